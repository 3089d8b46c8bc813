//! Loading and verifying transcripts.

use std::collections::VecDeque;
use std::sync::Arc;

use moonshot_protocol::{CardFaces, Setup, outcome};
use moonshot_rules::{AnyChance, Seat, Step};
use serde::Deserialize;
use serde_json::value::RawValue;
use serde_json::{Map, Value};

use super::check::Chain;
use super::fault::TranscriptFault as Fault;
use super::write::{Heading, Recorded, outcome_of};
use super::{FIRST_VERSION, TRANSCRIPT_FORMAT, TRANSCRIPT_VERSION, TranscriptError};
use crate::change::Change;
use crate::matches::Match;
use crate::membership::{Membership, TableSeat};
use crate::seeds::Seeds;

/// The summary of a valid transcript.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Summary {
    /// Number of actions.
    pub acts: usize,
    /// Number of chance outcomes.
    pub chances: usize,
    /// Number of undos.
    pub undone: usize,
    /// The commitment of its server seed, if it has one; verified against the seed.
    pub commitment: Option<String>,
    /// Whether the seeds are included, so that every deal was verified.
    pub deals_checked: bool,
}

#[derive(Deserialize)]
struct Probe {
    format: String,
    version: u32,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File<'a> {
    format: String,
    version: u32,
    game: String,
    players: usize,
    options: Map<String, Value>,
    card_set: Option<String>,
    commitment: Option<String>,
    seed: Option<String>,
    nonces: Vec<String>,
    #[serde(default)]
    waited: Option<bool>,
    check: String,
    #[serde(borrow)]
    entries: Vec<&'a RawValue>,
    #[serde(borrow)]
    outcome: &'a RawValue,
}

impl Match {
    /// The match that a transcript leads to, ready to continue.
    ///
    /// # Errors
    /// If the text is not a transcript, was damaged or tampered with, or contains something that the rules or its own
    /// seeds refuse: the location of the first problem.
    pub fn load(text: &str) -> Result<Match, TranscriptError> {
        Match::verify(text).map(|(loaded, _)| loaded)
    }

    /// [`Match::load`] with a summary of what was checked.
    ///
    /// # Errors
    /// The same as [`Match::load`].
    pub fn verify(text: &str) -> Result<(Match, Summary), TranscriptError> {
        let at = Places {
            text,
            many_lines: text.trim_end().contains('\n'),
        };
        let file = at.file()?;
        let mut chain = at.heading(&file)?;
        let mut reader = Reader::start(&file).map_err(|fault| at.whole(fault))?;
        for (place, raw) in file.entries.iter().enumerate() {
            let entry = checked_entry(raw, &mut chain);
            entry
                .and_then(|entry| reader.read(entry))
                .map_err(|fault| at.entry(place, raw, fault))?;
        }
        reader
            .finish(file.outcome)
            .map_err(|fault| at.raw(file.outcome, fault))?;
        let summary = Summary {
            acts: reader.acts,
            chances: reader.chances,
            undone: reader.undone,
            commitment: file.commitment,
            deals_checked: file.seed.is_some(),
        };
        Ok((reader.loaded, summary))
    }
}

/// Finds the line numbers of parts of a text.
struct Places<'a> {
    text: &'a str,
    many_lines: bool,
}

impl<'a> Places<'a> {
    fn file(&self) -> Result<File<'a>, TranscriptError> {
        let refused = |error: serde_json::Error| TranscriptError {
            line: self.many_lines.then(|| error.line()),
            entry: None,
            fault: Fault::Form(error.to_string()),
        };
        let probe: Probe = serde_json::from_str(self.text).map_err(refused)?;
        if probe.format != TRANSCRIPT_FORMAT {
            return Err(self.whole(Fault::Format(probe.format)));
        }
        if !(FIRST_VERSION..=TRANSCRIPT_VERSION).contains(&probe.version) {
            return Err(self.whole(Fault::Version(probe.version)));
        }
        serde_json::from_str(self.text).map_err(refused)
    }

    /// Checks the heading's link and returns the chain for the entries.
    fn heading(&self, file: &File<'_>) -> Result<Chain, TranscriptError> {
        let heading = Heading {
            format: file.format.clone(),
            version: file.version,
            game: file.game.clone(),
            players: file.players,
            options: file.options.clone(),
            card_set: file.card_set.clone(),
            commitment: file.commitment.clone(),
            seed: file.seed.clone(),
            nonces: file.nonces.clone(),
            waited: file.waited,
        };
        let chain = heading.chain();
        if chain.text() == file.check {
            Ok(chain)
        } else {
            Err(self.whole(Fault::HeadingChanged))
        }
    }

    fn whole(&self, fault: Fault) -> TranscriptError {
        TranscriptError {
            line: None,
            entry: None,
            fault,
        }
    }

    fn raw(&self, raw: &RawValue, fault: Fault) -> TranscriptError {
        TranscriptError {
            line: self.line_of(raw),
            entry: None,
            fault,
        }
    }

    fn entry(&self, place: usize, raw: &RawValue, fault: Fault) -> TranscriptError {
        TranscriptError {
            line: self.line_of(raw),
            entry: Some(place + 1),
            fault,
        }
    }

    /// The line that a part of the text starts on.
    fn line_of(&self, raw: &RawValue) -> Option<usize> {
        let offset = (raw.get().as_ptr() as usize).checked_sub(self.text.as_ptr() as usize)?;
        let before = self.text.as_bytes().get(..offset)?;
        self.many_lines
            .then(|| before.iter().filter(|byte| **byte == b'\n').count() + 1)
    }
}

