//! What a request is refused with.

use moonshot_bots::UnknownLevel;
use moonshot_rules::{ChanceError, Refusal, SetupError};
use moonshot_table::{ActError, NothingToUndo, TranscriptError};
use thiserror::Error;

/// A refused request: it changed nothing. The codes are those of the protocol and never change.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("{message}")]
pub(crate) struct Failure {
    /// What a program looks at.
    pub(crate) code: &'static str,
    /// What a person reads.
    pub(crate) message: String,
}

impl Failure {
    fn new(code: &'static str, message: impl std::fmt::Display) -> Failure {
        Failure {
            code,
            message: message.to_string(),
        }
    }

    /// The line is not JSON, or not a line that is read at all.
    pub(crate) fn bad_json(message: impl std::fmt::Display) -> Failure {
        Failure::new("bad-json", message)
    }

    /// The line is JSON but no request.
    pub(crate) fn bad_request(message: impl std::fmt::Display) -> Failure {
        Failure::new("bad-request", message)
    }

    /// The request needs a match, and there is none.
    pub(crate) fn no_match() -> Failure {
        Failure::new(
            "no-match",
            "There is no match: start one with “new” or “load”.",
        )
    }
}

impl From<SetupError> for Failure {
    fn from(error: SetupError) -> Failure {
        let code = match error {
            SetupError::UnknownGame { .. } => "unknown-game",
            SetupError::BadPlayers { .. } => "bad-players",
            SetupError::BadOption { .. } => "bad-option",
        };
        Failure::new(code, error)
    }
}

impl From<ActError> for Failure {
    fn from(error: ActError) -> Failure {
        match error {
            ActError::Notation(error) => Failure::new("bad-notation", error),
            ActError::Refused(refusal) => refusal.into(),
        }
    }
}

impl From<Refusal> for Failure {
    fn from(refusal: Refusal) -> Failure {
        let code = match refusal {
            Refusal::MatchOver => "match-over",
            Refusal::NotYourTurn => "not-your-turn",
            Refusal::Illegal(_) => "illegal-action",
        };
        Failure::new(code, refusal)
    }
}

impl From<ChanceError> for Failure {
    fn from(error: ChanceError) -> Failure {
        let code = match error {
            ChanceError::NotPending { .. } => "not-pending",
            ChanceError::Bad(_) => "bad-chance",
        };
        Failure::new(code, error)
    }
}

impl From<NothingToUndo> for Failure {
    fn from(error: NothingToUndo) -> Failure {
        Failure::new("illegal-action", error)
    }
}

impl From<UnknownLevel> for Failure {
    fn from(error: UnknownLevel) -> Failure {
        Failure::bad_request(error)
    }
}

impl From<TranscriptError> for Failure {
    fn from(error: TranscriptError) -> Failure {
        Failure::bad_request(error)
    }
}
