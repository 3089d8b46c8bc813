//! The JSON of Black Hearts: documents, notation, chance outcomes, and events.

use crate::common;

use common::{Script, TestDice, list_each, seat};
use moonshot_protocol::{Event, OutcomeError, parse_action};
use moonshot_rules::{AnyGame, ChanceKind, Game, Turn, Viewer};
use serde_json::{Value, json};

const HANDS: [&str; 3] = ["B2 R2 R3 W1 W1", "R4 R5 R6 W1 W2", "R1 W3 W3 W4 W5"];

fn table(players: usize, gifts: bool) -> Script {
    Script::new("black-hearts", players, json!({ "gifts": gifts }))
}

/// A match at the start of play, in which the seats hold `hands`. Each seat passes the first two of its cards, so the
/// deal compensates for the pass.
fn holding(mut script: Script, hands: &[&str], gift: Option<&str>) -> Script {
    let seats = hands.len();
    let hands: Vec<Vec<&str>> = hands.iter().map(|hand| hand.split(' ').collect()).collect();
    let first_two = |seat: usize| &hands[seat % seats][..2];
    let dealt: Vec<Vec<&str>> = (0..seats)
        .map(|seat| [first_two(seat + 1), &hands[seat][2..]].concat())
        .collect();
    // In hand order, so that the outcome round-trips.
    let order = |card: &&str| ("RBW".find(&card[..1]), card[1..].to_owned());
    let dealt = dealt.into_iter().map(|mut hand| {
        hand.sort_by_key(order);
        hand
    });
    script.chance(&json!({ "hands": dealt.collect::<Vec<_>>() }));
    for number in 0..seats {
        let pass = format!("pass {}", first_two(number + 1).join(" "));
        script.act(number, &pass);
    }
    if let Some(gift) = gift {
        script.chance(&json!({ "gift": gift }));
    }
    script
}

fn hands() -> Value {
    let hands = ["R2 R3 B2 W1 W1", "R4 R5 R6 W1 W2", "R1 W3 W3 W4 W5"];
    json!({ "hands": list_each(hands) })
}

#[test]
fn a_state_before_the_deal_has_every_field() {
    let document = table(3, true).document();
    let expected = json!({
        "game": "black-hearts", "players": 3, "options": {"gifts": true},
        "hand_number": 1, "phase": "deal", "pending_chance": "deal", "to_act": [],
        "hands": [[], [], []], "totals": [0, 0, 0], "outcome": null,
        "detail": {
            "lead": null, "trick": [], "last_trick": [], "taken": [[], [], []],
            "hand_scores_history": [], "gift": null,
            "gifts_left": [
                "small-hours", "double-curse", "mercy", "mercy", "first-strike", "return-gift",
            ],
        },
    });
    assert_eq!(document, expected);
}

#[test]
fn a_state_in_play_has_tricks_in_order_and_hands_in_hand_order() {
    let mut script = holding(table(3, true), &HANDS, Some("mercy"));
    script.play("B2 R4 W3 R5");
    let document = script.document();
    assert_eq!(document["phase"], "play");
    assert_eq!(document["to_act"], json!([2]));
    let hands = json!([
        ["R2", "R3", "W1", "W1"],
        ["R6", "W1", "W2"],
        ["R1", "W3", "W4", "W5"],
    ]);
    assert_eq!(document["hands"], hands);
    let detail = json!({
        "lead": 1,
        "trick": [{"seat": 1, "card": "R5"}],
        "last_trick": [
            {"seat": 0, "card": "B2"}, {"seat": 1, "card": "R4"}, {"seat": 2, "card": "W3"},
        ],
        "taken": [[], ["B2", "R4", "W3"], []],
        "hand_scores_history": [],
        "gift": "mercy",
        "gifts_left": ["small-hours", "double-curse", "mercy", "first-strike", "return-gift"],
    });
    assert_eq!(document["detail"], detail);
}

