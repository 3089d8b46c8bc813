//! Whether a decision is a spot.

use moonshot_rules::trick::TrickAction;
use moonshot_rules::{
    AnyAction, AnyCard, AnyCards, AnyView, BlackHeartsAction, LegalActions, PassChoice, View,
};

use super::{Spot, SpotOptions};
use crate::budget::Budget;
use crate::dice::FastDice;
use crate::hint::Hint;
use crate::level::Level;
use crate::review::{Comparison, Mark, ReviewOptions, Reviewer, area, trick};

/// Playouts of the first look, which most decisions do not pass.
const FIRST: u32 = 1_200;
/// The part of the margin that the first look must find.
const ROUGHLY: f64 = 0.7;
/// How many standard errors a cost must be at least: well over the two of a mark.
const ERRORS: f64 = 4.0;
/// How many times more playouts the last seed gets: a longer search must not think otherwise.
const LONGER: u32 = 4;
/// How many of the other actions, those that looked best first, get all playouts; the others, as hundreds of passes, are far behind
/// and get a part.
const NEAR: usize = 12;
/// That part.
const FAR: u32 = 8;
/// The minimum number of legal actions: of two, a guess finds the better one too often.
const LEAST: usize = 3;
/// Levels that do not search, or hardly.
const QUICK: [Level; 5] = [
    Level::Novice,
    Level::Casual,
    Level::Steady,
    Level::RuleOfThumb,
    Level::Sharp,
];
/// How often each of them is asked.
const ASKED: u64 = 4;
/// How often they must miss the answer.
const MISSED: f64 = 0.15;

/// How a decision is examined.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Examination {
    /// The seed of all random numbers.
    pub seed: u64,
    /// The number of the decision; each has its own random numbers.
    pub number: u64,
    /// What counts as a spot.
    pub options: SpotOptions,
}

/// The spot, without its match, if the decision of the view's seat is one.
#[must_use]
pub fn examine(view: &AnyView, examination: Examination) -> Option<Spot> {
    let seat = view.viewer().seat()?;
    let legal = view.legal();
    if legal.pass().is_none() && legal.len() < LEAST {
        return None;
    }
    let Examination {
        seed,
        number,
        options,
    } = examination;
    let mut dice = FastDice::part(seed ^ number, 0);
    let hint = Hint::of(view, Level::Master, Budget::playouts(FIRST), &mut dice)?;
    let [first, second] = hint.alternatives.first_chunk::<2>()?;
    let margin = options.margin * Mark::Mistake.threshold(hint.unit);
    if second.cost - first.cost < ROUGHLY * margin {
        return None;
    }
    let answer = first.action;
    let missed = missed(view, answer, &mut dice);
    if missed < MISSED {
        return None;
    }
    // Those that look best first: most decisions that are no spot have one among them.
    let mut others: Vec<AnyAction> = hint.alternatives.iter().map(|one| one.action).collect();
    let rest = actions(view);
    let rest = rest.into_iter().filter(|action| !others.contains(action));
    let rest: Vec<AnyAction> = rest.collect();
    others.extend(rest);
    others.retain(|action| *action != answer);
    let mut all: Vec<Vec<Comparison>> = Vec::new();
    let mut reason = None;
    for round in 0..options.seeds.max(1) {
        let times = if round + 1 == options.seeds {
            LONGER
        } else {
            1
        };
        let seed = seed.wrapping_add(u64::from(round) << 40 ^ number);
        let playouts = options.playouts.saturating_mul(times);
        let reviewer = Reviewer::new(seed, ReviewOptions::playouts(playouts));
        let briefly = Reviewer::new(seed, ReviewOptions::playouts(playouts / FAR));
        let choice = reviewer.recommended(0, view)?;
        if choice.action != answer {
            return None;
        }
        reason.get_or_insert(choice.reason);
        let mut costs = Vec::with_capacity(others.len());
        for (place, action) in others.iter().enumerate() {
            let reviewer = if place < NEAR { &reviewer } else { &briefly };
            // What cannot be priced, as a revoke, could be better.
            let other = reviewer.compare(0, view, *action, &choice)?;
            if other.cost < margin || other.cost < ERRORS * other.error {
                return None;
            }
            costs.push(other);
        }
        all.push(costs);
    }
    let mut alternatives = means(all);
    alternatives.sort_by(|a, b| a.cost.total_cmp(&b.cost));
    let likeliest = alternatives.first()?;
    Some(Spot {
        number: 0,
        steps: Vec::new(),
        seat,
        hand: view.hand_number(),
        trick: trick(view),
        area: likeliest
            .explanation
            .area()
            .or_else(|| area(view, answer))?,
        theme: theme(view, answer),
        unit: hint.unit,
        answer,
        reason: reason?,
        alternatives,
        missed,
    })
}

