//! Chance in Heartcatchers: the deal of a game, and who starts the match.

use super::card::{HeartCard, HeartCards};
use super::field::{Dealt, PILE, STACKS};
use super::state::{Heartcatchers, SEATS};
use crate::dice::Dice;
use crate::refusal::{BadOutcome, ChanceError};
use crate::seat::Seat;

/// The deal of a game (K-02 to K-04).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct HeartcatchersChance {
    pub(super) dealt: Dealt,
    pub(super) first: Option<Seat>,
}

impl HeartcatchersChance {
    /// A deal with these rows and hands, seat 0's first; this pile in drawing order; and the starting player, in a
    /// match's first game only. [`Game::chance`](crate::Game::chance) validates the cards.
    pub const fn new(
        field: [[HeartCard; STACKS]; SEATS],
        hands: [HeartCards; SEATS],
        pile: [HeartCard; PILE],
        first: Option<Seat>,
    ) -> HeartcatchersChance {
        HeartcatchersChance {
            dealt: Dealt { field, hands, pile },
            first,
        }
    }

    /// The card at each place, seat 0's row first (K-02).
    pub const fn field(&self) -> &[[HeartCard; STACKS]; SEATS] {
        &self.dealt.field
    }

    /// What each seat is dealt (K-03).
    pub const fn hands(&self) -> [HeartCards; SEATS] {
        self.dealt.hands
    }

    /// The draw pile in drawing order (K-03).
    pub const fn pile(&self) -> &[HeartCard; PILE] {
        &self.dealt.pile
    }

    /// The starting player; in a match's first game only (K-04).
    pub const fn first(&self) -> Option<Seat> {
        self.first
    }
}

impl Heartcatchers {
    /// A random deal; the starting player is drawn last.
    pub(super) fn draw_outcome(&self, dice: &mut dyn Dice) -> HeartcatchersChance {
        let dealt = Dealt::roll(dice);
        let first = match self.first {
            None => Some(Seat::at(dice.below(SEATS as u32) as usize % SEATS)),
            Some(_) => None,
        };
        HeartcatchersChance { dealt, first }
    }

    /// Rejects an outcome that does not fit the pending chance event.
    pub(super) fn check_chance(
        &self,
        outcome: &HeartcatchersChance,
    ) -> Result<(), ChanceError<HeartCard>> {
        let due = self.due();
        if due.is_none() {
            return Err(ChanceError::NotPending { due });
        }
        let fault = match (self.first, outcome.first) {
            (None, None) => Some(BadOutcome::FirstMissing),
            (None, Some(seat)) if seat.index() >= SEATS => Some(BadOutcome::FirstNoSeat),
            (Some(_), Some(_)) => Some(BadOutcome::FirstKnown),
            (None, Some(_)) | (Some(_), None) => outcome.dealt.fault(),
        };
        fault.map_or(Ok(()), |fault| Err(ChanceError::Bad(fault)))
    }
}
