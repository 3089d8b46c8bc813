//! A scored hand in a few bytes a card: a server keeps those of many tables.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::Arc;

use moonshot_protocol::Laid;
use moonshot_rules::Seat;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::{LastHand, TakenTrick};

/// Packed tricks, a few bytes a card: a server keeps those of many tables.
#[derive(Clone, Default, Hash, Debug)]
pub struct PackedTricks {
    /// The cards of all tricks, in the order played.
    cards: Vec<(Seat, CardText)>,
    /// For each trick, how many cards lie before its end, and who took it.
    taken: Vec<(u16, Seat)>,
}

/// A card in notation. The longest has three bytes, `WC+`; behind a shorter one are zeros.
type CardText = [u8; 3];

/// A scored hand, part of each snapshot until the next hand is scored. It serialises as [`LastHand`], and as a hash of itself
/// where the format is not human-readable.
#[derive(Clone, Debug)]
pub struct ScoredHand {
    scored: Arc<Scored>,
    mark: u64,
}

/// A scored hand, packed.
#[derive(Hash, Debug)]
pub struct Scored {
    /// Its number, from 1.
    pub hand: u32,
    /// Its tricks.
    pub tricks: PackedTricks,
    /// Per seat, the points on the cards taken face up.
    pub points_taken: Vec<i32>,
    /// The gift in effect.
    pub gift: Option<String>,
    /// Each seat's score.
    pub scores: Vec<i32>,
    /// The totals after the hand.
    pub totals: Vec<i32>,
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

impl ScoredHand {
    /// Its last trick.
    pub fn last_trick(&self) -> Option<TakenTrick> {
        self.scored.tricks.last()
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

impl<'de> Deserialize<'de> for ScoredHand {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<ScoredHand, D::Error> {
        let hand = LastHand::deserialize(deserializer)?;
        let mut tricks = PackedTricks::default();
        for (cards, winner) in hand.tricks.iter().zip(hand.winners) {
            tricks.push(cards, winner);
        }
        Ok(ScoredHand::from(Scored {
            hand: hand.hand,
            tricks,
            points_taken: hand.points_taken,
            gift: hand.gift,
            scores: hand.scores,
            totals: hand.totals,
        }))
    }
}

impl PackedTricks {
    /// Adds a trick.
    pub fn push(&mut self, cards: &[Laid], winner: Seat) {
        for laid in cards {
            self.cards.push((laid.seat, text(&laid.card)));
        }
        self.taken.push((self.cards.len() as u16, winner));
    }

    /// Frees spare capacity.
    pub fn shrink(&mut self) {
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

    /// The last trick.
    pub fn last(&self) -> Option<TakenTrick> {
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
