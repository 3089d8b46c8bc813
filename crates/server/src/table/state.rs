//! The state of a table: its match and what each observer has noticed, both folds over the log.
//!
//! Pure: no lock, no store, and no clock; time is passed in. `decide.rs` says what a command does, a
//! [`Transaction`](super::transaction::Transaction) applies it.

use std::collections::VecDeque;
use std::sync::Arc;

use moonshot_bots::Level;
use moonshot_protocol::{Setup, SetupError};
use moonshot_rules::{AnyView, Game, LegalActions, Seat, Viewer};
use moonshot_store::{TableRecord, Write};
use moonshot_table::{
    Access, ActError, Change, ChangeError, Entry, EntryError, Match, Membership, Moment,
    NothingToUndo, Occupant, PersonId, ReplayError, Said, Seeds, TableSeat, retell,
};

use tokio::time::Instant;

use crate::broadcast::outbox::Noticed;
use crate::cluster::Preferences;
use crate::error::ApiError;
use crate::table::ephemeral::Ephemeral;
use crate::table::forced::forced;
use crate::table::memory::Memory;
use crate::table::news::news;
use crate::table::observer::{Observer, Seen};
use crate::table::origin::deals_from_seeds;
use crate::table::rating::rated_match;
use crate::table::snapshot::{snapshot, view};
use moonshot_api::{Autoplay, Snapshot, Stage, TableMade, Talk};

/// A table's state, as its log has made it.
pub(crate) struct Table {
    pub(crate) record: TableRecord,
    pub(crate) game: Match,
    /// One for each person's seat, then one for all spectators.
    observers: Vec<Observer>,
    /// For each seat, the number of entries before each standing decision of its person.
    decisions: Vec<Vec<usize>>,
    /// Recent chat messages, the oldest first, and the number of all.
    talk: VecDeque<Talk>,
    said: usize,
    /// What is in no log.
    pub(crate) ephemeral: Ephemeral,
}

/// Maximum number of chat messages shown.
const TALK_SHOWN: usize = 30;

/// An applied entry and what each observer noticed of it.
pub(crate) struct Applied {
    pub(crate) entry: Option<Entry>,
    /// For each observer their version after it, and what they noticed.
    pub(crate) noticed: Vec<(Viewer, u64, Noticed)>,
}

impl Table {
    /// The table before the first entry of its log.
    ///
    /// # Errors
    /// When the game refuses the table's options.
    pub(crate) fn start(record: TableRecord) -> Result<Table, SetupError> {
        let mut setup = Setup::read(&record.game, record.seats.len(), &record.options)?;
        if let Some(card_set) = &record.card_set {
            setup = setup.with_card_set(Arc::clone(card_set));
        }
        // Where chance does not come from the seeds the match has none: its transcript promises nothing of them.
        let seeds = deals_from_seeds(&record).then(|| record.seeds.clone());
        let game = Match::among(setup, seeds, first_membership(&record))?;
        Ok(Table::with_match(record, game))
    }

    /// The table with a match before the first entry of its log.
    pub(crate) fn with_match(record: TableRecord, game: Match) -> Table {
        let seats = record.seats.len();
        let mut live = Table {
            observers: vec![Observer::new(Viewer::Spectator, None, 0)],
            decisions: vec![Vec::new(); seats],
            talk: VecDeque::new(),
            said: 0,
            ephemeral: Ephemeral::default(),
            record,
            game,
        };
        live.seat_observers();
        live.remember_standing_steps();
        live
    }

    /// The table after the entries of a log.
    ///
    /// # Errors
    /// When the game refuses an entry; the server never writes such a log.
    pub(crate) fn replay(record: TableRecord, log: &[Entry]) -> Result<Table, ReplayError> {
        let mut live = Table::start(record)?;
        for (index, entry) in log.iter().enumerate() {
            live.apply(entry)
                .map_err(|reason| ReplayError::Entry { index, reason })?;
        }
        Ok(live)
    }

    /// Applies an action. The caller appends the entry before anybody sees this state.
    ///
    /// # Errors
    /// As [`Match::act`]; nothing changed then.
    pub(crate) fn apply_action(&mut self, seat: Seat, action: &str) -> Result<Applied, ActError> {
        let moment = self.game.act(seat, action)?;
        Ok(self.observe(moment))
    }

