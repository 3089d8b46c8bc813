//! The first levels: players that know less, and make the corresponding mistakes.

use moonshot_rules::{AnyAction, AnyView, Dice};

use crate::bot::{Bot, Choice};
use crate::budget::Budget;
use crate::dice::FastDice;
use crate::heuristics::{self, Heuristics};
use crate::search::trick::{Memory, by_memory};
use crate::search::{Best, quickly, surely};

/// A player that uses less information than it has. For decisions other than cards it uses the heuristics.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Beginner {
    /// Considers only the current trick.
    Novice,
    /// Remembers whether the Queen of spades has been played, but no other card and no voids; ignores moons and later
    /// tricks.
    Casual,
    /// Remembers everything, but does not search.
    Steady,
}

impl Beginner {
    const fn memory(self) -> Memory {
        let practised = matches!(self, Beginner::Steady);
        Memory {
            played: practised,
            queen: !matches!(self, Beginner::Novice),
            voids: practised,
            passing: practised,
            moons: practised,
            low_wilds: practised,
        }
    }

    const fn why(self) -> &'static str {
        match self {
            Beginner::Novice => "By the trick on the table it looks best.",
            Beginner::Casual => "By the trick and the Queen of spades it looks best.",
            Beginner::Steady => "By everything that was played it looks best.",
        }
    }

    fn act(self, view: &AnyView, heuristic: AnyAction, dice: &mut FastDice) -> Option<AnyAction> {
        match (view, self) {
            (AnyView::Trick(view), _) => by_memory(view, self.memory(), dice).map(AnyAction::Trick),
            (_, Beginner::Steady) => surely(view, heuristic, Best::OnAverage),
            (AnyView::BlackHearts(view), _) => {
                let careless = self == Beginner::Novice;
                quickly(view, careless, dice).map(AnyAction::BlackHearts)
            }
            (AnyView::Heartcatchers(view), _) => {
                let greedy = self == Beginner::Novice;
                heuristics::shortsighted(view, greedy).map(AnyAction::Heartcatchers)
            }
        }
    }
}

impl Bot for Beginner {
    fn choose(
        &mut self,
        view: &AnyView,
        budget: Budget<'_>,
        dice: &mut dyn Dice,
    ) -> Option<Choice> {
        let heuristic = Heuristics.choose(view, budget, dice)?;
        let mut own = FastDice::new(u64::from(dice.below(u32::MAX)));
        let action = self.act(view, heuristic.action, &mut own);
        let action = action.map(|action| Choice {
            action,
            reason: self.why().to_owned(),
        });
        action.or(Some(heuristic))
    }
}
