//! One table: its state, decisions, log, bots, clocks, presence, history and what each viewer may see.
//!
//! Three parts. [`Table`](state::Table) is pure state: `decide` says what a command does or why it is refused, `apply` changes it.
//! [`LiveTable`] is the actor that owns it: one writer at a time appends, and a change is durable before it is published. `ephemeral`
//! is the state that is in no log. Knows nothing of HTTP, and of the lobby only what [`Lobby`] offers.

mod attendance;
pub(crate) mod automatic;
pub(crate) mod bots;
mod command;
mod context;
pub(crate) mod course;
mod decide;
pub(crate) mod delayed;
pub(crate) mod ephemeral;
mod erasure;
mod facts;
mod forced;
pub(crate) mod hindsight;
pub(crate) mod history;
mod live;
mod memory;
pub(crate) mod mistakes;
mod news;
mod observer;
pub(crate) mod origin;
mod outboxes;
mod rating;
mod reading;
mod recall;
mod records;
pub(crate) mod replay;
pub(crate) mod results;
pub(crate) mod review;
mod seen;
pub(crate) mod snapshot;
pub(crate) mod state;
mod study;
mod subscription;
mod tasks;
mod transaction;

pub(crate) use command::{
    AWAY_AFTER, Command, LONGEST_TEXT, LONGEST_TITLE, WATCH_DELAYS, checked_level, checked_terms,
    usual_level,
};
pub(crate) use context::{Lobby, TableContext};
#[cfg(test)]
pub(crate) use live::Live;
pub(crate) use live::LiveTable;
pub(crate) use subscription::TableSubscriber;
pub(crate) use transaction::Transaction;
