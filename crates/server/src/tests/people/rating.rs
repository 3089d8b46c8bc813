//! Ratings: which matches count, and for whom.

use super::super::accounts;
use super::*;

/// A listed table of Heartcatchers where Anna and Ben sit, who has begun.
async fn begin(server: &TestServer, anna: &mut Browser, ben: &mut Browser, access: &str) -> String {
    let wanted = json!({"game": "heartcatchers", "players": 2, "names": ["Anna", null],
        "terms": {"access": access}});
    let table = wait_for(server, anna, wanted).await;
    let sit = json!({"name": "Benno", "nonce": nonce(2)});
    done(server, ben, &table, "sit", sit).await;
    let start = json!({"nonce": nonce(1)});
    done(server, anna, &table, "start", start).await;
    table
}

/// Both play to the end of the match, or until so many actions; returns who won.
async fn play(
    server: &TestServer,
    anna: &mut Browser,
    ben: &mut Browser,
    table: &str,
    most: usize,
) -> Vec<u64> {
    for turn in 0..most {
        let mut idle = true;
        for who in [&mut *anna, &mut *ben] {
            let now = who.look(server, table).await;
            let actions = legal(&now);
            if let Some(action) = actions.get(turn % actions.len().max(1)) {
                let answer = who.act(server, table, &now["version"], action).await;
                assert_eq!(answer.status, StatusCode::OK, "{}", text(&answer));
                idle = false;
            }
        }
        if idle {
            break;
        }
    }
    let outcome = anna.look(server, table).await["view"]["outcome"].clone();
    let winners = outcome["winners"].as_array().cloned().unwrap_or_default();
    winners.iter().map(|seat| seat.as_u64().unwrap()).collect()
}

