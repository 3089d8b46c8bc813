//! Positions with an obvious best action: each level gets as many of them right as its description promises.

use moonshot_bots::{Budget, FastDice, Level};
use moonshot_protocol::{Setup, outcome};
use moonshot_rules::{AnyGame, AnyView, Game, Seat, Viewer};
use serde_json::{Map, Value};

const POSITIONS: &str = concat!(
    env!("CARGO_MANIFEST_DIR"),
    "/tests/positions/positions.jsonl"
);
/// Number of dice seeds for each position.
const SEEDS: u64 = 3;
/// Playouts of `master`; the other levels use their own.
const PLAYOUTS: u32 = 1_000;

struct Position {
    line: String,
    view: AnyView,
    best: Vec<String>,
    /// Whether the best action is certain, whatever the deal and whatever the others do.
    certain: bool,
}

fn positions() -> Vec<Position> {
    let text = std::fs::read_to_string(POSITIONS).unwrap();
    text.lines().map(position).collect()
}

fn position(line: &str) -> Position {
    let told: Value = serde_json::from_str(line).unwrap();
    let players = told["players"].as_u64().unwrap() as usize;
    let setup = Setup::read(told["game"].as_str().unwrap(), players, &Map::new()).unwrap();
    let mut game: AnyGame = setup.start().unwrap();
    for step in told["steps"].as_array().unwrap() {
        if let Some(rolled) = step.get("chance") {
            let rolled = outcome::read(&setup, &game, rolled).unwrap();
            game.chance(&rolled).unwrap();
        } else {
            let seat = Seat::new(step["seat"].as_u64().unwrap() as usize).unwrap();
            let action = game.parse_action(step["action"].as_str().unwrap()).unwrap();
            game.play(seat, &action).unwrap();
        }
    }
    let seat = Seat::new(told["seat"].as_u64().unwrap() as usize).unwrap();
    let best = told["best"].as_array().unwrap().iter();
    Position {
        line: line.to_owned(),
        view: game.view(Viewer::Seat(seat)).unwrap(),
        best: best.map(|best| best.as_str().unwrap().to_owned()).collect(),
        certain: told["certain"].as_bool().unwrap(),
    }
}

/// The share of tries in which the level plays a best action, and those in which it does not.
fn tried(level: Level, positions: &[&Position]) -> (f64, Vec<String>) {
    let mut right = 0;
    let mut wrong = Vec::new();
    for position in positions {
        for seed in 0..SEEDS {
            let budget = Budget::playouts(PLAYOUTS);
            let choice = level
                .bot()
                .choose(&position.view, budget, &mut FastDice::new(seed));
            let action = choice.unwrap().action.to_string();
            match position.best.contains(&action) {
                true => right += 1,
                false => wrong.push(format!(
                    "{action} for {:?}: {}",
                    position.best, position.line
                )),
            }
        }
    }
    let all = positions.len() as u64 * SEEDS;
    (f64::from(right) / all as f64, wrong)
}

#[test]
fn there_are_fifty_positions_of_the_five_games() {
    let positions = positions();
    assert_eq!(positions.len(), 50);
    for game in [
        "hearts",
        "cardominoes",
        "wild-twists",
        "black-hearts",
        "heartcatchers",
    ] {
        let name = format!("\"game\":\"{game}\"");
        let of_game = positions.iter().filter(|one| one.line.contains(&name));
        assert!(of_game.count() >= 5, "{game}");
    }
    assert!(positions.iter().filter(|one| one.certain).count() >= 20);
}

#[test]
fn every_level_above_casual_does_what_is_certain() {
    let positions = positions();
    let certain: Vec<&Position> = positions.iter().filter(|one| one.certain).collect();
    let above = [Level::Steady, Level::Sharp, Level::Expert, Level::Master];
    for level in above.into_iter().chain(Level::STYLES) {
        let (share, wrong) = tried(level, &certain);
        assert!(wrong.is_empty(), "{level}, {share}: {wrong:#?}");
    }
}

#[test]
fn each_level_gets_as_many_right_as_its_description_promises() {
    let positions = positions();
    let all: Vec<&Position> = positions.iter().collect();
    // A player who forgets cards still sees the trick on the table; one who remembers all gets most of them, and a
    // searching one nearly all.
    let promised = [
        (Level::Novice, 0.5),
        (Level::Casual, 0.6),
        (Level::Steady, 0.85),
        (Level::Sharp, 0.9),
        (Level::Expert, 0.95),
        (Level::Master, 0.95),
    ];
    for (level, promised) in promised {
        let (share, wrong) = tried(level, &all);
        println!("{level}: {share:.3}");
        assert!(share >= promised, "{level}, {share}: {wrong:#?}");
    }
}
