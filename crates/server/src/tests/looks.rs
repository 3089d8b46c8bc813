//! Names of accounts that look alike to a person: not two of them have the mark.

use axum::http::{Method, StatusCode};
use serde_json::{Value, json};
use sqlx::ConnectOptions;
use sqlx::Connection;
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};

use super::accounts::{PASSWORD, make, sign_in};
use super::harness::{Answer, Browser, TestServer};

/// “Anna” with a Cyrillic A.
const LIKE_ANNA: &str = "Аnna";

async fn rename(browser: &mut Browser, server: &TestServer, handle: &str) -> Answer {
    let wanted = json!({"handle": handle, "proof": {"password": PASSWORD}});
    let path = "/api/account/handle";
    browser.ask(server, Method::PUT, path, Some(&wanted)).await
}

/// The marks of the seats at a table of that browser's own, under that name.
async fn mark(browser: &mut Browser, server: &TestServer, name: &str) -> Value {
    let solo = json!({"game": "hearts", "players": 3, "names": [name, "Bo", "Cy"]});
    let made = browser.post(server, "/api/tables", solo).await;
    assert_eq!(made.status, StatusCode::CREATED, "{}", made.json());
    let table = format!("/api/tables/{}", made.json()["table"].as_str().unwrap());
    browser.look(server, &table).await["seats"][0]["account"].clone()
}

#[tokio::test]
async fn no_account_gets_a_name_that_looks_like_anothers() {
    let server = TestServer::new().await;
    let (mut anna, mut ben) = (Browser::default(), Browser::default());
    make(&mut anna, &server, "Anna").await;
    make(&mut ben, &server, "Ben").await;
    for alike in [LIKE_ANNA, "АNNА", "Вen"] {
        let refused = make(&mut Browser::default(), &server, alike).await;
        assert_eq!(refused.problem(), (409, "handle-taken".into()), "{alike}");
    }
    let refused = rename(&mut ben, &server, LIKE_ANNA).await;
    assert_eq!(refused.problem(), (409, "handle-taken".into()));
    // Their own name may be written in another way, and back.
    for own in [LIKE_ANNA, "Anna"] {
        let renamed = rename(&mut anna, &server, own).await;
        assert_eq!(renamed.json()["account"]["handle"], own);
        assert_eq!(mark(&mut anna, &server, own).await, true);
    }
    // What somebody was called of late is kept from what looks like it, too; with the account it is free.
    rename(&mut anna, &server, "Nan").await;
    let refused = make(&mut Browser::default(), &server, LIKE_ANNA).await;
    assert_eq!(refused.problem(), (409, "handle-taken".into()));
    let proof = json!({"proof": {"password": PASSWORD}});
    anna.post(&server, "/api/account/delete", proof).await;
    let mut other = Browser::default();
    let made = make(&mut other, &server, LIKE_ANNA).await;
    assert_eq!(made.status, StatusCode::CREATED);
    assert_eq!(mark(&mut other, &server, LIKE_ANNA).await, true);
}

async fn file(server: &TestServer) -> SqliteConnection {
    SqliteConnectOptions::new()
        .filename(server.directory().join("moonshot.sqlite3"))
        .connect()
        .await
        .unwrap()
}

/// Accounts as an older release let people make them stay as they are; the one that is there longer has the mark.
#[tokio::test]
async fn of_two_older_accounts_that_look_alike_the_first_is_marked() {
    let server = TestServer::new().await;
    let (mut first, mut second) = (Browser::default(), Browser::default());
    make(&mut first, &server, "Anna").await;
    make(&mut second, &server, "Somebody").await;
    let mut stored = file(&server).await;
    for change in [
        "UPDATE accounts SET handle = 'Аnna', key = 'аnna', created = created + 1 WHERE handle = 'Somebody'",
        "DELETE FROM looks",
    ] {
        sqlx::query(change).execute(&mut stored).await.unwrap();
    }
    stored.close().await.unwrap();
    server.app.tables.note_looks().await.unwrap();

    assert_eq!(mark(&mut first, &server, "Anna").await, true);
    assert_eq!(mark(&mut second, &server, LIKE_ANNA).await, false);
    let signed_in = sign_in(&mut Browser::default(), &server, LIKE_ANNA, PASSWORD).await;
    assert_eq!(signed_in.status, StatusCode::OK, "it can be used as before");
    let refused = make(&mut Browser::default(), &server, "Аnnа").await;
    assert_eq!(refused.problem(), (409, "handle-taken".into()));
    // The name of a deleted account is nowhere any more, and the other has the mark from then on.
    let proof = json!({"proof": {"password": PASSWORD}});
    first.post(&server, "/api/account/delete", proof).await;
    assert_eq!(mark(&mut second, &server, LIKE_ANNA).await, true);
    let mut stored = file(&server).await;
    let left: Vec<String> = sqlx::query_scalar("SELECT key FROM looks ORDER BY key")
        .fetch_all(&mut stored)
        .await
        .unwrap();
    assert_eq!(left, ["аnna"]);
}
