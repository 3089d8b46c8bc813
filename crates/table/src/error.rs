//! The errors of a match.

use moonshot_protocol::{NotationError, OutcomeError, Reason, SetupError, sentence};
use moonshot_rules::{AnyRefusal, GameRefusal, RefusalKind};
use thiserror::Error;

use crate::membership::ChangeError;

/// Why an action was refused; nothing changed.
#[derive(Clone, PartialEq, Debug, Error)]
pub enum ActError {
    /// The match is over.
    #[error("{}", sentence::MATCH_OVER)]
    MatchOver,
    /// A chance event is pending.
    #[error("{}", sentence::NOT_YOUR_TURN)]
    ChanceDue,
    /// The text is not an action of the game.
    #[error(transparent)]
    Notation(#[from] NotationError),
    /// The action is illegal.
    #[error("{}", sentence::refusal(.0))]
    Refused(AnyRefusal),
}

impl ActError {
    /// The code in the engine protocol.
    pub fn code(&self) -> &'static str {
        match self.kind() {
            None => "bad-notation",
            Some(RefusalKind::MatchOver) => "match-over",
            Some(RefusalKind::NotYourTurn) => "not-your-turn",
            Some(RefusalKind::Illegal) => "illegal-action",
        }
    }

    /// The obstacle; `None` if the text is not an action.
    pub fn kind(&self) -> Option<RefusalKind> {
        match self {
            ActError::MatchOver => Some(RefusalKind::MatchOver),
            ActError::ChanceDue => Some(RefusalKind::NotYourTurn),
            ActError::Notation(_) => None,
            ActError::Refused(refusal) => Some(refusal.kind()),
        }
    }

    /// The reason with its code and parameters; `None` if the text is not an action.
    pub fn reason(&self) -> Option<Reason> {
        match self {
            ActError::MatchOver => Some(Reason::match_over()),
            ActError::ChanceDue => Some(Reason::not_your_turn()),
            ActError::Notation(_) => None,
            ActError::Refused(refusal) => Some(Reason::of(refusal)),
        }
    }
}

/// There is nothing to undo, or fewer standing entries than were to be kept.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("There is nothing to take back.")]
pub struct NothingToUndo;

/// Why an entry of a log was refused; nothing changed.
#[derive(Clone, PartialEq, Debug, Error)]
pub enum EntryError {
    /// The action.
    #[error(transparent)]
    Act(#[from] ActError),
    /// The outcome of a chance event.
    #[error(transparent)]
    Outcome(#[from] OutcomeError),
    /// The undo.
    #[error(transparent)]
    Undo(#[from] NothingToUndo),
    /// The change.
    #[error(transparent)]
    Change(#[from] ChangeError),
}

/// Why a log could not be replayed.
#[derive(Clone, PartialEq, Debug, Error)]
pub enum ReplayError {
    /// The setup is invalid.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// An entry was refused.
    #[error("entry {index}: {reason}")]
    Entry {
        /// The entry's index in the log.
        index: usize,
        /// The reason.
        reason: EntryError,
    },
}
