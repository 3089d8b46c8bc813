//! `moonshot arena`: measures a bot against others.

mod foreign;
pub(crate) mod options;
mod pace;
mod record;
mod yardstick;

use std::collections::BTreeMap;
use std::fmt;
use std::io::{self, IsTerminal};
use std::num::NonZero;
use std::path::PathBuf;
use std::str::FromStr;
use std::sync::Arc;
use std::thread;

use anyhow::{Context, bail};
use clap::Args;
use moonshot_bots::arena::{
    Contest, Deal, Deals, Duel, Entrant, Fault, Observer, Ours, Pace, Playouts, Schedule, Sprt,
};
use moonshot_bots::{Budget, Level};
use moonshot_protocol::{Setup, games};
use serde::Serialize;
use serde_json::{Map, Value, json};

use crate::program;
use crate::shard::Shard;
use foreign::Foreign;
use pace::{Millis, Timed};
use record::Record;
use yardstick::{Standing, Yardstick};

/// Arguments of `moonshot arena`.
#[derive(Args)]
pub(crate) struct Arguments {
    /// The game's id.
    #[arg(long, value_name = "GAME", default_value = "hearts")]
    game: String,
    /// Number of players [default: 4, or the closest the game supports].
    #[arg(long, value_name = "NUMBER")]
    players: Option<usize>,
    /// Number of hands to play; for Black Hearts and Heartcatchers, number of matches.
    #[arg(
        long,
        visible_alias = "matches",
        value_name = "NUMBER",
        default_value_t = 2_000
    )]
    hands: u64,
    /// Seed of every deal; the same seed gives the same results.
    #[arg(long, value_name = "NUMBER", default_value_t = 1)]
    seed: u64,
    /// The bot to measure, which plays each seat in turn: a level, or 'cmd PROGRAM ARGUMENTS' for a program that speaks
    /// the bot side of the engine protocol.
    #[arg(long, value_name = "BOT", default_value = "rule-of-thumb")]
    bot: Who,
    /// The bots at all the other seats.
    #[arg(long, value_name = "BOT", default_value = "random")]
    against: Who,
    /// Play a standing contest instead, whose deals and opponent never change, so that all its results are comparable.
    /// --hands counts its deals, 800 at most, and --seed sets the dice of the bot.
    #[arg(long, value_name = "NAME", conflicts_with_all = ["game", "players", "options", "against", "bot_seats", "against_playouts", "against_millis", "whole", "sprt"])]
    yardstick: Option<Yardstick>,
    /// Number of seats for the bot, with the others in the rest: each deal is then played in every seating, for one
    /// round of the pass or a match, and --hands counts deals [default: 1, with one of the options that follow].
    #[arg(long, value_name = "NUMBER")]
    bot_seats: Option<usize>,
    /// Number of threads that play deals in every seating [default: the number of processors].
    #[arg(long, value_name = "NUMBER")]
    threads: Option<usize>,
    /// Number of playouts for each decision of a bot that searches.
    #[arg(long, value_name = "NUMBER", default_value_t = 1_000)]
    playouts: u32,
    /// Milliseconds of one processor for each decision of a bot that searches, instead of a number of playouts. The
    /// results then depend on the machine.
    #[arg(long, value_name = "NUMBER", conflicts_with = "playouts")]
    millis: Option<u64>,
    /// Number of playouts for the bots in the other seats, if different.
    #[arg(long, value_name = "NUMBER", conflicts_with = "millis")]
    against_playouts: Option<u32>,
    /// Milliseconds for the bots in the other seats, if different.
    #[arg(
        long,
        value_name = "NUMBER",
        requires = "millis",
        conflicts_with = "playouts"
    )]
    against_millis: Option<u64>,
    /// Number of parts of each search of the measured bot, each on its own thread; its opponents use one.
    #[arg(long, value_name = "NUMBER", default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=i64::from(Budget::MOST_PARTS)))]
    parts: u16,
    /// Play trick games to the end of the match, and count wins instead of points.
    #[arg(long)]
    whole: bool,
    /// Stop as soon as it is decided which of two differences is true: in points per hand, or in shares of the matches.
    #[arg(long, value_name = "FIRST,SECOND", allow_hyphen_values = true, value_parser = two_numbers)]
    sprt: Option<Sprt>,
    /// Play only part I of N, counted from 1; write each part to its own file with --record, and combine them with
    /// --merge.
    #[arg(long, value_name = "I/N", conflicts_with = "sprt")]
    shard: Option<Shard>,
    /// Write each deal to a file, and continue where that file ends.
    #[arg(long, value_name = "FILE")]
    record: Option<PathBuf>,
    /// Play nothing, and report the results in these files.
    #[arg(long, value_name = "FILE", num_args = 1.., conflicts_with_all = ["record", "shard"])]
    merge: Vec<PathBuf>,
    /// Options of the game, such as target=50.
    #[arg(long, value_name = "NAME=VALUE", num_args = 1..)]
    options: Vec<String>,
    /// Print the report as JSON.
    #[arg(long)]
    json: bool,
}

