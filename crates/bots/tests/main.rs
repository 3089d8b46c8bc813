//! The tests of the bots.
//!
//! One binary: linking one a file took longer than running them.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    missing_docs,
    unreachable_pub
)] // a test fails by panicking

mod always_legal;
mod arena;
mod certain;
mod common;
mod dataset;
mod hints;
mod levels;
mod luck;
mod manners;
mod positions;
mod review;
mod rule_of_thumb_0_1;
mod search;
mod spots;
mod strength;
mod styles;
