//! Events in their wire form, byte for byte.

use crate::common;

use common::{Script, Table, holding, list, list_each, seat};
use moonshot_protocol::CardFaces;
use moonshot_rules::{AnyGame, Viewer};
use serde_json::{Value, json};

const ALL: Viewer = Viewer::Spectator;

/// A table of a trick game as a script.
fn script(table: Table) -> Script {
    Script {
        setup: table.setup,
        game: AnyGame::Trick(table.game),
    }
}

fn kinds(events: &Value) -> Vec<&str> {
    let events = events.as_array().unwrap().iter();
    events.filter_map(|event| event["kind"].as_str()).collect()
}

/// A table without a pass.
fn without_pass(options: Value) -> Table {
    let mut all = json!({ "pass_cards": false });
    let given = options.as_object().unwrap().clone();
    all.as_object_mut().unwrap().extend(given);
    Table::with("custom-hearts", 4, all)
}

#[test]
fn the_draw_and_the_deal() {
    let mut table = Script::new("cardominoes", 4, json!({}));
    let draw = json!([["3C", "2C", "4C", "2D"], ["5C", "6C"]]);
    assert_eq!(
        table.told_of_chance(&json!({ "draw": draw })),
        json!([{ "kind": "drawn", "draw": draw, "dealer": 1 }])
    );
    let deal = |table: Table| {
        let mut script = script(table.clone());
        let outcome = table.roll(&mut common::TestDice::new(1));
        script.told_of_chance(&outcome)
    };
    assert_eq!(
        deal(Table::new("hearts", 4)),
        json!([{ "kind": "dealt", "hand": 1, "pass_left": 1, "pass_count": 3 }])
    );
    let mut second = Table::new("hearts", 4).deal_any();
    second.play_out();
    assert_eq!(
        deal(second),
        json!([{ "kind": "dealt", "hand": 2, "pass_left": 3, "pass_count": 3 }])
    );
    assert_eq!(
        deal(without_pass(json!({}))),
        json!([{ "kind": "dealt", "hand": 1, "pass_left": 0, "pass_count": 0 }])
    );
}

#[test]
fn a_pass_is_shown_to_its_giver_and_its_receiver() {
    let mut table = Table::new("hearts", 4).deal(&["AS KS QS", "AH KH QH", "AD KD QD", "AC KC QC"]);
    for (number, pass) in ["AS KS QS", "AH KH QH", "AD KD QD"].iter().enumerate() {
        table.act(number, &format!("pass {pass}"));
    }
    let passed = |from: usize, cards: Value| json!({ "kind": "passed", "from": from, "to": (from + 1) % 4, "count": 3, "cards": cards });
    let told = |viewer: Viewer| script(table.clone()).told(viewer, 3, "pass AC KC QC");
    assert_eq!(
        told(Viewer::Seat(seat(0))),
        json!([
            { "kind": "pass-chosen", "seat": 3 },
            passed(0, list("QS KS AS")),
            passed(1, json!(null)),
            passed(2, json!(null)),
            passed(3, list("QC KC AC")),
        ])
    );
    assert_eq!(told(ALL)[4], passed(3, json!(null)));
}

#[test]
fn cards_and_tricks() {
    let table = without_pass(json!({})).deal(&["AC KC", "2C QS KH", "3C", "4C"]);
    let mut table = script(table);
    assert_eq!(
        table.told(ALL, 1, "2C"),
        json!([{ "kind": "played", "seat": 1, "card": "2C", "led": true }])
    );
    table.play("3C 4C");
    let card = |seat: usize, card: &str| json!({ "seat": seat, "card": card });
    assert_eq!(
        table.told(ALL, 0, "AC"),
        json!([
            { "kind": "played", "seat": 0, "card": "AC", "led": false },
            {
                "kind": "trick-taken", "seat": 0, "points": 0, "points_taken": [0, 0, 0, 0],
                "cards": [card(1, "2C"), card(2, "3C"), card(3, "4C"), card(0, "AC")],
            },
        ])
    );
}