/// A bot as named on the command line.
#[derive(Clone, Debug)]
enum Who {
    Level(Level),
    Program(Vec<String>),
}

impl FromStr for Who {
    type Err = anyhow::Error;

    fn from_str(text: &str) -> anyhow::Result<Who> {
        Ok(match program::command(text)? {
            Some(command) => Who::Program(command),
            None => Who::Level(text.parse()?),
        })
    }
}

/// Two numbers separated by a comma.
fn two_numbers(text: &str) -> anyhow::Result<Sprt> {
    let numbers = text.split_once(',').context("write it as FIRST,SECOND")?;
    let (first, second): (f64, f64) = (numbers.0.parse()?, numbers.1.parse()?);
    if first == second || !first.is_finite() || !second.is_finite() {
        bail!("the two must differ");
    }
    Ok(Sprt { first, second })
}

/// Plays the contest and prints its report.
pub(crate) fn run(arguments: &Arguments) -> anyhow::Result<()> {
    let clock = arguments.millis.map(|millis| Arc::new(Millis::new(millis)));
    if let Some(yardstick) = arguments.yardstick {
        return stand(arguments, yardstick, clock.as_ref());
    }
    let games = games();
    let info = games.iter().find(|info| info.id == arguments.game);
    let (least, most) = info.map_or((0, usize::MAX), |info| info.players);
    let players = arguments.players.unwrap_or(4.clamp(least, most));
    let options = options::read(info, &arguments.options)?;
    let setup = Setup::read(&arguments.game, players, &options)?;
    if let Some((bot, against)) = alone(arguments) {
        let contest = Contest {
            start: setup.start()?,
            bot,
            against,
            count: arguments.hands,
            seed: arguments.seed,
            playouts: arguments.playouts,
        };
        let report = contest.run()?;
        return print(&setup, arguments.json, report.headline(), report);
    }
    let duel = duel(arguments, &setup, clock.as_ref())?;
    let parameters = parameters(arguments, &setup, &duel);
    let report = duel.report(&results(arguments, duel.schedule(), &duel, &parameters)?);
    let headline = report.headline();
    // Merged results were played with other clocks.
    let clock = clock.filter(|_| arguments.merge.is_empty());
    print(
        &setup,
        arguments.json,
        headline,
        Timed::new(report, clock.as_deref()),
    )
}

/// Plays a standing contest and prints its report.
fn stand(
    arguments: &Arguments,
    yardstick: Yardstick,
    clock: Option<&Arc<Millis>>,
) -> anyhow::Result<()> {
    let (own, _) = thinking(arguments, clock);
    let standing = Standing::new(yardstick, arguments.seed, |setup| {
        own.entrant(&arguments.bot, setup)
    })?;
    let schedule = Schedule {
        deals: arguments.hands.min(yardstick::DEALS),
        shard: shard(arguments),
        sprt: None,
        threads: threads(arguments),
    };
    let mut parameters = standing.parameters();
    for (name, value) in thought(arguments) {
        parameters[name] = value;
    }
    let report = standing.report(&results(arguments, schedule, &standing, &parameters)?);
    let headline = report.headline();
    let clock = clock.filter(|_| arguments.merge.is_empty());
    let report = Timed::new(report, clock.map(Arc::as_ref));
    if arguments.json {
        return json_object(&report);
    }
    print!("{headline}\n{report}");
    Ok(())
}

