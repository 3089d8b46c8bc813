//! What a contest came to, for people and for programs.

use std::fmt;

use serde::Serialize;

use super::stats::Estimate;
use crate::level::Level;

/// What is counted: one sample is one of these.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Unit {
    /// Hands of a trick game.
    Hands,
    /// Whole matches.
    Matches,
}

/// Points a hand; fewer are better.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Points {
    /// What the bot took in a hand.
    pub bot: Estimate,
    /// What each of its opponents took at the same table, on average.
    pub opponents: Estimate,
    /// What each player takes at a table of such opponents alone, over as many hands.
    pub among_themselves: Estimate,
    /// How often the bot shot the moon.
    pub moons: u64,
    /// How often one of its opponents did.
    pub moons_against: u64,
}

/// Matches won. A win that is shared among k players counts 1/k for each.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Wins {
    /// The bot's share of the wins, with its Wilson interval.
    pub share: Estimate,
    /// What a player no better than the others would win.
    pub fair: f64,
    /// How many times the fair share that is.
    pub times_fair: f64,
    /// How many of the matches nobody won alone.
    pub shared: u64,
}

/// The outcome of a contest. The same contest has the same report on every machine.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Report {
    /// Who was measured, at one seat, each seat in turn.
    pub bot: Level,
    /// Who sat at all the other seats.
    pub against: Level,
    /// The seed of every deal and every choice.
    pub seed: u64,
    /// What was counted.
    pub unit: Unit,
    /// How many.
    pub count: u64,
    /// Points a hand; trick games alone.
    pub points: Option<Points>,
    /// Matches won; the other games alone.
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
    /// Who played whom, how long and with which seed, in a line.
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

/// The figures, for people.
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
