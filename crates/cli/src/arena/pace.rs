//! The clock of the arena.

use std::fmt;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use moonshot_bots::Budget;
use moonshot_bots::arena::{DuelReport, Pace};
use serde::Serialize;

/// So many milliseconds for each decision.
#[derive(Debug)]
pub(super) struct Millis {
    limit: Duration,
    /// The longest that a decision took beyond its time, in microseconds.
    late: AtomicU64,
}

impl Millis {
    pub(super) const fn new(millis: u64) -> Millis {
        Millis {
            limit: Duration::from_millis(millis),
            late: AtomicU64::new(0),
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

/// A report with how late the latest decision came, where bots think by the clock.
#[derive(Serialize)]
pub(super) struct Timed {
    #[serde(flatten)]
    report: DuelReport,
    #[serde(skip_serializing_if = "Option::is_none")]
    late_millis: Option<f64>,
}

impl Timed {
    pub(super) fn new(report: DuelReport, pace: Option<&Millis>) -> Timed {
        let late = pace.map(|pace| pace.late.load(Ordering::Relaxed));
        Timed {
            report,
            late_millis: late.map(|micros| micros as f64 / 1_000.0),
        }
    }
}

impl fmt::Display for Timed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.report.fmt(f)?;
        match self.late_millis {
            Some(late) => writeln!(f, "  late        by {late:.1} ms at most"),
            None => Ok(()),
        }
    }
}
