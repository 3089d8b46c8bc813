//! The player by rules of thumb.

mod black_hearts;
mod heartcatchers;
mod trick;

use moonshot_rules::{AnyAction, AnyView, Dice, HeartcatchersAction, HeartcatchersView, View};

use crate::bot::{Bot, Choice};
use crate::budget::Budget;
use crate::search::{Best, SURELY, surely};
use crate::style::Style;

/// What somebody does in Heartcatchers who thinks neither of the other's answer nor of hidden Secrets; a greedy one keeps
/// nothing back for later either.
pub(crate) fn shortsighted(view: &HeartcatchersView, greedy: bool) -> Option<HeartcatchersAction> {
    let me = view.viewer().seat()?;
    let mut weights = heartcatchers::Weights {
        reply: 0.0,
        next: 0.0,
        cunning: 0.0,
        ..heartcatchers::WEIGHTS
    };
    if greedy {
        weights = heartcatchers::Weights {
            blank: 0.0,
            love: 0.0,
            breaker: 0.0,
            change: 0.0,
            uncatchable: 0.0,
            ..weights
        };
    }
    heartcatchers::best(view, me, &weights)
}

/// The player by rules of thumb; it needs no dice.
#[derive(Clone, Copy, Debug)]
pub(crate) struct RuleOfThumb;

impl Bot for RuleOfThumb {
    fn choose(
        &mut self,
        view: &AnyView,
        budget: Budget<'_>,
        dice: &mut dyn Dice,
    ) -> Option<Choice> {
        Style::Plain.choose(view, budget, dice)
    }
}

/// Rules of thumb with the weights of a style. It shows in the trick games; the other two are played by all alike.
impl Bot for Style {
    fn choose(
        &mut self,
        view: &AnyView,
        _budget: Budget<'_>,
        _dice: &mut dyn Dice,
    ) -> Option<Choice> {
        let (action, reason) = match view {
            AnyView::Trick(view) => {
                let (action, reason) = trick::choose(view, *self)?;
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
        // The plain rules of thumb stay as they were.
        let certain = match self {
            Style::Plain => None,
            _ => surely(view, action, Best::OnAverage).filter(|certain| *certain != action),
        };
        Some(match certain {
            Some(action) => Choice {
                action,
                reason: SURELY.to_owned(),
            },
            None => Choice {
                action,
                reason: reason.to_owned(),
            },
        })
    }
}
