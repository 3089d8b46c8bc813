//! Playing in a terminal: one model of a table, and two renderings of it.
//!
//! A [`Source`] sends [`Update`]s and takes [`Command`]s: a match against bots in this process, a live table on a server, or a replay. The [`Model`] keeps
//! what is known, what is asked and what happened, in sentences of the catalogue. [`plain`] prints it line by line, [`screen`]
//! draws it.
#![forbid(unsafe_code)]

pub mod cards;
mod fold;
mod keys;
mod language;
mod look;
mod model;
mod offers;
pub mod plain;
mod question;
mod run;
pub mod screen;
mod sentences;
mod source;
mod words;

pub use language::{Arg, Language, Player, preferred, speaks_utf8};
pub use look::{Look, Pace};
pub use model::{Clock, Command, Kind, Model, Scored, Standing, Update, game_name};
pub use offers::{Answer, Offer};
pub use question::{Choice, KEEP, Question, Way};
pub use run::{Greeting, Surroundings, Wishes, run};
pub use sentences::{Names, Sentences};
pub use source::{
    Handle, Local, NewMatch, NewMatchError, NewRemote, Remote, Replay, RequestError, SaveError,
    SavedMatch, Saves, Server, Source, start,
};
pub use words::{Advice, advice, open_tables, refusal};
