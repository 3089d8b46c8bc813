//! Practice: mistakes of reviewed matches come back, and spots are solved. Each person has their own.

use axum::http::{Method, StatusCode};
use serde_json::{Value, json};

use super::accounts::{PASSWORD, make};
use super::harness::{Browser, TestServer, old_identity};
use super::replay::{play, readers, record, store};
use super::reviews::{ask, wait};
use crate::table::mistakes::PRACTICE;
use crate::util::clock::{DAY, day, now};

const GAMES: [&str; 5] = [
    "hearts",
    "cardominoes",
    "wild-twists",
    "black-hearts",
    "heartcatchers",
];

async fn practice(server: &TestServer, who: &Browser) -> Value {
    let answer = who.get(server, "/api/practice").await;
    assert_eq!(answer.status, StatusCode::OK);
    answer.json()
}

async fn reviewed(server: &TestServer, who: &Browser, path: &str, seat: usize) -> Vec<Value> {
    let review = format!("{path}/review?seat={seat}");
    ask(server, who, Method::POST, &review).await;
    let ended = wait(server, who, &review, usize::MAX).await;
    let decisions = ended["review"]["decisions"].as_array().unwrap();
    let marks = decisions.iter().filter(|one| {
        let verdict = one["verdict"].as_str().unwrap();
        ["inaccuracy", "mistake", "blunder"].contains(&verdict)
    });
    marks.cloned().collect()
}

