//! Heartcatchers: catch hearts, steal them, and lay Secrets under them. 2 players, clauses K-01 to K-20.
//!
//! The modules are layered; each depends only on those before it:
//!
//! 1. `card`, `options`, `action`, `refusal`, `stack`: values, and functions of values;
//! 2. `field` with `choices` and `scoring`: one game, unchecked;
//! 3. `state`: a match and its transitions;
//! 4. `legality`, `chance`, `view`, `events`, `determinizations`: queries on a match; `view` depends on `legality`;
//! 5. `play`: the implementation of [`Game`](crate::Game).

mod action;
mod card;
mod chance;
mod choices;
mod determinizations;
mod events;
mod field;
mod legality;
mod options;
mod play;
mod refusal;
mod scoring;
mod stack;
mod state;
mod view;

#[cfg(test)]
mod tests;

pub use action::{HeartcatchersAction, HeartcatchersTurn, Place, Side};
pub use card::{HeartCard, HeartCards, HeartColour, HeartKind, ParseHeartCardError};
pub use chance::HeartcatchersChance;
pub use choices::Choices;
pub use determinizations::HeartcatchersDeterminizations;
pub use events::HeartcatchersEvent;
pub use field::{Field, HeartGame};
pub use options::{BestOf, HeartcatchersOptions};
pub use refusal::HeartcatchersRefusal;
pub use scoring::Scored;
pub use stack::Stack;
pub use state::Heartcatchers;
pub use view::HeartcatchersView;
