//! Choosing a game, making a table, and finding it again.

use axum::http::{StatusCode, header};
use moonshot_protocol::CardFaces;
use serde_json::json;

use super::harness::{Browser, TestServer, legal};

#[tokio::test]
async fn the_games_are_listed_with_their_options() {
    let server = TestServer::new().await;
    let answer = server.get("/api/games").await;
    assert_eq!(answer.status, StatusCode::OK);
    assert_eq!(answer.header(header::CACHE_CONTROL), "no-store");
    let games = answer.json();
    assert_eq!(games["games"][0]["id"], "hearts");
    assert_eq!(games["games"][0]["players"], json!([3, 7]));
    assert_eq!(games["games"][0]["options"][0]["name"], "target");
    assert_eq!(games["card_set"]["curses"][5]["points"], 4);
    assert_eq!(games["card_set"]["gifts"][0]["id"], "small-hours");
}

#[tokio::test]
async fn a_table_keeps_the_cards_it_was_made_with() {
    let house_set = CardFaces::house().to_toml();
    let own = house_set
        .replace("points = 4", "points = 9")
        .replace("Midnight", "Raven")
        .replace("Mercy", "Candle");
    let own = CardFaces::read(&own).unwrap();
    let server = TestServer::with_card_set(own.clone()).await;
    let points = |games: serde_json::Value| games["card_set"]["curses"][5]["points"].clone();
    assert_eq!(points(server.get("/api/games").await.json()), 9);
    let mut browser = Browser::default();
    let table = browser.sit_down(&server, "black-hearts", 4).await;
    let before = browser.wait(&server, &table).await;
    let printed = |snapshot: &serde_json::Value| {
        let set = &snapshot["card_set"];
        let gift = set["gifts"]
            .as_array()
            .and_then(|gifts| gifts.iter().find(|gift| gift["id"] == "mercy"));
        json!([set["curses"][5], gift])
    };
    let mine = json!([
        {"name": "Raven", "points": 9},
        {"id": "mercy", "name": "Candle", "effect": "reduce", "copies": 2,
         "text": "Everyone’s curse points of this hand are 2 fewer, but never below 0."},
    ]);
    assert_eq!(printed(&before), mine);

    // After a restart without the file, new tables have the built-in set and this one keeps its own.
    let server = server.again().await;
    assert_eq!(points(server.get("/api/games").await.json()), 4);
    let id = table.rsplit('/').next().unwrap().parse().unwrap();
    let record = server.app.tables.store().table(&id).await.unwrap().unwrap();
    assert_eq!(record.card_set.as_deref(), Some(&own));
    let after = browser.wait(&server, &table).await;
    assert_eq!(after["view"], before["view"]);
    assert_eq!(printed(&after), mine, "the faces this table was made with");
    let stranger = Browser::default().look(&server, &table).await;
    assert_eq!(printed(&stranger), mine, "a spectator sees them too");
    let new = browser.sit_down(&server, "black-hearts", 4).await;
    let new = browser.look(&server, &new).await;
    assert_eq!(new["card_set"]["name"], "House set");
    assert_eq!(new["card_set"]["curses"][5]["name"], "Midnight");

    // What is written of the match at its end says what it was played with.
    while browser.play_on(&server, &table).await {}
    let transcript = browser.get(&server, &format!("{table}/transcript")).await;
    let text = String::from_utf8(transcript.body.to_vec()).unwrap();
    let read = moonshot_table::Match::load(&text).unwrap();
    assert_eq!(
        read.setup().card_set().map(CardFaces::name),
        Some("House set")
    );
    assert_eq!(read.setup().faces().curses()[5].name, "Raven");
}

#[tokio::test]
async fn only_black_hearts_has_a_card_set() {
    let server = TestServer::new().await;
    let mut browser = Browser::default();
    for game in ["hearts", "cardominoes", "wild-twists", "custom-hearts"] {
        let table = browser.sit_down(&server, game, 4).await;
        let snapshot = browser.look(&server, &table).await;
        assert!(snapshot["card_set"].is_null(), "{game}");
    }
}

