//! A program's seat at one table after the other.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, Sender};

use anyhow::{Context, bail};
use moonshot_api::{Accepted, ActionRequest, Event, OutRequest, SitRequest, TableMade};
use serde_json::{Value, json};

use super::account::random_hex;
use super::follow::{Message, Snapshot, Subscription, Update, follow};
use crate::program::{Fault, Joined, SeatedProgram};
use moonshot_client::{Client, RequestError};

/// Who plays, and how.
pub(super) struct Session {
    pub(super) server: Client,
    /// The words of the program's command.
    pub(super) command: Vec<String>,
    /// The program's name at the table.
    pub(super) name: String,
    /// Time per decision, in milliseconds.
    pub(super) millis: u64,
    /// Whether to exit at the end of the match.
    pub(super) once: bool,
    /// Whether to make the first person who sits down the host.
    pub(super) gives_host: bool,
    /// Whether the user wants to leave: a program is waited for no longer.
    pub(super) leaves: Arc<AtomicBool>,
    /// Where a table's messages go.
    pub(super) send: Sender<Message>,
    /// The table now.
    pub(super) at: Option<AtTable>,
}

/// The table where the program sits.
pub(super) struct AtTable {
    table: String,
    _subscription: Subscription,
    state: Playing,
    /// Events of the game since the program's last decision.
    events: Vec<Value>,
    /// The last choice and the version that it was made from.
    chosen: Option<(u64, String)>,
    /// The version after the last accepted action; older snapshots still ask for that action.
    acted: u64,
}

/// How far the match is.
enum Playing {
    /// The program is not asked yet.
    Waiting,
    /// The program plays.
    Program(SeatedProgram),
    /// The program failed: a bot plays.
    Failed,
    /// The match is over.
    Over,
}

impl Session {
    /// Sits down at a table and plays there, and at its rematches, until the user wants to leave.
    pub(super) fn run(mut self, table: &str, messages: &Receiver<Message>) -> anyhow::Result<()> {
        self.sit_down(table)?;
        loop {
            // This holds a sender, so there is always a next message.
            match messages.recv()? {
                Message::Quit => return self.leave(),
                Message::Update(table, update) if self.sits_at(&table) => {
                    if self.update(*update)? {
                        return Ok(());
                    }
                }
                Message::Refused(table, error) if self.sits_at(&table) => {
                    return Err(error).context("the table is closed to this program");
                }
                // A table that was left.
                Message::Update(..) | Message::Refused(..) => {}
            }
        }
    }

    fn sits_at(&self, table: &str) -> bool {
        self.at.as_ref().is_some_and(|at| at.table == table)
    }

    /// Takes a seat, or finds the one that this account has.
    fn sit_down(&mut self, table: &str) -> anyhow::Result<()> {
        let wanted = SitRequest {
            seat: None,
            name: Some(self.name.clone()),
            nonce: random_hex()?,
        };
        let path = format!("tables/{table}/sit");
        // The match may begin before the stream does: the program receives the deal all the same.
        let since = match self.server.post::<Accepted>(&path, &wanted) {
            Ok(accepted) => Some(accepted.version),
            Err(error) if error.code() == "sits-already" => None,
            Err(error) => return Err(error.into()),
        };
        println!(
            "{} sits at {}/table/{table}",
            self.name,
            self.server.address()
        );
        self.at = Some(AtTable {
            table: table.to_owned(),
            _subscription: follow(&self.server, table, since, self.send.clone()),
            state: Playing::Waiting,
            events: Vec::new(),
            chosen: None,
            acted: 0,
        });
        Ok(())
    }

    /// Leaves the seat; the server's bot plays on.
    fn leave(mut self) -> anyhow::Result<()> {
        let Some(at) = self.at.take() else {
            return Ok(());
        };
        match self.post_empty(&at.table, "leave") {
            Ok(_) => println!("{} has left the table.", self.name),
            // A finished match keeps its players.
            Err(error) if !error.is_temporary() => {}
            Err(error) => return Err(error).context(
                "the server does not answer, so the seat could not be left; a bot plays there after a while",
            ),
        }
        Ok(())
    }

    fn post<Answer: serde::de::DeserializeOwned>(
        &self,
        table: &str,
        what: &str,
        body: &impl serde::Serialize,
    ) -> Result<Answer, RequestError> {
        self.server.post(&format!("tables/{table}/{what}"), body)
    }

    fn post_empty(&self, table: &str, what: &str) -> Result<Accepted, RequestError> {
        self.server.post_empty(&format!("tables/{table}/{what}"))
    }

    /// Does what an update asks for. Returns whether all is done.
    fn update(&mut self, update: Update) -> anyhow::Result<bool> {
        let Some(mut at) = self.at.take() else {
            return Ok(true);
        };
        let Update { events, snapshot } = update;
        let of_game = events
            .into_iter()
            .filter(|event| serde_json::from_value::<Event>(event.clone()).is_ok());
        at.events.extend(of_game);
        let done = self.seen(&mut at, &snapshot);
        let next = snapshot
            .life
            .next
            .filter(|_| matches!(at.state, Playing::Over));
        self.at = Some(at);
        if done? {
            return Ok(true);
        }
        if let Some((next, at)) = next.zip(self.at.as_ref())
            && next != at.table
        {
            let made: TableMade = self.post(&at.table, "rematch", &json!({}))?;
            self.sit_down(&made.table)?;
        }
        Ok(false)
    }

