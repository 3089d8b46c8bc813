//! The outbox of one viewer: recent events and the newest messages as text, until every subscriber has them.
//!
//! A message is built when the first subscriber reads it, once for all subscribers at the same position. Delivered events are
//! dropped: a subscriber who reconnects gets them from the log. Subscribers who are further behind than the kept events get
//! the present state instead.

use std::collections::VecDeque;
use std::sync::{Arc, Weak};

use crate::broadcast::delta::{Baseline, message};
use moonshot_api::TableEvent;
use serde::Serialize;
use tungstenite::Utf8Bytes;

/// Maximum number of versions whose events are kept: more than one transaction of bot actions.
pub(crate) const KEPT: usize = 32;

/// How much of a table a subscriber has received.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Cursor {
    /// The viewer's version.
    pub(crate) version: u64,
    /// The number of changes to what this viewer may know since the table was loaded: every version, and changes that are no
    /// version.
    changes: u64,
}

impl Cursor {
    /// Whether this is later than that version. The highest possible version counts as seen by nobody.
    pub(crate) fn is_after(self, version: u64) -> bool {
        self.version > version && self.version != u64::MAX
    }

    /// The position right after that version.
    pub(crate) fn at(version: u64) -> Cursor {
        Cursor {
            version,
            changes: Cursor::NONE,
        }
    }

    /// The change count of a subscriber who has received nothing here.
    const NONE: u64 = u64::MAX;
}

/// What a viewer noticed of an entry.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Noticed {
    /// Nothing at all.
    Nothing,
    /// What they may know has changed, but they saw nothing happen: an answer to a secret question (W-08). It is no version,
    /// so that versions do not reveal that anybody was asked.
    Silently,
    /// These events; none if their own answer is all there was to see.
    Events(Vec<TableEvent>),
}

/// The outbox of one viewer.
pub(crate) struct Outbox {
    changes: u64,
    /// The last events, as JSON texts joined with commas, and the version after them; oldest first, without gaps.
    events: VecDeque<(u64, Box<str>)>,
    /// The messages built last, until every subscriber has theirs.
    made: Vec<Made>,
    /// How many subscribers have received the present state.
    delivered: usize,
    /// How many of those who subscribed before the last change have not received it.
    behind: usize,
    /// Tokens of reconnected subscribers who have not received what they missed.
    awaiting: Vec<Weak<()>>,
    /// Whether events can be rebuilt from the log, so that they may be dropped.
    logged: bool,
    /// The last baseline, shared by all subscribers who have the same one.
    last: Baseline,
    /// Every subscriber has a clone.
    watched: Arc<()>,
}

/// How many messages are kept: one with the whole snapshot and one with a delta.
const MADE: usize = 2;

/// A message and the subscribers it fits.
struct Made {
    /// Their version before it.
    seen: u64,
    /// Their baseline before it.
    base: Baseline,
    text: Utf8Bytes,
    /// Their baseline after it.
    after: Baseline,
}

impl Outbox {
    pub(crate) fn new() -> Outbox {
        Outbox {
            changes: 0,
            events: VecDeque::new(),
            made: Vec::new(),
            delivered: 0,
            behind: 0,
            awaiting: Vec::new(),
            logged: true,
            last: Baseline::Nothing,
            watched: Arc::new(()),
        }
    }

    /// An outbox whose events cannot be rebuilt from the log.
    pub(crate) fn unlogged() -> Outbox {
        Outbox {
            logged: false,
            ..Outbox::new()
        }
    }

    /// A token for a subscriber: the outbox keeps events while it lives.
    pub(crate) fn watch(&self) -> Arc<()> {
        Arc::clone(&self.watched)
    }

    /// A token for a subscriber who has reconnected: while it lives no event is dropped, even if all others have it.
    pub(crate) fn hold(&mut self) -> Arc<()> {
        let token = Arc::new(());
        self.awaiting.push(Arc::downgrade(&token));
        token
    }

    /// Whether a reconnected subscriber still waits for what they missed.
    fn is_awaited(&mut self) -> bool {
        self.awaiting.retain(|token| token.strong_count() > 0);
        if self.awaiting.is_empty() {
            self.awaiting = Vec::new();
        }
        !self.awaiting.is_empty()
    }

    /// The number of subscribers.
    pub(crate) fn watching(&self) -> usize {
        Arc::strong_count(&self.watched) - 1
    }

    /// Adds what the viewer noticed; `version` is theirs after it.
    pub(crate) fn notice(&mut self, version: u64, noticed: &Noticed) {
        match noticed {
            Noticed::Nothing => return,
            Noticed::Silently => {}
            Noticed::Events(events) if self.watching() > 0 => self.keep(version, events),
            Noticed::Events(_) => self.events.clear(),
        }
        self.mark_changed();
    }

    fn keep(&mut self, version: u64, events: &[TableEvent]) {
        if self.events.len() == KEPT {
            self.events.pop_front();
        }
        self.events.push_back((version, event_texts(events)));
    }

