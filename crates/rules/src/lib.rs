//! The rules of the Hearts family: five games, pure and deterministic.
//!
//! A match is a state machine behind the [`Game`] trait. It does no I/O, reads no clock and draws no random
//! number: chance events are *due*, and whoever runs the match says how they came out.
//!
//! ```
//! use moonshot_rules::{AnyGame, Dice, Game, Setup, Turn, Viewer, ViewDocument, Seat};
//!
//! struct Lcg(u64);
//! impl Dice for Lcg {
//!     fn below(&mut self, bound: u32) -> u32 {
//!         self.0 = self.0.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
//!         ((self.0 >> 33) % u64::from(bound)) as u32
//!     }
//! }
//!
//! let setup = Setup::read("hearts", 4, &serde_json::Map::new())?;
//! let mut game = AnyGame::new(&setup)?;
//! let deal = game.roll(&mut Lcg(1)).expect("a deal is due");
//! game.chance(&deal).expect("a deal that was rolled fits");
//! let Turn::Seats(seats) = game.turn() else { panic!("players choose what to pass") };
//! assert_eq!(seats.len(), 4);
//!
//! // A refusal is a sentence; what a seat may know is a view of its own.
//! let me = Seat::new(0).expect("a seat");
//! let early = game.parse_action("2C").expect("notation");
//! assert_eq!(game.check(me, &early).unwrap_err().to_string(), "First choose the cards to pass.");
//! let view = serde_json::to_value(game.view(Viewer::Seat(me)).document()).unwrap();
//! assert_eq!(view["hands"][1], 13);
//! # Ok::<(), moonshot_rules::SetupError>(())
//! ```
//!
//! # What it costs
//!
//! A random hand of four-player Hearts (deal, pass, 52 cards, scoring) takes about a microsecond of one core and
//! does not allocate; a [`trick::Hand`] is `Copy` and about 400 bytes. `cargo bench -p moonshot-rules` measures
//! every game, with the shuffle alone as its baseline.
//!
//! # What stays stable
//!
//! Card and action notation, the documents, the order of [`shuffle`], and with them every seed and transcript.
//! Nothing in this crate panics on any input.
#![forbid(unsafe_code)]

mod any;
mod bag;
mod black_hearts;
mod card;
mod cards;
mod catalogue;
mod document;
mod event;
mod facts;
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
pub use facts::{Passing, ScoreLine};
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
