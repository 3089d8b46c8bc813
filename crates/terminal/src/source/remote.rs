//! A live table on a server, with other people.

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{Receiver, SendError, Sender};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::Duration;

use moonshot_api::{
    Accepted, ActionRequest, AnswerRequest, Identity, NewTable, OpenTables, OutRequest,
    PauseRequest, ProposeRequest, Proposed, QuickRequest, RematchRequest, SayRequest, SitRequest,
    Snapshot, Stage, StartRequest, Suggestion, TableMade, Update as Message, VersionRequest,
};
use moonshot_client::Client;
pub use moonshot_client::RequestError;
use moonshot_table::Said;
use serde_json::{Map, Value};

use super::Source;
use crate::language::{Language, say};
use crate::model::{Command, Update};
use crate::offers::people;
use crate::question::KEEP;
use crate::words;

/// The first pause before another try, and the longest.
const SOON: Duration = Duration::from_millis(500);
const LATE: Duration = Duration::from_secs(10);

/// A server on which somebody plays.
pub struct Server {
    client: Client,
    token: String,
}

/// A table to look for or to make on a server.
#[derive(Clone, Debug)]
pub struct NewRemote {
    /// The game's id.
    pub game: String,
    /// The number of players; any, or the usual number, if there is none.
    pub players: Option<usize>,
    /// The options that differ from their defaults.
    pub options: Map<String, Value>,
    /// The player's name.
    pub name: String,
}

impl Server {
    /// The server at this address, such as `https://hearts.example.org`, as the identity with this token or as a new guest.
    ///
    /// # Errors
    /// If the server cannot be reached, or refuses.
    pub fn connect(address: &str, token: Option<&str>) -> Result<Server, RequestError> {
        let program = concat!("moonshot-play/", env!("CARGO_PKG_VERSION"));
        let mut client = Client::new(address, program)?;
        let token = match token {
            Some(token) => token.to_owned(),
            None => client.post_empty::<Identity>("identity")?.token,
        };
        client.set_token(Some(&token));
        Ok(Server { client, token })
    }

    /// The token of the identity, which grants everything that it may do.
    pub fn token(&self) -> &str {
        &self.token
    }

    /// The listed tables that wait for players.
    ///
    /// # Errors
    /// If the server cannot be reached, or refuses.
    pub fn open_tables(&self) -> Result<OpenTables, RequestError> {
        self.client.get("open")
    }

    /// A listed table of the game with a free seat, or a new one; its id.
    ///
    /// # Errors
    /// If the server cannot be reached, or refuses.
    pub fn quick(&self, new: &NewRemote) -> Result<String, RequestError> {
        let request = QuickRequest {
            game: new.game.clone(),
            players: new.players,
            name: new.name.clone(),
        };
        Ok(self.client.post::<TableMade>("quick", &request)?.table)
    }

    /// A new table for people who have its link; its id.
    ///
    /// # Errors
    /// If the server cannot be reached, or refuses.
    pub fn make(&self, new: &NewRemote) -> Result<String, RequestError> {
        let range = moonshot_protocol::find(&new.game).map_or((4, 4), |game| game.players);
        let players = new.players.unwrap_or(4.clamp(range.0, range.1));
        let mut names = vec![None; players];
        if let Some(own) = names.first_mut() {
            *own = Some(new.name.clone());
        }
        let request = NewTable {
            game: new.game.clone(),
            players,
            options: Some(new.options.clone()),
            names,
            waits: true,
            levels: None,
            terms: None,
        };
        Ok(self.client.post::<TableMade>("tables", &request)?.table)
    }

    /// Follows a table. `sits`: takes a free seat with the name at once; otherwise the player watches.
    pub fn table(self, table: &str, name: &str, sits: bool, language: &str) -> Remote {
        Remote {
            client: self.client,
            table: table.to_owned(),
            name: name.to_owned(),
            sits,
            language: language.to_owned(),
        }
    }
}

/// A live table.
pub struct Remote {
    client: Client,
    table: String,
    name: String,
    sits: bool,
    language: String,
}

/// The table that is followed, its last snapshot and its version, for requests.
#[derive(Default)]
struct Known {
    version: AtomicU64,
    table: Mutex<String>,
    snapshot: Mutex<Option<Snapshot>>,
}

