//! `moonshot spots`, run as a process.

use std::process::{Command, Output};

use moonshot_table::{SPOTS_FORMAT, SpotFile, SpotRecord};

/// Few playouts and matches.
fn spots(more: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_moonshot"))
        .args(["spots", "--game", "black-hearts", "--players", "3"])
        .args(["--matches", "3", "--count", "1", "--playouts", "400"])
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
