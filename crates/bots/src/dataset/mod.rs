//! Datasets: every decision of matches that bots play, as rows of a table.
//!
//! ```
//! use moonshot_bots::Level;
//! use moonshot_bots::dataset::{Matches, row};
//! use moonshot_rules::{AnyGame, Game, HeartsOptions};
//!
//! let start = AnyGame::new(4, HeartsOptions::default())?;
//! let matches = Matches { start, bots: vec![Level::Steady], seed: 1, playouts: 0 };
//! let first = matches.play(0)?;
//! let hand = &first.hands[0];
//! assert_eq!(hand.points.iter().sum::<i32>() % 26, 0);
//! let cells = row("hearts", &first, hand, &hand.decisions[0]);
//! assert_eq!(cells[0].0, "match");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! A row is what a seat could see ([`row`] reads its view and nothing else), what it did, what its search found of the alternatives,
//! and how the hand and the match ended. `docs/datasets.md` has the columns.

mod black_hearts;
mod cell;
mod heartcatchers;
mod matches;
mod row;
mod trick;

pub use cell::{Cell, Column};
pub use matches::{Decision, Evaluation, Matches, PlayedHand, PlayedMatch};
pub use row::row;
