//! Who is told that somebody took a hint.

use std::sync::Arc;

use axum::http::{Method, StatusCode};
use serde_json::{Value, json};

use super::super::harness::{Browser, TestServer, legal};
use super::super::live;
use super::{kinds, read_until, stream, two_people};
use crate::table::bots::HouseBots;

/// Asks what a bot would do.
async fn suggested(server: &TestServer, who: &mut Browser, table: &str) -> Value {
    let path = format!("{table}/suggestion");
    let answer = who.post(server, &path, json!(null)).await;
    assert_eq!(answer.status, StatusCode::OK);
    answer.json()
}

/// What a person is told of hints when they look at all that happened.
async fn hints(server: &TestServer, who: &Browser, table: &str) -> Vec<Value> {
    let history = who.get(server, &format!("{table}/history")).await.json();
    let hands = history["hands"].as_array().unwrap().iter();
    let events = hands.flat_map(|hand| hand["events"].as_array().unwrap().clone());
    events.filter(|event| event["kind"] == "hint").collect()
}

#[tokio::test]
async fn the_others_and_whoever_watches_are_told_of_a_hint_once() {
    let server = TestServer::new().await;
    let (mut anna, mut ben, table) = two_people(&server).await;
    let mut stranger = Browser::default();
    let address = server.listen().await;
    let mut streams = Vec::new();
    for who in [&ben, &stranger] {
        let mut stream = stream(address, who, &table).await;
        live::next(&mut stream).await;
        streams.push(stream);
    }
    let version = anna.look(&server, &table).await["version"].clone();
    let advice = suggested(&server, &mut anna, &table).await;
    assert!(advice["action"].as_str().unwrap().starts_with("pass "));
    let hint = json!({"kind": "hint", "seat": 0});
    for stream in &mut streams {
        let update = read_until(stream, |update| kinds(update).contains(&"hint")).await;
        assert_eq!(update["events"], json!([hint]));
    }
    // Who asked has the answer, and nothing of it is new to them: what they choose now is still to the point.
    assert_eq!(anna.look(&server, &table).await["version"], version);
    assert!(suggested(&server, &mut anna, &table).await["action"].is_string());
    for who in [&anna, &ben, &stranger] {
        assert_eq!(
            hints(&server, who, &table).await,
            std::slice::from_ref(&hint)
        );
    }
    let refused = stranger
        .post(&server, &format!("{table}/suggestion"), json!(null))
        .await;
    assert_eq!(refused.problem().1, "not-seated");

    let bens = json!({"kind": "hint", "seat": 1});
    suggested(&server, &mut ben, &table).await;
    let now = anna.look(&server, &table).await;
    let answer = anna
        .act(&server, &table, &now["version"], &legal(&now).remove(0))
        .await;
    assert_eq!(answer.status, StatusCode::OK);
    // Nothing is asked of Anna now.
    assert!(suggested(&server, &mut anna, &table).await["action"].is_null());
    // Another server reads the same from the log.
    let again = server.again().await;
    for who in [&anna, &ben, &stranger] {
        let told = hints(&again, who, &table).await;
        assert_eq!(told, [hint.clone(), bens.clone()]);
    }
    assert!(suggested(&again, &mut ben, &table).await["action"].is_string());
    assert_eq!(hints(&again, &ben, &table).await.len(), 2);
}

#[tokio::test]
async fn a_link_takes_no_hint() {
    let server = TestServer::new().await;
    let (anna, _, table) = two_people(&server).await;
    let answer = anna.get(&server, &format!("{table}/suggestion")).await;
    assert_eq!(answer.status, StatusCode::METHOD_NOT_ALLOWED);
    assert!(hints(&server, &anna, &table).await.is_empty());
}

