//! The keys and commands that a kind of table has, and what they do.

use crate::model::{Kind, Model};

/// The tables at which a key or command does something.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum At {
    /// Every table.
    Any,
    /// Those with a hand of the player.
    Hand,
    /// Matches in this process, which are saved.
    Local,
    /// Every other table.
    Elsewhere,
    /// Those with a hand to play.
    Playing,
    /// Those of a server, for a player with a seat.
    Seated,
    /// Those of a server.
    Server,
    /// Replays.
    Replay,
    /// Games with tricks.
    Tricks,
    /// Games with cards of the standard pack to play.
    Standard,
}

impl At {
    /// Whether it does something at this table.
    pub(crate) fn has(self, model: &Model) -> bool {
        let kind = model.kind();
        match self {
            At::Tricks => model.game() != "heartcatchers",
            At::Standard => {
                let own = matches!(model.game(), "heartcatchers" | "black-hearts");
                !own && At::Playing.has(model)
            }
            At::Any => true,
            At::Hand => kind != Kind::Watching,
            At::Local => kind == Kind::Local,
            At::Elsewhere => kind != Kind::Local,
            At::Playing => matches!(kind, Kind::Local | Kind::Seated),
            At::Seated => kind == Kind::Seated,
            At::Server => matches!(kind, Kind::Seated | Kind::Watching),
            At::Replay => kind == Kind::Replay,
        }
    }
}

/// A key or command, and the message that says what it does.
pub(crate) type Entry = (&'static str, &'static str, At);

/// The keys of the screen, for `?`.
pub(crate) const SCREEN: [Entry; 17] = [
    ("← → Tab", "terminal-help-move", At::Playing),
    ("Enter", "terminal-help-play", At::Playing),
    ("h", "terminal-help-hint", At::Playing),
    ("u", "terminal-help-undo", At::Playing),
    ("n p", "terminal-help-step", At::Replay),
    ("l", "terminal-help-last", At::Tricks),
    ("s", "terminal-help-scores", At::Any),
    ("g", "terminal-help-log", At::Any),
    ("y n", "terminal-help-answer", At::Seated),
    ("a", "terminal-help-actions", At::Server),
    ("b", "terminal-help-begin", At::Server),
    ("c", "terminal-help-say", At::Seated),
    ("?", "terminal-help-this", At::Any),
    ("q", "terminal-help-quit", At::Local),
    ("q", "terminal-help-leave", At::Elsewhere),
    ("", "", At::Playing),
    ("", "terminal-help-mouse", At::Playing),
];

/// The commands of plain lines, for `?`.
pub(crate) const PLAIN: [Entry; 16] = [
    ("1, 2, 3 …", "terminal-help-number", At::Playing),
    ("QS", "terminal-help-card", At::Standard),
    ("n, p", "terminal-help-step", At::Replay),
    ("h", "terminal-help-hand", At::Hand),
    ("t", "terminal-help-table", At::Any),
    ("l", "terminal-help-last", At::Tricks),
    ("s", "terminal-help-scores", At::Any),
    ("hint", "terminal-help-hint", At::Playing),
    ("u", "terminal-help-undo", At::Playing),
    ("y, n", "terminal-help-answer", At::Seated),
    ("a", "terminal-help-actions", At::Server),
    ("start", "terminal-help-begin", At::Server),
    ("say …", "terminal-help-say", At::Seated),
    ("?", "terminal-help-this", At::Any),
    ("q", "terminal-help-quit", At::Local),
    ("q", "terminal-help-leave", At::Elsewhere),
];
