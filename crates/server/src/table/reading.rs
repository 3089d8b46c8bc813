//! What readers of a table receive: snapshots, updates for subscribers, history and transcript.
//!
//! The present state decides at each message which viewer a person is.

use std::sync::Arc;

use moonshot_rules::Viewer;
use moonshot_table::{Entry, PersonId};
use tokio::sync::watch;
use tokio::time::Instant;

use super::attendance::Attendance;
use super::delayed::{self, DelayedView};
use super::history::history;
use super::live::{Live, LiveTable};
use super::outboxes::OutboxToken;
use super::recall::{joined, recalled, seen_since};
use super::snapshot::seats;
use super::state::{Table, watching};
use super::subscription::{Subscription, TableSubscriber};
use crate::auth::Pass;
use crate::broadcast::delta::Baseline;
use crate::broadcast::outbox::{Cursor, KEPT};
use crate::broadcast::subscriber::{Delivery, Subscriber};
use crate::error::ApiError;
use crate::metrics::trace::Cause;
use crate::util::clock::now;
use moonshot_api::Snapshot;

impl LiveTable {
    /// Follows the table from version `since`, for as long as the pass holds. Without a version, or when it is the newest,
    /// the first message is the present state.
    pub(crate) async fn subscribe(
        self: &Arc<Self>,
        person: Option<PersonId>,
        pass: Option<Pass>,
        since: Option<u64>,
        closing: watch::Receiver<bool>,
    ) -> Result<TableSubscriber, ApiError> {
        let moved = self.waiter();
        let viewer = watching(&self.refresh().await?.state, person.as_ref())?;
        let here = Attendance::arrive(Arc::clone(self), person).await?;
        let watches = self.watch(viewer).await?;
        let awaiting = match since {
            Some(since) => Some(self.recall(viewer, since).await?),
            None => None,
        };
        let subscription = Subscription {
            here,
            watches,
            awaiting,
            pass,
        };
        let seen = since.map(|since| (viewer, Cursor::at(since)));
        Ok(Subscriber::new(subscription, moved, seen, closing))
    }

    /// Registers a subscriber as that viewer.
    pub(crate) async fn watch(self: &Arc<Self>, viewer: Viewer) -> Result<OutboxToken, ApiError> {
        Ok(OutboxToken::of(&mut *self.look().await?, viewer))
    }

    /// The next message, if there is any, for a person who has seen that much as that viewer and has that baseline. The present
    /// state decides which viewer they are: a person who has lost their seat receives what spectators receive.
    pub(crate) async fn update_after(
        self: &Arc<Self>,
        person: Option<&PersonId>,
        watches: &mut OutboxToken,
        seen: Option<(Viewer, Cursor)>,
        base: &mut Baseline,
    ) -> Result<Delivery, ApiError> {
        let mut live = self.look().await?;
        let viewer = watching(&live.state, person)?;
        if let (Some(person), Some((before, seen))) = (person, seen)
            && before != viewer
        {
            drop(live);
            let update = self.update_of_another(person, watches, (before, seen.version), base);
            return Box::pin(update).await;
        }
        if viewer != watches.viewer {
            *watches = OutboxToken::of(&mut live, viewer);
        }
        let ahead = seen.is_some_and(|(_, seen)| seen.is_after(live.state.version(viewer)));
        if ahead && self.context.cluster.is_shared() {
            // They were connected to another server before.
            Box::pin(self.catch_up(&mut live)).await?;
        }
        let seen = seen.map(|(_, seen)| seen);
        let Live {
            state, outboxes, ..
        } = &mut *live;
        let watching = outboxes.of(viewer, state).watching();
        if let Some(late) = self.behind(&mut live, viewer).await? {
            let (text, seen) = late.update_after(seen, base, watching);
            return Ok(Delivery {
                text,
                viewer,
                seen,
                more: late.next(),
                cause: Cause::default(),
            });
        }
        let Live {
            state,
            outboxes,
            cause,
            ..
        } = &mut *live;
        let version = state.version(viewer);
        let outbox = outboxes.of(viewer, state);
        if state.changes_by_itself() {
            // The remaining time differs for every reader.
            outbox.invalidate();
        }
        // The present state, and changes that are no version, were not set off by the last change.
        let follows = seen.is_some_and(|seen| seen.version < version);
        let cause = if follows {
            cause.clone()
        } else {
            Cause::default()
        };
        let seen = seen.unwrap_or(Cursor::at(version));
        let text = outbox.next(seen, base, version, watching, || {
            state.snapshot(viewer, Instant::now())
        });
        Ok(Delivery {
            text,
            viewer,
            seen: outbox.present(version),
            more: None,
            cause,
        })
    }

