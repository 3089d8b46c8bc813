//! A replay with a leader whom others follow.

use axum::http::{Method, StatusCode};
use serde_json::{Value, json};

use super::harness::{Answer, Browser, Events, TestServer};
use super::replay::{closed, play, readers, record, store};

pub(super) fn follow(path: &str, who: &Browser) -> axum::http::Request<axum::body::Body> {
    who.request(Method::GET, &format!("{path}/shared/events"), None)
}

pub(super) async fn lead(
    server: &TestServer,
    path: &str,
    who: &mut Browser,
    wanted: Value,
) -> Answer {
    who.post(server, &format!("{path}/shared"), wanted).await
}

pub(super) fn moment(hand: u32, step: usize) -> Value {
    json!({"hand": hand, "step": step, "eyes": null})
}

/// The names of those who are there, with who leads and who is the reader.
fn people(shared: &Value) -> Vec<(Value, bool, bool)> {
    let people = shared["participants"].as_array().unwrap().iter();
    let mut people: Vec<_> = people
        .map(|one| {
            let flag = |name: &str| one[name].as_bool().unwrap();
            (one["name"].clone(), flag("leads"), flag("you"))
        })
        .collect();
    people.sort_by_key(|(name, ..)| name.to_string());
    people
}

pub(super) fn id_of(shared: &Value, name: &str) -> Value {
    let mut people = shared["participants"].as_array().unwrap().iter();
    let found = people.find(|one| one["name"] == name);
    found.unwrap()["id"].clone()
}

pub(super) fn shows(shared: &Value, wanted: &Value) -> bool {
    shared["moment"] == *wanted
}

#[tokio::test]
async fn others_follow_the_leader_who_can_hand_over() {
    let server = TestServer::new().await;
    let record = record("hearts", 4, r#"{"target": 50}"#);
    let log = play(&record, 5, 20_000);
    let path = store(&server, record, log).await;
    let [mut anna, mut ben, stranger] = readers();
    let mut annas = Events::open(&server, follow(&path, &anna)).await;
    let alone = annas.next().await.unwrap();
    assert_eq!(people(&alone), [(json!("Player 0"), false, true)]);
    assert_eq!(alone["moment"], Value::Null);
    let led = lead(&server, &path, &mut anna, json!({"moment": moment(1, 4)})).await;
    assert_eq!(led.status, StatusCode::OK);
    // Those who come later see where the leader is.
    let mut bens = Events::open(&server, follow(&path, &ben)).await;
    let seen = bens.next().await.unwrap();
    assert!(shows(&seen, &moment(1, 4)), "{seen}");
    let both = [
        (json!("Player 0"), true, false),
        (json!("Player 1"), false, true),
    ];
    assert_eq!(people(&seen), both);
    // A stranger without an identity follows unnamed.
    let mut strangers = Events::open(&server, follow(&path, &stranger)).await;
    assert_eq!(people(&strangers.next().await.unwrap()).len(), 2);
    // Nobody takes the lead from somebody who is there.
    let refused = lead(&server, &path, &mut ben, json!({"moment": moment(2, 0)})).await;
    assert_eq!(refused.problem(), (409, "not-leading".into()));
    let id = id_of(&seen, "Player 1");
    let refused = lead(&server, &path, &mut ben, json!({"leader": id})).await;
    assert_eq!(refused.problem(), (409, "not-leading".into()));
    lead(&server, &path, &mut anna, json!({"moment": moment(1, 5)})).await;
    bens.until(|seen| shows(seen, &moment(1, 5))).await;
    strangers.until(|seen| shows(seen, &moment(1, 5))).await;
    // She lets him lead.
    let refused = lead(&server, &path, &mut anna, json!({"leader": "nobody"})).await;
    assert_eq!(refused.problem(), (400, "bad-request".into()));
    lead(&server, &path, &mut anna, json!({"leader": id})).await;
    let refused = lead(&server, &path, &mut anna, json!({"moment": moment(1, 6)})).await;
    assert_eq!(refused.problem(), (409, "not-leading".into()));
    let led = lead(&server, &path, &mut ben, json!({"moment": moment(2, 3)})).await;
    assert_eq!(led.status, StatusCode::OK);
    let seen = annas.until(|seen| shows(seen, &moment(2, 3))).await;
    let both = [
        (json!("Player 0"), false, true),
        (json!("Player 1"), true, false),
    ];
    assert_eq!(people(&seen), both);
    // He leaves, and she leads again.
    drop(bens);
    let seen = annas.until(|seen| people(seen).len() == 1).await;
    assert_eq!(people(&seen), [(json!("Player 0"), false, true)]);
    let led = lead(&server, &path, &mut anna, json!({"moment": moment(1, 0)})).await;
    assert_eq!(led.status, StatusCode::OK);
    strangers.until(|seen| shows(seen, &moment(1, 0))).await;
    // Nothing of it stays when the last one has left.
    drop((annas, strangers));
    let mut annas = Events::open(&server, follow(&path, &anna)).await;
    assert_eq!(annas.next().await.unwrap()["moment"], Value::Null);
}

#[tokio::test]
async fn only_who_may_read_a_match_shares_its_replay() {
    let server = TestServer::new().await;
    let (record, log) = closed();
    let path = store(&server, record, log).await;
    let [mut anna, ben, mut stranger] = readers();
    let _annas = Events::open(&server, follow(&path, &anna)).await;
    let _bens = Events::open(&server, follow(&path, &ben)).await;
    let led = lead(&server, &path, &mut anna, json!({"moment": moment(1, 4)})).await;
    assert_eq!(led.json()["participants"].as_array().unwrap().len(), 2);
    let refused = server.send(follow(&path, &stranger)).await;
    assert_eq!(refused.problem(), (403, "closed".into()));
    for wanted in [json!({}), json!({"moment": moment(1, 4)})] {
        let refused = lead(&server, &path, &mut stranger, wanted).await;
        assert_eq!(refused.problem(), (403, "closed".into()));
    }
}

#[tokio::test]
async fn whoever_does_not_follow_does_not_lead() {
    let server = TestServer::new().await;
    let record = record("hearts", 4, r#"{"target": 50}"#);
    let log = play(&record, 5, 20_000);
    let path = store(&server, record, log).await;
    let [anna, mut ben, mut stranger] = readers();
    for follows in [false, true] {
        let _annas = match follows {
            true => Some(Events::open(&server, follow(&path, &anna)).await),
            false => None,
        };
        let refused = lead(&server, &path, &mut ben, json!({"moment": moment(1, 4)})).await;
        assert_eq!(refused.problem(), (409, "not-leading".into()));
    }
    // An empty request gives a stranger an identity, with which to lead.
    let joined = lead(&server, &path, &mut stranger, json!({})).await;
    assert_eq!(joined.status, StatusCode::OK);
    let mut strangers = Events::open(&server, follow(&path, &stranger)).await;
    let seen = strangers.next().await.unwrap();
    assert_eq!(people(&seen), [(Value::Null, false, true)]);
    let led = lead(
        &server,
        &path,
        &mut stranger,
        json!({"moment": moment(1, 4)}),
    )
    .await;
    assert_eq!(led.status, StatusCode::OK);
}
