//! `moonshot dataset`, run as a process.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

/// Few and short hands in many groups.
fn command(out: &Path, more: &str) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_moonshot"));
    let usual = "dataset --game black-hearts --players 3 --bots steady,random --group 4";
    command.args(usual.split(' '));
    command.args(more.split_whitespace()).arg("--out").arg(out);
    command
}

fn dataset(out: &Path, more: &str) -> Output {
    command(out, more).output().unwrap()
}

/// Writes a dataset and returns its bytes.
fn written(out: &Path, more: &str) -> Vec<u8> {
    let output = dataset(out, more);
    assert!(output.status.success(), "{output:?}");
    fs::read(out).unwrap()
}

/// The error of a run that fails with this exit code.
fn refused(out: &Path, more: &str, code: i32) -> String {
    let output = dataset(out, more);
    assert_eq!(output.status.code(), Some(code), "{output:?}");
    String::from_utf8(output.stderr).unwrap()
}

fn merged(out: &Path, shards: &[PathBuf]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_moonshot"));
    command.args(["dataset", "--merge"]).args(shards);
    command.arg("--out").arg(out).output().unwrap()
}

fn merge_refused(out: &Path, shards: &[PathBuf]) -> String {
    let output = merged(out, shards);
    assert_eq!(output.status.code(), Some(1), "{output:?}");
    assert!(!out.exists());
    String::from_utf8(output.stderr).unwrap()
}

#[test]
fn eight_shards_are_the_bytes_of_one_run_on_any_number_of_threads() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name);
    // A third level: lists continue.
    let hands = "--hands 42 --playouts 10 --bots expert";
    let whole = written(&path("one"), &format!("{hands} --threads 1"));
    assert_eq!(
        whole,
        written(&path("three"), &format!("{hands} --threads 3"))
    );
    assert_ne!(whole, written(&path("other"), &format!("{hands} --seed 2")));
    let shards: Vec<PathBuf> = (1..=8).map(|part| path(&format!("{part}"))).collect();
    for (part, out) in (1..).zip(&shards) {
        written(out, &format!("{hands} --shard {part}/8"));
    }
    let mut any_order = shards.clone();
    any_order.reverse();
    assert!(merged(&path("merged"), &any_order).status.success());
    assert_eq!(whole, fs::read(path("merged")).unwrap());
    let again = merged(&path("merged"), &shards);
    assert!(
        String::from_utf8(again.stderr)
            .unwrap()
            .contains("is finished")
    );
    let left = fs::read_dir(folder.path()).unwrap();
    let left = left.map(|entry| entry.unwrap().path());
    assert_eq!(
        left.filter(|path| path.extension().is_some()).count(),
        0,
        "no parts are left"
    );

    let out = path("out");
    let missing = merge_refused(&out, &shards[..6]);
    assert!(
        missing.contains("shard 7/8, 8/8 is missing; run it with --shard"),
        "{missing}"
    );
    let twice = merge_refused(&out, &[shards[0].clone(), shards[0].clone()]);
    assert!(twice.contains("are both shard 1/8"), "{twice}");
    let no_shard = merge_refused(&out, &[path("one")]);
    assert!(no_shard.contains("is no shard"), "{no_shard}");
    written(&path("foreign"), &format!("{hands} --seed 2 --shard 2/8"));
    let foreign = merge_refused(&out, &[shards[0].clone(), path("foreign")]);
    assert!(
        foreign.contains("different runs: they differ in seed"),
        "{foreign}"
    );
    let bytes = fs::read(&shards[2]).unwrap();
    fs::write(&shards[2], &bytes[..bytes.len() / 2]).unwrap();
    let cut = merge_refused(&out, &shards);
    assert!(
        cut.contains("is cut off; remove it and write it again"),
        "{cut}"
    );
}

