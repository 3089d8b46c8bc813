//! `moonshot serve`, the real program: started, played on, killed and restarted.

mod backup;
pub(crate) mod client;
mod config;
mod crash;
#[cfg(unix)]
mod database;
mod directory;
#[cfg(unix)]
mod drain;
mod example;
#[cfg(unix)]
mod nats;
mod reports;
#[cfg(unix)]
mod sit;
mod start;
#[cfg(unix)]
mod traces;
mod watch;
