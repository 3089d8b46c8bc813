//! The facts of a finished match, and a person's statistics.

use moonshot_rules::Seat;
use moonshot_table::facts::{HandFacts, Highlight};
use serde::{Deserialize, Serialize};

use crate::LuckAdjusted;

/// What happened in a finished match, by hand and seat.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct FactSheet {
    /// The table's id.
    pub table: String,
    /// The caller's seat; null for spectators.
    pub you: Option<Seat>,
    /// The hands, in order; in Heartcatchers the games.
    pub hands: Vec<HandFacts>,
    /// At most three highlights, the most remarkable first.
    pub highlights: Vec<Highlight>,
}

/// The caller's finished matches in numbers, the most recently changed first. Lessons and tables with an origin do not count.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Statistics {
    /// One for each match.
    pub matches: Vec<MatchStatistics>,
}

/// A person's match in numbers.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct MatchStatistics {
    /// The table's id.
    pub table: String,
    /// The game's id.
    pub game: String,
    /// When the table last changed, in milliseconds since 1970.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub ended: i64,
    /// The number of seats.
    pub players: usize,
    /// The number of other people seated at the end; the other seats had bots.
    pub people: usize,
    /// The person's place from 1; null if the match was stopped.
    pub place: Option<usize>,
    /// Whether the person won, alone or with others.
    pub won: bool,
    /// The number of hands that were scored; in Heartcatchers of games.
    pub hands: u32,
    /// The sum of what these hands scored.
    pub points: i32,
    /// Moons tried, made or not.
    pub moons_tried: u32,
    /// Moons made.
    pub moons_made: u32,
    /// Moons of others that the person stopped.
    pub moons_stopped: u32,
    /// Moons of others.
    pub moons_suffered: u32,
    /// How often the person took the queen of spades.
    pub queens_taken: u32,
    /// How often others took the person's queen of spades.
    pub queens_given: u32,
    /// The hands and points by pass direction, in the order of their first hands.
    pub passes: Vec<PassStatistics>,
    /// What a complete review found; null if there is none.
    pub review: Option<ReviewStatistics>,
}

/// The hands of a match in which cards were passed in one direction.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PassStatistics {
    /// The number of seats to the left that the cards went; 0 for no pass.
    pub left: usize,
    /// The number of hands.
    pub hands: u32,
    /// The sum of their points.
    pub points: i32,
}

/// What a complete review of the person's decisions found.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ReviewStatistics {
    /// The cost of the decisions that were priced in points; null if none was.
    pub points: Option<ReviewCost>,
    /// The cost of the decisions that were priced in the chance of winning; null if none was.
    pub chance: Option<ReviewCost>,
    /// The result, and the same less luck.
    pub luck: LuckAdjusted,
}

/// A sum of the costs of decisions.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ReviewCost {
    /// The sum.
    pub cost: f64,
    /// Its standard error.
    pub error: f64,
    /// The number of priced decisions.
    pub decisions: usize,
}