#[test]
fn a_killed_run_goes_on_where_it_stopped() {
    let folder = tempfile::tempdir().unwrap();
    let out = folder.path().join("killed");
    let hands = "--hands 400";
    let mut child = command(&out, &format!("{hands} --threads 1"))
        .spawn()
        .unwrap();
    let parts = || {
        let entries = fs::read_dir(folder.path().join("killed.parts"))
            .into_iter()
            .flatten();
        let entries = entries.filter_map(|entry| entry.ok()?.file_name().into_string().ok());
        entries.filter(|name| name.ends_with(".parquet")).count()
    };
    while parts() < 2 {
        assert_eq!(child.try_wait().unwrap(), None, "there is time to kill it");
    }
    child.kill().unwrap();
    child.wait().unwrap();
    assert!(!out.exists());
    let other = refused(&out, "--hands 200", 1);
    assert!(
        other.contains("holds parts of another dataset: remove it"),
        "{other}"
    );
    let resumed = dataset(&out, hands);
    let said = String::from_utf8(resumed.stderr).unwrap();
    assert!(said.contains("of 400 hands are there already"), "{said}");
    assert!(said.contains("400 of 400 hands (100%)"), "{said}");
    let whole = written(&folder.path().join("whole"), hands);
    assert_eq!(fs::read(&out).unwrap(), whole);
    assert_eq!(written(&out, hands), whole, "it is finished already");
    let other = refused(&out, "--hands 200", 1);
    assert!(
        other.contains("holds another dataset: remove it, or choose another --out"),
        "{other}"
    );
}

#[test]
fn two_processes_with_one_output_wait_for_each_other() {
    let folder = tempfile::tempdir().unwrap();
    let out = folder.path().join("out");
    let start = || {
        let mut command = command(&out, "--hands 60 --threads 1");
        command.stderr(Stdio::null()).spawn().unwrap()
    };
    let mut children = [start(), start(), start()];
    assert!(
        children
            .iter_mut()
            .all(|child| child.wait().unwrap().success())
    );
    let whole = written(&folder.path().join("whole"), "--hands 60");
    assert_eq!(fs::read(&out).unwrap(), whole);
}

#[test]
fn bad_input_is_refused_with_what_to_do() {
    let folder = tempfile::tempdir().unwrap();
    let out = folder.path().join("out");
    for (arguments, says) in [
        ("--shard 0/8", "there are parts 1 to 8"),
        ("--shard 9/8", "there are parts 1 to 8"),
        ("--shard 8", "write it as I/N"),
        ("--bots steady,best", "there is no level “best”"),
        ("--hands 0", "0 is not in 1.."),
    ] {
        let error = refused(&out, arguments, 2);
        assert!(error.contains(says), "{arguments}: {error}");
    }
    let empty = refused(&out, "--hands 8 --shard 3/3", 1);
    assert!(
        empty.contains("there are 2 groups of 4 hands; use fewer shards"),
        "{empty}"
    );
    let option = refused(&out, "--options speed=3", 1);
    assert!(option.contains("speed"), "{option}");
    assert!(!out.exists());

    let file = folder.path().join("file");
    fs::write(&file, "no dataset").unwrap();
    let taken = refused(&file, "--hands 8", 1);
    assert!(taken.contains("is no Parquet file"), "{taken}");
    assert_eq!(fs::read_to_string(&file).unwrap(), "no dataset");
    let inside = refused(&file.join("out"), "--hands 8", 1);
    assert!(
        inside.contains("cannot write") && inside.contains("Not a directory"),
        "{inside}"
    );
}

#[test]
fn where_nothing_can_be_written_any_more_the_run_ends_and_goes_on_later() {
    let folder = tempfile::tempdir().unwrap();
    let out = folder.path().join("out");
    // A limit of a file's size is what a full disk is to the program: its writes fail.
    let limited = Command::new("sh")
        .args(["-c", "trap '' XFSZ; ulimit -f 12; exec \"$@\"", "sh"])
        .arg(env!("CARGO_BIN_EXE_moonshot"))
        .args(
            "dataset --game black-hearts --players 3 --bots steady,random --group 4 --hands 80"
                .split(' '),
        )
        .arg("--out")
        .arg(&out)
        .output()
        .unwrap();
    assert_eq!(limited.status.code(), Some(1), "{limited:?}");
    let error = String::from_utf8(limited.stderr).unwrap();
    assert!(
        error.contains("cannot write") && error.contains("too large"),
        "{error}"
    );
    assert!(error.contains("run the same command again"), "{error}");
    assert!(!out.exists());
    let whole = written(&folder.path().join("whole"), "--hands 80");
    assert_eq!(written(&out, "--hands 80"), whole);
}
