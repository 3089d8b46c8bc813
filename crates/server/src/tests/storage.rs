//! Storage failures: nobody is told what is not stored, and nothing stored is lost.

use std::sync::Arc;
use std::sync::atomic::{AtomicU8, Ordering};
use std::time::Duration;

use axum::http::StatusCode;
use moonshot_rules::Seat;
use moonshot_store::{
    AccountStore, Document, OriginKind, Pending, RatingStore, Sitting, SqlStore, Store, StoreError,
    TableId, TableRecord, Write, Written,
};
use moonshot_table::{Entry, PersonId};
use serde_json::{Value, json};

use super::harness::{Browser, FirstLegal, TestServer, legal, slow_bots};
use crate::table::bots::Bots;

pub(super) const WORKS: u8 = 0;
/// Every write fails, as on a full disk.
pub(super) const FULL: u8 = 1;
/// Writes succeed, but report a failure.
const LOSES_ANSWERS: u8 = 2;
/// No log can be read.
const UNREADABLE: u8 = 3;

/// SQLite with faults that a test switches on.
struct FaultyStore {
    inner: SqlStore,
    fault: Arc<AtomicU8>,
}

impl FaultyStore {
    fn failure(&self, fault: u8) -> Result<(), StoreError> {
        if self.fault.load(Ordering::SeqCst) == fault {
            let error = std::io::Error::from(std::io::ErrorKind::StorageFull);
            return Err(sqlx::Error::Io(error).into());
        }
        Ok(())
    }
}

impl Store for FaultyStore {
    fn commit<'a>(&'a self, writes: &'a [Write]) -> Pending<'a, Vec<Written>> {
        Box::pin(async move {
            self.failure(FULL)?;
            let written = Store::commit(&self.inner, writes).await?;
            self.failure(LOSES_ANSWERS)?;
            Ok(written)
        })
    }

    fn table<'a>(&'a self, id: &'a TableId) -> Pending<'a, Option<TableRecord>> {
        Store::table(&self.inner, id)
    }

    fn log_after<'a>(&'a self, id: &'a TableId, position: usize) -> Pending<'a, Vec<Entry>> {
        Box::pin(async move {
            self.failure(UNREADABLE)?;
            self.inner.log_after(id, position).await
        })
    }

    fn lengths<'a>(&'a self, ids: &'a [TableId]) -> Pending<'a, Vec<(TableId, usize)>> {
        self.inner.lengths(ids)
    }

