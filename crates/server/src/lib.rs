//! The server: a lobby, tables that people and bots play at, storage, live streams and the embedded page.
//!
//! Every action is a request that becomes an entry of a table's log. The entry is durable before anybody is told of it;
//! then each watcher is sent their own view. The server holds no rule of any game.
#![forbid(unsafe_code)]

mod account;
mod app;
mod assets;
mod bots;
mod brotli_stream;
mod changes;
mod clock;
mod coding;
mod data_directory;
mod due;
mod edge;
mod elsewhere;
mod erase;
mod error;
mod expiry;
mod extract;
mod feed;
mod follow;
mod forced;
mod guard;
mod gzip_stream;
mod history;
mod identity;
mod late;
mod lessons;
mod limits;
mod loan;
mod lobby;
mod location;
mod memory;
mod metrics;
mod names;
mod network;
mod news;
mod openapi;
mod passing;
mod pause;
mod random;
mod rating;
mod readiness;
mod relay;
mod router;
mod routes;
mod serve;
mod service;
mod snapshot;
mod socket;
mod store;
mod table;
mod table_id;
mod table_page;
mod table_state;
mod tables;
mod teller;
#[cfg(test)]
mod tests;
mod text;
mod threads;
mod trace;
mod trouble;
mod watcher;
pub mod wire;

pub use bots::{Bots, HouseBots};
pub use data_directory::{DataDirectory, DirectoryError, Holder};
pub use expiry::Expiry;
pub use identity::PersonId;
pub use ipnet::IpNet;
pub use limits::{Limits, ParseRateError, Rate, Rates, Reach};
pub use location::Location;
pub use metrics::{
    ActionResult, Counted, Limit, Metrics, Notices, Read, Reason, Retry, StatusClass,
    StoreConnection, Transport, Unread, Updates,
};
pub use network::network_addresses;
pub use rating::{Rated, RatedMatch, Rating};
pub use serve::{Config, ServeError, Server};
pub use service::NatsAddress;
pub use store::{
    AccountRecord, AccountStore, AccountWrite, Backup, BackupError, Beat, Connections, Copied,
    CopyError, Ending, KeptCeremony, KeptReport, LeaseStore, PasskeyRecord, Pending, RatingRecord,
    RatingStore, Report, Reported, ReportsError, SeatRecord, ServerId, SessionRecord, SqlStore,
    Standing, Store, StoreError, TableRecord, TokenHash, Write, Written, backup, copy, reports,
    restore,
};
pub use table_id::{ParseTableIdError, TableId};
pub use trace::TRACE_TARGET;
pub use trouble::Trouble;
