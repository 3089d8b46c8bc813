//! The outbox of each viewer: events that wait for the viewer's subscribers.

use std::sync::Arc;

use moonshot_rules::Viewer;
use moonshot_table::PersonId;

use super::live::Live;
use super::state::Table;
use crate::broadcast::outbox::Outbox;

/// A subscriber's claim on a viewer's outbox: events are kept while it lives.
pub(crate) struct OutboxToken {
    pub(super) viewer: Viewer,
    _token: Arc<()>,
}

impl OutboxToken {
    pub(super) fn of(live: &mut Live, viewer: Viewer) -> OutboxToken {
        let Live {
            state, outboxes, ..
        } = live;
        OutboxToken {
            viewer,
            _token: outboxes.of(viewer, state).watch(),
        }
    }
}

/// The outboxes of all viewers.
#[derive(Default)]
pub(super) struct Outboxes(Vec<(Viewer, Option<PersonId>, Outbox)>);

impl Outboxes {
    /// The outbox of that viewer for the present person; drops what was kept for another person in that seat.
    pub(super) fn of(&mut self, viewer: Viewer, state: &Table) -> &mut Outbox {
        let person = state.person_at(viewer);
        let same = |who: &Option<PersonId>| *who == person;
        self.0
            .retain(|(whose, who, _)| *whose != viewer || same(who));
        let place = self.0.iter().position(|(whose, ..)| *whose == viewer);
        let place = place.unwrap_or_else(|| {
            // Most tables have two: their player and the spectators.
            self.0.reserve_exact(1);
            self.0.push((viewer, person, Outbox::new()));
            self.0.len() - 1
        });
        &mut self.0[place].2
    }

    pub(super) fn each(&mut self, change: impl Fn(&mut Outbox)) {
        self.0.iter_mut().for_each(|(.., outbox)| change(outbox));
    }

    /// Drops the outboxes of all other viewers: their versions mean nothing to the next person in that seat.
    pub(super) fn keep(&mut self, viewers: impl Iterator<Item = Viewer>) {
        let viewers: Vec<Viewer> = viewers.collect();
        self.0.retain(|(viewer, ..)| viewers.contains(viewer));
    }
}
