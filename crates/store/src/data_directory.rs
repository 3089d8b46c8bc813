//! The data directory: a lock for one server at a time, and a database file that only its owner can read.

use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::{fmt, process};

use thiserror::Error;

use crate::system::now;
use crate::trouble::explained_io;

/// The database's file name in the data directory.
pub(crate) const DATABASE: &str = "moonshot.sqlite3";
/// Suffixes of the files that SQLite has beside an open database.
pub(crate) const BESIDE: [&str; 2] = ["-wal", "-shm"];
/// The lock file of a running server. It stays when the server stops: its lock counts, not its presence.
const LOCK: &str = "moonshot.lock";
/// Longer text is not ours.
const LONGEST_LOCK_TEXT: u64 = 1024;

/// A data directory locked by this process: no other server can open it until this is dropped or the process ends.
#[derive(Debug)]
pub struct DataDirectory {
    path: PathBuf,
    lock: File,
}

/// The server that has locked a data directory, as it wrote in the lock file.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Holder {
    /// The process.
    pub process: Option<u32>,
    /// The address it listens on.
    pub address: Option<SocketAddr>,
    /// When it started, in seconds since 1970.
    pub started: Option<i64>,
}

/// Why a data directory cannot be used.
#[derive(Debug, Error)]
pub enum DirectoryError {
    /// Another server has locked it.
    #[error(
        "{} is in use by another Moonshot{holder}. Stop that one, or choose another directory with --data",
        .directory.display()
    )]
    Held {
        /// The directory.
        directory: PathBuf,
        /// The other server.
        holder: Holder,
    },
    /// The directory cannot be created.
    #[error("cannot make the data directory {}: {}", .directory.display(), explained_io(.cause))]
    Make {
        /// The directory.
        directory: PathBuf,
        /// The error of the operating system.
        cause: io::Error,
    },
    /// A file in it cannot be created, locked or made private.
    #[error("cannot use {}: {}", .file.display(), explained_io(.cause))]
    File {
        /// The file.
        file: PathBuf,
        /// The error of the operating system.
        cause: io::Error,
    },
}

impl DataDirectory {
    /// Creates the directory if it does not exist and locks it. The database is not touched.
    ///
    /// # Errors
    /// When another process has locked it, or it cannot be written.
    pub fn claim(path: &Path) -> Result<DataDirectory, DirectoryError> {
        make_directory(path).map_err(|cause| DirectoryError::Make {
            directory: path.to_owned(),
            cause,
        })?;
        let file = path.join(LOCK);
        let failed = |cause| DirectoryError::File {
            file: file.clone(),
            cause,
        };
        let mut lock = open_private(&file).map_err(failed)?;
        adopt(&file);
        match lock.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => {
                return Err(DirectoryError::Held {
                    directory: path.to_owned(),
                    holder: Holder::read(&mut lock),
                });
            }
            Err(TryLockError::Error(source)) => return Err(failed(source)),
        }
        let mut directory = DataDirectory {
            path: path.to_owned(),
            lock,
        };
        directory.sign(None)?;
        Ok(directory)
    }

    /// The directory.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Writes this process and the address it listens on to the lock file, for the error message of a second server.
    ///
    /// # Errors
    /// When the file cannot be written.
    pub fn sign(&mut self, address: Option<SocketAddr>) -> Result<(), DirectoryError> {
        let holder = Holder {
            process: Some(process::id()),
            address,
            started: Some(now() / 1000),
        };
        self.write(&holder.to_text())
            .map_err(|cause| DirectoryError::File {
                file: self.path.join(LOCK),
                cause,
            })
    }

    fn write(&mut self, text: &str) -> io::Result<()> {
        self.lock.set_len(0)?;
        self.lock.seek(SeekFrom::Start(0))?;
        self.lock.write_all(text.as_bytes())
    }

    /// Makes the database private to its owner, whatever the directory's mode and the umask are. Creates an empty file if there is
    /// none; SQLite gives the files beside it the same mode.
    ///
    /// # Errors
    /// When a file cannot be created or its mode cannot be set.
    pub fn protect_database(&self) -> Result<(), DirectoryError> {
        let database = self.path.join(DATABASE);
        let named = |file: &Path, cause| DirectoryError::File {
            file: file.to_owned(),
            cause,
        };
        open_private(&database).map_err(|cause| named(&database, cause))?;
        adopt(&database);
        for ending in BESIDE {
            let file = beside(&database, ending);
            match keep_private(&file) {
                Err(error) if error.kind() == io::ErrorKind::NotFound => {}
                other => other.map_err(|cause| named(&file, cause))?,
            }
        }
        Ok(())
    }
}