/// The two levels, if one bot plays each seat in turn and no other option requires a duel.
fn alone(arguments: &Arguments) -> Option<(Level, Level)> {
    let asks = arguments.bot_seats.is_some()
        || arguments.millis.is_some()
        || arguments.against_playouts.is_some()
        || arguments.whole
        || arguments.sprt.is_some()
        || arguments.shard.is_some()
        || arguments.record.is_some()
        || arguments.threads.is_some()
        || arguments.parts > 1
        || !arguments.merge.is_empty();
    match (&arguments.bot, &arguments.against) {
        (Who::Level(bot), Who::Level(against)) if !asks => Some((*bot, *against)),
        _ => None,
    }
}

/// The search budget of one side's bots.
struct Thinking {
    pace: Arc<dyn Pace>,
    /// The time per decision for a program, if given.
    millis: Option<u64>,
    parts: usize,
}

impl Thinking {
    /// The entrant that plays with this budget.
    fn entrant(&self, who: &Who, setup: &Setup) -> Arc<dyn Entrant> {
        match who {
            Who::Level(level) => Arc::new(Ours {
                level: *level,
                pace: Arc::clone(&self.pace),
                parts: self.parts,
            }),
            Who::Program(command) => Arc::new(Foreign {
                command: command.clone(),
                setup: setup.clone(),
                millis: self.millis.unwrap_or(program::MILLIS),
            }),
        }
    }
}

/// The budget of the measured bot, and that of its opponents.
fn thinking(arguments: &Arguments, clock: Option<&Arc<Millis>>) -> (Thinking, Thinking) {
    let playouts = arguments.playouts;
    let own = Thinking {
        pace: match clock {
            Some(clock) => Arc::<Millis>::clone(clock),
            None => Arc::new(Playouts(playouts)),
        },
        millis: arguments.millis,
        parts: usize::from(arguments.parts),
    };
    let others = Thinking {
        pace: match (clock, arguments.against_millis) {
            (Some(clock), Some(millis)) => Arc::new(clock.beside(millis)),
            (Some(clock), None) => Arc::<Millis>::clone(clock),
            _ => Arc::new(Playouts(arguments.against_playouts.unwrap_or(playouts))),
        },
        millis: arguments.against_millis.or(arguments.millis),
        parts: 1,
    };
    (own, others)
}

/// The part of the deals to play, and the number of parts.
fn shard(arguments: &Arguments) -> (u64, u64) {
    let shard = arguments.shard.unwrap_or(Shard::WHOLE);
    (shard.part, shard.of)
}

/// The number of threads that play deals.
fn threads(arguments: &Arguments) -> usize {
    let processors = || thread::available_parallelism().map_or(1, NonZero::get);
    let parts = usize::from(arguments.parts);
    arguments
        .threads
        .unwrap_or_else(|| processors().div_ceil(parts))
}

fn duel(arguments: &Arguments, setup: &Setup, clock: Option<&Arc<Millis>>) -> anyhow::Result<Duel> {
    let players = setup.players();
    let seats = arguments.bot_seats.unwrap_or(1);
    if seats == 0 || seats >= players {
        bail!("--bot-seats {seats}: both sides need a seat, of {players}");
    }
    let (own, others) = thinking(arguments, clock);
    Ok(Duel {
        start: setup.start()?,
        bot: own.entrant(&arguments.bot, setup),
        seats,
        against: others.entrant(&arguments.against, setup),
        deals: arguments.hands,
        shard: shard(arguments),
        seed: arguments.seed,
        whole: arguments.whole,
        sprt: arguments.sprt,
        threads: threads(arguments),
    })
}

