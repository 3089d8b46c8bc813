//! Several servers over one database: the message bus, heartbeats, presence reports and leases.
//!
//! Any server serves any table, and a table's log says what happened there. Servers notify each other when a log has grown
//! and report who is connected through them ([`Notice`]); lost notices are repaired within seconds, from the store or by the
//! next report. Leases ([`Lease`]) decide which server does the automatic work at a table. They only save work: correctness
//! comes from the store, which appends to a log only if it has the expected length.
//!
//! Knows nothing of tables in memory: a [`Node`] acts on what arrives.

mod bus;
mod leases;
mod nats_address;
mod notice;
mod peers;

use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use moonshot_store::{Location, ServerId, Store, StoreError, TableId, Timings};
use moonshot_table::{Entry, LOG_FORMAT};
use sha2::{Digest, Sha256};
use tokio::sync::mpsc;
use tokio::time::Instant;

use crate::metrics::{Metrics, Notices};
use crate::util::random;
use bus::Bus;
pub(crate) use leases::Lease;
use leases::Leases;
pub use nats_address::NatsAddress;
pub(crate) use notice::{
    ClockReading, Lead, Notice, Preferences, PresenceReport, ProposalEndReport, ProposalReport,
    SharedReplayReport,
};
pub(crate) use peers::{Node, join};

/// How long the store waits. In tests less than in a server.
pub(crate) const TIMINGS: Timings = match cfg!(test) {
    true => Timings {
        read: Duration::from_secs(2),
        ping: Duration::from_millis(300),
        server_expiry: Duration::from_millis(1_500),
        ..Timings::DEFAULT
    },
    false => Timings::DEFAULT,
};
/// A server counts as stopped after this long without a heartbeat.
pub(crate) const SERVER_EXPIRY: Duration = TIMINGS.server_expiry;
/// Interval of heartbeats to the store.
pub(crate) const HEARTBEAT: Duration = Duration::from_millis(SERVER_EXPIRY.as_millis() as u64 / 5);
/// Heartbeats between two presence reports and checks for missed notices.
const SAY_AGAIN: u32 = 2;
/// How long a server's presence report for a table stays valid while other notices of that server arrive.
pub(crate) const REPORT_LASTS: Duration =
    Duration::from_millis(SERVER_EXPIRY.as_millis() as u64 * 3 / 2);
/// Maximum number of queued notices; further ones are dropped.
const WAITING: usize = 16_384;

/// Name of the stored secret that the NATS subject derives from, so that clusters can share a NATS server.
const SECRET: &str = "notices";

/// The other servers over the same store.
pub(crate) struct Cluster {
    id: ServerId,
    leases: Leases,
    /// Whether the store can have other servers.
    shared: bool,
    /// Whether there are any.
    has_peers: AtomicBool,
    /// The highest entry format that every server can read.
    reads: AtomicU32,
    /// Whether it checks the length of logs periodically. Tests of notices do not.
    asks: bool,
    out: mpsc::Sender<Notice>,
    pub(crate) metrics: Metrics,
    /// When each of the others last sent a notice.
    last_notices: Mutex<HashMap<ServerId, Instant>>,
    /// The servers with a recent heartbeat in the store.
    there: Mutex<Vec<ServerId>>,
    /// The store's counters of session changes and of erasures, at the last heartbeat.
    changes: Mutex<Option<(i64, i64)>>,
}

/// A cluster that has not been joined yet.
pub(crate) struct ClusterSetup {
    pub(crate) cluster: Arc<Cluster>,
    outgoing: mpsc::Receiver<Notice>,
    bus: Option<Bus>,
}

impl ClusterSetup {
    /// Connects to the bus, unless only one server can use the store.
    pub(crate) async fn new(
        store: Arc<dyn Store>,
        location: &Location,
        nats: Option<&NatsAddress>,
        metrics: Metrics,
    ) -> Result<ClusterSetup, StoreError> {
        let bus = match (location, nats) {
            (Location::Directory(_), _) => None,
            (Location::Postgres(address), None) => Some(Bus::postgres(address)),
            (Location::Postgres(_), Some(address)) => {
                let fresh = random::bytes().map_err(|_| StoreError::NoRandomness)?;
                let name = Sha256::digest(store.secret(SECRET, fresh).await?);
                let subject = format!("moonshot.{}", hex::encode(&name[..8]));
                Some(Bus::nats(address, subject).await)
            }
        };
        let bus = bus.transpose().unwrap_or_else(|error| {
            // Without a bus, changes at other servers show up later.
            tracing::error!(%error, "no message bus to the other servers");
            None
        });
        let begun = ClusterSetup::with(store, bus, metrics)?;
        // Before anything is written it must be known which formats the others read.
        if let Some(beat) = begun.cluster.leases.heartbeat().await? {
            begun.cluster.reads.store(beat.reads, Ordering::Release);
        }
        Ok(begun)
    }

    /// A server that is the only one, or has no bus.
    #[cfg(test)]
    pub(crate) fn alone(store: Arc<dyn Store>) -> ClusterSetup {
        #[allow(clippy::unwrap_used)]
        ClusterSetup::with(store, None, Metrics::default()).unwrap()
    }

    /// The same, relying on notices alone.
    #[cfg(test)]
    pub(crate) fn never_asking(mut self) -> ClusterSetup {
        #[allow(clippy::unwrap_used)]
        let cluster = Arc::get_mut(&mut self.cluster).unwrap();
        cluster.asks = false;
        self
    }

