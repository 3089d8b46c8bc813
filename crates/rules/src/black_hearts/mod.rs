//! Black Hearts: spread the curses, or take them all. 3 to 6 players, clauses B-01 to B-17.
//!
//! The modules are layered; each depends only on those before it:
//!
//! 1. `card`, `card_set`, `options`, `action`, `refusal`, `legal`, `deal`, `scoring`: values, and functions of values;
//! 2. `hand` with `points`: one hand, unchecked;
//! 3. `state`: a match and its transitions;
//! 4. `legality`, `chance`, `view`, `events`, `determinizations`: queries on a match; the latter two depend on the
//!    former two;
//! 5. `play`: the implementation of [`Game`](crate::Game).

mod action;
mod card;
mod card_set;
mod chance;
mod deal;
mod determinizations;
mod events;
mod hand;
mod legal;
mod legality;
mod options;
mod play;
mod points;
mod refusal;
mod scoring;
mod state;
mod view;

#[cfg(test)]
mod tests;

pub use action::BlackHeartsAction;
pub use card::{BlackCard, BlackCards, Colour, ParseBlackCardError};
pub use card_set::{CardSet, CardSetError, Effect, Gift, MAX_GIFTS};
pub use chance::BlackHeartsChance;
pub use determinizations::BlackHeartsDeterminizations;
pub use events::BlackHeartsEvent;
pub use hand::BlackHand;
pub use legal::BlackHeartsLegal;
pub use options::BlackHeartsOptions;
pub use refusal::BlackHeartsRefusal;
pub use state::{BlackHearts, FinishedBlackHand};
pub use view::{BlackHeartsView, CardsPassed};
