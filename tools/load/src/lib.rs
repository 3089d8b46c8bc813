//! Plays real matches with real clients against a server, and measures it.
//!
//! At each table sit one person or several, and bots. One makes the table, the others sit down; each chooses random legal
//! actions from their newest snapshot and posts them. Several WebSockets a table, the people's own and those of spectators,
//! read every update. When a match ends, the same people make the next table.
//!
//! Matches of Hearts for four are watched by a referee; a foul makes the whole run fail. The rooms of `tools/peers` at other
//! servers are played and measured by the same people.
//!
//! What is measured, all of it in the measured time alone:
//!
//! - **answer**: from sending the request of an action to having read its answer.
//! - **told**: from sending the request of an action until a socket has read the update with that action's event; one
//!   value a socket. **told all** is the last of the table's sockets, one value an action. [`Counts`] says how an
//!   action is found again in the updates.
//! - **plays**: actions of people and bots together, counted from the events that the person's first socket sees, so
//!   that it does not matter how many moves one update holds.
//! - **CPU** of the server's process, from `/proc`, by plays.
//! - **memory**: the server's resident set, less what it had before the first table, by tables. Of the second half of the tables
//!   it is what a table more takes: what the first ones read of the program's file and all share is there by then. Pages of files
//!   are told apart at the end: the system takes them back when it needs room, and how many are there differs by megabytes
//!   from start to start.
#![forbid(unsafe_code)]

mod arguments;
mod choose;
mod figures;
mod http;
mod measure;
mod peer;
mod person;
mod process;
mod record;
mod referee;
mod report;
mod run;
mod server;
mod service;
mod socket;
mod table;
mod target;
mod trouble;
mod update;
mod watch;

pub use arguments::{Arguments, Plan};
pub use figures::{Figures, Memory};
pub use measure::{MeasureError, measure};
pub use record::Counts;
pub use run::run;
pub use target::{Target, TargetError};
