//! The server: lobby, tables for people and bots, live streams and the embedded page, over the storage of `moonshot-store`.
//!
//! Every action is a request that becomes an entry of a table's log. The entry is durable before it is published; then each
//! subscriber receives their own view. The server holds no rule of any game.
//!
//! The modules, from the bottom up; each begins with what is in it and what it must not know (`tools/rooms.py` checks that):
//!
//! - `util`, `names`, `metrics`: time, randomness and workers; names people type; metrics and traces.
//! - `error`: every way a request can fail.
//! - `net`: accept loop, connection and rate limits.
//! - `cluster`: several servers over one database.
//! - `auth`: guests, accounts, passkeys, sessions.
//! - `broadcast`: outboxes, deltas, subscribers, sessions.
//! - `table`: one table.
//! - `lobby`: all tables.
//! - `http`: the API and the page.
//! - `serve`: starting and stopping.
#![forbid(unsafe_code)]

mod auth;
mod broadcast;
mod cluster;
mod error;
mod http;
mod lobby;
mod metrics;
mod names;
mod net;
mod serve;
mod table;
#[cfg(test)]
mod tests;
mod util;

pub use cluster::NatsAddress;
pub use ipnet::IpNet;
pub use lobby::expiry::Expiry;
pub use metrics::trace::TRACE_TARGET;
pub use moonshot_table::PersonId;
pub use net::addresses::{network_addresses, restart_for_network};
pub use net::limits::{Limits, ParseRateError, Rate, Rates, Reach};
pub use serve::{Config, ServeError, Server};
pub use table::bots::{Bots, HouseBots};
