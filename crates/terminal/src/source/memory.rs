//! What a player remembers of a hand, from the events that they saw.

use moonshot_api::{Given, Received, TakenTrick};
use moonshot_protocol::{Event, Laid};
use moonshot_rules::Seat;

/// The cards that were passed, and the last trick.
#[derive(Clone, Default, Debug)]
pub(super) struct Memory {
    pub(super) received: Option<Received>,
    pub(super) passed: Option<Given>,
    last: Option<TakenTrick>,
}

impl Memory {
    /// Adds an event that the player saw.
    pub(super) fn note(&mut self, you: Seat, event: &Event) {
        match event {
            Event::Dealt { .. } => {
                self.received = None;
                self.passed = None;
            }
            Event::Passed {
                from,
                to,
                cards: Some(cards),
                ..
            } => {
                if *to == you {
                    let (from, cards) = (*from, cards.clone());
                    self.received = Some(Received { from, cards });
                }
                if *from == you {
                    let (to, cards) = (*to, cards.clone());
                    self.passed = Some(Given { to, cards });
                }
            }
            Event::TrickTaken { seat, cards, .. } => {
                self.last = Some(TakenTrick {
                    cards: cards.clone(),
                    winner: Some(*seat),
                });
            }
            _ => {}
        }
    }

    /// The trick that can be looked at again. `open`: the one that lies open as the last one. `begun`: whether a trick of
    /// this hand was taken.
    pub(super) fn last_trick(&self, open: &[Laid], begun: bool) -> Option<TakenTrick> {
        if open.is_empty() {
            // Between two hands it is the last one of the hand before.
            return if begun { None } else { self.last.clone() };
        }
        let known = self.last.as_ref().filter(|last| last.cards == open);
        Some(TakenTrick {
            cards: open.to_vec(),
            winner: known.and_then(|last| last.winner),
        })
    }
}
