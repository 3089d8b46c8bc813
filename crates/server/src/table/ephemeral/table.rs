//! How a table's match and its ephemeral state act on each other: pauses, proposals, clocks, and reports of other servers.

use std::time::Duration;

use moonshot_rules::{Game, Phase, Seat, Seats, Turn, View, Viewer};
use moonshot_store::ServerId;
use moonshot_table::{Absence, Change, Entry, PersonId, TableSeat};
use tokio::time::Instant;

use super::pause::{PATIENCE, Pause};
use super::presence::RemotePresence;
use super::proposals::{EndedProposal, OpenProposal};
use crate::broadcast::outbox::Noticed;
use crate::cluster::{Preferences, PresenceReport, ProposalEndReport, ProposalReport};
use crate::error::ApiError;
use crate::table::automatic::Due;
use crate::table::command::Command;
use crate::table::snapshot::open_table;
use crate::table::state::Table;
use crate::table::transaction::Observations;
use moonshot_api::{ProposalEnd, Proposed, Stage, TableEvent, TableNews};

/// Which server reports, and when its report arrived.
pub(super) struct Source {
    pub(super) server: ServerId,
    pub(super) arrived: Instant,
    /// Whether the report is recent enough for its presence to count.
    pub(super) current: bool,
}

/// What a report of another server has changed.
#[derive(Default)]
pub(super) struct Received {
    /// Whether anything is different.
    pub(super) changed: bool,
    /// Whether the proposal is.
    pub(super) proposal: bool,
}

impl Table {
    /// Counts a command towards the limits of its seat.
    ///
    /// # Errors
    /// When a limit is reached.
    pub(in crate::table) fn count(
        &mut self,
        person: &PersonId,
        command: &Command,
        now: Instant,
    ) -> Result<(), ApiError> {
        let (Command::Say(_), Some(seat)) = (command, self.seat_of(person)) else {
            return Ok(());
        };
        let said = self.ephemeral.talk_limit.say(seat, now);
        said.map_err(|wait| ApiError::TooOften(wait.as_secs() + 1))
    }

    // Presence and clocks.

    /// Whether clocks and timeouts are enforced: several people play and somebody is connected.
    pub(in crate::table) fn is_watched_over(&self) -> bool {
        self.stage() == Stage::Playing
            && !self.membership().paused()
            && !self.is_resting()
            && self.people() > 1
            && self.membership().people().any(|seat| self.is_here(seat))
    }

    /// Whether the person at the seat is connected.
    pub(in crate::table) fn is_here(&self, seat: Seat) -> bool {
        let person = self.membership().place(seat).and_then(TableSeat::person);
        person.is_some_and(|person| self.ephemeral.presence.is_here(person))
    }

    /// Whether the snapshot depends on the time.
    pub(crate) fn changes_by_itself(&self) -> bool {
        let clock = self.membership().terms().clock;
        self.pause().is_some() || clock.seconds().is_some() && self.people() > 1
    }

    /// Stops the clocks of those seats, then runs those of everybody who has to decide.
    pub(crate) fn clocks_go_on(&mut self, stopped: &[Seat], now: Instant) {
        let clock = self.membership().terms().clock;
        for seat in stopped {
            self.ephemeral.clocks.stop(clock, *seat, now);
        }
        let asked = match self.game.state().turn() {
            Turn::Seats(seats) if self.is_watched_over() => seats,
            _ => Seats::NONE,
        };
        let people = asked.iter().filter(|seat| self.is_person(*seat));
        let people = people.fold(Seats::NONE, Seats::with);
        let open = match clock.seconds() {
            Some(_) => self.game.state().open_view().to_act(),
            None => Seats::NONE,
        };
        self.ephemeral.clocks.run(clock, people, open, now);
    }

    /// The deadline of each person: to reconnect or to decide.
    pub(in crate::table) fn deadlines(&mut self, now: Instant) -> Vec<(Seat, Instant, Absence)> {
        let membership = self.game.membership();
        let (clock, allowed) = (membership.terms().clock, membership.terms().away_after);
        let mut deadlines = Vec::new();
        for seat in membership.people() {
            let Some(place) = membership
                .place(seat)
                .filter(|place| !place.played_by_bot())
            else {
                continue;
            };
            let Some(person) = place.person() else {
                continue;
            };
            let presence = &mut self.ephemeral.presence;
            presence.expect(person, now);
            if let Some(since) = presence.gone_since(person) {
                let until = since + Duration::from_secs(allowed.into());
                deadlines.push((seat, until, Absence::Disconnected));
            }
            if let Some(until) = self.ephemeral.clocks.deadline(clock, seat) {
                deadlines.push((seat, until, Absence::Time));
            }
        }
        deadlines.sort_by_key(|(seat, until, _)| (seat.index(), *until));
        deadlines.dedup_by_key(|(seat, ..)| *seat);
        deadlines
    }

