//! `moonshot sit`: programs at the tables of a real server, with people and a stranger.

use std::collections::BTreeSet;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdout, Command, ExitStatus, Stdio};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use serde_json::{Value, json};

use super::client::{Player, Program, command};

/// A program that plays the first legal action, but for what `BODY` does first.
const PROGRAM: &str = r#"
import json, os, sys, time
for line in sys.stdin:
    told = json.loads(line)
    if told["do"] == "sit":
        assert told["seat"] < told["players"] and told["options"] and len(told["seed"]) == 64
        with open(sys.argv[0] + ".seeds", "a") as seeds:
            seeds.write(told["seed"] + "\n")
        print(json.dumps({"ok": True}), flush=True)
    if told["do"] == "over":
        time.sleep(0.05)
        with open(sys.argv[0] + ".over", "a") as over:
            over.write(json.dumps(told["outcome"]) + "\n")
    if told["do"] == "choose":
        first = told["view"]["legal"][0]
        if isinstance(first, dict):
            first = "pass " + " ".join(first["from"][:first["pass"]])
        hands = [hand for hand in told["view"]["hands"] if not isinstance(hand, int)]
        BODY
        print(json.dumps({"id": told["id"], "action": first}), flush=True)
"#;

/// It sees its own hand alone, and what happened since.
const GOOD: &str = "assert len(hands) == 1 and told['events']";

/// `moonshot sit`, running.
struct Sitter {
    child: Child,
    stdout: BufReader<ChildStdout>,
    /// The table's id.
    table: String,
}

impl Sitter {
    fn start(program: &Program, folder: &Path, name: &str, body: &str, more: &[&str]) -> Sitter {
        let script = PROGRAM.replace("BODY", body);
        Sitter::start_script(program, folder, name, &script, more)
    }

    fn start_script(
        program: &Program,
        folder: &Path,
        name: &str,
        text: &str,
        more: &[&str],
    ) -> Sitter {
        Sitter::start_at(&program.address, folder, name, text, more)
    }

    /// Starts it with a script for the server at this address.
    fn start_at(address: &str, folder: &Path, name: &str, text: &str, more: &[&str]) -> Sitter {
        let script = folder.join(format!("{name}.py"));
        std::fs::write(&script, text).unwrap();
        let mut child = Command::new(env!("CARGO_BIN_EXE_moonshot"))
            .arg("sit")
            .args(["--server", &format!("http://{address}")])
            .args(["--bot", &format!("cmd python3 {}", script.display())])
            .args(["--name", name, "--account"])
            .arg(account(folder, name))
            .args(more)
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let mut stdout = BufReader::new(child.stdout.take().unwrap());
        let mut line = String::new();
        stdout.read_line(&mut line).unwrap();
        let Some((_, table)) = line.trim().rsplit_once("/table/") else {
            let output = child.wait_with_output().unwrap();
            panic!("{line}{}", String::from_utf8_lossy(&output.stderr));
        };
        Sitter {
            table: table.to_owned(),
            child,
            stdout,
        }
    }

    fn signal(&self, signal: &str) {
        let id = self.child.id().to_string();
        let mut kill = Command::new("kill");
        assert!(kill.args(["-s", signal, &id]).status().unwrap().success());
    }

    /// Waits for its end: the status, and what it printed and complained of.
    fn end(mut self) -> (ExitStatus, String, String) {
        let (mut said, mut complained) = (String::new(), String::new());
        self.stdout.read_to_string(&mut said).unwrap();
        let mut stderr = self.child.stderr.take().unwrap();
        stderr.read_to_string(&mut complained).unwrap();
        (self.child.wait().unwrap(), said, complained)
    }
}

fn account(folder: &Path, name: &str) -> PathBuf {
    folder.join(format!("{name}.json"))
}

fn start() -> Value {
    json!({"nonce": "11".repeat(16), "level": "novice"})
}

