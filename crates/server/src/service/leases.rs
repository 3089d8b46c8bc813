//! The leases that this server has, as far as it knows.

use std::collections::{HashMap, HashSet};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tokio::time::Instant;

use crate::store::{Beat, SEEN, ServerId, Store, StoreError};
use crate::table_id::TableId;

/// For how long this server is sure of its leases after it was seen: others count with [`SEEN`].
const SURE: Duration = SEEN.saturating_sub(Duration::from_millis(SEEN.as_millis() as u64 / 4));
/// How long to wait before a lease that another server has is asked for again.
const AGAIN: Duration = Duration::from_millis(SEEN.as_millis() as u64 / 4);

/// Whether this server does what happens at a table by itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Lease {
    /// It does.
    Ours,
    /// Another does; worth asking again at that time.
    Anothers(Instant),
}

/// The leases of this server.
pub(super) struct Leases {
    store: Arc<dyn Store>,
    server: ServerId,
    known: Mutex<Known>,
}

#[derive(Default)]
struct Known {
    /// Until when nobody else takes them.
    sure: Option<Instant>,
    ours: HashSet<TableId>,
    /// When to ask again for those that another has.
    anothers: HashMap<TableId, Instant>,
}

impl Leases {
    pub(super) fn new(store: Arc<dyn Store>, server: ServerId) -> Leases {
        Leases {
            store,
            server,
            known: Mutex::default(),
        }
    }

    /// Whether this server does what happens at the table by itself; takes the lease if nobody has it.
    pub(super) async fn of(&self, table: &TableId) -> Result<Lease, StoreError> {
        let Some(store) = self.store.leases() else {
            return Ok(Lease::Ours);
        };
        if let Some(lease) = self.known().of(table, Instant::now()) {
            return Ok(lease);
        }
        let ours = store.lease(&self.server, table).await?;
        let now = Instant::now();
        Ok(self.known().learn(table, ours, now))
    }

    /// Whether this server has the lease, as far as it knows.
    pub(super) fn has(&self, table: &TableId) -> bool {
        self.known().of(table, Instant::now()) == Some(Lease::Ours)
    }

    /// How many there are.
    pub(super) fn count(&self) -> usize {
        self.known().ours.len()
    }

    /// Shows that this server is there.
    pub(super) async fn beat(&self) -> Result<Option<Beat>, StoreError> {
        let Some(store) = self.store.leases() else {
            return Ok(None);
        };
        // Whoever is stopped between the two is not sure of anything afterwards.
        let asked = Instant::now();
        let beat = store.beat(&self.server).await?;
        let mut known = self.known();
        if !beat.stayed {
            known.ours.clear();
        }
        known.sure = Some(asked + SURE);
        known.anothers.retain(|_, again| *again > asked);
        Ok(Some(beat))
    }

    /// Gives back the leases of these tables.
    pub(super) async fn release(&self, tables: &[TableId]) -> Result<(), StoreError> {
        let Some(store) = self.store.leases() else {
            return Ok(());
        };
        let ours: Vec<TableId> = {
            let mut known = self.known();
            let ours = tables.iter().filter(|table| known.ours.remove(*table));
            ours.cloned().collect()
        };
        if ours.is_empty() {
            return Ok(());
        }
        store.release(&self.server, &ours).await
    }

    /// The tables whose server has gone.
    pub(super) async fn orphans(&self, limit: usize) -> Result<Vec<TableId>, StoreError> {
        match self.store.leases() {
            Some(store) => store.orphans(limit).await,
            None => Ok(Vec::new()),
        }
    }

    /// Gives back everything: the server stops.
    pub(super) async fn leave(&self) -> Result<(), StoreError> {
        let Some(store) = self.store.leases() else {
            return Ok(());
        };
        *self.known() = Known::default();
        store.leave(&self.server).await
    }

    fn known(&self) -> MutexGuard<'_, Known> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Known {
    fn of(&self, table: &TableId, now: Instant) -> Option<Lease> {
        let sure = self.sure.is_some_and(|until| now < until);
        if sure && self.ours.contains(table) {
            return Some(Lease::Ours);
        }
        let again = self.anothers.get(table).filter(|again| now < **again);
        again.map(|again| Lease::Anothers(*again))
    }

    /// Learns whose a lease is.
    fn learn(&mut self, table: &TableId, ours: bool, now: Instant) -> Lease {
        if ours {
            self.anothers.remove(table);
            self.ours.insert(table.clone());
            return Lease::Ours;
        }
        let again = now + AGAIN;
        self.ours.remove(table);
        self.anothers.insert(table.clone(), again);
        Lease::Anothers(again)
    }
}
