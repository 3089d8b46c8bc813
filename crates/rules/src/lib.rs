//! The rules of the Hearts family.
#![forbid(unsafe_code)]

mod card;
mod cards;
mod document;
mod event;
mod game;
mod seat;

pub use card::{Card, ParseCardError, Rank, Suit};
pub use cards::Cards;
pub use document::{
    Detail, Document, FieldDetail, Held, Laid, LegalText, ScoredGame, SecretText, StackText,
    TrickDetail, texts,
};
pub use event::Event;
pub use game::{
    ChanceError, ChanceKind, Dice, EndReason, Game, Legal, NotationError, Outcome, Phase, Refusal,
    Step, Turn, ViewDocument, shuffle,
};
pub use seat::{BySeat, MAX_SEATS, Seat, Seats, Viewer};
