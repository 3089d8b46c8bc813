//! What is known of a table and is in no log: who is connected, what is proposed, whose time runs.
//!
//! It is lost when the table leaves the memory, and nothing of the match depends on it: what comes of it is an entry.

use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet, VecDeque};
use std::time::Duration;

use moonshot_rules::{Seat, Seats};
use moonshot_table::{Clock, PersonId};
use tokio::time::Instant;

use crate::cluster::{ClockReading, Preferences};
use crate::store::{SEEN, ServerId};
use crate::table::pause::Pause;
use moonshot_api::{ProposalEnd, Proposed, Rematch, SeatClock};

/// What is known of a table and is in no log.
#[derive(Default)]
pub(crate) struct Ephemeral {
    /// The pause that was begun last. In a box: few tables have any.
    pub(crate) pause: Option<Box<Pause>>,
    /// How each person likes the table, as their page has said.
    pub(crate) preferences: HashMap<PersonId, Preferences>,
    pub(crate) presence: Presence,
    pub(crate) proposal: Option<OpenProposal>,
    /// The numbers of the proposals that were closed last.
    pub(crate) closed: VecDeque<u64>,
    /// The last proposal of which nothing came, until somebody makes another.
    pub(crate) ended: Option<EndedProposal>,
    pub(crate) clocks: Clocks,
    pub(crate) talk_limit: TalkLimit,
    /// How far the company's next match is. In a box: few tables have one.
    pub(crate) rematch: Option<Box<Rematch>>,
    /// By how many seconds this is the table as it was; nobody's time is known then.
    pub(crate) delayed: u16,
    /// How many watch, where this is the table as it was: whoever watches now may have sat there then, or the other way round.
    pub(crate) watching: Option<usize>,
}

/// How many closed proposals are remembered.
const CLOSED: usize = 4;

impl Ephemeral {
    /// Something is proposed.
    pub(crate) fn open_proposal(&mut self, proposal: OpenProposal) {
        self.proposal = Some(proposal);
        self.ended = None;
    }

    /// What is proposed is not proposed any more, because it was done.
    pub(crate) fn close_proposal(&mut self) {
        if let Some(proposal) = self.proposal.take() {
            self.closed.truncate(CLOSED - 1);
            self.closed.push_front(proposal.number);
        }
    }

    /// What is proposed is not proposed any more, and nothing has come of it.
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

/// For how many milliseconds a person can have a finished trick stay.
pub(crate) const TRICK_STAYS: std::ops::RangeInclusive<u16> = 500..=4_000;

/// How much may be said by a seat, and in what time.
const WORDS: (usize, Duration) = (6, Duration::from_secs(12));

/// When each seat said something last.
#[derive(Default)]
pub(crate) struct TalkLimit(BTreeMap<Seat, VecDeque<Instant>>);

impl TalkLimit {
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
    gone: BTreeMap<PersonId, Instant>,
    /// How many streams there are of nobody in particular.
    strangers: usize,
    /// Who is connected through other servers.
    elsewhere: BTreeMap<ServerId, RemotePresence>,
    /// Until when not everybody is known who is here: the table has just come out of the store.
    unsure_until: Option<Instant>,
}

/// For how long not everybody is known who is at a table that has come out of the store: other servers have to say it, and those who were
/// connected to this one before it started anew have to come back. So long others may know how much time people have used there.
const UNSURE: Duration = SEEN;

/// Who is connected through another server.
#[derive(Clone, Debug)]
pub(crate) struct RemotePresence {
    /// Those who sit at the table.
    pub(crate) people: HashSet<PersonId>,
    /// How many others.
    pub(crate) others: usize,
    /// When it was said last.
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

    /// Whether the person has a stream, here or through another server.
    pub(crate) fn is_here(&self, person: &PersonId) -> bool {
        let mut elsewhere = self.elsewhere.values();
        self.streams.contains_key(person) || elsewhere.any(|there| there.people.contains(person))
    }

    /// Whether anybody has a stream through this server.
    pub(crate) fn is_followed(&self) -> bool {
        self.strangers > 0 || !self.streams.is_empty()
    }

    /// The table comes out of the store now.
    pub(crate) fn begin_unsure(&mut self, now: Instant) {
        self.unsure_until = Some(now + UNSURE);
    }

    /// Until when somebody may be here of whom it is not known; `None` once everybody is known who is here.
    pub(crate) fn unsure_until(&self, now: Instant) -> Option<Instant> {
        self.unsure_until.filter(|until| now < *until)
    }

