//! Leases of tables: which of several servers does the automatic work at a table.
//!
//! They only save work. Exactly-once comes from [`Store::commit`](crate::Store::commit), which appends only if the log has the expected
//! length.

use std::fmt;
use std::time::Duration;

use super::Pending;
use crate::TableId;

/// A server among those over a store: random bytes, new at every start.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct ServerId([u8; 8]);

impl ServerId {
    /// The server with those bytes.
    pub const fn new(bytes: [u8; 8]) -> ServerId {
        ServerId(bytes)
    }

    /// The server of that text, as `Display` writes it; `None` if it is none.
    pub fn read(text: &str) -> Option<ServerId> {
        let bytes = hex::decode(text).ok()?;
        Some(ServerId(bytes.try_into().ok()?))
    }

    /// The bytes.
    pub fn as_bytes(&self) -> &[u8] {
        &self.0
    }
}

impl fmt::Display for ServerId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex::encode(self.0))
    }
}

impl fmt::Debug for ServerId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "ServerId({self})")
    }
}

/// What a server learns by its heartbeat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Heartbeat {
    /// Whether its last heartbeat had not expired. If it had, others may have taken its leases.
    pub stayed: bool,
    /// The other servers whose heartbeat has not expired.
    pub others: Vec<ServerId>,
    /// The highest entry format that all of them can read.
    pub reads: u32,
    /// A counter of changes to accounts and sessions.
    pub standings: i64,
    /// A counter of logs that were rewritten to erase a person.
    pub erased: i64,
}

/// A WebAuthn ceremony that has begun.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CeremonyRecord {
    /// Its id.
    pub id: String,
    /// The host name of the page.
    pub site: String,
    /// The challenge, as JSON.
    pub challenge: String,
}

/// What several servers over one store share. Methods fail like those of [`Store`](crate::Store).
pub trait LeaseStore: Send + Sync {
    /// Records that the server is alive.
    fn heartbeat<'a>(&'a self, server: &'a ServerId) -> Pending<'a, Heartbeat>;

    /// Takes the lease of a table for the server, unless another has it whose heartbeat has not expired. Returns whether the server
    /// has it.
    fn lease<'a>(&'a self, server: &'a ServerId, table: &'a TableId) -> Pending<'a, bool>;

    /// Returns leases of the server.
    fn release<'a>(&'a self, server: &'a ServerId, tables: &'a [TableId]) -> Pending<'a, ()>;

    /// Tables whose lease belongs to an expired server, at most `limit`.
    fn orphans(&self, limit: usize) -> Pending<'_, Vec<TableId>>;

    /// Removes the server and returns all its leases.
    fn leave<'a>(&'a self, server: &'a ServerId) -> Pending<'a, ()>;

    /// Stores a ceremony, until it expires or [`LeaseStore::end_ceremony`] takes it.
    fn begin_ceremony<'a>(
        &'a self,
        ceremony: &'a CeremonyRecord,
        lasts: Duration,
    ) -> Pending<'a, ()>;

    /// Takes the ceremony of that id, whichever server began it; `None` if it has expired or was taken.
    fn end_ceremony<'a>(&'a self, id: &'a str) -> Pending<'a, Option<CeremonyRecord>>;
}