/// Waits until the table looks like that to a player.
fn until(program: &Program, player: &Player, holds: impl Fn(&Value) -> bool) -> Value {
    for _ in 0..3_000 {
        let snapshot = player.look(program);
        if holds(&snapshot) {
            return snapshot;
        }
        std::thread::sleep(Duration::from_millis(20));
    }
    panic!("not within a minute: {}", player.look(program));
}

/// The player plays until that hand begins.
fn play_to_hand(program: &Program, player: &Player, hand: u64) {
    loop {
        let snapshot = player.look(program);
        if snapshot["view"]["hand_number"].as_u64() >= Some(hand) {
            return;
        }
        match snapshot["view"]["legal"].as_array().unwrap().is_empty() {
            true => std::thread::sleep(Duration::from_millis(2)),
            false => drop(player.try_to_act(program, &snapshot, 0)),
        }
    }
}

#[test]
fn a_program_plays_a_match_of_every_game_and_is_seen_to_be_one() {
    let folder = tempfile::tempdir().unwrap();
    let program = Program::start(&folder.path().join("data"));
    for (game, players) in [
        ("hearts", 4),
        ("cardominoes", 4),
        ("wild-twists", 4),
        ("black-hearts", 4),
        ("heartcatchers", 2),
    ] {
        let anna = Player::host(&program, game, players, "Anna");
        let more = ["--table", anna.id(), "--once"];
        let robo = Sitter::start(&program, folder.path(), "Robo", GOOD, &more);
        assert_eq!(robo.table, anna.id());
        let ben = (players > 2).then(|| Player::guest(&program, anna.id(), "Ben"));
        anna.ask(&program, "start", &start());
        // Bots of the server play for the people, so that the match is short.
        for person in [Some(&anna), ben.as_ref()].into_iter().flatten() {
            person.ask(&program, "out", &json!({}));
        }
        let (status, said, complained) = robo.end();
        assert!(status.success(), "{game}: {complained}");
        assert_eq!(complained, "", "{game}");
        assert!(said.contains("The match is over: Anna, Robo"), "{said}");

        // A stranger sees it as well.
        let (code, seen) = program.get(&format!("/api/tables/{}", anna.id()));
        let seen: Value = serde_json::from_str(&seen).unwrap();
        let programs: Vec<_> = seen["seats"].as_array().unwrap().iter().collect();
        let programs = programs.iter().map(|seat| seat["program"] == true);
        let expected = (0..players).map(|seat| seat == 1);
        assert!(code == 200 && programs.eq(expected), "{game}: {seen}");
        assert_eq!(seen["seats"][1]["away"], Value::Null, "{game}");
    }
    // A match each, with dice of its own, of whose end it was notified.
    let told = |what: &str| -> Vec<String> {
        let path = folder.path().join(format!("Robo.py.{what}"));
        let text = std::fs::read_to_string(path).unwrap();
        text.lines().map(str::to_owned).collect()
    };
    let seeds: BTreeSet<String> = told("seeds").into_iter().collect();
    assert_eq!(seeds.len(), 5, "{seeds:?}");
    let over = told("over");
    assert!(
        over.len() == 5 && over.iter().all(|outcome| outcome.contains("winners")),
        "{over:?}"
    );
    // One account for all matches, in a file for its owner alone.
    let file = std::fs::metadata(account(folder.path(), "Robo")).unwrap();
    assert_eq!(file.permissions().mode() & 0o777, 0o600);
    program.kill();
}

