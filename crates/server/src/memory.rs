//! What a viewer remembers of the hand under way and of the one before: a fold over what they saw happen.

use moonshot_rules::{Event, Laid, Seat, Viewer};

use crate::wire::{Given, LastHand, Pass, Received};

/// A viewer's memory. It is made of that viewer's events alone, so it knows nothing they may not.
#[derive(Clone, Default, Debug)]
pub(crate) struct Memory {
    pub(crate) pass: Option<Pass>,
    pub(crate) received: Option<Received>,
    pub(crate) passed: Option<Given>,
    pub(crate) last_hand: Option<LastHand>,
    tricks: Vec<Vec<Laid>>,
    winners: Vec<Seat>,
}

impl Memory {
    /// Takes in something that the viewer saw.
    pub(crate) fn note(&mut self, viewer: Viewer, event: &Event) {
        match event {
            Event::Dealt {
                pass_left,
                pass_count,
                ..
            } => {
                let pass = Pass {
                    count: *pass_count,
                    left: *pass_left,
                };
                *self = Memory {
                    pass: (pass.count > 0).then_some(pass),
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
}
