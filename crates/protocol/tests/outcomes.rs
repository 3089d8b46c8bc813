//! The codes and sentences of refused chance outcomes.

use crate::common;

use common::{Script, TestDice, list, list_each};
use moonshot_protocol::outcome;
use moonshot_rules::{ChanceKind, Game, Viewer};
use serde_json::{Value, json};

/// A match of each game with that chance event pending.
fn due(game: &str, kind: Option<ChanceKind>) -> Script {
    let players = if game == "heartcatchers" { 2 } else { 4 };
    let mut script = Script::new(game, players, json!({}));
    let mut dice = TestDice::new(1);
    while script.game.pending() != kind {
        let step = script.random_step(&mut dice).unwrap();
        script.step(&step, Viewer::Spectator);
    }
    script
}

/// Outcomes that identify each kind, with arbitrary cards.
fn named_as(kind: ChanceKind) -> [Value; 2] {
    match kind {
        ChanceKind::Draw => [json!({ "draw": [] }), json!({ "draw": 3, "more": 4 })],
        ChanceKind::Gift => [json!({ "gift": "mercy" }), json!({ "gift": null })],
        ChanceKind::Deal => [
            json!({ "hands": [["2C"], ["ZZ"]] }),
            json!({ "hands": {}, "pile": 3 }),
        ],
    }
}

const KINDS: [ChanceKind; 3] = [ChanceKind::Draw, ChanceKind::Deal, ChanceKind::Gift];

/// Every game with every kind of chance event.
fn all_due() -> Vec<(Script, ChanceKind)> {
    let games = [
        ("hearts", ChanceKind::Deal),
        ("cardominoes", ChanceKind::Draw),
        ("cardominoes", ChanceKind::Deal),
        ("wild-twists", ChanceKind::Deal),
        ("custom-hearts", ChanceKind::Deal),
        ("black-hearts", ChanceKind::Deal),
        ("black-hearts", ChanceKind::Gift),
        ("heartcatchers", ChanceKind::Deal),
    ];
    let games = games.into_iter();
    games
        .map(|(game, kind)| (due(game, Some(kind)), kind))
        .collect()
}

#[test]
fn an_outcome_of_another_kind_is_not_pending_whatever_its_cards() {
    for (script, kind) in all_due() {
        for other in KINDS.into_iter().filter(|other| *other != kind) {
            for outcome in named_as(other) {
                let error = script.bad_chance(&outcome);
                assert_eq!(error.code(), "not-pending", "{outcome}");
                assert_eq!(
                    error.to_string(),
                    format!("no such chance event is due; a {kind} is")
                );
            }
        }
        let [_, outcome] = named_as(kind);
        assert_eq!(
            script.bad_chance(&outcome).code(),
            "bad-chance",
            "{outcome}"
        );
    }
}

#[test]
fn a_field_names_the_deal_of_heartcatchers() {
    let script = due("heartcatchers", Some(ChanceKind::Deal));
    let said = |outcome| script.bad_chance(&outcome).to_string();
    let told = said(json!({ "field": [] }));
    assert_ne!(told, said(json!({ "pile": [] })), "that names nothing");
    assert_ne!(
        said(json!({ "field": [], "draw": [] })),
        said(json!({ "draw": [] }))
    );
}

#[test]
fn an_outcome_that_names_no_kind_or_two_is_bad() {
    for (script, kind) in all_due() {
        let heartcatchers = script.setup.game().id == "heartcatchers";
        let mut bad = vec![
            json!({}),
            json!({ "more": 1 }),
            json!({ "extras": [], "pile": [] }),
            json!({ "draw": [], "gift": "mercy" }),
            json!({ "draw": [], "hands": [] }),
            json!({ "gift": "mercy", "hands": [] }),
            json!({ "draw": [], "gift": "mercy", "hands": [] }),
        ];
        if !heartcatchers {
            bad.push(json!({ "field": [] }));
            bad.push(json!({ "field": [], "hands": [] }));
        }
        for outcome in bad {
            // A deal with an unknown field is malformed as well, while a deal is pending.
            let of_another_kind = outcome.get("field").is_some()
                && outcome.get("hands").is_some()
                && kind != ChanceKind::Deal;
            let code = if of_another_kind {
                "not-pending"
            } else {
                "bad-chance"
            };
            assert_eq!(script.bad_chance(&outcome).code(), code, "{outcome}");
        }
        for outcome in [json!(null), json!([]), json!("gift"), json!(7)] {
            let error = script.bad_chance(&outcome);
            assert_eq!(error.code(), "bad-chance");
            assert_eq!(
                error.to_string(),
                format!("the outcome of a {kind} is an object")
            );
        }
    }
}

