//! The task that does a table's automatic actions, those of bots and forced cards, one after another.

use std::fmt;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use moonshot_rules::{Seat, Viewer};

use super::{Change, LiveTable, action_of};
use crate::due::Due;
use crate::error::ApiError;
use crate::snapshot::view;
use crate::store::StoreError;
use crate::table_state::TableState;

/// The first and the longest wait before an automatic action that failed is tried again; it doubles in between.
const RETRY: (Duration, Duration) = (Duration::from_millis(500), Duration::from_secs(10));

/// How long a bot waits before an action that would take an action away from a person.
const PATIENCE: Duration = Duration::from_secs(10);

impl LiveTable {
    /// Starts the automatic actions, unless a task is doing them already.
    pub(crate) fn wake(self: &Arc<Self>) {
        if !self.driving.swap(true, Ordering::AcqRel) {
            tokio::spawn(Arc::clone(self).drive());
        }
    }

    /// Does automatic actions until none is due.
    async fn drive(self: Arc<Self>) {
        let mut wait = RETRY.0;
        loop {
            match self.drive_once().await {
                Ok(true) => wait = RETRY.0,
                // The server stops after what is done: the next one resumes the table.
                Ok(false) | Err(ApiError::Stopping) => return,
                // Another server appended first; its entries are read next.
                Err(ApiError::Storage(StoreError::Stale)) => wait = RETRY.0,
                Err(error) => {
                    let error = error.causes();
                    tracing::warn!(table = %self.id, error, "a bot could not act; trying again");
                    tokio::time::sleep(wait).await;
                    wait = (wait * 2).min(RETRY.1);
                }
            }
        }
    }

    /// Does the next automatic action; `false` when none is due.
    async fn drive_once(self: &Arc<Self>) -> Result<bool, ApiError> {
        let mut live = self.look().await?;
        let (seat, action) = match live.due() {
            None => {
                // Set under the lock: whoever changes the table after this starts a new task.
                self.driving.store(false, Ordering::Release);
                return Ok(false);
            }
            Some(Due::Forced(seat, action)) => (seat, Some(action)),
            Some(Due::Bot(seat)) => {
                let (position, view) = (
                    live.game.version(),
                    view(live.game.state(), Viewer::Seat(seat)),
                );
                drop(live);
                let bots = Arc::clone(&self.bots);
                let chosen = tokio::task::spawn_blocking(move || bots.choose(&view)).await;
                let chosen = chosen.ok().flatten();
                live = self.look().await?;
                if live.game.version() == position && live.cuts_short(seat, chosen.as_deref()) {
                    let mut moved = self.hear();
                    drop(live);
                    let _ = tokio::time::timeout(PATIENCE, moved.changed()).await;
                    live = self.look().await?;
                }
                if live.game.version() != position {
                    return Ok(true);
                }
                (seat, chosen)
            }
        };
        match action {
            Some(action) => match self.change(&mut live, Change::Act(seat, &action)).await {
                Err(ApiError::Act(error)) => self.act_anyhow(&mut live, seat, &error).await?,
                other => other?,
            },
            None => {
                self.act_anyhow(&mut live, seat, &"it chose nothing")
                    .await?;
            }
        }
        Ok(true)
    }

    /// Does something legal for a bot that failed, so that the table goes on.
    async fn act_anyhow(
        &self,
        live: &mut TableState,
        seat: Seat,
        why: &(dyn fmt::Display + Sync),
    ) -> Result<(), ApiError> {
        tracing::error!(table = %self.id, %seat, %why, "a bot's choice was refused");
        let action = action_of(live, seat).ok_or(ApiError::Internal("nothing is legal"))?;
        self.change(live, Change::Act(seat, &action)).await
    }
}
