//! The data directory: one server at a time, and a database file that its owner alone reads.

use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::{fmt, process};

use thiserror::Error;

use crate::store::trouble::explained_io;
use crate::util::clock::now;

/// The database's file name in the data directory.
pub(crate) const DATABASE: &str = "moonshot.sqlite3";
/// The endings of the files that SQLite keeps beside the database while it is in use.
pub(crate) const BESIDE: [&str; 2] = ["-wal", "-shm"];
/// The file that a running server holds locked. It stays when the server stops: its lock counts, not its presence.
const LOCK: &str = "moonshot.lock";
/// More is no text of ours.
const LONGEST_LOCK_TEXT: u64 = 1024;

/// A data directory that this process holds: no other server can open it until this is dropped or the process ends.
#[derive(Debug)]
pub struct DataDirectory {
    path: PathBuf,
    lock: File,
}

/// Who holds a data directory, as that server wrote it down.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Holder {
    /// The process.
    pub process: Option<u32>,
    /// Where it listens.
    pub address: Option<SocketAddr>,
    /// When it started, in seconds since 1970.
    pub started: Option<i64>,
}

/// Why a data directory cannot be used.
#[derive(Debug, Error)]
pub enum DirectoryError {
    /// Another server has it.
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
    /// The directory cannot be made.
    #[error("cannot make the data directory {}: {}", .directory.display(), explained_io(.cause))]
    Make {
        /// The directory.
        directory: PathBuf,
        /// What the system says.
        cause: io::Error,
    },
    /// A file in it cannot be made, locked, or kept from others.
    #[error("cannot use {}: {}", .file.display(), explained_io(.cause))]
    File {
        /// The file.
        file: PathBuf,
        /// What the system says.
        cause: io::Error,
    },
}

impl DataDirectory {
    /// Makes the directory if it does not exist and takes hold of it. The database is not touched.
    ///
    /// # Errors
    /// When another process holds it, or it cannot be written.
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

    /// Writes down who holds the directory and where it listens, for a second server to tell.
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

    /// Makes the database readable and writable by its owner alone, whatever the directory's mode and the umask are.
    /// An empty file is made if there is none; SQLite gives the files beside it the same mode.
    ///
    /// # Errors
    /// When a file cannot be made or its mode cannot be set.
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

/// The file beside the database with this ending.
pub(crate) fn beside(database: &Path, ending: &str) -> PathBuf {
    let mut name = database.as_os_str().to_owned();
    name.push(ending);
    name.into()
}

/// Opens a file to read and write, and makes it if it does not exist. In either case it is its owner's alone.
pub(crate) fn open_private(file: &Path) -> io::Result<File> {
    let mut options = OpenOptions::new();
    options.read(true).write(true).create(true).truncate(false);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let opened = options.open(file)?;
    keep_private(file)?;
    Ok(opened)
}

/// Gives a file to whoever has its directory, where this process may: the server can open then what root restored.
#[cfg(unix)]
pub(crate) fn adopt(file: &Path) {
    use std::os::unix::fs::{MetadataExt, chown};
    let directory = file.parent().and_then(|parent| fs::metadata(parent).ok());
    if let (Some(wanted), Ok(found)) = (directory, fs::metadata(file))
        && wanted.uid() != found.uid()
    {
        // Only root may; for everybody else the file is their own already, or not theirs to give.
        let _ = chown(file, Some(wanted.uid()), Some(wanted.gid()));
    }
}

#[cfg(not(unix))]
pub(crate) fn adopt(_: &Path) {}

/// Takes the rights of group and others away, if they have any.
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

/// Makes the directory if it does not exist, readable by its owner alone: it holds the seeds of running matches.
fn make_directory(directory: &Path) -> io::Result<()> {
    let mut builder = fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(directory)
}

impl Holder {
    /// Lines of `name value`; what is unknown is left out.
    fn to_text(&self) -> String {
        let line = |name: &str, value: Option<String>| match value {
            Some(value) => format!("{name} {value}\n"),
            None => String::new(),
        };
        line("process", self.process.map(|id| id.to_string()))
            + &line("address", self.address.map(|address| address.to_string()))
            + &line("started", self.started.map(|time| time.to_string()))
    }

    /// What stands in the file; nothing of what cannot be read.
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

/// What is known, in brackets: ` (process 12, http://127.0.0.1:8013, started 3 minutes ago)`.
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

/// How long ago that is, in words.
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
    fn the_database_is_its_owners_alone() {
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
    fn what_root_makes_belongs_to_whoever_has_the_directory() {
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
    fn times_are_told_in_words() {
        assert_eq!(ago(1), "1 second ago");
        assert_eq!(ago(-3), "0 seconds ago");
        assert_eq!(ago(600), "10 minutes ago");
        assert_eq!(ago(90_000), "25 hours ago");
        assert_eq!(ago(864_000), "10 days ago");
    }
}
