//! The clauses of the rulebook and the properties of random matches.

mod clauses_deal;
mod clauses_play;
mod clauses_score;
mod endgame;
mod properties;
mod queries;
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
use crate::test_support::{TestDice, play_match};

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

/// Indices of the house set's gifts.
const SMALL_HOURS: u8 = 0;
const DOUBLE_CURSE: u8 = 1;
const MERCY: u8 = 2;
const FIRST_STRIKE: u8 = 3;
const RETURN_GIFT: u8 = 4;

/// A deal with the hands given as text.
fn deal_of<T: AsRef<str>>(hands: impl IntoIterator<Item = T>) -> BlackHeartsChance {
    let hands = hands.into_iter().map(|hand| cards(hand.as_ref())).collect();
    BlackHeartsChance::Deal { hands }
}

/// The view of a viewer.
fn seen(game: &BlackHearts, viewer: Viewer) -> super::BlackHeartsView {
    game.view(viewer).unwrap()
}

/// The view of a seat.
fn seen_by(game: &BlackHearts, number: usize) -> super::BlackHeartsView {
    seen(game, Viewer::Seat(seat(number)))
}

/// A match driven by actions in notation.
struct Script(BlackHearts);

impl Script {
    /// A match at the start of play, in which the seats hold `hands`. Each seat passes the first two of its cards, so
    /// the deal compensates for the pass.
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

    /// A match with this first deal.
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

    /// The reason this action is refused.
    fn refused(&self, number: usize, text: &str) -> Refusal {
        let action = self.0.parse_action(text).unwrap();
        self.0.check(seat(number), &action).unwrap_err()
    }

    /// Plays cards one after another for the seat whose turn it is.
    fn play(&mut self, played: &str) {
        for card in played.split_whitespace() {
            let turn = self.0.hand().turn();
            self.act(turn.index(), card);
        }
    }

    /// The cards a seat has taken, in order.
    fn taken(&self, number: usize) -> String {
        let taken = self.0.hand().taken_in_order(seat(number));
        let taken: Vec<String> = taken.map(|card| card.to_string()).collect();
        taken.join(" ")
    }

    /// The remaining gifts, by index.
    fn gifts_left(&self) -> Vec<u8> {
        self.0.gifts_left().collect()
    }
}

/// Every number of players, with and without gifts.
fn tables() -> impl Iterator<Item = BlackHearts> {
    (3..=6).flat_map(|seats| [true, false].map(|gifts| table(seats, gifts)))
}

/// Calls back for each step of random matches with every number of players and option: the state before, the step, the
/// state after.
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
