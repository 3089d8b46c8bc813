//! What a store reports about its work, for metrics.

use std::time::Duration;

/// Receives what a store and its [`Writer`](crate::Writer) measure. Each method does nothing by default; `()` records nothing.
pub trait Recorder: Send + Sync {
    /// A commit succeeded.
    fn committed(&self, _commit: Commit) {}

    /// A commit failed.
    fn commit_failed(&self) {}

    /// A commit is retried.
    fn commit_retried(&self, _reason: Retry) {}

    /// This many writes wait for the commit that begins.
    fn writes_waiting(&self, _writes: usize) {}

    /// A read succeeded.
    fn read(&self, _what: Read, _took: Duration) {}

    /// A read failed.
    fn read_failed(&self, _reason: Unread) {}

    /// A read waited this long for a connection, whether or not it got one.
    fn waited_for_connection(&self, _took: Duration) {}
}

impl Recorder for () {}

/// A commit that succeeded.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Commit {
    /// How long it took.
    pub took: Duration,
    /// The number of writes in it.
    pub writes: usize,
    /// How many of them were refused with [`StoreError::Stale`](crate::StoreError::Stale).
    pub stale: usize,
}

/// Declares an enum with the text of each value.
macro_rules! label {
    ($(#[doc = $doc:literal])+ $name:ident { $($(#[doc = $of:literal])+ $value:ident = $text:literal,)+ }) => {
        $(#[doc = $doc])+
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum $name {
            $($(#[doc = $of])+ $value,)+
        }

        impl $name {
            /// Every value.
            pub const ALL: &[$name] = &[$($name::$value),+];

            /// The value as the label of a metric.
            pub fn as_str(self) -> &'static str {
                match self {
                    $($name::$value => $text,)+
                }
            }
        }
    };
}

label! {
    /// What is read.
    Read {
        /// A table's log: its entries, their number, their times.
        Log = "log",
        /// A table's record, or its people.
        Table = "table",
        /// The tables of a person, or of the lobby.
        Lists = "lists",
        /// Accounts and sessions.
        Accounts = "accounts",
        /// Documents.
        Documents = "documents",
        /// Ratings.
        Ratings = "ratings",
        /// What servers over one store share: leases, heartbeats, the time. Some of these statements write as well.
        Shared = "shared",
        /// Periodic scans of all tables or accounts. No request waits for them.
        Sweeps = "sweeps",
    }
}

label! {
    /// Why a read failed.
    Unread {
        /// The storage failed or was unreachable.
        Storage = "storage",
        /// What is stored of a table is damaged.
        Damaged = "damaged",
        /// A newer release wrote it.
        Newer = "newer",
    }
}

label! {
    /// Why a commit is retried.
    Retry {
        /// The connection was lost, or could not be opened.
        Connection = "connection",
        /// The answer to the commit itself was lost. The commit may have succeeded, which its receipt shows.
        Answer = "answer",
        /// The database did not answer in time.
        Late = "late",
        /// The transaction conflicted with another: a serialisation failure or a deadlock.
        Conflict = "conflict",
        /// Another transaction held a lock for too long.
        Lock = "lock",
        /// The database is stopping or starting, or an administrator cancelled the statement.
        Interrupted = "interrupted",
        /// The database accepts no more connections.
        Full = "full",
    }
}