    fn time(&self) -> Pending<'_, i64> {
        self.inner.time()
    }

    fn made_since<'a>(&'a self, id: &'a TableId, time: i64) -> Pending<'a, Vec<(usize, i64)>> {
        self.inner.made_since(id, time)
    }

    fn reserves<'a>(&'a self, id: &'a TableId) -> Pending<'a, Vec<(Seat, u64)>> {
        self.inner.reserves(id)
    }

    fn tables_of<'a>(
        &'a self,
        person: &'a PersonId,
        limit: usize,
    ) -> Pending<'a, Vec<(TableId, i64)>> {
        Store::tables_of(&self.inner, person, limit)
    }

    fn tables_with_origin<'a>(
        &'a self,
        kind: OriginKind,
        of: &'a str,
        limit: usize,
    ) -> Pending<'a, Vec<TableId>> {
        self.inner.tables_with_origin(kind, of, limit)
    }

    fn document<'a>(&'a self, kind: &'a str, key: &'a str) -> Pending<'a, Option<Document>> {
        Store::document(&self.inner, kind, key)
    }

    fn documents_of<'a>(
        &'a self,
        owner: &'a PersonId,
        kind: &'a str,
        limit: usize,
    ) -> Pending<'a, Vec<Document>> {
        Store::documents_of(&self.inner, owner, kind, limit)
    }

    fn documents_below<'a>(
        &'a self,
        kind: &'a str,
        prefix: &'a str,
        limit: usize,
    ) -> Pending<'a, Vec<Document>> {
        Store::documents_below(&self.inner, kind, prefix, limit)
    }

    fn unchanged_since(&self, time: i64, over: bool, limit: usize) -> Pending<'_, Vec<TableId>> {
        self.inner.unchanged_since(time, over, limit)
    }

    fn listed(&self, limit: usize) -> Pending<'_, Vec<TableId>> {
        self.inner.listed(limit)
    }

    fn changed_since(&self, time: i64) -> Pending<'_, Vec<TableId>> {
        Store::changed_since(&self.inner, time)
    }

    fn close(&self) -> Pending<'_, ()> {
        Store::close(&self.inner)
    }

    fn secret<'a>(&'a self, name: &'a str, fresh: [u8; 32]) -> Pending<'a, [u8; 32]> {
        self.inner.secret(name, fresh)
    }

    fn people_at<'a>(&'a self, table: &'a TableId) -> Pending<'a, Vec<PersonId>> {
        self.inner.people_at(table)
    }

    fn accounts(&self) -> &dyn AccountStore {
        &self.inner
    }

    fn ratings(&self) -> &dyn RatingStore {
        &self.inner
    }

    fn sittings_of<'a>(&'a self, person: &'a PersonId) -> Pending<'a, Vec<Sitting>> {
        self.inner.sittings_of(person)
    }

    fn open_tables_of<'a>(
        &'a self,
        person: &'a PersonId,
        limit: usize,
    ) -> Pending<'a, Vec<TableId>> {
        self.inner.open_tables_of(person, limit)
    }
}

pub(super) async fn faulty_server(bots: Arc<dyn Bots>) -> (TestServer, Arc<AtomicU8>) {
    let directory = Arc::new(tempfile::tempdir().unwrap());
    let inner = SqlStore::sqlite(directory.path()).await.unwrap();
    let fault = Arc::new(AtomicU8::new(WORKS));
    let store = FaultyStore {
        inner,
        fault: Arc::clone(&fault),
    };
    (TestServer::with(Arc::new(store), bots, directory), fault)
}

#[tokio::test]
async fn on_a_full_disk_an_action_is_refused_and_nothing_changes() {
    let (server, fault) = faulty_server(Arc::new(FirstLegal)).await;
    let mut browser = Browser::default();
    let table = browser.sit_down(&server, "hearts", 4).await;
    let before = browser.wait(&server, &table).await;
    fault.store(FULL, Ordering::SeqCst);
    let pass = legal(&before).remove(0);
    let answer = browser
        .act(&server, &table, &before["version"], &pass)
        .await;
    assert_eq!(answer.problem(), (503, "storage-unavailable".into()));
    assert_eq!(browser.look(&server, &table).await, before);
    let names = ["A", "B", "C"];
    let wanted = json!({"game": "hearts", "players": 3, "names": names});
    let answer = browser.post(&server, "/api/tables", wanted).await;
    assert_eq!(answer.problem(), (503, "storage-unavailable".into()));
    fault.store(WORKS, Ordering::SeqCst);
    let answer = browser
        .act(&server, &table, &before["version"], &pass)
        .await;
    assert_eq!(answer.status, StatusCode::OK);
    browser.wait(&server, &table).await;
}

