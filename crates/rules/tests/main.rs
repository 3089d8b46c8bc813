//! The tests of the rules.
//!
//! One binary: linking one a file took longer than running them.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    missing_docs,
    unreachable_pub
)] // a test fails by panicking

mod any_calls;
mod clauses;
mod common;
mod determinizations;
mod determinized_passes;
mod every_game;
mod perft;
mod playout_tricks;
mod properties;
mod sizes;
mod texts;
mod trick;
mod trick_scores;