impl Known {
    fn table(&self) -> String {
        let table = self.table.lock().unwrap_or_else(PoisonError::into_inner);
        table.clone()
    }

    fn snapshot(&self) -> Option<Snapshot> {
        self.snapshot
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .clone()
    }

    /// Keeps the snapshot; the one before.
    fn note(&self, message: &Message) -> Option<Snapshot> {
        self.version.store(message.version, Ordering::Relaxed);
        let mut known = self.snapshot.lock().unwrap_or_else(PoisonError::into_inner);
        known.replace(message.snapshot.clone())
    }

    /// Goes to another table.
    fn go(&self, table: &str) {
        let mut known = self.table.lock().unwrap_or_else(PoisonError::into_inner);
        table.clone_into(&mut known);
        self.version.store(0, Ordering::Relaxed);
        let mut snapshot = self.snapshot.lock().unwrap_or_else(PoisonError::into_inner);
        *snapshot = None;
    }
}

impl Source for Remote {
    fn run(self: Box<Self>, commands: Receiver<Command>, updates: Sender<Update>) {
        let known = Arc::new(Known::default());
        known.go(&self.table);
        let follower = |updates: &Sender<Update>| Follower {
            client: self.client.clone(),
            known: Arc::clone(&known),
            language: Language::load(&self.language),
            updates: updates.clone(),
        };
        let actor = Actor {
            follower: follower(&updates),
            name: self.name.clone(),
            code: self.language.clone(),
        };
        if self.sits
            && let Some(update) = actor.sit_if_free()
            && updates.send(update).is_err()
        {
            return;
        }
        thread::spawn(move || {
            for command in commands {
                let update = actor.act(command);
                if update.is_some_and(|update| actor.follower.updates.send(update).is_err()) {
                    return;
                }
            }
        });
        follower(&updates).follow();
    }
}

/// Why a stream has ended.
enum Ended {
    /// The connection broke, or the server refused.
    Broken(RequestError),
    /// Another table is followed now, by the same thread or by another.
    Moved { here: bool },
    /// Nobody receives the updates.
    Unheard,
}

/// Sends what happens at the table.
struct Follower {
    client: Client,
    known: Arc<Known>,
    language: Language,
    updates: Sender<Update>,
}

impl Follower {
    /// Sends what the stream brings, and opens it again when it breaks, until nobody receives it, the table is gone, or another
    /// thread follows another table.
    fn follow(&self) {
        let (mut pause, mut lost) = (SOON, false);
        loop {
            let error = match self.stream(&mut lost, &mut pause) {
                Ended::Broken(error) => error,
                Ended::Moved { here: true } => continue,
                Ended::Moved { here: false } | Ended::Unheard => return,
            };
            if !error.is_temporary() {
                let _ = self.updates.send(Update::Failed(self.reason(error)));
                return;
            }
            if !lost {
                lost = true;
                let text = say!(self.language, "sentences-link-lost");
                if self.updates.send(Update::Notice(text)).is_err() {
                    return;
                }
            }
            thread::sleep(pause);
            pause = (pause * 2).min(LATE);
        }
    }

    /// One stream, until it ends.
    fn stream(&self, lost: &mut bool, pause: &mut Duration) -> Ended {
        let table = self.known.table();
        let version = self.known.version.load(Ordering::Relaxed);
        let since = match version {
            0 => String::new(),
            version => format!("&since={version}"),
        };
        let path = format!("tables/{table}/events?beats=true{since}");
        let messages = match self.client.stream(&path) {
            Ok(messages) => messages,
            Err(error) => return Ended::Broken(error),
        };
        for data in messages {
            if self.known.table() != table {
                return Ended::Moved { here: false };
            }
            let Ok(data) = data else { break };
            // Heartbeats, and messages of later releases.
            let Ok(message) = serde_json::from_str::<Message>(&data) else {
                continue;
            };
            if std::mem::take(lost) {
                let text = say!(self.language, "sentences-link-back");
                if self.updates.send(Update::Notice(text)).is_err() {
                    return Ended::Unheard;
                }
            }
            *pause = SOON;
            let before = self.known.note(&message);
            let next = before.and_then(|before| begun(&before, &message.snapshot));
            let Message {
                events, snapshot, ..
            } = message;
            let snapshot = Box::new(snapshot);
            if self
                .updates
                .send(Update::Scene { events, snapshot })
                .is_err()
            {
                return Ended::Unheard;
            }
            if let Some(next) = next {
                return match self.go(&next) {
                    Ok(()) => Ended::Moved { here: true },
                    Err(_) => Ended::Unheard,
                };
            }
        }
        match self.known.table() == table {
            true => Ended::Broken(RequestError::Unreachable(String::new())),
            false => Ended::Moved { here: false },
        }
    }

