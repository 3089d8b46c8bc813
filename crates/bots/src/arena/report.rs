//! The result of a contest, for people and for programs.

use std::fmt;

use serde::Serialize;

use super::stats::Estimate;
use crate::level::Level;

/// The unit of a sample.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Unit {
    /// Hands of a trick game.
    Hands,
    /// Whole matches.
    Matches,
}

/// Points per hand; fewer are better.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Points {
    /// The bot's points per hand.
    pub bot: Estimate,
    /// The average points of each opponent at the same tables.
    pub opponents: Estimate,
    /// The points of each player at a table of such opponents only, over as many hands.
    pub among_themselves: Estimate,
    /// Number of moons the bot shot.
    pub moons: u64,
    /// Number of moons its opponents shot.
    pub moons_against: u64,
}

/// Matches won. A win shared among k players counts 1/k for each.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Wins {
    /// The bot's share of the wins, with its Wilson interval.
    pub share: Estimate,
    /// The expected share of an equally strong player.
    pub fair: f64,
    /// The share as a multiple of the fair share.
    pub times_fair: f64,
    /// Number of matches with a shared win.
    pub shared: u64,
}

/// The result of a contest. The same contest has the same report on every machine.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Report {
    /// The measured bot, which plays each seat in turn.
    pub bot: Level,
    /// The bot in all the other seats.
    pub against: Level,
    /// The seed of every deal and every choice.
    pub seed: u64,
    /// The unit of a sample.
    pub unit: Unit,
    /// The number of samples.
    pub count: u64,
    /// Points per hand; trick games only.
    pub points: Option<Points>,
    /// Matches won; other games only.
    pub wins: Option<Wins>,
}

impl Report {
    pub(super) fn of(bot: Level, against: Level, seed: u64, unit: Unit) -> Report {
        Report {
            bot,
            against,
            seed,
            unit,
            count: 0,
            points: None,
            wins: None,
        }
    }
}

impl Unit {
    pub(super) const fn text(self) -> &'static str {
        match self {
            Unit::Hands => "hands",
            Unit::Matches => "matches",
        }
    }
}

impl Report {
    /// One line with the bots, the length and the seed.
    pub fn headline(&self) -> String {
        format!(
            "{} against {}, {} {}, seed {}",
            self.bot,
            self.against,
            self.count,
            self.unit.text(),
            self.seed
        )
    }
}

/// The results, for people.
impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(points) = &self.points {
            let Points {
                bot,
                opponents,
                among_themselves,
                ..
            } = points;
            writeln!(
                f,
                "  points a hand (fewer are better), with the 95% interval"
            )?;
            writeln!(f, "    {:<26} {}", self.bot.text(), Figure(*bot))?;
            writeln!(f, "    {:<26} {}", "each opponent", Figure(*opponents))?;
            let alone = format!("{} among themselves", self.against);
            writeln!(f, "    {alone:<26} {}", Figure(*among_themselves))?;
            writeln!(
                f,
                "  moons       {} shot, {} suffered",
                points.moons, points.moons_against
            )?;
        }
        if let Some(wins) = &self.wins {
            let percent = |share: f64| share * 100.0;
            writeln!(
                f,
                "  won         {:.1}% (95% interval {:.1}% to {:.1}%), {:.2} times the fair share of {:.1}%",
                percent(wins.share.value),
                percent(wins.share.low),
                percent(wins.share.high),
                wins.times_fair,
                percent(wins.fair)
            )?;
            writeln!(
                f,
                "  shared      {} of {} {}",
                wins.shared,
                self.count,
                self.unit.text()
            )?;
        }
        Ok(())
    }
}

/// An estimate of points, for people.
struct Figure(Estimate);

impl fmt::Display for Figure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Estimate { value, low, high } = self.0;
        write!(f, "{value:>6.2}  ({low:.2} to {high:.2})")
    }
}