#[test]
fn a_program_that_fails_is_reported_and_replaced() {
    let folder = tempfile::tempdir().unwrap();
    let program = Program::start(&folder.path().join("data"));
    for (name, body, away, why) in [
        (
            "Late",
            "time.sleep(60)",
            "late",
            "It has not answered after 400 ms.",
        ),
        ("Wrong", "first = 'ZZ'", "wrong", "It plays “ZZ”"),
        ("Cheat", "first = '2C 3C'", "wrong", "It plays “2C 3C”"),
        (
            "Noisy",
            "print('hello')",
            "wrong",
            "Its answer is no JSON: “hello” (",
        ),
        (
            "Dead",
            "sys.exit()",
            "ended",
            "It has ended without an answer.",
        ),
    ] {
        let anna = Player::host(&program, "hearts", 4, "Anna");
        let more = ["--table", anna.id(), "--millis", "150"];
        let robo = Sitter::start(&program, folder.path(), name, body, &more);
        anna.ask(&program, "start", &start());
        let seen = until(&program, &anna, |seen| !seen["seats"][1]["away"].is_null());
        assert_eq!(seen["seats"][1]["away"], away, "{name}");
        assert_eq!(seen["seats"][1]["program"], true, "{name}");
        play_to_hand(&program, &anna, 2);
        assert_eq!(anna.look(&program)["seats"][1]["away"], away, "{name}");
        robo.signal("TERM");
        let (status, said, complained) = robo.end();
        assert!(
            status.success() && said.contains("has left"),
            "{name}: {said}"
        );
        assert!(complained.contains(why), "{name}: {complained}");
        assert_eq!(complained.lines().count(), 1, "{name}: {complained}");
        let seen = anna.look(&program);
        assert_eq!(seen["seats"][1]["bot"], true, "{name}: {seen}");
    }
    // Only a program can fail.
    let anna = Player::sit_down(&program, "hearts", 4);
    let path = format!("/api/tables/{}/out", anna.id());
    assert_eq!(program.post(&path, &json!({"fault": "late"})), 403);
    program.kill();
}

#[test]
fn a_program_plays_on_after_a_restart_of_the_server_and_leaves_on_ctrl_c() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data");
    let program = Program::start(&data);
    let address = program.address.clone();
    let robo = Sitter::start(&program, folder.path(), "Robo", "pass", &["--players", "3"]);

    // Its table is in the lobby, and the first person who sits down is the host.
    let listed = || program.get("/api/open").1.contains(&robo.table);
    while !listed() {
        std::thread::sleep(Duration::from_millis(5));
    }
    let anna = Player::guest(&program, &robo.table, "Anna");
    until(&program, &anna, |seen| seen["life"]["yours"] == true);
    anna.ask(&program, "start", &start());
    play_to_hand(&program, &anna, 2);

    program.kill();
    let program = Program::spawn(command(&data, &address));
    let seen = until(&program, &anna, |seen| seen["seats"][0]["here"] == true);
    assert_eq!(seen["seats"][0]["program"], true);
    play_to_hand(&program, &anna, 3);
    let seen = anna.look(&program);
    assert_eq!(seen["seats"][0]["away"], Value::Null, "{seen}");

    robo.signal("INT");
    let (status, said, complained) = robo.end();
    assert!(status.success() && said.contains("Robo has left"), "{said}");
    let lines: Vec<&str> = complained.lines().collect();
    assert!(
        matches!(lines[..], [lost, "The connection is back."] if lost.contains("is lost")),
        "{complained}"
    );
    assert_eq!(anna.look(&program)["seats"][0]["bot"], true);
    program.kill();
}

