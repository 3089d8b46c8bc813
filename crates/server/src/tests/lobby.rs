//! Choosing a game, making a table, and finding it again.

use axum::http::{StatusCode, header};
use moonshot_protocol::CardFaces;
use serde_json::json;

use super::harness::{Browser, House, legal};

#[tokio::test]
async fn the_games_are_listed_with_their_options() {
    let house = House::new().await;
    let answer = house.get("/api/games").await;
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
    let own = CardFaces::read(&house_set.replace("points = 4", "points = 9")).unwrap();
    let house = House::with_card_set(own.clone()).await;
    let points = |games: serde_json::Value| games["card_set"]["curses"][5]["points"].clone();
    assert_eq!(points(house.get("/api/games").await.json()), 9);
    let mut browser = Browser::default();
    let table = browser.sit_down(&house, "black-hearts", 4).await;
    let before = browser.wait(&house, &table).await;

    // After a restart without the file, new tables have the built-in set and this one keeps its own.
    let house = house.again().await;
    assert_eq!(points(house.get("/api/games").await.json()), 4);
    let id = table.rsplit('/').next().unwrap().parse().unwrap();
    let record = house.app.tables.store().table(&id).await.unwrap().unwrap();
    assert_eq!(record.card_set, Some(own));
    assert_eq!(browser.wait(&house, &table).await["view"], before["view"]);
}

#[tokio::test]
async fn whoever_is_to_act_can_ask_what_a_bot_would_do() {
    let house = House::new().await;
    let mut browser = Browser::default();
    let table = browser.sit_down(&house, "hearts", 4).await;
    browser.wait(&house, &table).await;
    let path = format!("{table}/suggestion");
    let told = browser.get(&house, &path).await.json();
    assert!(told["action"].as_str().unwrap().starts_with("pass "));
    let stranger = Browser::default().get(&house, &path).await;
    assert_eq!(stranger.status, StatusCode::FORBIDDEN);
}

#[tokio::test]
async fn whoever_makes_a_table_sits_at_it_and_is_known_again() {
    let house = House::new().await;
    let mut browser = Browser::default();
    let table = browser.sit_down(&house, "hearts", 4).await;
    let snapshot = browser.wait(&house, &table).await;
    assert_eq!(snapshot["you"], 0);
    assert_eq!(snapshot["game_name"], "Hearts");
    assert_eq!(
        snapshot["seats"][0],
        json!({"name": "Player 0", "bot": false})
    );
    assert_eq!(
        snapshot["seats"][3],
        json!({"name": "Player 3", "bot": true})
    );
    assert_eq!(snapshot["pass"], json!({"count": 3, "left": 1}));
    assert_eq!(snapshot["view"]["hands"][0].as_array().unwrap().len(), 13);
    assert_eq!(snapshot["commitment"].as_str().unwrap().len(), 64);
    assert!(legal(&snapshot)[0].starts_with("pass "));
}

#[tokio::test]
async fn a_whole_match_can_be_played() {
    let house = House::new().await;
    let mut browser = Browser::default();
    let table = browser.sit_down(&house, "hearts", 3).await;
    while browser.play_on(&house, &table).await {}
    let snapshot = browser.look(&house, &table).await;
    assert_eq!(snapshot["view"]["phase"], "over");
    assert_eq!(snapshot["view"]["outcome"]["reason"], "target");
    assert_eq!(snapshot["can_undo"], false);
    assert_eq!(snapshot["last_hand"]["totals"], snapshot["view"]["totals"]);
    let again = house.again().await;
    assert_eq!(browser.look(&again, &table).await, snapshot);
}
