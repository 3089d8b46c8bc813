//! Matches that are kept between two runs: one under way and the last finished one of each game.

use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use moonshot_bots::Level;
use moonshot_table::{Match, TranscriptError};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use thiserror::Error;

/// The format of the files, in their field `format`.
const FORMAT: &str = "moonshot-play";
/// The version of the format.
const VERSION: u32 = 1;

/// A match with what its transcript does not have: the names, and the bots.
#[derive(Clone, Debug)]
pub struct SavedMatch {
    /// The names by seat; the player has the first.
    pub names: Vec<String>,
    /// The level of the bots.
    pub level: Level,
    /// The seed of the bots' choices.
    pub dice: u64,
    /// The match.
    pub game: Match,
}

/// Its form in a file.
#[derive(Serialize, Deserialize)]
struct Written {
    format: String,
    version: u32,
    names: Vec<String>,
    level: String,
    dice: u64,
    transcript: Value,
}

/// Why a match cannot be kept, or a kept one cannot be read.
#[derive(Debug, Error)]
pub enum SaveError {
    /// The operating system refused.
    #[error("{}: {cause}", .path.display())]
    Io {
        /// The file or directory.
        path: PathBuf,
        /// Why.
        cause: io::Error,
    },
    /// The file is no saved match.
    #[error("{} is no saved match of this version: {why}. Start another match with --new", .path.display())]
    Damaged {
        /// The file.
        path: PathBuf,
        /// The problem.
        why: String,
    },
    /// Another run plays this match.
    #[error("this match is being played in another terminal")]
    InUse,
}

/// The directory with the matches.
#[derive(Clone, Debug)]
pub struct Saves {
    directory: PathBuf,
}

impl Saves {
    /// The matches in this directory, which is made when the first one is kept.
    pub fn in_directory(directory: impl Into<PathBuf>) -> Saves {
        Saves {
            directory: directory.into(),
        }
    }

    /// Locks the match of a game for this run.
    ///
    /// # Errors
    /// If another run has it, or the directory cannot be written.
    pub fn slot(&self, game: &str) -> Result<Slot, SaveError> {
        let failed = |cause| SaveError::Io {
            path: self.directory.clone(),
            cause,
        };
        fs::create_dir_all(&self.directory).map_err(failed)?;
        let path = self.directory.join(format!("{game}.lock"));
        let lock = File::create(&path).map_err(|cause| SaveError::Io { path, cause })?;
        match lock.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => return Err(SaveError::InUse),
            Err(TryLockError::Error(cause)) => return Err(failed(cause)),
        }
        Ok(Slot {
            path: self.directory.join(format!("{game}.json")),
            finished: self.finished(game),
            _lock: lock,
        })
    }

    /// The file with the last finished match of a game.
    pub fn finished(&self, game: &str) -> PathBuf {
        self.directory.join(format!("{game}-finished.json"))
    }

    /// The token of the identity at this server, if there is one.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn token(&self, server: &str) -> Result<Option<String>, SaveError> {
        let path = self.token_path(server);
        match fs::read_to_string(&path) {
            Ok(text) => Ok(Some(text.trim().to_owned())),
            Err(cause) if cause.kind() == io::ErrorKind::NotFound => Ok(None),
            Err(cause) => Err(SaveError::Io { path, cause }),
        }
    }

    /// Keeps the token of the identity at this server, in a file that only its owner can read.
    ///
    /// # Errors
    /// If the file cannot be written.
    pub fn keep_token(&self, server: &str, token: &str) -> Result<(), SaveError> {
        let path = self.token_path(server);
        let write = || {
            fs::create_dir_all(&self.directory)?;
            let mut options = OpenOptions::new();
            options.write(true).create(true).truncate(true);
            #[cfg(unix)]
            std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
            options.open(&path)?.write_all(token.as_bytes())
        };
        write().map_err(|cause| SaveError::Io {
            path: path.clone(),
            cause,
        })
    }

    fn token_path(&self, server: &str) -> PathBuf {
        let name = server.split_once("://").map_or(server, |(_, name)| name);
        let name = name.replace(
            |letter: char| !letter.is_ascii_alphanumeric() && letter != '.',
            "-",
        );
        self.directory.join(format!("{name}.token"))
    }

    /// The game of the match that was played last; `None` if no match is under way.
    pub fn latest(&self, games: impl Iterator<Item = &'static str>) -> Option<&'static str> {
        let written = games.filter_map(|game| {
            let path = self.directory.join(format!("{game}.json"));
            Some((fs::metadata(path).ok()?.modified().ok()?, game))
        });
        written.max().map(|(_, game)| game)
    }
}

