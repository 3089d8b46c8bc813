//! Seats and membership: who may sit down, leave, and what the host decides.

use moonshot_rules::Seat;
use moonshot_table::{Absence, Change, Occupant, PersonId, Said, TableSeat};
use tokio::time::Instant;

use crate::auth::{Player, SeatCodes};
use crate::error::ApiError;
use crate::names::{self, NameError, bot_names};
use crate::table::command::{Command, checked_nonce, usual_level};
use crate::table::state::{Table, watching};
use moonshot_api::{ProgramFault, Stage};

/// Changes at the table, or why they are refused.
pub(in crate::table) type Changes = Result<Vec<Change>, ApiError>;

/// What a command changes at the table.
pub(super) fn changes(
    table: &Table,
    person: &PersonId,
    command: &Command,
    now: Instant,
) -> Changes {
    match command {
        Command::Sit {
            player,
            seat,
            name,
            nonce,
        } => sit(table, player, *seat, name.as_deref(), nonce),
        Command::Move {
            player,
            codes,
            code,
            nonce,
        } => move_seat(table, player, codes, code, nonce),
        Command::Leave => leave(table, table.own_seat(person)?, person),
        Command::Start { nonce, level } => {
            start(table, person, nonce.as_deref(), level.as_deref(), now)
        }
        Command::Remove { seat } => remove(table, person, *seat),
        Command::GiveHost { seat } => give_host(table, person, *seat),
        Command::Swap { seat, with } => {
            check_host(table, person)?;
            check_waiting(table)?;
            let (seat, with) = (*seat, *with);
            Ok(vec![Change::Swap { seat, with }])
        }
        Command::SeatBot { seat, bot, level } => seat_bot(table, person, *seat, *bot, level),
        Command::SetTerms(terms) => {
            check_host(table, person)?;
            let now = table.membership().terms();
            if now == terms {
                return Ok(Vec::new());
            }
            // The clock stays as it is once the match has begun.
            if table.stage() != Stage::Waiting && now.clock != terms.clock {
                return Err(ApiError::Begun);
            }
            let terms = terms.clone();
            Ok(vec![Change::Terms { terms }])
        }
        Command::Pause(paused) => pause(table, person, *paused, now),
        Command::SitOut { fault } => sit_out(table, table.own_seat(person)?, *fault),
        Command::ComeBack => {
            let seat = table.own_seat(person)?;
            let away = !table.is_person(seat);
            Ok(away
                .then_some(Change::Return { seat })
                .into_iter()
                .collect())
        }
        Command::Reconnect => {
            let seat = table.seat_of(person);
            let away = seat.and_then(|seat| table.membership().place(seat)?.away);
            let gone = seat.filter(|_| away == Some(Absence::Disconnected));
            Ok(gone
                .map(|seat| Change::Return { seat })
                .into_iter()
                .collect())
        }
        Command::Say(said) => {
            let seat = table.own_seat(person)?;
            if matches!(said, Said::Text(_)) && !table.membership().terms().chat {
                return Err(ApiError::NoChat);
            }
            let text = said.clone();
            Ok(vec![Change::Say { seat, text }])
        }
        // The other commands change nothing of that.
        _ => Ok(Vec::new()),
    }
}

fn sit(
    table: &Table,
    player: &Player,
    seat: Option<Seat>,
    name: Option<&str>,
    nonce: &str,
) -> Changes {
    let person = &player.person;
    if let Some(own) = table.seat_of(person) {
        // A seated player keeps their name; a malformed one is refused all the same.
        if let Some(name) = name {
            names::name(name).map_err(|error| ApiError::BadRequest(error.to_string()))?;
        }
        return contribute(table, own, seat, nonce);
    }
    if table.membership().has_removed(person) {
        return Err(ApiError::Removed);
    }
    watching(table, Some(person))?;
    let seat = seat_for(table, person, seat)?;
    let place = table.place(seat)?;
    let name = match (&place.occupant, name) {
        (Occupant::Reserved(_), None) => place.name.clone(),
        (_, name) => {
            let name = name.or(player.handle.as_deref());
            checked_name(table, seat, name.unwrap_or_default())?
        }
    };
    let mut changes = vec![sits(player, seat, name, nonce)];
    let host = table
        .membership()
        .host()
        .and_then(|host| table.seat_of(host));
    if host.is_none() {
        let person = person.clone();
        changes.push(Change::Host { person });
    }
    Ok(changes)
}

/// A seated person contributes their outstanding nonce; they cannot take a second seat.
fn contribute(table: &Table, own: Seat, wanted: Option<Seat>, nonce: &str) -> Changes {
    let elsewhere = wanted.is_some_and(|wanted| wanted != own);
    let is_due = table.stage() == Stage::Waiting && !table.place(own)?.has_contributed();
    if elsewhere || !is_due {
        return Err(ApiError::SitsAlready);
    }
    Ok(vec![Change::Nonce {
        seat: own,
        nonce: nonce.to_owned(),
    }])
}

