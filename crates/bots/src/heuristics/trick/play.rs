//! Which card to play.

use moonshot_rules::trick::Played;
use moonshot_rules::{Card, Cards, Rank, Suit};

use super::danger::danger;
use super::facts::Facts;
use super::fate::{Fate, fate};
use super::moon::{Threat, prospect_now, threat};
use super::shoot;
use super::weights::Weights;
use crate::chances::power;
use crate::reason::ChoiceReason;

/// A possible play, and its expected outcome.
#[derive(Clone, Copy, Debug)]
pub(super) struct Prospect {
    pub(super) played: Played,
    pub(super) fate: Fate,
    /// The expected cost in points, now and later; less is better.
    pub(super) cost: f32,
}

/// The card to play, out of `choices`, and the reason; `None` if there are none.
pub(super) fn play(
    facts: &Facts<'_>,
    choices: &[Played],
    weights: &Weights,
) -> Option<(Played, ChoiceReason)> {
    if let &[only] = choices {
        return Some((only, ChoiceReason::OnlyCard));
    }
    if prospect_now(facts, choices, weights) >= weights.shoot {
        return shoot::play(facts, choices, weights);
    }
    let threat = threat(facts, weights);
    let weighed = choices
        .iter()
        .map(|&played| weigh(facts, played, threat, weights));
    let best = weighed.min_by(|a, b| a.cost.total_cmp(&b.cost))?;
    Some((best.played, reason(facts, choices, &best, threat)))
}

/// Evaluates playing that card.
pub(super) fn weigh(
    facts: &Facts<'_>,
    played: Played,
    threat: Option<Threat>,
    weights: &Weights,
) -> Prospect {
    let card = played.card();
    let fate = fate(facts, played, weights);
    let kept = facts.hand - Cards::one(card);
    let level = threat.map_or(0.0, |threat| threat.level);
    let mut cost = fate.win * fate.points - weights.given * (1.0 - fate.win) * fate.points;
    cost += danger(facts, kept, weights) * weights.later * (1.0 - weights.keep * level);
    cost += fate.win * weights.lead * worst_lead(facts, kept);
    cost -= bleeding(facts, card, weights);
    cost += fate.win * clean_hand(facts);
    if card == Card::QUEEN_OF_SPADES && fate.win == 0.0 {
        cost -= weights.rid;
    }
    if let Some(threat) = threat {
        cost += stopping(facts, card, &fate, threat, weights);
    }
    Prospect { played, fate, cost }
}

/// How bad my best lead would be, 0 to 1, with these cards.
fn worst_lead(facts: &Facts<'_>, hand: Cards) -> f32 {
    let risk = |suit: Suit| {
        let low = hand.of(suit).lowest()?;
        let theirs = facts.unseen.of(suit);
        let higher = theirs.len() - theirs.below(low).len();
        Some(if theirs.is_empty() {
            1.0
        } else {
            1.0 - higher as f32 / theirs.len() as f32
        })
    };
    Suit::ALL.into_iter().filter_map(risk).fold(1.0, f32::min)
}

/// The cost of taking a first trick at tables with a bonus for taking none.
fn clean_hand(facts: &Facts<'_>) -> f32 {
    if facts.rules.no_tricks_points != 0 && !facts.has_trick[facts.me] {
        facts.rules.no_tricks_points as f32 * power(0.85, facts.hand.len())
    } else {
        0.0
    }
}

/// The value of leading a spade that cannot catch the queen: it draws her out of another hand.
fn bleeding(facts: &Facts<'_>, card: Card, weights: &Weights) -> f32 {
    let safe = facts.trick.is_empty()
        && facts.queen_is_out()
        && card.suit() == Suit::Spades
        && card < Card::QUEEN_OF_SPADES;
    if safe { weights.bleed } else { 0.0 }
}

/// The value of the card for or against another player's moon; negative if it helps to stop it.
fn stopping(facts: &Facts<'_>, card: Card, fate: &Fate, threat: Threat, weights: &Weights) -> f32 {
    let stake = threat.level * facts.rules.moon_points() as f32;
    let scores = facts.rules.point_cards().contains(card);
    let to_shooter = facts.winning().is_some_and(|(seat, _)| seat == threat.seat);
    let lost = if scores && fate.win < 0.5 {
        // A point for another player stops the moon; one for the shooter helps it.
        if facts.trick.is_empty() || to_shooter {
            weights.feed * stake
        } else {
            -weights.rescue * stake
        }
    } else {
        0.0
    };
    lost - fate.win * fate.scored * stake
}

fn reason(
    facts: &Facts<'_>,
    choices: &[Played],
    best: &Prospect,
    threat: Option<Threat>,
) -> ChoiceReason {
    let takes = best.fate.win > 0.5;
    if threat.is_some_and(|threat| threat.level > 0.1) && takes && best.fate.scored > 0.5 {
        return ChoiceReason::StopMoon;
    }
    match facts.winning() {
        None => reason_to_lead(facts, best),
        Some((_, winning)) if facts.led() == Some(best.played.card().suit()) => {
            reason_to_follow(choices, best, winning)
        }
        Some(_) => reason_to_discard(facts, best.played.card()),
    }
}

/// `winning` is the strength of the card that wins the trick so far.
fn reason_to_follow(choices: &[Played], best: &Prospect, winning: u8) -> ChoiceReason {
    let strength = best.played.strength();
    let mut strengths = choices.iter().map(|played| played.strength());
    if best.fate.win == 0.0 {
        let higher = |other: u8| other > strength && other < winning;
        return match strengths.any(higher) {
            true => ChoiceReason::Under,
            false => ChoiceReason::HighestUnder,
        };
    }
    if best.fate.win <= 0.5 {
        return ChoiceReason::ProbablyUnder;
    }
    if best.fate.points < 0.5 && strengths.clone().all(|other| other <= strength) {
        ChoiceReason::HighWhileCheap
    } else if strengths.any(|other| other < winning) {
        ChoiceReason::WorthWinning
    } else {
        ChoiceReason::LikelyWin
    }
}

fn reason_to_lead(facts: &Facts<'_>, best: &Prospect) -> ChoiceReason {
    let card = best.played.card();
    let takes = best.fate.win > 0.5;
    if card.suit() == Suit::Spades && card < Card::QUEEN_OF_SPADES && facts.queen_is_out() {
        ChoiceReason::DrawQueen
    } else if !takes && card.rank() < Rank::Ten {
        ChoiceReason::LeadLow
    } else if !takes {
        ChoiceReason::LeadLosing
    } else if best.fate.points < 1.0 {
        ChoiceReason::LeadCheap
    } else {
        ChoiceReason::LeadBest
    }
}

fn reason_to_discard(facts: &Facts<'_>, card: Card) -> ChoiceReason {
    if card == Card::QUEEN_OF_SPADES {
        ChoiceReason::DropQueen
    } else if card.suit() == Suit::Hearts {
        ChoiceReason::GiveHeart
    } else if card.suit() == Suit::Spades && card > Card::QUEEN_OF_SPADES && facts.queen_is_out() {
        ChoiceReason::DropHighSpade
    } else {
        ChoiceReason::DropDanger
    }
}
