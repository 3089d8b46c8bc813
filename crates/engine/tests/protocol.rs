//! Every request, every field and every error code.

use crate::common;

use common::{ask, code, engine, ok, raw, refused};
use moonshot_bots::{Budget, Hint, Level};
use moonshot_engine::{Engine, MAX_LINE};
use moonshot_rules::{Game, Seat, Viewer};
use moonshot_table::SeededDice;
use serde_json::{Value, json};

fn with_seed(game: &str, players: usize, options: &Value) -> Engine {
    let mut engine = engine();
    let seed = "5".repeat(64);
    let new =
        json!({"do": "new", "game": game, "players": players, "options": options, "seed": seed});
    ok(&mut engine, &new);
    engine
}

fn hearts() -> Engine {
    with_seed("hearts", 4, &json!({}))
}

/// Passes the first three cards of every hand.
fn pass(engine: &mut Engine) -> Value {
    for seat in 0..4 {
        let state = ok(engine, &json!({"do": "state"}));
        let cards = state["hands"][seat].as_array().unwrap();
        let cards: Vec<_> = cards[..3]
            .iter()
            .map(|card| card.as_str().unwrap())
            .collect();
        let action = format!("pass {}", cards.join(" "));
        ok(
            engine,
            &json!({"do": "act", "seat": seat, "action": action}),
        );
    }
    ok(engine, &json!({"do": "state"}))
}

#[test]
fn an_answer_carries_the_id_and_whether_it_is_ok() {
    let mut engine = engine();
    for id in [
        json!(null),
        json!(7),
        json!("x"),
        json!([1, {"a": 2}]),
        json!({"k": null}),
    ] {
        assert_eq!(
            ask(&mut engine, &json!({"id": id, "do": "games"}))["id"],
            id
        );
        assert_eq!(
            ask(&mut engine, &json!({"id": id, "do": "state"}))["id"],
            id
        );
        assert_eq!(ask(&mut engine, &json!({"id": id}))["id"], id);
    }
    assert_eq!(ask(&mut engine, &json!({"do": "games"}))["id"], json!(null));
    assert_eq!(raw(&mut engine, "[]")["id"], json!(null));
}

#[test]
fn games_lists_every_game_with_its_players_and_options() {
    let games = ok(&mut engine(), &json!({"do": "games"}));
    let ids: Vec<_> = games
        .as_array()
        .unwrap()
        .iter()
        .map(|game| &game["id"])
        .collect();
    let known = [
        "hearts",
        "cardominoes",
        "wild-twists",
        "black-hearts",
        "heartcatchers",
        "custom-hearts",
    ];
    assert_eq!(ids, known);
    assert_eq!(
        games[0],
        json!({"id": "hearts", "name": "Hearts", "players": [3, 7], "options":
            [{"name": "target", "type": "integer", "default": 100, "allowed": [50, 100]}]})
    );
}

#[test]
fn a_line_that_is_no_json_is_bad_json() {
    let mut engine = engine();
    let long = format!("{{\"do\":\"{}\"}}", "x".repeat(MAX_LINE));
    for line in [
        "",
        " ",
        "{",
        "do",
        "{\"do\":\"games\"} x",
        "{\"do\":\"games\",}",
        &long,
    ] {
        assert_eq!(code(&raw(&mut engine, line)), "bad-json");
    }
    let answer = engine.handle(b"{\"do\":\"\xff\"}");
    assert_eq!(code(&serde_json::from_str(&answer).unwrap()), "bad-json");
    let whole = format!("{{\"do\":\"games\"}}{}", " ".repeat(MAX_LINE - 14));
    assert_eq!(raw(&mut engine, &whole)["ok"], true);
}

