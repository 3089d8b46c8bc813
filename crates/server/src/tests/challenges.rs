//! The same deals again: a match dealt again, challenges, the deals of the day, duplicate matches.

use std::sync::Arc;

use axum::http::StatusCode;
use moonshot_store::{OriginKind, Write};
use moonshot_table::Match;
use moonshot_testbed::Postgres;
use serde_json::{Value, json};

use super::accounts;
use super::harness::{Browser, FirstLegal, TestServer, legal, no_rates};
use crate::table::bots::HouseBots;
use crate::util::clock::{DAY, day_of, now};

/// A server with the bots that come with it.
async fn server() -> TestServer {
    TestServer::with_bots(Arc::new(HouseBots::default())).await
}

/// Plays a match to its end, always with the first legal action, or with the last one.
async fn play_out(browser: &mut Browser, server: &TestServer, table: &str, last: bool) {
    for _ in 0..3_000 {
        let snapshot = browser.wait_for_a_turn(server, table).await;
        let mut actions = legal(&snapshot);
        if actions.is_empty() {
            return;
        }
        let place = if last { actions.len() - 1 } else { 0 };
        let action = actions.swap_remove(place);
        let answer = browser
            .act(server, table, &snapshot["version"], &action)
            .await;
        assert_eq!(answer.status, StatusCode::OK, "{action}");
    }
    panic!("the match does not end");
}

/// The address of the table that an answer has made.
fn made(answer: &super::harness::Answer) -> String {
    let text = String::from_utf8_lossy(&answer.body);
    assert_eq!(answer.status, StatusCode::CREATED, "{text}");
    format!("/api/tables/{}", answer.json()["table"].as_str().unwrap())
}

fn id(table: &str) -> &str {
    table.rsplit('/').next().unwrap()
}

/// A finished match of hearts: its address and its player.
async fn finished(server: &TestServer, game: &str, players: usize) -> (String, Browser) {
    let mut anna = Browser::default();
    let table = anna.sit_down(server, game, players).await;
    play_out(&mut anna, server, &table, false).await;
    (table, anna)
}

/// The file of a finished match, checked as `moonshot verify` does.
async fn transcript(browser: &Browser, server: &TestServer, table: &str) -> Match {
    let told = browser.get(server, &format!("{table}/transcript")).await;
    let text = String::from_utf8(told.unpacked()).unwrap();
    let (played, summary) = Match::verify(&text).unwrap();
    assert!(summary.deals_checked);
    played
}

/// The steps, as text.
fn steps(played: &Match) -> Vec<String> {
    let steps = played.steps();
    steps.map(|done| format!("{:?}", done.step)).collect()
}

#[tokio::test]
async fn a_match_is_dealt_again_with_bots_that_play_the_same() {
    let server = server().await;
    let (table, mut anna) = finished(&server, "wild-twists", 4).await;
    let source = transcript(&anna, &server, &table).await;
    let mut stranger = Browser::default();
    let again = format!("/api/matches/{}/again", id(&table));
    let mut matches = Vec::new();
    for (browser, wanted) in [
        (&mut anna, json!({})),
        (&mut stranger, json!({"name": "Zoë", "seat": 0})),
    ] {
        let dealt = made(&browser.post(&server, &again, wanted).await);
        assert_ne!(dealt, table);
        play_out(browser, &server, &dealt, false).await;
        matches.push(transcript(browser, &server, &dealt).await);
        let over = format!("/api/matches/{}", id(&dealt));
        let overview = browser.get(&server, &over).await.json();
        let origin = json!({"kind": "again", "of": id(&table)});
        assert_eq!(overview["origin"], origin);
        assert_eq!(overview["dealt_again"], true);
        let strangers = Browser::default().get(&server, &dealt).await;
        assert_eq!(strangers.problem(), (403, "closed".into()));
    }
    assert_eq!(steps(&matches[0]), steps(&matches[1]), "the same bots");
    let deal = |played: &Match| steps(played)[0].clone();
    assert_eq!(deal(&source), deal(&matches[0]), "the same deal");
    let refused = stranger.post(&server, &again, json!({})).await;
    assert_eq!(refused.problem(), (400, "bad-request".into()), "no name");
    let refused = anna.post(&server, &again, json!({"seat": 7})).await;
    assert_eq!(refused.problem().0, 400);
    let refused = anna.post(&server, &again, json!({"hand": 2})).await;
    assert_eq!(refused.problem().0, 400, "there was one hand");
}

