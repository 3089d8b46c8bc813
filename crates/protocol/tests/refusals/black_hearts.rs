//! The refusals of Black Hearts.

use std::sync::Arc;

use moonshot_protocol::CardFaces;
use moonshot_rules::{BlackHeartsRefusal, ChanceKind, Game, Phase};
use serde_json::json;

use super::check;
use crate::common::{Script, TestDice, list_each, setup};

/// A table of Black Hearts with these hands at the start of play, in which no seat holds its dealt hand.
fn black_hearts() -> Script {
    let mut script = Script::new("black-hearts", 3, json!({ "gifts": false }));
    let hands = ["R2 R3 B2 W1 W1", "R4 R5 R6 W1 W2", "R1 W3 W3 W4 W5"];
    script.chance(&json!({ "hands": list_each(hands) }));
    script
}

/// [`black_hearts`] in play: each seat has passed its last two cards.
fn black_hearts_in_play() -> Script {
    let mut script = black_hearts();
    for (number, pass) in ["pass W1 W1", "pass W1 W2", "pass W4 W5"]
        .iter()
        .enumerate()
    {
        script.act(number, pass);
    }
    script
}

/// A table at which a gift is turned up that passes this number of cards to the right.
fn passing_right(cards: usize) -> Script {
    let faces = CardFaces::house()
        .to_toml()
        .replace("cards = 1", &format!("cards = {cards}"));
    let faces = CardFaces::read(&faces).unwrap();
    let setup = setup("black-hearts", 3, json!({})).with_card_set(Arc::new(faces));
    let mut script = Script::at(setup);
    let mut dice = TestDice::new(1);
    while script.game.pending() != Some(ChanceKind::Gift) {
        let step = script.random_step(&mut dice).unwrap();
        script.game.step(&step).unwrap();
    }
    script.chance(&json!({ "gift": "return-gift" }));
    assert_eq!(script.game.phase(), Phase::Return);
    script
}

#[test]
fn every_refusal_of_black_hearts_has_its_code_and_sentence() {
    let none = || json!({});
    let over = Script::new("black-hearts", 3, json!({}));
    let over = over.play_out(&mut TestDice::new(2), |_, _, _| {});
    let leader = black_hearts_in_play().game.to_act().first().unwrap();
    let leads = |text: &str| black_hearts_in_play().reason(leader.index(), text);
    let back = |cards: usize, text: &str| {
        let script = passing_right(cards);
        let first = script.game.to_act().first().unwrap();
        script.reason(first.index(), text)
    };
    let rows = vec![
        (
            over.reason(0, "R1"),
            "match-over",
            none(),
            "The match is over.",
        ),
        (
            black_hearts_in_play().reason(leader.left(3).index(), "R4"),
            "not-your-turn",
            none(),
            "It is not your turn.",
        ),
        (
            leads("R6"),
            "not-held",
            json!({ "card": "R6" }),
            "You do not hold R6.",
        ),
        (
            black_hearts().reason(0, "pass R2 R6"),
            "not-held",
            json!({ "card": "R6" }),
            "You do not hold R6.",
        ),
        (
            leads("R2"),
            "must-open-with",
            json!({ "card": "B2" }),
            "The first card of the hand must be Two o’clock, the blue 2.",
        ),
        (
            leads("pass R2 R3"),
            "passing-is-over",
            none(),
            "The pass is over; play a card.",
        ),
        (
            black_hearts().reason(0, "B2"),
            "pass-first",
            json!({ "count": 2 }),
            "First choose two cards to pass.",
        ),
        (
            back(1, "B2"),
            "pass-first",
            json!({ "count": 1 }),
            "First choose one card to pass.",
        ),
        (
            back(3, "B2"),
            "pass-first",
            json!({ "count": 3 }),
            "First choose three cards to pass.",
        ),
        (
            back(4, "B2"),
            "pass-first",
            json!({ "count": 4 }),
            "First choose four cards to pass.",
        ),
        (
            black_hearts().reason(0, "pass R2"),
            "pass-exactly",
            json!({ "count": 2 }),
            "Pass exactly two cards.",
        ),
        (
            black_hearts().reason(0, "pass R2 R2"),
            "passed-twice",
            json!({ "card": "R2" }),
            "You cannot pass one card twice.",
        ),
    ];
    check(BlackHeartsRefusal::CODES, rows);
}
