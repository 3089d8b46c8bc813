//! The configuration file of `moonshot serve`.

use std::fs;
use std::path::Path;
use std::process::{Command, Output, Stdio};

use super::client::{Player, Program};

fn serve(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_moonshot"));
    command
        .arg("serve")
        .args(arguments)
        .env_remove("RUST_LOG")
        .stdout(Stdio::piped())
        .stderr(Stdio::piped());
    command
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_owned()).unwrap()
}

fn refused(file: &Path) -> Output {
    let output = serve(&["--config", file.to_str().unwrap()])
        .output()
        .unwrap();
    assert_ne!(output.status.code(), Some(0));
    output
}

#[test]
fn what_print_config_prints_is_a_file_to_start_with() {
    let data = tempfile::tempdir().unwrap();
    let tables = data.path().join("tables");
    let file = data.path().join("moonshot.toml");
    let arguments = [
        "--listen",
        "127.0.0.1:0",
        "--data",
        tables.to_str().unwrap(),
    ];
    let mut print = serve(&arguments);
    let printed = print
        .arg("--print-config")
        .env("MOONSHOT_DRAIN_SECONDS", "7")
        .output()
        .unwrap();
    assert_eq!(printed.status.code(), Some(0));
    assert!(!tables.exists(), "nothing is started");
    let printed = text(&printed.stdout);
    for line in ["listen = \"127.0.0.1:0\"\n", "drain-seconds = 7\n"] {
        assert!(printed.contains(line), "{printed}");
    }
    fs::write(&file, &printed).unwrap();
    let name = file.to_str().unwrap();
    let again = serve(&["--config", name, "--print-config"])
        .output()
        .unwrap();
    assert_eq!(text(&again.stdout), printed);
    let again = serve(&["--print-config"])
        .env("MOONSHOT_CONFIG", name)
        .output()
        .unwrap();
    assert_eq!(text(&again.stdout), printed);

    let program = Program::spawn(serve(&["--config", name]));
    Player::sit_down(&program, "hearts", 4);
    program.kill();
    assert!(tables.join("moonshot.sqlite3").exists());
    // The other commands find the tables by the same file.
    let copy = data.path().join("copy");
    let backup = Command::new(env!("CARGO_BIN_EXE_moonshot"))
        .args(["backup", copy.to_str().unwrap(), "--config", name])
        .output()
        .unwrap();
    assert!(text(&backup.stdout).contains("1 table,"), "{backup:?}");
}

#[test]
fn the_file_in_the_documentation_is_read() {
    let documents = [
        include_str!("../../../../docs/hosting.md"),
        include_str!("../../../../docs/hosting/proxy.md"),
    ];
    let blocks = documents.map(|document| document.split("```toml\n").skip(1));
    let blocks: Vec<&str> = blocks.into_iter().flatten().collect();
    assert_eq!(blocks.len(), documents.len());
    let data = tempfile::tempdir().unwrap();
    for block in blocks {
        let (text, _) = block.split_once("```").unwrap();
        let file = data.path().join("moonshot.toml");
        fs::write(&file, text).unwrap();
        let name = file.to_str().unwrap();
        let read = serve(&["--config", name, "--print-config"])
            .output()
            .unwrap();
        let printed = self::text(&read.stdout);
        assert_eq!(read.status.code(), Some(0), "{read:?}");
        for line in text.lines() {
            assert!(printed.contains(line), "{line} is not in {printed}");
        }
    }
}

#[test]
fn a_file_with_a_mistake_is_refused_with_the_line() {
    let data = tempfile::tempdir().unwrap();
    let file = data.path().join("moonshot.toml");
    let output = refused(&file);
    let said = text(&output.stderr);
    assert!(said.contains("cannot read the settings in"), "{said}");
    fs::write(&file, "# mine\nlisen = \"127.0.0.1:0\"\n").unwrap();
    let said = text(&refused(&file).stderr);
    assert!(said.contains("moonshot.toml:2: "), "{said}");
    assert!(said.contains("the nearest is “listen”"), "{said}");
    fs::write(&file, "listen = \"here\"\n").unwrap();
    let said = text(&refused(&file).stderr);
    assert!(said.contains("moonshot.toml:1: listen: "), "{said}");
}
