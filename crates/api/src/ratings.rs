//! How strong players are thought to be.

use serde::{Deserialize, Serialize};

/// The best players of a game.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Ratings {
    /// The game's id.
    pub game: String,
    /// One entry each, the best first: by what they are at least.
    pub players: Vec<PlayerRating>,
}

/// The caller's own ratings.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct OwnRatings {
    /// One entry for each game with a listed match among accounts.
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

/// How strong a player is thought to be at a game.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PlayerRating {
    /// What they are called: an account by its handle; empty for bots of the house.
    pub name: String,
    /// The level, for bots of the house.
    pub level: Option<String>,
    /// Whether a program plays: a bot of the house, or an account that is marked as a bot's.
    pub bot: bool,
    /// Whether it is the caller.
    pub you: bool,
    /// The rating: 1,000 at first.
    pub rating: i32,
    /// How far off it may be: two standard deviations; 667 at first.
    pub give_or_take: i32,
    /// By how many matches.
    pub matches: u32,
    /// How many of them they won, alone or with others.
    pub won: u32,
}
