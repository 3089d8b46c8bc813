//! A SQLite file.

use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use sqlx::migrate::Migrator;
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous,
};
use sqlx::{Connection as _, SqliteConnection};
use tokio::sync::Notify;
use tokio::task::JoinHandle;
use tokio::time::sleep;

use super::statement::{Answer, Connection, Pool};
use super::{Place, SqlStore, Step, releases};
use crate::data_directory::DATABASE;
use crate::{StoreError, Timings};

/// Readers do not wait for the writer (WAL), so a few connections are enough.
const READERS: u32 = 4;
/// How long to wait for another program that has locked the file.
const PATIENCE: Duration = Duration::from_secs(5);

/// Interval of checkpoints while there are commits.
const CHECKPOINT_EVERY: Duration = Duration::from_millis(500);

/// The migrations, the oldest first.
const MIGRATIONS: [Step; 15] = [
    (
        1,
        "tables",
        include_str!("../../migrations/sqlite/0001_tables.sql"),
    ),
    (
        2,
        "card set",
        include_str!("../../migrations/sqlite/0002_card_set.sql"),
    ),
    (
        3,
        "edge",
        include_str!("../../migrations/sqlite/0003_edge.sql"),
    ),
    (
        4,
        "ready",
        include_str!("../../migrations/sqlite/0004_ready.sql"),
    ),
    (
        5,
        "lesson",
        include_str!("../../migrations/sqlite/0005_lesson.sql"),
    ),
    (
        6,
        "put away",
        include_str!("../../migrations/sqlite/0006_put_away.sql"),
    ),
    (
        7,
        "people",
        include_str!("../../migrations/sqlite/0007_people.sql"),
    ),
    (
        8,
        "accounts",
        include_str!("../../migrations/sqlite/0008_accounts.sql"),
    ),
    (
        9,
        "reports",
        include_str!("../../migrations/sqlite/0009_reports.sql"),
    ),
    (
        10,
        "ratings",
        include_str!("../../migrations/sqlite/0010_ratings.sql"),
    ),
    (
        11,
        "names",
        include_str!("../../migrations/sqlite/0011_names.sql"),
    ),
    (
        12,
        "formats",
        include_str!("../../migrations/sqlite/0012_formats.sql"),
    ),
    (
        13,
        "reserves",
        include_str!("../../migrations/sqlite/0013_reserves.sql"),
    ),
    (
        14,
        "looks",
        include_str!("../../migrations/sqlite/0014_looks.sql"),
    ),
    (
        15,
        "origins",
        include_str!("../../migrations/sqlite/0015_origins.sql"),
    ),
];

/// The number of the last one.
pub(crate) const LAST: i64 = MIGRATIONS[MIGRATIONS.len() - 1].0;

impl SqlStore {
    /// Opens the file `moonshot.sqlite3` in the directory, which must exist, and creates it if there is none.
    ///
    /// # Errors
    /// When the file cannot be opened or written, is not a database, or was written by a newer release.
    pub async fn sqlite(directory: &Path) -> Result<SqlStore, StoreError> {
        let options = SqliteConnectOptions::new()
            .filename(directory.join(DATABASE))
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
            .foreign_keys(true)
            // Overwrites what is deleted: no deleted name stays in the free pages of the file.
            .pragma("secure_delete", "ON")
            // In KiB: half of the default. The file is in the system's page cache as well.
            .pragma("cache_size", "-1024")
            // In pages of 4 KiB. A write that finds the WAL longer checkpoints it, and takes longer: [`Checkpoints`] prevent that,
            // unless more is written than they can keep up with.
            .pragma("wal_autocheckpoint", "4000")
            // In bytes: a longer WAL is truncated to this.
            .pragma("journal_size_limit", "33554432")
            .busy_timeout(PATIENCE);
        let mut first = connect(&options).await?;
        releases::check(&mut first, LAST).await?;
        first.close().await?;
        let migrating = SqlitePool::connect_with(options.clone()).await?;
        migrator().run(&migrating).await?;
        migrating.close().await;
        let readers = SqlitePoolOptions::new()
            .max_connections(READERS)
            .acquire_timeout(PATIENCE * 2)
            .connect_with(reading(options.clone()))
            .await?;
        let checkpoints = Checkpoints::start(readers.clone());
        let place = Place::Sqlite {
            options,
            checkpoints,
        };
        let writer = place.connect().await?;
        Ok(SqlStore::of(
            place,
            Pool::Sqlite(readers),
            writer,
            Timings::DEFAULT,
        ))
    }
}