    fn seen(&self, at: &mut AtTable, snapshot: &Snapshot) -> anyhow::Result<bool> {
        let Some(seat) = snapshot.you else {
            bail!("{} has no seat at this table any more", self.name);
        };
        match snapshot.life.stage.as_str() {
            "waiting" => self.give_host(at, seat, snapshot),
            "playing" => self.play(at, seat, snapshot),
            _ => {
                self.finish(at, snapshot);
                return Ok(self.once);
            }
        }
        Ok(false)
    }

    /// Makes a person the host of a table that this program opened.
    fn give_host(&self, at: &AtTable, seat: usize, snapshot: &Snapshot) {
        if !self.gives_host || !snapshot.life.yours {
            return;
        }
        let mut seats = snapshot.seats.iter().enumerate();
        let person = seats.find(|(other, info)| *other != seat && info.is_persons());
        if let Some((person, info)) = person {
            let host = json!({"seat": person});
            if self.post::<Accepted>(&at.table, "host", &host).is_ok() {
                println!("{} is the host now.", info.name);
            }
        }
    }

    /// Has the program act, if it is to.
    fn play(&self, at: &mut AtTable, seat: usize, snapshot: &Snapshot) {
        if let Playing::Waiting = at.state {
            at.state = match self.start(seat, snapshot) {
                Ok(program) => Playing::Program(program),
                Err(fault) => self.fail(at, seat, &fault),
            };
        }
        let Playing::Program(program) = &mut at.state else {
            return;
        };
        let away = snapshot
            .seats
            .get(seat)
            .and_then(|info| info.away.as_deref());
        if away == Some("time") {
            // The time ran out while there was no connection.
            let _ = self.post_empty(&at.table, "back");
        }
        let is_old = snapshot.version < at.acted;
        if away.is_some() || snapshot.life.paused || is_old || !snapshot.view.may_act() {
            return;
        }
        let chosen = match at.chosen.take() {
            // It did not reach the server.
            Some((version, action)) if version == snapshot.version => Ok(action),
            _ => program.choose(&std::mem::take(&mut at.events), &snapshot.view.0),
        };
        let acted = chosen.and_then(|action| self.act(at, snapshot.version, action));
        if let Err(fault) = acted {
            at.state = self.fail(at, seat, &fault);
        }
    }

    fn start(&self, seat: usize, snapshot: &Snapshot) -> Result<SeatedProgram, Fault> {
        let view = &snapshot.view;
        let none = serde_json::Map::new();
        let joined = Joined {
            game: view.field("game").as_str().unwrap_or_default(),
            players: snapshot.seats.len(),
            options: view.field("options").as_object().unwrap_or(&none),
            seat,
            seed: random(),
        };
        println!("The match begins: seat {seat}, {}.", joined.game);
        SeatedProgram::sit(&self.command, &joined, self.millis, &self.leaves)
    }

    /// Sends an action; a refusal by the rules is a fault.
    fn act(&self, at: &mut AtTable, version: u64, action: String) -> Result<(), Fault> {
        let request = ActionRequest {
            version,
            action: action.clone(),
        };
        match self.post::<Accepted>(&at.table, "actions", &request) {
            Ok(accepted) => at.acted = accepted.version,
            Err(error) if error.is_temporary() => at.chosen = Some((version, action)),
            Err(error)
                if matches!(
                    error.code(),
                    "illegal-action" | "bad-notation" | "bad-request"
                ) =>
            {
                return Err(Fault::wrong(format!("It plays “{action}”: {error}")));
            }
            // Something else happened first; the next update says what.
            Err(_) => {}
        }
        Ok(())
    }

    /// Reports a fault here and at the table, where a bot plays from now on.
    fn fail(&self, at: &AtTable, seat: usize, fault: &Fault) -> Playing {
        if self.leaves.load(Ordering::Relaxed) {
            // It was not waited for; the seat is left next.
            return Playing::Failed;
        }
        eprintln!("Seat {seat}: {fault} A bot plays for it.");
        let out = OutRequest {
            fault: Some(fault.kind),
        };
        if let Err(error) = self.post::<Accepted>(&at.table, "out", &out) {
            eprintln!("The table does not know of it: {error}");
        }
        Playing::Failed
    }

    fn finish(&self, at: &mut AtTable, snapshot: &Snapshot) {
        let outcome = snapshot.view.field("outcome");
        let events = std::mem::take(&mut at.events);
        match std::mem::replace(&mut at.state, Playing::Over) {
            Playing::Over => return,
            Playing::Program(mut program) => program.over(&events, outcome),
            Playing::Waiting | Playing::Failed => {}
        }
        let names: Vec<&str> = snapshot
            .seats
            .iter()
            .map(|info| info.name.as_str())
            .collect();
        let totals = snapshot.view.field("totals");
        println!("The match is over: {}, totals {totals}.", names.join(", "));
    }
}

/// A seed for the program's dice.
fn random() -> u64 {
    let mut bytes = [0; 8];
    // Without random numbers every match has the same seed.
    let _ = getrandom::fill(&mut bytes);
    u64::from_le_bytes(bytes)
}
