//! Compares every level with the definition: all 16-bit words at several shifts, and random words.
#![allow(clippy::unwrap_used)] // a test fails by panicking

use moonshot_bits::{Bits, Kernel, Level};
use proptest::prelude::*;

/// The set bits of a word, lowest first.
fn set_bits(word: u64) -> Vec<u64> {
    let bits = (0..64).map(|bit| 1 << bit);
    bits.filter(|bit| word & bit != 0).collect()
}

/// Finds the first word for which count or select differ from the definition.
struct FirstWrong<I>(I);

impl<I: Iterator<Item = u64>> Kernel for FirstWrong<I> {
    type Output = Option<u64>;

    #[inline(always)]
    fn run<B: Bits>(mut self, bits: B) -> Option<u64> {
        self.0.find(|word| {
            let set = set_bits(*word);
            let wrong = |place: u32| {
                let bit = set.get(place as usize % 64).copied();
                bits.select(*word, place) != bit.unwrap_or_default()
            };
            bits.count(*word) as usize != set.len() || (0..=set.len() as u32).any(wrong)
        })
    }
}

/// Miri is slow, so it checks only a sample of the words.
const STEP: usize = if cfg!(miri) { 997 } else { 1 };

#[test]
fn every_word_of_sixteen_bits_at_several_shifts() {
    let words = || (0..=0xffff_u64).step_by(STEP);
    for level in Level::available() {
        let shifted = words().flat_map(|word| [0, 7, 16, 32, 41, 48].map(|shift| word << shift));
        assert_eq!(level.run(FirstWrong(shifted)), None, "{level}");
        let repeated = words().map(|word| word * 0x0001_0001_0001_0001);
        assert_eq!(level.run(FirstWrong(repeated)), None, "{level}");
        let crowded = words().map(|word| !(word << 24));
        assert_eq!(level.run(FirstWrong(crowded)), None, "{level}");
    }
}

#[test]
fn the_ends_of_the_range() {
    let words = [0, 1, 1 << 63, u64::MAX, u64::MAX >> 1, u64::MAX << 1];
    for level in Level::available() {
        assert_eq!(level.run(FirstWrong(words.into_iter())), None, "{level}");
    }
}

/// Count and select of one word.
struct One(u64, u32);

impl Kernel for One {
    type Output = (u32, u64);

    #[inline(always)]
    fn run<B: Bits>(self, bits: B) -> (u32, u64) {
        (bits.count(self.0), bits.select(self.0, self.1))
    }
}

proptest! {
    #![proptest_config(ProptestConfig {
        cases: if cfg!(miri) { 20 } else { 20_000 },
        failure_persistence: None,
        ..ProptestConfig::default()
    })]

    /// Includes indices past the last set bit and past the word.
    #[test]
    fn all_levels_agree(words: [u64; 3], place in prop_oneof![0..70_u32, any::<u32>()]) {
        // Words of all densities.
        for word in [words[0], words[0] & words[1], words[0] | words[1], words[0] & words[1] & words[2]] {
            let set = set_bits(word);
            let bit = set.get(place as usize % 64).copied();
            let expected = (set.len() as u32, bit.unwrap_or_default());
            for level in Level::available() {
                prop_assert_eq!(level.run(One(word, place)), expected, "{} {:#x}", level, word);
            }
            prop_assert_eq!((moonshot_bits::count(word), moonshot_bits::select(word, place)), expected);
        }
    }
}

#[test]
fn the_best_level_is_one_of_those_there_are() {
    let names: Vec<&str> = Level::available().map(Level::name).collect();
    assert_eq!(names[0], "portable");
    assert!(names.contains(&Level::best().name()));
    assert_eq!(Level::PORTABLE.to_string(), "portable");
}

/// Ensures that the tests above exercised the instructions on a processor that supports them.
#[cfg(all(target_arch = "x86_64", not(miri)))]
#[test]
fn the_instructions_are_tried_where_they_are() {
    let has = std::arch::is_x86_feature_detected!("bmi2")
        && std::arch::is_x86_feature_detected!("popcnt")
        && std::arch::is_x86_feature_detected!("lzcnt")
        && std::arch::is_x86_feature_detected!("bmi1");
    let tried = Level::available().any(|level| level.name() == "bmi2");
    assert_eq!(tried, has);
}
