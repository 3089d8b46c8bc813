//! `moonshot review`: what each decision of a finished match cost, and the result less luck.

mod json;
mod shards;
mod text;

use std::fs::File;
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};

use anyhow::{Context, anyhow, bail};
use moonshot_bots::review::{
    Adjusted, Decision, HandLuck, Hindsight, LuckMeter, Review, ReviewOptions, Reviewer,
};
use moonshot_rules::{AnyAction, AnyGame, AnyView, Game, Seat, Step, Viewer};
use moonshot_table::Match;

use crate::shard::Shard;

/// Maximum size of a transcript. Each of a hundred hands of the largest table takes about 10 kB.
const MOST_BYTES: u64 = 32 << 20;
/// Maximum number of decisions of a seat that are reviewed: those of more than three hundred hands.
const MOST_DECISIONS: usize = 5_000;

/// Arguments of `moonshot review`.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// The transcripts; - reads one from standard input.
    #[arg(value_name = "FILE", required_unless_present = "merge")]
    files: Vec<PathBuf>,

    /// The seat to review, from 0; every seat by default.
    #[arg(long, value_name = "N")]
    seat: Option<usize>,

    /// Playouts for each decision; fewer in a very long match.
    #[arg(long, value_name = "N", default_value_t = ReviewOptions::USUAL,
          value_parser = clap::value_parser!(u32).range(i64::from(ReviewOptions::LEAST)..=i64::from(ReviewOptions::MOST)))]
    playouts: u32,

    /// Seed of the playouts: the same seed gives the same review.
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,

    /// Add what the open cards say about each decision, which its seat could not know. Slower.
    #[arg(long)]
    hindsight: bool,

    /// Print JSON, a line for each transcript.
    #[arg(long)]
    json: bool,

    /// Review only part I of N of the transcripts, counted from 1, and print what --merge combines.
    #[arg(long, value_name = "I/N", requires = "json")]
    shard: Option<Shard>,

    /// Review nothing, and print what one run would have printed, from the output of all shards.
    #[arg(long, value_name = "SHARD", num_args = 1.., conflicts_with_all = ["files", "shard"])]
    merge: Vec<PathBuf>,
}

/// The review of a transcript.
struct Reviewed {
    name: String,
    game: String,
    players: usize,
    /// Whether the match is over.
    over: bool,
    playouts: u32,
    seed: u64,
    seats: Vec<SeatReview>,
    luck: Vec<HandLuck>,
}

/// The review of a seat.
struct SeatReview {
    seat: Seat,
    review: Review,
    /// With `--hindsight`: the decisions of the review with what the open cards say, never mixed into it.
    hindsight: Option<Vec<(usize, Hindsight)>>,
    adjusted: Option<Adjusted>,
}

/// Prints the reviews, or fails with the reason why a file has none.
pub(crate) fn run(arguments: &Arguments) -> anyhow::Result<()> {
    if !arguments.merge.is_empty() {
        return shards::merge(&arguments.merge, &mut io::stdout().lock());
    }
    let mut to = io::stdout().lock();
    let shard = arguments.shard.unwrap_or(Shard::WHOLE);
    if arguments.shard.is_some() {
        writeln!(to, "{}", shards::heading(arguments, shard)?)?;
    }
    for (number, file) in (0..).zip(&arguments.files) {
        if !shard.contains(number) {
            continue;
        }
        let name = file.display().to_string();
        let text = read(file).with_context(|| name.clone())?;
        let loaded = Match::load(&text).map_err(|error| anyhow!("{name}: {error}"))?;
        let reviewed = review(&loaded, name.clone(), arguments).context(name)?;
        match arguments.json {
            true => writeln!(to, "{}", json::document(&reviewed))?,
            false if number > 0 => write!(to, "\n{}", text::report(&reviewed))?,
            false => write!(to, "{}", text::report(&reviewed))?,
        }
    }
    Ok(to.flush()?)
}

