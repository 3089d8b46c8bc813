//! Bots for every game of the family, and the arena that measures them.
//!
//! ```
//! use moonshot_bots::{Budget, FastDice, Level};
//! use moonshot_rules::{AnyGame, Game, HeartsOptions, Seat, Viewer};
//!
//! let mut game = AnyGame::new(4, HeartsOptions::default())?;
//! let mut dice = FastDice::new(7);
//! let deal = game.roll(&mut dice).expect("a deal is due");
//! game.chance(&deal)?;
//!
//! let seat = Seat::new(0).expect("a seat");
//! let view = game.view(Viewer::Seat(seat))?;
//! let choice = Level::RuleOfThumb.bot().choose(&view, Budget::default(), &mut dice);
//! let choice = choice.expect("everybody passes");
//! assert!(choice.action.to_string().starts_with("pass "));
//! game.play(seat, &choice.action)?;
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! A [`Bot`] is a function from a view to an action, so it has no information that its seat may not have. [`Level`]
//! lists the bots. A decision by heuristics takes some microseconds in a trick game or in Black Hearts, and some tens
//! of them in Heartcatchers. A bot with a search takes as long as its [`Budget`] allows. If the budget is a number of
//! playouts, the same view gives the same decision on every machine.
//!
//! Where to start reading: `heuristics` plays without a search; `search` samples determinizations and plays them out
//! with a fast policy, by `search::race` in the trick games' first tricks and `search::tree` in the other games;
//! `arena` plays contests; `dataset` makes rows of decisions; `review` prices the decisions of a match; `spots` finds positions to practise.
#![forbid(unsafe_code)]

pub mod arena;
mod beginner;
mod bot;
mod budget;
mod chances;
pub mod dataset;
mod dice;
mod heuristics;
mod hint;
mod learnt;
mod level;
mod locations;
mod random;
mod reason;
pub mod review;
mod search;
pub mod spots;
mod style;
#[cfg(test)]
mod test_support;

pub use bot::{Bot, Choice};
pub use budget::Budget;
pub use dice::FastDice;
pub use hint::{Alternative, Hint, HintUnit, NextBest};
pub use level::{Level, UnknownLevel};
pub use locations::{Location, Locations, locations};
pub use reason::ChoiceReason;
pub use search::trick::{INPUTS, readings};
