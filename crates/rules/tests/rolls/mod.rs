//! Exhaustive dice: the outcomes of a random choice with their exact probabilities.
#![allow(dead_code, missing_docs, unreachable_pub)] // each test file uses its part

use std::collections::HashMap;
use std::fmt::Debug;
use std::hash::Hash;

use super::Dice;

/// Dice that roll a script, and then zeros.
#[derive(Default)]
struct Script {
    numbers: Vec<u32>,
    bounds: Vec<u32>,
}

impl Dice for Script {
    fn below(&mut self, bound: u32) -> u32 {
        assert!(bound > 0, "dice have a side at least");
        let thrown = self.bounds.len();
        self.bounds.push(bound);
        if thrown == self.numbers.len() {
            self.numbers.push(0);
        }
        self.numbers[thrown]
    }
}

impl Script {
    /// The probability of the rolls.
    fn likelihood(&self) -> f64 {
        self.bounds
            .iter()
            .map(|bound| 1.0 / f64::from(*bound))
            .product()
    }

    /// Advances to the next script; false after the last.
    fn advance(&mut self) -> bool {
        while let (Some(number), Some(bound)) = (self.numbers.pop(), self.bounds.pop()) {
            if number + 1 < bound {
                self.numbers.push(number + 1);
                self.bounds.clear();
                return true;
            }
        }
        false
    }
}

/// Every outcome of `run`, with its probability.
pub fn every_roll<T: Eq + Hash>(
    mut run: impl FnMut(&mut dyn FnMut(u32) -> u32) -> T,
) -> HashMap<T, f64> {
    let mut all = HashMap::new();
    let mut script = Script::default();
    loop {
        let outcome = run(&mut |bound| script.below(bound));
        *all.entry(outcome).or_insert(0.0) += script.likelihood();
        if !script.advance() {
            return all;
        }
    }
}

/// Dice that call a function.
pub struct Throw<'a>(pub &'a mut dyn FnMut(u32) -> u32);

impl Dice for Throw<'_> {
    fn below(&mut self, bound: u32) -> u32 {
        (self.0)(bound)
    }
}

/// Checks that two random choices have the same distribution.
pub fn assert_same<T: Eq + Hash + Debug>(
    found: &HashMap<T, f64>,
    expected: &HashMap<T, f64>,
    what: &str,
) {
    for (outcome, likely) in expected {
        let found = found.get(outcome).copied().unwrap_or_default();
        assert!(
            (found - likely).abs() < 1e-9,
            "{what}: {outcome:?} {found} {likely}"
        );
    }
    assert_eq!(found.len(), expected.len(), "{what}");
}

/// Checks that there are `count` outcomes, all equally likely.
pub fn assert_even<T: Eq + Hash + Debug>(found: &HashMap<T, f64>, count: usize, what: &str) {
    assert_eq!(found.len(), count, "{what}");
    for (outcome, likely) in found {
        assert!(
            (likely * count as f64 - 1.0).abs() < 1e-9,
            "{what}: {outcome:?} {likely}"
        );
    }
}

/// SplitMix64 that counts its rolls.
#[derive(Clone, PartialEq, Debug)]
pub struct Counted {
    state: u64,
    pub asked: usize,
}

impl Counted {
    pub fn new(seed: u64) -> Counted {
        Counted {
            state: seed,
            asked: 0,
        }
    }
}

impl Dice for Counted {
    fn below(&mut self, bound: u32) -> u32 {
        self.asked += 1;
        self.state = self.state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut bits = self.state;
        bits = (bits ^ (bits >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        bits = (bits ^ (bits >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        bits ^= bits >> 31;
        ((u128::from(bits) * u128::from(bound)) >> 64) as u32
    }
}
