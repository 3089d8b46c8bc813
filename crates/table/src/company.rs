//! Who sits at a table, who is its host, and whether its match has begun, rests or was stopped: a fold over changes.

use moonshot_rules::Seat;
use thiserror::Error;

use crate::change::{Absence, Access, Change, Terms};
use crate::person::PersonId;

/// The longest contribution to the shuffles, in bytes.
pub const LONGEST_NONCE: usize = 64;

/// The company of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Company {
    places: Vec<Place>,
    host: Option<PersonId>,
    removed: Vec<PersonId>,
    /// Who has played at which seat in this match, and so has seen its cards.
    played: Vec<(PersonId, Seat)>,
    /// Who sat here before and got up, in the order in which they did, each with a name once.
    left: Vec<Gone>,
    /// Who sat at each seat when the match of a table that waited began.
    starters: Vec<Starter>,
    /// Whether anybody could have come to the match.
    listed: bool,
    begun: bool,
    paused: bool,
    stopped: bool,
    terms: Terms,
    next: Option<String>,
}

/// A seat with whoever sits there.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Place {
    /// What whoever sits there is called; empty where nobody does.
    pub name: String,
    /// Who sits there.
    pub sitter: Sitter,
    /// How the bot plays that sits there, or that plays for the person while they are away, by the name of a level; as bots
    /// did before they had levels where there is none.
    pub level: Option<String>,
    /// Whether whoever sits there is a program, under an account that is marked as a bot's.
    pub program: bool,
    /// Whether the name is that of the account under which the person sits there.
    pub account: bool,
    /// Why a bot plays for the person who sits there, if one does.
    pub away: Option<Absence>,
    /// What the person contributed to the shuffles.
    nonce: Vec<u8>,
}

/// Somebody who sat at a seat, before the match or during it, and got up.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Gone {
    /// Who.
    pub person: PersonId,
    /// What they were called.
    pub name: String,
    /// Whether that was the name of their account.
    pub account: bool,
    /// Where they sat.
    pub seat: Seat,
}

/// Who sat at a seat when the match began.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Starter {
    /// The person; `None` where it was a bot, or where a transcript does not say who.
    pub person: Option<PersonId>,
    /// Whether it was a bot.
    pub bot: bool,
    /// The bot's level.
    pub level: Option<String>,
    /// Whether a bot has taken the seat of the person, who left for good or was removed, and is not back.
    pub left: bool,
}

/// Who sits at a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Sitter {
    /// Nobody.
    Nobody,
    /// Nobody yet; it is kept for this person.
    Held(PersonId),
    /// A person. A transcript does not say who.
    Person(Option<PersonId>),
    /// A bot.
    Bot,
}

impl Place {
    /// A seat where nobody sits.
    pub fn free() -> Place {
        Place {
            name: String::new(),
            sitter: Sitter::Nobody,
            level: None,
            program: false,
            account: false,
            away: None,
            nonce: Vec::new(),
        }
    }

    /// A seat where a person sits, or a bot.
    pub fn taken(name: impl Into<String>, person: Option<PersonId>) -> Place {
        Place {
            name: name.into(),
            sitter: match person {
                Some(person) => Sitter::Person(Some(person)),
                None => Sitter::Bot,
            },
            ..Place::free()
        }
    }

    /// The same seat where whoever sits there is a program, or is none.
    #[must_use]
    pub fn with_program(self, program: bool) -> Place {
        Place { program, ..self }
    }

    /// The same seat where the name is that of the person's account, or is not.
    #[must_use]
    pub fn with_account(self, account: bool) -> Place {
        Place { account, ..self }
    }

    /// The person who sits there.
    pub fn person(&self) -> Option<&PersonId> {
        match &self.sitter {
            Sitter::Person(person) => person.as_ref(),
            _ => None,
        }
    }

    /// Whether a person sits there, away or not.
    pub fn is_persons(&self) -> bool {
        matches!(self.sitter, Sitter::Person(_))
    }

