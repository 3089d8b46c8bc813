//! How often things may be done, by each person and from each address.

use std::hash::Hash;
use std::num::NonZeroU32;
use std::time::Duration;

use governor::clock::{Clock, DefaultClock};
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};

use super::connections::Block;
use crate::identity::PersonId;
use crate::limits::{Limits, Rate, Rates};
use crate::metrics::Limit;

/// How often those who have done nothing for a while are forgotten.
pub(super) const TIDY_EVERY: Duration = Duration::from_secs(60);

/// The kinds of things that are counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Deed {
    /// Making a table.
    Make,
    /// Acting at one, undoing, finishing a hand, settings.
    Act,
    /// Asking what a bot would do.
    Suggest,
    /// Opening a stream.
    Stream,
    /// Reading.
    Read,
    /// Signing in, and making or changing an account.
    SignIn,
}

impl Deed {
    /// The limit of how often it is done, as figures call it.
    pub(super) fn limit(self) -> Limit {
        match self {
            Deed::Make => Limit::Make,
            Deed::Act => Limit::Act,
            Deed::Suggest => Limit::Suggest,
            Deed::Stream => Limit::Stream,
            Deed::Read => Limit::Read,
            Deed::SignIn => Limit::SignIn,
        }
    }
}

/// What is counted of everybody.
pub(super) struct Throttle {
    addresses: Counters<Block>,
    /// The addresses of this machine, which may do more.
    local: Counters<Block>,
    people: Counters<PersonId>,
    /// How often a password is tried, by the key of the handle.
    handles: Option<DefaultKeyedRateLimiter<String>>,
}

impl Throttle {
    pub(super) fn new(limits: &Limits) -> Throttle {
        let by_address = limits.by_address.unwrap_or_default();
        Throttle {
            addresses: Counters::new(by_address),
            local: Counters::new(by_address.times(limits.local_factor)),
            people: Counters::new(limits.by_person.unwrap_or_default()),
            handles: limits
                .sign_in_by_handle
                .map(|rate| RateLimiter::keyed(quota(rate))),
        }
    }

    /// Counts a deed from an address; how long to wait where it is one too many.
    pub(super) fn at_address(&self, deed: Deed, block: Block) -> Result<(), Duration> {
        let counters = match block.is_local() {
            true => &self.local,
            false => &self.addresses,
        };
        counters.count(deed, &block)
    }

    /// Counts a person's deed; how long to wait where it is one too many.
    pub(super) fn by_person(&self, deed: Deed, person: &PersonId) -> Result<(), Duration> {
        self.people.count(deed, person)
    }

    /// Counts a password that is tried; how long to wait where it is one too many.
    pub(super) fn at_handle(&self, key: &str) -> Result<(), Duration> {
        let Some(handles) = &self.handles else {
            return Ok(());
        };
        let counted = handles.check_key(&key.to_owned());
        counted.map_err(|until| until.wait_time_from(self.people.clock.now()))
    }

    /// Forgets those who could do everything at once again.
    pub(super) fn tidy(&self) {
        if let Some(handles) = &self.handles {
            handles.retain_recent();
            handles.shrink_to_fit();
        }
        self.addresses.tidy();
        self.local.tidy();
        self.people.tidy();
    }
}

/// A counter a deed.
struct Counters<K: Clone + Hash + Eq> {
    clock: DefaultClock,
    make: Option<DefaultKeyedRateLimiter<K>>,
    act: Option<DefaultKeyedRateLimiter<K>>,
    suggest: Option<DefaultKeyedRateLimiter<K>>,
    stream: Option<DefaultKeyedRateLimiter<K>>,
    read: Option<DefaultKeyedRateLimiter<K>>,
    sign_in: Option<DefaultKeyedRateLimiter<K>>,
}

impl<K: Clone + Hash + Eq> Counters<K> {
    fn new(rates: Rates) -> Counters<K> {
        let counter = |rate: Option<Rate>| rate.map(|rate| RateLimiter::keyed(quota(rate)));
        Counters {
            clock: DefaultClock::default(),
            make: counter(rates.make),
            act: counter(rates.act),
            suggest: counter(rates.suggest),
            stream: counter(rates.stream),
            read: counter(rates.read),
            sign_in: counter(rates.sign_in),
        }
    }

    fn count(&self, deed: Deed, who: &K) -> Result<(), Duration> {
        let counter = match deed {
            Deed::Make => &self.make,
            Deed::Act => &self.act,
            Deed::Suggest => &self.suggest,
            Deed::Stream => &self.stream,
            Deed::Read => &self.read,
            Deed::SignIn => &self.sign_in,
        };
        let Some(counter) = counter else {
            return Ok(());
        };
        let counted = counter.check_key(who);
        counted.map_err(|until| until.wait_time_from(self.clock.now()))
    }

    fn tidy(&self) {
        let counters = [
            &self.make,
            &self.act,
            &self.suggest,
            &self.stream,
            &self.read,
            &self.sign_in,
        ];
        for counter in counters.into_iter().flatten() {
            counter.retain_recent();
            counter.shrink_to_fit();
        }
    }
}

fn quota(rate: Rate) -> Quota {
    // A minute is not shared out finer than nanoseconds allow: 60 s by a `u32` is never zero.
    Quota::with_period(Duration::from_secs(60) / u32::from(rate.per_minute))
        .unwrap_or(Quota::per_second(NonZeroU32::MAX))
        .allow_burst(rate.at_once)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn so_often_at_once_and_then_after_a_while() {
        let rates = Rates {
            make: Some(Rate::of(2, 3)),
            ..Rates::default()
        };
        let counters = Counters::new(rates);
        for _ in 0..3 {
            assert_eq!(counters.count(Deed::Make, &"Anna"), Ok(()));
        }
        let wait = counters.count(Deed::Make, &"Anna").unwrap_err();
        assert!((25..=30).contains(&wait.as_secs()), "{wait:?}");
        assert_eq!(counters.count(Deed::Make, &"Ben"), Ok(()));
        for _ in 0..1_000 {
            assert_eq!(counters.count(Deed::Act, &"Anna"), Ok(()), "no limit");
        }
    }

    #[test]
    fn whoever_may_do_everything_again_is_forgotten() {
        let rates = Rates {
            act: Some(Rate::of(60_000, 1)),
            make: Some(Rate::of(1, 1)),
            ..Rates::default()
        };
        let counters = Counters::new(rates);
        for who in 0..100 {
            let _ = counters.count(Deed::Act, &who);
            let _ = counters.count(Deed::Make, &who);
        }
        std::thread::sleep(Duration::from_millis(20));
        counters.tidy();
        let left =
            |counter: &Option<DefaultKeyedRateLimiter<i32>>| counter.as_ref().map(RateLimiter::len);
        assert_eq!(left(&counters.act), Some(0));
        assert_eq!(left(&counters.make), Some(100));
    }
}
