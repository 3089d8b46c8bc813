//! The player by rules of thumb.

mod black_hearts;
mod heartcatchers;
mod trick;

use moonshot_rules::{AnyAction, AnyView, Dice};

use crate::bot::{Bot, Choice};
use crate::budget::Budget;

/// The player by rules of thumb; it needs no dice.
#[derive(Clone, Copy, Debug)]
pub(crate) struct RuleOfThumb;

impl Bot for RuleOfThumb {
    fn choose(
        &mut self,
        view: &AnyView,
        _budget: Budget<'_>,
        _dice: &mut dyn Dice,
    ) -> Option<Choice> {
        let (action, reason) = match view {
            AnyView::Trick(view) => {
                let (action, reason) = trick::choose(view)?;
                (AnyAction::Trick(action), reason)
            }
            AnyView::BlackHearts(view) => {
                let (action, reason) = black_hearts::choose(view)?;
                (AnyAction::BlackHearts(action), reason)
            }
            AnyView::Heartcatchers(view) => {
                let (action, reason) = heartcatchers::choose(view)?;
                (AnyAction::Heartcatchers(action), reason)
            }
        };
        Some(Choice {
            action,
            reason: reason.to_owned(),
        })
    }
}
