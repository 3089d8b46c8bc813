//! Records the hints taken, and where in the match: a fold over the log.

use moonshot_rules::{AnyGame, AnyLegal, Game, LegalActions, Seat, View};

use crate::membership::ChangeError;

/// A hint that a player took.
#[derive(Clone, PartialEq, Debug)]
pub struct HintTaken {
    /// The seat.
    pub seat: Seat,
    /// The number of steps before it. If some of them were undone, the number that remained.
    pub after: usize,
    /// Whether it was public that the seat was to act. For a secret decision, the hint would reveal the question.
    pub open: bool,
}

/// The hints taken in a match.
#[derive(Clone, Debug, Default)]
pub(crate) struct Hints {
    noted: usize,
    taken: Vec<(HintTaken, Decision)>,
}

/// A decision that a hint was taken for. A seat's hints for the same decision count once.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Decision {
    hand: u32,
    /// The number of actions of the seat before it.
    acts: usize,
    legal: AnyLegal,
}

impl Decision {
    /// The seat's current decision, after this number of its own actions.
    pub(crate) fn of(state: &AnyGame, seat: Seat, acts: usize) -> Decision {
        Decision {
            hand: state.hand_number(),
            acts,
            legal: state.legal(seat),
        }
    }
}

impl Hints {
    /// The number of log entries that record a hint.
    pub(crate) fn noted(&self) -> usize {
        self.noted
    }

    /// The hints; those for undone decisions appear at the point to which the match was undone.
    pub(crate) fn taken(&self) -> impl ExactSizeIterator<Item = &HintTaken> {
        self.taken.iter().map(|(taken, _)| taken)
    }

    /// Records a hint of the seat for its decision `now`, after this number of steps.
    ///
    /// # Errors
    /// If the seat is not to act, or has already taken a hint for this decision.
    pub(crate) fn take(
        &mut self,
        state: &AnyGame,
        seat: Seat,
        after: usize,
        now: Decision,
    ) -> Result<(), ChangeError> {
        if now.legal.is_empty() {
            return Err(ChangeError::NotAsked);
        }
        let same = |(taken, of): &(HintTaken, Decision)| taken.seat == seat && *of == now;
        if self.taken.iter().any(same) {
            return Err(ChangeError::NoChange);
        }
        let open = state.open_view().to_act().contains(seat);
        self.noted += 1;
        self.taken.push((HintTaken { seat, after, open }, now));
        Ok(())
    }

    /// Adjusts the hints after an undo to this number of steps: hints for undone decisions move to the seat's decision
    /// `now`.
    pub(crate) fn take_back(&mut self, steps: usize, now: impl Fn(Seat) -> Decision) {
        let mut kept: Vec<(HintTaken, Decision)> = Vec::new();
        for (mut taken, mut decision) in std::mem::take(&mut self.taken) {
            if taken.after > steps {
                decision = now(taken.seat);
                taken.after = steps;
                let same = |(other, of): &(HintTaken, Decision)| {
                    (other.seat, other.open) == (taken.seat, taken.open) && *of == decision
                };
                if kept.iter().any(same) {
                    continue;
                }
            }
            kept.push((taken, decision));
        }
        self.taken = kept;
    }
}
