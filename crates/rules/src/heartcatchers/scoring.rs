//! The scoring of a game (K-14 to K-17).

use super::card::{HeartCard, HeartKind};
use super::field::{Field, HeartGame};
use super::stack::Stack;
use crate::seat::Seat;

/// The steps of a finished game's scoring.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Scored {
    /// Number of Change of Heart Secrets that were resolved (K-14).
    pub changes_of_heart: usize,
    /// For each place, whether the two stacks changed sides.
    pub exchanged: [bool; 3],
    /// The stacks as scored.
    pub field: Field,
    /// Per seat, the points from Secrets (K-15).
    pub secret_points: [i32; 2],
    /// Per seat, the points from face-up cards (K-16).
    pub card_points: [i32; 2],
}

/// Points for an Ultimate Love as a Secret, and the deduction for a Heartbreaker (K-15).
const SECRET: i32 = 3;

#[inline]
fn secret_points(stack: &Stack) -> i32 {
    let loves = stack.secrets_of_kind(HeartKind::UltimateLove) as i32;
    let breakers = stack.secrets_of_kind(HeartKind::Heartbreaker) as i32;
    SECRET * (loves - breakers)
}

#[inline]
fn card_points(stack: &Stack, uncatchable_scores: bool) -> i32 {
    let worthless = match uncatchable_scores {
        true => 0,
        false => stack.up_of(HeartCard::UNCATCHABLE) as i32,
    };
    stack.height() as i32 - worthless
}

impl Scored {
    /// Points per seat.
    pub fn points(&self) -> [i32; 2] {
        [0, 1].map(|seat| self.secret_points[seat] + self.card_points[seat])
    }
}

impl HeartGame {
    /// Each seat's points for the current field. `uncatchable_scores` is the option of K-17.
    #[inline]
    pub fn points(&self, uncatchable_scores: bool) -> [i32; 2] {
        let mut points = [0; 2];
        for place in 0..3 {
            let facing = [&self.field[0][place], &self.field[1][place]];
            let changes = facing.map(|stack| stack.secrets_of_kind(HeartKind::ChangeOfHeart));
            let exchanged = (changes[0] + changes[1]) as usize & 1;
            for seat in 0..2 {
                let stack = facing[seat ^ exchanged];
                points[seat] += secret_points(stack) + card_points(stack, uncatchable_scores);
            }
        }
        points
    }

    /// The points as a player sees them, without the Secrets that the opponent laid (K-12).
    pub fn points_seen_by(&self, seat: Seat, uncatchable_scores: bool) -> [i32; 2] {
        let seen = HeartGame {
            field: self
                .field
                .map(|row| row.map(|stack| stack.seen_by(Some(seat)))),
            ..*self
        };
        seen.points(uncatchable_scores)
    }

    /// Scores the current field, step by step.
    pub fn score(&self, uncatchable_scores: bool) -> Scored {
        let is_change = |card: HeartCard| card.kind() == Some(HeartKind::ChangeOfHeart);
        let mut scored = Scored {
            changes_of_heart: 0,
            exchanged: [false; 3],
            field: self.field,
            secret_points: [0; 2],
            card_points: [0; 2],
        };
        for place in 0..3 {
            let facing = [self.field[0][place], self.field[1][place]];
            let changes: u32 = facing
                .iter()
                .map(|stack| stack.secrets_of_kind(HeartKind::ChangeOfHeart))
                .sum();
            scored.changes_of_heart += changes as usize;
            scored.exchanged[place] = changes % 2 == 1;
            for seat in 0..2 {
                let from = seat ^ usize::from(scored.exchanged[place]);
                let stack = facing[from].filtered(|card, _| !is_change(card));
                scored.secret_points[seat] += secret_points(&stack);
                scored.card_points[seat] += card_points(&stack, uncatchable_scores);
                scored.field[seat][place] = stack;
            }
        }
        scored
    }
}
