//! Sets of cards.

use std::fmt;
use std::ops::{BitAnd, BitOr, BitOrAssign, Not, Sub, SubAssign};

use crate::card::{Card, Rank, Suit};
use crate::dice::Dice;

/// A set of cards in one word, with sixteen bits for each suit, of which fourteen are used.
///
/// Iteration is in printing order: clubs, diamonds, spades, hearts; low to high; a Wild after its ace.
///
/// ```
/// use moonshot_rules::{Cards, Suit};
/// let hand: Cards = "2C QS AH".split(' ').map(|c| c.parse().unwrap()).collect();
/// assert_eq!(hand.len(), 3);
/// assert_eq!(hand.of(Suit::Hearts).highest().unwrap().to_string(), "AH");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Cards(u64);

impl Cards {
    /// The empty set.
    pub const EMPTY: Cards = Cards(0);
    /// The standard 52 cards (H-01).
    pub const STANDARD: Cards = Cards(0x1fff_1fff_1fff_1fff);
    /// The four Wilds (W-01).
    pub const WILDS: Cards = Cards(0x2000_2000_2000_2000);
    /// Every heart, the Wild Heart included.
    pub const HEARTS: Cards = Cards::suit(Suit::Hearts);

    /// Every card of a suit, its Wild included.
    #[inline]
    pub const fn suit(suit: Suit) -> Cards {
        Cards(0x3fff << (16 * suit as u32))
    }

    /// A set of one card.
    #[inline]
    pub const fn one(card: Card) -> Cards {
        Cards(1 << card.index())
    }

    /// How many cards the set holds.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether the set holds no card.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether the set holds this card.
    #[inline]
    pub const fn contains(self, card: Card) -> bool {
        self.0 & Cards::one(card).0 != 0
    }

    /// Whether the set holds every card of `other`.
    #[inline]
    pub const fn contains_all(self, other: Cards) -> bool {
        self.0 & other.0 == other.0
    }

    /// Whether the two sets share a card.
    #[inline]
    pub const fn intersects(self, other: Cards) -> bool {
        self.0 & other.0 != 0
    }

    /// Adds a card; returns whether it was new.
    #[inline]
    pub const fn insert(&mut self, card: Card) -> bool {
        let before = self.0;
        self.0 |= Cards::one(card).0;
        self.0 != before
    }

    /// Removes a card; returns whether it was there.
    #[inline]
    pub const fn remove(&mut self, card: Card) -> bool {
        let before = self.0;
        self.0 &= !Cards::one(card).0;
        self.0 != before
    }

    /// The cards of this set that are not in `other`; `-` does the same.
    #[inline]
    pub const fn minus(self, other: Cards) -> Cards {
        Cards(self.0 & !other.0)
    }

    /// The cards of one suit.
    #[inline]
    pub const fn of(self, suit: Suit) -> Cards {
        Cards(self.0 & Cards::suit(suit).0)
    }

    /// The last card in printing order; within one suit, its highest (a Wild counts above its ace).
    #[inline]
    pub const fn highest(self) -> Option<Card> {
        if self.0 == 0 {
            None
        } else {
            Some(Card::from_index(63 - self.0.leading_zeros() as u8))
        }
    }

    /// The first card in printing order; within one suit, its lowest.
    #[inline]
    pub const fn lowest(self) -> Option<Card> {
        if self.0 == 0 {
            None
        } else {
            Some(Card::from_index(self.0.trailing_zeros() as u8))
        }
    }

    /// The first card in printing order.
    #[inline]
    pub const fn first(self) -> Option<Card> {
        self.lowest()
    }

    /// The card with index `n` in printing order.
    #[inline]
    pub const fn nth(self, n: usize) -> Option<Card> {
        if n < moonshot_bits::count(self.0) as usize {
            Cards(moonshot_bits::select(self.0, n as u32)).lowest()
        } else {
            None
        }
    }

