//! The documents of the trick games.

use crate::common;

use common::{Table, options};
use moonshot_protocol::{Detail, Setup};
use serde_json::json;

#[test]
fn what_another_game_has_is_left_out_of_the_state() {
    let table = Table::new("hearts", 4);
    assert!(table.detail("lead").is_null());
    let Detail::Trick(detail) = table.document().detail else {
        panic!("Hearts has no field")
    };
    let text = serde_json::to_string(&detail).unwrap();
    for field in ["dealer", "draw", "extras", "gift", "points_taken"] {
        assert!(!text.contains(&format!("\"{field}\"")), "{field} in {text}");
    }
}

#[test]
fn a_state_has_every_option_with_its_value() {
    let defaults = [
        ("hearts", json!({"target": 100})),
        ("cardominoes", json!({"target": 100, "revoke": "refused"})),
        ("wild-twists", json!({"length": "short"})),
    ];
    for (game, expected) in defaults {
        assert_eq!(Table::new(game, 4).state()["options"], expected);
    }
    for (game, target) in [("hearts", 75), ("cardominoes", 0), ("cardominoes", 1001)] {
        assert!(Setup::read(game, 4, &options(json!({ "target": target }))).is_err());
    }
}

#[test]
fn a_state_has_cards_where_a_view_has_counts() {
    let mut table = Table::new("wild-twists", 3).deal_leaving(&["2C", "AC", "3C"], "QS AH");
    if table.phase() == "opening" {
        let asked = table.state()["to_act"][0].as_u64().unwrap() as usize;
        table.act(asked, "decline");
    }
    assert_eq!(table.detail("extras"), json!(["QS", "AH"]));
    assert_eq!(table.view(0)["detail"]["extras"], json!(2));
    table.play("2C AC 3C");
    assert_eq!(table.detail("lead"), json!(1));
    let last_trick = json!([
        {"seat": 0, "card": "2C"}, {"seat": 1, "card": "AC"}, {"seat": 2, "card": "3C"},
    ]);
    assert_eq!(table.detail("last_trick"), last_trick);
    let taken = json!([[], ["2C", "AC", "3C", "QS", "AH"], []]);
    assert_eq!(table.detail("taken"), taken);
    let view = table.view(0);
    assert_eq!(view["detail"]["taken"], json!([0, 5, 0]));
    assert_eq!(view["hands"][0], table.state()["hands"][0]);
    assert_eq!(view["hands"][1], json!(17));
    assert_eq!(table.spectator()["hands"], json!([17, 17, 17]));
}