#[test]
fn a_program_goes_along_to_the_rematch() {
    let folder = tempfile::tempdir().unwrap();
    let program = Program::start(&folder.path().join("data"));
    let anna = Player::host(&program, "heartcatchers", 2, "Anna");
    let more = ["--table", anna.id()];
    let robo = Sitter::start(&program, folder.path(), "Robo", GOOD, &more);
    anna.ask(&program, "start", &start());
    anna.ask(&program, "out", &json!({}));
    until(&program, &anna, |seen| seen["life"]["stage"] == "over");
    let next = anna.ask(&program, "rematch", &json!({}));
    let anna = anna.at(next["table"].as_str().unwrap());
    anna.ask(&program, "sit", &json!({"nonce": "33".repeat(16)}));
    until(&program, &anna, |seen| seen["seats"][1]["here"] == true);
    anna.ask(&program, "start", &start());
    anna.ask(&program, "out", &json!({}));
    let seen = until(&program, &anna, |seen| seen["life"]["stage"] == "over");
    assert_eq!(seen["seats"][1]["program"], true, "{seen}");
    // Nobody leaves a finished match.
    robo.signal("INT");
    let (status, said, complained) = robo.end();
    assert!(status.success() && complained.is_empty(), "{complained}");
    let count = |part: &str| said.matches(part).count();
    assert_eq!(count("The match begins"), 2, "{said}");
    assert_eq!(count(" sits at "), 1, "after the first: {said}");
    program.kill();
}

/// Passes on what goes to a server and back, streams of events only once the sender is dropped.
fn late_streams(to: String) -> (String, std::sync::mpsc::Sender<()>) {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = listener.local_addr().unwrap().to_string();
    let (open, opened) = std::sync::mpsc::channel::<()>();
    std::thread::spawn(move || {
        let opened = Arc::new(Mutex::new(opened));
        while let Ok((mut near, _)) = listener.accept() {
            let mut far = TcpStream::connect(&to).unwrap();
            let (mut back, mut answers) = (near.try_clone().unwrap(), far.try_clone().unwrap());
            std::thread::spawn(move || std::io::copy(&mut answers, &mut back));
            let opened = Arc::clone(&opened);
            std::thread::spawn(move || {
                let mut bytes = [0; 65_536];
                while let Ok(size @ 1..) = near.read(&mut bytes) {
                    let request = String::from_utf8_lossy(&bytes[..size]);
                    if request.contains("/events") {
                        let _ = opened.lock().unwrap().recv();
                    }
                    far.write_all(&bytes[..size]).unwrap();
                }
            });
        }
    });
    (address, open)
}

/// The people may start the match before its stream is open.
#[test]
fn a_program_whose_stream_comes_late_has_seen_the_deal() {
    let folder = tempfile::tempdir().unwrap();
    let program = Program::start(&folder.path().join("data"));
    let anna = Player::host(&program, "hearts", 4, "Anna");
    let (address, open) = late_streams(program.address.clone());
    let body = "assert told['id'] > 1 or any(event['kind'] == 'dealt' for event in told['events'])";
    let (script, more) = (
        PROGRAM.replace("BODY", body),
        ["--table", anna.id(), "--once"],
    );
    let robo = Sitter::start_at(&address, folder.path(), "Robo", &script, &more);
    anna.ask(&program, "start", &start());
    drop(open);
    anna.ask(&program, "out", &json!({}));
    let (status, _, complained) = robo.end();
    assert!(status.success() && complained.is_empty(), "{complained}");
    program.kill();
}

/// A program that thinks for hours does not keep its user, and what a script has started ends with it.
#[test]
fn ctrl_c_waits_for_no_program_and_leaves_none_behind() {
    let folder = tempfile::tempdir().unwrap();
    let program = Program::start(&folder.path().join("data"));
    let anna = Player::host(&program, "hearts", 4, "Anna");
    let inner = folder.path().join("inner.py");
    let body = "open(sys.argv[0] + '.pid.new', 'w').write(str(os.getpid()))
        os.rename(sys.argv[0] + '.pid.new', sys.argv[0] + '.pid')
        time.sleep(100000)";
    std::fs::write(&inner, PROGRAM.replace("BODY", body)).unwrap();
    // A script that starts the program, and waits for it.
    let script = format!("import subprocess\nsubprocess.run(['python3', {inner:?}])\n");
    let more = ["--table", anna.id(), "--millis", "100000000"];
    let robo = Sitter::start_script(&program, folder.path(), "Robo", &script, &more);
    anna.ask(&program, "start", &start());
    let asked = folder.path().join("inner.py.pid");
    while !asked.exists() {
        std::thread::sleep(Duration::from_millis(5));
    }
    let inner = std::fs::read_to_string(&asked).unwrap();
    robo.signal("INT");
    let (status, said, complained) = robo.end();
    assert!(status.success() && said.contains("has left"), "{said}");
    assert_eq!(complained, "");
    assert_eq!(anna.look(&program)["seats"][1]["bot"], true);
    let runs = || {
        let stat = std::fs::read_to_string(format!("/proc/{inner}/stat"));
        stat.is_ok_and(|stat| !stat.contains(") Z"))
    };
    while cfg!(target_os = "linux") && runs() {
        std::thread::sleep(Duration::from_millis(5));
    }
    program.kill();
}

