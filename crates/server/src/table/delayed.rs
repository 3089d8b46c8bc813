//! The spectator delay: the table as it was some seconds ago.
//!
//! A second fold over the same log. An entry reaches it when it is old enough, so that nothing spectators can request is newer:
//! snapshot, stream or history.

use std::collections::VecDeque;
use std::time::Duration;

use moonshot_rules::Viewer;
use moonshot_store::TableRecord;
use moonshot_table::Entry;
use tokio::time::Instant;
use tungstenite::Utf8Bytes;

use crate::broadcast::delta::Baseline;
use crate::broadcast::outbox::{Cursor, Outbox};
use crate::error::ApiError;
use crate::table::ephemeral::Ephemeral;
use crate::table::state::Table;

/// The length of a second of delay.
const SECOND: Duration = Duration::from_millis(if cfg!(test) { 10 } else { 1_000 });

/// The length of a delay of that many seconds.
pub(crate) fn length(seconds: u16) -> Duration {
    SECOND * u32::from(seconds)
}

/// The delayed table.
pub(crate) struct DelayedView {
    /// The delay in seconds.
    pub(crate) delay: u16,
    pub(crate) state: Table,
    /// Newer entries and when they may be shown; the oldest first.
    waiting: VecDeque<(Instant, Entry)>,
    outbox: Outbox,
    /// Keeps the events in the outbox.
    _watched: std::sync::Arc<()>,
}

impl DelayedView {
    /// The table as of that many seconds before `now` (milliseconds since 1970). `made` are the times of its last entries, which may
    /// be more recent than that.
    pub(crate) fn new(
        record: TableRecord,
        mut log: Vec<Entry>,
        made: &[i64],
        delay: u16,
        now: i64,
    ) -> Result<DelayedView, ApiError> {
        let young = log.split_off(log.len().saturating_sub(made.len()));
        let (here, length) = (Instant::now(), length(delay));
        // If the clock was set back meanwhile they wait no longer than the delay; if it was set forward, less.
        let due = |made: &i64| {
            let age = now.saturating_sub(*made).max(0).unsigned_abs();
            here + length.saturating_sub(Duration::from_millis(age))
        };
        let outbox = Outbox::unlogged();
        let mut late = DelayedView {
            delay,
            state: Table::replay(record, &[])?,
            waiting: VecDeque::new(),
            _watched: outbox.watch(),
            outbox,
        };
        // With its last events, for subscribers from other servers.
        for entry in &log {
            late.apply(entry)?;
        }
        for (made, entry) in made.iter().zip(young) {
            late.wait_for(due(made), entry);
        }
        Ok(late)
    }

    /// Applies an entry.
    fn apply(&mut self, entry: &Entry) -> Result<(), ApiError> {
        let told = self
            .state
            .apply(entry)
            .map_err(|_| ApiError::Internal("a stored entry could not be told later"))?;
        for (viewer, version, noticed) in &told.noticed {
            if *viewer == Viewer::Spectator {
                self.outbox.notice(*version, noticed);
            }
        }
        Ok(())
    }

    /// Adds new entries, shown after the delay.
    pub(crate) fn add(&mut self, entries: Vec<Entry>) {
        let due = Instant::now() + length(self.delay);
        for entry in entries {
            self.wait_for(due, entry);
        }
    }

    fn wait_for(&mut self, due: Instant, entry: Entry) {
        let before = self.waiting.back().map(|(due, _)| *due);
        let due = before.map_or(due, |before| before.max(due));
        self.waiting.push_back((due, entry));
    }

    /// Applies the entries that are old enough. Presence is not delayed: it comes from the `present` state.
    pub(crate) fn go_on(&mut self, present: &Table) -> Result<(), ApiError> {
        let now = Instant::now();
        while let Some((_, entry)) = self.waiting.pop_front_if(|(due, _)| *due <= now) {
            self.apply(&entry)?;
        }
        let ephemeral = &present.ephemeral;
        self.state.ephemeral = Ephemeral {
            presence: ephemeral.presence.clone(),
            preferences: ephemeral.preferences.clone(),
            delayed: self.delay,
            watching: Some(present.spectators()),
            ..Ephemeral::default()
        };
        Ok(())
    }

    /// When the next entry is due.
    pub(crate) fn next(&self) -> Option<Instant> {
        self.waiting.front().map(|(due, _)| *due)
    }

    /// The first message for a new spectator who has seen these events, and their position after it.
    pub(crate) fn first(&self, events: &str, base: &mut Baseline) -> (Option<Utf8Bytes>, Cursor) {
        let version = self.state.version(Viewer::Spectator);
        let snapshot = self.state.snapshot(Viewer::Spectator, Instant::now());
        let text = base.message(version, events, &snapshot);
        (text, self.outbox.present(version))
    }

    /// The next message, if any, for a spectator at that position with that baseline, and their position after it.
    pub(crate) fn update_after(
        &mut self,
        seen: Option<Cursor>,
        base: &mut Baseline,
        watching: usize,
    ) -> (Option<Utf8Bytes>, Cursor) {
        let DelayedView { state, outbox, .. } = self;
        let version = state.version(Viewer::Spectator);
        let seen = seen.unwrap_or(Cursor::at(version));
        let text = outbox.next(seen, base, version, watching, || {
            state.snapshot(Viewer::Spectator, Instant::now())
        });
        (text, outbox.present(version))
    }
}
