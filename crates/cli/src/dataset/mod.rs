//! `moonshot dataset`: decisions of bots as Parquet files.
//!
//! The hands of a dataset are played in groups. Each group is a part file beside the output until all are there; then their row
//! groups are joined, byte for byte. That makes a run resumable, and shards equal to the whole.

mod columns;
mod file;
mod group;
mod parts;

use std::io::{self, IsTerminal};
use std::num::NonZero;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};
use std::thread;
use std::time::Instant;

use anyhow::{Context, bail};
use moonshot_bots::Level;
use moonshot_bots::dataset::Matches;
use moonshot_protocol::{Setup, games};
use serde_json::{Value, json};

use crate::arena::options;
use crate::shard::{self, Shard};
use file::Heading;
use group::Groups;
use parts::Parts;

/// The `format` field of a dataset's parameters.
const FORMAT: &str = "moonshot-dataset";
/// The version of the columns (docs/datasets.md).
const VERSION: u32 = 1;

/// Arguments of `moonshot dataset`.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// The game's id.
    #[arg(long, value_name = "GAME", default_value = "hearts")]
    game: String,

    /// Number of players [default: 4, or the closest the game supports].
    #[arg(long, value_name = "NUMBER")]
    players: Option<usize>,

    /// Options of the game, such as target=50.
    #[arg(long, value_name = "NAME=VALUE", num_args = 1..)]
    options: Vec<String>,

    /// Number of hands; in Heartcatchers, of games.
    #[arg(long, value_name = "NUMBER", default_value_t = 1_000, value_parser = clap::value_parser!(u64).range(1..=MOST_HANDS))]
    hands: u64,

    /// Levels of the bots at the seats, in turn; they move on by a seat in each match.
    #[arg(
        long,
        value_name = "LEVEL",
        value_delimiter = ',',
        default_value = "steady"
    )]
    bots: Vec<Level>,

    /// Number of playouts for each decision of a bot that searches.
    #[arg(long, value_name = "NUMBER", default_value_t = 400, value_parser = clap::value_parser!(u32).range(1..))]
    playouts: u32,

    /// Seed of every deal and every choice: the same seed gives the same file.
    #[arg(long, value_name = "NUMBER", default_value_t = 1)]
    seed: u64,

    /// The Parquet file to write.
    #[arg(short, long, value_name = "FILE")]
    out: PathBuf,

    /// Number of hands in a group, which is a row group of the file and a unit of work.
    #[arg(long, value_name = "NUMBER", default_value_t = 256, value_parser = clap::value_parser!(u32).range(1..=4_096))]
    group: u32,

    /// Number of threads, which do not change the file [default: the number of processors].
    #[arg(long, value_name = "NUMBER", value_parser = clap::value_parser!(u16).range(1..=1_024))]
    threads: Option<u16>,

    /// Write only part I of N, counted from 1; combine the files of all parts with --merge.
    #[arg(long, value_name = "I/N")]
    shard: Option<Shard>,

    /// Play nothing, and merge the files of all shards into the file that one run would have written.
    #[arg(long, value_name = "FILE", num_args = 1.., conflicts_with = "shard")]
    merge: Vec<PathBuf>,
}

/// Maximum number of hands of a dataset: numbers of matches stay far from the largest number.
const MOST_HANDS: u64 = 1 << 48;

/// Writes or merges.
pub(crate) fn run(arguments: &Arguments) -> anyhow::Result<()> {
    match arguments.merge.is_empty() {
        true => write(arguments),
        false => merge(&arguments.merge, &arguments.out),
    }
}

fn write(arguments: &Arguments) -> anyhow::Result<()> {
    let (groups, parameters) = plan(arguments)?;
    let shard = arguments.shard.unwrap_or(Shard::WHOLE);
    let numbers: Vec<u64> = shard.items(groups.count()).collect();
    if numbers.is_empty() {
        let (count, each) = (groups.count(), groups.each);
        bail!(
            "shard {shard} is empty: there are {count} groups of {each} hands; use fewer shards, or a smaller --group"
        );
    }
    let heading = Heading {
        parameters,
        shard: arguments.shard,
    };
    let Some(parts) = Parts::open(&arguments.out, &heading)? else {
        eprintln!("{} is finished", arguments.out.display());
        return Ok(());
    };
    let threads = arguments.threads.map(usize::from);
    let threads = threads.or_else(|| thread::available_parallelism().ok().map(NonZero::get));
    play(&groups, &numbers, &parts, threads.unwrap_or(1))?;
    parts.join(&numbers, &arguments.out, &heading)
}

