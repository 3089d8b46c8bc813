//! Checks that bots play legal actions at any table and never panic.

use moonshot_bots::{Budget, FastDice, Level};
use moonshot_protocol::{GameInfo, OptionSpec, Setup, games};
use moonshot_rules::{AnyGame, Dice, Game, LegalActions, Seat, Turn, Viewer};
use proptest::prelude::*;
use serde_json::{Map, Value};

/// Far more steps than any of these matches needs to exercise the bots.
const STEPS: usize = 1_500;

fn any_value(spec: &OptionSpec, dice: &mut FastDice) -> Value {
    let pick =
        |from: &[Value], dice: &mut FastDice| from[dice.below(from.len() as u32) as usize].clone();
    match (&spec.allowed, &spec.default, spec.min.zip(spec.max)) {
        (_, Value::Bool(_), _) => Value::from(dice.below(2) == 0),
        (_, Value::Array(_), _) => any_list(&spec.name, dice),
        (Some(allowed), ..) => pick(allowed, dice),
        (None, Value::Number(_), Some((min, max))) => {
            Value::from(min + i64::from(dice.below((max - min).min(60) as u32 + 1)))
        }
        (None, default, _) => default.clone(),
    }
}

/// A random list of words for a list option; many make no valid table, and another is tried.
fn any_list(name: &str, dice: &mut FastDice) -> Value {
    let words: &[&str] = match name {
        "removed" => &["2D", "3C", "2C", "4C", "3D", "QS", "AH", "WC", "WH", "KS"],
        _ => &["left", "right", "across", "hold"],
    };
    let count = dice.below(5);
    (0..count)
        .map(|_| Value::from(words[dice.below(words.len() as u32) as usize]))
        .collect()
}

/// A table of any game, any number of players and any compatible options.
fn any_table(dice: &mut FastDice) -> (Setup, AnyGame) {
    let games = games();
    let game: &GameInfo = &games[dice.below(games.len() as u32) as usize];
    let (least, most) = game.players;
    loop {
        let players = least + dice.below((most - least) as u32 + 1) as usize;
        let mut options = Map::new();
        for spec in &game.options {
            if dice.below(4) == 0 {
                options.insert(spec.name.clone(), any_value(spec, dice));
            }
        }
        if let Ok(setup) = Setup::read(&game.id, players, &options) {
            let started = setup.start().unwrap();
            return (setup, started);
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: crate::common::repeated(300, 10) as u32, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn every_choice_is_legal_at_every_table(seed: u64) {
        let mut dice = FastDice::new(seed);
        let (setup, mut game) = any_table(&mut dice);
        // Tables of random players reach positions that the bots would not bring about.
        let wild = dice.below(3) == 0;
        for _ in 0..STEPS {
            match game.turn() {
                Turn::Over => break,
                Turn::Chance(_) => {
                    let outcome = game.roll(&mut dice).unwrap();
                    game.chance(&outcome).unwrap();
                }
                Turn::Seats(seats) => {
                    for seat in Seat::all(game.seats()) {
                        let may_act = !game.legal(seat).is_empty();
                        for level in Level::ALL.into_iter().chain(Level::STYLES) {
                            // Searching bots are slow, so ask them only now and then.
                            let view = game.view(Viewer::Seat(seat)).unwrap();
                            if level.searches(&view) && dice.clone().below(24) > 0 {
                                continue;
                            }
                            let throws = dice.clone();
                            let choice = level.bot().choose(&view, Budget::playouts(8), &mut throws.clone());
                            let again = level.bot().choose(&view, Budget::playouts(8), &mut throws.clone());
                            prop_assert_eq!(&choice, &again);
                            prop_assert_eq!(choice.is_some(), may_act, "{} {:?} {}", level, setup, seat);
                            let Some(choice) = choice else { continue };
                            let checked = game.check(seat, &choice.action);
                            prop_assert!(checked.is_ok(), "{} {:?} {}: {:?}", level, setup, choice.action, checked);
                        }
                    }
                    let level = if wild || dice.below(8) == 0 { Level::Random } else { Level::RuleOfThumb };
                    let which = dice.below(seats.len() as u32) as usize;
                    let seat = seats.iter().nth(which).unwrap();
                    let choice = level.bot().choose(&game.view(Viewer::Seat(seat)).unwrap(), Budget::playouts(8), &mut dice).unwrap();
                    game.play(seat, &choice.action).unwrap();
                }
            }
            prop_assert!(Level::RuleOfThumb.bot().choose(&game.view(Viewer::Spectator).unwrap(), Budget::playouts(8), &mut dice).is_none());
        }
    }
}
