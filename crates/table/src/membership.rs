//! The membership of a table: its seats, its host, and whether its match has begun, is paused or was stopped. A fold
//! over changes.

use moonshot_rules::Seat;
use thiserror::Error;

use crate::change::{Absence, Access, Change, Terms};
use crate::person::PersonId;

/// Maximum length of a contribution to the shuffles, in bytes.
pub const LONGEST_NONCE: usize = 64;

/// The membership of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Membership {
    places: Vec<TableSeat>,
    host: Option<PersonId>,
    removed: Vec<PersonId>,
    /// The people who have played in this match, with their seats: they have seen those cards.
    played: Vec<(PersonId, Seat)>,
    /// Former players, in the order in which they left, once for each name.
    left: Vec<FormerPlayer>,
    /// The occupants of the seats when the match began, at a table that waited for players.
    starters: Vec<Starter>,
    /// Whether the table was open to anybody when its match began.
    listed: bool,
    begun: bool,
    paused: bool,
    stopped: bool,
    terms: Terms,
    next: Option<String>,
}

/// A seat and its occupant.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TableSeat {
    /// The occupant's name; empty if there is none.
    pub name: String,
    /// The occupant.
    pub occupant: Occupant,
    /// The level of the bot that sits here, or that plays for a person who sits out; `None` in logs from before levels
    /// existed.
    pub level: Option<String>,
    /// Whether the occupant is a program with a bot account.
    pub program: bool,
    /// Whether the name is that of the person's account.
    pub account: bool,
    /// Why the person is sitting out, if so.
    pub away: Option<Absence>,
    /// The person's contribution to the shuffles.
    nonce: Vec<u8>,
}

/// A former player: somebody who left a seat, before the match or during it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FormerPlayer {
    /// The person.
    pub person: PersonId,
    /// The name at the table.
    pub name: String,
    /// Whether that was the name of the account.
    pub account: bool,
    /// The seat.
    pub seat: Seat,
}

/// The occupant of a seat when the match began.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Starter {
    /// The person; `None` for a bot, or in a transcript.
    pub person: Option<PersonId>,
    /// Whether it was a bot.
    pub bot: bool,
    /// The bot's level.
    pub level: Option<String>,
    /// Whether a bot has replaced the person, who left for good or was removed and has not returned.
    pub left: bool,
}

/// The occupant of a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Occupant {
    /// The seat is free.
    Nobody,
    /// The seat is free and reserved for this person.
    Reserved(PersonId),
    /// A person; the id is omitted in transcripts.
    Person(Option<PersonId>),
    /// A bot.
    Bot,
}

impl TableSeat {
    /// A free seat.
    pub fn free() -> TableSeat {
        TableSeat {
            name: String::new(),
            occupant: Occupant::Nobody,
            level: None,
            program: false,
            account: false,
            away: None,
            nonce: Vec::new(),
        }
    }

    /// A seat taken by a person or, without an id, a bot.
    pub fn taken(name: impl Into<String>, person: Option<PersonId>) -> TableSeat {
        TableSeat {
            name: name.into(),
            occupant: match person {
                Some(person) => Occupant::Person(Some(person)),
                None => Occupant::Bot,
            },
            ..TableSeat::free()
        }
    }

    /// Sets whether the occupant is a program.
    #[must_use]
    pub fn with_program(self, program: bool) -> TableSeat {
        TableSeat { program, ..self }
    }

    /// Sets whether the name is that of the person's account.
    #[must_use]
    pub fn with_account(self, account: bool) -> TableSeat {
        TableSeat { account, ..self }
    }

    /// The person in the seat.
    pub fn person(&self) -> Option<&PersonId> {
        match &self.occupant {
            Occupant::Person(person) => person.as_ref(),
            _ => None,
        }
    }

    /// Whether a person has the seat, sitting out or not.
    pub fn is_persons(&self) -> bool {
        matches!(self.occupant, Occupant::Person(_))
    }

    /// Whether the seat is free.
    pub fn is_free(&self) -> bool {
        matches!(self.occupant, Occupant::Nobody | Occupant::Reserved(_))
    }

    /// Whether the person in the seat has contributed to the shuffles.
    pub fn has_contributed(&self) -> bool {
        !self.nonce.is_empty()
    }

