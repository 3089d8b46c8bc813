//! The worked example of the documentation runs, and prints the documented output.

use std::process::Command;

const DOCUMENT: &str = include_str!(concat!(
    env!("CARGO_MANIFEST_DIR"),
    "/../../docs/engine-protocol.md"
));

/// The only block of that language.
fn block(language: &str) -> &'static str {
    let fence = format!("```{language}\n");
    assert_eq!(
        DOCUMENT.matches(&fence).count(),
        1,
        "one block of {language}"
    );
    let (_, rest) = DOCUMENT.split_once(&fence).unwrap();
    rest.split_once("```\n").unwrap().0
}

#[test]
fn the_worked_example_in_python_prints_what_the_document_says() {
    let output = Command::new("python3")
        .args(["-c", block("python"), env!("CARGO_BIN_EXE_moonshot")])
        .output()
        .expect("this test needs python3 on the path");
    assert!(
        output.status.success(),
        "{}",
        String::from_utf8_lossy(&output.stderr)
    );
    assert_eq!(String::from_utf8(output.stdout).unwrap(), block("text"));
}
