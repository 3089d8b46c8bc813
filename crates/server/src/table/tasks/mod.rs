//! What happens at a table without a request: each task runs while there is something for it to do.

pub(super) mod bots;
pub(super) mod clocks;
pub(super) mod proposals;
pub(super) mod rematch;
