//! A deleted account, and what is left of its person at the tables where they sat.

use std::time::Duration;

use axum::http::StatusCode;
use moonshot_store::{AccountWrite, TableId, Write};
use moonshot_table::{Match, PersonId};
use serde_json::{Value, json};

use super::accounts::{PASSWORD, account, make, sign_in, tables};
use super::harness::{Answer, Browser, TestServer};
use super::live;
use super::people::{done, stream, two_people};

async fn delete(browser: &mut Browser, server: &TestServer) -> Answer {
    let proof = json!({"proof": {"password": PASSWORD}});
    browser.post(server, "/api/account/delete", proof).await
}

fn id(table: &str) -> TableId {
    table.rsplit('/').next().unwrap().parse().unwrap()
}

/// Everything that is stored of a table, and everything that its players and others are told of it.
async fn all_of(server: &TestServer, table: &str, players: &[&Browser]) -> String {
    let store = server.app.tables.store();
    let (record, log) = (
        store.table(&id(table)).await.unwrap().unwrap(),
        store.log(&id(table)).await.unwrap(),
    );
    let people: Vec<_> = record.seats.iter().map(|seat| &seat.person).collect();
    let mut all = format!("{:?} {:?} {people:?}", record.seats, record.autoplay);
    all += &serde_json::to_string(&log).unwrap();
    for player in players {
        for part in ["", "/history", "/transcript"] {
            let answer = player.get(server, &format!("{table}{part}")).await;
            all += &String::from_utf8(answer.body).unwrap();
        }
        all += &player.look(server, "/api/tables").await.to_string();
    }
    all
}

fn person_of(browser: &Browser) -> PersonId {
    let cookie = browser.cookie.as_deref().unwrap();
    let secret = hex::decode(&cookie.split_once('=').unwrap().1[..64]).unwrap();
    PersonId::new(<sha2::Sha256 as sha2::Digest>::digest(secret).into())
}

#[tokio::test]
async fn whoever_deletes_their_account_leaves_no_name_at_the_tables_of_others() {
    let server = TestServer::new().await;
    let (mut anna, mut ben, table) = two_people(&server).await;
    make(&mut anna, &server, "Anna").await;
    let person = person_of(&anna);
    let say = |text: &str| json!({"said": {"text": text}});
    done(&server, &mut anna, &table, "say", say("My secret is lilac")).await;
    done(&server, &mut ben, &table, "say", say("So is mine")).await;
    let before = all_of(&server, &table, &[&anna, &ben]).await;
    let hex = hex::encode(person.as_bytes());
    for known in ["Anna", "lilac", &hex] {
        assert!(before.contains(known), "{known}");
    }
    let address = server.listen().await;
    let mut own = stream(address, &anna, &table).await;
    let mut bens = stream(address, &ben, &table).await;
    live::next(&mut own).await;
    live::next(&mut bens).await;
    let old = anna.clone();

    let gone = delete(&mut anna, &server).await;
    assert_eq!(gone.status, StatusCode::OK);
    assert_eq!(gone.json()["account"], Value::Null);
    assert_eq!(anna.cookie, None);
    let soon = Duration::from_secs(5);
    let ended = async { while live::update(&mut own).await.is_some() {} };
    tokio::time::timeout(soon, ended).await.unwrap();
    // Ben goes on with a bot in her place, and is the host.
    let told = async {
        loop {
            let update = live::next(&mut bens).await;
            if update["snapshot"]["seats"][0]["bot"] == true
                && !update.to_string().contains("lilac")
            {
                return update;
            }
        }
    };
    let told = tokio::time::timeout(soon, told).await.unwrap();
    assert_eq!(told["snapshot"]["life"]["host"], 1);
    for server in [&server, &server.again().await] {
        let after = all_of(server, &table, &[&old, &ben]).await;
        for unknown in ["Anna", "lilac", &hex] {
            assert!(!after.contains(unknown), "{unknown}: {after}");
        }
        assert!(after.contains("Deleted player") && after.contains("So is mine"));
        assert_eq!(ben.look(server, &table).await["you"], 1);
    }
    assert!(
        server
            .app
            .tables
            .store()
            .sittings_of(&person)
            .await
            .unwrap()
            .is_empty()
    );
    while ben.play_on(&server, &table).await {}
    assert!(ben.look(&server, &table).await["view"]["outcome"].is_object());
}

