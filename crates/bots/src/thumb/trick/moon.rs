//! Shooting the moon, and seeing that another player does.

use moonshot_rules::trick::Played;
use moonshot_rules::{Card, Cards, Suit};

use super::chances::at_least;
use super::facts::Facts;
use super::fate::lower;
use super::weights::Weights;

/// How likely I am to take every point of this hand if I go for it with `hand`, 0 to 1.
pub(super) fn prospect(facts: &Facts<'_>, hand: Cards) -> f32 {
    let spoiled = facts.others().any(|seat| !facts.taken[seat].is_empty());
    if spoiled || facts.trick.iter().any(|down| loses_points(facts, *down)) {
        return 0.0;
    }
    Suit::ALL
        .into_iter()
        .map(|suit| suit_prospect(facts, suit, hand.of(suit)))
        .product()
}

/// Whether a point card lies in a trick that I cannot take any more.
fn loses_points(facts: &Facts<'_>, down: super::facts::Down) -> bool {
    let (Some((_, strength)), Some(led)) = (facts.winning(), facts.led()) else {
        return false;
    };
    let i_beat = facts
        .hand
        .of(led)
        .iter()
        .any(|card| Played::high(card).strength() > strength);
    facts.rules.point_cards().contains(down.card.card()) && !i_beat
}

/// The chance that no card of this suit costs me a point, leading it from the top.
fn suit_prospect(facts: &Facts<'_>, suit: Suit, mine: Cards) -> f32 {
    let theirs = facts.unseen.of(suit);
    let sharers = facts
        .others()
        .filter(|&seat| !facts.lacks[seat][suit as usize])
        .count();
    if theirs.is_empty() || sharers == 0 {
        return 1.0;
    }
    let mut chance = 1.0;
    let mut rest = mine;
    let mut round = 1;
    while let Some(card) = rest.highest() {
        rest.remove(card);
        let higher = theirs - lower(theirs, Played::high(card));
        // A higher card is no harm any more once the rounds before have drawn everything out.
        let still_there = at_least(round, theirs.len(), sharers);
        let harm = if higher.is_empty() {
            0.0
        } else {
            (still_there * sharers as f32).min(1.0)
        };
        let cost = if suit == Suit::Hearts { 0.9 } else { 0.45 };
        chance *= 1.0 - harm * cost;
        round += 1;
    }
    // Hearts that I do not hold must come to me: without any of my own, nothing draws them.
    let missing_queen = suit == Suit::Spades && theirs.contains(Card::QUEEN_OF_SPADES);
    if missing_queen && mine.highest().is_none_or(|top| top < Card::QUEEN_OF_SPADES) {
        chance *= 0.6;
    }
    if suit == Suit::Hearts && mine.is_empty() {
        chance *= if theirs.len() > 3 { 0.2 } else { 0.5 };
    }
    chance
}

/// A player who may be about to shoot the moon.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Threat {
    pub(super) seat: usize,
    /// How much it looks like it, 0 to 1.
    pub(super) level: f32,
}

/// The player who has taken every point so far, if it is another, and how near it is to the moon.
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
