//! Reading a match back, and refusing one that does not hold together.

use std::collections::VecDeque;
use std::sync::Arc;

use moonshot_rules::{CardSet, Game, Seat, Setup, Step};
use serde::Deserialize;
use serde_json::value::RawValue;
use serde_json::{Map, Value};

use super::check::Chain;
use super::write::{Heading, Recorded, kind_of};
use super::{TRANSCRIPT_FORMAT, TRANSCRIPT_VERSION, TranscriptError};
use crate::matches::Match;
use crate::seeds::Seeds;

/// What a transcript that holds together says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Summary {
    /// How many acts it has.
    pub acts: usize,
    /// How many outcomes of chance it has.
    pub chances: usize,
    /// The commitment of its server seed, if it has one; the seed was checked against it.
    pub commitment: Option<String>,
    /// Whether the seeds are there, so that every deal was checked against them.
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
    check: String,
    #[serde(borrow)]
    entries: Vec<&'a RawValue>,
    #[serde(borrow)]
    outcome: &'a RawValue,
}

impl Match {
    /// The match that a transcript leads to, ready to go on.
    ///
    /// # Errors
    /// When the text is no transcript, was damaged or tampered with, or tells of something that the rules or
    /// its own seeds refuse: the place of the first thing that is wrong.
    pub fn load(text: &str) -> Result<Match, TranscriptError> {
        Match::verify(text).map(|(loaded, _)| loaded)
    }

    /// As [`Match::load`], with what was checked.
    ///
    /// # Errors
    /// As [`Match::load`].
    pub fn verify(text: &str) -> Result<(Match, Summary), TranscriptError> {
        let at = Places {
            text,
            many_lines: text.trim_end().contains('\n'),
        };
        let file = at.file()?;
        let mut chain = at.heading(&file)?;
        let mut reader = Reader::start(&file).map_err(|reason| at.whole(reason))?;
        for (place, raw) in file.entries.iter().enumerate() {
            let entry = checked_entry(raw, &mut chain);
            entry
                .and_then(|entry| reader.read(entry))
                .map_err(|reason| at.entry(place, raw, reason))?;
        }
        reader
            .finish(file.outcome)
            .map_err(|reason| at.raw(file.outcome, reason))?;
        let summary = Summary {
            acts: reader.acts,
            chances: file.entries.len() - reader.acts,
            commitment: file.commitment,
            deals_checked: file.seed.is_some(),
        };
        Ok((reader.loaded, summary))
    }
}

/// Finds the lines of a text.
struct Places<'a> {
    text: &'a str,
    many_lines: bool,
}

