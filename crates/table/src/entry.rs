//! Log entries.

use moonshot_rules::Seat;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::change::Change;

/// An entry of a match's log. The log is append-only; the match is a fold over it.
///
/// Its JSON form is stable: every later release reads stored logs.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Entry {
    /// A seat acted.
    Act {
        /// The seat.
        seat: Seat,
        /// The action, in notation as the rules print it.
        action: String,
    },
    /// The outcome of a chance event, in a match without seeds.
    Chance {
        /// The outcome, in the engine protocol's form.
        outcome: Value,
    },
    /// Undoes everything after the first `keep` of the standing actions and given outcomes, including the outcomes that
    /// the seeds resolved after them.
    Undo {
        /// The number of entries that remain standing.
        keep: usize,
        /// The seat that requested it, if it was a player.
        #[serde(default)]
        seat: Option<Seat>,
    },
    /// A change at the table that is not part of the game.
    Table {
        /// The change.
        change: Change,
    },
}

/// The highest log format that this release reads.
///
/// Entries that an older release would refuse or misread get a new format: 1 has actions, outcomes and undo, 2 has
/// changes at the table, 3 has hints, 4 has terms without hints, 5 has faults of programs. When several servers share a
/// store, none writes a format that another cannot read.
pub const LOG_FORMAT: u32 = 5;

impl Entry {
    /// The log format required to read this entry, at most [`LOG_FORMAT`].
    pub fn format(&self) -> u32 {
        match self {
            Entry::Act { .. } | Entry::Chance { .. } | Entry::Undo { .. } => 1,
            Entry::Table {
                change: Change::Hint { .. },
            } => 3,
            Entry::Table {
                change: Change::Terms { terms },
            } if !terms.hints => 4,
            Entry::Table {
                change: Change::SitOut { why, .. },
            } if why.is_fault() => 5,
            Entry::Table { .. } => 2,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::change::Absence;
    use serde_json::json;

    #[test]
    fn the_stored_form_goes_round_and_is_the_one_of_old() {
        let seat = Seat::new(2).unwrap();
        for (entry, stored) in [
            (
                Entry::Act {
                    seat,
                    action: "QS".into(),
                },
                json!({"kind": "act", "seat": 2, "action": "QS"}),
            ),
            (
                Entry::Chance {
                    outcome: json!({"gift": "mercy"}),
                },
                json!({"kind": "chance", "outcome": {"gift": "mercy"}}),
            ),
            (
                Entry::Undo {
                    keep: 7,
                    seat: Some(seat),
                },
                json!({"kind": "undo", "keep": 7, "seat": 2}),
            ),
            (
                Entry::Undo {
                    keep: 0,
                    seat: None,
                },
                json!({"kind": "undo", "keep": 0, "seat": null}),
            ),
        ] {
            assert_eq!(serde_json::to_value(&entry).unwrap(), stored);
            assert_eq!(serde_json::from_value::<Entry>(stored).unwrap(), entry);
        }
    }

    #[test]
    fn a_fault_of_a_program_needs_a_newer_format_than_a_break() {
        let format = |why| {
            let seat = Seat::new(2).unwrap();
            let change = Change::SitOut {
                seat,
                why,
                level: None,
            };
            Entry::Table { change }.format()
        };
        for fault in [Absence::Late, Absence::Wrong, Absence::Ended] {
            assert_eq!(format(fault), LOG_FORMAT);
        }
        for other in [Absence::Disconnected, Absence::Time, Absence::Asked] {
            assert_eq!(format(other), 2);
        }
    }

    #[test]
    fn a_seat_that_no_table_has_is_refused() {
        let stored = json!({"kind": "act", "seat": 8, "action": "QS"});
        assert!(serde_json::from_value::<Entry>(stored).is_err());
    }
}
