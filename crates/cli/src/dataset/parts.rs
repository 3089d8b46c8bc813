//! The groups that are finished, each in its own file, until all are there.

use std::fs::{self, File, TryLockError};
use std::io::{ErrorKind, Write};
use std::path::{Path, PathBuf};

use anyhow::{Context, bail};
use serde_json::Value;

use super::file::{self, Heading, cannot_write};

/// A folder beside the output, locked by this process.
pub(super) struct Parts {
    folder: PathBuf,
    /// Released when the process ends, however it ends.
    _lock: File,
}

impl Parts {
    /// Opens or creates the folder of an output, and waits while another process uses it; `None` if the output is finished.
    pub(super) fn open(out: &Path, heading: &Heading) -> anyhow::Result<Option<Parts>> {
        let folder = PathBuf::from(format!("{}.parts", out.display()));
        let context = || cannot_write(&folder);
        let lock = loop {
            if Parts::is_finished(out, heading)? {
                return Ok(None);
            }
            fs::create_dir_all(&folder).with_context(context)?;
            let lock = match File::create(folder.join("lock")) {
                // Another process has finished, and removed the folder.
                Err(error) if error.kind() == ErrorKind::NotFound => continue,
                lock => lock.with_context(context)?,
            };
            match lock.try_lock() {
                Ok(()) if folder.join("lock").exists() => break lock,
                Ok(()) => {}
                Err(TryLockError::WouldBlock) => {
                    eprintln!("another process writes {}; waiting for it", out.display());
                    lock.lock().with_context(context)?;
                }
                Err(TryLockError::Error(error)) => return Err(error).with_context(context),
            }
        };
        let parts = Parts {
            folder,
            _lock: lock,
        };
        parts.belongs_to(heading)?;
        Ok(Some(parts))
    }

    /// Whether the output is there already.
    ///
    /// # Errors
    /// If it is something else.
    pub(super) fn is_finished(out: &Path, heading: &Heading) -> anyhow::Result<bool> {
        match fs::exists(out) {
            Ok(false) => return Ok(false),
            Ok(true) => {}
            Err(error) => return Err(error).with_context(|| cannot_write(out)),
        }
        let known = file::heading(out)?;
        if known != *heading {
            bail!(
                "{} holds another dataset: remove it, or choose another --out",
                out.display()
            );
        }
        Ok(true)
    }

    /// Checks that the parts in the folder are of this run, or notes that they will be.
    fn belongs_to(&self, heading: &Heading) -> anyhow::Result<()> {
        let path = self.folder.join("dataset.json");
        let name = self.folder.display();
        if let Ok(text) = fs::read_to_string(&path) {
            let known: Option<Value> = serde_json::from_str(&text).ok();
            if known.as_ref() != Some(&heading.parameters) {
                bail!("{name} holds parts of another dataset: remove it, or choose another --out");
            }
            return Ok(());
        }
        self.write(&path, heading.parameters.to_string().as_bytes())
    }

    fn path(&self, group: u64) -> PathBuf {
        self.folder.join(format!("{group:012}.parquet"))
    }

    /// Whether a group is finished.
    pub(super) fn has(&self, group: u64) -> bool {
        self.path(group).exists()
    }

    /// Saves a group.
    pub(super) fn save(&self, group: u64, bytes: &[u8]) -> anyhow::Result<()> {
        self.write(&self.path(group), bytes)
    }

    /// Writes a file that is there as a whole or not at all.
    fn write(&self, path: &Path, bytes: &[u8]) -> anyhow::Result<()> {
        let partial = path.with_extension("partial");
        let written = || -> std::io::Result<()> {
            let mut file = File::create(&partial)?;
            file.write_all(bytes)?;
            file.sync_data()?;
            fs::rename(&partial, path)
        };
        written().with_context(|| cannot_write(path))
    }

    /// Joins these groups to the output, and removes the parts.
    pub(super) fn join(self, groups: &[u64], out: &Path, heading: &Heading) -> anyhow::Result<()> {
        let paths: Vec<PathBuf> = groups.iter().map(|group| self.path(*group)).collect();
        file::join(&paths, groups.len() as u64, out, heading)?;
        let removed = fs::remove_dir_all(&self.folder);
        removed.with_context(|| {
            format!(
                "cannot remove {}; it is no longer needed",
                self.folder.display()
            )
        })
    }
}