fn move_seat(
    table: &Table,
    player: &Player,
    codes: &SeatCodes,
    code: &str,
    nonce: &str,
) -> Changes {
    let person = &player.person;
    if table.seat_of(person).is_some() {
        return Err(ApiError::SitsAlready);
    }
    let place = table.seated().find_map(|(seat, place)| {
        let before = place.person()?;
        let is_code = codes.is_of(code, seat, before);
        is_code.then(|| (seat, before.clone(), place.name.clone()))
    });
    let (seat, before, name) = place.ok_or(ApiError::WrongCode)?;
    if table.membership().has_removed(person) {
        return Err(ApiError::Removed);
    }
    let mut changes = vec![sits(player, seat, name, nonce)];
    if table.membership().host() == Some(&before) {
        let person = person.clone();
        changes.push(Change::Host { person });
    }
    Ok(changes)
}

/// The host, or any player if the host is disconnected, starts the match.
fn start(
    table: &Table,
    person: &PersonId,
    nonce: Option<&str>,
    level: Option<&str>,
    now: Instant,
) -> Changes {
    let seat = check_leading(table, person, now)?;
    check_waiting(table)?;
    let mut changes = Vec::new();
    match (nonce, table.place(seat)?.has_contributed()) {
        (Some(nonce), _) => changes.push(Change::Nonce {
            seat,
            nonce: checked_nonce(nonce)?,
        }),
        (None, true) => {}
        (None, false) => return Err(ApiError::NonceMissing),
    }
    let level = level.map(str::to_owned).or_else(usual_level);
    changes.extend(begin(table, level.as_deref()));
    Ok(changes)
}

/// The changes that start the match: bots take the free seats.
pub(in crate::table) fn begin(table: &Table, level: Option<&str>) -> Vec<Change> {
    let free = table.seated().filter(|(_, place)| place.is_free());
    let sits = |((seat, _), name)| Change::Bot {
        seat,
        name,
        level: level.map(str::to_owned),
    };
    let mut changes: Vec<Change> = free.zip(bot_names(names(table))).map(sits).collect();
    changes.push(Change::Start);
    changes
}

fn remove(table: &Table, person: &PersonId, seat: Seat) -> Changes {
    let own = check_host(table, person)?;
    let removed = table.place(seat)?.person();
    let removed = removed.ok_or(ApiError::NobodyThere)?.clone();
    if own == seat {
        return Err(ApiError::OwnSeat);
    }
    let person = removed.clone();
    let mut changes = vec![Change::Remove { person }];
    changes.extend(leave(table, seat, &removed)?);
    Ok(changes)
}

fn give_host(table: &Table, person: &PersonId, seat: Seat) -> Changes {
    if check_host(table, person)? == seat {
        return Err(ApiError::OwnSeat);
    }
    let person = table.place(seat)?.person();
    let person = person.ok_or(ApiError::NobodyThere)?.clone();
    Ok(vec![Change::Host { person }])
}

fn seat_bot(
    table: &Table,
    person: &PersonId,
    seat: Seat,
    bot: bool,
    level: &Option<String>,
) -> Changes {
    check_host(table, person)?;
    check_waiting(table)?;
    let place = table.place(seat)?;
    if place.is_persons() {
        return Err(ApiError::Taken);
    }
    let is_bots = matches!(place.occupant, Occupant::Bot);
    let name = match bot {
        true if is_bots && place.level == *level => return Ok(Vec::new()),
        true if is_bots => place.name.clone(),
        true => name_for_bot(table),
        false if matches!(place.occupant, Occupant::Nobody) => return Ok(Vec::new()),
        false => return Ok(vec![Change::Free { seat }]),
    };
    let level = level.clone();
    Ok(vec![Change::Bot { seat, name, level }])
}

/// The host pauses or resumes the match; any player may resume it if the host is disconnected.
fn pause(table: &Table, person: &PersonId, paused: bool, now: Instant) -> Changes {
    let seat = if paused {
        check_host(table, person)?
    } else {
        check_leading(table, person, now)?
    };
    match table.stage() {
        Stage::Waiting => Err(ApiError::NotBegun),
        Stage::Over => Err(ApiError::MatchOver),
        Stage::Playing if table.membership().paused() == paused => Ok(Vec::new()),
        Stage::Playing => Ok(vec![Change::Pause { paused, seat }]),
    }
}

/// The changes when a person, or a program with a fault, has a bot play.
fn sit_out(table: &Table, seat: Seat, fault: Option<ProgramFault>) -> Changes {
    table.check_playing()?;
    let is_program = table
        .membership()
        .place(seat)
        .is_some_and(|place| place.program);
    if fault.is_some() && !is_program {
        return Err(ApiError::BadRequest(
            "Only a bot account has a program that can fail.".to_owned(),
        ));
    }
    let why = fault.map_or(Absence::Asked, Absence::from);
    let plays = table.is_person(seat);
    Ok(plays.then(|| away(table, seat, why)).into_iter().collect())
}

