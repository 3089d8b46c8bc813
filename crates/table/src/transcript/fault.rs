//! The errors of transcripts.

use moonshot_protocol::{CardFacesError, OutcomeError, SetupError};
use moonshot_rules::{ChanceKind, Seat};
use thiserror::Error;

use super::{TRANSCRIPT_FORMAT, TRANSCRIPT_VERSION};
use crate::error::{ActError, NothingToUndo};
use crate::membership::ChangeError;

/// The problem with a transcript. `Display` is a sentence.
#[derive(Clone, PartialEq, Debug, Error)]
pub enum TranscriptFault {
    /// Not JSON, or not in the form of a transcript.
    #[error("this is no transcript: {0}")]
    Form(String),
    /// The file has another format.
    #[error("this is no transcript: its format is “{0}”, not “{TRANSCRIPT_FORMAT}”")]
    Format(String),
    /// A version that this release does not read.
    #[error(
        "this transcript has version {0}; this release reads versions up to {TRANSCRIPT_VERSION}"
    )]
    Version(u32),
    /// The heading's check is wrong.
    #[error("the heading was changed after it was written: its check is wrong")]
    HeadingChanged,
    /// The setup is invalid.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// The card set is invalid.
    #[error("card_set: {0}")]
    CardSet(#[from] CardFacesError),
    /// The seed is malformed.
    #[error("“seed” is not 64 hex digits")]
    Seed,
    /// A nonce is malformed.
    #[error("a nonce is not in hex digits")]
    Nonce,
    /// The commitment does not match the seed.
    #[error("the server seed is not the one that was committed to")]
    Commitment,
    /// An entry is not JSON, or not an object.
    #[error("this is no entry: {0}")]
    EntryJson(String),
    /// An entry has the wrong fields.
    #[error(
        "this is no entry: an entry has “seat” and “act”, “chance” and “outcome”, “undo” and “by”, or “table”"
    )]
    EntryForm,
    /// An undo of something that is not standing.
    #[error(transparent)]
    Undo(#[from] NothingToUndo),
    /// A change at the table that is not possible.
    #[error("this does not fit the table: {0}")]
    Change(#[from] ChangeError),
    /// An entry's check is wrong.
    #[error(
        "this entry, or the order of the entries, was changed after it was written: its check is wrong"
    )]
    EntryChanged,
    /// An action while a chance event is pending.
    #[error("a {0} was due before this")]
    ChanceDue(ChanceKind),
    /// An action of a seat that is not at the table.
    #[error("there is no seat {0} at this table")]
    NoSeat(usize),
    /// An illegal action.
    #[error("“{act}” by {seat:?}: {error}")]
    Act {
        /// The action.
        act: String,
        /// The seat.
        seat: Seat,
        /// The reason.
        error: ActError,
    },
    /// The kind of an outcome does not match its content.
    #[error("this is not the outcome of a {0}")]
    OtherKind(String),
    /// The rules refuse an outcome.
    #[error(transparent)]
    Outcome(#[from] OutcomeError),
    /// The seeds give a different outcome.
    #[error("the seeds give another {0} than this")]
    OtherOutcome(ChanceKind),
    /// The seeds give no outcome here.
    #[error("no chance event was due here")]
    NothingDue,
    /// An outcome that the seeds give is missing.
    #[error("the {0} that the seeds give next is missing")]
    ChanceMissing(ChanceKind),
    /// The outcome of the match is not valid JSON.
    #[error("{0}")]
    EndJson(String),
    /// The outcome of the match is different, or the match has not ended.
    #[error("the match did not end so")]
    OtherEnd,
}
