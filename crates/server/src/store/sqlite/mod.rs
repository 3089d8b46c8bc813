//! The embedded backend: one SQLite file.

mod accounts;
mod ratings;
mod write;

use std::path::Path;
use std::time::Duration;

use moonshot_protocol::CardFaces;
use moonshot_rules::Seat;
use moonshot_table::{Entry, Seeds};
use serde_json::{Map, Value};
use sqlx::migrate::{Migration, MigrationType, Migrator};
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteRow,
    SqliteSynchronous,
};
use sqlx::{Connection, Decode, Row, SqlSafeStr, Sqlite, SqliteConnection, Type, query};
use tokio::sync::Mutex;

use super::{
    AccountStore, Pending, RatingStore, SeatRecord, Sitting, Store, StoreError, TableRecord, Write,
    Written,
};
use crate::data_directory::DATABASE;
use crate::identity::PersonId;
use crate::table_id::TableId;
use crate::wire::Autoplay;

/// Readers do not wait for the writer (WAL), so a few connections are enough.
const READERS: u32 = 4;
/// How long to wait for another program that holds the file.
const PATIENCE: Duration = Duration::from_secs(5);

/// The migrations, oldest first. They are only ever added to.
const MIGRATIONS: [(i64, &str, &str); 10] = [
    (
        1,
        "tables",
        include_str!("../../../migrations/sqlite/0001_tables.sql"),
    ),
    (
        2,
        "card set",
        include_str!("../../../migrations/sqlite/0002_card_set.sql"),
    ),
    (
        3,
        "edge",
        include_str!("../../../migrations/sqlite/0003_edge.sql"),
    ),
    (
        4,
        "ready",
        include_str!("../../../migrations/sqlite/0004_ready.sql"),
    ),
    (
        5,
        "lesson",
        include_str!("../../../migrations/sqlite/0005_lesson.sql"),
    ),
    (
        6,
        "put away",
        include_str!("../../../migrations/sqlite/0006_put_away.sql"),
    ),
    (
        7,
        "people",
        include_str!("../../../migrations/sqlite/0007_people.sql"),
    ),
    (
        8,
        "accounts",
        include_str!("../../../migrations/sqlite/0008_accounts.sql"),
    ),
    (
        9,
        "reports",
        include_str!("../../../migrations/sqlite/0009_reports.sql"),
    ),
    (
        10,
        "ratings",
        include_str!("../../../migrations/sqlite/0010_ratings.sql"),
    ),
];

/// Tables in one SQLite file, `moonshot.sqlite3`, whose every write is on the disk when it returns.
pub struct SqliteStore {
    options: SqliteConnectOptions,
    readers: SqlitePool,
    /// The only connection that writes; `None` after a write that failed, until the next one.
    writer: Mutex<Option<SqliteConnection>>,
}

impl SqliteStore {
    /// Opens the file in the directory, which must exist, and makes it if there is none.
    ///
    /// # Errors
    /// When the file cannot be opened or written, is no database, or was written by a newer release.
    pub async fn open(directory: &Path) -> Result<SqliteStore, StoreError> {
        let options = SqliteConnectOptions::new()
            .filename(directory.join(DATABASE))
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
            .foreign_keys(true)
            // What is deleted is written over: nobody reads a deleted name in the free pages of the file.
            .pragma("secure_delete", "ON")
            .busy_timeout(PATIENCE);
        let migrating = SqlitePool::connect_with(options.clone()).await?;
        migrator().run(&migrating).await?;
        migrating.close().await;
        let writer = SqliteConnection::connect_with(&options).await?;
        let readers = SqlitePoolOptions::new()
            .max_connections(READERS)
            .acquire_timeout(PATIENCE * 2)
            .connect_with(reading(options.clone()))
            .await?;
        Ok(SqliteStore {
            options,
            readers,
            writer: Mutex::new(Some(writer)),
        })
    }

    /// A setting of the connection that writes.
    #[cfg(test)]
    #[allow(clippy::unwrap_used)]
    pub(crate) async fn writer_says(&self, pragma: &str) -> String {
        self.commit(&[]).await.unwrap();
        let mut slot = self.writer.lock().await;
        let pragma = sqlx::AssertSqlSafe(format!(
            "SELECT CAST({pragma} AS TEXT) FROM pragma_{pragma}"
        ));
        let row = query(pragma).fetch_one(slot.as_mut().unwrap()).await;
        row.unwrap().get(0)
    }

