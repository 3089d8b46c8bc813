//! A table's state in memory: its match and what each watcher has noticed, both folds over the log.

use std::collections::BTreeMap;
use std::sync::Arc;

use moonshot_protocol::{Setup, SetupError};
use moonshot_rules::{Seat, Viewer};
use moonshot_table::{ActError, Entry, Match, Moment, NothingToUndo, ReplayError, retell};

use crate::forced::forced;
use crate::identity::PersonId;
use crate::memory::Memory;
use crate::pause::Pause;
use crate::snapshot::snapshot;
use crate::store::TableRecord;
use crate::watcher::{Noticed, Seen, Watcher};
use crate::wire::Snapshot;

/// A table's state, as its log has made it.
pub(crate) struct TableState {
    pub(crate) record: TableRecord,
    pub(crate) game: Match,
    /// One for each person's seat, then one for all spectators.
    watchers: Vec<Watcher>,
    /// For each seat, the number of entries before each decision of its person that is not undone.
    decisions: Vec<Vec<usize>>,
    /// Whether the stored log may differ from the one here.
    pub(crate) suspect: bool,
    /// The pause that was begun last.
    pub(crate) pause: Option<Pause>,
    /// For how many seconds bots wait for the person at each seat where somebody sits. It is not stored: a page that
    /// wants another than the usual time says so.
    pub(crate) patience: BTreeMap<Seat, u16>,
}

/// What one entry did and what each watcher noticed of it.
pub(crate) struct Told {
    pub(crate) entry: Option<Entry>,
    /// A pair for each watcher, in their order: their version after it, and what they noticed.
    pub(crate) noticed: Vec<(u64, Noticed)>,
}

impl TableState {
    /// The table before the first entry of its log.
    ///
    /// # Errors
    /// When the game refuses the table's options.
    pub(crate) fn start(record: TableRecord) -> Result<TableState, SetupError> {
        let mut setup = Setup::read(&record.game, record.seats.len(), &record.options)?;
        if let Some(card_set) = &record.card_set {
            setup = setup.with_card_set(Arc::new(card_set.clone()));
        }
        // A lesson's chance does not come from the seeds, and its match has none: its transcript promises nothing of them.
        let seeds = record.lesson.is_none().then(|| record.seeds.clone());
        let game = Match::new(setup, seeds)?;
        Ok(TableState::with_match(record, game))
    }

    /// The table with a match before the first entry of its log.
    pub(crate) fn with_match(record: TableRecord, game: Match) -> TableState {
        let seats = record.seats.len();
        let people = Seat::all(seats).filter(|seat| record.seats[seat.index()].person.is_some());
        let watchers = people.map(Viewer::Seat).chain([Viewer::Spectator]);
        let mut live = TableState {
            watchers: watchers.map(Watcher::new).collect(),
            decisions: vec![Vec::new(); seats],
            suspect: false,
            pause: None,
            patience: BTreeMap::new(),
            record,
            game,
        };
        live.remember_standing_steps();
        live
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

    /// A seat acts. The caller stores the entry before anybody sees this state.
    ///
    /// # Errors
    /// As [`Match::act`]; nothing changed then.
    pub(crate) fn act(&mut self, seat: Seat, action: &str) -> Result<Told, ActError> {
        let moment = self.game.act(seat, action)?;
        Ok(self.told(moment))
    }

    /// A seat undoes everything after the first `keep` entries that stand.
    ///
    /// # Errors
    /// As [`Match::undo`]; nothing changed then.
    pub(crate) fn undo(&mut self, seat: Seat, keep: usize) -> Result<Told, NothingToUndo> {
        let moment = self.game.undo(keep, Some(seat))?;
        Ok(self.told(moment))
    }

    /// Does what an entry says.
    #[cfg(test)]
    pub(crate) fn enter(&mut self, entry: &Entry) -> Told {
        #[allow(clippy::unwrap_used)]
        let moment = self.game.enter(entry).unwrap();
        self.told(moment)
    }

    pub(crate) fn told(&mut self, moment: Moment) -> Told {
        let noticed = self.notice(&moment);
        let versions = self.watchers.iter().map(|watcher| watcher.version);
        Told {
            noticed: versions.zip(noticed).collect(),
            entry: moment.entry,
        }
    }

    /// Tells each watcher's memory what happened; returns what they noticed.
    pub(crate) fn notice(&mut self, moment: &Moment) -> Vec<Noticed> {
        if let Some(Entry::Undo { keep, seat }) = moment.entry {
            return self.notice_undo(keep, seat);
        }
        self.note_decision(moment);
        let watchers = self.watchers.iter_mut();
        watchers.map(|watcher| watcher.notice(moment)).collect()
    }

    /// Every watcher notices an undo.
    fn notice_undo(&mut self, keep: usize, seat: Option<Seat>) -> Vec<Noticed> {
        for decisions in &mut self.decisions {
            decisions.retain(|stood| *stood < keep);
        }
        self.remember_standing_steps();
        let watchers = self.watchers.iter_mut();
        watchers.map(|watcher| watcher.notice_undo(seat)).collect()
    }

    /// Rebuilds every memory from the steps that are not undone.
    fn remember_standing_steps(&mut self) {
        let setup = self.game.setup();
        let Ok(start) = setup.start() else {
            return;
        };
        for watcher in &mut self.watchers {
            watcher.memory = Memory::default();
            let steps = self.game.steps().map(|standing| standing.step);
            for event in retell(setup, &start, steps, watcher.viewer) {
                watcher.memory.note(watcher.viewer, &event);
            }
        }
    }

    /// Records an action as a decision if its person had a choice.
    fn note_decision(&mut self, moment: &Moment) {
        let Some(Entry::Act { seat, .. }) = moment.entry else {
            return;
        };
        if self.is_person(seat) && forced(&moment.before, seat).is_none() {
            self.decisions[seat.index()].push(self.game.standing().saturating_sub(1));
        }
    }

    /// How many entries to keep to undo the seat's last decision. `None` where there is no undo: another person sits at
    /// the table, the match is over, or the seat has decided nothing yet.
    pub(crate) fn undo_keeping(&self, seat: Seat) -> Option<usize> {
        if self.people() != 1 || self.game.is_over() {
            return None;
        }
        self.decisions.get(seat.index())?.last().copied()
    }

    /// Whether a person sits at the seat.
    pub(crate) fn is_person(&self, seat: Seat) -> bool {
        let sitting = self.record.seats.get(seat.index());
        sitting.is_some_and(|sitting| sitting.person.is_some())
    }

    /// How many people sit at the table.
    pub(crate) fn people(&self) -> usize {
        let seats = self.record.seats.iter();
        seats.filter(|seat| seat.person.is_some()).count()
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

    /// How many watchers there are.
    pub(crate) fn watchers(&self) -> usize {
        self.watchers.len()
    }

    /// The place of the viewer's watcher. All spectators share the last one.
    pub(crate) fn place_of(&self, viewer: Viewer) -> usize {
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
        let watcher = &self.watchers[self.place_of(viewer)];
        let can_undo = match watcher.viewer {
            Viewer::Seat(seat) => self.undo_keeping(seat).is_some(),
            Viewer::Spectator => false,
        };
        snapshot(self, watcher, can_undo)
    }

    /// The transcript, which contains the seed; `None` until the match is over.
    pub(crate) fn transcript(&self) -> Option<String> {
        self.game
            .is_over()
            .then(|| self.game.transcript().to_string())
    }
}
