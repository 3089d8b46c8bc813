//! The bots, as the server uses them.

use std::sync::Arc;
use std::time::{Duration, Instant};

use moonshot_bots::{Budget, FastDice, Hint, HintUnit, Level};
use moonshot_rules::AnyView;

use crate::random;
use crate::wire::{NextBest, Suggestion, SuggestionUnit};

/// Chooses the actions of the seats where no person sits.
pub trait Bots: Send + Sync {
    /// The action, in notation, for the seat whose view this is.
    ///
    /// Where this is `None` or the rules refuse the action, the server does something legal instead.
    fn choose(&self, view: &AnyView) -> Option<String>;

    /// Whether [`choose`](Bots::choose) may take longer than some hundred microseconds in the game of the view. It then
    /// runs in a thread where it holds up nobody.
    fn thinks(&self, _view: &AnyView) -> bool {
        true
    }

    /// The bots of that level, where there are levels.
    fn at(&self, _level: Level) -> Option<Arc<dyn Bots>> {
        None
    }

    /// What a person may do in the seat whose view this is, and why.
    fn advise(&self, view: &AnyView) -> Option<Suggestion> {
        Some(Suggestion {
            action: Some(self.choose(view)?),
            ..Suggestion::default()
        })
    }

    /// The action of bots that think when there is no time for it: nobody may know that they were asked (W-08).
    fn at_once(&self, _view: &AnyView) -> Option<String> {
        None
    }
}

/// The bots of that level; where there are none, as the house has them.
pub(crate) fn at(bots: &Arc<dyn Bots>, level: Option<Level>) -> Arc<dyn Bots> {
    let own = level.and_then(|level| bots.at(level));
    own.unwrap_or_else(|| Arc::clone(bots))
}

/// The bots that come with the server.
#[derive(Clone, Copy, Debug, Default)]
pub struct HouseBots {
    level: Level,
}

/// For how long a bot thinks at most, and one that is asked for advice.
const THOUGHT: Duration = Duration::from_millis(100);
const ADVICE: Duration = Duration::from_millis(300);
/// How many playouts advice has at most, in every game.
const ADVISED: u32 = 600;

impl HouseBots {
    fn play(level: Level, view: &AnyView) -> Option<String> {
        let began = Instant::now();
        let go_on = || began.elapsed() < THOUGHT;
        let budget = Budget::while_true(&go_on);
        let choice = level.bot().choose(view, budget, &mut dice()?)?;
        Some(choice.action.to_string())
    }
}

fn dice() -> Option<FastDice> {
    Some(FastDice::part(random::seed().ok()?, 0))
}

impl Bots for HouseBots {
    fn choose(&self, view: &AnyView) -> Option<String> {
        HouseBots::play(self.level, view)
    }

    fn thinks(&self, view: &AnyView) -> bool {
        self.level.thinks(view)
    }

    fn at(&self, level: Level) -> Option<Arc<dyn Bots>> {
        Some(Arc::new(HouseBots { level }))
    }

    fn advise(&self, view: &AnyView) -> Option<Suggestion> {
        let began = Instant::now();
        let go_on = || began.elapsed() < ADVICE;
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
        Some(Suggestion {
            action: Some(hint.alternatives.first()?.action.to_string()),
            reason: Some(hint.why).filter(|why| !why.is_empty()),
            next: hint.next.map(|next| NextBest {
                action: next.action.to_string(),
                more: next.more,
                unit,
            }),
        })
    }

    fn at_once(&self, view: &AnyView) -> Option<String> {
        HouseBots::play(Level::RuleOfThumb, view)
    }
}
