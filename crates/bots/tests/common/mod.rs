//! Tables and states of every game, shared by the tests.

use moonshot_bots::{Budget, FastDice, Level};
use moonshot_protocol::{Setup, outcome};
use moonshot_rules::{AnyGame, Card, Cards, Game, Seat, Turn, Viewer};
use serde_json::{Map, Value, json};

pub const TABLES: [(&str, usize); 6] = [
    ("hearts", 4),
    ("cardominoes", 3),
    ("wild-twists", 5),
    ("black-hearts", 3),
    ("black-hearts", 5),
    ("heartcatchers", 2),
];

/// That many times in `make test-all`, and a part of it in `make test`.
pub fn repeated(times: u64, part: u64) -> u64 {
    if std::env::var_os("MOONSHOT_LONG").is_some() {
        times
    } else {
        times / part
    }
}

/// A table with default options.
pub fn setup(game: &str, players: usize) -> Setup {
    Setup::read(game, players, &Map::new()).unwrap()
}

/// Plays the first steps of a match by heuristics and calls back with each state in which a seat may act.
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

fn cards(text: &str) -> Cards {
    text.split_whitespace()
        .map(|card| card.parse::<Card>().unwrap())
        .collect()
}

/// A custom table of four with these hands as its whole pack, after these cards were played in turn.
pub fn table(options: Value, hands: [&str; 4], played: &str) -> AnyGame {
    let pack = hands
        .map(cards)
        .into_iter()
        .fold(Cards::EMPTY, |all, hand| all | hand);
    let Value::Object(mut options) = options else {
        panic!("options are an object")
    };
    let wilds = pack.intersects(Cards::WILDS);
    let full = if wilds {
        Cards::STANDARD | Cards::WILDS
    } else {
        Cards::STANDARD
    };
    let removed: Vec<String> = (full - pack).iter().map(|card| card.to_string()).collect();
    options.insert("removed".to_owned(), json!(removed));
    options.insert("wilds".to_owned(), json!(wilds));
    options.insert("pass_cards".to_owned(), json!(false));
    let setup = Setup::read("custom-hearts", 4, &options).unwrap();
    let mut game = setup.start().unwrap();
    let hands = hands.map(|hand| hand.split_whitespace().collect::<Vec<_>>());
    let mut outcome = json!({ "hands": hands });
    if wilds {
        outcome["extras"] = json!([]);
    }
    let outcome = outcome::read(&setup, &game, &outcome).unwrap();
    game.chance(&outcome).unwrap();
    for text in played.split_whitespace() {
        let action = game.parse_action(text).unwrap();
        let seat = to_act(&game);
        game.play(seat, &action).unwrap();
    }
    game
}

pub fn to_act(game: &AnyGame) -> Seat {
    let Turn::Seats(seats) = game.turn() else {
        panic!("nobody is to act")
    };
    seats.iter().next().unwrap()
}
