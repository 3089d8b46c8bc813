//! The statistics of the arena: means and shares with confidence intervals, and a sequential test.

use std::fmt;

use serde::Serialize;

/// The two-sided 95% point of the normal distribution.
const Z95: f64 = 1.959_963_984_540_054;

/// An estimate with its 95% confidence interval.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Estimate {
    /// The estimate itself.
    pub value: f64,
    /// The lower end of the interval.
    pub low: f64,
    /// The upper end of the interval.
    pub high: f64,
}

/// A running mean and variance (Welford), exact enough for millions of samples.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Mean {
    count: u64,
    mean: f64,
    squares: f64,
}

impl Mean {
    /// Adds a sample.
    pub fn add(&mut self, sample: f64) {
        self.count += 1;
        let off = sample - self.mean;
        self.mean += off / self.count as f64;
        self.squares += off * (sample - self.mean);
    }

    /// The number of samples.
    pub fn count(&self) -> u64 {
        self.count
    }

    /// The sample variance; 0 with fewer than two samples.
    pub fn variance(&self) -> f64 {
        match self.count {
            0 | 1 => 0.0,
            count => self.squares / (count - 1) as f64,
        }
    }

    /// The mean with its normal 95% interval; with fewer than two samples the interval is just the mean.
    pub fn estimate(&self) -> Estimate {
        let half = Z95 * (self.variance() / self.count.max(1) as f64).sqrt();
        Estimate {
            value: self.mean,
            low: self.mean - half,
            high: self.mean + half,
        }
    }
}

/// The share `wins / games` with its Wilson 95% interval. `wins` may include fractions of shared wins.
///
/// Without games, the interval is 0 to 1.
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

impl Estimate {
    /// A share of wins as an Elo difference: 400 for odds ten times those of the fair share. Shares of 0 and 1 are
    /// moved a thousandth inwards.
    #[must_use]
    pub fn elo(self, fair: f64) -> Estimate {
        let elo = |share: f64| {
            let share = share.clamp(0.001, 0.999);
            400.0 * (share * (1.0 - fair) / ((1.0 - share) * fair)).log10()
        };
        Estimate {
            value: elo(self.value),
            low: elo(self.low),
            high: elo(self.high),
        }
    }
}

/// A sequential probability ratio test between two means: ends a contest as soon as the samples decide it, with an
/// error rate of one in twenty either way.
///
/// Assumes that the samples are normal, with their empirical variance.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Sprt {
    /// The first mean.
    pub first: f64,
    /// The second mean.
    pub second: f64,
}

/// The result of a sequential test.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Verdict {
    /// The first mean.
    First,
    /// The second.
    Second,
}

/// Minimum number of samples before a decision, because a few may be identical by chance.
const LEAST: u64 = 8;
/// log(0.95 / 0.05).
const BOUND: f64 = 2.944_438_979_166_44;

impl Sprt {
    /// The log likelihood ratio of the second mean over the first.
    pub fn ratio(&self, mean: &Mean) -> f64 {
        let variance = mean.variance().max(1e-9);
        let middle = (self.first + self.second) / 2.0;
        mean.count() as f64 * (self.second - self.first) / variance * (mean.mean - middle)
    }

    /// The decision; `None` while the test is undecided.
    pub fn verdict(&self, mean: &Mean) -> Option<Verdict> {
        let ratio = self.ratio(mean);
        match mean.count() < LEAST || ratio.abs() < BOUND {
            true => None,
            false if ratio > 0.0 => Some(Verdict::Second),
            false => Some(Verdict::First),
        }
    }

    pub(super) fn report(&self, mean: &Mean, verdict: Option<Verdict>) -> SprtReport {
        SprtReport {
            first: self.first,
            second: self.second,
            ratio: self.ratio(mean),
            verdict,
        }
    }
}

/// The report of a sequential test.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct SprtReport {
    /// The first mean.
    pub first: f64,
    /// The second mean.
    pub second: f64,
    /// The log likelihood ratio of the second mean over the first.
    pub ratio: f64,
    /// The decision; `None` if the contest ended before.
    pub verdict: Option<Verdict>,
}

impl fmt::Display for SprtReport {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let SprtReport {
            first,
            second,
            ratio,
            ..
        } = self;
        let told = match self.verdict {
            Some(Verdict::First) => format!("{first}, not {second}"),
            Some(Verdict::Second) => format!("{second}, not {first}"),
            None => format!("not decided between {first} and {second}"),
        };
        write!(f, "{told} (log-likelihood ratio {ratio:+.2})")
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

    fn samples(count: u64, mean: f64) -> Mean {
        let mut all = Mean::default();
        for sample in 0..count {
            all.add(mean + if sample % 2 == 0 { 1.0 } else { -1.0 });
        }
        all
    }

    #[test]
    fn the_test_decides_for_the_mean_that_the_samples_have() {
        let sprt = Sprt {
            first: 0.0,
            second: -0.5,
        };
        assert_eq!(sprt.verdict(&samples(400, -0.5)), Some(Verdict::Second));
        assert_eq!(sprt.verdict(&samples(400, 0.0)), Some(Verdict::First));
        assert_eq!(sprt.verdict(&samples(400, -0.25)), None);
        assert_eq!(sprt.verdict(&samples(4, -9.0)), None, "too few");
        // n (b - a) / v (m - (a + b) / 2) with v = n / (n - 1).
        close(
            sprt.ratio(&samples(101, -0.5)),
            101.0 * -0.5 / variance(101) * (-0.5 + 1.0 / 101.0 + 0.25),
        );
    }

    /// The variance of an odd number of samples that are alternately one above and one below their mean.
    fn variance(count: u64) -> f64 {
        let count = count as f64;
        (count - 1.0 / count) / (count - 1.0)
    }

    #[test]
    fn odds_ten_times_the_fair_ones_are_400_elo() {
        let share = |value| Estimate {
            value,
            low: value,
            high: value,
        };
        close(share(0.5).elo(0.5).value, 0.0);
        close(share(10.0 / 11.0).elo(0.5).value, 400.0);
        // A fair quarter has odds of 1 to 3.
        close(share(10.0 / 13.0).elo(0.25).value, 400.0);
        assert!(share(1.0).elo(0.5).high < 1_300.0);
    }
}
