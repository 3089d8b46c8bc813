//! A match among seats: seeds and fairness, the log, replay, undo and transcripts.
//!
//! A match is its log. The state is a fold over it and is never stored as truth. This crate does no I/O and
//! knows no clock; it decides nothing about the rules, which it asks for everything.
#![forbid(unsafe_code)]

mod entry;
mod matches;
mod moment;
mod seeds;
mod transcript;

pub use entry::Entry;
pub use matches::{ActError, Match, NothingToUndo, ReplayError};
pub use moment::{Moment, Versions, retell};
pub use seeds::{SeededDice, Seeds};
pub use transcript::{Summary, TRANSCRIPT_FORMAT, TRANSCRIPT_VERSION, Transcript, TranscriptError};
