//! Playing a hand that is to take every point.

use moonshot_rules::Cards;
use moonshot_rules::trick::Played;

use super::facts::Facts;
use super::fate::{fate, lower};
use super::weights::Weights;
use crate::chances::at_least;
use crate::reason::ChoiceReason;

/// The card to play while shooting the moon; `None` if there are no choices.
pub(super) fn play(
    facts: &Facts<'_>,
    choices: &[Played],
    weights: &Weights,
) -> Option<(Played, ChoiceReason)> {
    if facts.trick.is_empty() {
        let best = choices
            .iter()
            .max_by(|a, b| lead_worth(facts, **a).total_cmp(&lead_worth(facts, **b)));
        return best.map(|card| (*card, ChoiceReason::MoonLead));
    }
    let chance = |played: Played| fate(facts, played, weights);
    let sure = choices.iter().filter(|card| chance(**card).win > 0.0);
    let strongest = sure.max_by_key(|card| card.strength());
    if let Some(card) = strongest {
        return Some((*card, ChoiceReason::MoonWin));
    }
    // A trick that cannot be won gets the card that would lose one later, never a point.
    let throw = |played: &&Played| {
        let card = played.card();
        let scores = facts.rules.point_cards().contains(card);
        let theirs = facts.unseen.of(card.suit());
        let losing = (theirs - lower(theirs, Played::high(card))).len();
        (!scores, losing)
    };
    let card = choices.iter().max_by_key(throw)?;
    Some((*card, ChoiceReason::MoonLose))
}

/// The value of a lead for a shooter: sure tricks first, from long suits.
fn lead_worth(facts: &Facts<'_>, played: Played) -> f32 {
    let card = played.card();
    let theirs = facts.unseen.of(card.suit());
    let higher = theirs - lower(theirs, played);
    let mine = facts.hand.of(card.suit());
    let sharers = facts
        .others()
        .filter(|&seat| !facts.lacks[seat][card.suit() as usize])
        .count();
    if theirs.is_empty() || sharers == 0 {
        return 0.9;
    }
    if higher.is_empty() {
        return 1.0 + mine.len() as f32 * 0.05 + (mine - Cards::one(card)).len() as f32 * 0.01;
    }
    1.0 - at_least(1, higher.len(), sharers)
}
