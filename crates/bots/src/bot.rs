//! What a bot is.

use moonshot_rules::{AnyAction, AnyView, Dice};

/// A player: a function from what its seat may know to what it does.
///
/// A bot is never shown the state, and the same view and dice give the same choice on every machine.
pub trait Bot: Send {
    /// What the view's seat does now, and why; `None` where it has nothing to do (and for a spectator).
    ///
    /// The action is always one that the game accepts, and no view makes it panic.
    fn choose(&mut self, view: &AnyView, dice: &mut dyn Dice) -> Option<Choice>;
}

/// What a bot does.
#[derive(Clone, PartialEq, Debug)]
pub struct Choice {
    /// The action.
    pub action: AnyAction,
    /// Why, in a sentence that a person at the table can read. It may speak of the bot's own cards, so it is
    /// not to be shown while the hand is played.
    pub reason: String,
}
