//! Plain lines: a sentence for each event and numbered choices. Made for screen readers and simple terminals: nothing moves the
//! cursor, and nothing is coloured.

use std::io::{self, BufRead, Write};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;
use std::time::Instant;

use moonshot_protocol::{Detail, Laid};
use moonshot_rules::Seat;

use crate::cards::Face;
use crate::fold::folded;
use crate::keys::PLAIN;
use crate::language::say;
use crate::look::Look;
use crate::model::{Command, Kind, Model, Update};
use crate::offers::{Answer, Offer};
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
        list: Vec::new(),
        asked: Question::Nothing,
        offered: Offer::default(),
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
    /// The list in which the player chooses a number, in place of the question: the ways to play a card, or actions.
    list: Vec<Answer>,
    /// The question that was asked last.
    asked: Question,
    /// The offer that was printed last.
    offered: Offer,
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
        let waits = self.model.is_waiting() || self.model.kind() == Kind::Watching;
        let asked = scene && (self.asked != self.model.question || waits);
        if self.offered != self.model.offer {
            self.offered = self.model.offer.clone();
            self.print_offer()?;
        }
        if asks || asked {
            self.asked.clone_from(&self.model.question);
            self.list.clear();
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

    /// Prints what the table asks beside the game, and how to answer.
    fn print_offer(&mut self) -> io::Result<()> {
        let language = &self.model.language;
        let mut lines = vec![self.offered.text.clone()];
        lines.extend(self.offered.answers().map(|(key, answer)| {
            let label = answer.label.as_str();
            say!(
                language,
                "terminal-cost",
                label = key.to_string(),
                cost = label
            )
        }));
        for line in lines.iter().filter(|line| !line.is_empty()) {
            self.print(line)?;
        }
        Ok(())
    }

    /// Asks the open question, if there is one.
    fn ask(&mut self) -> io::Result<()> {
        let language = &self.model.language;
        let prompt = self.model.prompt();
        if self.model.is_waiting() || self.model.kind() == Kind::Watching {
            if prompt.is_empty() || prompt == self.waited {
                return Ok(());
            }
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
        self.print_clock()?;
        self.print_numbered(&labels)?;
        self.print(&ask)
    }

    /// Prints how long the player has, at a table with clocks.
    fn print_clock(&mut self) -> io::Result<()> {
        let snapshot = self.model.snapshot.as_ref();
        let you = snapshot.and_then(|snapshot| snapshot.you);
        let clock = you.and_then(|you| self.model.clock(you, Instant::now()));
        match clock.map(|clock| clock.sentence(&self.model.language)) {
            Some(text) => self.print(&text),
            None => Ok(()),
        }
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
        // A message to others stays as it was typed.
        let typed = line;
        let line = &*folded(typed);
        let replays = self.model.kind() == Kind::Replay;
        match line.trim() {
            "" => self.ask_again()?,
            "q" | "quit" => return Ok(false),
            "?" | "help" => self.print_help()?,
            "h" => self.print_hand()?,
            "t" => self.print_table()?,
            "l" => self.print_last()?,
            "s" => self.print_totals()?,
            "hint" => self.send(Command::Advice)?,
            "u" => self.send(Command::Undo)?,
            "n" if replays => self.send(Command::Step { forward: true })?,
            "p" => self.send(Command::Step { forward: false })?,
            "y" | "yes" => self.reply(self.model.offer.yes.clone())?,
            "n" | "no" => self.reply(self.model.offer.no.clone())?,
            "a" => self.print_actions()?,
            "start" => self.send(Command::Begin)?,
            "say" => self.print_key("terminal-say-what")?,
            line => match line.strip_prefix("say ") {
                Some(_) => {
                    let words: String = typed.chars().skip("say ".len()).collect();
                    self.send(Command::Say(words.trim().to_owned()))?;
                }
                None => self.answer(line)?,
            },
        }
        self.output.flush()?;
        Ok(true)
    }

    fn print_key(&mut self, key: &str) -> io::Result<()> {
        let text = say!(self.model.language, key);
        self.print(&text)
    }

    /// Sends the command, or says why it has no effect.
    fn send(&mut self, command: Command) -> io::Result<()> {
        if let Some(why) = self.model.objection(&command) {
            return self.print(&why);
        }
        // The updates end as well if nobody takes commands any more.
        let _ = self.commands.send(command);
        Ok(())
    }

    fn reply(&mut self, answer: Option<Answer>) -> io::Result<()> {
        match answer {
            Some(answer) => self.send(answer.command),
            None => {
                let why = self.model.nothing_to_answer();
                self.print(&why)
            }
        }
    }

    /// Asks again what is open, and says what else there is if nothing is.
    fn ask_again(&mut self) -> io::Result<()> {
        self.list.clear();
        self.waited.clear();
        self.print_offer()?;
        match self.model.prompt().is_empty() && self.offered.is_empty() {
            true => {
                let turn = self.model.turn();
                self.print(&turn)
            }
            false => self.ask(),
        }
    }

    fn print_actions(&mut self) -> io::Result<()> {
        if self.model.kind() == Kind::Local || self.model.kind() == Kind::Replay {
            return self.print_key("terminal-not-here");
        }
        let actions = self.model.actions();
        if actions.is_empty() {
            return self.print_key("terminal-not-now");
        }
        self.open_list(actions)
    }

    /// Prints a list and asks for a number of it.
    fn open_list(&mut self, list: Vec<Answer>) -> io::Result<()> {
        let labels: Vec<String> = list.iter().map(|answer| answer.label.clone()).collect();
        self.list = list;
        self.print_numbered(&labels)?;
        self.print_key("terminal-ask")
    }

    fn answer(&mut self, line: &str) -> io::Result<()> {
        if !self.list.is_empty() {
            // The list stays open until a number of it is chosen, or an empty line asks the question again.
            return match number(line, self.list.len()) {
                Some(at) => {
                    let answer = self.list.swap_remove(at);
                    self.list.clear();
                    let Some(sure) = &answer.sure else {
                        return self.send(answer.command);
                    };
                    self.print(sure)?;
                    self.open_list(vec![answer.confirmed()])
                }
                None => self.unknown(line, self.list.len()),
            };
        }
        match self.model.question.clone() {
            Question::Nothing => self.print_key("terminal-not-now"),
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
        self.send(Command::Act(format!("pass {}", cards.join(" "))))
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
            return self.send(Command::Act(only.action.clone()));
        }
        self.open_list(choice.ways.iter().map(Way::answer).collect())
    }

    fn unknown(&mut self, answer: &str, most: usize) -> io::Result<()> {
        let language = &self.model.language;
        let text = say!(language, "terminal-unknown", answer = answer, most = most);
        self.print(&text)
    }

    fn print_help(&mut self) -> io::Result<()> {
        for (command, key, at) in PLAIN {
            if !at.has(&self.model) {
                continue;
            }
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
            say!(language, "terminal-hand", cards = language.list(&cards))
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
