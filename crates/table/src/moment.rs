//! One entry's worth of a match, and who could notice it.

use std::borrow::Borrow;
use std::sync::Arc;

use moonshot_protocol::{Event, Setup, event};
use moonshot_rules::{AnyGame, Game, Step, Viewer};

use crate::entry::Entry;

/// What one entry of the log did: the act or outcome, and the chance that the seeds resolved after it.
#[derive(Clone, Debug)]
pub struct Moment {
    /// What the match was agreed to be.
    pub setup: Arc<Setup>,
    /// The entry; `None` for the chance that the seeds resolve before anybody acts.
    pub entry: Option<Entry>,
    /// The match before it.
    pub before: AnyGame,
    /// What happened, in order; nothing where something was taken back.
    pub steps: Vec<Step<AnyGame>>,
    /// The match after it.
    pub after: AnyGame,
}

impl Moment {
    /// What the viewer saw happen.
    pub fn events(&self, viewer: Viewer) -> Vec<Event> {
        retell(&self.setup, &self.before, &self.steps, viewer)
    }

    /// Whether the viewer could notice that anything happened at all.
    ///
    /// It could if it saw an event, or if its view is another one now. A question to one seat that nobody else
    /// is told of (W-08) is not noticed by the others, nor is its answer.
    pub fn noticed_by(&self, viewer: Viewer) -> bool {
        !self.events(viewer).is_empty() || self.before.view(viewer) != self.after.view(viewer)
    }
}

/// What the viewer sees happen as the steps are done one after another from `before`.
///
/// A step that does not fit the state ends the telling.
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
