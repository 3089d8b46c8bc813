//! Presence and ephemeral state exchanged with other servers.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use moonshot_rules::{Game, Seats};
use moonshot_table::PersonId;
use tokio::time::Instant;

use super::{Live, LiveTable};
use crate::broadcast::outbox::Outbox;
use crate::cluster::{
    Cluster, Notice, Preferences, PresenceReport, ProposalEndReport, ProposalReport,
};
use crate::store::ServerId;
use crate::table::ephemeral::{EndedProposal, OpenProposal, RemotePresence};
use crate::table::pause::Pause;
use crate::table::state::TableState;

/// The latest unread report of each server, with its time of arrival.
#[derive(Default)]
pub(super) struct Inbox(Mutex<HashMap<ServerId, (Instant, PresenceReport)>>);

impl Inbox {
    /// Returns whether it is the first unread report.
    fn put(&self, from: ServerId, present: PresenceReport) -> bool {
        let mut waiting = self.lock();
        waiting.insert(from, (Instant::now(), present));
        waiting.len() == 1
    }

    fn take(&self) -> HashMap<ServerId, (Instant, PresenceReport)> {
        std::mem::take(&mut *self.lock())
    }

    /// When the unread report of that server arrived.
    fn heard(&self, from: &ServerId) -> Option<Instant> {
        self.lock().get(from).map(|(heard, _)| *heard)
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<ServerId, (Instant, PresenceReport)>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The last report to other servers; `None` if they know that nobody is here.
#[derive(Default)]
pub(super) struct Announced(Mutex<Option<Box<PresenceReport>>>);

impl Announced {
    /// Publishes a report, unless it is empty like the one before.
    fn say(&self, cluster: &Cluster, present: PresenceReport, also_if_empty: bool) {
        let empty = present.is_empty();
        let again = (!empty).then(|| present.clone().without_clocks());
        // Held until it is published, so that repeated reports are never older than earlier ones.
        let mut said = self.lock();
        let before = std::mem::replace(&mut *said, again.map(Box::new));
        if !empty || before.is_some() || also_if_empty {
            cluster.publish(Notice::Present(Box::new(present)));
        }
    }

    /// Publishes the last report again.
    fn say_again(&self, cluster: &Cluster) {
        if let Some(present) = &*self.lock() {
            cluster.publish(Notice::Present(present.clone()));
        }
    }

    fn lock(&self) -> MutexGuard<'_, Option<Box<PresenceReport>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl LiveTable {
    /// Receives another server's report.
    pub(crate) fn presence_elsewhere(self: &Arc<Self>, from: ServerId, present: PresenceReport) {
        let entries = present.entries;
        if self.inbox.put(from, present) {
            self.look_soon();
        }
        self.log_grew(entries, None);
    }

    /// Applies the unread reports of other servers.
    pub(super) fn read_inbox(self: &Arc<Self>, live: &mut Live) {
        let heard = self.inbox.take();
        if heard.is_empty() {
            return;
        }
        let now = Instant::now();
        let (mut stirred, mut settles) = (false, false);
        for (server, (said, present)) in heard {
            let state = &mut live.state;
            let there = RemotePresence {
                people: present.people.into_iter().collect(),
                others: present.others,
                said,
            };
            // An old report may be outdated, and its server gone.
            if self.context.cluster.is_current(&server, said) {
                stirred |= state.ephemeral.presence.receive(server, there);
            }
            // Clocks of another decision do not apply: they would take time that nobody used.
            let at = present.clocks_at;
            let of_now = at.is_none_or(|at| at == state.game.standing());
            let unsure = state.ephemeral.clocks.is_unsure(now);
            if of_now && (unsure || !self.context.cluster.has(&self.id)) {
                // They may start only now that somebody is known to be connected.
                state.clocks_go_on(&[]);
                state.ephemeral.clocks.set(&present.clocks, said);
                // The remaining time may be shorter than what was shown.
                stirred |= unsure && !present.clocks.is_empty();
            }
            let heard = state.receive_proposal(present.proposal, &present.closed, present.ended);
            settles |= heard;
            stirred |= heard;
            if let Some((position, seats)) = present.let_lie
                && state.game.version() == position
            {
                for seat in seats {
                    stirred |= state.let_lie(seat);
                }
            }
            for (person, wishes) in present.wishes {
                stirred |= state.receive_preferences(person, wishes);
            }
        }
        if stirred {
            live.outboxes.each(Outbox::mark_changed);
            self.go_on_from(live);
        }
        if settles {
            self.settle_soon();
        }
    }

    /// Drops the presence of servers that stopped reporting it.
    pub(crate) fn forget_silent(self: &Arc<Self>) {
        let Ok(mut live) = self.live.try_lock() else {
            return;
        };
        let cluster = &self.context.cluster;
        let presence = &mut live.state.ephemeral.presence;
        // Unread reports count as well.
        let counts = |server: &ServerId, said| {
            cluster.is_current(server, self.inbox.heard(server).unwrap_or(said))
        };
        if presence.forget(counts, Instant::now()) {
            live.outboxes.each(Outbox::mark_changed);
            self.go_on_from(&live);
            if live.state.waits_for_fewer() {
                self.settle_soon();
            }
        }
    }

    /// Executes the proposal if everybody connected has agreed.
    pub(super) fn settle_soon(self: &Arc<Self>) {
        let table = Arc::clone(self);
        tokio::spawn(async move {
            if let Err(error) = table.settle().await {
                let error = error.causes();
                tracing::debug!(table = %table.id, error, "an accepted proposal was not executed");
            }
        });
    }

    /// Reports presence to the other servers.
    pub(crate) fn announce_presence(&self) {
        match self.live.try_lock() {
            Ok(live) => self.tell_present(&live.state),
            // The table is locked, perhaps until the store answers. Nobody connects or disconnects meanwhile, but without
            // reports other servers would count everybody as disconnected.
            Err(_) => self.announced.say_again(&self.context.cluster),
        }
    }

    /// Another server has just loaded the table and asks who is here. It may run the clocks from now on, so the report includes
    /// them if they are known.
    pub(crate) fn announce_to_newcomer(self: &Arc<Self>) {
        if self.live.try_lock().is_err() {
            self.announced.say_again(&self.context.cluster);
        }
        let table = Arc::clone(self);
        tokio::spawn(async move {
            let live = table.live.lock().await;
            let present = live.state.present(true);
            let knows = !present.clocks.is_empty();
            table.announced.say(&table.context.cluster, present, knows);
        });
    }

    /// Reports presence to the other servers, with the locked state.
    pub(super) fn tell_present(&self, state: &TableState) {
        let cluster = &self.context.cluster;
        if cluster.has_peers() {
            let present = state.present(cluster.has(&self.id));
            self.announced.say(cluster, present, false);
        }
    }
}

impl TableState {
    /// The presence report of this server, with clocks if they are wanted and known.
    pub(crate) fn present(&self, with_clocks: bool) -> PresenceReport {
        let ephemeral = &self.ephemeral;
        let sits = |person: &PersonId| self.belongs(person);
        let (people, others) = ephemeral.presence.through_here(sits);
        let wishes = ephemeral.preferences.iter();
        let wishes = wishes.filter(|(person, _)| sits(person));
        let let_lie = self.pause().map(Pause::let_lie);
        let let_lie = let_lie.filter(|(_, seats)| !seats.is_empty());
        let clock = self.membership().terms().clock;
        let now = Instant::now();
        // The state may contain an action whose append failed; its clock still runs.
        let known = !self.suspect && !ephemeral.clocks.is_unsure(now);
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
            open: self.open_table(),
        }
    }

    /// Applies preferences from another server. Returns whether they are newer.
    fn receive_preferences(&mut self, person: PersonId, heard: Preferences) -> bool {
        let known = self
            .ephemeral
            .preferences
            .entry(person.clone())
            .or_default();
        if known.changed >= heard.changed {
            return false;
        }
        if let Some(autoplay) = heard.autoplay {
            self.record.autoplay.insert(person, autoplay);
        }
        *known = heard;
        true
    }

    /// Applies the proposals of another server. Returns whether anything changed.
    fn receive_proposal(
        &mut self,
        heard: Option<ProposalReport>,
        closed: &[u64],
        ended: Option<ProposalEndReport>,
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
        let Some(heard) = heard else { return changed };
        if self.ephemeral.closed.contains(&heard.number) || heard.position != self.game.standing() {
            return changed;
        }
        let agreed = heard.agreed.into_iter().fold(Seats::NONE, Seats::with);
        let own = self.proposal().map(|proposal| proposal.number);
        match own {
            Some(number) if number == heard.number => {
                if let Some(proposal) = &mut self.ephemeral.proposal {
                    let before = proposal.agreed;
                    agreed.iter().for_each(|seat| {
                        proposal.agreed.insert(seat);
                    });
                    changed |= proposal.agreed != before;
                }
            }
            // Of two concurrent proposals the same one wins on every server.
            Some(number) if number < heard.number => {}
            _ => {
                self.ephemeral.close_proposal();
                self.ephemeral.open_proposal(OpenProposal {
                    number: heard.number,
                    what: heard.what,
                    by: heard.by,
                    agreed,
                    position: heard.position,
                    hand: self.game.state().hand_number(),
                    until: Instant::now() + OpenProposal::WAITS,
                });
                changed = true;
            }
        }
        changed
    }
}

impl EndedProposal {
    fn report(self) -> ProposalEndReport {
        ProposalEndReport {
            number: self.number,
            how: self.how,
            seat: self.seat,
        }
    }
}

impl OpenProposal {
    fn report(&self) -> ProposalReport {
        ProposalReport {
            number: self.number,
            what: self.what,
            by: self.by,
            agreed: self.agreed.iter().collect(),
            position: self.position,
        }
    }
}
