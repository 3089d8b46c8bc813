//! Why something was refused in a match.

use moonshot_protocol::{NotationError, OutcomeError, Reason, SetupError, sentence};
use moonshot_rules::{AnyRefusal, GameRefusal, RefusalKind};
use thiserror::Error;

use crate::company::ChangeError;

/// Why an act was refused; nothing changed.
#[derive(Clone, PartialEq, Debug, Error)]
pub enum ActError {
    /// The match is over.
    #[error("{}", sentence::MATCH_OVER)]
    MatchOver,
    /// A chance event is due.
    #[error("{}", sentence::NOT_YOUR_TURN)]
    ChanceDue,
    /// The text names no action of the game.
    #[error(transparent)]
    Notation(#[from] NotationError),
    /// The rules refuse the action.
    #[error("{}", sentence::refusal(.0))]
    Refused(AnyRefusal),
}

impl ActError {
    /// What stands in the way; `None` where the text names no action.
    pub fn kind(&self) -> Option<RefusalKind> {
        match self {
            ActError::MatchOver => Some(RefusalKind::MatchOver),
            ActError::ChanceDue => Some(RefusalKind::NotYourTurn),
            ActError::Notation(_) => None,
            ActError::Refused(refusal) => Some(refusal.kind()),
        }
    }

    /// The same with its code and parameters; `None` where the text names no action.
    pub fn reason(&self) -> Option<Reason> {
        match self {
            ActError::MatchOver => Some(Reason::match_over()),
            ActError::ChanceDue => Some(Reason::not_your_turn()),
            ActError::Notation(_) => None,
            ActError::Refused(refusal) => Some(Reason::of(refusal)),
        }
    }
}

/// Nothing stands that could be taken back, or fewer entries stand than were to be kept.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("There is nothing to take back.")]
pub struct NothingToUndo;

/// Why an entry of a log was refused; nothing changed.
#[derive(Clone, PartialEq, Debug, Error)]
pub enum EntryError {
    /// The act.
    #[error(transparent)]
    Act(#[from] ActError),
    /// The outcome of a chance event.
    #[error(transparent)]
    Outcome(#[from] OutcomeError),
    /// The taking back.
    #[error(transparent)]
    Undo(#[from] NothingToUndo),
    /// The change.
    #[error(transparent)]
    Change(#[from] ChangeError),
}

/// Why a log could not be replayed.
#[derive(Clone, PartialEq, Debug, Error)]
pub enum ReplayError {
    /// What the match was agreed to be is refused.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// An entry is refused by the rules.
    #[error("entry {index}: {reason}")]
    Entry {
        /// The entry's place in the log, from 0.
        index: usize,
        /// Why.
        reason: EntryError,
    },
}
