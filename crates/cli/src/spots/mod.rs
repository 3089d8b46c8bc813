//! `moonshot spots`: positions to practise, made from matches of bots.

mod shards;

use std::fs;
use std::io::Write;
use std::path::PathBuf;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};
use std::thread;

use anyhow::{Context, bail};
use moonshot_bots::review::{Comparison, ReviewOptions};
use moonshot_bots::spots::{Spot, SpotOptions, SpotTraits, Spots, varied};
use moonshot_protocol::Setup;
use moonshot_rules::AnyCard;
use moonshot_table::{
    SPOTS_FORMAT, SPOTS_VERSION, SpotAlternative, SpotFile, SpotRecord, spot_step,
};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use crate::shard::Shard;

/// Maximum number of alternatives that are written of a spot, the cheapest first: a pass has hundreds.
const LISTED: usize = 12;

/// Arguments of `moonshot spots`.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// The game.
    #[arg(long, value_name = "GAME", default_value = "hearts")]
    game: String,

    /// The number of players; by default four, or what is nearest to that.
    #[arg(long, value_name = "N")]
    players: Option<usize>,

    /// Options of the game, as a JSON object.
    #[arg(long, value_name = "JSON", default_value = "{}", value_parser = options)]
    options: Map<String, Value>,

    /// Number of spots.
    #[arg(long, value_name = "N", default_value_t = 10, value_parser = clap::value_parser!(u16).range(1..=1_000))]
    count: u16,

    /// Number of matches to look for them; those that differ most are chosen.
    #[arg(long, value_name = "N", default_value_t = 60, value_parser = clap::value_parser!(u64).range(1..=1_000_000))]
    matches: u64,

    /// Seed of the matches and the search: the same seed gives the same file.
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,

    /// How much every other action must cost, in costs of a mistake: 1.5 points, or 5% of a win.
    #[arg(long, value_name = "FACTOR", default_value_t = 1.0)]
    margin: f64,

    /// Playouts for each action and each of the seeds of the search.
    #[arg(long, value_name = "N", default_value_t = SpotOptions::default().playouts,
          value_parser = clap::value_parser!(u32).range(i64::from(ReviewOptions::LEAST)..=i64::from(ReviewOptions::MOST)))]
    playouts: u32,

    /// Number of threads; they do not change the file.
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=64))]
    threads: u16,

    /// Look only at part I of N of the matches, counted from 1, and write a file to combine with --merge.
    #[arg(long, value_name = "I/N")]
    shard: Option<Shard>,

    /// Look at no matches, and choose among the spots in the files of all shards.
    #[arg(long, value_name = "FILE", num_args = 1.., conflicts_with = "shard")]
    merge: Vec<PathBuf>,

    /// The file to write; standard output by default.
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,
}

/// A JSON object.
fn options(text: &str) -> Result<Map<String, Value>, String> {
    serde_json::from_str(text).map_err(|error| error.to_string())
}

/// What determines which spots a run finds.
#[derive(Clone, PartialEq, Serialize, Deserialize)]
struct Plan {
    moonshot: String,
    game: String,
    players: usize,
    options: Map<String, Value>,
    matches: u64,
    seed: u64,
    playouts: u32,
    seeds: u32,
    margin: f64,
}

/// A spot that was found, and what the choice among all looks at.
#[derive(Serialize, Deserialize)]
struct Found {
    traits: SpotTraits,
    record: SpotRecord,
}

/// Looks for spots and writes them.
pub(crate) fn run(arguments: &Arguments) -> anyhow::Result<()> {
    if !arguments.merge.is_empty() {
        let (plan, found) = shards::merge(&arguments.merge)?;
        return choose(arguments, &plan, found);
    }
    if !(arguments.margin.is_finite() && arguments.margin > 0.0) {
        bail!("the margin is a number above 0");
    }
    let setup = setup(arguments)?;
    let options = SpotOptions {
        playouts: arguments.playouts,
        margin: arguments.margin,
        ..SpotOptions::default()
    };
    let plan = Plan {
        moonshot: env!("CARGO_PKG_VERSION").to_owned(),
        game: setup.game().id.to_owned(),
        players: setup.players(),
        options: setup.options().clone(),
        matches: arguments.matches,
        seed: arguments.seed,
        playouts: options.playouts,
        seeds: options.seeds,
        margin: options.margin,
    };
    let finder = Spots::new(setup.start()?, arguments.seed, options);
    let mut found = Vec::new();
    for (number, spots) in find(&finder, arguments) {
        let spots = spots.iter().map(|spot| {
            Ok(Found {
                traits: spot.traits(),
                record: record(&setup, spot)?,
            })
        });
        found.push((number, spots.collect::<anyhow::Result<Vec<Found>>>()?));
    }
    match arguments.shard {
        Some(shard) => write(arguments, &shards::text(&plan, shard, found)?),
        None => {
            let found = found.into_iter().flat_map(|(_, spots)| spots);
            choose(arguments, &plan, found.collect())
        }
    }
}