    /// Does to the connection that writes what a write that failed does.
    #[cfg(test)]
    #[allow(clippy::unwrap_used)]
    pub(crate) async fn break_writer(&self) {
        let writer = self.writer.lock().await.take();
        writer.unwrap().close().await.unwrap();
    }

    async fn commit(&self, writes: &[Write]) -> Result<Vec<Written>, StoreError> {
        let mut slot = self.writer.lock().await;
        if self.readers.is_closed() {
            return Err(StoreError::Closed);
        }
        // Taken out: a connection whose transaction did not end is never used again. Closing it rolls back.
        let mut writer = match slot.take() {
            Some(writer) => writer,
            None => SqliteConnection::connect_with(&self.options).await?,
        };
        match write::all(&mut writer, writes).await {
            Ok(written) => {
                *slot = Some(writer);
                Ok(written)
            }
            Err(error) => {
                let _ = writer.close().await;
                Err(error)
            }
        }
    }

    async fn table(&self, id: &TableId) -> Result<Option<TableRecord>, StoreError> {
        let Some(row) = query(
            "SELECT created, game, players, options, card_set, lesson, seed, nonces, waits FROM tables WHERE id = ?",
        )
        .bind(id.as_str())
        .fetch_optional(&self.readers)
        .await?
        else {
            return Ok(None);
        };
        let seats =
            query("SELECT name, person, program FROM seats WHERE table_id = ? ORDER BY seat")
                .bind(id.as_str())
                .fetch_all(&self.readers)
                .await?
                .iter()
                .map(|row| seat_record(id, row))
                .collect::<Result<Vec<_>, _>>()?;
        if read::<i64>(&row, id, "players")? != seats.len() as i64 {
            return Err(damaged(id, "seats"));
        }
        let autoplay =
            query("SELECT person, autoplay FROM sittings WHERE table_id = ? AND autoplay <> 'off'")
                .bind(id.as_str())
                .fetch_all(&self.readers)
                .await?
                .iter()
                .map(|row| setting(id, row))
                .collect::<Result<_, _>>()?;
        Ok(Some(TableRecord {
            id: id.clone(),
            created: read(&row, id, "created")?,
            game: read(&row, id, "game")?,
            options: options(read(&row, id, "options")?).ok_or_else(|| damaged(id, "options"))?,
            card_set: read::<Option<&str>>(&row, id, "card_set")?
                .map(CardFaces::read)
                .transpose()
                .map_err(|_| damaged(id, "card_set"))?,
            lesson: read(&row, id, "lesson")?,
            seeds: seeds(read(&row, id, "seed")?, read(&row, id, "nonces")?)
                .ok_or_else(|| damaged(id, "seed"))?,
            waits: read(&row, id, "waits")?,
            seats,
            autoplay,
        }))
    }

    async fn log(&self, id: &TableId) -> Result<Vec<Entry>, StoreError> {
        query("SELECT entry FROM entries WHERE table_id = ? ORDER BY position")
            .bind(id.as_str())
            .fetch_all(&self.readers)
            .await?
            .iter()
            .map(|row| {
                let text: &str = read(row, id, "entry")?;
                serde_json::from_str(text).map_err(|_| damaged(id, "entry"))
            })
            .collect()
    }

    async fn tables_of(
        &self,
        person: &PersonId,
        limit: usize,
    ) -> Result<Vec<(TableId, i64)>, StoreError> {
        let rows = query(
            "SELECT id, coalesce((SELECT made FROM entries WHERE table_id = id
                                  ORDER BY position DESC LIMIT 1), created) AS changed
             FROM tables WHERE id IN (SELECT table_id FROM sittings WHERE person = ?)
             ORDER BY changed DESC, id LIMIT ?",
        )
        .bind(person.as_bytes())
        .bind(limit as i64)
        .fetch_all(&self.readers)
        .await?;
        let listed = |row| Some((table_id(row)?, readable(row.try_get("changed"))?));
        Ok(rows.iter().filter_map(listed).collect())
    }

    async fn changed_since(&self, time: i64) -> Result<Vec<TableId>, StoreError> {
        let rows = query(
            "SELECT id FROM tables WHERE created >= ?1 OR ?1 <=
             (SELECT made FROM entries WHERE table_id = id ORDER BY position DESC LIMIT 1)",
        )
        .bind(time)
        .fetch_all(&self.readers)
        .await?;
        Ok(rows.iter().filter_map(table_id).collect())
    }
}

