//! A small random number generator for tests.

use crate::dice::Dice;

/// SplitMix64: the same seed gives the same numbers on every machine.
pub(crate) struct TestDice(pub(crate) u64);

impl TestDice {
    /// The next 64 bits.
    pub(crate) fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut bits = self.0;
        bits = (bits ^ (bits >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        bits = (bits ^ (bits >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        bits ^ (bits >> 31)
    }

    /// An index into a list of `len`.
    pub(crate) fn pick(&mut self, len: usize) -> usize {
        self.below(len as u32) as usize
    }
}

impl Dice for TestDice {
    fn below(&mut self, bound: u32) -> u32 {
        ((u128::from(self.next()) * u128::from(bound)) >> 64) as u32
    }
}
