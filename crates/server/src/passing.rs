//! What is known of a table and is in no log: who is connected, what is proposed, whose time runs.
//!
//! It is lost when the table leaves the memory, and nothing of the match depends on it: what comes of it is an entry.

use std::collections::{BTreeMap, HashMap, VecDeque};
use std::time::Duration;

use moonshot_rules::{Seat, Seats};
use moonshot_table::Clock;
use tokio::time::Instant;

use crate::identity::PersonId;
use crate::pause::Pause;
use crate::wire::{Proposed, SeatClock};

/// What is known of a table and is in no log.
#[derive(Default)]
pub(crate) struct Passing {
    /// The pause that was begun last.
    pub(crate) pause: Option<Pause>,
    /// For how many seconds bots wait for the person at each seat where somebody sits. A page that wants another than the
    /// usual time says so.
    pub(crate) patience: BTreeMap<Seat, u16>,
    /// For how many milliseconds each person likes a finished trick to stay, as their page has said.
    pub(crate) trick_stays: HashMap<PersonId, u16>,
    /// The level of the bot that plays for each person while they are away, as their page has said.
    pub(crate) stand_ins: HashMap<PersonId, String>,
    pub(crate) presence: Presence,
    pub(crate) proposal: Option<OpenProposal>,
    pub(crate) clocks: Clocks,
    pub(crate) words: Words,
    /// By how many seconds this is the table as it was; nobody's time is known then.
    pub(crate) delayed: u16,
}

/// For how many milliseconds a person can have a finished trick stay.
pub(crate) const TRICK_STAYS: std::ops::RangeInclusive<u16> = 500..=4_000;

/// How much may be said by a seat, and in what time.
const WORDS: (usize, Duration) = (6, Duration::from_secs(12));

/// When each seat said something last.
#[derive(Default)]
pub(crate) struct Words(BTreeMap<Seat, VecDeque<Instant>>);

impl Words {
    /// The seat says something now.
    ///
    /// # Errors
    /// When it has said too much; how long it has to wait.
    pub(crate) fn say(&mut self, seat: Seat, now: Instant) -> Result<(), Duration> {
        let said = self.0.entry(seat).or_default();
        while said.front().is_some_and(|then| now - *then >= WORDS.1) {
            said.pop_front();
        }
        match said.front() {
            Some(first) if said.len() >= WORDS.0 => Err(WORDS.1.saturating_sub(now - *first)),
            _ => {
                said.push_back(now);
                Ok(())
            }
        }
    }
}

/// Who is connected.
#[derive(Clone, Default)]
pub(crate) struct Presence {
    /// How many streams each person has.
    streams: HashMap<PersonId, usize>,
    /// When each person who was here went.
    gone: HashMap<PersonId, Instant>,
    /// How many streams there are of nobody in particular.
    strangers: usize,
}

impl Presence {
    /// A stream opens.
    pub(crate) fn arrive(&mut self, person: Option<&PersonId>) {
        match person {
            Some(person) => {
                *self.streams.entry(person.clone()).or_default() += 1;
                self.gone.remove(person);
            }
            None => self.strangers += 1,
        }
    }

    /// A stream has closed.
    pub(crate) fn depart(&mut self, person: Option<&PersonId>, now: Instant) {
        let Some(person) = person else {
            self.strangers = self.strangers.saturating_sub(1);
            return;
        };
        if let Some(streams) = self.streams.get_mut(person) {
            *streams -= 1;
            if *streams == 0 {
                self.streams.remove(person);
                self.gone.insert(person.clone(), now);
            }
        }
    }

    /// Whether the person has a stream.
    pub(crate) fn is_here(&self, person: &PersonId) -> bool {
        self.streams.contains_key(person)
    }

    /// Since when the person is gone; `None` if they are here, or have not been here since the table is in memory.
    pub(crate) fn gone_since(&self, person: &PersonId) -> Option<Instant> {
        self.gone.get(person).copied()
    }

    /// The person is expected from now on: the table has come into memory without them.
    pub(crate) fn expect(&mut self, person: &PersonId, now: Instant) {
        if !self.is_here(person) {
            self.gone.entry(person.clone()).or_insert(now);
        }
    }

    /// How many watch whom `sits` does not know.
    pub(crate) fn spectators(&self, sits: impl Fn(&PersonId) -> bool) -> usize {
        let people = self.streams.keys().filter(|person| !sits(person));
        people.count() + self.strangers
    }
}

/// Something proposed that not everybody has answered.
pub(crate) struct OpenProposal {
    pub(crate) what: Proposed,
    pub(crate) by: Seat,
    pub(crate) agreed: Seats,
    /// The match's version when it was proposed: it lapses when there is another.
    pub(crate) position: usize,
}

/// The time that people have used.
#[derive(Default)]
pub(crate) struct Clocks {
    /// Since when each seat that has to decide has had to.
    since: BTreeMap<Seat, Instant>,
    /// What is left of each seat's reserve, where some of it is used.
    reserve: BTreeMap<Seat, Duration>,
}

impl Clocks {
    /// A seat has decided.
    pub(crate) fn stop(&mut self, clock: Clock, seat: Seat, now: Instant) {
        let (Some(since), Some((each, _))) = (self.since.remove(&seat), clock.seconds()) else {
            return;
        };
        let over = now
            .saturating_duration_since(since)
            .saturating_sub(secs(each));
        let left = self.left_in_reserve(clock, seat).saturating_sub(over);
        self.reserve.insert(seat, left);
    }

    /// These seats have to decide now, and no others.
    pub(crate) fn run(&mut self, clock: Clock, seats: Seats, now: Instant) {
        let stopped: Vec<Seat> = self.since.keys().copied().collect();
        for seat in stopped.into_iter().filter(|seat| !seats.contains(*seat)) {
            self.stop(clock, seat, now);
        }
        if clock.seconds().is_some() {
            for seat in seats.iter() {
                self.since.entry(seat).or_insert(now);
            }
        }
    }

    /// When the seat's time runs out, if it runs.
    pub(crate) fn deadline(&self, clock: Clock, seat: Seat) -> Option<Instant> {
        let (each, _) = clock.seconds()?;
        Some(*self.since.get(&seat)? + secs(each) + self.left_in_reserve(clock, seat))
    }

    /// What is told of the seat's time. `shown` is whether everybody knows that the seat has to decide.
    pub(crate) fn told(
        &self,
        clock: Clock,
        seat: Seat,
        shown: bool,
        now: Instant,
    ) -> Option<SeatClock> {
        let (each, _) = clock.seconds()?;
        let since = self.since.get(&seat).filter(|_| shown);
        let used = since.map_or(Duration::ZERO, |since| {
            now.saturating_duration_since(*since)
        });
        let left = secs(each).saturating_sub(used);
        let over = used.saturating_sub(secs(each));
        let reserve = self.left_in_reserve(clock, seat).saturating_sub(over);
        Some(SeatClock {
            left: left.as_millis() as u64,
            reserve: reserve.as_millis() as u64,
            runs: since.is_some(),
        })
    }

    fn left_in_reserve(&self, clock: Clock, seat: Seat) -> Duration {
        let whole = clock
            .seconds()
            .map_or(Duration::ZERO, |(_, reserve)| secs(reserve));
        self.reserve.get(&seat).copied().unwrap_or(whole)
    }
}

fn secs(seconds: u16) -> Duration {
    Duration::from_secs(seconds.into())
}
