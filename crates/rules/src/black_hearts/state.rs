//! The state of a match and its transitions, unchecked: what may be done is asked in `legality`, and who knows what
//! in `view`.

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
    /// How many of each gift are left in the match, in the card set's order (B-08).
    pub(super) gifts_left: [u8; MAX_GIFTS],
    /// The place in the card set of the gift that rules the hand.
    pub(super) gift: Option<u8>,
    /// What each seat scored in each finished hand.
    pub(super) history: Vec<Totals>,
    pub(super) last_hand: Option<Arc<FinishedBlackHand>>,
    pub(super) ended: Option<(Seats, EndReason)>,
}

/// A hand that was played to its end and scored.
#[derive(Clone, PartialEq, Debug)]
pub struct FinishedBlackHand {
    /// Its number, from 1.
    pub number: u32,
    /// Its tricks, as everybody saw them.
    pub hand: BlackHand,
    /// The gift that ruled it: its place in the card set.
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

    /// The hand under way, for searches that copy it; before a deal, an empty one.
    pub fn hand(&self) -> &BlackHand {
        &self.hand
    }

    /// The seat that leads the trick under way or about to start; `None` outside the play.
    pub fn lead(&self) -> Option<Seat> {
        (self.part() == Phase::Play).then(|| self.hand.lead())
    }

    /// The gift that rules the hand: its place in the card set (B-07).
    pub fn gift(&self) -> Option<u8> {
        self.gift
    }

    /// The gifts that can still be turned up: their places in the card set, rising, a copy more once more (B-08).
    pub fn gifts_left(&self) -> impl Iterator<Item = u8> + '_ {
        let gifts = (0..).zip(self.gifts_left);
        gifts.flat_map(|(place, left)| repeat_n(place, usize::from(left)))
    }

    /// What each seat scored in each finished hand.
    pub fn history(&self) -> &[Totals] {
        &self.history
    }

    /// The hand finished last.
    pub fn last_hand(&self) -> Option<&FinishedBlackHand> {
        self.last_hand.as_deref()
    }

    /// How many cards a seat holds, from what everybody can count; 0 for a seat that is not at the table.
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

    /// The part of the match.
    pub(super) fn part(&self) -> Phase {
        match self.ended {
            Some(_) => Phase::Over,
            None => self.hand.phase(),
        }
    }

    /// The chance event that is due.
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

    /// How the match ended, once it has.
    pub(super) fn ending(&self) -> Option<Outcome> {
        self.ended.map(|(winners, reason)| Outcome {
            winners,
            totals: self.running().iter().copied().collect(),
            reason,
        })
    }

    /// The pass under way, or else the one with which the hand began.
    pub(super) fn pass_rule(&self) -> PassRule {
        match self.part() {
            Phase::Return => PassRule {
                count: self.hand.pass_count(),
                left: self.seat_count() - 1,
            },
            _ => PASS_LEFT,
        }
    }

    /// Deals these hands, one for each seat.
    pub(super) fn deal(&mut self, hands: &BySeat<BlackCards>) {
        let mut dealt = [BlackCards::EMPTY; MAX_PLAYERS];
        for (place, hand) in dealt.iter_mut().zip(hands) {
            *place = *hand;
        }
        self.hand.take_deal(dealt);
    }

    /// Turns up the gift at this place of the card set, which then leaves the match (B-08).
    pub(super) fn turn_up(&mut self, place: u8) {
        let left = self.gifts_left.get_mut(usize::from(place));
        if let (Some(gift), Some(left)) = (self.options.card_set.gift(place), left) {
            *left = left.saturating_sub(1);
            self.gift = Some(place);
            self.hand.turn_up(gift.effect);
        }
    }

    /// Takes a seat's choice of cards to pass; after the last, a gift is due or the play begins.
    pub(super) fn choose(&mut self, seat: Seat, cards: BlackCards) {
        self.hand.choose(seat, cards);
        if self.part() == Phase::Gift && self.gifts_left().next().is_none() {
            self.hand.begin_play();
        }
    }

    /// Scores the finished hand (B-13), and ends the match or makes ready for the next deal.
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
