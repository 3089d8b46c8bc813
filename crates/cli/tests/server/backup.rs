//! `moonshot backup` and `moonshot restore`, with and without load.

use std::fs;
use std::io::Write;
use std::path::Path;
use std::process::{Command, Output, Stdio};
use std::sync::atomic::{AtomicBool, Ordering};

use super::client::{Player, Program};

pub(crate) fn moonshot(arguments: &[&str], data: &Path) -> Output {
    Command::new(env!("CARGO_BIN_EXE_moonshot"))
        .args(arguments)
        .arg("--data")
        .arg(data)
        .env_remove("RUST_LOG")
        .output()
        .unwrap()
}

pub(crate) fn done(output: &Output) -> String {
    let said = String::from_utf8_lossy(&output.stdout).into_owned();
    let complained = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(0), "{said} {complained}");
    assert_eq!(complained, "");
    said
}

pub(crate) fn refused(output: &Output) -> String {
    assert_eq!(output.status.code(), Some(1), "{output:?}");
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    assert_eq!(said.lines().count(), 1, "{said}");
    said
}

fn names(directory: &Path) -> Vec<String> {
    let files = fs::read_dir(directory).unwrap();
    let mut names: Vec<String> = files
        .map(|file| file.unwrap().file_name().into_string().unwrap())
        .collect();
    names.sort();
    names
}

/// Plays until the match is over; returns true early once `enough` does.
fn play(program: &Program, player: &Player, enough: impl Fn() -> bool) -> bool {
    for turn in 0.. {
        let snapshot = player.wait(program);
        if !snapshot["view"]["outcome"].is_null() {
            return false;
        }
        if enough() {
            break;
        }
        player.act(program, &snapshot, turn);
    }
    true
}

#[test]
fn a_backup_of_tables_that_are_played_at_is_a_moment_of_each() {
    let (data, copies) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let program = Program::start(data.path());
    let over = Player::sit_down(&program, "heartcatchers", 2);
    play(&program, &over, || false);
    let players: Vec<Player> = (3..7)
        .map(|players| Player::sit_down(&program, "hearts", players))
        .collect();
    let enough = AtomicBool::new(false);
    let made = std::thread::scope(|scope| {
        for player in &players {
            scope.spawn(|| play(&program, player, || enough.load(Ordering::SeqCst)));
        }
        let mut made = Vec::new();
        for number in 0..4 {
            let file = copies.path().join(format!("{number}.sqlite3"));
            let before: Vec<u64> = players
                .iter()
                .map(|player| player.look(&program)["version"].as_u64().unwrap())
                .collect();
            let said = done(&moonshot(&["backup", file.to_str().unwrap()], data.path()));
            assert!(said.contains("5 tables"), "{said}");
            let bytes = fs::metadata(&file).unwrap().len();
            assert!(said.contains(&format!("{bytes} bytes")), "{said}");
            made.push((file, before));
        }
        enough.store(true, Ordering::SeqCst);
        made
    });
    program.kill();
    assert_eq!(names(copies.path()).len(), 4, "no partial file is left");

    for (file, before) in made {
        let elsewhere = tempfile::tempdir().unwrap();
        let said = done(&moonshot(
            &["restore", file.to_str().unwrap()],
            elsewhere.path(),
        ));
        assert!(said.contains("5 tables"), "{said}");
        let program = Program::start(elsewhere.path());
        for (player, before) in players.iter().zip(before) {
            let version = player.look(&program)["version"].as_u64();
            assert!(version >= Some(before), "what was done before is in it");
            let snapshot = player.wait(&program);
            player.act(&program, &snapshot, 0);
        }
        let mut verify = Command::new(env!("CARGO_BIN_EXE_moonshot"))
            .args(["verify", "-"])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let transcript = over.transcript(&program);
        let mut input = verify.stdin.take().unwrap();
        input.write_all(transcript.as_bytes()).unwrap();
        drop(input);
        let report = verify.wait_with_output().unwrap();
        assert!(report.status.success());
        let report = String::from_utf8(report.stdout).unwrap();
        assert!(report.contains("over, won by"), "{report}");
        program.kill();
    }
}

#[test]
fn a_backup_is_private_and_overwrites_nothing_unasked() {
    let (data, copies) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let file = copies.path().join("copy");
    let name = file.to_str().unwrap();
    let nothing = refused(&moonshot(&["backup", name], data.path()));
    assert!(nothing.contains("there are no tables in"), "{nothing}");
    let program = Program::start(data.path());
    Player::sit_down(&program, "hearts", 4);
    program.kill();
    // After a crash, without a running server.
    let said = done(&moonshot(&["backup", name], data.path()));
    assert!(said.contains("1 table,"), "{said}");
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        let mode = fs::metadata(&file).unwrap().permissions().mode();
        assert_eq!(mode & 0o777, 0o600);
    }
    fs::write(&file, "dear to somebody").unwrap();
    let exists = refused(&moonshot(&["backup", name], data.path()));
    assert!(exists.contains("exists already"), "{exists}");
    assert!(exists.contains("--force"), "{exists}");
    assert_eq!(fs::read_to_string(&file).unwrap(), "dear to somebody");
    done(&moonshot(&["backup", name, "--force"], data.path()));
    assert!(fs::read(&file).unwrap().starts_with(b"SQLite format 3"));

    let nowhere = copies.path().join("missing/copy");
    let nowhere = refused(&moonshot(
        &["backup", nowhere.to_str().unwrap()],
        data.path(),
    ));
    assert!(nowhere.contains("missing does not exist"), "{nowhere}");
    let directory = copies.path().to_str().unwrap();
    let directory = refused(&moonshot(&["backup", directory, "--force"], data.path()));
    assert!(directory.contains("is a directory"), "{directory}");
    for own in ["moonshot.sqlite3", "moonshot.sqlite3-wal", "moonshot.lock"] {
        let own = data.path().join(own);
        let own = own.to_str().unwrap();
        let own = refused(&moonshot(&["backup", own, "--force"], data.path()));
        assert!(own.contains("belongs to the server itself"), "{own}");
    }
    assert_eq!(names(copies.path()), ["copy"]);
}

