//! A table in memory: its match and what each watcher has noticed, both folds over the log.

use std::collections::VecDeque;

use axum::extract::ws::Utf8Bytes;
use moonshot_rules::{
    AnyGame, Game, Held, Legal, Seat, Setup, SetupError, Step, Turn, ViewDocument, Viewer,
};
use moonshot_table::{Entry, Match, Moment, ReplayError, retell};

use crate::identity::PersonId;
use crate::memory::Memory;
use crate::snapshot::snapshot;
use crate::store::TableRecord;
use crate::wire::{Autoplay, Snapshot, TableEvent, TableNews, Update};

/// How many of the last changes are kept ready to send. Whoever is further behind is told from the log.
const READY: usize = 48;

/// A table as its log has made it.
pub(crate) struct Live {
    pub(crate) record: TableRecord,
    pub(crate) game: Match,
    watchers: Vec<Watcher>,
    /// For each seat, how many entries stood before each decision of its person that still stands.
    decisions: Vec<Vec<usize>>,
    ready: VecDeque<Ready>,
    /// Whether the log may hold more than is known here.
    pub(crate) suspect: bool,
}

/// What one viewer has noticed and remembers.
pub(crate) struct Watcher {
    pub(crate) viewer: Viewer,
    pub(crate) version: u64,
    pub(crate) memory: Memory,
    /// Their version when what they may do became what it is now.
    asked_at: u64,
    /// Their version when they acted last.
    acted_at: u64,
}

impl Watcher {
    fn new(viewer: Viewer) -> Watcher {
        Watcher {
            viewer,
            version: 0,
            memory: Memory::default(),
            asked_at: 0,
            acted_at: 0,
        }
    }

    /// Takes in what happened; returns what they saw, if they noticed anything.
    fn notice(&mut self, moment: &Moment) -> Option<Vec<TableEvent>> {
        let events = moment.events(self.viewer);
        for event in &events {
            self.memory.note(self.viewer, event);
        }
        let (before, after) = (
            moment.before.view(self.viewer),
            moment.after.view(self.viewer),
        );
        if events.is_empty() && before == after {
            return None;
        }
        self.version += 1;
        let acted = matches!(moment.entry, Some(Entry::Act { seat, .. }) if self.viewer.is(seat));
        if acted {
            self.acted_at = self.version;
        }
        if acted || before.document().legal != after.document().legal {
            self.asked_at = self.version;
        }
        Some(events.into_iter().map(TableEvent::Game).collect())
    }

    /// Takes in that somebody took back.
    fn notice_undo(&mut self, seat: Option<Seat>) -> Vec<TableEvent> {
        self.version += 1;
        (self.asked_at, self.acted_at) = (self.version, self.version);
        let news = seat.map(|seat| TableEvent::Table(TableNews::Undone { seat }));
        news.into_iter().collect()
    }
}

/// What a request must have seen to be done.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Seen {
    /// That the seat is asked for what it may do now. Others may have acted since, as when all choose a pass.
    TheQuestion,
    /// The seat's own last act.
    OwnAct,
}

/// An update in its final form, for the watcher at that place.
struct Ready {
    watcher: usize,
    version: u64,
    text: Utf8Bytes,
}

/// Something that is to be done without asking anybody.
pub(crate) enum Due {
    /// A bot is to act.
    Bot(Seat),
    /// A person's forced action, which they want done for them.
    Forced(Seat, String),
}

impl Live {
    /// The table before the first entry of its log.
    ///
    /// # Errors
    /// When the game refuses what the table was agreed to be.
    pub(crate) fn start(record: TableRecord) -> Result<Live, SetupError> {
        let seats = record.seats.len();
        let setup = Setup::read(&record.game, seats, &record.options)?;
        let game = Match::new(setup, Some(record.seeds.clone()))?;
        let people = Seat::all(seats).filter(|seat| record.seats[seat.index()].person.is_some());
        let watchers = people.map(Viewer::Seat).chain([Viewer::Spectator]);
        let mut live = Live {
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

    /// The table that a log has made.
    ///
    /// # Errors
    /// When the game refuses an entry, which a log written here never holds.
    pub(crate) fn replay(record: TableRecord, log: &[Entry]) -> Result<Live, ReplayError> {
        let mut live = Live::start(record)?;
        for (index, entry) in log.iter().enumerate() {
            let moment = enter(&mut live.game, entry)
                .map_err(|reason| ReplayError::Entry { index, reason })?;
            live.notice(&moment);
        }
        Ok(live)
    }

    /// Takes the match after an entry, and makes what the watchers are to be told.
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

    /// Lets each watcher take in what happened; returns those who noticed anything, with what they saw.
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

    /// Everybody sees that something was taken back.
    fn notice_undo(&mut self, keep: usize, seat: Option<Seat>) -> Vec<(usize, Vec<TableEvent>)> {
        for decisions in &mut self.decisions {
            decisions.retain(|stood| *stood < keep);
        }
        self.remember_line();
        let told = |(place, watcher): (usize, &mut Watcher)| (place, watcher.notice_undo(seat));
        self.watchers.iter_mut().enumerate().map(told).collect()
    }

    /// Makes every memory anew from the steps that stand.
    fn remember_line(&mut self) {
        let Ok(start) = AnyGame::new(self.game.setup()) else {
            return;
        };
        let steps: Vec<Step<AnyGame>> = self.game.line().map(|(step, _)| step.clone()).collect();
        for watcher in &mut self.watchers {
            watcher.memory = Memory::default();
            for event in retell(&start, &steps, watcher.viewer) {
                watcher.memory.note(watcher.viewer, &event);
            }
        }
    }

    /// Remembers where a person had a choice.
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

    /// How many entries to keep so that the seat's last decision is taken back; `None` where that may not be:
    /// another person sits here, the match is over, or the seat has decided nothing yet.
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

    /// What that person may look with; whoever does not sit here is a spectator.
    pub(crate) fn viewer_of(&self, person: Option<&PersonId>) -> Viewer {
        person
            .and_then(|person| self.seat_of(person))
            .map_or(Viewer::Spectator, Viewer::Seat)
    }

    /// The watcher who looks so. Spectators are one, and are the last.
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

    /// Whether a request made at that version of the viewer's had seen enough.
    pub(crate) fn had_seen(&self, viewer: Viewer, version: u64, what: Seen) -> bool {
        let watcher = &self.watchers[self.place_of(viewer)];
        let from = match what {
            Seen::TheQuestion => watcher.asked_at,
            Seen::OwnAct => watcher.acted_at,
        };
        (from..=watcher.version).contains(&version)
    }

    /// What the viewer may know now.
    pub(crate) fn snapshot(&self, viewer: Viewer) -> Snapshot {
        snapshot(self, &self.watchers[self.place_of(viewer)])
    }

    /// The match written down with its seed; `None` while it is not over, for then nobody may have that.
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
            snapshot: snapshot(self, watcher),
        }
    }

