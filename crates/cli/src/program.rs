//! Programs that play: processes that speak the bot side of the engine protocol, in JSON Lines.

use std::io::{BufRead, BufReader, ErrorKind, Read, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::bail;
use moonshot_api::ProgramFault;
use serde::Serialize;
use serde_json::{Map, Value, json};
use thiserror::Error;

/// Default time per decision, in milliseconds.
pub(crate) const MILLIS: u64 = 1_000;
/// Time limit for a program to start and join.
const TO_SIT: Duration = Duration::from_secs(10);
/// Grace period after an answer's time limit.
const GRACE: Duration = Duration::from_millis(250);
/// Maximum length of an answer, in bytes.
const LONGEST: u64 = 1 << 20;
/// Maximum number of lines that wait to be read: a program that prints on and on has to wait.
const LINES: usize = 64;
/// Time limit for a program to end by itself after the match.
const TO_END: Duration = Duration::from_millis(500);
/// How often a wait for an answer looks whether it is still wanted.
const LOOK: Duration = Duration::from_millis(50);

/// What a program did instead of an answer.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("{why}")]
pub(crate) struct Fault {
    /// What it did.
    pub(crate) kind: ProgramFault,
    /// The same as a sentence.
    pub(crate) why: String,
}

impl Fault {
    pub(crate) fn wrong(why: impl Into<String>) -> Fault {
        Fault::new(ProgramFault::Wrong, why)
    }

    fn new(kind: ProgramFault, why: impl Into<String>) -> Fault {
        let why = why.into();
        Fault { kind, why }
    }
}

/// The words of a command after `cmd `; `None` for a text that is no command.
pub(crate) fn command(text: &str) -> anyhow::Result<Option<Vec<String>>> {
    let Some(command) = text.strip_prefix("cmd ") else {
        return Ok(None);
    };
    let words: Vec<String> = command.split_whitespace().map(str::to_owned).collect();
    if words.is_empty() {
        bail!("“{text}” names no program");
    }
    Ok(Some(words))
}

/// Fails unless the program can be started.
pub(crate) fn check(command: &[String]) -> anyhow::Result<()> {
    match Process::start(command) {
        Ok(_) => Ok(()),
        Err(fault) => bail!("{}: {fault}", command.join(" ")),
    }
}

/// The match that a program joins.
pub(crate) struct Joined<'a> {
    pub(crate) game: &'a str,
    pub(crate) players: usize,
    pub(crate) options: &'a Map<String, Value>,
    pub(crate) seat: usize,
    /// The seed of the program's own dice.
    pub(crate) seed: u64,
}

/// A program at one seat of one match.
pub(crate) struct SeatedProgram {
    process: Process,
    /// Time per decision, in milliseconds, as sent to the program.
    millis: u64,
    asked: u64,
}

impl SeatedProgram {
    /// Starts the program and has it join a match. Once `given_up` is true, it is waited for no longer.
    pub(crate) fn sit(
        command: &[String],
        joined: &Joined<'_>,
        millis: u64,
        given_up: &Arc<AtomicBool>,
    ) -> Result<SeatedProgram, Fault> {
        let Joined {
            game,
            players,
            options,
            seat,
            seed,
        } = joined;
        let mut process = Process::start(command)?;
        process.given_up = Arc::clone(given_up);
        let sit = json!({
            "do": "sit", "game": game, "players": players, "options": options, "seat": seat,
            "seed": format!("{seed:064x}"),
        });
        let answer = process.ask(&sit, TO_SIT)?;
        if answer["ok"] != true {
            return Err(Fault::wrong(format!("It does not sit down: {answer}")));
        }
        Ok(SeatedProgram {
            process,
            millis,
            asked: 0,
        })
    }

    /// The action that the program chooses, in notation.
    pub(crate) fn choose(
        &mut self,
        events: &[Value],
        view: &impl Serialize,
    ) -> Result<String, Fault> {
        self.asked += 1;
        let choose = json!({
            "do": "choose", "id": self.asked, "millis": self.millis, "events": events, "view": view,
        });
        let limit = Duration::from_millis(self.millis).saturating_add(GRACE);
        let answer = self.process.ask(&choose, limit)?;
        if answer["id"] != self.asked {
            let why = format!("It answers what it was not asked: {answer}");
            return Err(Fault::wrong(why));
        }
        match answer["action"].as_str() {
            Some(action) => Ok(action.to_owned()),
            None => Err(Fault::wrong(format!("It names no action: {answer}"))),
        }
    }

