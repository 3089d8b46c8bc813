//! The tests of the program `moonshot`.
//!
//! One binary: linking one a file took longer than running them.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    missing_docs,
    unreachable_pub
)] // a test fails by panicking

mod arena;
mod dataset;
mod docs;
mod engine;
mod fuzz_seeds;
mod play;
mod review;
mod server;
mod session;
mod spots;
mod verify;
