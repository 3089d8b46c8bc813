//! Which hints were taken, and at which place of the match: a fold over the log.

use moonshot_rules::{AnyGame, AnyLegal, Game, LegalActions, Seat, View};

use crate::company::ChangeError;

/// A hint that somebody took.
#[derive(Clone, PartialEq, Debug)]
pub struct HintTaken {
    /// From which seat.
    pub seat: Seat,
    /// How many steps stood before it. Where some of them were taken back, how many stood after that.
    pub after: usize,
    /// Whether everybody knew that the seat was to act. Where it was asked in secret, who is told of the hint learns of the
    /// question.
    pub open: bool,
}

/// The hints that were taken in a match.
#[derive(Clone, Debug, Default)]
pub(crate) struct Hints {
    noted: usize,
    taken: Vec<(HintTaken, Decision)>,
}

/// What a hint was taken for. Two hints of a seat for the same are one.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Decision {
    hand: u32,
    /// How much the seat had done before it.
    acts: usize,
    legal: AnyLegal,
}

impl Decision {
    /// The decision that the seat has to make now, after that many acts of its own.
    pub(crate) fn of(state: &AnyGame, seat: Seat, acts: usize) -> Decision {
        Decision {
            hand: state.hand_number(),
            acts,
            legal: state.legal(seat),
        }
    }
}

impl Hints {
    /// How many entries of the log note a hint.
    pub(crate) fn noted(&self) -> usize {
        self.noted
    }

    /// The hints, those for what was taken back at the place to which it was taken back.
    pub(crate) fn taken(&self) -> impl ExactSizeIterator<Item = &HintTaken> {
        self.taken.iter().map(|(taken, _)| taken)
    }

    /// The seat takes a hint for what it has to decide `now`, after so many steps.
    ///
    /// # Errors
    /// When nothing is asked of it, or it has taken one for that.
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

    /// Only so many steps stand any more: what was taken for others was taken for what the seat has to decide `now`.
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
