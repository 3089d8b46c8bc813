//! The expected result of each seat of Heartcatchers when the cards are open.

use moonshot_rules::{
    Game, HeartCard, HeartGame, Heartcatchers, HeartcatchersAction, MAX_SEATS, Phase, Seat, Stack,
    Viewer, shuffle,
};

use super::sketch::Sketch;
use super::tree::Played;
use crate::dice::FastDice;
use crate::search::value::{Values, mean};

/// How many times more playouts a state has whose deal is not known yet, and one whose deal is known: they are short, and
/// their results are far apart.
const UNKNOWN: u32 = 8;
const KNOWN: u32 = 3;

/// The probability of each seat to win the game, half a win for a draw; before the deal, of the next game. The order of the
/// pile counts as unknown. With a turn, after it and before its draw. `None` if playouts do not model the state.
pub(in crate::search) fn values(
    game: &Heartcatchers,
    turn: Option<HeartcatchersAction>,
    playouts: u32,
    seed: u64,
) -> Option<Values> {
    let scores = game.options().uncatchable_scores;
    let unknown = game.phase() == Phase::Deal;
    let more = if unknown { UNKNOWN } else { KNOWN };
    mean(playouts * more, seed, |dice| {
        let mut open = if unknown {
            let mut dealt = game.clone();
            dealt.chance(&game.roll(dice)?).ok()?;
            *dealt.game()
        } else {
            shuffled(game, dice)?
        };
        if let Some(turn) = turn {
            open.play_unchecked(turn);
        }
        let mut sketch = Sketch::of(&open, scores);
        sketch.finish(dice);
        Some(sketch.won().map(f64::from))
    })
}

/// The game with its pile in another order.
fn shuffled(game: &Heartcatchers, dice: &mut FastDice) -> Option<HeartGame> {
    let (me, other) = (Seat::default(), Seat::new(1)?);
    let view = game.view(Viewer::Seat(me)).ok()?;
    let open = game.game();
    let mut pile: Vec<HeartCard> = open.pile().collect();
    shuffle(&mut pile, dice);
    let stacks = open.field().iter().flatten();
    let secrets = stacks.flat_map(Stack::secrets);
    let hidden: Vec<HeartCard> = secrets
        .filter(|(_, by)| *by != me)
        .filter_map(|(card, _)| card)
        .collect();
    view.with_hidden(open.held(other), &pile, &hidden)
}

/// The results of a finished game with this many points.
pub(in crate::search) fn won(points: [i32; 2]) -> Values {
    let mut values = [0.0; MAX_SEATS];
    let first = match points[0].cmp(&points[1]) {
        std::cmp::Ordering::Greater => 1.0,
        std::cmp::Ordering::Equal => 0.5,
        std::cmp::Ordering::Less => 0.0,
    };
    (values[0], values[1]) = (first, 1.0 - first);
    values
}