/// The place of the match of one game, which no other run has.
#[derive(Debug)]
pub struct Slot {
    path: PathBuf,
    finished: PathBuf,
    /// Locked until it is dropped.
    _lock: File,
}

impl Slot {
    /// The match that is under way, if there is one.
    ///
    /// # Errors
    /// If it cannot be read.
    pub fn read(&self) -> Result<Option<SavedMatch>, SaveError> {
        match SavedMatch::read(&self.path) {
            Err(SaveError::Io { cause, .. }) if cause.kind() == io::ErrorKind::NotFound => Ok(None),
            read => read.map(Some),
        }
    }

    /// Keeps the match: as the one under way, or as the last finished one.
    ///
    /// # Errors
    /// If the file cannot be written.
    pub fn write(&self, saved: &SavedMatch) -> Result<(), SaveError> {
        if !saved.game.is_over() {
            return saved.write(&self.path);
        }
        saved.write(&self.finished)?;
        match fs::remove_file(&self.path) {
            Err(cause) if cause.kind() != io::ErrorKind::NotFound => Err(SaveError::Io {
                path: self.path.clone(),
                cause,
            }),
            _ => Ok(()),
        }
    }
}

impl SavedMatch {
    /// Reads a kept match, or a transcript, whose players have no names.
    ///
    /// # Errors
    /// If the file cannot be read, or is neither.
    pub fn read(path: &Path) -> Result<SavedMatch, SaveError> {
        let text = fs::read_to_string(path).map_err(|cause| SaveError::Io {
            path: path.to_owned(),
            cause,
        })?;
        let damaged = |why: String| SaveError::Damaged {
            path: path.to_owned(),
            why,
        };
        let Ok(written) = serde_json::from_str::<Written>(&text) else {
            let game = Match::load(&text).map_err(|error| damaged(error.to_string()))?;
            return Ok(SavedMatch {
                names: vec![String::new(); game.setup().players()],
                level: Level::Steady,
                dice: 0,
                game,
            });
        };
        if (written.format.as_str(), written.version) != (FORMAT, VERSION) {
            return Err(damaged(format!("its version is {}", written.version)));
        }
        let game = Match::load(&written.transcript.to_string());
        let game = game.map_err(|error: TranscriptError| damaged(error.to_string()))?;
        let level = written.level.parse();
        Ok(SavedMatch {
            names: written.names,
            level: level
                .map_err(|error: moonshot_bots::UnknownLevel| damaged(error.to_string()))?,
            dice: written.dice,
            game,
        })
    }

    /// Writes it so that a crash leaves the old file or the new one.
    fn write(&self, path: &Path) -> Result<(), SaveError> {
        let written = Written {
            format: FORMAT.to_owned(),
            version: VERSION,
            names: self.names.clone(),
            level: self.level.text().to_owned(),
            dice: self.dice,
            transcript: self.game.transcript().to_value(),
        };
        let beside = path.with_extension("new");
        let write = || {
            let mut file = File::create(&beside)?;
            serde_json::to_writer(&mut file, &written)?;
            file.flush()?;
            fs::rename(&beside, path)
        };
        write().map_err(|cause| SaveError::Io {
            path: path.to_owned(),
            cause,
        })
    }
}
