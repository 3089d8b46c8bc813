//! Plain lines: what they print, and what the player types.

use std::io::{self, BufReader, Read, Write};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::{Duration, Instant};

use moonshot_terminal::{Command, Greeting, Handle, Look, Pace, Replay, Update, plain, start};
use serde_json::json;

use crate::common::{WAIT, begin, model, new_match};

/// What the client waits for, as lines that come one by one.
struct Typed(Receiver<String>);

impl Read for Typed {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let line = self.0.recv().unwrap_or_default();
        buffer[..line.len()].copy_from_slice(line.as_bytes());
        Ok(line.len())
    }
}

/// What the client has printed.
#[derive(Clone, Default)]
struct Printed(Arc<Mutex<Vec<u8>>>);

impl Write for Printed {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.lock().unwrap().extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// A client in plain lines.
pub(crate) struct Lines {
    typed: Sender<String>,
    printed: Printed,
    read: usize,
}

impl Lines {
    pub(crate) fn of(handle: Handle, language: &str, greeting: Greeting) -> Lines {
        let (typed, lines) = channel();
        let printed = Printed::default();
        let output = printed.clone();
        let mut model = model(language);
        model.greeting = Some(greeting);
        let look = Look {
            ascii: false,
            colour: false,
            pace: Pace::None,
        };
        let input = BufReader::new(Typed(lines));
        thread::spawn(move || plain::play(model, look, handle, input, output).unwrap());
        Lines {
            typed,
            printed,
            read: 0,
        }
    }

    pub(crate) fn send(&self, line: &str) {
        self.typed.send(format!("{line}\n")).unwrap();
    }

    /// The output up to this text; what was read before is not read again.
    pub(crate) fn until(&mut self, end: &str) -> String {
        let begun = Instant::now();
        loop {
            let bytes = self.printed.0.lock().unwrap().clone();
            let text = String::from_utf8_lossy(&bytes[self.read..]).into_owned();
            if let Some(at) = text.find(end) {
                self.read += at + end.len();
                return text[..at].to_owned();
            }
            assert!(begun.elapsed() < Duration::from_secs(20), "{end}: {text}");
            thread::sleep(Duration::from_millis(5));
        }
    }
}

/// The first question of a match, with this end of the commands.
fn heard(game: &str, players: usize, language: &str) -> (Lines, Receiver<Command>, Sender<Update>) {
    let Handle { updates, .. } = begin(game, players, &json!({}), 3);
    let (commands, taken) = channel();
    let (sent, received) = channel();
    // They end where the player is asked, who answers nobody.
    for update in updates {
        sent.send(update).unwrap();
    }
    let handle = Handle {
        commands,
        updates: received,
    };
    let lines = Lines::of(handle, language, Greeting::New);
    (lines, taken, sent)
}

#[test]
fn a_wrong_number_leaves_the_ways_to_play_a_card_open() {
    let (mut lines, taken, _sent) = heard("heartcatchers", 2, "en");
    lines.until("Your choice:");
    lines.send("1");
    lines.until("6. ");
    lines.until("Your choice:");
    lines.send("7");
    lines.until("numbers from 1 to 6");
    lines.send("２");
    let second = Command::Act("secret Rb under mine 2".to_owned());
    assert_eq!(taken.recv_timeout(WAIT).unwrap(), second);
    // The game has no tricks, and no queen of spades.
    lines.send("?");
    let help = lines.until("q: Quit");
    assert!(!help.contains("trick") && !help.contains("QS"), "{help}");
}

#[test]
fn a_command_that_does_nothing_says_why() {
    let (mut lines, taken, _sent) = heard("hearts", 4, "en");
    lines.until("The 3 numbers");
    for (line, why) in [
        ("say hello", "only at a table of a server"),
        ("say", "after “say”"),
        ("start", "only at a table of a server"),
        ("y", "only at a table of a server"),
        ("a", "only at a table of a server"),
        ("n", "only at a table of a server"),
        ("p", "only in a replay"),
        ("u", "nothing to take back"),
    ] {
        lines.send(line);
        lines.until(why);
    }
    lines.send("?");
    let help = lines.until("q: Quit");
    assert!(help.contains("u: Take back"), "{help}");
    assert!(
        !help.contains("say") && !help.contains("next step"),
        "{help}"
    );
    assert!(taken.try_recv().is_err());
    let saved = new_match("hearts", 4, &json!({}), 8);
    let replay = start(Box::new(Replay::new(&saved)));
    let mut lines = Lines::of(replay, "en", Greeting::Replay);
    lines.until("This is a replay");
    lines.send("p");
    lines.until("This is the first step.");
    for line in ["u", "hint", "say hello", "start", "a"] {
        lines.send(line);
        lines.until(if line == "a" {
            "only at a table"
        } else {
            "This is a replay"
        });
    }
    lines.send("?");
    let help = lines.until("q: Quit\n");
    assert!(!help.contains("u: ") && help.contains("n, p: "), "{help}");
}

#[test]
fn full_width_commands_and_japanese_lists() {
    let (mut lines, taken, _sent) = heard("hearts", 4, "ja");
    lines.until("番号（");
    lines.send("ｈ");
    let hand = lines.until("手札：");
    lines.until("、");
    assert!(!hand.contains(", "), "{hand}");
    lines.send("？");
    lines.until("この一覧");
    lines.send("１　２、３");
    assert!(
        matches!(taken.recv_timeout(WAIT).unwrap(), Command::Act(action) if action.starts_with("pass "))
    );
}
