//! Search in Heartcatchers.

mod belief;
#[cfg(test)]
mod endgame;
mod price;
mod sketch;
mod value;

use moonshot_rules::{HeartcatchersAction, HeartcatchersView, MAX_SEATS, View};

use super::ending::Best;
use super::{Purpose, SearchResult, Unit, Weighed, ending, tree};
use crate::budget::Budget;
use crate::dice::FastDice;
use crate::reason::ChoiceReason;
use belief::{Belief, Past};
pub(super) use price::price;
use sketch::{Sketch, TURNS};
pub(super) use value::{values, won};

/// Number of final turns without a draw: once nothing is hidden, they are searched exactly.
const OPEN: usize = 3;

/// The best actions in the endgame, over every possible order of the hidden cards: in the last turn, or a few turns
/// before it if nothing is hidden. `None` otherwise.
pub(super) fn surely(view: &HeartcatchersView, by: Best) -> Option<Vec<HeartcatchersAction>> {
    if view.legal().len() < 2 {
        return None;
    }
    let left = TURNS.checked_sub(view.turns().len())?;
    let determinizations = view.determinizations().ok()?;
    let known = determinizations.ways() <= 1.0;
    if left != 1 && !(known && left <= OPEN) {
        return None;
    }
    let scores = view.options().uncatchable_scores;
    let games = determinizations.hands(ending::DEALS)?;
    let deals: Vec<Sketch> = games.iter().map(|game| Sketch::of(game, scores)).collect();
    let best = ending::exactly(&deals, by)?;
    Some(best.into_iter().filter_map(Sketch::action).collect())
}

/// The alternatives, the best first; `None` if there is nothing to search.
pub(super) fn evaluate(
    view: &HeartcatchersView,
    purpose: Purpose,
    budget: Budget<'_>,
    dice: &mut FastDice,
) -> Option<SearchResult<HeartcatchersAction>> {
    let least = if purpose == Purpose::Hint { 1 } else { 2 };
    if view.legal().len() < least {
        return None;
    }
    let determinizations = view.determinizations().ok()?;
    let past = Past::of(view, view.viewer().seat()?);
    let tried = tree::search(2, budget, dice, || {
        let mut belief = Belief::new(&determinizations, &past);
        move |dice: &mut FastDice| belief.next(dice)
    });
    let alternatives = tried.iter().filter_map(|tried| {
        Some(Weighed {
            action: Sketch::action(tried.key)?,
            cost: tried.lost(),
            error: tried.error(),
            visits: tried.visits(),
            moons: [0.0; MAX_SEATS],
        })
    });
    let alternatives: Vec<_> = alternatives.collect();
    Some(SearchResult {
        alternatives,
        unit: Unit::Chance,
        reason: ChoiceReason::SimulatedWins,
    })
}
