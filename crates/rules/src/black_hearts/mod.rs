//! Black Hearts: spread the curses, or take them all. 3 to 6 players, clauses B-01 to B-17.

mod action;
mod card;
mod card_set;
mod chance;
mod deal;
mod document;
mod events;
mod hand;
mod legality;
mod points;
mod scoring;
mod view;

#[cfg(test)]
mod tests;

use std::sync::Arc;

use serde_json::Value;

pub use action::BlackHeartsAction;
pub use card::{BlackCard, BlackCards, Colour, ParseBlackCardError};
pub use card_set::{CardSet, CardSetError, Curse, Effect, Gift, MAX_GIFTS};
pub use chance::BlackHeartsChance;
pub use hand::BlackHand;
pub use view::{BlackHeartsView, CardsPassed};

use crate::document::Document;
use crate::event::Event;
use crate::game::{
    ChanceError, Dice, EndReason, Game, Legal, NotationError, Outcome, Phase, Refusal, Step, Turn,
};
use crate::seat::{BySeat, Seat, Seats, Viewer};
use crate::setup::{Setup, SetupError};
use hand::MAX_PLAYERS;

/// The options of Black Hearts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BlackHeartsOptions {
    /// Whether a gift is turned up each hand while there are any (B-07). Default: true.
    pub gifts: bool,
}

impl Default for BlackHeartsOptions {
    fn default() -> BlackHeartsOptions {
        BlackHeartsOptions { gifts: true }
    }
}

/// What does not change in a match.
#[derive(PartialEq, Debug)]
struct Table {
    seats: usize,
    options: BlackHeartsOptions,
    card_set: CardSet,
}

/// A match of Black Hearts.
///
/// ```
/// use moonshot_rules::{BlackHearts, BlackHeartsOptions, CardSet, ChanceKind, Game, Turn};
/// let game = BlackHearts::new(4, BlackHeartsOptions::default(), CardSet::house()).unwrap();
/// assert_eq!(game.turn(), Turn::Chance(ChanceKind::Deal));
/// ```
#[derive(Clone, PartialEq, Debug)]
pub struct BlackHearts {
    table: Arc<Table>,
    hand: BlackHand,
    hand_number: u32,
    totals: [i32; MAX_PLAYERS],
    /// How many of each gift are left in the match, in the card set's order (B-08).
    gifts_left: [u8; MAX_GIFTS],
    /// The place in the card set of the gift that rules the hand.
    gift: Option<u8>,
    /// What each seat scored in each finished hand.
    history: Vec<BySeat<i32>>,
    last_hand: Option<Arc<FinishedBlackHand>>,
    ended: Option<(Seats, EndReason)>,
}

/// A hand that was played to its end and scored.
#[derive(Clone, PartialEq, Debug)]
pub struct FinishedBlackHand {
    /// Its number, from 1.
    pub number: u32,
    /// Its tricks, as everybody saw them.
    pub hand: BlackHand,
    /// The gift that ruled it.
    pub gift: Option<Gift>,
    /// What each seat scored.
    pub scores: Vec<i32>,
    /// The totals after it.
    pub totals: Vec<i32>,
}

impl BlackHearts {
    /// A match before its first deal; `None` where the players are not 3 to 6.
    pub fn new(
        seats: usize,
        options: BlackHeartsOptions,
        card_set: CardSet,
    ) -> Option<BlackHearts> {
        if !(3..=MAX_PLAYERS).contains(&seats) {
            return None;
        }
        let mut gifts_left = [0; MAX_GIFTS];
        if options.gifts {
            for (left, gift) in gifts_left.iter_mut().zip(&card_set.gifts) {
                *left = gift.copies;
            }
        }
        Some(BlackHearts {
            hand: BlackHand::undealt(seats, card_set.points()),
            table: Arc::new(Table {
                seats,
                options,
                card_set,
            }),
            hand_number: 1,
            totals: [0; MAX_PLAYERS],
            gifts_left,
            gift: None,
            history: Vec::new(),
            last_hand: None,
            ended: None,
        })
    }

    /// The match of a table that was set up for Black Hearts.
    pub(crate) fn from_setup(setup: &Setup) -> Result<BlackHearts, SetupError> {
        let options = BlackHeartsOptions {
            gifts: setup.boolean("gifts"),
        };
        let card_set = setup.card_set().cloned().unwrap_or_default();
        BlackHearts::new(setup.players(), options, card_set)
            .ok_or_else(|| SetupError::option("players", "Black Hearts is for 3 to 6 players"))
    }

    /// The part of the match.
    pub fn phase(&self) -> Phase {
        match self.ended {
            Some(_) => Phase::Over,
            None => self.hand.phase(),
        }
    }

