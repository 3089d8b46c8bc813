//! Thinking ahead in Heartcatchers.

#[cfg(test)]
mod endgame;
mod sketch;

use moonshot_rules::{
    Dice, HeartCard, HeartGame, HeartKind, HeartcatchersAction, HeartcatchersView,
    HeartcatchersWorlds, MAX_SEATS, Seat, Side, View,
};

use super::{Purpose, Thought, Unit, Weighed, tree};
use crate::budget::Budget;
use crate::dice::FastDice;
use sketch::Sketch;

/// From how many worlds a likely one is chosen.
const TRIES: usize = 16;
/// How likely it is that one holds so many of the Secrets of each kind that others lay: a Change-of-Heart, what helps who
/// laid it where it lies now, what harms, and what does nothing. By how often each copy was laid in 1,500 games.
const CHANGE: f64 = 0.7;
const HELPS: f64 = 0.9;
const HARMS: f64 = 0.15;
const IDLE: f64 = 0.1;

/// One of the games that may be, where the other's Secrets are rather such as somebody lays: one of a few, by how likely
/// each of them is.
fn likely(worlds: &HeartcatchersWorlds, me: Seat, dice: &mut FastDice) -> HeartGame {
    let mut chosen = worlds.hand(dice);
    let mut all = likelihood(&chosen, me);
    if all >= 1.0 {
        // There are no such Secrets.
        return chosen;
    }
    for _ in 1..TRIES {
        let game = worlds.hand(dice);
        let likelihood = likelihood(&game, me);
        all += likelihood;
        if f64::from(dice.below(1 << 20)) / 1_048_576.0 * all < likelihood {
            chosen = game;
        }
    }
    chosen
}

/// How likely somebody lays Secrets like the other's, 0 to 1: such as help, where they help. It is 1 where there are none.
fn likelihood(game: &HeartGame, me: Seat) -> f64 {
    let mut likelihood = 1.0;
    for seat in Seat::all(2) {
        for stack in &game.field()[seat.index() & 1] {
            for (card, by) in stack.secrets() {
                if by == me {
                    continue;
                }
                let kind = card.and_then(HeartCard::kind);
                likelihood *= match (kind, seat == me) {
                    (Some(HeartKind::ChangeOfHeart), _) => CHANGE,
                    (Some(HeartKind::UltimateLove), false) => HELPS,
                    (Some(HeartKind::Heartbreaker), true) => HELPS,
                    (Some(HeartKind::UltimateLove | HeartKind::Heartbreaker), _) => HARMS,
                    _ => IDLE,
                };
            }
        }
    }
    likelihood
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
    let uncatchable_scores = view.options().uncatchable_scores;
    let me = view.viewer().seat()?;
    let tried = tree::search(2, budget, dice, |dice| {
        Some(Sketch::of(&likely(&worlds, me, dice), uncatchable_scores))
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
            "Played out, it wins most often under a stack of the other's."
        }
    };
    Some(Thought {
        alternatives,
        unit: Unit::Chance,
        why,
    })
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use moonshot_rules::{AnyAction, AnyGame, AnyView, Game, HeartcatchersOptions, Turn, Viewer};

    use super::*;
    use crate::bot::Bot;
    use crate::thumb::RuleOfThumb;

    /// How often a world has the kinds of the other's Secrets right, drawn evenly and drawn by likelihood.
    #[test]
    fn likely_worlds_have_more_of_the_secrets_right() {
        let (mut even, mut likely_ones) = (0, 0);
        for seed in 0..40 {
            let mut dice = FastDice::new(seed);
            let mut game = AnyGame::new(2, HeartcatchersOptions::default()).unwrap();
            while game.turn() != Turn::Over {
                if let Some(outcome) = game.roll(&mut dice) {
                    game.chance(&outcome).unwrap();
                    continue;
                }
                let seat = game.to_act().first().unwrap();
                let view = game.view(Viewer::Seat(seat)).unwrap();
                let (AnyGame::Heartcatchers(state), AnyView::Heartcatchers(seen)) = (&game, &view)
                else {
                    unreachable!("it is Heartcatchers")
                };
                let worlds = seen.worlds().unwrap();
                let truth = kinds(state.game(), seat);
                for _ in 0..10 {
                    let right = |game: HeartGame| {
                        let guessed = kinds(&game, seat);
                        truth.iter().zip(guessed).filter(|(a, b)| **a == *b).count()
                    };
                    even += right(worlds.hand(&mut dice));
                    likely_ones += right(likely(&worlds, seat, &mut dice));
                }
                let choice = RuleOfThumb.choose(&view, Budget::default(), &mut dice);
                let AnyAction::Heartcatchers(action) = choice.unwrap().action else {
                    unreachable!("it is Heartcatchers")
                };
                game.play(seat, &AnyAction::Heartcatchers(action)).unwrap();
            }
        }
        assert!(10 * likely_ones > 13 * even, "{likely_ones} of {even}");
    }

    /// What the Secrets that the other laid do.
    fn kinds(game: &HeartGame, me: Seat) -> Vec<Option<HeartKind>> {
        let stacks = game.field().iter().flatten();
        let secrets = stacks.flat_map(|stack| stack.secrets().filter(|(_, by)| *by != me));
        secrets
            .map(|(card, _)| card.and_then(HeartCard::kind))
            .collect()
    }
}
