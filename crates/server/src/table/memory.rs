//! What a viewer remembers of this hand and of the one before: a fold over the events they saw.

use moonshot_protocol::{Event, Laid};
use moonshot_rules::Viewer;

use moonshot_api::{Given, PackedTricks, Received, Scored, ScoredHand, TakenTrick};

/// A viewer's memory. It is made only of that viewer's events, so nothing hidden gets into it.
#[derive(Clone, Default, Debug)]
pub(crate) struct Memory {
    pub(crate) received: Option<Received>,
    pub(crate) passed: Option<Given>,
    last_hand: Option<ScoredHand>,
    tricks: PackedTricks,
    /// Per seat, the points on the cards taken face up; empty before the first trick.
    points_taken: Vec<i32>,
    gift: Option<String>,
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
            Event::GiftTurned { gift, .. } => self.gift = Some(gift.clone()),
            Event::TrickTaken {
                seat,
                cards,
                points_taken,
                ..
            } => {
                self.tricks.push(cards, *seat);
                self.points_taken.clone_from(points_taken);
            }
            Event::HandScored {
                hand,
                scores,
                totals,
            } => {
                let mut tricks = std::mem::take(&mut self.tricks);
                tricks.shrink();
                let mut points_taken = std::mem::take(&mut self.points_taken);
                // A hand can end before its first trick (C-26).
                points_taken.resize(scores.len(), 0);
                self.last_hand = Some(ScoredHand::from(Scored {
                    hand: *hand,
                    tricks,
                    points_taken,
                    gift: self.gift.take(),
                    scores: scores.clone(),
                    totals: totals.clone(),
                }));
            }
            _ => {}
        }
    }

    /// The hand scored last.
    pub(crate) fn last_hand(&self) -> Option<ScoredHand> {
        self.last_hand.clone()
    }

    /// The trick that can be looked at again. `open` is the trick that lies open as the last one, if one does.
    ///
    /// Before the first trick of a hand it is the last one of the hand before.
    pub(crate) fn last_trick(&self, open: &[Laid]) -> Option<TakenTrick> {
        let of_hand = self.tricks.last();
        if !open.is_empty() {
            let cards = open.to_vec();
            let winner = of_hand.filter(|trick| trick.cards == cards);
            return Some(TakenTrick {
                winner: winner.and_then(|trick| trick.winner),
                cards,
            });
        }
        match of_hand {
            Some(_) => None,
            None => self.last_hand.as_ref()?.last_trick(),
        }
    }
}
