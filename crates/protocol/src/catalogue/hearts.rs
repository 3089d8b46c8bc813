//! Hearts.

use moonshot_rules::{AnyOptions, HeartsOptions, Target};

use super::entry::GameEntry;
use super::option::ChoiceOption;

pub(super) static ENTRY: GameEntry = GameEntry {
    id: "hearts",
    name: "Hearts",
    players: (3, 7),
    minutes: (15, 40),
    summary: "Dodge the hearts and the queen of spades, or dare to take them all.",
    options: |_, _| Ok(vec![TARGET.spec(Target::Hundred)]),
    read: |_, values| {
        let target = TARGET.read(values)?;
        Ok(AnyOptions::from(HeartsOptions { target }))
    },
};

/// H-23.
const TARGET: ChoiceOption<i64, Target> = ChoiceOption {
    name: "target",
    label: "Play to",
    help: "The match ends when a player’s total reaches it.",
    choices: &[(50, Target::Fifty), (100, Target::Hundred)],
};
