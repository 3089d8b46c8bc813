//! An entry of the catalogue: a game that tables can be made for.

use std::fmt;

use moonshot_rules::AnyOptions;
use serde::Serialize;
use serde_json::{Map, Value};

use super::error::SetupError;
use super::option::OptionValues;
use super::spec::OptionSpec;

/// Describes the options of a table of so many players; their defaults may follow what is given.
pub type DescribeOptions =
    fn(players: usize, given: &Map<String, Value>) -> Result<Vec<OptionSpec>, SetupError>;

/// Reads checked options of a table of so many players into those of the rules.
pub type ReadOptions =
    fn(players: usize, values: OptionValues<'_>) -> Result<AnyOptions, SetupError>;

/// A game that tables can be made for: its name, and the options that are offered and read.
///
/// Entries are equal where their ids are. One that stands in no list works as well: see `examples/spot_hearts.rs`.
pub struct GameEntry {
    /// What the game is called everywhere outside the program, such as `wild-twists`.
    pub id: &'static str,
    /// Its name.
    pub name: &'static str,
    /// The fewest and the most players.
    pub players: (usize, usize),
    /// How many minutes a match takes, about: from, to.
    pub minutes: (u32, u32),
    /// The game in a sentence.
    pub summary: &'static str,
    /// Its options.
    pub options: DescribeOptions,
    /// What the options, checked against those, come to for the rules.
    pub read: ReadOptions,
}

impl PartialEq for GameEntry {
    fn eq(&self, other: &GameEntry) -> bool {
        self.id == other.id
    }
}

impl Eq for GameEntry {}

impl fmt::Debug for GameEntry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("GameEntry").field(&self.id).finish()
    }
}

impl GameEntry {
    /// The game as it is listed, with the options of its smallest usual table.
    pub fn info(&self) -> GameInfo {
        let (min, max) = self.players;
        GameInfo {
            id: self.id.to_owned(),
            name: self.name.to_owned(),
            players: self.players,
            minutes: self.minutes,
            summary: self.summary.to_owned(),
            // The defaults alone never fail: a test makes a table of each.
            options: (self.options)(min.max(4).min(max), &Map::new()).unwrap_or_default(),
        }
    }

    /// Refuses a number of players that the game does not have.
    pub(crate) fn check_players(&self, players: usize) -> Result<(), SetupError> {
        let (min, max) = self.players;
        if (min..=max).contains(&players) {
            return Ok(());
        }
        Err(SetupError::BadPlayers {
            game: self.name,
            players,
            min,
            max,
        })
    }
}

/// A game as the lobby and the engine list it.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
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
