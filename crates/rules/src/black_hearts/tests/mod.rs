//! The clauses of the rulebook and the properties of random matches.

mod asked;
mod clauses_deal;
mod clauses_play;
mod clauses_score;
mod endgame;
mod properties;
mod values;

use super::hand::BlackHand;
use super::{
    BlackCard, BlackCards, BlackHearts, BlackHeartsAction, BlackHeartsChance, BlackHeartsEvent,
    BlackHeartsOptions, BlackHeartsRefusal as Refusal, CardSet, CardSetError, CardsPassed, Colour,
    Effect, Gift, deal,
};
use crate::game::{ChanceKind, EndReason, Game, PassRule, Phase, Step, Turn, View};
use crate::legal::{LegalActions, PassChoice};
use crate::refusal::{BadOutcome, ChanceError, NoSuchSeat, TableError};
use crate::seat::{Seat, Seats, Viewer};
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
    BlackHearts::new(seats, BlackHeartsOptions::default().with_gifts(gifts)).unwrap()
}

/// The gifts of the house set by their places.
const SMALL_HOURS: u8 = 0;
const DOUBLE_CURSE: u8 = 1;
const MERCY: u8 = 2;
const FIRST_STRIKE: u8 = 3;
const RETURN_GIFT: u8 = 4;

/// The outcome of a deal: the hands as texts.
fn deal_of<T: AsRef<str>>(hands: impl IntoIterator<Item = T>) -> BlackHeartsChance {
    let hands = hands.into_iter().map(|hand| cards(hand.as_ref())).collect();
    BlackHeartsChance::Deal { hands }
}

/// What the viewer may know.
fn seen(game: &BlackHearts, viewer: Viewer) -> super::BlackHeartsView {
    game.view(viewer).unwrap()
}

/// What the player of that seat may know.
fn seen_by(game: &BlackHearts, number: usize) -> super::BlackHeartsView {
    seen(game, Viewer::Seat(seat(number)))
}

/// A table that is told what happens, word for word.
struct Script(BlackHearts);

impl Script {
    /// A hand without a pass to speak of: each passes on the first two of its cards and is given those so that it
    /// holds `hands` as they are written when the play begins.
    fn holding(game: BlackHearts, hands: &[&str], gift: Option<u8>) -> Script {
        let mut script = Script(game);
        let seats = hands.len();
        let hands: Vec<Vec<&str>> = hands.iter().map(|hand| hand.split(' ').collect()).collect();
        let two = |seat: usize| &hands[seat][..2];
        let dealt = (0..seats).map(|seat| [two((seat + 1) % seats), &hands[seat][2..]].concat());
        script.chance(deal_of(dealt.map(|hand| hand.join(" "))));
        for number in 0..seats {
            let pass = format!("pass {}", two((number + 1) % seats).join(" "));
            script.act(number, &pass);
        }
        if let Some(place) = gift {
            script.chance(BlackHeartsChance::Gift { place });
        }
        script
    }

    /// A match whose first hand is dealt so.
    fn dealt(game: BlackHearts, hands: &[&str]) -> Script {
        let mut script = Script(game);
        script.chance(deal_of(hands));
        script
    }

    fn chance(&mut self, outcome: BlackHeartsChance) {
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
        let taken = self.0.hand().taken_in_order(seat(number));
        let taken: Vec<String> = taken.map(|card| card.to_string()).collect();
        taken.join(" ")
    }

    /// The gifts left, by their places.
    fn gifts_left(&self) -> Vec<u8> {
        self.0.gifts_left().collect()
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
