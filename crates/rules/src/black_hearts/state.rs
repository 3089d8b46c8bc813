//! The state of a match and its unchecked transitions. `legality` checks actions and `view` hides what a viewer may not
//! see.

use std::iter::repeat_n;
use std::sync::Arc;

use super::card::BlackCards;
use super::card_set::MAX_GIFTS;
use super::deal::{MAX_PLAYERS, MIN_PLAYERS};
use super::hand::{BlackHand, PASS_LEFT, TRICKS};
use super::options::BlackHeartsOptions;
use super::scoring::end_after;
use crate::game::{ChanceKind, EndReason, Outcome, PassRule, Phase, Totals};
use crate::refusal::TableError;
use crate::seat::{BySeat, Seat, Seats};

/// A match of Black Hearts.
///
/// ```
/// use moonshot_rules::{BlackHearts, BlackHeartsOptions, ChanceKind, Game, Turn};
/// let game = BlackHearts::new(4, BlackHeartsOptions::default())?;
/// assert_eq!(game.turn(), Turn::Chance(ChanceKind::Deal));
/// # Ok::<(), moonshot_rules::TableError>(())
/// ```
#[derive(Clone, PartialEq, Debug)]
pub struct BlackHearts {
    pub(super) options: BlackHeartsOptions,
    pub(super) hand: BlackHand,
    pub(super) hand_number: u32,
    pub(super) totals: [i32; MAX_PLAYERS],
    /// Remaining copies of each gift, in the card set's order (B-08).
    pub(super) gifts_left: [u8; MAX_GIFTS],
    /// The index in the card set of this hand's gift.
    pub(super) gift: Option<u8>,
    /// What each seat scored in each finished hand.
    pub(super) history: Vec<Totals>,
    pub(super) last_hand: Option<Arc<FinishedBlackHand>>,
    pub(super) ended: Option<(Seats, EndReason)>,
}

/// A finished and scored hand.
#[derive(Clone, PartialEq, Debug)]
pub struct FinishedBlackHand {
    /// Its number, from 1.
    pub number: u32,
    /// Its tricks, with everything hidden removed.
    pub hand: BlackHand,
    /// Its gift, by index in the card set.
    pub gift: Option<u8>,
    /// What each seat scored.
    pub scores: Totals,
    /// The totals after it.
    pub totals: Totals,
}

impl BlackHearts {
    pub(super) fn before_the_deal(
        seats: usize,
        options: BlackHeartsOptions,
    ) -> Result<BlackHearts, TableError> {
        TableError::check_players(seats, (MIN_PLAYERS, MAX_PLAYERS))?;
        let mut gifts_left = [0; MAX_GIFTS];
        if options.gifts {
            for (left, gift) in gifts_left.iter_mut().zip(options.card_set.gifts()) {
                *left = gift.copies;
            }
        }
        Ok(BlackHearts {
            options,
            hand: BlackHand::undealt(seats, options.card_set.points()),
            hand_number: 1,
            totals: [0; MAX_PLAYERS],
            gifts_left,
            gift: None,
            history: Vec::new(),
            last_hand: None,
            ended: None,
        })
    }

    /// The match's options.
    pub fn options(&self) -> BlackHeartsOptions {
        self.options
    }

    /// The current hand, for searches that copy it; empty before a deal.
    pub fn hand(&self) -> &BlackHand {
        &self.hand
    }

    /// The seat that leads the current or next trick; `None` outside the play.
    pub fn lead(&self) -> Option<Seat> {
        (self.part() == Phase::Play).then(|| self.hand.lead())
    }

    /// This hand's gift, by index in the card set (B-07).
    pub fn gift(&self) -> Option<u8> {
        self.gift
    }

