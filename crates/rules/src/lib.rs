//! The rules of the Hearts family: five games, pure and deterministic.
//!
//! | game | players | made with |
//! | --- | --- | --- |
//! | Hearts | 3-7 | [`TrickGame::new(4, HeartsOptions::default())`](HeartsOptions) |
//! | CARDominoes Hearts | 3-5 | [`TrickGame::new(4, CardominoesOptions::default())`](CardominoesOptions) |
//! | Wild Twists Hearts | 3-8 | [`TrickGame::new(4, WildTwistsOptions::default())`](WildTwistsOptions) |
//! | Black Hearts | 3-6 | [`BlackHearts::new(4, BlackHeartsOptions::default())`](BlackHeartsOptions) |
//! | Heartcatchers | 2 | [`Heartcatchers::new(2, HeartcatchersOptions::default())`](HeartcatchersOptions) |
//! | Custom Hearts | 3-8 | [`TrickOptions`] |
//!
//! Play a random match of Hearts (requires the feature `rand`):
//!
//! ```
//! use moonshot_rules::{Game, HeartsOptions, RandDice, TrickGame};
//!
//! let mut game = TrickGame::new(4, HeartsOptions::default())?;
//! let mut dice = RandDice(rand::rng());
//! while game.advance_at_random(&mut dice) {}
//! println!("{:?} after {} hands", game.totals(), game.hand_number() - 1);
//! # Ok::<(), moonshot_rules::TableError>(())
//! ```
//!
//! Deal, check an action, and pass cards:
//!
//! ```
//! use moonshot_rules::trick::TrickRefusal;
//! use moonshot_rules::{Game, GameRefusal, HeartsOptions, LegalActions, RandDice, Seat, TrickGame};
//!
//! let mut game = TrickGame::new(4, HeartsOptions::default())?;
//! let mut dice = RandDice(rand::rng());
//! game.chance(&game.roll(&mut dice).expect("a deal is due"))?;
//!
//! // A refusal is a value with a stable code.
//! let me = Seat::default();
//! let early = game.parse_action("2C")?;
//! assert_eq!(game.check(me, &early), Err(TrickRefusal::PassFirst));
//! assert_eq!(TrickRefusal::PassFirst.code(), "pass-first");
//!
//! // Legal actions are a small value: their number, the n-th, a random one.
//! for seat in game.to_act().iter() {
//!     let action = game.legal(seat).pick(&mut dice).expect("everybody passes");
//!     game.play(seat, &action)?;
//! }
//! assert!(game.to_act().len() == 1, "the holder of the lowest club leads");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Design
//!
//! A match is a state machine behind the [`Game`] trait. It does no I/O, reads no clock and draws no random numbers:
//! chance events are *pending* until the caller supplies their outcomes ([`Game::roll`] draws an outcome from a given
//! [`Dice`]). Callers see a match through a [`View`], which contains only what one viewer may know. [`AnyGame`] is any
//! of the games, chosen at run time.
//!
//! The three trick games and all custom tables are one state machine ([`trick`]); [`TrickOptions`] has a field for
//! every difference. For search there are the hands themselves, which are `Copy`: [`trick::Hand`], [`BlackHand`] and
//! [`HeartGame`].
//!
//! This crate knows no JSON and no sentences. `moonshot-protocol` adds documents, option catalogues, and an English
//! sentence for every refusal.
//!
//! # Features
//!
//! - `rand`: `RandDice`, which wraps any generator of the `rand` family.
//! - `serde`: `Serialize` for the plain types. Cards are written in notation, seats as numbers.
//! - `ts`: TypeScript declarations of the plain types.
//!
//! # Stability
//!
//! Card and action notation, refusal codes, and the results of [`shuffle`] and [`Game::roll`] never change, so seeds
//! and transcripts stay valid.
//!
//! No function of this crate panics, whatever its arguments; fuzz targets check this.
#![forbid(unsafe_code)]

mod any;
mod bag;
mod black_hearts;
mod card;
mod cards;
mod dice;
mod division;
mod game;
mod heartcatchers;
mod legal;
mod refusal;
mod seat;
#[cfg(test)]
mod test_support;
pub mod trick;

pub use any::{
    AnyAction, AnyCard, AnyCards, AnyChance, AnyEvent, AnyGame, AnyLegal, AnyOptions, AnyRefusal,
    AnyView,
};
pub use bag::{Alike, Bag, BagIter};
pub use black_hearts::{
    BlackCard, BlackCards, BlackHand, BlackHearts, BlackHeartsAction, BlackHeartsChance,
    BlackHeartsDeterminizations, BlackHeartsEvent, BlackHeartsLegal, BlackHeartsOptions,
    BlackHeartsRefusal, BlackHeartsView, CardSet, CardSetError, CardsPassed, Colour, Effect,
    FinishedBlackHand, Gift, MAX_GIFTS, ParseBlackCardError,
};
pub use card::{Card, ParseCardError, Rank, Suit};
pub use cards::Cards;
#[cfg(feature = "rand")]
pub use dice::RandDice;
pub use dice::{Dice, shuffle};
pub use game::{
    ChanceKind, EndReason, Game, Outcome, PassRule, Phase, ScoreLine, Step, StepError, Totals,
    Turn, View,
};
pub use heartcatchers::{
    BestOf, Choices, Field, HeartCard, HeartCards, HeartColour, HeartGame, HeartKind,
    Heartcatchers, HeartcatchersAction, HeartcatchersChance, HeartcatchersDeterminizations,
    HeartcatchersEvent, HeartcatchersOptions, HeartcatchersRefusal, HeartcatchersTurn,
    HeartcatchersView, ParseHeartCardError, Place, Scored, Side, Stack,
};
pub use legal::{LegalActions, LegalIter, PassChoice};
pub use refusal::{
    BadOutcome, ChanceError, GameRefusal, Inconsistent, NoSuchSeat, NotationError, RefusalKind,
    RulesError, TableError,
};
pub use seat::{BySeat, MAX_SEATS, Seat, Seats, Viewer};
pub use trick::{
    CardominoesOptions, HeartsOptions, Length, PlayTo, Target, TrickGame, TrickOptions, TrickRules,
    WildTwistsOptions,
};

/// Runs the README's example as a doctest.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
