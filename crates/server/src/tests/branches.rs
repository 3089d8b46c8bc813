//! What-if: going on from a moment of a finished match, at a table of its own.

use axum::http::StatusCode;
use moonshot_table::Match;
use serde_json::{Value, json};

use super::harness::{Browser, TestServer};
use super::replay::{GAMES, play, readers, record, store};

/// Makes a branch; the path of its table.
async fn branch(server: &TestServer, who: &mut Browser, path: &str, wanted: Value) -> String {
    let made = who.post(server, &format!("{path}/branches"), wanted).await;
    assert_eq!(made.status, StatusCode::CREATED, "{:?}", made.json());
    format!("/api/tables/{}", made.json()["table"].as_str().unwrap())
}

/// A finished match of that game.
async fn finished(server: &TestServer, game: &str, players: usize, options: &str) -> String {
    let record = record(game, players, options);
    let log = play(&record, 6, 20_000);
    store(server, record, log).await
}

/// What a seat sees of the match, apart from what it may do.
fn seen(snapshot: &Value) -> Vec<&Value> {
    let view = &snapshot["view"];
    vec![
        &view["hands"],
        &view["totals"],
        &view["detail"],
        &view["to_act"],
        &snapshot["passed"],
        &snapshot["received"],
    ]
}

/// A moment of the first hand at which a seat is to act, after at least `least` steps: its step.
async fn moment(
    server: &TestServer,
    who: &Browser,
    path: &str,
    seat: usize,
    least: usize,
) -> (usize, Value) {
    let replay = who
        .get(server, &format!("{path}/hands/1?eyes={seat}"))
        .await
        .json();
    let mut snapshot = replay["start"].clone();
    let mut found = None;
    for (place, step) in replay["steps"].as_array().unwrap().iter().enumerate() {
        if place >= least && step["seat"] == seat {
            found = Some((place, snapshot.clone()));
            break;
        }
        match step["update"].get("snapshot") {
            Some(whole) => snapshot = whole.clone(),
            None => {
                for (pointer, value) in step["update"]["changes"].as_object().unwrap() {
                    *snapshot.pointer_mut(pointer).unwrap() = value.clone();
                }
            }
        }
    }
    found.unwrap()
}

#[tokio::test]
async fn a_branch_begins_where_the_match_was_and_leaves_it_as_it_is() {
    for (game, players, options) in GAMES {
        let server = TestServer::new().await;
        let path = finished(&server, game, players, options).await;
        let [mut anna, ben, mut stranger] = readers();
        let before = anna.get(&server, &path).await.json();
        let least = if game == "heartcatchers" { 5 } else { 14 };
        let (step, then) = moment(&server, &anna, &path, 0, least).await;
        for cards in ["same", "new"] {
            let wanted =
                json!({"hand": 1, "step": step, "seat": 0, "cards": cards, "name": " What if "});
            let table = branch(&server, &mut anna, &path, wanted).await;
            let now = anna.look(&server, &table).await;
            assert_eq!(seen(&now), seen(&then), "{game} {cards}");
            assert_eq!(
                now["view"]["legal"], then["view"]["legal"],
                "{game} {cards}"
            );
            assert!(now["commitment"].is_null(), "its deals are in its log");
            let seats = now["seats"].as_array().unwrap();
            assert!(seats[1..].iter().all(|seat| seat["bot"] == true), "{game}");
            // It can be played to its end, and its transcript proves itself.
            while anna.play_on(&server, &table).await {}
            let text = anna.get(&server, &format!("{table}/transcript")).await.body;
            let (loaded, summary) = Match::verify(std::str::from_utf8(&text).unwrap()).unwrap();
            assert!(loaded.is_over() && !summary.deals_checked, "{game}");
            // After a restart too.
            let again = server.again().await;
            let text_again = anna.get(&again, &format!("{table}/transcript")).await.body;
            assert_eq!(text_again, text);
        }
        // Anybody who may read the match may branch from it, as any seat.
        let last = players - 1;
        let wanted = json!({"hand": 2, "step": 0, "seat": last, "cards": "new", "name": "Mine"});
        let second = before["hands"].as_array().unwrap().len() > 1;
        if second {
            let made = stranger
                .post(&server, &format!("{path}/branches"), wanted)
                .await;
            assert_eq!(made.status, StatusCode::CREATED);
        }
        assert_eq!(
            anna.get(&server, &path).await.json(),
            before,
            "{game}: the match is as it was"
        );
        // Each sees their own branches.
        let list = anna.get(&server, &format!("{path}/branches")).await.json();
        let list = list["branches"].as_array().unwrap().clone();
        assert_eq!(list.len(), 2);
        let about = |branch: &Value| {
            (
                branch["name"].clone(),
                branch["step"].clone(),
                branch["seat"].clone(),
            )
        };
        assert!(
            list.iter()
                .all(|branch| about(branch) == (json!("What if"), json!(step), json!(0)))
        );
        let theirs = stranger
            .get(&server, &format!("{path}/branches"))
            .await
            .json();
        assert_eq!(
            theirs["branches"].as_array().unwrap().len(),
            usize::from(second)
        );
        assert_eq!(
            ben.get(&server, &format!("{path}/branches")).await.json(),
            json!({"branches": []})
        );
        // And nobody finds them in the lobby.
        assert_eq!(
            ben.get(&server, "/api/open").await.json()["tables"],
            json!([])
        );
    }
}

