//! Multisets of cards.

use std::fmt;
use std::marker::PhantomData;

use crate::dice::Dice;

/// A card of a pack that contains up to three copies of it; copies are equal. Sealed: only this crate's cards implement
/// it.
pub trait Alike: kinds::Indexed + Copy + Eq + fmt::Display {}

/// Seals [`Alike`]: the trait inside is not nameable from other crates, so only valid indices occur.
#[allow(unreachable_pub)]
pub(crate) mod kinds {
    /// A card with an index.
    pub trait Indexed {
        /// The card's index in hand order, 0 to 31; stable.
        fn index(self) -> u32;

        /// The card with that index, which must come from [`Indexed::index`].
        fn at(index: u32) -> Self;
    }
}

/// A multiset of cards with at most three copies of each, in one word: two bits count each kind.
///
/// Iteration is in hand order and yields every copy.
///
/// ```
/// use moonshot_rules::{Bag, BlackCard};
/// let hand: Bag<BlackCard> = "W3 R6 W3".split(' ').map(|c| c.parse().unwrap()).collect();
/// assert_eq!(hand.to_string(), "R6 W3 W3");
/// assert_eq!((hand.len(), hand.kinds().len()), (3, 2));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Bag<C> {
    counts: u64,
    kind: PhantomData<C>,
}

/// The low bit of each count.
const ONES: u64 = 0x5555_5555_5555_5555;

/// Subtracts all counts at once, modulo 4; the second word has the high bit set of every count that went below 0.
#[inline]
const fn difference(counts: u64, less: u64) -> (u64, u64) {
    let apart = ((counts | !ONES) - (less & ONES)) ^ ((counts ^ !less) & !ONES);
    let below = ((!counts & less) | ((!counts | less) & apart)) & !ONES;
    (apart, below)
}

/// Adds all counts at once; no sum may exceed 3.
#[inline]
const fn sum(counts: u64, more: u64) -> u64 {
    let low = (counts & ONES) + (more & ONES);
    let (first, second, carry) = (counts >> 1 & ONES, more >> 1 & ONES, low >> 1 & ONES);
    let full = (first & second) | (first & carry) | (second & carry);
    let high = first ^ second ^ carry;
    (low & ONES) | (high << 1) | (full * 3)
}

impl<C: Alike> Bag<C> {
    /// No cards.
    pub const EMPTY: Bag<C> = Bag {
        counts: 0,
        kind: PhantomData,
    };

    /// The bag with this word of counts, two bits for each kind at its index.
    #[inline(always)]
    pub(crate) const fn of(counts: u64) -> Bag<C> {
        Bag {
            counts,
            kind: PhantomData,
        }
    }

    /// The counts as a word.
    #[inline(always)]
    pub(crate) const fn counts(self) -> u64 {
        self.counts
    }

    #[inline]
    fn unit(card: C) -> u64 {
        1 << (2 * card.index())
    }

    /// A bag of one card.
    #[inline]
    pub fn one(card: C) -> Bag<C> {
        Bag::of(Bag::unit(card))
    }

    /// How many cards there are.
    #[inline]
    pub const fn len(self) -> usize {
        ((self.counts & ONES).count_ones() + 2 * (self.counts & !ONES).count_ones()) as usize
    }