#[test]
fn a_restore_keeps_what_was_there_and_needs_a_stopped_server() {
    let (data, copies) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let file = copies.path().join("copy");
    let name = file.to_str().unwrap();
    let program = Program::start(data.path());
    let old = Player::sit_down(&program, "hearts", 4);
    let snapshot = old.wait(&program);
    old.act(&program, &snapshot, 0);
    let then = old.wait(&program);
    done(&moonshot(&["backup", name], data.path()));
    let new = Player::sit_down(&program, "hearts", 4);
    new.wait(&program);
    let running = refused(&moonshot(&["restore", name], data.path()));
    assert!(
        running.contains("is in use by another Moonshot"),
        "{running}"
    );
    new.look(&program);
    // The newest table exists only in the write-ahead log.
    program.kill();

    let said = done(&moonshot(&["restore", name], data.path()));
    let kept = data.path().join("moonshot.sqlite3.replaced-1");
    assert!(said.contains(kept.to_str().unwrap()), "{said}");
    let program = Program::start(data.path());
    assert_eq!(old.look(&program), then);
    assert!(new.look(&program)["code"] == "not-found");
    program.kill();

    // And back again.
    let said = done(&moonshot(&["restore", kept.to_str().unwrap()], data.path()));
    assert!(said.contains("2 tables"), "{said}");
    assert!(said.contains("replaced-2"), "{said}");
    let program = Program::start(data.path());
    old.look(&program);
    new.wait(&program);
    program.kill();
}

#[test]
fn a_database_that_was_copied_with_its_log_is_restored_with_it() {
    let (data, copies) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let program = Program::start(data.path());
    let player = Player::sit_down(&program, "hearts", 4);
    let snapshot = player.wait(&program);
    player.act(&program, &snapshot, 0);
    let before = player.wait(&program);
    program.kill();
    for name in ["moonshot.sqlite3", "moonshot.sqlite3-wal"] {
        fs::copy(data.path().join(name), copies.path().join(name)).unwrap();
    }
    let copy = copies.path().join("moonshot.sqlite3");
    let elsewhere = tempfile::tempdir().unwrap();
    let said = done(&moonshot(
        &["restore", copy.to_str().unwrap()],
        elsewhere.path(),
    ));
    assert!(said.contains("1 table,"), "{said}");
    let program = Program::start(elsewhere.path());
    assert_eq!(player.look(&program), before);
    program.kill();
}

#[test]
fn a_damaged_database_is_replaced_and_its_log_is_not_taken_for_the_new_ones() {
    let (data, copies) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let file = copies.path().join("copy");
    let program = Program::start(data.path());
    let old = Player::sit_down(&program, "hearts", 4);
    old.wait(&program);
    done(&moonshot(&["backup", file.to_str().unwrap()], data.path()));
    let new = Player::sit_down(&program, "hearts", 4);
    new.wait(&program);
    program.kill();
    let database = data.path().join("moonshot.sqlite3");
    let log = data.path().join("moonshot.sqlite3-wal");
    assert!(fs::metadata(&log).unwrap().len() > 0);
    fs::write(&database, "garbage ".repeat(1000)).unwrap();
    let said = done(&moonshot(&["restore", file.to_str().unwrap()], data.path()));
    assert!(said.contains("1 table,"), "{said}");
    let kept = data.path().join("moonshot.sqlite3.replaced-1");
    let kept = fs::read_to_string(kept).unwrap();
    assert!(kept.starts_with("garbage"));
    assert!(data.path().join("moonshot.sqlite3.replaced-1-wal").exists());
    let program = Program::start(data.path());
    old.wait(&program);
    assert!(new.look(&program)["code"] == "not-found");
    program.kill();
}

#[test]
fn what_is_no_backup_is_not_restored() {
    let (data, copies) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let file = copies.path().join("copy");
    let name = file.to_str().unwrap();
    let program = Program::start(data.path());
    let player = Player::sit_down(&program, "hearts", 4);
    player.wait(&program);
    program.stop("TERM");
    done(&moonshot(&["backup", name], data.path()));
    let good = fs::read(&file).unwrap();

    let mut damaged = good.clone();
    let page = 4096 * 3;
    damaged[page..page + 512].fill(0xaa);
    let text = "a diary, and no database at all\n".repeat(200);
    for (bytes, says) in [
        (text.as_bytes(), "is no backup of Moonshot"),
        (&b""[..], "is no backup of Moonshot"),
        (&damaged[..], "is damaged"),
        (&good[..good.len() - 4096], "is "),
    ] {
        fs::write(&file, bytes).unwrap();
        let said = refused(&moonshot(&["restore", name], data.path()));
        assert!(said.contains(says), "{said} does not say {says}");
        assert!(said.contains("Nothing was changed"), "{said}");
        assert_eq!(fs::read(&file).unwrap(), bytes, "the file is left alone");
    }
    let missing = copies.path().join("missing");
    let missing = refused(&moonshot(
        &["restore", missing.to_str().unwrap()],
        data.path(),
    ));
    assert!(missing.contains("missing"), "{missing}");
    assert_eq!(names(data.path()), ["moonshot.lock", "moonshot.sqlite3"]);
    let program = Program::start(data.path());
    player.wait(&program);
    program.kill();
}
