//! What a table is made with: the game, the number of players, and options checked against a catalogue.

use std::sync::Arc;

use serde::Serialize;
use serde_json::{Map, Value};
use thiserror::Error;

use crate::black_hearts::CardSet;
use crate::game_id::GameId;

/// A choice that is offered when a table is made.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
pub struct OptionSpec {
    /// Its name in `options`.
    pub name: String,
    /// `integer`, `boolean`, `string` or `list` (of strings).
    #[serde(rename = "type")]
    pub kind: OptionKind,
    /// The value where none is given.
    #[cfg_attr(feature = "ts", ts(type = "string | number | boolean | string[]"))]
    pub default: Value,
    /// Every value it can have, where they can be listed.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional, type = "(string | number)[]"))]
    pub allowed: Option<Vec<Value>>,
    /// The least value of an integer.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional, type = "number"))]
    pub min: Option<i64>,
    /// The greatest value of an integer.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional, type = "number"))]
    pub max: Option<i64>,
    /// A few words that name it to a player.
    pub label: String,
    /// A sentence that says what it does.
    pub help: String,
}

/// The type of an option's value.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[serde(rename_all = "kebab-case")]
pub enum OptionKind {
    /// A whole number.
    Integer,
    /// True or false.
    Boolean,
    /// One of a few words.
    String,
    /// A list of words.
    List,
}

impl OptionSpec {
    /// A whole number of a few.
    pub(crate) fn choice_of_numbers(name: &str, default: i64, allowed: &[i64]) -> OptionSpec {
        let allowed = allowed.iter().map(|n| Value::from(*n)).collect();
        OptionSpec {
            allowed: Some(allowed),
            ..OptionSpec::bare(name, OptionKind::Integer, default)
        }
    }

    /// A whole number in a range.
    pub(crate) fn integer(name: &str, default: i64, min: i64, max: i64) -> OptionSpec {
        let bare = OptionSpec::bare(name, OptionKind::Integer, default);
        OptionSpec {
            min: Some(min),
            max: Some(max),
            ..bare
        }
    }

    /// Yes or no.
    pub(crate) fn boolean(name: &str, default: bool) -> OptionSpec {
        OptionSpec::bare(name, OptionKind::Boolean, default)
    }

    /// One of a few words.
    pub(crate) fn choice(name: &str, default: &str, allowed: &[&str]) -> OptionSpec {
        let allowed = allowed.iter().map(|word| Value::from(*word)).collect();
        OptionSpec {
            allowed: Some(allowed),
            ..OptionSpec::bare(name, OptionKind::String, default)
        }
    }

    /// A list of words.
    pub(crate) fn list(name: &str, default: Vec<String>) -> OptionSpec {
        OptionSpec::bare(name, OptionKind::List, default)
    }

    /// The same option, named and explained to a player.
    pub(crate) fn described(self, label: &str, help: &str) -> OptionSpec {
        OptionSpec {
            label: label.to_owned(),
            help: help.to_owned(),
            ..self
        }
    }

    fn bare(name: &str, kind: OptionKind, default: impl Into<Value>) -> OptionSpec {
        OptionSpec {
            name: name.to_owned(),
            kind,
            default: default.into(),
            allowed: None,
            min: None,
            max: None,
            label: String::new(),
            help: String::new(),
        }
    }

    /// Why the option cannot have this value, if it cannot.
    fn refuse(&self, value: &Value) -> Option<String> {
        let wanted = match self.kind {
            OptionKind::Integer if value.as_i64().is_none() => Some("a whole number"),
            OptionKind::Boolean if !value.is_boolean() => Some("true or false"),
            OptionKind::String if !value.is_string() => Some("a word"),
            OptionKind::List if !is_list_of_words(value) => Some("a list of words"),
            _ => None,
        };
        if let Some(wanted) = wanted {
            return Some(format!("it is {wanted}"));
        }
        if let Some(allowed) = &self.allowed
            && !allowed.contains(value)
        {
            let words: Vec<String> = allowed.iter().map(ToString::to_string).collect();
            return Some(format!("it is one of {}", words.join(", ")));
        }
        let number = value.as_i64().unwrap_or_default();
        let (min, max) = (self.min.unwrap_or(i64::MIN), self.max.unwrap_or(i64::MAX));
        (!(min..=max).contains(&number)).then(|| format!("it is from {min} to {max}"))
    }
}

fn is_list_of_words(value: &Value) -> bool {
    value
        .as_array()
        .is_some_and(|list| list.iter().all(Value::is_string))
}

