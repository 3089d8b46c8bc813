//! Writing transcripts.

use std::fmt;

use moonshot_protocol::{CardFaces, Outcome, Setup, document, outcome};
use moonshot_rules::{AnyGame, Game, Seat, Step};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use super::check::Chain;
use super::{FIRST_VERSION, TRANSCRIPT_FORMAT, TRANSCRIPT_VERSION};
use crate::change::Change;
use crate::entry::Entry;
use crate::matches::Match;
use crate::seeds::Seeds;

/// A match in writing: the setup, the seeds, and every entry.
///
/// It includes hidden cards: it is for the engine's user, for an operator, and for the players once the match is over.
/// `Display` writes the file, with each entry on its own line; [`Transcript::to_value`] is the same as a JSON value.
#[derive(Clone, PartialEq, Debug)]
pub struct Transcript {
    heading: Heading,
    check: String,
    entries: Vec<Value>,
    outcome: Value,
}

/// The part before the entries.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub(super) struct Heading {
    pub(super) format: String,
    pub(super) version: u32,
    pub(super) game: String,
    pub(super) players: usize,
    pub(super) options: Map<String, Value>,
    pub(super) card_set: Option<String>,
    pub(super) commitment: Option<String>,
    pub(super) seed: Option<String>,
    pub(super) nonces: Vec<String>,
    /// Whether the match waited for players; since the second version.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) waited: Option<bool>,
}

impl Heading {
    /// The first link of the chain.
    pub(super) fn chain(&self) -> Chain {
        Chain::new(&serde_json::to_value(self).unwrap_or_default())
    }
}

/// An entry, without its check.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(untagged, deny_unknown_fields)]
pub(super) enum Recorded {
    Act { seat: usize, act: String },
    Chance { chance: String, outcome: Value },
    Undo { undo: usize, by: Option<usize> },
    Table { table: Change },
}

impl Match {
    /// The match so far. It loads back to the same state, and can continue from there.
    pub fn transcript(&self) -> Transcript {
        let heading = heading(self);
        let mut chain = heading.chain();
        let check = chain.text();
        let entries = recorded(self).into_iter().map(|entry| {
            let entry = serde_json::to_value(entry).unwrap_or_default();
            chain.extend(&entry);
            with_check(entry, &chain)
        });
        Transcript {
            check,
            entries: entries.collect(),
            outcome: outcome_of(self),
            heading,
        }
    }
}

/// The outcome of the match; null if it has not ended.
pub(super) fn outcome_of(played: &Match) -> Value {
    let outcome = played.state().outcome();
    serde_json::to_value(outcome.as_ref().map(Outcome::from)).unwrap_or_default()
}

/// Whether the first version of the format can represent the match.
fn is_plain(played: &Match) -> bool {
    let plain = |entry: &Entry| match entry {
        Entry::Act { .. } | Entry::Chance { .. } => true,
        Entry::Undo { .. } => false,
        Entry::Table { change } => !change.matters(),
    };
    !played.waited() && played.entries().all(|entry| plain(&entry))
}

fn heading(of: &Match) -> Heading {
    let setup = of.setup();
    let plain = is_plain(of);
    Heading {
        format: TRANSCRIPT_FORMAT.to_owned(),
        version: if plain {
            FIRST_VERSION
        } else {
            TRANSCRIPT_VERSION
        },
        waited: (!plain).then(|| of.waited()),
        game: setup.game().id.to_owned(),
        players: setup.players(),
        options: document::options(setup),
        card_set: setup.card_set().map(CardFaces::to_toml),
        commitment: of.seeds().map(Seeds::commitment),
        seed: of.seeds().map(|seeds| hex::encode(seeds.server_seed())),
        nonces: of.seeds().map_or_else(Vec::new, |seeds| {
            seeds.nonces().iter().map(hex::encode).collect()
        }),
    }
}

/// All entries, in order.
fn recorded(played: &Match) -> Vec<Recorded> {
    let setup = played.setup();
    if is_plain(played) {
        let steps = played.steps();
        return steps.map(|done| record(setup, &done.step)).collect();
    }
    let mut recorded = Vec::new();
    for moment in played.moments() {
        match moment.entry {
            Some(Entry::Undo { keep, seat }) => recorded.push(Recorded::Undo {
                undo: keep,
                by: seat.map(Seat::index),
            }),
            Some(Entry::Table { change }) if change.matters() => recorded.push(Recorded::Table {
                table: change.without_person(),
            }),
            _ => {}
        }
        recorded.extend(moment.steps.iter().map(|step| record(setup, step)));
    }
    recorded
}

fn record(setup: &Setup, step: &Step<AnyGame>) -> Recorded {
    match step {
        Step::Act(seat, action) => Recorded::Act {
            seat: seat.index(),
            act: action.to_string(),
        },
        Step::Chance(outcome) => Recorded::Chance {
            chance: outcome::kind(outcome).text().to_owned(),
            outcome: outcome::write(setup, outcome),
        },
    }
}

fn with_check(mut entry: Value, chain: &Chain) -> Value {
    if let Value::Object(fields) = &mut entry {
        fields.insert("check".to_owned(), Value::from(chain.text()));
    }
    entry
}

impl Transcript {
    /// The transcript as a JSON value, as the engine protocol carries it.
    pub fn to_value(&self) -> Value {
        let mut value = serde_json::to_value(&self.heading).unwrap_or_default();
        if let Value::Object(fields) = &mut value {
            fields.insert("check".to_owned(), Value::from(self.check.as_str()));
            fields.insert("entries".to_owned(), Value::from(self.entries.clone()));
            fields.insert("outcome".to_owned(), self.outcome.clone());
        }
        value
    }
}

impl fmt::Display for Transcript {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Value::Object(fields) = self.to_value() else {
            return Ok(());
        };
        writeln!(f, "{{")?;
        let last = fields.len().saturating_sub(1);
        for (place, (name, value)) in fields.iter().enumerate() {
            let comma = if place < last { "," } else { "" };
            match value {
                Value::Array(entries) if name == "entries" && !entries.is_empty() => {
                    writeln!(f, "  \"{name}\": [")?;
                    for (place, entry) in entries.iter().enumerate() {
                        let comma = if place + 1 < entries.len() { "," } else { "" };
                        writeln!(f, "    {entry}{comma}")?;
                    }
                    writeln!(f, "  ]{comma}")?;
                }
                _ => writeln!(f, "  \"{name}\": {value}{comma}")?,
            }
        }
        writeln!(f, "}}")
    }
}
