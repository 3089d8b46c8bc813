//! One table: its state, decisions, log, bots, clocks, presence, history and what each viewer may see.
//!
//! One writer at a time changes a table, and a change is durable before it is published. Knows nothing of HTTP, and of the
//! lobby only what [`Lobby`] offers.

mod agree;
pub(crate) mod bots;
pub(crate) mod delayed;
mod drive;
pub(crate) mod due;
pub(crate) mod ephemeral;
mod erase;
mod erasure;
mod forced;
pub(crate) mod history;
mod keeper;
mod lesson;
mod log;
mod memory;
mod news;
mod observer;
mod onward;
pub(crate) mod pause;
mod people;
mod play;
mod presence;
mod rating;
mod recall;
mod settings;
pub(crate) mod snapshot;
pub(crate) mod state;
mod subscription;
mod transaction;

use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Weak};

use futures_util::future::BoxFuture;
use moonshot_rules::{Game, LegalActions, Seat, Viewer};
use moonshot_table::{Access, Occupant, PersonId};
use tokio::sync::{Mutex, MutexGuard};
use tokio::time::Instant;

use crate::broadcast::delta::Baseline;
use crate::broadcast::outbox::{Cursor, Outbox};
use crate::broadcast::relay::{Relay, Waiter};
use crate::broadcast::subscriber::Delivery;
use crate::cluster::Cluster;
use crate::error::ApiError;
use crate::metrics::trace::Cause;
use crate::metrics::{Metrics, Reason};
use crate::store::TableId;
use crate::store::{Store, Writer};
use crate::util::workers::Threads;
use bots::Bots;
use delayed::DelayedView;
use history::history;
use moonshot_api::{OpenTable, Snapshot};
use snapshot::seats;
use state::TableState;

pub(crate) use keeper::Attendance;
pub(crate) use people::{
    AWAY_AFTER, LONGEST_TEXT, LONGEST_TITLE, WATCH_DELAYS, checked_level, checked_terms,
};
use presence::{Announced, Inbox};
pub(crate) use subscription::TableSubscriber;
pub(crate) use transaction::Transaction;

/// What a table needs of the lobby around it.
pub(crate) trait Lobby: Send + Sync {
    /// Lists a table among the open ones as it is now, or takes it off the list.
    fn list(&self, id: &TableId, created: i64, table: Option<OpenTable>);

    /// The table of that name.
    fn table<'a>(&'a self, id: &'a str) -> BoxFuture<'a, Result<Arc<LiveTable>, ApiError>>;
}

/// What the tables share.
pub(crate) struct TableContext {
    /// The lobby around them; gone when the server stops.
    pub(crate) lobby: Weak<dyn Lobby>,
    pub(crate) store: Arc<dyn Store>,
    pub(crate) writer: Writer,
    pub(crate) bots: Arc<dyn Bots>,
    /// The other servers over the store.
    pub(crate) cluster: Arc<Cluster>,
    /// Workers for bots and hints.
    pub(crate) thinkers: Threads,
    /// Workers for histories and transcripts.
    pub(crate) tellers: Threads,
    /// Workers for replaying long logs.
    pub(crate) readers: Threads,
    /// Metrics of bots and streams.
    pub(crate) metrics: Metrics,
}

impl TableContext {
    /// Runs a bot's search on a worker thread as soon as one is free. The more others wait, the shorter the search.
    pub(crate) async fn think<T: Send + 'static>(
        &self,
        bots: Arc<dyn Bots>,
        thought: impl FnOnce(&dyn Bots) -> Option<T> + Send + 'static,
    ) -> Option<T> {
        let waits = self.metrics.thought_waits();
        let metrics = self.metrics.clone();
        let thought = self.thinkers.work(move |waiting| {
            drop(waits);
            let began = Instant::now();
            let bots = bots::hurried(bots, waiting);
            let thought = thought(&*bots);
            metrics.thought(began.elapsed());
            thought
        });
        thought.await.flatten()
    }
}

