//! A table in use: one writer at a time, and every change durable before anyone is told of it.

mod agree;
mod drive;
mod erase;
mod keeper;
mod log;
mod onward;
mod people;
mod play;
mod presence;
mod recall;
mod run;
mod settings;

use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Weak};

use moonshot_rules::{Game, LegalActions, Seat, Viewer};
use moonshot_table::{Access, Occupant};
use tokio::sync::{Mutex, MutexGuard};
use tokio::time::Instant;
use tungstenite::Utf8Bytes;

use crate::bots::{self, Bots};
use crate::changes::Base;
use crate::error::ApiError;
use crate::feed::{Feed, Position};
use crate::history::history;
use crate::identity::PersonId;
use crate::late::{self, Late};
use crate::lobby::Lobby;
use crate::metrics::{Metrics, Reason};
use crate::relay::{Relay, Runner};
use crate::service::Service;
use crate::snapshot::seats;
use crate::store::{Store, Writer};
use crate::table_id::TableId;
use crate::table_state::TableState;
use crate::tables::Tables;
use crate::threads::Threads;
use crate::trace::Cause;
use crate::wire::Snapshot;

pub(crate) use keeper::AtTable;
pub(crate) use people::{
    AWAY_AFTER, LONGEST_TEXT, LONGEST_TITLE, WATCH_DELAYS, checked_level, checked_terms,
};
use presence::{Announced, Inbox};
pub(crate) use run::Run;

/// What the tables share.
pub(crate) struct House {
    /// The tables that it has.
    pub(crate) tables: Weak<Tables>,
    pub(crate) store: Arc<dyn Store>,
    pub(crate) writer: Writer,
    pub(crate) bots: Arc<dyn Bots>,
    pub(crate) lobby: Arc<Lobby>,
    /// The other servers over the store.
    pub(crate) service: Arc<Service>,
    /// Where bots and hints think.
    pub(crate) thinkers: Threads,
    /// Where a match is told from its beginning.
    pub(crate) tellers: Threads,
    /// Where long logs are read.
    pub(crate) readers: Threads,
    /// What is counted of thinking and of streams.
    pub(crate) metrics: Metrics,
}

impl House {
    /// Has bots think in a thread of its own as soon as one is free; the less, the more others wait.
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
    house: Arc<House>,
    live: Mutex<Live>,
    /// Tells whenever there may be an update to send.
    moved: Arc<Relay>,
    /// Whether a task is doing the actions that the server does by itself.
    driving: AtomicBool,
    /// Whether a task watches over the people's time.
    keeping: AtomicBool,
    /// Whether a task watches over what is proposed.
    proposed: AtomicBool,
    /// Whether a task looks after the company's next table.
    onward: AtomicBool,
    /// Whether the table is marked as listed in the lobby.
    listed: AtomicBool,
    /// Whether the table was deleted.
    deleted: AtomicBool,
    /// How many entries the log has, as other servers say.
    heard: AtomicUsize,
    /// Whether a task waits to look at the table again.
    waiting: AtomicBool,
    /// Whether another server has written over what is stored of the table.
    rewritten: AtomicBool,
    /// What the other servers were told last of who is here.
    announced: Announced,
    /// What other servers say of those who are at the table through them, and was not looked at yet.
    inbox: Inbox,
}

/// The state of a table and what its watchers are still to be told.
pub(crate) struct Live {
    pub(crate) state: TableState,
    /// One for each viewer that is told of the table.
    feeds: Feeds,
    /// The table as whoever watches is shown it, where that is later than the players.
    late: Option<Box<Late>>,
    /// How many entries of the log the state has that whoever watches may be told of.
    told: usize,
    /// When the table was asked for last.
    used: Instant,
    /// What the last change was set off by.
    cause: Cause,
}

impl LiveTable {
    pub(crate) fn new(state: TableState, house: Arc<House>) -> LiveTable {
        LiveTable {
            id: state.record.id.clone(),
            house,
            live: Mutex::new(Live {
                feeds: Feeds::default(),
                late: None,
                told: state.game.version() as usize,
                state,
                used: Instant::now(),
                cause: Cause::default(),
            }),
            moved: Arc::default(),
            driving: AtomicBool::new(false),
            keeping: AtomicBool::new(false),
            proposed: AtomicBool::new(false),
            onward: AtomicBool::new(false),
            listed: AtomicBool::new(false),
            deleted: AtomicBool::new(false),
            heard: AtomicUsize::new(0),
            waiting: AtomicBool::new(false),
            rewritten: AtomicBool::new(false),
            announced: Announced::default(),
            inbox: Inbox::default(),
        }
    }