    /// The viewer's present state as an update in which nothing happens.
    pub(crate) fn present(&self, viewer: Viewer) -> Option<Utf8Bytes> {
        let update = self.update(self.place_of(viewer), Vec::new());
        serde_json::to_string(&update).ok().map(Utf8Bytes::from)
    }

    /// The viewer's updates after `seen`, if all of them are at hand.
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

    /// The viewer's updates after `seen`, told again from the start of the log.
    ///
    /// # Errors
    /// As [`Live::replay`].
    pub(crate) fn retold_after(
        record: TableRecord,
        log: &[Entry],
        viewer: Viewer,
        seen: u64,
    ) -> Result<Vec<Utf8Bytes>, ReplayError> {
        let mut live = Live::start(record)?;
        let place = live.place_of(viewer);
        let mut texts = Vec::new();
        for (index, entry) in log.iter().enumerate() {
            let moment = enter(&mut live.game, entry)
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

    /// Whether what a person may do now could not be done any more once the seat has done that: a revoke can only
    /// be corrected until the trick is gathered, and a bot gathers at once.
    pub(crate) fn cuts_short(&self, seat: Seat, action: Option<&str>) -> bool {
        let waiting = self.people_to_act(self.game.state());
        if waiting.is_empty() {
            return false;
        }
        let mut after = self.game.clone();
        if !action.is_some_and(|action| after.act(seat, action).is_ok()) {
            return false;
        }
        let changed = |seat: &Seat| after.state().legal(*seat) != self.game.state().legal(*seat);
        waiting.iter().any(changed)
    }

    /// The people who may act.
    fn people_to_act(&self, state: &AnyGame) -> Vec<Seat> {
        let Turn::Seats(seats) = state.turn() else {
            return Vec::new();
        };
        let sits = |seat: &Seat| {
            let sitting = self.record.seats.get(seat.index());
            sitting.is_some_and(|sitting| sitting.person.is_some())
        };
        seats.iter().filter(sits).collect()
    }

    /// What is to be done without asking anybody, if anything is.
    pub(crate) fn due(&self) -> Option<Due> {
        let state = self.game.state();
        let Turn::Seats(seats) = state.turn() else {
            return None;
        };
        seats.iter().find_map(|seat| {
            let sitting = self.record.seats.get(seat.index())?;
            let wanted = match (&sitting.person, sitting.autoplay) {
                (None, _) => return Some(Due::Bot(seat)),
                (Some(_), Autoplay::Off) => false,
                (Some(_), Autoplay::LastTrick) => holds_one_card(state, seat),
                (Some(_), Autoplay::Forced) => true,
            };
            let action = if wanted { forced(state, seat) } else { None };
            Some(Due::Forced(seat, action?))
        })
    }
}

/// Does what an entry of a log says.
fn enter(game: &mut Match, entry: &Entry) -> Result<Moment, String> {
    match entry {
        Entry::Act { seat, action } => game.act(*seat, action).map_err(|error| error.to_string()),
        Entry::Chance { outcome } => game.chance(outcome).map_err(|error| error.to_string()),
        Entry::Undo { keep, seat } => game.undo(*keep, *seat).map_err(|error| error.to_string()),
    }
}

/// The one action the seat may do, if it is the only one.
fn forced(state: &AnyGame, seat: Seat) -> Option<String> {
    match state.legal(seat).as_slice() {
        [Legal::Action(action)] => Some(action.to_string()),
        _ => None,
    }
}

fn holds_one_card(state: &AnyGame, seat: Seat) -> bool {
    let view = state.view(Viewer::Seat(seat)).document();
    matches!(view.hands.get(seat.index()), Some(Held::Cards(cards)) if cards.len() == 1)
}