/// The file beside the database with this suffix.
pub(crate) fn beside(database: &Path, ending: &str) -> PathBuf {
    let mut name = database.as_os_str().to_owned();
    name.push(ending);
    name.into()
}

/// Opens a file for reading and writing, creates it if it does not exist, and makes it private to its owner.
pub(crate) fn open_private(file: &Path) -> io::Result<File> {
    let mut options = OpenOptions::new();
    options.read(true).write(true).create(true).truncate(false);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let opened = options.open(file)?;
    keep_private(file)?;
    Ok(opened)
}

/// Gives a file to the owner of its directory, if this process may, so that the server can open what root restored.
#[cfg(unix)]
pub(crate) fn adopt(file: &Path) {
    use std::os::unix::fs::{MetadataExt, chown};
    let directory = file.parent().and_then(|parent| fs::metadata(parent).ok());
    if let (Some(wanted), Ok(found)) = (directory, fs::metadata(file))
        && wanted.uid() != found.uid()
    {
        // Only root may. Anybody else owns the file already, or cannot give it away.
        let _ = chown(file, Some(wanted.uid()), Some(wanted.gid()));
    }
}

#[cfg(not(unix))]
pub(crate) fn adopt(_: &Path) {}

/// Removes the permissions of group and others.
#[cfg(unix)]
fn keep_private(file: &Path) -> io::Result<()> {
    use std::os::unix::fs::PermissionsExt;
    let mut permissions = fs::metadata(file)?.permissions();
    if permissions.mode() & 0o777 != 0o600 {
        permissions.set_mode(0o600);
        fs::set_permissions(file, permissions)?;
    }
    Ok(())
}

#[cfg(not(unix))]
fn keep_private(file: &Path) -> io::Result<()> {
    fs::metadata(file).map(drop)
}

/// Creates the directory if it does not exist, private to its owner: it has the seeds of running matches.
fn make_directory(directory: &Path) -> io::Result<()> {
    let mut builder = fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(directory)
}

impl Holder {
    /// Lines of `name value`; unknown values are left out.
    fn to_text(&self) -> String {
        let line = |name: &str, value: Option<String>| match value {
            Some(value) => format!("{name} {value}\n"),
            None => String::new(),
        };
        line("process", self.process.map(|id| id.to_string()))
            + &line("address", self.address.map(|address| address.to_string()))
            + &line("started", self.started.map(|time| time.to_string()))
    }

    /// Reads the lock file. Lines that cannot be read are ignored.
    fn read(file: &mut File) -> Holder {
        let mut text = String::new();
        let mut holder = Holder::default();
        if file
            .take(LONGEST_LOCK_TEXT)
            .read_to_string(&mut text)
            .is_err()
        {
            return holder;
        }
        for line in text.lines() {
            match line.split_once(' ') {
                Some(("process", value)) => holder.process = value.parse().ok(),
                Some(("address", value)) => holder.address = value.parse().ok(),
                Some(("started", value)) => holder.started = value.parse().ok(),
                _ => {}
            }
        }
        holder
    }
}

/// The known values in brackets: ` (process 12, http://127.0.0.1:8013, started 3 minutes ago)`.
impl fmt::Display for Holder {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let known = [
            self.process.map(|id| format!("process {id}")),
            self.address.map(|address| format!("http://{address}")),
            self.started
                .map(|started| format!("started {}", ago(now() / 1000 - started))),
        ];
        let known: Vec<String> = known.into_iter().flatten().collect();
        if known.is_empty() {
            return Ok(());
        }
        write!(f, " ({})", known.join(", "))
    }
}