    /// Whether a bot plays the seat, by itself or for a person who sits out.
    pub fn played_by_bot(&self) -> bool {
        matches!(self.occupant, Occupant::Bot) || self.away.is_some()
    }
}

/// Why a change is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum ChangeError {
    /// The table has no such seat.
    #[error("There is no such seat.")]
    NoSeat,
    /// The seat is taken.
    #[error("That seat is taken.")]
    Taken,
    /// The person already has a seat.
    #[error("You sit at this table already.")]
    SitsAlready,
    /// No person has the seat.
    #[error("Nobody sits there.")]
    NobodyThere,
    /// The person was removed and may not return.
    #[error("The host has closed this table to you.")]
    Removed,
    /// The match has begun.
    #[error("The match has begun.")]
    Begun,
    /// The match has not begun.
    #[error("The match has not begun yet.")]
    NotBegun,
    /// The match is over.
    #[error("The match is over.")]
    Over,
    /// The match is not over.
    #[error("The match is not over yet.")]
    NotOver,
    /// A seat is free.
    #[error("A seat is free.")]
    SeatFree,
    /// The seat is not to act.
    #[error("Nothing is asked of that seat now.")]
    NotAsked,
    /// Nothing would change.
    #[error("That is so already.")]
    NoChange,
    /// A contribution to the shuffles is not hex, or too long.
    #[error("A nonce is up to {LONGEST_NONCE} bytes in hex.")]
    Nonce,
}

impl Membership {
    /// The membership of a match that has begun, with all seats taken.
    pub fn seated(places: Vec<TableSeat>) -> Membership {
        let host = places.iter().find_map(|place| place.person().cloned());
        Membership {
            host,
            begun: true,
            places,
            removed: Vec::new(),
            played: Vec::new(),
            left: Vec::new(),
            starters: Vec::new(),
            listed: false,
            paused: false,
            stopped: false,
            terms: Terms {
                join_late: false,
                ..Terms::default()
            },
            next: None,
        }
    }

    /// The membership of a table that waits for players: every seat is free.
    pub fn waiting(seats: usize) -> Membership {
        Membership {
            places: vec![TableSeat::free(); seats],
            host: None,
            removed: Vec::new(),
            played: Vec::new(),
            left: Vec::new(),
            starters: Vec::new(),
            listed: false,
            begun: false,
            paused: false,
            stopped: false,
            terms: Terms::default(),
            next: None,
        }
    }

    /// The seats.
    pub fn places(&self) -> &[TableSeat] {
        &self.places
    }

    /// A seat; `None` if the table does not have it.
    pub fn place(&self, seat: Seat) -> Option<&TableSeat> {
        self.places.get(seat.index())
    }

    /// The seat of that person.
    pub fn seat_of(&self, person: &PersonId) -> Option<Seat> {
        let sits = |seat: &Seat| self.places[seat.index()].person() == Some(person);
        Seat::all(self.places.len()).find(sits)
    }

