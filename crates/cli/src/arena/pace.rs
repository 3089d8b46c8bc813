//! The clock of the arena.

use std::time::{Duration, Instant};

use moonshot_bots::Budget;
use moonshot_bots::arena::Pace;

/// So many milliseconds for each decision.
#[derive(Clone, Copy, Debug)]
pub(super) struct Millis(pub(super) u64);

impl Pace for Millis {
    fn think(&self, think: &mut dyn FnMut(Budget<'_>)) {
        let start = Instant::now();
        let limit = Duration::from_millis(self.0);
        think(Budget::while_true(&|| start.elapsed() < limit));
    }
}