/// The text of a file that is not too large.
fn read(file: &Path) -> anyhow::Result<String> {
    let mut text = String::new();
    let mut source: Box<dyn Read> = match file == Path::new("-") {
        true => Box::new(io::stdin()),
        false => Box::new(File::open(file)?),
    };
    source
        .by_ref()
        .take(MOST_BYTES + 1)
        .read_to_string(&mut text)?;
    if text.len() as u64 > MOST_BYTES {
        bail!("this file is too large for a transcript: more than 32 MiB");
    }
    Ok(text)
}

/// What a seat saw and did.
struct Seen {
    view: AnyView,
    done: AnyAction,
    /// With `--hindsight`: the state before it.
    state: Option<AnyGame>,
}

fn review(loaded: &Match, name: String, arguments: &Arguments) -> anyhow::Result<Reviewed> {
    let players = loaded.setup().players();
    let seats: Vec<Seat> = match arguments.seat {
        None => Seat::all(players).collect(),
        Some(number) => {
            let seat = Seat::new(number).filter(|seat| seat.index() < players);
            let seat = seat.with_context(|| {
                format!(
                    "there is no seat {number} at this table; its seats are 0 to {}",
                    players - 1
                )
            })?;
            vec![seat]
        }
    };
    let most = most_decisions(loaded);
    if most > MOST_DECISIONS {
        bail!(
            "this match is too long to review: a seat decided {most} times, and at most {MOST_DECISIONS} are reviewed"
        );
    }
    let start = loaded.setup().start()?;
    let mut meter = LuckMeter::new(&start, LuckMeter::USUAL, arguments.seed);
    let seen = replay(loaded, start, &mut meter, arguments.hindsight)?;
    let options = ReviewOptions::playouts(arguments.playouts).for_decisions(most);
    let reviewer = Reviewer::new(arguments.seed, options);
    let seats = seats.into_iter().map(|seat| {
        let decisions = seen[seat.index()].iter().enumerate();
        let decisions =
            decisions.filter_map(|(number, seen)| reviewer.decision(number, &seen.view, seen.done));
        let review: Review = decisions.collect();
        let look = |one: &Decision| {
            let state = seen[seat.index()].get(one.number)?.state.as_ref()?;
            let both = [one.action, one.recommended];
            let (playouts, seed) = (options.pricing, arguments.seed);
            let found = Hindsight::of(state, seat, one.number, both, playouts, seed)?;
            Some((one.number, found))
        };
        let looked = || review.decisions().iter().filter_map(look).collect();
        SeatReview {
            seat,
            hindsight: arguments.hindsight.then(looked),
            review,
            adjusted: meter.adjusted(seat),
        }
    });
    Ok(Reviewed {
        name,
        game: loaded.setup().game().name.to_owned(),
        players,
        over: loaded.is_over(),
        playouts: options.choosing + options.pricing,
        seed: arguments.seed,
        seats: seats.collect(),
        luck: meter.hands().to_vec(),
    })
}

/// The number of standing actions of the seat that has most of them.
fn most_decisions(loaded: &Match) -> usize {
    let mut counts = vec![0; loaded.setup().players()];
    for standing in loaded.steps() {
        if let Step::Act(seat, _) = standing.step {
            counts[seat.index()] += 1;
        }
    }
    counts.into_iter().max().unwrap_or_default()
}

/// Plays the standing steps again: what each seat saw and did.
fn replay(
    loaded: &Match,
    start: AnyGame,
    meter: &mut LuckMeter,
    hindsight: bool,
) -> anyhow::Result<Vec<Vec<Seen>>> {
    let mut game = start;
    let mut seen: Vec<Vec<Seen>> = Vec::new();
    seen.resize_with(loaded.setup().players(), Vec::new);
    for standing in loaded.steps() {
        if let Step::Act(seat, action) = &standing.step {
            let view = game.view(Viewer::Seat(*seat))?;
            seen[seat.index()].push(Seen {
                view,
                done: *action,
                state: hindsight.then(|| game.clone()),
            });
        }
        let before = game.clone();
        let done = game.step(&standing.step);
        done.map_err(|error| anyhow!("a step of the transcript is refused: {error}"))?;
        meter.step(&before, &standing.step, &game);
    }
    Ok(seen)
}
