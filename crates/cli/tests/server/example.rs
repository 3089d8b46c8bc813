//! Runs `examples/bot.py` as its readers would: two of them meet and play a match of every game.

use std::collections::BTreeSet;
use std::io::{BufRead, BufReader, Read};
use std::process::{Child, ChildStdout, Command, Stdio};

use super::client::Program;

const BOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples/bot.py");

/// A bot that has joined a table.
struct Bot {
    child: Child,
    stdout: BufReader<ChildStdout>,
    /// The table's id.
    table: String,
}

impl Bot {
    fn start(program: &Program, game: &str, name: &str, password: Option<&str>) -> Bot {
        let mut child = Command::new("python3")
            .args([BOT, "--game", game, "--name", name, "--wait", "3"])
            .args(
                password
                    .map(|password| ["--password", password])
                    .into_iter()
                    .flatten(),
            )
            .arg(format!("http://{}", program.address))
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("python3");
        let mut stdout = BufReader::new(child.stdout.take().unwrap());
        let mut line = String::new();
        stdout.read_line(&mut line).unwrap();
        let at = line.trim().rsplit_once("/table/");
        let Some((_, table)) = at else {
            let output = child.wait_with_output().unwrap();
            panic!("{game}: {}", String::from_utf8_lossy(&output.stderr));
        };
        Bot {
            table: table.to_owned(),
            child,
            stdout,
        }
    }

    /// Its output at the end of its match.
    fn result(mut self, game: &str) -> String {
        let mut result = String::new();
        self.stdout.read_to_string(&mut result).unwrap();
        let output = self.child.wait_with_output().unwrap();
        let complaint = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.success(), "{game}: {complaint}");
        assert_eq!(complaint, "", "{game}");
        result
    }
}

#[test]
fn two_bots_meet_and_play_a_match_of_every_game() {
    let data = tempfile::tempdir().unwrap();
    let program = Program::start(data.path());
    let mut tables = BTreeSet::new();
    for game in [
        "hearts",
        "cardominoes",
        "wild-twists",
        "black-hearts",
        "heartcatchers",
    ] {
        let first = Bot::start(&program, game, "Ada", Some("at least eight"));
        // The table is in the lobby once its host has subscribed.
        while !program.get("/api/open").1.contains(&first.table) {
            std::thread::sleep(std::time::Duration::from_millis(20));
        }
        let second = Bot::start(&program, game, "Ben", None);
        assert_eq!(first.table, second.table, "{game}");
        let table = first.table.clone();
        let results = [first.result(game), second.result(game)];
        assert_eq!(results[0], results[1], "{game}");
        for part in ["Totals: ", "'Ada': ", "'Ben': ", "Won by: "] {
            assert!(results[0].contains(part), "{game}: {}", results[0]);
        }

        // One has a bot account, created on the first run and used from then on; the other is a guest.
        let seats = program.get(&format!("/api/tables/{table}")).1;
        let seats: serde_json::Value = serde_json::from_str(&seats).unwrap();
        let program_at = |seat: usize| seats["seats"][seat]["program"].as_bool();
        assert_eq!(
            [program_at(0), program_at(1)],
            [Some(true), Some(false)],
            "{game}"
        );

        let (status, transcript) = program.get(&format!("/api/tables/{table}/transcript"));
        assert_eq!(status, 200, "{game}: {transcript}");
        let file = data.path().join(format!("{game}.json"));
        std::fs::write(&file, transcript).unwrap();
        let verified = Command::new(env!("CARGO_BIN_EXE_moonshot"))
            .arg("verify")
            .arg(file)
            .output()
            .unwrap();
        let report = String::from_utf8_lossy(&verified.stdout);
        assert!(verified.status.success(), "{game}: {report}");
        assert!(tables.insert(table));
    }
    program.kill();
}

#[test]
fn the_bot_is_short_enough_to_be_read() {
    let lines = std::fs::read_to_string(BOT).unwrap().lines().count();
    assert!(lines < 40, "{lines} lines");
}
