//! `moonshot play`: a table in the terminal.

mod server;

use std::env;
use std::path::PathBuf;

use anyhow::{Context, bail};
use clap::builder::PossibleValuesParser;
use clap::error::ErrorKind;
use clap::{Args, CommandFactory, ValueEnum};
use moonshot_bots::Level;
use moonshot_protocol::{GAMES, games};
use moonshot_terminal::{
    Greeting, Language, Local, NewMatch, Pace, Replay, SavedMatch, Saves, Source, Surroundings,
    Wishes,
};

use crate::arena::options;

/// Arguments of `moonshot play`.
#[derive(Args)]
pub(crate) struct Arguments {
    /// The game [default: the one played last, or hearts].
    #[arg(value_name = "GAME", value_parser = PossibleValuesParser::new(GAMES.map(|game| game.id)))]
    game: Option<String>,
    /// Number of players [default: 4, or the closest the game supports].
    #[arg(long, value_name = "NUMBER")]
    players: Option<usize>,
    /// Level of the bots: novice, casual, steady, sharp, expert or master [default: steady].
    #[arg(long, value_name = "LEVEL")]
    bots: Option<Level>,
    /// Options of the game, such as target=50.
    #[arg(long, value_name = "NAME=VALUE", num_args = 1..)]
    options: Vec<String>,
    /// Seed of every deal: up to 64 hex digits. The same seed gives the same cards.
    #[arg(long, value_name = "HEX", value_parser = seed)]
    seed: Option<[u8; 32]>,
    /// Begin another match. Without it, an unfinished match of the game continues.
    #[arg(long)]
    new: bool,
    /// Step through a finished match: a transcript, or without a file the last match of the game that was finished here.
    #[arg(long, value_name = "FILE", num_args = 0..=1,
          conflicts_with_all = ["new", "players", "bots", "options", "seed"])]
    replay: Option<Option<PathBuf>>,
    /// Play at a table of a server, such as https://hearts.example.org: at a listed one of the game that waits for players, or
    /// with --new at one for people who have its link. Without a game, list the tables that wait.
    #[arg(long, value_name = "URL", conflicts_with_all = ["replay", "bots", "seed"])]
    server: Option<String>,
    /// The table on the server: its id or its link.
    #[arg(long, value_name = "TABLE", requires = "server", conflicts_with_all = ["game", "new", "players", "options"])]
    table: Option<String>,
    /// Watch the table instead of taking a seat.
    #[arg(long, requires = "table")]
    watch: bool,
    /// Your name at a table of a server [default: your user name].
    #[arg(long, value_name = "NAME", requires = "server")]
    name: Option<String>,
    /// Print lines of text instead of drawing on the screen, for screen readers. This is the default without a terminal
    /// and with TERM=dumb.
    #[arg(long)]
    plain: bool,
    /// Use letters and dashes instead of suits and frames. This is the default in a locale without UTF-8.
    #[arg(long)]
    ascii: bool,
    /// The language [default: that of LC_ALL, LC_MESSAGES or LANG].
    #[arg(long, value_name = "CODE", value_parser = language)]
    language: Option<String>,
    /// How fast the moves of the others are shown.
    #[arg(long, value_enum, default_value_t = Speed::Normal)]
    pace: Speed,
    /// Directory with the saved matches [default: moonshot in $XDG_STATE_HOME, or in ~/.local/state].
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,
}

/// How fast the moves of the others are shown.
#[derive(Clone, Copy, ValueEnum)]
enum Speed {
    /// All at once.
    None,
    /// Twice as fast as usual.
    Fast,
    /// About two cards a second.
    Normal,
    /// Half as fast as usual.
    Slow,
}

impl From<Speed> for Pace {
    fn from(speed: Speed) -> Pace {
        match speed {
            Speed::None => Pace::None,
            Speed::Fast => Pace::Fast,
            Speed::Normal => Pace::Normal,
            Speed::Slow => Pace::Slow,
        }
    }
}

/// Plays, or shows a replay.
pub(crate) fn run(arguments: &Arguments) -> anyhow::Result<()> {
    let saves = Saves::in_directory(directory(arguments)?);
    if let Some(address) = &arguments.server {
        return match server::table(arguments, address, &saves)? {
            Some((source, greeting)) => show(arguments, source, greeting),
            None => Ok(()),
        };
    }
    let latest = saves.latest(GAMES.iter().map(|game| game.id));
    let game = arguments.game.as_deref().or(latest).unwrap_or("hearts");
    let (source, greeting): (Box<dyn Source>, Greeting) = match &arguments.replay {
        Some(file) => {
            let file = file.clone().unwrap_or_else(|| saves.finished(game));
            let saved = SavedMatch::read(&file).context("cannot show the replay")?;
            (Box::new(Replay::new(&saved)), Greeting::Replay)
        }
        None => table(arguments, &saves, game)?,
    };
    show(arguments, source, greeting)
}