/// The ratings of Heartcatchers that are told to somebody, as soon as there are so many.
async fn ratings(server: &TestServer, who: &Browser, players: usize) -> Vec<Value> {
    let until = tokio::time::Instant::now() + Duration::from_secs(5);
    loop {
        let told = who.get(server, "/api/ratings/heartcatchers").await.json();
        let told = told["players"].as_array().unwrap().clone();
        if told.len() >= players || tokio::time::Instant::now() > until {
            return told;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
}

async fn two_accounts(server: &TestServer) -> (Browser, Browser) {
    let (mut anna, mut ben) = (Browser::default(), Browser::default());
    accounts::make(&mut anna, server, "Anna").await;
    accounts::make(&mut ben, server, "Ben").await;
    (anna, ben)
}

/// A listed match among two accounts that one of them has won: draws are played again, in a house of their own.
pub(in crate::tests) async fn a_match_with_a_winner()
-> (TestServer, Browser, Browser, String, usize) {
    for _ in 0..20 {
        let server = TestServer::new().await;
        let (mut anna, mut ben) = two_accounts(&server).await;
        assert_eq!(ratings(&server, &anna, 0).await, [] as [Value; 0]);
        let table = begin(&server, &mut anna, &mut ben, "listed").await;
        let winners = play(&server, &mut anna, &mut ben, &table, 500).await;
        if let [winner] = winners[..] {
            return (server, anna, ben, table, winner as usize);
        }
    }
    panic!("every match is a draw");
}

#[tokio::test]
async fn a_listed_match_among_accounts_rates_both() {
    let (server, anna, ben, table, winner) = a_match_with_a_winner().await;
    let told = ratings(&server, &anna, 2).await;
    assert_eq!(told.len(), 2);
    let winner = ["Anna", "Ben"][winner];
    assert_eq!(told[0]["name"], winner, "the best comes first");
    assert!(told[0]["rating"].as_i64() > Some(1_000) && told[1]["rating"].as_i64() < Some(1_000));
    for (place, player) in told.iter().enumerate() {
        assert!(player["give_or_take"].as_i64() < Some(667));
        assert_eq!(
            (&player["matches"], &player["won"]),
            (&json!(1), &json!(1 - place))
        );
        assert_eq!(player["you"], player["name"] == "Anna");
        assert_eq!(
            (&player["bot"], &player["level"]),
            (&json!(false), &Value::Null)
        );
    }
    let own = ben.get(&server, "/api/ratings").await.json();
    assert_eq!(own["games"][0]["rating"]["name"], "Ben");
    assert_eq!(own["games"].as_array().unwrap().len(), 1);
    let strangers = Browser::default().get(&server, "/api/ratings").await.json();
    assert_eq!(strangers["games"], json!([]));
    // The mark that the match is over comes once, however often it is looked for.
    let id = table.rsplit('/').next().unwrap();
    let mark = server
        .app
        .tables
        .open(id)
        .await
        .unwrap()
        .look()
        .await
        .unwrap()
        .state
        .over_mark();
    server.app.tables.store().commit(&[mark]).await.unwrap();
    assert_eq!(ratings(&server, &anna, 2).await, told);
    // A deleted account is in no list.
    let proof = json!({"proof": {"password": accounts::PASSWORD}});
    let gone = anna
        .clone()
        .post(&server, "/api/account/delete", proof)
        .await;
    assert!(gone.status.is_success(), "{}", text(&gone));
    let left = ratings(&server, &ben, 1).await;
    assert_eq!(left.len(), 1);
    assert_eq!(left[0]["name"], "Ben");
}

#[tokio::test]
async fn matches_by_link_and_with_guests_rate_nobody() {
    let server = TestServer::new().await;
    let (mut anna, mut ben) = two_accounts(&server).await;
    let table = begin(&server, &mut anna, &mut ben, "link").await;
    let won = play(&server, &mut anna, &mut ben, &table, 500).await;
    assert!(!won.is_empty());
    let mut guest = Browser::default();
    let table = begin(&server, &mut anna, &mut guest, "listed").await;
    let won = play(&server, &mut anna, &mut guest, &table, 500).await;
    assert!(!won.is_empty());
    // The marks of both are written by now.
    for _ in 0..20 {
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    assert_eq!(ratings(&server, &anna, 0).await, [] as [Value; 0]);
}

#[tokio::test]
async fn whoever_leaves_for_good_has_lost_and_the_bot_in_their_place_is_not_rated() {
    let server = TestServer::new().await;
    let (mut anna, mut ben) = two_accounts(&server).await;
    let table = begin(&server, &mut anna, &mut ben, "listed").await;
    play(&server, &mut anna, &mut ben, &table, 2).await;
    done(&server, &mut anna, &table, "leave", json!({})).await;
    let nobody = Browser::default();
    while ben.look(&server, &table).await["view"]["outcome"].is_null() {
        let now = ben.wait_for_a_turn(&server, &table).await;
        if let Some(action) = legal(&now).first() {
            ben.act(&server, &table, &now["version"], action).await;
        }
    }
    let told = ratings(&server, &ben, 2).await;
    let names: Vec<_> = told
        .iter()
        .map(|player| player["name"].as_str().unwrap())
        .collect();
    assert_eq!(names, ["Ben", "Anna"], "whoever won on the table");
    assert_eq!(told[0]["won"], 1);
    let game = nobody.get(&server, "/api/ratings/bridge").await;
    assert_eq!(game.problem(), (404, "not-found".into()));
}

#[tokio::test]
async fn a_match_that_its_players_have_abandoned_rates_nobody() {
    let server = TestServer::new().await;
    let (mut anna, mut ben) = two_accounts(&server).await;
    let table = begin(&server, &mut anna, &mut ben, "listed").await;
    play(&server, &mut anna, &mut ben, &table, 2).await;
    for who in [&mut anna, &mut ben] {
        done(&server, who, &table, "out", json!({})).await;
    }
    // However they go: bots play nothing to its end.
    for who in [&mut anna, &mut ben] {
        who.wait(&server, &table).await;
        done(&server, who, &table, "leave", json!({})).await;
    }
    let now = anna.wait(&server, &table).await;
    assert_eq!(
        (&now["life"]["stage"], &now["life"]["resting"]),
        (&json!("playing"), &json!(true))
    );
    assert_eq!(ratings(&server, &anna, 0).await, [] as [Value; 0]);
}
