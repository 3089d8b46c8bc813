//! The server: a lobby, tables that people and bots play at, storage, live streams and the embedded page.
//!
//! Every action is a request that becomes an entry of a table's log. The entry is durable before anybody is told of it;
//! then each watcher is sent their own view. The server holds no rule of any game.
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
mod store;
mod table;
#[cfg(test)]
mod tests;
mod util;

pub use cluster::NatsAddress;
pub use ipnet::IpNet;
pub use lobby::expiry::Expiry;
pub use metrics::trace::TRACE_TARGET;
pub use metrics::{
    ActionResult, GaugeGuard, Limit, Metrics, Notices, Read, Reason, Retry, StatusClass,
    StoreConnection, Transport, Unread, Updates,
};
pub use moonshot_table::PersonId;
pub use net::addresses::network_addresses;
pub use net::limits::{Limits, ParseRateError, Rate, Rates, Reach};
pub use serve::{Config, ServeError, Server};
pub use store::{
    AccountRecord, AccountStore, AccountWrite, Backup, BackupError, Connections, Copied, CopyError,
    DataDirectory, DirectoryError, Ending, Heartbeat, Holder, KeptCeremony, KeptReport, LeaseStore,
    Location, ParseTableIdError, PasskeyRecord, Pending, Rated, RatedMatch, Rating, RatingRecord,
    RatingStore, Report, Reported, ReportsError, SeatRecord, ServerId, SessionRecord, SqlStore,
    Standing, Store, StoreError, TableId, TableRecord, TokenHash, Trouble, Write, Written, backup,
    copy, reports, restore,
};
pub use table::bots::{Bots, HouseBots};
