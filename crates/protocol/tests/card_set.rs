//! Card-set files.

use crate::common;

use std::sync::Arc;

use common::{Script, TestDice, setup};
use moonshot_protocol::CardFaces;
use moonshot_rules::{AnyAction, BlackHeartsAction, Effect, Game, Phase, Step};
use serde_json::json;

/// The error for the house set's file with a change.
fn said(from: &str, to: &str) -> String {
    let house = CardFaces::house().to_toml();
    assert!(house.contains(from), "{from} is in\n{house}");
    CardFaces::read(&house.replacen(from, to, 1))
        .unwrap_err()
        .to_string()
}

#[test]
fn the_house_set_has_six_curses_and_six_gifts_of_five_kinds() {
    let house = CardFaces::house();
    assert_eq!(house.card_set().points(), [1, 1, 2, 2, 3, 4]);
    let named = house.curses().iter().map(|curse| curse.name.as_str());
    assert!(named.eq([
        "Hiccups",
        "Cold Tea",
        "Lost Key",
        "Bad Dream",
        "Broken Mirror",
        "Midnight"
    ]));
    let gifts: Vec<(&str, Effect, u8)> = house
        .gifts()
        .iter()
        .map(|gift| (gift.id.as_str(), gift.effect, gift.copies))
        .collect();
    let expected = [
        ("small-hours", Effect::LowestTakes, 1),
        ("double-curse", Effect::Multiply(2), 1),
        ("mercy", Effect::Reduce(2), 2),
        ("first-strike", Effect::EarliestTakes, 1),
        ("return-gift", Effect::PassRight(1), 1),
    ];
    assert_eq!(gifts, expected);
}

#[test]
fn a_set_has_the_name_of_its_file() {
    let house = CardFaces::house();
    assert_eq!(house.name(), "House set");
    let own = house.to_toml().replacen("House set", "Of our own", 1);
    assert_eq!(CardFaces::read(&own).unwrap().name(), "Of our own");
}

#[test]
fn a_set_may_have_no_list_of_gifts_but_not_none_of_curses() {
    let head = "format = 1\nname = \"Own\"\n";
    let said = CardFaces::read(head).unwrap_err().to_string();
    assert_eq!(
        said,
        "curses: it is missing; a list of [[curses]] entries would be right"
    );
}

#[test]
fn a_set_goes_round_its_file() {
    let house = CardFaces::house();
    assert_eq!(CardFaces::read(&house.to_toml()).as_ref(), Ok(house));
}

#[test]
fn a_wrong_value_is_refused_with_what_would_be_right() {
    let points = "a whole number from 0 to 99 would be right";
    for (value, shown) in [
        ("-1", "-1"),
        ("100", "100"),
        ("1.5", "1.5"),
        ("\"two\"", "\"two\""),
    ] {
        let said = said("points = 3", &format!("points = {value}"));
        assert_eq!(
            said,
            format!("curses[5].points: {shown} is not allowed; {points}")
        );
    }
    assert_eq!(
        said("name = \"Mercy\"", "name = \"\""),
        "gifts[3].name: \"\" is not allowed; a text of 1 to 60 characters, on one line, would be right"
    );
    assert_eq!(
        said("id = \"mercy\"", "id = \"Mercy!\""),
        "gifts[3].id: \"Mercy!\" is not allowed; 1 to 40 of a-z, 0-9 and - would be right"
    );
    assert_eq!(
        said("by = 2", "by = 1"),
        "gifts[2].by: 1 is not allowed; a whole number from 2 to 9 would be right"
    );
    assert_eq!(
        said("cards = 1", "cards = 5"),
        "gifts[5].cards: 5 is not allowed; a whole number from 1 to 4 would be right"
    );
    assert_eq!(
        said("format = 1", "format = 2"),
        "format: 2 is not allowed; 1 would be right"
    );
}

