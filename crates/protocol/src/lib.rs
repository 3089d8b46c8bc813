//! What is spoken about the games of the Hearts family: documents, options, outcomes, events and sentences.
//!
//! [`moonshot_rules`] has the games as typed values, without JSON and without words. This crate is what programs and
//! people are told of them:
//!
//! | what | where |
//! | --- | --- |
//! | the games with their options, read into a typed [`Setup`] | [`games`], [`GAMES`], [`GameEntry`] |
//! | a state or a view as JSON | [`document`] |
//! | what a viewer saw happen as JSON | [`event`] |
//! | outcomes of chance, read and written | [`outcome`] |
//! | actions in notation, with an error that says what would be right | [`parse_action`], [`legal_texts`] |
//! | why an action is refused: code, parameters, and a sentence | [`Reason`], [`sentence`] |
//! | the faces of the cards of Black Hearts | [`CardFaces`] |
//! | first matches with chosen deals | [`Lesson`] |
//!
//! ```
//! use moonshot_protocol::{Reason, Setup, document, legal_texts, outcome, parse_action};
//! use moonshot_rules::{Game, Seat, Viewer};
//! use serde_json::json;
//!
//! // A table: what was asked for, checked.
//! let options = json!({"best_of": 3});
//! let setup = Setup::read("heartcatchers", 2, options.as_object().unwrap())?;
//! let mut game = setup.start()?;
//!
//! // Chance comes from outside.
//! let deal = json!({
//!     "field": [["Rb", "Gb", "Bb"], ["Rb", "Gb", "U"]], "hands": [["Rb", "Rc", "U"], ["Gb", "Gu", "Bb"]],
//!     "pile": ["Ru", "Rh", "Gh", "Gc", "Bb", "Bu", "Bh", "Bc"], "first": 0,
//! });
//! game.chance(&outcome::read(&setup, &game, &deal)?)?;
//!
//! // A refusal is a code with parameters, and a sentence.
//! let seat = Seat::default();
//! let action = parse_action(&game, "catch Rb on 1")?;
//! let reason = Reason::of(&game.check(seat, &action).unwrap_err());
//! assert_eq!(reason.code, "does-not-catch");
//! assert_eq!(reason.sentence, "A red card catches green, not red.");
//!
//! // What the seat may know, with what it may do.
//! game.play(seat, &parse_action(&game, "catch Rb on 2")?)?;
//! assert!(legal_texts(&game.legal(seat)).is_empty(), "it is the other's turn");
//! let view = document::view(&setup, &game.view(Viewer::Seat(seat))?);
//! assert_eq!(serde_json::to_value(view)?["detail"]["turn_number"], 2);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # A game of one's own
//!
//! A variant of the trick games is a [`GameEntry`]: a name, the options that are offered, and what they come to for the
//! rules. `examples/spot_hearts.rs` has one, which needs no change of this crate.
//!
//! # What stays stable
//!
//! Every form that this crate writes: documents, outcomes, option names and their values, card-set files, codes.
//! Sentences may get better.
#![forbid(unsafe_code)]

mod card_set;
mod catalogue;
pub mod document;
pub mod event;
mod legal;
mod lesson;
mod notation;
pub mod outcome;
mod reason;
pub mod sentence;
mod setup;

pub use card_set::{CardFaces, CardFacesError, CurseFace, GiftFace};
pub use catalogue::{
    BooleanOption, Choice, ChoiceOption, DescribeOptions, GAMES, GameEntry, GameInfo,
    IntegerOption, ListOption, OptionKind, OptionSpec, OptionValues, Preset, Presets, ReadOptions,
    SetupError, find, games,
};
pub use document::{
    Detail, Document, FieldDetail, Held, Laid, Outcome, ScoredGame, SecretText, StackText,
    TrickDetail,
};
pub use event::Event;
pub use legal::{LegalText, legal_texts};
pub use lesson::Lesson;
pub use notation::{NotationError, parse_action};
pub use outcome::{FormError, OutcomeError};
pub use reason::Reason;
pub use setup::Setup;

/// The example of the README is a test as well.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
