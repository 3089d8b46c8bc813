//! What can be wrong with a transcript.

use moonshot_protocol::{CardFacesError, OutcomeError, SetupError};
use moonshot_rules::{ChanceKind, Seat};
use thiserror::Error;

use super::{TRANSCRIPT_FORMAT, TRANSCRIPT_VERSION};
use crate::company::ChangeError;
use crate::error::{ActError, NothingToUndo};

/// What is wrong with a transcript. `Display` is a sentence.
#[derive(Clone, PartialEq, Debug, Error)]
pub enum TranscriptFault {
    /// It is not JSON, or not of the form of a transcript.
    #[error("this is no transcript: {0}")]
    Form(String),
    /// It is a file of another format.
    #[error("this is no transcript: its format is “{0}”, not “{TRANSCRIPT_FORMAT}”")]
    Format(String),
    /// It is of a version that this release does not read.
    #[error(
        "this transcript has version {0}; this release reads versions up to {TRANSCRIPT_VERSION}"
    )]
    Version(u32),
    /// The heading's check is wrong.
    #[error("the heading was changed after it was written: its check is wrong")]
    HeadingChanged,
    /// What the match was agreed to be is refused.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// The card set is refused.
    #[error("card_set: {0}")]
    CardSet(#[from] CardFacesError),
    /// The seed is no seed.
    #[error("“seed” is not 64 hex digits")]
    Seed,
    /// A nonce is no nonce.
    #[error("a nonce is not in hex digits")]
    Nonce,
    /// The commitment is not that of the seed.
    #[error("the server seed is not the one that was committed to")]
    Commitment,
    /// An entry is not JSON, or not an object.
    #[error("this is no entry: {0}")]
    EntryJson(String),
    /// An entry has not the fields of an entry.
    #[error(
        "this is no entry: an entry has “seat” and “act”, “chance” and “outcome”, “undo” and “by”, or “table”"
    )]
    EntryForm,
    /// Something is taken back that does not stand.
    #[error(transparent)]
    Undo(#[from] NothingToUndo),
    /// Something changes at the table that cannot.
    #[error("this does not fit the table: {0}")]
    Change(#[from] ChangeError),
    /// An entry's check is wrong.
    #[error(
        "this entry, or the order of the entries, was changed after it was written: its check is wrong"
    )]
    EntryChanged,
    /// Somebody acts where a chance event is due.
    #[error("a {0} was due before this")]
    ChanceDue(ChanceKind),
    /// Somebody acts who is not at the table.
    #[error("there is no seat {0} at this table")]
    NoSeat(usize),
    /// The rules refuse an act.
    #[error("“{act}” by {seat:?}: {error}")]
    Act {
        /// What was done.
        act: String,
        /// By whom.
        seat: Seat,
        /// Why not.
        error: ActError,
    },
    /// An entry's outcome is of another kind than it says.
    #[error("this is not the outcome of a {0}")]
    OtherKind(String),
    /// The rules refuse an outcome.
    #[error(transparent)]
    Outcome(#[from] OutcomeError),
    /// The seeds give another outcome.
    #[error("the seeds give another {0} than this")]
    OtherOutcome(ChanceKind),
    /// The seeds give no outcome here.
    #[error("no chance event was due here")]
    NothingDue,
    /// The seeds give an outcome that is not there.
    #[error("the {0} that the seeds give next is missing")]
    ChanceMissing(ChanceKind),
    /// How the match ended is not JSON that can be read.
    #[error("{0}")]
    EndJson(String),
    /// The match ended in another way, or has not ended.
    #[error("the match did not end so")]
    OtherEnd,
}
