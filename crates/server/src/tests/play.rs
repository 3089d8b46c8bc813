//! Playing: refusals a player reads, two tabs, other people's tables, settings.

use std::sync::Arc;

use axum::http::StatusCode;
use serde_json::{Value, json};

use super::harness::{Browser, LastLegal, TestServer, legal};

/// A player of Hearts who is asked for a card and has several legal ones.
async fn asked_for_a_card(server: &TestServer) -> (Browser, String, Value) {
    let mut browser = Browser::default();
    let table = browser.sit_down(server, "hearts", 4).await;
    loop {
        let snapshot = browser.wait(server, &table).await;
        let refused = !snapshot["refused"].as_array().unwrap().is_empty();
        if snapshot["view"]["phase"] == "play" && legal(&snapshot).len() > 1 && refused {
            return (browser, table, snapshot);
        }
        assert!(browser.play_on(server, &table).await);
    }
}

#[tokio::test]
async fn an_illegal_card_is_refused_with_the_reason_the_snapshot_gave() {
    let server = TestServer::new().await;
    let (mut browser, table, snapshot) = asked_for_a_card(&server).await;
    let refused = &snapshot["refused"][0];
    let action = refused["action"].as_str().unwrap();
    let answer = browser
        .act(&server, &table, &snapshot["version"], action)
        .await;
    assert_eq!(answer.problem(), (422, "illegal-action".into()));
    assert_eq!(answer.json()["detail"], refused["reason"]["sentence"]);
    assert_eq!(browser.look(&server, &table).await, snapshot);
}

#[tokio::test]
async fn what_is_refused_and_what_is_legal_make_up_the_hand() {
    let server = TestServer::new().await;
    let (_, _, snapshot) = asked_for_a_card(&server).await;
    let refused = snapshot["refused"].as_array().unwrap().iter();
    let mut cards: Vec<String> = refused
        .map(|refused| refused["action"].as_str().unwrap().to_owned())
        .collect();
    cards.extend(legal(&snapshot));
    let mut hand: Vec<String> =
        serde_json::from_value(snapshot["view"]["hands"][0].clone()).unwrap();
    hand.sort();
    cards.sort();
    assert_eq!(cards, hand);
}

#[tokio::test]
async fn a_text_that_is_no_action_is_refused() {
    let server = TestServer::new().await;
    let (mut browser, table, snapshot) = asked_for_a_card(&server).await;
    let answer = browser
        .act(&server, &table, &snapshot["version"], "castle")
        .await;
    assert_eq!(answer.problem(), (400, "bad-notation".into()));
}

#[tokio::test]
async fn of_two_tabs_the_second_is_told_that_the_table_moved_on() {
    let server = TestServer::new().await;
    let (mut browser, table, snapshot) = asked_for_a_card(&server).await;
    let cards = legal(&snapshot);
    let first = browser
        .act(&server, &table, &snapshot["version"], &cards[0])
        .await;
    assert_eq!(first.status, StatusCode::OK);
    let now = browser.wait(&server, &table).await;
    let second = browser
        .act(&server, &table, &snapshot["version"], &cards[1])
        .await;
    assert_eq!(second.problem(), (409, "stale-version".into()));
    assert_eq!(second.json()["snapshot"], now);
    let future = json!(now["version"].as_u64().unwrap() + 1);
    let third = browser.act(&server, &table, &future, &legal(&now)[0]).await;
    assert_eq!(third.problem(), (409, "stale-version".into()));
}

#[tokio::test]
async fn the_same_card_sent_twice_is_played_once() {
    let server = TestServer::new().await;
    let (browser, table, snapshot) = asked_for_a_card(&server).await;
    let card = legal(&snapshot).remove(0);
    let (mut one, mut two) = (browser.clone(), browser.clone());
    let (one, two) = tokio::join!(
        one.act(&server, &table, &snapshot["version"], &card),
        two.act(&server, &table, &snapshot["version"], &card),
    );
    let statuses = [one.status, two.status];
    assert!(statuses.contains(&StatusCode::OK) && statuses.contains(&StatusCode::CONFLICT));
}

#[tokio::test]
async fn a_choice_made_while_others_choose_too_is_not_stale() {
    let server = TestServer::new().await;
    let mut browser = Browser::default();
    let table = browser.sit_down(&server, "hearts", 4).await;
    let snapshot = browser.wait(&server, &table).await;
    assert_eq!(snapshot["version"], 3, "the three bots have chosen");
    let answer = browser
        .act(&server, &table, &json!(0), &legal(&snapshot)[0])
        .await;
    assert_eq!(
        answer.status,
        StatusCode::OK,
        "what could be chosen from was the same all along"
    );
}

