//! Plays the numbered deals of a contest: in threads, in shards, from where a record ends.

use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};
use std::thread;

use serde::{Deserialize, Serialize};

use super::arena_match::Fault;
use super::stats::{Mean, Sprt, Verdict};

/// The result of one deal over all seatings, in integers, so that partial contests add up exactly.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Deal {
    /// Points of the measured bots, or their wins in parts of 840.
    pub own: i64,
    /// Points or wins of their opponents.
    pub others: i64,
    /// Number of hands or matches.
    pub count: u64,
    /// Number of hands in which one of the bots shot the moon, and one of its opponents.
    pub moons: [u64; 2],
    /// Number of matches each side lost by a fault.
    pub faults: [u64; 2],
}

impl Deal {
    /// Adds another deal's result.
    pub fn add(&mut self, other: &Deal) {
        self.own += other.own;
        self.others += other.others;
        self.count += other.count;
        for side in 0..2 {
            self.moons[side] += other.moons[side];
            self.faults[side] += other.faults[side];
        }
    }
}

/// A contest made of numbered deals, each of which can be played on its own.
pub trait Deals: Sync {
    /// Why the contest cannot continue.
    type Error: Send;

    /// Plays a deal in all its seatings. The result depends on the number alone.
    ///
    /// # Errors
    /// Ends the contest; faults of programs do not.
    fn deal(&self, number: u64, observer: &dyn Observer) -> Result<Deal, Self::Error>;

    /// The sample that a deal contributes to the mean.
    fn sample(&self, deal: &Deal) -> f64;
}

/// Observes the progress of a contest.
pub trait Observer: Sync {
    /// A deal has been played; `known` is the number of results so far.
    fn played(&self, number: u64, deal: &Deal, known: usize);

    /// A match ended by a fault.
    fn fault(&self, _fault: &Fault) {}
}

/// Which deals of a contest to play, and with how many threads.
#[derive(Clone, Copy, Debug)]
pub struct Schedule {
    /// Number of deals.
    pub deals: u64,
    /// Plays only the deals whose number leaves remainder `shard.0` when divided by `shard.1`.
    pub shard: (u64, u64),
    /// Ends the contest early, once it is decided.
    pub sprt: Option<Sprt>,
    /// Number of threads; does not affect the results.
    pub threads: usize,
}

/// Results so far.
struct Progress<E> {
    next: u64,
    deals: BTreeMap<u64, Deal>,
    /// Number of initial consecutive deals that the sequential test has seen.
    tested: u64,
    mean: Mean,
    verdict: Option<Verdict>,
    error: Option<E>,
}

impl Schedule {
    /// Plays all deals whose results are not in `known`, and returns all results.
    ///
    /// # Errors
    /// The contest's error, if a deal cannot be played.
    pub fn play<C: Deals>(
        &self,
        contest: &C,
        known: BTreeMap<u64, Deal>,
        observer: &dyn Observer,
    ) -> Result<BTreeMap<u64, Deal>, C::Error> {
        let mut progress = Progress {
            next: 0,
            deals: known,
            tested: 0,
            mean: Mean::default(),
            verdict: None,
            error: None,
        };
        self.test(contest, &mut progress);
        let progress = Mutex::new(progress);
        thread::scope(|scope| {
            for _ in 1..self.threads.max(1) {
                scope.spawn(|| self.work(contest, &progress, observer));
            }
            self.work(contest, &progress, observer);
        });
        let progress = progress
            .into_inner()
            .unwrap_or_else(PoisonError::into_inner);
        match progress.error {
            Some(error) => Err(error),
            None => Ok(progress.deals),
        }
    }

    fn work<C: Deals>(
        &self,
        contest: &C,
        progress: &Mutex<Progress<C::Error>>,
        observer: &dyn Observer,
    ) {
        let lock = || progress.lock().unwrap_or_else(PoisonError::into_inner);
        loop {
            let number = {
                let mut progress = lock();
                let Some(number) = self.next(&mut progress) else {
                    return;
                };
                number
            };
            let played = contest.deal(number, observer);
            let mut progress = lock();
            match played {
                Ok(deal) => {
                    progress.deals.insert(number, deal);
                    self.test(contest, &mut progress);
                    observer.played(number, &deal, progress.deals.len());
                }
                Err(error) => progress.error = Some(error),
            }
        }
    }

    /// The next deal to play.
    fn next<E>(&self, progress: &mut Progress<E>) -> Option<u64> {
        if progress.error.is_some() || progress.verdict.is_some() {
            return None;
        }
        let (part, parts) = self.shard;
        while progress.next < self.deals {
            let number = progress.next;
            progress.next += 1;
            let is_ours = number % parts.max(1) == part;
            if is_ours && !progress.deals.contains_key(&number) {
                return Some(number);
            }
        }
        None
    }

    /// Checks whether the contest is decided by the initial consecutive deals, so that it ends at the same deal with any
    /// number of threads.
    fn test<C: Deals>(&self, contest: &C, progress: &mut Progress<C::Error>) {
        let Some(sprt) = &self.sprt else { return };
        while progress.verdict.is_none()
            && let Some(deal) = progress.deals.get(&progress.tested)
        {
            progress.mean.add(contest.sample(deal));
            progress.tested += 1;
            progress.verdict = sprt.verdict(&progress.mean);
        }
    }
}
