//! Several servers over one store, as one service.
//!
//! Any server serves any table; what happened at a table is what its log says. Servers tell each other when a log has grown and
//! who is at a table through them ([`Notice`]); what gets lost of that is asked of the store, or said again, within seconds. Who does
//! what happens at a table by itself is settled by leases ([`Lease`]), which save work and prove nothing.

mod bus;
mod hear;
mod leases;
mod nats_address;
mod notice;

use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use moonshot_table::{Entry, LOG_FORMAT};
use sha2::{Digest, Sha256};
use tokio::sync::mpsc;
use tokio::time::Instant;

use crate::location::Location;
use crate::metrics::{Metrics, Notices};
use crate::random;
use crate::store::{SEEN, ServerId, Store, StoreError};
use crate::table_id::TableId;
use bus::Bus;
pub(crate) use hear::go_on;
pub(crate) use leases::Lease;
use leases::Leases;
pub use nats_address::NatsAddress;
pub(crate) use notice::{Notice, Present, SpokenEnd, SpokenProposal};

/// How often a server shows the store that it is there.
pub(crate) const BEAT: Duration = Duration::from_millis(SEEN.as_millis() as u64 / 5);
/// How many beats pass before it says again who is where, and asks after what it has not heard of.
const SAY_AGAIN: u32 = 2;
/// For how long what a server said of a table counts, if it speaks of other things.
pub(crate) const COUNTS: Duration = Duration::from_millis(SEEN.as_millis() as u64 * 3 / 2);
/// How many notices may wait to be sent. What comes after them is lost.
const WAITING: usize = 16_384;

/// The name of the secret by which servers over one store find each other on a NATS that others use too.
const SECRET: &str = "notices";

/// What a server knows of the others over its store.
pub(crate) struct Service {
    id: ServerId,
    leases: Leases,
    /// Whether there can be other servers.
    shared: bool,
    /// Whether there are.
    accompanied: AtomicBool,
    /// The highest format of an entry that every server reads.
    reads: AtomicU32,
    /// Whether it asks now and then how long the logs are. A test that wants to see what is heard does not.
    asks: bool,
    out: mpsc::Sender<Notice>,
    pub(crate) metrics: Metrics,
    /// When each of the others was heard of last.
    heard: Mutex<HashMap<ServerId, Instant>>,
    /// Those that the store has seen of late.
    there: Mutex<Vec<ServerId>>,
    /// How often it has changed who somebody is, and somebody was taken out of a table, when the store was asked last.
    changes: Mutex<Option<(i64, i64)>>,
}

/// What a service still has to be given to work.
pub(crate) struct Begun {
    pub(crate) service: Arc<Service>,
    outgoing: mpsc::Receiver<Notice>,
    bus: Option<Bus>,
}

impl Begun {
    /// The service of a server over that store. A store that only one can be over needs nothing more.
    pub(crate) async fn new(
        store: Arc<dyn Store>,
        location: &Location,
        nats: Option<&NatsAddress>,
        metrics: Metrics,
    ) -> Result<Begun, StoreError> {
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
            // Everything works without, if later.
            tracing::error!(%error, "the other servers cannot be told of anything");
            None
        });
        let begun = Begun::with(store, bus, metrics)?;
        // Nothing is written before it is known who has to read it.
        if let Some(beat) = begun.service.leases.beat().await? {
            begun.service.reads.store(beat.reads, Ordering::Release);
        }
        Ok(begun)
    }

    /// The service of a server that is the only one, or speaks with no other.
    #[cfg(test)]
    pub(crate) fn alone(store: Arc<dyn Store>) -> Begun {
        #[allow(clippy::unwrap_used)]
        Begun::with(store, None, Metrics::default()).unwrap()
    }

    /// The same, which knows only what it hears.
    #[cfg(test)]
    pub(crate) fn never_asking(mut self) -> Begun {
        #[allow(clippy::unwrap_used)]
        let service = Arc::get_mut(&mut self.service).unwrap();
        service.asks = false;
        self
    }

    fn with(
        store: Arc<dyn Store>,
        bus: Option<Bus>,
        metrics: Metrics,
    ) -> Result<Begun, StoreError> {
        let id = random::bytes().map_err(|_| StoreError::NoRandomness)?;
        let id = ServerId::new(id);
        let (out, outgoing) = mpsc::channel(WAITING);
        let service = Service {
            id,
            shared: store.leases().is_some(),
            leases: Leases::new(store, id),
            accompanied: AtomicBool::new(false),
            reads: AtomicU32::new(LOG_FORMAT),
            asks: true,
            out,
            metrics,
            heard: Mutex::default(),
            there: Mutex::default(),
            changes: Mutex::default(),
        };
        Ok(Begun {
            service: Arc::new(service),
            outgoing,
            bus,
        })
    }
}

