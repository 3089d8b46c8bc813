//! The pause in which people can correct a card before a bot gathers the trick (C-25).
//!
//! There is a pause whenever, as far as anybody can see, a person may have something to correct. Whether one has makes no
//! difference to when it begins, how long it is, who may end it, or what is shown of it (C-27).

use std::time::Duration;

use moonshot_rules::{Game, Seat, Seats, View};
use tokio::time::Instant;

use crate::table::due::Due;
use crate::table::state::TableState;
use moonshot_api as wire;

/// Default pause in seconds.
pub(crate) const PATIENCE: u16 = 8;
/// Allowed pauses in seconds.
pub(crate) const PATIENCES: std::ops::RangeInclusive<u16> = 2..=120;

/// A pause before a bot gathers a trick.
#[derive(Clone, Debug)]
pub(crate) struct Pause {
    /// The match's version: the pause is over when there is another.
    position: u64,
    /// Which seat gathers after it.
    seat: Seat,
    whole: Duration,
    until: Instant,
    /// The people who did not follow suit and have not confirmed their card.
    waiting: Seats,
    /// Those who have confirmed.
    let_lie: Seats,
}

impl Pause {
    /// The pause as shown to a viewer.
    pub(crate) fn told(&self, you: Option<Seat>) -> wire::Pause {
        let left = self.until.saturating_duration_since(Instant::now());
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

impl TableState {
    /// The current pause.
    pub(crate) fn pause(&self) -> Option<&Pause> {
        let pause = self.ephemeral.pause.as_deref();
        pause.filter(|pause| pause.position == self.game.version())
    }

    /// How many seconds bots wait for the person in that seat.
    pub(crate) fn patience_of(&self, seat: Seat) -> u16 {
        let wished = self.preferences_of(seat).and_then(|wishes| wishes.patience);
        wished.unwrap_or(PATIENCE)
    }

    /// Begins a pause if one is due.
    pub(crate) fn pause_if_due(&mut self) {
        if self.pause().is_some() {
            return;
        }
        self.ephemeral.pause = match self.due() {
            Some(Due::Bot { waits: true, .. }) => {
                let people =
                    Seat::all(self.record.seats.len()).filter(|seat| self.is_person(*seat));
                let longest = people.map(|seat| self.patience_of(seat)).max();
                let whole = Duration::from_secs(longest.unwrap_or(PATIENCE).into());
                // The due bot may be correcting a revoke of its own; who gathers is public.
                let gathers = self.game.state().open_view().to_act().first();
                let pause = gathers.map(|seat| Pause {
                    position: self.game.version(),
                    seat,
                    whole,
                    until: Instant::now() + whole,
                    waiting: self.people_not_following(),
                    let_lie: Seats::NONE,
                });
                pause.map(Box::new)
            }
            _ => None,
        };
    }

    /// Keeps the current pause across an entry that changes nothing.
    pub(crate) fn pause_goes_on(&mut self, since: u64) {
        let pause = self.ephemeral.pause.as_mut();
        if let Some(pause) = pause.filter(|pause| pause.position == since) {
            pause.position = self.game.version();
        }
    }

    /// A person confirms their card. The pause ends when everybody who did not follow suit has. Returns `false` if the pause does not
    /// wait for that person.
    pub(crate) fn let_lie(&mut self, seat: Seat) -> bool {
        let position = self.game.version();
        let pause = self.ephemeral.pause.as_mut();
        let Some(pause) = pause.filter(|pause| pause.position == position) else {
            return false;
        };
        let waited = pause.waiting.contains(seat);
        pause.waiting.remove(seat);
        pause.let_lie.insert(seat);
        if waited && pause.waiting.is_empty() {
            pause.until = Instant::now();
        }
        waited
    }
}
