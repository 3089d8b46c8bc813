//! Durable storage for Moonshot: tables and their logs, accounts, ratings, reports, documents and leases, in SQLite or PostgreSQL.
//!
//! ```
//! use moonshot_rules::Seat;
//! use moonshot_store::{SeatRecord, SqlStore, Store, StoreError, TableId, TableRecord, Write};
//! use moonshot_table::{Entry, Seeds};
//!
//! # tokio::runtime::Runtime::new().unwrap().block_on(async {
//! let directory = tempfile::tempdir()?;
//! let store = SqlStore::sqlite(directory.path()).await?;
//!
//! let id = TableId::from_random([7; 26]);
//! let table = TableRecord {
//!     id: id.clone(),
//!     created: 0,
//!     game: "hearts".into(),
//!     options: Default::default(),
//!     card_set: None,
//!     lesson: None,
//!     origin: None,
//!     seeds: Seeds::new([0; 32], vec![Vec::new(); 4]),
//!     waits: false,
//!     seats: vec![SeatRecord { name: "Ada".into(), ..Default::default() }; 4],
//!     autoplay: Default::default(),
//! };
//! let first = Entry::Act { seat: Seat::new(0).unwrap(), action: "2C".into() };
//! let create = Write::Create { table: Box::new(table), entries: vec![first.clone()] };
//! // An append names the length that it expects the log to have.
//! let late = Write::Append { table: id.clone(), position: 0, entries: vec![first.clone()] };
//!
//! let written = store.commit(&[create, late]).await?;
//! assert!(written[0].is_ok());
//! assert!(matches!(written[1], Err(StoreError::Stale)));
//! assert_eq!(store.log(&id).await?, [first]);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! # }).unwrap();
//! ```
//!
//! # What a store promises
//!
//! - [`Store::commit`] stores a batch of writes in one transaction. What it acknowledges is on the disk.
//! - An append succeeds only if the log has the expected length (optimistic concurrency), so of two servers one wins each position.
//! - The log is what counts. Marks beside it (listed, over, reserves) only save reading it.
//! - A damaged row affects its own table only.
//!
//! # Reading order
//!
//! | module | contents |
//! | --- | --- |
//! | `store`, `record`, `write`, `error` | the [`Store`] trait, what is stored, how it changes, what can fail |
//! | `origin`, `documents` | how a table came to be; texts beside tables and people |
//! | `accounts`, `ratings`, `reports`, `leases` | the other things that are stored, each with its records and its part of the trait |
//! | `sql` | [`SqlStore`]: statements that both databases understand; `sqlite` and `postgres` have what differs |
//! | `writer` | [`Writer`]: collects the writes of all tables into batches |
//! | `data_directory`, `backup`, `copy` | the lock of a data directory; [`backup()`], [`restore`] and [`copy()`] |
//! | `trouble`, `readiness` | what a host can do about a failure; whether the storage can write |
//! | `recorder`, `timings` | what a store reports for metrics; how long it waits |
//!
//! # Writing another backend
//!
//! Implement [`Store`], [`AccountStore`] and [`RatingStore`], and [`LeaseStore`] if several servers may share the backend. Then run the
//! conformance suite over it: see the module `conformance`, behind the feature of that name.
//!
//! # What it does not know
//!
//! HTTP, tables in memory, metrics, other servers, and any rule of a game.
#![forbid(unsafe_code)]

mod accounts;
mod backup;
#[cfg(feature = "conformance")]
pub mod conformance;
mod copy;
mod data_directory;
mod documents;
mod error;
mod leases;
mod loan;
mod location;
mod origin;
mod rating;
mod ratings;
mod readiness;
mod record;
mod recorder;
mod reports;
mod sql;
mod store;
mod system;
mod table_id;
#[cfg(test)]
mod tests;
mod timings;
mod trouble;
mod write;
mod writer;

pub use accounts::{
    AccountRecord, AccountStore, AccountWrite, Ending, Looks, PasskeyRecord, SessionRecord,
    Standing, TokenHash,
};
pub use backup::{Backup, BackupError, backup, restore};
pub use copy::{Copied, CopyError, copy};
pub use data_directory::{DataDirectory, DirectoryError, Holder};
pub use documents::Document;
pub use error::StoreError;
pub use leases::{CeremonyRecord, Heartbeat, LeaseStore, ServerId};
pub use loan::{Loan, pool_options};
pub use location::Location;
pub use origin::{Origin, OriginKind};
pub use rating::{Rated, RatedMatch, Rating};
pub use ratings::{RatingRecord, RatingStore};
pub use readiness::Readiness;
pub use record::{SeatRecord, Sitting, TableRecord};
pub use recorder::{Commit, Read, Recorder, Retry, Unread};
pub use reports::{Report, ReportRecord, Reported, ReportsError, reports};
pub use sql::SqlStore;
pub use store::{Connections, Pending, Store};
pub use table_id::{ParseTableIdError, TableId, base32_letter};
pub use timings::Timings;
pub use trouble::Trouble;
pub use write::{Write, Written};
pub use writer::Writer;
