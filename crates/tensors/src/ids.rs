//! Sets of action numbers.

/// The number of words of a set.
const WORDS: usize = 4;

/// A set of action numbers from 0 to 255, in 32 bytes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Ids([u64; WORDS]);

impl Ids {
    /// The greatest number of actions that a table can have.
    pub const MOST: usize = 64 * WORDS;

    /// Adds a number; one that is too large is ignored.
    #[inline]
    pub fn insert(&mut self, id: usize) {
        if let Some(word) = self.0.get_mut(id / 64) {
            *word |= 1 << (id % 64);
        }
    }

    /// Adds these 64 numbers, bit by bit, from `first` on.
    #[inline]
    pub(crate) fn insert_bits(&mut self, first: usize, bits: u64) {
        let (word, shift) = (first / 64, first % 64);
        if let Some(low) = self.0.get_mut(word) {
            *low |= bits << shift;
        }
        if let (true, Some(high)) = (shift > 0, self.0.get_mut(word + 1)) {
            *high |= bits >> (64 - shift);
        }
    }

    /// Whether the number is in the set.
    #[inline]
    pub fn contains(&self, id: usize) -> bool {
        let word = self.0.get(id / 64);
        word.is_some_and(|word| word >> (id % 64) & 1 == 1)
    }

    /// How many numbers there are.
    #[inline]
    pub fn len(&self) -> usize {
        self.0.iter().map(|word| word.count_ones() as usize).sum()
    }

    /// Whether there is no number.
    pub fn is_empty(&self) -> bool {
        self.0.iter().all(|word| *word == 0)
    }

    /// The number at that place, in ascending order.
    pub fn nth(&self, place: usize) -> Option<usize> {
        self.iter().nth(place)
    }

    /// The numbers in ascending order.
    pub fn iter(&self) -> impl Iterator<Item = usize> + use<> {
        let words = self.0.into_iter().zip((0..).step_by(64));
        words.flat_map(|(mut word, first)| {
            std::iter::from_fn(move || {
                let bit = word.trailing_zeros() as usize;
                word &= word.wrapping_sub(1);
                (bit < 64).then_some(first + bit)
            })
        })
    }

    /// Writes 1 for each number of the set and 0 for every other.
    #[inline]
    pub fn write(&self, mask: &mut [i8]) {
        for (chunk, word) in mask.chunks_mut(64).zip(self.0) {
            for (bit, slot) in chunk.iter_mut().enumerate() {
                *slot = (word >> bit & 1) as i8;
            }
        }
        if let Some(rest) = mask.get_mut(Ids::MOST..) {
            rest.fill(0);
        }
    }
}

impl FromIterator<usize> for Ids {
    fn from_iter<I: IntoIterator<Item = usize>>(ids: I) -> Ids {
        let mut set = Ids::default();
        for id in ids {
            set.insert(id);
        }
        set
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_holds_what_was_put_in() {
        let numbers = [0, 1, 63, 64, 130, 255];
        let mut set: Ids = numbers.into_iter().collect();
        set.insert(256);
        assert_eq!(set.iter().collect::<Vec<_>>(), numbers);
        assert_eq!((set.len(), set.nth(3), set.nth(6)), (6, Some(64), None));
        assert!(set.contains(130) && !set.contains(131) && !set.contains(1000));
        let mut mask = [7; 300];
        set.write(&mut mask);
        let ones = (0..300).filter(|place| mask[*place] == 1);
        assert_eq!(ones.collect::<Vec<_>>(), numbers);
        assert_eq!(mask.iter().filter(|one| **one == 0).count(), 294);
    }

    #[test]
    fn bits_may_cross_a_word() {
        let mut set = Ids::default();
        set.insert_bits(60, 0b1_0001_0001);
        assert_eq!(set.iter().collect::<Vec<_>>(), [60, 64, 68]);
    }
}
