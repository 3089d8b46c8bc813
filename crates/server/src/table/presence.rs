//! Who is at a table through other servers, and what is known there that is in no log.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use moonshot_rules::{Game, Seats};
use tokio::time::Instant;

use super::{Live, LiveTable};
use crate::feed::Feed;
use crate::identity::PersonId;
use crate::passing::{Elsewhere, EndedProposal, OpenProposal, Wishes};
use crate::pause::Pause;
use crate::service::{Notice, Present, Service, SpokenEnd, SpokenProposal};
use crate::store::ServerId;
use crate::table_state::TableState;

/// What other servers said last and was not read yet, each with when it was heard.
#[derive(Default)]
pub(super) struct Inbox(Mutex<HashMap<ServerId, (Instant, Present)>>);

impl Inbox {
    /// Returns whether it is the first that waits.
    fn put(&self, from: ServerId, present: Present) -> bool {
        let mut waiting = self.lock();
        waiting.insert(from, (Instant::now(), present));
        waiting.len() == 1
    }

    fn take(&self) -> HashMap<ServerId, (Instant, Present)> {
        std::mem::take(&mut *self.lock())
    }

    /// When what waits of that server was heard.
    fn heard(&self, from: &ServerId) -> Option<Instant> {
        self.lock().get(from).map(|(heard, _)| *heard)
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<ServerId, (Instant, Present)>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// What the other servers were told last of who is here; nothing, where they know that nobody is.
#[derive(Default)]
pub(super) struct Announced(Mutex<Option<Box<Present>>>);

impl Announced {
    /// Tells them that, unless it is that there still is nobody.
    fn say(&self, service: &Service, present: Present, also_if_empty: bool) {
        let empty = present.is_empty();
        let again = (!empty).then(|| present.clone().without_clocks());
        // Held until it is told: what is said again is never older than what was said before.
        let mut said = self.lock();
        let before = std::mem::replace(&mut *said, again.map(Box::new));
        if !empty || before.is_some() || also_if_empty {
            service.tell(Notice::Present(Box::new(present)));
        }
    }

    /// Tells them the same as the last time.
    fn say_again(&self, service: &Service) {
        if let Some(present) = &*self.lock() {
            service.tell(Notice::Present(present.clone()));
        }
    }

    fn lock(&self) -> MutexGuard<'_, Option<Box<Present>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl LiveTable {
    /// Another server says who is here through it.
    pub(crate) fn hear_present(self: &Arc<Self>, from: ServerId, present: Present) {
        let entries = present.entries;
        if self.inbox.put(from, present) {
            self.look_soon();
        }
        self.hear_of(entries, None);
    }

    /// Takes in what other servers said.
    pub(super) fn read_inbox(self: &Arc<Self>, live: &mut Live) {
        let heard = self.inbox.take();
        if heard.is_empty() {
            return;
        }
        let now = Instant::now();
        let (mut stirred, mut settles) = (false, false);
        for (server, (said, present)) in heard {
            let state = &mut live.state;
            let there = Elsewhere {
                people: present.people.into_iter().collect(),
                others: present.others,
                said,
            };
            // Where nobody has looked at the table for long, who was there may have gone, and their server with them.
            if self.house.service.counts(&server, said) {
                stirred |= state.passing.presence.hear(server, there);
            }
            // Of another decision they say nothing about this one: time would be taken that nobody has used.
            let at = present.clocks_at;
            let of_now = at.is_none_or(|at| at == state.game.standing());
            let unsure = state.passing.clocks.is_unsure(now);
            if of_now && (unsure || !self.house.service.has(&self.id)) {
                // They may run only now that somebody is known to be here.
                state.clocks_go_on(&[]);
                state.passing.clocks.set(&present.clocks, said);
                // Somebody's time may be over sooner than was thought, and is told as longer than it is.
                stirred |= unsure && !present.clocks.is_empty();
            }
            let heard = state.hear_proposal(present.proposal, &present.closed, present.ended);
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
                stirred |= state.hear_wishes(person, wishes);
            }
        }
        if stirred {
            live.feeds.each(Feed::stir);
            self.go_on_from(live);
        }
        if settles {
            self.settle_soon();
        }
    }

    /// Forgets what servers said that say it no more.
    pub(crate) fn forget_silent(self: &Arc<Self>) {
        let Ok(mut live) = self.live.try_lock() else {
            return;
        };
        let service = &self.house.service;
        let presence = &mut live.state.passing.presence;
        // What waits to be read counts as well: nobody may have looked at the table since.
        let counts = |server: &ServerId, said| {
            service.counts(server, self.inbox.heard(server).unwrap_or(said))
        };
        if presence.forget(counts, Instant::now()) {
            live.feeds.each(Feed::stir);
            self.go_on_from(&live);
            if live.state.waits_for_fewer() {
                self.settle_soon();
            }
        }
    }

    /// Does what is proposed if all who are here have agreed.
    pub(super) fn settle_soon(self: &Arc<Self>) {
        let table = Arc::clone(self);
        tokio::spawn(async move {
            if let Err(error) = table.settle().await {
                let error = error.causes();
                tracing::debug!(table = %table.id, error, "what all agreed to was not done");
            }
        });
    }

    /// Tells the other servers who is here.
    pub(crate) fn say_who_is_here(&self) {
        match self.live.try_lock() {
            Ok(live) => self.tell_present(&live.state),
            // Somebody is busy with the table, and may be for as long as the store does not answer. Nobody comes or goes meanwhile; and
            // of whom nothing is said for long, others would tell that they are gone.
            Err(_) => self.announced.say_again(&self.house.service),
        }
    }

    /// Another server has just got the table out of its store, and asks who is here. It may see to the clocks from now on, so it is told
    /// how far they are by whoever knows.
    pub(crate) fn answer_newcomer(self: &Arc<Self>) {
        if self.live.try_lock().is_err() {
            self.announced.say_again(&self.house.service);
        }
        let table = Arc::clone(self);
        tokio::spawn(async move {
            let live = table.live.lock().await;
            let present = live.state.present(true);
            let knows = !present.clocks.is_empty();
            table.announced.say(&table.house.service, present, knows);
        });
    }

    /// Tells the other servers who is here, with the state at hand.
    pub(super) fn tell_present(&self, state: &TableState) {
        let service = &self.house.service;
        if service.is_accompanied() {
            let present = state.present(service.has(&self.id));
            self.announced.say(service, present, false);
        }
    }
}

impl TableState {
    /// Who is at the table through this server; with clocks, how far they are where that is known.
    pub(crate) fn present(&self, with_clocks: bool) -> Present {
        let passing = &self.passing;
        let sits = |person: &PersonId| self.belongs(person);
        let (people, others) = passing.presence.through_here(sits);
        let wishes = passing.wishes.iter();
        let wishes = wishes.filter(|(person, _)| sits(person));
        let let_lie = self.pause().map(Pause::let_lie);
        let let_lie = let_lie.filter(|(_, seats)| !seats.is_empty());
        let clock = self.membership().terms().clock;
        let now = Instant::now();
        // An action that could not be stored may stand in the state, and its time runs on.
        let known = !self.suspect && !passing.clocks.is_unsure(now);
        let clocks = match with_clocks && known {
            true => passing.clocks.read(clock, now),
            false => Vec::new(),
        };
        Present {
            table: self.record.id.clone(),
            created: self.record.created,
            entries: self.game.version() as usize,
            people,
            others,
            wishes: wishes
                .map(|(person, wishes)| (person.clone(), wishes.clone()))
                .collect(),
            proposal: self.proposal().map(OpenProposal::spoken),
            closed: passing.closed.iter().copied().collect(),
            ended: passing.ended.map(EndedProposal::spoken),
            let_lie: let_lie.map(|(position, seats)| (position, seats.iter().collect())),
            clocks_at: (!clocks.is_empty()).then(|| self.game.standing()),
            clocks,
            open: self.open_table(),
        }
    }