    /// A uniformly random card; `None` if the set is empty. Does not roll the dice if there is only one card.
    ///
    /// Avoids a loop over the cards, whose mispredicted branches would cost random playouts a third of their speed.
    #[inline]
    pub fn pick(self, dice: &mut (impl Dice + ?Sized)) -> Option<Card> {
        match moonshot_bits::count(self.0) {
            0 | 1 => self.lowest(),
            count => self.nth(dice.below(count) as usize),
        }
    }

    /// The set as a word, with a bit at each card's [`Card::index`]: sixteen places a suit, of which fourteen are used.
    #[inline(always)]
    pub const fn word(self) -> u64 {
        self.0
    }

    /// The set with that word, which must be a subset of a [`Cards::word`].
    #[inline(always)]
    pub(crate) const fn of_word(word: u64) -> Cards {
        Cards(word)
    }

    /// The cards of a card's suit that rank below it, without Wilds.
    pub const fn below(self, card: Card) -> Cards {
        let suit = self.of(card.suit()).0 & !Cards::WILDS.0;
        Cards(suit & (Cards::one(card).0 - 1))
    }

    /// The cards in printing order.
    pub const fn iter(self) -> Iter {
        Iter(self.0)
    }

    /// The card with this suit and rank, if the set contains it.
    pub fn get(self, suit: Suit, rank: Rank) -> Option<Card> {
        let card = Card::new(suit, rank);
        self.contains(card).then_some(card)
    }
}

/// The cards of a set in printing order.
#[derive(Clone, Debug)]
pub struct Iter(u64);

impl Iterator for Iter {
    type Item = Card;

    #[inline]
    fn next(&mut self) -> Option<Card> {
        let card = Cards(self.0).lowest()?;
        self.0 &= self.0 - 1;
        Some(card)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let len = Cards(self.0).len();
        (len, Some(len))
    }
}

impl ExactSizeIterator for Iter {}

impl IntoIterator for Cards {
    type Item = Card;
    type IntoIter = Iter;

    fn into_iter(self) -> Iter {
        self.iter()
    }
}

impl FromIterator<Card> for Cards {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Cards {
        let mut set = Cards::EMPTY;
        for card in cards {
            set.insert(card);
        }
        set
    }
}

impl BitOr for Cards {
    type Output = Cards;
    #[inline]
    fn bitor(self, other: Cards) -> Cards {
        Cards(self.0 | other.0)
    }
}

impl BitOrAssign for Cards {
    #[inline]
    fn bitor_assign(&mut self, other: Cards) {
        self.0 |= other.0;
    }
}

impl BitAnd for Cards {
    type Output = Cards;
    #[inline]
    fn bitand(self, other: Cards) -> Cards {
        Cards(self.0 & other.0)
    }
}

impl Sub for Cards {
    type Output = Cards;
    #[inline]
    fn sub(self, other: Cards) -> Cards {
        Cards(self.0 & !other.0)
    }
}

impl SubAssign for Cards {
    #[inline]
    fn sub_assign(&mut self, other: Cards) {
        self.0 &= !other.0;
    }
}

impl Not for Cards {
    type Output = Cards;
    /// Every card of the 56 that is not in the set.
    fn not(self) -> Cards {
        (Cards::STANDARD | Cards::WILDS) - self
    }
}

impl fmt::Display for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (place, card) in self.iter().enumerate() {
            if place > 0 {
                f.write_str(" ")?;
            }
            fmt::Display::fmt(&card, f)?;
        }
        Ok(())
    }
}

impl fmt::Debug for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "[{self}]")
    }
}

#[cfg(feature = "serde")]
impl serde::Serialize for Cards {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_packs_have_52_and_56_cards() {
        assert_eq!(Cards::STANDARD.len(), 52);
        assert_eq!((Cards::STANDARD | Cards::WILDS).len(), 56);
        assert_eq!(Cards::HEARTS.len(), 14);
    }

