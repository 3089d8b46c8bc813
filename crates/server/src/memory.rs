//! What a viewer remembers of this hand and of the one before: a fold over the events they saw.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::Arc;

use moonshot_protocol::{Event, Laid};
use moonshot_rules::{Seat, Viewer};
use serde::{Serialize, Serializer};

use crate::wire::{Given, LastHand, Received, TakenTrick};

/// A viewer's memory. It is made only of that viewer's events, so nothing hidden gets into it.
#[derive(Clone, Default, Debug)]
pub(crate) struct Memory {
    pub(crate) received: Option<Received>,
    pub(crate) passed: Option<Given>,
    last_hand: Option<ScoredHand>,
    tricks: Tricks,
    /// Per seat, the points on the cards taken face up; empty before the first trick.
    points_taken: Vec<i32>,
    gift: Option<String>,
}

/// Tricks, a few bytes a card: a server keeps those of many tables.
#[derive(Clone, Default, Hash, Debug)]
struct Tricks {
    /// The cards of all tricks, in the order played.
    cards: Vec<(Seat, CardText)>,
    /// For each trick, how many cards lie before its end, and who took it.
    taken: Vec<(u16, Seat)>,
}

/// A card in notation. The longest has three bytes, `WC+`; behind a shorter one are zeros.
type CardText = [u8; 3];

/// A hand that is over, which is told in each snapshot until the next one is. It is written as [`LastHand`]; where nobody reads
/// it, as a number that is another for another hand.
#[derive(Clone, Debug)]
pub(crate) struct ScoredHand {
    scored: Arc<Scored>,
    mark: u64,
}

#[derive(Hash, Debug)]
struct Scored {
    hand: u32,
    tricks: Tricks,
    points_taken: Vec<i32>,
    gift: Option<String>,
    scores: Vec<i32>,
    totals: Vec<i32>,
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
            None => self.last_hand.as_ref()?.scored.tricks.last(),
        }
    }
}

impl From<Scored> for ScoredHand {
    fn from(scored: Scored) -> ScoredHand {
        let mut hasher = DefaultHasher::new();
        scored.hash(&mut hasher);
        ScoredHand {
            scored: Arc::new(scored),
            mark: hasher.finish(),
        }
    }
}

impl From<&ScoredHand> for LastHand {
    fn from(hand: &ScoredHand) -> LastHand {
        let hand = &hand.scored;
        let tricks = hand.tricks.iter();
        LastHand {
            hand: hand.hand,
            tricks: tricks.map(|trick| trick.cards).collect(),
            winners: hand
                .tricks
                .iter()
                .filter_map(|trick| trick.winner)
                .collect(),
            points_taken: hand.points_taken.clone(),
            gift: hand.gift.clone(),
            scores: hand.scores.clone(),
            totals: hand.totals.clone(),
        }
    }
}

impl Serialize for ScoredHand {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() {
            LastHand::from(self).serialize(serializer)
        } else {
            self.mark.serialize(serializer)
        }
    }
}

impl Tricks {
    fn push(&mut self, cards: &[Laid], winner: Seat) {
        for laid in cards {
            self.cards.push((laid.seat, text(&laid.card)));
        }
        self.taken.push((self.cards.len() as u16, winner));
    }

    fn shrink(&mut self) {
        self.cards.shrink_to_fit();
        self.taken.shrink_to_fit();
    }

    fn get(&self, place: usize) -> Option<TakenTrick> {
        let (end, winner) = *self.taken.get(place)?;
        let start = match place.checked_sub(1) {
            Some(before) => self.taken.get(before)?.0,
            None => 0,
        };
        let cards = self.cards.get(usize::from(start)..usize::from(end))?;
        let laid = |(seat, card): &(Seat, CardText)| Laid {
            seat: *seat,
            card: String::from_utf8_lossy(card)
                .trim_end_matches('\0')
                .to_owned(),
        };
        Some(TakenTrick {
            cards: cards.iter().map(laid).collect(),
            winner: Some(winner),
        })
    }

    fn last(&self) -> Option<TakenTrick> {
        self.get(self.taken.len().checked_sub(1)?)
    }

    fn iter(&self) -> impl Iterator<Item = TakenTrick> + '_ {
        (0..self.taken.len()).filter_map(|place| self.get(place))
    }
}

/// The card's notation; no game has one that is too long, which a test checks.
fn text(card: &str) -> CardText {
    let mut text = CardText::default();
    if let Some(start) = text.get_mut(..card.len()) {
        start.copy_from_slice(card.as_bytes());
    }
    text
}
