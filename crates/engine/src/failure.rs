//! The errors of requests.

use moonshot_bots::UnknownLevel;
use moonshot_protocol::{OutcomeError, SetupError, sentence};
use moonshot_table::{ActError, NothingToUndo, TranscriptError};
use thiserror::Error;

/// A refused request, which changed nothing. The codes are part of the protocol and never change.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("{message}")]
pub(crate) struct Failure {
    /// The code, for programs.
    pub(crate) code: &'static str,
    /// The message, for people.
    pub(crate) message: String,
}

impl Failure {
    fn new(code: &'static str, message: impl std::fmt::Display) -> Failure {
        Failure {
            code,
            message: message.to_string(),
        }
    }

    /// The line is not JSON, or not readable at all.
    pub(crate) fn bad_json(message: impl std::fmt::Display) -> Failure {
        Failure::new("bad-json", message)
    }

    /// The line is JSON but not a request.
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

    /// The seat has nothing to do.
    pub(crate) fn not_your_turn() -> Failure {
        Failure::new("not-your-turn", sentence::NOT_YOUR_TURN)
    }

    /// An outcome that is JSON but not representable: a number out of range, or nested too deep.
    pub(crate) fn no_outcome(error: serde_json::Error) -> Failure {
        Failure::new("bad-chance", format!("no outcome is so: {error}"))
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
        // The protocol's messages keep straight apostrophes, although the sentences for players now have curly ones.
        Failure::new(error.code(), error.to_string().replace('’', "'"))
    }
}

impl From<OutcomeError> for Failure {
    fn from(error: OutcomeError) -> Failure {
        Failure::new(error.code(), error)
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
