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
fn several_bots_play_each_deal_through_all_seatings() {
    let duel = |more: &str| {
        let output = arena(&format!(
            "--game hearts --bot rule-of-thumb --against random --bot-seats 2 --hands 6 {more}"
        ));
        assert!(output.status.success());
        String::from_utf8(output.stdout).unwrap()
    };
    let alone = duel("--threads 1");
    assert_eq!(alone, duel("--threads 3"));
    let headline = "2 rule-of-thumb against random, 6 deals through all seatings, seed 1";
    assert!(alone.contains(headline), "{alone}");
    // Four hands are one round of the pass, and two of four can sit in six ways.
    assert!(alone.contains("in 144 hands"), "{alone}");
    let json: serde_json::Value = serde_json::from_str(&duel("--json")).unwrap();
    assert!(json["points"]["high"].as_f64() < Some(0.0), "{json}");
    assert_eq!((&json["count"], &json["deals"]), (&144.into(), &6.into()));
    let matches =
        arena("--game black-hearts --players 3 --against random --bot-seats 1 --hands 5 --json");
    let json: serde_json::Value = serde_json::from_slice(&matches.stdout).unwrap();
    assert_eq!(
        (&json["count"], &json["unit"]),
        (&15.into(), &"matches".into())
    );
    assert!(
        json["wins"]["value"].as_f64() > json["fair"].as_f64(),
        "{json}"
    );
}

#[test]
fn what_cannot_be_played_is_explained() {
    for (arguments, why) in [
        ("--game whist", "there is no game “whist”"),
        ("--game heartcatchers --players 3", "3"),
        ("--options target=55", "target"),
        ("--bot-seats 4", "both sides need a seat"),
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