#[test]
fn a_field_too_many_or_too_few_is_refused() {
    assert_eq!(
        said("points = 3", ""),
        "curses[5].points: it is missing; a whole number from 0 to 99 would be right"
    );
    assert_eq!(
        said("points = 3", "points = 3\ncolour = \"red\""),
        "curses[5].colour: there is no such field here; the fields are number, name, points"
    );
    assert_eq!(
        said(
            "effect = \"lowest-takes\"",
            "effect = \"lowest-takes\"\nby = 2"
        ),
        "gifts[1].by: this effect has no such field; `by` goes with multiply and reduce, `cards` with \
         pass-right"
    );
    assert_eq!(
        said("effect = \"lowest-takes\"", "effect = \"tallest-takes\""),
        "gifts[1].effect: “tallest-takes” is no effect; lowest-takes, earliest-takes, multiply, reduce \
         or pass-right would be right"
    );
}

#[test]
fn the_curses_are_six_and_numbered_one_to_six() {
    assert_eq!(
        said("number = 5", "number = 4"),
        "curses[5].number: there is a curse 4 already; each number from 1 to 6 once would be right"
    );
    assert_eq!(
        said("number = 5", "number = 7"),
        "curses[5].number: 7 is not allowed; a whole number from 1 to 6 would be right"
    );
    let error = CardFaces::read("format = 1\nname = \"x\"\ncurses = []\n").unwrap_err();
    assert_eq!(
        error.to_string(),
        "curses: curse 1 is missing; six curses, numbered 1 to 6, would be right"
    );
    let error = CardFaces::read("format = 1\nname = \"x\"\ncurses = 6\n").unwrap_err();
    assert_eq!(
        error.to_string(),
        "curses: 6 is not allowed; a list of [[curses]] entries would be right"
    );
}

#[test]
fn the_gifts_have_different_ids_and_are_six_at_most() {
    assert_eq!(
        said("copies = 2", "copies = 3"),
        "gifts[5].copies: with this the gift cards come to 7; at most six in all would be right"
    );
    assert_eq!(
        said("id = \"mercy\"", "id = \"small-hours\""),
        "gifts[3].id: there is a gift “small-hours” already; another id would be right; alike cards \
         are one gift with more `copies`"
    );
}

#[test]
fn what_is_no_toml_is_refused_with_its_line() {
    let error = CardFaces::read("format = 1\nname = \n").unwrap_err();
    assert_eq!(error.field, "line 2");
    assert!(CardFaces::read("\u{0}").is_err());
    assert!(CardFaces::read("").is_err());
}

#[test]
fn a_set_may_have_no_gifts_or_others() {
    let house = CardFaces::house().to_toml();
    let curses = &house[..house.find("[[gifts]]").unwrap()];
    let bare = CardFaces::read(curses).unwrap();
    assert_eq!(bare.gifts(), []);
    let table = |players, faces| {
        let setup = setup("black-hearts", players, json!({}));
        Script::at(setup.with_card_set(Arc::new(faces)))
    };
    table(3, bare).play_out(&mut TestDice::new(1), |_, _, after| {
        assert_ne!(after.game.phase(), Phase::Gift);
    });
    let own = format!(
        "{curses}\n[[gifts]]\nid = \"three-back\"\nname = \"Three back\"\ntext = \"Three to the right.\"\n\
         effect = \"pass-right\"\ncards = 3\ncopies = 6\n"
    );
    let own = table(4, CardFaces::read(&own).unwrap());
    let mut passes = 0;
    own.play_out(&mut TestDice::new(2), |before, step, _| {
        if before.game.phase() == Phase::Return
            && let Step::Act(_, AnyAction::BlackHearts(BlackHeartsAction::Pass(cards))) = step
        {
            assert_eq!(cards.len(), 3);
            passes += 1;
        }
    });
    assert!(passes >= 4);
}

#[test]
fn the_documented_example_is_a_right_file() {
    let docs = include_str!("../../../docs/card-sets.md");
    let start = docs.find("```toml\n").unwrap() + 8;
    let end = start + docs[start..].find("```").unwrap();
    let example = CardFaces::read(&docs[start..end]).unwrap();
    assert_ne!(&example, CardFaces::house());
}