    /// The seats of people, sitting out or not.
    pub fn people(&self) -> impl Iterator<Item = Seat> + '_ {
        Seat::all(self.places.len()).filter(|seat| self.places[seat.index()].is_persons())
    }

    /// The host, if there is one.
    pub fn host(&self) -> Option<&PersonId> {
        self.host.as_ref()
    }

    /// Whether that person was removed and may not return.
    pub fn has_removed(&self, person: &PersonId) -> bool {
        self.removed.contains(person)
    }

    /// The former seat of a person who has played in this match and left. The person has seen its cards.
    pub fn played_at(&self, person: &PersonId) -> Option<Seat> {
        let mut played = self.played.iter();
        let found = played.find(|(who, _)| who == person);
        found.map(|(_, seat)| *seat)
    }

    /// Former players in the order in which they left; the same person appears twice only with different names. Some
    /// may have returned.
    pub fn left(&self) -> &[FormerPlayer] {
        &self.left
    }

    /// The occupants of the seats when the match began, in seat order; empty before, and at tables that did not wait.
    pub fn starters(&self) -> &[Starter] {
        &self.starters
    }

    /// Whether the lobby listed the table when its match began.
    pub fn was_listed(&self) -> bool {
        self.listed
    }

    /// Records the occupants at the beginning of the match.
    fn note_starters(&mut self) {
        let starter = |place: &TableSeat| Starter {
            person: place.person().cloned(),
            bot: matches!(place.occupant, Occupant::Bot),
            level: place.level.clone(),
            left: false,
        };
        self.starters = self.places.iter().map(starter).collect();
        self.listed = self.terms.access == Access::Listed;
    }

    /// Records whether the starter of a seat still has it: `next` is its new occupant, `None` for a bot. When a seat
    /// goes from one person to another, the player has changed devices.
    fn note_left(&mut self, seat: Seat, next: Option<&PersonId>) {
        let before = self.place(seat).is_some_and(TableSeat::is_persons);
        if let Some(starter) = self.starters.get_mut(seat.index()) {
            let back = next.is_some() && starter.person.as_ref() == next;
            let stays = next.is_some() && before && !starter.left;
            starter.left = !starter.bot && !back && !stays;
        }
    }

    /// Records a person who leaves a seat. Changing devices does not count.
    fn note_gone(&mut self, seat: Seat) {
        let Some(place) = self.place(seat) else {
            return;
        };
        let Some(person) = place.person().cloned() else {
            return;
        };
        let gone = FormerPlayer {
            person,
            name: place.name.clone(),
            account: place.account,
            seat,
        };
        let known = |other: &FormerPlayer| other.person == gone.person && other.name == gone.name;
        if !self.left.iter().any(known) {
            self.left.push(gone);
        }
    }

    /// Records the seat that a person has played, before the person leaves.
    fn note_played(&mut self, seat: Seat) {
        let person = self.place(seat).and_then(TableSeat::person).cloned();
        if let (true, Some(person)) = (self.begun, person) {
            self.played.push((person, seat));
        }
    }

    /// Whether the match has begun.
    pub fn begun(&self) -> bool {
        self.begun
    }

    /// Whether the match is paused.
    pub fn paused(&self) -> bool {
        self.paused
    }

    /// Whether the players agreed to stop the match early.
    pub fn stopped(&self) -> bool {
        self.stopped
    }

    /// The table's terms.
    pub fn terms(&self) -> &Terms {
        &self.terms
    }

    /// The table where the membership continues.
    pub fn next(&self) -> Option<&str> {
        self.next.as_deref()
    }

    /// The contributions to the shuffles, in seat order.
    pub(crate) fn nonces(&self) -> impl Iterator<Item = &[u8]> {
        self.places.iter().map(|place| place.nonce.as_slice())
    }

    /// Applies a change. `over` says whether the match has ended. A refused change has no effect.
    ///
    /// # Errors
    /// If the change is not possible.
    pub(crate) fn change(&mut self, change: &Change, over: bool) -> Result<(), ChangeError> {
        self.check(change, over)?;
        if let Change::Sit { seat, .. } | Change::Bot { seat, .. } = change {
            self.note_played(*seat);
        }
        match change {
            Change::Sit { seat, person, .. } => self.note_left(*seat, person.as_ref()),
            Change::Bot { seat, .. } => {
                self.note_left(*seat, None);
                self.note_gone(*seat);
            }
            Change::Free { seat } | Change::Reserve { seat, .. } => self.note_gone(*seat),
            Change::Start => self.note_starters(),
            _ => {}
        }
        match change {
            Change::Sit {
                seat,
                person,
                name,
                nonce,
                program,
                account,
            } => {
                self.places[seat.index()] = TableSeat {
                    name: name.clone(),
                    occupant: Occupant::Person(person.clone()),
                    level: None,
                    program: *program,
                    account: *account,
                    away: None,
                    nonce: bytes(nonce)?,
                };
            }
            Change::Bot { seat, name, level } => {
                self.places[seat.index()] = TableSeat {
                    level: level.clone(),
                    ..TableSeat::taken(name, None)
                };
            }
            Change::Free { seat } => self.places[seat.index()] = TableSeat::free(),
            Change::Reserve { seat, person, name } => {
                self.places[seat.index()] = TableSeat {
                    name: name.clone(),
                    occupant: Occupant::Reserved(person.clone()),
                    ..TableSeat::free()
                };
            }
            Change::Swap { seat, with } => self.places.swap(seat.index(), with.index()),
            Change::Nonce { seat, nonce } => self.places[seat.index()].nonce = bytes(nonce)?,
            Change::Start => self.begun = true,
            Change::SitOut { seat, why, level } => {
                let place = &mut self.places[seat.index()];
                place.away = Some(*why);
                place.level = level.clone();
            }
            Change::Return { seat } => {
                let place = &mut self.places[seat.index()];
                place.away = None;
                place.level = None;
            }
            Change::Host { person } => self.host = Some(person.clone()),
            Change::Remove { person } => self.removed.push(person.clone()),
            Change::Pause { paused, .. } => self.paused = *paused,
            Change::Stop => self.stopped = true,
            Change::Terms { terms } => self.terms = terms.clone(),
            Change::Next { table } => self.next = Some(table.clone()),
            Change::Hint { .. } | Change::Say { .. } => {}
        }
        Ok(())
    }

    /// Validates a change.
    fn check(&self, change: &Change, over: bool) -> Result<(), ChangeError> {
        let place = |seat: &Seat| self.place(*seat).ok_or(ChangeError::NoSeat);
        let persons = |seat: &Seat| {
            let place = place(seat)?;
            let is_persons = place.is_persons();
            is_persons.then_some(place).ok_or(ChangeError::NobodyThere)
        };
        let unless = |wrong: bool, error| if wrong { Err(error) } else { Ok(()) };
        let over = over || self.stopped;
        match change {
            Change::Sit {
                seat,
                person,
                nonce,
                ..
            } => {
                place(seat)?;
                bytes(nonce)?;
                unless(over, ChangeError::Over)?;
                let Some(person) = person else { return Ok(()) };
                unless(self.has_removed(person), ChangeError::Removed)?;
                unless(self.seat_of(person).is_some(), ChangeError::SitsAlready)
            }
            Change::Bot { seat, .. } => {
                place(seat)?;
                unless(over, ChangeError::Over)
            }
            Change::Free { seat } | Change::Reserve { seat, .. } => {
                place(seat)?;
                unless(self.begun, ChangeError::Begun)
            }
            Change::Swap { seat, with } => {
                place(seat)?;
                place(with)?;
                unless(self.begun, ChangeError::Begun)?;
                unless(seat == with, ChangeError::NoChange)
            }
            Change::Nonce { seat, nonce } => {
                persons(seat)?;
                bytes(nonce).map(drop)
            }
            Change::Start => {
                unless(self.begun, ChangeError::Begun)?;
                unless(
                    self.places.iter().any(TableSeat::is_free),
                    ChangeError::SeatFree,
                )
            }
            Change::SitOut { seat, .. } => {
                let away = persons(seat)?.away.is_some();
                unless(!self.begun, ChangeError::NotBegun)?;
                unless(over, ChangeError::Over)?;
                unless(away, ChangeError::NoChange)
            }
            Change::Return { seat } => {
                let here = persons(seat)?.away.is_none();
                unless(here, ChangeError::NoChange)
            }
            Change::Remove { person } => unless(self.has_removed(person), ChangeError::NoChange),
            Change::Host { person } => unless(self.host() == Some(person), ChangeError::NoChange),
            Change::Pause { paused, seat } => {
                place(seat)?;
                unless(!self.begun, ChangeError::NotBegun)?;
                unless(over, ChangeError::Over)?;
                unless(self.paused == *paused, ChangeError::NoChange)
            }
            Change::Stop => {
                unless(!self.begun, ChangeError::NotBegun)?;
                unless(over, ChangeError::Over)
            }
            Change::Terms { terms } => unless(self.terms == *terms, ChangeError::NoChange),
            Change::Next { .. } => unless(!over, ChangeError::NotOver),
            Change::Hint { seat } => {
                place(seat)?;
                unless(!self.begun, ChangeError::NotBegun)?;
                unless(over, ChangeError::Over)
            }
            Change::Say { seat, .. } => persons(seat).map(drop),
        }
    }
}

/// Decodes a contribution to the shuffles.
pub(crate) fn bytes(nonce: &str) -> Result<Vec<u8>, ChangeError> {
    let bytes = hex::decode(nonce).map_err(|_| ChangeError::Nonce)?;
    if bytes.len() > LONGEST_NONCE {
        return Err(ChangeError::Nonce);
    }
    Ok(bytes)
}