/// A duration in words: `3 minutes ago`.
pub(crate) fn ago(seconds: i64) -> String {
    let (number, unit) = match seconds.max(0) {
        seconds @ 0..120 => (seconds, "second"),
        seconds @ 120..7_200 => (seconds / 60, "minute"),
        seconds @ 7_200..172_800 => (seconds / 3_600, "hour"),
        seconds => (seconds / 86_400, "day"),
    };
    let plural = if number == 1 { "" } else { "s" };
    format!("{number} {unit}{plural} ago")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_directory_has_one_holder_at_a_time() {
        let directory = tempfile::tempdir().unwrap();
        let mut held = DataDirectory::claim(directory.path()).unwrap();
        held.sign(Some(([127, 0, 0, 1], 4711).into())).unwrap();
        let refused = DataDirectory::claim(directory.path()).unwrap_err();
        let DirectoryError::Held { holder, .. } = &refused else {
            panic!("{refused}");
        };
        assert_eq!(holder.process, Some(process::id()));
        assert!(
            refused.to_string().contains("http://127.0.0.1:4711"),
            "{refused}"
        );
        drop(held);
        DataDirectory::claim(directory.path()).unwrap();
    }

    #[test]
    fn a_lock_file_with_anything_in_it_is_read() {
        let directory = tempfile::tempdir().unwrap();
        let held = DataDirectory::claim(directory.path()).unwrap();
        for text in ["", "process\naddress here\n", "started -5", "\u{0}\u{1}"] {
            fs::write(directory.path().join(LOCK), text).unwrap();
            let refused = DataDirectory::claim(directory.path()).unwrap_err();
            assert!(refused.to_string().contains("is in use"), "{refused}");
        }
        drop(held);
    }

    #[cfg(unix)]
    #[test]
    fn the_database_is_private_to_its_owner() {
        use std::os::unix::fs::PermissionsExt;
        let directory = tempfile::tempdir().unwrap();
        let mode = |name: &str| {
            let found = fs::metadata(directory.path().join(name)).unwrap();
            found.permissions().mode() & 0o777
        };
        let held = DataDirectory::claim(directory.path()).unwrap();
        held.protect_database().unwrap();
        assert_eq!(mode(DATABASE), 0o600);
        for name in ["moonshot.sqlite3", "moonshot.sqlite3-wal"] {
            let file = directory.path().join(name);
            fs::write(&file, "text").unwrap();
            fs::set_permissions(&file, fs::Permissions::from_mode(0o664)).unwrap();
        }
        held.protect_database().unwrap();
        assert_eq!(mode("moonshot.sqlite3"), 0o600);
        assert_eq!(mode("moonshot.sqlite3-wal"), 0o600);
        let kept = fs::read_to_string(directory.path().join(DATABASE)).unwrap();
        assert_eq!(kept, "text");
    }

    #[cfg(unix)]
    #[test]
    fn what_root_creates_belongs_to_the_owner_of_the_directory() {
        use std::os::unix::fs::{MetadataExt, chown};
        let directory = tempfile::tempdir().unwrap();
        if chown(directory.path(), Some(12_345), Some(12_345)).is_err() {
            eprintln!("skipped: this user gives no files away");
            return;
        }
        DataDirectory::claim(directory.path())
            .unwrap()
            .protect_database()
            .unwrap();
        for name in [LOCK, DATABASE] {
            let found = fs::metadata(directory.path().join(name)).unwrap();
            assert_eq!((found.uid(), found.gid()), (12_345, 12_345), "{name}");
            assert_eq!(found.mode() & 0o777, 0o600, "{name}");
        }
    }

    #[test]
    fn durations_are_written_in_words() {
        assert_eq!(ago(1), "1 second ago");
        assert_eq!(ago(-3), "0 seconds ago");
        assert_eq!(ago(600), "10 minutes ago");
        assert_eq!(ago(90_000), "25 hours ago");
        assert_eq!(ago(864_000), "10 days ago");
    }
}
