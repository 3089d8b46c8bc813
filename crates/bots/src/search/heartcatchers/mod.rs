//! Thinking ahead in Heartcatchers.

mod belief;
#[cfg(test)]
mod endgame;
mod sketch;

use moonshot_rules::{HeartcatchersAction, HeartcatchersView, MAX_SEATS, Side, View};

use super::{Purpose, Thought, Unit, Weighed, tree};
use crate::budget::Budget;
use crate::dice::FastDice;
use belief::{Belief, Past};
use sketch::Sketch;

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