/// The groups, and the parameters that determine every byte.
fn plan(arguments: &Arguments) -> anyhow::Result<(Groups, Value)> {
    let games = games();
    let info = games.iter().find(|info| info.id == arguments.game);
    let (least, most) = info.map_or((0, usize::MAX), |info| info.players);
    let players = arguments.players.unwrap_or(4.clamp(least, most));
    let options = options::read(info, &arguments.options)?;
    let setup = Setup::read(&arguments.game, players, &options)?;
    let groups = Groups {
        game: setup.game().id.to_owned(),
        matches: Matches {
            start: setup.start()?,
            bots: arguments.bots.clone(),
            seed: arguments.seed,
            playouts: arguments.playouts,
        },
        hands: arguments.hands,
        each: arguments.group,
    };
    let parameters = json!({
        "format": FORMAT,
        "version": VERSION,
        "moonshot": env!("CARGO_PKG_VERSION"),
        "game": groups.game,
        "players": players,
        "options": setup.options(),
        "bots": arguments.bots,
        "playouts": arguments.playouts,
        "seed": arguments.seed,
        "hands": arguments.hands,
        "group": arguments.group,
    });
    Ok((groups, parameters))
}

/// Plays the groups that are not there yet, on several threads.
fn play(groups: &Groups, numbers: &[u64], parts: &Parts, threads: usize) -> anyhow::Result<()> {
    let left: Vec<u64> = numbers
        .iter()
        .copied()
        .filter(|number| !parts.has(*number))
        .collect();
    let all = numbers.iter().map(|number| groups.hands_of(*number)).sum();
    let progress = Progress::new(
        all,
        left.iter().map(|number| groups.hands_of(*number)).sum(),
    );
    let next = AtomicUsize::new(0);
    let failed = Mutex::new(None);
    let lock = || failed.lock().unwrap_or_else(PoisonError::into_inner);
    let work = || {
        while lock().is_none()
            && let Some(number) = left.get(next.fetch_add(1, Ordering::Relaxed))
        {
            match groups
                .encode(*number)
                .and_then(|bytes| parts.save(*number, &bytes))
            {
                Ok(()) => progress.add(groups.hands_of(*number)),
                Err(error) => {
                    lock().get_or_insert(error);
                }
            }
        }
    };
    thread::scope(|scope| {
        for _ in 1..threads.min(left.len()) {
            scope.spawn(work);
        }
        work();
    });
    failed
        .into_inner()
        .unwrap_or_else(PoisonError::into_inner)
        .map_or(Ok(()), Err)
}

/// Shows on standard error how far a run is: after each group on a terminal, and otherwise once a percent.
struct Progress {
    all: u64,
    /// Hands that were there at the start.
    before: u64,
    start: Instant,
    terminal: bool,
    /// Hands done, and the percent that was shown last.
    done: Mutex<(u64, u64)>,
}

impl Progress {
    fn new(all: u64, left: u64) -> Progress {
        let before = all - left;
        if before > 0 && left > 0 {
            eprintln!("{before} of {all} hands are there already");
        }
        Progress {
            all,
            before,
            start: Instant::now(),
            terminal: io::stderr().is_terminal(),
            done: Mutex::new((before, 0)),
        }
    }

    fn add(&self, hands: u64) {
        let mut state = self.done.lock().unwrap_or_else(PoisonError::into_inner);
        state.0 += hands;
        let (done, percent) = (state.0, 100 * state.0 / self.all);
        if !self.terminal && percent == state.1 {
            return;
        }
        state.1 = percent;
        let rate = (done - self.before) as f64 / self.start.elapsed().as_secs_f64().max(1e-9);
        let left = (self.all - done) as f64 / rate;
        let end = if self.terminal && done < self.all {
            '\r'
        } else {
            '\n'
        };
        eprint!(
            "{done} of {} hands ({percent}%), {rate:.1} a second, {left:.0} s left    {end}",
            self.all
        );
    }
}

/// Merges the files of all shards.
fn merge(paths: &[PathBuf], out: &Path) -> anyhow::Result<()> {
    let headings = paths.iter().map(|path| file::heading(path));
    let headings: Vec<Heading> = headings.collect::<anyhow::Result<_>>()?;
    let parameters = headings[0].parameters.clone();
    for (path, heading) in paths.iter().zip(&headings) {
        if heading.parameters != parameters {
            let (path, first) = (path.display(), paths[0].display());
            let differing = differing(&parameters, &heading.parameters);
            bail!(
                "{path} and {first} are of different runs: they differ in {differing}; merge shards of one run"
            );
        }
    }
    let shards = headings.iter().map(|heading| heading.shard);
    let files: Vec<_> = paths.iter().cloned().zip(shards).collect();
    let files = shard::in_order(&files)?;
    let whole = Heading {
        parameters,
        shard: None,
    };
    let merged = Parts::is_finished(out, &whole)?;
    if merged {
        eprintln!("{} is finished", out.display());
        return Ok(());
    }
    let hands = whole
        .number("hands")
        .context("the parameters have no number of hands")?;
    let group = whole
        .number("group")
        .filter(|group| *group > 0)
        .context("the parameters have no group")?;
    file::join(&files, hands.div_ceil(group), out, &whole)
}

/// The names of the parameters that differ.
fn differing(one: &Value, other: &Value) -> String {
    let names = one.as_object().into_iter().flatten().map(|(name, _)| name);
    let names = names.filter(|name| one[name.as_str()] != other[name.as_str()]);
    let names: Vec<&str> = names.map(String::as_str).collect();
    names.join(", ")
}
