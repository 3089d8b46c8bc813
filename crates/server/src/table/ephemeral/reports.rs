//! Reports of presence between servers: the unread ones of others, and the last own one.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

use moonshot_store::ServerId;
use tokio::time::Instant;

use crate::cluster::{Cluster, Notice, PresenceReport};

/// The latest unread report of each server, with its time of arrival.
#[derive(Default)]
pub(in crate::table) struct Inbox(Mutex<HashMap<ServerId, (Instant, PresenceReport)>>);

impl Inbox {
    /// Returns whether it is the first unread report.
    pub(super) fn put(&self, from: ServerId, present: PresenceReport) -> bool {
        let mut waiting = self.lock();
        waiting.insert(from, (Instant::now(), present));
        waiting.len() == 1
    }

    pub(super) fn take(&self) -> HashMap<ServerId, (Instant, PresenceReport)> {
        std::mem::take(&mut *self.lock())
    }

    /// When the unread report of that server arrived.
    pub(super) fn arrived(&self, from: &ServerId) -> Option<Instant> {
        self.lock().get(from).map(|(arrived, _)| *arrived)
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<ServerId, (Instant, PresenceReport)>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The last report to other servers; `None` if they know that nobody is here.
#[derive(Default)]
pub(in crate::table) struct Announced(Mutex<Option<Box<PresenceReport>>>);

impl Announced {
    /// Publishes a report, unless it is empty like the one before.
    pub(super) fn publish(&self, cluster: &Cluster, present: PresenceReport, also_if_empty: bool) {
        let empty = present.is_empty();
        let again = (!empty).then(|| present.clone().without_clocks());
        // Held until it is published, so that repeated reports are never older than earlier ones.
        let mut last = self.lock();
        let before = std::mem::replace(&mut *last, again.map(Box::new));
        if !empty || before.is_some() || also_if_empty {
            cluster.publish(Notice::Present(Box::new(present)));
        }
    }

    /// Publishes the last report again.
    pub(super) fn repeat(&self, cluster: &Cluster) {
        if let Some(present) = &*self.lock() {
            cluster.publish(Notice::Present(present.clone()));
        }
    }

    fn lock(&self) -> MutexGuard<'_, Option<Box<PresenceReport>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
