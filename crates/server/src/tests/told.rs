//! What a snapshot tells beside the view, so that a page needs no rule to show it.

use futures_util::FutureExt;
use serde_json::{Value, json};

use super::harness::{Browser, TestServer, legal};

/// Makes a table for four players (two where the game is a duel).
async fn made(browser: &mut Browser, server: &TestServer, game: &str, options: Value) -> String {
    let names = match game {
        "heartcatchers" => vec!["A", "B"],
        _ => vec!["A", "B", "C", "D"],
    };
    let wanted = json!({"game": game, "players": names.len(), "options": options, "names": names});
    let made = browser.post(server, "/api/tables", wanted).await;
    format!("/api/tables/{}", made.json()["table"].as_str().unwrap())
}

/// Plays a while and returns every update that seat 0 was sent.
async fn updates(game: &str, options: Value, turns: usize) -> Vec<Value> {
    let server = TestServer::new().await;
    let mut browser = Browser::default();
    let table = made(&mut browser, &server, game, options).await;
    let mut subscriber = server.follow(&table, Some(0)).await;
    let mut told = Vec::new();
    for turn in 0..turns {
        // What can be corrected is corrected at once: bots would wait for it.
        let snapshot = browser.wait_for_a_turn(&server, &table).await;
        let actions = legal(&snapshot);
        while let Some((text, _)) = subscriber.next().now_or_never().flatten() {
            told.push(serde_json::from_str(&text).unwrap());
        }
        if actions.is_empty() {
            break;
        }
        let action = &actions[turn % actions.len()];
        browser
            .act(&server, &table, &snapshot["version"], action)
            .await;
    }
    told
}

/// The trick that can be looked at again after each update, as what happened tells it.
fn wanted_last_trick(taken: &[Value], view: &Value, last_hand: &Value) -> Value {
    let open = &view["detail"]["last_trick"];
    if open.as_array().is_some_and(|cards| !cards.is_empty()) {
        let last = taken.last().filter(|trick| trick["cards"] == *open);
        return json!({"cards": open, "winner": last.map(|trick| trick["seat"].clone())});
    }
    if !taken.is_empty() || last_hand.is_null() {
        return Value::Null;
    }
    let last = |field: &str| last_hand[field].as_array().unwrap().last().cloned();
    match (last("tricks"), last("winners")) {
        (Some(cards), Some(winner)) => json!({"cards": cards, "winner": winner}),
        _ => Value::Null,
    }
}

#[tokio::test]
async fn the_trick_that_can_be_looked_at_again_is_told_with_who_took_it() {
    let mut kinds = [0; 4];
    for (game, options) in [
        ("hearts", json!({})),
        ("cardominoes", json!({})),
        ("cardominoes", json!({"revoke": "penalty"})),
        ("black-hearts", json!({})),
        ("heartcatchers", json!({})),
    ] {
        let mut taken: Vec<Value> = Vec::new();
        for update in updates(game, options, 40).await {
            for event in update["events"].as_array().unwrap() {
                match event["kind"].as_str().unwrap() {
                    "trick-taken" => taken.push(event.clone()),
                    "dealt" | "hand-scored" => taken.clear(),
                    _ => {}
                }
            }
            let snapshot = &update["snapshot"];
            let wanted = wanted_last_trick(&taken, &snapshot["view"], &snapshot["last_hand"]);
            assert_eq!(snapshot["last_trick"], wanted, "{game}");
            let kind = match (wanted.is_null(), wanted["winner"].is_null()) {
                (true, _) => 0,
                (_, true) => 1,
                _ if taken.is_empty() => 2,
                _ => 3,
            };
            kinds[kind] += 1;
        }
    }
    // None, one that waits to be gathered, one of the hand before, and one of this hand.
    assert!(kinds.iter().all(|count| *count > 0), "{kinds:?}");
}

#[tokio::test]
async fn the_total_that_ends_the_match_is_told() {
    let server = TestServer::new().await;
    for (game, options, line) in [
        (
            "hearts",
            json!({"target": 50}),
            json!({"total": 50, "ends_at": 50}),
        ),
        (
            "cardominoes",
            json!({"target": 50}),
            json!({"total": 50, "ends_at": 51}),
        ),
        (
            "black-hearts",
            json!({}),
            json!({"total": 13, "ends_at": 13}),
        ),
        ("wild-twists", json!({}), Value::Null),
        ("heartcatchers", json!({}), Value::Null),
    ] {
        let mut browser = Browser::default();
        let table = made(&mut browser, &server, game, options).await;
        assert_eq!(browser.look(&server, &table).await["line"], line, "{game}");
    }
}

#[tokio::test]
async fn the_draw_for_the_deal_tells_who_drew_what() {
    let told = updates("cardominoes", json!({}), 1).await;
    let snapshot = &told.last().unwrap()["snapshot"];
    let detail = &snapshot["view"]["detail"];
    let rounds: Vec<Vec<Value>> = serde_json::from_value(snapshot["draw"].clone()).unwrap();
    let each = |field: &str| -> Vec<Vec<Value>> {
        let one = |drawn: &Value| drawn[field].clone();
        rounds
            .iter()
            .map(|round| round.iter().map(one).collect())
            .collect()
    };
    assert_eq!(json!(each("card")), detail["draw"]);
    assert_eq!(each("seat")[0], [0, 1, 2, 3]);
    assert!(each("seat").last().unwrap().contains(&detail["dealer"]));
    let hearts = updates("hearts", json!({}), 1).await;
    assert_eq!(hearts.last().unwrap()["snapshot"]["draw"], Value::Null);
}

#[tokio::test]
async fn a_refusal_has_a_code_parameters_and_a_sentence() {
    let server = TestServer::new().await;
    let mut browser = Browser::default();
    let table = browser.sit_down(&server, "hearts", 4).await;
    let snapshot = loop {
        let snapshot = browser.wait(&server, &table).await;
        if !snapshot["refused"].as_array().unwrap().is_empty() {
            break snapshot;
        }
        assert!(browser.play_on(&server, &table).await);
    };
    let refused = &snapshot["refused"][0];
    let reason = &refused["reason"];
    assert!(!reason["code"].as_str().unwrap().is_empty());
    assert!(reason["parameters"].is_object());
    assert!(reason["sentence"].as_str().unwrap().ends_with('.'));
    let card = refused["action"].as_str().unwrap();
    let answer = browser
        .act(&server, &table, &snapshot["version"], card)
        .await;
    assert_eq!(answer.problem(), (422, "illegal-action".into()));
    let problem = answer.json();
    assert_eq!(problem["reason"], *reason);
    assert_eq!(problem["detail"], reason["sentence"]);
    assert_eq!(problem["title"], "Illegal action");
    // Other problems have nothing to do with the rules of the game.
    let answer = browser
        .act(&server, &table, &snapshot["version"], "castle")
        .await;
    assert_eq!(answer.json().get("reason"), None);
}

#[tokio::test]
async fn a_name_may_be_as_long_as_the_lobby_says() {
    let server = TestServer::new().await;
    let games = server.get("/api/games").await.json();
    let longest = games["limits"]["name_length"].as_u64().unwrap() as usize;
    for (length, status) in [(longest, 201), (longest + 1, 400)] {
        let name = "ä".repeat(length);
        let wanted = json!({"game": "heartcatchers", "players": 2, "names": [name, "B"]});
        let answer = Browser::default()
            .post(&server, "/api/tables", wanted)
            .await;
        assert_eq!(answer.status, status, "{length}");
    }
}
