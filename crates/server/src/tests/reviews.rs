//! Reviews of finished matches: in the background, with progress; they can be stopped and taken up.

use std::time::Duration;

use axum::http::{Method, StatusCode};
use moonshot_store::{TableId, TableRecord};
use serde_json::{Value, json};

use super::harness::{Browser, TestServer};
use super::replay::{play, readers, record, store};
use crate::table::hindsight::HINDSIGHT;
use crate::table::review::REVIEW;

async fn finished(server: &TestServer, game: &str, players: usize, options: &str) -> String {
    let record = record(game, players, options);
    let log = play(&record, 6, 20_000);
    store(server, record, log).await
}

pub(super) async fn ask(server: &TestServer, who: &Browser, method: Method, path: &str) -> Value {
    let answer = server.send(who.request(method, path, None)).await;
    assert_eq!(answer.status, StatusCode::OK, "{:?}", answer.json());
    answer.json()
}

/// Waits until the review has come to an end, or as far as that.
pub(super) async fn wait(server: &TestServer, who: &Browser, path: &str, done: usize) -> Value {
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
        let [anna, ben, stranger] = readers();
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
        // Its sums stand in the statistics of the person whose seat it was.
        for (who, counts) in [(&anna, false), (&ben, true)] {
            let matches = who.get(&server, "/api/statistics").await.json();
            let review = &matches["matches"][0]["review"];
            if !counts {
                assert_eq!(review, &Value::Null, "{game}");
                continue;
            }
            assert_eq!(review["luck"], ended["review"]["luck"], "{game}");
            let sum: f64 = ["points", "chance"]
                .iter()
                .filter_map(|unit| review[unit]["cost"].as_f64())
                .sum();
            let costs = decisions.iter().map(|one| one["cost"].as_f64().unwrap());
            assert!((sum - costs.sum::<f64>()).abs() < 0.01, "{game}: {review}");
        }
        let none = stranger.get(&server, "/api/statistics").await.json();
        assert_eq!(none["matches"], json!([]));
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
async fn a_review_that_is_stopped_and_taken_up_at_once_goes_on() {
    let server = TestServer::new().await;
    let path = finished(&server, "hearts", 4, r#"{"target": 50}"#).await;
    let [anna, ..] = readers();
    let review = format!("{path}/review?seat=0");
    ask(&server, &anna, Method::POST, &review).await;
    for done in 1..20 {
        wait(&server, &anna, &review, done).await;
        ask(&server, &anna, Method::DELETE, &review).await;
        let state = ask(&server, &anna, Method::POST, &review).await;
        let complete = state["review"]["luck"].is_object();
        assert!(state["running"] == true || complete, "{state}");
    }
    let ended = wait(&server, &anna, &review, usize::MAX).await;
    assert_eq!(ended["done"], ended["all"]);
    assert_ne!(ended["review"]["luck"], Value::Null);
    let decisions = ended["review"]["decisions"].as_array().unwrap();
    let numbers = decisions.iter().map(|one| one["number"].as_u64().unwrap());
    assert!(numbers.is_sorted_by(|one, next| one < next), "none twice");
}

#[tokio::test]
async fn a_hundred_reviews_at_once_hold_up_nobodys_play() {
    let server = TestServer::new().await;
    let [mut anna, ben, _] = readers();
    let mut reviews = Vec::new();
    for number in 0..25 {
        let record = TableRecord {
            id: TableId::from_random([100 + number; 26]),
            ..record("hearts", 4, "{}")
        };
        let log = play(&record, u64::from(number), 20_000);
        let path = store(&server, record, log).await;
        for seat in 0..4 {
            let review = format!("{path}/review?seat={seat}");
            assert_eq!(
                ask(&server, &ben, Method::POST, &review).await["running"],
                true
            );
            reviews.push(review);
        }
    }
    let table = anna.sit_down(&server, "hearts", 4).await;
    let mut actions = 0;
    while anna.wait_for_a_turn(&server, &table).await["view"]["outcome"].is_null() && actions < 20 {
        assert!(anna.play_on(&server, &table).await);
        actions += 1;
    }
    // They end one after the other, so the first to be asked about is no sign.
    let mut running = 0;
    for review in &reviews {
        let state = ask(&server, &ben, Method::GET, review).await;
        running += u32::from(state["running"] == true);
    }
    assert!(
        running > 0,
        "{actions} actions took longer than all reviews"
    );
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

#[tokio::test]
async fn hindsight_stands_beside_the_review_and_changes_nothing_of_it() {
    let server = TestServer::new().await;
    let path = finished(&server, "hearts", 4, r#"{"target": 50}"#).await;
    let [anna, ben, stranger] = readers();
    let (review, hindsight) = (
        format!("{path}/review?seat=1"),
        format!("{path}/hindsight?seat=1"),
    );
    // Without a review there is nothing to look at.
    let begun = ask(&server, &anna, Method::POST, &hindsight).await;
    let none = json!({"seat": 1, "done": 0, "all": 0, "running": false, "decisions": []});
    assert_eq!(begun, none);
    ask(&server, &anna, Method::POST, &review).await;
    let reviewed = wait(&server, &anna, &review, usize::MAX).await;
    let begun = ask(&server, &ben, Method::POST, &hindsight).await;
    assert_eq!(begun["running"], true);
    // It is stopped and taken up.
    let stopped = ask(&server, &stranger, Method::DELETE, &hindsight).await;
    assert_eq!(stopped["running"], false);
    tokio::time::sleep(Duration::from_millis(300)).await;
    ask(&server, &anna, Method::POST, &hindsight).await;
    let ended = wait(&server, &stranger, &hindsight, usize::MAX).await;
    assert_eq!(ended["done"], ended["all"]);
    let decisions = reviewed["review"]["decisions"].as_array().unwrap();
    assert_eq!(ended["all"], decisions.len());
    let found = ended["decisions"].as_array().unwrap();
    let choices = decisions.iter().filter(|one| one["verdict"] != "forced");
    let numbers: Vec<_> = choices.map(|one| &one["number"]).collect();
    let looked: Vec<_> = found.iter().map(|one| &one["number"]).collect();
    assert_eq!(looked, numbers, "every decision with a choice, once");
    let by_number = |number: &Value| {
        decisions
            .iter()
            .find(|one| one["number"] == *number)
            .unwrap()
    };
    let mut differ = 0;
    for one in found {
        let decision = by_number(&one["number"]);
        assert_eq!(one["unit"], decision["unit"]);
        if one["best"] == decision["action"] {
            assert_eq!(one["cost"], 0.0, "{one}");
        }
        differ += usize::from(one["best"] != decision["recommended"]);
    }
    assert!(differ > 5, "{differ}: the open cards say something else");
    assert_eq!(ask(&server, &anna, Method::GET, &review).await, reviewed);
    assert_eq!(ask(&server, &anna, Method::POST, &hindsight).await, ended);
    // It goes with the match.
    let id = path.rsplit('/').next().unwrap();
    let table = server.app.tables.open(id).await.unwrap();
    table.delete().await.unwrap();
    let store = server.app.tables.store();
    let kept = store.document(HINDSIGHT, &format!("{id}/1")).await.unwrap();
    assert!(kept.is_none());
}