/// Reads an entry and checks its link of the chain.
fn checked_entry(raw: &RawValue, chain: &mut Chain) -> Result<Recorded, Fault> {
    let mut fields: Map<String, Value> =
        serde_json::from_str(raw.get()).map_err(|error| Fault::EntryJson(error.to_string()))?;
    let check = fields.shift_remove("check");
    let entry = Value::Object(fields);
    chain.extend(&entry);
    if check.as_ref().and_then(Value::as_str) != Some(chain.text().as_str()) {
        return Err(Fault::EntryChanged);
    }
    serde_json::from_value(entry).map_err(|_| Fault::EntryForm)
}

/// Replays the entries one after another.
struct Reader {
    loaded: Match,
    /// Outcomes that the seeds gave and that the transcript still has to contain.
    due: VecDeque<AnyChance>,
    acts: usize,
    chances: usize,
    undone: usize,
}

impl Reader {
    fn start(file: &File<'_>) -> Result<Reader, Fault> {
        let mut setup = Setup::read(&file.game, file.players, &file.options)?;
        if let Some(text) = &file.card_set {
            setup = setup.with_card_set(Arc::new(CardFaces::read(text)?));
        }
        let seeds = seeds(file)?;
        let membership = match file.waited {
            Some(true) => Membership::waiting(setup.players()),
            _ => Membership::seated(vec![TableSeat::taken("", None); setup.players()]),
        };
        let mut reader = Reader {
            loaded: Match::among(setup, seeds, membership)?,
            due: VecDeque::new(),
            acts: 0,
            chances: 0,
            undone: 0,
        };
        reader.expect_chance_after(0);
        Ok(reader)
    }

    fn read(&mut self, entry: Recorded) -> Result<(), Fault> {
        match entry {
            Recorded::Act { seat, act } => self.act(seat, act),
            Recorded::Chance { chance, outcome } => {
                self.chances += 1;
                self.chance(chance, &outcome)
            }
            Recorded::Undo { undo, by } => self.undo(undo, by),
            Recorded::Table { table } => self.table(table),
        }
    }

    fn seat(&self, number: usize) -> Result<Seat, Fault> {
        let players = self.loaded.setup().players();
        let seat = Seat::new(number).filter(|seat| seat.index() < players);
        seat.ok_or(Fault::NoSeat(number))
    }

    fn nothing_due(&self) -> Result<(), Fault> {
        match self.due.front() {
            Some(due) => Err(Fault::ChanceDue(outcome::kind(due))),
            None => Ok(()),
        }
    }

    fn undo(&mut self, keep: usize, by: Option<usize>) -> Result<(), Fault> {
        self.nothing_due()?;
        let by = by.map(|number| self.seat(number)).transpose()?;
        self.loaded.undo(keep, by)?;
        self.undone += 1;
        Ok(())
    }

    fn table(&mut self, change: Change) -> Result<(), Fault> {
        self.nothing_due()?;
        let before = self.loaded.steps().len();
        self.loaded.change(change)?;
        self.expect_chance_after(before);
        Ok(())
    }

    fn act(&mut self, seat: usize, act: String) -> Result<(), Fault> {
        self.nothing_due()?;
        let seat = self.seat(seat)?;
        let before = self.loaded.steps().len();
        if let Err(error) = self.loaded.act(seat, &act) {
            return Err(Fault::Act { act, seat, error });
        }
        self.acts += 1;
        self.expect_chance_after(before);
        Ok(())
    }

    fn chance(&mut self, named: String, told: &Value) -> Result<(), Fault> {
        let Some(kind) =
            outcome::named_kind(self.loaded.setup(), told).filter(|kind| kind.text() == named)
        else {
            return Err(Fault::OtherKind(named));
        };
        if self.loaded.seeds().is_none() {
            self.loaded.chance(told)?;
            return Ok(());
        }
        match self.due.pop_front() {
            Some(due) if outcome::write(self.loaded.setup(), &due) == *told => Ok(()),
            Some(_) => Err(Fault::OtherOutcome(kind)),
            None => Err(Fault::NothingDue),
        }
    }

    /// Queues the outcomes that the seeds resolved after the first `before` steps.
    fn expect_chance_after(&mut self, before: usize) {
        for standing in self.loaded.steps().skip(before) {
            if let (Step::Chance(outcome), true) = (&standing.step, standing.from_seeds) {
                self.due.push_back(outcome.clone());
            }
        }
    }

    fn finish(&self, outcome: &RawValue) -> Result<(), Fault> {
        if let Some(due) = self.due.front() {
            return Err(Fault::ChanceMissing(outcome::kind(due)));
        }
        let told: Value = serde_json::from_str(outcome.get())
            .map_err(|error| Fault::EndJson(error.to_string()))?;
        if told == outcome_of(&self.loaded) {
            Ok(())
        } else {
            Err(Fault::OtherEnd)
        }
    }
}

fn seeds(file: &File<'_>) -> Result<Option<Seeds>, Fault> {
    let Some(seed) = &file.seed else {
        return Ok(None);
    };
    let mut server = [0; 32];
    hex::decode_to_slice(seed, &mut server).map_err(|_| Fault::Seed)?;
    let nonces = file
        .nonces
        .iter()
        .map(hex::decode)
        .collect::<Result<_, _>>();
    let seeds = Seeds::new(server, nonces.map_err(|_| Fault::Nonce)?);
    if file.commitment.as_ref() == Some(&seeds.commitment()) {
        Ok(Some(seeds))
    } else {
        Err(Fault::Commitment)
    }
}