#[test]
fn json_that_is_no_request_is_a_bad_request() {
    let mut engine = hearts();
    let deep = format!("{}{}", "[".repeat(100_000), "]".repeat(100_000));
    for line in [
        "[]",
        "null",
        "1",
        "\"games\"",
        "{}",
        "{\"do\":1}",
        "{\"do\":\"fly\"}",
        &deep,
    ] {
        assert_eq!(code(&raw(&mut engine, line)), "bad-request");
    }
    for request in [
        json!({"do": "games", "more": 1}),
        json!({"do": "new"}),
        json!({"do": "new", "game": "hearts"}),
        json!({"do": "new", "players": 4}),
        json!({"do": "new", "game": 1, "players": 4}),
        json!({"do": "new", "game": "hearts", "players": "4"}),
        json!({"do": "new", "game": "hearts", "players": 4.0}),
        json!({"do": "new", "game": "hearts", "players": null}),
        json!({"do": "new", "game": "hearts", "players": 4, "options": []}),
        json!({"do": "new", "game": "hearts", "players": 4, "options": null}),
        json!({"do": "new", "game": "hearts", "players": 4, "seed": "12"}),
        json!({"do": "new", "game": "hearts", "players": 4, "seed": 12}),
        json!({"do": "new", "game": "hearts", "players": 4, "seed": "g".repeat(64)}),
        json!({"do": "new", "game": "hearts", "players": 4, "seed": "0".repeat(63)}),
        json!({"do": "new", "game": "hearts", "players": 4, "target": 50}),
        json!({"do": "new", "game": "chess", "players": 4, "seed": "12"}),
        json!({"do": "chance", "hands": []}),
        json!({"do": "legal", "seat": 4}),
        json!({"do": "legal", "seat": null}),
        json!({"do": "act", "seat": 0}),
        json!({"do": "act", "action": "QS"}),
        json!({"do": "act", "seat": 4, "action": "QS"}),
        json!({"do": "act", "seat": -1, "action": "QS"}),
        json!({"do": "act", "seat": 0.0, "action": "QS"}),
        json!({"do": "act", "seat": "0", "action": "QS"}),
        json!({"do": "act", "seat": 0, "action": ["QS"]}),
        json!({"do": "act", "seat": 0, "action": "QS", "by": "me"}),
        json!({"do": "state", "seat": 0}),
        json!({"do": "view"}),
        json!({"do": "view", "seat": 4}),
        json!({"do": "view", "seat": true}),
        json!({"do": "undo", "steps": 2}),
        json!({"do": "bot"}),
        json!({"do": "bot", "seat": 9}),
        json!({"do": "bot", "seat": 0, "level": 3}),
        json!({"do": "bot", "seat": 0, "level": "genius"}),
        json!({"do": "bot", "seat": 0, "millis": -1}),
        json!({"do": "bot", "seat": 0, "millis": 1.5}),
        json!({"do": "bot", "seat": 0, "seed": 1}),
        json!({"do": "bot", "seat": 0, "iterations": 10}),
        json!({"do": "bot", "seat": 0, "parts": 0}),
        json!({"do": "bot", "seat": 0, "parts": 65}),
        json!({"do": "hint", "seat": 0, "parts": -1}),
        json!({"do": "hint", "seat": 0, "parts": "2"}),
        json!({"do": "hint"}),
        json!({"do": "hint", "seat": 4}),
        json!({"do": "hint", "seat": 0, "level": "genius"}),
        json!({"do": "hint", "seat": 0, "iterations": -1}),
        json!({"do": "hint", "seat": 0, "iterations": 1.5}),
        json!({"do": "hint", "seat": 0, "millis": -1}),
        json!({"do": "hint", "seat": 0, "playouts": 5}),
        json!({"do": "transcript", "version": 1}),
        json!({"do": "load"}),
        json!({"do": "load", "transcript": null}),
        json!({"do": "load", "transcript": {}}),
        json!({"do": "load", "transcript": "{}"}),
        json!({"do": "load", "transcript": {"format": "moonshot-transcript"}}),
    ] {
        assert_eq!(refused(&mut engine, &request), "bad-request", "{request}");
    }
    let same = hearts();
    let state = |engine: &Engine| engine.playing().unwrap().state().clone();
    assert_eq!(state(&engine), state(&same), "a refusal changes nothing");
}