    /// Whether all events after version `seen` are kept.
    pub(crate) fn reaches(&self, seen: u64, version: u64) -> bool {
        seen >= version || self.events_after(seen, version).is_some()
    }

    /// Prepends older events, read from the log.
    pub(crate) fn recall(&mut self, older: VecDeque<(u64, Box<str>)>) {
        let first = self
            .events
            .front()
            .map_or(u64::MAX, |(version, _)| *version);
        let older = older.into_iter().rev();
        for event in older.skip_while(|(version, _)| *version >= first) {
            if self.events.len() < KEPT {
                self.events.push_front(event);
            }
        }
        self.invalidate();
    }

    /// Drops all events: subscribers who are behind get the present state.
    pub(crate) fn clear(&mut self) {
        self.events = VecDeque::new();
        self.mark_changed();
        self.shrink();
    }

    /// Notes a change that is no version.
    pub(crate) fn mark_changed(&mut self) {
        self.changes += 1;
        self.behind = self.watching();
        self.invalidate();
    }

    /// Drops the built messages because the snapshot has changed.
    pub(crate) fn invalidate(&mut self) {
        self.made.clear();
        self.delivered = 0;
    }

    /// Frees memory that only an active table needs. The next message is rebuilt, as settings may have changed. Undelivered
    /// events are kept.
    pub(crate) fn shrink(&mut self) {
        if (self.behind == 0 || self.watching() == 0) && !self.is_awaited() {
            self.events = VecDeque::new();
        }
        self.made = Vec::new();
        self.delivered = 0;
        self.last = Baseline::Nothing;
    }

    /// The position of a subscriber who is up to date.
    pub(crate) fn present(&self, version: u64) -> Cursor {
        Cursor {
            version,
            changes: self.changes,
        }
    }

    /// The next message for a subscriber at that position, or `None` if they are up to date. `base` becomes their baseline
    /// after it. `version` is the viewer's current one, `watching` the number of subscribers, and `snapshot` builds the snapshot.
    pub(crate) fn next<S: Serialize>(
        &mut self,
        seen: Cursor,
        base: &mut Baseline,
        version: u64,
        watching: usize,
        snapshot: impl FnOnce() -> S,
    ) -> Option<Utf8Bytes> {
        if seen == self.present(version) {
            return None;
        }
        let text = self.message(seen, base, version, snapshot);
        // New subscribers were not counted at the last change.
        if seen.changes != Cursor::NONE {
            self.behind = self.behind.saturating_sub(1);
            if self.behind == 0 && self.logged && !self.is_awaited() {
                self.events = VecDeque::new();
            }
        }
        self.delivered += 1;
        if self.delivered >= watching {
            // Every subscriber has it, and the next message may be far off.
            self.made = Vec::new();
        }
        text
    }

    fn message<S: Serialize>(
        &mut self,
        seen: Cursor,
        base: &mut Baseline,
        version: u64,
        snapshot: impl FnOnce() -> S,
    ) -> Option<Utf8Bytes> {
        let mut made = self.made.iter();
        if let Some(made) = made.find(|made| made.seen == seen.version && made.base.is(base)) {
            *base = made.after.clone();
            return Some(made.text.clone());
        }
        let events = self.events_after(seen.version, version);
        let events = events.unwrap_or_default();
        let (text, mut after) = message(version, &events, &snapshot(), base)?;
        if after.is(&self.last) {
            after = self.last.clone();
        } else {
            self.last = after.clone();
        }
        if self.made.len() == MADE {
            self.made.remove(0);
        }
        self.made.push(Made {
            seen: seen.version,
            base: std::mem::replace(base, after.clone()),
            text: text.clone(),
            after,
        });
        Some(text)
    }

    /// The events after version `seen`, if all are kept.
    pub(crate) fn events_after(&self, seen: u64, version: u64) -> Option<String> {
        let after = self.events.iter().filter(|(after, _)| *after > seen);
        let missed = version.saturating_sub(seen);
        if seen > version || after.clone().count() as u64 != missed {
            return None;
        }
        let texts = after
            .map(|(_, text)| &**text)
            .filter(|text| !text.is_empty());
        Some(texts.collect::<Vec<_>>().join(","))
    }
}

