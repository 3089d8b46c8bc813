//! Plain lines: a sentence for each event and numbered choices. Made for screen readers and simple terminals: nothing moves the
//! cursor, and nothing is coloured.

use std::io::{self, BufRead, Write};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;

use moonshot_protocol::{Detail, Laid};
use moonshot_rules::Seat;

use crate::cards::Face;
use crate::language::say;
use crate::look::Look;
use crate::model::{Command, Model, Update};
use crate::question::{Choice, Question, Way};
use crate::sentences::Sentences;
use crate::source::Handle;

/// What the client waits for.
enum Input {
    Update(Update),
    Line(String),
    /// The player's input has ended.
    End,
    /// The source has ended.
    Over,
}

/// The commands and what they do, for `?`.
const HELP: [(&str, &str); 13] = [
    ("1, 2, 3 …", "terminal-help-number"),
    ("QS", "terminal-help-card"),
    ("h", "terminal-help-hand"),
    ("t", "terminal-help-table"),
    ("l", "terminal-help-last"),
    ("s", "terminal-help-scores"),
    ("hint", "terminal-help-hint"),
    ("u", "terminal-help-undo"),
    ("say …", "terminal-help-say"),
    ("start", "terminal-help-begin"),
    ("n, p", "terminal-help-step"),
    ("?", "terminal-help-this"),
    ("q", "terminal-help-quit"),
];

/// Plays until the match is over, the player quits, or the input ends; the model as it is then.
///
/// # Errors
/// If the output cannot be written.
pub fn play(
    model: Model,
    look: Look,
    handle: Handle,
    input: impl BufRead + Send + 'static,
    output: impl Write,
) -> io::Result<Model> {
    let Handle { commands, updates } = handle;
    let mut client = Plain {
        model,
        look,
        commands,
        output,
        ways: Vec::new(),
        asked: Question::Nothing,
        waited: String::new(),
    };
    for input in merged(updates, input) {
        let goes_on = match input {
            Input::Update(update) => client.update(update)?,
            Input::Line(line) => client.line(line.trim())?,
            Input::End | Input::Over => false,
        };
        if !goes_on {
            break;
        }
    }
    Ok(client.model)
}

/// Updates and lines in the order in which they come.
fn merged(updates: Receiver<Update>, input: impl BufRead + Send + 'static) -> Receiver<Input> {
    let (sent, merged) = channel();
    let of_updates = sent.clone();
    thread::spawn(move || {
        for update in updates {
            if of_updates.send(Input::Update(update)).is_err() {
                return;
            }
        }
        let _ = of_updates.send(Input::Over);
    });
    thread::spawn(move || {
        for line in input.lines() {
            if !line.is_ok_and(|line| sent.send(Input::Line(line)).is_ok()) {
                break;
            }
        }
        let _ = sent.send(Input::End);
    });
    merged
}

struct Plain<W> {
    model: Model,
    look: Look,
    commands: Sender<Command>,
    output: W,
    /// The ways to play the card that was chosen, while the player chooses among them.
    ways: Vec<Way>,
    /// The question that was asked last.
    asked: Question,
    /// What the table was last said to wait for.
    waited: String,
}

impl<W: Write> Plain<W> {
    fn print(&mut self, text: &str) -> io::Result<()> {
        let text = self.look.text(text);
        writeln!(self.output, "{text}")
    }

    /// Whether the client goes on.
    fn update(&mut self, update: Update) -> io::Result<bool> {
        let failed = matches!(update, Update::Failed(_));
        let scene = matches!(update, Update::Scene { .. });
        let asks = matches!(update, Update::Refused(_) | Update::Advice(_));
        let advised = matches!(update, Update::Advice(_));
        for line in self.model.apply(update) {
            self.print(&line)?;
        }
        if let Some(notice) = self.model.notice.take() {
            self.print(&notice)?;
        }
        if advised {
            self.print_advice()?;
        }
        if self.model.scored.is_some() {
            self.print_totals()?;
        }
        // While others act, the question stays as it was asked.
        let asked = scene && (self.asked != self.model.question || self.model.is_waiting());
        if asks || asked {
            self.asked.clone_from(&self.model.question);
            self.ways.clear();
            self.ask()?;
        }
        self.output.flush()?;
        let over = self.model.is_over()
            && self
                .model
                .snapshot
                .as_ref()
                .is_some_and(|s| s.table.is_empty());
        Ok(!failed && (!over || self.model.is_replay()))
    }