    /// Goes to another table, and says where it is.
    fn go(&self, table: &str) -> Result<(), SendError<Update>> {
        self.known.go(table);
        let link = format!("{}/table/{table}", self.client.address());
        let text = say!(self.language, "terminal-link", link = link);
        self.updates.send(Update::Notice(text))
    }

    /// Why a request failed, in the player's language.
    fn reason(&self, error: RequestError) -> String {
        match error {
            RequestError::Refused(problem) => words::problem(&self.language, &problem),
            _ => say!(self.language, "base-unreachable"),
        }
    }
}

/// The table of the next match, which has just begun with the player.
fn begun(before: &Snapshot, after: &Snapshot) -> Option<String> {
    let is_begun = |snapshot: &Snapshot| {
        let rematch = snapshot.life.rematch.as_ref();
        rematch.is_some_and(|rematch| rematch.begun)
    };
    let you = after.you?;
    let ready = &after.life.rematch.as_ref()?.ready;
    let goes = is_begun(after) && !is_begun(before) && ready.contains(&you);
    after.life.next.clone().filter(|_| goes)
}

/// Takes a free seat, with a number for the shuffles that the server cannot have known.
fn sit(client: &Client, table: &str, name: Option<&str>) -> Result<Accepted, RequestError> {
    let request = SitRequest {
        seat: None,
        name: name.map(str::to_owned),
        nonce: nonce(),
    };
    client.post(&format!("tables/{table}/sit"), &request)
}

fn nonce() -> String {
    let mut bytes = [0; 32];
    // Without randomness the shuffles still have the server's and everybody else's.
    let _ = getrandom::fill(&mut bytes);
    hex::encode(bytes)
}

/// Sends what the player does.
struct Actor {
    follower: Follower,
    name: String,
    /// The code of the language.
    code: String,
}

impl Actor {
    /// Takes a seat at a table that waits, unless the player has one; what went wrong.
    fn sit_if_free(&self) -> Option<Update> {
        let path = format!("tables/{}", self.follower.known.table());
        // If there is no answer, the stream says why.
        let snapshot = self.follower.client.get::<Snapshot>(&path).ok()?;
        let waits = snapshot.life.stage == Stage::Waiting;
        if snapshot.you.is_some() || !waits {
            return None;
        }
        let error = self.sit().err()?;
        Some(Update::Notice(self.follower.reason(error)))
    }

    fn sit(&self) -> Result<(), RequestError> {
        let table = self.follower.known.table();
        sit(&self.follower.client, &table, Some(&self.name)).map(drop)
    }

    /// The update that follows at once; what happens comes by the stream.
    fn act(&self, command: Command) -> Option<Update> {
        let version = self.follower.known.version.load(Ordering::Relaxed);
        let done = match command {
            Command::Act(action) if action == KEEP => {
                self.post("go-on", &VersionRequest { version })
            }
            Command::Act(action) => self.post("actions", &ActionRequest { version, action }),
            Command::Undo => self.undo(version),
            Command::Say(text) => {
                let said = Said::Text(text);
                self.post("say", &SayRequest { said })
            }
            Command::Begin => self.begin(),
            Command::Propose(what) => self.propose(what),
            Command::Answer { agree } => self.post("answer", &AnswerRequest { agree }),
            Command::Back => self.empty("back"),
            Command::Out => self.post("out", &OutRequest { fault: None }),
            Command::Pause { paused } => self.post("pause", &PauseRequest { paused }),
            Command::Rematch => self.rematch(),
            Command::StartNext => self.start_next(),
            Command::LeaveNext => self.leave_next(),
            Command::Next => match self.next() {
                Some(next) => self.go(&next),
                None => Ok(()),
            },
            Command::Advice => return Some(self.advice()),
            Command::Step { .. } => return None,
        };
        done.err().map(|error| self.failed(error))
    }

