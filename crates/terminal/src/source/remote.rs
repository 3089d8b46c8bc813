//! A live table on a server, with other people.

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{Receiver, Sender};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::Duration;

use moonshot_api::{
    Accepted, ActionRequest, Identity, NewTable, OpenTables, QuickRequest, SayRequest, SitRequest,
    Snapshot, Stage, StartRequest, Suggestion, TableMade, Update as Message, VersionRequest,
};
use moonshot_client::Client;
pub use moonshot_client::RequestError;
use moonshot_table::Said;
use serde_json::{Map, Value, json};

use super::Source;
use crate::language::{Language, say};
use crate::model::{Command, Update};
use crate::question::KEEP;

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

    /// Follows a table. `name`: takes a free seat with it; without one the player watches.
    pub fn table(self, table: &str, name: Option<String>, language: &str) -> Remote {
        Remote {
            client: self.client,
            table: table.to_owned(),
            name,
            language: Language::load(language),
        }
    }
}

/// A live table.
pub struct Remote {
    client: Client,
    table: String,
    name: Option<String>,
    language: Language,
}

/// The last snapshot and its version, for requests.
#[derive(Default)]
struct Known {
    version: AtomicU64,
    snapshot: Mutex<Option<Snapshot>>,
}

impl Known {
    fn snapshot(&self) -> Option<Snapshot> {
        self.snapshot
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .clone()
    }

    fn note(&self, message: &Message) {
        self.version.store(message.version, Ordering::Relaxed);
        let mut known = self.snapshot.lock().unwrap_or_else(PoisonError::into_inner);
        *known = Some(message.snapshot.clone());
    }
}

impl Source for Remote {
    fn run(self: Box<Self>, commands: Receiver<Command>, updates: Sender<Update>) {
        let known = Arc::new(Known::default());
        if self.name.is_some() {
            self.sit_if_free(&updates);
        }
        let acting = (
            self.client.clone(),
            self.table.clone(),
            Arc::clone(&known),
            updates.clone(),
        );
        let (name, language) = (self.name.clone(), Language::load(self.language.code()));
        thread::spawn(move || {
            let (client, table, known, updates) = acting;
            let actor = Actor {
                client,
                table,
                known,
                name,
                language,
            };
            for command in commands {
                if actor
                    .act(command)
                    .is_some_and(|update| updates.send(update).is_err())
                {
                    return;
                }
            }
        });
        self.follow(&known, &updates);
    }
}

impl Remote {
    /// Takes a seat at a table that waits, unless the player has one.
    fn sit_if_free(&self, updates: &Sender<Update>) {
        let path = format!("tables/{}", self.table);
        let Ok(snapshot) = self.client.get::<Snapshot>(&path) else {
            // The stream says why.
            return;
        };
        let waits = snapshot.life.stage == Stage::Waiting;
        if let (None, true, Some(name)) = (snapshot.you, waits, &self.name)
            && let Err(error) = sit(&self.client, &self.table, name)
        {
            let _ = updates.send(Update::Notice(error.to_string()));
        }
    }

    /// Sends what the stream brings, and opens it again when it breaks, until nobody receives it or the table is gone.
    fn follow(&self, known: &Arc<Known>, updates: &Sender<Update>) {
        let (mut pause, mut lost) = (SOON, false);
        loop {
            let Some(error) = self.stream(known, updates, &mut lost, &mut pause) else {
                return;
            };
            if !error.is_temporary() {
                let _ = updates.send(Update::Failed(error.to_string()));
                return;
            }
            if !lost {
                lost = true;
                let text = say!(self.language, "sentences-link-lost");
                if updates.send(Update::Notice(text)).is_err() {
                    return;
                }
            }
            thread::sleep(pause);
            pause = (pause * 2).min(LATE);
        }
    }

    /// One stream, until it breaks; `None` if nobody receives the updates.
    fn stream(
        &self,
        known: &Arc<Known>,
        updates: &Sender<Update>,
        lost: &mut bool,
        pause: &mut Duration,
    ) -> Option<RequestError> {
        let version = known.version.load(Ordering::Relaxed);
        let since = match version {
            0 => String::new(),
            version => format!("&since={version}"),
        };
        let path = format!("tables/{}/events?beats=true{since}", self.table);
        let messages = match self.client.stream(&path) {
            Ok(messages) => messages,
            Err(error) => return Some(error),
        };
        for data in messages {
            let Ok(data) = data else { break };
            // Heartbeats, and messages of later releases.
            let Ok(message) = serde_json::from_str::<Message>(&data) else {
                continue;
            };
            if std::mem::take(lost) {
                let text = say!(self.language, "sentences-link-back");
                updates.send(Update::Notice(text)).ok()?;
            }
            *pause = SOON;
            known.note(&message);
            let Message {
                events, snapshot, ..
            } = message;
            let snapshot = Box::new(snapshot);
            updates.send(Update::Scene { events, snapshot }).ok()?;
        }
        Some(RequestError::Unreachable(String::new()))
    }
}

/// Takes a free seat, with a number for the shuffles that the server cannot have known.
fn sit(client: &Client, table: &str, name: &str) -> Result<Accepted, RequestError> {
    let request = SitRequest {
        seat: None,
        name: Some(name.to_owned()),
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
    client: Client,
    table: String,
    known: Arc<Known>,
    name: Option<String>,
    language: Language,
}

impl Actor {
    /// The update that follows at once; what happens comes by the stream.
    fn act(&self, command: Command) -> Option<Update> {
        let version = self.known.version.load(Ordering::Relaxed);
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
            Command::Advice => return Some(self.advice()),
            Command::Step { .. } => return None,
        };
        done.err().map(|error| self.failed(error))
    }

    fn post(&self, what: &str, body: &impl serde::Serialize) -> Result<(), RequestError> {
        let path = format!("tables/{}/{what}", self.table);
        self.client.post::<Value>(&path, body).map(drop)
    }

    /// Takes back, or with other people at the table asks them to.
    fn undo(&self, version: u64) -> Result<(), RequestError> {
        let alone = self.known.snapshot().is_none_or(|snapshot| {
            let others = snapshot.seats.iter().filter(|seat| !seat.bot && !seat.free);
            others.count() < 2
        });
        match alone {
            true => self.post("undo", &VersionRequest { version }),
            false => self.post("propose", &json!({"what": "undo"})),
        }
    }

    /// Takes a seat, or starts the match, or a rematch.
    fn begin(&self) -> Result<(), RequestError> {
        let Some(snapshot) = self.known.snapshot() else {
            return Ok(());
        };
        if snapshot.you.is_none() {
            let name = self.name.as_deref().unwrap_or("Guest");
            return sit(&self.client, &self.table, name).map(drop);
        }
        let request = StartRequest {
            nonce: Some(nonce()),
            level: None,
        };
        self.post("start", &request)
    }

    fn advice(&self) -> Update {
        let path = format!("tables/{}/suggestion", self.table);
        match self.client.post_empty::<Suggestion>(&path) {
            Ok(suggestion) => Update::Advice(Box::new(suggestion)),
            Err(error) => self.failed(error),
        }
    }

    fn failed(&self, error: RequestError) -> Update {
        match error {
            RequestError::Refused(problem) => match problem.reason {
                Some(reason) => Update::Refused(Box::new(reason)),
                None => Update::Notice(problem.detail),
            },
            _ => Update::Notice(say!(self.language, "base-unreachable")),
        }
    }
}
