//! The bots there are, by name.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

use crate::bot::Bot;
use crate::random::Random;
use crate::search::Search;
use crate::thumb::RuleOfThumb;

/// How well a bot plays. A weaker one knows or thinks less; it is never dealt better or told more.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Level {
    /// Any legal action, each as likely as the other: the measure for all others.
    Random,
    /// Plays by the rules of thumb of a practised player; some microseconds a decision.
    #[default]
    RuleOfThumb,
    /// Thinks ahead, as long as it may: it imagines what is hidden and plays it out.
    Master,
}

impl Level {
    /// Every level, the weakest first.
    pub const ALL: [Level; 3] = [Level::Random, Level::RuleOfThumb, Level::Master];

    /// Whether a bot of this level takes as long as its [`Budget`](crate::Budget) lets it.
    pub const fn thinks(self) -> bool {
        matches!(self, Level::Master)
    }

    /// The level's name on the command line and in the engine protocol.
    pub const fn text(self) -> &'static str {
        match self {
            Level::Random => "random",
            Level::RuleOfThumb => "rule-of-thumb",
            Level::Master => "master",
        }
    }

    /// A bot of this level, for any game.
    pub fn bot(self) -> Box<dyn Bot> {
        match self {
            Level::Random => Box::new(Random),
            Level::RuleOfThumb => Box::new(RuleOfThumb),
            Level::Master => Box::new(Search),
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.text())
    }
}

/// A text that names no level.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("there is no level “{0}”; the levels are {names}", names = listed())]
pub struct UnknownLevel(pub String);

/// The names of all levels, as a sentence lists them.
fn listed() -> String {
    let names = Level::ALL.map(Level::text);
    match names.split_last() {
        Some((last, others)) => format!("{} and {last}", others.join(", ")),
        None => String::new(),
    }
}

impl FromStr for Level {
    type Err = UnknownLevel;

    fn from_str(text: &str) -> Result<Level, UnknownLevel> {
        let level = Level::ALL.into_iter().find(|level| level.text() == text);
        level.ok_or_else(|| UnknownLevel(text.chars().take(60).collect()))
    }
}

impl serde::Serialize for Level {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.text())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_level_is_found_by_its_name() {
        for (name, level) in [
            ("random", Level::Random),
            ("rule-of-thumb", Level::RuleOfThumb),
            ("master", Level::Master),
        ] {
            assert_eq!(name.parse(), Ok(level));
            assert_eq!(level.to_string(), name);
        }
        for name in ["", "Random", "rule of thumb", "rule-of-thumb "] {
            assert_eq!(name.parse::<Level>(), Err(UnknownLevel(name.to_owned())));
        }
        assert_eq!(Level::ALL.len(), 3, "a new level needs a name here");
    }

    #[test]
    fn the_error_names_every_level() {
        let error = "grandmaster".parse::<Level>().unwrap_err().to_string();
        let told =
            "there is no level “grandmaster”; the levels are random, rule-of-thumb and master";
        assert_eq!(error, told);
    }
}