impl Service {
    /// Whether other servers may be over the store.
    pub(crate) fn is_shared(&self) -> bool {
        self.shared
    }

    /// Whether there are others, as far as it is known.
    pub(crate) fn is_accompanied(&self) -> bool {
        self.accompanied.load(Ordering::Acquire)
    }

    /// Whether every server that is there can read these entries.
    pub(crate) fn all_read(&self, entries: &[Entry]) -> bool {
        let reads = self.reads.load(Ordering::Acquire);
        entries.iter().all(|entry| entry.format() <= reads)
    }

    /// Tells the other servers, if there are any.
    pub(crate) fn tell(&self, notice: Notice) {
        if self.is_accompanied() {
            self.say(notice);
        }
    }

    /// Tells whoever may be there.
    fn say(&self, notice: Notice) {
        if self.shared {
            // Where too much waits it is lost, which does no harm.
            if self.out.try_send(notice).is_err() {
                self.metrics.notices(Notices::Lost, 1);
            }
        }
    }

    /// Whether this server does what happens at the table by itself; takes the lease if nobody has it.
    pub(crate) async fn lease(&self, table: &TableId) -> Result<Lease, StoreError> {
        self.leases.of(table).await
    }

    /// Whether this server does, as far as it knows.
    pub(crate) fn has(&self, table: &TableId) -> bool {
        self.leases.has(table)
    }

    /// Gives back the leases of tables that are not in memory any more. One that is not given back ends with the server.
    pub(crate) fn release(self: &Arc<Self>, tables: Vec<TableId>) {
        if !self.shared || tables.is_empty() {
            return;
        }
        let service = Arc::clone(self);
        tokio::spawn(async move {
            if let Err(error) = service.leases.release(&tables).await {
                tracing::warn!(%error, "leases were not given back");
            }
        });
    }

    /// The server stops: others take over at once. They are not told so, for whoever was at a table through it comes back through another
    /// one, and is here until they had time to.
    pub(crate) async fn leave(&self) {
        if let Err(error) = self.leases.leave().await {
            tracing::warn!(%error, "other servers take over later");
        }
    }

    /// Whether what another server said at that time still counts.
    pub(crate) fn counts(&self, server: &ServerId, said: Instant) -> bool {
        let heard = self.heard();
        let there = lock(&self.there);
        let since = heard.get(server).copied();
        match since.is_some_and(|heard| heard.elapsed() < COUNTS / 2) {
            // Whoever is heard, and speaks no more of a table, has nobody there.
            true => said.elapsed() < COUNTS,
            // Whoever is not may only be out of hearing, for as long as the store sees them.
            false => there.contains(server),
        }
    }

    /// Whether another server was heard.
    #[cfg(test)]
    pub(crate) fn hears(&self) -> bool {
        !self.heard().is_empty()
    }

    fn heard(&self) -> MutexGuard<'_, HashMap<ServerId, Instant>> {
        lock(&self.heard)
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::SqlStore;

    const OTHER: ServerId = ServerId::new([2; 8]);

    /// What a server that speaks said of a table once counts no more: that nobody is there any more may have got lost.
    #[tokio::test]
    async fn what_was_said_once_counts_for_as_long_as_it_is_said_again() {
        let directory = tempfile::tempdir().unwrap();
        let store = SqlStore::sqlite(directory.path()).await.unwrap();
        let service = Begun::alone(Arc::new(store)).service;
        let ago = |length: Duration| Instant::now() - length;
        let now = Duration::ZERO;
        assert!(!service.counts(&OTHER, ago(now)), "nobody knows of it");
        service.heard().insert(OTHER, ago(now));
        assert!(service.counts(&OTHER, ago(now)));
        assert!(service.counts(&OTHER, ago(COUNTS * 3 / 4)));
        assert!(
            !service.counts(&OTHER, ago(COUNTS)),
            "it speaks of other things"
        );
        // Out of hearing, it may be there all the same.
        service.heard().insert(OTHER, ago(COUNTS));
        assert!(!service.counts(&OTHER, ago(now)));
        lock(&service.there).push(OTHER);
        assert!(service.counts(&OTHER, ago(COUNTS)));
    }
}