    /// The gifts that can still be turned up, by index in the card set, ascending, with every copy (B-08).
    pub fn gifts_left(&self) -> impl Iterator<Item = u8> + '_ {
        let gifts = (0..).zip(self.gifts_left);
        gifts.flat_map(|(place, left)| repeat_n(place, usize::from(left)))
    }

    /// What each seat scored in each finished hand.
    pub fn history(&self) -> &[Totals] {
        &self.history
    }

    /// The last finished hand.
    pub fn last_hand(&self) -> Option<&FinishedBlackHand> {
        self.last_hand.as_deref()
    }

    /// The number of cards a seat holds, which is public; 0 if the seat is not at the table.
    pub fn cards_held(&self, seat: Seat) -> usize {
        let seats = self.seat_count();
        if seat.index() >= seats {
            return 0;
        }
        match self.part() {
            Phase::Deal | Phase::Over => 0,
            Phase::Play => {
                let laid = self.hand.trick_under_way().len();
                let place = (seat.index() + seats - self.hand.lead().index()) % seats;
                TRICKS - self.hand.tricks_taken() - usize::from(place < laid)
            }
            _ => TRICKS,
        }
    }

    pub(super) fn seat_count(&self) -> usize {
        self.hand.seats()
    }

    /// The phase of the match.
    pub(super) fn part(&self) -> Phase {
        match self.ended {
            Some(_) => Phase::Over,
            None => self.hand.phase(),
        }
    }

    /// The pending chance event.
    pub(super) fn due(&self) -> Option<ChanceKind> {
        match self.part() {
            Phase::Deal => Some(ChanceKind::Deal),
            Phase::Gift => Some(ChanceKind::Gift),
            _ => None,
        }
    }

    /// The seats that may act now.
    pub(super) fn acting(&self) -> Seats {
        match self.part() {
            Phase::Play => Seats::one(self.hand.turn()),
            Phase::Pass | Phase::Return => Seats::all(self.seat_count()).minus(self.hand.chosen),
            _ => Seats::NONE,
        }
    }

    /// The running total of each seat.
    pub(super) fn running(&self) -> &[i32] {
        &self.totals[..self.seat_count()]
    }

    /// The outcome of the match, once it is over.
    pub(super) fn ending(&self) -> Option<Outcome> {
        self.ended.map(|(winners, reason)| Outcome {
            winners,
            totals: self.running().iter().copied().collect(),
            reason,
        })
    }

    /// The current pass, or else the first pass of the hand.
    pub(super) fn pass_rule(&self) -> PassRule {
        match self.part() {
            Phase::Return => PassRule {
                count: self.hand.pass_count(),
                left: self.seat_count() - 1,
            },
            _ => PASS_LEFT,
        }
    }

    /// Deals these hands.
    pub(super) fn deal(&mut self, hands: &BySeat<BlackCards>) {
        let mut dealt = [BlackCards::EMPTY; MAX_PLAYERS];
        for (place, hand) in dealt.iter_mut().zip(hands) {
            *place = *hand;
        }
        self.hand.take_deal(dealt);
    }

    /// Turns up this gift of the card set and removes it from the match (B-08).
    pub(super) fn turn_up(&mut self, place: u8) {
        let left = self.gifts_left.get_mut(usize::from(place));
        if let (Some(gift), Some(left)) = (self.options.card_set.gift(place), left) {
            *left = left.saturating_sub(1);
            self.gift = Some(place);
            self.hand.turn_up(gift.effect);
        }
    }

    /// Records a seat's choice of cards to pass; the last choice leads to a gift or the play.
    pub(super) fn choose(&mut self, seat: Seat, cards: BlackCards) {
        self.hand.choose(seat, cards);
        if self.part() == Phase::Gift && self.gifts_left().next().is_none() {
            self.hand.begin_play();
        }
    }

    /// Scores the finished hand (B-13), and ends the match or makes the next deal due.
    pub(super) fn score_hand(&mut self) {
        let scores = self.hand.scores();
        for (total, score) in self.totals.iter_mut().zip(&scores) {
            *total += score;
        }
        self.last_hand = Some(Arc::new(FinishedBlackHand {
            number: self.hand_number,
            hand: self.hand.in_the_open(),
            gift: self.gift,
            scores: scores.clone(),
            totals: self.running().iter().copied().collect(),
        }));
        self.history.push(scores);
        self.ended = end_after(self.running(), self.hand.all_curses());
        self.hand_number += 1;
        self.gift = None;
        self.hand = BlackHand::undealt(self.seat_count(), self.options.card_set.points());
    }
}
