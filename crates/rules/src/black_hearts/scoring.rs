//! The scoring of a hand and the end of the match (B-13 to B-17).

use std::sync::Arc;

use super::hand::BlackHand;
use super::{BlackHearts, FinishedBlackHand};
use crate::game::{EndReason, lowest_totals};
use crate::seat::{Seat, Seats};

/// The total at which a player has lost (B-15).
pub(super) const LOST: i32 = 13;

impl BlackHearts {
    /// Scores the finished hand, and ends the match or makes ready for the next deal.
    pub(super) fn score_hand(&mut self) {
        let scores = self.hand.scores();
        for (total, score) in self.totals.iter_mut().zip(&scores) {
            *total += score;
        }
        self.last_hand = Some(Arc::new(FinishedBlackHand {
            number: self.hand_number,
            hand: self.hand.in_the_open(),
            gift: self.gift().cloned(),
            scores: scores.iter().copied().collect(),
            totals: self.totals().to_vec(),
        }));
        self.history.push(scores);
        self.ended = self.end_after(self.hand.all_curses());
        self.hand_number += 1;
        self.gift = None;
        self.hand = BlackHand::undealt(self.table.seats, self.table.card_set.points());
    }

    /// Who has won and why, once the totals stand and this seat, if any, took all the curses.
    fn end_after(&self, all_curses: Option<Seat>) -> Option<(Seats, EndReason)> {
        if let Some(winner) = all_curses {
            return Some((Seats::one(winner), EndReason::AllCurses));
        }
        let totals = self.totals();
        if totals.iter().all(|total| *total < LOST) {
            return None;
        }
        let winners = lowest_totals(totals).into_iter().collect();
        Some((winners, EndReason::Thirteen))
    }
}
