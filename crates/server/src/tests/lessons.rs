//! Lessons: each is played by its own way to the end of its hand, and what its player sees is what the page's tests walk.

use std::fmt::Write;
use std::path::Path;

use axum::http::StatusCode;
use moonshot_protocol::Lesson;
use moonshot_table::{Entry, Match};
use serde_json::{Value, json};

use super::harness::{Browser, TestServer, legal};

/// What the player of each lesson sees, for the tests of the page.
const RECORDED: &str = concat!(
    env!("CARGO_MANIFEST_DIR"),
    "/../../web/src/lessons/recorded"
);
/// Set by `make types` to write it there.
const WRITE: &str = "MOONSHOT_WRITE_TYPES";

async fn begin(browser: &mut Browser, server: &TestServer, lesson: &str) -> String {
    let wanted = json!({"lesson": lesson, "name": "You"});
    let made = browser.post(server, "/api/lessons", wanted).await;
    assert_eq!(made.status, StatusCode::CREATED, "{lesson}");
    format!("/api/tables/{}", made.json()["table"].as_str().unwrap())
}

/// Does what the lesson leads to, then the first legal action, until the hand is over. Returns each snapshot at which the
/// player acted with the action, and the one after the hand.
async fn walk(
    browser: &mut Browser,
    server: &TestServer,
    table: &str,
    lesson: &Lesson,
) -> Vec<(Option<String>, Value)> {
    let mut seen = Vec::new();
    for done in 0.. {
        let snapshot = browser.wait(server, table).await;
        let view = &snapshot["view"];
        if view["hand_number"] != 1 || !view["outcome"].is_null() {
            seen.push((None, snapshot));
            break;
        }
        let action = match lesson.act(0, done) {
            Some(action) => action.to_owned(),
            None => legal(&snapshot)[0].clone(),
        };
        let version = &snapshot["version"];
        let answer = browser.act(server, table, version, &action).await;
        let problem = String::from_utf8_lossy(&answer.body);
        assert_eq!(answer.status, StatusCode::OK, "{action}: {problem}");
        seen.push((Some(action), snapshot));
    }
    seen
}

/// The words of an action in one order: the log has passed cards in that of the game.
fn words(action: &str) -> Vec<&str> {
    let mut words: Vec<&str> = action.split(' ').collect();
    if words.first() == Some(&"pass") {
        words.sort_unstable();
    }
    words
}

fn is_of(entry: &Entry, seat: usize) -> Option<&str> {
    match entry {
        Entry::Act { seat: who, action } if who.index() == seat => Some(action),
        _ => None,
    }
}

#[tokio::test]
async fn every_lesson_goes_its_way_to_the_end_of_its_hand() {
    for lesson in Lesson::all() {
        let (server, mut browser) = (TestServer::new().await, Browser::default());
        let table = begin(&mut browser, &server, &lesson.game).await;
        let seen = walk(&mut browser, &server, &table, lesson).await;

        // What everybody does is what the lesson has them do, and so is what chance comes to.
        let id = table.rsplit('/').next().unwrap().parse().unwrap();
        let log = server.app.tables.store().log(&id).await.unwrap();
        for seat in 0..lesson.players() {
            let mut acts = log.iter().filter_map(|entry| is_of(entry, seat));
            let wanted = (0..).map_while(|done| lesson.act(seat, done));
            for wanted in wanted {
                let done = acts.next().unwrap_or_default();
                assert_eq!(words(done), words(wanted), "{}: {seat}", lesson.game);
            }
        }
        let mut outcomes = log.iter().filter_map(|entry| match entry {
            Entry::Chance { outcome } => Some(outcome.clone()),
            _ => None,
        });
        let chosen = (0..).map_while(|before| lesson.outcome(before));
        let chosen: Vec<Value> = chosen.collect();
        assert!(!chosen.is_empty());
        for (place, chosen) in chosen.iter().enumerate() {
            let came = outcomes.next().unwrap();
            assert_eq!(
                sorted(&came),
                sorted(chosen),
                "{}: outcome {place}",
                lesson.game
            );
        }
        recorded(&lesson.game, &seen);
    }
}

/// The outcome with its cards in one order: the log has hands in that of the game.
fn sorted(outcome: &Value) -> Value {
    let mut outcome = outcome.clone();
    if let Some(hands) = outcome.get_mut("hands").and_then(Value::as_array_mut) {
        for hand in hands.iter_mut().filter_map(Value::as_array_mut) {
            hand.sort_by_key(Value::to_string);
        }
    }
    outcome
}

/// Compares with what the page's tests walk, or writes it there.
fn recorded(game: &str, seen: &[(Option<String>, Value)]) {
    let mut text = String::new();
    for (action, snapshot) in seen {
        let mut snapshot = snapshot.clone();
        snapshot["table"] = "lesson".into();
        if action.is_none() {
            // The hand after it is dealt by the table's own seed.
            snapshot["view"]["hands"][0] = json!([]);
            snapshot["view"]["legal"] = json!([]);
        }
        writeln!(text, "{}", json!({"action": action, "snapshot": snapshot})).unwrap();
    }
    let file = Path::new(RECORDED).join(format!("{game}.jsonl"));
    if std::env::var_os(WRITE).is_some() {
        std::fs::create_dir_all(RECORDED).unwrap();
        std::fs::write(&file, &text).unwrap();
    }
    let committed = std::fs::read_to_string(&file).unwrap_or_default();
    assert!(
        committed == text,
        "{game}: run `make types` and commit what it writes"
    );
}