#[tokio::test]
async fn a_match_begins_again_with_any_of_its_hands() {
    let server = server().await;
    let (table, mut anna) = finished(&server, "hearts", 4).await;
    let source = transcript(&anna, &server, &table).await;
    let again = format!("/api/matches/{}/again", id(&table));
    let dealt = made(&anna.post(&server, &again, json!({"hand": 2})).await);
    let look = anna.look(&server, &dealt).await;
    assert_eq!(look["view"]["hand_number"], 2);
    play_out(&mut anna, &server, &dealt, true).await;
    let dealt = transcript(&anna, &server, &dealt).await;
    let (old, new) = (steps(&source), steps(&dealt));
    let second = |steps: &[String]| {
        let deals = steps.iter().enumerate();
        let mut deals = deals.filter(|(_, step)| step.starts_with("Chance"));
        deals.nth(1).unwrap().0
    };
    let deal = second(&old);
    assert_eq!(second(&new), deal);
    assert_eq!(
        old[..=deal],
        new[..=deal],
        "the first hand, and the second deal"
    );
    for hand in [0, 99] {
        let refused = anna.post(&server, &again, json!({"hand": hand})).await;
        assert_eq!(refused.problem().0, 400, "{hand}");
    }
}

#[tokio::test]
async fn a_running_match_and_a_lesson_are_not_dealt_again() {
    let server = server().await;
    let mut anna = Browser::default();
    let table = anna.sit_down(&server, "hearts", 4).await;
    for what in ["again", "challenge"] {
        let path = format!("/api/matches/{}/{what}", id(&table));
        let refused = anna.post(&server, &path, json!({})).await;
        assert_eq!(refused.problem(), (409, "not-over".into()));
    }
    let wanted = json!({"lesson": "wild-twists", "name": "Anna"});
    let lesson = made(&anna.post(&server, "/api/lessons", wanted).await);
    play_out(&mut anna, &server, &lesson, false).await;
    let path = format!("/api/matches/{}", id(&lesson));
    let overview = anna.get(&server, &path).await.json();
    assert_eq!(overview["origin"], Value::Null);
    assert_eq!(overview["dealt_again"], false);
    let again = format!("{path}/again");
    let refused = anna.post(&server, &again, json!({})).await;
    assert_eq!(refused.problem(), (409, "not-dealt-again".into()));
}

async fn look(browser: &Browser, server: &TestServer, path: &str) -> Value {
    let answer = browser.get(server, path).await;
    let text = String::from_utf8_lossy(&answer.body);
    assert_eq!(answer.status, StatusCode::OK, "{text}");
    answer.json()
}

