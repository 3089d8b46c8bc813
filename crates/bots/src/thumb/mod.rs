//! The player by rules of thumb.

mod trick;

use moonshot_rules::{AnyAction, AnyView, Dice};

use crate::bot::{Bot, Choice};
use crate::random::Random;

/// The player by rules of thumb; it throws dice where it has no rule.
#[derive(Clone, Copy, Debug)]
pub(crate) struct RuleOfThumb;

impl Bot for RuleOfThumb {
    fn choose(&mut self, view: &AnyView, dice: &mut dyn Dice) -> Option<Choice> {
        let (action, reason) = match view {
            AnyView::Trick(view) => {
                let (action, reason) = trick::choose(view)?;
                (AnyAction::Trick(action), reason)
            }
            AnyView::BlackHearts(_) | AnyView::Heartcatchers(_) => {
                return Random.choose(view, dice);
            }
        };
        Some(Choice {
            action,
            reason: reason.to_owned(),
        })
    }
}
