//! Durable storage: tables, logs, accounts, ratings, reports and leases, in SQLite or PostgreSQL; the batch writer, backup
//! and copy.
//!
//! Knows nothing of HTTP, tables in memory or other servers. The log is what counts; all state is rebuilt from it.

use std::collections::BTreeMap;
use std::future::Future;
use std::pin::Pin;
use std::sync::Arc;

use moonshot_protocol::CardFaces;
use moonshot_rules::Seat;
use moonshot_table::{Entry, PersonId, Seeds};
use serde_json::{Map, Value};
use thiserror::Error;

use moonshot_api::Autoplay;

mod accounts;
mod backup;
mod copy;
mod data_directory;
mod leases;
mod loan;
mod location;
mod rating;
mod ratings;
mod readiness;
mod reports;
mod sql;
mod table_id;
#[cfg(test)]
pub(crate) mod tests;
mod trouble;
mod writer;

pub use accounts::{
    AccountRecord, AccountStore, AccountWrite, Ending, PasskeyRecord, SessionRecord, Standing,
    TokenHash,
};
pub use backup::{Backup, BackupError, backup, restore};
pub use copy::{Copied, CopyError, copy};
pub use data_directory::{DataDirectory, DirectoryError, Holder};
pub(crate) use leases::SEEN;
pub use leases::{Heartbeat, KeptCeremony, LeaseStore, ServerId};
pub(crate) use loan::{Loan, pool};
pub use location::Location;
pub use rating::{Rated, RatedMatch, Rating};
pub use ratings::{RatingRecord, RatingStore};
pub(crate) use readiness::Readiness;
pub use reports::{KeptReport, Report, Reported, ReportsError, reports};
#[cfg(test)]
pub(crate) use sql::LAST_MIGRATIONS;
pub use sql::SqlStore;
pub(crate) use table_id::letter;
pub use table_id::{ParseTableIdError, TableId};
pub use trouble::Trouble;
pub(crate) use trouble::explained_store;
pub(crate) use writer::Writer;

/// A table as it was made, before its first card.
#[derive(Clone, PartialEq, Debug)]
pub struct TableRecord {
    /// The table.
    pub id: TableId,
    /// When it was made, in milliseconds since 1970.
    pub created: i64,
    /// The game's id.
    pub game: String,
    /// The options the table was made with; those left out have their default.
    pub options: Map<String, Value>,
    /// The cards of Black Hearts, where they are not the built-in set.
    pub card_set: Option<Arc<CardFaces>>,
    /// The lesson that the match is, if it is one: its first deals are chosen, and the log has every outcome.
    pub lesson: Option<String>,
    /// The seeds of every shuffle. They do not print.
    pub seeds: Seeds,
    /// Whether the table waits for its company: who sits where is then in the log, and the seats have nobody.
    pub waits: bool,
    /// Who sits where before the first entry of the log, in seat order.
    pub seats: Vec<SeatRecord>,
    /// Which forced cards are played without asking, for those who have set it.
    pub autoplay: BTreeMap<PersonId, Autoplay>,
}

/// Who sits at a seat.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct SeatRecord {
    /// The name at the table.
    pub name: String,
    /// The person; `None` where a bot of the house plays.
    pub person: Option<PersonId>,
    /// Whether the person is a program, under an account that is marked as a bot's.
    pub program: bool,
    /// Whether the name is that of the person's account.
    pub account: bool,
}

