//! What a hand brought each seat.

use moonshot_rules::{AnyGame, Game};

/// Writes what the last finished hand brought each seat, as a gain: minus its points; in Heartcatchers 1 to the winner of
/// the game, -1 to the loser, and 0 for a drawn game. Returns false, and writes nothing, before the first hand has ended.
pub fn last_hand(game: &AnyGame, gains: &mut [f32]) -> bool {
    match game {
        AnyGame::Trick(game) => {
            let scores = game.history().last();
            scores.is_some_and(|scores| write(gains, scores))
        }
        AnyGame::BlackHearts(game) => {
            let scores = game.history().last();
            scores.is_some_and(|scores| write(gains, scores))
        }
        AnyGame::Heartcatchers(game) => {
            if let (Some(last), [mine, theirs]) = (game.last_game(), gains) {
                let [one, other] = last.points();
                *mine = f32::from(i8::from(one > other) - i8::from(one < other));
                *theirs = 0.0 - *mine;
                return true;
            }
            false
        }
    }
}

fn write(gains: &mut [f32], scores: &[i32]) -> bool {
    for (gain, points) in gains.iter_mut().zip(scores) {
        *gain = (-*points) as f32;
    }
    true
}

/// What the whole match has brought each seat so far, in the same unit.
pub fn totals(game: &AnyGame) -> Vec<f32> {
    let totals = game.totals();
    match (game, totals) {
        (AnyGame::Heartcatchers(_), [one, other]) => {
            let ahead = (one - other) as f32;
            vec![ahead, 0.0 - ahead]
        }
        _ => totals.iter().map(|points| (-*points) as f32).collect(),
    }
}