/// A table in use.
pub(crate) struct LiveTable {
    id: TableId,
    context: Arc<TableContext>,
    live: Mutex<Live>,
    /// Wakes subscribers whenever there may be an update.
    relay: Arc<Relay>,
    /// Whether a task performs automatic actions.
    driving: AtomicBool,
    /// Whether a task enforces clocks and disconnect timeouts.
    keeping: AtomicBool,
    /// Whether a task expires proposals.
    proposed: AtomicBool,
    /// Whether a task follows the rematch.
    onward: AtomicBool,
    /// Whether the table is marked as listed in the lobby.
    listed: AtomicBool,
    /// Whether the table was deleted.
    deleted: AtomicBool,
    /// The length of the log according to other servers.
    announced_entries: AtomicUsize,
    /// Whether a task waits to retry a failed look.
    waiting: AtomicBool,
    /// Whether another server has rewritten the stored table.
    rewritten: AtomicBool,
    /// The last presence report to other servers.
    announced: Announced,
    /// Unread presence reports of other servers.
    inbox: Inbox,
}

/// The state of a table and what waits for its subscribers.
pub(crate) struct Live {
    pub(crate) state: TableState,
    /// One for each viewer.
    outboxes: Outboxes,
    /// The delayed table for spectators, if the terms set a delay.
    delayed: Option<Box<DelayedView>>,
    /// How many entries of the log are durable and may be published.
    published: usize,
    /// When the table was last used.
    used: Instant,
    /// What set off the last change.
    cause: Cause,
}

impl LiveTable {
    pub(crate) fn new(state: TableState, context: Arc<TableContext>) -> LiveTable {
        LiveTable {
            id: state.record.id.clone(),
            context,
            live: Mutex::new(Live {
                outboxes: Outboxes::default(),
                delayed: None,
                published: state.game.version() as usize,
                state,
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
            Box::pin(self.read_rewritten(&mut live)).await?;
        }
        if live.state.suspect {
            Box::pin(self.read_again(&mut live)).await?;
        } else if self.announced_entries.load(Ordering::Acquire) > live.published {
            Box::pin(self.catch_up(&mut live)).await?;
        }
        self.read_inbox(&mut live);
        Ok(live)
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
        self.context.metrics.watcher_dropped(reason);
    }

    /// Registers a subscriber as that viewer.
    pub(crate) async fn watch(self: &Arc<Self>, viewer: Viewer) -> Result<OutboxToken, ApiError> {
        Ok(OutboxToken::of(&mut *self.look().await?, viewer))
    }

    /// The next message, if there is any, for a person who has seen that much as that viewer and has that baseline. The present
    /// state decides which viewer they are: a person who has lost their seat receives what spectators receive.
    pub(crate) async fn update_after(
        self: &Arc<Self>,
        person: Option<&PersonId>,
        watches: &mut OutboxToken,
        seen: Option<(Viewer, Cursor)>,
        base: &mut Baseline,
    ) -> Result<Delivery, ApiError> {
        let mut live = self.look().await?;
        let viewer = watching(&live.state, person)?;
        if let (Some(person), Some((before, seen))) = (person, seen)
            && before != viewer
        {
            drop(live);
            let told = self.update_of_another(person, watches, (before, seen.version), base);
            return Box::pin(told).await;
        }
        if viewer != watches.viewer {
            *watches = OutboxToken::of(&mut live, viewer);
        }
        let ahead = seen.is_some_and(|(_, seen)| seen.is_after(live.state.version(viewer)));
        if ahead && self.context.cluster.is_shared() {
            // They were connected to another server before.
            Box::pin(self.catch_up(&mut live)).await?;
        }
        let seen = seen.map(|(_, seen)| seen);
        let Live {
            state, outboxes, ..
        } = &mut *live;
        let watching = outboxes.of(viewer, state).watching();
        if let Some(late) = self.behind(&mut live, viewer).await? {
            let (text, seen) = late.update_after(seen, base, watching);
            return Ok(Delivery {
                text,
                viewer,
                seen,
                more: late.next(),
                cause: Cause::default(),
            });
        }
        let Live {
            state,
            outboxes,
            cause,
            ..
        } = &mut *live;
        let version = state.version(viewer);
        let outbox = outboxes.of(viewer, state);
        if state.changes_by_itself() {
            // The remaining time differs for every reader.
            outbox.invalidate();
        }
        // The present state, and changes that are no version, were not set off by the last change.
        let follows = seen.is_some_and(|seen| seen.version < version);
        let cause = if follows {
            cause.clone()
        } else {
            Cause::default()
        };
        let seen = seen.unwrap_or(Cursor::at(version));
        let text = outbox.next(seen, base, version, watching, || state.snapshot(viewer));
        Ok(Delivery {
            text,
            viewer,
            seen: outbox.present(version),
            more: None,
            cause,
        })
    }

    /// What a person may know of the table now.
    pub(crate) async fn snapshot(
        self: &Arc<Self>,
        person: Option<&PersonId>,
    ) -> Result<Snapshot, ApiError> {
        let mut live = self.refresh().await?;
        let viewer = watching(&live.state, person)?;
        Ok(self.shown(&mut live, viewer).await?.snapshot(viewer))
    }

    /// What a list shows a person of the table, and its delay in seconds. The person may have left.
    pub(crate) async fn listed(
        self: &Arc<Self>,
        person: &PersonId,
    ) -> Result<(Snapshot, u16), ApiError> {
        let mut live = self.refresh().await?;
        let viewer = live.state.viewer_of(Some(person));
        let state = self.shown(&mut live, viewer).await?;
        Ok((state.snapshot(Viewer::Spectator), state.ephemeral.delayed))
    }

    /// The state that the viewer sees: delayed or present.
    async fn shown<'live>(
        self: &Arc<Self>,
        live: &'live mut Live,
        viewer: Viewer,
    ) -> Result<&'live TableState, ApiError> {
        let late = self.behind(live, viewer).await?.is_some();
        Ok(match &live.delayed {
            Some(behind) if late => &behind.state,
            _ => &live.state,
        })
    }

