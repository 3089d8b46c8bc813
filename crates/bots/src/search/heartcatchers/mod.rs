//! Thinking ahead in Heartcatchers.

mod belief;
#[cfg(test)]
mod endgame;
mod sketch;

use moonshot_rules::{HeartcatchersAction, HeartcatchersView, MAX_SEATS, Side, View};

use super::ending::Best;
use super::{Purpose, Thought, Unit, Weighed, ending, tree};
use crate::budget::Budget;
use crate::dice::FastDice;
use belief::{Belief, Past};
use sketch::{Sketch, TURNS};

/// In how many turns before the end nothing is left to chance where nothing is hidden.
const OPEN: usize = 3;

/// The actions that come to most at the end of a game, by every order that the hidden cards may have: in the last turn, and a
/// few turns before it where nothing is hidden. `None` elsewhere.
pub(super) fn surely(view: &HeartcatchersView, by: Best) -> Option<Vec<HeartcatchersAction>> {
    if view.legal().len() < 2 {
        return None;
    }
    let left = TURNS.checked_sub(view.turns().len())?;
    let worlds = view.worlds().ok()?;
    let known = worlds.ways() <= 1.0;
    if left != 1 && !(known && left <= OPEN) {
        return None;
    }
    let scores = view.options().uncatchable_scores;
    let games = worlds.hands(ending::DEALS)?;
    let deals: Vec<Sketch> = games.iter().map(|game| Sketch::of(game, scores)).collect();
    let best = ending::exactly(&deals, by)?;
    Some(best.into_iter().filter_map(Sketch::action).collect())
}

/// What the viewer may do, the best first; `None` where there is nothing to think about.
pub(super) fn think(
    view: &HeartcatchersView,
    purpose: Purpose,
    budget: Budget<'_>,
    dice: &mut FastDice,
) -> Option<Thought<HeartcatchersAction>> {
    let least = if purpose == Purpose::Hint { 1 } else { 2 };
    if view.legal().len() < least {
        return None;
    }
    let worlds = view.worlds().ok()?;
    let past = Past::of(view, view.viewer().seat()?);
    let tried = tree::search(2, budget, dice, || {
        let mut belief = Belief::new(&worlds, &past);
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
    let why = match alternatives.first()?.action {
        HeartcatchersAction::Catch { .. } => "Played out, this catch wins most often.",
        HeartcatchersAction::Steal { .. } => "Played out, this exchange wins most often.",
        HeartcatchersAction::Secret {
            side: Side::Mine, ..
        } => "Played out, it wins most often under an own stack.",
        HeartcatchersAction::Secret { .. } => {
            "Played out, it wins most often under a stack of the other’s."
        }
    };
    Some(Thought {
        alternatives,
        unit: Unit::Chance,
        why,
    })
}
