//! The level that plays with a neural network.

use moonshot_rules::{AnyAction, AnyView, Dice};

use crate::bot::{Bot, Choice};
use crate::budget::Budget;
use crate::dice::FastDice;
use crate::heuristics::Heuristics;
use crate::reason::ChoiceReason;
use crate::search::{Search, trick};

/// A player that does not search in the trick games, but plays cards by a network trained on a searching player.
/// Searches in games without a network.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Learnt(pub(crate) Search);

impl Bot for Learnt {
    fn choose(
        &mut self,
        view: &AnyView,
        budget: Budget<'_>,
        dice: &mut dyn Dice,
    ) -> Option<Choice> {
        let AnyView::Trick(trick) = view else {
            return self.0.choose(view, budget, dice);
        };
        let heuristic = Heuristics.choose(view, budget, dice)?;
        let mut own = FastDice::new(u64::from(dice.below(u32::MAX)));
        let action = trick::by_learning(trick, &mut own).map(|action| Choice {
            action: AnyAction::Trick(action),
            reason: ChoiceReason::LikeSearch,
        });
        action.or(Some(heuristic))
    }
}
