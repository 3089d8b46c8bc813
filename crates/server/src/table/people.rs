//! Seats and membership: sitting down, leaving, and what the host decides.

use std::sync::Arc;
use std::sync::atomic::Ordering;

use moonshot_bots::Level;
use moonshot_rules::Seat;
use moonshot_table::{
    Absence, Access, Change, FormerPlayer, Occupant, PersonId, Said, TableSeat, Terms,
};
use tokio::time::Instant;

use super::LiveTable;
use super::play::playing;
use crate::auth::Player;
use crate::error::ApiError;
use crate::names::{self, NameError, bot_names};
use crate::store::{Report, Reported, Write};
use crate::table::state::TableState;
use crate::util::clock::now;
use moonshot_api::{OpenTable, ReportRequest, Stage, Talk};

/// Allowed length of a nonce, in bytes.
const NONCE: std::ops::RangeInclusive<usize> = 16..=64;
/// Maximum length of a chat message, in characters.
pub(crate) const LONGEST_TEXT: usize = 240;
/// Maximum length of a table's title, in characters.
pub(crate) const LONGEST_TITLE: usize = 48;
/// Allowed disconnect timeouts in a table's terms, in seconds.
pub(crate) const AWAY_AFTER: std::ops::RangeInclusive<u16> = 15..=3600;
/// Allowed spectator delays in a table's terms, in seconds.
pub(crate) const WATCH_DELAYS: [u16; 3] = [0, 30, 120];

impl LiveTable {
    /// A person takes a seat: the one reserved for them, the given one, or the first they may take.
    pub(crate) async fn sit(
        self: &Arc<Self>,
        player: &Player,
        seat: Option<Seat>,
        name: Option<&str>,
        nonce: &str,
    ) -> Result<(), ApiError> {
        let person = &player.person;
        let nonce = checked_nonce(nonce)?;
        self.change(|state| {
            if let Some(own) = state.seat_of(person) {
                // A seated player keeps their name; a malformed one is refused all the same.
                if let Some(name) = name {
                    names::name(name).map_err(|error| ApiError::BadRequest(error.to_string()))?;
                }
                return state.contributes(own, seat, &nonce);
            }
            if state.membership().has_removed(person) {
                return Err(ApiError::Removed);
            }
            super::watching(state, Some(person))?;
            let seat = state.seat_for(person, seat)?;
            let place = state.place(seat)?;
            let name = match (&place.occupant, name) {
                (Occupant::Reserved(_), None) => place.name.clone(),
                (_, name) => {
                    let name = name.or(player.handle.as_deref());
                    state.checked_name(seat, name.unwrap_or_default())?
                }
            };
            let mut changes = vec![sits(player, seat, name, &nonce)];
            let host = state
                .membership()
                .host()
                .and_then(|host| state.seat_of(host));
            if host.is_none() {
                changes.push(Change::Host {
                    person: person.clone(),
                });
            }
            Ok(changes)
        })
        .await
    }

    /// A person leaves for good: their seat becomes free before the match, and a bot's during it.
    pub(crate) async fn leave(self: &Arc<Self>, person: &PersonId) -> Result<(), ApiError> {
        self.change(|state| {
            let seat = state.seat_of(person).ok_or(ApiError::NotSeated)?;
            state.without(seat, person)
        })
        .await
    }

    /// The host, or any player if the host is disconnected, starts the match. Bots take the free seats.
    pub(crate) async fn start(
        self: &Arc<Self>,
        person: &PersonId,
        nonce: Option<&str>,
        level: Option<String>,
    ) -> Result<(), ApiError> {
        let level = checked_level(level)?.or_else(usual_level);
        self.change(|state| {
            let seat = leads(state, person)?;
            waiting(state)?;
            let mut changes = Vec::new();
            match (nonce, state.place(seat)?.has_contributed()) {
                (Some(nonce), _) => changes.push(Change::Nonce {
                    seat,
                    nonce: checked_nonce(nonce)?,
                }),
                (None, true) => {}
                (None, false) => return Err(ApiError::NonceMissing),
            }
            changes.extend(state.begins(level.as_deref()));
            Ok(changes)
        })
        .await
    }

