//! A stack of Heartcatchers: face-up cards, and Secrets under them, with four bits for each card.

use std::hint::select_unpredictable;

use super::card::{HeartCard, HeartKind};
use crate::seat::Seat;

/// A stack: at most fifteen face-up cards and fourteen Secrets.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stack {
    /// The face-up cards, the top one in the lowest four bits.
    up: u64,
    /// The Secrets, the latest in the lowest four bits.
    secrets: u64,
    /// Who laid each Secret, in the same order, one bit each.
    by: u16,
}

/// Marks a Secret that is hidden from the viewer.
const HIDDEN: u8 = 15;

/// The number of cards in the word.
#[inline]
const fn cards(word: u64) -> u32 {
    16 - word.leading_zeros() / 4
}

#[inline]
const fn nibble(word: u64, place: u32) -> u8 {
    (word >> (4 * place)) as u8 & 15
}

impl Stack {
    /// An empty stack, before a deal.
    pub(super) const EMPTY: Stack = Stack {
        up: 0,
        secrets: 0,
        by: 0,
    };

    /// A stack of one face-up card.
    pub(super) const fn of(card: HeartCard) -> Stack {
        Stack {
            up: card.nibble() as u64,
            secrets: 0,
            by: 0,
        }
    }

    /// The top card; `None` only before the deal.
    #[inline]
    pub const fn top(&self) -> Option<HeartCard> {
        HeartCard::from_nibble((self.up & 15) as u8)
    }

    /// The top card's four bits.
    #[inline]
    pub(super) const fn top_nibble(&self) -> u8 {
        (self.up & 15) as u8
    }

    /// How many face-up cards there are.
    #[inline]
    pub const fn height(&self) -> usize {
        cards(self.up) as usize
    }

    /// How many Secrets there are.
    #[inline]
    pub const fn secret_count(&self) -> usize {
        cards(self.secrets) as usize
    }

    /// The face-up cards, bottom first.
    pub fn up(&self) -> impl DoubleEndedIterator<Item = HeartCard> + use<> {
        let up = self.up;
        (0..cards(up))
            .rev()
            .filter_map(move |place| HeartCard::from_nibble(nibble(up, place)))
    }

    /// The Secrets in the order laid, and who laid them; `None` for a card that is hidden from the viewer.
    pub fn secrets(&self) -> impl Iterator<Item = (Option<HeartCard>, Seat)> + use<> {
        let (secrets, by) = (self.secrets, self.by);
        (0..cards(secrets)).rev().map(move |place| {
            let by = Seat::at(usize::from(by >> place & 1));
            (HeartCard::from_nibble(nibble(secrets, place)), by)
        })
    }

    /// Lays a card on top.
    #[inline]
    pub(super) const fn cover(&mut self, card: HeartCard) {
        self.up = self.up << 4 | card.nibble() as u64;
    }

    /// Lays a Secret.
    #[inline]
    pub(super) const fn hide(&mut self, card: HeartCard, by: Seat) {
        self.lay(card.nibble(), by);
    }

    /// The stack with a card of that side added under it or on top, without a branch.
    #[inline(always)]
    pub(super) fn with(&self, nibble: u8, secret: bool, side: usize) -> Stack {
        let nibble = u64::from(nibble);
        let secrets = self.secrets << 4 | nibble;
        let by = self.by << 1 | side as u16;
        Stack {
            up: select_unpredictable(secret, self.up, self.up << 4 | nibble),
            secrets: select_unpredictable(secret, secrets, self.secrets),
            by: select_unpredictable(secret, by, self.by),
        }
    }

    #[inline]
    const fn lay(&mut self, nibble: u8, by: Seat) {
        self.secrets = self.secrets << 4 | nibble as u64;
        self.by = self.by << 1 | by.index() as u16;
    }

    /// The stack with only the Secrets that pass the filter.
    pub(super) fn filtered(&self, keep: impl Fn(HeartCard, Seat) -> bool) -> Stack {
        let mut left = Stack {
            up: self.up,
            ..Stack::EMPTY
        };
        for (card, by) in self.secrets() {
            if let Some(card) = card.filter(|card| keep(*card, by)) {
                left.hide(card, by);
            }
        }
        left
    }

    /// The stack with the Secrets of seats other than `viewer` hidden.
    pub(super) fn seen_by(&self, viewer: Option<Seat>) -> Stack {
        self.revealed(|_, card, by| card.filter(|_| Some(by) == viewer))
    }

    /// The stack with each Secret's card replaced by `show`, which gets the Secret's index in the order laid, its card
    /// and who laid it.
    pub(super) fn revealed(
        &self,
        mut show: impl FnMut(usize, Option<HeartCard>, Seat) -> Option<HeartCard>,
    ) -> Stack {
        let mut seen = Stack {
            up: self.up,
            ..Stack::EMPTY
        };
        for (place, (card, by)) in self.secrets().enumerate() {
            let nibble = show(place, card, by).map_or(HIDDEN, HeartCard::nibble);
            seen.lay(nibble, by);
        }
        seen
    }

    /// The number of copies of this card in the word.
    #[inline]
    const fn count(word: u64, card: HeartCard) -> u32 {
        // Zero exactly in the four bits of a matching card.
        let different = word ^ (0x1111_1111_1111_1111 * card.nibble() as u64);
        let any = different | different >> 1 | different >> 2 | different >> 3;
        (!any & 0x1111_1111_1111_1111).count_ones()
    }

    /// The number of Secrets visible to the viewer that are Hearts of this kind.
    #[inline]
    pub(super) const fn secrets_of_kind(&self, kind: HeartKind) -> u32 {
        const ONES: u64 = 0x1111_1111_1111_1111;
        // A Heart's four bits are its colour and kind plus 1, so the low two bits determine the kind.
        let low = ((kind as u64 + 1) & 3) * ONES;
        let different = self.secrets ^ low;
        let this = !(different | different >> 1) & ONES;
        let bits = self.secrets;
        // Hearts end at 12; above are the Uncatchable and hidden cards.
        let beyond = bits >> 3 & bits >> 2 & (bits >> 1 | bits);
        let card = bits | bits >> 1 | bits >> 2 | bits >> 3;
        let these = this & card & !beyond;
        // There are at most fourteen, so their sum fits into the highest four bits.
        (these.wrapping_mul(ONES) >> 60) as u32
    }

    /// The number of face-up copies of this card.
    #[inline]
    pub(super) const fn up_of(&self, card: HeartCard) -> u32 {
        Stack::count(self.up, card)
    }
}
