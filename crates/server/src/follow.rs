//! Streams of a table's updates. Each watcher reads at their own pace and holds up nobody.

use std::sync::Arc;

use moonshot_rules::Viewer;
use tokio::sync::watch;
use tokio_tungstenite::tungstenite::Utf8Bytes;

use crate::error::ApiError;
use crate::feed::Position;
use crate::identity::PersonId;
use crate::table::{AtTable, LiveTable, watching};

/// One watcher's position in the updates. It is a position, not a queue that could grow: whoever reads slowly gets fewer
/// and larger updates, and whoever is far behind gets the present.
pub(crate) struct Follower {
    table: Arc<LiveTable>,
    /// Who follows. What they may see is asked for each message.
    person: Option<PersonId>,
    /// As whom they have seen how much; `None` before the first message.
    seen: Option<(Viewer, Position)>,
    moved: watch::Receiver<()>,
    closing: watch::Receiver<bool>,
    /// For whom the events are kept.
    watching: (Viewer, Arc<()>),
    _here: AtTable,
}

impl Follower {
    /// Follows from version `since`. Without it, or when it is the newest version, the first message is the present
    /// state.
    pub(crate) async fn new(
        table: Arc<LiveTable>,
        person: Option<PersonId>,
        since: Option<u64>,
        closing: watch::Receiver<bool>,
    ) -> Result<Follower, ApiError> {
        let moved = table.hear();
        let viewer = watching(&table.look().await?.state, person.as_ref())?;
        let here = AtTable::arrive(Arc::clone(&table), person.clone()).await?;
        let watching = (viewer, table.watch(viewer).await?);
        Ok(Follower {
            seen: since.map(|since| (viewer, Position::at(since))),
            table,
            person,
            moved,
            closing,
            watching,
            _here: here,
        })
    }

    /// The next message; `None` when the server is closing, the table cannot be read, or the person may not watch any more.
    pub(crate) async fn next(&mut self) -> Option<Utf8Bytes> {
        loop {
            if *self.closing.borrow() {
                return None;
            }
            self.moved.mark_unchanged();
            let person = self.person.as_ref();
            let (text, viewer, now) = self.table.update_after(person, self.seen).await.ok()?;
            if viewer != self.watching.0 {
                self.watching = (viewer, self.table.watch(viewer).await.ok()?);
            }
            self.seen = Some((viewer, now));
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
        self.seen.map_or(0, |(_, seen)| seen.version)
    }
}