    /// The host removes the person at a seat, who may not come back.
    pub(crate) async fn remove(
        self: &Arc<Self>,
        person: &PersonId,
        seat: Seat,
    ) -> Result<(), ApiError> {
        self.change(|state| {
            let own = host(state, person)?;
            let place = state.place(seat)?;
            let removed = place.person().ok_or(ApiError::NobodyThere)?.clone();
            if own == seat {
                return Err(ApiError::OwnSeat);
            }
            let mut changes = vec![Change::Remove {
                person: removed.clone(),
            }];
            changes.extend(state.without(seat, &removed)?);
            Ok(changes)
        })
        .await
    }

    /// The host gives the hosting to the person at another seat.
    pub(crate) async fn give_host(
        self: &Arc<Self>,
        person: &PersonId,
        seat: Seat,
    ) -> Result<(), ApiError> {
        self.change(|state| {
            if host(state, person)? == seat {
                return Err(ApiError::OwnSeat);
            }
            let person = state.place(seat)?.person();
            let person = person.ok_or(ApiError::NobodyThere)?.clone();
            Ok(vec![Change::Host { person }])
        })
        .await
    }

    /// The host swaps two seats before the match.
    pub(crate) async fn swap(
        self: &Arc<Self>,
        person: &PersonId,
        seat: Seat,
        with: Seat,
    ) -> Result<(), ApiError> {
        self.change(|state| {
            host(state, person)?;
            waiting(state)?;
            Ok(vec![Change::Swap { seat, with }])
        })
        .await
    }

    /// The host gives a free seat to a bot before the match, or frees a bot's.
    pub(crate) async fn seat_bot(
        self: &Arc<Self>,
        person: &PersonId,
        seat: Seat,
        bot: bool,
        level: Option<String>,
    ) -> Result<(), ApiError> {
        let level = checked_level(level)?;
        self.change(|state| {
            host(state, person)?;
            waiting(state)?;
            let place = state.place(seat)?;
            if place.is_persons() {
                return Err(ApiError::Taken);
            }
            let is_bots = matches!(place.occupant, Occupant::Bot);
            let name = match bot {
                true if is_bots && place.level == level => return Ok(Vec::new()),
                true if is_bots => place.name.clone(),
                true => state.name_for_bot(),
                false if matches!(place.occupant, Occupant::Nobody) => return Ok(Vec::new()),
                false => return Ok(vec![Change::Free { seat }]),
            };
            let level = level.clone();
            Ok(vec![Change::Bot { seat, name, level }])
        })
        .await
    }

    /// The host changes the table's terms. The clock stays as it is once the match has begun.
    pub(crate) async fn set_terms(
        self: &Arc<Self>,
        person: &PersonId,
        terms: Terms,
    ) -> Result<(), ApiError> {
        let terms = checked_terms(terms)?;
        self.change(|state| {
            host(state, person)?;
            let now = state.membership().terms();
            if *now == terms {
                return Ok(Vec::new());
            }
            if state.stage() != Stage::Waiting && now.clock != terms.clock {
                return Err(ApiError::Begun);
            }
            let terms = terms.clone();
            Ok(vec![Change::Terms { terms }])
        })
        .await
    }

    /// The host pauses or resumes the match; any player may resume it if the host is disconnected.
    pub(crate) async fn pause(
        self: &Arc<Self>,
        person: &PersonId,
        paused: bool,
    ) -> Result<(), ApiError> {
        self.change(|state| {
            let seat = if paused {
                host(state, person)?
            } else {
                leads(state, person)?
            };
            match state.stage() {
                Stage::Waiting => Err(ApiError::NotBegun),
                Stage::Over => Err(ApiError::MatchOver),
                Stage::Playing if state.membership().paused() == paused => Ok(Vec::new()),
                Stage::Playing => Ok(vec![Change::Pause { paused, seat }]),
            }
        })
        .await
    }

