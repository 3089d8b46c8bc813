//! Why a table cannot be made.

use moonshot_rules::TableError;
use thiserror::Error;

use super::find;
use crate::sentence;

/// Why a table cannot be made.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum SetupError {
    /// There is no game of that id.
    #[error("there is no game “{game}”; the games are {}", .games.join(", "))]
    UnknownGame {
        /// What was asked for.
        game: String,
        /// The ids that there are.
        games: Vec<&'static str>,
    },
    /// The game is not played by so many.
    #[error("{game} is for {min} to {max} players, not {players}")]
    BadPlayers {
        /// The game's name.
        game: &'static str,
        /// What was asked for.
        players: usize,
        /// The fewest.
        min: usize,
        /// The most.
        max: usize,
    },
    /// An option is not the game's, or cannot have that value.
    #[error("option “{option}”: {why}")]
    BadOption {
        /// The option's name.
        option: String,
        /// What is wrong with it and what would be right.
        why: String,
    },
}

impl SetupError {
    /// An option that cannot have its value, with what is wrong and what would be right.
    pub fn option(option: &str, why: impl Into<String>) -> SetupError {
        SetupError::BadOption {
            option: option.to_owned(),
            why: why.into(),
        }
    }

    /// The name of the option that is wrong, if one is.
    pub fn option_name(&self) -> Option<&str> {
        match self {
            SetupError::BadOption { option, .. } => Some(option),
            SetupError::UnknownGame { .. } | SetupError::BadPlayers { .. } => None,
        }
    }

    /// What is wrong with a table of that game, as a sentence for a player: an option goes by its label.
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

    /// What the rules refuse, for the game of that name.
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
