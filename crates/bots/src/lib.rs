//! Players for every game of the family, and the arena that measures them.
//!
//! A [`Bot`] is a function from a view to an action: it is told what its seat may know and nothing else.
//! [`Level`] names the bots there are.
#![forbid(unsafe_code)]

pub mod arena;
mod bot;
mod dice;
mod random;
mod thumb;

pub use bot::{Bot, Choice, Level, UnknownLevel};
pub use dice::FastDice;
