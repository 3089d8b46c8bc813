//! `moonshot play` in pseudo-terminals.

use std::io::{Read, Write};
use std::num::NonZero;
use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::thread;
use std::time::{Duration, Instant};

use crate::server::client::{Program, command};
use portable_pty::{Child, CommandBuilder, MasterPty, PtySize, native_pty_system};

/// Longer than any answer takes.
const LONG: Duration = Duration::from_secs(60);
/// When nothing more is printed for this long, the program waits for a key.
const QUIET: Duration = Duration::from_millis(80);

/// A short match of each game.
const MATCHES: [(&str, &[&str]); 5] = [
    ("hearts", &["--options", "target=50"]),
    ("cardominoes", &["--options", "target=25", "revoke=penalty"]),
    ("wild-twists", &[]),
    ("black-hearts", &[]),
    ("heartcatchers", &[]),
];

/// The lines of the window.
const ROWS: NonZero<u16> = NonZero::new(24).unwrap();

/// A window with this many columns.
fn size(cols: u16) -> PtySize {
    PtySize {
        rows: ROWS.get(),
        cols,
        pixel_width: 0,
        pixel_height: 0,
    }
}

/// The program in a pseudo-terminal, and its screen.
struct Pty {
    child: Box<dyn Child + Send + Sync>,
    input: Box<dyn Write + Send>,
    output: Receiver<Vec<u8>>,
    screen: vt100::Parser,
    raw: Vec<u8>,
    master: Box<dyn MasterPty + Send>,
}

impl Pty {
    fn start(data: &Path, term: &str, arguments: &[&str]) -> Pty {
        let size = size(80);
        let pair = native_pty_system().openpty(size).unwrap();
        let mut command = CommandBuilder::new(env!("CARGO_BIN_EXE_moonshot"));
        command.args(["play", "--pace", "none", "--data"]);
        command.arg(data);
        command.args(arguments);
        command.env("TERM", term);
        command.env("LC_ALL", "C.UTF-8");
        let child = pair.slave.spawn_command(command).unwrap();
        drop(pair.slave);
        let mut reader = pair.master.try_clone_reader().unwrap();
        let (sent, output) = channel();
        thread::spawn(move || {
            let mut buffer = [0; 4096];
            while let Ok(read @ 1..) = reader.read(&mut buffer) {
                if sent.send(buffer[..read].to_vec()).is_err() {
                    break;
                }
            }
        });
        Pty {
            child,
            input: pair.master.take_writer().unwrap(),
            output,
            screen: vt100::Parser::new(ROWS, NonZero::new(80).unwrap(), 0),
            raw: Vec::new(),
            master: pair.master,
        }
    }

    fn send(&mut self, text: &str) {
        // A program that has ended takes nothing.
        let _ = self.input.write_all(text.as_bytes());
        let _ = self.input.flush();
    }

    /// Takes in what is printed until this is true of the screen; false if the program ended before.
    fn until(&mut self, mut is_so: impl FnMut(&str) -> bool) -> bool {
        let begun = Instant::now();
        while !is_so(&self.screen.screen().contents()) {
            match self.output.recv_timeout(QUIET) {
                Ok(bytes) => self.take(&bytes),
                Err(RecvTimeoutError::Timeout) => {}
                Err(RecvTimeoutError::Disconnected) => return false,
            }
            assert!(
                begun.elapsed() < LONG,
                "{}",
                self.screen.screen().contents()
            );
        }
        true
    }

    fn take(&mut self, bytes: &[u8]) {
        self.screen.process(bytes);
        self.raw.extend_from_slice(bytes);
    }

    /// Takes in what is printed until there is no more for a while; false if the program ended.
    fn settle(&mut self) -> bool {
        loop {
            match self.output.recv_timeout(QUIET) {
                Ok(bytes) => self.take(&bytes),
                Err(RecvTimeoutError::Timeout) => return true,
                Err(RecvTimeoutError::Disconnected) => return false,
            }
        }
    }