    fn snapshot(&self) -> Option<Snapshot> {
        self.follower.known.snapshot()
    }

    /// The table of the next match.
    fn next(&self) -> Option<String> {
        self.snapshot()?.life.next
    }

    fn is_alone(&self) -> bool {
        let snapshot = self.snapshot();
        snapshot.is_none_or(|snapshot| people(&snapshot).count() < 2)
    }

    fn post(&self, what: &str, body: &impl serde::Serialize) -> Result<(), RequestError> {
        let path = format!("tables/{}/{what}", self.follower.known.table());
        self.follower.client.post::<Value>(&path, body).map(drop)
    }

    fn empty(&self, what: &str) -> Result<(), RequestError> {
        let path = format!("tables/{}/{what}", self.follower.known.table());
        self.follower.client.post_empty::<Value>(&path).map(drop)
    }

    fn propose(&self, what: Proposed) -> Result<(), RequestError> {
        self.post("propose", &ProposeRequest { what })
    }

    /// Takes back, or with other people at the table asks them to.
    fn undo(&self, version: u64) -> Result<(), RequestError> {
        match self.is_alone() {
            true => self.post("undo", &VersionRequest { version }),
            false => self.propose(Proposed::Undo),
        }
    }

    /// Takes a seat, or starts the match, or is ready for the next.
    fn begin(&self) -> Result<(), RequestError> {
        let Some(snapshot) = self.snapshot() else {
            return Ok(());
        };
        match snapshot.life.stage {
            _ if snapshot.you.is_none() => self.sit(),
            Stage::Over => self.rematch(),
            _ => self.post("start", &start_request()),
        }
    }

    /// Takes the player's seat at the table of the next match. A player without others starts it at once.
    fn rematch(&self) -> Result<(), RequestError> {
        let client = &self.follower.client;
        let path = format!("tables/{}/rematch", self.follower.known.table());
        let next = client.post::<TableMade>(&path, &RematchRequest::default())?;
        let next = next.table;
        let sat = match sit(client, &next, None) {
            // The seat of a player who left it is no longer reserved.
            Err(error) if error.code() == "bad-request" => sit(client, &next, Some(&self.name)),
            sat => sat,
        };
        match sat {
            Err(error) if error.code() != "sits-already" => return Err(error),
            _ => {}
        }
        match self.is_alone() {
            true => self.start(&next).and_then(|()| self.go(&next)),
            false => Ok(()),
        }
    }

    fn start(&self, table: &str) -> Result<(), RequestError> {
        let path = format!("tables/{table}/start");
        let client = &self.follower.client;
        client.post::<Value>(&path, &start_request()).map(drop)
    }

    fn start_next(&self) -> Result<(), RequestError> {
        self.next().map_or(Ok(()), |next| self.start(&next))
    }

    fn leave_next(&self) -> Result<(), RequestError> {
        let Some(next) = self.next() else {
            return Ok(());
        };
        let path = format!("tables/{next}/leave");
        self.follower.client.post_empty::<Value>(&path).map(drop)
    }

    /// Follows another table on a thread of its own; that of this one ends.
    fn go(&self, table: &str) -> Result<(), RequestError> {
        if self.follower.known.table() == table || self.follower.go(table).is_err() {
            return Ok(());
        }
        let follower = Follower {
            client: self.follower.client.clone(),
            known: Arc::clone(&self.follower.known),
            language: Language::load(&self.code),
            updates: self.follower.updates.clone(),
        };
        thread::spawn(move || follower.follow());
        Ok(())
    }

    fn advice(&self) -> Update {
        let path = format!("tables/{}/suggestion", self.follower.known.table());
        match self.follower.client.post_empty::<Suggestion>(&path) {
            Ok(suggestion) => Update::Advice(Box::new(suggestion)),
            Err(error) => self.failed(error),
        }
    }

    fn failed(&self, error: RequestError) -> Update {
        if let RequestError::Refused(problem) = &error
            && let Some(reason) = &problem.reason
        {
            return Update::Refused(Box::new(reason.clone()));
        }
        Update::Remark(self.follower.reason(error))
    }
}

fn start_request() -> StartRequest {
    StartRequest {
        nonce: Some(nonce()),
        level: None,
    }
}
