//! Backup and restore of the SQLite file. A backup can be made while a server runs; a restore needs the directory for itself.

use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};
use std::time::Duration;

use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{ConnectOptions, Connection as _, query, query_scalar};
use thiserror::Error;

use crate::StoreError;
use crate::data_directory::{
    BESIDE, DATABASE, DataDirectory, DirectoryError, adopt, beside, open_private,
};
use crate::sql::{Connection, SQLITE_LAST, newer};
use crate::trouble::{Trouble, explained_io};

/// A backup that was made or restored.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Backup {
    /// The number of tables.
    pub tables: u64,
    /// The size of the file.
    pub bytes: u64,
    /// Where the replaced database is; `None` if nothing was replaced.
    pub kept: Option<PathBuf>,
}

/// Why a backup cannot be made or restored.
#[derive(Debug, Error)]
pub enum BackupError {
    /// The data directory cannot be used: a server has locked it.
    #[error(transparent)]
    Directory(#[from] DirectoryError),
    /// There is no database to back up.
    #[error("there are no tables in {}; name their directory with --data", .0.display())]
    NoTables(PathBuf),
    /// The file exists.
    #[error("{} exists already. Choose another name, or overwrite it with --force", .0.display())]
    Exists(PathBuf),
    /// The file's directory does not exist.
    #[error("the directory {} does not exist. Make it first", .0.display())]
    NoDirectory(PathBuf),
    /// The file is a directory.
    #[error("{} is a directory. Name a file", .0.display())]
    IsDirectory(PathBuf),
    /// The file is one of the server's own.
    #[error("{} belongs to the server itself. Choose another name", .0.display())]
    Own(PathBuf),
    /// The file is not a database of Moonshot.
    #[error("{} is no backup of Moonshot. Nothing was changed", .0.display())]
    Foreign(PathBuf),
    /// The file is damaged.
    #[error("{} is damaged: {what}. Nothing was changed", .file.display())]
    Damaged {
        /// The file.
        file: PathBuf,
        /// The first problem that SQLite finds.
        what: String,
    },
    /// A newer release made the backup.
    #[error("{}: {}. Nothing was changed", .0.display(), Trouble::Newer)]
    Newer(PathBuf),
    /// A file cannot be read or written.
    #[error("{}: {}", .file.display(), explained_io(.cause))]
    File {
        /// The file.
        file: PathBuf,
        /// The error of the operating system.
        cause: io::Error,
    },
    /// SQLite cannot read or write a file.
    #[error("{}: {}", .file.display(), .cause.explained())]
    Database {
        /// The file.
        file: PathBuf,
        /// SQLite's error.
        cause: StoreError,
    },
}

/// Writes a consistent copy of the database into a new file, which appears under its name once it is complete. A running server is not
/// delayed.
///
/// # Errors
/// When there are no tables, the file exists and may not be overwritten, or something cannot be read or written.
pub async fn backup(directory: &Path, file: &Path, overwrite: bool) -> Result<Backup, BackupError> {
    let database = directory.join(DATABASE);
    if !database.is_file() {
        return Err(BackupError::NoTables(directory.to_owned()));
    }
    let file = std::path::absolute(file).map_err(io_error(file))?;
    may_be_written(directory, &file, overwrite)?;
    let partial = beside(&file, ".partial");
    remove(&partial)?;
    let made = copy_into(&database, &partial).await;
    if made.is_err() {
        let _ = remove(&partial);
    }
    let made = made?;
    fs::rename(&partial, &file).map_err(io_error(&file))?;
    sync_parent(&file)?;
    Ok(made)
}

/// Checks that a backup may be written there.
fn may_be_written(directory: &Path, file: &Path, overwrite: bool) -> Result<(), BackupError> {
    if file.is_dir() {
        return Err(BackupError::IsDirectory(file.to_owned()));
    }
    let parent = file.parent().unwrap_or(file);
    if !parent.is_dir() {
        return Err(BackupError::NoDirectory(parent.to_owned()));
    }
    let same = |one: &Path, other: &Path| match (one.canonicalize(), other.canonicalize()) {
        (Ok(one), Ok(other)) => one == other,
        _ => false,
    };
    let name = file.file_name().unwrap_or_default().to_string_lossy();
    if same(parent, directory) && name.starts_with("moonshot.")
        || same(file, &directory.join(DATABASE))
    {
        return Err(BackupError::Own(file.to_owned()));
    }
    if !overwrite && file.symlink_metadata().is_ok() {
        return Err(BackupError::Exists(file.to_owned()));
    }
    Ok(())
}

/// Makes a consistent copy of the database, and checks it.
async fn copy_into(database: &Path, copy: &Path) -> Result<Backup, BackupError> {
    drop(open_private(copy).map_err(io_error(copy))?);
    let mut source = connect(database).await.map_err(sql_error(database))?;
    // A read transaction, which does not block the writer.
    let copied = query("VACUUM INTO ?")
        .bind(copy.to_string_lossy().into_owned())
        .execute(&mut source)
        .await;
    copied.map_err(|error| {
        let cause = StoreError::from(error);
        let reading = Trouble::of(&cause) == Trouble::Damaged;
        BackupError::Database {
            file: if reading { database } else { copy }.to_owned(),
            cause,
        }
    })?;
    source.close().await.map_err(sql_error(database))?;
    let checked = check(copy, copy).await?;
    sync(copy)?;
    Ok(checked)
}

/// Replaces the database with a backup. The replaced one is kept under a new name.
///
/// # Errors
/// When a server has locked the directory, or the file is not an intact backup that this release can read. Nothing is changed then.
pub async fn restore(directory: &Path, file: &Path) -> Result<Backup, BackupError> {
    if file.is_dir() {
        return Err(BackupError::IsDirectory(file.to_owned()));
    }
    // Before the directory is created.
    fs::metadata(file).map_err(io_error(file))?;
    let held = DataDirectory::claim(directory)?;
    let database = directory.join(DATABASE);
    let copy = beside(&database, ".restoring");
    let checked = copy_and_check(file, &copy).await;
    if checked.is_err() {
        let _ = remove_all(&copy);
    }
    let mut restored = checked?;
    if database.exists() {
        restored.kept = Some(keep(&database)?);
    }
    for ending in BESIDE {
        // The old WAL must not be applied to the new database.
        remove(&beside(&database, ending))?;
    }
    adopt(&copy);
    fs::rename(&copy, &database).map_err(io_error(&database))?;
    sync_parent(&database)?;
    drop(held);
    Ok(restored)
}

/// Copies a backup with its WAL, if it has one, and checks the copy.
async fn copy_and_check(file: &Path, copy: &Path) -> Result<Backup, BackupError> {
    remove_all(copy)?;
    for ending in ["", "-wal"] {
        let (from, to) = (beside(file, ending), beside(copy, ending));
        if ending.is_empty() || from.exists() {
            drop(open_private(&to).map_err(io_error(&to))?);
            fs::copy(&from, &to).map_err(io_error(&from))?;
            // `fs::copy` copied the mode as well.
            drop(open_private(&to).map_err(io_error(&to))?);
        }
    }
    let checked = check(copy, file).await?;
    sync(copy)?;
    Ok(checked)
}

/// Links the database and its WAL, which may be damaged, under a free name. They stay under their old names as well.
fn keep(database: &Path) -> Result<PathBuf, BackupError> {
    let name = |number: u32| beside(database, &format!(".replaced-{number}"));
    let kept = (1..).map(name).find(|name| !name.exists());
    let kept = kept.unwrap_or_else(|| name(0));
    for ending in ["", "-wal"] {
        let (from, to) = (beside(database, ending), beside(&kept, ending));
        if from.exists() {
            let linked = fs::hard_link(&from, &to);
            // Some file systems have no hard links.
            linked
                .or_else(|_| fs::copy(&from, &to).map(drop))
                .map_err(io_error(&to))?;
        }
    }
    Ok(kept)
}

/// Checks that the file is an intact database of this release or an older one. Errors call it `named`.
async fn check(file: &Path, named: &Path) -> Result<Backup, BackupError> {
    let mut database = connect(file).await.map_err(sql_error(named))?;
    let checked = check_open(&mut database, named).await;
    let mut database = Connection::Sqlite(database);
    let newer = newer(&mut database, SQLITE_LAST).await;
    database.close().await.map_err(sql_error(named))?;
    let tables = checked?;
    if newer.map_err(sql_error(named))?.is_some() {
        return Err(BackupError::Newer(named.to_owned()));
    }
    let bytes = fs::metadata(file).map_err(io_error(file))?.len();
    Ok(Backup {
        tables,
        bytes,
        kept: None,
    })
}

/// The number of tables in an intact database.
async fn check_open(database: &mut SqliteConnection, named: &Path) -> Result<u64, BackupError> {
    let failed = sql_error(named);
    query("PRAGMA wal_checkpoint(TRUNCATE)")
        .execute(&mut *database)
        .await
        .map_err(&failed)?;
    let what: String = query_scalar("PRAGMA integrity_check(1)")
        .fetch_one(&mut *database)
        .await
        .map_err(&failed)?;
    if what != "ok" {
        // The first line is a heading.
        let what = what.lines().last().unwrap_or_default().to_owned();
        let file = named.to_owned();
        return Err(BackupError::Damaged { file, what });
    }
    let migrations = "SELECT count(*) FROM sqlite_schema WHERE name IN ('_sqlx_migrations', 'tables', 'entries')";
    let known: i64 = query_scalar(migrations)
        .fetch_one(&mut *database)
        .await
        .map_err(&failed)?;
    if known != 3 {
        return Err(BackupError::Foreign(named.to_owned()));
    }
    let tables: i64 = query_scalar("SELECT count(*) FROM tables")
        .fetch_one(&mut *database)
        .await
        .map_err(&failed)?;
    Ok(tables.unsigned_abs())
}

/// Opens an existing database, unmigrated.
pub(super) async fn connect(file: &Path) -> Result<SqliteConnection, sqlx::Error> {
    SqliteConnectOptions::new()
        .filename(file)
        .create_if_missing(false)
        .busy_timeout(Duration::from_secs(10))
        .connect()
        .await
}

fn io_error(file: &Path) -> impl Fn(io::Error) -> BackupError {
    move |cause| BackupError::File {
        file: file.to_owned(),
        cause,
    }
}

/// A file that is not a database is not a backup.
fn sql_error(file: &Path) -> impl Fn(sqlx::Error) -> BackupError {
    move |error| match StoreError::from(error) {
        cause if Trouble::of(&cause) == Trouble::Damaged => BackupError::Foreign(file.to_owned()),
        cause => BackupError::Database {
            file: file.to_owned(),
            cause,
        },
    }
}

/// Removes a file, if it exists.
fn remove(file: &Path) -> Result<(), BackupError> {
    match fs::remove_file(file) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(()),
        other => other.map_err(io_error(file)),
    }
}

/// Removes a database with the files beside it.
fn remove_all(database: &Path) -> Result<(), BackupError> {
    for ending in BESIDE {
        remove(&beside(database, ending))?;
    }
    remove(database)
}

fn sync(file: &Path) -> Result<(), BackupError> {
    let synced = File::options().write(true).open(file);
    synced
        .and_then(|file| file.sync_all())
        .map_err(io_error(file))
}

/// Makes the file's directory entry durable.
#[cfg(unix)]
fn sync_parent(file: &Path) -> Result<(), BackupError> {
    let parent = file.parent().filter(|parent| *parent != Path::new(""));
    let parent = parent.unwrap_or(Path::new("."));
    let synced = File::open(parent);
    synced
        .and_then(|parent| parent.sync_all())
        .map_err(io_error(parent))
}

#[cfg(not(unix))]
fn sync_parent(_: &Path) -> Result<(), BackupError> {
    Ok(())
}
