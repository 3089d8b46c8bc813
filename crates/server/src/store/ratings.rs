//! Ratings, as they are stored.

use moonshot_table::PersonId;

use super::Pending;
use crate::store::rating::{Rated, Rating};

/// A player's rating at a game.
#[derive(Clone, PartialEq, Debug)]
pub struct RatingRecord {
    /// Who.
    pub player: Rated,
    /// What an account is called; empty for bots of the house.
    pub handle: String,
    /// Whether a program plays under the account.
    pub program: bool,
    /// How strong they are thought to be.
    pub rating: Rating,
    /// By how many matches.
    pub matches: u32,
    /// How many of them they won, alone or with others.
    pub won: u32,
}

/// What a store knows of ratings. They change with [`super::Write::Over`].
pub trait RatingStore: Send + Sync {
    /// The best players of a game, by what their rating is at least (two standard deviations less), the best first.
    fn best<'a>(&'a self, game: &'a str, limit: usize) -> Pending<'a, Vec<RatingRecord>>;

    /// A person's rating at each game, with its id.
    fn ratings_of<'a>(&'a self, person: &'a PersonId) -> Pending<'a, Vec<(String, RatingRecord)>>;
}
