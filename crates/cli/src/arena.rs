//! `moonshot arena`: how well one bot plays against others.

use std::fmt;
use std::io::{self, IsTerminal};
use std::num::NonZero;
use std::thread;

use anyhow::{Context, bail};
use clap::Args;
use moonshot_bots::Level;
use moonshot_bots::arena::{Contest, Duel};
use moonshot_protocol::{GameInfo, OptionKind, Setup, games};
use serde::Serialize;
use serde_json::{Map, Value};

/// What `moonshot arena` is told.
#[derive(Args)]
pub(crate) struct Arguments {
    /// The game's id.
    #[arg(long, value_name = "GAME", default_value = "hearts")]
    game: String,
    /// How many players [default: 4, or as near as the game comes].
    #[arg(long, value_name = "NUMBER")]
    players: Option<usize>,
    /// How many hands are played; of Black Hearts and Heartcatchers, how many matches.
    #[arg(
        long,
        visible_alias = "matches",
        value_name = "NUMBER",
        default_value_t = 2_000
    )]
    hands: u64,
    /// Decides every deal; the same seed gives the same figures.
    #[arg(long, value_name = "NUMBER", default_value_t = 1)]
    seed: u64,
    /// The bot that is measured, at each seat in turn.
    #[arg(long, value_name = "LEVEL", default_value_t = Level::RuleOfThumb)]
    bot: Level,
    /// The bots at all the other seats.
    #[arg(long, value_name = "LEVEL", default_value_t = Level::Random)]
    against: Level,
    /// At how many seats the bot sits, the others at the rest: each deal is then played through all seatings, one round of
    /// the pass or a match, and --hands counts deals.
    #[arg(long, value_name = "NUMBER")]
    bot_seats: Option<usize>,
    /// How many threads play deals with --bot-seats [default: as many as there are processors].
    #[arg(long, value_name = "NUMBER", requires = "bot_seats")]
    threads: Option<usize>,
    /// How many times a bot that thinks ahead plays a hand out in thought, for each decision.
    #[arg(long, value_name = "NUMBER", default_value_t = 1_000)]
    playouts: u32,
    /// Options of the game, such as target=50.
    #[arg(long, value_name = "NAME=VALUE", num_args = 1..)]
    options: Vec<String>,
    /// Print the report as JSON.
    #[arg(long)]
    json: bool,
}

/// Plays the contest and prints its report.
pub(crate) fn run(arguments: &Arguments) -> anyhow::Result<()> {
    let games = games();
    let info = games.iter().find(|info| info.id == arguments.game);
    let (least, most) = info.map_or((0, usize::MAX), |info| info.players);
    let players = arguments.players.unwrap_or(4.clamp(least, most));
    let options = read_options(info, &arguments.options)?;
    let setup = Setup::read(&arguments.game, players, &options)?;
    if let Some(seats) = arguments.bot_seats {
        if seats == 0 || seats >= players {
            bail!("--bot-seats {seats}: both sides need a seat, of {players}");
        }
        let processors = || thread::available_parallelism().map_or(1, NonZero::get);
        let duel = Duel {
            start: setup.start()?,
            bot: arguments.bot,
            seats,
            against: arguments.against,
            deals: arguments.hands,
            seed: arguments.seed,
            playouts: arguments.playouts,
            threads: arguments.threads.unwrap_or_else(processors),
        };
        let report = duel.run(&progress(arguments.hands))?;
        return print(&setup, arguments.json, report.headline(), report);
    }
    let contest = Contest {
        start: setup.start()?,
        bot: arguments.bot,
        against: arguments.against,
        count: arguments.hands,
        seed: arguments.seed,
        playouts: arguments.playouts,
    };
    let report = contest.run()?;
    print(&setup, arguments.json, report.headline(), report)
}

/// Shows how far a long contest has come, where somebody looks.
fn progress(all: u64) -> impl Fn(u64) + Sync {
    let seen = io::stderr().is_terminal();
    move |done| {
        if seen {
            let end = if done == all { '\n' } else { '\r' };
            eprint!("{done} of {all} deals{end}");
        }
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
        let told = Told {
            game: setup.game().id,
            players,
            options: setup.options(),
            report,
        };
        let text = serde_json::to_string_pretty(&told).context("cannot print the report")?;
        println!("{text}");
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

/// A report with the table it is about.
#[derive(Serialize)]
struct Told<'a, R> {
    game: &'a str,
    players: usize,
    options: &'a Map<String, Value>,
    #[serde(flatten)]
    report: R,
}

/// `name=value` each; the value as the option's type has it, a list with commas between its words.
fn read_options(game: Option<&GameInfo>, given: &[String]) -> anyhow::Result<Map<String, Value>> {
    let mut options = Map::new();
    for option in given {
        let Some((name, text)) = option.split_once('=') else {
            bail!("“{option}” is no option; write it as name=value");
        };
        let spec = game.and_then(|game| game.options.iter().find(|spec| spec.name == name));
        let value = match spec.map(|spec| spec.kind) {
            Some(OptionKind::List) => text.split(',').filter(|word| !word.is_empty()).collect(),
            Some(OptionKind::String) => Value::from(text),
            _ => serde_json::from_str(text).unwrap_or_else(|_| Value::from(text)),
        };
        options.insert(name.to_owned(), value);
    }
    Ok(options)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn options_are_read_as_their_types() {
        let games = games();
        let custom = games.iter().find(|game| game.id == "custom-hearts");
        let given = [
            "base=hearts",
            "target=70",
            "jd_bonus=true",
            "removed=2D,3C",
            "pass_cycle=",
        ];
        let options = read_options(custom, &given.map(str::to_owned)).unwrap();
        let expected = serde_json::json!({
            "base": "hearts", "target": 70, "jd_bonus": true, "removed": ["2D", "3C"], "pass_cycle": [],
        });
        assert_eq!(Value::Object(options), expected);
    }

    #[test]
    fn an_option_without_a_value_is_explained() {
        let error = read_options(None, &["target".to_owned()]).unwrap_err();
        assert_eq!(
            error.to_string(),
            "“target” is no option; write it as name=value"
        );
    }
}
