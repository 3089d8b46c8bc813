//! Old transcripts load forever and are written unchanged. `transcripts/README.md` describes them.

use crate::common;

use std::collections::BTreeSet;
use std::fs;
use std::path::PathBuf;

use common::{engine, hash_of};
use moonshot_table::Match;

fn folder() -> PathBuf {
    [env!("CARGO_MANIFEST_DIR"), "tests", "transcripts"]
        .iter()
        .collect()
}

/// The name of each transcript with its text and the hash of its final state.
fn transcripts() -> Vec<(String, String, String)> {
    let states = fs::read_to_string(folder().join("states.txt")).unwrap();
    let read = |line: &str| {
        let (name, hash) = line.split_once(' ').unwrap();
        let text = fs::read_to_string(folder().join(format!("{name}.json"))).unwrap();
        (name.to_owned(), text, hash.to_owned())
    };
    states.lines().map(read).collect()
}

#[test]
fn each_leads_to_the_state_it_led_to() {
    for (name, text, hash) in transcripts() {
        let mut engine = engine();
        let loaded = engine.handle(format!("{{\"do\":\"load\",\"transcript\":{text}}}").as_bytes());
        assert!(
            loaded.starts_with(r#"{"id":null,"ok":true,"state":"#),
            "{name}: {loaded}"
        );
        let state = engine.handle(br#"{"do":"state"}"#);
        assert_eq!(
            hash_of(&state),
            hash,
            "{name} leads to another state: {state}"
        );
    }
}

#[test]
fn each_is_written_again_byte_for_byte() {
    for (name, text, _) in transcripts() {
        let loaded = Match::load(&text).unwrap_or_else(|why| panic!("{name}: {why}"));
        let written = loaded.transcript().to_string();
        for (number, (now, then)) in written.lines().zip(text.lines()).enumerate() {
            assert_eq!(now, then, "{name}, line {}", number + 1);
        }
        assert_eq!(written, text, "{name}");
    }
}

#[test]
fn each_holds_together() {
    for (name, text, _) in transcripts() {
        let (checked, summary) = Match::verify(&text).unwrap_or_else(|why| panic!("{name}: {why}"));
        let count = |what: &str| text.matches(&format!("\n    {{\"{what}\":")).count();
        assert_eq!(
            (summary.acts, summary.chances),
            (count("seat"), count("chance")),
            "{name}"
        );
        assert_eq!(
            summary.deals_checked,
            !text.contains("\"seed\": null"),
            "{name}"
        );
        assert_eq!(
            summary.commitment.is_some(),
            summary.deals_checked,
            "{name}"
        );
        assert_eq!(
            checked.is_over(),
            !text.ends_with("\"outcome\": null\n}\n"),
            "{name}"
        );
    }
}

#[test]
fn every_transcript_is_read() {
    let listed: BTreeSet<String> = transcripts()
        .into_iter()
        .map(|(name, ..)| format!("{name}.json"))
        .collect();
    let there: BTreeSet<String> = fs::read_dir(folder())
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .filter(|name| name.ends_with(".json"))
        .collect();
    assert_eq!(there, listed);
    assert!(there.len() > 60);
}