#[tokio::test]
async fn a_challenge_is_played_once_by_each_and_compares_those_who_have_finished() {
    let server = server().await;
    let (table, mut anna) = finished(&server, "wild-twists", 4).await;
    let path = format!("/api/matches/{}/challenge", id(&table));
    let answer = anna.post(&server, &path, json!({})).await;
    assert_eq!(answer.status, StatusCode::CREATED);
    let challenge = answer.json()["challenge"].as_str().unwrap().to_owned();
    let path = format!("/api/challenges/{challenge}");
    let play = format!("{path}/play");

    let seen = look(&anna, &server, &path).await;
    assert_eq!(
        (&seen["finished"], &seen["rounds"][0]["over"]),
        (&json!(1), &json!(true))
    );
    assert_eq!(seen["results"][0]["first"], true);
    let own = made(&anna.post(&server, &play, json!({"name": "Anna"})).await);
    assert_eq!(own, table, "her match is hers");

    let (mut ben, mut cara) = (Browser::default(), Browser::default());
    let seen = look(&ben, &server, &path).await;
    assert_eq!(seen["results"], Value::Null);
    let bens = made(&ben.post(&server, &play, json!({"name": "Ben"})).await);
    let again = made(&ben.post(&server, &play, json!({"name": "Benny"})).await);
    assert_eq!(bens, again, "he plays it once");
    let caras = made(&cara.post(&server, &play, json!({"name": "Cara"})).await);
    assert_ne!(bens, caras);
    let deals = async |table: &str| {
        let opened = server.app.tables.open(id(table)).await.unwrap();
        let live = opened.look().await.unwrap();
        steps(&live.state.game)[0].clone()
    };
    assert_eq!(deals(&bens).await, deals(&table).await);
    assert_eq!(deals(&bens).await, deals(&caras).await);
    for (browser, table) in [(&cara, &bens), (&anna, &bens), (&ben, &caras)] {
        let answer = browser.get(&server, table).await;
        assert_eq!(answer.problem(), (403, "closed".into()));
    }
    // Nothing is taken back.
    ben.play_on(&server, &bens).await;
    let snapshot = ben.wait(&server, &bens).await;
    assert_eq!(snapshot["can_undo"], false);
    let body = json!({"version": snapshot["version"]});
    let refused = ben.post(&server, &format!("{bens}/undo"), body).await;
    assert_eq!(refused.problem().1, "nothing-to-undo");
    assert_eq!(look(&ben, &server, &path).await["results"], Value::Null);
    play_out(&mut ben, &server, &bens, false).await;
    let seen = look(&ben, &server, &path).await;
    let names: Vec<_> = seen["results"].as_array().unwrap().iter().collect();
    assert_eq!(names.len(), 2, "{seen}");
    let you: Vec<_> = names
        .iter()
        .filter(|result| result["you"] == true)
        .collect();
    assert_eq!((you.len(), &you[0]["name"]), (1, &json!("Ben")));
    let hands = you[0]["rounds"][0]["hands"].as_array().unwrap();
    let sum: i64 = hands.iter().map(|points| points.as_i64().unwrap()).sum();
    assert_eq!(Some(sum), you[0]["total"].as_i64());
    let seen = look(&cara, &server, &path).await;
    assert_eq!(
        (&seen["finished"], &seen["results"]),
        (&json!(2), &Value::Null)
    );
    let after = made(&ben.post(&server, &play, json!({"name": "Ben"})).await);
    assert_eq!(after, bens, "nor again when it is over");

    // Nothing of it is rated or listed.
    let tables = server.app.tables.store();
    let found = tables
        .tables_with_origin(OriginKind::Challenge, &challenge, 9)
        .await;
    assert_eq!(found.unwrap().len(), 2);
    let delete = Write::Delete {
        table: id(&table).parse().unwrap(),
        unchanged_since: i64::MAX,
    };
    tables.commit(&[delete]).await.unwrap()[0].clone().unwrap();
    let gone = cara.get(&server, &path).await;
    assert_eq!(gone.problem(), (410, "challenge-gone".into()));
    let gone = cara.post(&server, &play, json!({"name": "Cara"})).await;
    assert_eq!(gone.problem(), (410, "challenge-gone".into()));
    let none = cara.get(&server, "/api/challenges/nothing").await;
    assert_eq!(none.problem(), (404, "not-found".into()));
}

#[tokio::test]
async fn a_challenge_ends_with_the_account_of_who_made_it() {
    let server = server().await;
    let (table, mut anna) = finished(&server, "heartcatchers", 2).await;
    accounts::make(&mut anna, &server, "Anna").await;
    let path = format!("/api/matches/{}/challenge", id(&table));
    let made = anna.post(&server, &path, json!({})).await.json();
    let path = format!("/api/challenges/{}", made["challenge"].as_str().unwrap());
    look(&Browser::default(), &server, &path).await;
    let proof = json!({"proof": {"password": accounts::PASSWORD}});
    let deleted = anna.post(&server, "/api/account/delete", proof).await;
    assert_eq!(deleted.status, StatusCode::OK);
    let gone = Browser::default().get(&server, &path).await;
    assert_eq!(gone.problem(), (410, "challenge-gone".into()));
}

