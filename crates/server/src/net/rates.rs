//! Rate limits per person, per address and per handle.

use std::collections::HashMap;
use std::hash::Hash;
use std::net::IpAddr;
use std::num::NonZeroU32;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use governor::clock::{Clock, DefaultClock};
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};
use moonshot_table::PersonId;
use serde::{Deserialize, Serialize};

use super::connections::AddressBlock;
use crate::metrics::Limit;
use crate::net::limits::{Limits, Rate, Rates};

/// Interval at which idle counters are dropped.
pub(super) const TIDY_EVERY: Duration = Duration::from_secs(60);

/// The classes of requests that are limited.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum RateClass {
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

impl RateClass {
    /// The limit, as a metrics label.
    pub(super) fn limit(self) -> Limit {
        match self {
            RateClass::Make => Limit::Make,
            RateClass::Act => Limit::Act,
            RateClass::Suggest => Limit::Suggest,
            RateClass::Stream => Limit::Stream,
            RateClass::Read => Limit::Read,
            RateClass::SignIn => Limit::SignIn,
        }
    }
}

/// RateKey deeds are counted.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum RateKey {
    /// An address.
    Address(IpAddr),
    /// A person.
    Person(PersonId),
    /// Password attempts for the handle with that key.
    Handle(String),
}

/// Counted requests, reported to other servers: a limit applies to all servers together.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct RateCount {
    whose: RateKey,
    deed: RateClass,
    times: NonZeroU32,
}

/// All rate counters.
pub(super) struct Throttle {
    /// Requests counted since the last report to other servers, if there are any.
    untold: Mutex<Option<HashMap<(RateKey, RateClass), NonZeroU32>>>,
    addresses: Counters<AddressBlock>,
    /// Loopback addresses, which have higher limits.
    local: Counters<AddressBlock>,
    people: Counters<PersonId>,
    /// Password attempts, by the key of the handle.
    handles: Option<DefaultKeyedRateLimiter<String>>,
}

impl Throttle {
    pub(super) fn new(limits: &Limits) -> Throttle {
        let by_address = limits.by_address.unwrap_or_default();
        Throttle {
            untold: Mutex::default(),
            addresses: Counters::new(by_address),
            local: Counters::new(by_address.times(limits.local_factor)),
            people: Counters::new(limits.by_person.unwrap_or_default()),
            handles: limits
                .sign_in_by_handle
                .map(|rate| RateLimiter::keyed(quota(rate))),
        }
    }

    /// Counts a request from an address, or returns how long to wait.
    pub(super) fn at_address(&self, deed: RateClass, block: AddressBlock) -> Result<(), Duration> {
        if block.is_local() {
            // Not reported: loopback is per machine.
            return self.local.count(deed, &block);
        }
        self.addresses.count(deed, &block)?;
        self.note(|| RateKey::Address(block.address()), deed);
        Ok(())
    }

    /// Counts a person's request, or returns how long to wait.
    pub(super) fn by_person(&self, deed: RateClass, person: &PersonId) -> Result<(), Duration> {
        self.people.count(deed, person)?;
        self.note(|| RateKey::Person(person.clone()), deed);
        Ok(())
    }

    /// Counts a password attempt, or returns how long to wait.
    pub(super) fn at_handle(&self, key: &str) -> Result<(), Duration> {
        let Some(handles) = &self.handles else {
            return Ok(());
        };
        let counted = handles.check_key(&key.to_owned());
        counted.map_err(|until| until.wait_time_from(self.people.clock.now()))?;
        self.note(|| RateKey::Handle(key.to_owned()), RateClass::SignIn);
        Ok(())
    }

    /// Notes a request for the next report.
    fn note(&self, whose: impl FnOnce() -> RateKey, deed: RateClass) {
        if let Some(untold) = &mut *self.untold() {
            let times = untold.entry((whose(), deed));
            times
                .and_modify(|times| *times = times.saturating_add(1))
                .or_insert(NonZeroU32::MIN);
        }
    }

    /// Requests counted since the last call; from then on they are collected if `anybody` listens.
    pub(super) fn to_tell(&self, anybody: bool) -> Vec<RateCount> {
        let mut untold = self.untold();
        let before = std::mem::replace(&mut *untold, anybody.then(HashMap::new));
        let counted = before.into_iter().flatten();
        counted
            .map(|((whose, deed), times)| RateCount { whose, deed, times })
            .collect()
    }

    /// Counts requests made at another server. If they exceed the limit, nothing is left.
    pub(super) fn count(&self, counted: &RateCount) {
        let RateCount { whose, deed, times } = counted;
        match whose {
            RateKey::Address(address) => {
                let counter = self.addresses.of(*deed);
                take(counter, &AddressBlock::from(*address), *times);
            }
            RateKey::Person(person) => take(self.people.of(*deed), person, *times),
            RateKey::Handle(key) => take(self.handles.as_ref(), key, *times),
        }
    }

    fn untold(&self) -> MutexGuard<'_, Option<HashMap<(RateKey, RateClass), NonZeroU32>>> {
        self.untold.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Drops counters that are full again.
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

/// A counter for each rate class.
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

