//! Refusals as values. `moonshot-protocol` has the sentences that people read.

use std::error::Error;
use std::fmt;

use thiserror::Error;

use crate::game::ChanceKind;
use crate::seat::Seat;

/// The reason an action is illegal: one enum for each game.
///
/// `Display` writes the code. [`moonshot-protocol`](https://docs.rs/moonshot-protocol) has a sentence for each.
pub trait GameRefusal: Error + Copy + PartialEq + Send + Sync + 'static {
    /// A stable name in kebab-case, such as `must-follow`.
    fn code(&self) -> &'static str;

    /// Whether the action, the turn or the match is the obstacle.
    fn kind(&self) -> RefusalKind {
        match self.code() {
            "match-over" => RefusalKind::MatchOver,
            "not-your-turn" => RefusalKind::NotYourTurn,
            _ => RefusalKind::Illegal,
        }
    }
}

/// The obstacle to an action.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum RefusalKind {
    /// The match is over.
    MatchOver,
    /// Another seat is to act, or a chance event is pending.
    NotYourTurn,
    /// It is this seat's turn, but the action is illegal.
    Illegal,
}

/// Declares a game's refusals: each variant with its code, `Display` and [`GameRefusal`].
macro_rules! refusals {
    (
        $(#[$about:meta])*
        pub enum $name:ident {
            $(
                $(#[$doc:meta])*
                $variant:ident $({ $($(#[$field_doc:meta])* $field:ident: $type:ty),+ $(,)? })? = $code:literal
            ),+ $(,)?
        }
    ) => {
        $(#[$about])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
        pub enum $name {
            $(
                $(#[$doc])*
                #[error($code)]
                $variant $({ $($(#[$field_doc])* $field: $type),+ })?
            ),+
        }

        impl $name {
            /// Every code of this game.
            pub const CODES: &[&str] = &[$($code),+];
        }

        impl $crate::refusal::GameRefusal for $name {
            fn code(&self) -> &'static str {
                match self { $($name::$variant { .. } => $code),+ }
            }
        }
    };
}

pub(crate) use refusals;

/// The text is not an action of the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Error)]
#[error("no action of this game")]
pub struct NotationError;

/// The seat is not at this table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("no seat {seat} at a table of {seats}")]
pub struct NoSuchSeat {
    /// The seat.
    pub seat: Seat,
    /// How many seats the table has.
    pub seats: usize,
}

/// No match is consistent with the view.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("no match can look like this")]
pub struct Inconsistent;

/// Why a table cannot be created.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum TableError {
    /// The game does not support this number of players.
    #[error("{players} players where {min} to {max} play")]
    Players {
        /// The requested number.
        players: usize,
        /// The minimum.
        min: usize,
        /// The maximum.
        max: usize,
    },
    /// The options are not a valid trick game.
    #[error("the options make no game: {0}")]
    Rules(#[from] RulesError),
}

impl TableError {
    /// Returns an error if the number of players is out of range.
    pub(crate) fn check_players(
        players: usize,
        (min, max): (usize, usize),
    ) -> Result<(), TableError> {
        if (min..=max).contains(&players) {
            Ok(())
        } else {
            Err(TableError::Players { players, min, max })
        }
    }
}

/// Why options of a trick game, each valid by itself, contradict each other.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum RulesError {
    /// The pack cannot be dealt evenly, and without Wilds there are no leftovers.
    #[error("{cards} cards do not go evenly round {seats} players")]
    UnevenPack {
        /// How many cards are in the pack.
        cards: usize,
        /// How many players there are.
        seats: usize,
    },
    /// There are deals in which nobody holds a natural club (H-11).
    #[error("too few clubs to open a hand with")]
    TooFewClubs,
    /// Q♠ or every heart is missing.
    #[error("the queen of spades or every heart is missing")]
    NoPointCards,
    /// More cards are passed than a player holds.
    #[error("more cards are passed than the {each} a player holds")]
    PassTooLarge {
        /// How many cards a player is dealt.
        each: usize,
    },
    /// Cards are passed, but without a direction.
    #[error("cards are passed in no direction")]
    NoDirection,
    /// The pass cycle is too long.
    #[error("the pass cycle is longer than {most} hands")]
    CycleTooLong {
        /// The maximum number of hands.
        most: usize,
    },
    /// The match has no end: neither a target nor a number of hands.
    #[error("nothing ends the match")]
    NoEnd,
    /// A number is out of its range.
    #[error("{what} is out of its range")]
    OutOfRange {
        /// The field of the options.
        what: &'static str,
    },
}

/// Why the outcome of a chance event is invalid. `C` is the game's card type.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum ChanceError<C> {
    /// No chance event is pending, or one of another kind.
    #[error("no such chance event is due")]
    NotPending {
        /// The pending chance event, if any.
        due: Option<ChanceKind>,
    },
    /// The outcome has the wrong cards.
    #[error("this outcome cannot be: {0}")]
    Bad(BadOutcome<C>),
}

impl<C> ChanceError<C> {
    /// Converts the type of card.
    pub(crate) fn map_card<D>(self, map: impl FnOnce(C) -> D) -> ChanceError<D> {
        match self {
            ChanceError::NotPending { due } => ChanceError::NotPending { due },
            ChanceError::Bad(bad) => ChanceError::Bad(bad.map_card(map)),
        }
    }
}

/// The problem with the outcome of a chance event.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BadOutcome<C> {
    /// The draw continues although one tile is lowest (C-05).
    DrawGoesOn,
    /// The wrong number of players draws in this round (C-06).
    DrawRound {
        /// The number of players that must draw.
        expected: usize,
        /// The number of tiles given.
        given: usize,
    },
    /// This tile is not in the pack, or was drawn before.
    CannotBeDrawn {
        /// The tile.
        card: C,
    },
    /// The draw ends while players are tied for lowest (C-06).
    DrawTied,
    /// The hands or the leftovers have the wrong sizes.
    Shares {
        /// The number of hands.
        seats: usize,
        /// The number of cards in each.
        each: usize,
        /// The number of leftover cards.
        leftovers: usize,
    },
    /// The cards are not the pack, each once.
    NotThePack,
    /// The number of hands is not the number of players.
    Hands {
        /// The number of hands given.
        given: usize,
        /// The number of players.
        seats: usize,
    },
    /// A hand has the wrong number of cards.
    HandSize {
        /// The number of cards given.
        given: usize,
        /// The number of cards required.
        each: usize,
    },
    /// The number of copies of a card differs from the pack.
    Copies {
        /// The card.
        card: C,
        /// The number of copies dealt.
        dealt: usize,
        /// The number of copies in the pack.
        copies: usize,
    },
    /// A card that is always in play was not dealt.
    Missing {
        /// The card.
        card: C,
    },
    /// No copy of this gift is left (B-08).
    GiftNotLeft {
        /// The gift's index in the card set.
        place: u8,
    },
    /// The starting player of the match's first game is missing (K-04).
    FirstMissing,
    /// A starting player is given after the match's first game (K-19).
    FirstKnown,
    /// The starting player is not a seat of the table.
    FirstNoSeat,
    /// The outcome belongs to another game.
    AnotherGame,
}

impl<C> BadOutcome<C> {
    fn map_card<D>(self, map: impl FnOnce(C) -> D) -> BadOutcome<D> {
        match self {
            BadOutcome::DrawGoesOn => BadOutcome::DrawGoesOn,
            BadOutcome::DrawRound { expected, given } => BadOutcome::DrawRound { expected, given },
            BadOutcome::CannotBeDrawn { card } => BadOutcome::CannotBeDrawn { card: map(card) },
            BadOutcome::DrawTied => BadOutcome::DrawTied,
            BadOutcome::Shares {
                seats,
                each,
                leftovers,
            } => BadOutcome::Shares {
                seats,
                each,
                leftovers,
            },
            BadOutcome::NotThePack => BadOutcome::NotThePack,
            BadOutcome::Hands { given, seats } => BadOutcome::Hands { given, seats },
            BadOutcome::HandSize { given, each } => BadOutcome::HandSize { given, each },
            BadOutcome::Copies {
                card,
                dealt,
                copies,
            } => BadOutcome::Copies {
                card: map(card),
                dealt,
                copies,
            },
            BadOutcome::Missing { card } => BadOutcome::Missing { card: map(card) },
            BadOutcome::GiftNotLeft { place } => BadOutcome::GiftNotLeft { place },
            BadOutcome::FirstMissing => BadOutcome::FirstMissing,
            BadOutcome::FirstKnown => BadOutcome::FirstKnown,
            BadOutcome::FirstNoSeat => BadOutcome::FirstNoSeat,
            BadOutcome::AnotherGame => BadOutcome::AnotherGame,
        }
    }
}

impl<C: fmt::Debug> fmt::Display for BadOutcome<C> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self, f)
    }
}