#[tokio::test]
async fn a_match_that_is_over_keeps_its_result_and_its_proof() {
    let server = TestServer::new().await;
    let (mut anna, mut ben, table) = two_people(&server).await;
    make(&mut anna, &server, "Anna").await;
    done(
        &server,
        &mut anna,
        &table,
        "propose",
        json!({"what": "stop"}),
    )
    .await;
    // She is alone at the table at this moment, so it is done. A seat is kept for her where they go on.
    let next = ben
        .post(&server, &format!("{table}/rematch"), json!({}))
        .await;
    let next = next.json()["table"].as_str().unwrap().to_owned();
    let next = format!("/api/tables/{next}");
    assert_eq!(ben.look(&server, &next).await["seats"][0]["kept"], true);
    tables(&ben, &server).await;
    let before = ben
        .get(&server, &format!("{table}/transcript"))
        .await
        .json();
    let hex = hex::encode(person_of(&anna).as_bytes());

    delete(&mut anna, &server).await;
    for table in [&table, &next] {
        let after = all_of(&server, table, &[&ben]).await;
        assert!(!after.contains("Anna") && !after.contains(&hex), "{after}");
    }
    let seat = ben.look(&server, &next).await["seats"][0].clone();
    assert_eq!(
        (&seat["kept"], &seat["free"]),
        (&json!(false), &json!(true))
    );
    let after = ben
        .get(&server, &format!("{table}/transcript"))
        .await
        .json();
    assert_ne!(before, after);
    let plain = |transcript: &Value| {
        let mut plain = transcript.clone();
        plain["check"] = Value::Null;
        let entries = plain["entries"].as_array_mut().unwrap();
        entries
            .iter_mut()
            .for_each(|entry| entry["check"] = Value::Null);
        plain.to_string()
    };
    let renamed = plain(&before).replace("\"Anna\"", "\"Deleted player\"");
    assert_eq!(renamed, plain(&after), "nothing but the name is another");
    Match::verify(&after.to_string()).unwrap();
}

#[tokio::test]
async fn tables_where_nobody_else_sat_are_deleted() {
    let server = TestServer::new().await;
    let mut anna = Browser::default();
    let alone = anna.sit_down(&server, "hearts", 4).await;
    anna.play_on(&server, &alone).await;
    make(&mut anna, &server, "Anna").await;
    let address = server.listen().await;
    let mut watched = stream(address, &Browser::default(), &alone).await;
    live::next(&mut watched).await;
    delete(&mut anna, &server).await;
    let ended = async { while live::update(&mut watched).await.is_some() {} };
    tokio::time::timeout(Duration::from_secs(5), ended)
        .await
        .unwrap();
    for server in [&server, &server.again().await] {
        let answer = server.get(&alone).await;
        assert_eq!(answer.problem(), (404, "not-found".into()));
        let store = server.app.tables.store();
        assert_eq!(store.table(&id(&alone)).await.unwrap(), None);
        assert_eq!(store.log(&id(&alone)).await.unwrap(), []);
    }
}

#[tokio::test]
async fn the_tokens_of_a_deleted_account_are_nobodys() {
    let server = TestServer::new().await;
    let (mut anna, mut phone) = (Browser::default(), Browser::default());
    make(&mut anna, &server, "Anna").await;
    sign_in(&mut phone, &server, "Anna", PASSWORD).await;
    let first = anna.clone();
    let wrong = json!({"proof": {"password": "correct hors"}});
    let wrong = phone.post(&server, "/api/account/delete", wrong).await;
    assert_eq!(wrong.problem(), (403, "wrong-password".into()));
    assert_eq!(account(&anna, &server).await["handle"], "Anna");
    delete(&mut phone, &server).await;
    for server in [&server, &server.again().await] {
        for kept in [&first, &anna] {
            let mut kept = kept.clone();
            assert_eq!(account(&kept, server).await, Value::Null);
            let before = kept.cookie.clone();
            kept.sit_down(server, "hearts", 3).await;
            assert_ne!(kept.cookie, before, "they are somebody else");
        }
    }
    let old = sign_in(&mut Browser::default(), &server, "Anna", PASSWORD).await;
    assert_eq!(old.problem(), (403, "wrong-password".into()));
    let another = make(&mut Browser::default(), &server, "Anna").await;
    assert_eq!(
        another.status,
        StatusCode::CREATED,
        "the name is free again"
    );
}

#[tokio::test]
async fn what_was_cut_short_is_done_later() {
    let server = TestServer::new().await;
    let (mut anna, ben, table) = two_people(&server).await;
    make(&mut anna, &server, "Anna").await;
    let person = person_of(&anna);
    let delete = AccountWrite::Delete {
        person: person.clone(),
    };
    server
        .app
        .tables
        .write(Write::Account(delete))
        .await
        .unwrap();
    let server = server.again().await;
    assert!(all_of(&server, &table, &[&ben]).await.contains("Anna"));
    let store = server.app.tables.store();
    assert_eq!(store.accounts().to_erase().await.unwrap(), [person]);
    server.app.tables.erase_deleted().await.unwrap();
    assert!(!all_of(&server, &table, &[&ben]).await.contains("Anna"));
    assert_eq!(store.accounts().to_erase().await.unwrap(), []);
}