#[tokio::test]
async fn a_duplicate_match_gives_everybody_the_same_deals_in_each_seat() {
    let server = server().await;
    let (mut anna, mut ben) = (Browser::default(), Browser::default());
    let wanted = json!({"game": "heartcatchers", "players": 2, "level": "novice"});
    let answer = anna.post(&server, "/api/challenges", wanted).await;
    assert_eq!(answer.status, StatusCode::CREATED);
    let made_now = answer.json();
    let challenge = made_now["challenge"].as_str().unwrap();
    let path = format!("/api/challenges/{challenge}");
    let play = format!("{path}/play");
    let mut dealt = Vec::new();
    for (browser, name) in [(&mut anna, "Anna"), (&mut ben, "Ben")] {
        let mut deals = Vec::new();
        for seat in 0..2 {
            let table = made(&browser.post(&server, &play, json!({"name": name})).await);
            let snapshot = browser.look(&server, &table).await;
            assert_eq!(snapshot["you"], seat);
            assert_eq!(snapshot["seats"][1 - seat]["level"], "novice");
            let origin = json!({"kind": "duplicate", "of": challenge});
            assert_eq!(snapshot["life"]["origin"], origin);
            play_out(browser, &server, &table, seat == 1).await;
            let opened = server.app.tables.open(id(&table)).await.unwrap();
            let live = opened.look().await.unwrap();
            deals.push(steps(&live.state.game)[0].clone());
        }
        assert_ne!(deals[0], deals[1]);
        dealt.push(deals);
    }
    assert_eq!(dealt[0], dealt[1]);
    let seen = look(&ben, &server, &path).await;
    assert_eq!(
        (&seen["finished"], &seen["rounds"][1]["over"]),
        (&json!(2), &json!(true))
    );
    let results = seen["results"].as_array().unwrap();
    let places: Vec<_> = results.iter().map(|result| &result["place"]).collect();
    assert_eq!(places, [1, 1], "they played alike: {results:?}");
    assert_eq!(results[0]["rounds"].as_array().unwrap().len(), 2);
    for wanted in [
        json!({"game": "bridge", "players": 4}),
        json!({"game": "hearts", "players": 9}),
        json!({"game": "hearts", "players": 4, "options": {"target": 1}}),
        json!({"game": "hearts", "players": 4, "level": "unheard-of"}),
    ] {
        let refused = anna.post(&server, "/api/challenges", wanted).await;
        assert_eq!(refused.status, StatusCode::BAD_REQUEST);
    }
}

/// The match of the day in that game, as somebody sees it.
async fn daily(browser: &Browser, server: &TestServer, game: &str) -> Value {
    let daily = look(browser, server, "/api/daily").await;
    let games = daily["games"].as_array().unwrap();
    games
        .iter()
        .find(|found| found["game"] == game)
        .unwrap()
        .clone()
}