    fn of(&self, deed: RateClass) -> Option<&DefaultKeyedRateLimiter<K>> {
        let counter = match deed {
            RateClass::Make => &self.make,
            RateClass::Act => &self.act,
            RateClass::Suggest => &self.suggest,
            RateClass::Stream => &self.stream,
            RateClass::Read => &self.read,
            RateClass::SignIn => &self.sign_in,
        };
        counter.as_ref()
    }

    fn count(&self, deed: RateClass, who: &K) -> Result<(), Duration> {
        let Some(counter) = self.of(deed) else {
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

/// Takes that many requests from a counter, or as many as are left.
fn take<K: Clone + Hash + Eq>(
    counter: Option<&DefaultKeyedRateLimiter<K>>,
    who: &K,
    times: NonZeroU32,
) {
    let Some(counter) = counter else { return };
    let mut left = times.get();
    let mut step = left;
    while let Some(part) = NonZeroU32::new(step) {
        if matches!(counter.check_key_n(who, part), Ok(Ok(()))) {
            left -= step;
            step = step.min(left);
        } else {
            step /= 2;
        }
    }
}

fn quota(rate: Rate) -> Quota {
    // 60 s divided by a `u32` is never zero nanoseconds.
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
            assert_eq!(counters.count(RateClass::Make, &"Anna"), Ok(()));
        }
        let wait = counters.count(RateClass::Make, &"Anna").unwrap_err();
        assert!((25..=30).contains(&wait.as_secs()), "{wait:?}");
        assert_eq!(counters.count(RateClass::Make, &"Ben"), Ok(()));
        for _ in 0..1_000 {
            assert_eq!(counters.count(RateClass::Act, &"Anna"), Ok(()), "no limit");
        }
    }

    #[test]
    fn what_is_done_at_one_server_counts_at_another() {
        let limits = Limits {
            by_person: Some(Rates {
                make: Some(Rate::of(1, 5)),
                ..Rates::default()
            }),
            by_address: Some(Rates {
                act: Some(Rate::of(1, 5)),
                ..Rates::default()
            }),
            sign_in_by_handle: Some(Rate::of(1, 5)),
            ..Limits::default()
        };
        let (here, there) = (Throttle::new(&limits), Throttle::new(&limits));
        let (anna, ben) = (PersonId::new([1; 32]), PersonId::new([2; 32]));
        let block = |last| AddressBlock::from(IpAddr::from([203, 0, 113, last]));
        let loopback = AddressBlock::from(IpAddr::from([127, 0, 0, 1]));
        assert_eq!(
            here.by_person(RateClass::Make, &anna),
            Ok(()),
            "nobody to tell"
        );
        assert_eq!(here.to_tell(true), []);
        for _ in 0..3 {
            assert_eq!(here.by_person(RateClass::Make, &anna), Ok(()));
            assert_eq!(here.at_address(RateClass::Act, block(1)), Ok(()));
            assert_eq!(here.at_address(RateClass::Act, loopback), Ok(()));
            assert_eq!(here.at_handle("anna"), Ok(()));
        }
        let counted = here.to_tell(true);
        assert_eq!(
            counted.len(),
            3,
            "this machine's own addresses are not told: {counted:?}"
        );
        assert!(counted.iter().all(|counted| counted.times.get() == 3));
        let text = serde_json::to_string(&counted).unwrap();
        let heard: Vec<RateCount> = serde_json::from_str(&text).unwrap();
        heard.iter().for_each(|counted| there.count(counted));
        let tries = |mut deed: Box<dyn FnMut() -> bool + '_>| (0..9).filter(|_| deed()).count();
        let left = [
            tries(Box::new(|| there.by_person(RateClass::Make, &anna).is_ok())),
            tries(Box::new(|| there.by_person(RateClass::Make, &ben).is_ok())),
            tries(Box::new(|| {
                there.at_address(RateClass::Act, block(1)).is_ok()
            })),
            tries(Box::new(|| {
                there.at_address(RateClass::Act, block(2)).is_ok()
            })),
            tries(Box::new(|| there.at_handle("anna").is_ok())),
            tries(Box::new(|| there.at_handle("ben").is_ok())),
        ];
        assert_eq!(left, [2, 5, 2, 5, 2, 5]);
        // More than all there is takes all there is.
        let much = RateCount {
            whose: RateKey::Handle("eve".into()),
            deed: RateClass::SignIn,
            times: NonZeroU32::new(1_000).unwrap(),
        };
        there.count(&much);
        assert!(there.at_handle("eve").is_err());
        assert_eq!(here.to_tell(false), [], "what others did is not told again");
        assert_eq!(there.to_tell(true), []);
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
            let _ = counters.count(RateClass::Act, &who);
            let _ = counters.count(RateClass::Make, &who);
        }
        std::thread::sleep(Duration::from_millis(20));
        counters.tidy();
        let left =
            |counter: &Option<DefaultKeyedRateLimiter<i32>>| counter.as_ref().map(RateLimiter::len);
        assert_eq!(left(&counters.act), Some(0));
        assert_eq!(left(&counters.make), Some(100));
    }
}
