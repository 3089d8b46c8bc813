//! `/healthz` and `/readyz`.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use axum::http::StatusCode;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection};

use super::harness::{FirstLegal, TestServer};
use super::storage::{FULL, WORKS, faulty_server};

/// When the row was written that `/readyz` writes.
async fn written(directory: &std::path::Path) -> i64 {
    let mut file = SqliteConnectOptions::new()
        .filename(directory.join("moonshot.sqlite3"))
        .connect()
        .await
        .unwrap();
    let written = sqlx::query_scalar("SELECT written FROM ready")
        .fetch_one(&mut file)
        .await
        .unwrap();
    file.close().await.unwrap();
    written
}

#[tokio::test]
async fn ready_means_that_a_row_was_written_within_the_last_second() {
    let directory = Arc::new(tempfile::tempdir().unwrap());
    let store = moonshot_store::SqlStore::sqlite(directory.path())
        .await
        .unwrap();
    let server = TestServer::with(
        Arc::new(store),
        Arc::new(FirstLegal),
        Arc::clone(&directory),
    );
    assert_eq!(written(directory.path()).await, 0);
    assert_eq!(server.get("/readyz").await.status, StatusCode::NO_CONTENT);
    let first = written(directory.path()).await;
    assert!(first > 0);
    for _ in 0..20 {
        assert_eq!(server.get("/readyz").await.status, StatusCode::NO_CONTENT);
    }
    assert_eq!(
        written(directory.path()).await,
        first,
        "asked once a second"
    );
    tokio::time::sleep(Duration::from_millis(1_010)).await;
    assert_eq!(server.get("/readyz").await.status, StatusCode::NO_CONTENT);
    assert!(written(directory.path()).await > first);
}

/// What is written to see whether there is room for a table is nowhere afterwards.
#[tokio::test]
async fn nothing_stays_of_what_is_written_to_see_whether_there_is_room() {
    let directory = tempfile::tempdir().unwrap();
    let store = moonshot_store::SqlStore::sqlite(directory.path())
        .await
        .unwrap();
    for _ in 0..3 {
        moonshot_store::Store::ready(&store).await.unwrap();
    }
    assert!(written(directory.path()).await > 0);
    let mut file = SqliteConnectOptions::new()
        .filename(directory.path().join("moonshot.sqlite3"))
        .connect()
        .await
        .unwrap();
    for table in ["tables", "seats", "sittings", "entries"] {
        let rows = sqlx::AssertSqlSafe(format!("SELECT count(*) FROM {table}"));
        let rows: i64 = sqlx::query_scalar(rows).fetch_one(&mut file).await.unwrap();
        assert_eq!(rows, 0, "{table}");
    }
    file.close().await.unwrap();
}

#[tokio::test]
async fn a_full_disk_is_not_ready_though_alive_and_ready_again_with_room() {
    let (server, fault) = faulty_server(Arc::new(FirstLegal)).await;
    fault.store(FULL, Ordering::SeqCst);
    let answer = server.get("/readyz").await;
    assert_eq!(answer.problem(), (503, "storage-unavailable".into()));
    let detail = answer.json()["detail"].as_str().unwrap().to_owned();
    assert!(detail.contains("The disk is full"), "{detail}");
    assert_eq!(server.get("/healthz").await.status, StatusCode::NO_CONTENT);
    fault.store(WORKS, Ordering::SeqCst);
    tokio::time::sleep(Duration::from_millis(1_010)).await;
    assert_eq!(server.get("/readyz").await.status, StatusCode::NO_CONTENT);
}

#[tokio::test]
async fn a_server_that_stops_is_not_ready() {
    let server = TestServer::new().await;
    assert_eq!(server.get("/readyz").await.status, StatusCode::NO_CONTENT);
    server.close_streams();
    assert_eq!(
        server.get("/readyz").await.problem(),
        (503, "stopping".into())
    );
    assert_eq!(server.get("/healthz").await.status, StatusCode::NO_CONTENT);
}
