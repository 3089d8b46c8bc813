//! What a bot is, and the levels there are.

use std::fmt;
use std::str::FromStr;

use moonshot_rules::{AnyAction, AnyView, Dice};
use thiserror::Error;

use crate::random::Random;
use crate::thumb::RuleOfThumb;

/// A player: a function from what its seat may know to what it does.
///
/// A bot is never shown the state, and the same view and dice give the same choice on every machine.
pub trait Bot: Send {
    /// What the view's seat does now, and why; `None` where it has nothing to do (and for a spectator).
    ///
    /// The action is always one that the game accepts, and no view makes it panic.
    fn choose(&mut self, view: &AnyView, dice: &mut dyn Dice) -> Option<Choice>;
}

/// What a bot does.
#[derive(Clone, PartialEq, Debug)]
pub struct Choice {
    /// The action.
    pub action: AnyAction,
    /// Why, in a sentence that a person at the table can read. It may speak of the bot's own cards, so it is
    /// not to be shown while the hand is played.
    pub reason: String,
}

/// How well a bot plays. A weaker one knows or thinks less; it is never dealt better or told more.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Level {
    /// Any legal action, each as likely as the other: the measure for all others.
    Random,
    /// Plays by the rules of thumb of a practised player; some microseconds a decision.
    #[default]
    RuleOfThumb,
}

impl Level {
    /// Every level, the weakest first.
    pub const ALL: [Level; 2] = [Level::Random, Level::RuleOfThumb];

    /// The level's name on the command line and in the engine protocol.
    pub const fn text(self) -> &'static str {
        match self {
            Level::Random => "random",
            Level::RuleOfThumb => "rule-of-thumb",
        }
    }

    /// A bot of this level, for any game.
    pub fn bot(self) -> Box<dyn Bot> {
        match self {
            Level::Random => Box::new(Random),
            Level::RuleOfThumb => Box::new(RuleOfThumb),
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
#[error("there is no level “{0}”; the levels are random and rule-of-thumb")]
pub struct UnknownLevel(pub String);

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
        for level in Level::ALL {
            assert_eq!(level.text().parse(), Ok(level));
        }
    }

    #[test]
    fn the_error_names_every_level() {
        let error = "grandmaster".parse::<Level>().unwrap_err().to_string();
        assert!(error.contains("“grandmaster”"));
        assert!(
            Level::ALL
                .into_iter()
                .all(|level| error.contains(level.text()))
        );
    }
}
