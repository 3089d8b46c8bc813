//! Why something is refused, as values. The sentences that people read are above this crate.

use std::error::Error;
use std::fmt;

use thiserror::Error;

use crate::game::ChanceKind;
use crate::seat::Seat;

/// Why an action is refused: one enum for each game.
///
/// `Display` is the code. [`moonshot-protocol`](https://docs.rs/moonshot-protocol) has a sentence for each.
pub trait GameRefusal: Error + Copy + PartialEq + Send + Sync + 'static {
    /// A stable name in kebab-case, such as `must-follow`.
    fn code(&self) -> &'static str;

    /// Whether it is the action, the turn or the match that is in the way.
    fn kind(&self) -> RefusalKind {
        match self.code() {
            "match-over" => RefusalKind::MatchOver,
            "not-your-turn" => RefusalKind::NotYourTurn,
            _ => RefusalKind::Illegal,
        }
    }
}

/// What stands in the way of an action.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum RefusalKind {
    /// The match is over.
    MatchOver,
    /// Another seat is to act, or a chance event is due.
    NotYourTurn,
    /// It is this seat's turn, but this may not be done now.
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
            /// Every code of this game, once.
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

/// A text that names no action of the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Error)]
#[error("no action of this game")]
pub struct NotationError;

/// A seat that is not at this table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("no seat {seat} at a table of {seats}")]
pub struct NoSuchSeat {
    /// Which.
    pub seat: Seat,
    /// How many seats the table has.
    pub seats: usize,
}

/// A view that no state of a match agrees with.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("no match can look like this")]
pub struct Inconsistent;

/// Why a table cannot be made.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum TableError {
    /// The game is not played by so many.
    #[error("{players} players where {min} to {max} play")]
    Players {
        /// How many were asked for.
        players: usize,
        /// The fewest.
        min: usize,
        /// The most.
        max: usize,
    },
    /// The options make no trick game.
    #[error("the options make no game: {0}")]
    Rules(#[from] RulesError),
}

impl TableError {
    /// Refuses a number of players that is not in the range.
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

/// Why options of a trick game, each valid, make no game together.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum RulesError {
    /// The pack does not go evenly round, and no Wilds make leftovers part of the game.
    #[error("{cards} cards do not go evenly round {seats} players")]
    UnevenPack {
        /// How many cards are in the pack.
        cards: usize,
        /// How many players there are.
        seats: usize,
    },
    /// Too few natural clubs for somebody to hold one in every deal (H-11).
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
    /// Cards are passed, but no direction is named.
    #[error("cards are passed in no direction")]
    NoDirection,
    /// The pass cycle is too long.
    #[error("the pass cycle is longer than {most} hands")]
    CycleTooLong {
        /// The most hands it may have.
        most: usize,
    },
    /// Neither a target nor a number of hands ends the match.
    #[error("nothing ends the match")]
    NoEnd,
    /// A number is out of its range.
    #[error("{what} is out of its range")]
    OutOfRange {
        /// Which field of the options.
        what: &'static str,
    },
}

/// Why the outcome of a chance event was refused. `C` is the game's card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum ChanceError<C> {
    /// No chance event is due, or one of another kind.
    #[error("no such chance event is due")]
    NotPending {
        /// What is due instead, if anything.
        due: Option<ChanceKind>,
    },
    /// The outcome is not of the cards that are due.
    #[error("this outcome cannot be: {0}")]
    Bad(BadOutcome<C>),
}

impl<C> ChanceError<C> {
    /// The same with another type of card.
    pub(crate) fn map_card<D>(self, map: impl FnOnce(C) -> D) -> ChanceError<D> {
        match self {
            ChanceError::NotPending { due } => ChanceError::NotPending { due },
            ChanceError::Bad(bad) => ChanceError::Bad(bad.map_card(map)),
        }
    }
}

/// What is wrong with the outcome of a chance event.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BadOutcome<C> {
    /// The draw goes on though one tile is lowest (C-05).
    DrawGoesOn,
    /// Another number of players draws in this round (C-06).
    DrawRound {
        /// How many draw.
        expected: usize,
        /// How many tiles were given.
        given: usize,
    },
    /// This tile is not in the pack, or was drawn before.
    CannotBeDrawn {
        /// Which.
        card: C,
    },
    /// The draw ends while players are tied for lowest (C-06).
    DrawTied,
    /// The hands or the leftovers have other sizes than a deal here has.
    Shares {
        /// How many hands a deal has.
        seats: usize,
        /// How many cards each.
        each: usize,
        /// How many are left over.
        leftovers: usize,
    },
    /// These are not the cards of the pack, each once.
    NotThePack,
    /// Another number of hands than players.
    Hands {
        /// How many were given.
        given: usize,
        /// How many players there are.
        seats: usize,
    },
    /// A hand has another number of cards.
    HandSize {
        /// How many it has.
        given: usize,
        /// How many it should have.
        each: usize,
    },
    /// A card is there more or less often than in the pack.
    Copies {
        /// Which.
        card: C,
        /// How often it is dealt.
        dealt: usize,
        /// How many of it there are.
        copies: usize,
    },
    /// A card that is in every hand of the game was not dealt.
    Missing {
        /// Which.
        card: C,
    },
    /// The gift at this place of the card set is not left (B-08).
    GiftNotLeft {
        /// The place, from 0.
        place: u8,
    },
    /// Who starts a match's first game is not told (K-04).
    FirstMissing,
    /// Who starts is told, but the match has begun (K-19).
    FirstKnown,
    /// Who starts is no seat of the table.
    FirstNoSeat,
    /// This is an outcome of another game.
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
