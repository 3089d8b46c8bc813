//! Ephemeral state, which is in no log: connections, preferences, proposals, clocks, chat limits.
//!
//! It is lost when the table is dropped from memory. The match does not depend on it: its effects are entries.

use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet, VecDeque};
use std::time::Duration;

use moonshot_rules::{Seat, Seats};
use moonshot_table::{Clock, PersonId};
use tokio::time::Instant;

use crate::cluster::{ClockReading, Preferences};
use crate::store::{SEEN, ServerId};
use crate::table::pause::Pause;
use moonshot_api::{ProposalEnd, Proposed, Rematch, SeatClock};

/// The ephemeral state of a table.
#[derive(Default)]
pub(crate) struct Ephemeral {
    /// The last pause. In a box: few tables have one.
    pub(crate) pause: Option<Box<Pause>>,
    /// The preferences of each player.
    pub(crate) preferences: HashMap<PersonId, Preferences>,
    pub(crate) presence: Presence,
    pub(crate) proposal: Option<OpenProposal>,
    /// The numbers of recently closed proposals.
    pub(crate) closed: VecDeque<u64>,
    /// The last rejected proposal, until there is another.
    pub(crate) ended: Option<EndedProposal>,
    pub(crate) clocks: Clocks,
    pub(crate) talk_limit: TalkLimit,
    /// The state of the rematch. In a box: few tables have one.
    pub(crate) rematch: Option<Box<Rematch>>,
    /// The delay of this view in seconds. A delayed view has no clocks.
    pub(crate) delayed: u16,
    /// The present number of spectators, for a delayed view: people may have changed between spectator and player.
    pub(crate) watching: Option<usize>,
}

/// Maximum number of remembered closed proposals.
const CLOSED: usize = 4;

impl Ephemeral {
    /// Opens a proposal.
    pub(crate) fn open_proposal(&mut self, proposal: OpenProposal) {
        self.proposal = Some(proposal);
        self.ended = None;
    }

    /// Closes the proposal because it was executed.
    pub(crate) fn close_proposal(&mut self) {
        if let Some(proposal) = self.proposal.take() {
            self.closed.truncate(CLOSED - 1);
            self.closed.push_front(proposal.number);
        }
    }

    /// Closes the proposal because it was rejected.
    pub(crate) fn end_proposal(&mut self, how: ProposalEnd, seat: Option<Seat>) {
        if let Some(proposal) = &self.proposal {
            self.ended = Some(EndedProposal {
                number: proposal.number,
                what: proposal.what,
                by: proposal.by,
                how,
                seat,
            });
            self.close_proposal();
        }
    }
}

/// Allowed values for how long a finished trick stays, in milliseconds.
pub(crate) const TRICK_STAYS: std::ops::RangeInclusive<u16> = 500..=4_000;

/// Maximum number of chat messages of a seat within that time.
const WORDS: (usize, Duration) = (6, Duration::from_secs(12));

/// The times of recent chat messages of each seat.
#[derive(Default)]
pub(crate) struct TalkLimit(BTreeMap<Seat, VecDeque<Instant>>);

impl TalkLimit {
    /// Counts a chat message.
    ///
    /// # Errors
    /// When the limit is reached: how long to wait.
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
    /// The number of streams of each person.
    streams: HashMap<PersonId, usize>,
    /// When each disconnected person left.
    gone: BTreeMap<PersonId, Instant>,
    /// The number of anonymous streams.
    strangers: usize,
    /// Who is connected through other servers.
    elsewhere: BTreeMap<ServerId, RemotePresence>,
    /// Until when presence is incomplete because the table was just loaded.
    unsure_until: Option<Instant>,
}

/// How long presence and clocks may be incomplete after a table was loaded: other servers have to report, and clients have to
/// reconnect after a restart.
const UNSURE: Duration = SEEN;