    /// A seat undoes everything after the first `keep` entries that stand.
    ///
    /// # Errors
    /// As [`Match::undo`]; nothing changed then.
    pub(crate) fn undo(&mut self, seat: Seat, keep: usize) -> Result<Applied, NothingToUndo> {
        let moment = self.game.undo(keep, Some(seat))?;
        Ok(self.observe(moment))
    }

    /// Something changes at the table.
    ///
    /// # Errors
    /// As [`Match::change`]; nothing changed then.
    pub(crate) fn change(&mut self, change: Change) -> Result<Applied, ChangeError> {
        let before = self.game.membership().clone();
        let (version, hint) = (self.game.version(), matches!(change, Change::Hint { .. }));
        let moment = self.game.change(change)?;
        if hint {
            self.pause_goes_on(version);
        }
        let noticed = self.notice_change(&before, &moment);
        Ok(self.applied(moment, noticed))
    }

    /// Applies an entry.
    ///
    /// # Errors
    /// As [`Match::enter`]; nothing changed then.
    pub(crate) fn apply(&mut self, entry: &Entry) -> Result<Applied, EntryError> {
        if let Entry::Table { change } = entry {
            return Ok(self.change(change.clone())?);
        }
        let moment = self.game.enter(entry)?;
        Ok(self.observe(moment))
    }

    /// Lets the observers notice a moment of the match.
    pub(crate) fn observe(&mut self, moment: Moment) -> Applied {
        let noticed = self.notice_moment(&moment);
        self.applied(moment, noticed)
    }

    fn applied(&self, moment: Moment, noticed: Vec<Noticed>) -> Applied {
        let observers = self.observers.iter();
        let observers = observers.map(|observer| (observer.viewer, observer.version));
        Applied {
            noticed: observers
                .zip(noticed)
                .map(|((viewer, version), noticed)| (viewer, version, noticed))
                .collect(),
            entry: moment.entry,
        }
    }

    /// Shows each observer what happened in the match; returns what they noticed, in the observers' order.
    fn notice_moment(&mut self, moment: &Moment) -> Vec<Noticed> {
        if let Some(Entry::Undo { keep, seat }) = moment.entry {
            return self.notice_undo(keep, seat);
        }
        self.note_decision(moment);
        let observers = self.observers.iter_mut();
        observers.map(|observer| observer.notice(moment)).collect()
    }

    /// Every observer notices a change at the table; new players begin with the present state.
    fn notice_change(&mut self, before: &Membership, moment: &Moment) -> Vec<Noticed> {
        let Some(Entry::Table { change }) = &moment.entry else {
            return Vec::new();
        };
        if let Change::Say { seat, text } = change {
            self.note_talk(*seat, text.clone());
        }
        let news = news(change, before, self.game.membership());
        let game = &self.game;
        let shown = |viewer| news.clone().filter(|_| is_shown(viewer, change, game));
        let observers = self.observers.iter_mut();
        let mut noticed: Vec<(Viewer, Noticed)> = observers
            .map(|observer| match shown(observer.viewer) {
                Some(news) => (observer.viewer, observer.notice_change(news, moment)),
                None => (observer.viewer, Noticed::Nothing),
            })
            .collect();
        self.seat_observers();
        let observers = self.observers.iter();
        observers
            .map(|observer| {
                let place = noticed
                    .iter()
                    .position(|(viewer, _)| *viewer == observer.viewer);
                match place {
                    Some(place) => noticed.swap_remove(place).1,
                    None => Noticed::Silently,
                }
            })
            .collect()
    }

    fn note_talk(&mut self, seat: Seat, said: Said) {
        let place = self.game.membership().place(seat);
        if self.talk.len() == TALK_SHOWN {
            self.talk.pop_front();
        }
        self.talk.push_back(Talk {
            number: self.said,
            seat,
            name: place.map(|place| place.name.clone()).unwrap_or_default(),
            account: place.is_some_and(|place| place.account),
            said,
        });
        self.said += 1;
    }