    /// Restores the viewer's events since that version, if they are few. The caller holds the returned token until they are
    /// delivered, and an [`OutboxToken`] of the viewer.
    pub(crate) async fn recall(
        self: &Arc<Self>,
        viewer: Viewer,
        since: u64,
    ) -> Result<Arc<()>, ApiError> {
        let mut live = self.look().await?;
        let late = viewer == Viewer::Spectator && live.state.watch_delay() > 0;
        let version = live.state.version(viewer);
        let missed = version.saturating_sub(since);
        let Live {
            state, outboxes, ..
        } = &mut *live;
        let outbox = outboxes.of(viewer, state);
        let (awaiting, known) = (outbox.hold(), outbox.reaches(since, version));
        if late || known || missed > KEPT as u64 {
            return Ok(awaiting);
        }
        let (record, person) = (live.state.record.clone(), live.state.person_at(viewer));
        let entries: Vec<Entry> = live.state.game.entries().collect();
        drop(live);
        let tellers = &self.context.tellers;
        let recalled = tellers.work(move |_| recalled(record, &entries, viewer, person));
        // Otherwise they get the present state.
        if let Some(Some(recalled)) = recalled.await {
            let mut live = self.look().await?;
            let Live {
                state, outboxes, ..
            } = &mut *live;
            outboxes.of(viewer, state).recall(recalled);
        }
        Ok(awaiting)
    }

    /// The message for a person who has become another viewer since their last message: what they saw since, as each viewer they
    /// were, and the present state. Delayed spectators receive events up to the moment they left their seat.
    pub(super) async fn update_of_another(
        self: &Arc<Self>,
        person: &PersonId,
        watches: &mut OutboxToken,
        seen: (Viewer, u64),
        base: &mut Baseline,
    ) -> Result<Delivery, ApiError> {
        loop {
            let mut live = self.look().await?;
            let viewer = watching(&live.state, Some(person))?;
            // From here on events are kept for them.
            *watches = OutboxToken::of(&mut live, viewer);
            let known = live.state.version(viewer);
            let Live {
                state, outboxes, ..
            } = &mut *live;
            let _awaiting = outboxes.of(viewer, state).hold();
            let (record, whose) = (state.record.clone(), person.clone());
            let entries: Vec<Entry> = state.game.entries().collect();
            drop(live);
            let tellers = &self.context.tellers;
            let seen = tellers.work(move |_| seen_since(record, &entries, &whose, seen));
            let seen = seen.await.flatten().unwrap_or_default();
            let mut live = self.look().await?;
            if watching(&live.state, Some(person))? != viewer {
                continue;
            }
            if let Some(late) = self.behind(&mut live, viewer).await? {
                let (text, seen) = late.first(&seen.before, base);
                return Ok(Delivery {
                    text,
                    viewer,
                    seen,
                    more: late.next(),
                    cause: Cause::default(),
                });
            }
            let Live {
                state, outboxes, ..
            } = &mut *live;
            let version = state.version(viewer);
            let outbox = outboxes.of(viewer, state);
            let later = outbox.events_after(known, version);
            // If the events do not reach back far enough they get the present state.
            let events = later.map(|later| joined([&seen.before, &seen.after, &later]));
            let text = base.message(
                version,
                &events.unwrap_or_default(),
                &state.snapshot(viewer, Instant::now()),
            );
            return Ok(Delivery {
                text,
                viewer,
                seen: outbox.present(version),
                more: None,
                cause: Cause::default(),
            });
        }
    }

    /// What a person may know of the table now.
    pub(crate) async fn snapshot(
        self: &Arc<Self>,
        person: Option<&PersonId>,
    ) -> Result<Snapshot, ApiError> {
        let mut live = self.refresh().await?;
        let viewer = watching(&live.state, person)?;
        Ok(self
            .shown(&mut live, viewer)
            .await?
            .snapshot(viewer, Instant::now()))
    }