    /// A bot plays for the person until they come back.
    pub(crate) async fn step_out(self: &Arc<Self>, person: &PersonId) -> Result<(), ApiError> {
        self.change(|state| {
            let seat = state.seat_of(person).ok_or(ApiError::NotSeated)?;
            playing(state)?;
            let plays = state.is_person(seat);
            let away = plays.then(|| state.away(seat, Absence::Asked));
            Ok(away.into_iter().collect())
        })
        .await
    }

    /// The person plays again.
    pub(crate) async fn come_back(self: &Arc<Self>, person: &PersonId) -> Result<(), ApiError> {
        self.change(|state| {
            let seat = state.seat_of(person).ok_or(ApiError::NotSeated)?;
            let away = !state.is_person(seat);
            Ok(away
                .then_some(Change::Return { seat })
                .into_iter()
                .collect())
        })
        .await
    }

    /// A player sends a chat message.
    pub(crate) async fn say(
        self: &Arc<Self>,
        person: &PersonId,
        said: Said,
    ) -> Result<(), ApiError> {
        let said = checked_words(said)?;
        let mut counted = false;
        let saying = self.transact(|state, transaction| {
            let seat = state.seat_of(person).ok_or(ApiError::NotSeated)?;
            if matches!(said, Said::Text(_)) && !state.membership().terms().chat {
                return Err(ApiError::NoChat);
            }
            if !counted {
                let said_enough = state.ephemeral.talk_limit.say(seat, Instant::now());
                said_enough.map_err(|wait| ApiError::TooOften(wait.as_secs() + 1))?;
                counted = true;
            }
            let text = said.clone();
            transaction.change(state, Change::Say { seat, text })
        });
        saying.await.map(drop)
    }

    /// Stores a report about another player, with the recent chat. It is not published.
    pub(crate) async fn report(
        self: &Arc<Self>,
        person: &PersonId,
        wanted: ReportRequest,
    ) -> Result<(), ApiError> {
        let ReportRequest {
            seat,
            left,
            reason,
            note,
        } = wanted;
        let note = names::line(&note, LONGEST_TEXT)
            .map_err(|error| ApiError::BadRequest(error.to_string()))?;
        let live = self.look().await?;
        let state = &live.state;
        let own = state.seat_of(person).ok_or(ApiError::NotSeated)?;
        let named = |place: &TableSeat| {
            let person = place.person()?.clone();
            let name = place.name.clone();
            Some(Reported { person, name })
        };
        let about = match left {
            Some(number) => {
                let gone = state.membership().left().get(number);
                let other = gone.filter(|gone| gone.seat == seat && gone.person != *person);
                other.map(|FormerPlayer { person, name, .. }| Reported {
                    person: person.clone(),
                    name: name.clone(),
                })
            }
            None if own == seat => return Err(ApiError::OwnSeat),
            None => named(state.place(seat)?),
        };
        let talk: Vec<String> = state.talk().map(told).collect();
        let report = Report {
            made: now(),
            table: self.id.clone(),
            by: named(state.place(own)?).ok_or(ApiError::NotSeated)?,
            about: about.ok_or(ApiError::NobodyThere)?,
            reason: reason.text().to_owned(),
            note,
            talk: talk.join("\n"),
        };
        drop(live);
        let report = Write::Report(Box::new(report));
        Ok(self.context.writer.write(report).await?)
    }

    /// Moves a seat to another identity of its person, who has shown its code.
    pub(crate) async fn move_seat(
        self: &Arc<Self>,
        player: &Player,
        is_code: impl Fn(Seat, &PersonId) -> bool,
        nonce: &str,
    ) -> Result<(), ApiError> {
        let person = &player.person;
        let nonce = checked_nonce(nonce)?;
        self.change(|state| {
            if state.seat_of(person).is_some() {
                return Err(ApiError::SitsAlready);
            }
            let place = state.seated().find_map(|(seat, place)| {
                let before = place.person()?;
                is_code(seat, before).then(|| (seat, before.clone(), place.name.clone()))
            });
            let (seat, before, name) = place.ok_or(ApiError::WrongCode)?;
            if state.membership().has_removed(person) {
                return Err(ApiError::Removed);
            }
            let mut changes = vec![sits(player, seat, name, &nonce)];
            if state.membership().host() == Some(&before) {
                changes.push(Change::Host {
                    person: person.clone(),
                });
            }
            Ok(changes)
        })
        .await
    }

