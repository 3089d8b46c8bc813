//! Where chance comes from: numbers that are passed in.

/// A source of uniformly distributed numbers; the rules have none of their own.
///
/// Above the rules it is a seeded stream (the table's shuffles) or a fast generator (search, benches). With the
/// feature `rand`, [`RandDice`] makes one of any generator of the `rand` family.
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
