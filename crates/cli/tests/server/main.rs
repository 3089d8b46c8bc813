//! `moonshot serve`, the real program: started, played on, killed and started again.

#![allow(clippy::unwrap_used)] // everything here is a test

mod client;
mod crash;
mod directory;
mod start;
