//! The task that expires proposals.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use moonshot_store::StoreError;
use tokio::time::Instant;

use crate::broadcast::outbox::Outbox;
use crate::error::ApiError;
use crate::table::live::LiveTable;
use crate::table::state::Table;
use moonshot_api::ProposalEnd;

/// Delay before a failed look is retried.
const AGAIN: Duration = Duration::from_secs(1);

/// Starts the task if a proposal is open.
pub(crate) fn start(table: &Arc<LiveTable>, state: &Table) {
    if state.proposal().is_some() && !table.proposed.swap(true, Ordering::AcqRel) {
        tokio::spawn(expire(Arc::clone(table)));
    }
}

/// Expires a proposal that stays unanswered.
async fn expire(table: Arc<LiveTable>) {
    let mut moved = table.waiter();
    loop {
        let until = match table.look().await {
            Ok(mut live) => match live.state.proposal().map(|proposal| proposal.until) {
                Some(until) if until > Instant::now() => until,
                Some(_) => {
                    let ephemeral = &mut live.state.ephemeral;
                    ephemeral.end_proposal(ProposalEnd::Lapsed, None);
                    live.outboxes.each(Outbox::mark_changed);
                    table.relay.notify();
                    table.report_presence(&live);
                    continue;
                }
                None => {
                    // Set under the lock: later proposals start a new task.
                    table.proposed.store(false, Ordering::Release);
                    return;
                }
            },
            Err(ApiError::NoTable | ApiError::Stopping) => return,
            Err(ApiError::Storage(StoreError::Closed)) => return,
            Err(_) => Instant::now() + AGAIN,
        };
        let _ = tokio::time::timeout_at(until, moved.changed()).await;
    }
}