#[tokio::test]
async fn bots_go_on_when_the_disk_has_room_again() {
    let (bots, gate) = slow_bots();
    let (server, fault) = faulty_server(bots).await;
    let mut browser = Browser::default();
    let table = browser.sit_down(&server, "hearts", 4).await;
    fault.store(FULL, Ordering::SeqCst);
    drop(gate);
    for _ in 0..10 {
        tokio::time::sleep(Duration::from_millis(10)).await;
        assert_eq!(browser.look(&server, &table).await["version"], 0);
    }
    fault.store(WORKS, Ordering::SeqCst);
    while browser.look(&server, &table).await["version"] != 3 {
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
}

#[tokio::test]
async fn what_was_stored_though_its_answer_was_lost_is_not_done_twice() {
    let (server, fault) = faulty_server(Arc::new(FirstLegal)).await;
    let mut browser = Browser::default();
    let table = browser.sit_down(&server, "hearts", 4).await;
    let before = browser.wait(&server, &table).await;
    let mut subscriber = server.follow(&table, None).await;
    subscriber.next().await.unwrap();
    fault.store(LOSES_ANSWERS, Ordering::SeqCst);
    let pass = legal(&before).remove(0);
    let answer = browser
        .act(&server, &table, &before["version"], &pass)
        .await;
    assert_eq!(answer.problem(), (503, "storage-unavailable".into()));
    fault.store(WORKS, Ordering::SeqCst);
    let again = browser
        .act(&server, &table, &before["version"], &pass)
        .await;
    assert_eq!(again.problem(), (409, "stale-version".into()));
    let after = browser.wait(&server, &table).await;
    assert!(!after["passed"].is_null(), "the pass stands");
    // Whoever watches is told of it too.
    let (text, _) = subscriber.next().await.unwrap();
    let told: Value = serde_json::from_str(&text).unwrap();
    let spectator = Browser::default().look(&server, &table).await;
    assert_eq!(told["snapshot"]["life"], spectator["life"]);
    assert_eq!(told["snapshot"]["seats"], spectator["seats"]);
    assert_eq!(told["snapshot"], spectator);
    let mut again = browser.look(&server.again().await, &table).await;
    // Who watches is known to the server that tells them.
    again["life"]["spectators"] = json!(1);
    assert_eq!(again, after);
}

#[tokio::test]
async fn a_stream_of_a_table_that_cannot_be_read_ends_and_is_counted() {
    let (server, fault) = faulty_server(Arc::new(FirstLegal)).await;
    let mut browser = Browser::default();
    let table = browser.sit_down(&server, "hearts", 4).await;
    let before = browser.wait(&server, &table).await;
    let mut subscriber = server.follow(&table, None).await;
    subscriber.next().await.unwrap();
    // What was stored is not known, so that the log has to be read.
    fault.store(LOSES_ANSWERS, Ordering::SeqCst);
    let pass = legal(&before).remove(0);
    let answer = browser
        .act(&server, &table, &before["version"], &pass)
        .await;
    assert_eq!(answer.problem(), (503, "storage-unavailable".into()));
    fault.store(UNREADABLE, Ordering::SeqCst);
    assert_eq!(server.dropped("storage"), 0);
    assert!(subscriber.next().await.is_none());
    assert_eq!(server.dropped("storage"), 1);
    fault.store(WORKS, Ordering::SeqCst);
    let mut again = server.follow(&table, None).await;
    assert!(again.next().await.is_some());
}

#[tokio::test]
async fn two_servers_over_one_file_never_lose_or_double_an_action() {
    let one = TestServer::new().await;
    let mut browser = Browser::default();
    let table = browser.sit_down(&one, "hearts", 4).await;
    browser.wait(&one, &table).await;
    let two = one.again().await;
    for turn in 0..40 {
        let (server, other) = if turn % 2 == 0 {
            (&one, &two)
        } else {
            (&two, &one)
        };
        // The other server does not know what was done here. It finds out when it appends.
        let snapshot = browser.wait(server, &table).await;
        let action = legal(&snapshot).remove(0);
        let answer = browser
            .act(server, &table, &snapshot["version"], &action)
            .await;
        assert_eq!(answer.status, StatusCode::OK);
        let now = browser.wait(server, &table).await;
        let behind = browser
            .act(other, &table, &snapshot["version"], &action)
            .await;
        assert_eq!(behind.problem(), (409, "stale-version".into()));
        assert_eq!(behind.json()["snapshot"], now);
    }
}