    /// The seat of a person.
    pub(crate) async fn seat_of(self: &Arc<Self>, person: &PersonId) -> Result<Seat, ApiError> {
        let live = self.look().await?;
        live.state.seat_of(person).ok_or(ApiError::NotSeated)
    }

    /// Updates the table's entry in the lobby.
    pub(crate) fn list(self: &Arc<Self>, state: &TableState) {
        let lists = state.is_listed();
        let listed = self.listed.swap(lists, Ordering::AcqRel);
        if !lists && !listed {
            return;
        }
        let table = state.open_table();
        if let Some(lobby) = self.context.lobby.upgrade() {
            lobby.list(&self.id, state.record.created, table);
        }
        if lists != listed {
            // A lost mark is made up for at the next change.
            let mark = Write::Listed {
                table: self.id.clone(),
                listed: lists,
            };
            let writer = self.context.writer.clone();
            tokio::spawn(async move { writer.write(mark).await });
        }
    }
}

impl TableState {
    fn place(&self, seat: Seat) -> Result<&TableSeat, ApiError> {
        self.membership().place(seat).ok_or(ApiError::NoSeat)
    }

    /// All seats with their players.
    fn seated(&self) -> impl Iterator<Item = (Seat, &TableSeat)> {
        let places = self.membership().places();
        Seat::all(places.len()).zip(places)
    }

    fn names(&self) -> impl Iterator<Item = &str> {
        self.seated().map(|(_, place)| place.name.as_str())
    }

    /// Whether a seat is the person's or reserved for them.
    pub(super) fn belongs(&self, person: &PersonId) -> bool {
        let mut places = self.membership().places().iter();
        places.any(|place| match &place.occupant {
            Occupant::Person(own) => own.as_ref() == Some(person),
            Occupant::Reserved(held) => held == person,
            Occupant::Nobody | Occupant::Bot => false,
        })
    }

    /// A seated person contributes their outstanding nonce; they cannot take a second seat.
    fn contributes(
        &self,
        own: Seat,
        wanted: Option<Seat>,
        nonce: &str,
    ) -> Result<Vec<Change>, ApiError> {
        let elsewhere = wanted.is_some_and(|wanted| wanted != own);
        let is_due = self.stage() == Stage::Waiting && !self.place(own)?.has_contributed();
        if elsewhere || !is_due {
            return Err(ApiError::SitsAlready);
        }
        Ok(vec![Change::Nonce {
            seat: own,
            nonce: nonce.to_owned(),
        }])
    }

    /// The changes that start the match: bots take the free seats.
    pub(super) fn begins(&self, level: Option<&str>) -> Vec<Change> {
        let free = self.seated().filter(|(_, place)| place.is_free());
        let sits = |((seat, _), name)| Change::Bot {
            seat,
            name,
            level: level.map(str::to_owned),
        };
        let mut changes: Vec<Change> = free.zip(bot_names(self.names())).map(sits).collect();
        changes.push(Change::Start);
        changes
    }

    /// A name for another bot.
    fn name_for_bot(&self) -> String {
        bot_names(self.names()).next().unwrap_or_default()
    }

