//! The tests of documents, options, outcomes, events and sentences.
//!
//! One binary: linking one a file took longer than running them.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    missing_docs,
    unreachable_pub
)] // a test fails by panicking

mod black_hearts;
mod card_set;
mod catalogue;
mod common;
mod custom;
mod documents;
mod events;
mod facts;
mod heartcatchers;
mod outcomes;
mod properties;
mod refusals;
mod spot_hearts;
