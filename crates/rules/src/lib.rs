//! The rules of the Hearts family: five games, pure and deterministic.
#![forbid(unsafe_code)]

mod any;
mod bag;
mod black_hearts;
mod card;
mod cards;
mod dice;
mod game;
mod heartcatchers;
mod legal;
mod refusal;
mod seat;
#[cfg(test)]
mod test_dice;
#[cfg(test)]
mod test_play;
pub mod trick;

pub use any::{
    AnyAction, AnyCard, AnyCards, AnyChance, AnyEvent, AnyGame, AnyLegal, AnyOptions, AnyRefusal,
    AnyView,
};
pub use bag::{Alike, Bag, BagIter};
pub use black_hearts::{
    BlackCard, BlackCards, BlackHand, BlackHearts, BlackHeartsAction, BlackHeartsChance,
    BlackHeartsEvent, BlackHeartsLegal, BlackHeartsOptions, BlackHeartsRefusal, BlackHeartsView,
    CardSet, CardSetError, CardsPassed, Colour, Effect, FinishedBlackHand, Gift, MAX_GIFTS,
    ParseBlackCardError,
};
pub use card::{Card, ParseCardError, Rank, Suit};
pub use cards::Cards;
#[cfg(feature = "rand")]
pub use dice::RandDice;
pub use dice::{Dice, shuffle};
pub use game::{
    ChanceKind, EndReason, Game, Outcome, PassRule, Phase, Step, StepError, Totals, Turn, View,
};
pub use heartcatchers::{
    BestOf, Choices, Field, HeartCard, HeartCards, HeartColour, HeartGame, HeartKind,
    Heartcatchers, HeartcatchersAction, HeartcatchersChance, HeartcatchersEvent,
    HeartcatchersOptions, HeartcatchersRefusal, HeartcatchersView, ParseHeartCardError, Place,
    Scored, Side, Stack,
};
pub use legal::{LegalActions, LegalIter, PassChoice};
pub use refusal::{
    BadOutcome, ChanceError, GameRefusal, NoSuchSeat, NotationError, RefusalKind, RulesError,
    TableError,
};
pub use seat::{BySeat, MAX_SEATS, Seat, Seats, Viewer};
pub use trick::{
    CardominoesOptions, HeartsOptions, Length, PlayTo, Target, TrickGame, TrickOptions, TrickRules,
    WildTwistsOptions,
};
