//! A table of any game that is told what happens, word for word.

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

    /// Gives an outcome of chance that is not asked to be right.
    pub fn try_chance(&mut self, given: &Value) -> Result<(), OutcomeError> {
        let read = outcome::read(&self.setup, &self.game, given)?;
        self.game
            .chance(&read)
            .map_err(|error| OutcomeError::of_rules(&self.setup, error))?;
        assert_eq!(outcome::write(&self.setup, &read), *given, "it goes round");
        Ok(())
    }

    /// Why an outcome is refused; the state is as it was.
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

    /// Why the action is refused.
    pub fn reason(&self, number: usize, text: &str) -> Reason {
        let action = parse_action(&self.game, text).unwrap_or_else(|error| panic!("{error}"));
        let refusal = self.game.check(seat(number), &action);
        Reason::of(&refusal.expect_err("it should be refused"))
    }

    /// Plays cards one after another by whoever's turn it is.
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

    /// The next step of a random match; `None` once it is over. Of several seats that may act, any may be first.
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

    /// Does a step and tells what the viewer saw of it.
    pub fn step(&mut self, step: &Step<AnyGame>, viewer: Viewer) -> Vec<Event> {
        let before = self.game.clone();
        self.game.step(step).unwrap();
        let seen = before.events(&self.game, step, viewer);
        seen.iter()
            .map(|seen| event::wire(&self.setup, seen))
            .collect()
    }

    /// Plays a random match to its end and shows each step: the table before it, the step, the table after it.
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

/// A list of words as a JSON list.
pub fn list(text: &str) -> Value {
    text.split_whitespace().map(|word| json!(word)).collect()
}

/// Each as a list of words.
pub fn list_each<const LISTS: usize>(texts: [&str; LISTS]) -> Value {
    texts.into_iter().map(list).collect()
}

impl Script {
    /// What a viewer is told of an action, which is done.
    pub fn told(&mut self, viewer: Viewer, number: usize, text: &str) -> Value {
        let action = parse_action(&self.game, text).unwrap_or_else(|error| panic!("{error}"));
        let events = self.step(&Step::Act(seat(number), action), viewer);
        serde_json::to_value(events).unwrap()
    }

    /// What everybody is told of an outcome of chance, which comes out so.
    pub fn told_of_chance(&mut self, outcome: &Value) -> Value {
        let read = outcome::read(&self.setup, &self.game, outcome).unwrap();
        let events = self.step(&Step::Chance(read), Viewer::Spectator);
        serde_json::to_value(events).unwrap()
    }
}
