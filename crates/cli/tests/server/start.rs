//! Starting and stopping.

use std::net::TcpListener;

use crate::client::{Player, Program, command};

#[cfg(unix)]
#[test]
fn ctrl_c_stops_it_cleanly_and_saves_every_table() {
    for signal in ["INT", "TERM"] {
        let data = tempfile::tempdir().unwrap();
        let program = Program::start(data.path());
        let player = Player::sit_down(&program, "hearts", 4);
        let snapshot = player.wait(&program);
        player.act(&program, &snapshot, 0);
        let before = player.wait(&program);
        let (status, said) = program.stop(signal);
        assert_eq!(status.code(), Some(0), "{signal}: {said}");
        assert!(said.contains("Stopped"), "{said}");
        let files = std::fs::read_dir(data.path()).unwrap();
        let mut files: Vec<_> = files.map(|file| file.unwrap().file_name()).collect();
        files.sort();
        assert_eq!(
            files,
            ["moonshot.lock", "moonshot.sqlite3"],
            "the tables are in one file, with nothing beside it to lose"
        );
        let program = Program::start(data.path());
        assert_eq!(player.look(&program), before);
        program.kill();
    }
}

#[test]
fn a_port_in_use_is_explained() {
    let taken = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = taken.local_addr().unwrap().to_string();
    let data = tempfile::tempdir().unwrap();
    let output = command(data.path(), &address).output().unwrap();
    assert_eq!(output.status.code(), Some(1));
    let said = String::from_utf8(output.stderr).unwrap();
    assert!(said.contains(&format!("{address} is in use")), "{said}");
    assert!(said.contains("--listen"), "{said}");
}

#[test]
fn a_data_directory_that_cannot_be_made_is_named() {
    let data = tempfile::tempdir().unwrap();
    let file = data.path().join("file");
    std::fs::write(&file, "in the way").unwrap();
    let output = command(&file.join("tables"), "127.0.0.1:0")
        .output()
        .unwrap();
    assert_eq!(output.status.code(), Some(1));
    let said = String::from_utf8(output.stderr).unwrap();
    assert!(said.contains("file/tables"), "{said}");
}

#[test]
fn a_bad_card_set_is_refused_with_the_field_that_is_wrong() {
    let data = tempfile::tempdir().unwrap();
    let file = data.path().join("cards.toml");
    let house = moonshot_protocol::CardFaces::house().to_toml();
    std::fs::write(&file, house.replace("points = 4", "points = -1")).unwrap();
    let output = command(&data.path().join("tables"), "127.0.0.1:0")
        .arg("--card-set")
        .arg(&file)
        .output()
        .unwrap();
    assert_eq!(output.status.code(), Some(1));
    let said = String::from_utf8(output.stderr).unwrap();
    for part in ["cards.toml", "curses[6].points", "from 0 to 99"] {
        assert!(said.contains(part), "{part} is not in {said}");
    }
}

#[test]
fn a_mistake_on_the_command_line_is_explained() {
    let data = tempfile::tempdir().unwrap();
    let output = command(data.path(), "here").output().unwrap();
    assert_eq!(output.status.code(), Some(2));
    let said = String::from_utf8(output.stderr).unwrap();
    assert!(said.contains("--listen"), "{said}");
}

#[cfg(unix)]
#[test]
fn nobody_else_reads_the_data_directory() {
    use std::os::unix::fs::PermissionsExt;
    let data = tempfile::tempdir().unwrap();
    let tables = data.path().join("deep/tables");
    Program::start(&tables).kill();
    let mode = std::fs::metadata(&tables).unwrap().permissions().mode();
    assert_eq!(mode & 0o777, 0o700);
}
