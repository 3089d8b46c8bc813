//! How what is stored changes.

use moonshot_api::Autoplay;
use moonshot_rules::Seat;
use moonshot_table::{Entry, PersonId};

use crate::{AccountWrite, RatedMatch, Report, SeatRecord, StoreError, TableId, TableRecord};

/// A change of what is stored.
#[derive(Clone, PartialEq, Debug)]
pub enum Write {
    /// A new table and the first entries of its log. Fails with [`StoreError::Exists`] if there is a table with that id.
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
        /// The expected length of the log.
        position: usize,
        /// The entries; at least one.
        entries: Vec<Entry>,
    },
    /// The setting of a person who sits at the table.
    Autoplay {
        /// The table.
        table: TableId,
        /// The person.
        person: PersonId,
        /// The setting.
        autoplay: Autoplay,
    },
    /// Whether a person who sits at the table has archived it.
    PutAway {
        /// The table.
        table: TableId,
        /// The person.
        person: PersonId,
        /// Whether it is archived.
        put_away: bool,
    },
    /// Marks a table whose match is over, for [`Store::open_tables_of`](crate::Store::open_tables_of) only; the log is what counts.
    Over {
        /// The table.
        table: TableId,
        /// Rates the players, with the first such mark.
        rated: Option<RatedMatch>,
    },
    /// Marks a table as listed in the lobby or not, for [`Store::listed`](crate::Store::listed) only.
    Listed {
        /// The table.
        table: TableId,
        /// Whether it is listed.
        listed: bool,
    },
    /// The remaining time reserves, for [`Store::reserves`](crate::Store::reserves) only.
    Reserves {
        /// The table.
        table: TableId,
        /// The milliseconds of each seat that has used some.
        reserves: Vec<(Seat, u64)>,
    },
    /// Deletes a table with its log. Fails with [`StoreError::Stale`] if it changed at that time (milliseconds since 1970) or
    /// later.
    Delete {
        /// The table.
        table: TableId,
        /// The time.
        unchanged_since: i64,
    },
    /// Removes a person from a table: rewrites entries of its log and seats of its record, and deletes their sitting. Fails with
    /// [`StoreError::Stale`] unless the log has `position` entries.
    Erase {
        /// The table.
        table: TableId,
        /// The person.
        person: PersonId,
        /// The expected length of the log.
        position: usize,
        /// The entries that change, with their positions.
        entries: Vec<(usize, Entry)>,
        /// The seats of the record, in seat order.
        seats: Vec<SeatRecord>,
    },
    /// A change of accounts.
    Account(AccountWrite),
    /// A report of one person about another. Fails with [`StoreError::TooMany`] if the reporter has made five within an hour. Beyond
    /// 10,000 reports the oldest are deleted.
    Report(Box<Report>),
    /// A text beside tables and people, over the one with the same kind and key. Fails with [`StoreError::Stale`] if its table does not
    /// exist, or its owner has deleted their account.
    Document {
        /// The kind.
        kind: String,
        /// The key, unique among documents of the kind.
        key: String,
        /// The person with whose account it is deleted, if any.
        owner: Option<PersonId>,
        /// The table with which it is deleted, if any.
        table: Option<TableId>,
        /// The text, without names of people: erasure does not read it.
        body: String,
    },
    /// Deletes a document, if there is one.
    DeleteDocument {
        /// The kind.
        kind: String,
        /// The key.
        key: String,
    },
    /// A probe whether the storage can write.
    Ready,
}

/// The result of a write.
pub type Written = Result<(), StoreError>;
