//! What either backend reports to an recorder.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use futures_util::future::join_all;
use moonshot_table::PersonId;
use moonshot_testbed::{Lost, Postgres, Wire};
use tempfile::TempDir;
use tokio::time::sleep;

use super::TIMINGS;
use super::faults::holding_entries;
use crate::conformance::{act, append, create, table};
use crate::loan::Loan;
use crate::sql::{Pool, query};
use crate::{
    CeremonyRecord, Connections, Pending, Read, Recorder, Retry, ServerId, SqlStore, Store,
    StoreError, TableRecord, Timings, TokenHash, Unread,
};

/// Counts what is reported, by label.
#[derive(Default)]
struct Counts(Mutex<Counted>);

#[derive(Default)]
struct Counted {
    reads: BTreeMap<String, u64>,
    read_time: Duration,
    failed: BTreeMap<String, u64>,
    retries: BTreeMap<String, u64>,
    waits: u32,
    wait_time: Duration,
}

impl Recorder for Counts {
    fn commit_retried(&self, reason: Retry) {
        let mut counted = self.0.lock().unwrap();
        *counted.retries.entry(reason.as_str().into()).or_default() += 1;
    }

    fn read(&self, what: Read, took: Duration) {
        let mut counted = self.0.lock().unwrap();
        *counted.reads.entry(what.as_str().into()).or_default() += 1;
        counted.read_time += took;
    }

    fn read_failed(&self, reason: Unread) {
        let mut counted = self.0.lock().unwrap();
        *counted.failed.entry(reason.as_str().into()).or_default() += 1;
    }

    fn waited_for_connection(&self, took: Duration) {
        let mut counted = self.0.lock().unwrap();
        counted.waits += 1;
        counted.wait_time += took;
    }
}

/// A store with a table whose log has an entry, and what it reports from then on.
struct Counting {
    store: SqlStore,
    counts: Arc<Counts>,
    table: TableRecord,
}

impl Counting {
    async fn over(store: SqlStore) -> Counting {
        let table = table(1, None);
        create(&store, &table).await.unwrap();
        append(&store, &table.id, 0, &act(0)).await.unwrap();
        let counts = Arc::new(Counts::default());
        Counting {
            store: store.with_recorder(counts.clone()),
            counts,
            table,
        }
    }

    fn counted<T>(&self, of: impl FnOnce(&Counted) -> T) -> T {
        of(&self.counts.0.lock().unwrap())
    }

    fn reads(&self) -> BTreeMap<String, u64> {
        self.counted(|counted| counted.reads.clone())
    }

    fn failed(&self) -> BTreeMap<String, u64> {
        self.counted(|counted| counted.failed.clone())
    }

    fn retries(&self) -> BTreeMap<String, u64> {
        self.counted(|counted| counted.retries.clone())
    }

    /// How many times a read waited for a connection.
    fn waits(&self) -> u32 {
        self.counted(|counted| counted.waits)
    }

    fn wait_time(&self) -> Duration {
        self.counted(|counted| counted.wait_time)
    }

    async fn log(&self) -> Result<usize, StoreError> {
        let log = Store::log(&self.store, &self.table.id).await;
        log.map(|log| log.len())
    }

    /// Runs a statement that no server runs.
    async fn run(&self, statement: &'static str) {
        let mut other = self.store.connect().await.unwrap();
        other.run(statement).await.unwrap();
        other.close().await.unwrap();
    }
}

/// Expected counts, by label.
fn only<const N: usize>(counts: [(&str, u64); N]) -> BTreeMap<String, u64> {
    counts
        .map(|(label, count)| (label.to_owned(), count))
        .into()
}

async fn sqlite() -> (Counting, TempDir) {
    let directory = tempfile::tempdir().unwrap();
    let store = SqlStore::sqlite(directory.path()).await.unwrap();
    (Counting::over(store).await, directory)
}

async fn postgres(address: &str) -> Counting {
    Counting::over(SqlStore::postgres(address, TIMINGS).await.unwrap()).await
}

/// Checks that a read is reported once, under that label, with so many waits for a connection.
async fn counts<T>(counting: &Counting, what: &str, waits: u32, reading: Pending<'_, T>) {
    let (mut wanted, before) = (counting.reads(), counting.waits());
    *wanted.entry(what.to_owned()).or_default() += 1;
    reading.await.unwrap();
    assert_eq!(counting.reads(), wanted);
    assert_eq!(counting.waits() - before, waits, "{what}");
}

