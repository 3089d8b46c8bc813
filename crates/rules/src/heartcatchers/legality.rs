//! Legality: why a turn is illegal, and the list of legal turns.

use super::action::HeartcatchersAction;
use super::choices::Choices;
use super::field::across;
use super::refusal::HeartcatchersRefusal as Refusal;
use super::state::Heartcatchers;
use crate::seat::Seat;

impl Heartcatchers {
    /// Returns an error if the action is illegal.
    pub(super) fn check_action(
        &self,
        seat: Seat,
        action: HeartcatchersAction,
    ) -> Result<(), Refusal> {
        if self.winners.is_some() {
            return Err(Refusal::MatchOver);
        }
        if !self.acting().contains(seat) {
            return Err(Refusal::NotYourTurn);
        }
        let card = action.card();
        if !self.game.held(seat).contains(card) {
            return Err(Refusal::NotHeld { card });
        }
        let (side, place) = match action {
            HeartcatchersAction::Catch { place, .. } => (seat, place),
            HeartcatchersAction::Steal { place, .. } => (across(seat), place),
            HeartcatchersAction::Secret { .. } => return Ok(()),
        };
        match self.game.stack(side, place).top() {
            Some(top) if top.colour().is_none() => Err(Refusal::TopIsUncatchable),
            Some(top) if !card.catches(top) => Err(Refusal::DoesNotCatch { card, top }),
            _ => Ok(()),
        }
    }

    /// The legal actions of a seat.
    pub(super) fn choices_of(&self, seat: Seat) -> Choices {
        match self.acting().contains(seat) {
            true => self.game.choices(),
            false => Choices::NONE,
        }
    }
}
