//! Random bytes from the operating system, for secrets and for dice.

use std::cell::RefCell;

use arrayvec::ArrayVec;

/// Random bytes.
pub(crate) fn bytes<const N: usize>() -> Result<[u8; N], getrandom::Error> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes)?;
    Ok(bytes)
}

/// How many seeds are asked for at once.
const SEEDS: usize = 32;

thread_local! {
    /// Seeds that nobody has had yet.
    static AHEAD: RefCell<ArrayVec<u64, SEEDS>> = const { RefCell::new(ArrayVec::new_const()) };
}

/// A seed for dice that keep no secret. The system is asked for many at a time: bots want one for each action.
pub(crate) fn seed() -> Result<u64, getrandom::Error> {
    AHEAD.with_borrow_mut(|ahead| {
        if ahead.is_empty() {
            let mut fresh = [[0; 8]; SEEDS];
            getrandom::fill(fresh.as_flattened_mut())?;
            ahead.extend(fresh.map(u64::from_le_bytes));
        }
        Ok(ahead.pop().unwrap_or_default())
    })
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    #[test]
    fn no_seed_is_given_twice() {
        let seeds = || -> Vec<u64> { (0..100).map(|_| seed().unwrap()).collect() };
        let elsewhere = std::thread::spawn(seeds).join().unwrap();
        let all: HashSet<u64> = seeds().into_iter().chain(elsewhere).collect();
        assert_eq!(all.len(), 200);
    }
}
