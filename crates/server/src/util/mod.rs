//! Time of day, random bytes and a bounded pool of worker threads.
//!
//! Knows nothing of the rest of the server.

pub(crate) mod clock;
pub(crate) mod random;
pub(crate) mod workers;