/// A finished match of two people and two bots.
async fn finished(server: &TestServer) -> String {
    let record = record("hearts", 4, r#"{"target": 50}"#);
    let log = play(&record, 6, 20_000);
    store(server, record, log).await
}

#[tokio::test]
async fn marks_come_back_to_the_person_who_decided_and_to_nobody_else() {
    let server = TestServer::new().await;
    let path = finished(&server).await;
    let [mut anna, mut ben, mut stranger] = readers();
    assert_eq!(practice(&server, &anna).await["due"], 0);
    let marks = reviewed(&server, &ben, &path, 0).await;
    assert!(marks.len() > 2, "random cards are often mistakes");
    let own = practice(&server, &anna).await;
    assert_eq!(own["due"], marks.len());
    let mistakes = own["mistakes"].as_array().unwrap();
    let decisions: Vec<&Value> = mistakes.iter().map(|one| &one["decision"]).collect();
    assert!(decisions.iter().all(|one| marks.contains(one)));
    for (who, due) in [(&ben, 0), (&stranger, 0)] {
        let others = practice(&server, who).await;
        assert_eq!((&others["due"], &others["later"]), (&json!(due), &json!(0)));
    }
    // The seats of bots have marks too, which are nobody's.
    assert!(!reviewed(&server, &anna, &path, 2).await.is_empty());
    assert_eq!(practice(&server, &anna).await["due"], marks.len());

    let answers = "/api/practice/answers";
    let item = &mistakes[0]["item"];
    let right = json!({"item": item, "action": mistakes[0]["decision"]["recommended"]});
    for other in [&mut ben, &mut stranger] {
        let refused = other.post(&server, answers, right.clone()).await;
        assert_eq!(refused.problem(), (404, "not-found".into()));
    }
    let done = anna.post(&server, answers, right).await;
    assert_eq!(done.status, StatusCode::OK);
    let due = &done.json()["progress"]["due"];
    assert_eq!(*due, day(now()) + DAY);
    let played = json!({
        "item": mistakes[1]["item"],
        "action": mistakes[1]["decision"]["action"],
    });
    let done = anna.post(&server, answers, played).await.json();
    assert_eq!(
        (&done["right"], &done["progress"]["right"]),
        (&json!(false), &json!(false))
    );
    let seen = json!({"item": mistakes[2]["item"]});
    assert_eq!(
        anna.post(&server, answers, seen).await.json()["right"],
        false
    );
    let later = practice(&server, &anna).await;
    assert_eq!(
        (&later["due"], &later["later"], &later["next"]),
        (&json!(marks.len() - 3), &json!(3), due)
    );

    // Another server over the store says the same, at any time; a review that is asked for again changes nothing.
    let server = server.again().await;
    reviewed(&server, &anna, &path, 0).await;
    assert_eq!(practice(&server, &anna).await, later);
    let (_, person) = old_identity(0x31);
    let tables = &server.app.tables;
    let tomorrow = tables.practice(Some(&person), now() + DAY).await.unwrap();
    assert_eq!((tomorrow.due, tomorrow.later), (marks.len(), 0));

    // They end with the match.
    let id = path.rsplit('/').next().unwrap();
    tables.open(id).await.unwrap().delete().await.unwrap();
    let gone = practice(&server, &anna).await;
    assert_eq!((&gone["due"], &gone["later"]), (&json!(0), &json!(0)));
}

#[tokio::test]
async fn each_game_has_ten_spots_that_everybody_solves_for_themselves() {
    let server = TestServer::new().await;
    let (mut anna, mut ben) = (Browser::default(), Browser::default());
    let stranger = Browser::default();
    for game in GAMES {
        let path = format!("/api/practice/games/{game}");
        let set = anna.get(&server, &path).await.json();
        let spots = set["spots"].as_array().unwrap();
        assert_eq!(spots.len(), 10, "{game}");
        let spot = &spots[0];
        let item = spot["item"].as_str().unwrap();
        let position = format!("/api/practice/spots/{item}");
        let hand = stranger.get(&server, &position).await.json();
        let step = &hand["steps"][spot["step"].as_u64().unwrap() as usize];
        assert_eq!(
            (&step["seat"], &step["action"], &hand["eyes"]),
            (&spot["seat"], &spot["answer"], &spot["seat"]),
            "{game}"
        );
        let answer = |action: &Value| json!({"item": item, "action": action});
        let answers = "/api/practice/answers";
        let right = anna.post(&server, answers, answer(&spot["answer"])).await;
        assert_eq!(right.json()["right"], true);
        let wrong = &spot["alternatives"][0]["action"];
        let wrong = ben.post(&server, answers, answer(wrong)).await;
        assert_eq!(wrong.json()["right"], false);
        // Spots that are not due come last.
        for (who, right) in [(&anna, json!(true)), (&ben, json!(false))] {
            let set = who.get(&server, &path).await.json();
            let last = &set["spots"][9];
            assert_eq!(
                (&last["item"], &last["progress"]["right"]),
                (&json!(item), &right)
            );
        }
        assert_eq!(stranger.get(&server, &path).await.json(), set);
    }
    for (who, right) in [(&anna, 1), (&ben, 0), (&stranger, 0)] {
        let own = practice(&server, who).await;
        let games = own["games"].as_array().unwrap();
        assert_eq!(games.len(), GAMES.len());
        for game in games {
            assert_eq!(
                (&game["spots"], &game["right"]),
                (&json!(10), &json!(right))
            );
        }
        assert_eq!(own["due"], 0, "spots are no mistakes");
    }
    for path in ["games/whist", "games/custom-hearts", "spots/hearts-0"] {
        let refused = anna.get(&server, &format!("/api/practice/{path}")).await;
        assert_eq!(refused.problem(), (404, "not-found".into()), "{path}");
    }
}

#[tokio::test]
async fn what_a_person_practises_ends_with_their_account() {
    let server = TestServer::new().await;
    let path = finished(&server).await;
    let [mut anna, mut ben, _] = readers();
    reviewed(&server, &anna, &path, 0).await;
    reviewed(&server, &anna, &path, 1).await;
    let set = anna.get(&server, "/api/practice/games/hearts").await.json();
    for who in [&mut anna, &mut ben] {
        let seen = json!({"item": set["spots"][0]["item"]});
        let done = who.post(&server, "/api/practice/answers", seen).await;
        assert_eq!(done.status, StatusCode::OK);
    }
    make(&mut anna, &server, "Anna").await;
    let before = practice(&server, &ben).await;
    let proof = json!({"proof": {"password": PASSWORD}});
    let gone = anna.post(&server, "/api/account/delete", proof).await;
    assert_eq!(gone.status, StatusCode::OK);
    let kept = |token| {
        let (_, person) = old_identity(token);
        let store = server.app.tables.store();
        async move { store.documents_of(&person, PRACTICE, 1_000).await.unwrap() }
    };
    assert_eq!(kept(0x31).await, []);
    assert!(kept(0x32).await.len() > 1);
    assert_eq!(practice(&server, &ben).await, before);
}
