//! Participants of the arena.

use std::fmt;
use std::sync::Arc;

use moonshot_rules::{AnyAction, AnyEvent, AnyGame, AnyView, Dice, Outcome, Seat};

use crate::bot::Bot;
use crate::budget::Budget;
use crate::level::Level;

/// A participant: provides a player for each of its seats.
pub trait Entrant: fmt::Debug + Send + Sync {
    /// The name used in reports.
    fn name(&self) -> String;

    /// A player for one seat of one match. `seed` is for the player's own dice.
    ///
    /// # Errors
    /// A sentence if the player cannot start: the match is lost.
    fn sit(&self, start: &AnyGame, seat: Seat, seed: u64) -> Result<Box<dyn Player>, String>;

    /// Whether the players are our own: their faults are bugs and end the contest, while faults of others lose the
    /// match.
    fn is_own(&self) -> bool {
        false
    }
}

/// A player at a seat. It receives only what its seat may see.
pub trait Player {
    /// Whether the player wants to receive events.
    fn wants_events(&self) -> bool {
        false
    }

    /// The events its seat saw, in order.
    fn observe(&mut self, _events: &[AnyEvent]) {}

    /// The player's next action.
    ///
    /// # Errors
    /// A sentence if there is no action, or it cannot be parsed.
    fn choose(&mut self, view: &AnyView, dice: &mut dyn Dice) -> Result<AnyAction, String>;

    /// The match is over.
    fn over(&mut self, _outcome: Option<&Outcome>) {}
}

/// The time a bot has for a decision. The arena itself has no clock; a pace can wrap one.
pub trait Pace: fmt::Debug + Send + Sync {
    /// Calls `think` once, with the budget of one decision.
    fn think(&self, think: &mut dyn FnMut(Budget<'_>));
}

/// A number of playouts: the same on every machine.
#[derive(Clone, Copy, Debug)]
pub struct Playouts(
    /// Playouts for each decision.
    pub u32,
);

impl Pace for Playouts {
    fn think(&self, think: &mut dyn FnMut(Budget<'_>)) {
        think(Budget::playouts(self.0));
    }
}

/// Bots of one of our levels.
#[derive(Clone, Debug)]
pub struct Ours {
    /// Their level.
    pub level: Level,
    /// Their time for a decision.
    pub pace: Arc<dyn Pace>,
    /// Number of parts of each search, each on its own thread.
    pub parts: usize,
}

impl Entrant for Ours {
    fn name(&self) -> String {
        self.level.text().to_owned()
    }

    fn sit(&self, _start: &AnyGame, _seat: Seat, _seed: u64) -> Result<Box<dyn Player>, String> {
        Ok(Box::new(Decider {
            bot: self.level.bot(),
            pace: Arc::clone(&self.pace),
            parts: self.parts,
        }))
    }

    fn is_own(&self) -> bool {
        true
    }
}

struct Decider {
    bot: Box<dyn Bot>,
    pace: Arc<dyn Pace>,
    parts: usize,
}

impl Player for Decider {
    fn choose(&mut self, view: &AnyView, dice: &mut dyn Dice) -> Result<AnyAction, String> {
        let mut choice = None;
        self.pace.think(&mut |budget| {
            let budget = budget.in_parts(self.parts).on_threads(self.parts);
            choice = self.bot.choose(view, budget, dice);
        });
        let choice = choice.ok_or_else(|| "It has nothing to do.".to_owned())?;
        Ok(choice.action)
    }
}