/// Checks that for every read of either database.
async fn every_read_counts_once(counting: &Counting) {
    let store: &SqlStore = &counting.store;
    let (id, person) = (&counting.table.id, &PersonId::from_bytes(&[1; 32]).unwrap());
    let ids = std::slice::from_ref(id);
    counts(counting, "table", 3, Store::table(store, id)).await;
    counts(counting, "table", 1, store.people_at(id)).await;
    counts(counting, "log", 1, Store::log(store, id)).await;
    counts(counting, "log", 1, Store::log_after(store, id, 1)).await;
    counts(counting, "log", 1, Store::lengths(store, ids)).await;
    counts(counting, "log", 1, store.made_since(id, 0)).await;
    counts(counting, "lists", 1, Store::tables_of(store, person, 9)).await;
    counts(counting, "lists", 1, store.sittings_of(person)).await;
    counts(counting, "lists", 1, store.open_tables_of(person, 9)).await;
    counts(counting, "lists", 1, store.listed(9)).await;
    counts(counting, "sweeps", 1, store.unchanged_since(0, true, 9)).await;
    counts(counting, "sweeps", 1, Store::changed_since(store, 0)).await;

    let accounts = store.accounts();
    counts(counting, "sweeps", 1, accounts.to_erase()).await;
    let token = &TokenHash::new([1; 32]);
    counts(counting, "accounts", 1, accounts.standing(token)).await;
    counts(counting, "accounts", 1, accounts.account_of(person)).await;
    counts(counting, "accounts", 1, accounts.account_named("zoe")).await;
    counts(counting, "accounts", 1, accounts.holder_of("zoe", 0)).await;
    let looks = ["zoe".to_owned(), "ZOE".to_owned()];
    let alike = accounts.holder_of_lookalike(&looks, 0);
    counts(counting, "accounts", 1, alike).await;
    counts(counting, "sweeps", 1, accounts.without_looks(9)).await;
    counts(counting, "accounts", 1, accounts.passkeys_of(person)).await;
    counts(counting, "accounts", 1, accounts.passkey(&[1])).await;
    counts(counting, "accounts", 1, accounts.sessions_of(person)).await;
    let ratings = store.ratings();
    counts(counting, "ratings", 1, ratings.best("hearts", 9)).await;
    counts(counting, "ratings", 1, ratings.ratings_of(person)).await;

    // Writes are not reported as reads.
    let (reads, waits) = (counting.reads(), counting.waits());
    append(store, id, 1, &act(1)).await.unwrap();
    store.ready().await.unwrap();
    store.secret("one", [1; 32]).await.unwrap();
    assert_eq!((counting.reads(), counting.waits()), (reads, waits));
    assert_eq!(counting.failed(), only([]));
    assert_eq!(counting.retries(), only([]));
}

#[tokio::test]
async fn each_read_of_a_file_counts_once_as_what_it_is() {
    let (counting, _directory) = sqlite().await;
    every_read_counts_once(&counting).await;
    let reads = counting.reads();
    counting.store.time().await.unwrap();
    assert_eq!(counting.reads(), reads, "the time is in no file");
}

#[tokio::test]
async fn each_read_of_a_database_counts_once_as_what_it_is() {
    let cluster = Postgres::start().unwrap();
    let counting = &postgres(&cluster.address()).await;
    every_read_counts_once(counting).await;
    counts(counting, "shared", 1, counting.store.time()).await;
    let (leases, id) = (counting.store.leases().unwrap(), &counting.table.id);
    let server = &ServerId::new([1; 8]);
    counts(counting, "shared", 2, leases.heartbeat(server)).await;
    counts(counting, "shared", 1, leases.lease(server, id)).await;
    counts(counting, "shared", 1, leases.orphans(9)).await;
    counts(counting, "shared", 1, leases.release(server, &[])).await;
    let ceremony = &CeremonyRecord {
        id: "one".into(),
        site: "here".into(),
        challenge: "{}".into(),
    };
    let lasts = Duration::from_secs(9);
    counts(
        counting,
        "shared",
        1,
        leases.begin_ceremony(ceremony, lasts),
    )
    .await;
    counts(counting, "shared", 1, leases.end_ceremony("one")).await;
    counts(counting, "shared", 2, leases.leave(server)).await;
}

