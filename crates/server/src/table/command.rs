//! What a person can ask of a table, and what can be checked of it without the table.

use moonshot_bots::Level;
use moonshot_rules::Seat;
use moonshot_table::{Said, Terms};

use crate::auth::{Player, SeatCodes};
use crate::error::ApiError;
use crate::names;
use moonshot_api::{ProgramFault, Proposed};

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

/// What a person asks of a table. Where there is a `version`, it is the person's when they chose.
pub(crate) enum Command {
    /// Play an action, given in notation.
    Act { version: u64, action: String },
    /// Undo back to the own last decision.
    Undo { version: u64 },
    /// Play a settled hand to its end.
    Finish { version: u64 },
    /// Claim all remaining tricks, which must provably be the person's.
    Claim { version: u64 },
    /// Confirm the own card that did not follow suit, so that bots stop waiting for the person.
    LetLie { version: u64 },
    /// Take a seat: the one reserved for the person, the given one, or the first they may take.
    Sit {
        player: Player,
        seat: Option<Seat>,
        name: Option<String>,
        nonce: String,
    },
    /// Move the seat of another identity of the same person, who has shown its code.
    Move {
        player: Player,
        codes: Box<SeatCodes>,
        code: String,
        nonce: String,
    },
    /// Leave for good: the seat becomes free before the match, and a bot's during it.
    Leave,
    /// Start the match. Bots take the free seats.
    Start {
        nonce: Option<String>,
        level: Option<String>,
    },
    /// Remove the person at a seat, who may not come back.
    Remove { seat: Seat },
    /// Give the hosting to the person at another seat.
    GiveHost { seat: Seat },
    /// Swap two seats before the match.
    Swap { seat: Seat, with: Seat },
    /// Give a free seat to a bot before the match, or free a bot's.
    SeatBot {
        seat: Seat,
        bot: bool,
        level: Option<String>,
    },
    /// Change the terms.
    SetTerms(Terms),
    /// Pause or resume the match.
    Pause(bool),
    /// Have a bot play until the person is back; a fault is the reason for bot accounts alone.
    SitOut { fault: Option<ProgramFault> },
    /// Play again.
    ComeBack,
    /// Play again, if a bot stands in only because the person was disconnected.
    Reconnect,
    /// Send a chat message.
    Say(Said),
    /// Propose something that all have to accept.
    Propose(Proposed),
    /// Accept the open proposal, or reject it.
    Answer { agree: bool },
}

impl Command {
    /// The command with its texts normalised.
    ///
    /// # Errors
    /// When a text, a nonce, a level or the terms are not valid.
    pub(super) fn checked(mut self) -> Result<Command, ApiError> {
        match &mut self {
            Command::Sit { nonce, .. } | Command::Move { nonce, .. } => {
                *nonce = checked_nonce(nonce)?;
            }
            Command::Start { level, .. } | Command::SeatBot { level, .. } => {
                *level = checked_level(level.take())?;
            }
            Command::SetTerms(terms) => *terms = checked_terms(std::mem::take(terms))?,
            Command::Say(Said::Text(text)) => *text = checked_text(text)?,
            _ => {}
        }
        Ok(self)
    }

    /// The person's version when they chose, if it matters.
    pub(super) fn version(&self) -> Option<u64> {
        match self {
            Command::Act { version, .. }
            | Command::Undo { version }
            | Command::Finish { version }
            | Command::Claim { version } => Some(*version),
            _ => None,
        }
    }
}

/// A valid nonce: long enough not to be guessed.
pub(super) fn checked_nonce(nonce: &str) -> Result<String, ApiError> {
    let bytes = hex::decode(nonce).ok();
    let bytes = bytes.filter(|bytes| NONCE.contains(&bytes.len()));
    bytes.map(hex::encode).ok_or(ApiError::Nonce)
}

/// The default level of bots.
pub(crate) fn usual_level() -> Option<String> {
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

fn checked_text(text: &str) -> Result<String, ApiError> {
    let text =
        names::line(text, LONGEST_TEXT).map_err(|error| ApiError::BadRequest(error.to_string()))?;
    if text.is_empty() {
        return Err(ApiError::BadRequest("There is nothing to say.".into()));
    }
    Ok(text)
}
