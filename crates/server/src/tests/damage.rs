//! A stored row that cannot be read harms its own table and no other.

use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use axum::http::StatusCode;
use moonshot_store::{SqlStore, Store, TableId};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{AssertSqlSafe, ConnectOptions, Connection};
use tempfile::TempDir;

use super::harness::{Browser, FirstLegal, TestServer, legal, slow_bots};

/// What is done to the rows of the table ID, and the status of a request for it afterwards.
const DAMAGE: [(&str, &str, u16); 14] = [
    (
        "its name is none",
        "UPDATE seats SET table_id = 'no name' WHERE table_id = ID;
         UPDATE sittings SET table_id = 'no name' WHERE table_id = ID;
         UPDATE entries SET table_id = 'no name' WHERE table_id = ID;
         UPDATE tables SET id = 'no name' WHERE id = ID",
        404,
    ),
    (
        "its name is no text",
        "UPDATE seats SET table_id = CAST(x'ff' AS TEXT) WHERE table_id = ID;
         UPDATE sittings SET table_id = CAST(x'ff' AS TEXT) WHERE table_id = ID;
         UPDATE tables SET id = CAST(x'ff' AS TEXT) WHERE id = ID",
        404,
    ),
    (
        "a seat is gone",
        "DELETE FROM seats WHERE table_id = ID AND seat = 2",
        500,
    ),
    (
        "a seat's setting is unknown",
        "UPDATE sittings SET autoplay = 'sometimes' WHERE table_id = ID",
        500,
    ),
    (
        "a seat's person has another length",
        "UPDATE seats SET person = x'0102' WHERE table_id = ID AND seat = 1",
        500,
    ),
    (
        "a seat's name is no text",
        "UPDATE seats SET name = CAST(x'c328' AS TEXT) WHERE table_id = ID AND seat = 1",
        500,
    ),
    (
        "its options are no JSON",
        "UPDATE tables SET options = '{' WHERE id = ID",
        500,
    ),
    (
        "its options are none of the game's",
        "UPDATE tables SET options = '{\"target\": \"far\"}' WHERE id = ID",
        500,
    ),
    (
        "its game is unknown",
        "UPDATE tables SET game = 'whist' WHERE id = ID",
        500,
    ),
    (
        "its card set is none",
        "UPDATE tables SET card_set = 'cards' WHERE id = ID",
        500,
    ),
    (
        "its seed is too short",
        "UPDATE tables SET seed = x'00' WHERE id = ID",
        500,
    ),
    (
        "a nonce is no number",
        "UPDATE tables SET nonces = '[\"zz\",\"\",\"\"]' WHERE id = ID",
        500,
    ),
    (
        "an entry is no JSON",
        "UPDATE entries SET entry = '{\"act' WHERE table_id = ID",
        500,
    ),
    (
        "the rules refuse an entry",
        "UPDATE entries SET entry = '{\"act\":\"play QS\",\"seat\":1}' WHERE table_id = ID",
        500,
    ),
];

/// Sits down at a table, passes, and leaves before the bots do anything.
async fn pass_at_a_new_table(browser: &mut Browser, server: &TestServer) -> String {
    let table = browser.sit_down(server, "hearts", 3).await;
    let before = browser.look(server, &table).await;
    let pass = legal(&before).remove(0);
    let answer = browser.act(server, &table, &before["version"], &pass).await;
    assert_eq!(answer.status, StatusCode::OK);
    table
}

async fn damage(directory: &Path, table: &str, sql: &str) {
    let mut file = SqliteConnectOptions::new()
        .filename(directory.join("moonshot.sqlite3"))
        .foreign_keys(false)
        .connect()
        .await
        .unwrap();
    let id = table.rsplit('/').next().unwrap();
    for statement in sql.split(';') {
        let statement = statement.replace("ID", &format!("'{id}'"));
        let done = sqlx::query(AssertSqlSafe(statement.clone()))
            .execute(&mut file)
            .await
            .unwrap_or_else(|error| panic!("{statement}: {error}"));
        assert!(done.rows_affected() > 0, "{statement} changes nothing");
    }
    file.close().await.unwrap();
}

async fn server(directory: &Arc<TempDir>) -> TestServer {
    let store = SqlStore::sqlite(directory.path()).await.unwrap();
    TestServer::with(Arc::new(store), Arc::new(FirstLegal), Arc::clone(directory))
}

async fn entries(server: &TestServer, table: &str) -> usize {
    let id: TableId = table.rsplit('/').next().unwrap().parse().unwrap();
    Store::log(server.app.tables.store(), &id)
        .await
        .unwrap()
        .len()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_bad_row_of_any_kind_harms_its_own_table_alone() {
    let directory = Arc::new(tempfile::tempdir().unwrap());
    let (bots, gate) = slow_bots();
    let store = SqlStore::sqlite(directory.path()).await.unwrap();
    let stopped = TestServer::with(Arc::new(store), bots, Arc::clone(&directory));
    let mut browser = Browser::default();
    let first = pass_at_a_new_table(&mut browser, &stopped).await;
    let mut harmed = Vec::new();
    for (what, sql, status) in DAMAGE {
        let table = pass_at_a_new_table(&mut browser, &stopped).await;
        harmed.push((what, sql, status, table));
    }
    let last = pass_at_a_new_table(&mut browser, &stopped).await;
    stopped.app.tables.store().close().await.unwrap();
    drop((stopped, gate));
    for (_, sql, _, table) in &harmed {
        damage(directory.path(), table, sql).await;
    }

    let server = server(&directory).await;
    // The bots of the good tables go on though nobody opens them.
    server.app.tables.resume(Duration::from_secs(3600)).await;
    for table in [&first, &last] {
        let mut waited = 0;
        while entries(&server, table).await < 3 {
            waited += 1;
            assert!(waited < 1000, "the bots of {table} do not go on");
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    }

    let listed = browser.get(&server, "/api/tables").await;
    assert_eq!(listed.status, StatusCode::OK);
    let listed = listed.json();
    let listed: Vec<&str> = listed["tables"]
        .as_array()
        .unwrap()
        .iter()
        .map(|table| table["table"].as_str().unwrap())
        .collect();
    for table in [&first, &last] {
        let id = table.rsplit('/').next().unwrap();
        assert!(listed.contains(&id), "{id} is not in {listed:?}");
        for _ in 0..5 {
            assert!(browser.play_on(&server, table).await, "{table} is played");
        }
    }
    assert_eq!(listed.len(), 2, "the harmed ones cannot be summed up");

    for (what, _, status, table) in &harmed {
        let answer = browser.get(&server, table).await;
        assert_eq!(answer.problem().0, *status, "{what}");
    }
}
