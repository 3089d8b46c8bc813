//! The cards of Black Hearts.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

use crate::bag::kinds::Indexed;
use crate::bag::{Alike, Bag};

/// The colour of a card, in the order hands are printed in: `R B W`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
#[repr(u8)]
pub enum Colour {
    /// A Curse card (B-01).
    Red = 0,
    /// A Fixed card (B-02).
    Blue = 1,
    /// A Random card (B-04); there are three copies of each number.
    White = 2,
}

impl Colour {
    /// All three, in printing order.
    pub const ALL: [Colour; 3] = [Colour::Red, Colour::Blue, Colour::White];

    /// The colour's letter in notation.
    pub const fn letter(self) -> char {
        match self {
            Colour::Red => 'R',
            Colour::Blue => 'B',
            Colour::White => 'W',
        }
    }
}

/// A card of Black Hearts in one byte: the colour above three bits for the number.
///
/// ```
/// use moonshot_rules::{BlackCard, Colour};
/// let card: BlackCard = "R6".parse().unwrap();
/// assert_eq!((card.colour(), card.number()), (Colour::Red, 6));
/// assert_eq!(BlackCard::TWO_O_CLOCK.to_string(), "B2");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct BlackCard(u8);

/// A multiset of Black Hearts cards.
pub type BlackCards = Bag<BlackCard>;

/// The highest number of each colour.
pub(super) const NUMBERS: u8 = 6;

impl BlackCard {
    /// Two o'clock, the blue 2 (B-03), which leads the first trick (B-09).
    pub const TWO_O_CLOCK: BlackCard = BlackCard::numbered(Colour::Blue, 2);

    /// The card with that colour and number; `None` if the number is not 1 to 6.
    pub const fn new(colour: Colour, number: u8) -> Option<BlackCard> {
        if number >= 1 && number <= NUMBERS {
            Some(BlackCard::numbered(colour, number))
        } else {
            None
        }
    }

    /// The card with that colour and a number known to be 1 to 6.
    pub(super) const fn numbered(colour: Colour, number: u8) -> BlackCard {
        BlackCard((colour as u8) << 3 | number)
    }

    /// All cards of a colour, one copy of each number, ascending.
    pub fn all(colour: Colour) -> impl Iterator<Item = BlackCard> + Clone {
        (1..=NUMBERS).map(move |number| BlackCard::numbered(colour, number))
    }

    /// The card's colour.
    #[inline]
    pub const fn colour(self) -> Colour {
        match self.0 >> 3 {
            0 => Colour::Red,
            1 => Colour::Blue,
            _ => Colour::White,
        }
    }

    /// The card's number, 1 to 6.
    #[inline]
    pub const fn number(self) -> u8 {
        self.0 & 7
    }

    /// Whether this is one of the six Curse cards.
    #[inline]
    pub const fn is_curse(self) -> bool {
        self.0 < 8
    }
}

impl Alike for BlackCard {}

impl Indexed for BlackCard {
    #[inline]
    fn index(self) -> u32 {
        u32::from(self.0)
    }

    #[inline]
    fn at(index: u32) -> BlackCard {
        BlackCard(index as u8)
    }
}

impl fmt::Display for BlackCard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.colour().letter(), self.number())
    }
}

impl fmt::Debug for BlackCard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The text is not a card of Black Hearts.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("no card of Black Hearts")]
pub struct ParseBlackCardError;

impl FromStr for BlackCard {
    type Err = ParseBlackCardError;

    fn from_str(text: &str) -> Result<BlackCard, ParseBlackCardError> {
        let [colour, number] = text.as_bytes() else {
            return Err(ParseBlackCardError);
        };
        Colour::ALL
            .into_iter()
            .find(|c| c.letter() as u8 == *colour)
            .and_then(|c| BlackCard::new(c, number.wrapping_sub(b'0')))
            .ok_or(ParseBlackCardError)
    }
}

#[cfg(feature = "serde")]
impl serde::Serialize for BlackCard {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn notation_goes_round_for_every_card() {
        for colour in Colour::ALL {
            for card in BlackCard::all(colour) {
                assert_eq!(card.to_string().parse(), Ok(card));
                assert_eq!(card.colour(), colour);
                assert_eq!(BlackCard::at(card.index()), card);
            }
        }
    }

    #[test]
    fn a_text_that_is_no_card_is_refused() {
        for text in ["", "R", "R0", "R7", "r3", "X3", "3R", "R3 ", "R33", "R/"] {
            assert_eq!(text.parse::<BlackCard>(), Err(ParseBlackCardError));
        }
    }
}