/// A connection that may write.
pub(super) async fn connect(options: &SqliteConnectOptions) -> Answer<Connection> {
    let connection = SqliteConnection::connect_with(options).await?;
    Ok(Connection::Sqlite(connection))
}

/// Checkpoints the WAL on a connection that does not write, so that no write waits for it.
pub(super) struct Checkpoints {
    due: Arc<Notify>,
    task: JoinHandle<()>,
}

impl Checkpoints {
    fn start(readers: SqlitePool) -> Checkpoints {
        let due = Arc::new(Notify::new());
        let task = tokio::spawn(checkpoint(readers, Arc::clone(&due)));
        Checkpoints { due, task }
    }

    /// Notifies of a commit.
    pub(super) fn committed(&self) {
        self.due.notify_one();
    }
}

impl Drop for Checkpoints {
    fn drop(&mut self) {
        self.task.abort();
    }
}

/// Checkpoints until the readers are closed. A failed checkpoint is retried after the next commit, or done by the writer.
async fn checkpoint(readers: SqlitePool, due: Arc<Notify>) {
    loop {
        due.notified().await;
        sleep(CHECKPOINT_EVERY).await;
        let moved = sqlx::raw_sql("PRAGMA wal_checkpoint(PASSIVE)").execute(&readers);
        match moved.await {
            Ok(_) => {}
            Err(sqlx::Error::PoolClosed) => return,
            Err(error) => tracing::debug!(%error, "a checkpoint of the database failed"),
        }
    }
}

/// Options of a connection that only reads. Most pages are read once in a table's life, so its cache is 256 KiB.
fn reading(options: SqliteConnectOptions) -> SqliteConnectOptions {
    options
        .pragma("query_only", "ON")
        .pragma("cache_size", "-256")
}

/// The migrations of the file that this release knows.
fn migrator() -> Migrator {
    super::migrator(MIGRATIONS)
}

#[cfg(test)]
mod tests {
    use super::super::statement::query;
    use super::super::tables::LISTED;
    use super::*;
    use crate::conformance::{create, table};
    use tokio::time::Instant;

    /// A setting of the connection that writes.
    async fn writer_setting(store: &SqlStore, pragma: &str) -> String {
        store.commit(&[]).await.unwrap();
        let mut slot = store.writer.lock().await;
        let pragma = sqlx::AssertSqlSafe(format!(
            "SELECT CAST({pragma} AS TEXT) AS setting FROM pragma_{pragma}"
        ));
        let row = query(pragma).fetch_one(slot.as_mut().unwrap());
        row.await.unwrap().try_get("setting").unwrap()
    }

    #[tokio::test]
    async fn every_commit_waits_for_the_disk() {
        let directory = tempfile::tempdir().unwrap();
        let store = SqlStore::sqlite(directory.path()).await.unwrap();
        let full = "2";
        assert_eq!(writer_setting(&store, "synchronous").await, full);
        assert_eq!(writer_setting(&store, "journal_mode").await, "wal");
        // Also on the connection that is opened after a failed write.
        let writer = store.writer.lock().await.take();
        writer.unwrap().close().await.unwrap();
        assert_eq!(writer_setting(&store, "synchronous").await, full);
    }

    #[tokio::test]
    async fn commits_are_checkpointed_without_another_write() {
        let directory = tempfile::tempdir().unwrap();
        let store = SqlStore::sqlite(directory.path()).await.unwrap();
        for number in [1, 2] {
            let made = table(number, None);
            create(&store, &made).await.unwrap();
            let (name, began) = (made.id.as_str().as_bytes(), Instant::now());
            loop {
                let file = std::fs::read(directory.path().join(DATABASE)).unwrap();
                if file.windows(name.len()).any(|part| part == name) {
                    break;
                }
                assert!(
                    began.elapsed() < Duration::from_secs(30),
                    "{} is not in the file",
                    made.id
                );
                sleep(Duration::from_millis(50)).await;
            }
        }
        // SQLite is built to use fdatasync.
        assert!(env!("LIBSQLITE3_FLAGS").contains("-DHAVE_FDATASYNC"));
    }

    #[tokio::test]
    async fn listed_tables_are_found_by_an_index() {
        let directory = tempfile::tempdir().unwrap();
        let store = SqlStore::sqlite(directory.path()).await.unwrap();
        let plan = sqlx::AssertSqlSafe(format!("EXPLAIN QUERY PLAN {LISTED}"));
        let steps = query(plan).bind(5).fetch_all(&store.readers).await.unwrap();
        let first: String = steps[0].try_get("detail").unwrap();
        assert!(first.contains("USING INDEX tables_listed"), "{first}");
    }
}
