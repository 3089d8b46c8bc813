//! The engine protocol: programs in any language drive the rules with it, as chess programs do with UCI.
//!
//! [`Engine`] answers one line at a time and does no I/O; [`converse`] feeds it from an input.
//! `docs/engine-protocol.md` describes every request and answer.
#![forbid(unsafe_code)]

mod engine;
mod failure;
mod lines;
mod request;

pub use engine::{Clock, Engine};
pub use lines::converse;
pub use request::MAX_LINE;
