//! The backends: a SQLite file for one server, a PostgreSQL database for one or several.
//!
//! What both understand is said once, here. What differs is in [`sqlite`] and [`postgres`]: how they are opened, how a batch
//! becomes one transaction, and what is done when that fails.

mod accounts;
mod postgres;
mod ratings;
mod sqlite;
mod statement;
mod tables;
mod write;

use sqlx::migrate::{Migration, MigrationType, Migrator};
use sqlx::postgres::PgConnectOptions;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{Connection as _, PgConnection, SqlSafeStr, SqliteConnection};
use tokio::sync::Mutex;

use super::{StoreError, Write, Written};
pub(in crate::store) use sqlite::migrator as sqlite_migrator;
use statement::{Answer, Connection, Readers};
use write::Ending;

/// Tables in a SQLite file or a PostgreSQL database. Whatever is written is durable when the write returns.
pub struct SqlStore {
    place: Place,
    readers: Readers,
    /// The only connection that writes; `None` after a write that failed, until the next one.
    writer: Mutex<Option<Connection>>,
}

/// Where the database is.
enum Place {
    Sqlite(SqliteConnectOptions),
    Postgres(PgConnectOptions),
}

impl Place {
    /// A connection that may write.
    async fn connect(&self) -> Answer<Connection> {
        Ok(match self {
            Place::Sqlite(options) => {
                Connection::Sqlite(SqliteConnection::connect_with(options).await?)
            }
            Place::Postgres(options) => {
                let connection = PgConnection::connect_with(options).await?;
                let mut connection = Connection::Postgres(connection);
                postgres::set_up(&mut connection).await?;
                connection
            }
        })
    }
}

impl SqlStore {
    async fn commit(&self, writes: &[Write]) -> Result<Vec<Written>, StoreError> {
        let mut slot = self.writer.lock().await;
        if self.readers.is_closed() {
            return Err(StoreError::Closed);
        }
        match &self.place {
            Place::Sqlite(_) => self.try_commit(&mut slot, writes, &mut None).await,
            Place::Postgres(_) => postgres::commit(self, &mut slot, writes).await,
        }
    }

    /// Stores all of it in one transaction, or fails. `ending` is set as soon as the transaction may have ended.
    async fn try_commit(
        &self,
        slot: &mut Option<Connection>,
        writes: &[Write],
        ending: &mut Option<Ending>,
    ) -> Result<Vec<Written>, StoreError> {
        // Taken out: a connection whose transaction did not end is never used again. Closing it rolls back.
        let mut writer = match slot.take() {
            Some(writer) => writer,
            None => self.place.connect().await?,
        };
        match write::all(&mut writer, writes, ending).await {
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
}

/// A migration of the stored form: its number, its name and what it does.
type Step = (i64, &'static str, &'static str);

/// Runs migrations, the oldest first. They are only ever added to.
fn migrator(steps: impl IntoIterator<Item = Step>) -> Migrator {
    let migration = |(version, name, sql): Step| {
        Migration::new(
            version,
            name.into(),
            MigrationType::Simple,
            sql.into_sql_str(),
            false,
        )
    };
    let migrations: Vec<Migration> = steps.into_iter().map(migration).collect();
    Migrator::with_migrations(migrations)
}
