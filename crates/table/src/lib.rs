//! A match with its seats: membership, seeds and fairness, the log, replay, undo and transcripts.
//!
//! ```
//! use moonshot_protocol::Setup;
//! use moonshot_rules::Seat;
//! use moonshot_table::{Match, Seeds};
//!
//! let setup = Setup::read("heartcatchers", 2, &Default::default()).unwrap();
//! let mut playing = Match::new(setup, Some(Seeds::new([7; 32], Vec::new()))).unwrap();
//! let refused = playing.act(Seat::new(0).unwrap(), "juggle").unwrap_err();
//! assert!(refused.to_string().contains("is no action of this game"));
//!
//! // The transcript loads back to the same state on every machine.
//! let transcript = playing.transcript().to_string();
//! assert_eq!(Match::load(&transcript).unwrap().state(), playing.state());
//! ```
//!
//! A match is its log. The state is a fold over it and is never stored as the truth. This crate does no I/O and has no
//! clock; `moonshot-rules` decides what is legal and how it scores.
//!
//! Start with [`Match`]; [`Entry`] and [`Change`] are what its log consists of, and [`Seeds`] where its shuffles come
//! from.
//!
//! Stable forever: the JSON of [`Entry`], the deals of [`Seeds`], and transcripts of version [`TRANSCRIPT_VERSION`].
#![forbid(unsafe_code)]

mod branch;
mod change;
mod entry;
mod error;
pub mod facts;
mod hints;
mod matches;
mod membership;
mod moment;
mod person;
mod seeds;
mod spots;
mod transcript;

pub use change::{Absence, Access, Change, Clock, Said, Sign, Terms};
pub use entry::{Entry, LOG_FORMAT};
pub use error::{ActError, EntryError, NothingToUndo, ReplayError};
pub use hints::HintTaken;
pub use matches::{Match, StandingStep};
pub use membership::{
    ChangeError, FormerPlayer, LONGEST_NONCE, Membership, Occupant, Starter, TableSeat,
};
pub use moment::{Moment, retell};
pub use person::PersonId;
pub use seeds::{SeededDice, Seeds};
pub use spots::{
    SPOTS_FORMAT, SPOTS_VERSION, SpotAlternative, SpotFault, SpotFile, SpotRecord, spot_step,
};
pub use transcript::{
    Summary, TRANSCRIPT_FORMAT, TRANSCRIPT_VERSION, Transcript, TranscriptError, TranscriptFault,
};
