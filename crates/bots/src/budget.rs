//! How long a bot may think.

use std::fmt;

/// How long a bot may think about one decision: a number of playouts, and less where it is told to stop.
///
/// With a number alone the same view and dice give the same choice on every machine.
#[derive(Clone, Copy)]
pub struct Budget<'a> {
    playouts: u32,
    go_on: Option<&'a dyn Fn() -> bool>,
}

impl Budget<'static> {
    /// So many times a hand may be played out in thought.
    pub const fn playouts(playouts: u32) -> Budget<'static> {
        Budget {
            playouts,
            go_on: None,
        }
    }
}

impl Default for Budget<'_> {
    /// 4,000 playouts: some tens of milliseconds.
    fn default() -> Self {
        Budget {
            playouts: 4_000,
            go_on: None,
        }
    }
}

impl<'a> Budget<'a> {
    /// As long as `go_on` says so; it is asked every few dozen microseconds. Whoever has a clock looks at it there.
    pub const fn while_true(go_on: &'a dyn Fn() -> bool) -> Budget<'a> {
        Budget {
            playouts: u32::MAX,
            go_on: Some(go_on),
        }
    }

    /// The same, and no more than so many playouts.
    #[must_use]
    pub const fn at_most(self, playouts: u32) -> Budget<'a> {
        let playouts = if playouts < self.playouts {
            playouts
        } else {
            self.playouts
        };
        Budget { playouts, ..self }
    }

    /// In how many worlds so many lines can be played out, at most.
    pub(crate) fn worlds(&self, lines: usize) -> usize {
        self.playouts as usize / lines.max(1)
    }

    /// Whether there may be more after so many playouts.
    pub(crate) fn goes_on(&self, played_out: u32) -> bool {
        played_out < self.playouts && self.go_on.is_none_or(|go_on| go_on())
    }
}

impl fmt::Debug for Budget<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut told = f.debug_struct("Budget");
        told.field("playouts", &self.playouts);
        told.field("timed", &self.go_on.is_some()).finish()
    }
}
