//! A small, fast random number generator for bots and the arena.

use moonshot_rules::Dice;

/// SplitMix64: eight bytes of state, a few instructions for each number.
///
/// The same seed gives the same numbers on every machine and in every release. Predictable: do not use it for shuffles.
#[derive(Clone, Debug)]
pub struct FastDice {
    state: u64,
}

impl FastDice {
    /// The stream of that seed.
    pub const fn new(seed: u64) -> FastDice {
        FastDice { state: seed }
    }

    /// An independent stream for part `part` of `seed`, so that parts can be played in any order.
    pub fn part(seed: u64, part: u64) -> FastDice {
        let mut dice = FastDice::new(seed ^ part.wrapping_mul(0xa076_1d64_78bd_642f));
        FastDice::new(dice.bits())
    }

    /// The next 64 bits.
    pub fn bits(&mut self) -> u64 {
        self.state = self.state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.state;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }
}

impl Dice for FastDice {
    /// Unbiased: rejects draws that would favour some numbers.
    fn below(&mut self, bound: u32) -> u32 {
        let bound = u64::from(bound.max(1));
        loop {
            let product = (self.bits() >> 32) * bound;
            let low = product & 0xffff_ffff;
            if low >= bound || low >= (1 << 32) % bound {
                return (product >> 32) as u32;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_numbers_of_a_seed_never_change() {
        let mut dice = FastDice::new(1);
        let numbers: Vec<u32> = (0..6).map(|_| dice.below(52)).collect();
        assert_eq!(numbers, [29, 38, 50, 23, 23, 39]);
    }

    #[test]
    fn every_number_is_about_as_likely_as_any_other() {
        let mut dice = FastDice::new(7);
        let mut seen = [0; 6];
        for _ in 0..60_000 {
            seen[dice.below(6) as usize] += 1;
        }
        assert!(
            seen.iter().all(|&times| (9_600..10_400).contains(&times)),
            "{seen:?}"
        );
    }

    #[test]
    fn parts_of_a_seed_have_streams_of_their_own() {
        let first = |part| FastDice::part(3, part).bits();
        assert_ne!(first(0), first(1));
        assert_eq!(first(5), first(5));
    }
}