    /// The seat that the person can take.
    fn seat_for(&self, person: &PersonId, wanted: Option<Seat>) -> Result<Seat, ApiError> {
        let kept = |place: &TableSeat| matches!(&place.occupant, Occupant::Reserved(held) if held == person);
        let takes = |place: &TableSeat| match &place.occupant {
            Occupant::Nobody => self.stage() == Stage::Waiting,
            Occupant::Reserved(held) => held == person && self.stage() == Stage::Waiting,
            Occupant::Bot => self.stage() == Stage::Playing && self.membership().terms().join_late,
            Occupant::Person(_) => false,
        };
        if self.stage() == Stage::Over {
            return Err(ApiError::MatchOver);
        }
        if let (Stage::Playing, Some(own)) = (self.stage(), self.membership().played_at(person)) {
            // Changing seats during a match would reveal other hands.
            if wanted.is_some_and(|wanted| wanted != own) {
                return Err(ApiError::OtherSeat);
            }
            let free = takes(self.place(own)?);
            return free.then_some(own).ok_or(ApiError::OtherSeat);
        }
        if let Some(wanted) = wanted {
            let free = takes(self.place(wanted)?);
            return free.then_some(wanted).ok_or(ApiError::Taken);
        }
        let mut seats = self.seated().filter(|(_, place)| kept(place));
        let seat = seats.next().or_else(|| {
            let mut free = self.seated();
            free.find(|(_, place)| takes(place))
        });
        seat.map(|(seat, _)| seat).ok_or(ApiError::Full)
    }

    /// The normalised name, if nobody else at the table has it.
    fn checked_name(&self, seat: Seat, name: &str) -> Result<String, ApiError> {
        let others = || {
            let others = self.seated().filter(|(other, _)| *other != seat);
            others.map(|(_, place)| place.name.as_str())
        };
        names::name_among(name, others()).map_err(|error| match error {
            NameError::Twice(name) => {
                let free = |other: &String| names::name_among(other, others()).is_ok();
                let other = names::others_like(&name).find(free);
                ApiError::NameTaken { name, other }
            }
            error => ApiError::BadRequest(error.to_string()),
        })
    }

    /// The change by which a bot plays for the person in the seat, at the level they have chosen.
    pub(super) fn away(&self, seat: Seat, why: Absence) -> Change {
        Change::SitOut {
            seat,
            why,
            level: self.stand_in_of(seat),
        }
    }

    /// The changes when a person leaves for good.
    pub(super) fn without(&self, seat: Seat, person: &PersonId) -> Result<Vec<Change>, ApiError> {
        let mut changes = Vec::new();
        match self.stage() {
            Stage::Waiting => changes.push(Change::Free { seat }),
            Stage::Playing => changes.push(Change::Bot {
                seat,
                name: self.name_for_bot(),
                level: self.stand_in_of(seat).or_else(usual_level),
            }),
            Stage::Over => return Err(ApiError::MatchOver),
        }
        if self.membership().host() == Some(person) {
            let places = self.membership().places().iter();
            let others = places.filter_map(TableSeat::person);
            let others: Vec<&PersonId> = others.filter(|other| *other != person).collect();
            let here = |other: &&&PersonId| self.ephemeral.presence.is_here(other);
            // A connected person, if there is one.
            let next = others.iter().find(here).or(others.first());
            changes.extend(next.map(|person| Change::Host {
                person: (**person).clone(),
            }));
        }
        Ok(changes)
    }

    /// Whether the table is listed in the lobby.
    fn is_listed(&self) -> bool {
        let membership = self.membership();
        self.stage() == Stage::Waiting && membership.terms().access == Access::Listed
    }

    /// The table's lobby entry: while a seat is free and its host is connected.
    pub(super) fn open_table(&self) -> Option<OpenTable> {
        let membership = self.membership();
        let host = membership.host()?;
        // Reserved seats are not open.
        let is_open = |place: &&TableSeat| matches!(place.occupant, Occupant::Nobody);
        let free = membership.places().iter().filter(is_open).count();
        let shown = self.is_listed() && free > 0 && self.ephemeral.presence.is_here(host);
        shown.then(|| OpenTable {
            table: self.record.id.to_string(),
            title: membership.terms().title.clone(),
            game: self.record.game.clone(),
            game_name: self.game.setup().game().name.to_owned(),
            options: self.record.options.clone(),
            clock: membership.terms().clock,
            names: membership
                .places()
                .iter()
                .map(|place| (!is_open(&place)).then(|| place.name.clone()))
                .collect(),
            programs: self
                .seated()
                .filter_map(|(seat, place)| place.program.then_some(seat))
                .collect(),
            accounts: self
                .seated()
                .filter_map(|(seat, place)| place.account.then_some(seat))
                .collect(),
            free,
        })
    }