/// The change by which a bot plays for the person in the seat, at the level they have chosen.
pub(in crate::table) fn away(table: &Table, seat: Seat, why: Absence) -> Change {
    Change::SitOut {
        seat,
        why,
        level: table.stand_in_of(seat),
    }
}

/// The changes when a person leaves for good.
fn leave(table: &Table, seat: Seat, person: &PersonId) -> Changes {
    let mut changes = Vec::new();
    match table.stage() {
        Stage::Waiting => changes.push(Change::Free { seat }),
        Stage::Playing => changes.push(Change::Bot {
            seat,
            name: name_for_bot(table),
            level: table.stand_in_of(seat).or_else(usual_level),
        }),
        Stage::Over => return Err(ApiError::MatchOver),
    }
    if table.membership().host() == Some(person) {
        let places = table.membership().places().iter();
        let others = places.filter_map(TableSeat::person);
        let others: Vec<&PersonId> = others.filter(|other| *other != person).collect();
        let here = |other: &&&PersonId| table.ephemeral.presence.is_here(other);
        // A connected person, if there is one.
        let next = others.iter().find(here).or(others.first());
        changes.extend(next.map(|person| Change::Host {
            person: (**person).clone(),
        }));
    }
    Ok(changes)
}

/// The changes before a person is erased: they leave an unfinished match, and no seat stays reserved for them.
pub(in crate::table) fn erase(table: &Table, person: &PersonId) -> Changes {
    let mut changes = Vec::new();
    if table.stage() != Stage::Over
        && let Some(seat) = table.seat_of(person)
    {
        changes.extend(leave(table, seat, person)?);
    }
    for (seat, place) in table.seated() {
        let held = matches!(&place.occupant, Occupant::Reserved(held) if held == person);
        if held && table.stage() == Stage::Waiting {
            changes.push(Change::Free { seat });
        }
    }
    Ok(changes)
}

/// The seat that the person can take.
fn seat_for(table: &Table, person: &PersonId, wanted: Option<Seat>) -> Result<Seat, ApiError> {
    let held =
        |place: &TableSeat| matches!(&place.occupant, Occupant::Reserved(held) if held == person);
    let takes = |place: &TableSeat| match &place.occupant {
        Occupant::Nobody => table.stage() == Stage::Waiting,
        Occupant::Reserved(held) => held == person && table.stage() == Stage::Waiting,
        Occupant::Bot => table.stage() == Stage::Playing && table.membership().terms().join_late,
        Occupant::Person(_) => false,
    };
    if table.stage() == Stage::Over {
        return Err(ApiError::MatchOver);
    }
    if let (Stage::Playing, Some(own)) = (table.stage(), table.membership().played_at(person)) {
        // Changing seats during a match would reveal other hands.
        if wanted.is_some_and(|wanted| wanted != own) {
            return Err(ApiError::OtherSeat);
        }
        let free = takes(table.place(own)?);
        return free.then_some(own).ok_or(ApiError::OtherSeat);
    }
    if let Some(wanted) = wanted {
        let free = takes(table.place(wanted)?);
        return free.then_some(wanted).ok_or(ApiError::Taken);
    }
    let mut seats = table.seated().filter(|(_, place)| held(place));
    let seat = seats.next().or_else(|| {
        let mut free = table.seated();
        free.find(|(_, place)| takes(place))
    });
    seat.map(|(seat, _)| seat).ok_or(ApiError::Full)
}

/// The normalised name, if nobody else at the table has it.
fn checked_name(table: &Table, seat: Seat, name: &str) -> Result<String, ApiError> {
    let others = || {
        let others = table.seated().filter(|(other, _)| *other != seat);
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

/// A name for another bot.
fn name_for_bot(table: &Table) -> String {
    bot_names(names(table)).next().unwrap_or_default()
}

fn names(table: &Table) -> impl Iterator<Item = &str> {
    table.seated().map(|(_, place)| place.name.as_str())
}

/// The seat of the person, if they are the host.
fn check_host(table: &Table, person: &PersonId) -> Result<Seat, ApiError> {
    let seat = table.own_seat(person)?;
    let is_host = table.membership().host() == Some(person);
    is_host.then_some(seat).ok_or(ApiError::NotHost)
}

/// The seat of the person, if they are the host or the host is known to be disconnected.
fn check_leading(table: &Table, person: &PersonId, now: Instant) -> Result<Seat, ApiError> {
    let seat = table.own_seat(person)?;
    let presence = &table.ephemeral.presence;
    let here = |host: &PersonId| presence.may_be_here(host, now);
    match table.membership().host() {
        Some(of_table) if of_table != person && here(of_table) => Err(ApiError::NotHost),
        _ => Ok(seat),
    }
}

/// Refuses once the match has begun.
fn check_waiting(table: &Table) -> Result<(), ApiError> {
    match table.stage() {
        Stage::Waiting => Ok(()),
        _ => Err(ApiError::Begun),
    }
}