#[tokio::test]
async fn alone_with_bots_hints_are_noted_too_and_stay_when_something_is_taken_back() {
    let server = TestServer::new().await;
    let mut anna = Browser::default();
    let table = anna.sit_down(&server, "hearts", 4).await;
    for _ in 0..3 {
        anna.wait(&server, &table).await;
        suggested(&server, &mut anna, &table).await;
        assert!(anna.play_on(&server, &table).await);
    }
    let before = hints(&server, &anna, &table).await.len();
    assert_eq!(before, 3);
    let version = anna.wait(&server, &table).await["version"].clone();
    let answer = anna
        .post(
            &server,
            &format!("{table}/undo"),
            json!({"version": version}),
        )
        .await;
    assert_eq!(answer.status, StatusCode::OK);
    // Those for decisions that are taken back together are one, for they come to the same question.
    let after = hints(&server, &anna, &table).await.len();
    assert!((1..=before).contains(&after), "{after}");
    while anna.play_on(&server, &table).await {}
    let transcript = anna
        .get(&server, &format!("{table}/transcript"))
        .await
        .json();
    assert_eq!(transcript["version"], 2);
    let entries = transcript["entries"].as_array().unwrap().iter();
    let noted = entries.filter(|entry| entry["table"]["what"] == "hint");
    assert_eq!(noted.count(), before);
}

/// The host sets whether hints may be taken.
async fn allow(server: &TestServer, host: &Browser, table: &str, hints: bool) {
    let terms = format!("{table}/terms");
    let set = host.request(Method::PUT, &terms, Some(&json!({"hints": hints})));
    assert_eq!(server.send(set).await.status, StatusCode::OK);
}

#[tokio::test]
async fn a_host_switches_hints_off_for_everybody_at_the_table() {
    let server = TestServer::new().await;
    let (mut anna, ben, table) = two_people(&server).await;
    let stranger = Browser::default();
    // Only the host decides it.
    for other in [&ben, &stranger] {
        let terms = format!("{table}/terms");
        let set = other.request(Method::PUT, &terms, Some(&json!({"hints": false})));
        assert_eq!(server.send(set).await.status, StatusCode::FORBIDDEN);
    }
    assert!(suggested(&server, &mut anna, &table).await["action"].is_string());

    allow(&server, &anna, &table, false).await;
    let refusal = |who: &Browser| {
        let who = who.clone();
        let (server, table) = (&server, &table);
        async move { super::refused(server, &who, table, "suggestion", json!(null)).await }
    };
    assert_eq!(refusal(&anna).await, "no-hints");
    assert_eq!(refusal(&ben).await, "no-hints");
    assert_eq!(refusal(&stranger).await, "not-seated");
    for who in [&anna, &ben, &stranger] {
        let terms = who.look(&server, &table).await["life"]["terms"].clone();
        assert_eq!(terms["hints"], false);
        // The hint that was taken before stays noted, and none was added.
        assert_eq!(hints(&server, who, &table).await.len(), 1);
    }
    // Another server reads it from the log.
    let again = server.again().await;
    assert_eq!(
        super::refused(&again, &ben, &table, "suggestion", json!(null)).await,
        "no-hints"
    );
    allow(&again, &anna, &table, true).await;
    let mut ben = ben;
    assert!(suggested(&again, &mut ben, &table).await["action"].is_string());
}

#[tokio::test]
async fn a_hint_prices_every_action_that_it_considered() {
    let server = TestServer::with_bots(Arc::new(HouseBots::default())).await;
    for (game, players, unit) in [("hearts", 4, "points"), ("heartcatchers", 2, "chance")] {
        let mut anna = Browser::default();
        let table = anna.sit_down(&server, game, players).await;
        let legal = anna.wait(&server, &table).await["view"]["legal"].clone();
        assert!(!legal.as_array().unwrap().is_empty());
        let hint = suggested(&server, &mut anna, &table).await;
        assert_eq!(hint["unit"], unit, "{hint}");
        let priced = hint["alternatives"].as_array().unwrap();
        assert!(priced.len() > 1, "{hint}");
        assert_eq!(priced[0]["action"], hint["action"]);
        let most = if unit == "points" { 26.0 } else { 0.5 };
        for one in priced {
            assert!(one["cost"].as_f64().unwrap().abs() <= 2.0 * most, "{one}");
            let error = one["error"].as_f64().unwrap();
            assert!((0.0..=most).contains(&error), "{one}");
        }
    }
}
