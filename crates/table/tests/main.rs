//! The tests of a match among seats.
//!
//! One binary: linking one a file took longer than running them.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    missing_docs,
    unreachable_pub
)] // a test fails by panicking

mod claims;
mod common;
mod even_shuffles;
mod facts;
mod golden;
mod hints;
mod matches;
mod membership;
mod moments;
mod seats;
mod secrets;
mod settled;
mod transcripts;
