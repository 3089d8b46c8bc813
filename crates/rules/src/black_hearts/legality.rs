//! Legality: refusing an action is the primitive, and the list of legal actions agrees with it.

use super::action::BlackHeartsAction;
use super::card::{BlackCard, BlackCards};
use super::legal::BlackHeartsLegal;
use super::refusal::BlackHeartsRefusal as Refusal;
use super::state::BlackHearts;
use crate::game::Phase;
use crate::seat::Seat;

impl BlackHearts {
    /// Returns an error if the action is illegal.
    pub(super) fn check_action(
        &self,
        seat: Seat,
        action: &BlackHeartsAction,
    ) -> Result<(), Refusal> {
        if self.ended.is_some() {
            return Err(Refusal::MatchOver);
        }
        if !self.acting().contains(seat) {
            return Err(Refusal::NotYourTurn);
        }
        match (self.part() == Phase::Play, action) {
            (true, BlackHeartsAction::Play(card)) => self.may_play(seat, *card),
            (true, _) => Err(Refusal::PassingIsOver),
            (false, BlackHeartsAction::Pass(cards)) => self.may_pass(seat, *cards),
            (false, BlackHeartsAction::PassTwice(card)) => self.may_pass_four(seat, *card),
            (false, BlackHeartsAction::Play(_)) => Err(Refusal::PassFirst {
                count: self.hand.pass_count(),
            }),
        }
    }

    fn may_play(&self, seat: Seat, card: BlackCard) -> Result<(), Refusal> {
        if !self.hand.held(seat).contains(card) {
            Err(Refusal::NotHeld { card })
        } else if !self.hand.legal().contains(card) {
            Err(Refusal::MustOpenWith {
                card: BlackCard::TWO_O_CLOCK,
            })
        } else {
            Ok(())
        }
    }

    fn may_pass(&self, seat: Seat, cards: BlackCards) -> Result<(), Refusal> {
        let held = self.hand.held(seat);
        if let Some(card) = cards.kinds().minus(held.kinds()).first() {
            return Err(Refusal::NotHeld { card });
        }
        let count = self.hand.pass_count();
        if cards.len() != count {
            return Err(Refusal::PassExactly { count });
        }
        match cards.minus(held).first() {
            Some(card) => Err(Refusal::PassedTwice { card }),
            None => Ok(()),
        }
    }

    /// Refuses a pass of four identical cards, which nobody can hold.
    fn may_pass_four(&self, seat: Seat, card: BlackCard) -> Result<(), Refusal> {
        let count = self.hand.pass_count();
        if !self.hand.held(seat).contains(card) {
            Err(Refusal::NotHeld { card })
        } else if count != 4 {
            Err(Refusal::PassExactly { count })
        } else {
            Err(Refusal::PassedTwice { card })
        }
    }

    /// The legal actions of a seat.
    pub(super) fn choices(&self, seat: Seat) -> BlackHeartsLegal {
        if !self.acting().contains(seat) {
            BlackHeartsLegal::NONE
        } else if self.part() == Phase::Play {
            BlackHeartsLegal::plays(self.hand.legal())
        } else {
            BlackHeartsLegal::pass_of(self.hand.pass_count(), self.hand.held(seat))
        }
    }
}
