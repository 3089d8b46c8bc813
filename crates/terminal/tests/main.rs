//! Matches in this process, played through the model.
#![allow(clippy::unwrap_used, clippy::panic)]

mod common;
mod local;
mod people;
mod plain;
mod screens;
