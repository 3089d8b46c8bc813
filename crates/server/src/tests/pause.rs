//! The pause before a bot gathers a trick: it is told, as long as people wish, and ended by those it waits for.

use axum::http::StatusCode;
use serde_json::{Value, json};
use std::time::Duration;

use super::harness::{Browser, TestServer, legal};

/// A table of CARDominoes with revokes, at a pause, as its one person sees it.
async fn at_a_pause(server: &TestServer, patience: u16) -> (Browser, String, Value) {
    let mut person = Browser::default();
    let wanted = json!({
        "game": "cardominoes",
        "players": 4,
        "options": {"revoke": "penalty"},
        "names": ["A", "B", "C", "D"],
    });
    let made = person.post(server, "/api/tables", wanted).await.json();
    let table = format!("/api/tables/{}", made["table"].as_str().unwrap());
    let settings = json!({"autoplay": "off", "patience": patience});
    let set = person
        .patch(server, &format!("{table}/settings"), settings)
        .await;
    assert_eq!(set.status, StatusCode::OK);
    assert_eq!(person.look(server, &table).await["patience"], patience);
    let snapshot = next_pause(server, &mut person, &table).await;
    (person, table, snapshot)
}

/// Plays on until a bot waits, and looks.
async fn next_pause(server: &TestServer, person: &mut Browser, table: &str) -> Value {
    for _ in 0..100_000 {
        let snapshot = person.look(server, table).await;
        if !snapshot["pause"].is_null() {
            return snapshot;
        }
        let actions = legal(&snapshot);
        let action = actions.iter().find(|action| !action.starts_with("correct"));
        match action {
            Some(action) => {
                let version = &snapshot["version"];
                let answer = person.act(server, table, version, action).await;
                assert_eq!(answer.status, StatusCode::OK);
            }
            None => tokio::task::yield_now().await,
        }
    }
    panic!("a bot never waits");
}

#[tokio::test]
async fn each_pause_is_one_of_its_own() {
    let server = TestServer::new().await;
    let (mut person, table, mut snapshot) = at_a_pause(&server, 120).await;
    let go_on = format!("{table}/go-on");
    for _ in 0..3 {
        // It is told while a trick is to be gathered, and begins with all of its time.
        let pause = &snapshot["pause"];
        assert_eq!(snapshot["view"]["phase"], "gather");
        assert!(pause["left"].as_u64().unwrap() > 100_000, "{pause}");
        assert_eq!(pause["yours"], true);
        let body = json!({"version": snapshot["version"]});
        let answer = person.post(&server, &go_on, body).await;
        assert_eq!(answer.status, StatusCode::OK);
        let after = moved_on(&server, &person, &table, &snapshot).await;
        if after["view"]["phase"] != "gather" {
            assert_eq!(after["pause"], Value::Null, "nobody waits any more");
            let body = json!({"version": after["version"]});
            let answer = person.post(&server, &go_on, body).await;
            assert_eq!(answer.problem(), (409, "nobody-waits".into()));
        }
        snapshot = next_pause(&server, &mut person, &table).await;
    }
}

/// Waits until the table has another version, and looks.
async fn moved_on(server: &TestServer, person: &Browser, table: &str, from: &Value) -> Value {
    let moved = async {
        loop {
            let snapshot = person.look(server, table).await;
            if snapshot["version"] != from["version"] {
                return snapshot;
            }
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    };
    let moved = tokio::time::timeout(Duration::from_secs(20), moved).await;
    moved.expect("the bot gathers")
}

#[tokio::test]
async fn whoever_did_not_follow_is_told_how_long_a_bot_waits_and_may_end_it() {
    let server = TestServer::new().await;
    let (mut person, table, snapshot) = at_a_pause(&server, 120).await;
    let pause = &snapshot["pause"];
    assert_eq!(
        (&pause["whole"], &pause["yours"]),
        (&json!(120_000), &json!(true))
    );
    assert!((100_000..=120_000).contains(&pause["left"].as_u64().unwrap()));
    assert_eq!(json!([pause["seat"]]), pause_seat(&snapshot));
    let go_on = format!("{table}/go-on");
    let stranger = Browser::default();
    let watched = stranger.look(&server, &table).await;
    assert_eq!(watched["pause"]["yours"], false);
    assert_eq!(watched["patience"], Value::Null);
    let body = json!({"version": snapshot["version"]});
    let answer = person.post(&server, &go_on, body.clone()).await;
    assert_eq!(answer.status, StatusCode::OK);
    let after = moved_on(&server, &person, &table, &snapshot).await;
    assert_ne!(
        after["view"]["detail"]["trick"],
        snapshot["view"]["detail"]["trick"]
    );
    if after["pause"].is_null() {
        let body = json!({"version": after["version"]});
        let answer = person.post(&server, &go_on, body).await;
        assert_eq!(answer.problem(), (409, "nobody-waits".into()));
    }
}

/// The seat that is to gather, as everybody sees it.
fn pause_seat(snapshot: &Value) -> Value {
    let to_act = snapshot["view"]["to_act"].as_array().unwrap();
    to_act.iter().filter(|seat| **seat != 0).cloned().collect()
}

#[tokio::test]
async fn a_pause_that_nobody_ends_is_over_by_itself() {
    let server = TestServer::new().await;
    let (mut person, table, snapshot) = at_a_pause(&server, 2).await;
    assert_eq!(snapshot["pause"]["whole"], 2_000);
    tokio::time::sleep(Duration::from_millis(200)).await;
    let later = person.look(&server, &table).await;
    if later["version"] == snapshot["version"] {
        assert!(later["pause"]["left"].as_u64() < snapshot["pause"]["left"].as_u64());
    }
    // Nobody says that it may go on, and in the end nobody waits for that. A bot may take back a card meanwhile.
    let mut after = snapshot;
    while after["view"]["phase"] == "gather" {
        after = moved_on(&server, &person, &table, &after).await;
    }
    assert_eq!(after["pause"], Value::Null);
    let answer = loop {
        let body = json!({"version": after["version"]});
        let answer = person.post(&server, &format!("{table}/go-on"), body).await;
        if answer.status != StatusCode::OK {
            break answer;
        }
        // A bot corrected its card and waits once more, until this answer.
        after = moved_on(&server, &person, &table, &after).await;
    };
    assert_eq!(answer.problem(), (409, "nobody-waits".into()));
}

#[tokio::test]
async fn bots_wait_for_as_long_as_they_can_be_told_and_no_other_time() {
    let server = TestServer::new().await;
    let mut person = Browser::default();
    let table = person.sit_down(&server, "hearts", 4).await;
    let settings = format!("{table}/settings");
    let usual = person.look(&server, &table).await["patience"].clone();
    assert_eq!(usual, 8);
    for seconds in [json!(1), json!(121), json!(-4), json!("8")] {
        let wanted = json!({"autoplay": "off", "patience": seconds});
        let answer = person.patch(&server, &settings, wanted).await;
        assert_eq!(answer.problem(), (400, "bad-request".into()), "{seconds}");
    }
    assert_eq!(person.look(&server, &table).await["patience"], usual);
    for seconds in [2, 120] {
        let wanted = json!({"autoplay": "off", "patience": seconds});
        let answer = person.patch(&server, &settings, wanted).await;
        assert_eq!(answer.json()["patience"], seconds);
        assert_eq!(person.look(&server, &table).await["patience"], seconds);
    }
    let only = person
        .patch(&server, &settings, json!({"autoplay": "off"}))
        .await;
    assert_eq!(only.status, StatusCode::OK);
    assert_eq!(person.look(&server, &table).await["patience"], 120);
}
