//! The trait that every backend implements.

use std::future::Future;
use std::pin::Pin;

use moonshot_rules::Seat;
use moonshot_table::{Entry, PersonId};

use crate::{
    AccountStore, Document, LeaseStore, OriginKind, RatingStore, Sitting, StoreError, TableId,
    TableRecord, Write, Written,
};

/// The connections of a store that read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Connections {
    /// Those in use, or being opened.
    pub used: u32,
    /// Those that are idle.
    pub idle: u32,
    /// The maximum.
    pub most: u32,
}

/// The future of a store's answer.
pub type Pending<'a, T> = Pin<Box<dyn Future<Output = Result<T, StoreError>> + Send + 'a>>;

/// Where tables and their logs are stored. Every backend passes the conformance suite (feature `conformance`).
///
/// All methods that read fail with [`StoreError::Failed`] if the storage does, with [`StoreError::Closed`] after
/// [`close`](Store::close), and with [`StoreError::Damaged`] or [`StoreError::Newer`] if what they read of a table cannot be read.
/// Methods that list tables leave a table out instead, and log it. Times are in milliseconds since 1970.
pub trait Store: Send + Sync {
    /// Stores the writes in one transaction, in this order, and returns the result of each. What is `Ok` is durable. A write that is
    /// refused stores nothing and does not affect the others.
    ///
    /// # Errors
    /// When the transaction failed. Then nothing was stored, or the store does not know.
    fn commit<'a>(&'a self, writes: &'a [Write]) -> Pending<'a, Vec<Written>>;

    /// The record of a table, if it exists.
    fn table<'a>(&'a self, id: &'a TableId) -> Pending<'a, Option<TableRecord>>;

    /// A table's log.
    fn log<'a>(&'a self, id: &'a TableId) -> Pending<'a, Vec<Entry>> {
        self.log_after(id, 0)
    }

    /// The entries of a table's log from `position` on.
    fn log_after<'a>(&'a self, id: &'a TableId, position: usize) -> Pending<'a, Vec<Entry>>;

    /// The length of each table's log, in any order. A table that does not exist is left out.
    fn lengths<'a>(&'a self, ids: &'a [TableId]) -> Pending<'a, Vec<(TableId, usize)>>;

    /// The time by the clock that entries are marked with.
    fn time(&self) -> Pending<'_, i64>;

    /// The positions and times of the entries at the end of a table's log: from the first one on that was appended at `time` or
    /// later.
    fn made_since<'a>(&'a self, id: &'a TableId, time: i64) -> Pending<'a, Vec<(usize, i64)>>;

    /// The time reserves that were stored last, in milliseconds; empty if nobody has used any, or they cannot be read.
    fn reserves<'a>(&'a self, id: &'a TableId) -> Pending<'a, Vec<(Seat, u64)>>;

    /// The tables that are marked as listed in the lobby, the newest first, at most `limit`.
    fn listed(&self, limit: usize) -> Pending<'_, Vec<TableId>>;

    /// The tables where the person sits or sat, with the time of their last change, the newest first, at most `limit`.
    fn tables_of<'a>(
        &'a self,
        person: &'a PersonId,
        limit: usize,
    ) -> Pending<'a, Vec<(TableId, i64)>>;

    /// Where the person sits or sat last, at every table, in any order.
    fn sittings_of<'a>(&'a self, person: &'a PersonId) -> Pending<'a, Vec<Sitting>>;

    /// Tables that did not change at `time` or later, the oldest first, at most `limit`: with `over` those that are marked as over,
    /// without it the others.
    fn unchanged_since(&self, time: i64, over: bool, limit: usize) -> Pending<'_, Vec<TableId>>;

    /// The tables of that origin, the newest first, at most `limit`.
    fn tables_with_origin<'a>(
        &'a self,
        kind: OriginKind,
        of: &'a str,
        limit: usize,
    ) -> Pending<'a, Vec<TableId>>;

    /// The document of that kind and key, if it exists.
    fn document<'a>(&'a self, kind: &'a str, key: &'a str) -> Pending<'a, Option<Document>>;

    /// The documents of that kind that are the person's, those that were written last first, at most `limit`.
    fn documents_of<'a>(
        &'a self,
        owner: &'a PersonId,
        kind: &'a str,
        limit: usize,
    ) -> Pending<'a, Vec<Document>>;

    /// The documents of that kind whose keys begin with `prefix`, by their keys, at most `limit`.
    fn documents_below<'a>(
        &'a self,
        kind: &'a str,
        prefix: &'a str,
        limit: usize,
    ) -> Pending<'a, Vec<Document>>;

    /// The tables that changed at `time` or later.
    fn changed_since(&self, time: i64) -> Pending<'_, Vec<TableId>>;

    /// Who sits or sat at a table, in any order.
    fn people_at<'a>(&'a self, table: &'a TableId) -> Pending<'a, Vec<PersonId>>;

    /// The accounts.
    fn accounts(&self) -> &dyn AccountStore;

    /// The ratings.
    fn ratings(&self) -> &dyn RatingStore;

    /// What servers need to share the work; `None` if only one server can use the store.
    fn leases(&self) -> Option<&dyn LeaseStore> {
        None
    }

    /// The connections that read; `None` if there are none to count.
    fn connections(&self) -> Option<Connections> {
        None
    }

    /// Checks that the storage can write: writes as much as a new table takes and deletes it again, durably.
    ///
    /// # Errors
    /// When it cannot.
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

    /// The tables where the person sits that are not marked as over, at most `limit`.
    fn open_tables_of<'a>(
        &'a self,
        person: &'a PersonId,
        limit: usize,
    ) -> Pending<'a, Vec<TableId>>;
}
