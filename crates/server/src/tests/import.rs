//! Transcripts from elsewhere: the good ones become finished matches, and the others harm nothing.

use axum::body::Body;
use axum::http::{Method, Request, StatusCode, header};
use moonshot_bots::FastDice;
use moonshot_rules::{Dice, Game, LegalActions, Seat, Turn};
use moonshot_table::{Change, Match};
use serde_json::{Value, json};

use super::harness::{Answer, Browser, TestServer};
use super::replay::{GAMES, play, readers, record, store};
use crate::table::state::Table;

/// Sends bytes as a transcript.
async fn send(server: &TestServer, browser: &mut Browser, text: impl Into<Vec<u8>>) -> Answer {
    let mut request = browser.request(Method::POST, "/api/matches", Some(&Value::Null));
    *request.body_mut() = Body::from(text.into());
    request.headers_mut().remove(header::CONTENT_LENGTH);
    let answer = server.send(request).await;
    if browser.cookie.is_none() && answer.status == StatusCode::CREATED {
        let cookie = answer.header(header::SET_COOKIE).split(';').next();
        browser.cookie = cookie.map(str::to_owned);
    }
    answer
}

/// The transcript of a finished match of that game.
fn transcript(game: &str, players: usize, options: &str) -> String {
    let record = record(game, players, options);
    let log = play(&record, 6, 20_000);
    let table = Table::replay(record, &log).unwrap();
    table.game.transcript().to_string()
}

#[tokio::test]
async fn an_exported_match_is_imported_and_replayed_as_it_was() {
    for (game, players, options) in GAMES {
        let server = TestServer::new().await;
        let record = record(game, players, options);
        let path = store(&server, record.clone(), play(&record, 6, 20_000)).await;
        let [anna, ben, stranger] = readers();
        let file = path.replace("matches", "tables") + "/transcript";
        let file = anna.get(&server, &file).await.body;
        let mut importer = Browser::default();
        let made = send(&server, &mut importer, file.clone()).await;
        assert_eq!(
            made.status,
            StatusCode::CREATED,
            "{game}: {:?}",
            made.json()
        );
        let id = made.json()["table"].as_str().unwrap().to_owned();
        let copy = format!("/api/matches/{id}");
        // The match is the same, step by step.
        let was = anna.get(&server, &path).await.json();
        let mut is = importer.get(&server, &copy).await.json();
        assert_eq!(is["hands"], was["hands"], "{game}");
        assert_eq!(is["result"], was["result"], "{game}");
        for hand in ["1", "2?eyes=1"] {
            let address = format!("/hands/{hand}");
            let was = anna.get(&server, &format!("{path}{address}")).await;
            let is = importer.get(&server, &format!("{copy}{address}")).await;
            if was.status == StatusCode::OK {
                let steps = |answer: &Answer| -> Vec<Value> {
                    let replay = answer.json();
                    let steps = replay["steps"].as_array().unwrap().clone();
                    steps
                        .into_iter()
                        .map(|step| step["action"].clone())
                        .collect()
                };
                assert_eq!(steps(&is), steps(&was), "{game} {hand}");
            }
        }
        // It can be exported and proves the same deals again.
        let again = format!("/api/tables/{id}/transcript");
        let again = importer.get(&server, &again).await.body;
        let (_, summary) = Match::verify(std::str::from_utf8(&again).unwrap()).unwrap();
        assert!(summary.deals_checked, "{game}");
        assert_eq!(again, file, "{game}");
        // It is in the list of its importer alone, and belongs to nobody.
        assert!(is["you"].is_null());
        let listed = importer.get(&server, "/api/tables").await.json();
        assert_eq!(listed["tables"][0]["table"], id);
        assert_eq!(
            (&listed["tables"][0]["over"], &listed["tables"][0]["you"]),
            (&json!(true), &Value::Null)
        );
        for other in [&anna, &ben, &stranger] {
            let list = other.get(&server, "/api/tables").await.json();
            let mut tables = list["tables"].as_array().unwrap().iter();
            assert!(tables.all(|table| table["table"] != id));
            is["you"] = Value::Null;
            assert_eq!(other.get(&server, &copy).await.json(), is);
        }
        // After a restart it is the same.
        let server = server.again().await;
        assert_eq!(importer.get(&server, &copy).await.json(), is);
    }
}