fn show(arguments: &Arguments, source: Box<dyn Source>, greeting: Greeting) -> anyhow::Result<()> {
    let wishes = Wishes {
        plain: arguments.plain,
        ascii: arguments.ascii,
        language: arguments.language.clone(),
        pace: arguments.pace.into(),
    };
    let played = moonshot_terminal::run(source, &wishes, &Surroundings::of_process(), greeting);
    played.context("cannot use this terminal")
}

/// The saved match of the game, or a new one.
fn table(
    arguments: &Arguments,
    saves: &Saves,
    game: &str,
) -> anyhow::Result<(Box<dyn Source>, Greeting)> {
    let slot = saves.slot(game)?;
    let saved = if arguments.new { None } else { slot.read()? };
    let greeting = match saved {
        Some(_) => Greeting::Continues,
        None => Greeting::New,
    };
    let saved = match saved {
        Some(saved) if wants_another(arguments) => {
            let game = saved.game.setup().game().name;
            return Err(usage(format!(
                "an unfinished match of {game} is saved: continue it without options, or begin another one with --new"
            )));
        }
        Some(saved) => saved,
        None => begin(arguments, game)?,
    };
    Ok((Box::new(Local::new(saved, Some(slot))), greeting))
}

/// Whether the arguments describe a match.
fn wants_another(arguments: &Arguments) -> bool {
    arguments.players.is_some()
        || arguments.bots.is_some()
        || arguments.seed.is_some()
        || !arguments.options.is_empty()
}

fn begin(arguments: &Arguments, game: &str) -> anyhow::Result<SavedMatch> {
    let games = games();
    let info = games.iter().find(|info| info.id == game);
    let given = options::read(info, &arguments.options).map_err(usage)?;
    let seed = match arguments.seed {
        Some(seed) => seed,
        None => {
            let mut seed = [0; 32];
            getrandom::fill(&mut seed).context("the system gives no random numbers")?;
            seed
        }
    };
    let new = NewMatch {
        game: game.to_owned(),
        players: arguments.players,
        options: given,
        level: arguments.bots.unwrap_or(Level::Steady),
        seed,
        name: "You".to_owned(),
    };
    new.begin().map_err(usage)
}

/// A mistake in the arguments, which ends the program with status 2.
fn usage(error: impl std::fmt::Display) -> anyhow::Error {
    let mut program = crate::Arguments::command();
    // After this the subcommand shows its usage.
    program.build();
    let kind = ErrorKind::ValueValidation;
    match program.find_subcommand_mut("play") {
        Some(play) => play.error(kind, error).into(),
        None => program.error(kind, error).into(),
    }
}

/// Where matches are saved.
fn directory(arguments: &Arguments) -> anyhow::Result<PathBuf> {
    if let Some(directory) = &arguments.data {
        return Ok(directory.clone());
    }
    let set = |name: &str| {
        env::var_os(name)
            .filter(|value| !value.is_empty())
            .map(PathBuf::from)
    };
    let state = set(if cfg!(windows) {
        "LOCALAPPDATA"
    } else {
        "XDG_STATE_HOME"
    });
    let state = state.or_else(|| Some(env::home_dir()?.join(".local/state")));
    Ok(state
        .context("there is no home directory: say where to save with --data")?
        .join("moonshot"))
}

/// The code of a language.
fn language(text: &str) -> anyhow::Result<String> {
    let codes = Language::codes();
    if !codes.iter().any(|code| code == text) {
        bail!("the languages are {}", codes.join(", "));
    }
    Ok(text.to_owned())
}

/// A seed in hex; short ones are filled up with zeros.
fn seed(text: &str) -> anyhow::Result<[u8; 32]> {
    if text.is_empty() || text.len() > 64 || !text.bytes().all(|digit| digit.is_ascii_hexdigit()) {
        bail!("a seed is 1 to 64 hex digits");
    }
    let mut seed = [0; 32];
    for (at, digit) in text.bytes().rev().enumerate() {
        let value = char::from(digit).to_digit(16).unwrap_or_default() as u8;
        seed[31 - at / 2] |= value << (4 * (at % 2));
    }
    Ok(seed)
}

#[cfg(test)]
mod tests {
    use super::seed;

    #[test]
    fn a_short_seed_is_filled_up() {
        let mut expected = [0; 32];
        expected[30..].copy_from_slice(&[0x0a, 0xbc]);
        assert_eq!(seed("aBc").unwrap(), expected);
        assert_eq!(seed(&"f".repeat(64)).unwrap(), [0xff; 32]);
        for wrong in ["", "g", " 1", &"0".repeat(65)] {
            assert!(seed(wrong).is_err(), "{wrong}");
        }
    }
}
