//! How long a store over PostgreSQL waits.

use std::time::Duration;

/// How long a store over PostgreSQL waits, and when a server over it counts as stopped. SQLite ignores these.
///
/// Servers over one database must agree on [`Timings::server_expiry`]: use the default outside of tests.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Timings {
    /// How long writes are retried, and reads wait for a connection, while the database is unreachable.
    pub outage: Duration,
    /// The longest that a read may take.
    pub read: Duration,
    /// How long an idle connection may take to answer a ping before it is replaced.
    pub ping: Duration,
    /// A server counts as stopped after this long without a heartbeat; others may take its leases.
    pub server_expiry: Duration,
}

impl Timings {
    /// What servers use.
    pub const DEFAULT: Timings = Timings {
        outage: Duration::from_secs(15),
        // The longest scan through every table there is, now and then.
        read: Duration::from_secs(10),
        ping: Duration::from_secs(2),
        server_expiry: Duration::from_secs(10),
    };
}

impl Default for Timings {
    fn default() -> Timings {
        Timings::DEFAULT
    }
}