#[tokio::test]
async fn names_of_a_file_prove_nothing_and_no_person_is_brought_in() {
    let server = TestServer::new().await;
    let mut record = record("hearts", 4, r#"{"target": 50}"#);
    let person = record.seats[0].person.clone();
    record
        .seats
        .iter_mut()
        .for_each(|seat| *seat = Default::default());
    record.waits = true;
    // A file that names a person of this server, with the mark of an account.
    let mut game = Table::start(record.clone()).unwrap().game;
    let mut changes = vec![Change::Sit {
        seat: Seat::new(0).unwrap(),
        person: person.clone(),
        name: "Anna".into(),
        nonce: "00".repeat(16),
        program: false,
        account: true,
    }];
    for seat in 1..4 {
        changes.push(Change::Bot {
            seat: Seat::new(seat).unwrap(),
            name: if seat == 1 {
                "\u{202e}liveE".into()
            } else {
                format!("Bot {seat}")
            },
            level: Some("nobody's".into()),
        });
    }
    changes.push(Change::Start);
    for change in changes {
        game.change(change).unwrap();
    }
    game.change(Change::Stop).unwrap();
    let text = game.transcript().to_string();
    let mut importer = Browser::default();
    let made = send(&server, &mut importer, text.clone()).await.json();
    let copy = format!("/api/matches/{}", made["table"].as_str().unwrap());
    let [anna, ..] = readers();
    let seen = anna.get(&server, &copy).await.json();
    assert!(seen["you"].is_null(), "a file seats nobody");
    let seats = seen["seats"].as_array().unwrap();
    assert!(seats.iter().all(|seat| seat["account"] == false));
    assert_eq!(seats[0]["name"], "Anna");
    assert_eq!(seats[1]["name"], "2");
    assert_eq!(
        anna.get(&server, "/api/tables").await.json()["tables"],
        json!([])
    );
}

#[tokio::test]
async fn an_unfinished_match_is_refused() {
    let server = TestServer::new().await;
    let record = record("hearts", 4, "{}");
    let log = play(&record, 6, 50);
    let text = Table::replay(record, &log)
        .unwrap()
        .game
        .transcript()
        .to_string();
    let refused = send(&server, &mut Browser::default(), text).await;
    assert_eq!(refused.problem(), (422, "bad-transcript".into()));
    let detail = refused.json()["detail"].clone();
    assert!(detail.as_str().unwrap().contains("not over"), "{detail}");
}

#[tokio::test]
async fn the_entry_that_is_wrong_is_named() {
    let server = TestServer::new().await;
    let text = transcript("hearts", 4, r#"{"target": 50}"#);
    let at = text
        .lines()
        .position(|line| line.contains("\"act\""))
        .unwrap();
    let mut lines: Vec<&str> = text.lines().collect();
    lines.remove(at);
    let refused = send(&server, &mut Browser::default(), lines.join("\n")).await;
    assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY);
    let problem = refused.json();
    assert_eq!(problem["code"], "bad-transcript");
    assert_eq!(
        (&problem["line"], problem["entry"].is_u64()),
        (&json!(at + 1), true)
    );
    assert!(
        problem["detail"]
            .as_str()
            .unwrap()
            .contains("changed after it was written")
    );
    let newer = text.replacen("\"version\": 1", "\"version\": 9", 1);
    let newer = newer.replacen("\"version\": 2", "\"version\": 9", 1);
    assert_ne!(newer, text);
    let refused = send(&server, &mut Browser::default(), newer).await.json();
    assert!(
        refused["detail"].as_str().unwrap().contains("version 9"),
        "{refused}"
    );
    let foreign = r#"{"format": "pgn", "version": 1}"#;
    let refused = send(&server, &mut Browser::default(), foreign).await.json();
    assert!(
        refused["detail"].as_str().unwrap().contains("pgn"),
        "{refused}"
    );
}

#[tokio::test]
async fn whatever_is_sent_is_answered_and_harms_nothing() {
    let server = TestServer::new().await;
    let mut browser = Browser::default();
    let text = transcript("heartcatchers", 2, "{}").into_bytes();
    let mut dice = FastDice::new(77);
    let mut refused = 0;
    let mut tries: Vec<Vec<u8>> = vec![
        Vec::new(),
        b"null".to_vec(),
        b"{}".to_vec(),
        b"\xff\xfe\x00".to_vec(),
        "[".repeat(100_000).into_bytes(),
        "{\"entries\":".repeat(50_000).into_bytes(),
        format!("{}{}", "[".repeat(50_000), "]".repeat(50_000)).into_bytes(),
        format!("{{\"format\":\"{}\",\"version\":1}}", "x".repeat(1_000_000)).into_bytes(),
    ];
    for _ in 0..150 {
        let mut damaged = text.clone();
        let at = dice.below(damaged.len() as u32) as usize;
        match dice.below(4) {
            0 => damaged.truncate(at),
            1 => damaged[at] ^= 1 << dice.below(8),
            2 => {
                let end = (at + 1 + dice.below(60) as usize).min(damaged.len());
                damaged.drain(at..end);
            }
            _ => {
                let more = damaged[at..(at + 40).min(damaged.len())].to_vec();
                damaged.splice(at..at, more);
            }
        }
        tries.push(damaged);
    }
    // Values of other types, everywhere in the heading and the first entries.
    let whole: Value = serde_json::from_slice(&text).unwrap();
    for key in whole.as_object().unwrap().keys() {
        for other in [
            json!(null),
            json!(-1),
            json!(1e300),
            json!("x"),
            json!([]),
            json!({"a": [{}]}),
            json!(u64::MAX),
        ] {
            let mut wrong = whole.clone();
            wrong[key] = other.clone();
            tries.push(wrong.to_string().into_bytes());
            let mut wrong = whole.clone();
            wrong["entries"][3] = other;
            tries.push(wrong.to_string().into_bytes());
        }
    }
    for tried in tries {
        let answer = send(&server, &mut browser, tried.clone()).await;
        match answer.status {
            // Blanks may be lost without harm.
            StatusCode::CREATED => {
                let read = Match::load(std::str::from_utf8(&tried).unwrap());
                assert!(read.unwrap().is_over());
            }
            _ => {
                refused += 1;
                assert_eq!(answer.problem(), (422, "bad-transcript".into()));
                assert!(answer.body.len() < 2_000);
            }
        }
    }
    assert!(refused > 150, "{refused}");
    let list = browser.get(&server, "/api/tables").await;
    assert_eq!(list.status, StatusCode::OK);
}

#[tokio::test]
async fn a_file_that_is_too_long_or_no_json_is_not_read() {
    let server = TestServer::new().await;
    let mut browser = Browser::default();
    let long = vec![b' '; 5 * 1024 * 1024];
    let refused = send(&server, &mut browser, long).await;
    assert_eq!(refused.problem(), (413, "too-large".into()));
    let request = Request::post("/api/matches")
        .header(header::HOST, "localhost")
        .header(header::CONTENT_TYPE, "text/plain")
        .body(Body::from("{}"))
        .unwrap();
    let refused = server.send(request).await;
    assert_eq!(refused.problem(), (415, "not-json".into()));
    // Other addresses take no more than before.
    let names = vec!["x".repeat(20_000)];
    let refused = browser
        .post(
            &server,
            "/api/tables",
            json!({"game": "hearts", "players": 4, "names": names}),
        )
        .await;
    assert_eq!(refused.problem(), (413, "too-large".into()));
}

#[tokio::test]
async fn the_worst_file_of_the_allowed_length_is_refused() {
    // Actions and undos by turns, each of which looks at all that stand.
    let record = record("cardominoes", 3, r#"{"target": 500}"#);
    let mut game = Table::start(record).unwrap().game;
    let mut dice = FastDice::new(1);
    while game.version() < 30_000 {
        let Turn::Seats(seats) = game.state().turn() else {
            break;
        };
        let seat = seats.iter().next().unwrap();
        let action = game
            .state()
            .legal(seat)
            .pick(&mut dice)
            .unwrap()
            .to_string();
        game.act(seat, &action).unwrap();
        if game.standing() > 2_000 && !game.is_over() {
            game.undo(game.standing() - 1, Some(seat)).unwrap();
        }
    }
    let text = game.transcript().to_string();
    let server = TestServer::new().await;
    let answer = send(&server, &mut Browser::default(), text).await;
    assert_eq!(answer.problem(), (422, "bad-transcript".into()));
}

#[tokio::test]
async fn a_person_keeps_a_limited_number_of_imports() {
    let server = TestServer::new().await;
    let mut browser = Browser::default();
    let mut made = Vec::new();
    for seed in 0..5 {
        let record = record("heartcatchers", 2, "{}");
        let log = play(&record, seed, 20_000);
        let text = Table::replay(record, &log)
            .unwrap()
            .game
            .transcript()
            .to_string();
        let answer = send(&server, &mut browser, text).await.json();
        made.push(answer["table"].as_str().unwrap().to_owned());
    }
    let list = browser.get(&server, "/api/tables").await.json();
    let kept: Vec<&str> = list["tables"]
        .as_array()
        .unwrap()
        .iter()
        .map(|table| table["table"].as_str().unwrap())
        .collect();
    assert_eq!(kept.len(), 3);
    assert!(
        made[2..].iter().all(|id| kept.contains(&id.as_str())),
        "{kept:?}"
    );
    let gone = browser
        .get(&server, &format!("/api/matches/{}", made[0]))
        .await;
    assert_eq!(gone.problem(), (404, "not-found".into()));
}
