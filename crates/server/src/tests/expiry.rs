//! Tables expire when nobody has used them for long, and not before.

use std::time::Duration;

use moonshot_store::TableId;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, query};
use tokio::time::Instant;

use super::harness::{Browser, TestServer};
use crate::lobby::expiry::{Expiry, Found};
use crate::util::clock::now;

const DAY: Duration = Duration::from_secs(24 * 60 * 60);

fn id(table: &str) -> TableId {
    table.rsplit('/').next().unwrap().parse().unwrap()
}

/// What is left of the tables so many days and hours from now.
struct Later<'a> {
    server: &'a TestServer,
    found: Found,
    began: Instant,
}

impl Later<'_> {
    async fn look(&mut self, expiry: Expiry, days: u32, hours: u64) {
        let time = now() + (DAY * days).as_millis() as i64;
        let at = self.began + Duration::from_secs(hours * 60 * 60);
        let tables = &self.server.app.tables;
        let looked = tables.expire(expiry, time, at, &mut self.found).await;
        looked.unwrap();
    }

    async fn is_there(&self, table: &str) -> bool {
        let record = self.server.app.tables.store().table(&id(table)).await;
        record.unwrap().is_some()
    }
}

#[tokio::test]
async fn tables_that_nobody_uses_expire_and_no_others() {
    let server = TestServer::new().await;
    let mut anna = Browser::default();
    let finished = anna.sit_down(&server, "hearts", 3).await;
    while anna.play_on(&server, &finished).await {}
    let abandoned = anna.sit_down(&server, "hearts", 4).await;
    anna.play_on(&server, &abandoned).await;
    let watched = anna.sit_down(&server, "hearts", 4).await;
    let held = server.app.tables.open(id(&watched).as_str()).await.unwrap();
    anna.wait(&server, &abandoned).await;
    anna.wait(&server, &watched).await;

    let mut later = Later {
        server: &server,
        found: Found::new(),
        began: Instant::now(),
    };
    let usual = Expiry::default();
    later.look(usual, 89, 0).await;
    later.look(usual, 89, 2).await;
    assert!(later.is_there(&abandoned).await, "it is not ninety days");
    // A clock that goes wrong for less than an hour deletes nothing.
    later.look(usual, 91, 3).await;
    later.look(usual, 0, 4).await;
    later.look(usual, 91, 5).await;
    assert!(later.is_there(&abandoned).await, "the clock was wrong");
    later.look(usual, 91, 6).await;
    assert!(!later.is_there(&abandoned).await);
    assert!(later.is_there(&watched).await, "somebody is there");
    assert!(
        later.is_there(&finished).await,
        "it is its player's to keep"
    );
    assert_eq!(
        server.get(&abandoned).await.problem(),
        (404, "not-found".into())
    );
    let log = server.app.tables.store().log(&id(&abandoned)).await;
    assert_eq!(log.unwrap(), []);
    drop(held);
    later.look(usual, 91, 7).await;
    assert!(!later.is_there(&watched).await);

    // Finished matches go where the host asks for it.
    let all = Expiry {
        finished: Some(DAY * 7),
        ..usual
    };
    for hours in [8, 9] {
        later.look(all, 6, hours).await;
    }
    assert!(later.is_there(&finished).await);
    for hours in [10, 11] {
        later.look(all, 8, hours).await;
    }
    assert!(!later.is_there(&finished).await);
    let tables = anna.get(&server, "/api/tables").await.json();
    assert_eq!(tables["tables"].as_array().unwrap().len(), 0);
}

#[tokio::test]
async fn a_match_that_is_over_without_a_mark_is_not_abandoned() {
    let server = TestServer::new().await;
    let mut anna = Browser::default();
    let finished = anna.sit_down(&server, "hearts", 3).await;
    while anna.play_on(&server, &finished).await {}
    // As an older release left it.
    let file = server.directory().join("moonshot.sqlite3");
    let mut other = SqliteConnectOptions::new()
        .filename(file)
        .connect()
        .await
        .unwrap();
    tokio::time::sleep(Duration::from_millis(100)).await;
    let unmarked = query("UPDATE tables SET over = 0")
        .execute(&mut other)
        .await;
    assert_eq!(unmarked.unwrap().rows_affected(), 1);
    let mut later = Later {
        server: &server,
        found: Found::new(),
        began: Instant::now(),
    };
    for hours in [0, 2, 4] {
        later.look(Expiry::default(), 91, hours).await;
    }
    assert!(later.is_there(&finished).await);
}