#[tokio::test]
async fn the_time_of_a_read_is_counted_and_that_of_waiting_for_a_connection_apart() {
    let cluster = Postgres::start().unwrap();
    let counting = postgres(&cluster.address()).await;
    assert_eq!(counting.log().await.unwrap(), 1);
    let mut other = holding_entries(&cluster).await;
    let release = async {
        sleep(Duration::from_millis(400)).await;
        other.run("ROLLBACK").await.unwrap();
    };
    let (read, ()) = tokio::join!(counting.log(), release);
    assert_eq!(read.unwrap(), 1);
    let took = counting.counted(|counted| counted.read_time);
    let waited = counting.wait_time();
    assert!(took > Duration::from_millis(400), "{took:?}");
    assert!(waited < Duration::from_millis(300), "{waited:?}");
}

/// Failed reads are reported by their reason, and not as reads.
async fn reads_that_fail_count(counting: &Counting, is_failing: &'static str) {
    let damage = "UPDATE entries SET entry = 'nothing that can be read'";
    counting.run(damage).await;
    let read = counting.log().await;
    assert!(matches!(read, Err(StoreError::Damaged { .. })), "{read:?}");
    assert_eq!(counting.failed(), only([("damaged", 1)]));
    counting.run("UPDATE tables SET format = 1000").await;
    let read = counting.log().await;
    assert!(matches!(read, Err(StoreError::Newer { .. })), "{read:?}");
    let read = Store::table(&counting.store, &counting.table.id).await;
    assert!(matches!(read, Err(StoreError::Newer { .. })), "{read:?}");
    assert_eq!(counting.failed(), only([("damaged", 1), ("newer", 2)]));
    counting.run(is_failing).await;
    let read = counting.log().await;
    assert!(matches!(read, Err(StoreError::Failed(_))), "{read:?}");
    let all = only([("damaged", 1), ("newer", 2), ("storage", 1)]);
    assert_eq!(counting.failed(), all);
    // Reading from a closed store is no failure.
    Store::close(&counting.store).await.unwrap();
    let read = counting.log().await;
    assert!(matches!(read, Err(StoreError::Closed)), "{read:?}");
    assert_eq!(counting.failed(), all);
    assert_eq!(counting.reads(), only([]));
}

#[tokio::test]
async fn reads_of_a_file_that_fail_count_by_why() {
    let (counting, _directory) = sqlite().await;
    reads_that_fail_count(&counting, "DROP TABLE entries").await;
}

#[tokio::test]
async fn reads_of_a_database_that_fail_count_by_why() {
    let cluster = Postgres::start().unwrap();
    let counting = postgres(&cluster.address()).await;
    reads_that_fail_count(&counting, "DROP TABLE entries").await;
}

#[tokio::test]
async fn a_read_that_is_not_answered_counts_as_failed() {
    let cluster = Postgres::start().unwrap();
    let wire = Wire::to(cluster.socket_directory()).unwrap();
    let counting = postgres(&cluster.address_at(wire.directory())).await;
    let _other = holding_entries(&cluster).await;
    let read = counting.log().await;
    assert!(matches!(read, Err(StoreError::Failed(_))), "{read:?}");
    assert_eq!(counting.failed(), only([("storage", 1)]));
    assert_eq!(counting.reads(), only([]));
    // Its connection was closed.
    let open = counting.store.connections().unwrap();
    assert_eq!((open.used, open.idle), (0, 0));
}

fn connections(used: u32, idle: u32, most: u32) -> Option<Connections> {
    Some(Connections { used, idle, most })
}

/// Waits until the connections are back in their pool.
async fn there_are(store: &SqlStore, wanted: Option<Connections>) {
    for _ in 0..200 {
        if store.connections() == wanted {
            return;
        }
        sleep(Duration::from_millis(10)).await;
    }
    assert_eq!(store.connections(), wanted);
}

