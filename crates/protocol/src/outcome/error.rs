//! Why a chance outcome is refused.

use moonshot_rules::{AnyCard, BadOutcome, ChanceError, ChanceKind};
use thiserror::Error;

use crate::sentence;
use crate::setup::Setup;

/// Why a chance outcome is refused; nothing changed.
#[derive(Clone, PartialEq, Debug, Error)]
pub enum OutcomeError {
    /// No chance event is pending, or one of another kind.
    #[error("no such chance event is due{}", sentence::due_instead(*.due))]
    NotPending {
        /// The pending chance event, if any.
        due: Option<ChanceKind>,
    },
    /// The outcome is malformed.
    #[error(transparent)]
    Form(#[from] FormError),
    /// The outcome has the wrong cards.
    #[error("{}", sentence::bad_outcome(.0))]
    Cards(BadOutcome<AnyCard>),
    /// No copy of the gift is left (B-08), or no card set has it.
    #[error("“{gift}” is none of the gifts left")]
    GiftNotLeft {
        /// The gift's id.
        gift: String,
    },
}

impl OutcomeError {
    /// The engine protocol's code: `not-pending` or `bad-chance`.
    pub fn code(&self) -> &'static str {
        match self {
            OutcomeError::NotPending { .. } => "not-pending",
            OutcomeError::Form(_) | OutcomeError::Cards(_) | OutcomeError::GiftNotLeft { .. } => {
                "bad-chance"
            }
        }
    }

    /// Converts an error of the rules, for this table.
    pub fn of_rules(setup: &Setup, error: ChanceError<AnyCard>) -> OutcomeError {
        match error {
            ChanceError::NotPending { due } => OutcomeError::NotPending { due },
            ChanceError::Bad(BadOutcome::GiftNotLeft { place }) => OutcomeError::GiftNotLeft {
                gift: match setup.faces().gift(place) {
                    Some(gift) => gift.id.clone(),
                    None => place.to_string(),
                },
            },
            ChanceError::Bad(bad) => OutcomeError::Cards(bad),
        }
    }
}

/// The problem with the form of an outcome.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum FormError {
    /// Not an object.
    #[error("the outcome of a {kind} is an object")]
    NoObject {
        /// The pending kind.
        kind: ChanceKind,
    },
    /// None of the fields that identify a kind.
    #[error("the outcome of a {kind} is due, and this is the outcome of nothing")]
    NoKind {
        /// The pending kind.
        kind: ChanceKind,
    },
    /// Fields of two kinds.
    #[error("this is the outcome of a {first} and of a {second} at once")]
    TwoKinds {
        /// The first kind.
        first: ChanceKind,
        /// The second kind.
        second: ChanceKind,
    },
    /// A field that the kind does not have.
    #[error("a {kind} has no “{field}” here")]
    UnknownField {
        /// The kind.
        kind: ChanceKind,
        /// The field.
        field: String,
    },
    /// A field is missing.
    #[error("“{field}” of the {kind} is missing")]
    MissingField {
        /// The kind.
        kind: ChanceKind,
        /// The field.
        field: &'static str,
    },
    /// A field has the wrong type.
    #[error("“{field}” must be {wanted}")]
    FieldType {
        /// The field.
        field: &'static str,
        /// The expected type, in words.
        wanted: &'static str,
    },
    /// A text is not a card.
    #[error("{sentence}")]
    NoCard {
        /// The text.
        text: String,
        /// The error, with what a card looks like.
        sentence: String,
    },
    /// A hand contains a unique card twice.
    #[error("a card is dealt twice")]
    DealtTwice,
    /// A hand contains a card four times.
    #[error("no card is there more than three times")]
    FourAlike,
    /// More hands than any table has seats.
    #[error("there are more hands than seats")]
    TooManyHands,
    /// A list of Heartcatchers has the wrong length.
    #[error("“{field}” is two lists of {cards} cards")]
    TwoLists {
        /// The field.
        field: &'static str,
        /// The number of cards in each list.
        cards: usize,
    },
    /// The pile of Heartcatchers has the wrong length.
    #[error("the pile is eight cards")]
    Pile,
    /// The starting player of Heartcatchers is not a seat of the table.
    #[error("“first” is 0 or 1")]
    First,
}
