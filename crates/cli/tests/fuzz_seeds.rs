//! Runs the seeds of the fuzz targets.

#![allow(
    unreachable_pub,
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic
)]

#[path = "../../../fuzz/src/card_sets.rs"]
mod card_sets;
#[path = "../../../fuzz/src/engine.rs"]
mod engine;
#[path = "../../../fuzz/src/notation.rs"]
mod notation;
#[path = "../../../fuzz/src/rules.rs"]
mod rules;
#[path = "../../../fuzz/src/tensors.rs"]
mod tensors;
#[path = "../../../fuzz/src/transcripts.rs"]
mod transcripts;

/// Runs every seed of a target; there must be at least one.
fn replay(target: &str, check: fn(&[u8])) {
    let folder = format!("{}/../../fuzz/seeds/{target}", env!("CARGO_MANIFEST_DIR"));
    let mut seeds = 0;
    for file in std::fs::read_dir(folder).unwrap() {
        let file = file.unwrap().path();
        println!("{}", file.display());
        check(&std::fs::read(file).unwrap());
        seeds += 1;
    }
    assert!(seeds >= 5, "{seeds} seeds of {target}");
}

#[test]
fn the_engine_stands_its_seeds() {
    replay("engine", engine::check);
}

#[test]
fn notation_stands_its_seeds() {
    replay("notation", notation::check);
}

#[test]
fn the_rules_stand_their_seeds() {
    replay("rules", rules::check);
}

#[test]
fn tensors_stand_their_seeds() {
    replay("tensors", tensors::check);
}

#[test]
fn transcripts_stand_their_seeds() {
    replay("transcripts", transcripts::check);
}

#[test]
fn card_sets_stand_their_seeds() {
    replay("card_sets", card_sets::check);
}
