//! The leases this server holds, as far as it knows.

use std::collections::{HashMap, HashSet};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use moonshot_store::{Heartbeat, ServerId, Store, StoreError, TableId};
use tokio::time::Instant;

use super::SERVER_EXPIRY;

/// How long after a heartbeat this server relies on its leases. Other servers wait for [`SERVER_EXPIRY`], which is longer.
const SURE: Duration =
    SERVER_EXPIRY.saturating_sub(Duration::from_millis(SERVER_EXPIRY.as_millis() as u64 / 4));
/// Delay before a lease held by another server is requested again.
const AGAIN: Duration = Duration::from_millis(SERVER_EXPIRY.as_millis() as u64 / 4);

/// Which server does the automatic work at a table: bots, clocks, forced cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Lease {
    /// This one.
    Ours,
    /// Another one; worth asking again at that time.
    Theirs(Instant),
}

/// The leases of this server.
pub(super) struct Leases {
    store: Arc<dyn Store>,
    server: ServerId,
    known: Mutex<Known>,
}

#[derive(Default)]
struct Known {
    /// Until when no other server takes them.
    sure: Option<Instant>,
    ours: HashSet<TableId>,
    /// When to ask again for leases held by others.
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

    /// Who holds the lease of the table; acquires it if it is free.
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

    /// Whether this server holds the lease, as far as it knows.
    pub(super) fn has(&self, table: &TableId) -> bool {
        self.known().of(table, Instant::now()) == Some(Lease::Ours)
    }

    /// The number of leases held.
    pub(super) fn count(&self) -> usize {
        self.known().ours.len()
    }

    /// Sends a heartbeat to the store.
    pub(super) async fn heartbeat(&self) -> Result<Option<Heartbeat>, StoreError> {
        let Some(store) = self.store.leases() else {
            return Ok(None);
        };
        // Measured from before the request: if the process is suspended in between, no lease is relied upon.
        let asked = Instant::now();
        let beat = store.heartbeat(&self.server).await?;
        let mut known = self.known();
        if !beat.stayed {
            known.ours.clear();
        }
        known.sure = Some(asked + SURE);
        known.anothers.retain(|_, again| *again > asked);
        Ok(Some(beat))
    }

    /// Releases the leases of these tables.
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

    /// The tables whose server is gone.
    pub(super) async fn orphans(&self, limit: usize) -> Result<Vec<TableId>, StoreError> {
        match self.store.leases() {
            Some(store) => store.orphans(limit).await,
            None => Ok(Vec::new()),
        }
    }

    /// Releases everything: the server stops.
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
        again.map(|again| Lease::Theirs(*again))
    }

    /// Records who holds a lease.
    fn learn(&mut self, table: &TableId, ours: bool, now: Instant) -> Lease {
        if ours {
            self.anothers.remove(table);
            self.ours.insert(table.clone());
            return Lease::Ours;
        }
        let again = now + AGAIN;
        self.ours.remove(table);
        self.anothers.insert(table.clone(), again);
        Lease::Theirs(again)
    }
}