/// The mean costs of each action over the seeds, with their errors and the first explanation.
fn means(all: Vec<Vec<Comparison>>) -> Vec<Comparison> {
    let seeds = all.len().max(1) as f64;
    let mut rounds = all.into_iter();
    let mut sums = rounds.next().unwrap_or_default();
    for sum in &mut sums {
        sum.error = sum.error.powi(2);
    }
    for round in rounds {
        for (sum, one) in sums.iter_mut().zip(round) {
            sum.cost += one.cost;
            sum.error += one.error.powi(2);
        }
    }
    for sum in &mut sums {
        sum.cost /= seeds;
        sum.error = sum.error.sqrt() / seeds;
    }
    sums
}

/// How often bots that do not search choose something else.
fn missed(view: &AnyView, answer: AnyAction, dice: &mut FastDice) -> f64 {
    let mut missed = 0;
    for level in QUICK {
        for _ in 0..ASKED {
            let choice = level.bot().choose(view, Budget::playouts(FIRST), dice);
            missed += u32::from(choice.is_none_or(|choice| choice.action != answer));
        }
    }
    f64::from(missed) / (QUICK.len() as f64 * ASKED as f64)
}

/// Every legal action.
fn actions(view: &AnyView) -> Vec<AnyAction> {
    let legal = view.legal();
    match legal.pass() {
        Some(pass) => passes(&pass),
        None => legal.iter().collect(),
    }
}

/// Every choice of cards to pass, each once.
fn passes(pass: &PassChoice<AnyCards>) -> Vec<AnyAction> {
    let cards: Vec<AnyCard> = pass.from.iter().collect();
    let mut found = Vec::new();
    let mut places: Vec<usize> = (0..pass.count).collect();
    if pass.count == 0 || pass.count > cards.len() {
        return found;
    }
    loop {
        let chosen = places.iter().map(|place| cards[*place]);
        if let Some(action) = pass_of(chosen)
            && !found.contains(&action)
        {
            found.push(action);
        }
        // The next choice in lexical order.
        let last = cards.len() - places.len();
        let Some(next) = (0..places.len()).rev().find(|at| places[*at] < last + at) else {
            return found;
        };
        places[next] += 1;
        for at in next + 1..places.len() {
            places[at] = places[at - 1] + 1;
        }
    }
}

/// The action that passes these cards; `None` in a game without passes.
fn pass_of(cards: impl Iterator<Item = AnyCard> + Clone) -> Option<AnyAction> {
    let trick = cards.clone().map(|card| match card {
        AnyCard::Trick(card) => Some(card),
        _ => None,
    });
    if let Some(cards) = trick.collect::<Option<_>>() {
        return Some(AnyAction::Trick(TrickAction::Pass(cards)));
    }
    let black = cards.map(|card| match card {
        AnyCard::BlackHearts(card) => Some(card),
        _ => None,
    });
    let cards = black.collect::<Option<_>>()?;
    Some(AnyAction::BlackHearts(BlackHeartsAction::Pass(cards)))
}

/// What distinguishes the decision from others of its kind: the gift in effect, or the kind of turn.
fn theme(view: &AnyView, answer: AnyAction) -> String {
    match view {
        AnyView::BlackHearts(view) => {
            let gift = view.gift().map(|gift| gift.to_string());
            gift.unwrap_or_default()
        }
        AnyView::Heartcatchers(_) => {
            let text = answer.to_string();
            text.split(' ').next().unwrap_or_default().to_owned()
        }
        AnyView::Trick(_) => String::new(),
    }
}
