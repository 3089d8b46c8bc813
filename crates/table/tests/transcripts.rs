//! Transcripts round-trip, and a tampered one is refused at the place of the change.

use crate::common;

use std::sync::Arc;

use common::forge::{forge, sorted};
use common::{dice, random_match, random_step, seeds, setup, setups};
use moonshot_protocol::{CardFaces, Setup};
use moonshot_table::{Match, TranscriptError};
use serde_json::{Value, json};

#[test]
fn a_transcript_loads_to_the_same_state_and_goes_on_from_there() {
    for (setup, from_seeds) in setups().into_iter().zip([true, false].into_iter().cycle()) {
        for steps in [0, 1, 7, 60, 200] {
            let seeds = from_seeds.then(|| seeds(1));
            let mut played = random_match(&setup, seeds, steps, 1);
            let text = played.transcript().to_string();
            let mut loaded = Match::load(&text).unwrap();
            assert_eq!(loaded.state(), played.state());
            assert_eq!(loaded.transcript(), played.transcript());
            let (mut one, mut other) = (dice(2), dice(2));
            for _ in 0..80 {
                random_step(&mut played, &mut one);
                random_step(&mut loaded, &mut other);
            }
            assert_eq!(loaded.state(), played.state());
            assert_eq!(loaded.forget_last().is_ok(), played.forget_last().is_ok());
            assert_eq!(loaded.state(), played.state());
        }
    }
}

#[test]
fn a_transcript_keeps_its_check_in_another_layout() {
    let played = random_match(&setup("hearts", 4, &json!({})), Some(seeds(2)), 100, 2);
    let value = played.transcript().to_value();
    for text in [
        value.to_string(),
        serde_json::to_string_pretty(&sorted(&value)).unwrap(),
    ] {
        assert_eq!(Match::load(&text).unwrap().state(), played.state());
    }
}

