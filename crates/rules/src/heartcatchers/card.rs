//! The cards of Heartcatchers.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

use crate::bag::kinds::Indexed;
use crate::bag::{Alike, Bag};

/// The colour of a Heart card, in printing order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
#[repr(u8)]
pub enum HeartColour {
    /// Catches green.
    Red = 0,
    /// Catches blue.
    Green = 1,
    /// Catches red.
    Blue = 2,
}

impl HeartColour {
    /// All three, in printing order.
    pub const ALL: [HeartColour; 3] = [HeartColour::Red, HeartColour::Green, HeartColour::Blue];

    /// The colour's letter in notation.
    pub const fn letter(self) -> char {
        match self {
            HeartColour::Red => 'R',
            HeartColour::Green => 'G',
            HeartColour::Blue => 'B',
        }
    }

    /// The colour's name.
    pub const fn name(self) -> &'static str {
        match self {
            HeartColour::Red => "red",
            HeartColour::Green => "green",
            HeartColour::Blue => "blue",
        }
    }

    /// The colour that this one catches (K-06).
    pub const fn catches(self) -> HeartColour {
        match self {
            HeartColour::Red => HeartColour::Green,
            HeartColour::Green => HeartColour::Blue,
            HeartColour::Blue => HeartColour::Red,
        }
    }
}

/// A Heart card's effect as a Secret.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
#[repr(u8)]
pub enum HeartKind {
    /// Nothing; three of each colour.
    Blank = 0,
    /// Three points (K-15).
    UltimateLove = 1,
    /// Minus three points (K-15).
    Heartbreaker = 2,
    /// Its stack changes sides (K-14).
    ChangeOfHeart = 3,
}

impl HeartKind {
    /// All four, in printing order.
    pub const ALL: [HeartKind; 4] = [
        HeartKind::Blank,
        HeartKind::UltimateLove,
        HeartKind::Heartbreaker,
        HeartKind::ChangeOfHeart,
    ];

    /// The kind's letter in notation.
    pub const fn letter(self) -> char {
        match self {
            HeartKind::Blank => 'b',
            HeartKind::UltimateLove => 'u',
            HeartKind::Heartbreaker => 'h',
            HeartKind::ChangeOfHeart => 'c',
        }
    }
}

/// A card of Heartcatchers in four bits: a Heart with a colour and a kind, or an Uncatchable.
///
/// ```
/// use moonshot_rules::{HeartCard, HeartColour, HeartKind};
/// let card: HeartCard = "Gu".parse().unwrap();
/// assert_eq!((card.colour(), card.kind()), (Some(HeartColour::Green), Some(HeartKind::UltimateLove)));
/// assert_eq!(HeartCard::UNCATCHABLE.to_string(), "U");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct HeartCard(u8);

/// A multiset of Heartcatchers cards.
pub type HeartCards = Bag<HeartCard>;

impl HeartCard {
    /// A white card that catches everything and that nothing catches (K-07).
    pub const UNCATCHABLE: HeartCard = HeartCard(12);

    /// The Heart card with that colour and kind.
    pub const fn heart(colour: HeartColour, kind: HeartKind) -> HeartCard {
        HeartCard((colour as u8) << 2 | kind as u8)
    }

    /// The thirteen different cards, in hand order.
    pub fn all() -> impl Iterator<Item = HeartCard> + Clone {
        (0..=HeartCard::UNCATCHABLE.0).map(HeartCard)
    }

    /// The number of copies in the pack (K-01).
    pub const fn copies(self) -> usize {
        match self.kind() {
            None => 2,
            Some(HeartKind::Blank) => 3,
            Some(_) => 1,
        }
    }

    /// The card's colour; `None` for an Uncatchable.
    #[inline]
    pub const fn colour(self) -> Option<HeartColour> {
        match self.0 >> 2 {
            0 => Some(HeartColour::Red),
            1 => Some(HeartColour::Green),
            2 => Some(HeartColour::Blue),
            _ => None,
        }
    }

    /// 0 to 2 for the colours in printing order, 3 for an Uncatchable.
    #[inline]
    pub(super) const fn colour_index(self) -> u32 {
        (self.0 >> 2) as u32
    }

    /// The card's kind; `None` for an Uncatchable.
    pub const fn kind(self) -> Option<HeartKind> {
        match (self.0 >> 2, self.0 & 3) {
            (3, _) => None,
            (_, 0) => Some(HeartKind::Blank),
            (_, 1) => Some(HeartKind::UltimateLove),
            (_, 2) => Some(HeartKind::Heartbreaker),
            _ => Some(HeartKind::ChangeOfHeart),
        }
    }

    /// Whether this card catches a stack with that top card (K-06, K-07).
    #[inline]
    pub const fn catches(self, top: HeartCard) -> bool {
        match (self.colour(), top.colour()) {
            (_, None) => false,
            (None, Some(_)) => true,
            (Some(own), Some(top)) => own.catches() as u8 == top as u8,
        }
    }

    /// The card in four bits, 1 to 13; 0 means no card.
    #[inline]
    pub(super) const fn nibble(self) -> u8 {
        self.0 + 1
    }

    /// The card with those four bits; `None` if there is none.
    #[inline]
    pub(super) const fn from_nibble(nibble: u8) -> Option<HeartCard> {
        if nibble >= 1 && nibble <= HeartCard::UNCATCHABLE.nibble() {
            Some(HeartCard(nibble - 1))
        } else {
            None
        }
    }
}

impl Alike for HeartCard {}

impl Indexed for HeartCard {
    #[inline]
    fn index(self) -> u32 {
        u32::from(self.0)
    }

    #[inline]
    fn at(index: u32) -> HeartCard {
        HeartCard(index as u8)
    }
}

impl fmt::Display for HeartCard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.colour(), self.kind()) {
            (Some(colour), Some(kind)) => write!(f, "{}{}", colour.letter(), kind.letter()),
            _ => f.write_str("U"),
        }
    }
}

impl fmt::Debug for HeartCard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The text is not a card of Heartcatchers.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("no card of Heartcatchers")]
pub struct ParseHeartCardError;

impl FromStr for HeartCard {
    type Err = ParseHeartCardError;

    fn from_str(text: &str) -> Result<HeartCard, ParseHeartCardError> {
        let card = match text.as_bytes() {
            b"U" => Some(HeartCard::UNCATCHABLE),
            [colour, kind] => {
                let mut colours = HeartColour::ALL.into_iter();
                let colour = colours.find(|c| c.letter() as u8 == *colour);
                let mut kinds = HeartKind::ALL.into_iter();
                let kind = kinds.find(|k| k.letter() as u8 == *kind);
                colour.zip(kind).map(|(c, k)| HeartCard::heart(c, k))
            }
            _ => None,
        };
        card.ok_or(ParseHeartCardError)
    }
}

#[cfg(feature = "serde")]
impl serde::Serialize for HeartCard {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn notation_goes_round_for_every_card() {
        for card in HeartCard::all() {
            assert_eq!(card.to_string().parse(), Ok(card));
            assert_eq!(HeartCard::at(card.index()), card);
            assert_eq!(HeartCard::from_nibble(card.nibble()), Some(card));
        }
    }

    #[test]
    fn a_text_that_is_no_card_is_refused() {
        for text in [
            "", "R", "r", "u", "Ub", "rb", "RB", "Rb ", "Rx", "Yb", "Rbb",
        ] {
            assert_eq!(text.parse::<HeartCard>(), Err(ParseHeartCardError));
        }
    }
}
