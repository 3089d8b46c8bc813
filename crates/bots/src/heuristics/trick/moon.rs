//! Shooting the moon, and recognising that another player does.

use moonshot_rules::trick::Played;
use moonshot_rules::{Card, Cards, Suit};

use super::facts::Facts;
use super::fate::{fate, lower};
use super::weights::Weights;
use crate::chances::at_least;

/// The probability that I take every point of this hand if I try with `hand`, starting with the lead.
pub(super) fn prospect(facts: &Facts<'_>, hand: Cards) -> f32 {
    if facts.others().any(|seat| !facts.taken[seat].is_empty()) {
        return 0.0;
    }
    Suit::ALL
        .into_iter()
        .map(|suit| suit_prospect(facts, suit, hand.of(suit)))
        .product()
}

/// The probability that I take every point of this hand if I try with the card I play now.
pub(super) fn prospect_now(facts: &Facts<'_>, choices: &[Played], weights: &Weights) -> f32 {
    let whole = prospect(facts, facts.hand);
    if facts.trick.is_empty() || whole < weights.shoot {
        return whole;
    }
    let fates = || choices.iter().map(|played| fate(facts, *played, weights));
    let takes = fates().map(|fate| fate.win).fold(0.0, f32::max);
    // A trick that another player takes may be worthless, but the lead has to be won back.
    let spared = fates()
        .map(|fate| 0.5 * (1.0 - fate.scored))
        .fold(0.0, f32::max);
    whole * takes.max(spared)
}

/// The probability that the cards of this suit, led from the top, take every trick that matters.
fn suit_prospect(facts: &Facts<'_>, suit: Suit, mine: Cards) -> f32 {
    let theirs = facts.unseen.of(suit);
    let sharers = facts
        .others()
        .filter(|&seat| !facts.lacks[seat][suit as usize])
        .count();
    if theirs.is_empty() || sharers == 0 {
        return 1.0;
    }
    // A trick lost early may be worthless; later somebody will have discarded a point.
    let cards = facts.hand.len() as f32;
    let late = (1.05 - 0.045 * cards).clamp(0.5, 0.97);
    let cost = match suit {
        Suit::Hearts => late.max(0.9),
        Suit::Spades if theirs.contains(Card::QUEEN_OF_SPADES) => late.max(0.75),
        _ => late,
    };
    let mut chance = 1.0;
    let mut rest = mine;
    let mut round = 1;
    while let Some(card) = rest.highest() {
        rest.remove(card);
        let higher = theirs - lower(theirs, Played::high(card));
        // A higher card does no harm once the earlier rounds have drawn it out.
        let still_there = at_least(round, theirs.len(), sharers);
        let harm = if higher.is_empty() {
            0.0
        } else {
            (still_there * sharers as f32).min(1.0)
        };
        chance *= 1.0 - harm * cost;
        round += 1;
    }
    chance
}

/// A player who may be shooting the moon.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Threat {
    pub(super) seat: usize,
    /// How likely it is, 0 to 1.
    pub(super) level: f32,
}

/// Another player who has taken every point so far, and how close it is to the moon.
pub(super) fn threat(facts: &Facts<'_>, weights: &Weights) -> Option<Threat> {
    let mut takers = (0..facts.seats()).filter(|&seat| !facts.taken[seat].is_empty());
    let (seat, None) = (takers.next()?, takers.next()) else {
        return None;
    };
    if seat == facts.me {
        return None;
    }
    let missing = facts.rules.point_cards() - facts.taken[seat];
    let level = weights.moon[missing.len().min(weights.moon.len() - 1)] * weights.alarm;
    Some(Threat {
        seat,
        level: level.min(1.0),
    })
}
