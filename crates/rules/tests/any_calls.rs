//! No call of the public functions panics: runs the fuzz target of the rules on random programs.
#![allow(
    unreachable_pub,
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic
)]

#[path = "../../../fuzz/src/rules.rs"]
mod programme;

use proptest::collection::vec;
use proptest::prelude::*;

proptest! {
    #![proptest_config(ProptestConfig { cases: 3_000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn no_call_of_a_public_function_panics(programme in vec(any::<u8>(), 0..1_500)) {
        programme::check(&programme);
    }
}