    /// The table as it is, as far as it is known here; read again from the log after a write whose outcome is unknown.
    pub(crate) async fn look(self: &Arc<Self>) -> Result<MutexGuard<'_, Live>, ApiError> {
        let mut live = self.live.lock().await;
        if self.deleted.load(Ordering::Acquire) {
            return Err(ApiError::NoTable);
        }
        live.used = Instant::now();
        // What is rare is in a box: everybody who waits for a table has room for the largest of what they may come to do.
        if self.rewritten.load(Ordering::Acquire) {
            Box::pin(self.read_rewritten(&mut live)).await?;
        }
        if live.state.suspect {
            Box::pin(self.read_again(&mut live)).await?;
        } else if self.heard.load(Ordering::Acquire) > live.told {
            Box::pin(self.catch_up(&mut live)).await?;
        }
        self.read_inbox(&mut live);
        Ok(live)
    }

    /// Its name.
    pub(crate) fn id(&self) -> &TableId {
        &self.id
    }

    /// Somebody who is told whenever there may be an update to send.
    pub(crate) fn hear(&self) -> Runner {
        self.moved.join()
    }

    /// Has whoever follows the table look for an update.
    pub(crate) fn wake_watchers(&self) {
        self.moved.tell();
    }

    /// Counts that the server has ended somebody's stream.
    pub(crate) fn count_dropped(&self, reason: Reason) {
        self.house.metrics.watcher_dropped(reason);
    }

    /// Somebody watches as that viewer.
    pub(crate) async fn watch(self: &Arc<Self>, viewer: Viewer) -> Result<Watches, ApiError> {
        Ok(Watches::of(&mut *self.look().await?, viewer))
    }

    /// The message for a person who has seen that much as that viewer and has `base`, if there is any, and how much they
    /// have seen after it. Who they are at the table is asked of its present: whoever sits here no more is told no more than a spectator,
    /// and watches as one.
    pub(crate) async fn update_after(
        self: &Arc<Self>,
        person: Option<&PersonId>,
        watches: &mut Watches,
        seen: Option<(Viewer, Position)>,
        base: &mut Base,
    ) -> Result<Told, ApiError> {
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
            *watches = Watches::of(&mut live, viewer);
        }
        let ahead = seen.is_some_and(|(_, seen)| seen.is_after(live.state.version(viewer)));
        if ahead && self.house.service.is_shared() {
            // They were told by another server.
            Box::pin(self.catch_up(&mut live)).await?;
        }
        let seen = seen.map(|(_, seen)| seen);
        let Live { state, feeds, .. } = &mut *live;
        let watching = feeds.of(viewer, state).watching();
        if let Some(late) = self.behind(&mut live, viewer).await? {
            let (text, seen) = late.update_after(seen, base, watching);
            return Ok(Told {
                text,
                viewer,
                seen,
                more: late.next(),
                cause: Cause::default(),
            });
        }
        let Live {
            state,
            feeds,
            cause,
            ..
        } = &mut *live;
        let version = state.version(viewer);
        let feed = feeds.of(viewer, state);
        if state.changes_by_itself() {
            // How much time is left is another for everybody who asks.
            feed.make_anew();
        }
        // The present, and what is no version, was not set off by the last change.
        let follows = seen.is_some_and(|seen| seen.version < version);
        let cause = if follows {
            cause.clone()
        } else {
            Cause::default()
        };
        let seen = seen.unwrap_or(Position::at(version));
        let text = feed.next(seen, base, version, watching, || state.snapshot(viewer));
        Ok(Told {
            text,
            viewer,
            seen: feed.present(version),
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

    /// What a list tells a person of the table, and by how many seconds it is late. Whoever sat here may not be there any
    /// more.
    pub(crate) async fn listed(
        self: &Arc<Self>,
        person: &PersonId,
    ) -> Result<(Snapshot, u16), ApiError> {
        let mut live = self.refresh().await?;
        let viewer = live.state.viewer_of(Some(person));
        let state = self.shown(&mut live, viewer).await?;
        Ok((state.snapshot(Viewer::Spectator), state.passing.delayed))
    }

    /// The state that the viewer is shown.
    async fn shown<'live>(
        self: &Arc<Self>,
        live: &'live mut Live,
        viewer: Viewer,
    ) -> Result<&'live TableState, ApiError> {
        let late = self.behind(live, viewer).await?.is_some();
        Ok(match &live.late {
            Some(behind) if late => &behind.state,
            _ => &live.state,
        })
    }

    /// The table as it was, where the viewer is told of that.
    async fn behind<'live>(
        self: &Arc<Self>,
        live: &'live mut Live,
        viewer: Viewer,
    ) -> Result<Option<&'live mut Late>, ApiError> {
        let delay = live.state.watch_delay();
        if delay == 0 {
            live.late = None;
        }
        if delay == 0 || viewer != Viewer::Spectator {
            return Ok(None);
        }
        if live.late.as_ref().is_none_or(|late| late.delay != delay) {
            live.late = None;
            live.late = Some(Box::pin(self.read_late(live, delay)).await?);
        }
        let Live { state, late, .. } = live;
        if let Some(late) = late {
            late.go_on(state)?;
        }
        Ok(late.as_deref_mut())
    }

    /// The table as it was that many seconds ago, read from its log.
    async fn read_late(&self, live: &Live, delay: u16) -> Result<Box<Late>, ApiError> {
        let store = &self.house.store;
        let now = store.time().await?;
        let mut log = store.log(&self.id).await?;
        // Another server may have done more by now, which is told here later.
        log.truncate(live.told);
        let since = now.saturating_sub(late::length(delay).as_millis() as i64);
        let made = store.made_since(&self.id, since).await?.into_iter();
        let made = made.filter(|(position, _)| *position < live.told);
        let made: Vec<i64> = made.map(|(_, made)| made).collect();
        let record = live.state.record.clone();
        let late = self
            .house
            .readers
            .work(move |_| Late::new(record, log, &made, delay, now));
        let late = late.await;
        Ok(Box::new(late.ok_or(ApiError::Internal(
            "a log could not be replayed",
        ))??))
    }

    /// What the viewer may know of all that happened: a `History`, as text.
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
        let told = self.house.tellers.work(move |_| {
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
            .house
            .tellers
            .work(move |_| game.transcript().to_string());
        let told = told.await;
        told.ok_or(ApiError::Internal("a match could not be told again"))
    }

    /// When the table was asked for last; `None` while somebody is at it.
    pub(crate) fn idle_since(&self) -> Option<Instant> {
        let live = self.live.try_lock().ok()?;
        (!self.is_used()).then_some(live.used)
    }

    /// Whether somebody is at the table, or something is done there by itself.
    pub(crate) fn is_used(&self) -> bool {
        self.driving.load(Ordering::Acquire) || self.moved.is_waited_for()
    }

    /// Gives back the memory that a table needs only while something happens there, if it was not used since then.
    pub(crate) fn rest(&self, unless_used_since: Instant) {
        if let Ok(mut live) = self.live.try_lock()
            && live.used < unless_used_since
        {
            live.feeds.each(Feed::rest);
            if !self.moved.is_waited_for() {
                live.late = None;
            }
        }
    }
}

