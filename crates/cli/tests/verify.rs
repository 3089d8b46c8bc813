//! `moonshot verify` as it is used.

#![allow(clippy::unwrap_used)]

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