    /// The number of entries that can influence what happens next. Hints do not count: waiting must not reveal that one was taken.
    pub(crate) fn position(&self) -> u64 {
        self.game.version() - self.game.hints_noted() as u64
    }

    /// Recent chat messages, the oldest first.
    pub(crate) fn talk(&self) -> impl Iterator<Item = &Talk> {
        self.talk.iter()
    }

    /// Ensures one observer for each seated person and one for all spectators. A new one begins at the version that everybody
    /// has, so that it reveals nothing of secret questions.
    fn seat_observers(&mut self) {
        let membership = self.game.membership();
        let person = |viewer: Viewer| Some(membership.place(viewer.seat()?)?.person()?.clone());
        self.observers.retain(|observer| {
            observer.viewer == Viewer::Spectator
                || observer.person.is_some() && observer.person == person(observer.viewer)
        });
        let everybody = self.version(Viewer::Spectator);
        for seat in Seat::all(self.record.seats.len()) {
            let viewer = Viewer::Seat(seat);
            let known = self
                .observers
                .iter()
                .any(|observer| observer.viewer == viewer);
            let Some(person) = self
                .game
                .membership()
                .place(seat)
                .and_then(TableSeat::person)
            else {
                continue;
            };
            if known {
                continue;
            }
            let mut observer = Observer::new(viewer, Some(person.clone()), everybody);
            self.remember(&mut observer);
            let spectators = self.observers.len() - 1;
            self.observers.reserve_exact(1);
            self.observers.insert(spectators, observer);
            if let Some(decisions) = self.decisions.get_mut(seat.index()) {
                decisions.clear();
            }
        }
    }

    /// Every observer notices an undo.
    fn notice_undo(&mut self, keep: usize, seat: Option<Seat>) -> Vec<Noticed> {
        // An open proposal referred to undone actions.
        self.ephemeral.close_proposal();
        for decisions in &mut self.decisions {
            decisions.retain(|stood| *stood < keep);
        }
        self.remember_standing_steps();
        let observers = self.observers.iter_mut();
        observers
            .map(|observer| observer.notice_undo(seat))
            .collect()
    }

    /// Rebuilds every memory from the steps that are not undone.
    fn remember_standing_steps(&mut self) {
        let mut observers = std::mem::take(&mut self.observers);
        observers
            .iter_mut()
            .for_each(|observer| self.remember(observer));
        self.observers = observers;
    }

