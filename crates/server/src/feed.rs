//! What the watchers of a table are still to be told: the last events of each viewer, and the newest messages as text.
//!
//! A message is made when the first watcher reads it, once for all that are at the same place. Events that everybody has been
//! told are forgotten: who comes back is told them from the log. A watcher who is further behind than these events reach
//! gets the present instead.

use std::collections::VecDeque;
use std::sync::{Arc, Weak};

use crate::changes::{Base, message};
use crate::watcher::Noticed;
use crate::wire::TableEvent;
use serde::Serialize;
use tungstenite::Utf8Bytes;

/// How many versions back the events of a viewer are kept while somebody watches: more than a run of bots' actions.
pub(crate) const KEPT: usize = 32;

/// How much of a table somebody has been told.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Position {
    /// The viewer's version.
    pub(crate) version: u64,
    /// How often what this viewer may know has changed since the table came into memory. It goes up with every version,
    /// and also for changes that are no version.
    changes: u64,
}

impl Position {
    /// Whether that version was not there yet. Nobody has seen the last of all.
    pub(crate) fn is_after(self, version: u64) -> bool {
        self.version > version && self.version != u64::MAX
    }

    /// The position of somebody who has seen that version, and what was to be known then.
    pub(crate) fn at(version: u64) -> Position {
        Position {
            version,
            changes: Position::UNTOLD,
        }
    }

    /// The changes of whoever has been told nothing here.
    const UNTOLD: u64 = u64::MAX;
}

/// The feed of one viewer.
pub(crate) struct Feed {
    changes: u64,
    /// The last events, as JSON texts joined with commas, and the version after them; oldest first, no version left
    /// out.
    events: VecDeque<(u64, Box<str>)>,
    /// The messages with the present that were made last, until everybody has theirs.
    made: Vec<Made>,
    /// How many were told the present.
    told: usize,
    /// How many of those who watched when something last changed have not been told of it.
    behind: usize,
    /// Those who have come back and are still to be told what has happened meanwhile. Each has the other end until then.
    awaiting: Vec<Weak<()>>,
    /// Whether the log can tell the events again, so that they may be forgotten.
    logged: bool,
    /// The snapshot that was told last. Whoever was told the same by another message shares it.
    last: Base,
    /// Every watcher has a clone.
    watched: Arc<()>,
}

/// How many messages with the present are kept: one with all of it, and one with what has changed.
const MADE: usize = 2;

/// A message, and for whom it was made.
struct Made {
    /// Their version before it.
    seen: u64,
    /// The snapshot that they had before it.
    base: Base,
    text: Utf8Bytes,
    /// The snapshot that they have after it.
    after: Base,
}

impl Feed {
    pub(crate) fn new() -> Feed {
        Feed {
            changes: 0,
            events: VecDeque::new(),
            made: Vec::new(),
            told: 0,
            behind: 0,
            awaiting: Vec::new(),
            logged: true,
            last: Base::Nothing,
            watched: Arc::new(()),
        }
    }

    /// A feed whose events nothing else can tell again.
    pub(crate) fn of_its_own() -> Feed {
        Feed {
            logged: false,
            ..Feed::new()
        }
    }

    /// A token that its holder watches.
    pub(crate) fn watch(&self) -> Arc<()> {
        Arc::clone(&self.watched)
    }

    /// A token that its holder has come back and is to be told what has happened meanwhile: for so long no event is
    /// forgotten, though everybody else has been told.
    pub(crate) fn await_telling(&mut self) -> Arc<()> {
        let token = Arc::new(());
        self.awaiting.push(Arc::downgrade(&token));
        token
    }

    /// Whether somebody is still to be told of what has happened.
    fn is_awaited(&mut self) -> bool {
        self.awaiting.retain(|token| token.strong_count() > 0);
        if self.awaiting.is_empty() {
            self.awaiting = Vec::new();
        }
        !self.awaiting.is_empty()
    }

