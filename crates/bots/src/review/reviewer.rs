//! Prices decisions.

use moonshot_rules::trick::{TrickAction, TrickView};
use moonshot_rules::{
    AnyAction, AnyLegal, AnyView, BlackHeartsAction, HeartcatchersAction, LegalActions, Phase,
    Seat, View,
};

use super::decision::{Area, Decision, Expected, Mark, Verdict};
use super::explanation::Explanation;
use crate::bot::{Bot, Choice};
use crate::budget::Budget;
use crate::dice::FastDice;
use crate::heuristics::Heuristics;
use crate::hint::HintUnit;
use crate::level::Level;
use crate::search::{Deals, Price, SearchResult, Unit, price, unit};

/// Playouts for the expected result of an action that needs no price, as a fraction of those for a price.
const EXPECTED: u32 = 4;

/// How many times more playouts choose in Heartcatchers than in the other games: they are short, and a turn has dozens of
/// alternatives.
const MORE: u32 = 8;

/// How many searches must agree on a mark in Heartcatchers, each with random numbers of its own: a search may settle on
/// turns of the opponent that the next one does not find, and the standard error of a price does not know of that.
const AGREE: u32 = 5;
/// How many times more playouts the second price of a mark in Heartcatchers gets, for larger trees.
const DEEPER: u32 = 2;

/// How long a review takes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ReviewOptions {
    /// Playouts that choose the recommended action of a decision.
    pub choosing: u32,
    /// Other playouts, which price the action and the recommended one.
    pub pricing: u32,
}

impl Default for ReviewOptions {
    fn default() -> ReviewOptions {
        ReviewOptions::playouts(ReviewOptions::USUAL)
    }
}

impl ReviewOptions {
    /// The default number of playouts for each decision.
    pub const USUAL: u32 = 8_000;
    /// The minimum number of playouts for each decision.
    pub const LEAST: u32 = 200;
    /// The maximum number of playouts for each decision.
    pub const MOST: u32 = 1_000_000;
    /// The maximum number of playouts of a whole review, unless that leaves a decision fewer than [`ReviewOptions::LEAST`].
    pub const MOST_IN_ALL: u32 = 8_000_000;

    /// This number of playouts for each decision, half of them to choose and half to price; from
    /// [`ReviewOptions::LEAST`] to [`ReviewOptions::MOST`].
    #[must_use]
    pub fn playouts(playouts: u32) -> ReviewOptions {
        let playouts = playouts.clamp(ReviewOptions::LEAST, ReviewOptions::MOST);
        ReviewOptions {
            choosing: playouts / 2,
            pricing: playouts - playouts / 2,
        }
    }

    /// The options for a match with this many decisions of a seat: fewer playouts for each if the match is long, so that
    /// the whole review is bounded.
    #[must_use]
    pub fn for_decisions(self, decisions: usize) -> ReviewOptions {
        let share = ReviewOptions::MOST_IN_ALL as usize / decisions.max(1);
        let each = self.choosing.saturating_add(self.pricing);
        match u32::try_from(share) {
            Ok(share) if share < each => ReviewOptions::playouts(share),
            _ => self,
        }
    }
}

/// An action beside the recommended one.
#[derive(Clone, PartialEq, Debug)]
pub struct Comparison {
    /// The action.
    pub action: AnyAction,
    /// How much more it costs than the recommended action.
    pub cost: f64,
    /// The standard error of the cost.
    pub error: f64,
    /// Why it costs more; says nothing if it does not.
    pub explanation: Explanation,
}

/// Prices the decisions of a seat, one by one and in any order.
#[derive(Clone, Copy, Debug)]
pub struct Reviewer {
    seed: u64,
    options: ReviewOptions,
}

impl Reviewer {
    /// A reviewer; the same seed and options give the same review on every machine.
    #[must_use]
    pub const fn new(seed: u64, options: ReviewOptions) -> Reviewer {
        Reviewer { seed, options }
    }

    /// Whether other searches agree that the first action costs at least this much more than the second.
    fn is_confirmed(
        &self,
        view: &AnyView,
        both: [AnyAction; 2],
        least: f64,
        dice: &mut FastDice,
    ) -> bool {
        if !matches!(view, AnyView::Heartcatchers(_)) {
            return true;
        }
        let ReviewOptions { choosing, pricing } = self.options;
        let mut agrees = || {
            let found = recommend(view, choosing, dice).and_then(|(_, result)| result);
            found.is_some_and(|found| more(&found, both).is_none_or(|more| more >= least))
        };
        if !(1..AGREE).all(|_| agrees()) {
            return false;
        }
        let deeper = pricing.saturating_mul(DEEPER);
        let price = price(view, Deals::Consistent, both, deeper, dice);
        price.is_some_and(|price| price.more >= least && price.more > 2.0 * price.error)
    }