/// Writes as many of the spots as wanted, those that differ most.
fn choose(arguments: &Arguments, plan: &Plan, found: Vec<Found>) -> anyhow::Result<()> {
    let all = found.len();
    let wanted = usize::from(arguments.count);
    let chosen = varied(found, wanted, |spot| spot.traits.clone());
    let count = chosen.len();
    eprintln!("{count} of {all} spots chosen");
    let file = SpotFile {
        format: SPOTS_FORMAT.to_owned(),
        version: SPOTS_VERSION,
        game: plan.game.clone(),
        seed: plan.seed,
        playouts: plan.playouts,
        seeds: plan.seeds,
        margin: plan.margin,
        spots: chosen.into_iter().map(|spot| spot.record).collect(),
    };
    write(arguments, &text(&file)?)?;
    if count < wanted {
        bail!("too few spots: look at more matches, or ask for fewer");
    }
    Ok(())
}

fn write(arguments: &Arguments, text: &str) -> anyhow::Result<()> {
    match &arguments.output {
        Some(path) => {
            fs::write(path, text).with_context(|| format!("cannot write {}", path.display()))
        }
        None => Ok(std::io::stdout().write_all(text.as_bytes())?),
    }
}

fn setup(arguments: &Arguments) -> anyhow::Result<Setup> {
    let read = |players| Setup::read(&arguments.game, players, &arguments.options);
    let mut tried = match arguments.players {
        Some(players) => return Ok(read(players)?),
        None => [4, 3, 2].map(read).into_iter(),
    };
    let usual = tried.find(Result::is_ok);
    usual.unwrap_or_else(|| read(4)).map_err(Into::into)
}

/// The matches of the shard with their spots, in their order. Progress goes to standard error.
fn find(finder: &Spots, arguments: &Arguments) -> Vec<(u64, Vec<Spot>)> {
    let shard = arguments.shard.unwrap_or(Shard::WHOLE);
    let numbers: Vec<u64> = shard.items(arguments.matches).collect();
    let (next, done, count) = (
        AtomicUsize::new(0),
        AtomicUsize::new(0),
        AtomicUsize::new(0),
    );
    let found = Mutex::new(Vec::new());
    let work = || {
        while let Some(number) = numbers.get(next.fetch_add(1, Ordering::Relaxed)) {
            let spots = finder.of_match(*number);
            let matches = done.fetch_add(1, Ordering::Relaxed) + 1;
            let all = count.fetch_add(spots.len(), Ordering::Relaxed) + spots.len();
            eprintln!("{matches} of {} matches: {all} spots", numbers.len());
            let mut found = found.lock().unwrap_or_else(PoisonError::into_inner);
            found.push((*number, spots));
        }
    };
    thread::scope(|scope| {
        for _ in 1..arguments.threads {
            scope.spawn(work);
        }
        work();
    });
    let mut found = found.into_inner().unwrap_or_else(PoisonError::into_inner);
    found.sort_by_key(|(number, _)| *number);
    found
}

fn record(setup: &Setup, spot: &Spot) -> anyhow::Result<SpotRecord> {
    let steps = spot.steps.iter().map(|step| spot_step(setup, step));
    let listed = spot.alternatives.iter().take(LISTED);
    let mut record = SpotRecord {
        id: String::new(),
        players: setup.players(),
        options: setup.options().clone(),
        steps: steps.collect(),
        seat: spot.seat,
        hand: spot.hand,
        step: 0,
        trick: spot.trick,
        area: spot.area.code().to_owned(),
        unit: spot.unit.text().to_owned(),
        answer: spot.answer.to_string(),
        reason: spot.reason.code().to_owned(),
        missed: rounded(spot.missed),
        alternatives: listed.map(alternative).collect(),
    };
    let played = record.replay(setup.game().id)?;
    (record.id, record.step) = SpotRecord::place(&played);
    Ok(record)
}

fn alternative(other: &Comparison) -> SpotAlternative {
    let why = &other.explanation;
    SpotAlternative {
        action: other.action.to_string(),
        cost: rounded(other.cost),
        error: rounded(other.error),
        reason: why.reason.code().to_owned(),
        cards: why.cards.iter().map(AnyCard::to_string).collect(),
        after_action: rounded(why.after_action),
        after_answer: rounded(why.after_recommended),
    }
}

/// The number to four decimals, more than its error allows.
fn rounded(number: f64) -> f64 {
    (number * 1e4).round() / 1e4
}

/// The file, with each spot on a line of its own.
fn text(file: &SpotFile) -> anyhow::Result<String> {
    let mut heading = file.clone();
    heading.spots.clear();
    let heading = serde_json::to_string(&heading)?;
    let spots = file.spots.iter().map(serde_json::to_string);
    let spots: Vec<String> = spots.collect::<Result<_, _>>()?;
    let (before, after) = heading
        .rsplit_once("[]")
        .context("a heading ends with its spots")?;
    Ok(format!("{before}[\n{}\n]{after}\n", spots.join(",\n")))
}