    /// Whether nobody sits there.
    pub fn is_free(&self) -> bool {
        matches!(self.sitter, Sitter::Nobody | Sitter::Held(_))
    }

    /// Whether the person who sits there contributed to the shuffles.
    pub fn has_contributed(&self) -> bool {
        !self.nonce.is_empty()
    }

    /// Whether a bot plays there: its own, or for a person who is away.
    pub fn played_by_bot(&self) -> bool {
        matches!(self.sitter, Sitter::Bot) || self.away.is_some()
    }
}

/// Why a change does not fit the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum ChangeError {
    /// The table has no such seat.
    #[error("There is no such seat.")]
    NoSeat,
    /// Somebody sits there.
    #[error("That seat is taken.")]
    Taken,
    /// The person sits at the table already.
    #[error("You sit at this table already.")]
    SitsAlready,
    /// No person sits there.
    #[error("Nobody sits there.")]
    NobodyThere,
    /// The person may not come back.
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
    /// Nothing is asked of the seat.
    #[error("Nothing is asked of that seat now.")]
    NotAsked,
    /// It is so already.
    #[error("That is so already.")]
    NoChange,
    /// A contribution to the shuffles that is not in hex, or too long.
    #[error("A nonce is up to {LONGEST_NONCE} bytes in hex.")]
    Nonce,
}