#[test]
fn where_nothing_is_due_every_outcome_is_not_pending() {
    for game in ["hearts", "cardominoes", "black-hearts", "heartcatchers"] {
        let script = due(game, None);
        for outcome in [
            json!(null),
            json!({}),
            json!({ "hands": [] }),
            json!({ "gift": 1 }),
        ] {
            let error = script.bad_chance(&outcome);
            assert_eq!(error.code(), "not-pending");
            assert_eq!(error.to_string(), "no such chance event is due");
        }
    }
}

#[test]
fn a_kind_is_named_by_the_fields_of_its_game() {
    let hearts = Script::new("hearts", 4, json!({})).setup;
    let heartcatchers = Script::new("heartcatchers", 2, json!({})).setup;
    let named = |outcome: Value| {
        [&hearts, &heartcatchers].map(|setup| outcome::named_kind(setup, &outcome))
    };
    for kind in KINDS {
        for outcome in named_as(kind) {
            assert_eq!(named(outcome), [Some(kind); 2]);
        }
    }
    assert_eq!(
        named(json!({ "field": [] })),
        [None, Some(ChanceKind::Deal)]
    );
    let both = json!({ "field": [], "hands": [] });
    assert_eq!(named(both), [Some(ChanceKind::Deal); 2]);
    for none in [
        json!({}),
        json!(3),
        json!({ "draw": [], "hands": [] }),
        json!({ "gift": 1, "draw": 1 }),
    ] {
        assert_eq!(named(none), [None; 2]);
    }
}

fn said(script: &Script, rows: &[(Value, &str)]) {
    for (outcome, sentence) in rows {
        let error = script.bad_chance(outcome);
        assert_eq!(
            (error.code(), error.to_string().as_str()),
            ("bad-chance", *sentence)
        );
    }
}

#[test]
fn what_is_wrong_with_a_draw_is_said() {
    let draw = due("cardominoes", Some(ChanceKind::Draw));
    let rounds =
        |rounds: &[&str]| json!({ "draw": rounds.iter().copied().map(list).collect::<Value>() });
    said(
        &draw,
        &[
            (
                rounds(&[]),
                "the draw ends while players are tied for lowest",
            ),
            (
                rounds(&["2C 2D 4C 5C"]),
                "the draw ends while players are tied for lowest",
            ),
            (rounds(&["2C 3C 4C"]), "4 players draw in this round, not 3"),
            (
                rounds(&["2C 2D 4C 5C", "6C 7C 8C"]),
                "2 players draw in this round, not 3",
            ),
            (
                rounds(&["2C 3C 4C 5C", "6C 7C 8C 9C"]),
                "the draw goes on though one tile is lowest",
            ),
            (rounds(&["2C 2D 4C 5C", "2C 7C"]), "2C cannot be drawn"),
            (rounds(&["2C WC 4C 5C"]), "WC cannot be drawn"),
            (
                json!({ "draw": [1] }),
                "“draw” must be cards in lists of texts",
            ),
            (
                json!({ "draw": {} }),
                "“draw” must be a list of lists of cards",
            ),
            (
                json!({ "draw": [["2C", "zz"]] }),
                "“zz” is not a card; a card is a rank of 23456789TJQKA (W for a Wild) and a suit of \
                 CDSH, such as QS",
            ),
        ],
    );
}

