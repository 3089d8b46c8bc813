//! Who takes part in a contest: whatever sits down at a seat and acts.

use std::fmt;
use std::sync::Arc;

use moonshot_rules::{AnyAction, AnyEvent, AnyGame, AnyView, Dice, Outcome, Seat};

use crate::bot::Bot;
use crate::budget::Budget;
use crate::level::Level;

/// Whoever is measured, or measured against: it sends a player to each seat that it has.
pub trait Entrant: fmt::Debug + Send + Sync {
    /// Its name, for reports.
    fn name(&self) -> String;

    /// A player for one seat of one match. `seed` is for the player's own dice.
    ///
    /// # Errors
    ///
    /// A sentence where none can come: the match is lost.
    fn sit(&self, start: &AnyGame, seat: Seat, seed: u64) -> Result<Box<dyn Player>, String>;

    /// Whether its players are our own, whose faults are defects that end the contest. Those of others lose the match.
    fn is_own(&self) -> bool {
        false
    }
}

/// Somebody at a seat. It is told what its seat sees, and nothing else.
pub trait Player {
    /// Whether it wants to be told what happens.
    fn watches(&self) -> bool {
        false
    }

    /// What its seat saw happen, in order.
    fn see(&mut self, _events: &[AnyEvent]) {}

    /// What it does now.
    ///
    /// # Errors
    ///
    /// A sentence where it does nothing, or nothing that can be read.
    fn choose(&mut self, view: &AnyView, dice: &mut dyn Dice) -> Result<AnyAction, String>;

    /// The match is over.
    fn over(&mut self, _outcome: Option<&Outcome>) {}
}

/// How long bots may think about a decision. The arena has no clock: whoever has one makes a pace of it.
pub trait Pace: fmt::Debug + Send + Sync {
    /// Lets somebody think, once, within the budget of one decision.
    fn think(&self, think: &mut dyn FnMut(Budget<'_>));
}

/// A number of playouts: the same on every machine.
#[derive(Clone, Copy, Debug)]
pub struct Playouts(
    /// How many, for each decision.
    pub u32,
);

impl Pace for Playouts {
    fn think(&self, think: &mut dyn FnMut(Budget<'_>)) {
        think(Budget::playouts(self.0));
    }
}

/// Bots of a level.
#[derive(Clone, Debug)]
pub struct Ours {
    /// Their level.
    pub level: Level,
    /// How long they may think.
    pub pace: Arc<dyn Pace>,
    /// In how many parts they think, each in a thread of its own.
    pub parts: usize,
}

impl Entrant for Ours {
    fn name(&self) -> String {
        self.level.text().to_owned()
    }

    fn sit(&self, _start: &AnyGame, _seat: Seat, _seed: u64) -> Result<Box<dyn Player>, String> {
        Ok(Box::new(Thinker {
            bot: self.level.bot(),
            pace: Arc::clone(&self.pace),
            parts: self.parts,
        }))
    }

    fn is_own(&self) -> bool {
        true
    }
}

struct Thinker {
    bot: Box<dyn Bot>,
    pace: Arc<dyn Pace>,
    parts: usize,
}

impl Player for Thinker {
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
