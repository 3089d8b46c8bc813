//! Where updates come from: a table in this process, a live one on a server, or a finished match.
//!
//! Each runs on a thread of its own, takes [`Command`]s and sends [`Update`]s.

mod local;
mod memory;
mod remote;
mod replay;
mod saved;
mod scene;

use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;

use crate::model::{Command, Update};

pub use local::{Local, NewMatch, NewMatchError};
pub use remote::{NewRemote, Remote, RequestError, Server};
pub use replay::Replay;
pub use saved::{SaveError, SavedMatch, Saves};

/// The two ends of a running source.
pub struct Handle {
    /// Takes what the player does.
    pub commands: Sender<Command>,
    /// Sends what happened.
    pub updates: Receiver<Update>,
}

/// A source: it runs until the commands end.
pub trait Source: Send + 'static {
    /// Runs until `commands` ends or nobody receives the updates.
    fn run(self: Box<Self>, commands: Receiver<Command>, updates: Sender<Update>);
}

/// Starts a source on a thread of its own.
pub fn start(source: Box<dyn Source>) -> Handle {
    let (commands, taken) = channel();
    let (sent, updates) = channel();
    thread::spawn(move || source.run(taken, sent));
    Handle { commands, updates }
}
