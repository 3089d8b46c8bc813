//! Runs a client with the terminal that the program has.

use std::io::{self, BufReader, IsTerminal, Write};

use crate::language::{Language, preferred, say, speaks_utf8};
use crate::look::{Look, Pace};
use crate::model::Model;
use crate::source::{Handle, Source, start};
use crate::{plain, screen};

/// How the player wants to play.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Wishes {
    /// Plain lines instead of the whole screen.
    pub plain: bool,
    /// Letters in the place of symbols.
    pub ascii: bool,
    /// The code of the language, instead of the environment's.
    pub language: Option<String>,
    /// The speed.
    pub pace: Pace,
}

/// What the environment says about the terminal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Surroundings {
    /// The language of the locale.
    pub language: String,
    /// Whether the locale has symbols.
    pub utf8: bool,
    /// Whether colours are wanted: `NO_COLOR` is not set.
    pub colour: bool,
    /// Whether the terminal can move its cursor: it is one, and `TERM` is not `dumb`.
    pub screen: bool,
}

impl Surroundings {
    /// Those of this process.
    pub fn of_process() -> Surroundings {
        let variable = |name: &str| std::env::var(name).ok();
        let is_terminal = io::stdout().is_terminal() && io::stdin().is_terminal();
        Surroundings {
            language: preferred(variable),
            utf8: speaks_utf8(variable),
            colour: variable("NO_COLOR").is_none_or(|value| value.is_empty()),
            screen: is_terminal && variable("TERM").as_deref() != Some("dumb"),
        }
    }
}

/// How a client begins.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Greeting {
    /// With a new match.
    New,
    /// With a saved match, which continues.
    Continues,
    /// With a finished match, step by step.
    Replay,
    /// At a table of a server, which has this link.
    Table(String),
}

/// Plays a source in this terminal until the match is over or the player quits.
///
/// # Errors
/// If the terminal cannot be read or written.
pub fn run(
    source: Box<dyn Source>,
    wishes: &Wishes,
    around: &Surroundings,
    greeting: Greeting,
) -> io::Result<()> {
    let language = Language::load(wishes.language.as_deref().unwrap_or(&around.language));
    let look = Look {
        ascii: wishes.ascii || !around.utf8,
        colour: around.colour,
        pace: wishes.pace,
    };
    let mut model = Model::new(language);
    model.greeting = Some(greeting);
    model.keeps = true;
    let handle: Handle = start(source);
    let model = if around.screen && !wishes.plain {
        screen::play(model, look, handle)?
    } else {
        plain::play(
            model,
            look,
            handle,
            BufReader::new(io::stdin()),
            io::stdout(),
        )?
    };
    if model.is_saved() {
        let saved = say!(model.language, "terminal-saved", game = model.game());
        writeln!(io::stdout(), "{}", look.text(&saved))?;
    }
    Ok(())
}
