//! The actor of a table: one writer at a time decides, appends and publishes.
//!
//! The only place where a table's log grows, where a stale version is retried, and where the state is reloaded after a failed
//! write.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::Duration;

use moonshot_rules::{Game, Seat, View, Viewer};
use moonshot_store::{StoreError, TableId, Write};
use moonshot_table::{Absence, Change, Entry, PersonId};
use tokio::sync::{Mutex, MutexGuard};
use tokio::time::{Instant, sleep};
use tracing::Instrument;

use super::command::Command;
use super::context::TableContext;
use super::decide::seats::{self, Changes};
use super::decide::{Decision, Effect, play};
use super::delayed::DelayedView;
use super::ephemeral::{Announced, Inbox};
use super::outboxes::Outboxes;
use super::snapshot::open_table;
use super::state::Table;
use super::tasks;
use super::transaction::{Observations, Transaction};
use crate::broadcast::outbox::Outbox;
use crate::broadcast::relay::{Relay, Waiter};
use crate::cluster::Notice;
use crate::error::ApiError;
use crate::metrics::Reason;
use crate::metrics::trace::{self, Cause};
use crate::util::clock::now;
use moonshot_api::{Stage, Suggestion};

/// Maximum number of attempts when other servers append first.
const TRIES: usize = 8;

/// Delay before a failed look is retried.
const AGAIN: Duration = Duration::from_secs(1);

/// A table in use.
pub(crate) struct LiveTable {
    pub(super) id: TableId,
    pub(super) context: Arc<TableContext>,
    pub(super) live: Mutex<Live>,
    /// Wakes subscribers whenever there may be an update.
    pub(super) relay: Arc<Relay>,
    /// Whether a task performs automatic actions.
    pub(super) driving: AtomicBool,
    /// Whether a task enforces clocks and disconnect timeouts.
    pub(super) keeping: AtomicBool,
    /// Whether a task expires proposals.
    pub(super) proposed: AtomicBool,
    /// Whether a task follows the rematch.
    pub(super) onward: AtomicBool,
    /// Whether the table is marked as listed in the lobby.
    pub(super) listed: AtomicBool,
    /// Whether the table was deleted.
    pub(super) deleted: AtomicBool,
    /// The length of the log according to other servers.
    pub(super) announced_entries: AtomicUsize,
    /// Whether a task waits to retry a failed look.
    pub(super) waiting: AtomicBool,
    /// Whether another server has rewritten the stored table.
    pub(super) rewritten: AtomicBool,
    /// The last presence report to other servers.
    pub(super) announced: Announced,
    /// Unread presence reports of other servers.
    pub(super) inbox: Inbox,
}

/// The state of a table and what waits for its subscribers.
pub(crate) struct Live {
    pub(crate) state: Table,
    /// One for each viewer.
    pub(super) outboxes: Outboxes,
    /// The delayed table for spectators, if the terms set a delay.
    pub(super) delayed: Option<Box<DelayedView>>,
    /// How many entries of the log are durable and may be published.
    pub(super) published: usize,
    /// Whether the stored log may differ from the state.
    pub(crate) suspect: bool,
    /// When the table was last used.
    pub(super) used: Instant,
    /// What set off the last change.
    pub(super) cause: Cause,
}

impl Live {
    /// Discards a transaction that failed: reading the log again undoes what it applied.
    fn discard(&mut self, transaction: &Transaction) {
        self.suspect |= !transaction.is_empty();
    }
}

impl LiveTable {
    pub(crate) fn new(state: Table, context: Arc<TableContext>) -> LiveTable {
        LiveTable {
            id: state.record.id.clone(),
            context,
            live: Mutex::new(Live {
                outboxes: Outboxes::default(),
                delayed: None,
                published: state.game.version() as usize,
                state,
                suspect: false,
                used: Instant::now(),
                cause: Cause::default(),
            }),
            relay: Arc::default(),
            driving: AtomicBool::new(false),
            keeping: AtomicBool::new(false),
            proposed: AtomicBool::new(false),
            onward: AtomicBool::new(false),
            listed: AtomicBool::new(false),
            deleted: AtomicBool::new(false),
            announced_entries: AtomicUsize::new(0),
            waiting: AtomicBool::new(false),
            rewritten: AtomicBool::new(false),
            announced: Announced::default(),
            inbox: Inbox::default(),
        }
    }

    /// Its name.
    pub(crate) fn id(&self) -> &TableId {
        &self.id
    }

    /// Waits for possible updates.
    pub(crate) fn waiter(&self) -> Waiter {
        self.relay.waiter()
    }

