//! A table's state in memory: its match and what each watcher has noticed, both folds over the log.

use std::collections::VecDeque;
use std::sync::Arc;

use axum::extract::ws::Utf8Bytes;
use moonshot_protocol::{Setup, SetupError};
use moonshot_rules::{Seat, Viewer};
use moonshot_table::{Entry, Match, Moment, ReplayError, retell};

use crate::forced::forced;
use crate::identity::PersonId;
use crate::memory::Memory;
use crate::snapshot::snapshot;
use crate::store::TableRecord;
use crate::watcher::{Seen, Watcher};
use crate::wire::{Snapshot, TableEvent, Update};

/// How many updates are kept ready to send. Watchers further behind get theirs made again from the log.
const READY: usize = 48;

/// A table's state, as its log has made it.
pub(crate) struct TableState {
    pub(crate) record: TableRecord,
    pub(crate) game: Match,
    watchers: Vec<Watcher>,
    /// For each seat, the number of entries before each decision of its person that is not undone.
    decisions: Vec<Vec<usize>>,
    ready: VecDeque<Ready>,
    /// Whether the stored log may be longer than the one here.
    pub(crate) suspect: bool,
}

/// A serialized update for the watcher at that place.
struct Ready {
    watcher: usize,
    version: u64,
    text: Utf8Bytes,
}

impl TableState {
    /// The table before the first entry of its log.
    ///
    /// # Errors
    /// When the game refuses the table's options.
    pub(crate) fn start(record: TableRecord) -> Result<TableState, SetupError> {
        let seats = record.seats.len();
        let mut setup = Setup::read(&record.game, seats, &record.options)?;
        if let Some(card_set) = &record.card_set {
            setup = setup.with_card_set(Arc::new(card_set.clone()));
        }
        let game = Match::new(setup, Some(record.seeds.clone()))?;
        let people = Seat::all(seats).filter(|seat| record.seats[seat.index()].person.is_some());
        let watchers = people.map(Viewer::Seat).chain([Viewer::Spectator]);
        let mut live = TableState {
            watchers: watchers.map(Watcher::new).collect(),
            decisions: vec![Vec::new(); seats],
            ready: VecDeque::new(),
            suspect: false,
            record,
            game,
        };
        live.remember_line();
        Ok(live)
    }

    /// The table after the entries of a log.
    ///
    /// # Errors
    /// When the game refuses an entry; the server never writes such a log.
    pub(crate) fn replay(record: TableRecord, log: &[Entry]) -> Result<TableState, ReplayError> {
        let mut live = TableState::start(record)?;
        for (index, entry) in log.iter().enumerate() {
            let moment = live
                .game
                .enter(entry)
                .map_err(|reason| ReplayError::Entry { index, reason })?;
            live.notice(&moment);
        }
        Ok(live)
    }

    /// Advances to the match after an entry and prepares the watchers' updates.
    pub(crate) fn advance(&mut self, game: Match, moment: &Moment) {
        self.game = game;
        for (watcher, events) in self.notice(moment) {
            let update = self.update(watcher, events);
            if let Ok(text) = serde_json::to_string(&update) {
                let ready = Ready {
                    watcher,
                    version: update.version,
                    text: text.into(),
                };
                self.ready.push_back(ready);
            }
        }
        let surplus = self.ready.len().saturating_sub(READY * self.watchers.len());
        self.ready.drain(..surplus);
    }

    /// Tells each watcher's memory what happened; returns the watchers who noticed anything, with their events.
    fn notice(&mut self, moment: &Moment) -> Vec<(usize, Vec<TableEvent>)> {
        if let Some(Entry::Undo { keep, seat }) = &moment.entry {
            return self.notice_undo(*keep, *seat);
        }
        self.note_decision(moment);
        let told = |(place, watcher): (usize, &mut Watcher)| Some((place, watcher.notice(moment)?));
        self.watchers
            .iter_mut()
            .enumerate()
            .filter_map(told)
            .collect()
    }

    /// Every watcher notices an undo.
    fn notice_undo(&mut self, keep: usize, seat: Option<Seat>) -> Vec<(usize, Vec<TableEvent>)> {
        for decisions in &mut self.decisions {
            decisions.retain(|stood| *stood < keep);
        }
        self.remember_line();
        let told = |(place, watcher): (usize, &mut Watcher)| (place, watcher.notice_undo(seat));
        self.watchers.iter_mut().enumerate().map(told).collect()
    }

    /// Rebuilds every memory from the steps that are not undone.
    fn remember_line(&mut self) {
        let setup = self.game.setup();
        let Ok(start) = setup.start() else {
            return;
        };
        for watcher in &mut self.watchers {
            watcher.memory = Memory::default();
            let steps = self.game.steps().iter().map(|standing| &standing.step);
            for event in retell(setup, &start, steps, watcher.viewer) {
                watcher.memory.note(watcher.viewer, &event);
            }
        }
    }

