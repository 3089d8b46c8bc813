//! A match of the arena, with a player at each seat.

use moonshot_rules::{AnyGame, Dice, Game, Seat, Step, Turn, Viewer};

use super::entrant::{Entrant, Player};
use super::run::ArenaError;
use crate::dice::FastDice;

/// A match in progress.
pub(super) struct ArenaMatch {
    game: AnyGame,
    players: Vec<Box<dyn Player>>,
    own: Vec<bool>,
    watched: bool,
    /// For the deals; separate from the players' dice, so that each seat gets the same deals.
    deals: FastDice,
    dice: FastDice,
    fault: Option<Fault>,
}

/// Why a match ended early.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    /// The seat at fault.
    pub seat: Seat,
    /// What it did.
    pub why: String,
}

impl ArenaMatch {
    /// A match with a player of each entrant at its seat, and dice for the deals and the players.
    pub(super) fn new(
        start: &AnyGame,
        entrants: &[&dyn Entrant],
        deals: FastDice,
        mut dice: FastDice,
    ) -> ArenaMatch {
        let mut fault = None;
        let mut players: Vec<Box<dyn Player>> = Vec::new();
        for (seat, entrant) in Seat::all(entrants.len()).zip(entrants) {
            let seed = if entrant.is_own() { 0 } else { dice.bits() };
            match entrant.sit(start, seat, seed) {
                Ok(player) => players.push(player),
                Err(why) => {
                    fault = Some(Fault { seat, why });
                    break;
                }
            }
        }
        ArenaMatch {
            game: start.clone(),
            watched: players.iter().any(|player| player.wants_events()),
            players,
            own: entrants.iter().map(|entrant| entrant.is_own()).collect(),
            deals,
            dice,
            fault,
        }
    }

    /// The match.
    pub(super) fn game(&self) -> &AnyGame {
        &self.game
    }

    /// The fault that ended it, if any.
    pub(super) fn fault(&self) -> Option<&Fault> {
        self.fault.as_ref()
    }

    /// Takes the next step; false once the match is over or has ended with a fault.
    pub(super) fn step(&mut self) -> Result<bool, ArenaError> {
        if self.fault.is_some() {
            return Ok(false);
        }
        let step = match self.game.turn() {
            Turn::Over => return Ok(false),
            Turn::Chance(kind) => {
                let Some(outcome) = self.game.roll(&mut self.deals) else {
                    return Ok(false);
                };
                if !self.watched {
                    let applied = self.game.chance(&outcome);
                    applied.map_err(|error| ArenaError::Chance { kind, error })?;
                    return Ok(true);
                }
                Step::Chance(outcome)
            }
            Turn::Seats(seats) => {
                // With a revoke on the table several seats may act; pick any of them.
                let which = self.dice.below(seats.len() as u32) as usize;
                let seat = seats.iter().nth(which).unwrap_or_default();
                match self.act(seat)? {
                    Some(step) => step,
                    None => return Ok(self.fault.is_none()),
                }
            }
        };
        self.watched_step(&step);
        Ok(true)
    }

    /// Makes a seat act. If a player receives events, returns the step without applying it.
    fn act(&mut self, seat: Seat) -> Result<Option<Step<AnyGame>>, ArenaError> {
        let idle = ArenaError::Idle(seat.index());
        let is_own = self.own.get(seat.index()).copied().unwrap_or_default();
        let view = self.game.view(Viewer::Seat(seat)).ok();
        let player = self.players.get_mut(seat.index());
        let Some((view, player)) = view.zip(player) else {
            return Err(idle);
        };
        let action = match player.choose(&view, &mut self.dice) {
            Ok(action) => action,
            Err(_) if is_own => return Err(idle),
            Err(why) => {
                self.fault = Some(Fault { seat, why });
                return Ok(None);
            }
        };
        if let Err(why) = self.game.check(seat, &action) {
            if is_own {
                return Err(ArenaError::Refused {
                    seat: seat.index(),
                    action,
                    why,
                });
            }
            let why = format!("It plays {action}, which is refused: {why}");
            self.fault = Some(Fault { seat, why });
            return Ok(None);
        }
        if self.watched {
            return Ok(Some(Step::Act(seat, action)));
        }
        // `check` has accepted it.
        let _ = self.game.play(seat, &action);
        Ok(None)
    }

    /// Applies a legal step, and sends the events to the players that want them.
    fn watched_step(&mut self, step: &Step<AnyGame>) {
        let before = self.game.clone();
        if self.game.step(step).is_err() {
            return;
        }
        for (seat, player) in Seat::all(self.players.len()).zip(&mut self.players) {
            if player.wants_events() {
                let events = before.events(&self.game, step, Viewer::Seat(seat));
                player.observe(&events);
            }
        }
    }

    /// Notifies all players that the match is over.
    pub(super) fn finish(&mut self) {
        let outcome = self.game.outcome();
        for player in &mut self.players {
            player.over(outcome.as_ref());
        }
    }
}
