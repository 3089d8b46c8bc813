//! Foreign bots: programs that speak the bot side of the engine protocol.

use std::fmt;
use std::sync::Arc;

use moonshot_bots::arena::{Entrant, Player};
use moonshot_protocol::{Setup, document, event, parse_action};
use moonshot_rules::{AnyAction, AnyEvent, AnyGame, AnyView, Dice, Outcome, Seat};
use serde_json::Value;

use crate::program::{Joined, SeatedProgram};

/// Players that are programs: one process for each seat and match.
pub(super) struct Foreign {
    /// The words of the command.
    pub(super) command: Vec<String>,
    pub(super) setup: Setup,
    /// Time per decision, in milliseconds, as sent to the program.
    pub(super) millis: u64,
}

impl fmt::Debug for Foreign {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Foreign({:?})", self.command)
    }
}

impl Entrant for Foreign {
    fn name(&self) -> String {
        format!("“{}”", self.command.join(" "))
    }

    fn sit(&self, start: &AnyGame, seat: Seat, seed: u64) -> Result<Box<dyn Player>, String> {
        let joined = Joined {
            game: self.setup.game().id,
            players: self.setup.players(),
            options: self.setup.options(),
            seat: seat.index(),
            seed,
        };
        let program = SeatedProgram::sit(&self.command, &joined, self.millis, &Arc::default());
        Ok(Box::new(Seated {
            program: program.map_err(|fault| fault.why)?,
            start: start.clone(),
            setup: self.setup.clone(),
            events: Vec::new(),
        }))
    }
}

struct Seated {
    program: SeatedProgram,
    /// Parses the program's actions.
    start: AnyGame,
    setup: Setup,
    /// Events since the last decision.
    events: Vec<Value>,
}

impl Player for Seated {
    fn wants_events(&self) -> bool {
        true
    }

    fn observe(&mut self, events: &[AnyEvent]) {
        let events = events.iter().map(|event| event::wire(&self.setup, event));
        let events = events.filter_map(|event| serde_json::to_value(event).ok());
        self.events.extend(events);
    }

    fn choose(&mut self, view: &AnyView, _dice: &mut dyn Dice) -> Result<AnyAction, String> {
        let events = std::mem::take(&mut self.events);
        let view = document::view(&self.setup, view);
        let chosen = self.program.choose(&events, &view);
        let text = chosen.map_err(|fault| fault.why)?;
        let action: Result<AnyAction, _> = parse_action(&self.start, &text);
        action.map_err(|error| format!("It plays “{text}”: {error}"))
    }

    fn over(&mut self, outcome: Option<&Outcome>) {
        let events = std::mem::take(&mut self.events);
        self.program
            .over(&events, &outcome.map(document::Outcome::from));
    }
}
