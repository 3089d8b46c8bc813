//! Recorded deals: resumes an interrupted contest, and combines parts.
//!
//! A record is JSON Lines: the parameters as an object, then an object for each deal.

use std::collections::BTreeMap;
use std::fs::{File, OpenOptions};
use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};

use anyhow::{Context, bail};
use moonshot_bots::arena::Deal;
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// A line of the file.
#[derive(Serialize, Deserialize)]
struct Line {
    deal: u64,
    #[serde(flatten)]
    came: Deal,
}

/// An open record.
pub(super) struct Record {
    file: Mutex<File>,
    /// The number of deals that could not be written.
    lost: AtomicU64,
}

impl Record {
    /// Opens or creates the record, and reads its deals.
    pub(super) fn open(
        path: &Path,
        contest: &Value,
    ) -> anyhow::Result<(Record, BTreeMap<u64, Deal>)> {
        let context = || format!("cannot use {}", path.display());
        let known = match File::open(path) {
            Ok(_) => {
                let (header, known) = read(path)?;
                if header != *contest {
                    bail!("{} holds another contest: {header}", path.display());
                }
                known
            }
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => BTreeMap::new(),
            Err(error) => return Err(error).with_context(context),
        };
        // Rewritten to drop a line that was cut off when the program ended.
        let mut file = OpenOptions::new()
            .create(true)
            .write(true)
            .truncate(true)
            .open(path)
            .with_context(context)?;
        writeln!(file, "{contest}").with_context(context)?;
        for (deal, came) in &known {
            write_line(&mut file, *deal, came).with_context(context)?;
        }
        let record = Record {
            file: Mutex::new(file),
            lost: AtomicU64::new(0),
        };
        Ok((record, known))
    }

    /// Adds a deal. The contest goes on if that fails, and nothing is added any more: the last line may be cut off.
    pub(super) fn add(&self, deal: u64, came: &Deal) {
        let mut file = self.file.lock().unwrap_or_else(PoisonError::into_inner);
        if self.lost.load(Ordering::Relaxed) == 0 {
            match write_line(&mut file, deal, came) {
                Ok(()) => return,
                Err(error) => eprintln!("deal {deal} is not recorded: {error}"),
            }
        }
        self.lost.fetch_add(1, Ordering::Relaxed);
    }

    /// Fails if the record lacks a deal that was played.
    pub(super) fn check(&self) -> anyhow::Result<()> {
        match self.lost.load(Ordering::Relaxed) {
            0 => Ok(()),
            lost => bail!(
                "the record lacks {lost} deals; when it can be written again, the same command plays them again"
            ),
        }
    }
}

fn write_line(file: &mut File, deal: u64, came: &Deal) -> std::io::Result<()> {
    let line = serde_json::to_string(&Line { deal, came: *came })?;
    writeln!(file, "{line}")
}

/// The parameters and the deals of a record. Ignores an incomplete last line.
pub(super) fn read(path: &Path) -> anyhow::Result<(Value, BTreeMap<u64, Deal>)> {
    let context = || format!("cannot read {}", path.display());
    let file = File::open(path).with_context(context)?;
    let mut lines = BufReader::new(file).lines();
    let header = lines.next().transpose().with_context(context)?;
    let header = serde_json::from_str(&header.unwrap_or_default())
        .with_context(|| format!("{} is no record of the arena", path.display()))?;
    let mut deals = BTreeMap::new();
    while let Some(line) = lines.next().transpose().with_context(context)? {
        match serde_json::from_str::<Line>(&line) {
            Ok(line) => {
                deals.insert(line.deal, line.came);
            }
            Err(error) => match lines.next() {
                None => break,
                Some(_) => {
                    return Err(error)
                        .with_context(|| format!("{}: a line in the middle", path.display()));
                }
            },
        }
    }
    Ok((header, deals))
}

/// All deals of several records, which must have the same parameters and no deal in common.
pub(super) fn merge(paths: &[impl AsRef<Path>]) -> anyhow::Result<(Value, BTreeMap<u64, Deal>)> {
    let mut contest = Value::Null;
    let mut deals = BTreeMap::new();
    for path in paths {
        let path = path.as_ref();
        let (header, more) = read(path)?;
        if contest.is_null() {
            contest = header;
        } else if contest != header {
            bail!("{} holds another contest: {header}", path.display());
        }
        for (deal, came) in more {
            if deals
                .insert(deal, came)
                .is_some_and(|before| before != came)
            {
                bail!(
                    "{}: deal {deal} came out otherwise in another file",
                    path.display()
                );
            }
        }
    }
    // A record that is alone may be of a contest that ended early.
    let last = deals.last_key_value().map_or(0, |(deal, _)| *deal);
    let missing = (0..last).find(|deal| !deals.contains_key(deal));
    if let Some(deal) = missing.filter(|_| paths.len() > 1) {
        bail!(
            "deal {deal} is in none of the files: a shard is missing or not finished; run it again, and name its record as well"
        );
    }
    Ok((contest, deals))
}
