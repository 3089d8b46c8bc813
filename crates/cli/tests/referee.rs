//! An independent implementation of the rules in another language referees the engine step by step.

use std::process::Command;

#[test]
fn a_second_reading_of_the_rules_agrees_at_every_step() {
    let referee = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/../../tools/referee/referee.py"
    );
    let output = Command::new("python3")
        .args([
            "-B",
            referee,
            env!("CARGO_BIN_EXE_moonshot"),
            "--rounds",
            "4",
        ])
        .output()
        .expect("this test needs python3 on the path");
    let told = String::from_utf8_lossy(&output.stdout);
    assert!(
        output.status.success(),
        "{told}{}",
        String::from_utf8_lossy(&output.stderr)
    );
    assert!(told.starts_with("24 matches of the five games"), "{told}");
}
