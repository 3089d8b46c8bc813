//! A match of any game, driven by actions in notation.

use moonshot_protocol::{
    Event, OutcomeError, Reason, Setup, document, event, outcome, parse_action,
};
use moonshot_rules::{AnyGame, Game, Step, Turn, Viewer};
use serde_json::{Value, json};

use super::{TestDice, seat, setup};

#[derive(Clone)]
pub struct Script {
    pub setup: Setup,
    pub game: AnyGame,
}

impl Script {
    pub fn new(game: &str, players: usize, given: Value) -> Script {
        Script::at(setup(game, players, given))
    }

    pub fn at(setup: Setup) -> Script {
        let game = setup.start().unwrap();
        Script { setup, game }
    }

    /// Applies an outcome that may be invalid.
    pub fn try_chance(&mut self, given: &Value) -> Result<(), OutcomeError> {
        let read = outcome::read(&self.setup, &self.game, given)?;
        self.game
            .chance(&read)
            .map_err(|error| OutcomeError::of_rules(&self.setup, error))?;
        assert_eq!(outcome::write(&self.setup, &read), *given, "it goes round");
        Ok(())
    }

    /// The error of an invalid outcome, which must not change the state.
    pub fn bad_chance(&self, given: &Value) -> OutcomeError {
        let mut tried = self.clone();
        let error = tried.try_chance(given).expect_err("it should be refused");
        assert_eq!(tried.game, self.game);
        error
    }

    pub fn chance(&mut self, given: &Value) {
        self.try_chance(given)
            .unwrap_or_else(|error| panic!("{error}"));
    }

    pub fn act(&mut self, number: usize, text: &str) {
        let action = parse_action(&self.game, text).unwrap_or_else(|error| panic!("{error}"));
        let done = self.game.play(seat(number), &action);
        done.unwrap_or_else(|why| panic!("seat {number} {text}: {}", Reason::of(&why).sentence));
    }

    /// The reason an action is refused.
    pub fn reason(&self, number: usize, text: &str) -> Reason {
        let action = parse_action(&self.game, text).unwrap_or_else(|error| panic!("{error}"));
        let refusal = self.game.check(seat(number), &action);
        Reason::of(&refusal.expect_err("it should be refused"))
    }

    /// Plays cards one after another for the seat whose turn it is.
    pub fn play(&mut self, played: &str) {
        for card in played.split_whitespace() {
            let turn = self.game.to_act().first().unwrap();
            self.act(turn.index(), card);
        }
    }

    pub fn document(&self) -> Value {
        serde_json::to_value(document::state(&self.setup, &self.game)).unwrap()
    }

    pub fn view(&self, viewer: Viewer) -> Value {
        let view = self.game.view(viewer).unwrap();
        serde_json::to_value(document::view(&self.setup, &view)).unwrap()
    }

    pub fn view_at(&self, number: usize) -> Value {
        self.view(Viewer::Seat(seat(number)))
    }

    /// The next step of a random match; `None` once it is over. If several seats may act, a random one goes first.
    pub fn random_step(&self, dice: &mut TestDice) -> Option<Step<AnyGame>> {
        use moonshot_rules::{Dice, LegalActions};
        match self.game.turn() {
            Turn::Over => None,
            Turn::Chance(_) => self.game.roll(dice).map(Step::Chance),
            Turn::Seats(seats) => {
                let seats = seats.to_vec();
                let seat = seats[dice.below(seats.len() as u32) as usize];
                let action = self.game.legal(seat).pick(dice)?;
                Some(Step::Act(seat, action))
            }
        }
    }

    /// Applies a step and returns the viewer's events.
    pub fn step(&mut self, step: &Step<AnyGame>, viewer: Viewer) -> Vec<Event> {
        let before = self.game.clone();
        self.game.step(step).unwrap();
        let seen = before.events(&self.game, step, viewer);
        seen.iter()
            .map(|seen| event::wire(&self.setup, seen))
            .collect()
    }

    /// Plays a random match to its end and calls back for each step: the table before, the step, the table after.
    pub fn play_out(
        mut self,
        dice: &mut TestDice,
        mut show: impl FnMut(&Script, &Step<AnyGame>, &Script),
    ) -> Script {
        while let Some(step) = self.random_step(dice) {
            let before = self.clone();
            self.game.step(&step).unwrap();
            show(&before, &step, &self);
        }
        self
    }
}

/// The words of a text, as a JSON list.
pub fn list(text: &str) -> Value {
    text.split_whitespace().map(|word| json!(word)).collect()
}

/// A list of words for each text.
pub fn list_each<const LISTS: usize>(texts: [&str; LISTS]) -> Value {
    texts.into_iter().map(list).collect()
}

impl Script {
    /// Applies an action and returns the viewer's events.
    pub fn told(&mut self, viewer: Viewer, number: usize, text: &str) -> Value {
        let action = parse_action(&self.game, text).unwrap_or_else(|error| panic!("{error}"));
        let events = self.step(&Step::Act(seat(number), action), viewer);
        serde_json::to_value(events).unwrap()
    }

    /// Applies a chance outcome and returns the spectator's events.
    pub fn told_of_chance(&mut self, outcome: &Value) -> Value {
        let read = outcome::read(&self.setup, &self.game, outcome).unwrap();
        let events = self.step(&Step::Chance(read), Viewer::Spectator);
        serde_json::to_value(events).unwrap()
    }
}
