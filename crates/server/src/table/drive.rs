//! The task for automatic actions that take time: bots with a search, and pauses.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use moonshot_rules::{Game, Viewer};

use super::{LiveTable, Transaction};
use crate::cluster::Lease;
use crate::error::ApiError;
use crate::store::StoreError;
use crate::table::bots;
use crate::table::due::Due;
use crate::table::snapshot::view;
use crate::table::state::TableState;

/// Initial and maximum delay before a failed automatic action is retried; it doubles in between.
const RETRY: (Duration, Duration) = (Duration::from_millis(500), Duration::from_secs(10));

impl LiveTable {
    /// Starts the task, unless nothing is due or it is already running.
    pub(crate) fn wake(self: &Arc<Self>, state: &TableState) {
        if state.due().is_some() && !self.driving.swap(true, Ordering::AcqRel) {
            tokio::spawn(Arc::clone(self).drive());
        }
    }

    /// Performs automatic actions until none is due.
    async fn drive(self: Arc<Self>) {
        let mut wait = RETRY.0;
        loop {
            match self.drive_once().await {
                Ok(true) => wait = RETRY.0,
                // The server is stopping; the next one resumes the table.
                Ok(false) | Err(ApiError::Stopping) => return,
                // Another server appended first.
                Err(ApiError::Storage(StoreError::Stale)) => wait = RETRY.0,
                // The server is stopping; the next one goes on.
                Err(ApiError::Storage(StoreError::Closed)) => return,
                Err(error) => {
                    let error = error.causes();
                    tracing::warn!(table = %self.id, error, "a bot could not act; trying again");
                    tokio::time::sleep(wait).await;
                    wait = (wait * 2).min(RETRY.1);
                }
            }
        }
    }

    /// Performs the next automatic action and what follows it; `false` if none is due.
    async fn drive_once(self: &Arc<Self>) -> Result<bool, ApiError> {
        let mut live = self.look().await?;
        live.state.pause_if_due();
        let position = live.state.position();
        let due = live.state.due();
        let mut pauses = false;
        let (seat, mut action) = match due {
            None => {
                // Set under the lock: later changes start a new task.
                self.driving.store(false, Ordering::Release);
                return Ok(false);
            }
            Some(Due::Forced { seat, action }) => (seat, Some(action)),
            Some(Due::Bot { seat, waits, .. }) => {
                pauses = waits;
                (seat, None)
            }
        };
        let thinks = action.is_none();
        let seen = thinks.then(|| view(live.state.game.state(), Viewer::Seat(seat)));
        let level = live.state.level_of(seat);
        drop(live);
        if let Lease::Theirs(again) = self.context.cluster.lease(&self.id).await? {
            // Another server holds the lease; if it is gone, this one takes over.
            let wait = again.saturating_duration_since(tokio::time::Instant::now());
            self.wait_for_a_change(position, wait).await?;
            return Ok(true);
        }
        if pauses {
            self.wait_for_the_pause().await?;
        }
        if let Some(view) = seen {
            let bots = bots::at(&self.context.bots, level);
            let choice = self.context.think(bots, move |bots| bots.choose(&view));
            action = choice.await;
        }
        let mut live = self.look().await?;
        if live.state.position() != position || !live.state.game.state().to_act().contains(seat) {
            return Ok(true);
        }
        let mut transaction = Transaction::default();
        let done = match action {
            Some(action) => transaction.act(&mut live.state, seat, &action),
            None => Err(ApiError::Internal("a bot chose nothing")),
        };
        let done = done.or_else(|_| transaction.fallback(&mut live.state, seat));
        self.commit(&mut live, transaction, done).await?;
        Ok(true)
    }

    /// Waits until the pause is over: its time is up, everybody has confirmed their card, or the match has moved on.
    async fn wait_for_the_pause(self: &Arc<Self>) -> Result<(), ApiError> {
        let mut moved = self.waiter();
        loop {
            let until = match self.look().await?.state.pause() {
                Some(pause) => pause.until(),
                None => return Ok(()),
            };
            if tokio::time::timeout_at(until, moved.changed())
                .await
                .is_err()
            {
                return Ok(());
            }
        }
    }

    /// Waits that long, or until the match has moved on.
    async fn wait_for_a_change(
        self: &Arc<Self>,
        position: u64,
        wait: Duration,
    ) -> Result<(), ApiError> {
        let until = tokio::time::Instant::now() + wait;
        let mut moved = self.waiter();
        while self.look().await?.state.position() == position {
            if tokio::time::timeout_at(until, moved.changed())
                .await
                .is_err()
            {
                break;
            }
        }
        Ok(())
    }
}