impl<'a> Places<'a> {
    fn file(&self) -> Result<File<'a>, TranscriptError> {
        let refused = |error: serde_json::Error| TranscriptError {
            line: self.many_lines.then(|| error.line()),
            entry: None,
            reason: format!("this is no transcript: {error}"),
        };
        let probe: Probe = serde_json::from_str(self.text).map_err(refused)?;
        if probe.format != TRANSCRIPT_FORMAT {
            return Err(self.whole(format!(
                "this is no transcript: its format is “{}”, not “{TRANSCRIPT_FORMAT}”",
                probe.format
            )));
        }
        if probe.version != TRANSCRIPT_VERSION {
            return Err(self.whole(format!(
                "this transcript has version {}; this release reads version {TRANSCRIPT_VERSION}",
                probe.version
            )));
        }
        serde_json::from_str(self.text).map_err(refused)
    }

    /// Checks the heading's own link and gives the chain that the entries continue.
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
        };
        let chain = heading.chain();
        if chain.text() == file.check {
            Ok(chain)
        } else {
            Err(self.whole("the heading was changed after it was written: its check is wrong"))
        }
    }

    fn whole(&self, reason: impl Into<String>) -> TranscriptError {
        TranscriptError {
            line: None,
            entry: None,
            reason: reason.into(),
        }
    }

    fn raw(&self, raw: &RawValue, reason: String) -> TranscriptError {
        TranscriptError {
            line: self.line_of(raw),
            entry: None,
            reason,
        }
    }

    fn entry(&self, place: usize, raw: &RawValue, reason: String) -> TranscriptError {
        TranscriptError {
            line: self.line_of(raw),
            entry: Some(place + 1),
            reason,
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
fn checked_entry(raw: &RawValue, chain: &mut Chain) -> Result<Recorded, String> {
    let mut fields: Map<String, Value> =
        serde_json::from_str(raw.get()).map_err(|error| format!("this is no entry: {error}"))?;
    let check = fields.shift_remove("check");
    let entry = Value::Object(fields);
    chain.extend(&entry);
    if check.as_ref().and_then(Value::as_str) != Some(chain.text().as_str()) {
        return Err(
            "this entry, or the order of the entries, was changed after it was written: \
                    its check is wrong"
                .to_owned(),
        );
    }
    serde_json::from_value(entry).map_err(|_| {
        "this is no entry: an entry has “seat” and “act”, or “chance” and “outcome”".to_owned()
    })
}

/// Replays the entries one after another.
struct Reader {
    loaded: Match,
    /// The outcomes that the seeds gave and that the transcript has not told of yet.
    due: VecDeque<Value>,
    acts: usize,
}

impl Reader {
    fn start(file: &File<'_>) -> Result<Reader, String> {
        let mut setup = Setup::read(&file.game, file.players, &file.options)
            .map_err(|error| error.to_string())?;
        if let Some(text) = &file.card_set {
            let card_set = CardSet::read(text).map_err(|error| format!("card_set: {error}"))?;
            setup = setup.with_card_set(Arc::new(card_set));
        }
        let seeds = seeds(file)?;
        let loaded = Match::new(setup, seeds).map_err(|error| error.to_string())?;
        let mut reader = Reader {
            loaded,
            due: VecDeque::new(),
            acts: 0,
        };
        reader.expect_chance_after(0);
        Ok(reader)
    }

    fn read(&mut self, entry: Recorded) -> Result<(), String> {
        match entry {
            Recorded::Act { seat, act } => self.act(seat, &act),
            Recorded::Chance { chance, outcome } => self.chance(&chance, &outcome),
        }
    }

    fn act(&mut self, seat: usize, act: &str) -> Result<(), String> {
        if let Some(outcome) = self.due.front() {
            return Err(format!("a {} was due before this", kind_of(outcome)));
        }
        let players = self.loaded.state().seats();
        let seat = Seat::new(seat)
            .filter(|seat| seat.index() < players)
            .ok_or_else(|| format!("there is no seat {seat} at this table"))?;
        let before = self.loaded.line().count();
        self.loaded
            .act(seat, act)
            .map_err(|error| format!("“{act}” by {seat:?}: {error}"))?;
        self.acts += 1;
        self.expect_chance_after(before);
        Ok(())
    }

    fn chance(&mut self, kind: &str, outcome: &Value) -> Result<(), String> {
        if kind != kind_of(outcome) {
            return Err(format!("this is not the outcome of a {kind}"));
        }
        if self.loaded.seeds().is_none() {
            return self
                .loaded
                .chance(outcome)
                .map(drop)
                .map_err(|error| error.to_string());
        }
        match self.due.pop_front() {
            Some(due) if due == *outcome => Ok(()),
            Some(_) => Err(format!("the seeds give another {kind} than this")),
            None => Err("no chance event was due here".to_owned()),
        }
    }

    /// Remembers what the seeds resolved after the line's first `before` steps.
    fn expect_chance_after(&mut self, before: usize) {
        for (step, from_seeds) in self.loaded.line().skip(before) {
            if let (Step::Chance(outcome), true) = (step, from_seeds) {
                self.due
                    .push_back(serde_json::to_value(outcome).unwrap_or_default());
            }
        }
    }

    fn finish(&self, outcome: &RawValue) -> Result<(), String> {
        if let Some(due) = self.due.front() {
            return Err(format!(
                "the {} that the seeds give next is missing",
                kind_of(due)
            ));
        }
        let told: Value = serde_json::from_str(outcome.get()).map_err(|error| error.to_string())?;
        let real = serde_json::to_value(self.loaded.state().outcome()).unwrap_or_default();
        if told == real {
            Ok(())
        } else {
            Err("the match did not end so".to_owned())
        }
    }
}

fn seeds(file: &File<'_>) -> Result<Option<Seeds>, String> {
    let Some(seed) = &file.seed else {
        return Ok(None);
    };
    let mut server = [0; 32];
    hex::decode_to_slice(seed, &mut server)
        .map_err(|_| "“seed” is not 64 hex digits".to_owned())?;
    let nonces = file
        .nonces
        .iter()
        .map(hex::decode)
        .collect::<Result<_, _>>();
    let seeds = Seeds::new(
        server,
        nonces.map_err(|_| "a nonce is not in hex digits".to_owned())?,
    );
    if file.commitment.as_ref() == Some(&seeds.commitment()) {
        Ok(Some(seeds))
    } else {
        Err("the server seed is not the one that was committed to".to_owned())
    }
}
