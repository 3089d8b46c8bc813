//! Requests about tables and matches, with their responses.

use moonshot_protocol::Reason;
use moonshot_rules::Seat;
use moonshot_table::Terms;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

/// What a bot would do in the caller's place, from the caller's view.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Suggestion {
    /// The action in notation; null when the caller is not to act.
    pub action: Option<String>,
    /// Why, based only on what the caller can know; null if there is nothing to say.
    pub reason: Option<Reason>,
    /// The second-best action; null if no other was considered.
    pub next: Option<NextBest>,
    /// The actions that were considered, the recommended one first, with what they cost. Empty if there was nothing to
    /// compare.
    #[serde(default)]
    pub alternatives: Vec<PricedAction>,
    /// The unit of the costs of `alternatives`; null if there are none.
    #[serde(default)]
    pub unit: Option<SuggestionUnit>,
}

/// An action that a hint considered, and what it is expected to cost.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PricedAction {
    /// The action in notation.
    pub action: String,
    /// The expected cost. In points: those of the hand, less the mean of the others', so it may be negative.
    pub cost: f64,
    /// The standard error of the cost; at its maximum, 26 points or 0.5, if the action was tried once only.
    pub error: f64,
}

/// The second-best action.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct NextBest {
    /// The action in notation.
    pub action: String,
    /// How much more it costs; null if the difference is within the error.
    pub more: Option<f64>,
    /// The unit of `more`.
    pub unit: SuggestionUnit,
}

/// The unit of an action's cost.
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

/// Makes a table. The caller gets seat 0 and becomes its host.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    /// The game's id.
    pub game: String,
    /// The number of seats.
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
    /// A name for each seat; null leaves the seat free for a person. Other seats with a name get a bot.
    pub names: Vec<Option<String>>,
    /// Whether the table waits: nothing is dealt before its host starts the match. Otherwise no seat may be free, and
    /// the cards are dealt at once.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub waits: bool,
    /// Per seat, the level of its bot, or null; only for a waiting table.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub levels: Option<Vec<Option<String>>>,
    /// The terms, besides the game and its options; only for a waiting table.
    #[serde(
        default,
        skip_serializing_if = "Option::is_none",
        deserialize_with = "super::object::optional"
    )]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub terms: Option<Terms>,
}

/// Begins a lesson. The caller gets seat 0.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct NewLesson {
    /// The id of the game to learn.
    pub lesson: String,
    /// The caller's name at the table.
    pub name: String,
}

/// A new table.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TableMade {
    /// The table's id, as in its URL.
    pub table: String,
    /// The SHA-256 of the seed of every shuffle, in hex; null for a lesson.
    pub commitment: Option<String>,
}

/// A new identity.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Identity {
    /// The bearer token for `Authorization: Bearer …`. It grants everything this identity may do.
    pub token: String,
}

/// The caller's tables, newest first.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TableList {
    /// One entry per table.
    pub tables: Vec<TableSummary>,
}

/// A table in a list.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TableSummary {
    /// The table's id, as in its URL.
    pub table: String,
    /// The game's id.
    pub game: String,
    /// The game's name.
    pub game_name: String,
    /// Whether the match is a lesson.
    pub lesson: bool,
    /// The players' names in seat order; empty for a free seat.
    pub names: Vec<String>,
    /// Whether the table still waits for players.
    pub waiting: bool,
    /// The caller's seat; null for a spectator.
    pub you: Option<Seat>,
    /// Whether the caller archived it.
    pub put_away: bool,
    /// Whether the match is over.
    pub over: bool,
    /// The winners; empty while the match runs.
    pub winners: Vec<Seat>,
    /// The current match scores.
    pub totals: Vec<i32>,
    /// The current hand, from 1.
    pub hand_number: u32,
    /// The time of the last change, in milliseconds since 1970.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub updated: i64,
}

/// An action of the caller's seat.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct ActionRequest {
    /// The version of the snapshot the request is based on.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub version: u64,
    /// The action in notation.
    pub action: String,
}

/// A request with only the version it is based on.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct VersionRequest {
    /// The version of the snapshot the request is based on.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub version: u64,
}

/// The response to a successful request.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Accepted {
    /// The caller's version afterwards.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub version: u64,
}

/// The caller's settings at a table.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Settings {
    /// Which forced actions the server performs.
    pub autoplay: Autoplay,
    /// Seconds that bots wait before they gather a trick in which the caller did not follow suit, 2 to 120;
    /// unchanged if absent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub patience: Option<u16>,
    /// Milliseconds that the caller wants a finished trick to stay, 500 to 4000; unchanged if absent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub trick_stays: Option<u16>,
    /// The level of the bot that stands in for the caller; unchanged if absent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub stand_in: Option<String>,
}

/// Archives or restores a table for the caller.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct PutAway {
    /// Whether it is archived.
    pub put_away: bool,
}

/// Which forced actions the server performs for a player.
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
    /// The setting's name in JSON and in the store.
    pub fn as_str(self) -> &'static str {
        match self {
            Autoplay::Off => "off",
            Autoplay::LastTrick => "last-trick",
            Autoplay::Forced => "forced",
        }
    }

    /// The setting with this name.
    pub fn read(text: &str) -> Option<Autoplay> {
        [Autoplay::Off, Autoplay::LastTrick, Autoplay::Forced]
            .into_iter()
            .find(|setting| setting.as_str() == text)
    }
}
