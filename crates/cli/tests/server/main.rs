//! `moonshot serve`, the real program: started, played on, killed and started again.

mod client;
mod crash;
mod start;
