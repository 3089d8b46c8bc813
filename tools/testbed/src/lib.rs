//! The real services that tests need beside a server, each in its own directory and removed with the test.

mod nats;
mod postgres;
mod wire;

pub use nats::Nats;
pub use postgres::{Postgres, PostgresError, Tls};
pub use wire::{Lost, Wire};
