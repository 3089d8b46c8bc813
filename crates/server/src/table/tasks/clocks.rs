//! The task that enforces clocks and disconnect timeouts: a bot plays for people who exceed them, until they come back.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use moonshot_rules::Seat;
use moonshot_store::{StoreError, Write};
use tokio::time::Instant;

use crate::cluster::Lease;
use crate::error::ApiError;
use crate::table::live::LiveTable;
use crate::table::state::Table;

/// Delay after a failure.
const RETRY: Duration = Duration::from_secs(5);

/// Starts the task if several people play and somebody is connected.
pub(crate) fn start(table: &Arc<LiveTable>, state: &Table) {
    if state.is_watched_over() && !table.keeping.swap(true, Ordering::AcqRel) {
        tokio::spawn(keep(Arc::clone(table)));
    }
}

async fn keep(table: Arc<LiveTable>) {
    let mut moved = table.waiter();
    loop {
        let until = match keep_once(&table).await {
            Ok(Some(until)) => until,
            Ok(None) => return,
            Err(ApiError::Stopping | ApiError::Storage(StoreError::Closed)) => return,
            // Another server appended first: check again immediately.
            Err(ApiError::Storage(StoreError::Stale)) => Instant::now(),
            Err(error) => {
                let error = error.causes();
                tracing::warn!(table = %table.id, error, "clocks and timeouts cannot be enforced yet");
                Instant::now() + RETRY
            }
        };
        let _ = tokio::time::timeout_at(until, moved.changed()).await;
    }
}

/// Does what is due. Returns when to check again, or `None` if nothing is to be enforced.
async fn keep_once(table: &Arc<LiveTable>) -> Result<Option<Instant>, ApiError> {
    let mut live = table.look().await?;
    // Clocks stop where nothing is enforced.
    live.state.clocks_go_on(&[], Instant::now());
    let clock = live.state.membership().terms().clock;
    if let Some(reserves) = live.state.ephemeral.clocks.unsaved(clock, Instant::now()) {
        drop(live);
        save(table, reserves).await?;
        return Ok(Some(Instant::now()));
    }
    if !live.state.is_watched_over() {
        // Set under the lock: later changes start a new task.
        table.keeping.store(false, Ordering::Release);
        return Ok(None);
    }
    let now = Instant::now();
    let first = live.state.deadlines(Instant::now()).into_iter();
    let first = first.map(|(_, until, _)| until).min();
    let first = first.unwrap_or(now + Duration::from_secs(60));
    if first > now {
        let clock = live.state.membership().terms().clock;
        let save = live.state.ephemeral.clocks.save_at(clock, now);
        return Ok(Some(save.map_or(first, |save| first.min(save))));
    }
    drop(live);
    if let Lease::Theirs(again) = table.context.cluster.lease(&table.id).await? {
        // Another server holds the lease; if it is gone, this one takes over.
        return Ok(Some(again));
    }
    let mut live = table.look().await?;
    let due = live.state.deadlines(Instant::now()).into_iter();
    let due = due.filter(|(_, until, _)| *until <= now && live.state.is_watched_over());
    let due: Vec<_> = due.map(|(seat, _, why)| (seat, why)).collect();
    table.give_up(&mut live, due.into_iter()).await?;
    Ok(Some(now))
}

/// Stores the remaining reserves, so that a restart does not refill them. Only the server with the lease does.
async fn save(table: &Arc<LiveTable>, reserves: Vec<(Seat, u64)>) -> Result<(), ApiError> {
    if table.context.cluster.lease(&table.id).await? == Lease::Ours {
        let save = Write::Reserves {
            table: table.id.clone(),
            reserves: reserves.clone(),
        };
        table.context.writer.write(save).await?;
    }
    let mut live = table.look().await?;
    live.state.ephemeral.clocks.saved(&reserves);
    Ok(())
}
