//! A reviewed decision.

use moonshot_rules::AnyAction;

use super::explanation::Explanation;
use crate::hint::HintUnit;

/// The verdict about a decision.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Verdict {
    /// There was one legal action.
    Forced,
    /// The recommended action, or one that comes to the same.
    Best,
    /// Something else, and the difference is within twice its standard error: too close to call.
    TooClose,
    /// Something else that is surely better, or surely worse by less than an inaccuracy.
    Fine,
    /// Surely worse, by an amount that deserves a mark.
    Marked(Mark),
    /// Playouts do not model the action: a revoke, or its correction.
    NotPriced,
}

impl Verdict {
    /// Whether playouts compared the action with another.
    #[must_use]
    pub const fn is_priced(self) -> bool {
        !matches!(self, Verdict::Forced | Verdict::NotPriced)
    }

    /// The stable name in kebab-case.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Verdict::Forced => "forced",
            Verdict::Best => "best",
            Verdict::TooClose => "too-close",
            Verdict::Fine => "fine",
            Verdict::Marked(mark) => mark.code(),
            Verdict::NotPriced => "not-priced",
        }
    }

    /// The mark, if it is one.
    #[must_use]
    pub const fn mark(self) -> Option<Mark> {
        match self {
            Verdict::Marked(mark) => Some(mark),
            _ => None,
        }
    }

    /// The verdict on an action that costs this much more than the recommended one.
    pub(super) fn of(unit: HintUnit, cost: f64, error: f64) -> Verdict {
        let sure = 2.0 * error;
        if cost.abs() <= f64::EPSILON && error <= f64::EPSILON {
            Verdict::Best
        } else if cost.abs() <= sure {
            Verdict::TooClose
        } else {
            Mark::of(unit, cost).map_or(Verdict::Fine, Verdict::Marked)
        }
    }
}

/// How much a decision cost. Only decisions whose cost exceeds twice its standard error have one.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Mark {
    /// At least half a point, or two in a hundred wins.
    Inaccuracy,
    /// At least a point and a half, or five in a hundred wins.
    Mistake,
    /// At least four points, or twelve in a hundred wins.
    Blunder,
}

impl Mark {
    /// Every mark, the smallest first.
    pub const ALL: [Mark; 3] = [Mark::Inaccuracy, Mark::Mistake, Mark::Blunder];

    /// The minimum cost, in this unit.
    #[must_use]
    pub const fn threshold(self, unit: HintUnit) -> f64 {
        match (unit, self) {
            (HintUnit::Points, Mark::Inaccuracy) => 0.5,
            (HintUnit::Points, Mark::Mistake) => 1.5,
            (HintUnit::Points, Mark::Blunder) => 4.0,
            (HintUnit::Chance, Mark::Inaccuracy) => 0.02,
            (HintUnit::Chance, Mark::Mistake) => 0.05,
            (HintUnit::Chance, Mark::Blunder) => 0.12,
        }
    }

    /// The stable name in kebab-case.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Mark::Inaccuracy => "inaccuracy",
            Mark::Mistake => "mistake",
            Mark::Blunder => "blunder",
        }
    }

    fn of(unit: HintUnit, cost: f64) -> Option<Mark> {
        let mut marks = Mark::ALL.into_iter().rev();
        marks.find(|mark| cost >= mark.threshold(unit))
    }
}

/// What a decision was about, for the table of where the costs came from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Area {
    /// Cards to pass.
    Pass,
    /// A card led, or the decision whether to open.
    Lead,
    /// A card that followed suit; in Black Hearts any card that was not led.
    Follow,
    /// A card of another suit than the one led.
    Discard,
    /// A moon attempt that should not have been one.
    MoonTried,
    /// A card that let somebody else shoot the moon.
    MoonNotStopped,
    /// The effect of an own moon.
    Reward,
    /// A turn of Heartcatchers.
    Turn,
}

impl Area {
    /// Every area.
    pub const ALL: [Area; 8] = [
        Area::Pass,
        Area::Lead,
        Area::Follow,
        Area::Discard,
        Area::MoonTried,
        Area::MoonNotStopped,
        Area::Reward,
        Area::Turn,
    ];

    /// The stable name in kebab-case.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Area::Pass => "pass",
            Area::Lead => "lead",
            Area::Follow => "follow",
            Area::Discard => "discard",
            Area::MoonTried => "moon-tried",
            Area::MoonNotStopped => "moon-not-stopped",
            Area::Reward => "reward",
            Area::Turn => "turn",
        }
    }
}

/// The expected result after a decision, by what the seat could know.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Expected {
    /// The seat's points in the match less the mean of the others', at the end of this hand. `None` in Heartcatchers.
    pub points: Option<f64>,
    /// The estimated probability of winning the match or, in Heartcatchers, the game.
    pub chance: f64,
}

/// A decision and its price.
#[derive(Clone, PartialEq, Debug)]
pub struct Decision {
    /// The decision's number among those of the seat, from 0, as given to the reviewer.
    pub number: usize,
    /// The hand (in Heartcatchers: the game), from 1.
    pub hand: u32,
    /// The trick (in Heartcatchers: the turn of the game), from 1; `None` before the first.
    pub trick: Option<u32>,
    /// What it was about.
    pub area: Area,
    /// The action.
    pub action: AnyAction,
    /// The action that the search would have chosen.
    pub recommended: AnyAction,
    /// The unit of cost and error.
    pub unit: HintUnit,
    /// How much more the action costs than the recommended one. It is an unbiased estimate, so it can be below 0.
    pub cost: f64,
    /// The standard error of the cost.
    pub error: f64,
    /// The verdict.
    pub verdict: Verdict,
    /// Why a marked action is worse.
    pub explanation: Option<Explanation>,
    /// The expected result after the action; `None` if it was not priced.
    pub expected: Option<Expected>,
    /// Number of playouts that chose and priced.
    pub playouts: u32,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_exceeds_twice_its_error_is_marked() {
        let verdict = |cost, error| Verdict::of(HintUnit::Points, cost, error);
        assert_eq!(verdict(0.0, 0.0), Verdict::Best);
        assert_eq!(verdict(9.0, 4.6), Verdict::TooClose);
        assert_eq!(verdict(-9.0, 4.6), Verdict::TooClose);
        assert_eq!(verdict(9.0, 4.4), Verdict::Marked(Mark::Blunder));
        assert_eq!(verdict(-9.0, 4.4), Verdict::Fine);
        assert_eq!(verdict(0.4, 0.1), Verdict::Fine);
        assert_eq!(verdict(0.5, 0.1), Verdict::Marked(Mark::Inaccuracy));
        assert_eq!(verdict(1.5, 0.1), Verdict::Marked(Mark::Mistake));
        let verdict = |cost| Verdict::of(HintUnit::Chance, cost, 0.001);
        assert_eq!(verdict(0.13), Verdict::Marked(Mark::Blunder));
        assert_eq!(verdict(0.01), Verdict::Fine);
    }
}
