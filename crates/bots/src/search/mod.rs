//! A player that thinks ahead: it imagines what is hidden, and plays it out.

mod race;
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
        let (AnyView::Trick(view), AnyAction::Trick(action)) = (view, quick.action) else {
            return Some(quick);
        };
        let half = |dice: &mut dyn Dice| u64::from(dice.below(u32::MAX));
        let mut own = FastDice::new(half(dice) << 32 | half(dice));
        match trick::choose(view, action, budget, &mut own) {
            Some((action, reason)) => Some(Choice {
                action: AnyAction::Trick(action),
                reason: reason.to_owned(),
            }),
            None => Some(quick),
        }
    }
}
