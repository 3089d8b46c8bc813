//! The embedded backend: one SQLite file.

use std::path::Path;
use std::time::Duration;

use moonshot_protocol::CardFaces;
use moonshot_table::{Entry, Seeds};
use serde_json::{Map, Value};
use sqlx::migrate::{Migration, MigrationType, Migrator};
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteRow,
    SqliteSynchronous,
};
use sqlx::{Connection, Decode, Row, SqlSafeStr, Sqlite, SqliteConnection, Type, query};

use super::{Pending, SeatRecord, Store, StoreError, TableRecord};
use crate::clock::now;
use crate::data_directory::DATABASE;
use crate::identity::PersonId;
use crate::table_id::TableId;
use crate::wire::Autoplay;

/// Readers do not wait for the writer (WAL), so a few connections are enough.
const CONNECTIONS: u32 = 4;

/// The migrations, oldest first. They are only ever added to.
const MIGRATIONS: [(i64, &str, &str); 4] = [
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
];

/// Tables in one SQLite file, `moonshot.sqlite3`, whose every write is on the disk when it returns.
pub struct SqliteStore {
    pool: SqlitePool,
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
            .busy_timeout(Duration::from_secs(5));
        let pool = SqlitePoolOptions::new()
            .max_connections(CONNECTIONS)
            .acquire_timeout(Duration::from_secs(10))
            .connect_with(options)
            .await?;
        migrator().run(&pool).await?;
        Ok(SqliteStore { pool })
    }

    /// The connections, for tests of how they are opened.
    #[cfg(test)]
    pub(crate) fn connections(&self) -> &SqlitePool {
        &self.pool
    }

    async fn create(&self, table: &TableRecord) -> Result<(), StoreError> {
        let mut connection = self.pool.acquire().await?;
        let created = insert(&mut connection, table).await;
        if created.is_err() {
            // On a full disk the transaction may not have ended: nobody uses the connection again.
            let _ = connection.close().await;
        }
        created
    }

    async fn table(&self, id: &TableId) -> Result<Option<TableRecord>, StoreError> {
        let Some(row) = query(
            "SELECT created, game, players, options, card_set, seed, nonces FROM tables WHERE id = ?",
        )
        .bind(id.as_str())
        .fetch_optional(&self.pool)
        .await?
        else {
            return Ok(None);
        };
        let seats =
            query("SELECT name, person, autoplay FROM seats WHERE table_id = ? ORDER BY seat")
                .bind(id.as_str())
                .fetch_all(&self.pool)
                .await?
                .iter()
                .map(|row| seat_record(id, row))
                .collect::<Result<Vec<_>, _>>()?;
        if read::<i64>(&row, id, "players")? != seats.len() as i64 {
            return Err(damaged(id, "seats"));
        }
        Ok(Some(TableRecord {
            id: id.clone(),
            created: read(&row, id, "created")?,
            game: read(&row, id, "game")?,
            options: options(read(&row, id, "options")?).ok_or_else(|| damaged(id, "options"))?,
            card_set: read::<Option<&str>>(&row, id, "card_set")?
                .map(CardFaces::read)
                .transpose()
                .map_err(|_| damaged(id, "card_set"))?,
            seeds: seeds(read(&row, id, "seed")?, read(&row, id, "nonces")?)
                .ok_or_else(|| damaged(id, "seed"))?,
            seats,
        }))
    }

    async fn append(&self, id: &TableId, position: usize, entry: &Entry) -> Result<(), StoreError> {
        let text = serde_json::to_string(entry).map_err(|_| damaged(id, "entry"))?;
        // The primary key decides between two writers; the condition keeps the log without gaps.
        let done = query(
            "INSERT INTO entries (table_id, position, made, entry)
             SELECT id, ?2, ?3, ?4 FROM tables WHERE id = ?1 AND ?2 =
             (SELECT coalesce(max(position) + 1, 0) FROM entries WHERE table_id = ?1)",
        )
        .bind(id.as_str())
        .bind(position as i64)
        .bind(now())
        .bind(text)
        .execute(&self.pool)
        .await;
        match done {
            Ok(done) if done.rows_affected() == 1 => Ok(()),
            Ok(_) => Err(StoreError::Stale),
            Err(sqlx::Error::Database(e)) if e.is_unique_violation() => Err(StoreError::Stale),
            Err(error) => Err(error.into()),
        }
    }

    async fn log(&self, id: &TableId) -> Result<Vec<Entry>, StoreError> {
        query("SELECT entry FROM entries WHERE table_id = ? ORDER BY position")
            .bind(id.as_str())
            .fetch_all(&self.pool)
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
             FROM tables WHERE id IN (SELECT table_id FROM seats WHERE person = ?)
             ORDER BY changed DESC, id LIMIT ?",
        )
        .bind(person.as_bytes())
        .bind(limit as i64)
        .fetch_all(&self.pool)
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
        .fetch_all(&self.pool)
        .await?;
        Ok(rows.iter().filter_map(table_id).collect())
    }

    async fn set_autoplay(
        &self,
        id: &TableId,
        seat: usize,
        autoplay: Autoplay,
    ) -> Result<(), StoreError> {
        query("UPDATE seats SET autoplay = ? WHERE table_id = ? AND seat = ?")
            .bind(autoplay.as_str())
            .bind(id.as_str())
            .bind(seat as i64)
            .execute(&self.pool)
            .await?;
        Ok(())
    }
}