    /// Notifies the program of the end of the match.
    pub(crate) fn over(&mut self, events: &[Value], outcome: &impl Serialize) {
        let over = json!({"do": "over", "events": events, "outcome": outcome});
        if self.process.send(&over).is_ok() {
            self.process.finish();
        }
    }
}

/// A process with its input and output lines.
struct Process {
    child: Child,
    /// `None` once it is closed.
    input: Option<ChildStdin>,
    /// Whether it has ended by itself, and its number may be another's.
    has_ended: bool,
    answers: Receiver<String>,
    /// Whether its answers are no longer wanted.
    given_up: Arc<AtomicBool>,
}

impl Process {
    fn start(command: &[String]) -> Result<Process, Fault> {
        let ended = |why: String| Fault::new(ProgramFault::Ended, why);
        let Some((program, arguments)) = command.split_first() else {
            return Err(ended("There is no command.".to_owned()));
        };
        let mut command = Command::new(program);
        command
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped());
        // Ctrl-C in a terminal ends this program alone, which then ends the others in order.
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(&mut command, 0);
        let mut child = command
            .spawn()
            .map_err(|error| ended(format!("It does not start: {error}")))?;
        let (Some(input), Some(output)) = (child.stdin.take(), child.stdout.take()) else {
            return Err(ended("It has no input and output.".to_owned()));
        };
        let (send, answers) = mpsc::sync_channel(LINES);
        // Ends with the output, or when the receiver is gone.
        thread::spawn(move || {
            let mut output = BufReader::new(output);
            loop {
                let mut line = String::new();
                let read = (&mut output).take(LONGEST).read_line(&mut line);
                if !matches!(read, Ok(1..)) || send.send(line).is_err() {
                    return;
                }
            }
        });
        Ok(Process {
            child,
            input: Some(input),
            has_ended: false,
            answers,
            given_up: Arc::default(),
        })
    }

    fn send(&mut self, request: &Value) -> Result<(), Fault> {
        let sent = match &mut self.input {
            Some(input) => writeln!(input, "{request}").and_then(|()| input.flush()),
            None => Err(ErrorKind::BrokenPipe.into()),
        };
        sent.map_err(|error| {
            Fault::new(ProgramFault::Ended, format!("It does not listen: {error}"))
        })
    }

    /// Closes its input, and lets it do what it does at the end of a match.
    fn finish(&mut self) {
        self.input = None;
        let start = Instant::now();
        while start.elapsed() < TO_END && !self.given_up.load(Ordering::Relaxed) {
            if !matches!(self.child.try_wait(), Ok(None)) {
                self.has_ended = true;
                return;
            }
            thread::sleep(Duration::from_millis(2));
        }
    }

    fn ask(&mut self, request: &Value, limit: Duration) -> Result<Value, Fault> {
        let start = Instant::now();
        self.send(request)?;
        let line = loop {
            let left = limit.saturating_sub(start.elapsed());
            match self.answers.recv_timeout(left.min(LOOK)) {
                Ok(line) => break line,
                Err(RecvTimeoutError::Disconnected) => {
                    let why = "It has ended without an answer.";
                    return Err(Fault::new(ProgramFault::Ended, why));
                }
                Err(RecvTimeoutError::Timeout) => {}
            }
            if left.is_zero() || self.given_up.load(Ordering::Relaxed) {
                let why = format!("It has not answered after {} ms.", limit.as_millis());
                return Err(Fault::new(ProgramFault::Late, why));
            }
        };
        serde_json::from_str(&line).map_err(|error| {
            Fault::wrong(format!(
                "Its answer is no JSON: {} ({error}).",
                start_of(&line)
            ))
        })
    }
}

/// The beginning of a line that a program printed, for a message on one line.
fn start_of(line: &str) -> String {
    const SHOWN: usize = 60;
    let printable = line.trim_end().chars();
    let mut printable = printable.map(|one| if one.is_control() { ' ' } else { one });
    let start: String = printable.by_ref().take(SHOWN).collect();
    let more = if printable.next().is_some() {
        "…"
    } else {
        ""
    };
    format!("“{start}{more}”")
}

impl Drop for Process {
    fn drop(&mut self) {
        if self.has_ended {
            return;
        }
        // What a script has started ends with it.
        #[cfg(unix)]
        {
            use rustix::process::{Pid, Signal, kill_process_group};
            let _ = kill_process_group(Pid::from_child(&self.child), Signal::KILL);
        }
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
