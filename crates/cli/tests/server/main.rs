//! `moonshot serve`, the real program: started, played on, killed and restarted.

#![allow(clippy::unwrap_used, clippy::panic)] // everything here is a test

mod backup;
mod client;
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
mod start;
#[cfg(unix)]
mod traces;
mod watch;
