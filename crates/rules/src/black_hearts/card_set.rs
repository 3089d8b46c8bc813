//! The printed values of Black Hearts cards: curse points and gifts. Names and artwork are in `moonshot-protocol`.

use thiserror::Error;

use super::card::NUMBERS;

/// Maximum number of gift cards, counting copies (B-08).
pub const MAX_GIFTS: usize = 6;
/// Maximum curse points of a card.
const MOST_POINTS: u8 = 99;

/// A card set: the curse points of the red 1 to 6, and the gifts.
///
/// ```
/// use moonshot_rules::{CardSet, CardSetError, Effect, Gift};
/// assert_eq!(CardSet::HOUSE.points(), [1, 1, 2, 2, 3, 4]);
/// let gift = Gift { effect: Effect::Multiply(3), copies: 6 };
/// assert_eq!(CardSet::new([1; 6], &[gift])?.gifts(), [gift]);
/// assert_eq!(CardSet::new([1; 6], &[gift, gift]), Err(CardSetError::TooManyGifts { cards: 12 }));
/// # Ok::<(), CardSetError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct CardSet {
    /// Indexed by number - 1.
    points: [u8; NUMBERS as usize],
    /// The first `kinds` entries are in use; the rest are [`NO_GIFT`].
    gifts: [Gift; MAX_GIFTS],
    kinds: u8,
}

/// A Gift card and its number of copies.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Gift {
    /// The rule it changes.
    pub effect: Effect,
    /// Number of copies, 1 to 6.
    pub copies: u8,
}

/// The rule change of a gift, valid for one hand (B-07).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum Effect {
    /// The lowest number takes the trick; on a tie, the latest in turn order.
    LowestTakes,
    /// On a tie for the highest number, the earliest in turn order takes the trick.
    EarliestTakes,
    /// Curse points count this many times, 2 to 9.
    Multiply(u8),
    /// Reduces each player's curse points by this number, 1 to 99, but not below 0.
    Reduce(u8),
    /// Before the first trick each player passes this number of cards, 1 to 4, to the right, simultaneously.
    PassRight(u8),
}

impl Effect {
    /// The score of a player who took curse cards with this many points.
    #[inline]
    pub fn score(self, points: i32) -> i32 {
        match self {
            Effect::Multiply(by) => points.saturating_mul(i32::from(by)),
            Effect::Reduce(by) => points.saturating_sub(i32::from(by)).max(0),
            Effect::LowestTakes | Effect::EarliestTakes | Effect::PassRight(_) => points,
        }
    }

    /// Whether the effect's number, if it has one, is in range.
    const fn is_in_range(self) -> bool {
        match self {
            Effect::LowestTakes | Effect::EarliestTakes => true,
            Effect::Multiply(by) => by >= 2 && by <= 9,
            Effect::Reduce(by) => by >= 1 && by <= 99,
            Effect::PassRight(cards) => cards >= 1 && cards <= 4,
        }
    }
}

/// Why a card set is invalid.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum CardSetError {
    /// A Curse card has more than 99 points.
    #[error("the curse {number} has {points} points; {MOST_POINTS} are the most")]
    Points {
        /// The curse's number, from 1.
        number: u8,
        /// Its points.
        points: u8,
    },
    /// The number of an effect is out of range.
    #[error("the number of {effect:?} is out of its range")]
    EffectRange {
        /// The gift's index in the list.
        place: usize,
        /// Its effect.
        effect: Effect,
    },
    /// A gift has no copies, or more than six.
    #[error("{copies} copies of a gift where 1 to {MAX_GIFTS} are right")]
    Copies {
        /// The gift's index in the list.
        place: usize,
        /// The number of copies.
        copies: u8,
    },
    /// This gift brings the total number of gift cards above six.
    #[error("{cards} gift cards; {MAX_GIFTS} are the most")]
    TooManyGifts {
        /// The number of gift cards up to and including this gift.
        cards: usize,
    },
}

/// Placeholder for unused entries.
const NO_GIFT: Gift = Gift {
    effect: Effect::LowestTakes,
    copies: 0,
};

impl CardSet {
    /// The house set, included with the project.
    pub const HOUSE: CardSet = CardSet {
        points: [1, 1, 2, 2, 3, 4],
        gifts: [
            gift(Effect::LowestTakes, 1),
            gift(Effect::Multiply(2), 1),
            gift(Effect::Reduce(2), 2),
            gift(Effect::EarliestTakes, 1),
            gift(Effect::PassRight(1), 1),
            NO_GIFT,
        ],
        kinds: 5,
    };

    /// A card set with these points for the red 1 to 6 and these gifts, one entry for each kind.
    ///
    /// # Errors
    /// [`CardSetError`] if a number is out of range, or there are more than [`MAX_GIFTS`] gift cards.
    pub fn new(points: [u8; NUMBERS as usize], gifts: &[Gift]) -> Result<CardSet, CardSetError> {
        for (number, points) in (1..).zip(points) {
            if points > MOST_POINTS {
                return Err(CardSetError::Points { number, points });
            }
        }
        let mut set = CardSet {
            points,
            gifts: [NO_GIFT; MAX_GIFTS],
            kinds: 0,
        };
        let mut cards = 0;
        for (place, gift) in gifts.iter().enumerate() {
            let Gift { effect, copies } = *gift;
            if !effect.is_in_range() {
                return Err(CardSetError::EffectRange { place, effect });
            }
            if !(1..=MAX_GIFTS).contains(&usize::from(copies)) {
                return Err(CardSetError::Copies { place, copies });
            }
            cards += usize::from(copies);
            // Each kind has at least one card, so there are never more kinds than entries.
            let Some(free) = set.gifts.get_mut(place).filter(|_| cards <= MAX_GIFTS) else {
                return Err(CardSetError::TooManyGifts { cards });
            };
            *free = *gift;
            set.kinds += 1;
        }
        Ok(set)
    }

    /// The house set, included with the project.
    pub const fn house() -> CardSet {
        CardSet::HOUSE
    }

    /// The curse points printed on the red 1 to 6.
    pub const fn points(&self) -> [u8; NUMBERS as usize] {
        self.points
    }

    /// The gifts, one entry for each kind. A gift is known by its place here.
    pub fn gifts(&self) -> &[Gift] {
        &self.gifts[..usize::from(self.kinds)]
    }

    /// The gift at that place, from 0.
    pub fn gift(&self, place: u8) -> Option<Gift> {
        self.gifts().get(usize::from(place)).copied()
    }
}

const fn gift(effect: Effect, copies: u8) -> Gift {
    Gift { effect, copies }
}

impl Default for CardSet {
    /// The house set.
    fn default() -> CardSet {
        CardSet::HOUSE
    }
}

#[cfg(feature = "serde")]
impl serde::Serialize for CardSet {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        use serde::ser::SerializeStruct;
        let mut set = serializer.serialize_struct("CardSet", 2)?;
        set.serialize_field("points", &self.points)?;
        set.serialize_field("gifts", self.gifts())?;
        set.end()
    }
}
