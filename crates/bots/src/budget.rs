//! The budget of a search.

use std::fmt;

/// Minimum number of playouts for each part of a search.
const LEAST: u32 = 50;

/// The budget of a bot's decision: a number of playouts, a stop condition, or both.
///
/// With just a number, the same view and dice give the same choice on every machine, with any number of threads.
#[derive(Clone, Copy)]
pub struct Budget<'a> {
    playouts: u32,
    go_on: Option<&'a GoOn<'a>>,
    parts: usize,
    threads: usize,
}

/// Whether a search may continue; called by each of its threads.
type GoOn<'a> = dyn Fn() -> bool + Sync + 'a;

impl Budget<'static> {
    /// A number of playouts.
    pub const fn playouts(playouts: u32) -> Budget<'static> {
        Budget {
            playouts,
            go_on: None,
            parts: 1,
            threads: 1,
        }
    }
}

impl Default for Budget<'_> {
    /// 4,000 playouts: some tens of milliseconds.
    fn default() -> Self {
        Budget::playouts(4_000)
    }
}

impl<'a> Budget<'a> {
    /// Maximum number of parts in a search by the engine or the arena, each on its own thread.
    pub const MOST_PARTS: u16 = 64;

    /// Continues while `go_on` returns true; it is called every few dozen microseconds. Callers with a clock check it
    /// there.
    pub const fn while_true(go_on: &'a GoOn<'a>) -> Budget<'a> {
        Budget {
            go_on: Some(go_on),
            ..Budget::playouts(u32::MAX)
        }
    }

    /// The budget limited to this number of playouts.
    #[must_use]
    pub const fn at_most(self, playouts: u32) -> Budget<'a> {
        let playouts = if playouts < self.playouts {
            playouts
        } else {
            self.playouts
        };
        Budget { playouts, ..self }
    }

    /// Splits the search into independent parts, whose results are merged at the end. Each gets its share of the
    /// playouts, but at least fifty, so a short search has fewer parts.
    ///
    /// The number of parts affects the result; the number of threads does not.
    #[must_use]
    pub const fn in_parts(self, parts: usize) -> Budget<'a> {
        Budget { parts, ..self }
    }

    /// Runs the parts on up to this many threads, which exit with the search; one by default. With fewer threads than
    /// parts and a time limit, the last parts get little time.
    #[must_use]
    pub const fn on_threads(self, threads: usize) -> Budget<'a> {
        Budget { threads, ..self }
    }

    /// The number of parts of the search.
    pub(crate) fn parts(&self) -> usize {
        let most = (self.playouts / LEAST) as usize;
        self.parts.min(most).max(1)
    }

    /// The number of threads of the search.
    pub(crate) fn threads(&self) -> usize {
        self.threads.clamp(1, self.parts())
    }

    /// The budget of one part.
    pub(crate) fn part(&self, number: usize) -> Budget<'a> {
        let parts = self.parts();
        let rest = self.playouts as usize % parts;
        let playouts = match self.go_on {
            Some(_) if self.playouts == u32::MAX => u32::MAX,
            _ => self.playouts / parts as u32 + u32::from(number < rest),
        };
        Budget {
            playouts,
            parts: 1,
            threads: 1,
            ..*self
        }
    }

    /// The maximum number of determinizations in which this many lines can be played out.
    pub(crate) fn determinizations(&self, lines: usize) -> usize {
        self.playouts as usize / lines.max(1)
    }

    /// Whether the search may continue after this many playouts.
    pub(crate) fn may_continue(&self, played_out: u32) -> bool {
        played_out < self.playouts && self.go_on.is_none_or(|go_on| go_on())
    }
}

impl fmt::Debug for Budget<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut told = f.debug_struct("Budget");
        told.field("playouts", &self.playouts);
        told.field("timed", &self.go_on.is_some());
        told.field("parts", &self.parts);
        told.field("threads", &self.threads).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_parts_of_a_budget_add_up_to_it() {
        for (playouts, parts, expected) in [(400, 3, 3), (4_001, 4, 4), (149, 4, 2), (30, 4, 1)] {
            let budget = Budget::playouts(playouts).in_parts(parts).on_threads(9);
            assert_eq!(budget.parts(), expected);
            assert_eq!(budget.threads(), expected);
            let all = (0..expected).map(|number| budget.part(number));
            assert_eq!(all.map(|part| part.playouts).sum::<u32>(), playouts);
            assert_eq!(budget.part(0).parts(), 1);
        }
    }

    #[test]
    fn a_part_of_a_time_is_as_long_as_the_time() {
        let go_on = || true;
        let part = Budget::while_true(&go_on).in_parts(3).part(2);
        assert!(part.may_continue(u32::MAX - 1));
        let part = Budget::while_true(&go_on).at_most(600).in_parts(3).part(2);
        assert!(part.may_continue(199) && !part.may_continue(200));
    }
}
