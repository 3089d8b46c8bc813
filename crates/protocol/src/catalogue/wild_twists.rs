//! Wild Twists Hearts.

use moonshot_rules::{AnyOptions, Length, WildTwistsOptions};

use super::entry::GameEntry;
use super::option::ChoiceOption;

pub(super) static ENTRY: GameEntry = GameEntry {
    id: "wild-twists",
    name: "Wild Twists Hearts",
    players: (3, 8),
    minutes: (5, 20),
    summary: "Hearts with four Wilds, each declared highest or lowest as it lands.",
    options: |_, _| Ok(vec![LENGTH.spec(Length::Short)]),
    read: |_, values| {
        let length = LENGTH.read(values)?;
        Ok(AnyOptions::from(WildTwistsOptions { length }))
    },
};

/// W-02.
const LENGTH: ChoiceOption<&str, Length> = ChoiceOption {
    name: "length",
    label: "Length",
    help: "Short is one hand, medium three, long five.",
    choices: &[
        ("short", Length::Short),
        ("medium", Length::Medium),
        ("long", Length::Long),
    ],
};
