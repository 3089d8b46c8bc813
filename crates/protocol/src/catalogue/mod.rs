//! The catalogue: all games with their options.
//!
//! A game is a file with a [`GameEntry`] and a line in [`GAMES`].

mod black_hearts;
mod cardominoes;
mod custom_hearts;
mod entry;
mod error;
mod heartcatchers;
mod hearts;
mod option;
mod spec;
mod wild_twists;

pub use entry::{DescribeOptions, GameEntry, GameInfo, Preset, Presets, ReadOptions};
pub use error::SetupError;
pub use option::{BooleanOption, Choice, ChoiceOption, IntegerOption, ListOption, OptionValues};
pub use spec::{OptionKind, OptionSpec};

/// Every game, in listing order.
pub const GAMES: [&GameEntry; 6] = [
    &hearts::ENTRY,
    &cardominoes::ENTRY,
    &wild_twists::ENTRY,
    &black_hearts::ENTRY,
    &heartcatchers::ENTRY,
    &custom_hearts::ENTRY,
];

/// The game with that id.
pub fn find(id: &str) -> Option<&'static GameEntry> {
    GAMES.into_iter().find(|game| game.id == id)
}

/// Every game as listed, with the options of its smallest default table.
pub fn games() -> Vec<GameInfo> {
    GAMES.into_iter().map(GameEntry::info).collect()
}
