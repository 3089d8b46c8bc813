//! The expected result of each seat in an open state, by playouts of reference players.
//!
//! For the luck of a match, which is computed once all cards are open. Nothing of it enters a price or a choice.

use moonshot_rules::trick::TrickAction;
use moonshot_rules::{AnyAction, AnyGame, Game, HeartcatchersAction, MAX_SEATS, Phase};

use super::{black_hearts, heartcatchers, trick};
use crate::dice::FastDice;

/// The expected result of each seat: in trick games the points of the hand less the mean of the others', in the other
/// games the probability of winning the match or, in Heartcatchers, the game.
pub(crate) type Values = [f64; MAX_SEATS];

/// The expected results; `None` if playouts do not model the state.
///
/// Calls with the same seed use the same random numbers as far as possible, so that the difference of two states has
/// little noise.
pub(crate) fn values(game: &AnyGame, playouts: u32, seed: u64) -> Option<Values> {
    match game {
        AnyGame::Trick(game) => trick::values(game, playouts, seed),
        AnyGame::BlackHearts(game) => black_hearts::values(game, playouts, seed),
        AnyGame::Heartcatchers(game) => heartcatchers::values(game, None, playouts, seed),
    }
}

/// The expected results after a turn of Heartcatchers, before it is known which card is drawn.
pub(crate) fn before_draw(
    game: &AnyGame,
    turn: HeartcatchersAction,
    playouts: u32,
    seed: u64,
) -> Option<Values> {
    match game {
        AnyGame::Heartcatchers(game) => heartcatchers::values(game, Some(turn), playouts, seed),
        _ => None,
    }
}

/// Whether there is a model of what the players do next, so that [`of_choice`] has all of the luck.
pub(crate) fn has_model(game: &AnyGame) -> bool {
    matches!(game, AnyGame::Trick(_))
        && matches!(game.phase(), Phase::Play | Phase::Gather | Phase::Moon)
}

/// How much better the expected results are after this action than on average over what a player might have done; `None` if
/// it had no choice, or if playouts do not model the action.
pub(crate) fn of_choice(
    game: &AnyGame,
    done: &AnyAction,
    playouts: u32,
    seed: u64,
) -> Option<Values> {
    match (game, done) {
        (AnyGame::Trick(game), AnyAction::Trick(TrickAction::Play(played))) => {
            trick::of_choice(game, *played, playouts, seed)
        }
        _ => None,
    }
}

/// The results of a scored hand of a trick game.
pub(crate) fn of_scores(scores: &[i32]) -> Option<Values> {
    (scores.len() <= MAX_SEATS).then(|| trick::against_others(scores))
}

/// The results of a scored game of Heartcatchers with this many points.
pub(crate) fn of_game(points: [i32; 2]) -> Option<Values> {
    Some(heartcatchers::won(points))
}

/// The mean of the results of this many playouts, each with dice of its own.
pub(super) fn mean(
    playouts: u32,
    seed: u64,
    mut play: impl FnMut(&mut FastDice) -> Option<Values>,
) -> Option<Values> {
    let mut values = [0.0; MAX_SEATS];
    for number in 0..playouts {
        let results = play(&mut FastDice::part(seed, u64::from(number)))?;
        for (value, result) in values.iter_mut().zip(results) {
            *value += result / f64::from(playouts);
        }
    }
    Some(values)
}