    fn text(&self) -> String {
        String::from_utf8_lossy(&self.raw).into_owned()
    }

    /// Waits for the end; whether it ended well.
    fn ended(&mut self) -> bool {
        self.settle();
        self.child.wait().unwrap().success()
    }
}

/// Whether the match was won by somebody.
fn is_won(text: &str) -> bool {
    ["win the match!", "wins the match.", "share the win."]
        .iter()
        .any(|won| text.contains(won))
}

/// Answers questions in plain lines until the match is over.
fn answer_lines(pty: &mut Pty) {
    let mut answered = 0;
    let ask = |text: &str| text.trim_end().ends_with(':');
    loop {
        let begun = Instant::now();
        while !ask(&pty.text()) {
            match pty.output.recv_timeout(QUIET) {
                Ok(bytes) => pty.take(&bytes),
                Err(RecvTimeoutError::Timeout) => {
                    assert!(begun.elapsed() < LONG, "{}", pty.text());
                }
                Err(RecvTimeoutError::Disconnected) => return,
            }
        }
        let text = pty.text();
        let last = text.trim_end().lines().last().unwrap_or_default();
        let count = last
            .split_once("The ")
            .and_then(|(_, rest)| rest.chars().next()?.to_digit(10));
        let numbers: Vec<String> = (1..=count.unwrap_or(1))
            .map(|number| number.to_string())
            .collect();
        pty.send(&format!("{}\r", numbers.join(" ")));
        answered += 1;
        assert!(answered < 1_000, "{text}");
        // Past this question, so that it is not answered twice.
        pty.raw.push(b'.');
    }
}

#[test]
fn each_game_is_played_to_its_end_in_plain_lines() {
    for (game, options) in MATCHES {
        let data = tempfile::tempdir().unwrap();
        let mut pty = Pty::start(
            data.path(),
            "dumb",
            &[&[game, "--seed", "2a"], options].concat(),
        );
        answer_lines(&mut pty);
        assert!(pty.ended());
        let text = pty.text();
        assert!(is_won(&text), "{text}");
        assert!(!text.contains('\x1b'), "no escape sequence: {text:?}");
        let finished = data.path().join(format!("{game}-finished.json"));
        assert!(finished.exists() && !data.path().join(format!("{game}.json")).exists());
    }
}

#[test]
fn each_game_is_played_to_its_end_on_the_screen() {
    for (game, options) in MATCHES {
        let data = tempfile::tempdir().unwrap();
        let arguments = [&[game, "--seed", "2b"], options].concat();
        let mut pty = Pty::start(data.path(), "xterm-256color", &arguments);
        let over = |screen: &str| screen.contains("The match is over");
        for _ in 0..3_000 {
            if over(&pty.screen.screen().contents()) {
                break;
            }
            // Enter selects, confirms, plays the card with the cursor and closes windows.
            pty.send("\r");
            pty.settle();
        }
        assert!(
            over(&pty.screen.screen().contents()),
            "{}",
            pty.screen.screen().contents()
        );
        pty.send("\x1bq");
        pty.settle();
        pty.send("q");
        assert!(pty.ended());
        assert!(
            !pty.screen.screen().alternate_screen(),
            "the screen is restored"
        );
        assert!(data.path().join(format!("{game}-finished.json")).exists());
    }
}

