//! Updates on their way to subscribers: the outbox of each viewer, deltas, wake-ups, subscribers and WebSocket sessions.
//!
//! Knows neither tables nor accounts: a [`subscriber::Source`] provides the messages and the viewer of each subscriber.

pub(crate) mod delta;
pub(crate) mod outbox;
pub(crate) mod relay;
pub(crate) mod session;
pub(crate) mod socket;
pub(crate) mod subscriber;
