//! All tables: those in memory and those only stored, the list of open tables, expiry, erasure, and what other servers
//! announce about them.
//!
//! Knows nothing of HTTP, and of a single table only what [`LiveTable`](crate::table::LiveTable) offers.

mod again;
pub(crate) mod branches;
mod challenges;
mod daily;
pub(crate) mod erasure;
pub(crate) mod expiry;
pub(crate) mod import;
pub(crate) mod listing;
mod practice;
pub(crate) mod remote;
pub(crate) mod shared_replays;
pub(crate) mod spots;
pub(crate) mod statistics;
pub(crate) mod tables;