    fn print_advice(&mut self) -> io::Result<()> {
        let Some(advice) = self.model.advice.clone() else {
            return Ok(());
        };
        for sentence in &advice.sentences {
            self.print(sentence)?;
        }
        for (label, cost) in &advice.choices {
            let line = say!(
                self.model.language,
                "terminal-cost",
                label = label,
                cost = cost
            );
            self.print(&line)?;
        }
        Ok(())
    }

    /// Asks the open question, if there is one.
    fn ask(&mut self) -> io::Result<()> {
        let language = &self.model.language;
        let prompt = self.model.prompt();
        if prompt.is_empty() || (self.model.is_waiting() && prompt == self.waited) {
            return Ok(());
        }
        if self.model.is_waiting() {
            self.waited.clone_from(&prompt);
            return self.print(&prompt);
        }
        let (labels, ask): (Vec<String>, String) = match &self.model.question {
            Question::Nothing => return Ok(()),
            Question::Pass { count, from } => {
                let labels = from
                    .iter()
                    .map(|card| language.capital(&language.card(card)));
                (
                    labels.collect(),
                    say!(language, "terminal-ask-pass", count = *count),
                )
            }
            Question::Choose(choices) => {
                let labels = choices.iter().map(|choice| choice.label.clone()).collect();
                (labels, say!(language, "terminal-ask"))
            }
        };
        if matches!(self.model.question, Question::Pass { .. }) {
            // The last part says where the cards go.
            let to = self.model.status().pop().unwrap_or_default();
            self.print(&to)?;
        }
        self.print(&prompt)?;
        self.print_numbered(&labels)?;
        self.print(&ask)
    }

    fn print_numbered(&mut self, labels: &[String]) -> io::Result<()> {
        for (at, label) in labels.iter().enumerate() {
            let language = &self.model.language;
            let line = say!(language, "terminal-choice", number = at + 1, label = label);
            self.print(&line)?;
        }
        Ok(())
    }

    /// Whether the client goes on.
    fn line(&mut self, line: &str) -> io::Result<bool> {
        match line {
            "" => self.ask()?,
            "q" | "quit" => return Ok(false),
            "?" | "help" => self.print_help()?,
            "h" => self.print_hand()?,
            "t" => self.print_table()?,
            "l" => self.print_last()?,
            "s" => self.print_totals()?,
            "hint" => self.send(Command::Advice),
            "u" => self.send(Command::Undo),
            "n" => self.send(Command::Step { forward: true }),
            "p" => self.send(Command::Step { forward: false }),
            "start" => self.send(Command::Begin),
            line => match line.strip_prefix("say ") {
                Some(words) => self.send(Command::Say(words.to_owned())),
                None => self.answer(line)?,
            },
        }
        self.output.flush()?;
        Ok(true)
    }

    fn send(&mut self, command: Command) {
        // The updates end as well if nobody takes commands any more.
        let _ = self.commands.send(command);
    }

    fn answer(&mut self, line: &str) -> io::Result<()> {
        if !self.ways.is_empty() {
            let ways = std::mem::take(&mut self.ways);
            return match number(line, ways.len()) {
                Some(at) => {
                    self.send(Command::Act(ways[at].action.clone()));
                    Ok(())
                }
                None => self.unknown(line, ways.len()),
            };
        }
        match self.model.question.clone() {
            Question::Nothing => {
                let text = say!(self.model.language, "terminal-not-now");
                self.print(&text)
            }
            Question::Pass { count, from } => self.pass(line, count, &from),
            Question::Choose(choices) => self.choose(line, &choices),
        }
    }

    fn pass(&mut self, line: &str, count: usize, from: &[String]) -> io::Result<()> {
        let words = line.split([' ', ',']).filter(|word| !word.is_empty());
        let chosen = words.map(|word| {
            let named = from.iter().position(|card| card.eq_ignore_ascii_case(word));
            number(word, from.len()).or(named)
        });
        let mut chosen: Vec<usize> = match chosen.collect::<Option<Vec<_>>>() {
            Some(chosen) => chosen,
            None => return self.unknown(line, from.len()),
        };
        chosen.sort_unstable();
        chosen.dedup();
        if chosen.len() != count {
            let text = say!(self.model.language, "terminal-pass-wrong", count = count);
            return self.print(&text);
        }
        let cards: Vec<&str> = chosen.iter().map(|at| from[*at].as_str()).collect();
        self.send(Command::Act(format!("pass {}", cards.join(" "))));
        Ok(())
    }