/// A game as the lobby and the engine list it.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
pub struct GameInfo {
    /// The game's id.
    pub id: String,
    /// Its name.
    pub name: String,
    /// The fewest and the most players.
    pub players: (usize, usize),
    /// How many minutes a match takes, about: from, to.
    pub minutes: (u32, u32),
    /// The game in a sentence.
    pub summary: String,
    /// Its options.
    pub options: Vec<OptionSpec>,
}

/// Why a table cannot be made.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum SetupError {
    /// There is no game of that id.
    #[error("there is no game “{game}”; the games are {}", known_games())]
    UnknownGame {
        /// What was asked for.
        game: String,
    },
    /// The game is not played by so many.
    #[error("{} is for {min} to {max} players, not {players}", .game.name())]
    BadPlayers {
        /// The game.
        game: GameId,
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
    pub(crate) fn option(option: &str, why: impl Into<String>) -> SetupError {
        SetupError::BadOption {
            option: option.to_owned(),
            why: why.into(),
        }
    }
}

fn known_games() -> String {
    GameId::ALL.map(GameId::text).join(", ")
}

/// What a table is made with, checked: the game exists, is played by so many, and every option of it has a
/// valid value. [`crate::AnyGame::new`] makes the match.
#[derive(Clone, PartialEq, Debug)]
pub struct Setup {
    game: GameId,
    players: usize,
    options: Map<String, Value>,
    /// `None` for the house set.
    card_set: Option<Arc<CardSet>>,
}

impl Setup {
    /// Checks what a table is to be made with. Options that are not given get their defaults.
    ///
    /// # Errors
    ///
    /// [`SetupError`] names what is wrong and what would be right.
    pub fn read(
        game: &str,
        players: usize,
        options: &Map<String, Value>,
    ) -> Result<Setup, SetupError> {
        let unknown = || SetupError::UnknownGame {
            game: game.chars().take(60).collect(),
        };
        let game: GameId = game.parse().map_err(|()| unknown())?;
        let (min, max) = game.players();
        if !(min..=max).contains(&players) {
            return Err(SetupError::BadPlayers {
                game,
                players,
                min,
                max,
            });
        }
        let specs = crate::catalogue::options(game, players, options)?;
        let options = fill(&specs, options)?;
        let setup = Setup {
            game,
            players,
            options,
            card_set: None,
        };
        crate::catalogue::check_together(&setup)?;
        Ok(setup)
    }

    /// The game.
    pub fn game(&self) -> GameId {
        self.game
    }

    /// How many players.
    pub fn players(&self) -> usize {
        self.players
    }

    /// The same table with these faces on the cards of Black Hearts; other games do not look at them.
    pub fn with_card_set(self, card_set: Arc<CardSet>) -> Setup {
        Setup {
            card_set: Some(card_set),
            ..self
        }
    }

    /// The faces of the cards of Black Hearts, where they are not the house set's.
    pub fn card_set(&self) -> Option<&CardSet> {
        self.card_set.as_deref()
    }

    /// Every option of the game with its value.
    pub fn options(&self) -> &Map<String, Value> {
        &self.options
    }

    /// The value of a whole-number option; 0 if the game has none of that name.
    pub(crate) fn integer(&self, name: &str) -> i64 {
        self.options
            .get(name)
            .and_then(Value::as_i64)
            .unwrap_or_default()
    }

    /// The value of a yes-or-no option; false if the game has none of that name.
    pub(crate) fn boolean(&self, name: &str) -> bool {
        self.options
            .get(name)
            .and_then(Value::as_bool)
            .unwrap_or_default()
    }

    /// The value of a word option; empty if the game has none of that name.
    pub(crate) fn word(&self, name: &str) -> &str {
        self.options
            .get(name)
            .and_then(Value::as_str)
            .unwrap_or_default()
    }

    /// The words of a list option; none if the game has none of that name.
    pub(crate) fn words(&self, name: &str) -> impl Iterator<Item = &str> {
        let list = self.options.get(name).and_then(Value::as_array);
        list.into_iter().flatten().filter_map(Value::as_str)
    }
}

fn fill(
    specs: &[OptionSpec],
    given: &Map<String, Value>,
) -> Result<Map<String, Value>, SetupError> {
    if let Some(name) = given
        .keys()
        .find(|name| specs.iter().all(|spec| spec.name != **name))
    {
        let names: Vec<&str> = specs.iter().map(|spec| spec.name.as_str()).collect();
        let why = format!("this game has no such option; it has {}", names.join(", "));
        return Err(SetupError::BadOption {
            option: name.chars().take(60).collect(),
            why,
        });
    }
    let value = |spec: &OptionSpec| {
        let value = given.get(&spec.name).unwrap_or(&spec.default);
        match spec.refuse(value) {
            Some(why) => Err(SetupError::option(&spec.name, why)),
            None => Ok((spec.name.clone(), value.clone())),
        }
    };
    specs.iter().map(value).collect()
}
