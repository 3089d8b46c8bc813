//! The clauses of CARDominoes Hearts about the revoke penalty, C-25 to C-27, each with its test.
#![allow(clippy::unwrap_used)] // a test fails by panicking

mod common;

use common::{Table, holding, second_trick};
use serde_json::json;

fn penalty() -> Table {
    holding(json!({ "revoke": "penalty" }))
}

#[test]
fn c_16_under_the_penalty_hearts_break_when_the_trick_is_gathered() {
    let mut table = holding(json!({ "revoke": "penalty" })).deal(&[
        "AC KC KH",
        "2H 3H 4H 5H 6H 7H AD KD QD JD TD 9D 8D",
        "3C",
        "2C",
    ]);
    table.play("2C AC 2H 3C");
    assert_eq!(
        (table.phase().as_str(), table.detail("hearts_broken")),
        ("gather", json!(false))
    );
    table.act(0, "gather");
    assert_eq!(table.detail("hearts_broken"), json!(true));
}

#[test]
fn c_19_a_gathered_trick_is_hidden() {
    let mut table = penalty().deal(&["2C", "KC 5D", "4C", "QC"]);
    table.play("2C KC 4C QC");
    assert_eq!(table.phase(), "gather");
    assert_eq!(table.detail("trick").as_array().unwrap().len(), 4);
    assert_eq!(table.detail("last_trick").as_array().unwrap().len(), 4);
    table.act(1, "gather");
    assert_eq!(
        (table.detail("trick"), table.detail("last_trick")),
        (json!([]), json!([]))
    );
    assert_eq!(table.detail("taken")[1], json!(["2C", "KC", "4C", "QC"]));
}

/// Seat 1 has revoked on the first trick; all have played.
fn revoked() -> Table {
    let mut table = penalty().deal(&["2C", "3C KC AD 2H", "4C 3D", "5C"]);
    table.play("2C");
    assert!(table.legal(1).contains(&"AD".to_owned()));
    table.play("AD");
    table
}

#[test]
fn c_25_a_revoke_may_lie_and_be_corrected_until_the_trick_is_gathered() {
    let mut table = revoked();
    let before = table.totals();
    assert_eq!(table.state()["to_act"], json!([1, 2]));
    assert_eq!(table.legal(1), ["correct 3C", "correct KC"]);
    assert_eq!(
        table.refusal(1, "correct 2H"),
        "The correction must follow clubs."
    );
    assert_eq!(
        table.refusal(1, "correct AC"),
        "You do not hold the ace of clubs."
    );
    table.play("4C 5C");
    assert_eq!(table.phase(), "gather");
    assert_eq!(table.state()["to_act"], json!([1, 3]));
    assert_eq!(table.legal(3), ["gather"]);
    assert_eq!(table.refusal(0, "gather"), "It is not your turn.");
    table.act(1, "correct KC");
    assert_eq!(
        table.state()["to_act"],
        json!([1]),
        "the winner is worked out anew"
    );
    assert!(
        table.state()["hands"][1].to_string().contains("AD"),
        "the tile is taken back"
    );
    table.act(1, "gather");
    assert_eq!(table.detail("taken")[1], json!(["2C", "KC", "4C", "5C"]));
    assert_eq!(table.totals(), before, "no penalty");
    assert_eq!(table.phase(), "play");
}

#[test]
fn c_25_a_revoke_may_be_corrected_while_the_trick_goes_on() {
    let mut table = revoked();
    table.act(1, "correct 3C");
    assert_eq!(table.state()["to_act"], json!([2]));
    table.play("4C 5C");
    table.act(3, "gather");
    assert_eq!(table.phase(), "play");
}

#[test]
fn c_25_the_hands_last_trick_is_gathered_too() {
    let mut table = penalty().deal_any();
    while table.state()["hands"]
        .as_array()
        .unwrap()
        .iter()
        .any(|hand| hand != &json!([]))
    {
        let actor = table.state()["to_act"]
            .as_array()
            .unwrap()
            .last()
            .unwrap()
            .as_u64()
            .unwrap();
        let held = table.game.hand();
        let followers = held.led().map(|led| held.held(held.turn()).of(led));
        let action = match followers {
            Some(cards) if table.phase() == "play" && !cards.is_empty() => {
                cards.lowest().unwrap().to_string()
            }
            _ => table.legal(actor as usize)[0].clone(),
        };
        table.act(actor as usize, &action);
    }
    assert_eq!(table.phase(), "gather");
    let winner = table.state()["to_act"][0].as_u64().unwrap() as usize;
    table.act(winner, "gather");
    assert_ne!(table.phase(), "gather");
}

#[test]
fn c_26_a_gathered_revoke_costs_13_and_ends_the_hand() {
    let mut table = revoked();
    let before = table.totals();
    table.play("4C 5C");
    table.act(3, "gather");
    assert_eq!(table.detail("hand_scores_history")[3], json!([0, 13, 0, 0]));
    assert_eq!(
        table.totals()[1].as_i64().unwrap(),
        before[1].as_i64().unwrap() + 13
    );
    assert_eq!(table.totals()[0], before[0]);
    assert_eq!(
        (table.phase().as_str(), table.state()["hand_number"].clone()),
        ("deal", json!(5))
    );
    assert_eq!(
        table.detail("dealer"),
        json!(0),
        "the deal rotates as usual"
    );
    let table = table.deal_any();
    assert_eq!(table.phase(), "pass", "and so does the pass");
}

#[test]
fn c_27_two_revokers_both_pay() {
    let mut table = revoked();
    table.play("3D 5C");
    assert_eq!(table.state()["to_act"], json!([1, 2, 3]));
    table.act(3, "gather");
    assert_eq!(
        table.detail("hand_scores_history")[3],
        json!([0, 13, 13, 0])
    );
}

#[test]
fn c_27_leading_a_heart_too_early_is_refused_in_both_options() {
    for revoke in ["refused", "penalty"] {
        let first = "2C AC QS 3C";
        let mut table = second_trick(json!({ "revoke": revoke }), first);
        assert_eq!(
            table.refusal(0, "KH"),
            "Hearts may not be led until they are broken."
        );
    }
}

#[test]
fn c_27_nobody_but_the_revoker_is_told_before_the_gathering() {
    let table = revoked();
    assert_eq!(table.view(1)["to_act"], json!([1, 2]));
    assert_eq!(table.view(1)["legal"], json!(["correct 3C", "correct KC"]));
    for view in [
        table.view(0),
        table.view(2),
        table.view(3),
        table.spectator(),
    ] {
        assert_eq!(view["to_act"], json!([2]));
    }
    let mut table = table;
    table.play("4C 5C");
    assert_eq!(table.view(1)["to_act"], json!([1, 3]));
    assert_eq!(table.view(0)["to_act"], json!([3]));
}
