//! Where chance comes from: numbers that are passed in.

/// A source of uniformly distributed numbers; the rules have none of their own.
///
/// Above the rules it is a seeded stream (the table's shuffles) or a fast generator (search, benches). With the
/// feature `rand`, `RandDice` makes one of any generator of the `rand` family.
pub trait Dice {
    /// A number from 0 to `bound - 1`, each equally likely. `bound` is at least 1.
    fn below(&mut self, bound: u32) -> u32;
}

impl<D: Dice + ?Sized> Dice for &mut D {
    #[inline]
    fn below(&mut self, bound: u32) -> u32 {
        (**self).below(bound)
    }
}

/// Puts a list into a random order (Fisher-Yates, from the last place down).
///
/// Stable: a release never changes which order the same numbers give.
pub fn shuffle<T>(list: &mut [T], dice: &mut (impl Dice + ?Sized)) {
    for last in (1..list.len()).rev() {
        let other = dice.below(last as u32 + 1) as usize;
        // Dice that break their promise do not make a shuffle panic.
        list.swap(last, other.min(last));
    }
}

/// Dice made of a generator of the `rand` family.
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
    use crate::test_dice::TestDice;

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
