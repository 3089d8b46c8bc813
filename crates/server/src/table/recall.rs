//! What somebody missed who was cut off for a moment: of another server, or of this one while nobody else watched, so that
//! nothing was kept for them. It is told again from the log, if it is not long ago.

use std::collections::VecDeque;
use std::sync::Arc;

use moonshot_rules::Viewer;
use moonshot_table::Entry;

use super::{Live, LiveTable};
use crate::error::ApiError;
use crate::feed::{KEPT, event_texts};
use crate::identity::PersonId;
use crate::store::TableRecord;
use crate::table_state::TableState;
use crate::watcher::Noticed;

/// What a viewer noticed, as texts, each with their version after it; the oldest first.
pub(crate) type Recalled = VecDeque<(u64, Box<str>)>;

impl LiveTable {
    /// Sees to it that whoever has seen that version is told what has happened since, where that is little, if they hold what this
    /// returns until they are told. They must hold a token that the viewer watches.
    pub(crate) async fn recall(
        self: &Arc<Self>,
        viewer: Viewer,
        since: u64,
    ) -> Result<Arc<()>, ApiError> {
        let mut live = self.look().await?;
        let late = viewer == Viewer::Spectator && live.state.watch_delay() > 0;
        let version = live.state.version(viewer);
        let missed = version.saturating_sub(since);
        let Live { state, feeds, .. } = &mut *live;
        let feed = feeds.of(viewer, state);
        let (awaiting, known) = (feed.await_telling(), feed.reaches(since, version));
        if late || known || missed > KEPT as u64 {
            return Ok(awaiting);
        }
        let (record, person) = (live.state.record.clone(), live.state.person_at(viewer));
        let entries: Vec<Entry> = live.state.game.entries().collect();
        drop(live);
        let tellers = &self.house.tellers;
        let recalled = tellers.work(move |_| recalled(record, &entries, viewer, person));
        // Whoever cannot be told gets the present.
        if let Some(Some(recalled)) = recalled.await {
            let mut live = self.look().await?;
            let Live { state, feeds, .. } = &mut *live;
            feeds.of(viewer, state).recall(recalled);
        }
        Ok(awaiting)
    }
}

/// The last of what the viewer noticed, if it is the same person who sat there.
fn recalled(
    record: TableRecord,
    entries: &[Entry],
    viewer: Viewer,
    person: Option<PersonId>,
) -> Option<Recalled> {
    let mut state = TableState::start(record).ok()?;
    let mut recalled = Recalled::new();
    for entry in entries {
        let told = state.enter(entry).ok()?;
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
