//! What a duel came to, for people and for programs.

use std::fmt;

use serde::Serialize;

use super::report::Unit;
use super::stats::{Estimate, SprtReport};

/// The outcome of a duel. The same duel has the same report on every machine, if its bots think for a number of playouts.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct DuelReport {
    /// Who was measured.
    pub bot: String,
    /// At how many seats.
    pub seats: usize,
    /// Who sat at the others.
    pub against: String,
    /// The seed.
    pub seed: u64,
    /// How many deals were played.
    pub deals: u64,
    /// What was counted in them.
    pub unit: Unit,
    /// How many of these.
    pub count: u64,
    /// By how many points a hand each bot was off each opponent; below 0 it was better. Where points are counted.
    pub points: Option<Estimate>,
    /// In how many hands one of the bots shot the moon, and one of its opponents; trick games alone.
    pub moons: Option<[u64; 2]>,
    /// The share of the matches that the bots won, where these are counted.
    pub wins: Option<Estimate>,
    /// The share that bots no better than their opponents would win.
    pub fair: f64,
    /// The same as a difference in Elo: 400 for odds ten times those of the fair share.
    pub elo: Option<Estimate>,
    /// How many matches the bots, and their opponents, lost by a fault.
    pub faults: [u64; 2],
    /// The sequential test, where one was made.
    pub sprt: Option<SprtReport>,
}

impl DuelReport {
    /// Who played whom, how long and with which seed, in a line.
    pub fn headline(&self) -> String {
        format!(
            "{} {} against {}, {} deals through all seatings, seed {}",
            self.seats, self.bot, self.against, self.deals, self.seed
        )
    }
}

/// The figures, for people.
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