    /// The delayed table, if the viewer sees that.
    async fn behind<'live>(
        self: &Arc<Self>,
        live: &'live mut Live,
        viewer: Viewer,
    ) -> Result<Option<&'live mut DelayedView>, ApiError> {
        let delay = live.state.watch_delay();
        if delay == 0 {
            live.delayed = None;
        }
        if delay == 0 || viewer != Viewer::Spectator {
            return Ok(None);
        }
        if live.delayed.as_ref().is_none_or(|late| late.delay != delay) {
            live.delayed = None;
            live.delayed = Some(Box::pin(self.read_late(live, delay)).await?);
        }
        let Live {
            state,
            delayed: late,
            ..
        } = live;
        if let Some(late) = late {
            late.go_on(state)?;
        }
        Ok(late.as_deref_mut())
    }

    /// The table of that many seconds ago, read from its log.
    async fn read_late(&self, live: &Live, delay: u16) -> Result<Box<DelayedView>, ApiError> {
        let store = &self.context.store;
        let now = store.time().await?;
        let mut log = store.log(&self.id).await?;
        // Newer entries of other servers are published here later.
        log.truncate(live.published);
        let since = now.saturating_sub(delayed::length(delay).as_millis() as i64);
        let made = store.made_since(&self.id, since).await?.into_iter();
        let made = made.filter(|(position, _)| *position < live.published);
        let made: Vec<i64> = made.map(|(_, made)| made).collect();
        let record = live.state.record.clone();
        let late = self
            .context
            .readers
            .work(move |_| DelayedView::new(record, log, &made, delay, now));
        let late = late.await;
        Ok(Box::new(late.ok_or(ApiError::Internal(
            "a log could not be replayed",
        ))??))
    }

    /// Everything that happened, as far as the viewer may know it: a `History`, as JSON text.
    pub(crate) async fn history(
        self: &Arc<Self>,
        person: Option<&PersonId>,
    ) -> Result<String, ApiError> {
        let mut live = self.refresh().await?;
        let viewer = watching(&live.state, person)?;
        let state = self.shown(&mut live, viewer).await?;
        let (record, game) = (state.record.clone(), state.game.clone());
        let seats = seats(state, viewer.seat());
        drop(live);
        let told = self.context.tellers.work(move |_| {
            let history = history(&record, seats, &game, viewer);
            serde_json::to_string(&history).ok()
        });
        let told = told.await.flatten();
        told.ok_or(ApiError::Internal("a match could not be told again"))
    }

    /// The match as a file, once it is over.
    pub(crate) async fn transcript(
        self: &Arc<Self>,
        person: Option<&PersonId>,
    ) -> Result<String, ApiError> {
        let live = self.refresh().await?;
        watching(&live.state, person)?;
        let game = live.state.game.clone();
        drop(live);
        if !game.is_over() {
            return Err(ApiError::NotOver);
        }
        let told = self
            .context
            .tellers
            .work(move |_| game.transcript().to_string());
        let told = told.await;
        told.ok_or(ApiError::Internal("a match could not be told again"))
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
}

