//! The same deals again: a match played again, challenges, duplicate matches, and the deals of the day.

use moonshot_rules::Seat;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

/// Plays the deals of a finished match again, against bots.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct AgainRequest {
    /// The hand to begin with, from 1; by default the first. Earlier hands are as they were played.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub hand: Option<u32>,
    /// The caller's seat; by default the one they had, else the first.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub seat: Option<Seat>,
    /// The caller's name; by default the one they had.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub name: Option<String>,
}

/// Makes a challenge of a finished match.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct ChallengeRequest {
    /// The seat that everybody plays; by default the caller's, else the first.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub seat: Option<Seat>,
}

/// Makes a duplicate match: everybody plays the same deals against bots, one in each seat.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct DuplicateRequest {
    /// The game's id.
    pub game: String,
    /// The number of players at each table, and so of matches that each person plays.
    pub players: usize,
    /// The options; missing ones have their default.
    #[serde(
        default,
        skip_serializing_if = "Option::is_none",
        deserialize_with = "super::object::optional"
    )]
    #[cfg_attr(
        feature = "ts",
        ts(
            optional,
            type = "Record<string, string | number | boolean | string[]>"
        )
    )]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<std::collections::BTreeMap<String, serde_json::Value>>))]
    pub options: Option<Map<String, Value>>,
    /// The level of the bots; `expert` without it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub level: Option<String>,
}

/// A new challenge.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ChallengeMade {
    /// Its id; the page's address is `/challenge/ID`.
    pub challenge: String,
}

/// The caller's name at the table they are about to get.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct PlayRequest {
    /// The name.
    pub name: String,
}

/// A challenge: the same deals, seats and bots for everybody.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Challenge {
    /// Its id.
    pub challenge: String,
    /// The game's id.
    pub game: String,
    /// The game's name.
    pub game_name: String,
    /// All options with their values.
    #[cfg_attr(
        feature = "ts",
        ts(type = "Record<string, string | number | boolean | string[]>")
    )]
    #[cfg_attr(feature = "openapi", schema(value_type = std::collections::BTreeMap<String, serde_json::Value>))]
    pub options: Map<String, Value>,
    /// The number of players at each table.
    pub players: usize,
    /// The matches that make it up, in their order: one, or one for each seat of a duplicate match.
    pub rounds: Vec<ChallengeRound>,
    /// How many people have finished.
    pub finished: usize,
    /// Everybody's results, the best first; null until the caller has finished.
    pub results: Option<Vec<ChallengeResult>>,
}

/// A match of a challenge.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ChallengeRound {
    /// The seat that everybody plays.
    pub seat: Seat,
    /// The caller's table; null before they play it.
    pub table: Option<String>,
    /// Whether the caller has finished it.
    pub over: bool,
}

/// The result of a person who has finished a challenge.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ChallengeResult {
    /// The person's name at the table.
    pub name: String,
    /// Whether it is the caller.
    pub you: bool,
    /// Whether the challenge was made of this person's match.
    pub first: bool,
    /// The place, from 1; equal results share it.
    pub place: usize,
    /// The person's total over all matches.
    pub total: i32,
    /// Each match.
    pub rounds: Vec<RoundResult>,
}

/// The result of a match for one seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct RoundResult {
    /// The seat's total.
    pub total: i32,
    /// Whether the seat is among the winners.
    pub won: bool,
    /// What each hand added to the total.
    pub hands: Vec<i32>,
}

/// The deals of the day: a short match for each game, the same for everybody on the server.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Daily {
    /// The day in UTC, as `2026-11-29`.
    pub day: String,
    /// When it ends, in milliseconds since 1970.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub ends: i64,
    /// Each game's match.
    pub games: Vec<DailyGame>,
}

/// A game's match of the day.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct DailyGame {
    /// The game's id.
    pub game: String,
    /// The game's name.
    pub game_name: String,
    /// All options with their values.
    #[cfg_attr(
        feature = "ts",
        ts(type = "Record<string, string | number | boolean | string[]>")
    )]
    #[cfg_attr(feature = "openapi", schema(value_type = std::collections::BTreeMap<String, serde_json::Value>))]
    pub options: Map<String, Value>,
    /// The number of players.
    pub players: usize,
    /// The SHA-256 of the day's seed, in hex.
    pub commitment: String,
    /// The same of tomorrow's seed.
    pub next_commitment: String,
    /// Yesterday's seed, in hex, which had been committed to.
    pub last_seed: String,
    /// The caller's table; null before they play.
    pub table: Option<String>,
    /// The caller's result; null until they have finished.
    pub result: Option<DailyResult>,
    /// The number of days in a row, up to today or yesterday, on which the caller has finished this match.
    pub streak: u32,
}

/// How the caller did, among everybody who has finished.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct DailyResult {
    /// The caller's match.
    pub round: RoundResult,
    /// The caller's place, from 1; equal results share it.
    pub place: usize,
    /// How many people have finished.
    pub finished: usize,
    /// How many people reached each total, the best total first.
    pub totals: Vec<DailyTotal>,
}

/// How many people reached a total.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct DailyTotal {
    /// The total.
    pub total: i32,
    /// How many people.
    pub people: usize,
}
