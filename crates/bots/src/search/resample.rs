//! Resampling of determinizations by their likelihood.

use moonshot_rules::{Dice, shuffle};

use crate::dice::FastDice;

/// A sample of the pool in proportion to the weights; the pool must not be empty.
///
/// Systematic resampling: a single random number determines all picks, which minimises their variance.
pub(super) fn resample<T: Copy>(
    pool: &[T],
    weights: &[f64],
    wanted: usize,
    dice: &mut FastDice,
) -> Vec<T> {
    let all: f64 = weights.iter().sum();
    let mut drawn = Vec::with_capacity(wanted);
    let mut at = f64::from(dice.below(1 << 16)) / 65_536.0;
    let mut so_far = 0.0;
    for (determinization, weight) in pool.iter().zip(weights) {
        so_far += weight / all * wanted as f64;
        while so_far > at && drawn.len() < wanted {
            drawn.push(*determinization);
            at += 1.0;
        }
    }
    // Fills up what rounding left out.
    if let Some(last) = pool.last() {
        drawn.resize(wanted, *last);
    }
    // Adjacent entries are often the same determinization, so shuffle them.
    shuffle(&mut drawn, dice);
    drawn
}
