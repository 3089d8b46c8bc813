//! Rate limits per person, per address and per handle.

use std::collections::HashMap;
use std::hash::Hash;
use std::net::IpAddr;
use std::num::NonZeroU32;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use governor::clock::Clock;
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};
use moonshot_table::PersonId;
use serde::{Deserialize, Serialize};

use super::connections::AddressBlock;
use crate::metrics::Limit;
use crate::net::limits::{Limits, Rate, Rates};

/// Interval at which idle counters are dropped.
pub(super) const TIDY_EVERY: Duration = Duration::from_secs(60);

/// The classes of requests with a rate limit of their own.
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
    /// All of them, in order.
    pub(crate) const ALL: [RateClass; 6] = [
        RateClass::Make,
        RateClass::Act,
        RateClass::Suggest,
        RateClass::Stream,
        RateClass::Read,
        RateClass::SignIn,
    ];

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

/// Who a request counts for.
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
    #[serde(rename = "whose")]
    key: RateKey,
    #[serde(rename = "deed")]
    class: RateClass,
    times: NonZeroU32,
}

/// All rate counters.
pub(super) struct Throttle {
    /// Requests counted since the last report to other servers, if there are any.
    unreported: Mutex<Option<HashMap<(RateKey, RateClass), NonZeroU32>>>,
    addresses: Counters<AddressBlock>,
    /// Loopback addresses, which have higher limits.
    local: Counters<AddressBlock>,
    people: Counters<PersonId>,
    /// Password attempts, by the key of the handle.
    handles: Counter<String>,
}

impl Throttle {
    pub(super) fn new(limits: &Limits) -> Throttle {
        let by_address = limits.by_address.unwrap_or_default();
        Throttle {
            unreported: Mutex::default(),
            addresses: Counters::new(by_address, NonZeroU32::MIN),
            local: Counters::new(by_address, limits.local_factor),
            people: Counters::new(limits.by_person.unwrap_or_default(), NonZeroU32::MIN),
            handles: Counter::new(limits.sign_in_by_handle),
        }
    }

    /// Counts a request from an address, or returns how long to wait.
    pub(super) fn at_address(&self, class: RateClass, block: AddressBlock) -> Result<(), Duration> {
        if block.is_local() {
            // Not reported: loopback is per machine.
            return self.local.of(class).count(&block);
        }
        self.addresses.of(class).count(&block)?;
        self.note(|| RateKey::Address(block.address()), class);
        Ok(())
    }

    /// Counts a person's request, or returns how long to wait.
    pub(super) fn by_person(&self, class: RateClass, person: &PersonId) -> Result<(), Duration> {
        self.people.of(class).count(person)?;
        self.note(|| RateKey::Person(person.clone()), class);
        Ok(())
    }

    /// Counts a password attempt, or returns how long to wait.
    pub(super) fn at_handle(&self, key: &str) -> Result<(), Duration> {
        self.handles.count(&key.to_owned())?;
        self.note(|| RateKey::Handle(key.to_owned()), RateClass::SignIn);
        Ok(())
    }

    /// Notes a request for the next report.
    fn note(&self, key: impl FnOnce() -> RateKey, class: RateClass) {
        if let Some(unreported) = &mut *self.unreported() {
            let times = unreported.entry((key(), class));
            times
                .and_modify(|times| *times = times.saturating_add(1))
                .or_insert(NonZeroU32::MIN);
        }
    }

    /// Requests counted since the last call; from then on they are collected if `anybody` listens.
    pub(super) fn unreported_counts(&self, anybody: bool) -> Vec<RateCount> {
        let mut unreported = self.unreported();
        let before = std::mem::replace(&mut *unreported, anybody.then(HashMap::new));
        let counted = before.into_iter().flatten();
        counted
            .map(|((key, class), times)| RateCount { key, class, times })
            .collect()
    }

    /// Counts requests made at another server. If they exceed the limit, nothing is left.
    pub(super) fn count(&self, counted: &RateCount) {
        let RateCount { key, class, times } = counted;
        match key {
            RateKey::Address(address) => {
                let block = AddressBlock::from(*address);
                self.addresses.of(*class).take(&block, *times);
            }
            RateKey::Person(person) => self.people.of(*class).take(person, *times),
            RateKey::Handle(key) => self.handles.take(key, *times),
        }
    }

    fn unreported(&self) -> MutexGuard<'_, Option<HashMap<(RateKey, RateClass), NonZeroU32>>> {
        self.unreported
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
    }

    /// Drops counters that are full again.
    pub(super) fn tidy(&self) {
        self.handles.tidy();
        self.addresses.tidy();
        self.local.tidy();
        self.people.tidy();
    }
}

/// A counter for each rate class.
struct Counters<K: Clone + Hash + Eq>([Counter<K>; 6]);

