//! Promises that only show when something goes wrong: on the disk, in a crowd, when a client leaves.

use std::time::Duration;

use axum::body::Body;
use axum::http::Method;
use http_body_util::BodyExt;
use moonshot_store::{SqlStore, Store, TableId, Write, conformance::table};
use serde_json::{Value, json};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Row, query};
use tokio::time::Instant;
use tower::ServiceExt;

use super::harness::{Browser, TestServer, legal, old_identity};
use moonshot_api::Autoplay;

#[tokio::test]
async fn of_a_table_that_cannot_be_stored_whole_nothing_is_stored() {
    let directory = tempfile::tempdir().unwrap();
    let store = SqlStore::sqlite(directory.path()).await.unwrap();
    let mut other = SqliteConnectOptions::new()
        .filename(directory.path().join("moonshot.sqlite3"))
        .connect()
        .await
        .unwrap();
    let (_, anna) = old_identity(1);
    let record = table(1, Some(anna.clone()));
    // The last seat cannot be written.
    query(
        "CREATE TRIGGER trouble BEFORE INSERT ON seats WHEN NEW.seat = 2
         BEGIN SELECT RAISE(ABORT, 'no room'); END",
    )
    .execute(&mut other)
    .await
    .unwrap();
    let made = [Write::Create {
        table: Box::new(record.clone()),
        entries: Vec::new(),
    }];
    assert!(Store::commit(&store, &made).await.is_err());
    for table in ["tables", "seats"] {
        let rows = query(sqlx::AssertSqlSafe(format!("SELECT count(*) FROM {table}")))
            .fetch_one(&mut other)
            .await;
        assert_eq!(rows.unwrap().get::<i64, _>(0), 0, "rows in {table}");
    }
    assert_eq!(Store::tables_of(&store, &anna, 9).await.unwrap(), []);

    query("DROP TRIGGER trouble")
        .execute(&mut other)
        .await
        .unwrap();
    assert!(Store::commit(&store, &made).await.unwrap()[0].is_ok());
    assert_eq!(
        Store::table(&store, &record.id).await.unwrap(),
        Some(record)
    );
}

#[tokio::test]
async fn a_crowd_drops_the_tables_that_nobody_uses_and_no_others() {
    let server = TestServer::new().await;
    let tables = &server.app.tables;
    let (mut watched, mut unused) = (Browser::default(), Browser::default());
    let table = watched.sit_down(&server, "hearts", 4).await;
    let now = watched.wait(&server, &table).await;
    let request = watched.request(Method::GET, &format!("{table}/events"), None);
    let mut stream = server
        .router
        .clone()
        .oneshot(request)
        .await
        .unwrap()
        .into_body();
    assert_eq!(next_update(&mut stream).await["version"], now["version"]);
    let left = unused.sit_down(&server, "hearts", 4).await;
    for _ in 0..8 {
        Browser::default().sit_down(&server, "hearts", 3).await;
    }
    let in_memory = |table: &str| {
        let id = table.rsplit('/').next().unwrap().parse().unwrap();
        tables.in_memory(&id).is_some()
    };

    // There is room for ten.
    tables.tidy_at(Instant::now(), 10);
    assert_eq!(tables.all_in_memory().len(), 10);
    // There is room for five: the table unused longest goes, the one that is watched stays.
    tables.tidy_at(Instant::now(), 5);
    assert_eq!(tables.all_in_memory().len(), 5);
    assert!(in_memory(&table) && !in_memory(&left));
    // A table that somebody holds stays too.
    let held = tables.open(left.rsplit('/').next().unwrap()).await.unwrap();
    tables.tidy_at(Instant::now(), 0);
    assert!(in_memory(&table) && in_memory(&left));
    assert_eq!(tables.all_in_memory().len(), 2);
    drop(held);
    // Tables that nobody uses are dropped in time.
    let moments = |seconds| Instant::now() + Duration::from_secs(seconds);
    tables.tidy_at(moments(200), 10);
    assert!(in_memory(&left));
    tables.tidy_at(moments(400), 10);
    assert!(in_memory(&table) && !in_memory(&left));

    // Whoever watches a table is told of what happens there, however many came.
    let pass = legal(&now).remove(0);
    watched.act(&server, &table, &now["version"], &pass).await;
    let told = tokio::time::timeout(Duration::from_secs(10), next_update(&mut stream)).await;
    let told = told.expect("the table that is watched was dropped");
    assert!(told["version"].as_u64() > now["version"].as_u64());
    // And who comes back to one that was dropped finds it as it was.
    assert!(!legal(&unused.wait(&server, &left).await).is_empty());
}

async fn next_update(stream: &mut Body) -> Value {
    let mut text = String::new();
    while !text.contains("\n\n") {
        let frame = stream.frame().await.unwrap().unwrap();
        text.push_str(std::str::from_utf8(&frame.into_data().unwrap()).unwrap());
    }
    let data = text.lines().find_map(|line| line.strip_prefix("data: "));
    serde_json::from_str(data.unwrap()).unwrap()
}

/// Sends a request and leaves while the table is busy; then waits until the table is as it should be.
async fn leaves(server: &TestServer, browser: &Browser, table: &str, rest: &str, body: Value) {
    let id = table.rsplit('/').next().unwrap();
    let opened = server.app.tables.open(id).await.unwrap();
    let busy = opened.look().await.unwrap();
    let method = if rest == "settings" {
        Method::PATCH
    } else {
        Method::POST
    };
    let request = browser.request(method, &format!("{table}/{rest}"), Some(&body));
    let asked = server.router.clone().oneshot(request);
    let waited = tokio::time::timeout(Duration::from_millis(100), asked).await;
    assert!(waited.is_err(), "the request waits for the table");
    drop(busy);
}

#[tokio::test]
async fn what_was_asked_for_is_done_though_the_client_has_left() {
    let server = TestServer::new().await;
    let mut anna = Browser::default();
    let table = anna.sit_down(&server, "hearts", 4).await;
    for _ in 0..3 {
        anna.play_on(&server, &table).await;
    }
    let id: TableId = table.rsplit('/').next().unwrap().parse().unwrap();
    let store = server.app.tables.store();
    let entries = async || store.log(&id).await.unwrap().len();

    let now = anna.wait(&server, &table).await;
    let before = entries().await;
    let body = json!({"version": now["version"], "action": legal(&now)[0]});
    leaves(&server, &anna, &table, "actions", body).await;
    until("the action", async || entries().await > before).await;

    let now = anna.wait(&server, &table).await;
    let before = entries().await;
    let body = json!({"version": now["version"]});
    leaves(&server, &anna, &table, "undo", body).await;
    until("the undo", async || entries().await > before).await;

    let body = json!({"autoplay": "last-trick"});
    leaves(&server, &anna, &table, "settings", body).await;
    let kept = async || store.table(&id).await.unwrap().unwrap().autoplay;
    let wanted = || Some(Autoplay::LastTrick);
    until("the setting", async || {
        kept().await.values().copied().next() == wanted()
    })
    .await;
}

async fn until(what: &str, done: impl AsyncFn() -> bool) {
    for _ in 0..500 {
        if done().await {
            return;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    panic!("{what} was lost");
}
