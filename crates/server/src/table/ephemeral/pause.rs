//! The pause in which people can correct a card before a bot gathers the trick (C-25).
//!
//! There is a pause whenever, as far as anybody can see, a person may have something to correct. Whether one has makes no
//! difference to when it begins, how long it is, who may end it, or what is shown of it (C-27).

use std::time::Duration;

use moonshot_rules::{Seat, Seats};
use tokio::time::Instant;

use moonshot_api as wire;

/// Default pause in seconds.
pub(super) const PATIENCE: u16 = 8;
/// Allowed pauses in seconds.
pub(crate) const PATIENCES: std::ops::RangeInclusive<u16> = 2..=120;

/// A pause before a bot gathers a trick.
#[derive(Clone, Debug)]
pub(crate) struct Pause {
    /// The match's version: the pause is over when there is another.
    pub(super) position: u64,
    /// Which seat gathers after it.
    pub(super) seat: Seat,
    pub(super) whole: Duration,
    pub(super) until: Instant,
    /// The people who did not follow suit and have not confirmed their card.
    pub(super) waiting: Seats,
    /// Those who have confirmed.
    pub(super) let_lie: Seats,
}

impl Pause {
    /// The pause as shown to a viewer.
    pub(crate) fn shown(&self, you: Option<Seat>, now: Instant) -> wire::Pause {
        let left = self.until.saturating_duration_since(now);
        wire::Pause {
            seat: self.seat,
            left: left.as_millis() as u64,
            whole: self.whole.as_millis() as u64,
            yours: you.is_some_and(|seat| self.waiting.contains(seat)),
        }
    }

    /// Who has confirmed their card, at which version of the match.
    pub(crate) fn let_lie(&self) -> (u64, Seats) {
        (self.position, self.let_lie)
    }

    /// When it is over.
    pub(crate) fn until(&self) -> Instant {
        self.until
    }
}
