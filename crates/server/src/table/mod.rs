//! A table in use: one writer at a time, and every change durable before anyone is told of it.

mod drive;

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use axum::extract::ws::Utf8Bytes;
use moonshot_rules::{Game, LegalActions, Seat, View, Viewer};
use tokio::sync::{Mutex, MutexGuard, watch};

use crate::bots::Bots;
use crate::error::ApiError;
use crate::identity::PersonId;
use crate::snapshot::view;
use crate::store::{Store, StoreError};
use crate::table_id::TableId;
use crate::table_state::TableState;
use crate::watcher::Seen;
use crate::wire::Autoplay;

/// A table in use.
pub(crate) struct LiveTable {
    id: TableId,
    store: Arc<dyn Store>,
    bots: Arc<dyn Bots>,
    live: Mutex<TableState>,
    /// Changes whenever there may be an update to send.
    moved: watch::Sender<()>,
    /// Whether a task is doing the actions that the server does by itself.
    driving: AtomicBool,
}

/// A change of the match.
enum Change<'a> {
    Act(Seat, &'a str),
    Undo(Seat, usize),
}

impl LiveTable {
    pub(crate) fn new(live: TableState, store: Arc<dyn Store>, bots: Arc<dyn Bots>) -> LiveTable {
        LiveTable {
            id: live.record.id.clone(),
            store,
            bots,
            live: Mutex::new(live),
            moved: watch::Sender::new(()),
            driving: AtomicBool::new(false),
        }
    }

