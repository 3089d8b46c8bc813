//! Taking back, alone with bots.

use axum::http::StatusCode;
use serde_json::json;

use super::harness::{Browser, TestServer, legal};

#[tokio::test]
async fn a_player_alone_with_bots_takes_back_to_the_last_decision() {
    let server = TestServer::new().await;
    let mut browser = Browser::default();
    let table = browser.sit_down(&server, "hearts", 4).await;
    let undo = format!("{table}/undo");
    let start = browser.wait(&server, &table).await;
    assert_eq!(start["can_undo"], false);
    let nothing = browser
        .post(&server, &undo, json!({"version": start["version"]}))
        .await;
    assert_eq!(nothing.problem(), (409, "nothing-to-undo".into()));

    let mut decisions = vec![start];
    for _ in 0..60 {
        assert!(browser.play_on(&server, &table).await);
        let snapshot = browser.wait(&server, &table).await;
        let choice = legal(&snapshot).len() > 1 || snapshot["view"]["phase"] == "pass";
        if choice {
            decisions.push(snapshot);
        }
    }
    // The present question has no decision yet; undo goes back to the one before.
    let now = browser.wait(&server, &table).await;
    if decisions.last().map(|asked| &asked["view"]) == Some(&now["view"]) {
        decisions.pop();
    }
    let mut version = now["version"].as_u64().unwrap();
    while let Some(asked) = decisions.pop() {
        let answer = browser
            .post(&server, &undo, json!({"version": version}))
            .await;
        assert_eq!(answer.status, StatusCode::OK);
        let back = browser.wait(&server, &table).await;
        // Only the version differs.
        for part in ["view", "refused", "received", "passed", "pass", "last_hand"] {
            assert_eq!(back[part], asked[part], "{part}");
        }
        let later = back["version"].as_u64().unwrap();
        assert!(later > version);
        version = later;
    }
    let nothing = browser
        .post(&server, &undo, json!({"version": version}))
        .await;
    assert_eq!(nothing.problem(), (409, "nothing-to-undo".into()));
    // Another server reads the same from the log.
    let now = browser.look(&server, &table).await;
    assert_eq!(browser.look(&server.again().await, &table).await, now);
}

#[tokio::test]
async fn an_undo_asked_for_twice_takes_back_once() {
    let server = TestServer::new().await;
    let mut browser = Browser::default();
    let table = browser.sit_down(&server, "hearts", 4).await;
    for _ in 0..10 {
        browser.play_on(&server, &table).await;
    }
    let version = browser.wait(&server, &table).await["version"].clone();
    let undo = format!("{table}/undo");
    let first = browser
        .post(&server, &undo, json!({"version": version}))
        .await;
    let second = browser
        .post(&server, &undo, json!({"version": version}))
        .await;
    assert_eq!(first.status, StatusCode::OK);
    assert_eq!(second.problem(), (409, "stale-version".into()));
}

#[tokio::test]
async fn a_match_that_is_over_stays_as_it_is() {
    let server = TestServer::new().await;
    let mut browser = Browser::default();
    let table = browser.sit_down(&server, "hearts", 3).await;
    while browser.play_on(&server, &table).await {}
    let version = browser.look(&server, &table).await["version"].clone();
    let answer = browser
        .post(
            &server,
            &format!("{table}/undo"),
            json!({"version": version}),
        )
        .await;
    assert_eq!(answer.problem(), (409, "nothing-to-undo".into()));
}
