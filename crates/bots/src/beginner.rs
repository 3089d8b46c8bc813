//! The first levels: players that know less, and make the corresponding mistakes.

use moonshot_rules::{AnyAction, AnyView, Dice};

use crate::bot::{Bot, Choice};
use crate::budget::Budget;
use crate::dice::FastDice;
use crate::heuristics::{self, Heuristics};
use crate::reason::ChoiceReason;
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
        match self {
            Beginner::Novice => Memory::NONE,
            Beginner::Casual => Memory {
                queen: true,
                ..Memory::NONE
            },
            Beginner::Steady => Memory::PRACTISED,
        }
    }

    fn act(self, view: &AnyView, heuristic: AnyAction, dice: &mut FastDice) -> Option<Choice> {
        let (action, reason) = match (view, self) {
            (AnyView::Trick(view), _) => {
                let reason = match self {
                    Beginner::Novice => ChoiceReason::BestForTrick,
                    Beginner::Casual => ChoiceReason::BestForQueen,
                    Beginner::Steady => ChoiceReason::BestByCardsPlayed,
                };
                let action = by_memory(view, self.memory(), dice);
                (action.map(AnyAction::Trick), reason)
            }
            (_, Beginner::Steady) => {
                let action = surely(view, heuristic, Best::OnAverage);
                (action, ChoiceReason::Exact)
            }
            (AnyView::BlackHearts(view), _) => {
                let careless = self == Beginner::Novice;
                let action = quickly(view, careless, dice);
                (action.map(AnyAction::BlackHearts), ChoiceReason::BestForNow)
            }
            (AnyView::Heartcatchers(view), _) => {
                let greedy = self == Beginner::Novice;
                let action = heuristics::shortsighted(view, greedy);
                (
                    action.map(AnyAction::Heartcatchers),
                    ChoiceReason::BestForNow,
                )
            }
        };
        let action = action?;
        Some(Choice { action, reason })
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
        self.act(view, heuristic.action, &mut own)
            .or(Some(heuristic))
    }
}
