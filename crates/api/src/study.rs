//! A finished match, to be played through again: its overview, its hands step by step, and what a seat could know.

use moonshot_rules::Seat;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use super::{CardSetInfo, Changes, Given, Pass, Received, ScoreLine, SeatInfo, Snapshot, Update};

/// A finished match: its result, and its hands without their steps.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct MatchOverview {
    /// The table's id, as in its URL.
    pub table: String,
    /// The game's id.
    pub game: String,
    /// The game's name.
    pub game_name: String,
    /// The options of the table; those that it does not have are at their defaults.
    #[cfg_attr(
        feature = "ts",
        ts(type = "Record<string, string | number | boolean | string[]>")
    )]
    #[cfg_attr(feature = "openapi", schema(value_type = std::collections::BTreeMap<String, serde_json::Value>))]
    pub options: Map<String, Value>,
    /// The faces of this table's cards; null in games without a card set.
    pub card_set: Option<CardSetInfo>,
    /// The seats at the end of the match, in seat order.
    pub seats: Vec<SeatInfo>,
    /// The caller's seat; null for somebody who did not play at the end.
    pub you: Option<Seat>,
    /// The total that ends the match; null if no total does.
    pub line: Option<ScoreLine>,
    /// How the match ended.
    pub result: MatchResult,
    /// How the table came to be; null if it was made in the lobby.
    pub origin: Option<MatchOrigin>,
    /// Whether its deals can be played again, and a challenge be made of it: they follow from seeds that stayed the same.
    pub dealt_again: bool,
    /// The hands or games, oldest first.
    pub hands: Vec<HandOverview>,
}

/// How a table came to be that was not made in the lobby.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct MatchOrigin {
    /// `imported`, `branch`, `again`, `challenge`, `daily` or `duplicate`.
    pub kind: String,
    /// Where it came from: the table of a `branch` or of `again`, the id of a `challenge` or `duplicate`, the day of a `daily`, as
    /// `2026-11-29`. Null for `imported`.
    pub of: Option<String>,
}

/// How a match ended.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct MatchResult {
    /// The final totals; in Heartcatchers the games won.
    pub totals: Vec<i32>,
    /// The winners; several if the win is shared, none if the match was stopped.
    pub winners: Vec<Seat>,
    /// Whether the players agreed to end the match early.
    pub stopped: bool,
}

/// One hand or game, without its steps.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct HandOverview {
    /// Its number, from 1.
    pub number: u32,
    /// The number of its steps: chance events and actions, undone ones excluded.
    pub steps: usize,
    /// For each trick, how many steps of the hand come before its first card; in Heartcatchers for each turn.
    pub tricks: Vec<usize>,
    /// The totals before it.
    pub before: Vec<i32>,
    /// Each seat's score of the hand, or its points in a game of Heartcatchers; null if it was not scored.
    pub scores: Option<Vec<i32>>,
    /// Who shot the moon.
    pub moon: Option<Seat>,
    /// The pass; null in a hand without one.
    pub pass: Option<Pass>,
}

/// A hand of a finished match, step by step.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct HandReplay {
    /// The table's id, as in its URL.
    pub table: String,
    /// The number of the hand, from 1.
    pub hand: u32,
    /// The number of hands.
    pub hands: u32,
    /// Through whose eyes the hand is seen: with what that seat could know then. Null if every hand lies open: then
    /// `view.hands` has the cards of all seats, and every pass and Secret is shown.
    pub eyes: Option<Seat>,
    /// The snapshot before the first step, with version 0. `view.legal` lists what the seat could do then; nobody can do it now.
    pub start: Snapshot,
    /// The steps, in order.
    pub steps: Vec<ReplayStep>,
}

/// A step of a replayed hand.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ReplayStep {
    /// Who acted; null for a chance event, and for what these eyes could not notice.
    pub seat: Option<Seat>,
    /// The action in notation; null where `seat` is, and for what these eyes could not see.
    pub action: Option<String>,
    /// The message that leads to the snapshot after it; its version is the number of steps so far.
    pub update: ReplayUpdate,
}

/// A message of a live stream: with the changes since the snapshot before, or with the whole snapshot.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(untagged)]
pub enum ReplayUpdate {
    /// The changes since the snapshot before.
    Changes(Changes),
    /// The whole snapshot.
    Update(Box<Update>),
}

/// Where the unseen cards may lie, from what a seat could know before a step of a replayed hand.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Chances {
    /// The seat.
    pub eyes: Seat,
    /// The number of sampled deals. Each fits what the seat knew, and all that do count as equally likely.
    pub samples: u32,
    /// Every card that the seat could not see, in the order of the deck.
    pub cards: Vec<UnseenCard>,
    /// Per seat, the suits of which it certainly holds no card, as letters: `C`, `D`, `S`, `H`.
    pub voids: Vec<Vec<String>>,
    /// The cards that the seat passed this hand.
    pub passed: Option<Given>,
    /// The cards that the seat received this hand.
    pub received: Option<Received>,
}

/// Where a card may lie.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct UnseenCard {
    /// The card in notation.
    pub card: String,
    /// The number of unseen copies; more than 1 only in games with identical cards.
    pub copies: usize,
    /// Per seat, the chance that it holds a certain one of the copies, from 0 to 1.
    pub chances: Vec<f64>,
    /// The chance that nobody holds it: it lies in the pile, among the leftover cards, or as a Secret.
    pub elsewhere: f64,
}

/// The request to go on from a moment of a finished match at a table of its own.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct NewBranch {
    /// The number of the hand, from 1.
    pub hand: u32,
    /// How many steps of the hand come before the moment.
    pub step: usize,
    /// The seat to play. Bots play the others.
    pub seat: Seat,
    /// Which cards the others hold.
    pub cards: BranchCards,
    /// What the branch is called, at most 60 characters.
    pub name: String,
    /// The names at the table, in seat order; without them those of the match, where people are called by their seats' numbers.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub names: Option<Vec<String>>,
    /// The level of the bots; without it each bot of the match keeps its own.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub level: Option<String>,
}

/// Which cards the others hold in a branch.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum BranchCards {
    /// Those that they held in the match, and later deals as in the match.
    Same,
    /// Others that fit what the seat knew, and other deals later. Secrets of Heartcatchers stay.
    New,
}

/// A branch of a finished match: a table that went on from one of its moments.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Branch {
    /// Its table.
    pub table: String,
    /// What it is called.
    pub name: String,
    /// The number of the hand, from 1.
    pub hand: u32,
    /// How many steps of the hand come before the moment.
    pub step: usize,
    /// The seat that is played.
    pub seat: Seat,
    /// Which cards the others hold.
    pub cards: BranchCards,
}

/// The caller's branches of a match.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Branches {
    /// The branches, newest first.
    pub branches: Vec<Branch>,
}