/// The parameters that determine the result of each deal: the first line of a record.
fn parameters(arguments: &Arguments, setup: &Setup, duel: &Duel) -> Value {
    let mut parameters = json!({
        "moonshot": env!("CARGO_PKG_VERSION"),
        "game": setup.game().id,
        "players": setup.players(),
        "options": setup.options(),
        "bot": duel.bot.name(),
        "against": duel.against.name(),
        "bot_seats": duel.seats,
        "seed": duel.seed,
        "whole": duel.whole,
    });
    for (name, value) in thought(arguments) {
        parameters[name] = value;
    }
    // Written only when set, so that records of older releases can be continued.
    if let Some(playouts) = arguments.against_playouts {
        parameters["against_playouts"] = Value::from(playouts);
    }
    if let Some(millis) = arguments.against_millis {
        parameters["against_millis"] = Value::from(millis);
    }
    parameters
}

/// The measured bot's budget, as parameters.
fn thought(arguments: &Arguments) -> Vec<(&'static str, Value)> {
    let playouts = arguments.millis.is_none().then_some(arguments.playouts);
    let mut thought = vec![
        ("playouts", Value::from(playouts)),
        ("millis", Value::from(arguments.millis)),
    ];
    if arguments.parts > 1 {
        thought.push(("parts", Value::from(arguments.parts)));
    }
    thought
}

/// The results of the deals: those in the merged files, or those that are played and recorded.
fn results<C: Deals>(
    arguments: &Arguments,
    schedule: Schedule,
    contest: &C,
    parameters: &Value,
) -> anyhow::Result<BTreeMap<u64, Deal>>
where
    C::Error: Into<anyhow::Error>,
{
    if !arguments.merge.is_empty() {
        let (recorded, deals) = record::merge(&arguments.merge)?;
        if recorded != *parameters {
            bail!("the files hold another contest: {recorded}");
        }
        return Ok(deals);
    }
    let (record, known) = match &arguments.record {
        Some(path) => {
            let (record, known) = Record::open(path, parameters)?;
            (Some(record), known)
        }
        None => (None, BTreeMap::new()),
    };
    let (_, parts) = schedule.shard;
    let watcher = Console {
        record,
        all: schedule.deals.div_ceil(parts.max(1)),
        seen: io::stderr().is_terminal(),
    };
    let deals = schedule
        .play(contest, known, &watcher)
        .map_err(Into::<anyhow::Error>::into)?;
    watcher.record.as_ref().map_or(Ok(()), Record::check)?;
    Ok(deals)
}

/// Records deals as they are played, and shows the progress of a long contest on a terminal.
struct Console {
    record: Option<Record>,
    all: u64,
    seen: bool,
}

impl Observer for Console {
    fn played(&self, number: u64, deal: &Deal, known: usize) {
        if let Some(record) = &self.record {
            record.add(number, deal);
        }
        if self.seen {
            let end = if known as u64 == self.all { '\n' } else { '\r' };
            eprint!("{known} of {} deals{end}", self.all);
        }
    }

    fn fault(&self, fault: &Fault) {
        eprintln!("seat {} loses: {}", fault.seat, fault.why);
    }
}

fn print(
    setup: &Setup,
    json: bool,
    headline: String,
    report: impl Serialize + fmt::Display,
) -> anyhow::Result<()> {
    let players = setup.players();
    if json {
        let parameters = Described {
            game: setup.game().id,
            players,
            options: setup.options(),
            report,
        };
        json_object(&parameters)?;
    } else {
        let options = setup.options().iter();
        let options: Vec<String> = options
            .map(|(name, value)| format!("{name}={value}"))
            .collect();
        let game = setup.game().id;
        println!("{game}, {players} players: {headline}");
        println!("  options     {}", options.join(" "));
        print!("{report}");
    }
    Ok(())
}

fn json_object(report: &impl Serialize) -> anyhow::Result<()> {
    let text = serde_json::to_string_pretty(report).context("cannot print the report")?;
    println!("{text}");
    Ok(())
}

/// A report with a description of its table.
#[derive(Serialize)]
struct Described<'a, R> {
    game: &'a str,
    players: usize,
    options: &'a Map<String, Value>,
    #[serde(flatten)]
    report: R,
}
