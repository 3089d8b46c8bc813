//! The variant of `examples/spot_hearts.rs` behaves like the games of the list.

use crate::common;
#[allow(dead_code)] // its `main` is not called here
#[path = "../examples/spot_hearts.rs"]
mod example;

use self::example::SPOT_HEARTS;
use common::{Script, TestDice};
use moonshot_rules::{AnyGame, Game};
use serde_json::{Map, Value, json};

/// Every heart from 2 to 14, and the queen.
const ALL: i64 = 104 + 25;

fn table(players: usize, options: Value) -> Script {
    let setup = SPOT_HEARTS.setup(players, options.as_object().unwrap());
    Script::at(setup.unwrap())
}

#[test]
fn a_heart_costs_its_rank_and_the_queen_twenty_five() {
    let AnyGame::Trick(game) = table(4, json!({})).game else {
        panic!("this is a trick game")
    };
    let points = |card: &str| game.rules().points_of(card.parse().unwrap());
    let hearts = "23456789TJQKA".chars().zip(2..);
    for (rank, spots) in hearts {
        assert_eq!(points(&format!("{rank}H")), spots);
        assert_eq!(points(&format!("{rank}C")), 0);
    }
    assert_eq!(points("QS"), 25);
    assert_eq!(i64::from(game.rules().moon_points()), ALL);
}

#[test]
fn whole_matches_are_played_to_their_target() {
    for players in 3..=7 {
        let table = table(players, json!({ "target": 300 }));
        let end = table.play_out(&mut TestDice::new(players as u64), |_, _, _| {});
        let document = end.document();
        assert_eq!(
            (&document["game"], &document["options"]),
            (
                &json!("spot-hearts"),
                &json!({ "target": 300, "moon": "add" })
            )
        );
        let hands = document["detail"]["hand_scores_history"]
            .as_array()
            .unwrap();
        // No heart is ever removed from the pack.
        for scores in hands {
            let scores: Vec<i64> = scores
                .as_array()
                .unwrap()
                .iter()
                .filter_map(Value::as_i64)
                .collect();
            let sum: i64 = scores.iter().sum();
            let moon = ALL * (players as i64 - 1);
            assert!(sum == ALL || sum == moon, "{scores:?}");
        }
        assert!(end.game.totals().iter().any(|total| *total >= 300));
        assert_eq!(document["outcome"]["reason"], "target");
    }
}

#[test]
fn its_options_are_checked_like_those_of_the_list() {
    let refused = |players: usize, options: Value| {
        let read = SPOT_HEARTS.setup(players, options.as_object().unwrap());
        read.unwrap_err().to_string()
    };
    assert_eq!(
        refused(4, json!({ "target": 50 })),
        "option “target”: it is from 100 to 2000"
    );
    assert_eq!(
        refused(4, json!({ "moon": "choose" })),
        "option “moon”: it is one of \"add\", \"subtract\""
    );
    assert_eq!(
        refused(8, json!({})),
        "Spot Hearts is for 3 to 7 players, not 8"
    );
    let info = SPOT_HEARTS.info();
    assert_eq!((info.id.as_str(), info.options.len()), ("spot-hearts", 2));
    let subtract = table(4, json!({ "moon": "subtract" }));
    let AnyGame::Trick(game) = &subtract.game else {
        panic!("this is a trick game")
    };
    assert_eq!(game.rules().moon, moonshot_rules::trick::Moon::Subtract);
    assert!(SPOT_HEARTS.setup(4, &Map::new()).unwrap() != subtract.setup);
}