#[cfg(test)]
impl Live {
    /// How many watch as that viewer.
    pub(crate) fn watching(&mut self, viewer: Viewer) -> usize {
        self.outboxes.of(viewer, &self.state).watching()
    }
}

/// A subscriber's claim on a viewer's outbox: events are kept while it lives.
pub(crate) struct OutboxToken {
    viewer: Viewer,
    _token: Arc<()>,
}

impl OutboxToken {
    fn of(live: &mut Live, viewer: Viewer) -> OutboxToken {
        let Live {
            state, outboxes, ..
        } = live;
        OutboxToken {
            viewer,
            _token: outboxes.of(viewer, state).watch(),
        }
    }
}

/// The outboxes of all viewers.
#[derive(Default)]
struct Outboxes(Vec<(Viewer, Option<PersonId>, Outbox)>);

impl Outboxes {
    /// The outbox of that viewer for the present person; drops what was kept for another person in that seat.
    fn of(&mut self, viewer: Viewer, state: &TableState) -> &mut Outbox {
        let person = state.person_at(viewer);
        let same = |who: &Option<PersonId>| *who == person;
        self.0
            .retain(|(whose, who, _)| *whose != viewer || same(who));
        let place = self.0.iter().position(|(whose, ..)| *whose == viewer);
        let place = place.unwrap_or_else(|| {
            // Most tables have two: their player and the spectators.
            self.0.reserve_exact(1);
            self.0.push((viewer, person, Outbox::new()));
            self.0.len() - 1
        });
        &mut self.0[place].2
    }

    fn each(&mut self, change: impl Fn(&mut Outbox)) {
        self.0.iter_mut().for_each(|(.., outbox)| change(outbox));
    }

    /// Drops the outboxes of all other viewers: their versions mean nothing to the next person in that seat.
    fn keep(&mut self, viewers: impl Iterator<Item = Viewer>) {
        let viewers: Vec<Viewer> = viewers.collect();
        self.0.retain(|(viewer, ..)| viewers.contains(viewer));
    }
}

/// The viewer that a person is, if they may watch.
pub(crate) fn watching(state: &TableState, person: Option<&PersonId>) -> Result<Viewer, ApiError> {
    let viewer = state.viewer_of(person);
    let membership = state.membership();
    let kept = |person| {
        let mut places = membership.places().iter();
        places.any(|place| matches!(&place.occupant, Occupant::Reserved(held) if held == person))
    };
    if viewer != Viewer::Spectator || person.is_some_and(kept) {
        return Ok(viewer);
    }
    if person.is_some_and(|person| membership.has_removed(person)) {
        return Err(ApiError::Removed);
    }
    match membership.terms().access {
        Access::Closed => Err(ApiError::Closed),
        _ => Ok(viewer),
    }
}

/// A legal action of any seat.
pub(crate) fn any_action(state: &TableState) -> Option<(Seat, String)> {
    let seats = state.game.state().to_act();
    seats
        .iter()
        .find_map(|seat| Some((seat, action_of(state, seat)?)))
}

/// A legal action of the seat.
pub(crate) fn action_of(state: &TableState, seat: Seat) -> Option<String> {
    let first = state.game.state().legal(seat).first();
    first.map(|action| action.to_string())
}