    /// Gives an observer the memory of everything that stands, as seen from that seat.
    fn remember(&self, observer: &mut Observer) {
        let setup = self.game.setup();
        observer.memory = Memory::default();
        let Ok(start) = setup.start() else {
            return;
        };
        let steps = self.game.steps().map(|standing| standing.step);
        for event in retell(setup, &start, steps, observer.viewer) {
            observer.memory.note(observer.viewer, &event);
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

    /// How many entries to keep to undo the seat's last decision. `None` if there is no undo: another person plays, the match is
    /// over or compared with others', or the seat has decided nothing yet.
    pub(crate) fn undo_keeping(&self, seat: Seat) -> Option<usize> {
        if self.people() != 1 || self.game.is_over() || self.is_compared() {
            return None;
        }
        self.decided_after(seat)
    }

    /// How many entries stood before the seat's last decision that stands.
    pub(crate) fn decided_after(&self, seat: Seat) -> Option<usize> {
        self.decisions.get(seat.index())?.last().copied()
    }

    /// Whether a person plays the seat, and no bot plays for them.
    pub(crate) fn is_person(&self, seat: Seat) -> bool {
        let place = self.membership().place(seat);
        place.is_some_and(|place| !place.played_by_bot())
    }

    /// Whether the match is suspended because no person plays: everybody is sitting out or disconnected, or all seats are bots'. It
    /// resumes when somebody is back. Bots do not play on, so an abandoned match has no result.
    pub(crate) fn is_resting(&self) -> bool {
        let mut seats = Seat::all(self.record.seats.len());
        self.stage() == Stage::Playing && !seats.any(|seat| self.is_person(seat))
    }

    /// The number of seated people, sitting out or not.
    pub(crate) fn people(&self) -> usize {
        self.membership().people().count()
    }

    /// That players may take hints here.
    pub(crate) fn check_hints(&self) -> Result<(), ApiError> {
        let allowed = self.membership().terms().hints;
        allowed.then_some(()).ok_or(ApiError::NoHints)
    }

    /// The spectator delay in seconds, while the match is played.
    pub(crate) fn watch_delay(&self) -> u16 {
        match self.stage() {
            Stage::Playing if self.record.lesson.is_none() => self.membership().terms().watch_delay,
            _ => 0,
        }
    }

    /// The number of spectators.
    pub(crate) fn spectators(&self) -> usize {
        let (membership, presence) = (self.membership(), &self.ephemeral.presence);
        let sits = |person: &PersonId| membership.seat_of(person).is_some();
        let watching = self.ephemeral.watching;
        watching.unwrap_or_else(|| presence.spectators(sits))
    }

    /// How many milliseconds a finished trick stays if several people play: the longest wish.
    pub(crate) fn trick_stays(&self) -> Option<u16> {
        if self.people() < 2 {
            return None;
        }
        let people = self
            .membership()
            .places()
            .iter()
            .filter_map(TableSeat::person);
        let wishes = people.filter_map(|person| self.ephemeral.preferences.get(person));
        wishes.filter_map(|wishes| wishes.trick_stays).max()
    }

    /// Seats, players and membership.
    pub(crate) fn membership(&self) -> &Membership {
        self.game.membership()
    }

    /// The response to making or finding the table.
    pub(crate) fn made(&self) -> TableMade {
        TableMade {
            table: self.record.id.to_string(),
            commitment: self.game.seeds().map(Seeds::commitment),
        }
    }

    /// The write that marks the match as over.
    pub(crate) fn over_mark(&self) -> Write {
        Write::Over {
            table: self.record.id.clone(),
            rated: rated_match(self),
        }
    }

    /// Where the table is in its life.
    pub(crate) fn stage(&self) -> Stage {
        if self.game.is_over() {
            Stage::Over
        } else if self.membership().begun() {
            Stage::Playing
        } else {
            Stage::Waiting
        }
    }

    /// All seats with their players.
    pub(crate) fn seated(&self) -> impl Iterator<Item = (Seat, &TableSeat)> {
        let places = self.membership().places();
        Seat::all(places.len()).zip(places)
    }

    /// Whether a seat is the person's or reserved for them.
    pub(crate) fn belongs(&self, person: &PersonId) -> bool {
        let mut places = self.membership().places().iter();
        places.any(|place| match &place.occupant {
            Occupant::Person(own) => own.as_ref() == Some(person),
            Occupant::Reserved(held) => held == person,
            Occupant::Nobody | Occupant::Bot => false,
        })
    }

    /// Whether the table is listed in the lobby.
    pub(super) fn is_listed(&self) -> bool {
        let membership = self.membership();
        self.record.origin.is_none()
            && self.stage() == Stage::Waiting
            && membership.terms().access == Access::Listed
    }

    /// The person's version.
    pub(crate) fn version_of(&self, person: &PersonId) -> u64 {
        self.version(self.viewer_of(Some(person)))
    }

    /// What the viewer may see of the match.
    pub(crate) fn view(&self, viewer: Viewer) -> AnyView {
        view(self.game.state(), viewer)
    }

    /// The seat of that person.
    pub(crate) fn seat_of(&self, person: &PersonId) -> Option<Seat> {
        self.membership().seat_of(person)
    }

    /// The autoplay setting of the person in the seat.
    pub(crate) fn autoplay_of(&self, seat: Seat) -> Autoplay {
        let person = self.membership().place(seat).and_then(TableSeat::person);
        let set = person.and_then(|person| self.record.autoplay.get(person));
        set.copied().unwrap_or_default()
    }

    /// The level of the stand-in bot that the person in the seat has chosen.
    pub(crate) fn stand_in_of(&self, seat: Seat) -> Option<String> {
        self.preferences_of(seat)?.stand_in.clone()
    }

    /// The preferences of the person in the seat, if any.
    pub(crate) fn preferences_of(&self, seat: Seat) -> Option<&Preferences> {
        let person = self.membership().place(seat).and_then(TableSeat::person)?;
        self.ephemeral.preferences.get(person)
    }

    /// The level of the bot in the seat, if set.
    pub(crate) fn level_of(&self, seat: Seat) -> Option<Level> {
        self.membership()
            .place(seat)?
            .level
            .as_deref()?
            .parse()
            .ok()
    }

    /// Which viewer the person is: their seat's, or a spectator.
    pub(crate) fn viewer_of(&self, person: Option<&PersonId>) -> Viewer {
        person
            .and_then(|person| self.seat_of(person))
            .map_or(Viewer::Spectator, Viewer::Seat)
    }

    /// The person behind a viewer; `None` for spectators.
    pub(crate) fn person_at(&self, viewer: Viewer) -> Option<PersonId> {
        let place = self.membership().place(viewer.seat()?)?;
        place.person().cloned()
    }

    /// All viewers of the table.
    pub(crate) fn viewers(&self) -> impl Iterator<Item = Viewer> {
        self.observers.iter().map(|observer| observer.viewer)
    }

    /// The index of the viewer's observer. All spectators share the last one.
    fn place_of(&self, viewer: Viewer) -> usize {
        let place = self
            .observers
            .iter()
            .position(|observer| observer.viewer == viewer);
        place.unwrap_or(self.observers.len() - 1)
    }

    /// The viewer's version.
    pub(crate) fn version(&self, viewer: Viewer) -> u64 {
        self.observers[self.place_of(viewer)].version
    }

    /// Whether a request at that version of the viewer is recent enough.
    pub(crate) fn had_seen(&self, viewer: Viewer, version: u64, what: Seen) -> bool {
        self.observers[self.place_of(viewer)].had_seen(version, what)
    }

    /// What the viewer may know at that time.
    pub(crate) fn snapshot(&self, viewer: Viewer, now: Instant) -> Snapshot {
        let observer = &self.observers[self.place_of(viewer)];
        let can_undo = match observer.viewer {
            Viewer::Seat(seat) => self.undo_keeping(seat).is_some(),
            Viewer::Spectator => false,
        };
        snapshot(self, observer, can_undo, now)
    }
}

/// Whether the viewer sees a change as it happens. A hint is shown to others immediately if everybody knows the question, and
/// otherwise when the match is over (W-08).
fn is_shown(viewer: Viewer, change: &Change, after: &Match) -> bool {
    match change {
        Change::Hint { seat } => {
            !viewer.is(*seat) && after.hints().last().is_some_and(|taken| taken.open)
        }
        _ => true,
    }
}

/// Seats and players before the first entry of a table's log.
pub(crate) fn first_membership(record: &TableRecord) -> Membership {
    if record.waits {
        return Membership::waiting(record.seats.len());
    }
    let seats = record.seats.iter();
    let places = seats.map(|seat| {
        TableSeat::taken(&seat.name, seat.person.clone())
            .with_program(seat.program)
            .with_account(seat.account)
    });
    Membership::seated(places.collect())
}

/// The viewer that a person is, if they may watch.
pub(crate) fn watching(state: &Table, person: Option<&PersonId>) -> Result<Viewer, ApiError> {
    let viewer = state.viewer_of(person);
    let membership = state.membership();
    let kept = |person| {
        let mut places = membership.places().iter();
        places.any(|place| matches!(&place.occupant, Occupant::Reserved(held) if held == person))
    };
    if viewer != Viewer::Spectator || person.is_some_and(kept) {
        return Ok(viewer);
    }
    if person.is_some_and(|person| membership.has_removed(person)) {
        return Err(ApiError::Removed);
    }
    match membership.terms().access {
        Access::Closed => Err(ApiError::Closed),
        _ => Ok(viewer),
    }
}

/// A legal action of any seat.
pub(crate) fn any_action(state: &Table) -> Option<(Seat, String)> {
    let seats = state.game.state().to_act();
    seats
        .iter()
        .find_map(|seat| Some((seat, action_of(state, seat)?)))
}

/// A legal action of the seat.
pub(crate) fn action_of(state: &Table, seat: Seat) -> Option<String> {
    let first = state.game.state().legal(seat).first();
    first.map(|action| action.to_string())
}
