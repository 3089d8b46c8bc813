//! Heartcatchers.

use moonshot_rules::{AnyOptions, BestOf, HeartcatchersOptions};

use super::entry::GameEntry;
use super::option::{BooleanOption, ChoiceOption};

pub(super) static ENTRY: GameEntry = GameEntry {
    id: "heartcatchers",
    name: "Heartcatchers",
    players: (2, 2),
    minutes: (5, 15),
    summary: "A duel of stacks: catch them, steal them, and hide Secrets underneath.",
    options: |_, _| {
        Ok(vec![
            BEST_OF.spec(BestOf::One),
            UNCATCHABLE_SCORES.spec(true),
        ])
    },
    read: |_, values| {
        Ok(AnyOptions::from(HeartcatchersOptions {
            best_of: BEST_OF.read(values)?,
            uncatchable_scores: UNCATCHABLE_SCORES.read(values)?,
        }))
    },
};

/// K-19.
const BEST_OF: ChoiceOption<i64, BestOf> = ChoiceOption {
    name: "best_of",
    label: "Best of",
    help: "How many games the match is played over.",
    choices: &[(1, BestOf::One), (3, BestOf::Three), (5, BestOf::Five)],
};

/// K-17.
const UNCATCHABLE_SCORES: BooleanOption = BooleanOption {
    name: "uncatchable_scores",
    label: "Uncatchables score",
    help: "A face-up Uncatchable is worth a point like any other card.",
};