#[test]
fn a_killed_match_continues_where_it_was() {
    let data = tempfile::tempdir().unwrap();
    let mut pty = Pty::start(data.path(), "dumb", &["hearts", "--seed", "7"]);
    assert!(pty.until(|screen| screen.contains("The 3 numbers")));
    pty.send("1 2 3\r");
    assert!(pty.until(|screen| screen.trim_end().ends_with("Your choice:")));
    let asked = pty.text();
    let asked = asked[asked.rfind("Your turn").unwrap()..].to_owned();
    pty.child.kill().unwrap();
    pty.child.wait().unwrap();
    let mut pty = Pty::start(data.path(), "dumb", &[]);
    assert!(pty.until(|screen| screen.contains("Your match of Hearts continues.")));
    assert!(pty.until(|screen| screen.trim_end().ends_with("Your choice:")));
    assert!(
        pty.text().trim_end().ends_with(asked.trim_end()),
        "{} … {asked}",
        pty.text()
    );
    // Another run cannot play it at the same time.
    let refused = play(data.path(), &["hearts"]);
    assert_eq!(refused.status.code(), Some(1));
    assert!(String::from_utf8_lossy(&refused.stderr).contains("another terminal"));
    pty.send("q\r");
    assert!(pty.ended());
    // Arguments that describe a match need --new.
    let refused = play(data.path(), &["hearts", "--players", "5"]);
    assert_eq!(refused.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&refused.stderr).contains("--new"));
    let mut pty = Pty::start(data.path(), "dumb", &["hearts", "--players", "5", "--new"]);
    assert!(pty.until(|screen| screen.contains("Ada, Boris, Clara and Dmitri")));
    pty.send("q\r");
    assert!(pty.ended());
}

#[test]
fn the_mouse_works_the_window_is_resized_and_control_c_restores_the_terminal() {
    let data = tempfile::tempdir().unwrap();
    let mut pty = Pty::start(data.path(), "xterm", &["hearts"]);
    assert!(pty.until(|screen| screen.contains("Select 3 more")));
    assert!(pty.screen.screen().alternate_screen());
    // A click on the first card, which has the cursor, selects it.
    pty.send("\x1b[<0;2;21M");
    assert!(pty.until(|screen| screen.contains("Select 2 more")));
    // In a narrower window the last line has fewer keys.
    assert!(pty.screen.screen().contents().contains("scores"));
    pty.master.resize(size(40)).unwrap();
    pty.screen.set_size(ROWS, NonZero::new(40).unwrap());
    assert!(pty.until(|screen| screen.contains("quit") && !screen.contains("scores")));
    pty.send("\x03");
    assert!(pty.ended());
    assert!(!pty.screen.screen().alternate_screen());
    assert!(!pty.screen.screen().hide_cursor());
}

#[test]
fn mistakes_in_the_arguments_are_explained() {
    let data = tempfile::tempdir().unwrap();
    for (arguments, why) in [
        (&["bridge"][..], "hearts, cardominoes"),
        (&["hearts", "--players", "9"], "3 to 7 players"),
        (&["hearts", "--options", "target=7"], "50, 100"),
        (&["hearts", "--seed", "x"], "hex digits"),
        (&["hearts", "--language", "xx"], "de, en"),
    ] {
        let refused = play(data.path(), arguments);
        let text = String::from_utf8_lossy(&refused.stderr).into_owned();
        assert_eq!(refused.status.code(), Some(2), "{text}");
        assert!(text.contains(why), "{text}");
    }
    let missing = play(data.path(), &["hearts", "--replay"]);
    assert_eq!(missing.status.code(), Some(1));
}

/// Runs it without a terminal, with no input.
fn play(data: &Path, arguments: &[&str]) -> std::process::Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_moonshot"));
    command.args(["play", "--data"]).arg(data).args(arguments);
    command.env("LC_ALL", "C.UTF-8").stdin(Stdio::null());
    command.output().unwrap()
}

#[test]
fn shells_and_man_get_every_command() {
    let moonshot = |arguments: &[&str]| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_moonshot"));
        command.args(arguments).output().unwrap()
    };
    for shell in ["bash", "elvish", "fish", "powershell", "zsh"] {
        let printed = moonshot(&["completions", shell]);
        assert!(printed.status.success());
        let text = String::from_utf8(printed.stdout).unwrap();
        assert!(
            text.contains("play") && text.contains("plain"),
            "{shell}: {text}"
        );
    }
    let directory = tempfile::tempdir().unwrap();
    let pages = directory.path().join("man1");
    assert!(moonshot(&["man", pages.to_str().unwrap()]).status.success());
    let page = std::fs::read_to_string(pages.join("moonshot-play.1")).unwrap();
    assert!(page.contains("screen readers"), "{page}");
    assert!(pages.join("moonshot.1").exists() && pages.join("moonshot-serve.1").exists());
}

