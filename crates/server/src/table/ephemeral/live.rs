//! Ephemeral state of a table in use: proposals, preferences and presence, published here and to the other servers.

use std::sync::Arc;

use moonshot_rules::{Game, Seats, Viewer};
use moonshot_store::ServerId;
use moonshot_table::PersonId;
use tokio::time::Instant;

use super::proposals::OpenProposal;
use super::table::Source;
use crate::broadcast::outbox::Outbox;
use crate::cluster::{Preferences, PresenceReport};
use crate::error::ApiError;
use crate::table::command::Command;
use crate::table::decide::{play, proposals};
use crate::table::live::{Live, LiveTable};
use crate::table::observer::Seen;
use crate::table::tasks;
use crate::util::random;
use moonshot_api::{ProposalEnd, Proposed};

impl LiveTable {
    /// Makes a proposal. It is executed immediately if nobody else has to agree.
    pub(in crate::table) async fn propose(
        self: &Arc<Self>,
        person: &PersonId,
        what: Proposed,
    ) -> Result<(), ApiError> {
        let mut live = self.refresh().await?;
        let seat = live.state.own_seat(person)?;
        if live.state.proposal().is_some() {
            return Err(ApiError::ProposedAlready);
        }
        proposals::check(&live.state, seat, what)?;
        if live.state.is_resting() && what != Proposed::Stop {
            // Proposing to continue means being back.
            drop(live);
            self.commit_command(person, &Command::ComeBack).await?;
            live = self.look().await?;
            proposals::check(&live.state, seat, what)?;
        }
        let proposal = OpenProposal {
            number: u64::from_le_bytes(random::bytes()?),
            what,
            by: seat,
            agreed: Seats::one(seat),
            position: live.state.game.standing(),
            hand: live.state.game.state().hand_number(),
            until: Instant::now() + OpenProposal::WAITS,
        };
        live.state.ephemeral.open_proposal(proposal);
        drop(live);
        self.settle().await
    }

    /// Answers a proposal; the proposer withdraws it by disagreeing.
    pub(in crate::table) async fn answer(
        self: &Arc<Self>,
        person: &PersonId,
        agree: bool,
    ) -> Result<(), ApiError> {
        let mut live = self.refresh().await?;
        let seat = live.state.own_seat(person)?;
        let Some(by) = live.state.proposal().map(|proposal| proposal.by) else {
            return Err(ApiError::NothingProposed);
        };
        live.state.ephemeral.answer_proposal(seat, by, agree);
        drop(live);
        self.settle().await
    }

    /// Executes the proposal if all have agreed, and publishes its state.
    pub(in crate::table) async fn settle(self: &Arc<Self>) -> Result<(), ApiError> {
        let settling = self.transact(|table, now| proposals::settle(table, now));
        let settled = settling.await.map(drop);
        let mut live = self.look().await?;
        if live.state.agreed(Instant::now()).is_some() {
            // All agreed, but it was not possible.
            let ephemeral = &mut live.state.ephemeral;
            ephemeral.end_proposal(ProposalEnd::Overtaken, None);
        }
        tasks::proposals::start(self, &live.state);
        let unsure = live.state.ephemeral.presence.unsure_until(Instant::now());
        if let (Some(until), true) = (unsure, live.state.proposal().is_some()) {
            self.settle_at(until);
        }
        live.outboxes.each(Outbox::mark_changed);
        self.relay.notify();
        self.report_presence(&live);
        settled
    }

    /// Executes the proposal if all have agreed by then.
    fn settle_at(self: &Arc<Self>, then: Instant) {
        let table = Arc::clone(self);
        tokio::spawn(async move {
            tokio::time::sleep_until(then).await;
            table.settle_soon();
        });
    }

    /// A person confirms their card that did not follow suit, so that bots stop waiting for them.
    pub(in crate::table) async fn let_lie(
        self: &Arc<Self>,
        person: &PersonId,
        version: u64,
    ) -> Result<u64, ApiError> {
        let mut live = self.refresh().await?;
        let now = Instant::now();
        let seat = play::up_to_date(&live.state, person, version, Seen::OwnAct, now)?;
        if !live.state.let_lie(seat, now) {
            return Err(ApiError::NobodyWaits);
        }
        self.relay.notify();
        self.report_presence(&live);
        Ok(live.state.version(Viewer::Seat(seat)))
    }