    #[test]
    fn iteration_is_in_printing_order() {
        let printed = (Cards::STANDARD | Cards::WILDS).to_string();
        assert!(printed.starts_with("2C 3C") && printed.ends_with("KH AH WH"));
        assert!(printed.contains("AC WC 2D"));
    }

    #[test]
    fn set_words_agree_with_iteration() {
        let set: Cards = ["2C", "WC", "QS", "3H"]
            .iter()
            .map(|c| c.parse().unwrap())
            .collect();
        let mut left = set.iter();
        for (n, card) in set.iter().enumerate() {
            assert_eq!(set.nth(n), Some(card));
            assert_eq!(left.size_hint(), (4 - n, Some(4 - n)));
            assert_eq!(left.next(), Some(card));
        }
        assert_eq!(left.len(), 0);
        assert_eq!(set.nth(4), None);
        assert_eq!(set.lowest(), set.iter().next());
        assert_eq!(set.highest(), set.iter().last());
        assert_eq!((!set).len(), 52);
        assert_eq!(set.below("AS".parse().unwrap()).to_string(), "QS");
        assert_eq!(set.first(), set.lowest());
    }

    #[test]
    fn adding_and_taking_out_say_whether_anything_changed() {
        let [queen, two]: [Card; 2] = ["QS", "2H"].map(|card| card.parse().unwrap());
        let mut set = Cards::EMPTY;
        assert!(set.insert(queen) && !set.insert(queen));
        assert!(!set.remove(two));
        assert_eq!(set, Cards::one(queen));
        assert!(set.remove(queen) && !set.remove(queen));
        assert!(set.is_empty());
        let hearts = Cards::HEARTS.minus(Cards::one(two));
        assert_eq!(hearts, Cards::HEARTS - Cards::one(two));
        assert_eq!((hearts.len(), hearts.contains(two)), (13, false));
    }

    #[test]
    fn a_pick_is_any_card_of_the_set() {
        /// Rolls consecutive numbers.
        struct Each(u32);
        impl Dice for Each {
            fn below(&mut self, bound: u32) -> u32 {
                self.0 += 1;
                (self.0 - 1) % bound
            }
        }
        let mut dice = Each(0);
        let picked: Cards = (0..14)
            .filter_map(|_| Cards::HEARTS.pick(&mut dice))
            .collect();
        assert_eq!((picked, dice.0), (Cards::HEARTS, 14));
        let queen = Cards::one(Card::QUEEN_OF_SPADES);
        assert_eq!(queen.pick(&mut dice), Some(Card::QUEEN_OF_SPADES));
        assert_eq!(Cards::EMPTY.pick(&mut dice), None);
        assert_eq!(dice.0, 14, "without a choice nothing is asked");
    }

    /// Calls every method on empty, partial and full sets, with indices in and out of range and invalid dice.
    #[test]
    fn nothing_panics() {
        struct Highest;
        impl Dice for Highest {
            fn below(&mut self, _: u32) -> u32 {
                u32::MAX
            }
        }
        let all = Cards::STANDARD | Cards::WILDS;
        for set in [
            Cards::EMPTY,
            Cards::WILDS,
            Cards::HEARTS,
            Cards::STANDARD,
            all,
        ] {
            for n in [0, 1, 3, 13, 55, 56, 63, 64, 1 << 32, usize::MAX] {
                assert_eq!(set.nth(n), set.iter().nth(n));
            }
            let _ = (
                set.pick(&mut Highest),
                set.lowest(),
                set.highest(),
                set.first(),
                set.len(),
            );
            for card in all {
                let mut other = set;
                let _ = (other.insert(card), other.remove(card), other.contains(card));
                let _ = (
                    set.below(card),
                    set.of(card.suit()),
                    set.get(card.suit(), card.rank()),
                );
                assert_eq!(!!other, other);
            }
        }
    }
}