#[test]
fn what_keeps_a_program_from_a_seat_is_explained() {
    let folder = tempfile::tempdir().unwrap();
    let program = Program::start(&folder.path().join("data"));
    let server = format!("http://{}", program.address);
    let anna = Player::host(&program, "hearts", 4, "Anna");
    let sit = |arguments: &[&str]| {
        let output = Command::new(env!("CARGO_BIN_EXE_moonshot"))
            .current_dir(folder.path())
            .arg("sit")
            .args(arguments)
            .output()
            .unwrap();
        assert!(!output.status.success());
        String::from_utf8(output.stderr).unwrap()
    };
    let python = "cmd python3 -c pass";
    let below = format!("{server}/table/x");
    let free = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let nobody = format!("http://{}", free.local_addr().unwrap());
    drop(free);
    for (arguments, why) in [
        (
            vec!["--server", &nobody, "--bot", python, "--name", "Robo"],
            "check --server, and that the server runs",
        ),
        (
            vec!["--server", &below, "--bot", python, "--name", "Robo"],
            "give that of its first page",
        ),
        (
            vec!["--server", &server, "--bot", "steady"],
            "write it as 'cmd PROGRAM",
        ),
        (
            vec!["--server", &server, "--bot", "cmd /no/such/program"],
            "does not start",
        ),
        (
            vec!["--server", "example.org", "--bot", python],
            "is no address of a server",
        ),
        (vec!["--server", &server, "--bot", python], "--name"),
        (
            vec!["--server", &server, "--bot", python, "--name", ""],
            "A name needs a letter",
        ),
        (
            vec![
                "--server", &server, "--bot", python, "--name", "Robo", "--table", "nowhere",
            ],
            "There is no such table.",
        ),
        // The account that the last line made.
        (
            vec![
                "--server",
                &server,
                "--bot",
                python,
                "--table",
                anna.id(),
                "--name",
                "Anna",
            ],
            "Somebody at this table is called Anna.",
        ),
    ] {
        let error = sit(&arguments);
        assert!(error.contains(why), "{arguments:?}: {error}");
    }

    // An account file whose session has ended, that was spoilt, and whose password the server does not know.
    let file = folder.path().join("moonshot-bot.json");
    let account = || -> Value { serde_json::from_slice(&std::fs::read(&file).unwrap()).unwrap() };
    let with = |name: &str, value: &str| {
        let mut changed = account();
        changed[name] = value.into();
        std::fs::write(&file, changed.to_string()).unwrap();
    };
    let again = ["--server", &server, "--bot", python, "--table", "nowhere"];
    let old = "ab".repeat(64);
    with("token", &old);
    assert!(sit(&again).contains("There is no such table."));
    assert_ne!(account()["token"], old.as_str(), "it has signed in again");
    with("server", "http://example.org");
    assert!(sit(&again).contains("give another --account for"));
    with("server", &server);
    with("token", &old);
    with("password", "no");
    let error = sit(&again);
    assert!(error.contains("remove the file, and make a new"), "{error}");
    std::fs::write(&file, "{").unwrap();
    let error = sit(&again);
    assert!(error.contains("remove it, or give another"), "{error}");
    program.kill();
}
