//! Rebuilds missed events from the log: for subscribers who reconnect, if it was not long ago, and for people who became another
//! viewer by taking, leaving or swapping seats.

use std::collections::VecDeque;
use std::sync::Arc;

use moonshot_rules::Viewer;
use moonshot_table::{Entry, PersonId};

use super::{Live, LiveTable};
use super::{OutboxToken, watching};
use crate::broadcast::delta::Baseline;
use crate::broadcast::outbox::Noticed;
use crate::broadcast::outbox::{KEPT, event_texts};
use crate::broadcast::subscriber::Delivery;
use crate::error::ApiError;
use crate::metrics::trace::Cause;
use crate::store::TableRecord;
use crate::table::state::TableState;

/// Events of a viewer as texts, each with the version after it; the oldest first.
pub(crate) type Recalled = VecDeque<(u64, Box<str>)>;

impl LiveTable {
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
        told: (Viewer, u64),
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
            let seen = tellers.work(move |_| seen_since(record, &entries, &whose, told));
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
                &state.snapshot(viewer),
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
}

/// Events that a person saw, as texts: before they became the present viewer, and since.
#[derive(Default)]
struct Seen {
    before: String,
    after: String,
}

/// Joins texts of events, without empty ones.
fn joined<'t>(texts: impl IntoIterator<Item = &'t String>) -> String {
    let texts = texts.into_iter().filter(|text| !text.is_empty());
    texts.map(String::as_str).collect::<Vec<_>>().join(",")
}

/// What a person has seen since that version as that viewer, if it is not too much. The change that made them another viewer is
/// shown as spectators see it.
fn seen_since(
    record: TableRecord,
    entries: &[Entry],
    person: &PersonId,
    (told, version): (Viewer, u64),
) -> Option<Seen> {
    let mut state = TableState::start(record).ok()?;
    let mut viewer = state.viewer_of(Some(person));
    let is_told = |state: &TableState, viewer| viewer == told && state.version(viewer) == version;
    let mut seen = is_told(&state, viewer).then(Vec::new);
    let mut before = 0;
    for entry in entries {
        let noticed = state.apply(entry).ok()?.noticed;
        let now = state.viewer_of(Some(person));
        let same = now == viewer;
        viewer = now;
        if is_told(&state, viewer) {
            seen = Some(Vec::new());
            continue;
        }
        let Some(seen) = &mut seen else { continue };
        if !same {
            before = seen.len();
        }
        let whose = if same { viewer } else { Viewer::Spectator };
        let noticed = noticed.iter().filter(|(viewer, ..)| *viewer == whose);
        seen.extend(noticed.filter_map(|(.., noticed)| match noticed {
            Noticed::Events(events) => Some(String::from(event_texts(events))),
            _ => None,
        }));
    }
    let seen = seen.filter(|seen| seen.len() <= KEPT)?;
    let (before, after) = seen.split_at(before);
    Some(Seen {
        before: joined(before),
        after: joined(after),
    })
}

/// The viewer's last events, as long as the same person was in that seat.
fn recalled(
    record: TableRecord,
    entries: &[Entry],
    viewer: Viewer,
    person: Option<PersonId>,
) -> Option<Recalled> {
    let mut state = TableState::start(record).ok()?;
    let mut recalled = Recalled::new();
    for entry in entries {
        let told = state.apply(entry).ok()?;
        if state.person_at(viewer) != person {
            recalled.clear();
            continue;
        }
        for (whose, version, noticed) in &told.noticed {
            let Noticed::Events(events) = noticed else {
                continue;
            };
            if *whose == viewer {
                recalled.push_back((*version, event_texts(events)));
            }
        }
        if recalled.len() > KEPT {
            recalled.pop_front();
        }
    }
    Some(recalled)
}
