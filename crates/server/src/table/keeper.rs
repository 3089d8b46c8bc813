//! The task that enforces clocks and disconnect timeouts: a bot plays for people who exceed them, until they come back.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use moonshot_rules::{Game, Seat, Seats, Turn, View, Viewer};
use moonshot_table::{Absence, Change, PersonId, TableSeat};
use tokio::time::Instant;

use super::{Live, LiveTable, Transaction};
use crate::broadcast::outbox::Outbox;
use crate::cluster::Lease;
use crate::error::ApiError;
use crate::store::{StoreError, Write};
use crate::table::snapshot::view;
use crate::table::state::TableState;
use moonshot_api::Stage;

/// How long a person counts as connected after their last stream has closed, so that reloading a page is no departure.
const LINGER: Duration = Duration::from_millis(if cfg!(test) { 50 } else { 4_000 });
/// Delay after a failure.
const RETRY: Duration = Duration::from_secs(5);

/// The presence of a subscriber, for as long as this lives.
pub(crate) struct Attendance {
    table: Arc<LiveTable>,
    /// In a box: sessions are kept small.
    person: Option<Box<PersonId>>,
}

impl Attendance {
    /// Registers a subscriber. A bot that played for them while they were disconnected stops.
    pub(crate) async fn arrive(
        table: Arc<LiveTable>,
        person: Option<PersonId>,
    ) -> Result<Attendance, ApiError> {
        let mut live = table.look().await?;
        let state = &mut live.state;
        let seat = person.as_ref().and_then(|person| state.seat_of(person));
        let was_here = person
            .as_ref()
            .is_some_and(|person| state.ephemeral.presence.is_here(person));
        state.ephemeral.presence.arrive(person.as_ref());
        // From here on dropping it ends the presence, whatever fails.
        let here = Attendance {
            table: Arc::clone(&table),
            person: person.map(Box::new),
        };
        let away = seat.and_then(|seat| state.membership().place(seat)?.away);
        if away == Some(Absence::Disconnected) {
            drop(live);
            table.back(here.person()).await?;
            live = table.look().await?;
        }
        if !was_here {
            live.outboxes.each(Outbox::mark_changed);
            table.relay.notify();
        }
        table.list(&live.state);
        table.watch_over(&live.state);
        table.look_onward(&live.state);
        table.tell_present(&live.state);
        drop(live);
        Ok(here)
    }

    /// The table.
    pub(crate) fn table(&self) -> &Arc<LiveTable> {
        &self.table
    }

    /// The person, unless it is an anonymous spectator.
    pub(crate) fn person(&self) -> Option<&PersonId> {
        self.person.as_deref()
    }
}

impl Drop for Attendance {
    fn drop(&mut self) {
        let (table, person) = (Arc::clone(&self.table), self.person.take());
        // There is a runtime wherever there are streams.
        let Ok(runtime) = tokio::runtime::Handle::try_current() else {
            return;
        };
        runtime.spawn(async move {
            tokio::time::sleep(LINGER).await;
            let mut live = table.live.lock().await;
            let presence = &mut live.state.ephemeral.presence;
            presence.depart(person.as_deref(), Instant::now());
            live.outboxes.each(Outbox::mark_changed);
            table.relay.notify();
            table.list(&live.state);
            // The table may have no subscribers any more.
            table.wake(&live.state);
            table.watch_over(&live.state);
            table.tell_present(&live.state);
            let settles = live.state.waits_for_fewer();
            drop(live);
            if settles {
                // Proposals do not wait for disconnected people.
                let _ = table.settle().await;
            }
        });
    }
}

impl LiveTable {
    /// Ends a bot's stand-in for a person who was disconnected.
    async fn back(self: &Arc<Self>, person: Option<&PersonId>) -> Result<(), ApiError> {
        self.change(|state| {
            let seat = person.and_then(|person| state.seat_of(person));
            let away = seat.and_then(|seat| state.membership().place(seat)?.away);
            let gone = seat.filter(|_| away == Some(Absence::Disconnected));
            Ok(gone
                .map(|seat| Change::Return { seat })
                .into_iter()
                .collect())
        })
        .await
    }

    /// Starts the task if several people play and somebody is connected.
    pub(crate) fn watch_over(self: &Arc<Self>, state: &TableState) {
        if state.is_watched_over() && !self.keeping.swap(true, Ordering::AcqRel) {
            tokio::spawn(Arc::clone(self).keep());
        }
    }

    async fn keep(self: Arc<Self>) {
        let mut moved = self.waiter();
        loop {
            let until = match self.keep_once().await {
                Ok(Some(until)) => until,
                Ok(None) => return,
                Err(ApiError::Stopping | ApiError::Storage(StoreError::Closed)) => return,
                // Another server appended first: check again immediately.
                Err(ApiError::Storage(StoreError::Stale)) => Instant::now(),
                Err(error) => {
                    let error = error.causes();
                    tracing::warn!(table = %self.id, error, "clocks and timeouts cannot be enforced yet");
                    Instant::now() + RETRY
                }
            };
            let _ = tokio::time::timeout_at(until, moved.changed()).await;
        }
    }