    /// The action that the strongest bot would take, as [`Reviewer::decision`] with that number finds it. `None` if there is nothing
    /// to decide.
    #[must_use]
    pub fn recommended(&self, number: usize, view: &AnyView) -> Option<Choice> {
        let mut dice = FastDice::part(self.seed, 2 * number as u64);
        let (choice, _) = recommend(view, self.options.choosing, &mut dice)?;
        Some(choice)
    }

    /// The price of another action against the recommended one, as [`Reviewer::decision`] with that number finds it: every action is
    /// played in the same determinizations. `None` if playouts do not model one of the two, as a revoke.
    #[must_use]
    pub fn compare(
        &self,
        number: usize,
        view: &AnyView,
        action: AnyAction,
        recommended: &Choice,
    ) -> Option<Comparison> {
        let mut dice = FastDice::part(self.seed, 2 * number as u64 + 1);
        let both = [action, recommended.action];
        let pricing = self.options.pricing;
        let price = price(view, Deals::Consistent, both, pricing, &mut dice)?;
        Some(Comparison {
            action,
            cost: price.more,
            error: price.error,
            explanation: Explanation::of(view, both, &price, recommended.reason),
        })
    }

    /// The review of the seat's decision to take this action, given what it saw before it.
    ///
    /// `number` counts the decisions of the match; each has its own random numbers. `None` if there was nothing to decide:
    /// the viewer is a spectator or had no legal action, the action was to gather a trick, or it is illegal.
    #[must_use]
    pub fn decision(&self, number: usize, view: &AnyView, action: AnyAction) -> Option<Decision> {
        let seat = view.viewer().seat()?;
        let area = area(view, action)?;
        let mut decision = Decision {
            number,
            hand: view.hand_number(),
            trick: trick(view),
            area,
            action,
            recommended: action,
            unit: match unit(view) {
                Unit::Points => HintUnit::Points,
                Unit::Chance => HintUnit::Chance,
            },
            cost: 0.0,
            error: 0.0,
            verdict: Verdict::NotPriced,
            explanation: None,
            expected: None,
            playouts: 0,
        };
        if is_correction(view, action) {
            return Some(decision);
        }
        let ReviewOptions { choosing, pricing } = self.options;
        let mut dice = FastDice::part(self.seed, 2 * number as u64);
        if view.legal().pass().is_none() && view.legal().len() == 1 {
            decision.verdict = Verdict::Forced;
            return Some(decision);
        }
        let (choice, result) = recommend(view, choosing, &mut dice)?;
        let same = choice.action == action;
        let playouts = if same { pricing / EXPECTED } else { pricing };
        let mut dice = FastDice::part(self.seed, 2 * number as u64 + 1);
        let both = [action, choice.action];
        decision.recommended = choice.action;
        let Some(price) = price(view, Deals::Consistent, both, playouts, &mut dice) else {
            return Some(decision);
        };
        decision.playouts = price.playouts.saturating_add(choosing);
        decision.expected = Some(expected(view, seat, &price));
        decision.verdict = Verdict::Best;
        if !same {
            (decision.cost, decision.error) = (price.more, price.error);
            decision.verdict = Verdict::of(decision.unit, price.more, price.error);
            let least = Mark::Inaccuracy.threshold(decision.unit);
            // Without a search, the recommended action is exactly the best.
            if decision.verdict.mark().is_some()
                && let Some(found) = result
                && (more(&found, both).is_some_and(|more| more < least)
                    || !self.is_confirmed(view, both, least, &mut dice))
            {
                decision.verdict = Verdict::TooClose;
            }
        }
        if decision.verdict.mark().is_some() {
            let explanation = Explanation::of(view, both, &price, choice.reason);
            decision.area = explanation.area().unwrap_or(area);
            decision.explanation = Some(explanation);
        }
        Some(decision)
    }
}