#[tokio::test]
async fn acting_after_the_match_is_refused() {
    let server = TestServer::new().await;
    let mut browser = Browser::default();
    let table = browser.sit_down(&server, "hearts", 3).await;
    while browser.play_on(&server, &table).await {}
    let snapshot = browser.look(&server, &table).await;
    let answer = browser
        .act(&server, &table, &snapshot["version"], "2C")
        .await;
    assert_eq!(answer.problem(), (409, "match-over".into()));
}

#[tokio::test]
async fn acting_out_of_turn_is_refused_while_bots_think() {
    let (server, _gate) = TestServer::with_slow_bots().await;
    let mut browser = Browser::default();
    let table = browser.sit_down(&server, "hearts", 4).await;
    let snapshot = browser.look(&server, &table).await;
    let pass = legal(&snapshot).remove(0);
    let passed = browser
        .act(&server, &table, &snapshot["version"], &pass)
        .await;
    assert_eq!(
        (passed.status, passed.json()),
        (StatusCode::OK, json!({"version": 1}))
    );
    let answer = browser.act(&server, &table, &json!(1), "2C").await;
    assert_eq!(answer.problem(), (409, "not-your-turn".into()));
}

#[tokio::test]
async fn a_stranger_watches_and_sees_nothing_that_is_hidden() {
    let server = TestServer::new().await;
    let (_, table, own) = asked_for_a_card(&server).await;
    for mut stranger in [
        Browser::default(),
        Browser {
            cookie: Some("moonshot=bad".into()),
        },
    ] {
        let seen = stranger.look(&server, &table).await;
        assert_eq!(seen["you"], Value::Null);
        assert!(
            seen["view"]["hands"]
                .as_array()
                .unwrap()
                .iter()
                .all(Value::is_number)
        );
        assert_eq!(seen["view"]["legal"], json!([]));
        assert_eq!(seen["refused"], json!([]));
        assert_eq!(
            (&seen["received"], &seen["passed"]),
            (&Value::Null, &Value::Null)
        );
        assert_eq!(seen["can_undo"], false);
        assert_eq!(seen["commitment"], own["commitment"]);
        let refused = stranger.act(&server, &table, &seen["version"], "2C").await;
        assert_eq!(refused.problem(), (403, "not-seated".into()));
        let undo = json!({"version": seen["version"]});
        let refused = stranger.post(&server, &format!("{table}/undo"), undo).await;
        assert_eq!(refused.problem(), (403, "not-seated".into()));
        let setting = json!({"autoplay": "forced"});
        let refused = stranger
            .patch(&server, &format!("{table}/settings"), setting)
            .await;
        assert_eq!(refused.problem(), (403, "not-seated".into()));
    }
}

#[tokio::test]
async fn a_player_sees_the_own_hand_and_counts_of_the_others() {
    let server = TestServer::new().await;
    let (_, _, snapshot) = asked_for_a_card(&server).await;
    let hands = snapshot["view"]["hands"].as_array().unwrap();
    assert!(hands[0].is_array() && hands[1..].iter().all(Value::is_number));
}

#[tokio::test]
async fn what_was_passed_and_received_is_shown_to_the_player() {
    let server = TestServer::new().await;
    let mut browser = Browser::default();
    let table = browser.sit_down(&server, "hearts", 4).await;
    let snapshot = browser.wait(&server, &table).await;
    let pass = legal(&snapshot).remove(0);
    browser
        .act(&server, &table, &snapshot["version"], &pass)
        .await;
    let snapshot = browser.wait(&server, &table).await;
    let passed: Vec<&str> = pass.split(' ').skip(1).collect();
    assert_eq!(snapshot["passed"], json!({"to": 1, "cards": passed}));
    assert_eq!(snapshot["received"]["from"], 3);
    let hand = snapshot["view"]["hands"][0].as_array().unwrap();
    let received = snapshot["received"]["cards"].as_array().unwrap();
    let played = snapshot["view"]["detail"]["trick"].to_string();
    assert!(
        received
            .iter()
            .all(|card| hand.contains(card) || played.contains(card.as_str().unwrap()))
    );
}

