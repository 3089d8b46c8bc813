//! The bots, as the server uses them.

use std::sync::Arc;
use std::time::{Duration, Instant};

use moonshot_bots::{Budget, FastDice, Hint, HintUnit, Level};
use moonshot_rules::AnyView;

use crate::util::random;
use moonshot_api::{NextBest, Suggestion, SuggestionUnit};

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

    /// The same bots while so many others wait for each thread that thinks: they think less, so that nobody waits long.
    /// `None` where that makes no difference.
    fn hurried(&self, _waiting: usize) -> Option<Arc<dyn Bots>> {
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

/// The bots while so many others wait for each thread.
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
    /// How many others wait for each thread that thinks.
    waiting: usize,
}

/// For how long a bot thinks at most, and one that is asked for advice. All who wait for a thread share that time: however
/// many there are, each has its answer after hardly more.
const THOUGHT: Duration = Duration::from_millis(100);
const ADVICE: Duration = Duration::from_millis(300);
/// Advice is thought over for so long at least: people ask for it, seldom, and are limited in how often.
const LEAST_ADVICE: Duration = Duration::from_millis(30);
/// How many playouts advice has at most, in every game.
const ADVISED: u32 = 600;

impl HouseBots {
    /// The part of that time which is this thought's.
    fn share(&self, whole: Duration) -> Duration {
        let sharers = u32::try_from(self.waiting).unwrap_or(u32::MAX);
        whole / sharers.saturating_add(1)
    }

    fn play(&self, level: Level, view: &AnyView) -> Option<String> {
        let (began, time) = (Instant::now(), self.share(THOUGHT));
        let go_on = || began.elapsed() < time;
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
