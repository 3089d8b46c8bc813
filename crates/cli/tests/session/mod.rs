//! A random conversation with the engine, and the expected state at each point of it.

mod shadow;

use std::collections::BTreeMap;

use moonshot_engine::Engine;
use moonshot_protocol::outcome;
use moonshot_rules::{Dice, Game, LegalActions, Seat, Turn};
use moonshot_table::SeededDice;
use serde_json::value::RawValue;
use serde_json::{Value, json};

use shadow::Shadow;

/// An object without its id, which may be an unrepresentable number.
fn without_id(object: &[u8]) -> Value {
    let mut fields: BTreeMap<String, &RawValue> = serde_json::from_slice(object).unwrap();
    fields.remove("id");
    serde_json::to_value(fields).unwrap()
}

/// Generates requests, valid and not, and checks each answer.
pub struct Session {
    engine: Engine,
    shadow: Shadow,
    dice: SeededDice,
    saved: Option<Value>,
    accepted: usize,
    refused: BTreeMap<String, usize>,
}

impl Session {
    pub fn new(number: u16) -> Session {
        let mut key = [0; 32];
        key[..2].copy_from_slice(&number.to_le_bytes());
        Session {
            engine: Engine::new(key),
            shadow: Shadow::default(),
            dice: SeededDice::new(key),
            saved: None,
            accepted: 0,
            refused: BTreeMap::new(),
        }
    }

    /// The next request (any bytes except a line feed), and its checked answer.
    pub fn exchange(&mut self) -> (Vec<u8>, String) {
        let line = self.line();
        let answer = self.engine.handle(&line);
        let parsed = without_id(answer.as_bytes());
        if parsed["ok"] == true {
            self.accepted += 1;
            let request = without_id(&line);
            self.shadow.accept(&request);
            if let Some(state) = parsed.get("state") {
                assert_eq!(*state, self.shadow.document(), "after {request}");
            }
            if let Some(transcript) = parsed.get("transcript") {
                self.saved = Some(transcript.clone());
            }
        } else {
            let code = parsed["error"]["code"].as_str().unwrap().to_owned();
            *self.refused.entry(code).or_default() += 1;
        }
        (line, answer)
    }

    /// Checks that every kind of answer occurred.
    pub fn assert_varied(&self, accepted: usize) {
        assert!(self.accepted > accepted, "{} were accepted", self.accepted);
        for code in [
            "bad-json",
            "bad-request",
            "unknown-game",
            "bad-players",
            "bad-option",
            "no-match",
            "not-pending",
            "bad-chance",
            "not-your-turn",
            "illegal-action",
            "bad-notation",
            "match-over",
        ] {
            assert!(
                self.refused.contains_key(code),
                "never {code}: {:?}",
                self.refused
            );
        }
    }

    fn below(&mut self, bound: usize) -> usize {
        self.dice.below(bound as u32) as usize
    }

    fn pick<T: Clone>(&mut self, from: &[T]) -> T {
        from[self.below(from.len())].clone()
    }

    fn line(&mut self) -> Vec<u8> {
        match self.below(100) {
            0..=79 => self.request().to_string().into_bytes(),
            80..=94 => {
                let mut line = self.request().to_string().into_bytes();
                self.spoil(&mut line);
                line
            }
            95..=97 => {
                let length = self.below(40);
                (0..length)
                    .map(|_| self.below(256) as u8)
                    .filter(|byte| *byte != b'\n')
                    .collect()
            }
            _ => self.oddity(),
        }
    }

    /// Corrupts a few bytes.
    fn spoil(&mut self, line: &mut Vec<u8>) {
        for _ in 0..=self.below(3) {
            let at = self.below(line.len().max(1));
            match self.below(4) {
                0 if at < line.len() => drop(line.remove(at)),
                1 if at < line.len() => line[at] = self.below(256) as u8,
                2 => line.truncate(at + 1),
                _ => line.insert(at, self.pick(b"{}[]\",:0123456789-+.eE \\u\x00\x7f")),
            }
        }
        line.retain(|byte| *byte != b'\n');
    }

    fn oddity(&mut self) -> Vec<u8> {
        let deep = self.below(5000);
        match self.below(12) {
            0 if self.below(20) == 0 => vec![b'x'; (1 << 20) + 1],
            0 => Vec::new(),
            1 => "[".repeat(deep).into_bytes(),
            2 => format!("{}{}", "[".repeat(deep), "]".repeat(deep)).into_bytes(),
            3 => format!(
                "{{\"do\":\"load\",\"transcript\":{}1{}}}",
                "[".repeat(deep),
                "]".repeat(deep)
            )
            .into_bytes(),
            4 => b"{\"do\":\"state\",\"do\":\"legal\",\"id\":1,\"id\":2}".to_vec(),
            5 => b"{\"id\":1e999,\"do\":\"games\"}".to_vec(),
            6 => b"{\"do\":\"act\",\"seat\":99999999999999999999,\"action\":\"2C\"}".to_vec(),
            7 => b"{\"do\":\"new\",\"game\":\"hearts\",\"players\":-1e5}".to_vec(),
            8 => b"\xef\xbb\xbf{\"do\":\"state\"}".to_vec(),
            9 => b"{\"do\":\"act\",\"seat\":0,\"action\":\"\\ud800\"}".to_vec(),
            10 => "{\"do\":\"act\",\"seat\":0,\"action\":\"🂡🂡\"}".into(),
            _ => b"null".to_vec(),
        }
    }