impl Store for SqliteStore {
    fn commit<'a>(&'a self, writes: &'a [Write]) -> Pending<'a, Vec<Written>> {
        Box::pin(self.commit(writes))
    }

    fn table<'a>(&'a self, id: &'a TableId) -> Pending<'a, Option<TableRecord>> {
        Box::pin(self.table(id))
    }

    fn log<'a>(&'a self, id: &'a TableId) -> Pending<'a, Vec<Entry>> {
        Box::pin(self.log(id))
    }

    fn made_since<'a>(&'a self, id: &'a TableId, time: i64) -> Pending<'a, Vec<i64>> {
        Box::pin(async move {
            let rows = query(
                "SELECT made FROM entries WHERE table_id = ?1 AND position >=
                 (SELECT min(position) FROM entries WHERE table_id = ?1 AND made >= ?2) ORDER BY position",
            )
            .bind(id.as_str())
            .bind(time)
            .fetch_all(&self.readers)
            .await?;
            rows.iter().map(|row| read(row, id, "made")).collect()
        })
    }

    fn tables_of<'a>(
        &'a self,
        person: &'a PersonId,
        limit: usize,
    ) -> Pending<'a, Vec<(TableId, i64)>> {
        Box::pin(self.tables_of(person, limit))
    }

    fn sittings_of<'a>(&'a self, person: &'a PersonId) -> Pending<'a, Vec<Sitting>> {
        Box::pin(async move {
            let rows =
                query("SELECT table_id AS id, seat, put_away FROM sittings WHERE person = ?")
                    .bind(person.as_bytes())
                    .fetch_all(&self.readers)
                    .await?;
            let sitting = |row: &SqliteRow| {
                let seat: i64 = readable(row.try_get("seat"))?;
                Some(Sitting {
                    table: table_id(row)?,
                    seat: Seat::new(usize::try_from(seat).ok()?)?,
                    put_away: readable(row.try_get("put_away"))?,
                })
            };
            Ok(rows.iter().filter_map(sitting).collect())
        })
    }

    fn listed(&self, limit: usize) -> Pending<'_, Vec<TableId>> {
        Box::pin(async move {
            let rows =
                query("SELECT id FROM tables WHERE listed = 1 ORDER BY created DESC LIMIT ?")
                    .bind(limit as i64)
                    .fetch_all(&self.readers)
                    .await?;
            Ok(rows.iter().filter_map(table_id).collect())
        })
    }

    fn unchanged_since(&self, time: i64, over: bool, limit: usize) -> Pending<'_, Vec<TableId>> {
        Box::pin(async move {
            let rows = query(
                "SELECT id FROM tables WHERE over = ?2 AND created < ?1 AND ?1 > coalesce(
                 (SELECT made FROM entries WHERE table_id = id ORDER BY position DESC LIMIT 1), created)
                 ORDER BY created LIMIT ?3",
            )
            .bind(time)
            .bind(over)
            .bind(limit as i64)
            .fetch_all(&self.readers)
            .await?;
            // A row whose name cannot be read harms no other.
            Ok(rows.iter().filter_map(table_id).collect())
        })
    }

    fn changed_since(&self, time: i64) -> Pending<'_, Vec<TableId>> {
        Box::pin(self.changed_since(time))
    }

    fn close(&self) -> Pending<'_, ()> {
        Box::pin(async {
            let mut writer = self.writer.lock().await;
            self.readers.close().await;
            if let Some(writer) = writer.take() {
                writer.close().await?;
            }
            Ok(())
        })
    }

    fn secret<'a>(&'a self, name: &'a str, fresh: [u8; 32]) -> Pending<'a, [u8; 32]> {
        Box::pin(async move {
            let mut writer = SqliteConnection::connect_with(&self.options).await?;
            let kept = write::secret(&mut writer, name, fresh).await;
            writer.close().await?;
            kept
        })
    }

    fn people_at<'a>(&'a self, table: &'a TableId) -> Pending<'a, Vec<PersonId>> {
        Box::pin(async move {
            let rows = query("SELECT person FROM sittings WHERE table_id = ?")
                .bind(table.as_str())
                .fetch_all(&self.readers)
                .await?;
            let person = |row: &SqliteRow| {
                let person = PersonId::from_bytes(read(row, table, "person")?);
                person.ok_or_else(|| damaged(table, "person"))
            };
            rows.iter().map(person).collect()
        })
    }

    fn accounts(&self) -> &dyn AccountStore {
        self
    }

    fn ratings(&self) -> &dyn RatingStore {
        self
    }

    fn open_tables_of<'a>(
        &'a self,
        person: &'a PersonId,
        limit: usize,
    ) -> Pending<'a, Vec<TableId>> {
        Box::pin(async move {
            let rows = query(
                "SELECT id FROM tables WHERE over = 0
                 AND id IN (SELECT table_id FROM sittings WHERE person = ?) LIMIT ?",
            )
            .bind(person.as_bytes())
            .bind(limit as i64)
            .fetch_all(&self.readers)
            .await?;
            Ok(rows.iter().filter_map(table_id).collect())
        })
    }
}