    /// Does what is due. Returns when to check again, or `None` if nothing is to be enforced.
    async fn keep_once(self: &Arc<Self>) -> Result<Option<Instant>, ApiError> {
        let mut live = self.look().await?;
        // Clocks stop where nothing is enforced.
        live.state.clocks_go_on(&[]);
        let clock = live.state.membership().terms().clock;
        if let Some(reserves) = live.state.ephemeral.clocks.unsaved(clock, Instant::now()) {
            drop(live);
            self.save(reserves).await?;
            return Ok(Some(Instant::now()));
        }
        if !live.state.is_watched_over() {
            // Set under the lock: later changes start a new task.
            self.keeping.store(false, Ordering::Release);
            return Ok(None);
        }
        let now = Instant::now();
        let first = live.state.deadlines().into_iter();
        let first = first.map(|(_, until, _)| until).min();
        let first = first.unwrap_or(now + Duration::from_secs(60));
        if first > now {
            let clock = live.state.membership().terms().clock;
            let save = live.state.ephemeral.clocks.save_at(clock, now);
            return Ok(Some(save.map_or(first, |save| first.min(save))));
        }
        drop(live);
        if let Lease::Theirs(again) = self.context.cluster.lease(&self.id).await? {
            // Another server holds the lease; if it is gone, this one takes over.
            return Ok(Some(again));
        }
        let mut live = self.look().await?;
        let due = live.state.deadlines().into_iter();
        let due = due.filter(|(_, until, _)| *until <= now && live.state.is_watched_over());
        let due: Vec<_> = due.map(|(seat, _, why)| (seat, why)).collect();
        self.give_up(&mut live, due.into_iter()).await?;
        Ok(Some(now))
    }

    /// Stores the remaining reserves, so that a restart does not refill them. Only the server with the lease does.
    async fn save(self: &Arc<Self>, reserves: Vec<(Seat, u64)>) -> Result<(), ApiError> {
        if self.context.cluster.lease(&self.id).await? == Lease::Ours {
            let save = Write::Reserves {
                table: self.id.clone(),
                reserves: reserves.clone(),
            };
            self.context.writer.write(save).await?;
        }
        let mut live = self.look().await?;
        live.state.ephemeral.clocks.saved(&reserves);
        Ok(())
    }

    /// Bots go on for the people at these seats.
    pub(crate) async fn give_up(
        self: &Arc<Self>,
        live: &mut Live,
        mut due: impl Iterator<Item = (Seat, Absence)>,
    ) -> Result<(), ApiError> {
        let mut transaction = Transaction::default();
        let done = due.try_for_each(|(seat, why)| {
            self.go_on_for(&mut transaction, &mut live.state, seat, why)
        });
        self.commit(live, transaction, done).await
    }

    /// A bot goes on for the person at the seat.
    fn go_on_for(
        &self,
        transaction: &mut Transaction,
        state: &mut TableState,
        seat: Seat,
        why: Absence,
    ) -> Result<(), ApiError> {
        let asked = state.game.state().open_view().to_act().contains(seat);
        if why != Absence::Time || asked {
            let away = state.away(seat, why);
            return transaction.change(state, away);
        }
        // Nobody else knows that they were asked (W-08), so nobody learns that they did not answer.
        let view = view(state.game.state(), Viewer::Seat(seat));
        match self.context.bots.at_once(&view) {
            Some(action) => transaction.act(state, seat, &action),
            None => transaction.fallback(state, seat),
        }
    }
}

impl TableState {
    /// Whether clocks and timeouts are enforced: several people play and somebody is connected.
    fn is_watched_over(&self) -> bool {
        self.stage() == Stage::Playing
            && !self.membership().paused()
            && !self.is_resting()
            && self.people() > 1
            && self.membership().people().any(|seat| self.is_here(seat))
    }

    /// Whether the person at the seat is connected.
    pub(super) fn is_here(&self, seat: Seat) -> bool {
        let person = self.membership().place(seat).and_then(TableSeat::person);
        person.is_some_and(|person| self.ephemeral.presence.is_here(person))
    }

    /// Whether the snapshot depends on the time.
    pub(crate) fn changes_by_itself(&self) -> bool {
        let clock = self.membership().terms().clock;
        self.pause().is_some() || clock.seconds().is_some() && self.people() > 1
    }

    /// Stops the clocks of those seats, then runs those of everybody who has to decide.
    pub(crate) fn clocks_go_on(&mut self, stopped: &[Seat]) {
        let (clock, now) = (self.membership().terms().clock, Instant::now());
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
    fn deadlines(&mut self) -> Vec<(Seat, Instant, Absence)> {
        let now = Instant::now();
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
}
