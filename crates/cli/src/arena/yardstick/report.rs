//! The report of a yardstick, for people and for programs.

use std::collections::BTreeMap;
use std::fmt;

use moonshot_bots::arena::{Deal, Estimate, Mean};
use serde::Serialize;

use super::{deep_cfr, recorded};

/// How a bot did on the recorded deals, and how Deep CFR did on the same ones.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub(in crate::arena) struct Report {
    yardstick: &'static str,
    /// The measured bot.
    bot: String,
    /// Its opponent.
    against: &'static str,
    /// The seed of the bot's dice.
    seed: u64,
    /// Number of duplicate deals played: two seatings of each hand dealt.
    deals: u64,
    /// The bot.
    #[serde(flatten)]
    result: Result,
    /// Number of deals that the bot lost by a fault.
    faults: u64,
    /// Deep CFR on the same deals.
    deep_cfr: Result,
    /// The bot's payoff less that of Deep CFR, deal by deal.
    difference: Estimate,
}

/// A side's result.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
struct Result {
    /// Payoff a seat-deal, with its 95% interval: the mean of the other players' points minus the own. More is better.
    payoff: Estimate,
    /// The standard error of the payoff.
    error: f64,
    /// Points a deal of the two measured seats, and of the two others.
    points: [f64; 2],
    /// Deals in which a measured seat shot the moon, and one of the others.
    moons: [u64; 2],
}

impl Result {
    fn new<'a>(
        deals: impl Iterator<Item = &'a Deal>,
        sample: impl Fn(&Deal) -> f64,
    ) -> (Result, Deal) {
        let (mut mean, mut all) = (Mean::default(), Deal::default());
        for deal in deals {
            mean.add(sample(deal));
            all.add(deal);
        }
        let each = |points: i64| points as f64 / all.count.max(1) as f64;
        let result = Result {
            payoff: mean.estimate(),
            error: (mean.variance() / mean.count().max(1) as f64).sqrt(),
            points: [each(all.own), each(all.others)],
            moons: all.moons,
        };
        (result, all)
    }
}

impl Report {
    pub(super) fn new(
        bot: String,
        seed: u64,
        deals: &BTreeMap<u64, Deal>,
        sample: impl Fn(&Deal) -> f64,
    ) -> Report {
        let recorded = deep_cfr::deals();
        let same = |number: &u64| recorded.get(number);
        let (result, all) = Result::new(deals.values(), &sample);
        let (deep_cfr, _) = Result::new(deals.keys().filter_map(same), &sample);
        let mut difference = Mean::default();
        for (number, deal) in deals {
            if let Some(theirs) = same(number) {
                difference.add(sample(deal) - sample(theirs));
            }
        }
        Report {
            yardstick: recorded::NAME,
            bot,
            against: recorded::OPPONENT,
            seed,
            deals: all.count,
            result,
            faults: all.faults[0],
            deep_cfr,
            difference: difference.estimate(),
        }
    }

    /// One line with the bot, its opponent and the length.
    pub(in crate::arena) fn headline(&self) -> String {
        format!(
            "2 {} against 2 {}, {} of {} duplicate deals, seed {}",
            self.bot,
            self.against,
            self.deals,
            2 * recorded::DEALS,
            self.seed
        )
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut line = |label: &str, result: &Result| {
            let Estimate { value, low, high } = result.payoff;
            let ([own, others], [shot, suffered]) = (result.points, result.moons);
            writeln!(
                f,
                "  {label:<11} {value:+.2} ± {:.2} a seat-deal ({low:+.2} to {high:+.2}); \
                 points {own:.2} to {others:.2}; moons {shot} to {suffered}",
                result.error
            )
        };
        line("payoff", &self.result)?;
        line("Deep CFR", &self.deep_cfr)?;
        let Estimate { value, low, high } = self.difference;
        writeln!(
            f,
            "  difference  {value:+.2} ({low:+.2} to {high:+.2}) on the same deals; above 0 is better than Deep CFR"
        )?;
        if self.faults > 0 {
            writeln!(f, "  faults      lost {} deals", self.faults)?;
        }
        Ok(())
    }
}
