//! The arena: measures a bot against others, with confidence intervals.

mod duel;
mod entrant;
mod report;
mod run;
mod stats;
mod table;
mod tally;

pub use duel::{Deal, Duel, Watcher};
pub use entrant::{Entrant, Ours, Pace, Player, Playouts};
pub use report::{Points, Report, Unit, Wins};
pub use run::{ArenaError, Contest};
pub use stats::{Estimate, Mean, Sprt, SprtReport, Verdict, wilson};
pub use table::Fault;
pub use tally::DuelReport;
