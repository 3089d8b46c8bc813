//! The printed faces of Black Hearts as the rules see them: curse points and gifts. Their names are not here.

use thiserror::Error;

use super::card::NUMBERS;

/// How many gift cards there are at most, all copies counted (B-08).
pub const MAX_GIFTS: usize = 6;
/// The most curse points of a card.
const MOST_POINTS: u8 = 99;

/// The curse points of the red 1 to 6, and the gifts.
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
    /// By number, from 1.
    points: [u8; NUMBERS as usize],
    /// The first `kinds` are there; the others are [`NO_GIFT`].
    gifts: [Gift; MAX_GIFTS],
    kinds: u8,
}

/// A Gift card, and how many of it there are.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Gift {
    /// What it changes.
    pub effect: Effect,
    /// How many of this card there are, 1 to 6.
    pub copies: u8,
}

/// What a gift changes for its hand (B-07).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum Effect {
    /// The lowest number takes the trick; on a tie, the latest in turn order.
    LowestTakes,
    /// On a tie for the highest number, the earliest in turn order takes the trick.
    EarliestTakes,
    /// Curse points of the hand count so many times, 2 to 9.
    Multiply(u8),
    /// Each player's curse points of the hand are so many fewer, 1 to 99, but not below 0.
    Reduce(u8),
    /// Before the first trick each player passes so many cards, 1 to 4, to the right, all at once.
    PassRight(u8),
}

impl Effect {
    /// What a player scores who took curse cards of so many points.
    #[inline]
    pub fn score(self, points: i32) -> i32 {
        match self {
            Effect::Multiply(by) => points.saturating_mul(i32::from(by)),
            Effect::Reduce(by) => points.saturating_sub(i32::from(by)).max(0),
            Effect::LowestTakes | Effect::EarliestTakes | Effect::PassRight(_) => points,
        }
    }

    /// Whether its number, where it has one, is in its range.
    const fn is_in_range(self) -> bool {
        match self {
            Effect::LowestTakes | Effect::EarliestTakes => true,
            Effect::Multiply(by) => by >= 2 && by <= 9,
            Effect::Reduce(by) => by >= 1 && by <= 99,
            Effect::PassRight(cards) => cards >= 1 && cards <= 4,
        }
    }
}

/// Why a card set cannot be.
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
    /// The number of an effect is out of its range.
    #[error("the number of {effect:?} is out of its range")]
    EffectRange {
        /// The gift's place in the list, from 0.
        place: usize,
        /// Its effect.
        effect: Effect,
    },
    /// There are none of a gift, or more than six.
    #[error("{copies} copies of a gift where 1 to {MAX_GIFTS} are right")]
    Copies {
        /// The gift's place in the list, from 0.
        place: usize,
        /// How many there are.
        copies: u8,
    },
    /// With this gift, the gift cards come to more than six.
    #[error("{cards} gift cards; {MAX_GIFTS} are the most")]
    TooManyGifts {
        /// How many the gifts up to there have.
        cards: usize,
    },
}

/// What fills the places of gifts that there are not.
const NO_GIFT: Gift = Gift {
    effect: Effect::LowestTakes,
    copies: 0,
};

impl CardSet {
    /// The house set, which comes with the project.
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

    /// The set where the red 1 to 6 have these points, with these gifts, one entry for each kind.
    ///
    /// # Errors
    ///
    /// [`CardSetError`] where a number is out of its range, or the gift cards are more than [`MAX_GIFTS`].
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
            // Each kind has a card at least, so there are never more kinds than places.
            let Some(free) = set.gifts.get_mut(place).filter(|_| cards <= MAX_GIFTS) else {
                return Err(CardSetError::TooManyGifts { cards });
            };
            *free = *gift;
            set.kinds += 1;
        }
        Ok(set)
    }

    /// The house set, which comes with the project.
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
