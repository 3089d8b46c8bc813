//! A table in use: one writer at a time, and every change durable before anyone is told of it.

mod drive;
mod run;

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use moonshot_rules::{Game, LegalActions, Phase, Seat, View, Viewer};
use tokio::sync::{Mutex, MutexGuard, watch};
use tokio::time::Instant;
use tokio_tungstenite::tungstenite::Utf8Bytes;

use crate::bots::Bots;
use crate::error::ApiError;
use crate::feed::{Feed, Position};
use crate::history::history;
use crate::identity::PersonId;
use crate::snapshot::view;
use crate::store::{Store, StoreError, Write, Writer};
use crate::table_id::TableId;
use crate::table_state::TableState;
use crate::watcher::Seen;
use crate::wire::{Autoplay, History};

pub(crate) use run::Run;

/// What the tables share.
#[derive(Clone)]
pub(crate) struct House {
    pub(crate) store: Arc<dyn Store>,
    pub(crate) writer: Writer,
    pub(crate) bots: Arc<dyn Bots>,
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
}

/// The state of a table and what its watchers are still to be told.
pub(crate) struct Live {
    pub(crate) state: TableState,
    /// One for each watcher of the state, in the same order.
    feeds: Vec<Feed>,
    /// When the table was asked for last.
    used: Instant,
}

impl LiveTable {
    pub(crate) fn new(state: TableState, house: House) -> LiveTable {
        LiveTable {
            id: state.record.id.clone(),
            house,
            live: Mutex::new(Live {
                feeds: (0..state.watchers()).map(|_| Feed::new()).collect(),
                state,
                used: Instant::now(),
            }),
            moved: watch::Sender::new(()),
            driving: AtomicBool::new(false),
        }
    }

    /// The table; read again from the log after a write whose outcome is unknown.
    pub(crate) async fn look(self: &Arc<Self>) -> Result<MutexGuard<'_, Live>, ApiError> {
        let mut live = self.live.lock().await;
        live.used = Instant::now();
        if live.state.suspect {
            let log = self.house.store.log(&self.id).await?;
            let patience = std::mem::take(&mut live.state.patience);
            live.state = replay(&live.state.record, log).await?;
            live.state.patience = patience;
            live.feeds.iter_mut().for_each(Feed::forget);
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
        let live = self.look().await?;
        Ok(live.feeds[live.state.place_of(viewer)].watch())
    }