#[tokio::test]
async fn the_deal_of_the_day_is_played_once_and_compared() {
    let server = server().await;
    let (mut anna, mut ben) = (Browser::default(), Browser::default());
    let play = "/api/daily/wild-twists/play";
    let before = daily(&anna, &server, "wild-twists").await;
    assert_eq!(
        (&before["table"], &before["result"], &before["streak"]),
        (&Value::Null, &Value::Null, &json!(0))
    );
    let table = made(&anna.post(&server, play, json!({"name": "Anna"})).await);
    let again = made(&anna.post(&server, play, json!({"name": "Anna"})).await);
    assert_eq!(table, again);
    let bens = made(&ben.post(&server, play, json!({"name": "Ben"})).await);
    let snapshot = anna.look(&server, &table).await;
    assert_eq!(snapshot["commitment"], before["commitment"]);
    play_out(&mut anna, &server, &table, false).await;
    let after = daily(&anna, &server, "wild-twists").await;
    assert_eq!(
        (
            &after["result"]["place"],
            &after["result"]["finished"],
            &after["streak"]
        ),
        (&json!(1), &json!(1), &json!(1))
    );
    // Its cards are a secret until the day is over.
    for path in ["again", "challenge"] {
        let path = format!("/api/matches/{}/{path}", id(&table));
        let refused = anna.post(&server, &path, json!({})).await;
        assert_eq!(refused.problem(), (409, "day-not-over".into()));
    }
    let branch = json!({"hand": 1, "step": 1, "seat": 0, "cards": "same", "name": "x"});
    let path = format!("/api/matches/{}/branches", id(&table));
    let refused = anna.post(&server, &path, branch).await;
    assert_eq!(refused.problem(), (409, "day-not-over".into()));
    let refused = anna.get(&server, &format!("{table}/transcript")).await;
    assert_eq!(refused.problem(), (409, "day-not-over".into()));
    assert_eq!(
        daily(&ben, &server, "wild-twists").await["result"],
        Value::Null
    );
    play_out(&mut ben, &server, &bens, true).await;
    // A result is stored soon after the match, at the latest when its person looks.
    let his = daily(&ben, &server, "wild-twists").await;
    let hers = daily(&anna, &server, "wild-twists").await;
    assert_eq!(hers["result"]["finished"], 2);
    let totals = [&hers, &his].map(|own| own["result"]["round"]["total"].as_i64().unwrap());
    let places = [&hers, &his].map(|own| own["result"]["place"].as_i64().unwrap());
    assert_eq!(
        totals[0].cmp(&totals[1]),
        places[0].cmp(&places[1]),
        "{totals:?}: lower is better"
    );
    let people = hers["result"]["totals"].as_array().unwrap();
    let people: i64 = people
        .iter()
        .map(|total| total["people"].as_i64().unwrap())
        .sum();
    assert_eq!(people, 2);
    let refused = anna
        .post(&server, "/api/daily/bridge/play", json!({"name": "Anna"}))
        .await;
    assert_eq!(refused.status, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn what_is_committed_to_today_is_shown_when_the_day_is_over() {
    let server = server().await;
    let tables = &server.app.tables;
    let then = now();
    let today = tables.daily(None, then).await.unwrap();
    let tomorrow = tables.daily(None, then + DAY).await.unwrap();
    let later = tables.daily(None, then + 2 * DAY).await.unwrap();
    assert_eq!(
        (today.day, tomorrow.day),
        (day_of(then), day_of(then + DAY))
    );
    assert_eq!(today.games.len(), 5);
    for ((today, tomorrow), later) in today.games.iter().zip(&tomorrow.games).zip(&later.games) {
        assert_eq!(today.next_commitment, tomorrow.commitment);
        assert_ne!(today.commitment, tomorrow.commitment);
        let hashed = |seed: &str| {
            use sha2::{Digest, Sha256};
            hex::encode(Sha256::digest(hex::decode(seed).unwrap()))
        };
        assert_eq!(hashed(&tomorrow.last_seed), today.commitment);
        assert_eq!(hashed(&later.last_seed), tomorrow.commitment);
    }
}

#[tokio::test]
async fn a_match_that_ends_after_its_day_has_no_result() {
    let server = server().await;
    let mut anna = Browser::default();
    let table = made(
        &anna
            .post(
                &server,
                "/api/daily/heartcatchers/play",
                json!({"name": "Anna"}),
            )
            .await,
    );
    play_out(&mut anna, &server, &table, false).await;
    let opened = server.app.tables.open(id(&table)).await.unwrap();
    let live = opened.look().await.unwrap();
    assert!(live.state.is_sealed(now()) && live.state.daily_result(now()).is_some());
    assert!(!live.state.is_sealed(now() + DAY));
    assert!(live.state.daily_result(now() + DAY).is_none());
}

#[tokio::test]
async fn all_servers_over_a_database_have_the_same_deals_of_the_day() {
    let database = Postgres::start().unwrap();
    let over = async || {
        TestServer::among(&database.address(), None, Arc::new(FirstLegal), no_rates()).await
    };
    let (one, other) = (over().await, over().await);
    let mut anna = Browser::default();
    let name = json!({"name": "Anna"});
    let play = "/api/daily/heartcatchers/play";
    let here = made(&anna.post(&one, play, name.clone()).await);
    let there = made(&anna.post(&other, play, name).await);
    assert_eq!(here, there, "she plays it once, whichever server she asks");
    let commitments = async |server: &TestServer| {
        let daily = look(&Browser::default(), server, "/api/daily").await;
        daily["games"]
            .as_array()
            .unwrap()
            .iter()
            .map(|game| game["commitment"].clone())
            .collect::<Vec<_>>()
    };
    assert_eq!(commitments(&one).await, commitments(&other).await);
    play_out(&mut anna, &one, &here, false).await;
    assert_eq!(
        daily(&anna, &other, "heartcatchers").await["result"]["place"],
        1
    );
}