#[test]
fn hearts_break_and_points_add_up() {
    let hands = [
        "AC KC",
        "2C QS QH KH 9D TD JD QD KD AD 2S 3S 4S",
        "3C 5C",
        "4C 6C",
    ];
    let mut table = script(without_pass(json!({ "must_break_hearts": true })).deal(&hands));
    table.play("2C 3C 4C AC KC");
    assert_eq!(
        table.told(ALL, 1, "QS"),
        json!([
            { "kind": "played", "seat": 1, "card": "QS", "led": false },
            { "kind": "hearts-broken" },
        ])
    );
    table.play("5C");
    let told = table.told(ALL, 3, "6C");
    assert_eq!(
        (&told[1]["points"], &told[1]["points_taken"]),
        (&json!(13), &json!([13, 0, 0, 0]))
    );
}

#[test]
fn leftovers_go_with_the_first_trick() {
    let table = Table::new("wild-twists", 5);
    let table = table.deal_leaving(&["2C", "3C", "4C", "5C", "6C"], "WS");
    let mut table = script(table);
    if table.document()["phase"] == "opening" {
        let asked = table.document()["to_act"][0].as_u64().unwrap();
        table.act(asked as usize, "decline");
    }
    table.play("2C 3C 4C 5C");
    let told = table.told(ALL, 4, "6C");
    assert_eq!(
        told[2],
        json!({ "kind": "leftovers-taken", "seat": 4, "count": 1 })
    );
}

#[test]
fn a_revoke_is_corrected_or_found() {
    let table = holding(json!({ "revoke": "penalty" })).deal(&["2C", "3C KC AD 2H", "4C 3D", "5C"]);
    let before = table.totals();
    let mut revoked = script(table);
    revoked.play("2C AD");
    let mut corrected = revoked.clone();
    assert_eq!(
        corrected.told(ALL, 1, "correct 3C"),
        json!([{ "kind": "corrected", "seat": 1, "from": "AD", "to": "3C" }])
    );
    revoked.act(2, "4C");
    revoked.act(3, "5C");
    let told = revoked.told(ALL, 3, "gather");
    assert_eq!(told[0], json!({ "kind": "revoked", "seats": [1] }));
    let totals: Vec<i64> = before
        .as_array()
        .unwrap()
        .iter()
        .filter_map(Value::as_i64)
        .collect();
    let scored = json!({
        "kind": "hand-scored", "hand": 4, "scores": [0, 13, 0, 0],
        "totals": [totals[0], totals[1] + 13, totals[2], totals[3]],
    });
    assert_eq!(told[1], scored);
    assert_eq!(told.as_array().unwrap().len(), 2);
}

#[test]
fn the_moon_is_shot_and_chosen() {
    let hands = [
        "AC AD AS AH KH QH JH TH 9H 8H 7H 6H 5H",
        "2C QS KS 2H 3C 4C 5C 6C 7C 8C 9C TC JC",
        "QC KC 3H 2D 3D 4D 5D 6D 7D 8D 9D TD JD",
        "4H QD KD 2S 3S 4S 5S 6S 7S 8S 9S TS JS",
    ];
    let mut table = without_pass(json!({ "moon": "choose", "target": 0, "hands": 1 })).deal(&hands);
    table.play("2C QC QD AC AS QS 2D 2S AD 3C JD KD AH 2H 3H 4H");
    let mut last = table.clone();
    while table.phase() == "play" {
        last = table.clone();
        let leads = table.game.hand().in_trick() == 0;
        let legal = table.legal_now();
        let mut cards = legal.split(' ');
        let card = if leads {
            cards.next_back()
        } else {
            cards.next()
        };
        table.play(card.unwrap());
    }
    let number = last.game.hand().turn().index();
    let card = last.legal_now();
    let told = script(last).told(ALL, number, &card);
    assert_eq!(kinds(&told), ["played", "trick-taken", "moon-shot"]);
    assert_eq!(told[2], json!({ "kind": "moon-shot", "seat": 0 }));

    let told = |choice: &str| script(table.clone()).told(ALL, 0, choice);
    let outcome = |winners: Value, totals: Value| {
        let outcome = json!({ "winners": winners, "totals": totals, "reason": "length" });
        json!({ "kind": "match-over", "outcome": outcome })
    };
    let scored = |scores: Value| json!({ "kind": "hand-scored", "hand": 1, "scores": scores, "totals": scores });
    assert_eq!(
        told("moon self"),
        json!([
            { "kind": "moon-chosen", "seat": 0, "others": false },
            scored(json!([-26, 0, 0, 0])),
            outcome(json!([0]), json!([-26, 0, 0, 0])),
        ])
    );
    assert_eq!(
        told("moon others"),
        json!([
            { "kind": "moon-chosen", "seat": 0, "others": true },
            scored(json!([0, 26, 26, 26])),
            outcome(json!([0]), json!([0, 26, 26, 26])),
        ])
    );
}