/// The action that the strongest bot would take, with the reason of the heuristics if they agree, because it says more to
/// a player; and what that search found, if there was one.
fn recommend(
    view: &AnyView,
    playouts: u32,
    dice: &mut FastDice,
) -> Option<(Choice, Option<SearchResult<AnyAction>>)> {
    let playouts = match view {
        AnyView::Heartcatchers(_) => playouts.saturating_mul(MORE),
        _ => playouts,
    };
    let search = Level::Master.search();
    let (chosen, result) = search.choose_and_weigh(view, Budget::playouts(playouts), dice)?;
    let heuristic = Heuristics.choose(view, Budget::default(), dice)?;
    let choice = match heuristic.action == chosen.action {
        true => heuristic,
        false => chosen,
    };
    Some((choice, result))
}

/// How much more the first action costs than the second by the estimates of a search, if it has both.
fn more(result: &SearchResult<AnyAction>, actions: [AnyAction; 2]) -> Option<f64> {
    let cost = |action| {
        let mut all = result.alternatives.iter();
        all.find(|one| one.action == action).map(|one| one.cost)
    };
    let [done, best] = actions.map(cost);
    Some(done? - best?)
}

fn expected(view: &AnyView, seat: Seat, price: &Price) -> Expected {
    let totals = view.totals();
    let own = totals.get(seat.index()).copied().unwrap_or_default();
    let others = f64::from(totals.iter().sum::<i32>() - own) / (totals.len().max(2) - 1) as f64;
    let points = match view {
        AnyView::Heartcatchers(_) => None,
        _ => Some(f64::from(own) - others + price.done.points),
    };
    Expected {
        points,
        chance: price.done.chance,
    }
}

/// What the decision is about; `None` if it is none.
pub(crate) fn area(view: &AnyView, action: AnyAction) -> Option<Area> {
    let legal = view.legal();
    let is_legal = match (&legal, action) {
        (AnyLegal::Trick(legal), AnyAction::Trick(TrickAction::Pass(cards))) => {
            let pass = legal.pass()?;
            cards.len() == pass.count && pass.from.contains_all(cards)
        }
        (AnyLegal::BlackHearts(legal), AnyAction::BlackHearts(BlackHeartsAction::Pass(cards))) => {
            let pass = legal.pass()?;
            cards.len() == pass.count && pass.from.contains_all(cards)
        }
        _ => legal.iter().any(|other| other == action),
    };
    if !is_legal {
        return None;
    }
    match (view, action) {
        (AnyView::Trick(view), AnyAction::Trick(action)) => trick_area(view, action),
        (AnyView::BlackHearts(view), AnyAction::BlackHearts(action)) => Some(match action {
            BlackHeartsAction::Pass(_) => Area::Pass,
            _ if view.play().trick_under_way().is_empty() => Area::Lead,
            _ => Area::Follow,
        }),
        (AnyView::Heartcatchers(_), AnyAction::Heartcatchers(action)) => match action {
            HeartcatchersAction::Catch { .. }
            | HeartcatchersAction::Steal { .. }
            | HeartcatchersAction::Secret { .. } => Some(Area::Turn),
        },
        _ => None,
    }
}

fn trick_area(view: &TrickView, action: TrickAction) -> Option<Area> {
    let led = view.trick().first().map(|(_, led)| led.card().suit());
    Some(match (action, led) {
        (TrickAction::Pass(_), _) => Area::Pass,
        (TrickAction::MoonSelf | TrickAction::MoonOthers, _) => Area::Reward,
        (TrickAction::Decline, _) | (TrickAction::Play(_), None) => Area::Lead,
        (TrickAction::Play(played), Some(led)) if played.card().suit() == led => Area::Follow,
        (TrickAction::Play(_) | TrickAction::Correct(_), _) => Area::Discard,
        _ => return None,
    })
}

/// Whether the action puts a revoke right.
fn is_correction(view: &AnyView, action: AnyAction) -> bool {
    let correct = matches!(action, AnyAction::Trick(TrickAction::Correct(_)));
    correct && matches!(view.phase(), Phase::Play | Phase::Gather)
}

/// The number of the trick, or of the turn in Heartcatchers.
pub(crate) fn trick(view: &AnyView) -> Option<u32> {
    let done = match view {
        AnyView::Trick(view) if matches!(view.phase(), Phase::Play | Phase::Opening) => {
            view.tricks().len()
        }
        AnyView::BlackHearts(view) if view.phase() == Phase::Play => view.play().tricks_taken(),
        AnyView::Heartcatchers(view) => view.turns().len(),
        _ => return None,
    };
    Some(done as u32 + 1)
}