/// How a connection is opened that only reads. What it reads is read once in a table's life, so it keeps 256 KiB of it.
fn reading(options: SqliteConnectOptions) -> SqliteConnectOptions {
    options
        .pragma("query_only", "ON")
        .pragma("cache_size", "-256")
}

/// The migrations that this release knows.
pub(super) fn migrator() -> Migrator {
    let migration = |(version, name, sql): (i64, &'static str, &'static str)| {
        Migration::new(
            version,
            name.into(),
            MigrationType::Simple,
            sql.into_sql_str(),
            false,
        )
    };
    Migrator::with_migrations(MIGRATIONS.map(migration).into())
}

fn damaged(table: &TableId, what: &'static str) -> StoreError {
    StoreError::Damaged {
        table: table.clone(),
        what,
    }
}

/// A column of a table's row; the table is damaged if it has another type or is no text.
fn read<'r, T>(row: &'r SqliteRow, id: &TableId, column: &'static str) -> Result<T, StoreError>
where
    T: Decode<'r, Sqlite> + Type<Sqlite>,
{
    row.try_get(column).map_err(|_| damaged(id, column))
}

/// A table's name; `None`, and a line in the log, where it is none.
fn table_id(row: &SqliteRow) -> Option<TableId> {
    let text: &str = readable(row.try_get("id"))?;
    readable(text.parse())
}

/// What could be read. What could not is logged: one bad row must not hide the others.
fn readable<T, E: std::fmt::Display>(read: Result<T, E>) -> Option<T> {
    read.inspect_err(|error| tracing::error!(%error, "a stored table is left out"))
        .ok()
}

fn seat_record(id: &TableId, row: &SqliteRow) -> Result<SeatRecord, StoreError> {
    let person = read::<Option<&[u8]>>(row, id, "person")?
        .map(|bytes| PersonId::from_bytes(bytes).ok_or_else(|| damaged(id, "person")))
        .transpose()?;
    Ok(SeatRecord {
        name: read(row, id, "name")?,
        person,
        program: read(row, id, "program")?,
    })
}

/// What somebody set at a table.
fn setting(id: &TableId, row: &SqliteRow) -> Result<(PersonId, Autoplay), StoreError> {
    let person = PersonId::from_bytes(read(row, id, "person")?);
    let autoplay = Autoplay::read(read(row, id, "autoplay")?);
    Ok((
        person.ok_or_else(|| damaged(id, "person"))?,
        autoplay.ok_or_else(|| damaged(id, "autoplay"))?,
    ))
}

fn options(text: &str) -> Option<Map<String, Value>> {
    serde_json::from_str(text).ok()
}

fn seeds(server: &[u8], nonces: &str) -> Option<Seeds> {
    let nonces: Vec<String> = serde_json::from_str(nonces).ok()?;
    let nonces: Result<Vec<Vec<u8>>, _> = nonces.iter().map(hex::decode).collect();
    Some(Seeds::new(server.try_into().ok()?, nonces.ok()?))
}
