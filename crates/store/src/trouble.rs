//! What is wrong with the storage, and what the host can do about it.

use std::error::Error as _;
use std::fmt::Display;
use std::io;

use sqlx::postgres::PgDatabaseError;
use thiserror::Error;

use crate::StoreError;

/// `SQLITE_IOERR_SHMSIZE`: the file beside the database could not grow.
const NO_ROOM_BESIDE: i32 = 4874;

/// What is wrong with the storage. `Display` tells the host what to do.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum Trouble {
    /// The disk is full.
    #[error("The disk is full. Make room; nothing that was accepted is lost")]
    Full,
    /// The file system is read-only, or looks so to SQLite.
    #[error(
        "The disk or the file is read-only. Remount it for writing, or choose another directory with --data"
    )]
    ReadOnly,
    /// The operating system denies permission.
    #[error(
        "The system does not permit it. Give the directory and its files to the user that runs Moonshot (chown), \
         or choose another directory with --data"
    )]
    Forbidden,
    /// The file system does not support locks.
    #[error("This file system cannot lock files. Choose a directory on a local disk with --data")]
    NoLocks,
    /// Another program has locked the file.
    #[error("Another program has the database locked. Stop it")]
    Busy,
    /// The file is not a database, or is damaged.
    #[error("The file is damaged, or is no database. Restore a backup: moonshot restore FILE")]
    Damaged,
    /// A newer release wrote the file.
    #[error(
        "A newer release of Moonshot wrote it. Install that release or a newer one, or restore an older backup"
    )]
    Newer,
    /// Reading or writing the file failed.
    #[error("The system could not read or write the file. Look at the disk (dmesg, smartctl)")]
    Disk,
    /// A write took too long.
    #[error("Writing takes too long. The disk is overloaded, or hangs")]
    Slow,
    /// PostgreSQL is unreachable.
    #[error("PostgreSQL cannot be reached there, or does not answer. Start it, or correct --store")]
    Away,
    /// The address of the database is invalid.
    #[error("The address in --store cannot be read. It is postgres://user:password@host:port/name")]
    Address,
    /// PostgreSQL rejects the user, the password or the database, or denies a permission.
    #[error(
        "PostgreSQL does not let Moonshot in. Correct the user, the password or the name of the database in --store, \
         or give that user the database: CREATE DATABASE name OWNER user"
    )]
    Refused,
    /// Something else.
    #[error("The log has the cause")]
    Other,
}

/// Whether a failure is of a connection rather than a file.
fn is_of_a_connection(error: &io::Error) -> bool {
    matches!(
        error.kind(),
        io::ErrorKind::NotFound
            | io::ErrorKind::ConnectionRefused
            | io::ErrorKind::ConnectionReset
            | io::ErrorKind::ConnectionAborted
            | io::ErrorKind::HostUnreachable
            | io::ErrorKind::NetworkUnreachable
            | io::ErrorKind::NotConnected
            | io::ErrorKind::BrokenPipe
            | io::ErrorKind::TimedOut
            | io::ErrorKind::UnexpectedEof
    )
}

/// A cause with what to do about it, if that is known.
pub(crate) fn explained(cause: impl Display, trouble: Trouble) -> String {
    match trouble {
        Trouble::Other => cause.to_string(),
        _ => format!("{cause}. {trouble}"),
    }
}

/// An error of the operating system with what to do about it.
pub(crate) fn explained_io(cause: &io::Error) -> String {
    explained(cause, Trouble::of_io(cause))
}

impl StoreError {
    /// The error with its causes, and what the host can do about it. It may name files and addresses: log it, do not send it to
    /// clients.
    pub fn explained(&self) -> String {
        let mut causes = self.to_string();
        let mut next = self.source();
        while let Some(cause) = next {
            let text = cause.to_string();
            if !causes.ends_with(&text) {
                causes = format!("{causes}: {text}");
            }
            next = cause.source();
        }
        explained(causes, Trouble::of(self))
    }
}

impl Trouble {
    /// The trouble behind a failure of a store.
    pub fn of(error: &StoreError) -> Trouble {
        match error {
            StoreError::Failed(error) => Trouble::of_sql(error),
            StoreError::Migration(error) => Trouble::of_migration(error),
            StoreError::Damaged { .. } => Trouble::Damaged,
            StoreError::Newer { .. } => Trouble::Newer,
            StoreError::Stale
            | StoreError::Exists
            | StoreError::TooMany
            | StoreError::Closed
            | StoreError::NoRandomness => Trouble::Other,
        }
    }

    /// The trouble behind an error of the operating system.
    pub fn of_io(error: &io::Error) -> Trouble {
        match error.kind() {
            io::ErrorKind::StorageFull
            | io::ErrorKind::QuotaExceeded
            | io::ErrorKind::FileTooLarge => Trouble::Full,
            io::ErrorKind::ReadOnlyFilesystem => Trouble::ReadOnly,
            io::ErrorKind::PermissionDenied => Trouble::Forbidden,
            io::ErrorKind::Unsupported => Trouble::NoLocks,
            io::ErrorKind::NotADirectory
            | io::ErrorKind::AlreadyExists
            | io::ErrorKind::NotFound => Trouble::Other,
            _ => Trouble::Disk,
        }
    }

    fn of_migration(error: &sqlx::migrate::MigrateError) -> Trouble {
        use sqlx::migrate::MigrateError;
        match error {
            MigrateError::VersionMissing(_) => Trouble::Newer,
            MigrateError::VersionMismatch(_) | MigrateError::Dirty(_) => Trouble::Damaged,
            MigrateError::Execute(error) | MigrateError::ExecuteMigration(error, _) => {
                Trouble::of_sql(error)
            }
            _ => Trouble::Other,
        }
    }

    /// By the SQLSTATE, whose first two characters are its class.
    fn of_postgres(code: &str) -> Trouble {
        match (code.get(..2).unwrap_or_default(), code) {
            (_, "53100") => Trouble::Full,
            (_, "25006") => Trouble::ReadOnly,
            (_, "57014") => Trouble::Slow,
            ("08" | "57", _) | (_, "53300") => Trouble::Away,
            ("28", _) | (_, "3D000" | "42501") => Trouble::Refused,
            ("XX", _) => Trouble::Damaged,
            _ => Trouble::Other,
        }
    }

    /// By SQLite's result code, whose low byte is the primary code.
    fn of_sql(error: &sqlx::Error) -> Trouble {
        let code = match error {
            sqlx::Error::Io(error) if is_of_a_connection(error) => return Trouble::Away,
            sqlx::Error::Io(error) => return Trouble::of_io(error),
            sqlx::Error::PoolTimedOut => return Trouble::Slow,
            sqlx::Error::Configuration(_) => return Trouble::Address,
            sqlx::Error::Tls(_) => return Trouble::Refused,
            sqlx::Error::Database(error) => {
                if let Some(error) = error.try_downcast_ref::<PgDatabaseError>() {
                    return Trouble::of_postgres(error.code());
                }
                error.code()
            }
            _ => None,
        };
        let code: i32 = code.and_then(|code| code.parse().ok()).unwrap_or_default();
        if code == NO_ROOM_BESIDE {
            return Trouble::Full;
        }
        match code & 0xff {
            3 | 23 => Trouble::Forbidden,
            5 | 6 => Trouble::Busy,
            8 => Trouble::ReadOnly,
            10 => Trouble::Disk,
            11 | 26 => Trouble::Damaged,
            13 => Trouble::Full,
            14 => Trouble::Forbidden,
            _ => Trouble::Other,
        }
    }
}
