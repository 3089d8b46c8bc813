//! The result of a duel, for people and for programs.

use std::fmt;

use serde::Serialize;

use super::report::Unit;
use super::stats::{Estimate, SprtReport};

/// The result of a duel. The same duel has the same report on every machine, if its bots use a number of playouts as
/// their budget.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct DuelReport {
    /// The measured entrant.
    pub bot: String,
    /// The number of seats it had.
    pub seats: usize,
    /// The entrant in the other seats.
    pub against: String,
    /// The seed.
    pub seed: u64,
    /// Number of deals played.
    pub deals: u64,
    /// The unit of a sample.
    pub unit: Unit,
    /// The number of samples.
    pub count: u64,
    /// The difference in points per hand between a bot and an opponent; negative is better. For duels scored by points.
    pub points: Option<Estimate>,
    /// Number of hands in which one of the bots shot the moon, and one of its opponents; trick games only.
    pub moons: Option<[u64; 2]>,
    /// The bots' share of the wins, for duels scored by wins.
    pub wins: Option<Estimate>,
    /// The expected share of equally strong bots.
    pub fair: f64,
    /// The share as an Elo difference: 400 for odds ten times those of the fair share.
    pub elo: Option<Estimate>,
    /// Number of matches the bots, and their opponents, lost by a fault.
    pub faults: [u64; 2],
    /// The sequential test, if one was run.
    pub sprt: Option<SprtReport>,
}

impl DuelReport {
    /// One line with the entrants, the length and the seed.
    pub fn headline(&self) -> String {
        format!(
            "{} {} against {}, {} deals through all seatings, seed {}",
            self.seats, self.bot, self.against, self.deals, self.seed
        )
    }
}

/// The results, for people.
impl fmt::Display for DuelReport {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(Estimate { value, low, high }) = self.points {
            writeln!(
                f,
                "  points      {value:+.2} a hand ({low:+.2} to {high:+.2}) against the others, in {} hands; below 0 is better",
                self.count
            )?;
        }
        if let Some([own, others]) = self.moons {
            let percent = |moons: u64| 100.0 * moons as f64 / self.count.max(1) as f64;
            let unit = match self.unit {
                Unit::Hands => "in",
                Unit::Matches => "for",
            };
            writeln!(
                f,
                "  moons       shot {unit} {:.1}% of the {}, suffered {unit} {:.1}%",
                percent(own),
                self.unit.text(),
                percent(others)
            )?;
        }
        if let Some(Estimate { value, low, high }) = self.wins {
            writeln!(
                f,
                "  won         {:.1}% ({:.1}% to {:.1}%) of {} matches, {:.2} times the fair share",
                100.0 * value,
                100.0 * low,
                100.0 * high,
                self.count,
                value / self.fair
            )?;
        }
        if let Some(Estimate { value, low, high }) = self.elo {
            writeln!(f, "  elo         {value:+.0} ({low:+.0} to {high:+.0})")?;
        }
        if self.faults != [0, 0] {
            let [own, others] = self.faults;
            writeln!(
                f,
                "  faults      lost {own} matches, and their opponents {others}"
            )?;
        }
        if let Some(sprt) = &self.sprt {
            writeln!(f, "  test        {sprt}")?;
        }
        Ok(())
    }
}
