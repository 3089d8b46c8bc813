//! The expected future cost of the cards of a hand: the core of the heuristics.

use moonshot_rules::trick::Played;
use moonshot_rules::{Card, Cards, Rank, Suit};

use super::facts::Facts;
use super::fate::lower;
use super::weights::Weights;
use crate::chances::{at_least, power};

/// The expected points that a hand will cost from here on, up to a constant.
///
/// Each suit that the hand is void in, and others are not, is a chance to discard the rest.
pub(super) fn danger(facts: &Facts<'_>, hand: Cards, weights: &Weights) -> f32 {
    let is_void = |suit: Suit| hand.of(suit).is_empty() && !facts.unseen.of(suit).is_empty();
    let voids = Suit::ALL.into_iter().filter(|suit| is_void(*suit)).count();
    let held = Suit::ALL
        .into_iter()
        .filter(|suit| !hand.of(*suit).is_empty());
    let danger: f32 = held
        .map(|suit| suit_danger(facts, suit, hand.of(suit), weights))
        .sum();
    danger / (1.0 + weights.escape * voids as f32) - weights.void * voids as f32 * facts.remaining()
}

/// The contribution of the cards of one suit, `mine`, to [`danger`].
fn suit_danger(facts: &Facts<'_>, suit: Suit, mine: Cards, weights: &Weights) -> f32 {
    let theirs = facts.unseen.of(suit);
    let sharers = facts
        .others()
        .filter(|&seat| !facts.lacks[seat][suit as usize])
        .count();
    let special = if suit == Suit::Spades {
        spade_danger(facts, mine, weights)
    } else {
        0.0
    };
    let jack = if facts.rules.jack_points != 0 && mine.contains(Card::JACK_OF_DIAMONDS) {
        -3.0
    } else {
        0.0
    };
    if sharers == 0 || theirs.is_empty() {
        return special + jack + weights.dead * mine.len() as f32;
    }
    let dump = dump(facts, weights);
    let opponents = facts.seats() - 1;
    let mut cards = mine;
    let mut danger = 0.0;
    let mut round = 1;
    let mut counts = 1.0;
    // A Wild can always be played lowest of its suit, so it comes last.
    while let Some(card) = (cards - Cards::WILDS).highest().or(cards.highest()) {
        cards.remove(card);
        let played = Played::low(card);
        danger += weights.height * f32::from(played.strength());
        let low = lower(theirs, played).len();
        let high = theirs.len() - low;
        let follow = at_least(round, theirs.len(), sharers);
        let any_higher = at_least(1, high, sharers);
        let no_lower = 1.0 - at_least(round, low, sharers);
        let eager = (weights.eager_first_round - weights.eager_fall * (round - 1) as f32)
            .max(weights.eager_points);
        let over = follow * any_higher * (no_lower + (1.0 - no_lower) * eager);
        let win = power(1.0 - over, sharers);
        let followers = follow * sharers as f32;
        let mut points = (opponents as f32 - followers) * dump;
        if suit == Suit::Hearts {
            points += 1.0 + followers;
        }
        danger += win * points * counts;
        counts *= weights.discount;
        round += 1;
    }
    danger + special + jack
}

/// Number of hearts in a standard pack.
const HEARTS: f32 = 13.0;

/// The expected points that a player who cannot follow discards.
fn dump(facts: &Facts<'_>, weights: &Weights) -> f32 {
    let hearts = facts.unseen.of(Suit::Hearts).len() as f32 / HEARTS;
    let queen = if facts.queen_is_out() {
        weights.dump_queen
    } else {
        0.0
    };
    hearts * weights.dump + queen
}

/// The expected cost of Q♠ and the spades above and below her.
fn spade_danger(facts: &Facts<'_>, mine: Cards, weights: &Weights) -> f32 {
    let queen = Card::QUEEN_OF_SPADES;
    let guards = mine.below(queen).len() + (mine & Cards::WILDS).len();
    let at = |table: &[f32]| table[guards.min(table.len() - 1)];
    let high: Cards = [Rank::King, Rank::Ace]
        .into_iter()
        .filter_map(|r| mine.get(Suit::Spades, r))
        .collect();
    if mine.contains(queen) {
        at(&weights.queen) - weights.guard * guards as f32
    } else if facts.queen_is_out() {
        high.len() as f32 * at(&weights.above_queen) - weights.guard * guards as f32
    } else {
        0.0
    }
}
