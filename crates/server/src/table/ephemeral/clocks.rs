//! The clocks of all seats.

use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;

use moonshot_rules::{Seat, Seats};
use moonshot_table::Clock;
use tokio::time::Instant;

use super::UNSURE;
use crate::cluster::ClockReading;
use moonshot_api::SeatClock;

/// The clocks of all seats.
#[derive(Default)]
pub(crate) struct Clocks {
    /// Since when each running clock runs.
    since: BTreeMap<Seat, Instant>,
    /// The remaining reserve of each seat that has used some.
    reserve: BTreeMap<Seat, Duration>,
    /// Seats that have to decide in secret.
    secret: Seats,
    /// The stored reserves.
    saved: BTreeMap<Seat, Duration>,
    /// Until when other servers may know the clocks better: the table was just loaded, and reserves are stored only now and then.
    unsure_until: Option<Instant>,
}

impl Clocks {
    /// How much of a reserve may be used before it is stored, while its clock runs.
    const UNSAVED: Duration = Duration::from_secs(5);

    /// Restores the stored reserves.
    pub(crate) fn restore(&mut self, reserves: &[(Seat, u64)]) {
        let left = |(seat, left): &(Seat, u64)| (*seat, Duration::from_millis(*left));
        self.saved = reserves.iter().map(left).collect();
        self.reserve = self.saved.clone();
    }

    /// The remaining reserves in milliseconds, if they differ from the stored ones.
    pub(crate) fn unsaved(&self, clock: Clock, now: Instant) -> Option<Vec<(Seat, u64)>> {
        let (each, reserve) = clock.seconds()?;
        let seats: BTreeSet<Seat> = self
            .since
            .keys()
            .chain(self.reserve.keys())
            .copied()
            .collect();
        let mut differs = false;
        let left = seats.into_iter().map(|seat| {
            let since = self.since.get(&seat);
            let since = since.filter(|_| !self.secret.contains(seat));
            let used = since.map_or(Duration::ZERO, |since| {
                now.saturating_duration_since(*since)
            });
            let over = used.saturating_sub(secs(each));
            let left = self.left_in_reserve(clock, seat).saturating_sub(over);
            let left = Duration::from_millis(left.as_millis() as u64);
            let saved = self.saved.get(&seat).copied();
            let more = saved.unwrap_or(secs(reserve)).abs_diff(left);
            // A running clock changes all the time.
            let enough = if since.is_some() {
                Clocks::UNSAVED
            } else {
                Duration::from_millis(1)
            };
            differs |= more >= enough;
            (seat, left.as_millis() as u64)
        });
        let left: Vec<(Seat, u64)> = left.collect();
        differs.then_some(left)
    }

    /// Records the stored reserves.
    pub(crate) fn saved(&mut self, reserves: &[(Seat, u64)]) {
        for (seat, left) in reserves {
            self.saved.insert(*seat, Duration::from_millis(*left));
        }
    }

    /// When reserves have to be stored next, if nothing happens until then.
    pub(crate) fn save_at(&self, clock: Clock, now: Instant) -> Option<Instant> {
        let (each, _) = clock.seconds()?;
        let open = self.since.iter();
        let open = open.filter(|(seat, _)| !self.secret.contains(**seat));
        let over = open.map(|(_, since)| now.max(*since + secs(each)));
        Some(over.min()? + Clocks::UNSAVED)
    }

    /// The table was just loaded.
    pub(crate) fn begin_unsure(&mut self, now: Instant) {
        self.unsure_until = Some(now + UNSURE);
    }

    /// Whether another server may know the clocks better and has not reported them yet.
    pub(crate) fn is_unsure(&self, now: Instant) -> bool {
        self.unsure_until.is_some_and(|until| now < until)
    }

    /// Stops a seat's clock. Secret decisions do not use the reserve, which everybody sees (W-08).
    pub(crate) fn stop(&mut self, clock: Clock, seat: Seat, now: Instant) {
        let (Some(since), Some((each, _))) = (self.since.remove(&seat), clock.seconds()) else {
            return;
        };
        if self.secret.contains(seat) {
            self.secret.remove(seat);
            return;
        }
        let over = now
            .saturating_duration_since(since)
            .saturating_sub(secs(each));
        let left = self.left_in_reserve(clock, seat).saturating_sub(over);
        self.reserve.insert(seat, left);
    }

    /// Runs the clocks of exactly these seats; decisions of seats not in `open` are secret.
    pub(crate) fn run(&mut self, clock: Clock, seats: Seats, open: Seats, now: Instant) {
        let stopped: Vec<Seat> = self.since.keys().copied().collect();
        for seat in stopped.into_iter().filter(|seat| !seats.contains(*seat)) {
            self.stop(clock, seat, now);
        }
        if clock.seconds().is_some() {
            for seat in seats.iter() {
                self.since.entry(seat).or_insert(now);
                if open.contains(seat) {
                    self.secret.remove(seat);
                } else {
                    self.secret.insert(seat);
                }
            }
        }
    }

    /// When the seat's time runs out, if it runs.
    pub(crate) fn deadline(&self, clock: Clock, seat: Seat) -> Option<Instant> {
        let (each, _) = clock.seconds()?;
        Some(*self.since.get(&seat)? + secs(each) + self.left_in_reserve(clock, seat))
    }

    /// The clock of a seat as shown to viewers. `shown` is whether everybody knows that the seat has to decide.
    pub(crate) fn shown(
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

    /// All clocks, for a report to other servers.
    pub(crate) fn read(&self, clock: Clock, now: Instant) -> Vec<ClockReading> {
        let seats: BTreeSet<Seat> = self
            .since
            .keys()
            .chain(self.reserve.keys())
            .copied()
            .collect();
        let used = |since: &Instant| now.saturating_duration_since(*since).as_millis() as u64;
        let read = |seat| ClockReading {
            seat,
            used: self.since.get(&seat).map(used),
            reserve: self.left_in_reserve(clock, seat).as_millis() as u64,
        };
        seats.into_iter().map(read).collect()
    }

    /// Sets the clocks as reported by another server at that time.
    pub(crate) fn set(&mut self, read: &[ClockReading], then: Instant) {
        if !read.is_empty() {
            self.unsure_until = None;
        }
        for clock in read {
            let reserve = Duration::from_millis(clock.reserve);
            self.reserve.insert(clock.seat, reserve);
            if let (Some(used), Some(since)) = (clock.used, self.since.get_mut(&clock.seat)) {
                let used = Duration::from_millis(used);
                *since = then.checked_sub(used).unwrap_or(*since);
            }
        }
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