/// Answers the question that is asked, if one is; whether it was.
fn answer_once(pty: &mut Pty) -> bool {
    let asked = pty.text().trim_end().ends_with("Your choice:");
    if asked {
        pty.send("1\r");
        // Past this question, so that it is not answered twice.
        pty.raw.push(b'.');
    }
    asked
}

/// Ann's plain lines and Bob's screen at a new table of the server, whose match has begun.
fn two_at_a_table(address: &str, ann: &Path, bob: &Path) -> (Pty, Pty) {
    let at = ["--server", address];
    let make = ["heartcatchers", "--new", "--name", "Ann"];
    let mut ann = Pty::start(ann, "dumb", &[&make[..], &at].concat());
    assert!(ann.until(|screen| screen.contains("/table/")));
    let text = ann.text();
    let link = text[text.find("http://").unwrap()..]
        .split_whitespace()
        .next();
    let link = link.unwrap().to_owned();
    let join = ["--table", &link, "--name", "Bob"];
    let mut bob = Pty::start(bob, "xterm", &[&join[..], &at].concat());
    assert!(ann.until(|screen| screen.contains("Bob sits down.")));
    assert!(bob.until(|screen| screen.contains("Ann starts the match.")));
    ann.send("start\r");
    assert!(bob.until(|screen| screen.contains("The match begins.")));
    (ann, bob)
}

#[test]
fn two_terminals_agree_stop_a_match_and_play_a_rematch() {
    let (data, ann, bob) = (
        tempfile::tempdir().unwrap(),
        tempfile::tempdir().unwrap(),
        tempfile::tempdir().unwrap(),
    );
    let server = Program::start(data.path());
    let address = server.address.clone();
    // The lobby is listed in the player's language.
    let listed = play(bob.path(), &["--server", &address, "--language", "de"]);
    let listed = String::from_utf8_lossy(&listed.stdout).into_owned();
    assert!(listed.contains("Kein Tisch wartet"), "{listed}");
    let (mut ann, mut bob) = two_at_a_table(&address, ann.path(), bob.path());
    // Both choose, so that there is a move to take back.
    assert!(bob.until(|screen| screen.contains("Your turn") || screen.contains("Ann to play")));
    if bob.screen.screen().contents().contains("Your turn") {
        // The first card, and the first way to play it.
        bob.send("\r");
        bob.settle();
        bob.send("\r");
    }
    assert!(ann.until(|screen| screen.contains("Your choice:")));
    ann.send("1\r1\r");
    assert!(bob.until(|screen| screen.contains("Your turn")));
    ann.send("u\r");
    assert!(bob.until(|screen| screen.contains("Ann wants to take back the last move.")));
    assert!(ann.until(|screen| screen.contains("Waiting for Bob.")));
    bob.send("n");
    assert!(ann.until(|screen| screen.contains("Bob declined: the move stands.")));
    assert!(bob.until(|screen| screen.contains("You declined") && !screen.contains("Agree")));
    ann.send("u\r");
    assert!(bob.until(|screen| screen.contains("[ Agree (y) ]")));
    bob.send("y");
    assert!(ann.until(|screen| screen.contains("You take back the last move.")));
    // The host pauses and resumes the match.
    ann.send("a\r");
    assert!(ann.until(|screen| screen.contains("3. Pause match")));
    ann.send("3\r");
    assert!(bob.until(|screen| screen.contains("Ann pauses the match.")));
    ann.send("y\r");
    assert!(bob.until(|screen| screen.contains("Ann resumes the match.")));
    // They stop it, and play another one.
    bob.send("a");
    assert!(bob.until(|screen| screen.contains("Ask to stop the match")));
    bob.send("2");
    assert!(ann.until(|screen| screen.contains("Bob wants to stop the match here.")));
    ann.send("y\r");
    assert!(ann.until(|screen| screen.contains("y: Rematch")));
    ann.send("y\r");
    assert!(bob.until(|screen| screen.contains("Ann is ready. Waiting for you.")));
    bob.send("y");
    // Both are at its table, and one of them is to play there.
    assert!(ann.until(|screen| screen.contains("The rematch has started with Bob and you.")));
    assert!(ann.until(|screen| screen.contains("Link to this table")));
    assert!(bob.until(|screen| screen.contains("×1") && !screen.contains("Rematch (y)")));
    assert!(bob.until(|screen| screen.contains("to play") || screen.contains("Your turn")));
    ann.send("q\r");
    bob.send("q");
    assert!(ann.ended() && bob.ended());
    server.kill();
}

