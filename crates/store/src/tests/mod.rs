//! Tests of the two backends: what the conformance suite does not ask, fault injection against PostgreSQL, and what they report to a
//! recorder. `tests/conformance.rs` runs the suite as a third backend would.

mod backends;
mod faults;
mod recorded;

use std::time::Duration;

use crate::Timings;

/// Tests do not wait as long as servers do.
const TIMINGS: Timings = Timings {
    read: Duration::from_secs(2),
    ping: Duration::from_millis(300),
    server_expiry: Duration::from_millis(1_500),
    ..Timings::DEFAULT
};