#[cfg(test)]
impl Live {
    /// How many watch as that viewer.
    pub(crate) fn watching(&mut self, viewer: Viewer) -> usize {
        self.feeds.of(viewer, &self.state).watching()
    }
}

/// Somebody watches as a viewer for as long as this lives: the viewer's events are kept.
pub(crate) struct Watches {
    viewer: Viewer,
    _token: Arc<()>,
}

impl Watches {
    fn of(live: &mut Live, viewer: Viewer) -> Watches {
        let Live { state, feeds, .. } = live;
        Watches {
            viewer,
            _token: feeds.of(viewer, state).watch(),
        }
    }
}

/// What a watcher is told.
pub(crate) struct Told {
    /// The message, if there is any.
    pub(crate) text: Option<Utf8Bytes>,
    /// As whom.
    pub(crate) viewer: Viewer,
    /// How much they have seen after it.
    pub(crate) seen: Position,
    /// When there is more to tell though nothing happens until then.
    pub(crate) more: Option<Instant>,
    /// What it was set off by.
    pub(crate) cause: Cause,
}

/// What each viewer is still to be told.
#[derive(Default)]
struct Feeds(Vec<(Viewer, Option<PersonId>, Feed)>);

impl Feeds {
    /// The feed of that viewer, for whoever it is now: what was kept for another who sat there is forgotten.
    fn of(&mut self, viewer: Viewer, state: &TableState) -> &mut Feed {
        let person = state.person_at(viewer);
        let same = |who: &Option<PersonId>| *who == person;
        self.0
            .retain(|(whose, who, _)| *whose != viewer || same(who));
        let place = self.0.iter().position(|(whose, ..)| *whose == viewer);
        let place = place.unwrap_or_else(|| {
            // Most tables have two: their person and whoever watches.
            self.0.reserve_exact(1);
            self.0.push((viewer, person, Feed::new()));
            self.0.len() - 1
        });
        &mut self.0[place].2
    }

    fn each(&mut self, change: impl Fn(&mut Feed)) {
        self.0.iter_mut().for_each(|(.., feed)| change(feed));
    }

    /// Forgets those of other viewers than these. Their versions mean nothing to whoever sits there next.
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
