//! Rebuilds missed events from the log: for subscribers who reconnect, if it was not long ago, and for people who became another
//! viewer by taking, leaving or swapping seats.

use std::collections::VecDeque;

use moonshot_rules::Viewer;
use moonshot_store::TableRecord;
use moonshot_table::{Entry, PersonId};

use super::state::Table;
use crate::broadcast::outbox::{KEPT, Noticed, event_texts};

/// Events of a viewer as texts, each with the version after it; the oldest first.
pub(crate) type Recalled = VecDeque<(u64, Box<str>)>;

/// Events that a person saw, as texts: before they became the present viewer, and since.
#[derive(Default)]
pub(super) struct Seen {
    pub(super) before: String,
    pub(super) after: String,
}

/// Joins texts of events, without empty ones.
pub(super) fn joined<'t>(texts: impl IntoIterator<Item = &'t String>) -> String {
    let texts = texts.into_iter().filter(|text| !text.is_empty());
    texts.map(String::as_str).collect::<Vec<_>>().join(",")
}

/// What a person has seen since that version as that viewer, if it is not too much. The change that made them another viewer is
/// shown as spectators see it.
pub(super) fn seen_since(
    record: TableRecord,
    entries: &[Entry],
    person: &PersonId,
    (told, version): (Viewer, u64),
) -> Option<Seen> {
    let mut state = Table::start(record).ok()?;
    let mut viewer = state.viewer_of(Some(person));
    let is_told = |state: &Table, viewer| viewer == told && state.version(viewer) == version;
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
pub(super) fn recalled(
    record: TableRecord,
    entries: &[Entry],
    viewer: Viewer,
    person: Option<PersonId>,
) -> Option<Recalled> {
    let mut state = Table::start(record).ok()?;
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
