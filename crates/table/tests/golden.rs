//! Old matches must replay forever.
//!
//! `MOONSHOT_WRITE_GOLDEN=1 cargo test -p moonshot-table --test golden` writes missing ones; existing ones are never
//! overwritten.

use crate::common;

use std::fs;
use std::path::PathBuf;

use common::{random_match, seeds, setup};
use moonshot_table::Match;
use serde_json::{Value, json};

/// The initial set of whole matches.
fn matches() -> Vec<(&'static str, Match)> {
    let play = |game, players, options: &Value, number| {
        random_match(
            &setup(game, players, options),
            Some(seeds(number)),
            100_000,
            number,
        )
    };
    vec![
        ("hearts", play("hearts", 4, &json!({"target": 50}), 1)),
        (
            "cardominoes",
            play(
                "cardominoes",
                4,
                &json!({"target": 60, "revoke": "penalty"}),
                2,
            ),
        ),
        (
            "wild-twists",
            play("wild-twists", 5, &json!({"length": "medium"}), 3),
        ),
        ("black-hearts", play("black-hearts", 4, &json!({}), 4)),
        (
            "heartcatchers",
            play("heartcatchers", 2, &json!({"best_of": 3}), 5),
        ),
        (
            "custom-hearts",
            play(
                "custom-hearts",
                6,
                &json!({"base": "wild-twists", "jd_bonus": true, "hands": 2}),
                6,
            ),
        ),
    ]
}

fn path(name: &str) -> PathBuf {
    [
        env!("CARGO_MANIFEST_DIR"),
        "tests",
        "golden",
        &format!("{name}.json"),
    ]
    .iter()
    .collect()
}

#[test]
fn the_matches_of_old_replay_for_ever() {
    if std::env::var_os("MOONSHOT_WRITE_GOLDEN").is_some() {
        for (name, fresh) in matches() {
            if !path(name).exists() {
                fs::write(path(name), fresh.transcript().to_string()).unwrap();
            }
        }
    }
    for name in [
        "hearts",
        "cardominoes",
        "wild-twists",
        "black-hearts",
        "heartcatchers",
        "custom-hearts",
    ] {
        let text = fs::read_to_string(path(name)).unwrap();
        let (replayed, summary) =
            Match::verify(&text).unwrap_or_else(|why| panic!("{name}: {why}"));
        assert!(replayed.is_over() && summary.deals_checked, "{name}");
        assert_eq!(replayed.setup().game().id, name);
    }
}
