//! The time that people have to correct a card before a bot gathers its trick (C-25).
//!
//! There is a pause whenever, as far as anybody can see, a person may have something to correct. Whether one has makes
//! no difference to when it begins, how long it is, who may end it, or what is told of it (C-27).

use std::time::Duration;

use moonshot_rules::{Game, Seat, Seats, View};
use tokio::time::Instant;

use crate::table::due::Due;
use crate::table::state::TableState;
use moonshot_api as wire;

/// For how many seconds bots wait for a person who has not said otherwise.
pub(crate) const PATIENCE: u16 = 8;
/// For how many seconds bots can be told to wait: ten times the usual time and more.
pub(crate) const PATIENCES: std::ops::RangeInclusive<u16> = 2..=120;

/// A pause before a bot gathers a trick.
#[derive(Clone, Debug)]
pub(crate) struct Pause {
    /// The match's version: the pause is over when there is another.
    position: u64,
    /// Who gathers after it.
    seat: Seat,
    whole: Duration,
    until: Instant,
    /// The people who did not follow suit and have not let it lie yet.
    waiting: Seats,
    /// Those who have.
    let_lie: Seats,
}

impl Pause {
    /// What a viewer is told of it.
    pub(crate) fn told(&self, you: Option<Seat>) -> wire::Pause {
        let left = self.until.saturating_duration_since(Instant::now());
        wire::Pause {
            seat: self.seat,
            left: left.as_millis() as u64,
            whole: self.whole.as_millis() as u64,
            yours: you.is_some_and(|seat| self.waiting.contains(seat)),
        }
    }

    /// Who has let lie what they put down, and at which version of the match.
    pub(crate) fn let_lie(&self) -> (u64, Seats) {
        (self.position, self.let_lie)
    }

    /// When it is over.
    pub(crate) fn until(&self) -> Instant {
        self.until
    }
}

impl TableState {
    /// The pause that is on.
    pub(crate) fn pause(&self) -> Option<&Pause> {
        let pause = self.ephemeral.pause.as_deref();
        pause.filter(|pause| pause.position == self.game.version())
    }

    /// For how many seconds bots wait for the person at that seat.
    pub(crate) fn patience_of(&self, seat: Seat) -> u16 {
        let wished = self.preferences_of(seat).and_then(|wishes| wishes.patience);
        wished.unwrap_or(PATIENCE)
    }

    /// Begins a pause where one is due and none is on.
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
                // Who is due may be a bot with a revoke of its own; who gathers is seen by all.
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

    /// The match is at another version now, and what brought it there changes nothing: a pause that was on goes on.
    pub(crate) fn pause_goes_on(&mut self, since: u64) {
        let pause = self.ephemeral.pause.as_mut();
        if let Some(pause) = pause.filter(|pause| pause.position == since) {
            pause.position = self.game.version();
        }
    }

    /// A person lets what they put down lie. The pause is over when all have who did not follow suit. False where the
    /// pause does not wait for that person.
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
