//! What one viewer has noticed of a table: a fold over the moments of its match.

use moonshot_rules::{Seat, View, Viewer};
use moonshot_table::{Entry, Moment};

use crate::memory::Memory;
use crate::snapshot::view;
use crate::wire::{TableEvent, TableNews};

/// What one viewer has noticed and remembers.
pub(crate) struct Watcher {
    pub(crate) viewer: Viewer,
    pub(crate) version: u64,
    pub(crate) memory: Memory,
    /// Their version when their legal actions last changed.
    asked_at: u64,
    /// Their version when they last acted.
    acted_at: u64,
}

impl Watcher {
    pub(crate) fn new(viewer: Viewer) -> Watcher {
        Watcher {
            viewer,
            version: 0,
            memory: Memory::default(),
            asked_at: 0,
            acted_at: 0,
        }
    }

    /// Adds what happened; returns the events they saw, or `None` if they could notice nothing.
    pub(crate) fn notice(&mut self, moment: &Moment) -> Option<Vec<TableEvent>> {
        let events = moment.events(self.viewer);
        for event in &events {
            self.memory.note(self.viewer, event);
        }
        let (before, after) = (
            view(&moment.before, self.viewer),
            view(&moment.after, self.viewer),
        );
        if events.is_empty() && before == after {
            return None;
        }
        self.version += 1;
        let acted = matches!(moment.entry, Some(Entry::Act { seat, .. }) if self.viewer.is(seat));
        if acted {
            self.acted_at = self.version;
        }
        if acted || before.legal() != after.legal() {
            self.asked_at = self.version;
        }
        Some(events.into_iter().map(TableEvent::Game).collect())
    }

    /// Adds an undo.
    pub(crate) fn notice_undo(&mut self, seat: Option<Seat>) -> Vec<TableEvent> {
        self.version += 1;
        (self.asked_at, self.acted_at) = (self.version, self.version);
        let news = seat.map(|seat| TableEvent::Table(TableNews::Undone { seat }));
        news.into_iter().collect()
    }

    /// Whether a request made at that version of the viewer's is recent enough.
    pub(crate) fn had_seen(&self, version: u64, what: Seen) -> bool {
        let from = match what {
            Seen::TheQuestion => self.asked_at,
            Seen::OwnAct => self.acted_at,
        };
        (from..=self.version).contains(&version)
    }
}

/// How recent a request has to be.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Seen {
    /// Not older than the seat's present legal actions. Others may have acted since, as when all choose a pass.
    TheQuestion,
    /// Not older than the seat's own last action.
    OwnAct,
}
