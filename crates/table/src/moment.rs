//! One entry's worth of a match, and who could notice it.

use moonshot_rules::{AnyGame, Event, Game, Seat, Step, ViewDocument, Viewer};

use crate::entry::Entry;

/// What one entry of the log did: the act or outcome, and the chance that the seeds resolved after it.
#[derive(Clone, Debug)]
pub struct Moment {
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
        retell(&self.before, &self.steps, viewer)
    }

    /// Whether the viewer could notice that anything happened at all.
    ///
    /// It could if it saw an event, or if its view is another one now. A question to one seat that nobody else
    /// is told of (W-08) is not noticed by the others, nor is its answer.
    pub fn noticed_by(&self, viewer: Viewer) -> bool {
        let document = |state: &AnyGame| state.view(viewer).document();
        !self.events(viewer).is_empty() || document(&self.before) != document(&self.after)
    }
}

/// What the viewer sees happen as the steps are done one after another from `before`.
///
/// A step that does not fit the state ends the story.
pub fn retell(before: &AnyGame, steps: &[Step<AnyGame>], viewer: Viewer) -> Vec<Event> {
    let mut events = Vec::new();
    let mut state = before.clone();
    for step in steps {
        let mut after = state.clone();
        let done = match step {
            Step::Act(seat, action) => after.play(*seat, action).is_ok(),
            Step::Chance(outcome) => after.chance(outcome).is_ok(),
        };
        if !done {
            break;
        }
        events.extend(state.events(&after, step, viewer));
        state = after;
    }
    events
}

/// For each viewer, how many moments of the match it could notice so far.
///
/// Numbers for clients to order what they are told by. A count of all entries would tell everybody that
/// something secret happened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Versions {
    seats: Vec<u64>,
    spectator: u64,
}

impl Versions {
    /// Before anything happened at a table of `seats`.
    pub fn new(seats: usize) -> Versions {
        Versions {
            seats: vec![0; seats],
            spectator: 0,
        }
    }

    /// Counts a moment for those who could notice it.
    pub fn note(&mut self, moment: &Moment) {
        for (seat, version) in Seat::all(self.seats.len()).zip(&mut self.seats) {
            *version += u64::from(moment.noticed_by(Viewer::Seat(seat)));
        }
        self.spectator += u64::from(moment.noticed_by(Viewer::Spectator));
    }

    /// The viewer's version; a seat that the table does not have is a spectator.
    pub fn of(&self, viewer: Viewer) -> u64 {
        match viewer {
            Viewer::Seat(seat) => self
                .seats
                .get(seat.index())
                .copied()
                .unwrap_or(self.spectator),
            Viewer::Spectator => self.spectator,
        }
    }
}
