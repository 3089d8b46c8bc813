//! A table as it was some time ago: what whoever does not sit there is told, where the terms say so.
//!
//! It is a fold of its own over the same log. An entry reaches it when it is old enough, so that nothing that is told of
//! it can be newer, whatever is asked: snapshot, stream or history.

use std::collections::VecDeque;
use std::time::Duration;

use moonshot_rules::Viewer;
use moonshot_table::Entry;
use tokio::time::Instant;
use tungstenite::Utf8Bytes;

use crate::broadcast::delta::Baseline;
use crate::broadcast::outbox::{Cursor, Outbox};
use crate::error::ApiError;
use crate::store::TableRecord;
use crate::table::ephemeral::Ephemeral;
use crate::table::state::TableState;

/// How long such a second is.
const SECOND: Duration = Duration::from_millis(if cfg!(test) { 10 } else { 1_000 });

/// How long a delay of so many seconds is.
pub(crate) fn length(seconds: u16) -> Duration {
    SECOND * u32::from(seconds)
}

/// The table as it was.
pub(crate) struct DelayedView {
    /// By how many seconds.
    pub(crate) delay: u16,
    pub(crate) state: TableState,
    /// What has happened since, and when it may be told; the oldest first.
    waiting: VecDeque<(Instant, Entry)>,
    outbox: Outbox,
    /// The events are kept for as long as this is.
    _watched: std::sync::Arc<()>,
}

impl DelayedView {
    /// The table as its log was that many seconds before `now`, in milliseconds since 1970. `made` are the times of its
    /// last entries, which may be younger than that.
    pub(crate) fn new(
        record: TableRecord,
        mut log: Vec<Entry>,
        made: &[i64],
        delay: u16,
        now: i64,
    ) -> Result<DelayedView, ApiError> {
        let young = log.split_off(log.len().saturating_sub(made.len()));
        let (here, length) = (Instant::now(), length(delay));
        // Where the clock was set back meanwhile, they wait no longer than the delay; where it was set forward, less.
        let due = |made: &i64| {
            let age = now.saturating_sub(*made).max(0).unsigned_abs();
            here + length.saturating_sub(Duration::from_millis(age))
        };
        let outbox = Outbox::unlogged();
        let mut late = DelayedView {
            delay,
            state: TableState::replay(record, &[])?,
            waiting: VecDeque::new(),
            _watched: outbox.watch(),
            outbox,
        };
        // With its last events, for whoever has watched at another server.
        for entry in &log {
            late.apply(entry)?;
        }
        for (made, entry) in made.iter().zip(young) {
            late.wait_for(due(made), entry);
        }
        Ok(late)
    }

    /// Does what was done.
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

    /// Adds what has just happened.
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

    /// Does what is old enough. Who is connected is no part of the match, and told as it is at the `present`.
    pub(crate) fn go_on(&mut self, present: &TableState) -> Result<(), ApiError> {
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

    /// When there is more to tell.
    pub(crate) fn next(&self) -> Option<Instant> {
        self.waiting.front().map(|(due, _)| *due)
    }

    /// The message for somebody who watches from now on and has seen these events before, and how much they have seen after it.
    pub(crate) fn first(&self, events: &str, base: &mut Baseline) -> (Option<Utf8Bytes>, Cursor) {
        let version = self.state.version(Viewer::Spectator);
        let snapshot = self.state.snapshot(Viewer::Spectator);
        let text = base.message(version, events, &snapshot);
        (text, self.outbox.present(version))
    }

    /// The message for somebody who has seen that much and has `base`, if there is any, and how much they have seen after
    /// it. So many watch.
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
            state.snapshot(Viewer::Spectator)
        });
        (text, outbox.present(version))
    }
}
