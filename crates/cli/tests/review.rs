//! `moonshot review`, run as a process.

use std::fs;
use std::process::{Command, Output};

use serde_json::Value;

fn golden(name: &str) -> String {
    format!(
        "{}/../table/tests/golden/{name}.json",
        env!("CARGO_MANIFEST_DIR")
    )
}

/// A review with few playouts.
fn review(file: &str, more: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_moonshot"))
        .args(["review", file, "--playouts", "200"])
        .args(more)
        .output()
        .unwrap()
}

/// The error of a refused file, which has the exit code 1 and no report.
fn refused(file: &str, more: &[&str]) -> String {
    let output = review(file, more);
    assert_eq!(output.status.code(), Some(1), "{output:?}");
    assert!(output.stdout.is_empty());
    String::from_utf8(output.stderr).unwrap()
}

#[test]
fn every_game_has_a_review_of_every_seat_in_eighty_columns() {
    for game in [
        "hearts",
        "cardominoes",
        "wild-twists",
        "black-hearts",
        "heartcatchers",
        "custom-hearts",
    ] {
        let output = review(&golden(game), &[]);
        assert!(output.status.success(), "{output:?}");
        let report = String::from_utf8(output.stdout).unwrap();
        let long = report
            .lines()
            .skip(1)
            .find(|line| line.chars().count() > 80);
        assert_eq!(long, None);
        assert!(report.lines().all(|line| line.trim_end() == line));
        for says in [
            "200 playouts a decision",
            "Seat 0",
            "Seat 1",
            "  result        ",
            "  luck          ",
            "  without luck  ",
            "it does not measure strength",
            "too close to call",
            "  hand  cost",
        ] {
            assert!(report.contains(says), "{game}: no “{says}” in\n{report}");
        }
    }
}

#[test]
fn one_seat_is_reviewed_as_json_and_the_same_seed_gives_the_same() {
    let json = |more: &[&str]| -> Value {
        let more = [&["--json", "--seat", "2"], more].concat();
        let output = review(&golden("hearts"), &more);
        assert!(output.status.success(), "{output:?}");
        serde_json::from_slice(&output.stdout).unwrap()
    };
    let document = json(&[]);
    assert_eq!(document, json(&["--seed", "1"]));
    assert_ne!(document, json(&["--seed", "2"]));
    let seats = document["seats"].as_array().unwrap();
    assert_eq!((seats.len(), &seats[0]["seat"]), (1, &Value::from(2)));
    let adjusted = &seats[0]["adjusted"];
    let number = |field: &str| adjusted[field].as_f64().unwrap();
    let less = number("result") - number("deal") - number("pass") - number("play");
    assert!((less - number("adjusted")).abs() < 1e-9);
    assert!(number("error") > 0.0);
    let decisions = seats[0]["decisions"].as_array().unwrap();
    assert!(decisions.len() > 13);
    for decision in decisions {
        assert!(decision["action"].is_string() && decision["verdict"].is_string());
        let forced = decision["verdict"] == "forced";
        assert_eq!(forced, decision["playouts"] == 0, "{decision}");
    }
    // The results of all seats against the mean of the others come to nothing.
    for hand in document["luck"].as_array().unwrap() {
        let results = hand["result"].as_array().unwrap().iter();
        let sum: f64 = results.map(|result| result.as_f64().unwrap()).sum();
        assert!(sum.abs() < 1e-9);
    }
}

#[test]
fn what_was_taken_back_is_not_reviewed() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("undone.json");
    let setup = moonshot_protocol::Setup::read("heartcatchers", 2, &Default::default()).unwrap();
    let seeds = moonshot_table::Seeds::new([7; 32], Vec::new());
    let mut playing = moonshot_table::Match::new(setup, Some(seeds)).unwrap();
    for undone in [true, false] {
        for _ in 0..3 {
            let seat = moonshot_rules::Game::to_act(playing.state())
                .first()
                .unwrap();
            let legal = moonshot_rules::Game::legal(playing.state(), seat);
            let action = moonshot_rules::LegalActions::first(&legal).unwrap();
            playing.act(seat, &action.to_string()).unwrap();
        }
        if undone {
            playing.undo(1, None).unwrap();
        }
    }
    fs::write(&file, playing.transcript().to_string()).unwrap();
    let output = review(file.to_str().unwrap(), &["--json"]);
    assert!(output.status.success(), "{output:?}");
    let document: Value = serde_json::from_slice(&output.stdout).unwrap();
    let seats = document["seats"].as_array().unwrap().iter();
    let decisions = seats.map(|seat| seat["decisions"].as_array().unwrap().len());
    assert_eq!(decisions.sum::<usize>(), 4);
    assert_eq!(document["over"], false);
    assert!(document["seats"][0]["adjusted"].is_null());
}

#[test]
fn a_file_that_is_no_sound_transcript_gets_a_sentence() {
    let folder = tempfile::tempdir().unwrap();
    let write = |name: &str, text: &str| {
        let file = folder.path().join(name);
        fs::write(&file, text).unwrap();
        file.to_str().unwrap().to_owned()
    };
    let text = fs::read_to_string(golden("hearts")).unwrap();
    let damaged = text.replacen("\"act\":\"pass ", "\"act\":\"pass 2C ", 1);
    let newer = text.replacen("\"version\": 1", "\"version\": 99", 1);
    for (name, text, says) in [
        (
            "damaged.json",
            damaged.as_str(),
            "line 14, entry 2: this entry",
        ),
        ("cut.json", &text[..text.len() / 2], "this is no transcript"),
        (
            "foreign.json",
            "{\"format\": \"pgn\", \"version\": 1}",
            "its format is “pgn”",
        ),
        ("newer.json", &newer, "this transcript has version 99"),
        ("empty.json", "", "this is no transcript"),
    ] {
        let error = refused(&write(name, text), &[]);
        assert!(error.contains(name) && error.contains(says), "{error}");
    }
    assert!(refused("no-such-file.json", &[]).contains("no-such-file.json"));
    let error = refused(&golden("hearts"), &["--seat", "4"]);
    assert!(
        error.contains("there is no seat 4 at this table; its seats are 0 to 3"),
        "{error}"
    );
}

