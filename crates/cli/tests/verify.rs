//! `moonshot verify`, run as a process.

use std::fs;
use std::process::{Command, Output};

fn golden(name: &str) -> String {
    format!(
        "{}/../table/tests/golden/{name}.json",
        env!("CARGO_MANIFEST_DIR")
    )
}

fn verify(file: &str) -> Output {
    Command::new(env!("CARGO_BIN_EXE_moonshot"))
        .args(["verify", file])
        .output()
        .unwrap()
}

#[test]
fn a_transcript_that_holds_together_is_reported() {
    let output = verify(&golden("hearts"));
    assert!(output.status.success());
    let report = String::from_utf8(output.stdout).unwrap();
    for says in [
        "nothing is wrong with it",
        "Hearts, 4 players",
        "each from the seed that was committed to as",
        "over, won by seat",
    ] {
        assert!(report.contains(says), "{report}");
    }
}

/// SHA-256 of 32 bytes of value 1, the server seed of the recorded match of Hearts.
const KEPT: &str = "72cd6e8422c407fb6d098690f1130b7ded7ec2f7f5e1d30bd9d521f015363793";

fn verify_against(file: &str, commitment: &str) -> Output {
    Command::new(env!("CARGO_BIN_EXE_moonshot"))
        .args(["verify", file, "--commitment", commitment])
        .output()
        .unwrap()
}

#[test]
fn the_commitment_that_a_player_kept_is_held_against_the_seed() {
    for kept in [KEPT.to_owned(), format!(" {}\n", KEPT.to_uppercase())] {
        let output = verify_against(&golden("hearts"), &kept);
        assert!(output.status.success(), "{kept}");
        let report = String::from_utf8(output.stdout).unwrap();
        assert!(
            report.contains("the commitment is the one that you kept"),
            "{report}"
        );
    }
    let output = verify(&golden("hearts"));
    let report = String::from_utf8(output.stdout).unwrap();
    assert!(!report.contains("that you kept"), "{report}");
}

/// A server that substitutes another match, with a matching seed and commitment.
#[test]
fn another_match_than_the_promised_one_is_refused_in_a_sentence() {
    let promised = KEPT.replacen('7', "8", 1);
    let output = verify_against(&golden("hearts"), &promised);
    assert_eq!(output.status.code(), Some(1));
    assert!(output.stdout.is_empty());
    let error = String::from_utf8(output.stderr).unwrap();
    for says in [
        "the server seed is not the one that you were promised",
        KEPT,
        &promised,
    ] {
        assert!(error.contains(says), "{error}");
    }
}

#[test]
fn a_transcript_without_a_seed_keeps_no_promise() {
    let without = format!(
        "{}/../engine/tests/transcripts/cardominoes-4-before-draw.json",
        env!("CARGO_MANIFEST_DIR")
    );
    let output = verify_against(&without, KEPT);
    assert_eq!(output.status.code(), Some(1));
    let error = String::from_utf8(output.stderr).unwrap();
    assert!(
        error.contains("this transcript has no server seed"),
        "{error}"
    );
}

#[test]
fn what_is_no_commitment_is_refused_before_anything_is_read() {
    for kept in ["", "72cd", &KEPT[1..], &KEPT.replace('7', "x")] {
        let output = verify_against("no-such-file.json", kept);
        assert_eq!(output.status.code(), Some(2), "{kept}");
        let error = String::from_utf8(output.stderr).unwrap();
        assert!(
            error.contains("a commitment has 64 hexadecimal digits"),
            "{error}"
        );
    }
}

#[test]
fn a_changed_transcript_fails_with_its_line() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("changed.json");
    let text = fs::read_to_string(golden("hearts")).unwrap();
    let changed = text.replacen("\"act\":\"pass ", "\"act\":\"pass 2C ", 1);
    fs::write(&file, changed).unwrap();
    let output = verify(file.to_str().unwrap());
    assert_eq!(output.status.code(), Some(1));
    assert!(output.stdout.is_empty());
    let error = String::from_utf8(output.stderr).unwrap();
    assert!(
        error.contains("changed.json: line 14, entry 2: this entry"),
        "{error}"
    );
}

#[test]
fn a_file_that_is_not_there_is_named() {
    let output = verify("no-such-file.json");
    assert_eq!(output.status.code(), Some(1));
    assert!(
        String::from_utf8(output.stderr)
            .unwrap()
            .contains("no-such-file.json")
    );
}