#[test]
fn a_gift_comes_with_its_face() {
    let mut table = Script::new("black-hearts", 3, json!({}));
    let hands = ["R2 R3 B2 W1 W1", "R4 R5 R6 W1 W2", "R1 W3 W3 W4 W5"];
    assert_eq!(
        table.told_of_chance(&json!({ "hands": list_each(hands) })),
        json!([{ "kind": "dealt", "hand": 1, "pass_left": 1, "pass_count": 2 }])
    );
    table.act(0, "pass R2 R3");
    table.act(1, "pass R4 R5");
    let told = table.told(Viewer::Seat(seat(0)), 2, "pass W3 W4");
    assert_eq!(
        told,
        json!([
            { "kind": "pass-chosen", "seat": 2 },
            { "kind": "passed", "from": 0, "to": 1, "count": 2, "cards": ["R2", "R3"] },
            { "kind": "passed", "from": 1, "to": 2, "count": 2, "cards": null },
            { "kind": "passed", "from": 2, "to": 0, "count": 2, "cards": ["W3", "W4"] },
        ])
    );
    let face = CardFaces::house().gifts()[1].clone();
    assert_eq!(
        table.told_of_chance(&json!({ "gift": face.id })),
        json!([{ "kind": "gift-turned", "gift": face.id, "name": face.name, "text": face.text }])
    );
    // Seat 0 holds B2 W1 W1 W3 W4, seat 1 R2 R3 R6 W1 W2, seat 2 R1 R4 R5 W3 W5.
    assert_eq!(
        table.told(ALL, 0, "B2"),
        json!([{ "kind": "played", "seat": 0, "card": "B2", "led": true }])
    );
    table.play("R2");
    let card = |seat: usize, card: &str| json!({ "seat": seat, "card": card });
    assert_eq!(
        table.told(ALL, 2, "R5"),
        json!([
            { "kind": "played", "seat": 2, "card": "R5", "led": false },
            {
                "kind": "trick-taken", "seat": 2, "points": 4, "points_taken": [0, 0, 4],
                "cards": [card(0, "B2"), card(1, "R2"), card(2, "R5")],
            },
        ])
    );
}

#[test]
fn a_turn_of_heartcatchers() {
    let mut table = Script::new("heartcatchers", 2, json!({}));
    let (field, hands) = (["Rb Gb Bb", "Rb Gb U"], ["Rb Rc U", "Gb Gu Bb"]);
    let deal = json!({
        "field": list_each(field), "hands": list_each(hands),
        "pile": list("Ru Rh Gh Gc Bb Bu Bh Bc"), "first": 0,
    });
    assert_eq!(
        table.told_of_chance(&deal),
        json!([{ "kind": "dealt", "hand": 1, "pass_left": 0, "pass_count": 0 }])
    );
    let me = Viewer::Seat(seat(0));
    let drew = |seat: usize, cards: Value| json!({ "kind": "drew", "seat": seat, "count": 1, "cards": cards });
    assert_eq!(
        table.clone().told(me, 0, "catch Rb on 2"),
        json!([{ "kind": "caught", "seat": 0, "card": "Rb", "place": 2 }, drew(0, json!(["Ru"]))])
    );
    assert_eq!(
        table.clone().told(ALL, 0, "steal Rb on 2 for 3"),
        json!([
            { "kind": "stole", "seat": 0, "card": "Rb", "place": 2, "given": 3 },
            drew(0, json!(null)),
        ])
    );
    assert_eq!(
        table.told(me, 0, "secret Rc under mine 1"),
        json!([
            { "kind": "secret-laid", "seat": 0, "card": "Rc", "side": 0, "place": 1 },
            drew(0, json!(["Ru"])),
        ])
    );
    assert_eq!(
        table.told(me, 1, "secret Gu under theirs 3"),
        json!([
            { "kind": "secret-laid", "seat": 1, "card": null, "side": 0, "place": 3 },
            drew(1, json!(null)),
        ])
    );
}