#[tokio::test]
async fn the_connections_to_a_database_are_counted() {
    let cluster = Postgres::start().unwrap();
    let store = postgres(&cluster.address()).await.store;
    assert_eq!(store.connections(), connections(0, 0, 8));
    let Pool::Postgres(pool, _) = &store.readers.pool else {
        unreachable!();
    };
    let lent = join_all((0..3).map(|_| pool.acquire())).await;
    assert_eq!(store.connections(), connections(3, 0, 8));
    drop(lent);
    there_are(&store, connections(0, 3, 8)).await;
    let one = pool.acquire().await.unwrap();
    assert_eq!(store.connections(), connections(1, 2, 8));
    drop(one);
    there_are(&store, connections(0, 3, 8)).await;
}

#[tokio::test]
async fn the_connections_to_a_file_are_counted() {
    let (counting, _directory) = sqlite().await;
    let store = &counting.store;
    there_are(store, connections(0, 1, 4)).await;
    let Pool::Sqlite(pool) = &store.readers.pool else {
        unreachable!();
    };
    let lent = join_all((0..2).map(|_| pool.acquire())).await;
    assert_eq!(store.connections(), connections(2, 0, 4));
    drop(lent);
    there_are(store, connections(0, 2, 4)).await;
}

/// Checks that a read waited for a connection while `for_what` held all of them.
async fn waits(counting: &Counting, for_what: impl Future<Output = ()>) {
    let before = counting.wait_time();
    let (read, ()) = tokio::join!(counting.log(), for_what);
    assert_eq!(read.unwrap(), 1);
    let waited = (counting.wait_time() - before).as_secs_f64();
    assert!((0.3..5.0).contains(&waited), "{waited} s");
    assert_eq!(counting.waits(), 1);
}

#[tokio::test]
async fn waiting_for_a_connection_to_a_database_is_counted() {
    let cluster = Postgres::start().unwrap();
    let counting = postgres(&cluster.address()).await;
    let Pool::Postgres(pool, _) = &counting.store.readers.pool else {
        unreachable!();
    };
    let all = join_all((0..8).map(|_| pool.acquire())).await;
    waits(&counting, async {
        sleep(Duration::from_millis(300)).await;
        drop(all);
    })
    .await;
}

#[tokio::test]
async fn waiting_for_a_connection_to_a_file_is_counted() {
    let (counting, _directory) = sqlite().await;
    let Pool::Sqlite(pool) = &counting.store.readers.pool else {
        unreachable!();
    };
    let all = join_all((0..4).map(|_| pool.acquire())).await;
    waits(&counting, async {
        sleep(Duration::from_millis(300)).await;
        drop(all);
    })
    .await;
}

#[tokio::test]
async fn waiting_in_vain_is_counted_as_waiting_and_as_a_read_that_failed() {
    let cluster = Postgres::start().unwrap();
    let patience = Duration::from_millis(300);
    let store = SqlStore::postgres(
        &cluster.address(),
        Timings {
            outage: patience,
            ..TIMINGS
        },
    )
    .await;
    let counting = Counting::over(store.unwrap()).await;
    let Pool::Postgres(pool, _) = &counting.store.readers.pool else {
        unreachable!();
    };
    let all = join_all((0..8).map(|_| Loan::of(pool))).await;
    let read = counting.log().await;
    assert!(matches!(read, Err(StoreError::Failed(_))), "{read:?}");
    drop(all);
    assert_eq!(counting.waits(), 1);
    let waited = counting.wait_time();
    assert!(waited >= Duration::from_millis(300), "{waited:?}");
    assert_eq!(counting.failed(), only([("storage", 1)]));
}