    /// How many watch.
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
        self.stir();
    }

    fn keep(&mut self, version: u64, events: &[TableEvent]) {
        if self.events.len() == KEPT {
            self.events.pop_front();
        }
        self.events.push_back((version, event_texts(events)));
    }

    /// Whether everything is here that happened after version `seen`.
    pub(crate) fn reaches(&self, seen: u64, version: u64) -> bool {
        seen >= version || self.events_after(seen, version).is_some()
    }

    /// Puts what happened before the events that are here in front of them.
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
        self.make_anew();
    }

    /// Forgets the events: whoever is behind gets the present.
    pub(crate) fn forget(&mut self) {
        self.events = VecDeque::new();
        self.stir();
        self.rest();
    }

    /// There is something else to know that is no version.
    pub(crate) fn stir(&mut self) {
        self.changes += 1;
        self.behind = self.watching();
        self.make_anew();
    }

    /// The next message is made anew: a snapshot tells of something else.
    pub(crate) fn make_anew(&mut self) {
        self.made.clear();
        self.told = 0;
    }

    /// Gives back the memory that only a table under way needs, and makes the next message anew: a snapshot may tell of
    /// a setting that has changed. Events stay for as long as somebody is to be told them.
    pub(crate) fn rest(&mut self) {
        if (self.behind == 0 || self.watching() == 0) && !self.is_awaited() {
            self.events = VecDeque::new();
        }
        self.made = Vec::new();
        self.told = 0;
        self.last = Base::Nothing;
    }

    /// The position of whoever knows everything up to now.
    pub(crate) fn present(&self, version: u64) -> Position {
        Position {
            version,
            changes: self.changes,
        }
    }

    /// The message for somebody at that position who has `base`, which becomes what they have after it; `None` if they
    /// know everything. `version` is the viewer's now, `watching` how many watch, and `snapshot` makes their snapshot.
    pub(crate) fn next<S: Serialize>(
        &mut self,
        seen: Position,
        base: &mut Base,
        version: u64,
        watching: usize,
        snapshot: impl FnOnce() -> S,
    ) -> Option<Utf8Bytes> {
        if seen == self.present(version) {
            return None;
        }
        let text = self.message(seen, base, version, snapshot);
        // Whoever has just come may not be among those who watched then.
        if seen.changes != Position::UNTOLD {
            self.behind = self.behind.saturating_sub(1);
            if self.behind == 0 && self.logged && !self.is_awaited() {
                self.events = VecDeque::new();
            }
        }
        self.told += 1;
        if self.told >= watching {
            // Nobody is left who needs it, and the next one may be long in coming.
            self.made = Vec::new();
        }
        text
    }

    fn message<S: Serialize>(
        &mut self,
        seen: Position,
        base: &mut Base,
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

    /// The events after version `seen`, if they are all here.
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
    fn a_message_is_made_once_and_kept_until_everybody_has_it() {
        let mut feed = Feed::new();
        let (mut seen, mut made) = (feed.present(1), 0);
        for change in 0..3 {
            feed.stir();
            let texts: Vec<Utf8Bytes> = (0..3)
                .map(|_| {
                    let snapshot = || {
                        made += 1;
                        change
                    };
                    feed.next(seen, &mut Base::NotKept, 1, 3, snapshot).unwrap()
                })
                .collect();
            seen = feed.present(1);
            assert!(texts.iter().all(|text| *text == texts[0]));
            assert_eq!((made, feed.made.len()), (change + 1, 0));
        }
        feed.stir();
        feed.next(seen, &mut Base::NotKept, 1, 3, || 0).unwrap();
        assert_eq!(feed.made.len(), 1, "two are to be told");
    }

    #[test]
    fn events_are_kept_until_everybody_who_watched_is_told() {
        let told = |feed: &mut Feed, seen: Position| {
            let watching = feed.watching();
            let text = feed.next(seen, &mut Base::NotKept, 2, watching, || 0);
            text.unwrap().contains("happened")
        };
        let (mut feed, mut late) = (Feed::new(), Feed::of_its_own());
        for feed in [&mut feed, &mut late] {
            let (present, watching) = (feed.present(1), [feed.watch(), feed.watch()]);
            feed.changes += 1;
            feed.events.push_back((2, r#"{"happened":1}"#.into()));
            feed.stir();
            assert!(told(feed, present));
            // Nothing happens for a while, and one of them reads slowly.
            feed.rest();
            // One who has just come is told, and is not the other one.
            let come = feed.watch();
            assert!(told(feed, Position::at(1)) && told(feed, Position::at(1)));
            assert!(told(feed, present));
            drop((watching, come));
        }
        assert!(feed.events.is_empty());
        assert_eq!(late.events.len(), 1, "nothing else can tell it again");
        // Two who come back at once are both told what was recalled for the first.
        feed.recall(VecDeque::from([(2, r#"{"happened":1}"#.into())]));
        let _come = [feed.watch(), feed.watch()];
        assert!(told(&mut feed, Position::at(1)) && told(&mut feed, Position::at(1)));
    }

    #[test]
    fn events_are_kept_for_whoever_has_come_back_until_they_are_told() {
        let told = |feed: &mut Feed, seen: Position| {
            let text = feed.next(seen, &mut Base::NotKept, 2, 2, || 0);
            text.unwrap().contains("happened")
        };
        for quiet in [false, true] {
            let mut feed = Feed::new();
            let (present, _watching) = (feed.present(1), feed.watch());
            feed.changes += 1;
            feed.events.push_back((2, r#"{"happened":1}"#.into()));
            feed.stir();
            // Somebody comes back before the one who watched is told, and is told after that.
            let (_come, awaiting) = (feed.watch(), feed.await_telling());
            assert!(feed.reaches(1, 2));
            assert!(told(&mut feed, present));
            if quiet {
                feed.rest();
            }
            assert!(told(&mut feed, Position::at(1)));
            drop(awaiting);
            // Nobody is left who needs it.
            feed.rest();
            assert_eq!((feed.events.len(), feed.awaiting.capacity()), (0, 0));
        }
    }

    #[test]
    fn who_was_told_the_same_by_another_message_shares_what_is_kept_of_it() {
        #[derive(Serialize)]
        struct Snapshot {
            a: u8,
        }
        let mut feed = Feed::new();
        let snapshot = || Snapshot { a: 1 };
        let bases: Vec<Base> = (0..3)
            .map(|_| {
                // Each comes by themselves, and what was made for the one before is gone.
                let mut base = Base::Nothing;
                feed.next(Position::at(1), &mut base, 1, 1, snapshot)
                    .unwrap();
                base
            })
            .collect();
        let Base::Kept(parts) = &bases[0] else {
            panic!("{:?}", bases[0]);
        };
        assert_eq!(Arc::strong_count(parts), 4, "theirs and the feed's");
        feed.rest();
        assert_eq!(Arc::strong_count(parts), 3);
    }

    #[test]
    fn what_is_told_again_stands_before_what_was_kept_and_once() {
        let older = |versions: std::ops::RangeInclusive<u64>| {
            let event = |version: u64| (version, version.to_string().into());
            versions.map(event).collect::<VecDeque<(u64, Box<str>)>>()
        };
        let mut feed = Feed::new();
        assert!(feed.reaches(9, 9) && !feed.reaches(8, 9));
        // Two things have happened while the older ones were looked up.
        feed.events = older(8..=9);
        feed.recall(older(4..=8));
        assert_eq!(feed.events_after(3, 9).unwrap(), "4,5,6,7,8,9");
        assert!(feed.reaches(3, 9) && !feed.reaches(2, 9));
        feed.recall(older(1..=3));
        assert_eq!(feed.events_after(0, 9).unwrap(), "1,2,3,4,5,6,7,8,9");
        // No more than is kept of what happens.
        let mut long = Feed::new();
        long.recall(older(1..=100));
        assert_eq!(long.events.len(), KEPT);
        assert!(long.reaches(100 - KEPT as u64, 100));
    }
}