/// Something to be stored.
#[derive(Clone, PartialEq, Debug)]
pub enum Write {
    /// A new table and the first entries of its log. Fails with [`StoreError::Exists`] if there is a table of that id.
    Create {
        /// The table.
        table: Box<TableRecord>,
        /// The entries.
        entries: Vec<Entry>,
    },
    /// Entries at the end of a log. Fails with [`StoreError::Stale`] unless the log has `position` entries.
    Append {
        /// The table.
        table: TableId,
        /// How many entries the log has without these.
        position: usize,
        /// The entries; at least one.
        entries: Vec<Entry>,
    },
    /// The setting of a person who sits there.
    Autoplay {
        /// The table.
        table: TableId,
        /// Whose.
        person: PersonId,
        /// The setting.
        autoplay: Autoplay,
    },
    /// Whether a person who sits there has put the table away.
    PutAway {
        /// The table.
        table: TableId,
        /// Whose doing it is.
        person: PersonId,
        /// Whether it is put away.
        put_away: bool,
    },
    /// A mark on a table whose match is over. It is for [`Store::open_tables_of`] alone; the log is what counts.
    Over {
        /// The table.
        table: TableId,
        /// By what its players are rated, with the first such mark.
        rated: Option<RatedMatch>,
    },
    /// A mark on a table that is listed in the lobby, or no more. It is for [`Store::listed`] alone.
    Listed {
        /// The table.
        table: TableId,
        /// Whether it is listed.
        listed: bool,
    },
    /// What is left of people's reserves of time. It is for [`Store::reserves`] alone.
    Reserves {
        /// The table.
        table: TableId,
        /// The milliseconds of each seat where some of it was used.
        reserves: Vec<(Seat, u64)>,
    },
    /// The end of a table with its log. Fails with [`StoreError::Stale`] if something happened there at that time
    /// (milliseconds since 1970) or later.
    Delete {
        /// The table.
        table: TableId,
        /// The time.
        unchanged_since: i64,
    },
    /// A table without somebody: entries of its log and seats of its record that are written over, and the end of their
    /// sitting. Fails with [`StoreError::Stale`] unless the log has `position` entries.
    Erase {
        /// The table.
        table: TableId,
        /// Who is taken out of it.
        person: PersonId,
        /// How many entries the log has.
        position: usize,
        /// The entries that differ, with their positions.
        entries: Vec<(usize, Entry)>,
        /// The seats of the record, in seat order.
        seats: Vec<SeatRecord>,
    },
    /// Something about accounts.
    Account(AccountWrite),
    /// A report of one person about another. Fails with [`StoreError::TooMany`] where the reporter has made many within
    /// an hour. The oldest of very many reports are forgotten.
    Report(Box<Report>),
    /// A row that tells whether anything can be written.
    Ready,
}

/// Where a person sits at a table, or sat last.
#[derive(Clone, PartialEq, Debug)]
pub struct Sitting {
    /// The table.
    pub table: TableId,
    /// The seat.
    pub seat: Seat,
    /// Whether the person has put the table away.
    pub put_away: bool,
}

/// Why something could not be stored or read.
#[derive(Clone, Debug, Error)]
pub enum StoreError {
    /// The log has another length than the entries were made against.
    #[error("the log has moved on")]
    Stale,
    /// There is a table of that id.
    #[error("there is a table of that id")]
    Exists,
    /// Somebody has stored too much of this of late.
    #[error("there is too much of this")]
    TooMany,
    /// The operating system gives no randomness for a secret.
    #[error("the operating system gives no randomness")]
    NoRandomness,
    /// What is stored cannot be read.
    #[error("the stored {what} of table {table} cannot be read")]
    Damaged {
        /// The table.
        table: TableId,
        /// What is wrong with it.
        what: &'static str,
    },
    /// A newer release has changed the table in a way that this one cannot read.
    #[error("a newer release has changed table {table}")]
    Newer {
        /// The table.
        table: TableId,
    },
    /// The server stops and has closed the storage.
    #[error("the storage is closed")]
    Closed,
    /// The storage failed: a full disk, a file that cannot be opened.
    #[error("the storage failed")]
    Failed(#[source] Arc<sqlx::Error>),
    /// The stored form is newer than this program, or could not be brought up to date.
    #[error("the stored form could not be brought up to date")]
    Migration(#[source] Arc<sqlx::migrate::MigrateError>),
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> StoreError {
        match error {
            sqlx::Error::PoolClosed => StoreError::Closed,
            error => StoreError::Failed(Arc::new(error)),
        }
    }
}

impl From<sqlx::migrate::MigrateError> for StoreError {
    fn from(error: sqlx::migrate::MigrateError) -> StoreError {
        StoreError::Migration(Arc::new(error))
    }
}

/// The connections to a storage that read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Connections {
    /// Those over which something is read, or that are being made.
    pub used: u32,
    /// Those that wait to be used.
    pub idle: u32,
    /// How many there may be.
    pub most: u32,
}

/// What became of a write.
pub type Written = Result<(), StoreError>;

/// The future of a store's answer.
pub type Pending<'a, T> = Pin<Box<dyn Future<Output = Result<T, StoreError>> + Send + 'a>>;

/// Where tables and their logs are kept. Every backend passes the same conformance suite.
pub trait Store: Send + Sync {
    /// Stores all of it in one transaction, in this order, and says what became of each. What is `Ok` is durable; of
    /// what is not, nothing was stored, and it does not touch the others.
    ///
    /// # Errors
    /// When the transaction failed. Then nothing was stored, or the store does not know.
    fn commit<'a>(&'a self, writes: &'a [Write]) -> Pending<'a, Vec<Written>>;

