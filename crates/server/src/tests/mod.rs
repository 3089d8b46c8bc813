//! The server as its callers see it, tested in process.

mod access;
mod damage;
mod described;
mod doors;
mod expiry;
mod games;
mod generated;
mod harness;
mod held;
mod history;
mod lessons;
mod limits;
mod live;
mod lobby;
mod page;
mod pause;
mod people;
mod play;
mod ready;
mod refusals;
mod resume;
mod storage;
mod stored;
mod tells;
mod told;
mod undo;
