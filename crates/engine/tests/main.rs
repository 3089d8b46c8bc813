//! The tests of the engine protocol.
//!
//! One binary: linking one a file took longer than running them.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    missing_docs,
    unreachable_pub
)] // a test fails by panicking

mod common;
mod custom;
mod given;
mod protocol;
mod recorded;
mod transcripts;