impl Store for SqliteStore {
    fn create<'a>(&'a self, table: &'a TableRecord) -> Pending<'a, ()> {
        Box::pin(self.create(table))
    }

    fn table<'a>(&'a self, id: &'a TableId) -> Pending<'a, Option<TableRecord>> {
        Box::pin(self.table(id))
    }

    fn append<'a>(&'a self, id: &'a TableId, position: usize, entry: &'a Entry) -> Pending<'a, ()> {
        Box::pin(self.append(id, position, entry))
    }

    fn log<'a>(&'a self, id: &'a TableId) -> Pending<'a, Vec<Entry>> {
        Box::pin(self.log(id))
    }

    fn tables_of<'a>(
        &'a self,
        person: &'a PersonId,
        limit: usize,
    ) -> Pending<'a, Vec<(TableId, i64)>> {
        Box::pin(self.tables_of(person, limit))
    }

    fn changed_since(&self, time: i64) -> Pending<'_, Vec<TableId>> {
        Box::pin(self.changed_since(time))
    }

    fn set_autoplay<'a>(
        &'a self,
        id: &'a TableId,
        seat: usize,
        autoplay: Autoplay,
    ) -> Pending<'a, ()> {
        Box::pin(self.set_autoplay(id, seat, autoplay))
    }

    fn ready(&self) -> Pending<'_, ()> {
        Box::pin(async {
            query("UPDATE ready SET written = ?")
                .bind(now())
                .execute(&self.pool)
                .await?;
            Ok(())
        })
    }

    fn close(&self) -> Pending<'_, ()> {
        Box::pin(async {
            self.pool.close().await;
            Ok(())
        })
    }

    fn secret<'a>(&'a self, name: &'a str, fresh: [u8; 32]) -> Pending<'a, [u8; 32]> {
        Box::pin(async move {
            query("INSERT INTO secrets (name, value) VALUES (?, ?) ON CONFLICT DO NOTHING")
                .bind(name)
                .bind(fresh.as_slice())
                .execute(&self.pool)
                .await?;
            let row = query("SELECT value FROM secrets WHERE name = ?")
                .bind(name)
                .fetch_one(&self.pool)
                .await?;
            let value: &[u8] = row.try_get("value")?;
            let wrong = |error| StoreError::Failed(sqlx::Error::Decode(Box::new(error)));
            value.try_into().map_err(wrong)
        })
    }

    fn open_tables_of<'a>(
        &'a self,
        person: &'a PersonId,
        limit: usize,
    ) -> Pending<'a, Vec<TableId>> {
        Box::pin(async move {
            let rows = query(
                "SELECT id FROM tables WHERE over = 0
                 AND id IN (SELECT table_id FROM seats WHERE person = ?) LIMIT ?",
            )
            .bind(person.as_bytes())
            .bind(limit as i64)
            .fetch_all(&self.pool)
            .await?;
            Ok(rows.iter().filter_map(table_id).collect())
        })
    }

    fn mark_over<'a>(&'a self, id: &'a TableId) -> Pending<'a, ()> {
        Box::pin(async move {
            query("UPDATE tables SET over = 1 WHERE id = ?")
                .bind(id.as_str())
                .execute(&self.pool)
                .await?;
            Ok(())
        })
    }
}

/// Adds a table and its seats in one transaction.
async fn insert(connection: &mut SqliteConnection, table: &TableRecord) -> Result<(), StoreError> {
    let nonces: Vec<String> = table.seeds.nonces().iter().map(hex::encode).collect();
    let mut transaction = connection.begin().await?;
    query(
        "INSERT INTO tables (id, created, game, players, options, card_set, seed, nonces)
             VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
    )
    .bind(table.id.as_str())
    .bind(table.created)
    .bind(&table.game)
    .bind(table.seats.len() as i64)
    .bind(Value::from(table.options.clone()).to_string())
    .bind(table.card_set.as_ref().map(CardFaces::to_toml))
    .bind(table.seeds.server_seed().as_slice())
    .bind(Value::from(nonces).to_string())
    .execute(&mut *transaction)
    .await?;
    for (seat, record) in table.seats.iter().enumerate() {
        query("INSERT INTO seats (table_id, seat, name, person, autoplay) VALUES (?, ?, ?, ?, ?)")
            .bind(table.id.as_str())
            .bind(seat as i64)
            .bind(&record.name)
            .bind(record.person.as_ref().map(PersonId::as_bytes))
            .bind(record.autoplay.as_str())
            .execute(&mut *transaction)
            .await?;
    }
    transaction.commit().await?;
    Ok(())
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
        autoplay: Autoplay::read(read(row, id, "autoplay")?)
            .ok_or_else(|| damaged(id, "autoplay"))?,
    })
}

fn options(text: &str) -> Option<Map<String, Value>> {
    serde_json::from_str(text).ok()
}

fn seeds(server: &[u8], nonces: &str) -> Option<Seeds> {
    let nonces: Vec<String> = serde_json::from_str(nonces).ok()?;
    let nonces: Result<Vec<Vec<u8>>, _> = nonces.iter().map(hex::decode).collect();
    Some(Seeds::new(server.try_into().ok()?, nonces.ok()?))
}
