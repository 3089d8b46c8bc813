//! The engine protocol: programs in any language drive the rules with it, as chess programs do with UCI.
//!
//! ```
//! use moonshot_engine::Engine;
//!
//! let mut engine = Engine::new([7; 32]);
//! let answer = engine.handle(br#"{"id":1,"do":"new","game":"hearts","players":4}"#);
//! assert!(answer.contains(r#""ok":true"#), "{answer}");
//! ```
//!
//! [`Engine`] answers one line at a time and does no I/O; [`converse`] connects it to an input and an output.
//! `docs/engine-protocol.md` describes every request and answer.
#![forbid(unsafe_code)]

mod engine;
mod failure;
mod lines;
mod request;

pub use engine::{Clock, Engine};
pub use lines::converse;
pub use request::MAX_LINE;
