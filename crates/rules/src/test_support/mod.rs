//! Shared by the unit tests: dice and random matches.

mod dice;
mod play;

pub(crate) use dice::TestDice;
pub(crate) use play::*;
