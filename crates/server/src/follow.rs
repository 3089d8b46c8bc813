//! Streams of a table's updates. Each watcher reads at their own pace and holds up nobody.

use std::collections::VecDeque;
use std::sync::Arc;

use axum::extract::ws::Utf8Bytes;
use moonshot_rules::Viewer;
use tokio::sync::watch;

use crate::error::ApiError;
use crate::table::LiveTable;

/// One watcher's position in the updates. It is a version, not a queue that could grow: updates that were missed are
/// made again from the log.
pub(crate) struct Follower {
    table: Arc<LiveTable>,
    viewer: Viewer,
    seen: u64,
    waiting: VecDeque<Utf8Bytes>,
    moved: watch::Receiver<()>,
    closing: watch::Receiver<bool>,
}

impl Follower {
    /// Follows from version `since`. Without it, or when it is the newest version, the first message is the present
    /// state.
    pub(crate) async fn new(
        table: Arc<LiveTable>,
        viewer: Viewer,
        since: Option<u64>,
        closing: watch::Receiver<bool>,
    ) -> Result<Follower, ApiError> {
        let moved = table.hear();
        let live = table.look().await?;
        let now = live.version(viewer);
        let missed = since.filter(|since| *since < now);
        let present = if missed.is_none() {
            live.present(viewer)
        } else {
            None
        };
        drop(live);
        Ok(Follower {
            seen: missed.unwrap_or(now),
            waiting: present.into_iter().collect(),
            table,
            viewer,
            moved,
            closing,
        })
    }

    /// The next message; `None` when the server is closing or the table cannot be read.
    pub(crate) async fn next(&mut self) -> Option<Utf8Bytes> {
        loop {
            if *self.closing.borrow() {
                return None;
            }
            if let Some(text) = self.waiting.pop_front() {
                return Some(text);
            }
            self.moved.mark_unchanged();
            let updates = self
                .table
                .updates_after(self.viewer, self.seen)
                .await
                .ok()?;
            self.seen += updates.len() as u64;
            self.waiting.extend(updates);
            if self.waiting.is_empty() {
                tokio::select! {
                    moved = self.moved.changed() => moved.ok()?,
                    closing = self.closing.changed() => closing.ok()?,
                }
            }
        }
    }

    /// The version of the last update that was sent.
    pub(crate) fn told(&self) -> u64 {
        self.seen - self.waiting.len() as u64
    }
}
