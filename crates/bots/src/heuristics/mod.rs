//! The player by heuristics.

mod black_hearts;
mod heartcatchers;
mod trick;

use moonshot_rules::{AnyAction, AnyView, Dice, HeartcatchersAction, HeartcatchersView, View};

use crate::bot::{Bot, Choice};
use crate::budget::Budget;
use crate::reason::ChoiceReason;
use crate::search::{Best, surely};
use crate::style::Style;

/// The action of a Heartcatchers player who ignores replies and hidden Secrets; a greedy one also ignores the value of
/// cards kept.
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

/// The player by heuristics; it needs no dice.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Heuristics;

impl Bot for Heuristics {
    fn choose(
        &mut self,
        view: &AnyView,
        budget: Budget<'_>,
        dice: &mut dyn Dice,
    ) -> Option<Choice> {
        Style::Plain.choose(view, budget, dice)
    }
}

/// The heuristics with the weights of a style. Styles affect only the trick games.
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
        // The plain heuristics must not change.
        let certain = match self {
            Style::Plain => None,
            _ => surely(view, action, Best::OnAverage).filter(|certain| *certain != action),
        };
        Some(match certain {
            Some(action) => Choice {
                action,
                reason: ChoiceReason::Exact,
            },
            None => Choice { action, reason },
        })
    }
}
