//! The arena: measures a bot against others, with confidence intervals.

mod arena_match;
mod duel;
mod entrant;
mod report;
mod run;
mod schedule;
mod stats;
mod tally;

pub use arena_match::Fault;
pub use duel::Duel;
pub use entrant::{Entrant, Ours, Pace, Player, Playouts};
pub use report::{Points, Report, Unit, Wins};
pub use run::{ArenaError, Contest};
pub use schedule::{Deal, Deals, Observer, Schedule};
pub use stats::{Estimate, Mean, Sprt, SprtReport, Verdict, wilson};
pub use tally::DuelReport;
