//! What a viewer remembers of this hand and of the one before: a fold over the events they saw.

use moonshot_protocol::{Event, Laid};
use moonshot_rules::{Seat, Viewer};

use crate::wire::{Given, LastHand, Received, TakenTrick};

/// A viewer's memory. It is made only of that viewer's events, so nothing hidden gets into it.
#[derive(Clone, Default, Debug)]
pub(crate) struct Memory {
    pub(crate) received: Option<Received>,
    pub(crate) passed: Option<Given>,
    pub(crate) last_hand: Option<LastHand>,
    tricks: Vec<Vec<Laid>>,
    winners: Vec<Seat>,
}

impl Memory {
    /// Adds an event that the viewer saw.
    pub(crate) fn note(&mut self, viewer: Viewer, event: &Event) {
        match event {
            Event::Dealt { .. } => {
                *self = Memory {
                    last_hand: self.last_hand.take(),
                    ..Memory::default()
                };
            }
            Event::Passed {
                from,
                to,
                cards: Some(cards),
                ..
            } => {
                if viewer.is(*to) {
                    self.received = Some(Received {
                        from: *from,
                        cards: cards.clone(),
                    });
                }
                if viewer.is(*from) {
                    self.passed = Some(Given {
                        to: *to,
                        cards: cards.clone(),
                    });
                }
            }
            Event::TrickTaken { seat, cards, .. } => {
                self.tricks.push(cards.clone());
                self.winners.push(*seat);
            }
            Event::HandScored {
                hand,
                scores,
                totals,
            } => {
                self.last_hand = Some(LastHand {
                    hand: *hand,
                    tricks: std::mem::take(&mut self.tricks),
                    winners: std::mem::take(&mut self.winners),
                    scores: scores.clone(),
                    totals: totals.clone(),
                });
            }
            _ => {}
        }
    }

    /// The trick that can be looked at again. `open` is the trick that lies open as the last one, if one does.
    ///
    /// Before the first trick of a hand it is the last one of the hand before.
    pub(crate) fn last_trick(&self, open: &[Laid]) -> Option<TakenTrick> {
        let of_hand = self.tricks.last().zip(self.winners.last());
        if !open.is_empty() {
            let winner = of_hand
                .filter(|(cards, _)| *cards == open)
                .map(|(_, seat)| *seat);
            let cards = open.to_vec();
            return Some(TakenTrick { cards, winner });
        }
        if of_hand.is_some() {
            return None;
        }
        let hand = self.last_hand.as_ref()?;
        let (cards, winner) = hand.tricks.last().zip(hand.winners.last())?;
        Some(TakenTrick {
            cards: cards.clone(),
            winner: Some(*winner),
        })
    }
}
