//! The expected state of a conversation: a fold of its accepted requests over the bare rules.

use moonshot_protocol::{Setup, document, outcome};
use moonshot_rules::{AnyGame, Game, Seat, Turn};
use moonshot_table::Seeds;
use serde_json::{Map, Value};

/// The match after the accepted requests.
#[derive(Default)]
pub struct Shadow {
    setup: Option<Setup>,
    game: Option<AnyGame>,
    seeds: Option<Seeds>,
    /// The states that `undo` returns to.
    before: Vec<AnyGame>,
}

impl Shadow {
    pub fn game(&self) -> Option<&AnyGame> {
        self.game.as_ref()
    }

    pub fn setup(&self) -> Option<&Setup> {
        self.setup.as_ref()
    }

    pub fn document(&self) -> Value {
        let document = document::state(self.setup().unwrap(), self.game().unwrap());
        serde_json::to_value(document).unwrap()
    }

    /// Applies an accepted request.
    pub fn accept(&mut self, request: &Value) {
        match request["do"].as_str().unwrap() {
            "new" => self.start(request),
            "load" => {
                let transcript = &request["transcript"];
                self.start(transcript);
                for entry in transcript["entries"].as_array().unwrap() {
                    if let Some(act) = entry["act"].as_str() {
                        self.act(&entry["seat"], act);
                    } else if self.seeds.is_none() {
                        self.chance(&entry["outcome"]);
                    }
                }
            }
            "act" => self.act(&request["seat"], request["action"].as_str().unwrap()),
            "chance" => self.chance(&request["outcome"]),
            "undo" => self.game = self.before.pop(),
            _ => {}
        }
    }

    fn start(&mut self, agreed: &Value) {
        let none = Map::new();
        let options = agreed["options"].as_object().unwrap_or(&none);
        let players = agreed["players"].as_u64().unwrap() as usize;
        let setup = Setup::read(agreed["game"].as_str().unwrap(), players, options).unwrap();
        self.seeds = agreed["seed"].as_str().map(|seed| {
            let mut server = [0; 32];
            hex::decode_to_slice(seed, &mut server).unwrap();
            Seeds::new(server, Vec::new())
        });
        self.before.clear();
        self.game = Some(setup.start().unwrap());
        self.setup = Some(setup);
        self.resolve();
    }

    fn act(&mut self, seat: &Value, action: &str) {
        let game = self.game.as_mut().unwrap();
        self.before.push(game.clone());
        let action = game.parse_action(action).unwrap();
        // Minus zero is seat 0 as well.
        let seat = Seat::new(seat.as_f64().unwrap() as usize).unwrap();
        game.play(seat, &action).unwrap();
        self.resolve();
    }

    fn chance(&mut self, outcome: &Value) {
        let game = self.game.as_mut().unwrap();
        self.before.push(game.clone());
        let setup = self.setup.as_ref().unwrap();
        let outcome = outcome::read(setup, game, outcome).unwrap();
        game.chance(&outcome).unwrap();
    }

    fn resolve(&mut self) {
        let game = self.game.as_mut().unwrap();
        while let (Turn::Chance(kind), Some(seeds)) = (game.turn(), &self.seeds) {
            let mut dice = seeds.dice(kind, game.hand_number());
            let outcome = game.roll(&mut dice).unwrap();
            game.chance(&outcome).unwrap();
        }
    }
}