#[test]
fn a_view_has_counts_where_a_state_has_cards() {
    let mut script = holding(table(3, true), &HANDS, Some("mercy"));
    script.play("B2 R4 W3 R5");
    let own = script.view_at(2);
    assert_eq!(own["hands"], json!([4, 3, ["R1", "W3", "W4", "W5"]]));
    assert_eq!(own["legal"], json!(["R1", "W3", "W4", "W5"]));
    assert_eq!(own["detail"]["taken"], json!([0, 3, 0]));
    assert_eq!(
        own["detail"]["points_taken"],
        json!([0, 2, 0]),
        "as printed, whatever the gift"
    );
    let other = script.view_at(0);
    assert_eq!(other["hands"], json!([["R2", "R3", "W1", "W1"], 3, 4]));
    assert_eq!(other["legal"], json!([]));
    let spectator = script.view(Viewer::Spectator);
    assert_eq!(spectator["hands"], json!([4, 3, 4]));
    assert_eq!(spectator["legal"], json!([]));
    assert!(script.document().get("legal").is_none());
    assert!(script.document()["detail"].get("points_taken").is_none());
}

#[test]
fn a_pass_is_one_entry_of_the_hand_as_it_is_held() {
    let mut script = table(3, true);
    script.chance(&hands());
    let own = script.view_at(0);
    assert_eq!(
        own["legal"],
        json!([{"pass": 2, "from": ["R2", "R3", "B2", "W1", "W1"]}])
    );
    assert_eq!(own["to_act"], json!([0, 1, 2]));
    script.act(0, "pass W1 R2");
    assert_eq!(script.view_at(0)["legal"], json!([]));
    assert_eq!(script.view_at(1)["to_act"], json!([1, 2]));
}

#[test]
fn a_gift_is_due_by_name_and_then_turned_up() {
    let script = holding(table(3, true), &HANDS, None);
    let document = script.document();
    assert_eq!(
        (&document["phase"], &document["pending_chance"]),
        (&json!("gift"), &json!("gift"))
    );
    assert_eq!(document["to_act"], json!([]));
    assert_eq!(script.game.turn(), Turn::Chance(ChanceKind::Gift));
    assert_eq!(script.reason(0, "B2").code, "not-your-turn");
}

#[test]
fn a_finished_match_has_its_outcome_and_an_empty_table() {
    let end = table(4, true).play_out(&mut TestDice::new(3), |_, _, _| {});
    let document = end.document();
    assert_eq!(document["phase"], "over");
    assert_eq!(document["pending_chance"], Value::Null);
    assert_eq!(document["hands"], json!([[], [], [], []]));
    assert_eq!(document["detail"]["gift"], Value::Null);
    assert_eq!(document["detail"]["lead"], Value::Null);
    assert_eq!(document["outcome"]["totals"], document["totals"]);
    assert_eq!(
        document["hand_number"].as_u64(),
        Some(hands_scored(&end.game) as u64 + 1)
    );
    let view = end.view(Viewer::Spectator);
    assert_eq!(view["hands"], json!([0, 0, 0, 0]));
    assert_eq!(view["detail"]["points_taken"], json!([0, 0, 0, 0]));
}

#[test]
fn a_text_that_names_no_action_is_refused_as_notation() {
    let game = table(3, true).game;
    for text in [
        "",
        "R",
        "R0",
        "R7",
        "r3",
        "R3 ",
        " R3",
        "pass",
        "pass ",
        "Pass R1",
        "pass  R1",
        "pass R1 ",
        "pass R1,R2",
        "pass R1 R9",
        "QS",
        "moon self",
        "decline",
        "catch Rb on 2",
        "R3 B2",
    ] {
        assert!(parse_action(&game, text).is_err(), "{text:?}");
    }
    let pass = parse_action(&game, "pass W6 R6 B1").unwrap();
    assert_eq!(
        pass.to_string(),
        "pass R6 B1 W6",
        "it is printed in hand order"
    );
    assert!(parse_action(&game, &format!("pass{}", " R1".repeat(5000))).is_ok());
}