    /// Whether there is no card.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.counts == 0
    }

    /// The number of copies of this card.
    #[inline]
    pub fn count(self, card: C) -> usize {
        ((self.counts >> (2 * card.index())) & 3) as usize
    }

    /// Whether the bag contains this card.
    #[inline]
    pub fn contains(self, card: C) -> bool {
        self.count(card) != 0
    }

    /// Whether the bag contains every card of `other`, with at least as many copies.
    #[inline]
    pub const fn contains_all(self, other: Bag<C>) -> bool {
        difference(self.counts, other.counts).1 == 0
    }

    /// Adds a card; returns false, and changes nothing, if there are three copies already.
    #[inline]
    pub fn insert(&mut self, card: C) -> bool {
        let full = self.counts & self.counts >> 1 & Bag::unit(card);
        self.counts += Bag::unit(card) ^ full;
        full == 0
    }

    /// Removes a card; returns whether it was there.
    #[inline]
    pub fn remove(&mut self, card: C) -> bool {
        let held = self.kinds().counts & Bag::unit(card);
        self.counts -= held;
        held != 0
    }

    /// The cards of both, limited to three copies of each.
    #[inline]
    pub const fn plus(self, other: Bag<C>) -> Bag<C> {
        if self.counts & other.counts == 0 {
            Bag::of(self.counts | other.counts)
        } else {
            Bag::of(sum(self.counts, other.counts))
        }
    }

    /// The cards of this bag without those of `other`; cards that are not in this bag are ignored.
    #[inline]
    pub const fn minus(self, other: Bag<C>) -> Bag<C> {
        let (apart, below) = difference(self.counts, other.counts);
        Bag::of(apart & !(below | below >> 1))
    }

    /// The cards of both; no card may exceed three copies.
    #[inline]
    pub(crate) fn with(self, other: Bag<C>) -> Bag<C> {
        debug_assert!(
            other
                .kinds()
                .iter()
                .all(|card| self.count(card) + other.count(card) <= 3)
        );
        Bag::of(self.counts + other.counts)
    }

    /// The cards of this bag without those of `other`, which must all be in it.
    #[inline]
    pub(crate) fn without(self, other: Bag<C>) -> Bag<C> {
        debug_assert!(self.contains_all(other));
        Bag::of(self.counts - other.counts)
    }

    /// One copy of each kind of card.
    #[inline]
    pub const fn kinds(self) -> Bag<C> {
        Bag::of((self.counts | self.counts >> 1) & ONES)
    }

    /// The number of different cards.
    #[inline]
    pub const fn kind_count(self) -> usize {
        self.kinds().counts.count_ones() as usize
    }

    /// The first card in hand order.
    #[inline]
    pub fn first(self) -> Option<C> {
        (self.counts != 0).then(|| C::at(self.counts.trailing_zeros() / 2))
    }

    /// The card with index `n` in hand order, counting copies.
    #[inline]
    pub fn nth(self, n: usize) -> Option<C> {
        self.iter().nth(n)
    }

    /// A uniformly random card; `None` if the bag is empty. Does not roll the dice if there is only one card.
    #[inline]
    pub fn pick(self, dice: &mut (impl Dice + ?Sized)) -> Option<C> {
        match self.len() {
            0 | 1 => self.first(),
            count => self.nth(dice.below(count as u32) as usize),
        }
    }

    /// The `n`-th different card in hand order.
    #[inline]
    pub fn nth_kind(self, n: usize) -> Option<C> {
        let mut kinds = [self.kinds().counts; 5];
        for place in 1..kinds.len() {
            kinds[place] = kinds[place - 1] & kinds[place - 1].wrapping_sub(1);
        }
        match kinds.get(n) {
            Some(kinds) => Bag::of(*kinds).first(),
            None => self.far_kind(n),
        }
    }

    /// [`Bag::nth_kind`] for the few hands with more than five kinds.
    #[cold]
    fn far_kind(self, n: usize) -> Option<C> {
        self.kinds().iter().nth(n)
    }

    /// The cards in hand order.
    #[inline]
    pub const fn iter(self) -> BagIter<C> {
        BagIter(self)
    }
}

impl<C: Alike> Default for Bag<C> {
    fn default() -> Bag<C> {
        Bag::EMPTY
    }
}

/// The cards of a [`Bag`] in hand order.
#[derive(Clone, Debug)]
pub struct BagIter<C: Alike>(Bag<C>);

impl<C: Alike> Iterator for BagIter<C> {
    type Item = C;

    #[inline]
    fn next(&mut self) -> Option<C> {
        let card = self.0.first()?;
        self.0.counts -= Bag::unit(card);
        Some(card)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.0.len(), Some(self.0.len()))
    }
}

impl<C: Alike> ExactSizeIterator for BagIter<C> {}

impl<C: Alike> IntoIterator for Bag<C> {
    type Item = C;
    type IntoIter = BagIter<C>;

    fn into_iter(self) -> BagIter<C> {
        self.iter()
    }
}

impl<C: Alike> FromIterator<C> for Bag<C> {
    /// Drops cards beyond three copies.
    fn from_iter<I: IntoIterator<Item = C>>(cards: I) -> Bag<C> {
        let mut bag = Bag::EMPTY;
        for card in cards {
            bag.insert(card);
        }
        bag
    }
}

impl<C: Alike> fmt::Display for Bag<C> {
    /// The cards in hand order, separated by spaces.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (place, card) in self.iter().enumerate() {
            let space = if place == 0 { "" } else { " " };
            write!(f, "{space}{card}")?;
        }
        Ok(())
    }
}

impl<C: Alike> fmt::Debug for Bag<C> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{{{self}}}")
    }
}

