//! The real programs that tests need beside a server, each in a directory of its own, gone when the test is.

mod nats;
mod postgres;
mod wire;

pub use nats::Nats;
pub use postgres::{Postgres, PostgresError, Tls};
pub use wire::{Lost, Wire};
