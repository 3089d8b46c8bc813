//! What a bot is.

use moonshot_rules::{AnyAction, AnyView, Dice};

use crate::budget::Budget;

/// A player: a function from what its seat may know to what it does.
///
/// A bot is never shown the state, and the same view, dice and number of playouts give the same choice on every
/// machine.
///
/// ```compile_fail
/// use moonshot_bots::{Budget, FastDice, Level};
/// use moonshot_rules::{AnyGame, Game, HeartsOptions};
///
/// let game = AnyGame::new(4, HeartsOptions::default()).unwrap();
/// // A match is no view: this does not compile.
/// Level::Master.bot().choose(&game, Budget::default(), &mut FastDice::new(1));
/// ```
pub trait Bot: Send {
    /// What the view's seat does now, and why; `None` where it has nothing to do (and for a spectator).
    ///
    /// The action is always one that the game accepts, and no view makes it panic. Bots that do not think ahead need no
    /// budget and are done at once.
    fn choose(&mut self, view: &AnyView, budget: Budget<'_>, dice: &mut dyn Dice)
    -> Option<Choice>;
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