#[test]
fn what_is_wrong_with_a_deal_of_a_trick_game_is_said() {
    let script = due("hearts", Some(ChanceKind::Deal));
    let suits = ["C", "D", "S", "H"].map(|suit| {
        let cards = "23456789TJQKA"
            .chars()
            .map(|rank| json!(format!("{rank}{suit}")));
        cards.collect::<Value>()
    });
    let [clubs, diamonds, spades, hearts] = suits;
    let shares = "a deal here is 4 hands of 13 cards and 0 left over";
    said(
        &script,
        &[
            (json!({ "hands": [clubs, diamonds, spades] }), shares),
            (
                json!({ "hands": [clubs, diamonds, spades, ["2H"]] }),
                shares,
            ),
            (
                json!({ "hands": [clubs, clubs, spades, hearts] }),
                "these are not the cards in play, each once",
            ),
            (json!({ "hands": [["2C", "2C"]] }), "a card is dealt twice"),
            (
                json!({ "hands": [[], [], [], [], [], [], [], [], []] }),
                "there are more hands than seats",
            ),
            (
                json!({ "hands": [clubs, diamonds, spades, hearts], "extras": [] }),
                "a deal has no “extras” here",
            ),
        ],
    );
    let wilds = due("wild-twists", Some(ChanceKind::Deal));
    said(
        &wilds,
        &[(
            json!({ "hands": [], "extras": ["2C", "2C"] }),
            "a card is dealt twice",
        )],
    );
}

#[test]
fn what_is_wrong_with_black_hearts_is_said() {
    let script = Script::new("black-hearts", 3, json!({}));
    let deal = |hands: [&str; 3]| json!({ "hands": list_each(hands) });
    said(
        &script,
        &[
            (json!({ "hands": [] }), "0 hands are given for 3 players"),
            (
                json!({ "hands": [[], [], [], [], [], [], [], [], [], []] }),
                "10 hands are given for 3 players",
            ),
            (deal(["R1", "R2", "R3"]), "a hand has 1 cards instead of 5"),
            (
                deal(["R2 R3 B2 W1 W1", "R3 R5 R6 W1 W2", "R1 W3 W3 W4 W5"]),
                "R3 is dealt 2 times; there is 1",
            ),
            (
                deal(["R2 R3 W6 W1 W1", "R4 R5 R6 W1 W2", "R1 W3 W3 W4 W5"]),
                "B2 is in every hand but was not dealt",
            ),
            (
                deal(["W1 W1 W1 W1", "R1", "R2"]),
                "no card is there more than three times",
            ),
            (
                deal(["R7", "R1", "R2"]),
                "“R7” is not a card; a card is a colour of RBW and a number from 1 to 6, such as R3",
            ),
        ],
    );
    let mut gift = due("black-hearts", Some(ChanceKind::Gift));
    said(
        &gift,
        &[
            (
                json!({ "gift": "socks" }),
                "“socks” is none of the gifts left",
            ),
            (json!({ "gift": 3 }), "“gift” must be a text"),
            (json!({ "gift": "mercy", "x": 1 }), "a gift has no “x” here"),
        ],
    );
    gift.chance(&json!({ "gift": "small-hours" }));
    let mut dice = TestDice::new(3);
    while gift.game.pending() != Some(ChanceKind::Gift) {
        let step = gift.random_step(&mut dice).unwrap();
        gift.step(&step, Viewer::Spectator);
    }
    said(
        &gift,
        &[(
            json!({ "gift": "small-hours" }),
            "“small-hours” is none of the gifts left",
        )],
    );
}

