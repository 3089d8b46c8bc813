//! The scores of a finished hand, and the end of the match.

use super::hand::Hand;
use super::rules::{Moon, TargetRule, TrickRules};
use crate::cards::Cards;
use crate::game::EndReason;
use crate::seat::{MAX_SEATS, Seat};

/// A number for each seat; entries past the last seat are 0.
pub(crate) type Scores = [i32; MAX_SEATS];

/// The shooter's choice of the moon's effect, at tables that offer it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MoonChoice {
    /// Subtract from the shooter's total.
    Itself,
    /// Add to every other player's total.
    Others,
}

/// The seat that shot the moon by taking every point card in play (H-21, C-21, W-17).
pub(super) fn shooter(hand: &Hand, rules: &TrickRules) -> Option<Seat> {
    shooter_of(taken_at(hand, rules), rules)
}

/// [`shooter`] from the cards each seat has taken.
#[inline(always)]
pub(super) fn shooter_of(taken: &[Cards], rules: &TrickRules) -> Option<Seat> {
    let everything = rules.point_cards();
    let has_everything = |cards: &Cards| cards.contains_all(everything);
    taken.iter().position(has_everything).and_then(Seat::new)
}

/// The cards that each seat of the table has taken.
fn taken_at<'a>(hand: &'a Hand, rules: &TrickRules) -> &'a [Cards] {
    &hand.taken[..rules.seats.min(MAX_SEATS)]
}

/// The scores of a finished hand. `choice` matters only if somebody shot the moon and the table offers a choice.
pub(super) fn of_hand(hand: &Hand, rules: &TrickRules, choice: Option<MoonChoice>) -> Scores {
    of_taken(taken_at(hand, rules), rules, || choice)
}

/// [`of_hand`] from the cards each seat has taken; a seat without cards has taken no trick. Calls `choose` only if the
/// choice matters.
#[inline(always)]
pub(super) fn of_taken(
    taken: &[Cards],
    rules: &TrickRules,
    choose: impl FnOnce() -> Option<MoonChoice>,
) -> Scores {
    let mut scores = [0; MAX_SEATS];
    for (score, taken) in scores.iter_mut().zip(taken) {
        *score = rules.points(*taken);
    }
    if let Some(shooter) = shooter_of(taken, rules) {
        let others_pay = match rules.moon {
            Moon::Add => true,
            Moon::Subtract => false,
            Moon::Choose => choose() == Some(MoonChoice::Others),
        };
        let all = rules.moon_points();
        scores[shooter.index()] -= if others_pay { all } else { 2 * all };
        for seat in (0..taken.len()).filter(|seat| others_pay && *seat != shooter.index()) {
            scores[seat] += all;
        }
    } else if rules.no_tricks_points != 0 {
        for (score, taken) in scores.iter_mut().zip(taken) {
            *score -= if taken.is_empty() {
                rules.no_tricks_points
            } else {
                0
            };
        }
    }
    scores
}

impl Hand {
    /// The seat that shot the moon, once the hand is over (H-21, C-21, W-17).
    #[inline]
    pub fn shooter(&self, rules: &TrickRules) -> Option<Seat> {
        shooter(self, rules)
    }

    /// The score of each seat, once the hand is over; entries past the last seat are 0. A shooter who may choose (C-21,
    /// W-17) gets `choice`, by default a reduction of its own total.
    #[inline]
    pub fn scores(&self, rules: &TrickRules, choice: Option<MoonChoice>) -> [i32; MAX_SEATS] {
        of_hand(self, rules, choice)
    }
}

/// The scores of a hand that ended with gathered revokes (C-26, C-27).
pub(super) fn of_revoke(hand: &Hand, rules: &TrickRules) -> Scores {
    let mut scores = [0; MAX_SEATS];
    for seat in Seat::all(rules.seats).filter(|seat| hand.revokers.contains(*seat)) {
        scores[seat.index()] = rules.revoke_points;
    }
    scores
}

/// The reason the match ends after that many hands, if it does (H-23, C-22, W-18).
pub(super) fn end_reason(rules: &TrickRules, totals: &Scores, hands: u32) -> Option<EndReason> {
    let reached = |total: &i32, target: i32| match rules.target_rule {
        TargetRule::Meets => *total >= target,
        TargetRule::Exceeds => *total > target,
    };
    if let Some(target) = rules.target
        && totals
            .iter()
            .take(rules.seats)
            .any(|total| reached(total, target))
    {
        return Some(EndReason::Target);
    }
    rules
        .hands
        .is_some_and(|length| hands >= length)
        .then_some(EndReason::Length)
}
