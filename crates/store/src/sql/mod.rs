//! The backends: a SQLite file for one server, a PostgreSQL database for one or several.
//!
//! Statements that both understand are here. What differs is in [`sqlite`] and [`postgres`]: how they are opened, how a batch becomes
//! one transaction, and how failures are handled.

/// Milliseconds since 1970 by the clock of a PostgreSQL database, as part of a statement. Truncated, so that it is never in the
/// future.
macro_rules! database_time {
    () => {
        "trunc(extract(epoch FROM clock_timestamp()) * 1000)::bigint"
    };
}

mod accounts;
mod documents;
mod leases;
mod looks;
mod postgres;
mod ratings;
mod releases;
mod sqlite;
mod statement;
mod tables;
mod write;

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::Instant;

use sqlx::migrate::{Migration, MigrationType, Migrator};
use sqlx::postgres::PgConnectOptions;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{Connection as _, PgConnection, SqlSafeStr};
use tokio::sync::Mutex;

use super::{Pending, StoreError, Write, Written};
use crate::data_directory::DATABASE;
use crate::{Location, Read, Recorder, Timings, Unread};
pub(crate) use leases::last_heartbeat;
pub(crate) use releases::newer;
use sqlite::Checkpoints;
pub(crate) use sqlite::LAST as SQLITE_LAST;
pub(crate) use statement::Pool;
use statement::Readers;
pub(crate) use statement::{Answer, Connection, Row, Value, query};
use write::Receipt;

/// A store in a SQLite file or a PostgreSQL database.
pub struct SqlStore {
    place: Place,
    pub(crate) readers: Readers,
    timings: Timings,
    /// The only connection that writes; `None` after a failed write, until the next one.
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
        /// Identifies this store in the receipts of its batches.
        writer: [u8; 16],
        /// The number of batches so far.
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
    /// The numbers of the last migrations of this release: of a SQLite file and of a PostgreSQL database.
    pub const LAST_MIGRATIONS: [i64; 2] = [sqlite::LAST, postgres::LAST];

    /// Opens the store there. A directory must exist and be claimed by this process ([`DataDirectory`](crate::DataDirectory)).
    ///
    /// # Errors
    /// When it cannot be opened or written, or was written by a newer release.
    pub async fn open(location: &Location, timings: Timings) -> Result<SqlStore, StoreError> {
        match location {
            Location::Directory(directory) => SqlStore::sqlite(directory).await,
            Location::Postgres(address) => SqlStore::postgres(address, timings).await,
        }
    }

    fn of(place: Place, pool: Pool, writer: Connection, timings: Timings) -> SqlStore {
        let recorder = Arc::new(());
        SqlStore {
            place,
            readers: Readers { pool, recorder },
            timings,
            writer: Mutex::new(Some(writer)),
        }
    }

    /// The same store, which reports to this recorder.
    #[must_use]
    pub fn with_recorder(mut self, recorder: Arc<dyn Recorder>) -> SqlStore {
        self.readers.recorder = recorder;
        self
    }

    /// Reads, again if PostgreSQL restarts in the meantime, and reports it.
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
                Place::Postgres { .. } => postgres::read(reading, self.timings.outage).await,
            }
        })
    }

    /// Runs something once, as it may have effects, and reports it as a read.
    fn ask<'a, T: Send>(
        &'a self,
        what: Read,
        asking: impl Future<Output = Result<T, StoreError>> + Send + 'a,
    ) -> Pending<'a, T> {
        Box::pin(async move {
            let began = Instant::now();
            let answer = asking.await;
            match &answer {
                Ok(_) => self.readers.recorder.read(what, began.elapsed()),
                Err(error) => {
                    if let Some(reason) = unread(error) {
                        self.readers.recorder.read_failed(reason);
                    }
                }
            }
            answer
        })
    }

    /// A new connection that may write.
    pub(crate) async fn connect(&self) -> Answer<Connection> {
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
                writer, batches, ..
            } => {
                let receipt = Receipt {
                    writer,
                    batch: batches.fetch_add(1, Ordering::Relaxed) + 1,
                    written: None,
                    committing: false,
                };
                postgres::commit(self, &mut slot, writes, receipt).await
            }
        }
    }

    /// Tries to commit the writes in one transaction, once.
    async fn try_commit(
        &self,
        slot: &mut Option<Connection>,
        writes: &[Write],
        receipt: Option<&mut Receipt<'_>>,
    ) -> Result<Vec<Written>, StoreError> {
        // Taken out: a connection whose transaction did not end is not used again. Closing it rolls back.
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

/// The reason of a failed read; reading from a closed store is no failure.
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

/// Opens an existing database, unmigrated.
pub(crate) async fn open_unmigrated(location: &Location) -> Answer<Connection> {
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

/// A migration: its number, its name and its statements.
type Step = (i64, &'static str, &'static str);

/// The migrations, the oldest first. They are only ever added to.
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
    // Migrations of a newer release. `releases` checks whether this one can ignore them.
    migrator.set_ignore_missing(true);
    migrator
}
