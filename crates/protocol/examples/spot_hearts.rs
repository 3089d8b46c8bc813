//! Spot Hearts, a variant in one file: each heart costs its rank in points, and the queen of spades 25.
//!
//! `cargo run -p moonshot-protocol --example spot_hearts`
//!
//! To offer it at every table, move this entry to a file of `catalogue/` and add it to the list, `GAMES`.

use moonshot_protocol::{ChoiceOption, GameEntry, IntegerOption, document};
use moonshot_rules::trick::{HeartPoints, Moon, TrickOptions};
use moonshot_rules::{AnyOptions, Game, RandDice};

/// The game: its options, and the rules they result in.
pub(crate) static SPOT_HEARTS: GameEntry = GameEntry {
    id: "spot-hearts",
    name: "Spot Hearts",
    players: (3, 7),
    minutes: (15, 40),
    summary: "Hearts where every heart costs the number of its rank.",
    options: |_, _| Ok(vec![TARGET.spec(500), MOON.spec(Moon::Add)]),
    read: |players, values| {
        Ok(AnyOptions::from(TrickOptions {
            heart_points: HeartPoints::Spots,
            queen_points: 25,
            moon: MOON.read(values)?,
            target: Some(TARGET.read(values)? as i32),
            ..TrickOptions::hearts(players)
        }))
    },
};

const TARGET: IntegerOption = IntegerOption {
    name: "target",
    label: "Play to",
    help: "The match ends when a player's score gets there.",
    min: 100,
    max: 2000,
};

const MOON: ChoiceOption<&str, Moon> = ChoiceOption {
    name: "moon",
    label: "The moon",
    help: "Whether taking everything adds to the others or subtracts from the shooter.",
    choices: &[("add", Moon::Add), ("subtract", Moon::Subtract)],
};

/// Plays a random match and prints the scores of each hand.
fn main() -> Result<(), Box<dyn std::error::Error>> {
    let setup = SPOT_HEARTS.setup(4, &Default::default())?;
    let mut game = setup.start()?;
    let mut dice = RandDice(rand::rng());
    while game.advance_at_random(&mut dice) {}

    let state = serde_json::to_value(document::state(&setup, &game))?;
    println!("{}", state["detail"]["hand_scores_history"]);
    println!("{}", state["outcome"]);
    Ok(())
}