    /// Records an action as a decision if its person had a choice.
    fn note_decision(&mut self, moment: &Moment) {
        let Some(Entry::Act { seat, .. }) = &moment.entry else {
            return;
        };
        let person = self
            .record
            .seats
            .get(seat.index())
            .is_some_and(|s| s.person.is_some());
        if person && forced(&moment.before, *seat).is_none() {
            self.decisions[seat.index()].push(self.game.standing().saturating_sub(1));
        }
    }

    /// How many entries to keep to undo the seat's last decision. `None` where there is no undo: another person sits at
    /// the table, the match is over, or the seat has decided nothing yet.
    pub(crate) fn undo_keeping(&self, seat: Seat) -> Option<usize> {
        let people = self
            .record
            .seats
            .iter()
            .filter(|seat| seat.person.is_some())
            .count();
        if people != 1 || self.game.is_over() {
            return None;
        }
        self.decisions.get(seat.index())?.last().copied()
    }

    /// The seat of that person.
    pub(crate) fn seat_of(&self, person: &PersonId) -> Option<Seat> {
        let sits = |seat: &Seat| self.record.seats[seat.index()].person.as_ref() == Some(person);
        Seat::all(self.record.seats.len()).find(sits)
    }

    /// The viewer that the person is; whoever has no seat here is a spectator.
    pub(crate) fn viewer_of(&self, person: Option<&PersonId>) -> Viewer {
        person
            .and_then(|person| self.seat_of(person))
            .map_or(Viewer::Spectator, Viewer::Seat)
    }

    /// The place of the viewer's watcher. All spectators share the last one.
    fn place_of(&self, viewer: Viewer) -> usize {
        let place = self
            .watchers
            .iter()
            .position(|watcher| watcher.viewer == viewer);
        place.unwrap_or(self.watchers.len() - 1)
    }

    /// The viewer's version.
    pub(crate) fn version(&self, viewer: Viewer) -> u64 {
        self.watchers[self.place_of(viewer)].version
    }

    /// Whether a request made at that version of the viewer's is recent enough.
    pub(crate) fn had_seen(&self, viewer: Viewer, version: u64, what: Seen) -> bool {
        self.watchers[self.place_of(viewer)].had_seen(version, what)
    }

    /// What the viewer may know now.
    pub(crate) fn snapshot(&self, viewer: Viewer) -> Snapshot {
        self.snapshot_for(&self.watchers[self.place_of(viewer)])
    }

    fn snapshot_for(&self, watcher: &Watcher) -> Snapshot {
        let can_undo = match watcher.viewer {
            Viewer::Seat(seat) => self.undo_keeping(seat).is_some(),
            Viewer::Spectator => false,
        };
        snapshot(&self.record, &self.game, watcher, can_undo)
    }

    /// The transcript, which contains the seed; `None` until the match is over.
    pub(crate) fn transcript(&self) -> Option<String> {
        self.game
            .is_over()
            .then(|| self.game.transcript().to_string())
    }

    fn update(&self, watcher: usize, events: Vec<TableEvent>) -> Update {
        let watcher = &self.watchers[watcher];
        Update {
            version: watcher.version,
            events,
            snapshot: self.snapshot_for(watcher),
        }
    }

    /// The present state as an update without events.
    pub(crate) fn present(&self, viewer: Viewer) -> Option<Utf8Bytes> {
        let update = self.update(self.place_of(viewer), Vec::new());
        serde_json::to_string(&update).ok().map(Utf8Bytes::from)
    }

    /// The viewer's updates after version `seen`, if all of them are ready.
    pub(crate) fn ready_after(&self, viewer: Viewer, seen: u64) -> Option<Vec<Utf8Bytes>> {
        let place = self.place_of(viewer);
        let after = |ready: &&Ready| ready.watcher == place && ready.version > seen;
        let texts: Vec<_> = self
            .ready
            .iter()
            .filter(after)
            .map(|r| r.text.clone())
            .collect();
        let missed = self.watchers[place].version.saturating_sub(seen);
        (texts.len() as u64 == missed).then_some(texts)
    }

    /// The viewer's updates after version `seen`, made again from the start of the log.
    ///
    /// # Errors
    /// As [`TableState::replay`].
    pub(crate) fn retold_after(
        record: TableRecord,
        log: &[Entry],
        viewer: Viewer,
        seen: u64,
    ) -> Result<Vec<Utf8Bytes>, ReplayError> {
        let mut live = TableState::start(record)?;
        let place = live.place_of(viewer);
        let mut texts = Vec::new();
        for (index, entry) in log.iter().enumerate() {
            let moment = live
                .game
                .enter(entry)
                .map_err(|reason| ReplayError::Entry { index, reason })?;
            for (watcher, events) in live.notice(&moment) {
                if watcher == place && live.watchers[place].version > seen {
                    let update = live.update(place, events);
                    texts.extend(serde_json::to_string(&update).ok().map(Utf8Bytes::from));
                }
            }
        }
        Ok(texts)
    }
}