/// Who is connected through another server.
#[derive(Clone, Debug)]
pub(crate) struct RemotePresence {
    /// The seated players.
    pub(crate) people: HashSet<PersonId>,
    /// The number of others.
    pub(crate) others: usize,
    /// When it was last reported.
    pub(crate) said: Instant,
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
                if !self.is_here(person) {
                    self.gone.insert(person.clone(), now);
                }
            }
        }
    }

    /// Whether the person is connected, here or through another server.
    pub(crate) fn is_here(&self, person: &PersonId) -> bool {
        let mut elsewhere = self.elsewhere.values();
        self.streams.contains_key(person) || elsewhere.any(|there| there.people.contains(person))
    }

    /// Whether anybody is connected through this server.
    pub(crate) fn is_followed(&self) -> bool {
        self.strangers > 0 || !self.streams.is_empty()
    }

    /// The table was just loaded.
    pub(crate) fn begin_unsure(&mut self, now: Instant) {
        self.unsure_until = Some(now + UNSURE);
    }

    /// Until when presence may be incomplete; `None` if it is complete.
    pub(crate) fn unsure_until(&self, now: Instant) -> Option<Instant> {
        self.unsure_until.filter(|until| now < *until)
    }

    /// Whether the person is connected, or may be while presence is incomplete.
    pub(crate) fn may_be_here(&self, person: &PersonId, now: Instant) -> bool {
        self.is_here(person) || self.unsure_until(now).is_some()
    }

    /// Who is connected through this server: the people for whom `sits` holds, and the number of others.
    pub(crate) fn through_here(&self, sits: impl Fn(&PersonId) -> bool) -> (Vec<PersonId>, usize) {
        let (people, others): (Vec<&PersonId>, Vec<&PersonId>) =
            self.streams.keys().partition(|person| sits(person));
        let people = people.into_iter().cloned().collect();
        (people, others.len() + self.strangers)
    }

    /// Applies another server's presence. Returns whether anything changed.
    pub(crate) fn receive(&mut self, server: ServerId, now: RemotePresence) -> bool {
        let said = now.said;
        let before = match now.people.is_empty() && now.others == 0 {
            true => self.elsewhere.remove(&server),
            false => {
                for person in &now.people {
                    self.gone.remove(person);
                }
                self.elsewhere.insert(server, now)
            }
        };
        let after = self.elsewhere.get(&server);
        let changed = before.as_ref().map(RemotePresence::who) != after.map(RemotePresence::who);
        for person in before.into_iter().flat_map(|before| before.people) {
            if !self.is_here(&person) {
                self.gone.entry(person).or_insert(said);
            }
        }
        changed
    }

    /// Drops the presence of servers whose report is outdated. Returns whether there was any.
    pub(crate) fn forget(
        &mut self,
        says: impl Fn(&ServerId, Instant) -> bool,
        now: Instant,
    ) -> bool {
        let silent = self.elsewhere.iter();
        let silent = silent.filter(|(server, there)| !says(server, there.said));
        let silent: Vec<ServerId> = silent.map(|(server, _)| *server).collect();
        let nobody = || RemotePresence {
            people: HashSet::new(),
            others: 0,
            said: now,
        };
        let changes = silent
            .iter()
            .filter(|server| self.receive(**server, nobody()));
        changes.count() > 0
    }

    /// Since when the person is disconnected; `None` if they are connected or were not since the table was loaded.
    pub(crate) fn gone_since(&self, person: &PersonId) -> Option<Instant> {
        self.gone.get(person).copied()
    }

    /// Counts the person as disconnected from now on, unless they are connected or already counted.
    pub(crate) fn expect(&mut self, person: &PersonId, now: Instant) {
        if !self.is_here(person) {
            self.gone.entry(person.clone()).or_insert(now);
        }
    }

    /// The number of connected people for whom `sits` does not hold.
    pub(crate) fn spectators(&self, sits: impl Fn(&PersonId) -> bool) -> usize {
        let people = self.streams.keys().filter(|person| !sits(person));
        let elsewhere: usize = self.elsewhere.values().map(|there| there.others).sum();
        people.count() + self.strangers + elsewhere
    }
}

impl RemotePresence {
    fn who(&self) -> (&HashSet<PersonId>, usize) {
        (&self.people, self.others)
    }
}

/// A proposal that not everybody has answered.
pub(crate) struct OpenProposal {
    /// Its random number, the same on all servers.
    pub(crate) number: u64,
    pub(crate) what: Proposed,
    pub(crate) by: Seat,
    pub(crate) agreed: Seats,
    /// The number of actions it refers to: a later visible action ends it, unless it does not matter to the proposal.
    pub(crate) position: usize,
    /// The hand it refers to.
    pub(crate) hand: u32,
    /// When it expires.
    pub(crate) until: Instant,
}

impl OpenProposal {
    /// How long a proposal stays open.
    pub(crate) const WAITS: Duration = Duration::from_secs(60);
}

/// A rejected proposal.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct EndedProposal {
    pub(crate) number: u64,
    pub(crate) what: Proposed,
    pub(crate) by: Seat,
    pub(crate) how: ProposalEnd,
    /// Who declined it.
    pub(crate) seat: Option<Seat>,
}

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
