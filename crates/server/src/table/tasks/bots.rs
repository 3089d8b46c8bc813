//! The task for automatic actions that take time: bots with a search, and pauses.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use moonshot_rules::{Game, Viewer};
use moonshot_store::StoreError;
use tokio::time::Instant;

use crate::cluster::Lease;
use crate::error::ApiError;
use crate::table::automatic::Due;
use crate::table::bots;
use crate::table::live::LiveTable;
use crate::table::state::Table;
use crate::table::transaction::Transaction;

/// Initial and maximum delay before a failed automatic action is retried; it doubles in between.
const RETRY: (Duration, Duration) = (Duration::from_millis(500), Duration::from_secs(10));

/// Starts the task, unless nothing is due or it is already running.
pub(crate) fn start(table: &Arc<LiveTable>, state: &Table) {
    if state.due().is_some() && !table.driving.swap(true, Ordering::AcqRel) {
        tokio::spawn(drive(Arc::clone(table)));
    }
}

/// Performs automatic actions until none is due.
async fn drive(table: Arc<LiveTable>) {
    let mut wait = RETRY.0;
    loop {
        match drive_once(&table).await {
            Ok(true) => wait = RETRY.0,
            // The server is stopping; the next one resumes the table.
            Ok(false) | Err(ApiError::Stopping) => return,
            // Another server appended first.
            Err(ApiError::Storage(StoreError::Stale)) => wait = RETRY.0,
            // The server is stopping; the next one goes on.
            Err(ApiError::Storage(StoreError::Closed)) => return,
            Err(error) => {
                let error = error.causes();
                tracing::warn!(table = %table.id, error, "a bot could not act; trying again");
                tokio::time::sleep(wait).await;
                wait = (wait * 2).min(RETRY.1);
            }
        }
    }
}

/// Performs the next automatic action and what follows it; `false` if none is due.
async fn drive_once(table: &Arc<LiveTable>) -> Result<bool, ApiError> {
    let mut live = table.look().await?;
    live.state.pause_if_due(Instant::now());
    let position = live.state.position();
    let due = live.state.due();
    let mut pauses = false;
    let (seat, mut action) = match due {
        None => {
            // Set under the lock: later changes start a new task.
            table.driving.store(false, Ordering::Release);
            return Ok(false);
        }
        Some(Due::Forced { seat, action }) => (seat, Some(action)),
        Some(Due::Bot { seat, waits, .. }) => {
            pauses = waits;
            (seat, None)
        }
    };
    let thinks = action.is_none();
    let seen = thinks.then(|| live.state.view(Viewer::Seat(seat)));
    let bots = bots::of_seat(&table.context.bots, &live.state, seat);
    drop(live);
    if let Lease::Theirs(again) = table.context.cluster.lease(&table.id).await? {
        // Another server holds the lease; if it is gone, this one takes over.
        let wait = again.saturating_duration_since(Instant::now());
        wait_for_a_change(table, position, wait).await?;
        return Ok(true);
    }
    if pauses {
        wait_for_the_pause(table).await?;
    }
    if let Some(view) = seen {
        let choice = table.context.think(bots, move |bots| bots.choose(&view));
        action = choice.await;
    }
    let mut live = table.look().await?;
    if live.state.position() != position || !live.state.game.state().to_act().contains(seat) {
        return Ok(true);
    }
    let mut transaction = Transaction::default();
    let done = match action {
        Some(action) => transaction.act(&mut live.state, seat, &action),
        None => Err(ApiError::Internal("a bot chose nothing")),
    };
    let done = done.or_else(|_| transaction.fallback(&mut live.state, seat));
    table.commit(&mut live, transaction, done).await?;
    Ok(true)
}

/// Waits until the pause is over: its time is up, everybody has confirmed their card, or the match has moved on.
async fn wait_for_the_pause(table: &Arc<LiveTable>) -> Result<(), ApiError> {
    let mut moved = table.waiter();
    loop {
        let until = match table.look().await?.state.pause() {
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
    table: &Arc<LiveTable>,
    position: u64,
    wait: Duration,
) -> Result<(), ApiError> {
    let until = Instant::now() + wait;
    let mut moved = table.waiter();
    while table.look().await?.state.position() == position {
        if tokio::time::timeout_at(until, moved.changed())
            .await
            .is_err()
        {
            break;
        }
    }
    Ok(())
}