/// Events as JSON texts joined with commas.
pub(crate) fn event_texts(events: &[TableEvent]) -> Box<str> {
    let texts = events
        .iter()
        .filter_map(|event| serde_json::to_string(event).ok());
    texts.collect::<Vec<_>>().join(",").into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_message_is_built_once_and_kept_until_all_have_it() {
        let mut outbox = Outbox::new();
        let (mut seen, mut made) = (outbox.present(1), 0);
        for change in 0..3 {
            outbox.mark_changed();
            let texts: Vec<Utf8Bytes> = (0..3)
                .map(|_| {
                    let snapshot = || {
                        made += 1;
                        change
                    };
                    outbox
                        .next(seen, &mut Baseline::NotKept, 1, 3, snapshot)
                        .unwrap()
                })
                .collect();
            seen = outbox.present(1);
            assert!(texts.iter().all(|text| *text == texts[0]));
            assert_eq!((made, outbox.made.len()), (change + 1, 0));
        }
        outbox.mark_changed();
        outbox
            .next(seen, &mut Baseline::NotKept, 1, 3, || 0)
            .unwrap();
        assert_eq!(outbox.made.len(), 1, "two have not received it");
    }

    #[test]
    fn events_are_kept_until_all_subscribers_have_them() {
        let receives = |outbox: &mut Outbox, seen: Cursor| {
            let watching = outbox.watching();
            let text = outbox.next(seen, &mut Baseline::NotKept, 2, watching, || 0);
            text.unwrap().contains("happened")
        };
        let (mut outbox, mut late) = (Outbox::new(), Outbox::unlogged());
        for outbox in [&mut outbox, &mut late] {
            let (present, watching) = (outbox.present(1), [outbox.watch(), outbox.watch()]);
            outbox.changes += 1;
            outbox.events.push_back((2, r#"{"happened":1}"#.into()));
            outbox.mark_changed();
            assert!(receives(outbox, present));
            // The table is quiet for a while, and one of them reads slowly.
            outbox.shrink();
            // A new subscriber receives it, and does not count as the other one.
            let come = outbox.watch();
            assert!(receives(outbox, Cursor::at(1)) && receives(outbox, Cursor::at(1)));
            assert!(receives(outbox, present));
            drop((watching, come));
        }
        assert!(outbox.events.is_empty());
        assert_eq!(late.events.len(), 1, "it is in no log");
        // Two subscribers who return together both receive what was recalled for the first.
        outbox.recall(VecDeque::from([(2, r#"{"happened":1}"#.into())]));
        let _come = [outbox.watch(), outbox.watch()];
        assert!(receives(&mut outbox, Cursor::at(1)) && receives(&mut outbox, Cursor::at(1)));
    }

    #[test]
    fn events_are_kept_for_reconnected_subscribers_until_they_have_them() {
        let receives = |outbox: &mut Outbox, seen: Cursor| {
            let text = outbox.next(seen, &mut Baseline::NotKept, 2, 2, || 0);
            text.unwrap().contains("happened")
        };
        for quiet in [false, true] {
            let mut outbox = Outbox::new();
            let (present, _watching) = (outbox.present(1), outbox.watch());
            outbox.changes += 1;
            outbox.events.push_back((2, r#"{"happened":1}"#.into()));
            outbox.mark_changed();
            // A subscriber returns before the other has received the event, and receives it afterwards.
            let (_come, awaiting) = (outbox.watch(), outbox.hold());
            assert!(outbox.reaches(1, 2));
            assert!(receives(&mut outbox, present));
            if quiet {
                outbox.shrink();
            }
            assert!(receives(&mut outbox, Cursor::at(1)));
            drop(awaiting);
            // Nobody is left who needs it.
            outbox.shrink();
            assert_eq!((outbox.events.len(), outbox.awaiting.capacity()), (0, 0));
        }
    }

    #[test]
    fn subscribers_with_equal_snapshots_share_one_baseline() {
        #[derive(Serialize)]
        struct Snapshot {
            a: u8,
        }
        let mut outbox = Outbox::new();
        let snapshot = || Snapshot { a: 1 };
        let bases: Vec<Baseline> = (0..3)
            .map(|_| {
                // Each comes by themselves, and what was made for the one before is gone.
                let mut base = Baseline::Nothing;
                outbox
                    .next(Cursor::at(1), &mut base, 1, 1, snapshot)
                    .unwrap();
                base
            })
            .collect();
        let Baseline::Kept(parts) = &bases[0] else {
            panic!("{:?}", bases[0]);
        };
        assert_eq!(Arc::strong_count(parts), 4, "theirs and the feed's");
        outbox.shrink();
        assert_eq!(Arc::strong_count(parts), 3);
    }

    #[test]
    fn recalled_events_precede_the_kept_ones_once() {
        let older = |versions: std::ops::RangeInclusive<u64>| {
            let event = |version: u64| (version, version.to_string().into());
            versions.map(event).collect::<VecDeque<(u64, Box<str>)>>()
        };
        let mut outbox = Outbox::new();
        assert!(outbox.reaches(9, 9) && !outbox.reaches(8, 9));
        // Two things have happened while the older ones were looked up.
        outbox.events = older(8..=9);
        outbox.recall(older(4..=8));
        assert_eq!(outbox.events_after(3, 9).unwrap(), "4,5,6,7,8,9");
        assert!(outbox.reaches(3, 9) && !outbox.reaches(2, 9));
        outbox.recall(older(1..=3));
        assert_eq!(outbox.events_after(0, 9).unwrap(), "1,2,3,4,5,6,7,8,9");
        // No more than is kept of what happens.
        let mut long = Outbox::new();
        long.recall(older(1..=100));
        assert_eq!(long.events.len(), KEPT);
        assert!(long.reaches(100 - KEPT as u64, 100));
    }
}
