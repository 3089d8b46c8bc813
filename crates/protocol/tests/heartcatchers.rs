//! The JSON of Heartcatchers: documents, notation, chance outcomes, and events.

use crate::common;

use common::{Script, TestDice, list, list_each, seat};
use moonshot_protocol::{Event, OutcomeError, parse_action};
use moonshot_rules::{AnyGame, ChanceKind, Game, Heartcatchers, LegalActions, Step, Viewer};
use serde_json::{Value, json};

fn table(best_of: u32, uncatchable_scores: bool) -> Script {
    let options = json!({ "best_of": best_of, "uncatchable_scores": uncatchable_scores });
    Script::new("heartcatchers", 2, options)
}

/// A first game started by seat 0, with these rows, hands and pile, seat 0's first.
fn dealt(rows: [&str; 2], hands: [&str; 2], pile: &str) -> Script {
    let mut script = table(1, true);
    script.chance(&json!({
        "field": list_each(rows), "hands": list_each(hands), "pile": list(pile), "first": 0,
    }));
    script
}

/// A single game with this deal:
///
/// ```text
/// seat 1   Rb Gb U
/// seat 0   Rb Gb Bb
/// ```
fn usual() -> Script {
    dealt(
        ["Rb Gb Bb", "Rb Gb U"],
        ["Rb Rc U", "Gb Gu Bb"],
        "Ru Rh Gh Gc Bb Bu Bh Bc",
    )
}

/// Calls back for each step of random matches with every option: the table before, the step, the table after.
fn random_matches(matches: u64, mut show: impl FnMut(&Script, &Step<AnyGame>, &Script)) {
    for best_of in [1, 3, 5] {
        for scores in [true, false] {
            for number in 0..matches {
                let mut dice = TestDice::new(number * 31 + u64::from(best_of));
                table(best_of, scores).play_out(&mut dice, &mut show);
            }
        }
    }
}

fn heartcatchers(script: &Script) -> &Heartcatchers {
    match &script.game {
        AnyGame::Heartcatchers(game) => game,
        _ => panic!("this is Heartcatchers"),
    }
}

#[test]
fn a_state_before_the_deal_has_every_field() {
    let document = table(3, false).document();
    let stack = json!({"up": [], "secrets": []});
    let expected = json!({
        "game": "heartcatchers", "players": 2,
        "options": {"uncatchable_scores": false, "best_of": 3},
        "hand_number": 1, "phase": "deal", "pending_chance": "deal", "to_act": [],
        "hands": [[], []], "totals": [0, 0], "outcome": null,
        "detail": {
            "field": [[stack, stack, stack], [stack, stack, stack]],
            "pile": [], "turn_number": 1, "last_game": null,
        },
    });
    assert_eq!(document, expected);
}

#[test]
fn a_state_in_a_turn_has_stacks_bottom_first_and_secrets_in_the_order_laid() {
    let mut script = usual();
    script.act(0, "catch Rb on 2");
    script.act(1, "secret Gb under theirs 2");
    script.act(0, "secret Rc under mine 2");
    let document = script.document();
    assert_eq!(document["phase"], "turn");
    assert_eq!(document["to_act"], json!([1]));
    assert_eq!(
        document["hands"],
        json!([["Ru", "Gh", "U"], ["Rh", "Gu", "Bb"]])
    );
    assert_eq!(
        document["detail"]["pile"],
        json!(["Gc", "Bb", "Bu", "Bh", "Bc"])
    );
    assert_eq!(document["detail"]["turn_number"], 4);
    let stack = json!({
        "up": ["Gb", "Rb"],
        "secrets": [{"card": "Gb", "by": 1}, {"card": "Rc", "by": 0}],
    });
    assert_eq!(document["detail"]["field"][0][1], stack);
}

#[test]
fn a_view_hides_the_other_hand_the_pile_and_the_others_secrets() {
    let mut script = usual();
    script.act(0, "catch Rb on 2");
    script.act(1, "secret Gb under theirs 2");
    script.act(0, "secret Rc under mine 2");
    let own = script.view_at(0);
    assert_eq!(own["hands"], json!([["Ru", "Gh", "U"], 3]));
    assert_eq!(own["detail"]["pile"], 5);
    assert_eq!(own["legal"], json!([]));
    let secrets = json!([{"card": null, "by": 1}, {"card": "Rc", "by": 0}]);
    assert_eq!(own["detail"]["field"][0][1]["secrets"], secrets);
    let spectator = script.view(Viewer::Spectator);
    assert_eq!(spectator["hands"], json!([3, 3]));
    let secrets = json!([{"card": null, "by": 1}, {"card": null, "by": 0}]);
    assert_eq!(spectator["detail"]["field"][0][1]["secrets"], secrets);
    assert_eq!(spectator["legal"], json!([]));
}