    /// Another server says how somebody likes the table. Returns whether that is news.
    fn hear_wishes(&mut self, person: PersonId, heard: Wishes) -> bool {
        let known = self.passing.wishes.entry(person.clone()).or_default();
        if known.changed >= heard.changed {
            return false;
        }
        if let Some(autoplay) = heard.autoplay {
            self.record.autoplay.insert(person, autoplay);
        }
        *known = heard;
        true
    }

    /// Another server says what is proposed there, and what is not any more. Returns whether that changes anything.
    fn hear_proposal(
        &mut self,
        heard: Option<SpokenProposal>,
        closed: &[u64],
        ended: Option<SpokenEnd>,
    ) -> bool {
        let mut changed = false;
        let own = self.proposal().map(|proposal| proposal.number);
        if let Some(own) = own.filter(|own| closed.contains(own)) {
            match ended.filter(|ended| ended.number == own) {
                Some(SpokenEnd { how, seat, .. }) => self.passing.end_proposal(how, seat),
                None => self.passing.close_proposal(),
            }
            changed = true;
        }
        let Some(heard) = heard else { return changed };
        if self.passing.closed.contains(&heard.number) || heard.position != self.game.standing() {
            return changed;
        }
        let agreed = heard.agreed.into_iter().fold(Seats::NONE, Seats::with);
        let own = self.proposal().map(|proposal| proposal.number);
        match own {
            Some(number) if number == heard.number => {
                if let Some(proposal) = &mut self.passing.proposal {
                    let before = proposal.agreed;
                    agreed.iter().for_each(|seat| {
                        proposal.agreed.insert(seat);
                    });
                    changed |= proposal.agreed != before;
                }
            }
            // Of two that were made at once, one is left, the same everywhere.
            Some(number) if number < heard.number => {}
            _ => {
                self.passing.close_proposal();
                self.passing.open_proposal(OpenProposal {
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
    fn spoken(self) -> SpokenEnd {
        SpokenEnd {
            number: self.number,
            how: self.how,
            seat: self.seat,
        }
    }
}

impl OpenProposal {
    fn spoken(&self) -> SpokenProposal {
        SpokenProposal {
            number: self.number,
            what: self.what,
            by: self.by,
            agreed: self.agreed.iter().collect(),
            position: self.position,
        }
    }
}
