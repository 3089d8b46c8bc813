//! The JSON and text forms of the Hearts family: documents, options, outcomes, events and sentences.
//!
//! ```
//! use moonshot_protocol::{Reason, Setup, document, legal_texts, outcome, parse_action};
//! use moonshot_rules::{Game, Seat, Viewer};
//! use serde_json::json;
//!
//! // A validated setup.
//! let options = json!({"best_of": 3});
//! let setup = Setup::read("heartcatchers", 2, options.as_object().unwrap())?;
//! let mut game = setup.start()?;
//!
//! // The caller supplies chance outcomes.
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
//! // The view of a seat, with its legal actions.
//! game.play(seat, &parse_action(&game, "catch Rb on 2")?)?;
//! assert!(legal_texts(&game.legal(seat)).is_empty(), "it is the other's turn");
//! let view = document::view(&setup, &game.view(Viewer::Seat(seat))?);
//! assert_eq!(serde_json::to_value(view)?["detail"]["turn_number"], 2);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! [`moonshot_rules`] has the games as typed values, without JSON and sentences. This crate converts them:
//!
//! | what | where |
//! | --- | --- |
//! | the games with their options, parsed into a typed [`Setup`] | [`games`], [`GAMES`], [`GameEntry`] |
//! | a state or a view as JSON | [`document`] |
//! | events of a viewer as JSON | [`event`] |
//! | chance outcomes from and to JSON | [`outcome`] |
//! | actions in notation, with helpful errors | [`parse_action`], [`legal_texts`] |
//! | the reason an action is illegal or suggested: code, parameters, and a sentence | [`Reason`], [`sentence`] |
//! | the card faces of Black Hearts | [`CardFaces`] |
//! | first matches with chosen deals | [`Lesson`] |
//!
//! # Custom games
//!
//! A variant of the trick games is a [`GameEntry`]: a name, its options, and the rules they result in.
//! `examples/spot_hearts.rs` defines one without changing this crate.
//!
//! # Stability
//!
//! Every format that this crate writes is stable: documents, outcomes, option names and their values, card-set files,
//! codes. Sentences may improve.
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

/// Runs the README's example as a doctest.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
