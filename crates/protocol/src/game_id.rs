//! The games by name.

use std::fmt;
use std::str::FromStr;

/// One of the games, named as everywhere outside the program.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum GameId {
    /// Hearts, Sovranti's rules.
    Hearts,
    /// CARDominoes Hearts.
    Cardominoes,
    /// Wild Twists Hearts.
    WildTwists,
    /// Black Hearts.
    BlackHearts,
    /// Heartcatchers.
    Heartcatchers,
    /// The trick-game machine with every option open.
    CustomHearts,
}

impl GameId {
    /// The five games and the custom table, in the order they are listed.
    pub const ALL: [GameId; 6] = [
        GameId::Hearts,
        GameId::Cardominoes,
        GameId::WildTwists,
        GameId::BlackHearts,
        GameId::Heartcatchers,
        GameId::CustomHearts,
    ];

    /// The id in notation, such as `wild-twists`.
    pub const fn text(self) -> &'static str {
        match self {
            GameId::Hearts => "hearts",
            GameId::Cardominoes => "cardominoes",
            GameId::WildTwists => "wild-twists",
            GameId::BlackHearts => "black-hearts",
            GameId::Heartcatchers => "heartcatchers",
            GameId::CustomHearts => "custom-hearts",
        }
    }

    /// The game's name.
    pub const fn name(self) -> &'static str {
        match self {
            GameId::Hearts => "Hearts",
            GameId::Cardominoes => "CARDominoes Hearts",
            GameId::WildTwists => "Wild Twists Hearts",
            GameId::BlackHearts => "Black Hearts",
            GameId::Heartcatchers => "Heartcatchers",
            GameId::CustomHearts => "Custom Hearts",
        }
    }

    /// The fewest and the most players.
    pub const fn players(self) -> (usize, usize) {
        match self {
            GameId::Hearts => (3, 7),
            GameId::Cardominoes => (3, 5),
            GameId::WildTwists | GameId::CustomHearts => (3, 8),
            GameId::BlackHearts => (3, 6),
            GameId::Heartcatchers => (2, 2),
        }
    }
}

impl fmt::Display for GameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.text())
    }
}

impl FromStr for GameId {
    type Err = ();

    fn from_str(text: &str) -> Result<GameId, ()> {
        GameId::ALL
            .into_iter()
            .find(|id| id.text() == text)
            .ok_or(())
    }
}
