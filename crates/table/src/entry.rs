//! What a match's log is made of.

use moonshot_rules::Seat;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::change::Change;

/// One entry of a match's log. The log is only ever appended to; the match is a fold over it.
///
/// Its JSON form is stable: stored logs are read by every later release.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Entry {
    /// A seat did something.
    Act {
        /// Who.
        seat: Seat,
        /// What, in notation as the rules print it.
        action: String,
    },
    /// A chance event came out, in a match whose chance does not come from seeds.
    Chance {
        /// How, in the engine protocol's form.
        outcome: Value,
    },
    /// Everything after the first `keep` of the acts and given outcomes that still stood was taken back,
    /// together with what the seeds resolved after them.
    Undo {
        /// How many of them stand from here on.
        keep: usize,
        /// Who took back, where it was a player.
        #[serde(default)]
        seat: Option<Seat>,
    },
    /// Something changed at the table that is no part of the game.
    Table {
        /// What.
        change: Change,
    },
}

/// The highest format of an entry that this release reads.
///
/// An entry that an older release would refuse or take for something else has a higher format than all before it: 1 has acts,
/// outcomes and what was taken back, 2 has changes at the table, 3 has hints. Where several servers are over one store, none writes an entry
/// whose format another does not read.
pub const LOG_FORMAT: u32 = 3;

impl Entry {
    /// What a program has to read to read this entry, [`LOG_FORMAT`] at most.
    pub fn format(&self) -> u32 {
        match self {
            Entry::Act { .. } | Entry::Chance { .. } | Entry::Undo { .. } => 1,
            Entry::Table {
                change: Change::Hint { .. },
            } => 3,
            Entry::Table { .. } => 2,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
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
    fn a_seat_that_no_table_has_is_refused() {
        let stored = json!({"kind": "act", "seat": 8, "action": "QS"});
        assert!(serde_json::from_value::<Entry>(stored).is_err());
    }
}
