//! What a finished hand is worth, and when the match ends.

use super::hand::Hand;
use super::rules::{Moon, TargetRule, TrickRules};
use crate::game::EndReason;
use crate::seat::{MAX_SEATS, Seat};

/// A number for each seat; the places past the last seat stay 0.
pub(crate) type Scores = [i32; MAX_SEATS];

/// What the shooter of the moon asked for, where it may choose.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MoonChoice {
    /// Its own total falls.
    Itself,
    /// Every other player's total rises.
    Others,
}

/// Who shot the moon: took every point card in play (H-21, C-21, W-17).
pub(super) fn shooter(hand: &Hand, rules: &TrickRules) -> Option<Seat> {
    let everything = rules.point_cards();
    Seat::all(rules.seats).find(|seat| hand.taken(*seat).contains_all(everything))
}

/// The scores of a hand that was played out. `choice` counts only where somebody shot the moon and the
/// table lets it choose.
pub(super) fn of_hand(hand: &Hand, rules: &TrickRules, choice: Option<MoonChoice>) -> Scores {
    let mut scores = [0; MAX_SEATS];
    let shooter = shooter(hand, rules);
    let all = rules.moon_points();
    let others_pay = match (rules.moon, choice) {
        (Moon::Add, _) => true,
        (Moon::Subtract, _) => false,
        (Moon::Choose, choice) => choice == Some(MoonChoice::Others),
    };
    for seat in Seat::all(rules.seats) {
        let printed = rules.points(hand.taken(seat));
        scores[seat.index()] = match shooter {
            None => printed - no_tricks_bonus(hand, rules, seat),
            Some(shooter) if shooter == seat => printed - if others_pay { all } else { 2 * all },
            Some(_) => printed + if others_pay { all } else { 0 },
        };
    }
    scores
}

fn no_tricks_bonus(hand: &Hand, rules: &TrickRules, seat: Seat) -> i32 {
    if rules.no_tricks_points != 0 && hand.tricks_taken(seat) == 0 {
        rules.no_tricks_points
    } else {
        0
    }
}

/// The scores of a hand that ended with revokes gathered (C-26, C-27).
pub(super) fn of_revoke(hand: &Hand, rules: &TrickRules) -> Scores {
    let mut scores = [0; MAX_SEATS];
    for seat in Seat::all(rules.seats).filter(|seat| hand.revokers.contains(*seat)) {
        scores[seat.index()] = rules.revoke_points;
    }
    scores
}

/// Why the match is over after that many hands, if it is (H-23, C-22, W-18).
pub(super) fn end_reason(rules: &TrickRules, totals: &Scores, hands: u32) -> Option<EndReason> {
    let reached = |total: &i32, target: i32| match rules.target_rule {
        TargetRule::Meets => *total >= target,
        TargetRule::Exceeds => *total > target,
    };
    if let Some(target) = rules.target
        && totals[..rules.seats]
            .iter()
            .any(|total| reached(total, target))
    {
        return Some(EndReason::Target);
    }
    rules
        .hands
        .is_some_and(|length| hands >= length)
        .then_some(EndReason::Length)
}
