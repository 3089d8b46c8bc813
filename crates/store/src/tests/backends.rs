//! What SQLite and PostgreSQL do beyond the conformance suite.

use moonshot_table::{Change, Entry, LOG_FORMAT};
use moonshot_testbed::Postgres;

use super::TIMINGS;
use crate::conformance::{act, append, appended, commit, create, person, table};
use crate::sql::query;
use crate::{ServerId, SqlStore, Store, StoreError, TableId, Trouble, Write};

const ONE: ServerId = ServerId::new([1; 8]);
const OTHER: ServerId = ServerId::new([2; 8]);

/// Checks the stored format of a table, then changes it, as a newer release does.
async fn has_format(store: &SqlStore, id: &TableId, wanted: i64, then: i64) {
    let mut connection = store.connect().await.unwrap();
    let row = query("SELECT format FROM tables WHERE id = $1")
        .bind(id.as_str())
        .fetch_one(&mut connection)
        .await
        .unwrap();
    assert_eq!(row.try_get::<i64>("format").unwrap(), wanted);
    query("UPDATE tables SET format = $1 WHERE id = $2")
        .bind(then)
        .bind(id.as_str())
        .execute(&mut connection)
        .await
        .unwrap();
    connection.close().await.unwrap();
}

async fn a_log_has_the_format_needed_to_read_it(store: &SqlStore) {
    let (plain, changed) = (table(81, None), table(82, None));
    create(store, &plain).await.unwrap();
    append(store, &plain.id, 0, &act(0)).await.unwrap();
    let changes = Entry::Table {
        change: Change::Start,
    };
    let made = Write::Create {
        table: Box::new(changed.clone()),
        entries: vec![act(0), changes.clone()],
    };
    commit(store, made).await.unwrap();
    has_format(store, &changed.id, 2, 2).await;
    has_format(store, &plain.id, 1, 1).await;
    append(store, &plain.id, 1, &changes).await.unwrap();
    append(store, &plain.id, 2, &act(2)).await.unwrap();
    let later = i64::from(LOG_FORMAT) + 1;
    has_format(store, &plain.id, 2, later).await;
    // A stale append does not raise the format.
    let stale = appended(&changed.id, 9, std::slice::from_ref(&changes));
    assert!(matches!(commit(store, stale).await, Err(StoreError::Stale)));

    let newer =
        |error: StoreError| matches!(error, StoreError::Newer { table } if table == plain.id);
    assert!(store.table(&plain.id).await.is_err_and(newer));
    assert!(store.log_after(&plain.id, 1).await.is_err_and(newer));
    assert_eq!(store.log(&changed.id).await.unwrap().len(), 2);
    append(store, &plain.id, 3, &changes).await.unwrap();
    has_format(store, &plain.id, later, 2).await;
    assert_eq!(store.log(&plain.id).await.unwrap().len(), 4);
}

#[tokio::test]
async fn a_log_in_a_file_has_the_format_needed_to_read_it() {
    let directory = tempfile::tempdir().unwrap();
    let store = SqlStore::sqlite(directory.path()).await.unwrap();
    a_log_has_the_format_needed_to_read_it(&store).await;
}

#[tokio::test]
async fn a_log_in_a_database_has_the_format_needed_to_read_it() {
    let cluster = Postgres::start().unwrap();
    let store = SqlStore::postgres(&cluster.address(), TIMINGS).await;
    a_log_has_the_format_needed_to_read_it(&store.unwrap()).await;
}

#[tokio::test]
async fn sqlite_is_the_same_after_a_restart() {
    let directory = tempfile::tempdir().unwrap();
    let made = table(1, Some(person(1)));
    let store = SqlStore::sqlite(directory.path()).await.unwrap();
    create(&store, &made).await.unwrap();
    append(&store, &made.id, 0, &act(0)).await.unwrap();
    drop(store);
    let store = SqlStore::sqlite(directory.path()).await.unwrap();
    assert_eq!(
        Store::table(&store, &made.id).await.unwrap(),
        Some(made.clone())
    );
    assert_eq!(Store::log(&store, &made.id).await.unwrap(), [act(0)]);
}

#[tokio::test]
async fn a_file_that_is_no_database_is_refused_and_left_alone() {
    let directory = tempfile::tempdir().unwrap();
    let file = directory.path().join("moonshot.sqlite3");
    let text = "this is somebody's diary, and not a database at all\n".repeat(100);
    std::fs::write(&file, &text).unwrap();
    assert!(SqlStore::sqlite(directory.path()).await.is_err());
    assert_eq!(std::fs::read_to_string(&file).unwrap(), text);
}

#[tokio::test]
async fn a_file_has_no_leases() {
    let directory = tempfile::tempdir().unwrap();
    let store = SqlStore::sqlite(directory.path()).await.unwrap();
    assert!(store.leases().is_none());
}

#[tokio::test]
async fn servers_know_what_all_of_them_can_read() {
    let cluster = Postgres::start().unwrap();
    let store = SqlStore::postgres(&cluster.address(), TIMINGS)
        .await
        .unwrap();
    let leases = store.leases().unwrap();
    assert_eq!(leases.heartbeat(&ONE).await.unwrap().reads, LOG_FORMAT);
    leases.heartbeat(&OTHER).await.unwrap();
    assert_eq!(leases.heartbeat(&ONE).await.unwrap().reads, LOG_FORMAT);
    for (reads, all_read) in [(LOG_FORMAT - 1, LOG_FORMAT - 1), (99, LOG_FORMAT)] {
        let mut connection = store.connect().await.unwrap();
        query("UPDATE servers SET reads = $1 WHERE id = $2")
            .bind(i64::from(reads))
            .bind(OTHER.as_bytes())
            .execute(&mut connection)
            .await
            .unwrap();
        connection.close().await.unwrap();
        assert_eq!(leases.heartbeat(&ONE).await.unwrap().reads, all_read);
    }
    leases.leave(&OTHER).await.unwrap();
    assert_eq!(leases.heartbeat(&ONE).await.unwrap().reads, LOG_FORMAT);
}

#[tokio::test]
async fn a_database_is_refused_by_releases_that_lack_a_needed_migration() {
    let cluster = Postgres::start().unwrap();
    let store = SqlStore::postgres(&cluster.address(), TIMINGS)
        .await
        .unwrap();
    let mut connection = store.connect().await.unwrap();
    for added in [
        "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time)
         VALUES (4711, 'of the future', TRUE, '', 1)",
        "ALTER TABLE tables ADD COLUMN unheard_of TEXT NOT NULL DEFAULT 'of'",
    ] {
        query(added).execute(&mut connection).await.unwrap();
    }
    let again = SqlStore::postgres(&cluster.address(), TIMINGS)
        .await
        .unwrap();
    create(&again, &table(1, None)).await.unwrap();
    query("UPDATE needed SET migration = 4711")
        .execute(&mut connection)
        .await
        .unwrap();
    let refused = SqlStore::postgres(&cluster.address(), TIMINGS)
        .await
        .map(drop);
    assert_eq!(Trouble::of(&refused.unwrap_err()), Trouble::Newer);
}
