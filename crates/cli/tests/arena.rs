//! `moonshot arena`, as a shell runs it.
#![allow(clippy::unwrap_used)]

use std::process::{Command, Output};

fn arena(arguments: &str) -> Output {
    let program = env!("CARGO_BIN_EXE_moonshot");
    Command::new(program)
        .arg("arena")
        .args(arguments.split(' '))
        .output()
        .unwrap()
}

#[test]
fn the_same_seed_prints_the_same_figures() {
    let run = || arena("--game hearts --players 4 --hands 40 --seed 7 --options target=50");
    let (first, second) = (run(), run());
    assert!(first.status.success());
    assert_eq!(first.stdout, second.stdout);
    let text = String::from_utf8(first.stdout).unwrap();
    for part in [
        "rule-of-thumb against random, 40 hands, seed 7",
        "target=50",
        "95% interval",
    ] {
        assert!(text.contains(part), "{part} is not in\n{text}");
    }
}

#[test]
fn json_holds_the_figures_of_each_kind_of_game() {
    let json = |arguments| -> serde_json::Value {
        serde_json::from_slice(&arena(arguments).stdout).unwrap()
    };
    let hands = json("--game wild-twists --players 3 --hands 12 --json");
    assert_eq!(
        (&hands["unit"], &hands["count"]),
        (&"hands".into(), &12.into())
    );
    assert!(hands["points"]["bot"]["low"].as_f64() <= hands["points"]["bot"]["value"].as_f64());
    let matches = json("--game black-hearts --matches 12 --json");
    assert_eq!(matches["wins"]["fair"], 0.25);
    assert!(matches["points"].is_null());
}

#[test]
fn what_cannot_be_played_is_explained() {
    for (arguments, why) in [
        ("--game whist", "there is no game “whist”"),
        ("--game heartcatchers --players 3", "3"),
        ("--options target=55", "target"),
        ("--options target", "write it as name=value"),
    ] {
        let output = arena(arguments);
        let error = String::from_utf8(output.stderr).unwrap();
        assert!(
            !output.status.success() && error.contains(why),
            "{arguments}: {error}"
        );
    }
    let output = arena("--bot grandmaster");
    assert!(
        String::from_utf8(output.stderr)
            .unwrap()
            .contains("the levels are random, rule-of-thumb and master")
    );
}
