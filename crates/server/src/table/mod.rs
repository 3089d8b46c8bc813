//! A table in use: one writer at a time, and every change durable before anyone is told of it.

mod agree;
mod drive;
mod erase;
mod keeper;
mod people;
mod run;

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use moonshot_rules::{Game, LegalActions, Seat, View, Viewer};
use moonshot_table::{Access, Change, Entry, Sitter};
use tokio::sync::{Mutex, MutexGuard, Semaphore, watch};
use tokio::time::Instant;
use tokio_tungstenite::tungstenite::Utf8Bytes;

use crate::bots::Bots;
use crate::clock::now;
use crate::error::ApiError;
use crate::feed::{Feed, Position};
use crate::history::history;
use crate::identity::PersonId;
use crate::late::{self, Late};
use crate::lobby::Lobby;
use crate::snapshot::{seats, view};
use crate::store::{Store, StoreError, Write, Writer};
use crate::table_id::TableId;
use crate::table_state::TableState;
use crate::watcher::Seen;
use crate::wire::{Autoplay, History, Snapshot, Stage};

pub(crate) use keeper::AtTable;
pub(crate) use people::{checked_level, checked_terms};
pub(crate) use run::Run;

/// What the tables share.
#[derive(Clone)]
pub(crate) struct House {
    pub(crate) store: Arc<dyn Store>,
    pub(crate) writer: Writer,
    pub(crate) bots: Arc<dyn Bots>,
    pub(crate) lobby: Arc<Lobby>,
    /// How many may think at the same time; whoever waits longest is next.
    pub(crate) thinkers: Arc<Semaphore>,
}

impl House {
    /// As many as there are cores but one, which is left for everything else.
    pub(crate) fn thinkers() -> Arc<Semaphore> {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Arc::new(Semaphore::new((cores - 1).max(1)))
    }

    /// Thinks in a thread of its own as soon as one is free.
    pub(crate) async fn think<T: Send + 'static>(
        &self,
        thought: impl FnOnce() -> Option<T> + Send + 'static,
    ) -> Option<T> {
        let _free = self.thinkers.acquire().await.ok()?;
        tokio::task::spawn_blocking(thought).await.ok().flatten()
    }
}

/// A table in use.
pub(crate) struct LiveTable {
    id: TableId,
    house: House,
    live: Mutex<Live>,
    /// Changes whenever there may be an update to send.
    moved: watch::Sender<()>,
    /// Whether a task is doing the actions that the server does by itself.
    driving: AtomicBool,
    /// Whether a task watches over the people's time.
    keeping: AtomicBool,
    /// Whether the table is marked as listed in the lobby.
    listed: AtomicBool,
    /// Whether the table was deleted.
    deleted: AtomicBool,
}

/// The state of a table and what its watchers are still to be told.
pub(crate) struct Live {
    pub(crate) state: TableState,
    /// One for each viewer that is told of the table.
    feeds: Feeds,
    /// The table as whoever watches is shown it, where that is later than the players.
    late: Option<Late>,
    /// When the table was asked for last.
    used: Instant,
}

impl LiveTable {
    pub(crate) fn new(state: TableState, house: House) -> LiveTable {
        LiveTable {
            id: state.record.id.clone(),
            house,
            live: Mutex::new(Live {
                feeds: Feeds::default(),
                late: None,
                state,
                used: Instant::now(),
            }),
            moved: watch::Sender::new(()),
            driving: AtomicBool::new(false),
            keeping: AtomicBool::new(false),
            listed: AtomicBool::new(false),
            deleted: AtomicBool::new(false),
        }
    }