#[test]
fn actions_are_listed_by_card_and_then_catches_steals_and_secrets() {
    let script = usual();
    let own = script.view_at(0);
    let legal: Vec<&str> = own["legal"]
        .as_array()
        .unwrap()
        .iter()
        .filter_map(Value::as_str)
        .collect();
    let expected = [
        "catch Rb on 2",
        "steal Rb on 2 for 1",
        "steal Rb on 2 for 2",
        "steal Rb on 2 for 3",
        "secret Rb under mine 1",
        "secret Rb under mine 2",
        "secret Rb under mine 3",
        "secret Rb under theirs 1",
        "secret Rb under theirs 2",
        "secret Rb under theirs 3",
        "catch Rc on 2",
    ];
    assert_eq!(&legal[..11], expected);
    assert_eq!(legal.len(), 10 + 10 + (3 + 6 + 6));
    assert_eq!(&legal[20..22], ["catch U on 1", "catch U on 2"]);
}

#[test]
fn cards_that_are_alike_are_listed_once() {
    let script = dealt(
        ["Ru Gb Bb", "Rc Gb U"],
        ["Rb Rb Rb", "Gb Gu U"],
        "Bb Rh Gh Gc Bb Bu Bh Bc",
    );
    assert_eq!(script.game.legal(seat(0)).len(), 10);
    assert_eq!(script.document()["hands"][0], json!(["Rb", "Rb", "Rb"]));
}

#[test]
fn after_a_game_the_table_is_empty_and_the_last_game_is_shown_to_all() {
    let mut checked = 0;
    random_matches(3, |before, _, after| {
        if after.game.hand_number() == before.game.hand_number() {
            return;
        }
        checked += 1;
        let document = after.document();
        let detail = &document["detail"];
        assert_eq!(document["hand_number"], after.game.hand_number());
        assert_eq!(document["hands"], json!([[], []]));
        assert_eq!(detail["field"][1][2], json!({"up": [], "secrets": []}));
        assert_eq!(detail["turn_number"], 1);
        let last = &detail["last_game"];
        assert_eq!(last["points"].as_array().unwrap().len(), 2);
        for viewer in Viewer::all(2) {
            assert_eq!(after.view(viewer)["detail"]["last_game"], *last);
        }
        let stacks = last["field"].as_array().unwrap().iter();
        for stack in stacks.flat_map(|row| row.as_array().unwrap()) {
            for secret in stack["secrets"].as_array().unwrap() {
                assert!(
                    !secret["card"].as_str().unwrap().ends_with('c'),
                    "they are discarded"
                );
            }
        }
    });
    assert!(checked > 10);
}

#[test]
fn a_text_that_names_no_action_is_refused_as_notation() {
    let game = table(1, true).game;
    for text in [
        "",
        "Rb",
        "catch",
        "catch Rb",
        "catch Rb on",
        "catch Rb on 0",
        "catch Rb on 4",
        "catch rb on 1",
        "Catch Rb on 1",
        "catch  Rb on 1",
        "catch Rb on 1 ",
        " catch Rb on 1",
        "catch Rb at 1",
        "catch Rb on 01",
        "catch Rb on 1 for 2",
        "steal Rb on 1",
        "catch Rb on +1",
        "steal Rb on 1 for 4",
        "steal Rb for 1 on 2",
        "secret Ru under 2",
        "secret Ru under Mine 2",
        "secret Ru under yours 2",
        "secret Ru under mine two",
        "secret under mine 2",
        "R3",
        "pass Rb",
        "catch U on 1 2 3 4 5 6 7 8",
    ] {
        assert!(parse_action(&game, text).is_err(), "{text:?}");
    }
    for text in [
        "catch U on 3",
        "steal Bc on 3 for 3",
        "secret U under theirs 1",
    ] {
        assert_eq!(parse_action(&game, text).unwrap().to_string(), text);
    }
}

