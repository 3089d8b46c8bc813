//! Why a table cannot be created.

use moonshot_rules::TableError;
use thiserror::Error;

use super::find;
use crate::sentence;

/// Why a table cannot be created.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum SetupError {
    /// No game has that id.
    #[error("there is no game “{game}”; the games are {}", .games.join(", "))]
    UnknownGame {
        /// The requested id.
        game: String,
        /// The known ids.
        games: Vec<&'static str>,
    },
    /// The game does not support this number of players.
    #[error("{game} is for {min} to {max} players, not {players}")]
    BadPlayers {
        /// The game's name.
        game: &'static str,
        /// The requested number.
        players: usize,
        /// The minimum.
        min: usize,
        /// The maximum.
        max: usize,
    },
    /// The game does not have the option, or the option cannot have that value.
    #[error("option “{option}”: {why}")]
    BadOption {
        /// The option's name.
        option: String,
        /// The problem, and a valid value.
        why: String,
    },
}

impl SetupError {
    /// An invalid option, with the problem and a valid value.
    pub fn option(option: &str, why: impl Into<String>) -> SetupError {
        SetupError::BadOption {
            option: option.to_owned(),
            why: why.into(),
        }
    }

    /// The name of the invalid option, if it is one.
    pub fn option_name(&self) -> Option<&str> {
        match self {
            SetupError::BadOption { option, .. } => Some(option),
            SetupError::UnknownGame { .. } | SetupError::BadPlayers { .. } => None,
        }
    }

    /// The problem with a table of that game, as a sentence for a player: options go by their labels.
    pub fn sentence(&self, game: &str) -> String {
        let said = match self {
            SetupError::BadOption { option, why } => {
                let specs = find(game).map(|entry| entry.info().options);
                let spec = specs
                    .into_iter()
                    .flatten()
                    .find(|spec| spec.name == *option);
                let label = spec.map_or_else(|| format!("“{option}”"), |spec| spec.label);
                format!("{label}: {why}")
            }
            SetupError::UnknownGame { .. } | SetupError::BadPlayers { .. } => self.to_string(),
        };
        let mut letters = said.chars();
        let first = letters.next().map(char::to_uppercase);
        first
            .into_iter()
            .flatten()
            .chain(letters)
            .chain(['.'])
            .collect()
    }

    /// Converts an error of the rules, for the game with that name.
    pub(crate) fn of_rules(game: &'static str, error: TableError) -> SetupError {
        match error {
            TableError::Players { players, min, max } => SetupError::BadPlayers {
                game,
                players,
                min,
                max,
            },
            TableError::Rules(error) => {
                let (option, why) = sentence::rules(error);
                SetupError::option(option, why)
            }
        }
    }
}
