//! Transactions: decide, append, publish; and catching up with what other servers have appended.
//!
//! The only place where a table's log grows, where a stale version is retried, and where the state is reloaded after a failed
//! write.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use moonshot_rules::Seat;
use moonshot_table::{Change, Entry, PersonId};
use tokio::sync::MutexGuard;
use tokio::time::{Instant, sleep};
use tracing::Instrument;

use super::transaction::Observations;
use super::{Live, LiveTable, TableContext, Transaction};
use crate::broadcast::outbox::Outbox;
use crate::cluster::Notice;
use crate::error::ApiError;
use crate::metrics::trace::{self, Cause};
use crate::store::{StoreError, TableRecord, Write};
use crate::table::state::TableState;

/// Maximum number of attempts when other servers append first.
const TRIES: usize = 8;
/// Delay before a failed look is retried.
const AGAIN: Duration = Duration::from_secs(1);

/// What was added to the log.
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

impl LiveTable {
    /// Runs a transaction: what `decide` does and what follows automatically is appended as a whole or not at all. If another
    /// server appended first, or a refusal may be outdated, `decide` runs again on the new state. Returns its result and the table
    /// after it.
    pub(crate) async fn transact<T>(
        self: &Arc<Self>,
        mut decide: impl FnMut(&mut TableState, &mut Transaction) -> Result<T, ApiError>,
    ) -> Result<(T, MutexGuard<'_, Live>), ApiError> {
        let mut tries = TRIES;
        loop {
            let mut live = self.look().await?;
            let mut transaction = Transaction::default();
            tries -= 1;
            let value = match decide(&mut live.state, &mut transaction) {
                Ok(value) if transaction.is_empty() => return Ok((value, live)),
                Ok(value) => value,
                Err(error) => {
                    // Reading the log again undoes the partial transaction.
                    live.state.suspect |= !transaction.is_empty();
                    drop(live);
                    if tries > 0 && self.was_behind().await? {
                        continue;
                    }
                    return Err(error);
                }
            };
            match self.commit(&mut live, transaction, Ok(())).await {
                Ok(()) => return Ok((value, live)),
                Err(ApiError::Storage(StoreError::Stale)) if tries > 0 => {}
                Err(error) => return Err(error),
            }
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

    /// Makes the changes at the table that `decide` says, as [`LiveTable::with`].
    pub(crate) async fn change(
        self: &Arc<Self>,
        mut decide: impl FnMut(&TableState) -> Result<Vec<Change>, ApiError>,
    ) -> Result<(), ApiError> {
        let changed = self.transact(|state, transaction| {
            let mut changes = decide(state)?.into_iter();
            changes.try_for_each(|change| transaction.change(state, change))
        });
        changed.await.map(drop)
    }

    /// Completes a transaction with what follows automatically and appends it, or discards it if it failed.
    pub(super) async fn commit(
        self: &Arc<Self>,
        live: &mut Live,
        mut transaction: Transaction,
        done: Result<(), ApiError>,
    ) -> Result<(), ApiError> {
        if let Err(error) = done {
            // Reading the log again undoes the partial transaction.
            live.state.suspect |= !transaction.is_empty();
            return Err(error);
        }
        transaction.follow_up(&mut live.state, &self.context.bots);
        self.append(live, transaction).await
    }

    /// Applies an entry and what follows automatically.
    #[cfg(test)]
    pub(crate) async fn apply(self: &Arc<Self>, entry: &Entry) -> Result<(), ApiError> {
        self.transact(|state, transaction| transaction.apply(state, entry))
            .await
            .map(drop)
    }

    /// Appends a transaction and publishes it once it is durable.
    async fn append(
        self: &Arc<Self>,
        live: &mut Live,
        transaction: Transaction,
    ) -> Result<(), ApiError> {
        let (entries, told) = transaction.into_parts();
        if entries.is_empty() {
            return Ok(());
        }
        let added = Added::new(live, &entries);
        // Until the store answers, the log may or may not have the entries.
        live.state.suspect = true;
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
        live.state.suspect = false;
        let noticing = trace::notice().entered();
        self.publish(live, added, told);
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
            tokio::spawn(async move { writer.write(mark).await });
        }
        Ok(())
    }

    /// Publishes durable entries that were applied to the state.
    fn publish(self: &Arc<Self>, live: &mut Live, added: Added, told: Vec<Observations>) {
        live.published = live.state.game.version() as usize;
        live.cause = Cause::here();
        if let (Some(late), Some(entries)) = (&mut live.delayed, added.later) {
            late.add(entries);
        }
        live.state.overtake_proposal(&told);
        live.state.pause_if_due();
        live.state.clocks_go_on(&added.stopped);
        for (viewer, version, noticed) in told.iter().flatten() {
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
        self.wake(&live.state);
        self.watch_over(&live.state);
        self.look_onward(&live.state);
    }

    /// Another server reports the length of the log, perhaps with a trace.
    pub(crate) fn log_grew(self: &Arc<Self>, entries: usize, traced: Option<&str>) {
        let before = self.announced_entries.fetch_max(entries, Ordering::AcqRel);
        if before < entries {
            trace::received(traced).in_scope(|| self.look_soon());
        }
    }

    /// Catches up if anybody here is interested, and retries until it succeeds: notices are not repeated.
    pub(super) fn look_soon(self: &Arc<Self>) {
        if self.is_of_interest() {
            let looking = Arc::clone(self).look_until_it_can_be();
            tokio::spawn(looking.in_current_span());
        }
    }

    async fn look_until_it_can_be(self: Arc<Self>) {
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

    /// Applies and publishes what other servers have appended.
    pub(super) async fn catch_up(self: &Arc<Self>, live: &mut Live) -> Result<(), ApiError> {
        let heard = self.announced_entries.load(Ordering::Acquire);
        let entries = self
            .context
            .store
            .log_after(&self.id, live.published)
            .await?;
        self.enter_all(live, entries)?;
        // A longer report was wrong, or the store was reset to an earlier state.
        let _ = self.announced_entries.compare_exchange(
            heard,
            live.published,
            Ordering::AcqRel,
            Ordering::Acquire,
        );
        Ok(())
    }

    /// Reloads the table after a write with an unknown outcome, and publishes what was not published yet.
    pub(super) async fn read_again(self: &Arc<Self>, live: &mut Live) -> Result<(), ApiError> {
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

    /// Replaces the state by another one of the same log; ephemeral state stays.
    pub(super) fn put(&self, live: &mut Live, mut state: TableState) {
        std::mem::swap(&mut state.ephemeral, &mut live.state.ephemeral);
        live.published = state.game.version() as usize;
        live.state = state;
    }

    fn enter_all(self: &Arc<Self>, live: &mut Live, entries: Vec<Entry>) -> Result<(), ApiError> {
        if entries.is_empty() {
            return Ok(());
        }
        let added = Added::new(live, &entries);
        let mut transaction = Transaction::default();
        // If one entry fails, none is published and the log is read again.
        live.state.suspect = true;
        for entry in &entries {
            transaction.apply(&mut live.state, entry)?;
            live.state.count_words(entry);
        }
        live.state.suspect = false;
        let (_, told) = transaction.into_parts();
        self.publish(live, added, told);
        Ok(())
    }
}

impl TableState {
    /// Counts a chat message sent through another server towards the limit.
    fn count_words(&mut self, entry: &Entry) {
        if let Entry::Table {
            change: Change::Say { seat, .. },
        } = entry
        {
            let _ = self.ephemeral.talk_limit.say(*seat, Instant::now());
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

impl TableContext {
    /// Replays a log. A long one is replayed on a worker thread.
    pub(crate) async fn replay(
        &self,
        record: &TableRecord,
        log: Vec<Entry>,
    ) -> Result<TableState, ApiError> {
        /// A log of this many entries is replayed in less than a millisecond.
        const SHORT: usize = 64;
        let record = record.clone();
        if log.len() <= SHORT {
            return Ok(TableState::replay(record, &log)?);
        }
        let replayed = self.readers.work(move |_| TableState::replay(record, &log));
        let replayed = replayed.await;
        Ok(replayed.ok_or(ApiError::Internal("a log could not be replayed"))??)
    }
}
