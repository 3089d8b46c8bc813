//! Streams of a table's updates. Each watcher reads at their own pace and holds up nobody.

use std::sync::Arc;

use axum::extract::ws::Utf8Bytes;
use moonshot_rules::Viewer;
use tokio::sync::watch;

use crate::error::ApiError;
use crate::feed::Position;
use crate::table::LiveTable;

/// One watcher's position in the updates. It is a position, not a queue that could grow: whoever reads slowly gets fewer
/// and larger updates, and whoever is far behind gets the present.
pub(crate) struct Follower {
    table: Arc<LiveTable>,
    viewer: Viewer,
    /// `None` before the first message.
    seen: Option<Position>,
    moved: watch::Receiver<()>,
    closing: watch::Receiver<bool>,
    _watching: Arc<()>,
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
        let watching = table.watch(viewer).await?;
        Ok(Follower {
            seen: since.map(Position::at),
            table,
            viewer,
            moved,
            closing,
            _watching: watching,
        })
    }

    /// The next message; `None` when the server is closing or the table cannot be read.
    pub(crate) async fn next(&mut self) -> Option<Utf8Bytes> {
        loop {
            if *self.closing.borrow() {
                return None;
            }
            self.moved.mark_unchanged();
            let (text, now) = self.table.update_after(self.viewer, self.seen).await.ok()?;
            self.seen = Some(now);
            if text.is_some() {
                return text;
            }
            tokio::select! {
                moved = self.moved.changed() => moved.ok()?,
                closing = self.closing.changed() => closing.ok()?,
            }
        }
    }

    /// The version of the last message.
    pub(crate) fn told(&self) -> u64 {
        self.seen.map_or(0, |seen| seen.version)
    }
}
