//! The backends: a SQLite file for one server, a PostgreSQL database for one or several.
//!
//! What both understand is said once, here. What differs is in [`sqlite`] and [`postgres`]: how they are opened, how a batch
//! becomes one transaction, and what is done when that fails.

/// Milliseconds since 1970 by the clock of a PostgreSQL database, as part of a statement. It is cut, not rounded: it is
/// never later than the moment.
macro_rules! database_time {
    () => {
        "trunc(extract(epoch FROM clock_timestamp()) * 1000)::bigint"
    };
}

mod accounts;
mod leases;
mod looks;
mod postgres;
mod ratings;
mod releases;
mod sqlite;
mod statement;
mod tables;
#[cfg(test)]
mod tests;
mod write;

use std::sync::atomic::{AtomicI64, Ordering};
use std::time::{Duration, Instant};

use sqlx::migrate::{Migration, MigrationType, Migrator};
use sqlx::postgres::PgConnectOptions;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{Connection as _, PgConnection, SqlSafeStr};
use tokio::sync::Mutex;

use super::{Pending, StoreError, Write, Written};
use crate::metrics::{Metrics, Read, Unread};
use crate::store::Location;
use crate::store::data_directory::DATABASE;
pub(in crate::store) use leases::seen_last;
pub(in crate::store) use releases::newer;
use sqlite::Checkpoints;
pub(in crate::store) use sqlite::LAST as SQLITE_LAST;
pub(in crate::store) use statement::{Answer, Connection, Row, Value, query};
use statement::{Pool, Readers};
use write::Receipt;

/// The numbers of the last migrations, of a SQLite file and of a PostgreSQL database.
#[cfg(test)]
pub(crate) const LAST_MIGRATIONS: [i64; 2] = [sqlite::LAST, postgres::LAST];

/// Tables in a SQLite file or a PostgreSQL database. Whatever is written is durable when the write returns.
pub struct SqlStore {
    place: Place,
    readers: Readers,
    metrics: Metrics,
    /// The only connection that writes; `None` after a write that failed, until the next one.
    writer: Mutex<Option<Connection>>,
}

/// Where the database is.
enum Place {
    Sqlite {
        options: SqliteConnectOptions,
        checkpoints: Checkpoints,
    },
    Postgres {
        options: PgConnectOptions,
        /// How long a write is tried again, and a read waits, while the database is away.
        patience: Duration,
        /// By what this store's batches are known.
        writer: [u8; 16],
        /// How many there were.
        batches: AtomicI64,
    },
}

impl Place {
    /// A connection that may write.
    async fn connect(&self) -> Answer<Connection> {
        Ok(match self {
            Place::Sqlite { options, .. } => sqlite::connect(options).await?,
            Place::Postgres { options, .. } => {
                let connection = PgConnection::connect_with(options).await?;
                let mut connection = Connection::Postgres(connection);
                postgres::set_up(&mut connection).await?;
                connection
            }
        })
    }
}

impl SqlStore {
    /// Opens the store there. A directory must exist and be this process's own.
    ///
    /// # Errors
    /// When it cannot be opened or written, or was written by a newer release.
    pub async fn open(location: &Location) -> Result<SqlStore, StoreError> {
        match location {
            Location::Directory(directory) => SqlStore::sqlite(directory).await,
            Location::Postgres(address) => SqlStore::postgres(address).await,
        }
    }

    fn of(place: Place, readers: Pool, writer: Connection) -> SqlStore {
        let metrics = Metrics::default();
        SqlStore {
            place,
            readers: Readers {
                pool: readers,
                metrics: metrics.clone(),
            },
            metrics,
            writer: Mutex::new(Some(writer)),
        }
    }

    /// The same store with these metrics.
    #[must_use]
    pub fn counted(mut self, metrics: Metrics) -> SqlStore {
        self.readers.metrics = metrics.clone();
        self.metrics = metrics;
        self
    }

    /// What is read, although PostgreSQL is started anew meanwhile.
    fn read<'a, T, Reading>(
        &'a self,
        what: Read,
        reading: impl Fn() -> Reading + Send + 'a,
    ) -> Pending<'a, T>
    where
        T: Send,
        Reading: Future<Output = Result<T, StoreError>> + Send + 'a,
    {
        self.ask(what, async move {
            match self.place {
                Place::Sqlite { .. } => reading().await,
                Place::Postgres { patience, .. } => postgres::read(reading, patience).await,
            }
        })
    }

    /// What is asked for once, as it may change something; counted as read, with the time that it takes.
    fn ask<'a, T: Send>(
        &'a self,
        what: Read,
        asking: impl Future<Output = Result<T, StoreError>> + Send + 'a,
    ) -> Pending<'a, T> {
        Box::pin(async move {
            let began = Instant::now();
            let answer = asking.await;
            match &answer {
                Ok(_) => self.metrics.read(what, began.elapsed()),
                Err(error) => {
                    if let Some(reason) = unread(error) {
                        self.metrics.read_failed(reason);
                    }
                }
            }
            answer
        })
    }

    /// Another connection that may write.
    pub(in crate::store) async fn connect(&self) -> Answer<Connection> {
        self.place.connect().await
    }

    async fn commit(&self, writes: &[Write]) -> Result<Vec<Written>, StoreError> {
        let mut slot = self.writer.lock().await;
        if self.readers.is_closed() {
            return Err(StoreError::Closed);
        }
        match &self.place {
            Place::Sqlite { checkpoints, .. } => {
                let written = self.try_commit(&mut slot, writes, None).await?;
                checkpoints.committed();
                Ok(written)
            }
            Place::Postgres {
                patience,
                writer,
                batches,
                ..
            } => {
                let receipt = Receipt {
                    writer,
                    batch: batches.fetch_add(1, Ordering::Relaxed) + 1,
                    written: None,
                    ending: false,
                };
                postgres::commit(self, &mut slot, writes, receipt, *patience).await
            }
        }
    }

    /// Stores all of it in one transaction, or fails.
    async fn try_commit(
        &self,
        slot: &mut Option<Connection>,
        writes: &[Write],
        receipt: Option<&mut Receipt<'_>>,
    ) -> Result<Vec<Written>, StoreError> {
        // Taken out: a connection whose transaction did not end is never used again. Closing it rolls back.
        let mut writer = match slot.take() {
            Some(writer) => writer,
            None => self.place.connect().await?,
        };
        match write::all(&mut writer, writes, receipt).await {
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

/// What a read that failed counts as; what is asked of a store that was closed is no failure.
fn unread(error: &StoreError) -> Option<Unread> {
    match error {
        StoreError::Failed(_) | StoreError::Migration(_) => Some(Unread::Storage),
        StoreError::Damaged { .. } => Some(Unread::Damaged),
        StoreError::Newer { .. } => Some(Unread::Newer),
        StoreError::Closed
        | StoreError::Stale
        | StoreError::Exists
        | StoreError::TooMany
        | StoreError::NoRandomness => None,
    }
}

/// Opens a database that exists, as it is, to look into it.
pub(in crate::store) async fn look_into(location: &Location) -> Answer<Connection> {
    match location {
        Location::Directory(directory) => {
            let connection = super::backup::connect(&directory.join(DATABASE)).await?;
            Ok(Connection::Sqlite(connection))
        }
        Location::Postgres(address) => {
            let connection = PgConnection::connect(address).await?;
            Ok(Connection::Postgres(connection))
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
    let mut migrator = Migrator::with_migrations(migrations);
    // What a newer release has added and this one need not know. `releases` says whether it does.
    migrator.set_ignore_missing(true);
    migrator
}
