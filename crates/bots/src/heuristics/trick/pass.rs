//! Which cards to pass.

use moonshot_rules::{Card, Cards, Suit};

use super::danger::danger;
use super::facts::Facts;
use super::moon::prospect;
use super::weights::Weights;
use crate::reason::ChoiceReason;

/// The cards to pass, `count` of `from`, and the reason.
///
/// Minimises the expected cost of the cards kept; always keeps the lowest heart, which is the best way out of a trick.
/// A hand that can take everything passes the cards that prevent it.
pub(super) fn pass(
    facts: &Facts<'_>,
    count: usize,
    from: Cards,
    weights: &Weights,
) -> (Cards, ChoiceReason) {
    let shooting = best(facts.hand, count, from, |kept| -prospect(facts, kept));
    if prospect(facts, facts.hand - shooting) >= weights.shoot {
        return (shooting, ChoiceReason::PassForMoon);
    }
    let keep = facts
        .hand
        .of(Suit::Hearts)
        .lowest()
        .map_or(Cards::EMPTY, Cards::one);
    let from = if (from - keep).len() >= count {
        from - keep
    } else {
        from
    };
    let passed = best(facts.hand, count, from, |kept| danger(facts, kept, weights));
    (passed, reason(facts.hand, passed))
}

/// The `count` cards of `from` whose removal minimises the cost of the hand: greedily, then improved by exchanges until
/// none helps.
fn best(hand: Cards, count: usize, from: Cards, cost: impl Fn(Cards) -> f32) -> Cards {
    let mut passed = Cards::EMPTY;
    for _ in 0..count {
        let without = |card| cost(hand - passed - Cards::one(card));
        let next = (from - passed).iter().map(|card| (without(card), card));
        if let Some((_, card)) = next.min_by(|a, b| a.0.total_cmp(&b.0)) {
            passed.insert(card);
        }
    }
    let mut least = cost(hand - passed);
    // Each exchange lowers the cost, so this ends; the limit guards against rounding.
    for _ in 0..8 {
        let exchanges = passed.iter().flat_map(|out| {
            (from - passed)
                .iter()
                .map(move |into| (passed - Cards::one(out)) | Cards::one(into))
        });
        let better = exchanges
            .map(|cards| (cost(hand - cards), cards))
            .min_by(|a, b| a.0.total_cmp(&b.0))
            .filter(|(cost, _)| *cost < least - 1e-4);
        let Some((cost, cards)) = better else { break };
        (least, passed) = (cost, cards);
    }
    passed
}

fn reason(hand: Cards, passed: Cards) -> ChoiceReason {
    let emptied = |suit: Suit| !hand.of(suit).is_empty() && (hand - passed).of(suit).is_empty();
    if passed.contains(Card::QUEEN_OF_SPADES) {
        ChoiceReason::PassQueen
    } else if emptied(Suit::Clubs) || emptied(Suit::Diamonds) {
        ChoiceReason::PassSuit
    } else if !hand.contains(Card::QUEEN_OF_SPADES)
        && passed.of(Suit::Spades).highest() > Some(Card::QUEEN_OF_SPADES)
    {
        ChoiceReason::PassSpades
    } else {
        ChoiceReason::PassHigh
    }
}
