//! Every game, played to its end over the wire.

use std::time::Duration;

use serde_json::{Value, json};

use super::harness::{Browser, TestServer, legal};

/// Each card of the player's hand can be played or is refused with a reason, unless a pass is chosen.
fn every_card_is_accounted_for(snapshot: &Value) {
    let texts = legal(snapshot);
    let about_cards = texts
        .iter()
        .any(|text| text.len() < 4 || text.contains(" on "));
    let Some(hand) = snapshot["view"]["hands"][0]
        .as_array()
        .filter(|_| about_cards)
    else {
        return;
    };
    let refused = snapshot["refused"].as_array().unwrap();
    for card in hand {
        let named = card.as_str().unwrap();
        let can = texts.iter().any(|text| text.contains(named));
        let cannot = refused.iter().any(|refused| refused["action"] == *card);
        assert!(can != cannot, "{named}: {can} {cannot} in {snapshot}");
    }
    for refused in refused {
        let why = refused["reason"]["sentence"].as_str().unwrap();
        assert!(why.ends_with('.') && why.len() > 10, "{why}");
    }
}

/// Plays a match with varied choices, the same in every run, and reads it again on another server.
async fn plays_to_the_end(game: &str, players: usize, options: Value) {
    let server = TestServer::new().await;
    let mut browser = Browser::default();
    let table = browser
        .sit_down_with_seed(&server, game, players, &options, 1)
        .await;
    for turn in 0.. {
        let snapshot = browser.wait_for_a_turn(&server, &table).await;
        let actions = legal(&snapshot);
        if actions.is_empty() {
            break;
        }
        every_card_is_accounted_for(&snapshot);
        let action = &actions[turn * 7 % actions.len()];
        let answer = browser
            .act(&server, &table, &snapshot["version"], action)
            .await;
        assert!(answer.status.is_success(), "{action} {}", answer.json());
        assert!(turn < 5_000, "the match does not end");
    }
    let end = browser.look(&server, &table).await;
    assert!(!end["view"]["outcome"].is_null(), "{}", end["view"]);
    assert_eq!(browser.look(&server.again().await, &table).await, end);
}

#[tokio::test]
async fn hearts_is_played_to_its_end() {
    plays_to_the_end("hearts", 5, json!({"target": 50})).await;
}

#[tokio::test]
async fn cardominoes_is_played_to_its_end() {
    plays_to_the_end("cardominoes", 4, json!({})).await;
}

#[tokio::test]
async fn cardominoes_with_revokes_is_played_to_its_end() {
    plays_to_the_end("cardominoes", 3, json!({"revoke": "penalty"})).await;
}

#[tokio::test]
async fn wild_twists_is_played_to_its_end() {
    plays_to_the_end("wild-twists", 5, json!({})).await;
}

#[tokio::test]
async fn black_hearts_is_played_to_its_end() {
    plays_to_the_end("black-hearts", 4, json!({})).await;
}

#[tokio::test]
async fn heartcatchers_is_played_to_its_end() {
    plays_to_the_end("heartcatchers", 2, json!({"best_of": 3})).await;
}

#[tokio::test]
async fn a_custom_table_is_played_to_its_end() {
    plays_to_the_end("custom-hearts", 6, json!({})).await;
}

#[tokio::test]
async fn while_a_gift_asks_for_a_card_the_pass_is_that_gifts() {
    let server = TestServer::new().await;
    let mut browser = Browser::default();
    // Some seed turns the gift up.
    let mut found = Value::Null;
    for seed in 1..=50 {
        let table = browser
            .sit_down_with_seed(&server, "black-hearts", 4, &json!({}), seed)
            .await;
        assert_eq!(
            browser.wait(&server, &table).await["pass"],
            json!({"count": 2, "left": 1})
        );
        assert!(browser.play_on(&server, &table).await);
        let snapshot = browser.wait(&server, &table).await;
        if snapshot["view"]["phase"] == "return" {
            found = snapshot;
            break;
        }
    }
    assert_eq!(found["pass"], json!({"count": 1, "left": 3}));
}

#[tokio::test]
async fn a_revoke_is_corrected_by_nobody_but_the_player() {
    let server = TestServer::new().await;
    let mut browser = Browser::default();
    let options = json!({"revoke": "penalty", "target": 1000});
    let table = browser
        .sit_down_with_seed(&server, "cardominoes", 4, &options, 1)
        .await;
    // Whatever is played, in so long a match it sooner or later does not follow, with one card that would.
    let correction = loop {
        let snapshot = browser.wait_for_a_turn(&server, &table).await;
        let actions = legal(&snapshot);
        let action = actions.last().expect("nobody ever revoked");
        match actions.as_slice() {
            [only] if only.starts_with("correct ") => break only.clone(),
            _ => {
                browser
                    .act(&server, &table, &snapshot["version"], action)
                    .await
            }
        };
    };
    let forced = json!({"autoplay": "forced"});
    let settings = format!("{table}/settings");
    let set = browser.patch(&server, &settings, forced).await;
    assert!(set.status.is_success());
    tokio::time::sleep(Duration::from_millis(100)).await;
    let snapshot = browser.look(&server, &table).await;
    assert!(legal(&snapshot).contains(&correction));
}
