//! The interface of a bot.

use moonshot_rules::{AnyAction, AnyView, Dice};

use crate::budget::Budget;
use crate::reason::ChoiceReason;

/// A player: a function from a view to an action.
///
/// A bot never sees the state. The same view, dice and number of playouts give the same choice on every machine.
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
    /// The action of the view's seat, and the reason; `None` if it has nothing to do (and for a spectator).
    ///
    /// The action is always legal, and no view causes a panic. Bots without a search ignore the budget.
    fn choose(&mut self, view: &AnyView, budget: Budget<'_>, dice: &mut dyn Dice)
    -> Option<Choice>;
}

/// A bot's choice.
#[derive(Clone, PartialEq, Debug)]
pub struct Choice {
    /// The action.
    pub action: AnyAction,
    /// The reason.
    pub reason: ChoiceReason,
}
