//! A search in independent parts, on several threads.
//!
//! Each part has its own dice, determinizations and share of the playouts; the results are merged when all have ended.
//! So the result depends on the number of parts, but not on the threads or their timing.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};
use std::thread;

use crate::budget::Budget;
use crate::dice::FastDice;

/// Runs every part of the budget, and returns their results in order.
///
/// The calling thread takes part. If no other thread can be started, it runs all parts.
pub(super) fn in_parts<T: Send>(
    budget: Budget<'_>,
    dice: &mut FastDice,
    evaluate: impl Fn(Budget<'_>, &mut FastDice) -> T + Sync,
) -> Vec<T> {
    let parts = budget.parts();
    if parts == 1 {
        return vec![evaluate(budget, dice)];
    }
    let seed = dice.bits();
    let next = AtomicUsize::new(0);
    let done = Mutex::new(Vec::with_capacity(parts));
    let work = || {
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= parts {
                return;
            }
            let mut dice = FastDice::part(seed, number as u64);
            let found = evaluate(budget.part(number), &mut dice);
            let mut done = done.lock().unwrap_or_else(PoisonError::into_inner);
            done.push((number, found));
        }
    };
    thread::scope(|scope| {
        for _ in 1..budget.threads() {
            // If a thread cannot start, the others do its work.
            let _ = thread::Builder::new().spawn_scoped(scope, work);
        }
        work();
    });
    let mut done = done.into_inner().unwrap_or_else(PoisonError::into_inner);
    done.sort_by_key(|(number, _)| *number);
    done.into_iter().map(|(_, found)| found).collect()
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;
    use std::time::Duration;

    use super::*;

    #[test]
    fn every_part_has_dice_of_its_own_whichever_thread_thinks_it() {
        let evaluate = |threads| {
            let budget = Budget::playouts(1_000).in_parts(5).on_threads(threads);
            in_parts(budget, &mut FastDice::new(7), |_, dice| dice.bits())
        };
        let one = evaluate(1);
        let different: HashSet<u64> = one.iter().copied().collect();
        assert_eq!(different.len(), 5);
        for threads in 2..=6 {
            assert_eq!(evaluate(threads), one, "{threads} threads");
        }
    }

    #[test]
    fn as_many_parts_as_there_are_threads_are_thought_at_once() {
        let here = AtomicUsize::new(0);
        let budget = Budget::playouts(300).in_parts(3).on_threads(3);
        let ended = in_parts(budget, &mut FastDice::new(1), |_, _| {
            here.fetch_add(1, Ordering::Relaxed);
            // Each waits for the two others, with a limit.
            for _ in 0..20_000 {
                if here.load(Ordering::Relaxed) == 3 {
                    return true;
                }
                thread::sleep(Duration::from_millis(1));
            }
            false
        });
        assert_eq!(ended, [true; 3]);
    }

    #[test]
    fn a_thought_of_one_part_goes_on_with_the_same_dice() {
        let mut dice = FastDice::new(7);
        let budget = Budget::playouts(1_000).on_threads(4);
        let found = in_parts(budget, &mut dice, |_, dice| dice.bits());
        assert_eq!(found, [FastDice::new(7).bits()]);
    }
}