    /// Counts a chat message sent through another server towards the limit.
    pub(in crate::table) fn count_words(&mut self, entry: &Entry, now: Instant) {
        if let Entry::Table {
            change: Change::Say { seat, .. },
        } = entry
        {
            let _ = self.ephemeral.talk_limit.say(*seat, now);
        }
    }

    // The pause before a bot gathers a trick.

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
    pub(crate) fn pause_if_due(&mut self, now: Instant) {
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
                    until: now + whole,
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
    pub(crate) fn let_lie(&mut self, seat: Seat, now: Instant) -> bool {
        let position = self.game.version();
        let pause = self.ephemeral.pause.as_mut();
        let Some(pause) = pause.filter(|pause| pause.position == position) else {
            return false;
        };
        let waited = pause.waiting.contains(seat);
        pause.waiting.remove(seat);
        pause.let_lie.insert(seat);
        if waited && pause.waiting.is_empty() {
            pause.until = now;
        }
        waited
    }

    // Proposals.

    /// The open proposal, unless the match has moved on.
    pub(crate) fn proposal(&self) -> Option<&OpenProposal> {
        let proposal = self.ephemeral.proposal.as_ref()?;
        (proposal.position == self.game.standing() && !self.game.is_over()).then_some(proposal)
    }

    /// The accepted proposal and who made it. In a suspended match only stopping is accepted.
    pub(in crate::table) fn agreed(&self, now: Instant) -> Option<(Proposed, Seat)> {
        let proposal = self.proposal()?;
        let rests = self.is_resting() && proposal.what != Proposed::Stop;
        let agreed = !rests && self.asked(proposal, now).is_empty();
        agreed.then_some((proposal.what, proposal.by))
    }

    /// Whether a proposal waits for connected people, after somebody has disconnected. Without any of them it is not accepted.
    pub(in crate::table) fn waits_for_fewer(&self) -> bool {
        self.proposal().is_some() && self.membership().people().any(|seat| self.is_here(seat))
    }

    /// Closes a proposal that the match has overtaken. Secret actions end no proposal, as that would reveal them (W-08).
    pub(in crate::table) fn overtake_proposal(&mut self, observed: &[Observations]) {
        let (standing, hand) = (self.game.standing(), self.game.state().hand_number());
        let (phase, over) = (self.game.state().phase(), self.game.is_over());
        let Some(proposal) = &mut self.ephemeral.proposal else {
            return;
        };
        let hand_over = hand != proposal.hand || phase == Phase::Moon;
        match proposal.what {
            _ if over => self.ephemeral.close_proposal(),
            Proposed::Finish | Proposed::Claim if hand_over => self.ephemeral.close_proposal(),
            _ if proposal.position == standing => {}
            _ if observed.iter().flatten().any(is_seen_by_all) => {
                self.ephemeral.end_proposal(ProposalEnd::Overtaken, None);
            }
            _ => proposal.position = standing,
        }
    }

    /// Whose answer is outstanding: connected people who have not agreed, including those who may be connected.
    pub(crate) fn asked(&self, proposal: &OpenProposal, now: Instant) -> Seats {
        let presence = &self.ephemeral.presence;
        let here = |seat: &Seat| {
            let Some(place) = self.membership().place(*seat) else {
                return false;
            };
            place.person().is_some_and(|person| match place.away {
                // The log says that they were disconnected, and would say if they had come back.
                Some(Absence::Disconnected) => presence.is_here(person),
                _ => presence.may_be_here(person, now),
            })
        };
        let asked = self.membership().people().filter(here);
        let asked = asked.filter(|seat| !proposal.agreed.contains(*seat));
        asked.fold(Seats::NONE, Seats::with)
    }

    // Reports to and from other servers.

    /// The presence report of this server, with clocks if they are wanted and known.
    pub(in crate::table) fn report(&self, with_clocks: bool, now: Instant) -> PresenceReport {
        let ephemeral = &self.ephemeral;
        let sits = |person: &PersonId| self.belongs(person);
        let (people, others) = ephemeral.presence.through_here(sits);
        let wishes = ephemeral.preferences.iter();
        let wishes = wishes.filter(|(person, _)| sits(person));
        let let_lie = self.pause().map(Pause::let_lie);
        let let_lie = let_lie.filter(|(_, seats)| !seats.is_empty());
        let clock = self.membership().terms().clock;
        let known = !ephemeral.clocks.is_unsure(now);
        let clocks = match with_clocks && known {
            true => ephemeral.clocks.read(clock, now),
            false => Vec::new(),
        };
        PresenceReport {
            table: self.record.id.clone(),
            created: self.record.created,
            entries: self.game.version() as usize,
            people,
            others,
            wishes: wishes
                .map(|(person, wishes)| (person.clone(), wishes.clone()))
                .collect(),
            proposal: self.proposal().map(OpenProposal::report),
            closed: ephemeral.closed.iter().copied().collect(),
            ended: ephemeral.ended.map(EndedProposal::report),
            let_lie: let_lie.map(|(position, seats)| (position, seats.iter().collect())),
            clocks_at: (!clocks.is_empty()).then(|| self.game.standing()),
            clocks,
            open: open_table(self),
        }
    }

    /// Applies a report of another server. Clocks are applied only `with_clocks`, or while they are unsure here.
    pub(super) fn receive(
        &mut self,
        from: Source,
        report: PresenceReport,
        with_clocks: bool,
        now: Instant,
    ) -> Received {
        let mut received = Received::default();
        let Source {
            server,
            arrived,
            current,
        } = from;
        let there = RemotePresence {
            people: report.people.into_iter().collect(),
            others: report.others,
            arrived,
        };
        // An old report may be outdated, and its server gone.
        if current {
            received.changed |= self.ephemeral.presence.receive(server, there);
        }
        // Clocks of another decision do not apply: they would take time that nobody used.
        let at = report.clocks_at;
        let of_now = at.is_none_or(|at| at == self.game.standing());
        let unsure = self.ephemeral.clocks.is_unsure(now);
        if of_now && (unsure || with_clocks) {
            // They may start only now that somebody is known to be connected.
            self.clocks_go_on(&[], now);
            self.ephemeral.clocks.set(&report.clocks, arrived);
            // The remaining time may be shorter than what was shown.
            received.changed |= unsure && !report.clocks.is_empty();
        }
        let proposed = self.receive_proposal(report.proposal, &report.closed, report.ended, now);
        received.proposal |= proposed;
        received.changed |= proposed;
        if let Some((position, seats)) = report.let_lie
            && self.game.version() == position
        {
            for seat in seats {
                received.changed |= self.let_lie(seat, now);
            }
        }
        for (person, wishes) in report.wishes {
            received.changed |= self.receive_preferences(person, wishes);
        }
        received
    }

    /// Applies preferences from another server. Returns whether they are newer.
    fn receive_preferences(&mut self, person: PersonId, received: Preferences) -> bool {
        let known = self
            .ephemeral
            .preferences
            .entry(person.clone())
            .or_default();
        if known.changed >= received.changed {
            return false;
        }
        if let Some(autoplay) = received.autoplay {
            self.record.autoplay.insert(person, autoplay);
        }
        *known = received;
        true
    }

    /// Applies the proposals of another server. Returns whether anything changed.
    fn receive_proposal(
        &mut self,
        received: Option<ProposalReport>,
        closed: &[u64],
        ended: Option<ProposalEndReport>,
        now: Instant,
    ) -> bool {
        let mut changed = false;
        let own = self.proposal().map(|proposal| proposal.number);
        if let Some(own) = own.filter(|own| closed.contains(own)) {
            match ended.filter(|ended| ended.number == own) {
                Some(ProposalEndReport { how, seat, .. }) => self.ephemeral.end_proposal(how, seat),
                None => self.ephemeral.close_proposal(),
            }
            changed = true;
        }
        let Some(received) = received else {
            return changed;
        };
        if self.ephemeral.closed.contains(&received.number)
            || received.position != self.game.standing()
        {
            return changed;
        }
        let agreed = received.agreed.into_iter().fold(Seats::NONE, Seats::with);
        let own = self.proposal().map(|proposal| proposal.number);
        match own {
            Some(number) if number == received.number => {
                if let Some(proposal) = &mut self.ephemeral.proposal {
                    let before = proposal.agreed;
                    agreed.iter().for_each(|seat| {
                        proposal.agreed.insert(seat);
                    });
                    changed |= proposal.agreed != before;
                }
            }
            // Of two concurrent proposals the same one wins on every server.
            Some(number) if number < received.number => {}
            _ => {
                self.ephemeral.close_proposal();
                self.ephemeral.open_proposal(OpenProposal {
                    number: received.number,
                    what: received.what,
                    by: received.by,
                    agreed,
                    position: received.position,
                    hand: self.game.state().hand_number(),
                    until: now + OpenProposal::WAITS,
                });
                changed = true;
            }
        }
        changed
    }
}

/// Whether spectators saw something happen in the match.
fn is_seen_by_all((viewer, _, noticed): &(Viewer, u64, Noticed)) -> bool {
    let of_match = |event: &TableEvent| match event {
        TableEvent::Game(_) => true,
        TableEvent::Table(news) => matches!(news, TableNews::Undone { .. }),
    };
    matches!(noticed, Noticed::Events(events) if *viewer == Viewer::Spectator && events.iter().any(of_match))
}
