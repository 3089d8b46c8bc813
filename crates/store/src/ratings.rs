//! Stored ratings.

use moonshot_table::PersonId;

use crate::Pending;
use crate::rating::{Rated, Rating};

/// A player's rating at a game.
#[derive(Clone, PartialEq, Debug)]
pub struct RatingRecord {
    /// The player.
    pub player: Rated,
    /// The account's handle; empty for house bots.
    pub handle: String,
    /// Whether the account is marked as a bot's.
    pub program: bool,
    /// The rating.
    pub rating: Rating,
    /// The number of rated matches.
    pub matches: u32,
    /// How many of them they won, alone or tied.
    pub won: u32,
}

/// Reads ratings; [`Write::Over`](crate::Write::Over) changes them. Methods fail like those of [`Store`](crate::Store).
pub trait RatingStore: Send + Sync {
    /// The best players of a game, by rating minus two standard deviations, the best first, at most `limit`.
    fn best<'a>(&'a self, game: &'a str, limit: usize) -> Pending<'a, Vec<RatingRecord>>;

    /// A person's ratings, each with the game's id.
    fn ratings_of<'a>(&'a self, person: &'a PersonId) -> Pending<'a, Vec<(String, RatingRecord)>>;
}
