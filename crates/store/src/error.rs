//! Why something could not be stored or read.

use std::sync::Arc;

use thiserror::Error;

use crate::TableId;

/// Why something could not be stored or read.
#[derive(Clone, Debug, Error)]
pub enum StoreError {
    /// The log does not have the expected length.
    #[error("the log has moved on")]
    Stale,
    /// There is a table with that id.
    #[error("there is a table of that id")]
    Exists,
    /// Somebody stored too many of these recently.
    #[error("there is too much of this")]
    TooMany,
    /// The operating system has no random bytes for a secret.
    #[error("the operating system gives no randomness")]
    NoRandomness,
    /// What is stored cannot be read.
    #[error("the stored {what} of table {table} cannot be read")]
    Damaged {
        /// The table.
        table: TableId,
        /// The column, or the part of it.
        what: &'static str,
    },
    /// A newer release has changed the table in a way that this one cannot read.
    #[error("a newer release has changed table {table}")]
    Newer {
        /// The table.
        table: TableId,
    },
    /// The store was closed because the server stops.
    #[error("the storage is closed")]
    Closed,
    /// The storage failed: a full disk, a file that cannot be opened, a database that does not answer.
    #[error("the storage failed")]
    Failed(#[source] Arc<sqlx::Error>),
    /// The schema is newer than this program, or could not be migrated.
    #[error("the stored form could not be brought up to date")]
    Migration(#[source] Arc<sqlx::migrate::MigrateError>),
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> StoreError {
        match error {
            sqlx::Error::PoolClosed => StoreError::Closed,
            error => StoreError::Failed(Arc::new(error)),
        }
    }
}

impl From<sqlx::migrate::MigrateError> for StoreError {
    fn from(error: sqlx::migrate::MigrateError) -> StoreError {
        StoreError::Migration(Arc::new(error))
    }
}