    /// What a list shows a person of the table, and its delay in seconds. The person may have left.
    pub(crate) async fn listed(
        self: &Arc<Self>,
        person: &PersonId,
    ) -> Result<(Snapshot, u16), ApiError> {
        let mut live = self.refresh().await?;
        let viewer = live.state.viewer_of(Some(person));
        let state = self.shown(&mut live, viewer).await?;
        Ok((
            state.snapshot(Viewer::Spectator, Instant::now()),
            state.ephemeral.delayed,
        ))
    }

    /// The state that the viewer sees: delayed or present.
    async fn shown<'live>(
        self: &Arc<Self>,
        live: &'live mut Live,
        viewer: Viewer,
    ) -> Result<&'live Table, ApiError> {
        let late = self.behind(live, viewer).await?.is_some();
        Ok(match &live.delayed {
            Some(behind) if late => &behind.state,
            _ => &live.state,
        })
    }

    /// The delayed table, if the viewer sees that.
    async fn behind<'live>(
        self: &Arc<Self>,
        live: &'live mut Live,
        viewer: Viewer,
    ) -> Result<Option<&'live mut DelayedView>, ApiError> {
        let delay = live.state.watch_delay();
        if delay == 0 {
            live.delayed = None;
        }
        if delay == 0 || viewer != Viewer::Spectator {
            return Ok(None);
        }
        if live.delayed.as_ref().is_none_or(|late| late.delay != delay) {
            live.delayed = None;
            live.delayed = Some(Box::pin(self.read_late(live, delay)).await?);
        }
        let Live {
            state,
            delayed: late,
            ..
        } = live;
        if let Some(late) = late {
            late.go_on(state)?;
        }
        Ok(late.as_deref_mut())
    }

    /// The table of that many seconds ago, read from its log.
    async fn read_late(&self, live: &Live, delay: u16) -> Result<Box<DelayedView>, ApiError> {
        let store = &self.context.store;
        let now = store.time().await?;
        let mut log = store.log(&self.id).await?;
        // Newer entries of other servers are published here later.
        log.truncate(live.published);
        let since = now.saturating_sub(delayed::length(delay).as_millis() as i64);
        let made = store.made_since(&self.id, since).await?.into_iter();
        let made = made.filter(|(position, _)| *position < live.published);
        let made: Vec<i64> = made.map(|(_, made)| made).collect();
        let record = live.state.record.clone();
        let late = self
            .context
            .readers
            .work(move |_| DelayedView::new(record, log, &made, delay, now));
        let late = late.await;
        Ok(Box::new(late.ok_or(ApiError::Internal(
            "a log could not be replayed",
        ))??))
    }

    /// Everything that happened, as far as the viewer may know it: a `History`, as JSON text.
    pub(crate) async fn history(
        self: &Arc<Self>,
        person: Option<&PersonId>,
    ) -> Result<String, ApiError> {
        let mut live = self.refresh().await?;
        let viewer = watching(&live.state, person)?;
        let state = self.shown(&mut live, viewer).await?;
        let (record, game) = (state.record.clone(), state.game.clone());
        let seats = seats(state, viewer.seat(), Instant::now());
        drop(live);
        let text = self.context.tellers.work(move |_| {
            let history = history(&record, seats, &game, viewer);
            serde_json::to_string(&history).ok()
        });
        let text = text.await.flatten();
        text.ok_or(ApiError::Internal("a match could not be replayed"))
    }

    /// The match as a file, once it is over.
    pub(crate) async fn transcript(
        self: &Arc<Self>,
        person: Option<&PersonId>,
    ) -> Result<String, ApiError> {
        let live = self.refresh().await?;
        watching(&live.state, person)?;
        let sealed = live.state.is_sealed(now());
        let game = live.state.game.clone();
        drop(live);
        if !game.is_over() {
            return Err(ApiError::NotOver);
        }
        if sealed {
            return Err(ApiError::DayNotOver);
        }
        let text = self
            .context
            .tellers
            .work(move |_| game.transcript().to_string());
        let text = text.await;
        text.ok_or(ApiError::Internal("a match could not be replayed"))
    }
}