    /// The state; read again from the log after an append whose outcome is unknown.
    pub(crate) async fn look(self: &Arc<Self>) -> Result<MutexGuard<'_, TableState>, ApiError> {
        let mut live = self.live.lock().await;
        if live.suspect {
            let log = self.store.log(&self.id).await?;
            *live = TableState::replay(live.record.clone(), &log)?;
            self.moved.send_replace(());
            self.wake();
        }
        Ok(live)
    }

    /// A receiver that is notified whenever there may be an update to send.
    pub(crate) fn hear(&self) -> watch::Receiver<()> {
        self.moved.subscribe()
    }

    /// The viewer's updates after version `seen`.
    pub(crate) async fn updates_after(
        self: &Arc<Self>,
        viewer: Viewer,
        seen: u64,
    ) -> Result<Vec<Utf8Bytes>, ApiError> {
        let live = self.look().await?;
        if let Some(ready) = live.ready_after(viewer, seen) {
            return Ok(ready);
        }
        let (record, log) = (live.record.clone(), live.game.entries().to_vec());
        drop(live);
        Ok(TableState::retold_after(record, &log, viewer, seen)?)
    }

    /// Does a person's action, chosen at `version`. Returns their version after it.
    pub(crate) async fn act(
        self: &Arc<Self>,
        person: &PersonId,
        version: u64,
        action: &str,
    ) -> Result<u64, ApiError> {
        let mut live = self.look().await?;
        let seat = seat_at(&live, person, version, Seen::TheQuestion)?;
        match self.change(&mut live, Change::Act(seat, action)).await {
            Err(ApiError::Storage(StoreError::Stale)) => {
                // Another server appended first; its entries are read now.
                drop(live);
                let live = self.look().await?;
                Err(ApiError::Stale(Box::new(live.snapshot(Viewer::Seat(seat)))))
            }
            Err(error) => Err(error),
            Ok(()) => Ok(self.done(live, seat)),
        }
    }

    /// Undoes back to the person's last decision. Returns their version after it.
    pub(crate) async fn undo(
        self: &Arc<Self>,
        person: &PersonId,
        version: u64,
    ) -> Result<u64, ApiError> {
        let mut live = self.look().await?;
        let seat = seat_at(&live, person, version, Seen::OwnAct)?;
        let keep = live.undo_keeping(seat).ok_or(ApiError::NothingToUndo)?;
        self.change(&mut live, Change::Undo(seat, keep)).await?;
        Ok(self.done(live, seat))
    }

    /// Plays out a hand in which nothing can change a score any more. Returns the person's version after it.
    pub(crate) async fn finish(
        self: &Arc<Self>,
        person: &PersonId,
        version: u64,
    ) -> Result<u64, ApiError> {
        let mut live = self.look().await?;
        let seat = seat_at(&live, person, version, Seen::OwnAct)?;
        if !view(live.game.state(), Viewer::Seat(seat)).is_settled() {
            return Err(ApiError::NotSettled);
        }
        let hand = live.game.state().hand_number();
        while live.game.state().hand_number() == hand {
            let Some((next, action)) = any_action(&live) else {
                break;
            };
            self.change(&mut live, Change::Act(next, &action)).await?;
        }
        Ok(self.done(live, seat))
    }

    /// What a bot would do in a person's place, knowing their view; `None` when it is not their turn.
    pub(crate) async fn suggest(
        self: &Arc<Self>,
        person: &PersonId,
    ) -> Result<Option<String>, ApiError> {
        let live = self.look().await?;
        let seat = live.seat_of(person).ok_or(ApiError::NotSeated)?;
        let state = live.game.state();
        if !state.to_act().contains(seat) {
            return Ok(None);
        }
        let view = view(state, Viewer::Seat(seat));
        drop(live);
        let bots = Arc::clone(&self.bots);
        let chosen = tokio::task::spawn_blocking(move || bots.choose(&view)).await;
        Ok(chosen.ok().flatten())
    }

    /// Stores a person's setting; forced cards are played if it now says so.
    pub(crate) async fn set_autoplay(
        self: &Arc<Self>,
        person: &PersonId,
        autoplay: Autoplay,
    ) -> Result<(), ApiError> {
        let mut live = self.look().await?;
        let seat = live.seat_of(person).ok_or(ApiError::NotSeated)?;
        self.store
            .set_autoplay(&self.id, seat.index(), autoplay)
            .await?;
        live.record.seats[seat.index()].autoplay = autoplay;
        self.done(live, seat);
        Ok(())
    }

    /// Ends a change: unlocks the table and starts the actions that follow by themselves.
    fn done(self: &Arc<Self>, live: MutexGuard<'_, TableState>, seat: Seat) -> u64 {
        let version = live.version(Viewer::Seat(seat));
        drop(live);
        self.wake();
        version
    }

    /// Makes a change: tries it on a copy, stores it, and only then shows it.
    async fn change(&self, live: &mut TableState, change: Change<'_>) -> Result<(), ApiError> {
        let mut game = live.game.clone();
        let moment = match change {
            Change::Act(seat, action) => game.act(seat, action)?,
            Change::Undo(seat, keep) => game
                .undo(keep, Some(seat))
                .map_err(|_| ApiError::NothingToUndo)?,
        };
        let Some(entry) = &moment.entry else {
            return Err(ApiError::Internal("a change made no entry"));
        };
        // Until the store answers, the stored log may or may not have the entry.
        live.suspect = true;
        let stored = self
            .store
            .append(&self.id, live.game.entries().len(), entry)
            .await;
        stored?;
        live.suspect = false;
        live.advance(game, &moment);
        self.moved.send_replace(());
        Ok(())
    }
}

/// The person's seat, if the request is recent enough.
fn seat_at(
    live: &TableState,
    person: &PersonId,
    version: u64,
    seen: Seen,
) -> Result<Seat, ApiError> {
    let seat = live.seat_of(person).ok_or(ApiError::NotSeated)?;
    let viewer = Viewer::Seat(seat);
    if live.had_seen(viewer, version, seen) {
        Ok(seat)
    } else {
        Err(ApiError::Stale(Box::new(live.snapshot(viewer))))
    }
}

/// A legal action of any seat.
fn any_action(live: &TableState) -> Option<(Seat, String)> {
    let seats = live.game.state().to_act();
    seats
        .iter()
        .find_map(|seat| Some((seat, action_of(live, seat)?)))
}

/// A legal action of the seat.
fn action_of(live: &TableState, seat: Seat) -> Option<String> {
    let first = live.game.state().legal(seat).first();
    first.map(|action| action.to_string())
}