    fn request(&mut self) -> Value {
        let turn = self.shadow.game().map(Game::turn);
        let mut request = match (self.below(100), turn) {
            (0, _) => self.start(),
            (_, None) if self.below(3) == 0 => self.start(),
            (1, _) => json!({"do": "transcript"}),
            (2, _) if self.saved.is_some() => self.load(),
            (3..=9, _) => json!({"do": self.pick(&["state", "legal", "undo", "games", "fly"])}),
            (10..=13, _) => json!({"do": "view", "seat": self.seat_or_worse()}),
            (14..=16, _) => json!({"do": "legal", "seat": self.seat_or_worse()}),
            (17..=20, _) => {
                json!({"do": "bot", "seat": self.seat_or_worse(), "seed": "7".repeat(64)})
            }
            (21..=24, _) => json!({"do": "chance", "outcome": self.wrong_outcome()}),
            (25..=50, Some(Turn::Chance(_))) => self.spoiled_outcome(),
            (25..=34, _) => {
                json!({"do": "act", "seat": self.seat_or_worse(), "action": self.any_text()})
            }
            (_, Some(Turn::Chance(_))) => self.outcome(),
            (_, Some(Turn::Seats(_))) => self.act(),
            (_, Some(Turn::Over)) => self.start(),
            (_, None) => json!({"do": "act", "seat": 0, "action": "2C"}),
        };
        if self.below(3) == 0 {
            request["id"] = json!(self.below(1000));
        }
        request
    }

    fn start(&mut self) -> Value {
        let game = self.pick(&[
            "hearts",
            "cardominoes",
            "wild-twists",
            "black-hearts",
            "heartcatchers",
            "custom-hearts",
            "chess",
        ]);
        let players = match (game, self.below(8)) {
            (_, 0) => self.below(10),
            ("heartcatchers", _) => 2,
            _ => 3 + self.below(3),
        };
        let mut request = json!({"do": "new", "game": game, "players": players});
        if self.below(2) == 0 {
            request["options"] = self.pick(&[
                json!({}),
                json!({"target": 50}),
                json!({"target": 60, "revoke": "penalty"}),
                json!({"length": "long"}),
                json!({"best_of": 3}),
                json!({"gifts": false}),
                json!({"base": "wild-twists", "moon": "add", "jd_bonus": true}),
                json!({"base": 7}),
            ]);
        }
        if self.below(2) == 0 {
            request["seed"] = json!(format!("{:064x}", self.below(1 << 20)));
        }
        request
    }

    fn load(&mut self) -> Value {
        let mut transcript = self.saved.clone().unwrap();
        if self.below(3) == 0 {
            let entries = transcript["entries"].as_array_mut().unwrap();
            let last = entries.len();
            if last > 1 {
                entries.swap(self.dice.below(last as u32) as usize, last - 1);
            }
        }
        json!({"do": "load", "transcript": transcript})
    }

    fn seat_or_worse(&mut self) -> Value {
        let seat = self.below(9);
        match self.below(12) {
            0 => self.pick(&[json!(null), json!("0"), json!(1.5), json!(-1), json!([0])]),
            _ => json!(seat.min(7)),
        }
    }

    fn any_text(&mut self) -> &'static str {
        self.pick(&[
            "2C",
            "QS",
            "AH",
            "WC-",
            "WH+",
            "pass 2C 3C 4C",
            "pass",
            "decline",
            "moon self",
            "moon others",
            "gather",
            "correct 7D",
            "R1",
            "W6",
            "B2",
            "pass R1",
            "pass R1 W3",
            "catch Rb on 2",
            "steal Rb on 1 for 3",
            "secret Ru under mine 2",
            "secret U under theirs 3",
            "catch U on 9",
            "fly",
            "",
        ])
    }

    fn wrong_outcome(&mut self) -> Value {
        self.pick(&[
            json!({"gift": "mercy"}),
            json!({"hands": [["2C"]]}),
            json!({"hands": [], "extras": []}),
            json!({"draw": [["2C", "3C", "4C"]]}),
            json!({"field": [], "hands": [], "pile": []}),
            json!(null),
            json!({}),
            json!([1, 2]),
        ])
    }

    fn outcome(&mut self) -> Value {
        let rolled = self.shadow.game().unwrap().roll(&mut self.dice).unwrap();
        let outcome = outcome::write(self.shadow.setup().unwrap(), &rolled);
        json!({"do": "chance", "outcome": outcome})
    }

    /// Almost a valid outcome.
    fn spoiled_outcome(&mut self) -> Value {
        let rolled = self.outcome()["outcome"].to_string();
        let (from, to) = self.pick(&[
            ("2", "3"),
            ("H", "D"),
            ("R", "B"),
            ("W", "X"),
            ("\"QS\",", ""),
            ("[[", "[[["),
            ("hands", "hand"),
            ("\"first\":0", "\"first\":2"),
            ("mercy", "pity"),
            ("\"", "'"),
            ("],[", ","),
        ]);
        let spoiled = rolled.replacen(from, to, 1);
        let spoiled = serde_json::from_str(&spoiled).unwrap_or(Value::from(spoiled));
        json!({"do": "chance", "outcome": spoiled})
    }

    fn act(&mut self) -> Value {
        let game = self.shadow.game().unwrap().clone();
        let Turn::Seats(seats) = game.turn() else {
            unreachable!("somebody is to act")
        };
        let seat: Seat = self.pick(&seats.to_vec());
        let action = game.legal(seat).pick(&mut self.dice).unwrap();
        let action = action.to_string();
        json!({"do": "act", "seat": seat, "action": action})
    }
}
