//! An entry of the catalogue: a game that tables can be made for.

use std::collections::BTreeMap;
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
            presets: self.presets(),
        }
    }

    /// The presets of the game: of the first option whose value changes what others start from.
    fn presets(&self) -> Option<Presets> {
        let usual = self.players.0.max(4).min(self.players.1);
        let chosen_by = |option: &&OptionSpec| {
            let values = |value: &Value| self.values(usual, &option.name, value);
            let mut values = option.allowed.iter().flatten().map(values);
            let first = values.next();
            values.any(|other| first.as_ref().is_some_and(|first| *first != other))
        };
        let options = (self.options)(usual, &Map::new()).ok()?;
        let option = options.iter().find(chosen_by)?;
        let preset = |value: &Value| {
            let values = self.values(usual, &option.name, value);
            let sizes = self.players.0..=self.players.1;
            let other = |size: usize| {
                let mut there = self.values(size, &option.name, value);
                there.retain(|name, value| values.get(name) != Some(value));
                (!there.is_empty()).then_some((size, there))
            };
            Preset {
                id: value.clone(),
                name: option.name_of(value),
                sizes: sizes.filter_map(other).collect(),
                values,
            }
        };
        Some(Presets {
            option: option.name.clone(),
            list: option.allowed.iter().flatten().map(preset).collect(),
        })
    }

    /// What every other option starts from at a table of so many where one option has that value.
    fn values(&self, players: usize, option: &str, value: &Value) -> Map<String, Value> {
        let given = Map::from_iter([(option.to_owned(), value.clone())]);
        let specs = (self.options)(players, &given).unwrap_or_default();
        let others = specs.into_iter().filter(|spec| spec.name != option);
        others.map(|spec| (spec.name, spec.default)).collect()
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
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
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
    /// What its options may start from, where one of them chooses that.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub presets: Option<Presets>,
}

/// What the options of a game may start from.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Presets {
    /// The name of the option that chooses one.
    pub option: String,
    /// One entry for each value of that option.
    pub list: Vec<Preset>,
}

/// A value for every option of a game but the one that chose it.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Preset {
    /// The value of the option that chooses it.
    #[cfg_attr(feature = "ts", ts(type = "string | number"))]
    pub id: Value,
    /// What a player calls it.
    pub name: String,
    /// The values at a table of the smallest usual size.
    #[cfg_attr(
        feature = "ts",
        ts(type = "Record<string, string | number | boolean | string[]>")
    )]
    #[cfg_attr(feature = "openapi", schema(value_type = std::collections::BTreeMap<String, serde_json::Value>))]
    pub values: Map<String, Value>,
    /// By the number of players, the values that are others there.
    #[cfg_attr(
        feature = "ts",
        ts(type = "Record<string, Record<string, string | number | boolean | string[]>>")
    )]
    #[cfg_attr(feature = "openapi", schema(value_type = std::collections::BTreeMap<String, std::collections::BTreeMap<String, serde_json::Value>>))]
    pub sizes: BTreeMap<usize, Map<String, Value>>,
}

#[cfg(test)]
mod tests {
    use crate::catalogue::GAMES;

    #[test]
    fn a_game_is_no_other_game() {
        for (place, game) in GAMES.into_iter().enumerate() {
            for (other, another) in GAMES.into_iter().enumerate() {
                assert_eq!(game == another, place == other);
            }
            assert_eq!(format!("{game:?}"), format!("GameEntry({:?})", game.id));
        }
    }
}
