//! Follows a table on its own thread, over lost connections and restarts of the server.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::Sender;
use std::thread;
use std::time::Duration;

use serde::Deserialize;
use serde_json::{Map, Value};

use moonshot_client::{Client, RequestError};

/// The first and the longest wait before the next try to connect.
const WAITS: [Duration; 2] = [Duration::from_millis(250), Duration::from_secs(10)];

/// What reaches the session.
pub(super) enum Message {
    /// Something happened at the table with this id.
    Update(String, Box<Update>),
    /// The server refuses to show this table.
    Refused(String, RequestError),
    /// The user wants to leave.
    Quit,
}

/// A message of a stream.
#[derive(Deserialize)]
#[serde(untagged)]
enum Received {
    Update(Box<Update>),
    Heartbeat {
        #[serde(rename = "beat")]
        _seconds: u64,
    },
}

/// The used fields of an `Update` of the API. Not the API's own type: later releases add values to its enumerations, and a program
/// plays on with them.
#[derive(Deserialize)]
pub(super) struct Update {
    pub(super) events: Vec<Value>,
    pub(super) snapshot: Snapshot,
}

/// The used fields of a snapshot.
#[derive(Deserialize)]
pub(super) struct Snapshot {
    pub(super) version: u64,
    pub(super) you: Option<usize>,
    pub(super) seats: Vec<SeatInfo>,
    pub(super) life: Life,
    pub(super) view: View,
}

/// The used fields of a seat.
#[derive(Deserialize)]
pub(super) struct SeatInfo {
    pub(super) name: String,
    bot: bool,
    free: bool,
    kept: bool,
    program: bool,
    /// Why a bot stands in.
    pub(super) away: Option<String>,
}

impl SeatInfo {
    /// Whether a person sits there, and no program.
    pub(super) fn is_persons(&self) -> bool {
        !(self.bot || self.free || self.kept || self.program)
    }
}

/// The used fields of a table's life.
#[derive(Deserialize)]
pub(super) struct Life {
    pub(super) stage: String,
    pub(super) paused: bool,
    /// Whether the caller is the host.
    pub(super) yours: bool,
    /// The table of the rematch.
    pub(super) next: Option<String>,
}

/// A view of the engine protocol, which is passed on as it came.
#[derive(Deserialize)]
#[serde(transparent)]
pub(super) struct View(pub(super) Map<String, Value>);

impl View {
    /// A field; null if it is absent.
    pub(super) fn field(&self, name: &str) -> &Value {
        self.0.get(name).unwrap_or(&Value::Null)
    }

    /// Whether the viewer may act.
    pub(super) fn may_act(&self) -> bool {
        let legal = self.field("legal").as_array();
        legal.is_some_and(|legal| !legal.is_empty())
    }
}

/// A subscription, which ends when this is dropped.
pub(super) struct Subscription(Arc<AtomicBool>);

impl Drop for Subscription {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Relaxed);
    }
}

/// Follows a table: from the present state on, or with all events after a version.
pub(super) fn follow(
    server: &Client,
    table: &str,
    since: Option<u64>,
    to: Sender<Message>,
) -> Subscription {
    let ended = Arc::new(AtomicBool::new(false));
    let follower = Follower {
        server: server.clone(),
        table: table.to_owned(),
        to,
        ended: Arc::clone(&ended),
        since,
    };
    thread::spawn(move || follower.run());
    Subscription(ended)
}

struct Follower {
    server: Client,
    table: String,
    to: Sender<Message>,
    ended: Arc<AtomicBool>,
    /// The version of the last message.
    since: Option<u64>,
}

/// Why a connection ended.
enum End {
    /// Nobody waits for messages any more.
    Done,
    /// Connect again.
    Lost(String),
    Refused(RequestError),
}

impl Follower {
    fn run(mut self) {
        let mut wait = WAITS[0];
        let mut is_lost = false;
        loop {
            let before = self.since;
            let end = self.connect(&mut is_lost);
            match end {
                End::Done => return,
                End::Refused(error) => {
                    let _ = self.to.send(Message::Refused(self.table, error));
                    return;
                }
                End::Lost(why) => {
                    if self.ended.load(Ordering::Relaxed) {
                        return;
                    }
                    if !is_lost {
                        eprintln!("The connection is lost ({why}). Trying again.");
                    }
                    is_lost = true;
                    wait = match self.since == before {
                        true => (2 * wait).min(WAITS[1]),
                        false => WAITS[0],
                    };
                    thread::sleep(wait);
                }
            }
        }
    }

    fn connect(&mut self, is_lost: &mut bool) -> End {
        let since = self.since.map(|since| format!("&since={since}"));
        let path = format!(
            "tables/{}/events?beats=true{}",
            self.table,
            since.unwrap_or_default()
        );
        let messages = match self.server.stream(&path) {
            Ok(messages) => messages,
            Err(error) if error.is_temporary() => return End::Lost(error.to_string()),
            Err(error) => return End::Refused(error),
        };
        for message in messages {
            let message = match message {
                Ok(message) => message,
                Err(error) => return End::Lost(error.to_string()),
            };
            if self.ended.load(Ordering::Relaxed) {
                return End::Done;
            }
            if std::mem::take(is_lost) {
                eprintln!("The connection is back.");
            }
            let update = match serde_json::from_str(&message) {
                Ok(Received::Update(update)) => update,
                Ok(Received::Heartbeat { .. }) => continue,
                Err(error) => return End::Lost(format!("an update cannot be read: {error}")),
            };
            self.since = Some(update.snapshot.version);
            let update = Message::Update(self.table.clone(), update);
            if self.to.send(update).is_err() {
                return End::Done;
            }
        }
        End::Lost("the stream ended".to_owned())
    }
}
