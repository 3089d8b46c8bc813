//! Ratings of players.

use serde::{Deserialize, Serialize};

/// The leaderboard of a game.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Ratings {
    /// The game's id.
    pub game: String,
    /// One entry per player, best first by lower bound (rating minus error).
    pub players: Vec<PlayerRating>,
}

/// The caller's own ratings.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct OwnRatings {
    /// One entry per game in which the caller has played a rated match.
    pub games: Vec<GameRating>,
}

/// A player's rating at a game.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct GameRating {
    /// The game's id.
    pub game: String,
    /// The rating.
    pub rating: PlayerRating,
}

/// A player's rating.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PlayerRating {
    /// The account's name; empty for the server's own bots.
    pub name: String,
    /// The level, for the server's own bots.
    pub level: Option<String>,
    /// Whether a program plays: one of the server's bots, or a bot account.
    pub bot: bool,
    /// Whether this is the caller.
    pub you: bool,
    /// The rating; 1,000 at first.
    pub rating: i32,
    /// Its uncertainty, two standard deviations; 667 at first.
    pub give_or_take: i32,
    /// The number of rated matches.
    pub matches: u32,
    /// The number of matches won, alone or shared.
    pub won: u32,
}