    /// Whether the person is here, or may be for all that is known.
    pub(crate) fn may_be_here(&self, person: &PersonId, now: Instant) -> bool {
        self.is_here(person) || self.unsure_until(now).is_some()
    }

    /// Who is connected through this server: those whom `sits` knows, and how many others.
    pub(crate) fn through_here(&self, sits: impl Fn(&PersonId) -> bool) -> (Vec<PersonId>, usize) {
        let (people, others): (Vec<&PersonId>, Vec<&PersonId>) =
            self.streams.keys().partition(|person| sits(person));
        let people = people.into_iter().cloned().collect();
        (people, others.len() + self.strangers)
    }

    /// Another server says who is connected through it. Returns whether that changes anything.
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

    /// Forgets what servers said who do not say it any more. Returns whether there were any.
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
        let elsewhere: usize = self.elsewhere.values().map(|there| there.others).sum();
        people.count() + self.strangers + elsewhere
    }
}

impl RemotePresence {
    fn who(&self) -> (&HashSet<PersonId>, usize) {
        (&self.people, self.others)
    }
}

/// Something proposed that not everybody has answered.
pub(crate) struct OpenProposal {
    /// A number of its own, by which servers know it.
    pub(crate) number: u64,
    pub(crate) what: Proposed,
    pub(crate) by: Seat,
    pub(crate) agreed: Seats,
    /// How many acts stand that it is about: a later act ends it, unless nobody can see that act or it matters to nothing proposed.
    pub(crate) position: usize,
    /// The hand that it is about.
    pub(crate) hand: u32,
    /// When it lapses.
    pub(crate) until: Instant,
}

impl OpenProposal {
    /// How long a proposal waits for answers.
    pub(crate) const WAITS: Duration = Duration::from_secs(60);
}

/// A proposal of which nothing has come.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct EndedProposal {
    pub(crate) number: u64,
    pub(crate) what: Proposed,
    pub(crate) by: Seat,
    pub(crate) how: ProposalEnd,
    /// Who declined it.
    pub(crate) seat: Option<Seat>,
}

/// The time that people have used.
#[derive(Default)]
pub(crate) struct Clocks {
    /// Since when each seat that has to decide has had to.
    since: BTreeMap<Seat, Instant>,
    /// What is left of each seat's reserve, where some of it is used.
    reserve: BTreeMap<Seat, Duration>,
    /// Of whom nobody else knows that they have to decide.
    secret: Seats,
    /// What is stored of the reserves.
    saved: BTreeMap<Seat, Duration>,
    /// Until when other servers may know better how much time was used: the table has just come out of the store, where that is written
    /// now and then.
    unsure_until: Option<Instant>,
}

impl Clocks {
    /// How much of a reserve may be used before that is stored, while its clock runs.
    const UNSAVED: Duration = Duration::from_secs(5);

    /// The reserves as they are stored.
    pub(crate) fn restore(&mut self, reserves: &[(Seat, u64)]) {
        let left = |(seat, left): &(Seat, u64)| (*seat, Duration::from_millis(*left));
        self.saved = reserves.iter().map(left).collect();
        self.reserve = self.saved.clone();
    }

    /// What is left of each reserve, in milliseconds, where that is not what is stored.
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
            // While it runs it is another at every moment.
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

    /// That is stored now.
    pub(crate) fn saved(&mut self, reserves: &[(Seat, u64)]) {
        for (seat, left) in reserves {
            self.saved.insert(*seat, Duration::from_millis(*left));
        }
    }

    /// When there is more to store, if nothing happens until then.
    pub(crate) fn save_at(&self, clock: Clock, now: Instant) -> Option<Instant> {
        let (each, _) = clock.seconds()?;
        let open = self.since.iter();
        let open = open.filter(|(seat, _)| !self.secret.contains(**seat));
        let over = open.map(|(_, since)| now.max(*since + secs(each)));
        Some(over.min()? + Clocks::UNSAVED)
    }

    /// The table comes out of the store now.
    pub(crate) fn begin_unsure(&mut self, now: Instant) {
        self.unsure_until = Some(now + UNSURE);
    }

    /// Whether another server may know better, and none has said so far how much time was used.
    pub(crate) fn is_unsure(&self, now: Instant) -> bool {
        self.unsure_until.is_some_and(|until| now < until)
    }

    /// A seat has decided. What is decided in secret takes nothing from its reserve, which everybody sees (W-08).
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

    /// These seats have to decide now, and no others; of those in `open` everybody knows it.
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

    /// How far each seat's time is, as another server is told: the milliseconds that it has been deciding, where it is, and
    /// those that are left in its reserve.
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

    /// Sets the clocks as another server read them then.
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
