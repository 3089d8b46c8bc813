//! What may be done: why an action is refused is the primitive, and the lists agree with it.

use super::card::{BlackCard, BlackCards};
use super::{BlackHearts, BlackHeartsAction};
use crate::game::{Legal, Phase, Refusal};
use crate::seat::Seat;

impl BlackHearts {
    /// Why the action is refused, if it is.
    pub(super) fn refusal(&self, seat: Seat, action: &BlackHeartsAction) -> Option<Refusal> {
        if self.ended.is_some() {
            return Some(Refusal::MatchOver);
        }
        if !self.acting().contains(seat) {
            return Some(Refusal::NotYourTurn);
        }
        let why = match (self.phase(), action) {
            (Phase::Play, BlackHeartsAction::Play(card)) => self.why_not_play(seat, *card),
            (Phase::Play, BlackHeartsAction::Pass(_)) => {
                Some("The pass is over; play a card.".to_owned())
            }
            (_, BlackHeartsAction::Pass(cards)) => self.why_not_pass(seat, cards),
            (_, BlackHeartsAction::Play(_)) => {
                Some(format!("First choose {} to pass.", self.pass_words()))
            }
        };
        why.map(Refusal::Illegal)
    }

    fn why_not_play(&self, seat: Seat, card: BlackCard) -> Option<String> {
        if !self.hand.held(seat).contains(card) {
            Some(format!("You do not hold {card}."))
        } else if !self.hand.legal().contains(card) {
            Some("The first card of the hand must be Two o'clock, the blue 2.".to_owned())
        } else {
            None
        }
    }

    fn why_not_pass(&self, seat: Seat, cards: &[BlackCard]) -> Option<String> {
        let held = self.hand.held(seat);
        if let Some(card) = cards.iter().find(|card| !held.contains(**card)) {
            return Some(format!("You do not hold {card}."));
        }
        if cards.len() != self.hand.pass_count() {
            return Some(format!("Pass exactly {}.", self.pass_words()));
        }
        let chosen: BlackCards = cards.iter().copied().collect();
        if chosen.len() != cards.len() || !held.contains_all(chosen) {
            return Some("You cannot pass one card twice.".to_owned());
        }
        None
    }

    fn pass_words(&self) -> &'static str {
        match self.hand.pass_count() {
            1 => "one card",
            2 => "two cards",
            3 => "three cards",
            _ => "four cards",
        }
    }

    /// Everything the seat may do now.
    pub(super) fn list_legal(&self, seat: Seat) -> Vec<Legal<BlackHeartsAction, BlackCard>> {
        if !self.acting().contains(seat) {
            return Vec::new();
        }
        match self.phase() {
            Phase::Play => {
                let cards = self.hand.legal();
                let plays = cards.iter().map(BlackHeartsAction::Play);
                plays.map(Legal::Action).collect()
            }
            _ => vec![Legal::Pass {
                count: self.hand.pass_count(),
                from: self.hand.held(seat).iter().collect(),
            }],
        }
    }
}