#[cfg(feature = "serde")]
impl<C: Alike> serde::Serialize for Bag<C> {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter().map(|card| card.to_string()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::black_hearts::BlackCard;

    fn bag(cards: &str) -> Bag<BlackCard> {
        cards
            .split_whitespace()
            .map(|card| card.parse().unwrap())
            .collect()
    }

    #[test]
    fn alike_cards_are_counted() {
        let mut cards = bag("W3 B1 W3 R2 W3");
        assert_eq!((cards.len(), cards.kinds().len()), (5, 3));
        assert_eq!(cards.count("W3".parse().unwrap()), 3);
        assert!(!cards.insert("W3".parse().unwrap()), "there is no fourth");
        assert!(cards.remove("B1".parse().unwrap()));
        assert!(!cards.remove("B1".parse().unwrap()), "it is gone");
        assert_eq!(cards.to_string(), "R2 W3 W3 W3");
        assert_eq!(cards.nth(2), "W3".parse().ok());
        assert_eq!(cards.nth(4), None);
    }

    #[test]
    fn bags_add_and_subtract() {
        let both = bag("R1 W2").plus(bag("W2 W6"));
        assert_eq!(both.to_string(), "R1 W2 W2 W6");
        assert!(both.contains_all(bag("W2 W2")));
        assert!(!both.contains_all(bag("W2 W2 W2")));
        assert_eq!(both.minus(bag("W2 B4")).to_string(), "R1 W2 W6");
        assert_eq!(bag("R1 W2 W2").plus(bag("W2 W2 W3")), bag("R1 W2 W2 W2 W3"));
    }

    #[test]
    fn every_two_counts_add_and_subtract_on_their_own() {
        let kinds = bag("R1 R2 W6");
        let times = |count: usize| kinds.iter().flat_map(move |card| [card].repeat(count));
        for (held, other) in (0..4).flat_map(|held| (0..4).map(move |other| (held, other))) {
            let between = bag("R3 R3 B1 W1");
            let cards = between.plus(times(held).collect());
            let (more, less) = (
                cards.plus(times(other).collect()),
                cards.minus(times(other).collect()),
            );
            for card in kinds {
                assert_eq!(more.count(card), (held + other).min(3));
                assert_eq!(less.count(card), held.saturating_sub(other));
            }
            assert_eq!(
                (
                    more.minus(times(3).collect()),
                    less.minus(times(3).collect())
                ),
                (between, between)
            );
            assert_eq!(cards.contains_all(times(other).collect()), other <= held);
        }
    }

    #[test]
    fn no_place_is_too_far() {
        assert_eq!(bag("W1 W6").nth_kind(usize::MAX), None);
        assert_eq!(bag("W1 W6").nth(usize::MAX), None);
    }

    /// Checks every pair of counts of two adjacent kinds.
    #[test]
    fn no_kind_comes_to_more_than_three_or_less_than_none() {
        let kinds: [BlackCard; 2] = ["W1", "W2"].map(|card| card.parse().unwrap());
        let held = |counts: [usize; 2]| -> Bag<BlackCard> {
            let cards = kinds.iter().zip(counts);
            cards
                .flat_map(|(card, count)| std::iter::repeat_n(*card, count))
                .collect()
        };
        let all = (0..16).map(|counts| [counts / 4, counts % 4]);
        for (ours, theirs) in all.clone().flat_map(|a| all.clone().map(move |b| (a, b))) {
            let each = |of: fn(usize, usize) -> usize| [0, 1].map(|n| of(ours[n], theirs[n]));
            let (us, them) = (held(ours), held(theirs));
            assert_eq!(us.plus(them), held(each(|a, b| (a + b).min(3))));
            assert_eq!(us.minus(them), held(each(usize::saturating_sub)));
            let has_all = ours[0] >= theirs[0] && ours[1] >= theirs[1];
            assert_eq!(us.contains_all(them), has_all);
        }
    }

    #[test]
    fn a_pick_is_any_card_as_often_as_it_is_held() {
        /// Rolls consecutive numbers.
        struct Each(u32);
        impl Dice for Each {
            fn below(&mut self, bound: u32) -> u32 {
                self.0 += 1;
                (self.0 - 1) % bound
            }
        }
        let cards = bag("R2 W3 W3 W3");
        let mut dice = Each(0);
        let picked: Bag<BlackCard> = (0..4).filter_map(|_| cards.pick(&mut dice)).collect();
        assert_eq!(picked, cards);
        assert_eq!(bag("W3").pick(&mut dice), "W3".parse().ok());
        assert_eq!(Bag::<BlackCard>::EMPTY.pick(&mut dice), None);
        assert_eq!(dice.0, 4, "without a choice nothing is asked");
    }

    #[test]
    fn an_iteration_says_how_many_cards_are_left() {
        let cards = bag("R2 W3 W3 W3 B2");
        let mut left = cards.iter();
        for count in (0..=cards.len()).rev() {
            assert_eq!(left.size_hint(), (count, Some(count)));
            assert_eq!(left.next().is_some(), count > 0);
        }
    }

    #[test]
    fn no_place_panics() {
        let many = bag("R1 R2 R3 R4 R5 R6 B2 B3 W1 W1 W6");
        for cards in [bag(""), bag("R1"), bag("R2 W3 W3 W3 W6 B2"), many] {
            for n in [0, 1, 5, 6, 31, 64, 1 << 20] {
                assert_eq!(cards.nth(n), cards.iter().nth(n));
                assert_eq!(cards.nth_kind(n), cards.kinds().iter().nth(n));
            }
            assert_eq!(cards.nth(usize::MAX), None);
            assert_eq!(cards.nth_kind(usize::MAX), None);
        }
    }
}
