//! What is counted while the tables play.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use hdrhistogram::Histogram;

use crate::trouble::Trouble;

/// The longest time that is told from longer ones, in microseconds: two minutes.
const LONGEST: u64 = 120_000_000;

/// What was counted, times in microseconds.
///
/// A person has one action under way at a time, but a socket may be several behind. Each action waits at each socket
/// until an event of seat 0 of the right kind comes, with the same card where it is shown. Whatever was sent before it
/// and still waits at that socket was left out by the server, which may show a slow watcher the present instead of the
/// past; it is counted in `left_out` and has no time.
#[derive(Clone, Debug)]
pub struct Counts {
    /// From sending an action to its answer.
    pub answer: Histogram<u64>,
    /// From sending an action until a socket has the update with it, one value a socket.
    pub told: Histogram<u64>,
    /// The same until the last socket of the table has it, one value an action.
    pub told_all: Histogram<u64>,
    /// Actions of people and bots.
    pub plays: u64,
    /// Updates that all sockets read.
    pub updates: u64,
    /// Their length in bytes.
    pub bytes: u64,
    /// Matches that were played to their end.
    pub matches: u64,
    /// Actions that a socket was not told of, for it was shown the present instead.
    pub left_out: u64,
    /// Updates that show the present instead of several changes. What they left out is not among the plays.
    pub caught_up: u64,
    /// Sockets that the server closed or that broke during a match, from the first table on.
    pub dropped: u64,
    /// What went wrong, from the first table on.
    pub errors: BTreeMap<String, u64>,
}

impl Default for Counts {
    fn default() -> Counts {
        Counts {
            answer: histogram(),
            told: histogram(),
            told_all: histogram(),
            plays: 0,
            updates: 0,
            bytes: 0,
            matches: 0,
            left_out: 0,
            caught_up: 0,
            dropped: 0,
            errors: BTreeMap::new(),
        }
    }
}

#[allow(clippy::expect_used)]
fn histogram() -> Histogram<u64> {
    // Refused only if the bounds are less than a factor of two apart, or for more than five digits.
    Histogram::new_with_bounds(1, LONGEST, 3).expect("bounds that are allowed")
}

impl Counts {
    /// Adds those of another run.
    pub(crate) fn add(&mut self, other: &Counts) {
        self.answer += &other.answer;
        self.told += &other.told;
        self.told_all += &other.told_all;
        self.plays += other.plays;
        self.updates += other.updates;
        self.bytes += other.bytes;
        self.matches += other.matches;
        self.left_out += other.left_out;
        self.caught_up += other.caught_up;
        self.dropped += other.dropped;
        for (kind, times) in &other.errors {
            *self.errors.entry(kind.clone()).or_default() += times;
        }
    }
}

/// Adds a time to a histogram.
pub(crate) fn note(histogram: &mut Histogram<u64>, time: Duration) {
    histogram.saturating_record(time.as_micros().min(u128::from(LONGEST)) as u64);
}

/// The counts of a run, and what part of it is under way.
#[derive(Default)]
pub(crate) struct Record {
    counts: Mutex<Counts>,
    measuring: AtomicBool,
    stopping: AtomicBool,
    /// Tables that have been made and are watched.
    pub(crate) seated: AtomicUsize,
    /// Updates that were read, also those that are not measured.
    pub(crate) read: AtomicUsize,
    /// Measured actions that somebody still has to be told of.
    pub(crate) under_way: AtomicUsize,
}

impl Record {
    pub(crate) fn counts(&self) -> MutexGuard<'_, Counts> {
        self.counts.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Whether what happens now is measured.
    pub(crate) fn is_measuring(&self) -> bool {
        self.measuring.load(Ordering::Relaxed)
    }

    pub(crate) fn measure(&self, on: bool) {
        self.measuring.store(on, Ordering::Relaxed);
    }

    /// Whether people are to do nothing more.
    pub(crate) fn is_stopping(&self) -> bool {
        self.stopping.load(Ordering::Relaxed)
    }

    pub(crate) fn stop(&self) {
        self.stopping.store(true, Ordering::Relaxed);
    }

    pub(crate) fn error(&self, trouble: &Trouble) {
        *self.counts().errors.entry(trouble.to_string()).or_default() += 1;
    }
}
