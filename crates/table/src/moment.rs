//! Moments: the effect of one log entry, and who could notice it.

use std::borrow::Borrow;
use std::sync::Arc;

use moonshot_protocol::{Event, Setup, event};
use moonshot_rules::{AnyGame, Game, Step, Viewer};

use crate::entry::Entry;

/// The effect of one log entry: the action or outcome, and the outcomes that the seeds resolved after it.
#[derive(Clone, Debug)]
pub struct Moment {
    /// The match's setup.
    pub setup: Arc<Setup>,
    /// The entry; `None` for the chance events that the seeds resolve before the first action.
    pub entry: Option<Entry>,
    /// The state before it.
    pub before: AnyGame,
    /// The steps, in order; empty for an undo.
    pub steps: Vec<Step<AnyGame>>,
    /// The state after it.
    pub after: AnyGame,
}

impl Moment {
    /// The events that the viewer saw.
    pub fn events(&self, viewer: Viewer) -> Vec<Event> {
        retell(&self.setup, &self.before, &self.steps, viewer)
    }

    /// Whether the viewer could notice that anything happened.
    ///
    /// It could if it saw an event, or if its view changed. A secret question to one seat (W-08), and its answer, are
    /// not noticed by the others.
    pub fn noticed_by(&self, viewer: Viewer) -> bool {
        !self.events(viewer).is_empty() || self.before.view(viewer) != self.after.view(viewer)
    }
}

/// The events that the viewer sees as the steps are applied one after another to `before`.
///
/// Stops at a step that does not fit the state.
pub fn retell(
    setup: &Setup,
    before: &AnyGame,
    steps: impl IntoIterator<Item = impl Borrow<Step<AnyGame>>>,
    viewer: Viewer,
) -> Vec<Event> {
    let mut events = Vec::new();
    let mut state = before.clone();
    for step in steps {
        let step = step.borrow();
        let mut after = state.clone();
        if after.step(step).is_err() {
            break;
        }
        let seen = state.events(&after, step, viewer);
        events.extend(seen.iter().map(|seen| event::wire(setup, seen)));
        state = after;
    }
    events
}
