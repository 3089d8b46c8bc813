//! The heuristics play as they did in release 0.1.0: they are the baseline for later bots.
//!
//! A bot that plays differently is a new level. Never change these numbers to make a test pass.

use moonshot_bots::{Budget, FastDice, Level};
use moonshot_protocol::Setup;
use moonshot_rules::{Dice, Game, Turn, Viewer};
use serde_json::{Map, Value, json};

/// FNV-1a hash of all actions of the bots in some matches.
fn played(game: &str, players: usize, options: Value) -> u64 {
    let options: Map<String, Value> = options.as_object().unwrap().clone();
    let setup = Setup::read(game, players, &options).unwrap();
    let mut digest: u64 = 0xcbf2_9ce4_8422_2325;
    for seed in 0..6 {
        let mut dice = FastDice::new(seed);
        let mut game = setup.start().unwrap();
        for _ in 0..1_200 {
            match game.turn() {
                Turn::Over => break,
                Turn::Chance(_) => {
                    let outcome = game.roll(&mut dice).unwrap();
                    game.chance(&outcome).unwrap();
                }
                Turn::Seats(seats) => {
                    let which = dice.below(seats.len() as u32) as usize;
                    let seat = seats.iter().nth(which).unwrap();
                    let view = game.view(Viewer::Seat(seat)).unwrap();
                    let choice = Level::RuleOfThumb
                        .bot()
                        .choose(&view, Budget::playouts(8), &mut dice)
                        .unwrap();
                    for byte in choice.action.to_string().bytes() {
                        digest = (digest ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
                    }
                    game.play(seat, &choice.action).unwrap();
                }
            }
        }
    }
    digest
}

#[test]
fn every_game_is_played_as_it_was() {
    let tables = [
        ("hearts", 3, json!({}), 0xa9b5_e4c6_0759_8067),
        ("hearts", 4, json!({}), 0xd841_2127_693b_4b54),
        ("hearts", 7, json!({}), 0x73cb_205f_44b1_3300),
        (
            "cardominoes",
            4,
            json!({"revoke": "penalty"}),
            0x9eef_268f_2531_1a3d,
        ),
        (
            "wild-twists",
            4,
            json!({"length": "long"}),
            0x04f9_8863_81dd_7649,
        ),
        ("wild-twists", 8, json!({}), 0x34f2_995e_22b3_eb83),
        (
            "custom-hearts",
            5,
            json!({"jd_bonus": true, "avoid_all_tricks_bonus": true, "removed": ["2D", "3C"]}),
            0x884b_bf0d_f861_2822,
        ),
        ("black-hearts", 3, json!({}), 0x7d20_6641_a0e4_7c6d),
        ("black-hearts", 6, json!({}), 0xa2a8_d2cf_17c8_28bf),
        (
            "heartcatchers",
            2,
            json!({"best_of": 5}),
            0xb841_658b_c54a_f647,
        ),
    ];
    for (game, players, options, digest) in tables {
        let found = played(game, players, options.clone());
        assert_eq!(found, digest, "{game} {players} {options}: {found:#x}");
    }
}
