//! Reviews of finished matches: in the background, with progress; they can be stopped and taken up.

use std::time::Duration;

use axum::http::{Method, StatusCode};
use serde_json::{Value, json};

use super::harness::{Browser, TestServer};
use super::replay::{play, readers, record, store};
use crate::table::review::REVIEW;

async fn finished(server: &TestServer, game: &str, players: usize, options: &str) -> String {
    let record = record(game, players, options);
    let log = play(&record, 6, 20_000);
    store(server, record, log).await
}

async fn ask(server: &TestServer, who: &Browser, method: Method, path: &str) -> Value {
    let answer = server.send(who.request(method, path, None)).await;
    assert_eq!(answer.status, StatusCode::OK, "{:?}", answer.json());
    answer.json()
}

/// Waits until the review has come to an end, or as far as that.
async fn wait(server: &TestServer, who: &Browser, path: &str, done: usize) -> Value {
    for _ in 0..6_000 {
        let state = who.get(server, path).await.json();
        if state["running"] == false || state["done"].as_u64().unwrap() as usize >= done {
            return state;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    panic!("the review does not end");
}

#[tokio::test]
async fn a_review_goes_on_by_itself_and_is_kept_with_the_match() {
    for (game, players) in [("heartcatchers", 2), ("hearts", 4)] {
        let server = TestServer::new().await;
        let path = finished(
            &server,
            game,
            players,
            if players == 4 {
                r#"{"target": 50}"#
            } else {
                "{}"
            },
        )
        .await;
        let [anna, _, stranger] = readers();
        let review = format!("{path}/review?seat=1");
        let before = ask(&server, &anna, Method::GET, &review).await;
        assert_eq!(
            (&before["done"], &before["running"], &before["review"]),
            (&json!(0), &json!(false), &Value::Null)
        );
        let begun = ask(&server, &anna, Method::POST, &review).await;
        assert_eq!(begun["running"], true);
        let ended = wait(&server, &stranger, &review, usize::MAX).await;
        assert_eq!(ended["done"], ended["all"], "{game}");
        assert!(
            ended["review"]["luck"]["hands"].as_u64().unwrap() > 0,
            "{game}"
        );
        // Each decision stands where the replay has it.
        let decisions = ended["review"]["decisions"].as_array().unwrap();
        assert!(!decisions.is_empty());
        for decision in decisions {
            if decision["hand"] != 1 {
                continue;
            }
            let replay = anna.get(&server, &format!("{path}/hands/1")).await.json();
            let step = &replay["steps"][decision["step"].as_u64().unwrap() as usize];
            assert_eq!(
                (&step["seat"], &step["action"]),
                (&json!(1), &decision["action"]),
                "{game}"
            );
        }
        // It is complete: to ask again starts nothing.
        assert_eq!(ask(&server, &anna, Method::POST, &review).await, ended);
        let server = server.again().await;
        assert_eq!(ask(&server, &stranger, Method::GET, &review).await, ended);
        // It goes with the match.
        let id = path.rsplit('/').next().unwrap();
        let table = server.app.tables.open(id).await.unwrap();
        table.delete().await.unwrap();
        let kept = server
            .app
            .tables
            .store()
            .document(REVIEW, &format!("{id}/1"))
            .await
            .unwrap();
        assert!(kept.is_none());
    }
}

#[tokio::test]
async fn a_review_that_was_stopped_is_taken_up_and_comes_to_the_same() {
    let mut ended = Vec::new();
    for stops in [false, true] {
        let server = TestServer::new().await;
        let path = finished(&server, "hearts", 4, r#"{"target": 50}"#).await;
        let [anna, ben, _] = readers();
        let review = format!("{path}/review?seat=0");
        ask(&server, &anna, Method::POST, &review).await;
        if stops {
            wait(&server, &anna, &review, 3).await;
            let stopped = ask(&server, &ben, Method::DELETE, &review).await;
            assert_eq!(stopped["running"], false);
            assert!(stopped["done"].as_u64() < stopped["all"].as_u64());
            tokio::time::sleep(Duration::from_millis(300)).await;
            let later = ask(&server, &ben, Method::GET, &review).await;
            assert!(later["done"].as_u64().unwrap() <= stopped["done"].as_u64().unwrap() + 1);
            assert_eq!(later["review"]["luck"], Value::Null);
            ask(&server, &ben, Method::POST, &review).await;
        }
        ended.push(wait(&server, &anna, &review, usize::MAX).await);
    }
    assert_eq!(ended[0], ended[1]);
}

#[tokio::test]
async fn a_seat_that_is_not_there_has_no_review() {
    let server = TestServer::new().await;
    let path = finished(&server, "heartcatchers", 2, "{}").await;
    let [anna, ..] = readers();
    for (query, wanted) in [
        ("?seat=2", (400, "no-seat")),
        ("?seat=9", (400, "bad-request")),
        ("", (400, "bad-request")),
    ] {
        for method in [Method::GET, Method::POST, Method::DELETE] {
            let request = anna.request(method, &format!("{path}/review{query}"), None);
            let refused = server.send(request).await;
            assert_eq!(refused.problem(), (wanted.0, wanted.1.to_owned()));
        }
    }
}
