//! The games for programs that learn: actions as small integers, observations as tensors, many matches at once.
//!
//! A match becomes a sequence of small decisions of one seat each ([`Cursor`]): of several seats that may act at the same
//! time one after the other is asked, and a pass of three cards is three decisions. [`Actions`] numbers all actions of a
//! table. [`Layout`] writes what a seat sees as numbers, and says which numbers mean what. [`Vector`] plays many matches
//! and writes into arrays that its caller owns.
//!
//! ```
//! use moonshot_bots::FastDice;
//! use moonshot_rules::{AnyGame, Dice, Game, HeartsOptions};
//! use moonshot_tensors::{Actions, Cursor};
//!
//! let mut dice = FastDice::new(7);
//! let mut game = AnyGame::new(4, HeartsOptions::default())?;
//! let actions = Actions::new(&game);
//! let mut cursor = Cursor::default();
//! while game.hand_number() == 1 {
//!     if let Some(outcome) = game.roll(&mut dice) {
//!         game.chance(&outcome)?;
//!         continue;
//!     }
//!     let seat = cursor.seat(&game).expect("somebody is to act");
//!     let legal = cursor.legal(&actions, &game);
//!     let id = legal.nth(dice.below(legal.len() as u32) as usize).expect("something is legal");
//!     if let Some(action) = cursor.take(&actions, &game, id)? {
//!         game.play(seat, &action)?;
//!     }
//! }
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
#![forbid(unsafe_code)]

mod actions;
mod cursor;
mod ids;
mod layout;
mod observe;
mod random;
mod returns;
mod vector;

pub use actions::Actions;
pub use cursor::{Cursor, IllegalId};
pub use ids::Ids;
pub use layout::{Field, Layout};
pub use random::random_hands;
pub use returns::{last_hand, totals};
pub use vector::{Arrays, Vector, VectorError};
