//! The clock of the arena.

use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use moonshot_bots::Budget;
use moonshot_bots::arena::Pace;
use serde::Serialize;

/// A number of milliseconds for each decision.
#[derive(Debug)]
pub(super) struct Millis {
    limit: Duration,
    /// The longest delay of a decision beyond its time, in microseconds, shared by all bots with the same clock.
    late: Arc<AtomicU64>,
}

impl Millis {
    pub(super) fn new(millis: u64) -> Millis {
        Millis {
            limit: Duration::from_millis(millis),
            late: Arc::default(),
        }
    }

    /// A pace with the same clock and another number of milliseconds.
    pub(super) fn beside(&self, millis: u64) -> Millis {
        Millis {
            late: Arc::clone(&self.late),
            ..Millis::new(millis)
        }
    }
}

impl Pace for Millis {
    fn think(&self, think: &mut dyn FnMut(Budget<'_>)) {
        let start = Instant::now();
        think(Budget::while_true(&|| start.elapsed() < self.limit));
        let late = start.elapsed().saturating_sub(self.limit).as_micros();
        self.late
            .fetch_max(u64::try_from(late).unwrap_or(u64::MAX), Ordering::Relaxed);
    }
}

/// A report with the longest delay, for bots with a time limit.
#[derive(Serialize)]
pub(super) struct Timed<R> {
    #[serde(flatten)]
    report: R,
    #[serde(skip_serializing_if = "Option::is_none")]
    late_millis: Option<f64>,
}

impl<R> Timed<R> {
    pub(super) fn new(report: R, pace: Option<&Millis>) -> Timed<R> {
        let late = pace.map(|pace| pace.late.load(Ordering::Relaxed));
        Timed {
            report,
            late_millis: late.map(|micros| micros as f64 / 1_000.0),
        }
    }
}

impl<R: fmt::Display> fmt::Display for Timed<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.report.fmt(f)?;
        match self.late_millis {
            Some(late) => writeln!(f, "  late        by {late:.1} ms at most"),
            None => Ok(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_latest_decision_of_either_side_is_told() {
        let own = Millis::new(60_000);
        let late = || own.late.load(Ordering::Relaxed);
        own.think(&mut |_| {});
        assert_eq!(late(), 0);
        own.beside(0)
            .think(&mut |_| std::thread::sleep(Duration::from_millis(2)));
        assert!(late() >= 2_000, "{}", late());
    }
}