#[test]
fn outcomes_of_another_kind_are_not_pending_and_wrong_ones_are_bad() {
    let deal = table(3, true);
    let gift = holding(table(3, true), &HANDS, None);
    let play = holding(table(3, true), &HANDS, Some("mercy"));
    let hands = hands();
    let not_pending = |due| OutcomeError::NotPending { due };
    let due = Some(ChanceKind::Deal);
    assert_eq!(deal.bad_chance(&json!({"gift": "mercy"})), not_pending(due));
    assert_eq!(deal.bad_chance(&json!({"draw": []})), not_pending(due));
    let due = Some(ChanceKind::Gift);
    assert_eq!(gift.bad_chance(&hands), not_pending(due));
    // Only Heartcatchers identifies a deal by its field.
    let field = gift.bad_chance(&json!({"field": []}));
    assert_eq!(field.code(), "bad-chance");
    for outcome in [&hands, &json!({"gift": "mercy"}), &json!({}), &json!(7)] {
        assert_eq!(play.bad_chance(outcome), not_pending(None));
    }
    let changed = |from: &str, to: &str| {
        let text = serde_json::to_string(&hands).unwrap().replacen(from, to, 1);
        serde_json::from_str::<Value>(&text).unwrap()
    };
    for bad in [
        json!(null),
        json!([]),
        json!({}),
        json!({"hands": null}),
        json!({"hands": []}),
        json!({"hands": [["R1"], ["R2"], ["R3"]]}),
        json!({"hands": [1, 2, 3]}),
        changed("\"R4\"", "\"R3\""),
        changed("\"R4\"", "\"B4\""),
        changed("\"R4\"", "\"W3\""),
        changed("\"B2\"", "\"W3\""),
        changed("\"R4\"", "4"),
        changed("\"R4\"", "\"R9\""),
        changed("\"R4\",", ""),
        changed("\"W1\",\"W1\"", "\"W3\",\"W3\""),
        changed("{", "{\"extras\":[],"),
    ] {
        assert_eq!(deal.bad_chance(&bad).code(), "bad-chance", "{bad}");
    }
    for bad in [
        json!({"gift": 3}),
        json!({"gift": "none"}),
        json!({"gift": "mercy", "x": 1}),
    ] {
        assert_eq!(gift.bad_chance(&bad).code(), "bad-chance", "{bad}");
    }
    deal.clone().chance(&hands);
}

#[test]
fn the_events_of_a_hand_tell_its_story() {
    let mut script = table(3, true);
    let mut told = Vec::new();
    let mut dice = TestDice::new(21);
    while hands_scored(&script.game) == 0 {
        let step = script.random_step(&mut dice).unwrap();
        told.extend(script.step(&step, Viewer::Seat(seat(0))));
    }
    let kind = |event: &Event| {
        let event = serde_json::to_value(event).unwrap();
        event["kind"].as_str().unwrap().to_owned()
    };
    let kinds: Vec<String> = told.iter().map(kind).collect();
    let count = |kind: &str| kinds.iter().filter(|other| *other == kind).count();
    assert_eq!(
        (count("dealt"), count("pass-chosen"), count("passed")),
        (1, 3, 3)
    );
    assert_eq!(
        (count("gift-turned"), count("played"), count("trick-taken")),
        (1, 15, 5)
    );
    assert_eq!(count("hand-scored"), 1);
    assert_eq!(
        count("match-over"),
        usize::from(script.game.outcome().is_some())
    );
    let shown = told
        .iter()
        .filter(|event| matches!(event, Event::Passed { cards: Some(_), .. }));
    assert_eq!(shown.count(), 2, "what it gave and what it was given");
    let led = told
        .iter()
        .filter(|event| matches!(event, Event::Played { led: true, .. }));
    assert_eq!(led.count(), 5);
}

fn hands_scored(game: &AnyGame) -> usize {
    match game {
        AnyGame::BlackHearts(game) => game.history().len(),
        _ => panic!("this is Black Hearts"),
    }
}
