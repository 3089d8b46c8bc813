//! Why an outcome of chance is refused.

use moonshot_rules::{AnyCard, BadOutcome, ChanceError, ChanceKind};
use thiserror::Error;

use crate::sentence;
use crate::setup::Setup;

/// Why an outcome of chance is refused; nothing changed.
#[derive(Clone, PartialEq, Debug, Error)]
pub enum OutcomeError {
    /// No chance event is due, or one of another kind.
    #[error("no such chance event is due{}", sentence::due_instead(*.due))]
    NotPending {
        /// What is due instead, if anything.
        due: Option<ChanceKind>,
    },
    /// It is not of the form.
    #[error(transparent)]
    Form(#[from] FormError),
    /// It is not of the cards that are due.
    #[error("{}", sentence::bad_outcome(.0))]
    Cards(BadOutcome<AnyCard>),
    /// The gift of this id is not left (B-08), or in no card set.
    #[error("“{gift}” is none of the gifts left")]
    GiftNotLeft {
        /// Its id.
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

    /// What the rules refuse, at this table.
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

/// What is wrong with the form of an outcome.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum FormError {
    /// It is no object.
    #[error("the outcome of a {kind} is an object")]
    NoObject {
        /// The kind that is due.
        kind: ChanceKind,
    },
    /// It has none of the fields by which a kind is told.
    #[error("the outcome of a {kind} is due, and this is the outcome of nothing")]
    NoKind {
        /// The kind that is due.
        kind: ChanceKind,
    },
    /// It has the fields of two kinds.
    #[error("this is the outcome of a {first} and of a {second} at once")]
    TwoKinds {
        /// One of them.
        first: ChanceKind,
        /// The other.
        second: ChanceKind,
    },
    /// It has a field that the kind does not have.
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
    /// A field is of another type.
    #[error("“{field}” must be {wanted}")]
    FieldType {
        /// The field.
        field: &'static str,
        /// What it must be, in words.
        wanted: &'static str,
    },
    /// A text is no card.
    #[error("{sentence}")]
    NoCard {
        /// The text.
        text: String,
        /// That it is no card, and what one looks like.
        sentence: String,
    },
    /// A hand has a card twice of which there is one.
    #[error("a card is dealt twice")]
    DealtTwice,
    /// A hand has a card four times.
    #[error("no card is there more than three times")]
    FourAlike,
    /// There are more hands than any table has seats.
    #[error("there are more hands than seats")]
    TooManyHands,
    /// A list of Heartcatchers has another length.
    #[error("“{field}” is two lists of {cards} cards")]
    TwoLists {
        /// The field.
        field: &'static str,
        /// How many cards each list has.
        cards: usize,
    },
    /// The pile of Heartcatchers has another length.
    #[error("the pile is eight cards")]
    Pile,
    /// Who starts in Heartcatchers is no seat of the table.
    #[error("“first” is 0 or 1")]
    First,
}
