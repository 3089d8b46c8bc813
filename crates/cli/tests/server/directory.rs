//! The data directory: exclusive use, private files, and unwritable disks.

use std::fs;
use std::path::Path;
use std::process::{Command, Output, Stdio};

use super::client::{Player, Program, command};

fn said(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

#[test]
fn a_second_server_says_who_has_the_directory_and_stops() {
    let data = tempfile::tempdir().unwrap();
    let program = Program::start(data.path());
    let player = Player::sit_down(&program, "hearts", 4);
    let snapshot = player.wait(&program);
    player.act(&program, &snapshot, 0);
    player.wait(&program);
    // All have passed, and it is the player's turn: nothing is written in the background.
    let files = || {
        let mut files: Vec<_> = fs::read_dir(data.path())
            .unwrap()
            .map(|file| {
                let file = file.unwrap();
                let changed = file.metadata().unwrap().modified().unwrap();
                (file.file_name(), changed, fs::read(file.path()).unwrap())
            })
            .collect();
        files.sort();
        files
    };
    let before = files();
    // On the first server's port or any other: the directory matters.
    for listen in ["127.0.0.1:0", &program.address] {
        let second = command(data.path(), listen).output().unwrap();
        assert_eq!(second.status.code(), Some(1));
        let said = said(&second);
        let address = format!("http://{}", program.address);
        let process = format!("process {}", program.id());
        for part in [
            &address,
            &process,
            "is in use by another Moonshot",
            "--data",
        ] {
            assert!(said.contains(part), "{part} is not in {said}");
        }
        assert_eq!(said.lines().count(), 1, "{said}");
    }
    assert!(files() == before, "the second server touched nothing");
    player.look(&program);
    // The lock ends with the process, however that exits.
    program.kill();
    let program = Program::start(data.path());
    player.look(&program);
    program.kill();
}

#[cfg(unix)]
#[test]
fn nobody_else_reads_the_database_whatever_the_directorys_mode() {
    use std::os::unix::fs::PermissionsExt;
    let data = tempfile::tempdir().unwrap();
    fs::set_permissions(data.path(), fs::Permissions::from_mode(0o777)).unwrap();
    let modes = || {
        let mut modes: Vec<_> = fs::read_dir(data.path())
            .unwrap()
            .map(|file| {
                let file = file.unwrap();
                let mode = file.metadata().unwrap().permissions().mode() & 0o777;
                (file.file_name().into_string().unwrap(), format!("{mode:o}"))
            })
            .collect();
        modes.sort();
        modes
    };
    let wanted = ["lock", "sqlite3", "sqlite3-shm", "sqlite3-wal"]
        .map(|ending| (format!("moonshot.{ending}"), "600".to_owned()));
    for _ in 0..2 {
        // The umask of the second start would allow group access.
        let program = Program::start_with_umask(data.path(), "000");
        Player::sit_down(&program, "hearts", 4).wait(&program);
        assert_eq!(modes(), wanted);
        program.kill();
        // The permissions that an older release left.
        for file in fs::read_dir(data.path()).unwrap() {
            let open = fs::Permissions::from_mode(0o664);
            fs::set_permissions(file.unwrap().path(), open).unwrap();
        }
    }
}

/// Runs a shell script in its own namespaces, where it may mount; `None` if the system does not allow that.
#[cfg(target_os = "linux")]
fn with_mounts(script: &str, data: &Path) -> Option<Output> {
    let unshare = |script: &str| {
        let mut command = Command::new("unshare");
        command
            .args(["--user", "--map-root-user", "--mount", "sh", "-ceu", script])
            .env("DATA", data)
            .env("MOONSHOT", env!("CARGO_BIN_EXE_moonshot"))
            .env_remove("RUST_LOG")
            .stdin(Stdio::null());
        command.output()
    };
    let may = unshare("mount -t tmpfs -o size=64k tmpfs \"$DATA\"");
    if !may.is_ok_and(|output| output.status.success()) {
        eprintln!("skipped: this system allows no name spaces (unshare --user --mount)");
        return None;
    }
    Some(unshare(script).unwrap())
}

/// Checks the error message when the program starts on an unwritable file system.
#[cfg(target_os = "linux")]
fn refused_on(script: &str, parts: &[&str]) {
    let data = tempfile::tempdir().unwrap();
    let Some(output) = with_mounts(script, data.path()) else {
        return;
    };
    assert_eq!(output.status.code(), Some(1), "{output:?}");
    let said = said(&output);
    for part in parts {
        assert!(said.contains(part), "{part} is not in {said}");
    }
    assert!(!said.contains("panicked"), "{said}");
}

/// Starts the server and gives it two seconds.
#[cfg(target_os = "linux")]
const START: &str =
    "code=0; timeout 5 \"$MOONSHOT\" serve --listen 127.0.0.1:0 --data \"$DATA\" || code=$?
exit $code";

#[cfg(target_os = "linux")]
#[test]
fn a_read_only_file_system_is_explained() {
    let script = format!(
        "mount -t tmpfs tmpfs \"$DATA\"
        mkdir \"$DATA/tables\"; DATA=$DATA/tables
        mount -o remount,ro \"${{DATA%/tables}}\"
        {START}"
    );
    refused_on(&script, &["read-only", "Remount it for writing"]);
}

#[cfg(target_os = "linux")]
#[test]
fn a_disk_that_is_full_from_the_start_is_explained() {
    // Only the lock file fits.
    let script = format!("mount -t tmpfs -o size=8k tmpfs \"$DATA\"\n{START}");
    refused_on(&script, &["The disk is full", "Make room"]);
}

#[cfg(target_os = "linux")]
#[test]
fn a_disk_that_became_full_is_explained_and_nothing_is_lost() {
    // A server creates its tables; then something else fills the disk.
    let script = format!(
        "mount -t tmpfs -o size=1m tmpfs \"$DATA\"
        code=0; timeout 3 \"$MOONSHOT\" serve --listen 127.0.0.1:0 --data \"$DATA\" || code=$?
        test $code = 124 -o $code = 0
        cat /dev/zero > \"$DATA/filler\" 2> /dev/null || true
        {START}"
    );
    refused_on(&script, &["The disk is full", "Make room"]);
}

#[cfg(target_os = "linux")]
#[test]
fn a_disk_that_became_full_before_a_crash_is_explained() {
    // All files exist and can be read; only writing fails.
    let script = format!(
        "mount -t tmpfs -o size=1m tmpfs \"$DATA\"
        timeout -s KILL 3 \"$MOONSHOT\" serve --listen 127.0.0.1:0 --data \"$DATA\" || true
        test -s \"$DATA/moonshot.sqlite3-shm\"
        : > \"$DATA/moonshot.sqlite3-wal\"
        cat /dev/zero > \"$DATA/filler\" 2> /dev/null || true
        {START}"
    );
    refused_on(&script, &["The disk is full", "Make room"]);
}

/// A server on its own one-megabyte disk, and the path of the disk as seen from here.
#[cfg(target_os = "linux")]
fn on_a_small_disk(data: &Path) -> Option<(Program, std::path::PathBuf)> {
    with_mounts("true", data)?;
    let mut command = Command::new("unshare");
    let script = "mount -t tmpfs -o size=1m tmpfs \"$DATA\"
        exec \"$MOONSHOT\" serve --listen 127.0.0.1:0 --data \"$DATA\"";
    command
        .args(["--user", "--map-root-user", "--mount", "sh", "-ceu", script])
        .env("DATA", data)
        .env("MOONSHOT", env!("CARGO_BIN_EXE_moonshot"))
        .env_remove("RUST_LOG")
        .stdout(Stdio::piped())
        .stderr(Stdio::null());
    let program = Program::spawn(command);
    let root = std::path::PathBuf::from(format!("/proc/{}/root", program.id()));
    let seen = root.join(data.strip_prefix("/").unwrap());
    Some((program, seen))
}

#[cfg(target_os = "linux")]
#[test]
fn when_a_full_disk_has_room_again_everything_goes_on_by_itself() {
    use std::sync::atomic::{AtomicBool, Ordering};
    use std::time::{Duration, Instant};
    for _ in 0..3 {
        let data = tempfile::tempdir().unwrap();
        let Some((program, disk)) = on_a_small_disk(data.path()) else {
            return;
        };
        let readiness = |wanted: u16| {
            let began = Instant::now();
            loop {
                let (status, problem) = program.get("/readyz");
                if status == wanted {
                    return problem;
                }
                let waited = began.elapsed();
                assert!(waited < Duration::from_secs(10), "{status}: {problem}");
                std::thread::sleep(Duration::from_millis(50));
            }
        };
        let players: Vec<Player> = (3..7)
            .map(|players| Player::sit_down(&program, "hearts", players))
            .collect();
        for player in &players {
            player.act(&program, &player.wait(&program), 0);
            player.wait(&program);
        }
        let another = Player::sit_down(&program, "hearts", 3);
        readiness(204);

        let filler = disk.join("filler");
        let mut zeros = fs::File::create(&filler).unwrap();
        while std::io::Write::write(&mut zeros, &[0; 4096]).is_ok() {}
        // Entries are stored while they fit into the existing files, longer than a new table would be.
        let began = Instant::now();
        let mut refused = false;
        while !refused || program.get("/readyz").0 != 503 {
            let snapshot = another.look(&program);
            if !snapshot["view"]["legal"].as_array().unwrap().is_empty() {
                refused = another.try_to_act(&program, &snapshot, 0) == 503;
            }
            assert!(began.elapsed() < Duration::from_secs(20), "there is room");
        }
        let problem = readiness(503);
        assert!(problem.contains("The disk is full"), "{problem}");
        assert_eq!(program.get("/healthz").0, 204);
        let before: Vec<_> = players.iter().map(|player| player.wait(&program)).collect();
        for (player, snapshot) in players.iter().zip(&before) {
            let status = player.try_to_act(&program, snapshot, 1);
            assert_eq!(status, 503);
            assert!(player.look(&program) == *snapshot, "nothing is done");
        }
        let wanted = serde_json::json!({"game": "hearts", "players": 3, "names": ["A", "B", "C"]});
        assert_eq!(program.post("/api/tables", &wanted), 503);

        // Everybody keeps retrying meanwhile.
        let full = AtomicBool::new(true);
        std::thread::scope(|scope| {
            for (player, snapshot) in players.iter().zip(&before) {
                let (full, program) = (&full, &program);
                scope.spawn(move || {
                    while full.load(Ordering::SeqCst) {
                        player.try_to_act(program, snapshot, 1);
                    }
                });
            }
            for _ in 0..2 {
                let (full, program, wanted) = (&full, &program, &wanted);
                scope.spawn(move || {
                    while full.load(Ordering::SeqCst) {
                        program.post("/api/tables", wanted);
                    }
                });
            }
            std::thread::sleep(Duration::from_secs(1));
            full.store(false, Ordering::SeqCst);
        });

        drop(zeros);
        fs::remove_file(&filler).unwrap();
        readiness(204);
        for (player, snapshot) in players.iter().zip(&before) {
            player.act(&program, snapshot, 1);
            player.wait(&program);
        }
        assert_eq!(program.post("/api/tables", &wanted), 201);
        program.kill();
    }
}

#[cfg(unix)]
#[test]
fn a_directory_of_somebody_else_is_explained() {
    use std::os::unix::fs::PermissionsExt;
    let data = tempfile::tempdir().unwrap();
    let tables = data.path().join("tables");
    fs::create_dir(&tables).unwrap();
    fs::set_permissions(&tables, fs::Permissions::from_mode(0o555)).unwrap();
    if fs::write(tables.join("probe"), "").is_ok() {
        eprintln!("skipped: this user may write everywhere");
        return;
    }
    let output = command(&tables, "127.0.0.1:0").output().unwrap();
    assert_eq!(output.status.code(), Some(1));
    let said = said(&output);
    assert!(said.contains("does not permit it"), "{said}");
    assert!(said.contains("moonshot.lock"), "{said}");
}
