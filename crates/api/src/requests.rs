//! Requests about tables and matches, and what they are answered with.

use moonshot_rules::Seat;
use moonshot_table::Terms;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

/// What a bot would do in the caller's place, knowing the caller's view.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Suggestion {
    /// The action in notation; null when the caller is not to act.
    pub action: Option<String>,
    /// Why, in sentences that rest on nothing the caller cannot know; null where there is nothing to say.
    pub reason: Option<String>,
    /// What comes next to it; null where nothing else was thought about.
    pub next: Option<NextBest>,
}

/// What is next to the best of what may be done.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct NextBest {
    /// The action in notation.
    pub action: String,
    /// How much more it costs; null where that is less than what is known for sure.
    pub more: Option<f64>,
    /// What `more` is counted in.
    pub unit: SuggestionUnit,
}

/// What the cost of something that may be done is counted in.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum SuggestionUnit {
    /// Points of the hand, on average.
    Points,
    /// The chance, 0 to 1, that somebody else wins.
    Chance,
}

/// A table to be made. Whoever makes it sits at seat 0 and is its host.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    /// The game's id.
    pub game: String,
    /// How many seats.
    pub players: usize,
    /// The options that differ from their defaults.
    #[cfg_attr(
        feature = "ts",
        ts(
            optional,
            type = "Record<string, string | number | boolean | string[]>"
        )
    )]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<std::collections::BTreeMap<String, serde_json::Value>>))]
    pub options: Option<Map<String, Value>>,
    /// A name for each seat; null for one that stays free for a person. A bot sits at each other seat that has a name.
    pub names: Vec<Option<String>>,
    /// Whether the table waits: nothing is dealt before its host starts the match. Without it no seat may stay free, and
    /// the cards are dealt at once.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub waits: bool,
    /// For each seat the level of its bot, or null; only for a table that waits.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub levels: Option<Vec<Option<String>>>,
    /// What is agreed on beside the game and its options; only for a table that waits.
    #[serde(
        default,
        skip_serializing_if = "Option::is_none",
        deserialize_with = "super::object::optional"
    )]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub terms: Option<Terms>,
}

/// A lesson to be begun. Whoever begins it sits at seat 0.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct NewLesson {
    /// The id of the game that it teaches.
    pub lesson: String,
    /// The caller's name at the table.
    pub name: String,
}

/// The table that was made.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TableMade {
    /// Its name in addresses.
    pub table: String,
    /// The SHA-256 of the seed that every shuffle comes from, in hex; null for a lesson.
    pub commitment: Option<String>,
}

/// A new identity.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Identity {
    /// What a program shows in `Authorization: Bearer …`. Whoever has it is that person.
    pub token: String,
}

/// The tables where the caller sits, the newest first.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TableList {
    /// One entry each.
    pub tables: Vec<TableSummary>,
}

/// A table in a list.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TableSummary {
    /// Its name in addresses.
    pub table: String,
    /// The game's id.
    pub game: String,
    /// The game's name.
    pub game_name: String,
    /// Whether the match is a lesson.
    pub lesson: bool,
    /// Who sits there, in seat order; empty where nobody does.
    pub names: Vec<String>,
    /// Whether the table waits for its company: nothing is dealt yet.
    pub waiting: bool,
    /// The caller's seat; null where the caller only watches.
    pub you: Option<Seat>,
    /// Whether the caller has put it away: it is listed apart from those that wait to be gone on with.
    pub put_away: bool,
    /// Whether the match is over.
    pub over: bool,
    /// Who won; nobody while the match goes on.
    pub winners: Vec<Seat>,
    /// The running match scores.
    pub totals: Vec<i32>,
    /// The hand under way, from 1.
    pub hand_number: u32,
    /// When something happened last, in milliseconds since 1970.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub updated: i64,
}

/// An action of the caller's seat.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct ActionRequest {
    /// The version of the snapshot at which it was chosen.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub version: u64,
    /// The action in notation.
    pub action: String,
}

/// A request that says only which snapshot it was made at.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct VersionRequest {
    /// The version of the snapshot at which it was chosen.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub version: u64,
}

/// The answer to a request that was done.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Accepted {
    /// The caller's version after it.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub version: u64,
}

/// The caller's settings at a table.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Settings {
    /// Which forced actions are done without asking.
    pub autoplay: Autoplay,
    /// For how many seconds bots wait before they gather a trick in which the caller did not follow suit, 2 to 120; as
    /// it was where it is not given.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub patience: Option<u16>,
    /// For how many milliseconds the caller likes a finished trick to stay, 500 to 4000; as it was where it is not given.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub trick_stays: Option<u16>,
    /// The level of the bot that plays for the caller while they are away; as it was where it is not given.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub stand_in: Option<String>,
}

/// Whether the caller puts a table away, or brings it back.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct PutAway {
    /// Whether it is put away.
    pub put_away: bool,
}

/// Which of a player's forced actions the server does by itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Autoplay {
    /// None.
    #[default]
    Off,
    /// The last card of a hand.
    LastTrick,
    /// Every action that is the only legal one.
    Forced,
}

impl Autoplay {
    /// The setting as it is stored and sent.
    pub fn as_str(self) -> &'static str {
        match self {
            Autoplay::Off => "off",
            Autoplay::LastTrick => "last-trick",
            Autoplay::Forced => "forced",
        }
    }

    /// The setting stored so.
    pub fn read(text: &str) -> Option<Autoplay> {
        [Autoplay::Off, Autoplay::LastTrick, Autoplay::Forced]
            .into_iter()
            .find(|setting| setting.as_str() == text)
    }
}
