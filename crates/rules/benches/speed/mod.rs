//! What the benchmarks share: a fast generator, and figures in hands per second.

use std::time::Duration;

use cpu_time::ThreadTime;
use criterion::measurement::{Measurement, ValueFormatter, WallTime};
use criterion::{Criterion, Throughput};
use moonshot_rules::Dice;

/// A fast generator (wyrand). Multiply and shift are biased by less than one in 2^24, which a benchmark bears.
pub(crate) struct Fast(pub(crate) u64);

impl Fast {
    #[inline]
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0xa076_1d64_78bd_642f);
        let wide = u128::from(self.0) * u128::from(self.0 ^ 0xe703_7ed1_a0b4_28db);
        (wide >> 64) as u64 ^ wide as u64
    }
}

impl Dice for Fast {
    #[inline]
    fn below(&mut self, bound: u32) -> u32 {
        (((self.next() >> 32) * u64::from(bound)) >> 32) as u32
    }
}

/// The thread's own processor time, printed as hands per second; a game of Heartcatchers counts as a hand.
///
/// Not wall time: on a machine that others use as well that measures the others.
pub(crate) struct Hands;

/// Criterion that prints hands per second.
pub(crate) fn in_hands_per_second() -> Criterion<Hands> {
    Criterion::default().with_measurement(Hands)
}

impl Measurement for Hands {
    type Intermediate = ThreadTime;
    type Value = Duration;

    fn start(&self) -> ThreadTime {
        ThreadTime::now()
    }

    fn end(&self, start: ThreadTime) -> Duration {
        start.elapsed()
    }

    fn add(&self, one: &Duration, other: &Duration) -> Duration {
        *one + *other
    }

    fn zero(&self) -> Duration {
        Duration::ZERO
    }

    fn to_f64(&self, value: &Duration) -> f64 {
        value.as_nanos() as f64
    }

    fn formatter(&self) -> &dyn ValueFormatter {
        &Formatter
    }
}

struct Formatter;

impl ValueFormatter for Formatter {
    fn scale_values(&self, typical: f64, values: &mut [f64]) -> &'static str {
        WallTime.formatter().scale_values(typical, values)
    }

    fn scale_throughputs(&self, _: f64, per: &Throughput, nanoseconds: &mut [f64]) -> &'static str {
        let hands = match per {
            Throughput::Elements(hands) => *hands as f64,
            _ => 1.0,
        };
        for value in nanoseconds.iter_mut() {
            *value = hands * 1e9 / *value;
        }
        "hands/s"
    }

    fn scale_for_machines(&self, values: &mut [f64]) -> &'static str {
        WallTime.formatter().scale_for_machines(values)
    }
}
