//! The rules of the Hearts family.
#![forbid(unsafe_code)]

mod any;
mod bag;
mod black_hearts;
mod card;
mod cards;
mod catalogue;
mod document;
mod event;
mod game;
mod game_id;
mod heartcatchers;
mod outcome_form;
mod seat;
mod setup;
#[cfg(test)]
mod test_dice;
#[cfg(test)]
mod test_play;
pub mod trick;

pub use any::{AnyAction, AnyCard, AnyChance, AnyGame, AnyView};
pub use bag::{Alike, Bag, BagIter};
pub use black_hearts::{
    BlackCard, BlackCards, BlackHand, BlackHearts, BlackHeartsAction, BlackHeartsChance,
    BlackHeartsOptions, BlackHeartsView, CardSet, CardSetError, CardsPassed, Colour, Curse, Effect,
    FinishedBlackHand, Gift, MAX_GIFTS, ParseBlackCardError,
};
pub use card::{Card, ParseCardError, Rank, Suit};
pub use cards::Cards;
pub use catalogue::games;
pub use document::{
    Detail, Document, FieldDetail, Held, Laid, LegalText, ScoredGame, SecretText, StackText,
    TrickDetail, legal_texts, texts,
};
pub use event::Event;
pub use game::{
    ChanceError, ChanceKind, Dice, EndReason, Game, Legal, NotationError, Outcome, Phase, Refusal,
    Step, Turn, ViewDocument, shuffle,
};
pub use game_id::GameId;
pub use heartcatchers::{
    BestOf, Choices, Field, HeartCard, HeartCards, HeartColour, HeartGame, HeartKind,
    Heartcatchers, HeartcatchersAction, HeartcatchersChance, HeartcatchersOptions,
    HeartcatchersView, ParseHeartCardError, Place, Scored, Side, Stack,
};
pub use seat::{BySeat, MAX_SEATS, Seat, Seats, Viewer};
pub use setup::{GameInfo, OptionKind, OptionSpec, Setup, SetupError};
