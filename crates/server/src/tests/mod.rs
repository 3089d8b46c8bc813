//! The server as its callers see it, tested in process.

mod generated;
mod harness;
mod lobby;
