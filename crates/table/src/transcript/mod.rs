//! Transcripts: a match as a file that every later release reads.
//!
//! `docs/transcripts.md` describes the format for other programs.

mod check;
mod fault;
mod read;
mod write;

use thiserror::Error;

pub use fault::TranscriptFault;
pub use read::Summary;
pub use write::Transcript;

/// The `format` field of every transcript.
pub const TRANSCRIPT_FORMAT: &str = "moonshot-transcript";

/// The newest version of the format, which adds undo and changes at the table. A match without either is written in the
/// first version.
pub const TRANSCRIPT_VERSION: u32 = 2;

/// The first version: actions and outcomes only.
const FIRST_VERSION: u32 = 1;

/// Where a transcript is wrong, and how.
#[derive(Clone, PartialEq, Debug, Error)]
#[error("{}{fault}", place(.line, .entry))]
pub struct TranscriptError {
    /// The line of the file, from 1, if the text has lines.
    pub line: Option<usize>,
    /// The entry, from 1, if it is an entry that is wrong.
    pub entry: Option<usize>,
    /// The problem.
    pub fault: TranscriptFault,
}

fn place(line: &Option<usize>, entry: &Option<usize>) -> String {
    match (line, entry) {
        (Some(line), Some(entry)) => format!("line {line}, entry {entry}: "),
        (Some(line), None) => format!("line {line}: "),
        (None, Some(entry)) => format!("entry {entry}: "),
        (None, None) => String::new(),
    }
}