impl Company {
    /// A company whose match has begun with everybody in their place.
    pub fn seated(places: Vec<Place>) -> Company {
        let host = places.iter().find_map(|place| place.person().cloned());
        Company {
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

    /// A company that is waited for: every seat is free.
    pub fn waiting(seats: usize) -> Company {
        Company {
            places: vec![Place::free(); seats],
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
    pub fn places(&self) -> &[Place] {
        &self.places
    }

    /// Who sits at the seat; `None` if the table has no such seat.
    pub fn place(&self, seat: Seat) -> Option<&Place> {
        self.places.get(seat.index())
    }

    /// The seat of that person.
    pub fn seat_of(&self, person: &PersonId) -> Option<Seat> {
        let sits = |seat: &Seat| self.places[seat.index()].person() == Some(person);
        Seat::all(self.places.len()).find(sits)
    }

    /// The seats where people sit, away or not.
    pub fn people(&self) -> impl Iterator<Item = Seat> + '_ {
        Seat::all(self.places.len()).filter(|seat| self.places[seat.index()].is_persons())
    }

    /// The host, if there is one.
    pub fn host(&self) -> Option<&PersonId> {
        self.host.as_ref()
    }

    /// Whether that person may not sit down here again.
    pub fn has_removed(&self, person: &PersonId) -> bool {
        self.removed.contains(person)
    }

    /// The seat where that person has played in this match and sits no more. They have seen its cards.
    pub fn played_at(&self, person: &PersonId) -> Option<Seat> {
        let mut played = self.played.iter();
        let found = played.find(|(who, _)| who == person);
        found.map(|(_, seat)| *seat)
    }

    /// Who sat here before and got up, the first first; the same person twice only under two names. Some may sit here
    /// again.
    pub fn left(&self) -> &[Gone] {
        &self.left
    }

    /// Who sat at each seat when the match began, in seat order; empty before, and where the table never waited.
    pub fn starters(&self) -> &[Starter] {
        &self.starters
    }

    /// Whether the table was listed when its match began, so that anybody could have come.
    pub fn was_listed(&self) -> bool {
        self.listed
    }

    /// Notes who begins the match.
    fn note_starters(&mut self) {
        let starter = |place: &Place| Starter {
            person: place.person().cloned(),
            bot: matches!(place.sitter, Sitter::Bot),
            level: place.level.clone(),
            left: false,
        };
        self.starters = self.places.iter().map(starter).collect();
        self.listed = self.terms.access == Access::Listed;
    }

    /// Notes whether whoever began at the seat is still its own: `next` sits there now, a bot where it is `None`. A seat
    /// that goes from one person to another was moved to another device.
    fn note_left(&mut self, seat: Seat, next: Option<&PersonId>) {
        let before = self.place(seat).is_some_and(Place::is_persons);
        if let Some(starter) = self.starters.get_mut(seat.index()) {
            let back = next.is_some() && starter.person.as_ref() == next;
            let stays = next.is_some() && before && !starter.left;
            starter.left = !starter.bot && !back && !stays;
        }
    }

    /// Notes who gets up from a seat. Whoever goes on with another device does not.
    fn note_gone(&mut self, seat: Seat) {
        let Some(place) = self.place(seat) else {
            return;
        };
        let Some(person) = place.person().cloned() else {
            return;
        };
        let gone = Gone {
            person,
            name: place.name.clone(),
            account: place.account,
            seat,
        };
        let known = |other: &Gone| other.person == gone.person && other.name == gone.name;
        if !self.left.iter().any(known) {
            self.left.push(gone);
        }
    }

    /// Notes who has played where, before they leave.
    fn note_played(&mut self, seat: Seat) {
        let person = self.place(seat).and_then(Place::person).cloned();
        if let (true, Some(person)) = (self.begun, person) {
            self.played.push((person, seat));
        }
    }

    /// Whether the match has begun.
    pub fn begun(&self) -> bool {
        self.begun
    }

    /// Whether the match rests.
    pub fn paused(&self) -> bool {
        self.paused
    }

    /// Whether its people agreed to end the match before its end.
    pub fn stopped(&self) -> bool {
        self.stopped
    }

    /// The table's terms.
    pub fn terms(&self) -> &Terms {
        &self.terms
    }

    /// The table where the company goes on.
    pub fn next(&self) -> Option<&str> {
        self.next.as_deref()
    }

    /// What each seat contributed to the shuffles, in seat order.
    pub(crate) fn nonces(&self) -> impl Iterator<Item = &[u8]> {
        self.places.iter().map(|place| place.nonce.as_slice())
    }

    /// Makes a change. `over` says whether the match has come to its end.
    ///
    /// # Errors
    /// When it does not fit. Nothing changed then.
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
            Change::Free { seat } | Change::Hold { seat, .. } => self.note_gone(*seat),
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
                self.places[seat.index()] = Place {
                    name: name.clone(),
                    sitter: Sitter::Person(person.clone()),
                    level: None,
                    program: *program,
                    account: *account,
                    away: None,
                    nonce: bytes(nonce)?,
                };
            }
            Change::Bot { seat, name, level } => {
                self.places[seat.index()] = Place {
                    level: level.clone(),
                    ..Place::taken(name, None)
                };
            }
            Change::Free { seat } => self.places[seat.index()] = Place::free(),
            Change::Hold { seat, person, name } => {
                self.places[seat.index()] = Place {
                    name: name.clone(),
                    sitter: Sitter::Held(person.clone()),
                    ..Place::free()
                };
            }
            Change::Swap { seat, with } => self.places.swap(seat.index(), with.index()),
            Change::Nonce { seat, nonce } => self.places[seat.index()].nonce = bytes(nonce)?,
            Change::Start => self.begun = true,
            Change::Away { seat, why, level } => {
                let place = &mut self.places[seat.index()];
                place.away = Some(*why);
                place.level = level.clone();
            }
            Change::Back { seat } => {
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

    /// Why a change does not fit.
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
            Change::Free { seat } | Change::Hold { seat, .. } => {
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
                    self.places.iter().any(Place::is_free),
                    ChangeError::SeatFree,
                )
            }
            Change::Away { seat, .. } => {
                let away = persons(seat)?.away.is_some();
                unless(!self.begun, ChangeError::NotBegun)?;
                unless(over, ChangeError::Over)?;
                unless(away, ChangeError::NoChange)
            }
            Change::Back { seat } => {
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

/// A contribution to the shuffles as bytes.
pub(crate) fn bytes(nonce: &str) -> Result<Vec<u8>, ChangeError> {
    let bytes = hex::decode(nonce).map_err(|_| ChangeError::Nonce)?;
    if bytes.len() > LONGEST_NONCE {
        return Err(ChangeError::Nonce);
    }
    Ok(bytes)
}