    /// Sets how long bots wait for a person, from the next pause on.
    pub(crate) async fn set_patience(
        self: &Arc<Self>,
        person: &PersonId,
        seconds: u16,
    ) -> Result<(), ApiError> {
        let mut live = self.look().await?;
        self.wish(&mut live, person, |wishes| wishes.patience = Some(seconds))
    }

    /// Sets how long a finished trick stays for a person. It reveals nothing about cards, so it is published immediately.
    pub(crate) async fn set_trick_stays(
        self: &Arc<Self>,
        person: &PersonId,
        milliseconds: u16,
    ) -> Result<(), ApiError> {
        let mut live = self.look().await?;
        let before = live.state.trick_stays();
        self.wish(&mut live, person, |wishes| {
            wishes.trick_stays = Some(milliseconds);
        })?;
        if live.state.trick_stays() != before {
            live.outboxes.each(Outbox::mark_changed);
            self.relay.notify();
        }
        Ok(())
    }

    /// Sets the level of the stand-in bot, from the next absence on.
    pub(crate) async fn set_stand_in(
        self: &Arc<Self>,
        person: &PersonId,
        level: String,
    ) -> Result<(), ApiError> {
        let mut live = self.look().await?;
        self.wish(&mut live, person, |wishes| wishes.stand_in = Some(level))
    }

    /// Changes preferences and reports them to the other servers.
    pub(in crate::table) fn wish(
        &self,
        live: &mut Live,
        person: &PersonId,
        change: impl FnOnce(&mut Preferences),
    ) -> Result<(), ApiError> {
        live.state.seat_of(person).ok_or(ApiError::NotSeated)?;
        live.outboxes.each(Outbox::invalidate);
        let wishes = live.state.ephemeral.preferences.entry(person.clone());
        let wishes = wishes.or_default();
        change(wishes);
        wishes.changed += 1;
        self.report_presence(live);
        Ok(())
    }

    /// Receives another server's report.
    pub(crate) fn presence_elsewhere(self: &Arc<Self>, from: ServerId, present: PresenceReport) {
        let entries = present.entries;
        if self.inbox.put(from, present) {
            self.look_soon();
        }
        self.log_grew(entries, None);
    }

    /// Applies the unread reports of other servers.
    pub(in crate::table) fn read_inbox(self: &Arc<Self>, live: &mut Live) {
        let reports = self.inbox.take();
        if reports.is_empty() {
            return;
        }
        let now = Instant::now();
        let (mut changed, mut settles) = (false, false);
        for (server, (arrived, report)) in reports {
            let source = Source {
                server,
                arrived,
                current: self.context.cluster.is_current(&server, arrived),
            };
            let others_clocks = !self.context.cluster.has(&self.id);
            let received = live.state.receive(source, report, others_clocks, now);
            changed |= received.changed;
            settles |= received.proposal;
        }
        if changed {
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
        let counts = |server: &ServerId, arrived| {
            cluster.is_current(server, self.inbox.arrived(server).unwrap_or(arrived))
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
    pub(in crate::table) fn settle_soon(self: &Arc<Self>) {
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
            Ok(live) => self.report_presence(&live),
            // The table is locked, perhaps until the store answers. Nobody connects or disconnects meanwhile, but without
            // reports other servers would count everybody as disconnected.
            Err(_) => self.announced.repeat(&self.context.cluster),
        }
    }

    /// Another server has just loaded the table and asks who is here. It may run the clocks from now on, so the report includes
    /// them if they are known.
    pub(crate) fn announce_to_newcomer(self: &Arc<Self>) {
        if self.live.try_lock().is_err() {
            self.announced.repeat(&self.context.cluster);
        }
        let table = Arc::clone(self);
        tokio::spawn(async move {
            let live = table.live.lock().await;
            let present = live.report(true);
            let knows = !present.clocks.is_empty();
            table
                .announced
                .publish(&table.context.cluster, present, knows);
        });
    }

    /// Reports presence to the other servers, with the locked state.
    pub(in crate::table) fn report_presence(&self, live: &Live) {
        let cluster = &self.context.cluster;
        if cluster.has_peers() {
            let report = live.report(cluster.has(&self.id));
            self.announced.publish(cluster, report, false);
        }
    }
}

impl Live {
    /// The presence report of this server, with clocks if they are wanted and known.
    pub(crate) fn report(&self, with_clocks: bool) -> PresenceReport {
        // The state may contain an action whose append failed; its clock still runs.
        let with_clocks = with_clocks && !self.suspect;
        self.state.report(with_clocks, Instant::now())
    }
}
