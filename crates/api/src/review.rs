//! Reviews of finished matches: what each decision of a seat cost, by what the seat could know when it decided.

use moonshot_rules::Seat;
use serde::{Deserialize, Serialize};

/// The review of a seat, as far as it has come.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ReviewState {
    /// The seat.
    pub seat: Seat,
    /// The number of reviewed decisions.
    pub done: usize,
    /// The number of all decisions of the seat.
    pub all: usize,
    /// Whether it goes on; if not, it is done, or a request can take it up.
    pub running: bool,
    /// The reviewed decisions; null before the first request.
    pub review: Option<SeatReview>,
}

/// The reviewed decisions of a seat.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeatReview {
    /// The maximum number of playouts for each decision.
    pub playouts: u32,
    /// The decisions, oldest first, without those that left no choice to price, such as gathering a trick.
    pub decisions: Vec<ReviewedDecision>,
    /// The result of the seat less luck; null until the review is complete.
    pub luck: Option<LuckAdjusted>,
}

/// A decision and its price.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ReviewedDecision {
    /// Its number among the actions of the seat, from 0.
    pub number: usize,
    /// The number of the hand, from 1.
    pub hand: u32,
    /// How many steps of the hand come before it.
    pub step: usize,
    /// The trick or, in Heartcatchers, the turn, from 1; null before the first.
    pub trick: Option<u32>,
    /// Its kind: `pass`, `lead`, `follow`, `discard`, `moon-tried`, `moon-not-stopped`, `reward`, `turn`.
    pub area: String,
    /// The action, in notation.
    pub action: String,
    /// The action that the search would have chosen.
    pub recommended: String,
    /// The unit of cost and error: `points` of the hand, or `chance` of winning.
    pub unit: String,
    /// How much more the action costs than the recommended one; an unbiased estimate, which can be below 0.
    pub cost: f64,
    /// Its standard error.
    pub error: f64,
    /// `forced`, `best`, `too-close`, `fine`, `inaccuracy`, `mistake`, `blunder` or `not-priced`.
    pub verdict: String,
    /// Why a marked action is worse.
    pub explanation: Option<CostExplanation>,
    /// The expected result after the action; null if it was not priced.
    pub expected: Option<ExpectedResult>,
}

/// Why an action costs more than another.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CostExplanation {
    /// The stable code of the main reason.
    pub reason: String,
    /// The cards that it rests on.
    pub cards: Vec<String>,
    /// What the reason is about, after the action: a frequency from 0 to 1, or points of the hand.
    pub after_action: f64,
    /// The same, after the recommended action.
    pub after_recommended: f64,
    /// The code of the reason for the recommended action, as in hints.
    pub recommended: String,
    /// The reason as an English sentence.
    pub sentence: String,
}

/// An expected result.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ExpectedResult {
    /// The seat's points in the match less the mean of the others', at the end of the hand; null in Heartcatchers.
    pub points: Option<f64>,
    /// The estimated probability of winning.
    pub chance: f64,
}

/// The result of a match for a seat, and the same less luck.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LuckAdjusted {
    /// The unit: `points` less the mean of the others', where lower is better; `matches` or `games`, where higher is.
    pub unit: String,
    /// The number of finished hands.
    pub hands: usize,
    /// The result.
    pub result: f64,
    /// The luck of the deals, gifts and draws that was taken off.
    pub deal: f64,
    /// The luck in what the others passed.
    pub pass: f64,
    /// The luck in what the others played.
    pub play: f64,
    /// The result less luck.
    pub adjusted: f64,
    /// Its standard error.
    pub error: f64,
}

/// What the open cards say about the decisions of a seat, as far as it has come.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct HindsightState {
    /// The seat.
    pub seat: Seat,
    /// The number of decisions that have been looked at.
    pub done: usize,
    /// The number of decisions that the review has priced so far.
    pub all: usize,
    /// Whether it goes on; if not, it is done, or a request can take it up.
    pub running: bool,
    /// The decisions, oldest first, without those that left no choice.
    pub decisions: Vec<HindsightDecision>,
}

/// What a decision cost in this deal, with all cards open. It says nothing about the quality of the decision.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct HindsightDecision {
    /// Its number among the actions of the seat, from 0, as in the review.
    pub number: usize,
    /// The best action with all cards open, in notation; for a pass, the better of the one made and the recommended one.
    pub best: String,
    /// The unit of cost and error: `points` of the hand, or `chance` of winning.
    pub unit: String,
    /// How much more the action costs than the best one, in this deal.
    pub cost: f64,
    /// Its standard error.
    pub error: f64,
}
