//! The entries of the catalogue: games that tables can be created for.

use std::collections::BTreeMap;
use std::fmt;

use moonshot_rules::AnyOptions;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use super::error::SetupError;
use super::option::OptionValues;
use super::spec::OptionSpec;

/// Describes the options for a number of players; defaults may depend on the given options.
pub type DescribeOptions =
    fn(players: usize, given: &Map<String, Value>) -> Result<Vec<OptionSpec>, SetupError>;

/// Converts validated options to those of the rules.
pub type ReadOptions =
    fn(players: usize, values: OptionValues<'_>) -> Result<AnyOptions, SetupError>;

/// A game that tables can be created for: its name and options.
///
/// Entries are equal if their ids are. An entry that is not in a list works as well: see `examples/spot_hearts.rs`.
pub struct GameEntry {
    /// The stable id, such as `wild-twists`.
    pub id: &'static str,
    /// Its name.
    pub name: &'static str,
    /// The minimum and maximum number of players.
    pub players: (usize, usize),
    /// The approximate duration of a match in minutes: from, to.
    pub minutes: (u32, u32),
    /// A one-sentence description.
    pub summary: &'static str,
    /// Its options.
    pub options: DescribeOptions,
    /// Converts the validated options to those of the rules.
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
    /// The game as listed, with the options of its smallest default table.
    pub fn info(&self) -> GameInfo {
        let (min, max) = self.players;
        GameInfo {
            id: self.id.to_owned(),
            name: self.name.to_owned(),
            players: self.players,
            minutes: self.minutes,
            summary: self.summary.to_owned(),
            // Defaults never fail: a test creates a table of each.
            options: (self.options)(min.max(4).min(max), &Map::new()).unwrap_or_default(),
            presets: self.presets(),
        }
    }

    /// The presets of the game: of the first option whose value changes the defaults of others.
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

    /// The default of every other option for this number of players, if one option has that value.
    fn values(&self, players: usize, option: &str, value: &Value) -> Map<String, Value> {
        let given = Map::from_iter([(option.to_owned(), value.clone())]);
        let specs = (self.options)(players, &given).unwrap_or_default();
        let others = specs.into_iter().filter(|spec| spec.name != option);
        others.map(|spec| (spec.name, spec.default)).collect()
    }

    /// Returns an error if the game does not support this number of players.
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

/// A game, as listed by the lobby and the engine.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct GameInfo {
    /// The game's id.
    pub id: String,
    /// Its name.
    pub name: String,
    /// The minimum and maximum number of players.
    pub players: (usize, usize),
    /// The approximate duration of a match in minutes: from, to.
    pub minutes: (u32, u32),
    /// A one-sentence description.
    pub summary: String,
    /// Its options.
    pub options: Vec<OptionSpec>,
    /// The presets of its options, if one of them selects a preset.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub presets: Option<Presets>,
}

/// The presets of a game's options.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Presets {
    /// The name of the option that selects one.
    pub option: String,
    /// One entry for each value of that option.
    pub list: Vec<Preset>,
}

/// A preset: values for every option of a game except the one that selects it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Preset {
    /// The value of the option that selects it.
    #[cfg_attr(feature = "ts", ts(type = "string | number"))]
    pub id: Value,
    /// The name that players see.
    pub name: String,
    /// The values at a table of the smallest default size.
    #[cfg_attr(
        feature = "ts",
        ts(type = "Record<string, string | number | boolean | string[]>")
    )]
    #[cfg_attr(feature = "openapi", schema(value_type = std::collections::BTreeMap<String, serde_json::Value>))]
    pub values: Map<String, Value>,
    /// The values that differ from those, by number of players.
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
