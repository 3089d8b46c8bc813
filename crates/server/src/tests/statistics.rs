//! The facts of a finished match, and a person's statistics.

use axum::http::StatusCode;
use moonshot_store::{Origin, OriginKind, TableId, TableRecord};
use serde_json::{Value, json};

use super::harness::{Browser, TestServer};
use super::replay::{GAMES, play, readers, record, store};

/// A table of that game with an id of its own.
fn numbered(number: u8, game: &str, players: usize, options: &str) -> TableRecord {
    TableRecord {
        id: TableId::from_random([number; 26]),
        ..record(game, players, options)
    }
}

async fn own(server: &TestServer, who: &Browser) -> Vec<Value> {
    let answer = who.get(server, "/api/statistics").await;
    assert_eq!(answer.status, StatusCode::OK);
    answer.json()["matches"].as_array().unwrap().clone()
}

#[tokio::test]
async fn the_facts_of_a_match_add_up_and_its_readers_get_highlights() {
    let server = TestServer::new().await;
    for ((game, players, options), number) in GAMES.into_iter().zip(1..) {
        let record = numbered(number, game, players, options);
        let log = play(&record, 3, 100_000);
        let path = store(&server, record, log).await;
        for (who, you) in readers().iter().zip([json!(0), json!(1), Value::Null]) {
            let answer = who.get(&server, &format!("{path}/facts")).await;
            assert_eq!(answer.status, StatusCode::OK, "{game}");
            let facts = answer.json();
            assert_eq!(facts["you"], you, "{game}");
            let highlights = facts["highlights"].as_array().unwrap();
            assert!((1..=3).contains(&highlights.len()), "{game}: {facts}");
            let overview = who.get(&server, &path).await.json();
            let hands = facts["hands"].as_array().unwrap();
            let total = |seat: &Value| seat["total"].as_i64().unwrap_or(0);
            let totals = hands.last().unwrap()["seats"].as_array().unwrap().iter();
            let totals: Vec<i64> = totals.map(total).collect();
            assert_eq!(json!(totals), overview["result"]["totals"], "{game}");
        }
    }
}

#[tokio::test]
async fn statistics_are_those_of_finished_matches_and_are_counted_once() {
    let server = TestServer::new().await;
    let [anna, ben, stranger] = readers();
    for ((game, players, options), number) in GAMES.into_iter().zip(1..) {
        let record = numbered(number, game, players, options);
        let log = play(&record, 3, 100_000);
        store(&server, record, log).await;
    }
    // A match that goes on, and one that was played again, do not count.
    let running = numbered(20, "hearts", 4, "{}");
    let log = play(&running, 3, 20);
    store(&server, running, log).await;
    let again = TableRecord {
        origin: Some(Origin {
            kind: OriginKind::Again,
            of: "another".into(),
            detail: "{}".into(),
        }),
        ..numbered(21, "heartcatchers", 2, "{}")
    };
    let log = play(&again, 3, 100_000);
    store(&server, again, log).await;

    let first = own(&server, &anna).await;
    assert_eq!(first.len(), GAMES.len());
    assert_eq!(own(&server, &stranger).await.len(), 0);
    let bens = own(&server, &ben).await;
    assert_eq!(bens.len(), GAMES.len());
    for one in &first {
        let path = format!("/api/matches/{}", one["table"].as_str().unwrap());
        let overview = anna.get(&server, &path).await.json();
        let result = &overview["result"];
        assert_eq!(one["people"], 1);
        assert_eq!(one["players"], overview["seats"].as_array().unwrap().len());
        let won = result["winners"].as_array().unwrap().contains(&json!(0));
        assert_eq!(one["won"], won);
        assert_eq!(one["place"] == 1, won);
        if one["game"] != "heartcatchers" {
            assert_eq!(one["points"], result["totals"][0]);
        }
        let passes = one["passes"].as_array().unwrap();
        let sum = |field: &str| -> i64 {
            let all = passes.iter().map(|pass| pass[field].as_i64().unwrap());
            all.sum()
        };
        assert_eq!(one["hands"], sum("hands"));
        assert_eq!(one["points"], sum("points"));
        let other = bens.iter().find(|other| other["table"] == one["table"]);
        assert_eq!(other.unwrap()["people"], 1);
    }
    // They are read from documents, by another server as well.
    let tables = server.app.tables.store();
    let person = super::harness::old_identity(0x31).1;
    let kept = tables.documents_of(&person, "facts", 100).await.unwrap();
    assert_eq!(
        kept.len(),
        GAMES.len() + 1,
        "with the one that does not count"
    );
    assert!(
        kept.iter()
            .all(|document| !document.body.contains("Player"))
    );
    let again = server.again().await;
    assert_eq!(own(&again, &anna).await, first);
}
