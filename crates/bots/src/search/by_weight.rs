//! Drawing worlds again by how likely they are.

use moonshot_rules::{Dice, shuffle};

use crate::dice::FastDice;

/// So many of the pool, each as often as its weight says; the pool must not be empty.
///
/// One throw decides for all (systematic resampling), so that none comes much more or less often than it should.
pub(super) fn by_weight<T: Copy>(
    pool: &[T],
    weights: &[f64],
    wanted: usize,
    dice: &mut FastDice,
) -> Vec<T> {
    let all: f64 = weights.iter().sum();
    let mut drawn = Vec::with_capacity(wanted);
    let mut at = f64::from(dice.below(1 << 16)) / 65_536.0;
    let mut so_far = 0.0;
    for (world, weight) in pool.iter().zip(weights) {
        so_far += weight / all * wanted as f64;
        while so_far > at && drawn.len() < wanted {
            drawn.push(*world);
            at += 1.0;
        }
    }
    // What is rounded away at the end.
    if let Some(last) = pool.last() {
        drawn.resize(wanted, *last);
    }
    // What lies side by side is often the same world: the order is mixed.
    shuffle(&mut drawn, dice);
    drawn
}
