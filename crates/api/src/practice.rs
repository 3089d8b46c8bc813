//! Practice: mistakes of the caller that come back, and spots that come with the server.

use moonshot_rules::Seat;
use moonshot_table::SpotAlternative;
use serde::{Deserialize, Serialize};

use crate::review::ReviewedDecision;

/// What the caller may practise.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Practice {
    /// The number of the caller's mistakes that are due.
    pub due: usize,
    /// The number of those that come back later.
    pub later: usize,
    /// The number of those that were found often enough and do not come back.
    pub learned: usize,
    /// When the next one is due, in milliseconds since 1970; null if none comes back later.
    #[cfg_attr(feature = "ts", ts(type = "number | null"))]
    pub next: Option<i64>,
    /// The mistakes that are due, the longest due first; only the first of many.
    pub mistakes: Vec<Mistake>,
    /// The games with spots.
    pub games: Vec<SpotGame>,
}

/// A marked decision of the caller in a finished match, to decide again.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Mistake {
    /// Its id in answers: the table, the seat and the number of the decision.
    pub item: String,
    /// The table's id. The position is a moment of its match.
    pub table: String,
    /// The game's id.
    pub game: String,
    /// The seat that decided.
    pub seat: Seat,
    /// The decision, as in the review.
    pub decision: ReviewedDecision,
    /// How far it is learned.
    pub progress: Progress,
}

/// How far something is learned.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Progress {
    /// Whether the last answer was right; null before the first.
    pub right: Option<bool>,
    /// When it is to be answered again, in milliseconds since 1970; null when it is learned.
    #[cfg_attr(feature = "ts", ts(type = "number | null"))]
    pub due: Option<i64>,
}

/// The spots of a game in numbers.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SpotGame {
    /// The game's id.
    pub game: String,
    /// The game's name.
    pub game_name: String,
    /// The number of spots.
    pub spots: usize,
    /// The number of those that the caller answered right the last time.
    pub right: usize,
    /// The number of answered ones that are due again.
    pub due: usize,
}

/// The spots of a game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SpotSet {
    /// The game's id.
    pub game: String,
    /// The game's name.
    pub game_name: String,
    /// The spots, those that are due before those that come back later.
    pub spots: Vec<Spot>,
}

/// A position with one action that is better than all others.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Spot {
    /// Its id in answers.
    pub item: String,
    /// The seat that decides.
    pub seat: Seat,
    /// The number of the hand, from 1.
    pub hand: u32,
    /// How many steps of the hand come before the moment.
    pub step: usize,
    /// The trick or, in Heartcatchers, the turn, from 1; null before the first.
    pub trick: Option<u32>,
    /// What the decision is about, as in reviews.
    pub area: String,
    /// The unit of costs: `points` of the hand, or `chance` of winning.
    pub unit: String,
    /// The action that is better than all others, in notation.
    pub answer: String,
    /// Why: the code of a reason, as in hints.
    pub reason: String,
    /// The other actions, the cheapest first; only the first of very many.
    pub alternatives: Vec<SpotAlternative>,
    /// How far it is learned; null before the caller's first answer.
    pub progress: Option<Progress>,
}

/// The first answer to something that is practised.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct PracticeAnswer {
    /// The id of the mistake or the spot.
    pub item: String,
    /// The action, in notation; without it the caller looked at the solution.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub action: Option<String>,
}

/// The result of an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PracticeResult {
    /// Whether it was right.
    pub right: bool,
    /// How far it is learned now.
    pub progress: Progress,
}
