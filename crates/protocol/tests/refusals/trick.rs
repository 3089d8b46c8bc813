//! The refusals of the trick games.

use moonshot_rules::trick::TrickRefusal;
use serde_json::{Value, json};

use super::check;
use crate::common::{Table, holding};

fn deal() -> Table {
    Table::new("hearts", 4).deal(&["AS KS QS", "AH KH QH"])
}

/// The first trick of a hand without a pass: seat 0 leads 2C.
fn first_trick(game: &str, options: Value) -> Table {
    let mut all = json!({ "pass_cards": false, "base": game });
    let given = options.as_object().unwrap().clone();
    all.as_object_mut().unwrap().extend(given);
    Table::with("custom-hearts", 4, all).deal(&["2C AC KH", "3C QS 2H 3H 4H", "4C", "5C"])
}

/// A hand of Wild Twists: seat 1 has the Wild Club, seat 0 the two.
fn opening() -> Table {
    Table::new("wild-twists", 4).deal(&["2C 3C", "WC 4C WD", "5C", "6C"])
}

/// Seat 1 has revoked on the first trick, which seat 0 led.
fn revoked() -> Table {
    let mut table =
        holding(json!({ "revoke": "penalty" })).deal(&["2C", "3C KC AD 2H", "4C 3D", "5C"]);
    table.play("2C AD");
    table
}

#[test]
fn every_refusal_of_the_trick_games_has_its_code_and_sentence() {
    let refused = |mut table: Table, number: usize, text: &str| table.reason(number, text);
    let first = |options: Value| first_trick("hearts", options);
    let led = |mut table: Table| {
        table.play("2C");
        table
    };
    let second = {
        let mut table = Table::with("custom-hearts", 4, json!({ "pass_cards": false }))
            .deal(&["AC KH 2D", "2C", "3C", "4C"]);
        table.play("2C 3C 4C AC");
        table
    };
    let voids = || {
        let table = Table::with("custom-hearts", 4, json!({ "pass_cards": false }));
        led(table.deal(&["2C", "QS 2H 3H 4H 5H 6H 7H 8H 9H TH JH QH 2D", "3C", "4C"]))
    };
    let complete = {
        let mut table = revoked();
        table.play("4C 5C");
        assert_eq!(table.phase(), "gather");
        table
    };
    let mut over = Table::with("custom-hearts", 4, json!({ "base": "openspiel" })).deal_any();
    over.play_out();
    let mut moon = Table::with(
        "custom-hearts",
        4,
        json!({ "moon": "choose", "pass_cards": false }),
    )
    .deal(&[
        "AC AD AS AH KH QH JH TH 9H 8H 7H 6H 5H",
        "2C QS KS 2H 3C 4C 5C 6C 7C 8C 9C TC JC",
        "QC KC 3H 2D 3D 4D 5D 6D 7D 8D 9D TD JD",
        "4H QD KD 2S 3S 4S 5S 6S 7S 8S 9S TS JS",
    ]);
    moon.play("2C QC QD AC AS QS 2D 2S AD 3C JD KD AH 2H 3H 4H");
    moon.run_out();
    assert_eq!(moon.phase(), "moon");

    let none = || json!({});
    let any_club = || first(json!({ "can_lead_any_club": true }));
    let rows = vec![
        (
            refused(over, 0, "2C"),
            "match-over",
            none(),
            "The match is over.",
        ),
        (
            refused(first(none()), 1, "3C"),
            "not-your-turn",
            none(),
            "It is not your turn.",
        ),
        (
            refused(deal(), 0, "pass AS KS AH"),
            "not-held",
            json!({ "card": "AH" }),
            "You do not hold the ace of hearts.",
        ),
        (
            refused(led(first(none())), 1, "5C"),
            "not-held",
            json!({ "card": "5C" }),
            "You do not hold the 5 of clubs.",
        ),
        (
            refused(opening(), 1, "WH+"),
            "opening-first",
            none(),
            "First say whether you open with the Wild Club.",
        ),
        (
            refused(deal(), 0, "2C"),
            "pass-first",
            none(),
            "First choose the cards to pass.",
        ),
        (
            refused(deal(), 0, "pass AS KS"),
            "pass-exactly",
            json!({ "count": 3 }),
            "You must pass exactly 3 cards.",
        ),
        (
            refused(
                Table::with("custom-hearts", 4, json!({ "pass_count": 1 })).deal(&["AS KS"]),
                0,
                "pass AS KS",
            ),
            "pass-exactly",
            json!({ "count": 1 }),
            "You must pass exactly 1 card.",
        ),
        (
            refused(deal(), 0, "pass AS KS KS"),
            "passed-twice",
            json!({ "card": "KS" }),
            "You can pass the king of spades only once.",
        ),
        (
            refused(first(none()), 0, "pass 2C AC KH"),
            "passing-is-over",
            none(),
            "Cards are passed only before the play.",
        ),
        (
            refused(
                {
                    let mut table = opening();
                    table.act(1, "decline");
                    table
                },
                0,
                "decline",
            ),
            "nothing-to-decline",
            none(),
            "There is no opening to decline now.",
        ),
        (
            refused(first(none()), 0, "AC"),
            "must-open-with",
            json!({ "card": "2C" }),
            "The first trick is opened with the 2 of clubs.",
        ),
        (
            refused(any_club(), 0, "KH"),
            "must-open-with-club",
            none(),
            "The first trick is opened with a club.",
        ),
        (
            refused(opening(), 1, "WC+"),
            "opens-lowest",
            none(),
            "The Wild Club may open the hand only as the lowest club.",
        ),
        (
            refused(led(first(none())), 1, "QS"),
            "must-follow",
            json!({ "led": "C" }),
            "You must follow clubs.",
        ),
        (
            refused(voids(), 1, "QS"),
            "no-points-on-first-trick",
            json!({ "card": "QS" }),
            "The queen of spades may not be played to the first trick.",
        ),
        (
            refused(voids(), 1, "2H"),
            "no-points-on-first-trick",
            json!({ "card": "2H" }),
            "Hearts may not be played to the first trick.",
        ),
        (
            refused(second.clone(), 0, "KH"),
            "hearts-not-broken",
            none(),
            "Hearts may not be led until they are broken.",
        ),
        (
            refused(revoked(), 1, "3C"),
            "already-played",
            none(),
            "You have played to this trick; you may only correct what you played.",
        ),
        (
            refused(revoked(), 2, "correct 4C"),
            "nothing-to-correct",
            none(),
            "You have nothing to correct in this trick.",
        ),
        (
            refused(revoked(), 1, "correct 2H"),
            "correction-must-follow",
            json!({ "led": "C" }),
            "The correction must follow clubs.",
        ),
        (
            refused(complete.clone(), 3, "2S"),
            "trick-complete",
            none(),
            "The trick is complete; its winner gathers it.",
        ),
        (
            refused(revoked(), 2, "gather"),
            "nothing-to-gather",
            none(),
            "There is no complete trick to gather.",
        ),
        (
            refused(moon, 0, "AH"),
            "moon-first",
            none(),
            "First say what your moon does.",
        ),
        (
            refused(second, 0, "moon self"),
            "not-now",
            none(),
            "That cannot be done now.",
        ),
    ];
    check(TrickRefusal::CODES, rows);
}