#[test]
fn a_huge_file_is_refused_before_it_is_read_whole() {
    let folder = tempfile::tempdir().unwrap();
    let name = folder.path().join("huge.json");
    let file = fs::File::create(&name).unwrap();
    // Sparse: a hundred gigabytes that take no space, and would not fit into memory.
    file.set_len(100 << 30).unwrap();
    let error = refused(name.to_str().unwrap(), &[]);
    assert!(error.contains("too large for a transcript"), "{error}");
}

#[test]
fn eight_shards_print_what_one_run_prints() {
    let folder = tempfile::tempdir().unwrap();
    let games = ["black-hearts", "custom-hearts"].map(golden);
    // More transcripts than shards, and some shards with one more than others.
    let files: Vec<&str> = games.iter().cycle().take(10).map(String::as_str).collect();
    let run = |arguments: &[&str]| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_moonshot"));
        command
            .args(["review", "--playouts", "200"])
            .args(arguments)
            .output()
            .unwrap()
    };
    let whole = run(&[&files[..], &["--json"]].concat());
    assert!(whole.status.success(), "{whole:?}");
    assert_eq!(whole.stdout.split(|byte| *byte == b'\n').count(), 11);
    let full = fs::File::options().write(true).open("/dev/full").unwrap();
    let mut command = Command::new(env!("CARGO_BIN_EXE_moonshot"));
    let command = command.args(["review", files[0], "--playouts", "200", "--json"]);
    let failed = command.stdout(full).output().unwrap();
    assert_eq!(failed.status.code(), Some(1), "{failed:?}");
    assert!(
        String::from_utf8(failed.stderr)
            .unwrap()
            .contains("No space left")
    );
    let path = |part: u32| folder.path().join(part.to_string()).display().to_string();
    let shards: Vec<String> = (1..=8).map(path).collect();
    for (part, to) in (1..).zip(&shards) {
        let shard = run(&[&files[..], &["--json", "--shard", &format!("{part}/8")]].concat());
        assert!(shard.status.success(), "{shard:?}");
        fs::write(to, shard.stdout).unwrap();
    }
    let shards: Vec<&str> = shards.iter().map(String::as_str).collect();
    let merged = run(&[&["--merge"], &shards[..]].concat());
    assert_eq!(merged.stdout, whole.stdout, "{merged:?}");

    let refused = |files: &[&str]| {
        let output = run(&[&["--merge"], files].concat());
        assert_eq!(output.status.code(), Some(1), "{output:?}");
        assert!(output.stdout.is_empty());
        String::from_utf8(output.stderr).unwrap()
    };
    assert!(refused(&shards[..7]).contains("shard 8/8 is missing; run it with --shard"));
    assert!(refused(&[&golden("hearts")]).contains("is no shard"));
    let text = fs::read_to_string(shards[1]).unwrap();
    fs::write(shards[1], &text[..text.len() - 1]).unwrap();
    assert!(refused(&shards).contains("is cut off; run shard 2/8 again"));
    let other = run(&[&files[..2], &["--json", "--shard", "2/2"]].concat());
    fs::write(shards[1], other.stdout).unwrap();
    assert!(refused(&shards).contains("of different runs; merge shards of one run"));
    // A report for people has no shards.
    assert_eq!(
        run(&[&golden("hearts"), "--shard", "1/2"]).status.code(),
        Some(2)
    );
    let two = run(&files[..2]);
    assert!(
        String::from_utf8(two.stdout).unwrap().contains("\n\n/"),
        "reports are apart"
    );
}

#[test]
fn hindsight_is_printed_apart_and_changes_nothing_of_the_review() {
    for game in ["hearts", "heartcatchers"] {
        let file = golden(game);
        let plain = review(&file, &["--json"]).stdout;
        let with = review(&file, &["--json", "--hindsight"]).stdout;
        let plain: Value = serde_json::from_slice(&plain).unwrap();
        let mut with: Value = serde_json::from_slice(&with).unwrap();
        for (seat, before) in with["seats"]
            .as_array_mut()
            .unwrap()
            .iter_mut()
            .zip(plain["seats"].as_array().unwrap())
        {
            let looked = seat.as_object_mut().unwrap().remove("hindsight").unwrap();
            assert!(!looked.as_array().unwrap().is_empty());
            for one in looked.as_array().unwrap() {
                let number = &one["number"];
                let decisions = before["decisions"].as_array().unwrap();
                let decision = decisions
                    .iter()
                    .find(|decision| decision["number"] == *number)
                    .unwrap();
                let same = one["best"] == decision["action"];
                assert!(!same || one["cost"] == 0.0, "{one}");
            }
        }
        assert_eq!(with, plain);

        let text = |more: &[&str]| String::from_utf8(review(&file, more).stdout).unwrap();
        let (plain, with) = (
            text(&["--seat", "0"]),
            text(&["--seat", "0", "--hindsight"]),
        );
        let rest = with.strip_prefix(&*plain).unwrap();
        assert!(
            rest.starts_with("\n  In hindsight, with all cards open."),
            "{rest}"
        );
        assert!(
            with.lines().skip(1).all(|line| line.chars().count() <= 80),
            "{rest}"
        );
    }
}