/// Under Mercy a player with four points on the cards scores two: a page can say why.
#[tokio::test]
async fn the_last_hand_tells_what_was_taken_and_which_gift_ruled_it() {
    let gift = r#"
        [[gifts]]
        id = "mercy"
        name = "Mercy"
        text = "Two fewer."
        effect = "reduce"
        by = 2
        copies = 1
    "#;
    let curses = CardFaces::house().to_toml();
    let (curses, _) = curses.split_once("[[gifts]]").unwrap_or((&curses, ""));
    let server =
        TestServer::with_card_set(CardFaces::read(&format!("{curses}{gift}")).unwrap()).await;
    let mut browser = Browser::default();
    let table = browser.sit_down(&server, "black-hearts", 4).await;
    let mut hands = 0;
    loop {
        let more = browser.play_on(&server, &table).await;
        let snapshot = browser.look(&server, &table).await;
        let last = &snapshot["last_hand"];
        let numbers = |field: &str| -> Vec<i64> {
            let list = last[field].as_array().unwrap().iter();
            list.map(|number| number.as_i64().unwrap()).collect()
        };
        if last["hand"] == hands + 1 {
            hands += 1;
            let points = numbers("points_taken");
            assert_eq!(points.iter().sum::<i64>(), 13, "hand {hands}");
            // There is one gift card: it rules the first hand and then has left the match.
            let fewer = if hands == 1 { 2 } else { 0 };
            let gift = if hands == 1 {
                json!("mercy")
            } else {
                json!(null)
            };
            assert_eq!(last["gift"], gift, "hand {hands}");
            let wanted: Vec<i64> = points.iter().map(|taken| (taken - fewer).max(0)).collect();
            assert_eq!(numbers("scores"), wanted, "hand {hands}");
        }
        if !more {
            break;
        }
    }
    assert!(hands > 0);
}

#[tokio::test]
async fn whoever_is_to_act_can_ask_what_a_bot_would_do() {
    let server = TestServer::new().await;
    let mut browser = Browser::default();
    let table = browser.sit_down(&server, "hearts", 4).await;
    browser.wait(&server, &table).await;
    let path = format!("{table}/suggestion");
    let told = browser.post(&server, &path, json!(null)).await.json();
    assert!(told["action"].as_str().unwrap().starts_with("pass "));
    let stranger = Browser::default().post(&server, &path, json!(null)).await;
    assert_eq!(stranger.status, StatusCode::FORBIDDEN);
}

#[tokio::test]
async fn whoever_makes_a_table_sits_at_it_and_is_known_again() {
    let server = TestServer::new().await;
    let mut browser = Browser::default();
    let table = browser.sit_down(&server, "hearts", 4).await;
    let snapshot = browser.wait(&server, &table).await;
    assert_eq!(snapshot["you"], 0);
    assert_eq!(snapshot["game_name"], "Hearts");
    assert_eq!(
        snapshot["seats"][0],
        json!({"name": "Player 0", "bot": false, "free": false, "kept": false, "program": false, "account": false, "level": null, "here": true, "away": null, "clock": null})
    );
    assert_eq!(
        snapshot["seats"][3],
        json!({"name": "Player 3", "bot": true, "free": false, "kept": false, "program": false, "account": false, "level": null, "here": true, "away": null, "clock": null})
    );
    assert_eq!(snapshot["pass"], json!({"count": 3, "left": 1}));
    assert_eq!(snapshot["view"]["hands"][0].as_array().unwrap().len(), 13);
    assert_eq!(snapshot["commitment"].as_str().unwrap().len(), 64);
    assert!(legal(&snapshot)[0].starts_with("pass "));
}

#[tokio::test]
async fn a_whole_match_can_be_played() {
    let server = TestServer::new().await;
    let mut browser = Browser::default();
    let table = browser.sit_down(&server, "hearts", 3).await;
    while browser.play_on(&server, &table).await {}
    let snapshot = browser.look(&server, &table).await;
    assert_eq!(snapshot["view"]["phase"], "over");
    assert_eq!(snapshot["view"]["outcome"]["reason"], "target");
    assert_eq!(snapshot["can_undo"], false);
    assert_eq!(snapshot["last_hand"]["totals"], snapshot["view"]["totals"]);
    let again = server.again().await;
    assert_eq!(browser.look(&again, &table).await, snapshot);
}