#[tokio::test]
async fn with_the_same_cards_the_next_hand_is_dealt_as_it_was() {
    let server = TestServer::new().await;
    let path = finished(&server, "hearts", 4, r#"{"target": 50}"#).await;
    let [mut anna, ..] = readers();
    let dealt = anna.get(&server, &format!("{path}/hands/2")).await.json();
    let was = dealt["steps"][0]["update"].clone();
    let hands = |update: &Value| {
        let changes = update["changes"]["/view/hands"].clone();
        if changes.is_null() {
            update["snapshot"]["view"]["hands"].clone()
        } else {
            changes
        }
    };
    let last = anna.get(&server, &path).await.json()["hands"][0]["steps"]
        .as_u64()
        .unwrap();
    let mut dealt = Vec::new();
    for (cards, same) in [("same", true), ("new", false), ("new", false)] {
        let wanted = json!({"hand": 1, "step": last, "seat": 0, "cards": cards, "name": "x"});
        let table = branch(&server, &mut anna, &path, wanted).await;
        let now = anna.look(&server, &table).await;
        assert_eq!(now["view"]["hand_number"], 2);
        let own = |hands: &Value| hands[0].clone();
        assert_eq!(
            own(&now["view"]["hands"]) == own(&hands(&was)),
            same,
            "{cards}"
        );
        dealt.push(own(&now["view"]["hands"]));
    }
    assert_ne!(dealt[1], dealt[2], "new cards are new each time");
}

#[tokio::test]
async fn a_moment_name_or_seat_that_is_not_there_is_refused() {
    let server = TestServer::new().await;
    let path = finished(&server, "hearts", 4, r#"{"target": 50}"#).await;
    let [mut anna, ..] = readers();
    let good = json!({"hand": 1, "step": 5, "seat": 1, "cards": "same", "name": "x"});
    for (field, value, wanted) in [
        ("hand", json!(99), (404, "not-found")),
        ("step", json!(900), (404, "not-found")),
        ("seat", json!(4), (400, "no-seat")),
        ("seat", json!(99), (400, "bad-request")),
        ("cards", json!("marked"), (400, "bad-request")),
        ("name", json!("x".repeat(61)), (400, "bad-request")),
        ("names", json!(["a", "b"]), (400, "bad-request")),
        ("names", json!(["a", "b", "a", "c"]), (400, "bad-request")),
        ("level", json!("nobody"), (400, "bad-request")),
    ] {
        let mut body = good.clone();
        body[field] = value;
        let refused = anna.post(&server, &format!("{path}/branches"), body).await;
        assert_eq!(
            refused.problem(),
            (wanted.0, wanted.1.to_owned()),
            "{field}"
        );
    }
    let named = json!({"hand": 1, "step": 5, "seat": 1, "cards": "new", "name": "x",
        "names": ["Ada", "Me", "Bob", "Cy"], "level": "casual"});
    let table = branch(&server, &mut anna, &path, named).await;
    let seats = anna.look(&server, &table).await["seats"].clone();
    let names: Vec<&str> = seats
        .as_array()
        .unwrap()
        .iter()
        .map(|seat| seat["name"].as_str().unwrap())
        .collect();
    assert_eq!(names, ["Ada", "Me", "Bob", "Cy"]);
}