#[test]
fn what_is_wrong_with_heartcatchers_is_said() {
    let script = Script::new("heartcatchers", 2, json!({}));
    let deal = |field: [&str; 2], hands: [&str; 2], pile: &str, first: Value| {
        let (field, hands) = (list_each(field), list_each(hands));
        json!({ "field": field, "hands": hands, "pile": list(pile), "first": first })
    };
    let rows = ["Rb Gb Bb", "Rb Gb U"];
    let hands = ["Rb Rc U", "Gb Gu Bb"];
    let pile = "Ru Rh Gh Gc Bb Bu Bh Bc";
    let mut no_first = deal(rows, hands, pile, json!(0));
    no_first.as_object_mut().unwrap().shift_remove("first");
    said(
        &script,
        &[
            (no_first, "“first” of the match's first deal is missing"),
            (deal(rows, hands, pile, json!(2)), "“first” is 0 or 1"),
            (
                deal(rows, hands, pile, json!(-1)),
                "“first” must be a whole number",
            ),
            (
                deal(["Rb Gb", "Rb Gb U"], hands, pile, json!(0)),
                "“field” is two lists of 3 cards",
            ),
            (
                deal(rows, ["Rb Rc", "Gb Gu Bb"], pile, json!(0)),
                "“hands” is two lists of 3 cards",
            ),
            (deal(rows, hands, "Ru", json!(0)), "the pile is eight cards"),
            (
                deal(rows, hands, "Rb Rh Gh Gc Bb Bu Bh Bc", json!(0)),
                "Rb is dealt 4 times; there is 3 of it",
            ),
            (
                deal(rows, hands, "Rx Rh Gh Gc Bb Bu Bh Bc", json!(0)),
                "“Rx” is not a card; a card is a colour of RGB and a kind of buhc, such as Rb, or U",
            ),
            (json!({ "hands": [] }), "“field” of the deal is missing"),
        ],
    );
    let mut later = Script::new("heartcatchers", 2, json!({ "best_of": 3 }));
    let mut dice = TestDice::new(1);
    while later.game.hand_number() == 1 {
        let step = later.random_step(&mut dice).unwrap();
        later.step(&step, Viewer::Spectator);
    }
    said(
        &later,
        &[
            (
                deal(rows, hands, pile, json!(0)),
                "“first” is drawn in a match's first game alone",
            ),
            (deal(rows, hands, pile, json!(2)), "“first” is 0 or 1"),
        ],
    );
}

#[test]
fn a_text_that_is_no_action_is_told_what_one_is() {
    let error = |game: &str, players: usize, options: Value, text: &str| {
        let script = Script::new(game, players, options);
        let error = moonshot_protocol::parse_action(&script.game, text).unwrap_err();
        error.to_string()
    };
    let none = || json!({});
    let long = "x".repeat(80);
    for (said, expected) in [
        (
            error("hearts", 4, none(), "jump"),
            "“jump” is no action of this game; an action is a card such as QS, “pass 2C QS AH”".to_owned(),
        ),
        (
            error("cardominoes", 4, none(), "WC+"),
            "“WC+” is no action of this game; an action is a card such as QS, “pass 2C QS AH”, “moon self”, \
             “moon others”, “gather”, “correct 7D”"
                .to_owned(),
        ),
        (
            error("wild-twists", 4, none(), "WC"),
            "“WC” is no action of this game; an action is a card such as QS, a Wild such as WC+ (highest) or WC- \
             (lowest), “decline”, “moon self”, “moon others”"
                .to_owned(),
        ),
        (
            error("custom-hearts", 4, json!({ "wilds": true }), &long),
            format!(
                "“{}” is no action of this game; an action is a card such as QS, a Wild such as WC+ (highest) or \
                 WC- (lowest), “pass 2C QS AH”, “decline”, “moon self”, “moon others”, “gather”, “correct 7D”",
                &long[..60]
            ),
        ),
        (
            error("black-hearts", 4, none(), &long),
            format!(
                "“{long}” is no action of this game; an action is a card such as R3, B2 or W6, or a pass such as \
                 “pass R6 W6”"
            ),
        ),
        (
            error("heartcatchers", 2, none(), "R3"),
            "“R3” is no action of this game; an action is such as “catch Rb on 2”, “steal Rb on 1 for 3” or “secret \
             Ru under mine 2”"
                .to_owned(),
        ),
    ] {
        assert_eq!(said, expected);
    }
}