    fn with(
        store: Arc<dyn Store>,
        bus: Option<Bus>,
        metrics: Metrics,
    ) -> Result<ClusterSetup, StoreError> {
        let id = random::bytes().map_err(|_| StoreError::NoRandomness)?;
        let id = ServerId::new(id);
        let (out, outgoing) = mpsc::channel(WAITING);
        let cluster = Cluster {
            id,
            shared: store.leases().is_some(),
            leases: Leases::new(store, id),
            has_peers: AtomicBool::new(false),
            reads: AtomicU32::new(LOG_FORMAT),
            asks: true,
            out,
            metrics,
            last_notices: Mutex::default(),
            there: Mutex::default(),
            changes: Mutex::default(),
        };
        Ok(ClusterSetup {
            cluster: Arc::new(cluster),
            outgoing,
            bus,
        })
    }
}

impl Cluster {
    /// Whether the store can have other servers.
    pub(crate) fn is_shared(&self) -> bool {
        self.shared
    }

    /// Whether there are other servers, as far as is known.
    pub(crate) fn has_peers(&self) -> bool {
        self.has_peers.load(Ordering::Acquire)
    }

    /// Whether every server can read these entries.
    pub(crate) fn all_read(&self, entries: &[Entry]) -> bool {
        let reads = self.reads.load(Ordering::Acquire);
        entries.iter().all(|entry| entry.format() <= reads)
    }

    /// Sends a notice to the other servers, if there are any.
    pub(crate) fn publish(&self, notice: Notice) {
        if self.has_peers() {
            self.announce(notice);
        }
    }

    /// Sends a notice to all servers that may exist.
    fn announce(&self, notice: Notice) {
        if self.shared {
            // A full queue drops notices, which is harmless.
            if self.out.try_send(notice).is_err() {
                self.metrics.notices.of(Notices::Lost).inc();
            }
        }
    }

    /// Who holds the lease of a table; acquires it if it is free.
    pub(crate) async fn lease(&self, table: &TableId) -> Result<Lease, StoreError> {
        self.leases.of(table).await
    }

    /// Whether this server holds the lease, as far as it knows.
    pub(crate) fn has(&self, table: &TableId) -> bool {
        self.leases.has(table)
    }

    /// Releases the leases of tables dropped from memory. A lease that is not released ends with the server.
    pub(crate) fn release(self: &Arc<Self>, tables: Vec<TableId>) {
        if !self.shared || tables.is_empty() {
            return;
        }
        let cluster = Arc::clone(self);
        tokio::spawn(async move {
            if let Err(error) = cluster.leases.release(&tables).await {
                tracing::warn!(%error, "leases could not be released");
            }
        });
    }

    /// Releases all leases because the server stops: others take over at once. Presence is not withdrawn, so that people have
    /// time to reconnect through another server before they count as disconnected.
    pub(crate) async fn leave(&self) {
        if let Err(error) = self.leases.leave().await {
            tracing::warn!(%error, "leases could not be released; other servers take over later");
        }
    }

    /// Whether another server's report from that time is still valid.
    pub(crate) fn is_current(&self, server: &ServerId, said: Instant) -> bool {
        let last_notices = self.last_notices();
        let there = lock(&self.there);
        let since = last_notices.get(server).copied();
        match since.is_some_and(|at| at.elapsed() < REPORT_LASTS / 2) {
            // A server that sends notices but no report for a table has nobody there.
            true => said.elapsed() < REPORT_LASTS,
            // A silent server may only be unreachable, as long as its heartbeats reach the store.
            false => there.contains(server),
        }
    }

    /// Whether another server has sent a notice.
    #[cfg(test)]
    pub(crate) fn hears(&self) -> bool {
        !self.last_notices().is_empty()
    }

    fn last_notices(&self) -> MutexGuard<'_, HashMap<ServerId, Instant>> {
        lock(&self.last_notices)
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use super::*;
    use moonshot_store::SqlStore;

    const OTHER: ServerId = ServerId::new([2; 8]);

    /// What a server that speaks said of a table once counts no more: that nobody is there any more may have got lost.
    #[tokio::test]
    async fn a_report_counts_until_the_next_is_due() {
        let directory = tempfile::tempdir().unwrap();
        let store = SqlStore::sqlite(directory.path()).await.unwrap();
        let cluster = ClusterSetup::alone(Arc::new(store)).cluster;
        let ago = |length: Duration| Instant::now() - length;
        let now = Duration::ZERO;
        assert!(!cluster.is_current(&OTHER, ago(now)), "nobody knows of it");
        cluster.last_notices().insert(OTHER, ago(now));
        assert!(cluster.is_current(&OTHER, ago(now)));
        assert!(cluster.is_current(&OTHER, ago(REPORT_LASTS * 3 / 4)));
        assert!(
            !cluster.is_current(&OTHER, ago(REPORT_LASTS)),
            "the report is stale"
        );
        // A server that sends nothing may still be running.
        cluster.last_notices().insert(OTHER, ago(REPORT_LASTS));
        assert!(!cluster.is_current(&OTHER, ago(now)));
        lock(&cluster.there).push(OTHER);
        assert!(cluster.is_current(&OTHER, ago(REPORT_LASTS)));
    }
}