    /// The message for a viewer who has seen that much, if there is any, and how much they have seen after it.
    pub(crate) async fn update_after(
        self: &Arc<Self>,
        viewer: Viewer,
        seen: Option<Position>,
    ) -> Result<(Option<Utf8Bytes>, Position), ApiError> {
        let mut live = self.look().await?;
        let Live { state, feeds, .. } = &mut *live;
        let version = state.version(viewer);
        let feed = &mut feeds[state.place_of(viewer)];
        if state.pause().is_some() {
            // How much time is left is another for everybody who asks.
            feed.make_anew();
        }
        let seen = seen.unwrap_or(Position::at(version));
        let text = feed.next(seen, version, || state.snapshot(viewer));
        Ok((text, feed.present(version)))
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
        let mut run = Run::default();
        run.act(&mut live.state, seat, action)?;
        run.go_on(&mut live.state, &*self.house.bots);
        match self.store(&mut live, run).await {
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
        let keep = live.state.undo_keeping(seat);
        let mut run = Run::default();
        run.undo(&mut live.state, seat, keep.ok_or(ApiError::NothingToUndo)?)?;
        run.go_on(&mut live.state, &*self.house.bots);
        self.store(&mut live, run).await?;
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
        let hand = live.state.game.state().hand_number();
        let mut run = Run::default();
        while live.state.game.state().hand_number() == hand {
            let Some((next, action)) = any_action(&live.state) else {
                break;
            };
            if let Err(error) = run.act(&mut live.state, next, &action) {
                // What the run has done so far is undone by reading the log.
                live.state.suspect = true;
                return Err(error);
            }
        }
        run.go_on(&mut live.state, &*self.house.bots);
        self.store(&mut live, run).await?;
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
        let mut run = Run::default();
        while let Some(lead) = claim(&live.state) {
            let mut next = Some((seat, lead.to_string()));
            // The others follow with whatever they may: it makes no difference.
            while let Some((player, action)) = next {
                if let Err(error) = run.act(&mut live.state, player, &action) {
                    // What the run has done so far is undone by reading the log.
                    live.state.suspect = true;
                    return Err(error);
                }
                let state = live.state.game.state();
                let goes_on = state.phase() == Phase::Play && !state.to_act().contains(seat);
                next = any_action(&live.state).filter(|_| goes_on);
            }
        }
        run.go_on(&mut live.state, &*self.house.bots);
        self.store(&mut live, run).await?;
        Ok(live.state.version(Viewer::Seat(seat)))
    }

    /// What a bot would do in a person's place, knowing their view; `None` when it is not their turn.
    pub(crate) async fn suggest(
        self: &Arc<Self>,
        person: &PersonId,
    ) -> Result<Option<String>, ApiError> {
        let live = self.look().await?;
        let seat = live.state.seat_of(person).ok_or(ApiError::NotSeated)?;
        let state = live.state.game.state();
        if !state.to_act().contains(seat) {
            return Ok(None);
        }
        let view = view(state, Viewer::Seat(seat));
        drop(live);
        let bots = Arc::clone(&self.house.bots);
        let chosen = tokio::task::spawn_blocking(move || bots.choose(&view)).await;
        Ok(chosen.ok().flatten())
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
        live.state.patience.insert(seat, seconds);
        live.feeds.iter_mut().for_each(Feed::make_anew);
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
            seat: seat.index(),
            autoplay,
        };
        self.house.writer.write(setting).await?;
        live.state.record.seats[seat.index()].autoplay = autoplay;
        live.feeds.iter_mut().for_each(Feed::rest);
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
        let seat = live.state.seat_of(person).ok_or(ApiError::NotSeated)?;
        drop(live);
        let mark = Write::PutAway {
            table: self.id.clone(),
            seat: seat.index(),
            put_away,
        };
        Ok(self.house.writer.write(mark).await?)
    }

    /// What the viewer may know of all that happened.
    pub(crate) async fn history(self: &Arc<Self>, viewer: Viewer) -> Result<History, ApiError> {
        let live = self.look().await?;
        let (record, game) = (live.state.record.clone(), live.state.game.clone());
        drop(live);
        let told = tokio::task::spawn_blocking(move || history(&record, &game, viewer)).await;
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
        run.go_on(&mut live.state, &*self.house.bots);
        self.store(&mut live, run).await
    }

    /// Stores what a run did, and only then tells of it.
    async fn store(self: &Arc<Self>, live: &mut Live, run: Run) -> Result<(), ApiError> {
        let (entries, told) = run.into_parts();
        if entries.is_empty() {
            return Ok(());
        }
        // Until the store answers, the stored log may or may not have the entries.
        live.state.suspect = true;
        let append = Write::Append {
            table: self.id.clone(),
            position: live.state.game.version() as usize - entries.len(),
            entries,
        };
        self.house.writer.write(append).await?;
        live.state.suspect = false;
        live.state.pause_if_due();
        for noticed in &told {
            for (feed, (version, noticed)) in live.feeds.iter_mut().zip(noticed) {
                feed.notice(*version, noticed);
            }
        }
        self.moved.send_replace(());
        self.wake(&live.state);
        if live.state.game.is_over() {
            // A mark that is missed is made when somebody looks for it.
            let table = self.id.clone();
            let writer = self.house.writer.clone();
            tokio::spawn(async move { writer.write(Write::Over { table }).await });
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
            live.feeds.iter_mut().for_each(Feed::rest);
        }
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
fn any_action(state: &TableState) -> Option<(Seat, String)> {
    let seats = state.game.state().to_act();
    seats
        .iter()
        .find_map(|seat| Some((seat, action_of(state, seat)?)))
}

/// A legal action of the seat.
fn action_of(state: &TableState, seat: Seat) -> Option<String> {
    let first = state.game.state().legal(seat).first();
    first.map(|action| action.to_string())
}
