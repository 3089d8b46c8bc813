//! The server: a lobby, tables that people and bots play at, storage, live streams and the embedded page.
//!
//! A request enters by one door and is turned into an entry of a table's log; the entry is durable before
//! anybody is told; then each watcher is sent the view that is theirs. The server holds no rule of any game.
#![forbid(unsafe_code)]

mod app;
mod assets;
mod bots;
mod clock;
mod due;
mod error;
mod extract;
mod follow;
mod forced;
mod guard;
mod identity;
mod memory;
mod random;
mod reason;
mod router;
mod routes;
mod serve;
mod snapshot;
mod store;
mod table;
mod table_id;
mod table_state;
mod tables;
#[cfg(test)]
mod tests;
mod watcher;
pub mod wire;

pub use bots::{Bots, HouseBots};
pub use identity::PersonId;
pub use serve::{Config, ServeError, Server};
pub use store::{Pending, SeatRecord, SqliteStore, Store, StoreError, TableRecord};
pub use table_id::{ParseTableIdError, TableId};
