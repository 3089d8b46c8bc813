//! The clauses of the rulebook and the properties of random matches.

mod card_set;
mod clauses_deal;
mod clauses_play;
mod clauses_score;
mod endgame;
mod properties;
mod protocol;

use serde_json::json;

use super::*;
use crate::test_dice::TestDice;
use crate::test_play::play_match;

fn seat(number: usize) -> Seat {
    Seat::new(number).unwrap()
}

fn card(text: &str) -> BlackCard {
    text.parse().unwrap()
}

fn cards(text: &str) -> BlackCards {
    text.split_whitespace().map(card).collect()
}

fn table(seats: usize, gifts: bool) -> BlackHearts {
    BlackHearts::new(seats, BlackHeartsOptions { gifts }, CardSet::house()).unwrap()
}

/// A table that is told what happens, word for word.
struct Script(BlackHearts);

impl Script {
    /// A hand without a pass to speak of: each passes on the first two of its cards and is given those so that it
    /// holds `hands` as they are written when the play begins.
    fn holding(game: BlackHearts, hands: &[&str], gift: Option<&str>) -> Script {
        let mut script = Script(game);
        let seats = hands.len();
        let hands: Vec<Vec<&str>> = hands.iter().map(|hand| hand.split(' ').collect()).collect();
        let two = |seat: usize| &hands[seat][..2];
        let dealt: Vec<Vec<&str>> = (0..seats)
            .map(|seat| [two((seat + 1) % seats), &hands[seat][2..]].concat())
            .collect();
        script.deal(&dealt);
        for number in 0..seats {
            let pass = format!("pass {}", two((number + 1) % seats).join(" "));
            script.act(number, &pass);
        }
        if let Some(gift) = gift {
            script.chance(json!({ "gift": gift }));
        }
        script
    }

    fn deal(&mut self, hands: &[Vec<&str>]) {
        self.chance(json!({ "hands": hands }));
    }

    fn chance(&mut self, outcome: serde_json::Value) {
        let outcome = self.0.parse_chance(&outcome).unwrap();
        self.0.chance(&outcome).unwrap();
    }

    fn act(&mut self, number: usize, text: &str) {
        let action = self.0.parse_action(text).unwrap();
        self.0.play(seat(number), &action).unwrap();
    }

    /// Why this is refused.
    fn refused(&self, number: usize, text: &str) -> Refusal {
        let action = self.0.parse_action(text).unwrap();
        self.0.check(seat(number), &action).unwrap_err()
    }

    /// Plays cards one after another by whoever's turn it is.
    fn play(&mut self, played: &str) {
        for card in played.split_whitespace() {
            let turn = self.0.hand().turn();
            self.act(turn.index(), card);
        }
    }

    /// What a seat has taken, in order.
    fn taken(&self, number: usize) -> String {
        let document = serde_json::to_value(self.0.document()).unwrap();
        let taken = document["detail"]["taken"][number].as_array().unwrap();
        let taken: Vec<&str> = taken.iter().filter_map(Value::as_str).collect();
        taken.join(" ")
    }

    fn document(&self) -> Value {
        serde_json::to_value(self.0.document()).unwrap()
    }
}

/// Every number of players with and without gifts.
fn tables() -> impl Iterator<Item = BlackHearts> {
    (3..=6).flat_map(|seats| [true, false].map(|gifts| table(seats, gifts)))
}

/// Random matches of every number of players and option, step by step: the state before, the step, the state
/// after.
fn random_matches(
    matches: u64,
    mut show: impl FnMut(&BlackHearts, &Step<BlackHearts>, &BlackHearts),
) {
    for game in tables() {
        for number in 0..matches {
            let mut dice = TestDice(number * 97 + game.seat_count() as u64);
            play_match(game.clone(), &mut dice, &mut show);
        }
    }
}