#[test]
fn a_table_that_cannot_be_is_refused_by_what_is_wrong_with_it() {
    let mut engine = hearts();
    let new = |game: &str, players: i64, options: Value| json!({"do": "new", "game": game, "players": players, "options": options});
    for (request, expected) in [
        (new("chess", 4, json!({})), "unknown-game"),
        (new("chess", 99, json!({"target": 1})), "unknown-game"),
        (new("Hearts", 4, json!({})), "unknown-game"),
        (new("hearts", 2, json!({})), "bad-players"),
        (new("hearts", 8, json!({"target": 1})), "bad-players"),
        (new("hearts", -3, json!({})), "bad-players"),
        (new("cardominoes", 6, json!({})), "bad-players"),
        (new("wild-twists", 9, json!({})), "bad-players"),
        (new("black-hearts", 7, json!({})), "bad-players"),
        (new("heartcatchers", 3, json!({})), "bad-players"),
        (new("hearts", 4, json!({"target": 60})), "bad-option"),
        (new("hearts", 4, json!({"target": "50"})), "bad-option"),
        (new("hearts", 4, json!({"target": 50.0})), "bad-option"),
        (new("hearts", 4, json!({"revoke": "refused"})), "bad-option"),
        (new("cardominoes", 4, json!({"target": 0})), "bad-option"),
        (new("cardominoes", 4, json!({"target": 1001})), "bad-option"),
        (
            new("wild-twists", 4, json!({"length": "eternal"})),
            "bad-option",
        ),
        (new("heartcatchers", 2, json!({"best_of": 2})), "bad-option"),
        (new("black-hearts", 4, json!({"gifts": 1})), "bad-option"),
        (
            new("custom-hearts", 4, json!({"base": "bridge"})),
            "bad-option",
        ),
    ] {
        assert_eq!(refused(&mut engine, &request), expected, "{request}");
    }
    let huge = r#"{"do":"new","game":"hearts","players":99999999999999999999}"#;
    assert_eq!(code(&raw(&mut engine, huge)), "bad-players");
    let deep = format!("{}{}", "[".repeat(300), "]".repeat(300));
    for value in ["1e999", &deep] {
        let line =
            format!(r#"{{"do":"new","game":"hearts","players":4,"options":{{"target":{value}}}}}"#);
        assert_eq!(code(&raw(&mut engine, &line)), "bad-option");
    }
    // Errors of the table take precedence over a number that no option has.
    for (game, players, expected) in [("chess", 4, "unknown-game"), ("hearts", 99, "bad-players")] {
        let line = format!(
            r#"{{"do":"new","game":"{game}","players":{players},"options":{{"target":1e999}}}}"#
        );
        assert_eq!(code(&raw(&mut engine, &line)), expected);
    }
    assert!(
        engine.playing().is_some(),
        "the match that was there is still there"
    );
}

#[test]
fn without_a_match_there_is_nothing_to_ask_about() {
    let mut engine = engine();
    for request in [
        json!({"do": "state"}),
        json!({"do": "legal"}),
        json!({"do": "view", "seat": 0}),
        json!({"do": "act", "seat": 0, "action": "QS"}),
        json!({"do": "chance"}),
        json!({"do": "undo"}),
        json!({"do": "bot", "seat": 0}),
        json!({"do": "hint", "seat": 0}),
        json!({"do": "transcript"}),
    ] {
        assert_eq!(refused(&mut engine, &request), "no-match");
    }
}

#[test]
fn the_state_is_as_the_protocol_prints_it() {
    let mut engine = engine();
    let state = ok(
        &mut engine,
        &json!({"do": "new", "game": "hearts", "players": 4}),
    );
    let fields: Vec<_> = state.as_object().unwrap().keys().collect();
    assert_eq!(
        fields,
        [
            "game",
            "players",
            "options",
            "hand_number",
            "phase",
            "pending_chance",
            "to_act",
            "hands",
            "totals",
            "outcome",
            "detail"
        ]
    );
    assert_eq!(state["pending_chance"], "deal");
    assert_eq!(state["options"], json!({"target": 100}));
    assert_eq!(state["to_act"], json!([]));
}

#[test]
fn with_a_seed_no_chance_is_due_and_the_same_seed_gives_the_same_match() {
    let (mut one, mut other) = (hearts(), hearts());
    let state = pass(&mut one);
    assert_eq!(state, pass(&mut other));
    assert_eq!(
        (&state["phase"], &state["pending_chance"]),
        (&json!("play"), &json!(null))
    );
    assert_eq!(refused(&mut one, &json!({"do": "chance"})), "not-pending");
    let upper = json!({"do": "new", "game": "hearts", "players": 4, "seed": "aA".repeat(32)});
    let lower = json!({"do": "new", "game": "hearts", "players": 4, "seed": "aa".repeat(32)});
    assert_eq!(ok(&mut one, &upper), ok(&mut one, &lower));
}

#[test]
fn chance_is_given_or_drawn_and_must_be_what_is_due() {
    let mut engine = engine();
    let state = |engine: &mut Engine| ok(engine, &json!({"do": "state"}));
    ok(
        &mut engine,
        &json!({"do": "new", "game": "cardominoes", "players": 4}),
    );
    let draw = json!({"draw": [["5D", "9C", "9H", "KS"]]});
    let dealt = {
        let mut other = with_seed("cardominoes", 4, &json!({}));
        json!({"hands": state(&mut other)["hands"]})
    };
    let before = state(&mut engine);
    for (outcome, expected) in [
        (dealt.clone(), "not-pending"),
        (json!({"gift": "mercy"}), "not-pending"),
        (json!({"draw": [["5D", "9C", "9H"]]}), "bad-chance"),
        (json!({"draw": [["5D", "5D", "9H", "KS"]]}), "bad-chance"),
        (json!({"draw": [["5D", "5C", "9H", "KS"]]}), "bad-chance"),
        (
            json!({"draw": [["5D", "9C", "9H", "KS"], ["2C", "3C"]]}),
            "bad-chance",
        ),
        (json!({"draw": [["5D", "9C", "9H", "XX"]]}), "bad-chance"),
        (json!({"draw": "5D"}), "bad-chance"),
        (json!([]), "bad-chance"),
        (json!(null), "bad-chance"),
        (json!({}), "bad-chance"),
    ] {
        let request = json!({"do": "chance", "outcome": outcome});
        assert_eq!(refused(&mut engine, &request), expected, "{request}");
    }
    assert_eq!(state(&mut engine), before);
    for text in ["2C", "R3", "fly"] {
        let act = json!({"do": "act", "seat": 0, "action": text});
        assert_eq!(refused(&mut engine, &act), "not-your-turn", "{text}");
    }
    assert_eq!(ok(&mut engine, &json!({"do": "legal"})), json!({}));

    let after = ok(&mut engine, &json!({"do": "chance", "outcome": draw}));
    assert_eq!(
        (&after["detail"]["dealer"], &after["phase"]),
        (&json!(0), &json!("deal"))
    );
    let given = json!({"do": "chance", "outcome": draw});
    assert_eq!(
        refused(&mut engine, &given),
        "not-pending",
        "a deal is due now"
    );
    let after = ok(&mut engine, &json!({"do": "chance", "outcome": dealt}));
    assert_eq!(after["hands"], dealt["hands"]);
    assert_eq!(
        refused(&mut engine, &json!({"do": "chance"})),
        "not-pending"
    );
    ok(&mut engine, &json!({"do": "undo"}));
    let drawn = ok(&mut engine, &json!({"do": "chance"}));
    assert_eq!(drawn["phase"], "pass");
}

#[test]
fn w_03_a_deal_names_leftover_cards_in_wild_twists_alone() {
    let deal = |game: &str, named: bool| {
        let mut rolled = with_seed(game, 4, &json!({}));
        let hands = ok(&mut rolled, &json!({"do": "state"}))["hands"].clone();
        let mut outcome = json!({ "hands": hands });
        if named {
            outcome["extras"] = json!([]);
        }
        json!({"do": "chance", "outcome": outcome})
    };
    let mut engine = engine();
    for (game, named) in [("hearts", false), ("wild-twists", true)] {
        let new = json!({"do": "new", "game": game, "players": 4});
        ok(&mut engine, &new);
        if !named {
            assert_eq!(refused(&mut engine, &deal(game, true)), "bad-chance");
        }
        let dealt = ok(&mut engine, &deal(game, named));
        assert_eq!(dealt["detail"].get("extras").is_some(), named);
    }
}

#[test]
fn an_act_is_refused_by_the_first_thing_that_is_wrong_with_it() {
    let mut engine = hearts();
    let mut act = |seat: usize, action: &str| {
        refused(
            &mut engine,
            &json!({"do": "act", "seat": seat, "action": action}),
        )
    };
    for text in [
        "",
        "fly",
        "QX",
        "qs",
        "Q S",
        " QS",
        "pass",
        "catch Rb on 2",
        "WC+",
        "R1",
        "🂡",
    ] {
        assert_eq!(act(0, text), "bad-notation", "{text}");
    }
    assert_eq!(act(0, "QS"), "illegal-action", "it is time to pass");
    assert_eq!(act(0, "pass QS"), "illegal-action", "too few");
    let state = pass(&mut engine);
    let turn = state["to_act"][0].as_u64().unwrap();
    let mut act = |seat: u64, action: &str| {
        refused(
            &mut engine,
            &json!({"do": "act", "seat": seat, "action": action}),
        )
    };
    let other = (turn + 1) % 4;
    assert_eq!(act(other, "fly"), "bad-notation");
    assert_eq!(act(other, "2C"), "not-your-turn");
    assert_eq!(act(turn, "AH"), "illegal-action");
    assert_eq!(act(turn, "pass 2C 3C 4C"), "illegal-action");
}

#[test]
fn legal_lists_who_may_act_and_a_pass_by_what_it_is_chosen_from() {
    let mut engine = hearts();
    let state = ok(&mut engine, &json!({"do": "state"}));
    let legal = ok(&mut engine, &json!({"do": "legal"}));
    for seat in 0..4 {
        let pass = json!([{"pass": 3, "from": state["hands"][seat]}]);
        assert_eq!(legal[seat.to_string()], pass);
        let one = ok(&mut engine, &json!({"do": "legal", "seat": seat}));
        assert_eq!(one, json!({seat.to_string(): pass}));
    }
    let state = pass(&mut engine);
    let turn = state["to_act"][0].as_u64().unwrap();
    let legal = ok(&mut engine, &json!({"do": "legal"}));
    assert_eq!(legal, json!({turn.to_string(): ["2C"]}));
    assert_eq!(
        ok(&mut engine, &json!({"do": "legal", "seat": (turn + 1) % 4})),
        json!({})
    );
}

#[test]
fn a_view_shows_its_seat_alone() {
    let mut engine = hearts();
    let state = ok(&mut engine, &json!({"do": "state"}));
    let view = ok(&mut engine, &json!({"do": "view", "seat": 2}));
    assert_eq!(view["hands"], json!([13, 13, state["hands"][2], 13]));
    assert_eq!(
        view["legal"],
        json!([{"pass": 3, "from": state["hands"][2]}])
    );
    let view = ok(&mut engine, &json!({"do": "view", "seat": null}));
    assert_eq!(view["hands"], json!([13, 13, 13, 13]));
    assert_eq!(view["legal"], json!([]));
}

#[test]
fn undo_takes_back_one_act_with_the_chance_that_followed() {
    let mut engine = hearts();
    assert_eq!(
        refused(&mut engine, &json!({"do": "undo"})),
        "illegal-action"
    );
    let mut states = vec![ok(&mut engine, &json!({"do": "state"}))];
    while states.len() < 150 {
        let turn = states.last().unwrap()["to_act"][0].clone();
        let action = ok(
            &mut engine,
            &json!({"do": "bot", "seat": turn, "seed": "0".repeat(64)}),
        );
        states.push(ok(
            &mut engine,
            &json!({"do": "act", "seat": turn, "action": action}),
        ));
    }
    assert_eq!(states.last().unwrap()["hand_number"], 3);
    states.pop();
    while let Some(before) = states.pop() {
        assert_eq!(ok(&mut engine, &json!({"do": "undo"})), before);
    }
    assert_eq!(
        refused(&mut engine, &json!({"do": "undo"})),
        "illegal-action"
    );
}

#[test]
fn a_hint_tells_what_each_alternative_comes_to() {
    let tables = [
        ("hearts", 4),
        ("cardominoes", 4),
        ("wild-twists", 3),
        ("black-hearts", 4),
        ("heartcatchers", 2),
    ];
    for (game, players) in tables {
        let mut engine = with_seed(game, players, &json!({}));
        let seed = "5".repeat(64);
        for _ in 0..30 {
            let state = ok(&mut engine, &json!({"do": "state"}));
            let Some(turn) = state["to_act"][0].as_u64() else {
                break;
            };
            let ask =
                json!({"do": "hint", "seat": turn, "iterations": 40, "millis": 50, "seed": seed});
            let hint = ok(&mut engine, &ask);
            assert_eq!(ok(&mut engine, &ask), hint, "the same again");
            let fields: Vec<_> = hint.as_object().unwrap().keys().collect();
            assert_eq!(fields, ["action", "unit", "alternatives", "reason"]);
            assert!(["points", "chance"].contains(&hint["unit"].as_str().unwrap()));
            let alternatives = hint["alternatives"].as_array().unwrap();
            assert_eq!(alternatives[0]["action"], hint["action"]);
            for one in alternatives {
                let fields: Vec<_> = one.as_object().unwrap().keys().collect();
                assert_eq!(fields, ["action", "cost", "error", "visits", "moons"]);
                assert!(one["cost"].is_number() && one["error"].is_number());
                assert_eq!(one["moons"].as_array().unwrap().len(), players);
                let act = json!({"do": "act", "seat": turn, "action": one["action"]});
                ok(&mut engine, &act);
                ok(&mut engine, &json!({"do": "undo"}));
            }
            assert!(hint["reason"].as_str().unwrap().ends_with('.'));
            let other = json!({"do": "hint", "seat": (turn + 1) % players as u64});
            if state["to_act"].as_array().unwrap().len() == 1 {
                assert_eq!(refused(&mut engine, &other), "not-your-turn");
            }
            ok(
                &mut engine,
                &json!({"do": "act", "seat": turn, "action": hint["action"]}),
            );
        }
    }
}

#[test]
fn a_thought_in_parts_is_that_of_a_budget_in_parts() {
    let mut engine = hearts();
    pass(&mut engine);
    let state = ok(&mut engine, &json!({"do": "state"}));
    let turn = state["to_act"][0].as_u64().unwrap();
    let viewer = Viewer::Seat(Seat::new(turn as usize).unwrap());
    let view = engine.playing().unwrap().state().view(viewer).unwrap();
    let mut costs = Vec::new();
    for parts in [1, 3, 64] {
        let budget = Budget::playouts(900).in_parts(parts);
        let mut dice = SeededDice::new([0x55; 32]);
        let hint = Hint::of(&view, Level::Master, budget, &mut dice).unwrap();
        let cost = (hint.alternatives[0].cost * 1e4).round() / 1e4;
        let ask = json!({
            "do": "hint", "seat": turn, "iterations": 900, "parts": parts, "seed": "5".repeat(64),
        });
        let told = ok(&mut engine, &ask);
        assert_eq!(told["alternatives"][0]["cost"], cost, "{parts} parts");
        costs.push(cost);
        let ask = json!({"do": "bot", "seat": turn, "level": "master", "parts": parts});
        assert!(ok(&mut engine, &ask).is_string());
    }
    assert!(costs[0] != costs[1] && costs[1] != costs[2], "{costs:?}");
}

#[test]
fn the_numbers_of_a_hint_are_told_to_four_places() {
    let mut engine = hearts();
    pass(&mut engine);
    let state = ok(&mut engine, &json!({"do": "state"}));
    let turn = state["to_act"][0].as_u64().unwrap();
    let seed = [0x55; 32];
    let viewer = Viewer::Seat(Seat::new(turn as usize).unwrap());
    let view = engine.playing().unwrap().state().view(viewer).unwrap();
    let mut dice = SeededDice::new(seed);
    let exact = Hint::of(&view, Level::Master, Budget::playouts(7), &mut dice).unwrap();
    let ask = json!({"do": "hint", "seat": turn, "iterations": 7, "seed": hex::encode(seed)});
    let told = ok(&mut engine, &ask);
    let told = told["alternatives"].as_array().unwrap();
    assert_eq!(told.len(), exact.alternatives.len());
    let mut rounded = 0;
    for (told, exact) in told.iter().zip(&exact.alternatives) {
        let numbers = [&told["cost"], &told["error"]].into_iter();
        let numbers = numbers.chain(told["moons"].as_array().unwrap());
        let first = [exact.cost, exact.error].into_iter();
        for (told, exact) in numbers.zip(first.chain(exact.moons.iter().copied())) {
            let text = told.to_string();
            let places = text.split_once('.').map_or(0, |(_, places)| places.len());
            assert!(places <= 4, "{text}");
            assert!(
                (told.as_f64().unwrap() - exact).abs() <= 0.5001e-4,
                "{text} {exact}"
            );
            rounded += u32::from(told.as_f64() != Some(exact));
        }
    }
    assert!(rounded > 0);
}

#[test]
fn a_bot_plays_a_whole_match_and_only_on_its_turn() {
    let levels = [
        "random",
        "novice",
        "casual",
        "steady",
        "rule-of-thumb",
        "sharp",
        "expert",
        "master",
    ];
    for level in levels {
        let mut engine = with_seed("wild-twists", 5, &json!({}));
        loop {
            let state = ok(&mut engine, &json!({"do": "state"}));
            let Some(turn) = state["to_act"][0].as_u64() else {
                break;
            };
            let bot = json!({"do": "bot", "seat": turn, "level": level, "millis": 10});
            let action = ok(&mut engine, &bot);
            let other = json!({"do": "bot", "seat": (turn + 1) % 5});
            assert_eq!(refused(&mut engine, &other), "not-your-turn");
            ok(
                &mut engine,
                &json!({"do": "act", "seat": turn, "action": action}),
            );
        }
        for request in [
            json!({"do": "bot", "seat": 0}),
            json!({"do": "act", "seat": 0, "action": "fly"}),
            json!({"do": "act", "seat": 0, "action": "2C"}),
        ] {
            assert_eq!(refused(&mut engine, &request), "match-over");
        }
        assert_eq!(
            refused(&mut engine, &json!({"do": "chance"})),
            "not-pending"
        );
        assert_eq!(ok(&mut engine, &json!({"do": "legal"})), json!({}));
        ok(&mut engine, &json!({"do": "undo"}));
        ok(&mut engine, &json!({"do": "legal"}));
    }
}

#[test]
fn a_transcript_loads_to_the_same_state_and_a_refused_one_changes_nothing() {
    let mut engine = hearts();
    pass(&mut engine);
    let transcript = ok(&mut engine, &json!({"do": "transcript"}));
    let state = ok(&mut engine, &json!({"do": "state"}));
    let mut other = common::engine();
    assert_eq!(
        ok(&mut other, &json!({"do": "load", "transcript": transcript})),
        state
    );
    assert_eq!(ok(&mut other, &json!({"do": "transcript"})), transcript);
    let mut wrong = transcript.clone();
    wrong["entries"][2]["act"] = json!("pass 2C 3C 4C");
    let load = json!({"do": "load", "transcript": wrong});
    assert_eq!(refused(&mut other, &load), "bad-request");
    assert_eq!(ok(&mut other, &json!({"do": "state"})), state);
    for one in [&mut engine, &mut other] {
        ok(one, &json!({"do": "undo"}));
    }
    let state = ok(&mut engine, &json!({"do": "state"}));
    assert_eq!(ok(&mut other, &json!({"do": "state"})), state);
}
