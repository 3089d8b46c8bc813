//! Random matches for the tests.

pub mod forge;

use moonshot_protocol::Setup;
use moonshot_rules::{AnyGame, Dice, Game, LegalActions, Seat, Turn};
use moonshot_table::{Match, SeededDice, Seeds};
use serde_json::{Map, Value, json};

/// A table of every game, in every variant that differs in kind.
pub fn setups() -> Vec<Setup> {
    let tables = [
        ("hearts", 3, json!({"target": 50})),
        ("hearts", 4, json!({"target": 50})),
        ("hearts", 7, json!({"target": 50})),
        ("cardominoes", 3, json!({"target": 60})),
        ("cardominoes", 4, json!({"target": 60, "revoke": "penalty"})),
        ("cardominoes", 5, json!({"target": 60, "revoke": "penalty"})),
        ("wild-twists", 3, json!({"length": "medium"})),
        ("wild-twists", 4, json!({"length": "medium"})),
        ("wild-twists", 8, json!({"length": "medium"})),
        ("black-hearts", 3, json!({})),
        ("black-hearts", 4, json!({"gifts": false})),
        ("black-hearts", 6, json!({})),
        ("heartcatchers", 2, json!({})),
        (
            "heartcatchers",
            2,
            json!({"best_of": 3, "uncatchable_scores": false}),
        ),
        (
            "custom-hearts",
            4,
            json!({"base": "openspiel", "jd_bonus": true}),
        ),
    ];
    tables
        .into_iter()
        .map(|(game, players, options)| setup(game, players, &options))
        .collect()
}

pub fn setup(game: &str, players: usize, options: &Value) -> Setup {
    let none = Map::new();
    Setup::read(game, players, options.as_object().unwrap_or(&none)).unwrap()
}

pub fn seeds(number: u8) -> Seeds {
    Seeds::new([number; 32], vec![b"north".to_vec(), b"east".to_vec()])
}

pub fn dice(number: u8) -> SeededDice {
    SeededDice::new([number; 32])
}

/// A random legal action of a random seat that may act, in notation; `None` if no seat may.
pub fn random_action(game: &AnyGame, dice: &mut dyn Dice) -> Option<(Seat, String)> {
    let Turn::Seats(seats) = game.turn() else {
        return None;
    };
    let seats = seats.to_vec();
    let seat = seats[dice.below(seats.len() as u32) as usize];
    let legal = game.legal(seat);
    let place = dice.below(legal.len().max(1) as u32) as usize;
    let action = match legal.pass() {
        None => legal.nth(place).unwrap().to_string(),
        Some(pass) => {
            let mut from: Vec<_> = pass.from.iter().collect();
            moonshot_rules::shuffle(&mut from, dice);
            let cards: Vec<_> = from[..pass.count].iter().map(ToString::to_string).collect();
            format!("pass {}", cards.join(" "))
        }
    };
    Some((seat, action))
}

/// Takes a random step; false when the match is over.
pub fn random_step(playing: &mut Match, dice: &mut dyn Dice) -> bool {
    if let Some((seat, action)) = random_action(playing.state(), dice) {
        playing.act(seat, &action).unwrap();
    } else if matches!(playing.state().turn(), Turn::Chance(_)) {
        playing.chance_by(dice).unwrap();
    }
    !playing.is_over()
}

/// A random match, to its end or for this number of steps.
pub fn random_match(setup: &Setup, seeds: Option<Seeds>, steps: usize, number: u8) -> Match {
    let mut playing = Match::new(setup.clone(), seeds).unwrap();
    let mut dice = dice(number);
    for _ in 0..steps {
        if !random_step(&mut playing, &mut dice) {
            break;
        }
    }
    playing
}
