//! How strong players are: a number and how uncertain it is, after each listed match among accounts.
//!
//! The method is that of Weng and Lin for several players (JMLR 12, 2011: *A Bayesian Approximation Method for Online
//! Ranking*), as skillratings has it.

use moonshot_table::PersonId;
use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};

/// How strong a player is thought to be.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rating {
    /// The expected strength; 25 at first.
    pub rating: f64,
    /// Its standard deviation; 25/3 at first.
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
    /// The bots of a level.
    Level(String),
}

/// A match by which its players are rated, if all of its people have accounts.
#[derive(Clone, PartialEq, Debug)]
pub struct RatedMatch {
    /// The game's id.
    pub game: String,
    /// Who began it, with the place they came in, from 1; equal places are shared.
    pub players: Vec<(Rated, usize)>,
}

/// The ratings after a match, in the same order. Each comes with the place that the player came in.
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
    fn whoever_wins_gains_what_is_gained_less_and_less() {
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