    /// The table; read again from the log after a write whose outcome is unknown.
    pub(crate) async fn look(self: &Arc<Self>) -> Result<MutexGuard<'_, Live>, ApiError> {
        let mut live = self.live.lock().await;
        if self.deleted.load(Ordering::Acquire) {
            return Err(ApiError::NoTable);
        }
        live.used = Instant::now();
        if live.state.suspect {
            let log = self.house.store.log(&self.id).await?;
            let passing = std::mem::take(&mut live.state.passing);
            live.state = replay(&live.state.record, log).await?;
            live.state.passing = passing;
            live.late = None;
            live.feeds.each(Feed::forget);
            self.moved.send_replace(());
            self.wake(&live.state);
        }
        Ok(live)
    }

    /// A receiver that is notified whenever there may be an update to send.
    pub(crate) fn hear(&self) -> watch::Receiver<()> {
        self.moved.subscribe()
    }

    /// A token that the viewer watches. Their events are kept while there is one.
    pub(crate) async fn watch(self: &Arc<Self>, viewer: Viewer) -> Result<Arc<()>, ApiError> {
        let mut live = self.look().await?;
        Ok(live.feeds.of(viewer).watch())
    }

    /// The message for a person who has seen that much as that viewer, if there is any, and how much they have seen after
    /// it. Who they are at the table is asked of its present: whoever sits here no more is told no more than a spectator.
    pub(crate) async fn update_after(
        self: &Arc<Self>,
        person: Option<&PersonId>,
        seen: Option<(Viewer, Position)>,
    ) -> Result<Told, ApiError> {
        let mut live = self.look().await?;
        let viewer = watching(&live.state, person)?;
        let seen = seen.map(|(as_viewer, seen)| match as_viewer == viewer {
            true => seen,
            // Whoever has become another viewer gets the present.
            false => Position::at(u64::MAX),
        });
        if let Some(late) = self.behind(&mut live, viewer).await? {
            let (text, seen) = late.update_after(seen);
            return Ok(Told {
                text,
                viewer,
                seen,
                more: late.next(),
            });
        }
        let Live { state, feeds, .. } = &mut *live;
        let version = state.version(viewer);
        let feed = feeds.of(viewer);
        if state.changes_by_itself() {
            // How much time is left is another for everybody who asks.
            feed.make_anew();
        }
        let seen = seen.unwrap_or(Position::at(version));
        let text = feed.next(seen, version, || state.snapshot(viewer));
        Ok(Told {
            text,
            viewer,
            seen: feed.present(version),
            more: None,
        })
    }

    /// What a person may know of the table now.
    pub(crate) async fn snapshot(
        self: &Arc<Self>,
        person: Option<&PersonId>,
    ) -> Result<Snapshot, ApiError> {
        let mut live = self.look().await?;
        let viewer = watching(&live.state, person)?;
        Ok(self.shown(&mut live, viewer).await?.snapshot(viewer))
    }

    /// What a list tells a person of the table, and by how many seconds it is late. Whoever sat here may not be there any
    /// more.
    pub(crate) async fn listed(
        self: &Arc<Self>,
        person: &PersonId,
    ) -> Result<(Snapshot, u16), ApiError> {
        let mut live = self.look().await?;
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
            let (store, now) = (&self.house.store, now());
            let log = store.log(&self.id).await?;
            let since = now.saturating_sub(late::length(delay).as_millis() as i64);
            let made = store.made_since(&self.id, since).await?;
            let record = live.state.record.clone();
            live.late = Some(Late::new(record, log, &made, delay, now)?);
        }
        let Live { state, late, .. } = live;
        if let Some(late) = late {
            late.go_on(&state.passing)?;
        }
        Ok(late.as_mut())
    }

    /// Does a person's action, chosen at `version`. Returns their version after it.
    pub(crate) async fn act(
        self: &Arc<Self>,
        person: &PersonId,
        version: u64,
        action: &str,
    ) -> Result<u64, ApiError> {
        let mut live = self.look().await?;
        let seat = seat_at(&live.state, person, version, Seen::TheQuestion)?;
        playing(&live.state)?;
        let mut run = Run::default();
        let back = if live.state.is_person(seat) {
            Ok(())
        } else {
            // Whoever plays again has come back.
            run.change(&mut live.state, Change::Back { seat })
        };
        let acted = back.and_then(|()| run.act(&mut live.state, seat, action));
        match self.done(&mut live, run, acted).await {
            Err(ApiError::Storage(StoreError::Stale)) => {
                // Another server appended first; its entries are read now.
                drop(live);
                let live = self.look().await?;
                let snapshot = live.state.snapshot(Viewer::Seat(seat));
                Err(ApiError::Stale(Box::new(snapshot)))
            }
            Err(error) => Err(error),
            Ok(()) => Ok(live.state.version(Viewer::Seat(seat))),
        }
    }

    /// Undoes back to the person's last decision. Returns their version after it.
    pub(crate) async fn undo(
        self: &Arc<Self>,
        person: &PersonId,
        version: u64,
    ) -> Result<u64, ApiError> {
        let mut live = self.look().await?;
        let seat = seat_at(&live.state, person, version, Seen::OwnAct)?;
        alone(&live.state)?;
        let keep = live.state.undo_keeping(seat);
        let mut run = Run::default();
        let undone = run.undo(&mut live.state, seat, keep.ok_or(ApiError::NothingToUndo)?);
        self.done(&mut live, run, undone).await?;
        Ok(live.state.version(Viewer::Seat(seat)))
    }

    /// Plays out a hand in which nothing can change a score any more. Returns the person's version after it.
    pub(crate) async fn finish(
        self: &Arc<Self>,
        person: &PersonId,
        version: u64,
    ) -> Result<u64, ApiError> {
        let mut live = self.look().await?;
        let seat = seat_at(&live.state, person, version, Seen::OwnAct)?;
        if !view(live.state.game.state(), Viewer::Seat(seat)).is_settled() {
            return Err(ApiError::NotSettled);
        }
        alone(&live.state)?;
        let mut run = Run::default();
        let finished = run.finish(&mut live.state);
        self.done(&mut live, run, finished).await?;
        Ok(live.state.version(Viewer::Seat(seat)))
    }

    /// Plays out a hand whose every trick that is left is the person's own, as they can prove. Returns their version after
    /// it.
    pub(crate) async fn claim(
        self: &Arc<Self>,
        person: &PersonId,
        version: u64,
    ) -> Result<u64, ApiError> {
        let mut live = self.look().await?;
        let seat = seat_at(&live.state, person, version, Seen::TheQuestion)?;
        let claim = |state: &TableState| view(state.game.state(), Viewer::Seat(seat)).claim();
        if live.state.record.lesson.is_some() || claim(&live.state).is_none() {
            return Err(ApiError::NothingToClaim);
        }
        playing(&live.state)?;
        let mut run = Run::default();
        let claimed = run.claim(&mut live.state, seat);
        self.done(&mut live, run, claimed).await?;
        Ok(live.state.version(Viewer::Seat(seat)))
    }

    /// Does what follows a run by itself and stores it all; or, where the run failed, nothing of it.
    async fn done(
        self: &Arc<Self>,
        live: &mut Live,
        mut run: Run,
        done: Result<(), ApiError>,
    ) -> Result<(), ApiError> {
        if let Err(error) = done {
            // What the run has done so far is undone by reading the log.
            live.state.suspect |= !run.is_empty();
            return Err(error);
        }
        run.go_on(&mut live.state, &self.house.bots);
        self.store(live, run).await
    }

    /// What a bot would do in a person's place, knowing their view; `None` when it is not their turn.
    pub(crate) async fn suggest(
        self: &Arc<Self>,
        person: &PersonId,
    ) -> Result<Option<(String, Option<String>)>, ApiError> {
        let live = self.look().await?;
        let seat = live.state.seat_of(person).ok_or(ApiError::NotSeated)?;
        let state = live.state.game.state();
        if !state.to_act().contains(seat) || live.state.stage() != Stage::Playing {
            return Ok(None);
        }
        let view = view(state, Viewer::Seat(seat));
        drop(live);
        let bots = Arc::clone(&self.house.bots);
        Ok(self.house.think(move || bots.advise(&view)).await)
    }

    /// A person lets the card lie that did not follow suit; a bot that waits for them need not any more.
    pub(crate) async fn go_on(
        self: &Arc<Self>,
        person: &PersonId,
        version: u64,
    ) -> Result<u64, ApiError> {
        let mut live = self.look().await?;
        let seat = seat_at(&live.state, person, version, Seen::OwnAct)?;
        if !live.state.let_lie(seat) {
            return Err(ApiError::NobodyWaits);
        }
        self.moved.send_replace(());
        Ok(live.state.version(Viewer::Seat(seat)))
    }

    /// Changes for how many seconds bots wait for a person, from the next pause on.
    pub(crate) async fn set_patience(
        self: &Arc<Self>,
        person: &PersonId,
        seconds: u16,
    ) -> Result<(), ApiError> {
        let mut live = self.look().await?;
        let seat = live.state.seat_of(person).ok_or(ApiError::NotSeated)?;
        live.state.passing.patience.insert(seat, seconds);
        live.feeds.each(Feed::make_anew);
        Ok(())
    }

    /// Changes for how long a person likes a finished trick to stay. It says nothing of anybody's cards, so everybody is
    /// told at once.
    pub(crate) async fn set_trick_stays(
        self: &Arc<Self>,
        person: &PersonId,
        milliseconds: u16,
    ) -> Result<(), ApiError> {
        let mut live = self.look().await?;
        live.state.seat_of(person).ok_or(ApiError::NotSeated)?;
        let before = live.state.trick_stays();
        let stays = &mut live.state.passing.trick_stays;
        stays.insert(person.clone(), milliseconds);
        if live.state.trick_stays() != before {
            live.feeds.each(Feed::stir);
            self.moved.send_replace(());
        }
        Ok(())
    }

    /// Stores a person's setting; forced cards are played if it now says so.
    pub(crate) async fn set_autoplay(
        self: &Arc<Self>,
        person: &PersonId,
        autoplay: Autoplay,
    ) -> Result<(), ApiError> {
        let mut live = self.look().await?;
        let seat = live.state.seat_of(person).ok_or(ApiError::NotSeated)?;
        let setting = Write::Autoplay {
            table: self.id.clone(),
            person: person.clone(),
            autoplay,
        };
        self.house.writer.write(setting).await?;
        live.state.record.autoplay.insert(person.clone(), autoplay);
        live.feeds.of(Viewer::Seat(seat)).rest();
        self.wake(&live.state);
        Ok(())
    }

    /// Stores whether the person has put the table away.
    pub(crate) async fn put_away(
        self: &Arc<Self>,
        person: &PersonId,
        put_away: bool,
    ) -> Result<(), ApiError> {
        let live = self.look().await?;
        live.state.seat_of(person).ok_or(ApiError::NotSeated)?;
        drop(live);
        let mark = Write::PutAway {
            table: self.id.clone(),
            person: person.clone(),
            put_away,
        };
        Ok(self.house.writer.write(mark).await?)
    }

    /// What the viewer may know of all that happened.
    pub(crate) async fn history(
        self: &Arc<Self>,
        person: Option<&PersonId>,
    ) -> Result<History, ApiError> {
        let mut live = self.look().await?;
        let viewer = watching(&live.state, person)?;
        let state = self.shown(&mut live, viewer).await?;
        let (record, game) = (state.record.clone(), state.game.clone());
        let seats = seats(state, viewer.seat());
        drop(live);
        let told =
            tokio::task::spawn_blocking(move || history(&record, seats, &game, viewer)).await;
        told.map_err(|_| ApiError::Internal("a match could not be told again"))
    }

    /// Does what an entry says, and what follows it by itself.
    #[cfg(test)]
    pub(crate) async fn enter(
        self: &Arc<Self>,
        entry: &moonshot_table::Entry,
    ) -> Result<(), ApiError> {
        let mut live = self.look().await?;
        let mut run = Run::default();
        run.enter(&mut live.state, entry);
        self.done(&mut live, run, Ok(())).await
    }

    /// Stores what a run did, and only then tells of it.
    async fn store(self: &Arc<Self>, live: &mut Live, run: Run) -> Result<(), ApiError> {
        let (entries, told) = run.into_parts();
        if entries.is_empty() {
            return Ok(());
        }
        let acted: Vec<Seat> = entries.iter().filter_map(acted_by).collect();
        let changed = entries
            .iter()
            .any(|entry| matches!(entry, Entry::Table { .. }));
        let later = live.late.is_some().then(|| entries.clone());
        // Until the store answers, the stored log may or may not have the entries.
        live.state.suspect = true;
        let append = Write::Append {
            table: self.id.clone(),
            position: live.state.game.version() as usize - entries.len(),
            entries,
        };
        self.house.writer.write(append).await?;
        live.state.suspect = false;
        if let (Some(late), Some(entries)) = (&mut live.late, later) {
            late.add(entries);
        }
        live.state.pause_if_due();
        live.state.clocks_go_on(&acted);
        for (viewer, version, noticed) in told.iter().flatten() {
            live.feeds.of(*viewer).notice(*version, noticed);
        }
        if changed {
            live.feeds.keep(live.state.viewers());
        }
        self.moved.send_replace(());
        self.list(&live.state);
        self.wake(&live.state);
        self.watch_over(&live.state);
        if live.state.game.is_over() {
            // A mark that is missed is made when somebody looks for it.
            let mark = live.state.over_mark();
            let writer = self.house.writer.clone();
            tokio::spawn(async move { writer.write(mark).await });
        }
        Ok(())
    }

    /// When the table was asked for last; `None` while somebody is at it.
    pub(crate) fn idle_since(&self) -> Option<Instant> {
        let live = self.live.try_lock().ok()?;
        let driving = self.driving.load(Ordering::Acquire);
        (!driving && self.moved.receiver_count() == 0).then_some(live.used)
    }

    /// Gives back the memory that a table needs only while something happens there, if it was not used since then.
    pub(crate) fn rest(&self, unless_used_since: Instant) {
        if let Ok(mut live) = self.live.try_lock()
            && live.used < unless_used_since
        {
            live.feeds.each(Feed::rest);
            if self.moved.receiver_count() == 0 {
                live.late = None;
            }
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
}

/// What each viewer is still to be told.
#[derive(Default)]
struct Feeds(Vec<(Viewer, Feed)>);

impl Feeds {
    /// The feed of that viewer.
    fn of(&mut self, viewer: Viewer) -> &mut Feed {
        let place = self.0.iter().position(|(whose, _)| *whose == viewer);
        let place = place.unwrap_or_else(|| {
            self.0.push((viewer, Feed::new()));
            self.0.len() - 1
        });
        &mut self.0[place].1
    }

    fn each(&mut self, change: impl Fn(&mut Feed)) {
        self.0.iter_mut().for_each(|(_, feed)| change(feed));
    }

    /// Forgets those of other viewers than these. Their versions mean nothing to whoever sits there next.
    fn keep(&mut self, viewers: impl Iterator<Item = Viewer>) {
        let viewers: Vec<Viewer> = viewers.collect();
        self.0.retain(|(viewer, _)| viewers.contains(viewer));
    }
}

fn acted_by(entry: &Entry) -> Option<Seat> {
    match entry {
        Entry::Act { seat, .. } => Some(*seat),
        _ => None,
    }
}

/// The viewer that a person is, if they may watch.
pub(crate) fn watching(state: &TableState, person: Option<&PersonId>) -> Result<Viewer, ApiError> {
    let viewer = state.viewer_of(person);
    let company = state.company();
    let kept = |person| {
        let mut places = company.places().iter();
        places.any(|place| matches!(&place.sitter, Sitter::Held(held) if held == person))
    };
    let shut = company.terms().access == Access::Closed
        || person.is_some_and(|person| company.has_removed(person));
    if viewer == Viewer::Spectator && shut && !person.is_some_and(kept) {
        return Err(ApiError::Closed);
    }
    Ok(viewer)
}

/// Refuses where nothing can be played now.
fn playing(state: &TableState) -> Result<(), ApiError> {
    match state.stage() {
        Stage::Waiting => Err(ApiError::NotBegun),
        _ if state.company().paused() => Err(ApiError::Paused),
        _ => Ok(()),
    }
}

/// Refuses where several people sit: they have to agree.
fn alone(state: &TableState) -> Result<(), ApiError> {
    playing(state)?;
    match state.people() {
        0 | 1 => Ok(()),
        _ => Err(ApiError::MustAgree),
    }
}

/// The table after the entries of its log. A long log is read in a thread of its own.
pub(crate) async fn replay(
    record: &crate::store::TableRecord,
    log: Vec<moonshot_table::Entry>,
) -> Result<TableState, ApiError> {
    /// A log of this many entries is replayed in less than a millisecond.
    const SHORT: usize = 64;
    let record = record.clone();
    if log.len() <= SHORT {
        return Ok(TableState::replay(record, &log)?);
    }
    let replayed = tokio::task::spawn_blocking(move || TableState::replay(record, &log)).await;
    Ok(replayed.map_err(|_| ApiError::Internal("a log could not be replayed"))??)
}

/// The person's seat, if the request is recent enough.
fn seat_at(
    state: &TableState,
    person: &PersonId,
    version: u64,
    seen: Seen,
) -> Result<Seat, ApiError> {
    let seat = state.seat_of(person).ok_or(ApiError::NotSeated)?;
    let viewer = Viewer::Seat(seat);
    if state.had_seen(viewer, version, seen) {
        Ok(seat)
    } else {
        Err(ApiError::Stale(Box::new(state.snapshot(viewer))))
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
