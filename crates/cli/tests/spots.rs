//! `moonshot spots`, run as a process.

use std::process::{Command, Output};

use moonshot_table::{SPOTS_FORMAT, SpotFile, SpotRecord};

/// Few playouts and matches.
fn spots(more: &[&str]) -> Output {
    spots_of(3, 1, more)
}

fn spots_of(matches: u32, count: u32, more: &[&str]) -> Output {
    let (matches, count) = (matches.to_string(), count.to_string());
    Command::new(env!("CARGO_BIN_EXE_moonshot"))
        .args(["spots", "--game", "black-hearts", "--players", "3"])
        .args([
            "--matches",
            &matches,
            "--count",
            &count,
            "--playouts",
            "400",
        ])
        .args(more)
        .output()
        .unwrap()
}

#[test]
fn the_same_seed_gives_the_same_bytes_on_any_number_of_threads() {
    let one = spots(&[]);
    assert!(one.status.success(), "{one:?}");
    let three = spots(&["--threads", "3"]);
    assert_eq!(one.stdout, three.stdout);
    assert_ne!(one.stdout, spots(&["--seed", "2"]).stdout);
    let file: SpotFile = serde_json::from_slice(&one.stdout).unwrap();
    assert_eq!((&*file.format, file.spots.len()), (SPOTS_FORMAT, 1));
    for spot in &file.spots {
        let mut played = spot.replay(&file.game).unwrap();
        assert_eq!(SpotRecord::place(&played), (spot.id.clone(), spot.step));
        for other in &spot.alternatives {
            assert!(other.cost >= 0.05 && other.error < other.cost / 2.0);
            assert!(played.clone().act(spot.seat, &other.action).is_ok());
        }
        assert!(played.act(spot.seat, &spot.answer).is_ok());
    }
    let progress = String::from_utf8(one.stderr).unwrap();
    assert!(progress.contains("3 of 3 matches: "), "{progress}");
}

#[test]
fn a_file_is_written_and_too_few_spots_are_an_error() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("spots.json");
    let few = spots(&["--margin", "15", "-o", path.to_str().unwrap()]);
    assert_eq!(few.status.code(), Some(1), "{few:?}");
    assert!(few.stdout.is_empty());
    let file: SpotFile = serde_json::from_str(&std::fs::read_to_string(path).unwrap()).unwrap();
    assert!(file.spots.is_empty());
    for (option, value) in [("--margin", "0"), ("--margin", "NaN"), ("--seats", "4")] {
        let refused = spots(&[option, value]);
        assert!(
            !refused.status.success() && refused.stdout.is_empty(),
            "{value}"
        );
    }
}

#[test]
fn eight_shards_are_the_bytes_of_one_run() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: String| folder.path().join(name).display().to_string();
    let run = |arguments: &[&str]| spots_of(10, 2, arguments);
    let whole = run(&[]);
    assert!(whole.status.success(), "{whole:?}");
    let files: Vec<String> = (1..=8).map(|part| path(format!("{part}.jsonl"))).collect();
    for (part, file) in (1..).zip(&files) {
        let shard = run(&["--shard", &format!("{part}/8"), "-o", file]);
        assert!(shard.status.success(), "{shard:?}");
    }
    let merge = |files: &[&str]| run(&[&["--merge"], files].concat());
    let all: Vec<&str> = files.iter().map(String::as_str).collect();
    let merged = merge(&all);
    assert_eq!(merged.stdout, whole.stdout, "{merged:?}");

    let refused = |files: &[&str]| {
        let output = merge(files);
        assert_eq!(output.status.code(), Some(1), "{output:?}");
        String::from_utf8(output.stderr).unwrap()
    };
    assert!(refused(&all[1..]).contains("shard 1/8 is missing; run it with --shard"));
    let other = path("other".to_owned());
    run(&["--shard", "2/8", "--seed", "9", "-o", &other]);
    assert!(refused(&[all[0], &other]).contains("of different runs; merge shards of one run"));
    let text = std::fs::read_to_string(all[0]).unwrap();
    let lines: Vec<&str> = text.lines().collect();
    std::fs::write(all[0], lines[..lines.len() - 1].join("\n")).unwrap();
    assert!(refused(&all).contains("is cut off; run shard 1/8 again"));
    let bad = run(&["--shard", "0/8"]);
    assert_eq!(bad.status.code(), Some(2));
    let nowhere = spots(&["-o", "/dev/null/spots"]);
    assert!(
        String::from_utf8(nowhere.stderr)
            .unwrap()
            .contains("cannot write /dev/null/spots")
    );
}