#[test]
fn outcomes_of_another_kind_are_not_pending_and_wrong_ones_are_bad() {
    let game = table(3, true);
    let deal = json!({
        "field": [["Rb", "Gb", "Bb"], ["Rb", "Gb", "U"]],
        "hands": [["Rb", "Rc", "U"], ["Gb", "Gu", "Bb"]],
        "pile": ["Ru", "Rh", "Gh", "Gc", "Bb", "Bu", "Bh", "Bc"],
        "first": 1,
    });
    let due = Some(ChanceKind::Deal);
    for other in [json!({"gift": "mercy"}), json!({"draw": []})] {
        assert_eq!(game.bad_chance(&other), OutcomeError::NotPending { due });
    }
    let changed = |from: &str, to: &str| {
        let text = serde_json::to_string(&deal).unwrap();
        assert!(text.contains(from), "{text}");
        serde_json::from_str::<Value>(&text.replacen(from, to, 1)).unwrap()
    };
    for bad in [
        json!(null),
        json!([1]),
        json!({}),
        json!({"hands": [["Rb"]]}),
        changed(",\"first\":1", ""),
        changed("\"first\":1", "\"first\":2"),
        changed("\"first\":1", "\"first\":-1"),
        changed("\"first\":1", "\"first\":\"1\""),
        changed("\"first\":1", "\"first\":null"),
        changed("\"first\":1", "\"first\":1,\"gift\":\"x\""),
        changed("\"Ru\"", "\"Rb\""),
        changed("\"Ru\"", "\"Rx\""),
        changed("\"Ru\",", ""),
        changed("\"Rc\",\"U\"", "\"U\""),
        changed("\"pile\":", "\"stock\":"),
    ] {
        assert_eq!(game.bad_chance(&bad).code(), "bad-chance", "{bad}");
    }
    let mut script = game;
    script.chance(&deal);
    assert_eq!(script.game.to_act().first(), Some(seat(1)));
    let none = OutcomeError::NotPending { due: None };
    assert_eq!(script.bad_chance(&deal), none);
    // Only the first game draws a starting player.
    let mut later = table(3, true);
    let mut dice = TestDice::new(1);
    while later.game.hand_number() == 1 {
        let step = later.random_step(&mut dice).unwrap();
        later.step(&step, Viewer::Spectator);
    }
    assert_eq!(later.bad_chance(&deal).code(), "bad-chance");
    later.chance(&changed(",\"first\":1", ""));
}

#[test]
fn the_events_of_a_turn_show_a_secret_and_a_draw_to_their_player_alone() {
    let script = usual();
    let action = parse_action(&script.game, "secret Rc under theirs 2").unwrap();
    let step = Step::Act(seat(0), action);
    let told = |viewer| serde_json::to_value(script.clone().step(&step, viewer)).unwrap();
    let events = |card: Value, drawn: Value| {
        json!([
            {"kind": "secret-laid", "seat": 0, "card": card, "side": 1, "place": 2},
            {"kind": "drew", "seat": 0, "count": 1, "cards": drawn},
        ])
    };
    assert_eq!(
        told(Viewer::Seat(seat(0))),
        events(json!("Rc"), json!(["Ru"]))
    );
    assert_eq!(
        told(Viewer::Seat(seat(1))),
        events(Value::Null, Value::Null)
    );
    assert_eq!(told(Viewer::Spectator), events(Value::Null, Value::Null));
}

#[test]
fn the_events_of_the_last_turn_tell_the_scoring_step_by_step() {
    let mut scored = 0;
    random_matches(6, |before, step, after| {
        for event in before.clone().step(step, Viewer::Spectator) {
            let Event::GameScored {
                revealed,
                exchanged,
                field,
                points,
                totals,
                ..
            } = event
            else {
                continue;
            };
            scored += 1;
            let last = heartcatchers(after).last_game().unwrap();
            assert_eq!(points, last.points());
            assert_eq!(totals, after.game.totals());
            for place in 0..3 {
                let gone = exchanged.contains(&(place as u8 + 1));
                for (seat, row) in field.iter().enumerate() {
                    let from = if gone { 1 - seat } else { seat };
                    assert_eq!(row[place].up, revealed[from][place].up);
                }
            }
        }
    });
    assert!(scored > 30);
}
