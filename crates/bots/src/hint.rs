//! Hints: the alternatives of a seat and their expected costs, for players and for programs.

use moonshot_rules::{AnyAction, AnyView, Dice, View};

use crate::bot::{Bot, Choice};
use crate::budget::Budget;
use crate::heuristics::Heuristics;
use crate::level::Level;
use crate::reason::ChoiceReason;
use crate::search::{Purpose, SearchResult, Unit};

/// The unit of costs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum HintUnit {
    /// Points of the hand, less the mean of the others': negative is better than they do.
    Points,
    /// The probability, 0 to 1, that somebody else wins the match or, in Heartcatchers, the game.
    Chance,
}

impl HintUnit {
    /// The unit's name in the engine protocol.
    pub const fn text(self) -> &'static str {
        match self {
            HintUnit::Points => "points",
            HintUnit::Chance => "chance",
        }
    }
}

/// Maximum error of a cost: the points of a moon, and half of the whole range.
const MOST_POINTS: f64 = 26.0;
const MOST_CHANCE: f64 = 0.5;

/// A possible action, and its expected cost given what the seat can know.
#[derive(Clone, PartialEq, Debug)]
pub struct Alternative {
    /// The action.
    pub action: AnyAction,
    /// The expected cost, in the hint's unit.
    pub cost: f64,
    /// The standard error of the cost; after a single playout, the maximum.
    pub error: f64,
    /// The number of playouts; 0 if there was no search.
    pub visits: u32,
    /// The frequency, 0 to 1, with which each seat shot the moon in the playouts (in Black Hearts: took all Curse
    /// cards).
    pub moons: Vec<f64>,
}

/// The second-best action of a hint.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct NextBest {
    /// The action.
    pub action: AnyAction,
    /// The difference in cost, in the hint's unit; `None` if it is within the error of the two costs.
    pub more: Option<f64>,
}

/// A hint: the alternatives and the reason for the best.
#[derive(Clone, PartialEq, Debug)]
pub struct Hint {
    /// The unit of the costs.
    pub unit: HintUnit,
    /// The evaluated actions, the best first; at least one. Without a search it is the action chosen by the heuristics,
    /// at cost 0.
    pub alternatives: Vec<Alternative>,
    /// Why the first is the best, by nothing that the seat cannot know.
    pub reason: ChoiceReason,
    /// The second-best action; `None` if nothing else was evaluated, or another is equally good.
    pub next: Option<NextBest>,
}

impl Hint {
    /// A hint for the view's seat by a bot of that level; `None` if it has nothing to do (and for a spectator).
    ///
    /// Uses nothing but the view. The same view, level, number of playouts and dice give the same hint.
    ///
    /// ```
    /// use moonshot_bots::{Budget, FastDice, Hint, Level};
    /// use moonshot_rules::{AnyGame, Game, HeartsOptions, Seat, Viewer};
    ///
    /// let mut game = AnyGame::new(4, HeartsOptions::default())?;
    /// let mut dice = FastDice::new(7);
    /// let deal = game.roll(&mut dice).expect("a deal is due");
    /// game.chance(&deal)?;
    ///
    /// let view = game.view(Viewer::Seat(Seat::new(0).expect("a seat")))?;
    /// let hint = Hint::of(&view, Level::Master, Budget::playouts(400), &mut dice);
    /// let hint = hint.expect("everybody passes");
    /// assert!(hint.alternatives[0].cost <= hint.alternatives[1].cost);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn of(
        view: &AnyView,
        level: Level,
        budget: Budget<'_>,
        dice: &mut dyn Dice,
    ) -> Option<Hint> {
        let heuristic = Heuristics.choose(view, budget, dice)?;
        let seats = seats(view);
        let search = level.search();
        let result = search.evaluate(view, heuristic.action, Purpose::Hint, budget, dice);
        if let Some(result) = result.filter(|result| result.best().is_some()) {
            return Some(explained(&result, &heuristic, seats));
        }
        let choice = level.bot().choose(view, budget, dice)?;
        Some(Hint {
            unit: HintUnit::Points,
            alternatives: vec![Alternative {
                action: choice.action,
                cost: 0.0,
                error: 0.0,
                visits: 0,
                moons: vec![0.0; seats],
            }],
            reason: choice.reason,
            next: None,
        })
    }

    /// In sentences: the reason for the best action, and the distance of the second-best, which is named in notation.
    pub fn sentences(&self) -> String {
        match &self.next {
            Some(next) => format!("{} {}", self.reason, margin(self.unit, next)),
            None => self.reason.to_string(),
        }
    }
}

fn seats(view: &AnyView) -> usize {
    match view {
        AnyView::Trick(view) => view.rules().seats,
        AnyView::BlackHearts(view) => view.seats(),
        AnyView::Heartcatchers(_) => 2,
    }
}

fn explained(result: &SearchResult<AnyAction>, heuristic: &Choice, seats: usize) -> Hint {
    let most = match result.unit {
        Unit::Points => MOST_POINTS,
        Unit::Chance => MOST_CHANCE,
    };
    let alternatives = result.alternatives.iter().map(|one| Alternative {
        action: one.action,
        cost: one.cost,
        error: one.error.min(most),
        visits: one.visits,
        moons: one.moons[..seats.min(one.moons.len())].to_vec(),
    });
    let alternatives: Vec<Alternative> = alternatives.collect();
    let unit = match result.unit {
        Unit::Points => HintUnit::Points,
        Unit::Chance => HintUnit::Chance,
    };
    let (mut reason, mut next) = (result.reason, None);
    if let Some(first) = alternatives.first() {
        // A heuristic explains more to a player than a search does.
        if first.action == heuristic.action {
            reason = heuristic.reason;
        }
        let second = alternatives.iter().find(|other| other.cost > first.cost);
        next = second
            .filter(|_| first.visits > 0)
            .map(|second| behind(first, second));
    }
    Hint {
        unit,
        alternatives,
        reason,
        next,
    }
}

/// The distance of the second action behind the first.
fn behind(first: &Alternative, second: &Alternative) -> NextBest {
    let more = second.cost - first.cost;
    let sure = (first.error * first.error + second.error * second.error).sqrt();
    NextBest {
        action: second.action,
        more: (more >= sure).then_some(more),
    }
}

/// The difference in cost of the second-best action, in a sentence.
fn margin(unit: HintUnit, next: &NextBest) -> String {
    let NextBest { action: next, more } = next;
    let Some(more) = more else {
        return format!("The next best, {next}, is almost as good.");
    };
    match unit {
        HintUnit::Points => {
            format!("The next best, {next}, costs about {more:.1} points more.")
        }
        HintUnit::Chance => {
            let percent = 100.0 * more;
            format!("The next best, {next}, wins about {percent:.0}% less often.")
        }
    }
}
