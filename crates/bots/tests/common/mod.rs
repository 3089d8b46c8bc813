//! Tables and states of every game, for the tests of several levels.
#![allow(clippy::unwrap_used, dead_code, missing_docs, unreachable_pub)] // a part for each test

use moonshot_bots::{Budget, FastDice, Level};
use moonshot_protocol::Setup;
use moonshot_rules::{AnyGame, Game, Seat, Turn, Viewer};
use serde_json::Map;

pub const TABLES: [(&str, usize); 6] = [
    ("hearts", 4),
    ("cardominoes", 3),
    ("wild-twists", 5),
    ("black-hearts", 3),
    ("black-hearts", 5),
    ("heartcatchers", 2),
];

/// A table with the usual options.
pub fn setup(game: &str, players: usize) -> Setup {
    Setup::read(game, players, &Map::new()).unwrap()
}

/// Plays the first steps of a match by rules of thumb and shows each state in which somebody is to act.
pub fn states(setup: &Setup, seed: u64, steps: usize, mut show: impl FnMut(&AnyGame, Seat)) {
    let mut game = setup.start().unwrap();
    let mut dice = FastDice::new(seed);
    for _ in 0..steps {
        match game.turn() {
            Turn::Over => break,
            Turn::Chance(_) => {
                let outcome = game.roll(&mut dice).unwrap();
                game.chance(&outcome).unwrap();
            }
            Turn::Seats(seats) => {
                let seat = seats.first().unwrap();
                show(&game, seat);
                let view = game.view(Viewer::Seat(seat)).unwrap();
                let mut thumb = Level::RuleOfThumb.bot();
                let choice = thumb.choose(&view, Budget::default(), &mut dice).unwrap();
                game.play(seat, &choice.action).unwrap();
            }
        }
    }
}
