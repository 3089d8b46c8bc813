//! The statistics of the arena: a mean and a share, each with the interval it may be off by.

use serde::Serialize;

/// The two-sided 95% point of the normal distribution.
const Z95: f64 = 1.959_963_984_540_054;

/// An estimate with its 95% confidence interval.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Estimate {
    /// The estimate itself.
    pub value: f64,
    /// Where the interval begins.
    pub low: f64,
    /// Where it ends.
    pub high: f64,
}

/// Sums up samples one by one (Welford), exact enough for millions of them.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Mean {
    count: u64,
    mean: f64,
    squares: f64,
}

impl Mean {
    /// Takes one more sample in.
    pub fn add(&mut self, sample: f64) {
        self.count += 1;
        let off = sample - self.mean;
        self.mean += off / self.count as f64;
        self.squares += off * (sample - self.mean);
    }

    /// How many samples there were.
    pub fn count(&self) -> u64 {
        self.count
    }

    /// The mean with its normal 95% interval; with fewer than two samples the interval is the mean alone.
    pub fn estimate(&self) -> Estimate {
        let half = if self.count < 2 {
            0.0
        } else {
            let variance = self.squares / (self.count - 1) as f64;
            Z95 * (variance / self.count as f64).sqrt()
        };
        Estimate {
            value: self.mean,
            low: self.mean - half,
            high: self.mean + half,
        }
    }
}

/// The share `wins / games` with its Wilson 95% interval. `wins` may hold parts of a shared win.
///
/// With no game at all the interval is everything, 0 to 1.
pub fn wilson(wins: f64, games: u64) -> Estimate {
    if games == 0 {
        return Estimate {
            value: 0.0,
            low: 0.0,
            high: 1.0,
        };
    }
    let games = games as f64;
    let share = wins / games;
    let square = Z95 * Z95;
    let scale = 1.0 + square / games;
    let middle = share + square / (2.0 * games);
    let half = Z95 * (share * (1.0 - share) / games + square / (4.0 * games * games)).sqrt();
    Estimate {
        value: share,
        low: ((middle - half) / scale).max(0.0),
        high: ((middle + half) / scale).min(1.0),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn close(found: f64, expected: f64) {
        assert!((found - expected).abs() < 5e-4, "{found} is not {expected}");
    }

    #[test]
    fn the_interval_of_a_mean_is_two_standard_errors_wide() {
        let mut mean = Mean::default();
        for sample in [2.0, 4.0, 4.0, 4.0, 5.0, 5.0, 7.0, 9.0] {
            mean.add(sample);
        }
        let found = mean.estimate();
        close(found.value, 5.0);
        close(
            found.high - found.value,
            1.959_964 * (32.0_f64 / 7.0 / 8.0).sqrt(),
        );
        close(found.value - found.low, found.high - found.value);
    }

    #[test]
    fn one_sample_has_no_interval() {
        let mut mean = Mean::default();
        mean.add(3.0);
        assert_eq!(
            mean.estimate(),
            Estimate {
                value: 3.0,
                low: 3.0,
                high: 3.0
            }
        );
    }

    #[test]
    fn wilson_agrees_with_the_textbook() {
        let half = wilson(5.0, 10);
        close(half.low, 0.2366);
        close(half.high, 0.7634);
        let none = wilson(0.0, 10);
        close(none.low, 0.0);
        close(none.high, 0.2775);
        assert_eq!(wilson(0.0, 0).high, 1.0);
    }
}
