//! Foreign bots: programs that speak the bot side of the engine protocol, in JSON Lines.

use std::fmt;
use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::thread;
use std::time::{Duration, Instant};

use moonshot_bots::arena::{Entrant, Player};
use moonshot_protocol::{Setup, document, event, parse_action};
use moonshot_rules::{AnyAction, AnyEvent, AnyGame, AnyView, Dice, Outcome, Seat};
use serde_json::{Value, json};

/// Time limit for a program to start and join.
const TO_SIT: Duration = Duration::from_secs(10);
/// Grace period after an answer's time limit.
const GRACE: Duration = Duration::from_millis(250);
/// Default time per decision, in milliseconds.
pub(super) const MILLIS: u64 = 1_000;
/// Maximum length of an answer, in bytes.
const LONGEST: u64 = 1 << 20;

/// Players that are programs: one process for each seat and match.
pub(super) struct Foreign {
    /// The words of the command.
    pub(super) command: Vec<String>,
    pub(super) setup: Setup,
    /// Time per decision, in milliseconds, as sent to the program.
    pub(super) millis: u64,
}

impl fmt::Debug for Foreign {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Foreign({:?})", self.command)
    }
}

impl Entrant for Foreign {
    fn name(&self) -> String {
        format!("“{}”", self.command.join(" "))
    }

    fn sit(&self, start: &AnyGame, seat: Seat, seed: u64) -> Result<Box<dyn Player>, String> {
        let mut program = Program::start(&self.command)?;
        let setup = &self.setup;
        let sit = json!({
            "do": "sit", "game": setup.game().id, "players": setup.players(),
            "options": setup.options(), "seat": seat, "seed": format!("{seed:064x}"),
        });
        let answer = program.ask(&sit, TO_SIT)?;
        if answer["ok"] != true {
            return Err(format!("It does not sit down: {answer}"));
        }
        Ok(Box::new(Seated {
            program,
            start: start.clone(),
            setup: setup.clone(),
            millis: self.millis,
            events: Vec::new(),
            asked: 0,
        }))
    }
}

struct Seated {
    program: Program,
    /// Parses the program's actions.
    start: AnyGame,
    setup: Setup,
    millis: u64,
    /// Events since the last decision.
    events: Vec<Value>,
    asked: u64,
}

impl Player for Seated {
    fn wants_events(&self) -> bool {
        true
    }

    fn observe(&mut self, events: &[AnyEvent]) {
        let events = events.iter().map(|event| event::wire(&self.setup, event));
        let events = events.filter_map(|event| serde_json::to_value(event).ok());
        self.events.extend(events);
    }

    fn choose(&mut self, view: &AnyView, _dice: &mut dyn Dice) -> Result<AnyAction, String> {
        self.asked += 1;
        let events = std::mem::take(&mut self.events);
        let choose = json!({
            "do": "choose", "id": self.asked, "millis": self.millis, "events": events,
            "view": document::view(&self.setup, view),
        });
        let limit = Duration::from_millis(self.millis).saturating_add(GRACE);
        let answer = self.program.ask(&choose, limit)?;
        if answer["id"] != self.asked {
            return Err(format!("It answers what it was not asked: {answer}"));
        }
        let Some(text) = answer["action"].as_str() else {
            return Err(format!("It names no action: {answer}"));
        };
        let action: Result<AnyAction, _> = parse_action(&self.start, text);
        action.map_err(|error| format!("It plays “{text}”: {error}"))
    }

    fn over(&mut self, outcome: Option<&Outcome>) {
        let events = std::mem::take(&mut self.events);
        let outcome = outcome.map(document::Outcome::from);
        let over = json!({"do": "over", "events": events, "outcome": outcome});
        let _ = self.program.send(&over);
    }
}

/// A process with its input and output lines.
struct Program {
    child: Child,
    input: ChildStdin,
    answers: Receiver<String>,
}

impl Program {
    fn start(command: &[String]) -> Result<Program, String> {
        let (program, arguments) = command.split_first().ok_or("There is no command.")?;
        let mut child = Command::new(program)
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .map_err(|error| format!("It does not start: {error}"))?;
        let (Some(input), Some(output)) = (child.stdin.take(), child.stdout.take()) else {
            return Err("It has no input and output.".to_owned());
        };
        let (send, answers) = mpsc::channel();
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
        Ok(Program {
            child,
            input,
            answers,
        })
    }

    fn send(&mut self, request: &Value) -> Result<(), String> {
        let events = writeln!(self.input, "{request}").and_then(|()| self.input.flush());
        events.map_err(|error| format!("It does not listen: {error}"))
    }

    fn ask(&mut self, request: &Value, limit: Duration) -> Result<Value, String> {
        let start = Instant::now();
        self.send(request)?;
        let line = match self
            .answers
            .recv_timeout(limit.saturating_sub(start.elapsed()))
        {
            Ok(line) => line,
            Err(RecvTimeoutError::Timeout) => {
                return Err(format!(
                    "It has not answered after {} ms.",
                    limit.as_millis()
                ));
            }
            Err(RecvTimeoutError::Disconnected) => {
                return Err("It has ended without an answer.".to_owned());
            }
        };
        serde_json::from_str(&line).map_err(|error| format!("Its answer is no JSON: {error}"))
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        // The program has been notified of the end; do not wait for it.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