    fn choose(&mut self, line: &str, choices: &[Choice]) -> io::Result<()> {
        let named = choices.iter().position(|choice| {
            choice
                .card
                .as_deref()
                .is_some_and(|card| card.eq_ignore_ascii_case(line))
        });
        let Some(at) = number(line, choices.len()).or(named) else {
            let card = line.to_ascii_uppercase();
            let held = Face::read(&card).is_some();
            return match self.model.refusal(&card).filter(|_| held) {
                Some(why) => self.print(&why),
                None => self.unknown(line, choices.len()),
            };
        };
        let choice = &choices[at];
        if let [only] = &choice.ways[..] {
            self.send(Command::Act(only.action.clone()));
            return Ok(());
        }
        let labels: Vec<String> = choice.ways.iter().map(|way| way.label.clone()).collect();
        self.print_numbered(&labels)?;
        self.ways.clone_from(&choice.ways);
        let ask = say!(self.model.language, "terminal-ask");
        self.print(&ask)
    }

    fn unknown(&mut self, answer: &str, most: usize) -> io::Result<()> {
        let language = &self.model.language;
        let text = say!(language, "terminal-unknown", answer = answer, most = most);
        self.print(&text)
    }

    fn print_help(&mut self) -> io::Result<()> {
        for (command, key) in HELP {
            let what = say!(self.model.language, key);
            let line = say!(
                self.model.language,
                "terminal-cost",
                label = command,
                cost = what
            );
            self.print(&line)?;
        }
        Ok(())
    }

    fn print_hand(&mut self) -> io::Result<()> {
        let language = &self.model.language;
        let cards: Vec<String> = self
            .model
            .hand()
            .iter()
            .map(|card| language.card(card))
            .collect();
        let text = if cards.is_empty() {
            say!(language, "terminal-hand-empty")
        } else {
            say!(language, "terminal-hand", cards = cards.join(", "))
        };
        self.print(&text)
    }

    fn print_table(&mut self) -> io::Result<()> {
        let field = match self
            .model
            .snapshot
            .as_ref()
            .map(|snapshot| &snapshot.view.detail)
        {
            Some(Detail::Field(detail)) => Some(detail.field.clone()),
            _ => None,
        };
        let Some(field) = field else {
            let trick = self.model.trick().to_vec();
            return self.print_laid(&trick);
        };
        let names = self.model.names();
        for (seat, stacks) in Seat::all(field.len()).zip(&field) {
            for (at, stack) in stacks.iter().enumerate() {
                let language = &self.model.language;
                let player = names.player(seat, language);
                let name = say!(
                    language,
                    "heartcatchers-stack",
                    player = player,
                    place = at + 1
                );
                let top = stack
                    .up
                    .last()
                    .map(|card| language.card(card))
                    .unwrap_or_default();
                let line = say!(
                    language,
                    "terminal-stack",
                    name = name,
                    card = top,
                    up = stack.up.len(),
                    secrets = stack.secrets.len(),
                );
                self.print(&line)?;
            }
        }
        Ok(())
    }

    fn print_laid(&mut self, trick: &[Laid]) -> io::Result<()> {
        if trick.is_empty() {
            let text = say!(self.model.language, "terminal-table-empty");
            return self.print(&text);
        }
        let names = self.model.names();
        for laid in trick {
            let language = &self.model.language;
            let player = names.label(laid.seat, language);
            let card = language.card(&laid.card);
            let line = say!(language, "terminal-laid", player = player, card = card);
            self.print(&line)?;
        }
        Ok(())
    }

    fn print_last(&mut self) -> io::Result<()> {
        match self.model.last_trick().map(<[Laid]>::to_vec) {
            Some(trick) => self.print_laid(&trick),
            None => {
                let text = say!(self.model.language, "table-no-last-trick");
                self.print(&text)
            }
        }
    }

    fn print_totals(&mut self) -> io::Result<()> {
        let (names, language) = (self.model.names(), &self.model.language);
        let sentences = Sentences {
            language,
            game: self.model.game(),
            names: &names,
        };
        let totals: Vec<i32> = self.model.standing().iter().map(|one| one.total).collect();
        let scores = sentences.scores(&totals);
        let text = say!(language, "terminal-totals", scores = scores);
        self.print(&text)
    }
}

/// The index for a number from 1 to `most`.
fn number(word: &str, most: usize) -> Option<usize> {
    let number: usize = word.parse().ok()?;
    (1..=most).contains(&number).then(|| number - 1)
}