#[tokio::test]
async fn tries_count_by_why_there_had_to_be_another() {
    let cluster = Postgres::start().unwrap();
    let counting = postgres(&cluster.address()).await;
    // A sequence counts the tries: it is not rolled back.
    let refuse = "CREATE SEQUENCE tries;
        CREATE TABLE refusals (code TEXT);
        INSERT INTO refusals VALUES ('40001');
        CREATE FUNCTION refuse() RETURNS trigger AS $$ BEGIN
            IF nextval('tries') <= 2 THEN
                RAISE EXCEPTION 'not now' USING ERRCODE = (SELECT code FROM refusals);
            END IF;
            RETURN NEW;
        END $$ LANGUAGE plpgsql;
        CREATE TRIGGER refuse BEFORE INSERT ON entries FOR EACH ROW EXECUTE FUNCTION refuse()";
    counting.run(refuse).await;
    let mut wanted = BTreeMap::new();
    let mut other = counting.store.connect().await.unwrap();
    for (place, (code, reason)) in [
        ("40001", Retry::Conflict),
        ("40P01", Retry::Conflict),
        ("55P03", Retry::Lock),
        ("57P01", Retry::Interrupted),
        ("53300", Retry::Full),
        ("53400", Retry::Full),
        ("08006", Retry::Connection),
    ]
    .into_iter()
    .enumerate()
    {
        let refused = query("UPDATE refusals SET code = $1").bind(code);
        refused.execute(&mut other).await.unwrap();
        let anew = "SELECT setval('tries', 1, FALSE)";
        other.run(anew).await.unwrap();
        append(&counting.store, &counting.table.id, 1 + place, &act(0))
            .await
            .unwrap();
        *wanted.entry(reason.as_str().to_owned()).or_default() += 2;
        assert_eq!(counting.retries(), wanted, "{code}");
    }
    // A failure that is not retried is not reported as a retry.
    let refused = query("UPDATE refusals SET code = '23514'");
    refused.execute(&mut other).await.unwrap();
    other.run("SELECT setval('tries', 1, FALSE)").await.unwrap();
    let refused = append(&counting.store, &counting.table.id, 8, &act(0)).await;
    assert!(matches!(refused, Err(StoreError::Failed(_))), "{refused:?}");
    assert_eq!(counting.retries(), wanted);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_answer_that_gets_lost_counts_apart_from_a_connection() {
    let cluster = Postgres::start().unwrap();
    let wire = Wire::to(cluster.socket_directory()).unwrap();
    let counting = postgres(&cluster.address_at(wire.directory())).await;
    let id = &counting.table.id;
    // Without an answer it is unknown whether the question or the answer was lost.
    for (place, lost) in [(1, Lost::Answer), (2, Lost::Question)] {
        wire.lose(lost);
        append(&counting.store, id, place, &act(place))
            .await
            .unwrap();
        assert_eq!(counting.retries(), only([("answer", place as u64)]));
    }
    wire.break_all();
    append(&counting.store, id, 3, &act(3)).await.unwrap();
    assert_eq!(counting.retries(), only([("answer", 2), ("connection", 1)]));
    assert_eq!(counting.log().await.unwrap(), 4);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_try_counts_by_its_own_end_and_not_by_that_of_the_one_before() {
    let cluster = Postgres::start().unwrap();
    let wire = Wire::to(cluster.socket_directory()).unwrap();
    let counting = postgres(&cluster.address_at(wire.directory())).await;
    // The second try fails before its COMMIT, the third at its COMMIT, with an answer.
    let refuse = "CREATE SEQUENCE tries;
        CREATE FUNCTION refuse() RETURNS trigger AS $$ BEGIN
            IF nextval('tries') = 2 THEN
                RAISE EXCEPTION 'not now' USING ERRCODE = '08006';
            END IF;
            RETURN NEW;
        END $$ LANGUAGE plpgsql;
        CREATE TRIGGER refuse BEFORE INSERT ON entries FOR EACH ROW EXECUTE FUNCTION refuse();
        CREATE FUNCTION refuse_end() RETURNS trigger AS $$ BEGIN
            IF currval('tries') = 3 THEN
                RAISE EXCEPTION 'not now' USING ERRCODE = '40001';
            END IF;
            RETURN NEW;
        END $$ LANGUAGE plpgsql;
        CREATE CONSTRAINT TRIGGER refuse_end AFTER INSERT ON entries
            DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION refuse_end()";
    counting.run(refuse).await;
    wire.lose(Lost::Question);
    append(&counting.store, &counting.table.id, 1, &act(1))
        .await
        .unwrap();
    let each = only([("answer", 1), ("connection", 1), ("conflict", 1)]);
    assert_eq!(counting.retries(), each);
    assert_eq!(counting.log().await.unwrap(), 2);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_silent_database_counts_as_late() {
    let cluster = Postgres::start().unwrap();
    let wire = Wire::to(cluster.socket_directory()).unwrap();
    let counting = postgres(&cluster.address_at(wire.directory())).await;
    wire.silence();
    append(&counting.store, &counting.table.id, 1, &act(1))
        .await
        .unwrap();
    assert_eq!(counting.retries(), only([("late", 1)]));
}
