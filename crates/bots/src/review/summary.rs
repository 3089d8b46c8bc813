//! Sums up the reviewed decisions of a seat.

use super::decision::{Area, Decision, Mark};
use crate::hint::HintUnit;

/// A sum of costs and its standard error.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Total {
    /// The sum.
    pub cost: f64,
    /// Its standard error; the prices of different decisions are independent.
    pub error: f64,
    /// The number of decisions with a choice that were priced.
    pub decisions: usize,
}

impl Total {
    /// The sum over decisions that were priced in this unit.
    pub(super) fn of<'a>(
        decisions: impl IntoIterator<Item = &'a Decision>,
        unit: HintUnit,
    ) -> Total {
        decisions
            .into_iter()
            .filter(|decision| decision.unit == unit && decision.verdict.is_priced())
            .map(|decision| (decision.cost, decision.error))
            .collect()
    }

    /// The mean cost of a decision.
    #[must_use]
    pub fn each(&self) -> f64 {
        self.cost / self.decisions.max(1) as f64
    }
}

impl FromIterator<(f64, f64)> for Total {
    /// The sum of costs, each with its standard error.
    fn from_iter<I: IntoIterator<Item = (f64, f64)>>(costs: I) -> Total {
        let mut total = Total::default();
        let mut variance = 0.0;
        for (cost, error) in costs {
            total.cost += cost;
            variance += error * error;
            total.decisions += 1;
        }
        total.error = variance.sqrt();
        total
    }
}

/// The cost of the decisions of one kind.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct AreaCost {
    /// What they were about.
    pub area: Area,
    /// Their cost in points.
    pub points: Total,
    /// Their cost in winning probability.
    pub chance: Total,
}

/// Where the costs of a hand came from.
#[derive(Clone, PartialEq, Debug)]
pub struct HandSummary {
    /// The number of the hand (in Heartcatchers: the game).
    pub hand: u32,
    /// The cost of each kind of decision that it had.
    pub areas: Vec<AreaCost>,
    /// The cost of all in points, and in winning probability.
    pub points: Total,
    /// The cost of those that were priced in winning probability.
    pub chance: Total,
    /// The number of inaccuracies, mistakes and blunders.
    pub marks: [usize; 3],
}

/// The reviewed decisions of a seat, in order.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Review {
    decisions: Vec<Decision>,
}

impl Review {
    /// The decisions, by number.
    #[must_use]
    pub fn decisions(&self) -> &[Decision] {
        &self.decisions
    }

    /// The number of marks of each kind: inaccuracies, mistakes, blunders.
    #[must_use]
    pub fn marks(&self) -> [usize; 3] {
        marks(&self.decisions)
    }

    /// The cost of all decisions that were priced in this unit. Divided by their number it is the *error rate*, for
    /// practice: it measures how the play differs from this search's, and not how strong it is.
    #[must_use]
    pub fn total(&self, unit: HintUnit) -> Total {
        Total::of(&self.decisions, unit)
    }

    /// The hands, each with where its costs came from.
    #[must_use]
    pub fn hands(&self) -> Vec<HandSummary> {
        let hands = self.decisions.chunk_by(|one, next| one.hand == next.hand);
        hands.map(summary).collect()
    }
}

impl Extend<Decision> for Review {
    /// Adds decisions, and keeps all of them in order; one with a known number takes its place.
    fn extend<I: IntoIterator<Item = Decision>>(&mut self, decisions: I) {
        for decision in decisions {
            let place = self
                .decisions
                .binary_search_by_key(&decision.number, |known| known.number);
            match place {
                Ok(place) => self.decisions[place] = decision,
                Err(place) => self.decisions.insert(place, decision),
            }
        }
    }
}

impl FromIterator<Decision> for Review {
    fn from_iter<I: IntoIterator<Item = Decision>>(decisions: I) -> Review {
        let mut review = Review::default();
        review.extend(decisions);
        review
    }
}

fn marks(decisions: &[Decision]) -> [usize; 3] {
    Mark::ALL.map(|mark| {
        let marked = decisions
            .iter()
            .filter(|one| one.verdict.mark() == Some(mark));
        marked.count()
    })
}

fn summary(decisions: &[Decision]) -> HandSummary {
    let areas = Area::ALL.into_iter().filter_map(|area| {
        let of_area = || decisions.iter().filter(move |one| one.area == area);
        let cost = AreaCost {
            area,
            points: Total::of(of_area(), HintUnit::Points),
            chance: Total::of(of_area(), HintUnit::Chance),
        };
        (cost.points.decisions + cost.chance.decisions > 0).then_some(cost)
    });
    HandSummary {
        hand: decisions.first().map_or(0, |one| one.hand),
        areas: areas.collect(),
        points: Total::of(decisions, HintUnit::Points),
        chance: Total::of(decisions, HintUnit::Chance),
        marks: marks(decisions),
    }
}
