//! The source of randomness, which the caller provides.

/// A source of uniformly distributed numbers; this crate has none of its own.
///
/// Tables use a seeded stream for their shuffles; searches and benchmarks use a fast generator. With the feature
/// `rand`, `RandDice` wraps any generator of the `rand` family.
pub trait Dice {
    /// A uniformly random number from 0 to `bound - 1`. `bound` is at least 1.
    fn below(&mut self, bound: u32) -> u32;
}

impl<D: Dice + ?Sized> Dice for &mut D {
    #[inline]
    fn below(&mut self, bound: u32) -> u32 {
        (**self).below(bound)
    }
}

/// Shuffles a list (Fisher-Yates, from the last index down).
///
/// Stable: the same numbers give the same order in every release.
pub fn shuffle<T>(list: &mut [T], dice: &mut (impl Dice + ?Sized)) {
    for last in (1..list.len()).rev() {
        let other = dice.below(last as u32 + 1) as usize;
        // Keeps a `Dice` that returns numbers out of range from causing a panic.
        list.swap(last, other.min(last));
    }
}

/// Dice that use a generator of the `rand` family.
///
/// ```
/// use moonshot_rules::{Dice, RandDice};
/// let mut dice = RandDice(rand::rng());
/// assert!(dice.below(6) < 6);
/// ```
#[cfg(feature = "rand")]
#[derive(Clone, Debug)]
pub struct RandDice<R>(pub R);

#[cfg(feature = "rand")]
impl<R: rand::Rng> Dice for RandDice<R> {
    #[inline]
    fn below(&mut self, bound: u32) -> u32 {
        use rand::RngExt;
        self.0.random_range(0..bound.max(1))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::test_support::TestDice;

    fn throws(mut dice: impl Dice) -> Vec<u32> {
        (1..200).map(|bound| dice.below(bound)).collect()
    }

    #[test]
    fn borrowed_dice_throw_the_same() {
        let mut dice = TestDice(1);
        assert_eq!(throws(&mut dice), throws(TestDice(1)));
    }

    #[cfg(feature = "rand")]
    #[test]
    fn a_generator_throws_every_number_below_the_bound_and_no_other() {
        use rand::{SeedableRng, rngs::StdRng};
        let mut dice = RandDice(StdRng::seed_from_u64(1));
        let thrown: std::collections::BTreeSet<u32> = (0..1_000).map(|_| dice.below(6)).collect();
        assert!(thrown.into_iter().eq(0..6));
        assert_eq!(dice.below(0), 0, "no bound makes it panic");
    }
}