    /// Wakes all subscribers.
    pub(crate) fn wake_subscribers(&self) {
        self.relay.notify();
    }

    /// Counts a stream that the server has ended.
    pub(crate) fn count_dropped(&self, reason: Reason) {
        self.context.metrics.watchers_dropped.of(reason).inc();
    }

    /// Locks the table and brings it up to date with what is known here; reloads it from the log after a write whose outcome is
    /// unknown.
    pub(crate) async fn look(self: &Arc<Self>) -> Result<MutexGuard<'_, Live>, ApiError> {
        let mut live = self.live.lock().await;
        if self.deleted.load(Ordering::Acquire) {
            return Err(ApiError::NoTable);
        }
        live.used = Instant::now();
        // Rare steps are boxed: every waiting future is as large as its largest step.
        if self.rewritten.load(Ordering::Acquire) {
            Box::pin(self.reload_rewritten(&mut live)).await?;
        }
        if live.suspect {
            Box::pin(self.reload(&mut live)).await?;
        } else if self.announced_entries.load(Ordering::Acquire) > live.published {
            Box::pin(self.catch_up(&mut live)).await?;
        }
        self.read_inbox(&mut live);
        Ok(live)
    }

    /// Locks the table and brings it up to date with the store, if other servers may have appended.
    pub(crate) async fn refresh(self: &Arc<Self>) -> Result<MutexGuard<'_, Live>, ApiError> {
        let mut live = self.look().await?;
        if self.context.cluster.is_shared() {
            self.catch_up(&mut live).await?;
        }
        Ok(live)
    }

    /// Catches up if the person has seen a version that is not known here yet.
    pub(super) async fn reach(
        self: &Arc<Self>,
        person: &PersonId,
        version: u64,
    ) -> Result<(), ApiError> {
        let mut live = self.look().await?;
        if version > live.state.version_of(person) && self.context.cluster.is_shared() {
            self.catch_up(&mut live).await?;
        }
        Ok(())
    }

    /// Carries out a person's command. Returns their version after it.
    pub(crate) async fn execute(
        self: &Arc<Self>,
        person: &PersonId,
        command: Command,
    ) -> Result<u64, ApiError> {
        let command = command.checked()?;
        match &command {
            Command::LetLie { version } => return self.let_lie(person, *version).await,
            Command::Propose(what) => self.propose(person, *what).await?,
            Command::Answer { agree } => self.answer(person, *agree).await?,
            _ => return self.commit_command(person, &command).await,
        }
        Ok(self.look().await?.state.version_of(person))
    }

    /// Carries out a command whose effects are entries of the log. Returns the person's version after it.
    pub(super) async fn commit_command(
        self: &Arc<Self>,
        person: &PersonId,
        command: &Command,
    ) -> Result<u64, ApiError> {
        if let Some(version) = command.version() {
            self.reach(person, version).await?;
        }
        // A command that is decided again counts once.
        let mut counted = false;
        let deciding = self.transact(|table, now| {
            let effects = table.decide(person, command, now)?;
            if !counted {
                table.count(person, command, now)?;
                counted = true;
            }
            Ok(effects)
        });
        Ok(deciding.await?.state.version_of(person))
    }

    /// Runs a transaction: the effects of `decide` and what follows automatically are appended as a whole or not at all. If
    /// another server appended first, or a refusal may be outdated, `decide` runs again on the new state. Returns the table after
    /// it.
    pub(crate) async fn transact<'c>(
        self: &Arc<Self>,
        mut decide: impl FnMut(&mut Table, Instant) -> Decision<'c>,
    ) -> Result<MutexGuard<'_, Live>, ApiError> {
        let mut tries = TRIES;
        loop {
            let mut live = self.look().await?;
            let mut transaction = Transaction::default();
            tries -= 1;
            let decided = decide(&mut live.state, Instant::now());
            let done = decided.and_then(|effects| transaction.run(&mut live.state, effects));
            if let Err(error) = done {
                live.discard(&transaction);
                drop(live);
                if tries > 0 && self.was_behind().await? {
                    continue;
                }
                return Err(error);
            }
            if transaction.is_empty() {
                return Ok(live);
            }
            match self.commit(&mut live, transaction, Ok(())).await {
                Ok(()) => return Ok(live),
                Err(ApiError::Storage(StoreError::Stale)) if tries > 0 => {}
                Err(error) => return Err(error),
            }
        }
    }

    /// Makes the changes at the table that `decide` returns, as [`LiveTable::transact`].
    pub(crate) async fn change(
        self: &Arc<Self>,
        mut decide: impl FnMut(&Table) -> Changes,
    ) -> Result<(), ApiError> {
        let changing = self.transact(|table, _| {
            let changes = decide(table)?.into_iter();
            Ok(changes.map(Effect::Change).collect())
        });
        changing.await.map(drop)
    }

    /// What a bot would do with a person's view; `None` if it is not their turn. The hint is logged first, once per decision.
    pub(crate) async fn suggest(
        self: &Arc<Self>,
        person: &PersonId,
    ) -> Result<Option<Suggestion>, ApiError> {
        let live = self.refresh().await?;
        let seat = live.state.own_seat(person)?;
        live.state.check_hints()?;
        let state = live.state.game.state();
        if !state.to_act().contains(seat) || live.state.stage() != Stage::Playing {
            return Ok(None);
        }
        let seen = live.state.view(Viewer::Seat(seat));
        drop(live);
        let bots = Arc::clone(&self.context.bots);
        let question = seen.clone();
        let advice = self.context.think(bots, move |bots| bots.advise(&question));
        let Some(advice) = advice.await else {
            return Ok(None);
        };
        let mut asked = false;
        let hinting = self.transact(|table, _| {
            let effects = play::hint(table, person, seat, &seen)?;
            asked = !effects.is_empty();
            Ok(effects)
        });
        drop(hinting.await?);
        Ok(asked.then_some(advice))
    }

    /// Completes a transaction with what follows automatically and appends it, or discards it if it failed.
    pub(super) async fn commit(
        self: &Arc<Self>,
        live: &mut Live,
        mut transaction: Transaction,
        done: Result<(), ApiError>,
    ) -> Result<(), ApiError> {
        if let Err(error) = done {
            live.discard(&transaction);
            return Err(error);
        }
        transaction.follow_up(&mut live.state, &self.context.bots);
        self.append(live, transaction).await
    }

    /// Appends a transaction and publishes it once it is durable.
    async fn append(
        self: &Arc<Self>,
        live: &mut Live,
        transaction: Transaction,
    ) -> Result<(), ApiError> {
        let (entries, observed) = transaction.into_parts();
        if entries.is_empty() {
            return Ok(());
        }
        let added = Added::new(live, &entries);
        // Until the store answers, the log may or may not have the entries.
        live.suspect = true;
        if !self.context.cluster.all_read(&entries) {
            return Err(ApiError::Upgrading);
        }
        let appending = trace::append(entries.len());
        let append = Write::Append {
            table: self.id.clone(),
            position: live.published,
            entries,
        };
        let append = self.context.writer.write(append);
        append.instrument(appending).await?;
        live.suspect = false;
        let noticing = trace::notice().entered();
        self.publish(live, added, observed);
        self.context.cluster.publish(Notice::Moved {
            table: self.id.clone(),
            entries: live.published,
            traced: live.cause.traceparent(),
        });
        drop(noticing);
        if live.state.game.is_over() {
            // A lost mark is made up for when the mark is needed.
            let mark = live.state.over_mark();
            let writer = self.context.writer.clone();
            let result = live.state.daily_result(now());
            tokio::spawn(async move {
                for write in [mark].into_iter().chain(result) {
                    // A lost result is made up for when its person looks at it.
                    let _ = writer.write(write).await;
                }
            });
        }
        Ok(())
    }

    /// Publishes durable entries that were applied to the state.
    fn publish(self: &Arc<Self>, live: &mut Live, added: Added, observed: Vec<Observations>) {
        live.published = live.state.game.version() as usize;
        live.cause = Cause::here();
        if let (Some(late), Some(entries)) = (&mut live.delayed, added.later) {
            late.add(entries);
        }
        let now = Instant::now();
        live.state.overtake_proposal(&observed);
        live.state.pause_if_due(now);
        live.state.clocks_go_on(&added.stopped, now);
        for (viewer, version, noticed) in observed.iter().flatten() {
            live.outboxes
                .of(*viewer, &live.state)
                .notice(*version, noticed);
        }
        if added.changed {
            live.outboxes.keep(live.state.viewers());
        }
        self.go_on_from(live);
    }

    /// Continues from the present state: wakes subscribers, updates the lobby, starts bots and clocks.
    pub(super) fn go_on_from(self: &Arc<Self>, live: &Live) {
        self.relay.notify();
        self.list(&live.state);
        tasks::bots::start(self, &live.state);
        tasks::clocks::start(self, &live.state);
        tasks::rematch::start(self, &live.state);
    }

    /// Updates the table's entry in the lobby.
    pub(crate) fn list(self: &Arc<Self>, state: &Table) {
        let lists = state.is_listed();
        let listed = self.listed.swap(lists, Ordering::AcqRel);
        if !lists && !listed {
            return;
        }
        let table = open_table(state);
        if let Some(lobby) = self.context.lobby.upgrade() {
            lobby.list(&self.id, state.record.created, table);
        }
        if lists != listed {
            // A lost mark is made up for at the next change.
            let mark = Write::Listed {
                table: self.id.clone(),
                listed: lists,
            };
            let writer = self.context.writer.clone();
            tokio::spawn(async move { writer.write(mark).await });
        }
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
        state: &mut Table,
        seat: Seat,
        why: Absence,
    ) -> Result<(), ApiError> {
        let asked = state.game.state().open_view().to_act().contains(seat);
        if why != Absence::Time || asked {
            let away = seats::away(state, seat, why);
            return transaction.change(state, away);
        }
        // Nobody else knows that they were asked (W-08), so nobody learns that they did not answer.
        let view = state.view(Viewer::Seat(seat));
        match self.context.bots.at_once(&view) {
            Some(action) => transaction.act(state, seat, &action),
            None => transaction.fallback(state, seat),
        }
    }

    /// Catches up with other servers. Returns whether there was anything new.
    async fn was_behind(self: &Arc<Self>) -> Result<bool, ApiError> {
        if !self.context.cluster.is_shared() {
            return Ok(false);
        }
        let mut live = self.look().await?;
        let known = live.published;
        self.catch_up(&mut live).await?;
        Ok(live.published > known)
    }

    /// Applies and publishes what other servers have appended.
    pub(super) async fn catch_up(self: &Arc<Self>, live: &mut Live) -> Result<(), ApiError> {
        let announced = self.announced_entries.load(Ordering::Acquire);
        let entries = self
            .context
            .store
            .log_after(&self.id, live.published)
            .await?;
        self.enter_all(live, entries)?;
        // A longer report was wrong, or the store was reset to an earlier state.
        let _ = self.announced_entries.compare_exchange(
            announced,
            live.published,
            Ordering::AcqRel,
            Ordering::Acquire,
        );
        Ok(())
    }

    /// Reloads the table after a write with an unknown outcome, and publishes what was not published yet.
    pub(super) async fn reload(self: &Arc<Self>, live: &mut Live) -> Result<(), ApiError> {
        let mut log = self.context.store.log(&self.id).await?;
        let known = live.published <= log.len();
        let rest = log.split_off(live.published.min(log.len()));
        let state = self.context.replay(&live.state.record, log).await?;
        self.put(live, state);
        if !known {
            live.delayed = None;
            live.outboxes.each(Outbox::clear);
        }
        self.enter_all(live, rest)?;
        self.go_on_from(live);
        Ok(())
    }

    fn enter_all(self: &Arc<Self>, live: &mut Live, entries: Vec<Entry>) -> Result<(), ApiError> {
        if entries.is_empty() {
            return Ok(());
        }
        let added = Added::new(live, &entries);
        let mut transaction = Transaction::default();
        // If one entry fails, none is published and the log is read again.
        live.suspect = true;
        for entry in &entries {
            transaction.apply(&mut live.state, entry)?;
            live.state.count_words(entry, Instant::now());
        }
        live.suspect = false;
        let (_, observed) = transaction.into_parts();
        self.publish(live, added, observed);
        Ok(())
    }

    /// Replaces the state by another one of the same log; ephemeral state stays.
    pub(super) fn put(&self, live: &mut Live, mut state: Table) {
        std::mem::swap(&mut state.ephemeral, &mut live.state.ephemeral);
        live.published = state.game.version() as usize;
        live.state = state;
        live.suspect = false;
    }

    pub(super) async fn reload_rewritten(
        self: &Arc<Self>,
        live: &mut Live,
    ) -> Result<(), ApiError> {
        self.rewritten.store(false, Ordering::Release);
        let read = async {
            let record = self.context.store.table(&self.id).await?;
            let log = self.context.store.log(&self.id).await?;
            Ok::<_, ApiError>((record, log))
        };
        let (record, log) = match read.await {
            Ok((Some(record), log)) => (record, log),
            Ok((None, _)) => {
                self.end(&live.state);
                return Err(ApiError::NoTable);
            }
            Err(error) => {
                self.rewritten.store(true, Ordering::Release);
                return Err(error);
            }
        };
        let state = self.context.replay(&record, log).await?;
        self.restart(live, state);
        Ok(())
    }

    /// Continues with a rewritten log, after which earlier messages do not apply.
    pub(super) fn restart(self: &Arc<Self>, live: &mut Live, state: Table) {
        self.put(live, state);
        live.delayed = None;
        live.outboxes.each(Outbox::clear);
        self.go_on_from(live);
    }

    /// Marks the table as deleted and ends its streams.
    pub(super) fn end(&self, state: &Table) {
        self.deleted.store(true, Ordering::Release);
        if let Some(lobby) = self.context.lobby.upgrade() {
            lobby.list(&self.id, state.record.created, None);
        }
        self.relay.notify();
    }

    /// Starts the automatic actions that are due.
    pub(crate) fn resume(self: &Arc<Self>, state: &Table) {
        tasks::bots::start(self, state);
    }

    /// Another server reports the length of the log, perhaps with a trace.
    pub(crate) fn log_grew(self: &Arc<Self>, entries: usize, traced: Option<&str>) {
        let before = self.announced_entries.fetch_max(entries, Ordering::AcqRel);
        if before < entries {
            trace::received(traced).in_scope(|| self.look_soon());
        }
    }

    /// Another server has rewritten or deleted the table: reloads it.
    pub(crate) fn rewritten_elsewhere(self: &Arc<Self>) {
        self.rewritten.store(true, Ordering::Release);
        self.look_soon();
    }

    /// Catches up if anybody here is interested, and retries until it succeeds: notices are not repeated.
    pub(super) fn look_soon(self: &Arc<Self>) {
        if self.is_of_interest() {
            let looking = Arc::clone(self).look_until_it_works();
            tokio::spawn(looking.in_current_span());
        }
    }

    async fn look_until_it_works(self: Arc<Self>) {
        while self.is_of_interest() {
            match self.look().await {
                Ok(_) | Err(ApiError::NoTable | ApiError::Stopping) => return,
                Err(ApiError::Storage(StoreError::Closed)) => return,
                Err(error) => {
                    let error = error.causes();
                    tracing::warn!(table = %self.id, error, "cannot catch up with other servers yet");
                }
            }
            if self.waiting.swap(true, Ordering::AcqRel) {
                // Another task is already retrying.
                return;
            }
            sleep(AGAIN).await;
            self.waiting.store(false, Ordering::Release);
        }
    }

    /// Whether changes at other servers matter here: the table is in use or this server holds its lease.
    fn is_of_interest(&self) -> bool {
        self.is_used() || self.context.cluster.has(&self.id)
    }

    /// When the table was last used; `None` while it is in use.
    pub(crate) fn idle_since(&self) -> Option<Instant> {
        let live = self.live.try_lock().ok()?;
        (!self.is_used()).then_some(live.used)
    }

    /// Whether the table has subscribers or pending automatic actions.
    pub(crate) fn is_used(&self) -> bool {
        self.driving.load(Ordering::Acquire) || self.relay.has_waiters()
    }

    /// Frees memory that only an active table needs, if it was not used since then.
    pub(crate) fn rest(&self, unless_used_since: Instant) {
        if let Ok(mut live) = self.live.try_lock()
            && live.used < unless_used_since
        {
            live.outboxes.each(Outbox::shrink);
            if !self.relay.has_waiters() {
                live.delayed = None;
            }
        }
    }

    /// Applies an entry and what follows automatically.
    #[cfg(test)]
    pub(crate) async fn apply(self: &Arc<Self>, entry: &Entry) -> Result<(), ApiError> {
        let mut live = self.look().await?;
        let mut transaction = Transaction::default();
        let done = transaction.apply(&mut live.state, entry);
        self.commit(&mut live, transaction, done).await
    }
}

#[cfg(test)]
impl Live {
    /// How many watch as that viewer.
    pub(crate) fn watching(&mut self, viewer: Viewer) -> usize {
        self.outboxes.of(viewer, &self.state).watching()
    }
}

/// Facts about entries that were added to the log.
struct Added {
    /// Seats whose clock stops: they acted, or a bot takes over.
    stopped: Vec<Seat>,
    /// Whether anything but the match changed.
    changed: bool,
    /// The entries, if there are delayed spectators.
    later: Option<Vec<Entry>>,
}

impl Added {
    fn new(live: &Live, entries: &[Entry]) -> Added {
        let changes = |entry: &Entry| matches!(entry, Entry::Table { .. });
        Added {
            stopped: entries.iter().filter_map(whose_clock_stops).collect(),
            changed: entries.iter().any(changes),
            later: live.delayed.is_some().then(|| entries.to_vec()),
        }
    }
}

/// Whose clock stops by this entry, even if they have to decide again right after it.
fn whose_clock_stops(entry: &Entry) -> Option<Seat> {
    match entry {
        Entry::Act { seat, .. }
        | Entry::Table {
            change: Change::SitOut { seat, .. },
        } => Some(*seat),
        _ => None,
    }
}
