//! A player that thinks ahead: it imagines what is hidden, and plays it out.

mod black_hearts;
mod heartcatchers;
mod race;
mod tree;
mod trick;

use moonshot_rules::{AnyAction, AnyView, Dice};

use crate::bot::{Bot, Choice};
use crate::budget::Budget;
use crate::dice::FastDice;
use crate::thumb::RuleOfThumb;

/// The player that thinks ahead. Where it has nothing to think about it plays by rules of thumb.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Search;

impl Bot for Search {
    fn choose(
        &mut self,
        view: &AnyView,
        budget: Budget<'_>,
        dice: &mut dyn Dice,
    ) -> Option<Choice> {
        let quick = RuleOfThumb.choose(view, budget, dice)?;
        let half = |dice: &mut dyn Dice| u64::from(dice.below(u32::MAX));
        let mut own = FastDice::new(half(dice) << 32 | half(dice));
        let thought = match (view, quick.action) {
            (AnyView::Trick(view), AnyAction::Trick(action)) => {
                let thought = trick::choose(view, action, budget, &mut own);
                thought.map(|(action, why)| (AnyAction::Trick(action), why))
            }
            (AnyView::BlackHearts(view), AnyAction::BlackHearts(action)) => {
                let thought = black_hearts::choose(view, action, budget, &mut own);
                thought.map(|(action, why)| (AnyAction::BlackHearts(action), why))
            }
            (AnyView::Heartcatchers(view), _) => {
                let thought = heartcatchers::choose(view, budget, &mut own);
                thought.map(|(action, why)| (AnyAction::Heartcatchers(action), why))
            }
            _ => None,
        };
        let thought = thought.map(|(action, why)| Choice {
            action,
            reason: why.to_owned(),
        });
        thought.or(Some(quick))
    }
}
