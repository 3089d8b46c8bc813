//! What one viewer has noticed of a table: their version and memory, a fold over the moments of the match.

use moonshot_rules::{AnyGame, Game, Seat, Viewer};
use moonshot_table::{Entry, Moment, PersonId};

use crate::broadcast::outbox::Noticed;
use crate::table::memory::Memory;
use crate::table::snapshot::view;
use moonshot_api::{TableEvent, TableNews};

/// The version and memory of one viewer.
pub(crate) struct Observer {
    pub(crate) viewer: Viewer,
    /// The person in the viewer's seat.
    pub(crate) person: Option<PersonId>,
    /// The number of entries of which they saw something.
    pub(crate) version: u64,
    pub(crate) memory: Memory,
    /// Their version when their legal actions last changed.
    asked_at: u64,
    /// Their version at their last action.
    acted_at: u64,
}

impl Observer {
    /// A viewer who begins at that version.
    pub(crate) fn new(viewer: Viewer, person: Option<PersonId>, version: u64) -> Observer {
        Observer {
            viewer,
            person,
            version,
            memory: Memory::default(),
            asked_at: version,
            acted_at: version,
        }
    }

    /// Adds a moment and returns what they noticed.
    pub(crate) fn notice(&mut self, moment: &Moment) -> Noticed {
        let events = moment.events(self.viewer);
        let acted = matches!(moment.entry, Some(Entry::Act { seat, .. }) if self.viewer.is(seat));
        if events.is_empty() && !acted {
            let [before, after] = [&moment.before, &moment.after];
            if view(before, self.viewer) == view(after, self.viewer) {
                return Noticed::Nothing;
            }
            if self.legal_differ(before, after) {
                self.asked_at = self.version;
            }
            return Noticed::Silently;
        }
        for event in &events {
            self.memory.note(self.viewer, event);
        }
        self.version += 1;
        if acted {
            self.acted_at = self.version;
        }
        if acted || self.legal_differ(&moment.before, &moment.after) {
            self.asked_at = self.version;
        }
        Noticed::Events(events.into_iter().map(TableEvent::Game).collect())
    }

    /// Whether the viewer's legal actions differ between two states.
    fn legal_differ(&self, before: &AnyGame, after: &AnyGame) -> bool {
        match self.viewer {
            Viewer::Seat(seat) => before.legal(seat) != after.legal(seat),
            Viewer::Spectator => false,
        }
    }

    /// Adds a change at the table and its effect on the match.
    pub(crate) fn notice_change(&mut self, news: TableNews, moment: &Moment) -> Noticed {
        let events = moment.events(self.viewer);
        for event in &events {
            self.memory.note(self.viewer, event);
        }
        self.version += 1;
        if self.legal_differ(&moment.before, &moment.after) {
            self.asked_at = self.version;
        }
        let events = events.into_iter().map(TableEvent::Game);
        let news = std::iter::once(TableEvent::Table(news));
        Noticed::Events(news.chain(events).collect())
    }

    /// Adds an undo.
    pub(crate) fn notice_undo(&mut self, seat: Option<Seat>) -> Noticed {
        self.version += 1;
        (self.asked_at, self.acted_at) = (self.version, self.version);
        let news = seat.map(|seat| TableEvent::Table(TableNews::Undone { seat }));
        Noticed::Events(news.into_iter().collect())
    }

    /// Whether a request at that version is recent enough.
    pub(crate) fn had_seen(&self, version: u64, what: Seen) -> bool {
        let from = match what {
            Seen::TheQuestion => self.asked_at,
            Seen::OwnAct => self.acted_at,
        };
        (from..=self.version).contains(&version)
    }
}

/// How recent a request must be.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Seen {
    /// Not older than the seat's current legal actions. Others may have acted since, as when all choose cards to pass.
    TheQuestion,
    /// Not older than the seat's own last action.
    OwnAct,
}