#[tokio::test]
async fn a_lesson_says_that_it_is_one_and_promises_nothing_of_its_deals() {
    let (server, mut browser) = (TestServer::new().await, Browser::default());
    let table = begin(&mut browser, &server, "hearts").await;
    let snapshot = browser.look(&server, &table).await;
    assert_eq!(snapshot["lesson"], "hearts");
    assert_eq!(snapshot["commitment"], Value::Null);
    let tables = browser.get(&server, "/api/tables").await.json();
    assert_eq!(tables["tables"][0]["lesson"], true);

    let other = browser.sit_down(&server, "hearts", 4).await;
    let other = browser.look(&server, &other).await;
    assert_eq!(other["lesson"], Value::Null);
    assert_eq!(other["commitment"].as_str().unwrap().len(), 64);
    let tables = browser.get(&server, "/api/tables").await.json();
    let lessons = tables["tables"].as_array().unwrap().iter();
    assert_eq!(
        lessons.filter(|table| table["lesson"] == true).count(),
        1,
        "and the other is none"
    );
}

#[tokio::test]
async fn a_lesson_goes_on_to_the_end_of_its_match_and_its_transcript_is_honest() {
    let (server, mut browser) = (TestServer::new().await, Browser::default());
    let table = begin(&mut browser, &server, "hearts").await;
    while browser.play_on(&server, &table).await {}
    let written = browser.get(&server, &format!("{table}/transcript")).await;
    let text = String::from_utf8(written.body).unwrap();
    let (checked, summary) = Match::verify(&text).unwrap();
    assert!(checked.is_over());
    assert!(summary.chances > 1, "further hands are dealt");
    assert!(!summary.deals_checked);
    assert_eq!(summary.commitment, None);
}

#[tokio::test]
async fn a_lesson_is_taken_up_where_it_was_left_and_can_be_taken_back() {
    let (mut server, mut browser) = (TestServer::new().await, Browser::default());
    let table = begin(&mut browser, &server, "hearts").await;
    let lesson = Lesson::find("hearts").unwrap();
    let mut looks = Vec::new();
    for done in 0..3 {
        let snapshot = browser.wait(&server, &table).await;
        let action = lesson.act(0, done).unwrap();
        browser
            .act(&server, &table, &snapshot["version"], action)
            .await;
        looks.push(snapshot);
    }
    let before = browser.wait(&server, &table).await;
    server = server.again().await;
    let after = browser.wait(&server, &table).await;
    assert_eq!(after["view"], before["view"]);

    // Undo goes back to the decision, and the lesson goes the same way again.
    let undone = json!({"version": after["version"]});
    let answer = browser
        .post(&server, &format!("{table}/undo"), undone)
        .await;
    assert_eq!(answer.status, StatusCode::OK);
    let undone = browser.wait(&server, &table).await;
    assert_eq!(undone["view"]["hands"], looks[2]["view"]["hands"]);
    let action = lesson.act(0, 2).unwrap();
    browser
        .act(&server, &table, &undone["version"], action)
        .await;
    let again = browser.wait(&server, &table).await;
    assert_eq!(again["view"]["detail"], before["view"]["detail"]);
}

#[tokio::test]
async fn bots_play_on_by_themselves_where_the_player_goes_another_way() {
    let (server, mut browser) = (TestServer::new().await, Browser::default());
    for lesson in Lesson::all() {
        let table = begin(&mut browser, &server, &lesson.game).await;
        // The last legal action is not what the lesson leads to.
        let snapshot = browser.wait(&server, &table).await;
        let other = legal(&snapshot).pop().unwrap();
        assert_ne!(Some(other.as_str()), lesson.act(0, 0), "{}", lesson.game);
        let version = &snapshot["version"];
        let answer = browser.act(&server, &table, version, &other).await;
        assert_eq!(answer.status, StatusCode::OK);
        while browser.play_on(&server, &table).await {}
    }
}

#[tokio::test]
async fn there_are_no_other_lessons() {
    let (server, mut browser) = (TestServer::new().await, Browser::default());
    for (wanted, problem) in [
        (
            json!({"lesson": "chess", "name": "You"}),
            (404, "not-found"),
        ),
        (
            json!({"lesson": "hearts", "name": " "}),
            (400, "bad-request"),
        ),
        (
            json!({"lesson": "hearts", "name": "Ada"}),
            (400, "bad-request"),
        ),
        (json!({"lesson": "hearts"}), (400, "bad-request")),
    ] {
        let answer = browser.post(&server, "/api/lessons", wanted).await;
        assert_eq!(answer.problem(), (problem.0, problem.1.into()));
    }
}
