//! Leases of tables: which of several servers does what happens at a table by itself.
//!
//! They save work. That nothing is done twice and nothing is lost is the log's doing, whoever has a lease or believes so.

use std::fmt;
use std::time::Duration;

use super::Pending;
use crate::store::TableId;

/// For how long a server counts as there after it was seen.
pub(crate) const SEEN: Duration = Duration::from_millis(if cfg!(test) { 1_500 } else { 10_000 });

/// A server among those over a store: random bytes, made anew whenever one starts.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct ServerId([u8; 8]);

impl ServerId {
    /// The server of those bytes.
    pub const fn new(bytes: [u8; 8]) -> ServerId {
        ServerId(bytes)
    }

    /// The server of that name.
    pub(crate) fn read(text: &str) -> Option<ServerId> {
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

/// What a server is told that shows itself.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Heartbeat {
    /// Whether it was there all the time. If not, others may have taken its leases.
    pub stayed: bool,
    /// Which other servers are there.
    pub others: Vec<ServerId>,
    /// The highest format of an entry that all of them read.
    pub reads: u32,
    /// How often it has changed who somebody is.
    pub standings: i64,
    /// How often somebody was taken out of a table, whose log was written over.
    pub erased: i64,
}

/// A ceremony with a passkey that is under way.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct KeptCeremony {
    /// Its name.
    pub id: String,
    /// The host name of the page that asked.
    pub site: String,
    /// What was asked for, as JSON.
    pub asked: String,
}

/// What several servers over one store need to share the work.
pub trait LeaseStore: Send + Sync {
    /// The server is there, and has been if it was seen within the ten seconds before.
    fn heartbeat<'a>(&'a self, server: &'a ServerId) -> Pending<'a, Heartbeat>;

    /// The server takes the lease of a table, unless another has it that is there. Says whether it has it.
    fn lease<'a>(&'a self, server: &'a ServerId, table: &'a TableId) -> Pending<'a, bool>;

    /// The server gives leases back.
    fn release<'a>(&'a self, server: &'a ServerId, tables: &'a [TableId]) -> Pending<'a, ()>;

    /// Tables whose lease is of a server that is not there, `limit` at most.
    fn orphans(&self, limit: usize) -> Pending<'_, Vec<TableId>>;

    /// The server goes, with all its leases.
    fn leave<'a>(&'a self, server: &'a ServerId) -> Pending<'a, ()>;

    /// Keeps what an authenticator was asked for, until that time has passed or [`LeaseStore::end_ceremony`] takes it.
    fn begin_ceremony<'a>(&'a self, ceremony: &'a KeptCeremony, lasts: Duration)
    -> Pending<'a, ()>;

    /// What was asked for in the ceremony of that name, at whichever server; nobody gets it again. Nothing where its time
    /// has passed.
    fn end_ceremony<'a>(&'a self, id: &'a str) -> Pending<'a, Option<KeptCeremony>>;
}