    /// The person's version.
    pub(crate) fn version_of(&self, person: &PersonId) -> u64 {
        self.version(self.viewer_of(Some(person)))
    }
}

/// A chat message as text in a report.
fn told(talk: &Talk) -> String {
    let said = match &talk.said {
        Said::Text(text) => text.clone(),
        Said::Sign(sign) => format!("({sign:?})").to_lowercase(),
    };
    format!("{}: {said}", talk.name)
}

/// The seat of the person, if they are the host.
fn host(state: &TableState, person: &PersonId) -> Result<Seat, ApiError> {
    let seat = state.seat_of(person).ok_or(ApiError::NotSeated)?;
    let is_host = state.membership().host() == Some(person);
    is_host.then_some(seat).ok_or(ApiError::NotHost)
}

/// The seat of the person, if they are the host or the host is known to be disconnected.
fn leads(state: &TableState, person: &PersonId) -> Result<Seat, ApiError> {
    let seat = state.seat_of(person).ok_or(ApiError::NotSeated)?;
    let presence = &state.ephemeral.presence;
    let here = |host: &PersonId| presence.may_be_here(host, Instant::now());
    match state.membership().host() {
        Some(of_table) if of_table != person && here(of_table) => Err(ApiError::NotHost),
        _ => Ok(seat),
    }
}

/// Refuses once the match has begun.
fn waiting(state: &TableState) -> Result<(), ApiError> {
    match state.stage() {
        Stage::Waiting => Ok(()),
        _ => Err(ApiError::Begun),
    }
}

/// The change by which a player takes a seat.
fn sits(player: &Player, seat: Seat, name: String, nonce: &str) -> Change {
    Change::Sit {
        seat,
        person: Some(player.person.clone()),
        account: player.is_called(&name),
        name,
        nonce: nonce.to_owned(),
        program: player.program,
    }
}

/// A valid nonce: long enough not to be guessed.
fn checked_nonce(nonce: &str) -> Result<String, ApiError> {
    let bytes = hex::decode(nonce).ok();
    let bytes = bytes.filter(|bytes| NONCE.contains(&bytes.len()));
    bytes.map(hex::encode).ok_or(ApiError::Nonce)
}

/// The default level of bots.
pub(super) fn usual_level() -> Option<String> {
    Some(Level::PLAYERS[2].text().to_owned())
}

/// A level that players may choose.
pub(crate) fn checked_level(level: Option<String>) -> Result<Option<String>, ApiError> {
    let Some(level) = level else { return Ok(None) };
    let known = Level::offered().any(|known| known.text() == level);
    let names: Vec<&str> = Level::offered().map(Level::text).collect();
    let names = names.join(", ");
    let unknown = || ApiError::BadRequest(format!("There is no such level; there are {names}."));
    known.then_some(Some(level)).ok_or_else(unknown)
}

/// The validated terms.
pub(crate) fn checked_terms(terms: Terms) -> Result<Terms, ApiError> {
    if !AWAY_AFTER.contains(&terms.away_after) {
        let (least, most) = (AWAY_AFTER.start(), AWAY_AFTER.end());
        let why = format!("A person may be gone for {least} to {most} seconds.");
        return Err(ApiError::BadRequest(why));
    }
    if !WATCH_DELAYS.contains(&terms.watch_delay) {
        let why = "Whoever watches can see the match 0, 30 or 120 seconds late.";
        return Err(ApiError::BadRequest(why.into()));
    }
    let title = names::line(&terms.title, LONGEST_TITLE)
        .map_err(|error| ApiError::BadRequest(error.to_string()))?;
    Ok(Terms { title, ..terms })
}

fn checked_words(said: Said) -> Result<Said, ApiError> {
    let Said::Text(text) = said else {
        return Ok(said);
    };
    let text = names::line(&text, LONGEST_TEXT)
        .map_err(|error| ApiError::BadRequest(error.to_string()))?;
    if text.is_empty() {
        return Err(ApiError::BadRequest("There is nothing to say.".into()));
    }
    Ok(Said::Text(text))
}
