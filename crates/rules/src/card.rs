//! Cards of the standard pack, and the four Wilds of Wild Twists Hearts.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

/// One of the four suits, in the order hands are printed in: `C D S H`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Suit {
    /// ♣
    Clubs = 0,
    /// ♦
    Diamonds = 1,
    /// ♠
    Spades = 2,
    /// ♥
    Hearts = 3,
}

impl Suit {
    /// All four, in printing order.
    pub const ALL: [Suit; 4] = [Suit::Clubs, Suit::Diamonds, Suit::Spades, Suit::Hearts];

    /// The suit's letter in notation.
    pub const fn letter(self) -> char {
        match self {
            Suit::Clubs => 'C',
            Suit::Diamonds => 'D',
            Suit::Spades => 'S',
            Suit::Hearts => 'H',
        }
    }

    /// The suit's name in the plural, as in "You must follow clubs".
    pub const fn name(self) -> &'static str {
        match self {
            Suit::Clubs => "clubs",
            Suit::Diamonds => "diamonds",
            Suit::Spades => "spades",
            Suit::Hearts => "hearts",
        }
    }

    const fn from_bits(bits: u8) -> Suit {
        match bits & 3 {
            0 => Suit::Clubs,
            1 => Suit::Diamonds,
            2 => Suit::Spades,
            _ => Suit::Hearts,
        }
    }
}

impl fmt::Display for Suit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A card's rank, aces high; a Wild sorts after its suit's ace.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
#[allow(missing_docs)] // the names say it
pub enum Rank {
    Two = 0,
    Three = 1,
    Four = 2,
    Five = 3,
    Six = 4,
    Seven = 5,
    Eight = 6,
    Nine = 7,
    Ten = 8,
    Jack = 9,
    Queen = 10,
    King = 11,
    Ace = 12,
    /// The Wild of its suit (W-01): above the ace or below the two, as declared.
    Wild = 13,
}

impl Rank {
    /// Every rank in ascending order, the Wild last.
    pub const ALL: [Rank; 14] = [
        Rank::Two,
        Rank::Three,
        Rank::Four,
        Rank::Five,
        Rank::Six,
        Rank::Seven,
        Rank::Eight,
        Rank::Nine,
        Rank::Ten,
        Rank::Jack,
        Rank::Queen,
        Rank::King,
        Rank::Ace,
        Rank::Wild,
    ];

    const LETTERS: [u8; 14] = *b"23456789TJQKAW";

    /// The rank's letter in notation, `W` for a Wild.
    pub const fn letter(self) -> char {
        Rank::LETTERS[self as usize] as char
    }
}

/// A card of the standard pack or a Wild, in one byte: the suit in the high half, the rank in the low.
///
/// ```
/// use moonshot_rules::{Card, Rank, Suit};
/// let queen: Card = "QS".parse().unwrap();
/// assert_eq!((queen.suit(), queen.rank()), (Suit::Spades, Rank::Queen));
/// assert_eq!(queen.to_string(), "QS");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(u8);

impl Card {
    /// Q♠, worth 13 points (H-20).
    pub const QUEEN_OF_SPADES: Card = Card::new(Suit::Spades, Rank::Queen);
    /// J♦, worth -10 points with the jack bonus.
    pub const JACK_OF_DIAMONDS: Card = Card::new(Suit::Diamonds, Rank::Jack);
    /// The Wild Club, which may open a hand of Wild Twists (W-07).
    pub const WILD_CLUB: Card = Card::new(Suit::Clubs, Rank::Wild);

    /// The card with that suit and rank.
    pub const fn new(suit: Suit, rank: Rank) -> Card {
        Card((suit as u8) << 4 | rank as u8)
    }

    /// The card's suit; a Wild belongs to its suit (W-10).
    #[inline]
    pub const fn suit(self) -> Suit {
        Suit::from_bits(self.0 >> 4)
    }

    /// The card's rank.
    #[inline]
    pub const fn rank(self) -> Rank {
        Rank::ALL[(self.0 & 15) as usize]
    }

    /// Whether this is one of the four Wilds.
    pub const fn is_wild(self) -> bool {
        self.0 & 15 == Rank::Wild as u8
    }

    /// The card's index in a [`Cards`](crate::Cards) set, 0 to 61; stable, and ascending in printing order.
    #[inline]
    pub const fn index(self) -> u8 {
        self.0
    }

    /// The card with that index, which must come from [`Card::index`].
    #[inline]
    pub(crate) const fn from_index(index: u8) -> Card {
        Card(index)
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_wild() {
            write!(f, "W{}", self.suit().letter())
        } else {
            write!(f, "{}{}", self.rank().letter(), self.suit().letter())
        }
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The text is not a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("no card")]
pub struct ParseCardError;

impl FromStr for Card {
    type Err = ParseCardError;

    fn from_str(text: &str) -> Result<Card, ParseCardError> {
        let [rank, suit] = text.as_bytes() else {
            return Err(ParseCardError);
        };
        let rank = Rank::LETTERS.iter().position(|letter| letter == rank);
        let suit = Suit::ALL.into_iter().find(|s| s.letter() as u8 == *suit);
        match (rank, suit) {
            (Some(rank), Some(suit)) => Ok(Card::new(suit, Rank::ALL[rank])),
            _ => Err(ParseCardError),
        }
    }
}

#[cfg(feature = "serde")]
impl serde::Serialize for Card {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn notation_goes_round_for_every_card() {
        for suit in Suit::ALL {
            for rank in Rank::ALL {
                let card = Card::new(suit, rank);
                assert_eq!(card.to_string().parse(), Ok(card));
                assert_eq!((card.suit(), card.rank()), (suit, rank));
            }
        }
    }

    #[test]
    fn h_01_aces_are_high_and_twos_low() {
        assert!(Rank::Ace > Rank::King && Rank::King > Rank::Queen && Rank::Three > Rank::Two);
    }

    #[test]
    fn a_text_that_is_no_card_is_refused() {
        for text in ["", "Q", "QX", "1S", "10S", "qs", "QS ", "♠Q", "SQ"] {
            assert_eq!(text.parse::<Card>(), Err(ParseCardError));
        }
    }
}