#[tokio::test]
async fn forced_cards_are_played_for_whoever_wants_it() {
    let server = TestServer::new().await;
    let mut browser = Browser::default();
    let table = browser.sit_down(&server, "hearts", 4).await;
    let set = json!({"autoplay": "forced"});
    let kept = browser
        .patch(&server, &format!("{table}/settings"), set.clone())
        .await;
    assert_eq!((kept.status, kept.json()), (StatusCode::OK, set));
    for _ in 0..40 {
        let snapshot = browser.wait(&server, &table).await;
        assert_eq!(snapshot["autoplay"], "forced");
        assert!(legal(&snapshot).len() > 1 || snapshot["view"]["phase"] == "pass");
        assert!(browser.play_on(&server, &table).await);
    }
}

#[tokio::test]
async fn the_last_card_alone_is_played_for_whoever_wants_it() {
    let server = TestServer::new().await;
    let mut browser = Browser::default();
    let table = browser.sit_down(&server, "hearts", 4).await;
    let set = json!({"autoplay": "last-trick"});
    browser
        .patch(&server, &format!("{table}/settings"), set)
        .await;
    let mut asked = Vec::new();
    loop {
        let snapshot = browser.wait(&server, &table).await;
        if snapshot["view"]["hand_number"] != 1 {
            break;
        }
        if snapshot["view"]["phase"] == "play" {
            asked.push(snapshot["view"]["hands"][0].as_array().unwrap().len());
        }
        browser.play_on(&server, &table).await;
    }
    assert_eq!(asked, (2..=13).rev().collect::<Vec<_>>());
}

#[tokio::test]
async fn a_setting_nobody_knows_is_refused() {
    let server = TestServer::new().await;
    let mut browser = Browser::default();
    let table = browser.sit_down(&server, "hearts", 4).await;
    let wrong = json!({"autoplay": "always"});
    let answer = browser
        .patch(&server, &format!("{table}/settings"), wrong)
        .await;
    assert_eq!(answer.problem(), (400, "bad-request".into()));
}

#[tokio::test]
async fn a_settled_hand_is_played_out_on_request_and_no_other() {
    let server = TestServer::with_bots(Arc::new(LastLegal)).await;
    let mut browser = Browser::default();
    let table = browser.sit_down(&server, "hearts", 4).await;
    let mut finished = 0;
    while finished < 3 {
        let before = browser.wait(&server, &table).await;
        let request = json!({"version": before["version"]});
        let answer = browser
            .post(&server, &format!("{table}/finish"), request)
            .await;
        if before["settled"] == json!(false) {
            assert_eq!(answer.problem(), (409, "not-settled".into()));
            let action = legal(&before).pop().expect("no hand was ever settled");
            browser
                .act(&server, &table, &before["version"], &action)
                .await;
            continue;
        }
        assert_eq!(answer.status, StatusCode::OK);
        finished += 1;
        let after = browser.wait(&server, &table).await;
        assert_eq!(after["last_hand"]["hand"], before["view"]["hand_number"]);
        assert_eq!(after["last_hand"]["tricks"].as_array().unwrap().len(), 13);
        if after["view"]["phase"] == "over" {
            break;
        }
    }
}

#[tokio::test]
async fn the_seed_is_in_nothing_that_anybody_is_told_while_the_match_runs() {
    let server = TestServer::new().await;
    let mut browser = Browser::default();
    let table = browser.sit_down(&server, "hearts", 3).await;
    let id = table.rsplit('/').next().unwrap().parse().unwrap();
    let record = server.app.tables.store().table(&id).await.unwrap().unwrap();
    let seed = *record.seeds.server_seed();
    let forms = [
        hex::encode(seed),
        format!("{seed:?}"),
        format!("{seed:?}").replace(' ', ""),
    ];
    let mut told = format!("{record:?}");
    let transcript = format!("{table}/transcript");
    while browser.play_on(&server, &table).await {
        told += &browser.look(&server, &table).await.to_string();
        let snapshot = browser.wait(&server, &table).await;
        if snapshot["view"]["outcome"].is_null() {
            let refused = browser.get(&server, &transcript).await;
            assert_eq!(refused.problem(), (409, "not-over".into()));
        }
    }
    let other = Browser::default().get(&server, &table).await;
    told += std::str::from_utf8(&other.body).unwrap();
    assert!(forms.iter().all(|form| !told.contains(form)));
    assert!(told.contains(&record.seeds.commitment()));

    // When the match is over, anybody can verify the deals.
    let written = browser.get(&server, &transcript).await;
    let text = String::from_utf8(written.body).unwrap();
    let (checked, summary) = moonshot_table::Match::verify(&text).unwrap();
    assert!(checked.is_over() && summary.deals_checked);
    assert_eq!(summary.commitment, Some(record.seeds.commitment()));
}
