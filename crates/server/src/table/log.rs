//! A table and its log: what is done here is stored before anybody is told of it, and what other servers have stored is
//! told here as well.

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

/// How often something is decided anew because another server was faster.
const TRIES: usize = 8;
/// How long to wait after a table could not be looked at.
const AGAIN: Duration = Duration::from_secs(1);

/// What was added to the log.
struct Added {
    /// Whose clock stops: who acted, and for whom a bot goes on.
    stopped: Vec<Seat>,
    /// Whether anything changed at the table itself.
    changed: bool,
    /// The entries, where somebody is told of them later.
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
    /// Does what `decide` says, all of it or nothing, with what follows by itself. Where another server was faster, or what is
    /// refused may be right by now, it is decided anew at what the table has become. Returns what `decide` did, and the table after it.
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
                    // What the run has done so far is undone by reading the log.
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

    /// Whether other servers had done more than was known here. It is now.
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

    /// Does what follows a run by itself and stores it all; or, where the run failed, nothing of it.
    pub(super) async fn commit(
        self: &Arc<Self>,
        live: &mut Live,
        mut transaction: Transaction,
        done: Result<(), ApiError>,
    ) -> Result<(), ApiError> {
        if let Err(error) = done {
            // What the run has done so far is undone by reading the log.
            live.state.suspect |= !transaction.is_empty();
            return Err(error);
        }
        transaction.follow_up(&mut live.state, &self.context.bots);
        self.append(live, transaction).await
    }

    /// Does what an entry says, and what follows it by itself.
    #[cfg(test)]
    pub(crate) async fn apply(self: &Arc<Self>, entry: &Entry) -> Result<(), ApiError> {
        self.transact(|state, transaction| transaction.apply(state, entry))
            .await
            .map(drop)
    }

    /// Stores what a run did, and only then tells of it.
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
        // Until the store answers, the stored log may or may not have the entries.
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
            // A mark that is missed is made when somebody looks for it.
            let mark = live.state.over_mark();
            let writer = self.context.writer.clone();
            tokio::spawn(async move { writer.write(mark).await });
        }
        Ok(())
    }

    /// Tells whoever watches of what is stored now and was done to the state here.
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

    /// Lets everything go on from the present: those who watch, the lobby, bots, clocks.
    pub(super) fn go_on_from(self: &Arc<Self>, live: &Live) {
        self.relay.notify();
        self.list(&live.state);
        self.wake(&live.state);
        self.watch_over(&live.state);
        self.look_onward(&live.state);
    }

    /// Another server says that the log is so long now, and perhaps in which trace.
    pub(crate) fn log_grew(self: &Arc<Self>, entries: usize, traced: Option<&str>) {
        let before = self.announced_entries.fetch_max(entries, Ordering::AcqRel);
        if before < entries {
            trace::received(traced).in_scope(|| self.look_soon());
        }
    }

    /// Has the table looked at, where somebody is there who wants to know of it: until it can be, for nobody says a second time
    /// what has happened.
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
                    tracing::warn!(table = %self.id, error, "what happened elsewhere is told later");
                }
            }
            if self.waiting.swap(true, Ordering::AcqRel) {
                // Another task waits already, and looks after this.
                return;
            }
            sleep(AGAIN).await;
            self.waiting.store(false, Ordering::Release);
        }
    }

    /// Whether what happens elsewhere matters here: somebody is at the table, or something is done there by itself.
    fn is_of_interest(&self) -> bool {
        self.is_used() || self.context.cluster.has(&self.id)
    }

    /// Brings the table to where its log is, if the store knows more than was heard of.
    pub(crate) async fn refresh(self: &Arc<Self>) -> Result<MutexGuard<'_, Live>, ApiError> {
        let mut live = self.look().await?;
        if self.context.cluster.is_shared() {
            self.catch_up(&mut live).await?;
        }
        Ok(live)
    }

    /// The same where the person has seen a version that is not known here yet.
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

    /// Does and tells what other servers have appended to the log.
    pub(super) async fn catch_up(self: &Arc<Self>, live: &mut Live) -> Result<(), ApiError> {
        let heard = self.announced_entries.load(Ordering::Acquire);
        let entries = self
            .context
            .store
            .log_after(&self.id, live.published)
            .await?;
        self.enter_all(live, entries)?;
        // Whoever spoke of more was wrong, or the store was set back to what it was before.
        let _ = self.announced_entries.compare_exchange(
            heard,
            live.published,
            Ordering::AcqRel,
            Ordering::Acquire,
        );
        Ok(())
    }

    /// Reads the table anew after something that may have been stored or not. What its watchers have not been told yet, they
    /// are told now.
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

    /// Puts another reading of the log in the place of the present one.
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
        // Where one cannot be done, none is told of, and the log is read again.
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
    /// Counts what somebody said at another server among what they may say.
    fn count_words(&mut self, entry: &Entry) {
        if let Entry::Table {
            change: Change::Say { seat, .. },
        } = entry
        {
            let _ = self.ephemeral.talk_limit.say(*seat, Instant::now());
        }
    }
}

/// Whose clock stops by this, even where they have to decide again after what is read with it.
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
    /// The table after the entries of its log. A long log is read in a thread of its own.
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