    /// The hand under way, for searches that copy it; before a deal, an empty one.
    pub fn hand(&self) -> &BlackHand {
        &self.hand
    }

    /// The running total of each seat.
    pub fn totals(&self) -> &[i32] {
        &self.totals[..self.table.seats]
    }

    fn seat_count(&self) -> usize {
        self.table.seats
    }

    /// The gifts that can still be turned up, in the card set's order, copies repeated (B-08).
    fn gifts_left(&self) -> impl Iterator<Item = &Gift> {
        let gifts = self.table.card_set.gifts.iter().zip(self.gifts_left);
        gifts.flat_map(|(gift, left)| std::iter::repeat_n(gift, usize::from(left)))
    }

    /// The gift that rules the hand.
    fn gift(&self) -> Option<&Gift> {
        let place = usize::from(self.gift?);
        self.table.card_set.gifts.get(place)
    }

    /// Turns up a gift, which then leaves the match (B-08).
    fn turn_up(&mut self, id: &str) {
        let gifts = &self.table.card_set.gifts;
        let Some(place) = gifts.iter().position(|gift| gift.id == *id) else {
            return;
        };
        let effect = gifts[place].effect;
        self.gifts_left[place] -= 1;
        self.gift = Some(place as u8);
        self.hand.turn_up(effect);
    }

    /// The seats that may act now.
    fn acting(&self) -> Seats {
        match self.phase() {
            Phase::Play => Seats::one(self.hand.turn()),
            Phase::Pass | Phase::Return => Seat::all(self.table.seats)
                .filter(|seat| !self.hand.chosen.contains(*seat))
                .collect(),
            _ => Seats::NONE,
        }
    }
}

impl Game for BlackHearts {
    type Action = BlackHeartsAction;
    type Card = BlackCard;
    type Chance = BlackHeartsChance;
    type View = BlackHeartsView;

    fn seats(&self) -> usize {
        self.table.seats
    }

    fn turn(&self) -> Turn {
        match self.due() {
            Some(kind) => Turn::Chance(kind),
            None if self.ended.is_some() => Turn::Over,
            None => Turn::Seats(self.acting()),
        }
    }

    fn check(&self, seat: Seat, action: &BlackHeartsAction) -> Result<(), Refusal> {
        self.refusal(seat, action).map_or(Ok(()), Err)
    }

    fn legal(&self, seat: Seat) -> Vec<Legal<BlackHeartsAction, BlackCard>> {
        self.list_legal(seat)
    }

    fn play(&mut self, seat: Seat, action: &BlackHeartsAction) -> Result<(), Refusal> {
        self.check(seat, action)?;
        match action {
            BlackHeartsAction::Play(card) => {
                self.hand.play_unchecked(*card);
                if self.hand.is_over() {
                    self.score_hand();
                }
            }
            BlackHeartsAction::Pass(cards) => {
                self.hand.choose(seat, cards.iter().copied().collect());
                if self.phase() == Phase::Gift && self.gifts_left().next().is_none() {
                    self.hand.begin_play();
                }
            }
        }
        Ok(())
    }

    fn roll(&self, dice: &mut dyn Dice) -> Option<BlackHeartsChance> {
        self.draw_outcome(dice)
    }

    fn chance(&mut self, outcome: &BlackHeartsChance) -> Result<(), ChanceError> {
        self.check_chance(outcome)?;
        match outcome {
            BlackHeartsChance::Deal { hands } => {
                let mut dealt = [BlackCards::EMPTY; MAX_PLAYERS];
                dealt[..hands.len()].copy_from_slice(hands);
                self.hand.take_deal(dealt);
            }
            BlackHeartsChance::Gift { gift } => self.turn_up(gift),
        }
        Ok(())
    }

    fn parse_chance(&self, outcome: &Value) -> Result<BlackHeartsChance, ChanceError> {
        self.read_chance(outcome)
    }

    fn parse_action(&self, text: &str) -> Result<BlackHeartsAction, NotationError> {
        BlackHeartsAction::parse(text)
    }

    fn view(&self, viewer: Viewer) -> BlackHeartsView {
        BlackHeartsView::of(self, viewer)
    }

    fn outcome(&self) -> Option<Outcome> {
        self.ended.map(|(winners, reason)| Outcome {
            winners: winners.to_vec(),
            totals: self.totals().to_vec(),
            reason,
        })
    }

    fn document(&self) -> Document {
        self.state_document()
    }

    fn events(&self, after: &BlackHearts, step: &Step<BlackHearts>, viewer: Viewer) -> Vec<Event> {
        events::seen(self, after, step, viewer)
    }
}
