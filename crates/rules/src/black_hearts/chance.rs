//! Chance in Black Hearts: the deal, and which gift is turned up.

use super::card::{BlackCard, BlackCards};
use super::deal;
use super::state::BlackHearts;
use crate::dice::Dice;
use crate::game::ChanceKind;
use crate::refusal::{BadOutcome, ChanceError};
use crate::seat::BySeat;

/// The outcome of a chance event.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BlackHeartsChance {
    /// The deal (B-05).
    Deal {
        /// What each seat is dealt.
        hands: BySeat<BlackCards>,
    },
    /// The gift that was turned up (B-07).
    Gift {
        /// Its index in the card set.
        place: u8,
    },
}

impl BlackHearts {
    /// Draws an outcome of the pending chance event.
    pub(super) fn draw_outcome(&self, dice: &mut dyn Dice) -> Option<BlackHeartsChance> {
        match self.due()? {
            ChanceKind::Gift => {
                let last = self.gifts_left().count().checked_sub(1)?;
                let drawn = (dice.below(last as u32 + 1) as usize).min(last);
                let place = self.gifts_left().nth(drawn)?;
                Some(BlackHeartsChance::Gift { place })
            }
            ChanceKind::Deal | ChanceKind::Draw => {
                let seats = self.seat_count();
                let hands = deal::deal(seats, dice).into_iter().take(seats).collect();
                Some(BlackHeartsChance::Deal { hands })
            }
        }
    }

    /// Rejects an outcome that does not fit the pending chance event.
    pub(super) fn check_chance(
        &self,
        outcome: &BlackHeartsChance,
    ) -> Result<(), ChanceError<BlackCard>> {
        let fault = match (self.due(), outcome) {
            (Some(ChanceKind::Deal), BlackHeartsChance::Deal { hands }) => {
                deal::fault(self.seat_count(), hands)
            }
            (Some(ChanceKind::Gift), BlackHeartsChance::Gift { place }) => {
                let is_left = self.gifts_left().any(|left| left == *place);
                (!is_left).then_some(BadOutcome::GiftNotLeft { place: *place })
            }
            (due, _) => return Err(ChanceError::NotPending { due }),
        };
        fault.map_or(Ok(()), |fault| Err(ChanceError::Bad(fault)))
    }
}
