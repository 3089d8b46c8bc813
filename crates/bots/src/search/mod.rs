//! Search: samples determinizations of the hidden cards, and plays them out.

mod black_hearts;
mod ending;
mod heartcatchers;
mod lists;
mod parts;
mod price;
mod race;
mod resample;
mod result;
mod tree;
pub(crate) mod trick;
pub(crate) mod value;

use moonshot_rules::{AnyAction, AnyView, Dice};

use crate::bot::{Bot, Choice};
use crate::budget::Budget;
use crate::dice::FastDice;
use crate::heuristics::Heuristics;
use crate::reason::ChoiceReason;
pub(crate) use black_hearts::quickly;
pub(crate) use ending::Best;
pub(crate) use price::{Deals, Price, mean_and_error, price};
pub(crate) use result::{Purpose, SearchResult, Unit, Weighed};
pub(crate) use value::Values;

/// The searching player. Falls back to the heuristics where there is nothing to search.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Search {
    /// Maximum playouts of a decision in a trick game, whatever the budget.
    pub(crate) in_trick_games: u32,
    /// Maximum playouts in a trick game with Wilds.
    pub(crate) with_wilds: u32,
    /// Maximum playouts in Black Hearts.
    pub(crate) in_black_hearts: u32,
    /// Maximum playouts in Heartcatchers.
    pub(crate) in_heartcatchers: u32,
}

impl Search {
    /// The maximum number of playouts of a decision in the game of this view.
    pub(crate) fn most(&self, view: &AnyView) -> u32 {
        match view {
            AnyView::BlackHearts(_) => self.in_black_hearts,
            AnyView::Heartcatchers(_) => self.in_heartcatchers,
            AnyView::Trick(view) if view.rules().has_wilds() => self.with_wilds,
            AnyView::Trick(_) => self.in_trick_games,
        }
    }

    /// The choice, and the evaluated alternatives if there was a search.
    pub(crate) fn choose_and_weigh(
        &self,
        view: &AnyView,
        budget: Budget<'_>,
        dice: &mut dyn Dice,
    ) -> Option<(Choice, Option<SearchResult<AnyAction>>)> {
        let quick = Heuristics.choose(view, budget, dice)?;
        // In Black Hearts the play so far says little about the hidden cards, so every deal counts equally.
        let by = match view {
            AnyView::BlackHearts(_) => Best::OnAverage,
            _ => Best::Always,
        };
        if let Some(action) = surely(view, quick.action, by) {
            let reason = ChoiceReason::Exact;
            return Some((Choice { action, reason }, None));
        }
        let result = self.evaluate(view, quick.action, Purpose::Choice, budget, dice);
        let Some((action, reason)) = result
            .as_ref()
            .and_then(|all| Some((all.best()?.action, all.reason)))
        else {
            return Some((quick, None));
        };
        Some((Choice { action, reason }, result))
    }

    /// The evaluated alternatives; `None` if there is nothing to search. `heuristic` is the action of the heuristics.
    pub(crate) fn evaluate(
        &self,
        view: &AnyView,
        heuristic: AnyAction,
        purpose: Purpose,
        budget: Budget<'_>,
        dice: &mut dyn Dice,
    ) -> Option<SearchResult<AnyAction>> {
        let most = self.most(view);
        if most == 0 {
            return None;
        }
        let budget = budget.at_most(most);
        let half = |dice: &mut dyn Dice| u64::from(dice.below(u32::MAX));
        let mut own = FastDice::new(half(dice) << 32 | half(dice));
        match (view, heuristic) {
            (AnyView::Trick(view), AnyAction::Trick(action)) => {
                let result = trick::evaluate(view, action, purpose, budget, &mut own);
                result.map(|result| result.map(AnyAction::Trick))
            }
            (AnyView::BlackHearts(view), AnyAction::BlackHearts(action)) => {
                let result = black_hearts::evaluate(view, action, purpose, budget, &mut own);
                result.map(|result| result.map(AnyAction::BlackHearts))
            }
            (AnyView::Heartcatchers(view), _) => {
                let result = heartcatchers::evaluate(view, purpose, budget, &mut own);
                result.map(|result| result.map(AnyAction::Heartcatchers))
            }
            _ => None,
        }
    }
}

/// The unit of the costs of the viewer's actions.
pub(crate) fn unit(view: &AnyView) -> Unit {
    match view {
        AnyView::Trick(view) => trick::unit(view),
        AnyView::BlackHearts(_) | AnyView::Heartcatchers(_) => Unit::Chance,
    }
}

/// The best action in the endgame of Black Hearts or Heartcatchers, over every possible deal; `chosen` if it is as
/// good. `None` if nothing is certain.
pub(crate) fn surely(view: &AnyView, chosen: AnyAction, by: Best) -> Option<AnyAction> {
    let settled = |best: Vec<AnyAction>| match best.contains(&chosen) {
        true => Some(chosen),
        false => best.first().copied(),
    };
    match view {
        AnyView::Trick(_) => None,
        AnyView::BlackHearts(view) => {
            let best = black_hearts::surely(view, by)?.into_iter();
            settled(best.map(AnyAction::BlackHearts).collect())
        }
        AnyView::Heartcatchers(view) => {
            let best = heartcatchers::surely(view, by)?.into_iter();
            settled(best.map(AnyAction::Heartcatchers).collect())
        }
    }
}

impl Bot for Search {
    fn choose(
        &mut self,
        view: &AnyView,
        budget: Budget<'_>,
        dice: &mut dyn Dice,
    ) -> Option<Choice> {
        self.choose_and_weigh(view, budget, dice)
            .map(|(choice, _)| choice)
    }
}