#[test]
fn options_stand_in_the_order_of_documents() {
    let played = random_match(&setup("heartcatchers", 2, &json!({})), None, 1, 1);
    let written = played.transcript().to_value()["options"].to_string();
    assert_eq!(written, r#"{"uncatchable_scores":true,"best_of":1}"#);
    let document = serde_json::to_value(played.document()).unwrap();
    assert_eq!(document["options"].to_string(), written);
}

#[test]
fn what_was_taken_back_is_in_the_transcript() {
    let mut played = random_match(&setup("cardominoes", 3, &json!({})), Some(seeds(3)), 50, 3);
    played.undo(20, None).unwrap();
    let text = played.transcript().to_string();
    let (loaded, summary) = Match::verify(&text).unwrap();
    assert_eq!(loaded.state(), played.state());
    assert_eq!((loaded.standing(), loaded.version()), (20, 51));
    assert_eq!((summary.acts, summary.undone), (50, 1));
    // An undo cannot be left out.
    let mut forged = played.transcript().to_value();
    let entries = forged["entries"].as_array_mut().unwrap();
    entries.retain(|entry| entry["undo"].is_null());
    forge(&mut forged).unwrap();
    let whole = Match::load(&forged.to_string()).unwrap();
    assert_ne!(whole.state(), played.state());
    // An undo of more than there is is refused.
    let mut forged = played.transcript().to_value();
    let last = forged["entries"].as_array().unwrap().len() - 1;
    forged["entries"][last]["undo"] = json!(999);
    forge(&mut forged).unwrap();
    assert!(Match::load(&forged.to_string()).is_err());
}

#[test]
fn a_match_of_acts_alone_is_written_as_it_always_was() {
    let played = random_match(&setup("hearts", 4, &json!({})), Some(seeds(3)), 50, 3);
    let value = played.transcript().to_value();
    assert_eq!(value["version"], 1);
    assert!(value.get("waited").is_none());
}

#[test]
fn another_card_set_goes_with_the_transcript() {
    let faces = CardFaces::house()
        .to_toml()
        .replace("points = 4", "points = 9");
    let faces = CardFaces::read(&faces).unwrap();
    let table = setup("black-hearts", 4, &json!({})).with_card_set(Arc::new(faces));
    let played = random_match(&table, Some(seeds(10)), 100_000, 10);
    let loaded = Match::load(&played.transcript().to_string()).unwrap();
    assert_eq!(loaded.state(), played.state());
    assert_eq!(loaded.setup(), played.setup());
    let mut value = played.transcript().to_value();
    value["card_set"] = json!("points = 3");
    assert!(Match::load(&value.to_string()).is_err());
}

/// A seeded match's transcript, line by line, with entries from line 13 (index 12) on.
fn lines(setup: &Setup) -> Vec<String> {
    let played = random_match(setup, Some(seeds(4)), 100_000, 4);
    assert!(played.is_over());
    played
        .transcript()
        .to_string()
        .lines()
        .map(str::to_owned)
        .collect()
}

const FIRST_ENTRY: usize = 13;

fn refused(lines: &[String]) -> TranscriptError {
    Match::load(&lines.join("\n")).unwrap_err()
}

#[test]
fn a_changed_entry_is_refused_at_its_line() {
    let original = lines(&setup("wild-twists", 4, &json!({})));
    assert!(Match::load(&original.join("\n")).is_ok());
    for (index, line) in original.iter().enumerate() {
        let Some(start) = line.find("\"act\":\"") else {
            continue;
        };
        let mut changed = original.clone();
        let at = start + 7;
        let digit = if &line[at..=at] == "2" { "3" } else { "2" };
        changed[index].replace_range(at..=at, digit);
        let error = refused(&changed);
        assert_eq!(error.line, Some(index + 1), "{error}");
        assert_eq!(error.entry, Some(index + 2 - FIRST_ENTRY), "{error}");
    }
}

#[test]
fn a_missing_doubled_or_moved_entry_is_refused_at_its_line() {
    let original = lines(&setup("wild-twists", 4, &json!({})));
    let index = FIRST_ENTRY + 20;
    let mut missing = original.clone();
    missing.remove(index);
    let mut doubled = original.clone();
    doubled.insert(index, original[index].clone());
    let mut moved = original.clone();
    moved.swap(index, index + 1);
    for (changed, line) in [
        (missing, index + 1),
        (doubled, index + 2),
        (moved, index + 1),
    ] {
        assert_eq!(refused(&changed).line, Some(line));
    }
}

#[test]
fn a_transcript_cut_short_is_refused() {
    let played = random_match(&setup("hearts", 4, &json!({})), Some(seeds(5)), 30, 5);
    let mut value = played.transcript().to_value();
    let over = random_match(&setup("hearts", 4, &json!({})), Some(seeds(5)), 100_000, 5);
    value["outcome"] = over.transcript().to_value()["outcome"].clone();
    assert!(refuses(&value).contains("did not end so"));
    let mut value = over.transcript().to_value();
    value["entries"].as_array_mut().unwrap().pop();
    assert!(refuses(&value).contains("did not end so"));
    let mut value = played.transcript().to_value();
    value["entries"] = json!([]);
    assert!(refuses(&value).contains("deal that the seeds give next is missing"));
}

#[test]
fn an_end_that_is_not_how_the_match_ended_is_refused() {
    let table = setup("heartcatchers", 2, &json!({}));
    let over = random_match(&table, Some(seeds(5)), 100_000, 5);
    let over = over.transcript().to_value();
    let end = over["outcome"].clone();
    let told = |value: &Value, outcome: Value| {
        let mut value = value.clone();
        value["outcome"] = outcome;
        value
    };
    let with = |field: &str, to: Value| {
        let mut end = end.clone();
        end[field] = to;
        told(&over, end)
    };
    assert!(Match::load(&told(&over, end.clone()).to_string()).is_ok());
    for value in [
        told(&over, json!(null)),
        told(&over, json!({})),
        told(&over, json!([])),
        told(&over, json!(false)),
        with("winners", json!([0, 1])),
        with("totals", json!([7, 7])),
        with("reason", json!("target")),
        with("more", json!(1)),
    ] {
        assert_eq!(refuses(&value), "the match did not end so", "{value}");
    }
    let under_way = random_match(&table, Some(seeds(5)), 6, 5)
        .transcript()
        .to_value();
    assert!(Match::load(&under_way.to_string()).is_ok());
    for outcome in [end, json!({}), json!(false), json!("null")] {
        let value = told(&under_way, outcome);
        assert_eq!(refuses(&value), "the match did not end so", "{value}");
    }
}

#[test]
fn a_changed_heading_is_refused() {
    let value = random_match(&setup("hearts", 4, &json!({})), Some(seeds(6)), 30, 6)
        .transcript()
        .to_value();
    for (field, to) in [
        ("game", json!("custom-hearts")),
        ("players", json!(5)),
        ("options", json!({"target": 50})),
        ("seed", json!("00".repeat(32))),
        ("nonces", json!([])),
        ("commitment", json!(null)),
        ("check", json!("0123456789abcdef")),
    ] {
        let mut value = value.clone();
        value[field] = to;
        let reason = refuses(&value);
        assert!(
            reason.contains("the heading was changed"),
            "{field}: {reason}"
        );
    }
}

fn refuses(value: &Value) -> String {
    Match::load(&value.to_string()).unwrap_err().to_string()
}

#[test]
fn what_is_no_transcript_is_refused() {
    let value = random_match(&setup("hearts", 4, &json!({})), None, 3, 7)
        .transcript()
        .to_value();
    for text in [
        "",
        "{}",
        "[]",
        "null",
        "3",
        "\"x\"",
        "{\"format\":\"moonshot-transcript\"}",
    ] {
        assert!(Match::load(text).is_err(), "{text}");
    }
    for (field, to, says) in [
        ("format", json!("chess"), "its format is “chess”"),
        (
            "version",
            json!(3),
            "has version 3; this release reads versions up to 2",
        ),
        ("version", json!(0), "has version 0"),
        ("version", json!(-1), "no transcript"),
        ("players", json!(4.0), "no transcript"),
        ("entries", json!({}), "no transcript"),
        ("more", json!(1), "unknown field `more`"),
    ] {
        let mut value = value.clone();
        value[field] = to;
        let reason = refuses(&value);
        assert!(reason.contains(says), "{field}: {reason}");
    }
    for entry in [
        json!(1),
        json!({}),
        json!({"seat": 0}),
        json!({"seat": "0", "act": "2C"}),
    ] {
        let mut value = value.clone();
        value["entries"] = json!([entry]);
        assert!(refuses(&value).starts_with("entry 1: "), "{entry}");
    }
}

/// An attacker who alters a transcript and recomputes the checks is refused by the rules or the seeds.
mod forged {
    use super::*;

    fn played() -> Value {
        random_match(&setup("hearts", 4, &json!({})), Some(seeds(8)), 40, 8)
            .transcript()
            .to_value()
    }

    #[test]
    fn an_untouched_transcript_is_forged_to_itself() {
        let mut value = played();
        forge(&mut value).unwrap();
        assert_eq!(value, played());
    }

    #[test]
    fn an_illegal_action_is_refused_by_the_rules() {
        let mut value = played();
        value["entries"][5]["act"] = json!("AH");
        forge(&mut value).unwrap();
        assert!(
            refuses(&value).starts_with("entry 6: “AH” by seat"),
            "{}",
            refuses(&value)
        );
        value["entries"][5]["act"] = json!("jump");
        forge(&mut value).unwrap();
        assert!(
            refuses(&value).starts_with("entry 6: “jump” by seat"),
            "{}",
            refuses(&value)
        );
        value["entries"][5]["seat"] = json!(9);
        forge(&mut value).unwrap();
        assert_eq!(refuses(&value), "entry 6: there is no seat 9 at this table");
        value["entries"][5]["seat"] = json!(4);
        forge(&mut value).unwrap();
        assert_eq!(refuses(&value), "entry 6: there is no seat 4 at this table");
    }

    #[test]
    fn another_deal_is_refused_by_the_seeds() {
        let mut value = played();
        let hands = value["entries"][0]["outcome"]["hands"]
            .as_array_mut()
            .unwrap();
        hands.swap(0, 1);
        forge(&mut value).unwrap();
        assert_eq!(
            refuses(&value),
            "entry 1: the seeds give another deal than this"
        );
        value["entries"].as_array_mut().unwrap().remove(0);
        forge(&mut value).unwrap();
        assert_eq!(refuses(&value), "entry 1: a deal was due before this");
    }

    #[test]
    fn an_outcome_under_another_name_is_refused() {
        for (name, outcome) in [
            ("draw", json!({"hands": []})),
            ("gift", json!({"hands": []})),
            ("deal", json!({"draw": []})),
            ("deal", json!({})),
            ("jump", json!({"hands": []})),
        ] {
            let mut value = played();
            value["entries"][0] = json!({"chance": name, "outcome": outcome});
            forge(&mut value).unwrap();
            let expected = format!("entry 1: this is not the outcome of a {name}");
            assert_eq!(refuses(&value), expected);
        }
    }

    #[test]
    fn another_seed_is_refused_by_the_commitment() {
        let mut value = played();
        value["seed"] = json!("00".repeat(32));
        forge(&mut value).unwrap();
        assert!(refuses(&value).contains("not the one that was committed to"));
    }

    #[test]
    fn another_nonce_gives_another_deal() {
        let mut value = played();
        value["nonces"] = json!(["aa"]);
        forge(&mut value).unwrap();
        assert_eq!(
            refuses(&value),
            "entry 1: the seeds give another deal than this"
        );
    }

    #[test]
    fn a_deal_out_of_turn_is_refused() {
        let mut value = played();
        let deal = value["entries"][0].clone();
        value["entries"].as_array_mut().unwrap().push(deal);
        forge(&mut value).unwrap();
        assert!(refuses(&value).ends_with("no chance event was due here"));
    }
}

#[test]
fn a_verified_transcript_says_what_was_checked() {
    let played = random_match(&setup("hearts", 4, &json!({})), Some(seeds(9)), 100_000, 9);
    let (_, summary) = Match::verify(&played.transcript().to_string()).unwrap();
    assert_eq!(summary.acts, played.standing());
    assert_eq!(
        summary.chances,
        played.steps().filter(|step| step.from_seeds).count()
    );
    assert_eq!(summary.commitment, Some(seeds(9).commitment()));
    assert!(summary.deals_checked);
}
