//! The arena: how well a bot plays against others, with the interval that the figure may be off by.

mod duel;
mod report;
mod run;
mod stats;

pub use duel::{Duel, DuelReport};
pub use report::{Points, Report, Unit, Wins};
pub use run::{ArenaError, Contest};
pub use stats::{Estimate, Mean, wilson};
