//! The options of Heartcatchers.

/// The options of Heartcatchers.
///
/// ```
/// use moonshot_rules::{BestOf, HeartcatchersOptions};
/// let options = HeartcatchersOptions::default().with_best_of(BestOf::Three);
/// assert_eq!(options.best_of.games(), 3);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct HeartcatchersOptions {
    /// Whether a face-up Uncatchable is worth a point (K-17). Default: true.
    pub uncatchable_scores: bool,
    /// Number of games in a match (K-19). Default: one.
    pub best_of: BestOf,
}

impl HeartcatchersOptions {
    /// The options with this scoring of a face-up Uncatchable (K-17).
    pub const fn with_uncatchable_scores(self, uncatchable_scores: bool) -> HeartcatchersOptions {
        HeartcatchersOptions {
            uncatchable_scores,
            ..self
        }
    }

    /// The options with this number of games (K-19).
    pub const fn with_best_of(self, best_of: BestOf) -> HeartcatchersOptions {
        HeartcatchersOptions { best_of, ..self }
    }
}

impl Default for HeartcatchersOptions {
    fn default() -> HeartcatchersOptions {
        HeartcatchersOptions {
            uncatchable_scores: true,
            best_of: BestOf::One,
        }
    }
}

/// The number of games in a match of Heartcatchers (K-19).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
#[allow(missing_docs)] // the names say it
pub enum BestOf {
    One,
    Three,
    Five,
}

impl BestOf {
    /// All three values.
    pub const ALL: [BestOf; 3] = [BestOf::One, BestOf::Three, BestOf::Five];

    /// The number of games.
    pub const fn games(self) -> u32 {
        match self {
            BestOf::One => 1,
            BestOf::Three => 3,
            BestOf::Five => 5,
        }
    }

    /// The value for that number of games; `None` if it is not 1, 3 or 5.
    pub const fn new(games: i64) -> Option<BestOf> {
        match games {
            1 => Some(BestOf::One),
            3 => Some(BestOf::Three),
            5 => Some(BestOf::Five),
            _ => None,
        }
    }
}