#[test]
fn two_terminals_play_at_a_table_of_a_server() {
    let (data, ann_data, bob_data) = (
        tempfile::tempdir().unwrap(),
        tempfile::tempdir().unwrap(),
        tempfile::tempdir().unwrap(),
    );
    let server = Program::start(data.path());
    let address = server.address.clone();
    let at = ["--server", address.as_str()];
    let make = ["heartcatchers", "--new", "--name", "Ann"];
    let mut ann = Pty::start(ann_data.path(), "dumb", &[&make[..], &at].concat());
    assert!(ann.until(|screen| screen.contains("/table/")));
    let text = ann.text();
    let link = text[text.find("http://").unwrap()..]
        .split_whitespace()
        .next()
        .unwrap();
    let join = ["--table", link, "--name", "Bob"];
    let mut bob = Pty::start(bob_data.path(), "dumb", &[&join[..], &at].concat());
    assert!(ann.until(|screen| screen.contains("Bob sits down.")));
    assert!(bob.until(|screen| screen.contains("Ann starts the match.")));
    ann.send("start\r");
    assert!(bob.until(|screen| screen.contains("The match begins.")));
    bob.send("say hello, Ann\r");
    assert!(ann.until(|screen| screen.contains("Bob says: hello, Ann")));
    let (mut server, mut answered) = (Some(server), 0);
    let begun = Instant::now();
    while !is_won(&ann.text()) {
        let before = answered;
        for pty in [&mut ann, &mut bob] {
            assert!(pty.settle());
            answered += usize::from(answer_once(pty));
        }
        if answered == before {
            // Other lines came after the question: an empty line asks it again.
            ann.send("\r");
            bob.send("\r");
        }
        if answered == 6 {
            // The server dies and comes back at the same address.
            if let Some(server) = server.take() {
                server.kill();
                assert!(ann.until(|screen| screen.contains("Connection lost. Reconnecting…")));
            }
            let back = Program::spawn(command(data.path(), &address));
            assert!(ann.until(|screen| screen.contains("You’re connected again.")));
            assert!(bob.until(|screen| screen.contains("You’re connected again.")));
            server = Some(back);
            answered += 1;
        }
        assert!(begun.elapsed() < 2 * LONG, "{}", ann.text());
    }
    for pty in [&mut ann, &mut bob] {
        pty.send("q\r");
        assert!(pty.ended());
        assert!(pty.text().contains("Game 1 score"), "{}", pty.text());
    }
    // A person without a seat watches.
    let watch = ["--table", link, "--watch"];
    let mut carl = Pty::start(ann_data.path(), "xterm", &[&watch[..], &at].concat());
    assert!(carl.until(|screen| screen.contains("The match is over")));
    carl.send("q");
    assert!(carl.ended());
    let missing = play(
        ann_data.path(),
        &["--server", "127.0.0.1:9", "--table", "x"],
    );
    assert_eq!(missing.status.code(), Some(1));
    server.unwrap().kill();
}