    /// The table of that id.
    fn table<'a>(&'a self, id: &'a TableId) -> Pending<'a, Option<TableRecord>>;

    /// A table's log.
    fn log<'a>(&'a self, id: &'a TableId) -> Pending<'a, Vec<Entry>> {
        self.log_after(id, 0)
    }

    /// The entries of a table's log after the first so many.
    fn log_after<'a>(&'a self, id: &'a TableId, position: usize) -> Pending<'a, Vec<Entry>>;

    /// How many entries the log of each of these tables has, in no order. A table that does not exist is left out.
    fn lengths<'a>(&'a self, ids: &'a [TableId]) -> Pending<'a, Vec<(TableId, usize)>>;

    /// The time by the clock that entries are marked with, in milliseconds since 1970.
    fn time(&self) -> Pending<'_, i64>;

    /// When the entries at the end of a table's log were made, each with its position, in milliseconds since 1970: from the
    /// first on that was made at `time` or later.
    fn made_since<'a>(&'a self, id: &'a TableId, time: i64) -> Pending<'a, Vec<(usize, i64)>>;

    /// What was left of people's reserves of time when it was written last, in milliseconds; none where nobody has used any, or what
    /// is written cannot be read.
    fn reserves<'a>(&'a self, id: &'a TableId) -> Pending<'a, Vec<(Seat, u64)>>;

    /// The tables that are marked as listed in the lobby, the newest first, `limit` at most.
    fn listed(&self, limit: usize) -> Pending<'_, Vec<TableId>>;

    /// The tables where the person sits or sat, with the time of their last change, the newest first, `limit` at most. A table
    /// whose name or time cannot be read is left out and logged.
    fn tables_of<'a>(
        &'a self,
        person: &'a PersonId,
        limit: usize,
    ) -> Pending<'a, Vec<(TableId, i64)>>;

    /// Where the person sits or sat last, at every table, in no order. A row that cannot be read is left out and logged.
    fn sittings_of<'a>(&'a self, person: &'a PersonId) -> Pending<'a, Vec<Sitting>>;

    /// Tables to which nothing happened at `time` (milliseconds since 1970) or later, the oldest first, `limit` at most:
    /// with `over` those that are marked as over, without it the others.
    fn unchanged_since(&self, time: i64, over: bool, limit: usize) -> Pending<'_, Vec<TableId>>;

    /// The tables changed at `time` (milliseconds since 1970) or later. A table whose name cannot be read is left out
    /// and logged.
    fn changed_since(&self, time: i64) -> Pending<'_, Vec<TableId>>;

    /// Who sits or sat at a table, in no order.
    fn people_at<'a>(&'a self, table: &'a TableId) -> Pending<'a, Vec<PersonId>>;

    /// What is stored of accounts.
    fn accounts(&self) -> &dyn AccountStore;

    /// The ratings.
    fn ratings(&self) -> &dyn RatingStore;

    /// What servers need to share the work; `None` where only one can be over the store.
    fn leases(&self) -> Option<&dyn LeaseStore> {
        None
    }

    /// The connections that read; `None` where there are none to count.
    fn connections(&self) -> Option<Connections> {
        None
    }

    /// Whether the storage can write: writes what a new table takes, and nothing stays of it. Durable when it returns.
    fn ready(&self) -> Pending<'_, ()> {
        Box::pin(async {
            let written = self.commit(&[Write::Ready]).await?;
            written.into_iter().collect()
        })
    }

    /// Finishes pending writes and closes.
    fn close(&self) -> Pending<'_, ()>;

    /// The secret of that name, the same for all servers over this store; `fresh` becomes it the first time.
    fn secret<'a>(&'a self, name: &'a str, fresh: [u8; 32]) -> Pending<'a, [u8; 32]>;

    /// The tables where the person sits that are not marked as over, `limit` at most.
    fn open_tables_of<'a>(
        &'a self,
        person: &'a PersonId,
        limit: usize,
    ) -> Pending<'a, Vec<TableId>>;
}