impl<K: Clone + Hash + Eq> Counters<K> {
    /// Counters for these rates multiplied by a factor.
    fn new(rates: Rates, factor: NonZeroU32) -> Counters<K> {
        let rate = |class| rates.of(class).map(|rate| rate.times(factor));
        Counters(RateClass::ALL.map(|class| Counter::new(rate(class))))
    }

    fn of(&self, class: RateClass) -> &Counter<K> {
        &self.0[class as usize]
    }

    fn tidy(&self) {
        self.0.iter().for_each(Counter::tidy);
    }
}

/// Counts the requests of each key; `None` counts nothing.
struct Counter<K: Clone + Hash + Eq>(Option<DefaultKeyedRateLimiter<K>>);

impl<K: Clone + Hash + Eq> Counter<K> {
    fn new(rate: Option<Rate>) -> Counter<K> {
        Counter(rate.map(|rate| RateLimiter::keyed(quota(rate))))
    }

    /// Counts a request, or returns how long to wait.
    fn count(&self, key: &K) -> Result<(), Duration> {
        let Some(limiter) = &self.0 else {
            return Ok(());
        };
        let counted = limiter.check_key(key);
        counted.map_err(|until| until.wait_time_from(limiter.clock().now()))
    }

    /// Takes that many requests, or as many as are left.
    fn take(&self, key: &K, times: NonZeroU32) {
        let Some(limiter) = &self.0 else { return };
        let mut left = times.get();
        let mut step = left;
        while let Some(part) = NonZeroU32::new(step) {
            if matches!(limiter.check_key_n(key, part), Ok(Ok(()))) {
                left -= step;
                step = step.min(left);
            } else {
                step /= 2;
            }
        }
    }

    /// Drops keys that may make all requests again.
    fn tidy(&self) {
        if let Some(limiter) = &self.0 {
            limiter.retain_recent();
            limiter.shrink_to_fit();
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
    fn a_burst_is_allowed_and_then_one_request_at_a_time() {
        let rates = Rates {
            make: Some(Rate::of(2, 3)),
            ..Rates::default()
        };
        let counters = Counters::new(rates, NonZeroU32::MIN);
        for _ in 0..3 {
            assert_eq!(counters.of(RateClass::Make).count(&"Anna"), Ok(()));
        }
        let wait = counters.of(RateClass::Make).count(&"Anna").unwrap_err();
        assert!((25..=30).contains(&wait.as_secs()), "{wait:?}");
        assert_eq!(counters.of(RateClass::Make).count(&"Ben"), Ok(()));
        for _ in 0..1_000 {
            assert_eq!(
                counters.of(RateClass::Act).count(&"Anna"),
                Ok(()),
                "no limit"
            );
        }
    }

    #[test]
    fn requests_at_one_server_count_at_another() {
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
            "no other server"
        );
        assert_eq!(here.unreported_counts(true), []);
        for _ in 0..3 {
            assert_eq!(here.by_person(RateClass::Make, &anna), Ok(()));
            assert_eq!(here.at_address(RateClass::Act, block(1)), Ok(()));
            assert_eq!(here.at_address(RateClass::Act, loopback), Ok(()));
            assert_eq!(here.at_handle("anna"), Ok(()));
        }
        let counted = here.unreported_counts(true);
        assert_eq!(
            counted.len(),
            3,
            "loopback addresses are not reported: {counted:?}"
        );
        assert!(counted.iter().all(|counted| counted.times.get() == 3));
        let text = serde_json::to_string(&counted).unwrap();
        let received: Vec<RateCount> = serde_json::from_str(&text).unwrap();
        received.iter().for_each(|counted| there.count(counted));
        let tries = |mut class: Box<dyn FnMut() -> bool + '_>| (0..9).filter(|_| class()).count();
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
            key: RateKey::Handle("eve".into()),
            class: RateClass::SignIn,
            times: NonZeroU32::new(1_000).unwrap(),
        };
        there.count(&much);
        assert!(there.at_handle("eve").is_err());
        assert_eq!(
            here.unreported_counts(false),
            [],
            "reported requests are not reported again"
        );
        assert_eq!(there.unreported_counts(true), []);
    }

    #[test]
    fn keys_with_no_recent_requests_are_dropped() {
        let rates = Rates {
            act: Some(Rate::of(60_000, 1)),
            make: Some(Rate::of(1, 1)),
            ..Rates::default()
        };
        let counters = Counters::new(rates, NonZeroU32::MIN);
        for who in 0..100 {
            let _ = counters.of(RateClass::Act).count(&who);
            let _ = counters.of(RateClass::Make).count(&who);
        }
        std::thread::sleep(Duration::from_millis(20));
        counters.tidy();
        let left = |class| counters.of(class).0.as_ref().map(RateLimiter::len);
        assert_eq!(left(RateClass::Act), Some(0));
        assert_eq!(left(RateClass::Make), Some(100));
    }
}
