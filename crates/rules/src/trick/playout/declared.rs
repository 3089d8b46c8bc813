//! Cards with declared Wilds.

use std::ops::{BitAnd, BitOrAssign, Sub, SubAssign};

use crate::card::{Card, Rank};
use crate::cards::Cards;
use crate::trick::action::Played;

/// A set of cards with declared Wilds, in one word: sixteen bits for each suit, indexed by
/// [strength](Played::strength). A Wild is stored at its declared strength, so the highest bit of a suit wins a trick
/// without a special case.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Declared(u64);

/// The bits of Wilds declared lowest.
const LOWEST: u64 = 0x0001_0001_0001_0001;
/// The distance from there to a Wild's index in [`Cards`].
const WILD: u32 = Rank::Wild as u32;

impl Declared {
    pub(super) const EMPTY: Declared = Declared(0);

    /// The cards, with the Wilds in `lows` declared lowest and the others highest.
    #[inline(always)]
    pub(super) const fn new(cards: Cards, lows: Cards) -> Declared {
        let (cards, lows) = (cards.word(), lows.word() & Cards::WILDS.word());
        Declared((cards & !lows) << 1 | (cards & lows) >> WILD)
    }

    /// The cards, with each Wild set both ways.
    #[inline(always)]
    pub(super) const fn either_way(cards: Cards) -> Declared {
        let wilds = cards.word() & Cards::WILDS.word();
        Declared(cards.word() << 1 | wilds >> WILD)
    }

    /// The cards without declarations.
    #[inline(always)]
    pub(super) const fn cards(self) -> Cards {
        Cards::of_word((self.0 & !LOWEST) >> 1 | (self.0 & LOWEST) << WILD)
    }

    #[inline(always)]
    pub(super) const fn word(self) -> u64 {
        self.0
    }

    /// The set with that word, which must be a subset of a [`Declared::word`].
    #[inline(always)]
    pub(super) const fn of_word(word: u64) -> Declared {
        Declared(word)
    }

    #[inline(always)]
    pub(super) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[inline(always)]
    pub(super) const fn intersects(self, other: Declared) -> bool {
        self.0 & other.0 != 0
    }

    /// Every card of the suit of this single card; each Wild both ways.
    #[inline(always)]
    pub(super) const fn suit(self) -> Declared {
        Declared(0x7fff << (self.0.trailing_zeros() & 0x30))
    }

    /// The set with each Wild declared lowest.
    #[inline(always)]
    pub(super) const fn lowest(self) -> Declared {
        Declared::new(self.cards(), Cards::WILDS)
    }

    /// The index of this single card.
    #[inline(always)]
    pub(super) const fn place(self) -> u8 {
        self.0.trailing_zeros() as u8 & 63
    }

    /// The played card with that index.
    #[inline(always)]
    pub(super) const fn played_at(place: u8) -> Played {
        if place & 15 == 0 {
            Played::low(Card::from_index(place | Rank::Wild as u8))
        } else {
            Played::high(Card::from_index(place - 1))
        }
    }
}

impl BitAnd for Declared {
    type Output = Declared;
    #[inline(always)]
    fn bitand(self, other: Declared) -> Declared {
        Declared(self.0 & other.0)
    }
}

impl BitOrAssign for Declared {
    #[inline(always)]
    fn bitor_assign(&mut self, other: Declared) {
        self.0 |= other.0;
    }
}

impl Sub for Declared {
    type Output = Declared;
    #[inline(always)]
    fn sub(self, other: Declared) -> Declared {
        Declared(self.0 & !other.0)
    }
}

impl SubAssign for Declared {
    #[inline(always)]
    fn sub_assign(&mut self, other: Declared) {
        self.0 &= !other.0;
    }
}
