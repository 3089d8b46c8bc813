//! The refusals of Heartcatchers, including an action of another game.

use moonshot_protocol::Reason;
use moonshot_rules::trick::{Played, TrickAction};
use moonshot_rules::{AnyAction, Card, Game, HeartcatchersRefusal, Rank, Suit};
use serde_json::json;

use super::check;
use crate::common::{Script, TestDice, list, list_each, seat};

/// A game with this deal, started by seat 0:
///
/// ```text
/// seat 1   Rb Gb U     holds Gb Gu Bb
/// seat 0   Rb Gb Bb    holds Rb Rc U
/// ```
fn heartcatchers() -> Script {
    let mut script = Script::new("heartcatchers", 2, json!({}));
    let (field, hands) = (["Rb Gb Bb", "Rb Gb U"], ["Rb Rc U", "Gb Gu Bb"]);
    let pile = "Ru Rh Gh Gc Bb Bu Bh Bc";
    script.chance(&json!({
        "field": list_each(field), "hands": list_each(hands), "pile": list(pile), "first": 0,
    }));
    script
}

#[test]
fn every_refusal_of_heartcatchers_has_its_code_and_sentence() {
    let none = || json!({});
    let refused = |number: usize, text: &str| heartcatchers().reason(number, text);
    let over = Script::new("heartcatchers", 2, json!({}));
    let over = over.play_out(&mut TestDice::new(2), |_, _, _| {});
    let mut seat_1 = heartcatchers();
    seat_1.act(0, "catch Rb on 2");
    let uncatchable = "Nothing may be played on top of an Uncatchable.";
    let rows = vec![
        (
            over.reason(0, "catch U on 1"),
            "match-over",
            none(),
            "The match is over.",
        ),
        (
            refused(1, "catch Gb on 1"),
            "not-your-turn",
            none(),
            "It is not your turn.",
        ),
        (
            refused(0, "secret Bh under mine 1"),
            "not-held",
            json!({ "card": "Bh" }),
            "You do not hold Bh.",
        ),
        (
            refused(0, "catch Rb on 3"),
            "does-not-catch",
            json!({ "card": "Rb", "top": "Bb" }),
            "A red card catches green, not blue.",
        ),
        (
            seat_1.reason(1, "catch Gu on 1"),
            "does-not-catch",
            json!({ "card": "Gu", "top": "Rb" }),
            "A green card catches blue, not red.",
        ),
        (
            seat_1.reason(1, "catch Bb on 2"),
            "does-not-catch",
            json!({ "card": "Bb", "top": "Gb" }),
            "A blue card catches red, not green.",
        ),
        (
            refused(0, "steal U on 3 for 1"),
            "top-is-uncatchable",
            none(),
            uncatchable,
        ),
        (
            refused(0, "steal Rb on 3 for 1"),
            "top-is-uncatchable",
            none(),
            uncatchable,
        ),
    ];
    check(HeartcatchersRefusal::CODES, rows);
}

#[test]
fn an_action_of_another_game_is_refused() {
    let card = Card::new(Suit::Hearts, Rank::Two);
    let action = AnyAction::Trick(TrickAction::Play(Played::high(card)));
    let refusal = heartcatchers().game.check(seat(0), &action).unwrap_err();
    let reason = Reason::of(&refusal);
    assert_eq!(
        (&*reason.code, reason.sentence.as_str()),
        ("another-game", "That is an action of another game.")
    );
    assert!(reason.parameters.is_empty());
}
