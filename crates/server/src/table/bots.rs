//! The interface to bots, and the bots of this server.

use std::sync::Arc;
use std::time::{Duration, Instant};

use moonshot_bots::{Alternative, Budget, ChoiceReason, FastDice, Hint, HintUnit, Level};
use moonshot_rules::{AnyView, Seat};

use crate::table::state::Table;
use crate::util::random;
use moonshot_api::{NextBest, PricedAction, Reason, Suggestion, SuggestionUnit};

/// Chooses the actions of the seats where no person sits.
pub trait Bots: Send + Sync {
    /// The action, in notation, for the seat whose view this is.
    ///
    /// If this is `None` or illegal, the server plays any legal action instead.
    fn choose(&self, view: &AnyView) -> Option<String>;

    /// Whether [`choose`](Bots::choose) may take longer than some hundred microseconds in this game. It then runs on a worker thread.
    fn thinks(&self, _view: &AnyView) -> bool {
        true
    }

    /// The bots of that level, if there are levels.
    fn at(&self, _level: Level) -> Option<Arc<dyn Bots>> {
        None
    }

    /// The same bots with shorter searches while that many others wait for each worker. `None` if that makes no difference.
    fn hurried(&self, _waiting: usize) -> Option<Arc<dyn Bots>> {
        None
    }

    /// The same bots with that randomness and searches that no clock ends: the same choice in the same view. `None` if they make
    /// that choice anyway.
    fn with_dice(&self, _dice: u64) -> Option<Arc<dyn Bots>> {
        None
    }

    /// A suggestion for the person whose view this is, with a reason.
    fn advise(&self, view: &AnyView) -> Option<Suggestion> {
        Some(Suggestion {
            action: Some(self.choose(view)?),
            ..Suggestion::default()
        })
    }

    /// An action without search, for secret questions, which must not take time (W-08).
    fn at_once(&self, _view: &AnyView) -> Option<String> {
        None
    }
}

/// The bots of that level, or the default ones.
pub(crate) fn at(bots: &Arc<dyn Bots>, level: Option<Level>) -> Arc<dyn Bots> {
    let own = level.and_then(|level| bots.at(level));
    own.unwrap_or_else(|| Arc::clone(bots))
}

/// The bots of the seat: of its level, and with dice of the position where everybody's bots play the same.
pub(crate) fn of_seat(bots: &Arc<dyn Bots>, table: &Table, seat: Seat) -> Arc<dyn Bots> {
    let bots = at(bots, table.level_of(seat));
    let fixed = table.dice_of(seat).and_then(|dice| bots.with_dice(dice));
    fixed.unwrap_or(bots)
}

/// The bots while that many others wait for each worker.
pub(crate) fn hurried(bots: Arc<dyn Bots>, waiting: usize) -> Arc<dyn Bots> {
    match waiting {
        0 => bots,
        _ => bots.hurried(waiting).unwrap_or(bots),
    }
}

/// The bots that come with the server.
#[derive(Clone, Copy, Debug, Default)]
pub struct HouseBots {
    level: Level,
    /// How many others wait for each worker.
    waiting: usize,
    /// The randomness, where it is the same for everybody; then no clock ends a search.
    dice: Option<u64>,
}

/// Maximum search time of a bot and of a hint. All waiting searches share it, so that no answer takes much longer.
const THOUGHT: Duration = Duration::from_millis(100);
const ADVICE: Duration = Duration::from_millis(300);
/// Minimum search time of a hint: hints are rare and rate-limited.
const LEAST_ADVICE: Duration = Duration::from_millis(30);
/// Maximum number of playouts of a hint.
const ADVISED: u32 = 600;
/// Maximum number of playouts of a bot whose search no clock ends.
const FIXED: u32 = 400;

impl HouseBots {
    /// This search's share of the time.
    fn share(&self, whole: Duration) -> Duration {
        let sharers = u32::try_from(self.waiting).unwrap_or(u32::MAX);
        whole / sharers.saturating_add(1)
    }

    fn play(&self, level: Level, view: &AnyView) -> Option<String> {
        let (began, time) = (Instant::now(), self.share(THOUGHT));
        let go_on = || began.elapsed() < time;
        let (budget, mut dice) = match self.dice {
            Some(seed) => (Budget::playouts(FIXED), FastDice::part(seed, 0)),
            None => (Budget::while_true(&go_on), dice()?),
        };
        let choice = level.bot().choose(view, budget, &mut dice)?;
        Some(choice.action.to_string())
    }
}

/// A bot's reason as it is sent. None has parameters yet.
fn reason_of(reason: ChoiceReason) -> Reason {
    Reason {
        code: reason.code().into(),
        parameters: serde_json::Map::new(),
        sentence: reason.sentence().to_owned(),
    }
}

/// The alternatives with their costs; none if there is nothing to compare.
fn priced(alternatives: &[Alternative]) -> Vec<PricedAction> {
    let searched = alternatives.iter().filter(|one| one.visits > 0);
    let priced = searched.map(|one| PricedAction {
        action: one.action.to_string(),
        cost: one.cost,
        error: one.error,
    });
    let priced: Vec<PricedAction> = priced.collect();
    if priced.len() > 1 { priced } else { Vec::new() }
}

fn dice() -> Option<FastDice> {
    Some(FastDice::part(random::seed().ok()?, 0))
}

impl Bots for HouseBots {
    fn choose(&self, view: &AnyView) -> Option<String> {
        self.play(self.level, view)
    }

    fn thinks(&self, view: &AnyView) -> bool {
        self.level.searches(view)
    }

    fn at(&self, level: Level) -> Option<Arc<dyn Bots>> {
        Some(Arc::new(HouseBots { level, ..*self }))
    }

    fn hurried(&self, waiting: usize) -> Option<Arc<dyn Bots>> {
        Some(Arc::new(HouseBots { waiting, ..*self }))
    }

    fn with_dice(&self, dice: u64) -> Option<Arc<dyn Bots>> {
        let dice = Some(dice);
        Some(Arc::new(HouseBots { dice, ..*self }))
    }

    fn advise(&self, view: &AnyView) -> Option<Suggestion> {
        let (began, time) = (Instant::now(), self.share(ADVICE).max(LEAST_ADVICE));
        let go_on = || began.elapsed() < time;
        let hint = Hint::of(
            view,
            Level::Master,
            Budget::while_true(&go_on).at_most(ADVISED),
            &mut dice()?,
        )?;
        let unit = match hint.unit {
            HintUnit::Points => SuggestionUnit::Points,
            HintUnit::Chance => SuggestionUnit::Chance,
        };
        let alternatives = priced(&hint.alternatives);
        Some(Suggestion {
            action: Some(hint.alternatives.first()?.action.to_string()),
            reason: Some(reason_of(hint.reason)),
            next: hint.next.map(|next| NextBest {
                action: next.action.to_string(),
                more: next.more,
                unit,
            }),
            unit: (!alternatives.is_empty()).then_some(unit),
            alternatives,
        })
    }

    fn at_once(&self, view: &AnyView) -> Option<String> {
        self.play(Level::RuleOfThumb, view)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_who_wait_share_the_time_of_one_thought() {
        let bots = HouseBots::default();
        assert_eq!(bots.share(THOUGHT), THOUGHT);
        for (waiting, time) in [(1, 50_000), (3, 25_000), (99, 1_000), (usize::MAX, 0)] {
            let hurried = HouseBots { waiting, ..bots };
            assert_eq!(hurried.share(THOUGHT), Duration::from_micros(time));
        }
    }
}
