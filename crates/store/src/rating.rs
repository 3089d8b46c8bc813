//! Ratings: estimated strength with its uncertainty, updated after each listed match among accounts.
//!
//! The method is that of Weng and Lin for several players (*A Bayesian Approximation Method for Online Ranking*, JMLR 12, 2011),
//! implemented by skillratings.

use moonshot_table::PersonId;
use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};

/// A player's estimated strength.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rating {
    /// The expected strength; initially 25.
    pub rating: f64,
    /// Its standard deviation; initially 25/3.
    pub uncertainty: f64,
}

impl Default for Rating {
    fn default() -> Rating {
        let WengLinRating {
            rating,
            uncertainty,
        } = WengLinRating::new();
        Rating {
            rating,
            uncertainty,
        }
    }
}

/// Who is rated.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Rated {
    /// A person, if they have an account.
    Person(PersonId),
    /// The house bots of a level.
    Level(String),
}

/// A match that rates its players, if all of its people have accounts.
#[derive(Clone, PartialEq, Debug)]
pub struct RatedMatch {
    /// The game's id.
    pub game: String,
    /// The players who began it, each with their final rank, from 1; equal ranks are shared.
    pub players: Vec<(Rated, usize)>,
}

/// The ratings after a match, in the same order, from each player's rating before it and final rank.
pub(crate) fn after(before: &[(Rating, usize)]) -> Vec<Rating> {
    let teams: Vec<_> = before
        .iter()
        .map(|(rating, place)| {
            let rating = WengLinRating {
                rating: rating.rating,
                uncertainty: rating.uncertainty,
            };
            ([rating], MultiTeamOutcome::new(*place))
        })
        .collect();
    let teams: Vec<(&[WengLinRating], MultiTeamOutcome)> = teams
        .iter()
        .map(|(team, outcome)| (team.as_slice(), *outcome))
        .collect();
    let after = weng_lin_multi_team(&teams, &WengLinConfig::new());
    let rated = after.into_iter().flatten().map(|after| Rating {
        rating: after.rating,
        uncertainty: after.uncertainty,
    });
    rated.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn winners_gain_and_expected_wins_gain_little() {
        let new = Rating::default();
        let after_one = after(&[(new, 1), (new, 2), (new, 2), (new, 4)]);
        assert!(after_one[0].rating > 25.0 && after_one[3].rating < 25.0);
        assert_eq!(after_one[1], after_one[2], "a shared place");
        assert!(
            after_one
                .iter()
                .all(|rating| rating.uncertainty < new.uncertainty)
        );
        // A win that was expected tells little.
        let strong = Rating {
            rating: 40.0,
            uncertainty: 1.0,
        };
        let expected = after(&[(strong, 1), (new, 2)]);
        assert!(expected[0].rating - 40.0 < 0.1);
        let upset = after(&[(strong, 2), (new, 1)]);
        assert!(upset[1].rating - 25.0 > 25.0 - expected[1].rating);
    }
}
