//! A hand of Black Hearts: five cards each, from the deal to the last trick. Small, `Copy`, and free of allocation,
//! because searches copy it millions of times per second.

mod playout;

use std::hint::select_unpredictable;

use super::card::{BlackCard, BlackCards, NUMBERS};
use super::card_set::Effect;
use super::deal::{self, HAND, MAX_PLAYERS, MIN_PLAYERS};
use crate::dice::Dice;
use crate::game::{PassRule, Phase};
use crate::seat::{Seat, Seats};

/// Number of tricks in a hand (B-12).
pub(super) const TRICKS: usize = HAND;
/// Number of cards passed to the left (B-06).
const PASS: usize = 2;
/// The pass with which every hand begins (B-06).
pub(super) const PASS_LEFT: PassRule = PassRule {
    count: PASS,
    left: 1,
};

/// A hand of Black Hearts, in 224 bytes.
///
/// Its methods are unchecked: they do not verify that a move is legal, and ignore calls that make no sense.
/// [`BlackHearts`](crate::BlackHearts) is the checked interface.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BlackHand {
    /// The cards each seat holds, including the cards it chose to pass until all have chosen.
    pub(super) hands: [BlackCards; MAX_PLAYERS],
    /// What each seat chose to pass left (B-06).
    pub(super) passed: [BlackCards; MAX_PLAYERS],
    /// The cards each seat chose to pass right, with the gift that has a second pass.
    pub(super) returned: [BlackCards; MAX_PLAYERS],
    /// Every card played, in order.
    pub(super) plays: [BlackCard; MAX_PLAYERS * TRICKS],
    /// Who took each finished trick.
    takers: [Seat; TRICKS],
    /// The curse points of the red 1 to 6, at the place of their number.
    pub(super) points: [u8; NUMBERS as usize + 1],
    /// The Curse cards each seat took, one bit for each number.
    pub(super) curses: [u8; MAX_PLAYERS],
    /// The points printed on them.
    pub(super) taken: [u16; MAX_PLAYERS],
    pub(super) phase: Phase,
    /// The seats that have chosen in the current pass.
    pub(super) chosen: Seats,
    pub(super) effect: Option<Effect>,
    seats: u8,
    played: u8,
    tricks: u8,
    /// Number of cards in the current trick.
    laid: u8,
    first_lead: Seat,
    lead: Seat,
    turn: Seat,
    /// The seat that currently wins the trick, and its card's strength.
    best: Seat,
    best_strength: u8,
    /// The Curse cards in the current trick, and the points printed on them.
    trick_curses: u8,
    trick_points: u16,
    /// XOR mask that turns numbers into strengths: 7 if the lowest card wins, else 0.
    flip: u8,
    /// 1 if the latest of the tied cards wins the trick, else 0.
    latest: u8,
}

impl BlackHand {
    /// A hand before its deal, with these points for the red 1 to 6.
    pub(super) fn undealt(seats: usize, points: [u8; NUMBERS as usize]) -> BlackHand {
        let mut by_number = [0; NUMBERS as usize + 1];
        by_number[1..].copy_from_slice(&points);
        BlackHand {
            hands: [BlackCards::EMPTY; MAX_PLAYERS],
            passed: [BlackCards::EMPTY; MAX_PLAYERS],
            returned: [BlackCards::EMPTY; MAX_PLAYERS],
            plays: [BlackCard::TWO_O_CLOCK; MAX_PLAYERS * TRICKS],
            takers: [Seat::at(0); TRICKS],
            points: by_number,
            curses: [0; MAX_PLAYERS],
            taken: [0; MAX_PLAYERS],
            phase: Phase::Deal,
            chosen: Seats::NONE,
            effect: None,
            seats: seats.clamp(MIN_PLAYERS, MAX_PLAYERS) as u8,
            played: 0,
            tricks: 0,
            laid: 0,
            first_lead: Seat::at(0),
            lead: Seat::at(0),
            turn: Seat::at(0),
            best: Seat::at(0),
            best_strength: 0,
            trick_curses: 0,
            trick_points: 0,
            flip: 0,
            latest: 1,
        }
    }

    /// A randomly dealt hand in the pass phase (B-05). The number of `seats` is clamped to 3-6; `points` are those of
    /// the red 1 to 6.
    pub fn deal<D: Dice + ?Sized>(
        seats: usize,
        points: [u8; NUMBERS as usize],
        dice: &mut D,
    ) -> BlackHand {
        let seats = seats.clamp(MIN_PLAYERS, MAX_PLAYERS);
        let mut hand = BlackHand::undealt(seats, points);
        hand.take_deal(deal::deal(hand.seats(), dice));
        hand
    }

    /// Deals these cards and begins the pass.
    pub(super) fn take_deal(&mut self, hands: [BlackCards; MAX_PLAYERS]) {
        self.hands = hands;
        self.phase = Phase::Pass;
    }

    /// The hand with everything hidden removed: no hands and no passed cards.
    pub(super) fn in_the_open(&self) -> BlackHand {
        let mut points = [0; NUMBERS as usize];
        points.copy_from_slice(&self.points[1..]);
        let mut open = BlackHand::undealt(self.seats(), points);
        if let Some(effect) = self.effect {
            open.turn_up(effect);
        }
        open.chosen = self.chosen;
        open.phase = self.phase;
        let first = match self.phase {
            Phase::Play => self.first_lead,
            _ => Seat::at(0),
        };
        open.lead_first(first);
        self.plays().iter().for_each(|card| open.lay(*card));
        open
    }

    /// The current phase: `Deal`, `Pass`, `Gift`, `Return` or `Play`.
    #[inline]
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// How many seats the table has.
    #[inline]
    pub fn seats(&self) -> usize {
        usize::from(self.seats)
    }

    /// The cards a seat holds; none if the seat is not at the table.
    #[inline]
    pub fn held(&self, seat: Seat) -> BlackCards {
        self.hands.get(seat.index()).copied().unwrap_or_default()
    }

    /// The seat to play, in `Play`.
    #[inline]
    pub fn turn(&self) -> Seat {
        self.turn
    }

    /// The seat that leads the current or next trick, in `Play`.
    #[inline]
    pub fn lead(&self) -> Seat {
        self.lead
    }

    /// The rule change of the gift that was turned up (B-07).
    pub fn effect(&self) -> Option<Effect> {
        self.effect
    }

    /// How many cards are passed in `Pass` and `Return`; 0 elsewhere.
    pub fn pass_count(&self) -> usize {
        match (self.phase, self.effect) {
            (Phase::Pass, _) => PASS,
            (Phase::Return, Some(Effect::PassRight(cards))) => usize::from(cards),
            _ => 0,
        }
    }

    /// Records a seat's choice of cards to pass. The last choice moves the cards; then a gift is due
    /// ([`BlackHand::turn_up`] or [`BlackHand::begin_play`]), or after Return Gift the play begins.
    ///
    /// Does nothing outside a pass, or if the seat does not hold the cards.
    #[inline]
    pub fn choose(&mut self, seat: Seat, cards: BlackCards) {
        let right = self.phase == Phase::Return;
        let passing = right || self.phase == Phase::Pass;
        if !passing || seat.index() >= self.seats() || !self.held(seat).contains_all(cards) {
            return;
        }
        let given = if right {
            &mut self.returned
        } else {
            &mut self.passed
        };
        if let Some(given) = given.get_mut(seat.index()) {
            *given = cards;
        }
        self.chosen.insert(seat);
        if self.chosen != Seats::all(self.seats()) {
            return;
        }
        self.chosen = Seats::NONE;
        self.exchange(right);
        if right {
            self.begin_play();
        } else {
            self.phase = Phase::Gift;
        }
    }

    /// Moves the chosen cards to the right or left.
    #[inline]
    fn exchange(&mut self, right: bool) {
        let given = if right { &self.returned } else { &self.passed };
        let seats = self.seats();
        let mut giver = if right { 0 } else { seats - 1 };
        for taker in 0..seats {
            giver = if right { taker + 1 } else { giver };
            giver = if giver == seats { 0 } else { giver };
            let hand = &mut self.hands[taker];
            *hand = hand.without(given[taker]).with(given[giver]);
            giver = taker;
        }
    }

    /// Turns up a gift and enters the phase it requires.
    pub fn turn_up(&mut self, effect: Effect) {
        self.effect = Some(effect);
        match effect {
            Effect::LowestTakes => self.flip = 7,
            Effect::EarliestTakes => self.latest = 0,
            Effect::Multiply(_) | Effect::Reduce(_) => {}
            Effect::PassRight(_) => {
                self.phase = Phase::Return;
                self.chosen = Seats::NONE;
                return;
            }
        }
        self.begin_play();
    }

    /// Begins the play with the holder of Two o'clock (B-09).
    #[inline]
    pub fn begin_play(&mut self) {
        self.phase = Phase::Play;
        let holder = self
            .hands
            .iter()
            .position(|hand| hand.contains(BlackCard::TWO_O_CLOCK));
        self.lead_first(Seat::at(holder.unwrap_or_default()));
    }

    /// Begins the play with this seat.
    pub(super) fn lead_first(&mut self, seat: Seat) {
        self.first_lead = seat;
        self.lead = seat;
        self.turn = seat;
    }

    /// The cards that are legal now, one copy of each; none outside the play.
    #[inline]
    pub fn legal(&self) -> BlackCards {
        if self.phase != Phase::Play {
            BlackCards::EMPTY
        } else if self.played == 0 {
            BlackCards::one(BlackCard::TWO_O_CLOCK)
        } else {
            self.held(self.turn).kinds()
        }
    }

    /// Plays a card for the seat whose turn it is, and completes the trick if it is the last card.
    ///
    /// Does nothing outside the play, or if the seat does not hold the card.
    #[inline]
    pub fn play_unchecked(&mut self, card: BlackCard) {
        let seat = self.turn;
        let playing = (self.phase == Phase::Play) & !self.is_over();
        if playing && self.hands[seat.index()].remove(card) {
            self.lay(card);
        }
    }

    /// [`BlackHand::play_unchecked`] without removing the card from the hand. The hand must not be over.
    #[inline]
    pub(super) fn lay(&mut self, card: BlackCard) {
        let seat = self.turn;
        let over = self.is_over();
        let slot = self.plays.get_mut(usize::from(self.played));
        let Some(slot) = slot.filter(|_| !over) else {
            return;
        };
        *slot = card;
        self.played += 1;
        self.laid += 1;
        let curse = u8::from(card.is_curse());
        self.trick_curses |= curse << card.number();
        self.trick_points += u16::from(self.points[usize::from(card.number())] * curse);
        let strength = card.number() ^ self.flip;
        let takes = strength + self.latest > self.best_strength;
        self.best_strength = select_unpredictable(takes, strength, self.best_strength);
        self.best = select_unpredictable(takes, seat, self.best);
        self.turn = seat.left(self.seats());
        if self.laid == self.seats {
            self.gather();
        }
    }

    #[inline]
    fn gather(&mut self) {
        // The taker is always at the table: it comes from `Seat::left` or from the hands.
        let taker = self.best.index() % MAX_PLAYERS;
        self.takers[usize::from(self.tricks) % TRICKS] = self.best;
        self.curses[taker] |= self.trick_curses;
        self.taken[taker] += self.trick_points;
        self.trick_points = 0;
        self.tricks += 1;
        self.laid = 0;
        self.trick_curses = 0;
        self.best_strength = 0;
        self.lead = self.best;
        self.turn = self.best;
    }

    /// Records a whole trick, from its leader on; call [`BlackHand::end_tricks`] after the last.
    #[inline(always)]
    fn enter_trick(&mut self, plays: &[BlackCard], taker: Seat) {
        let start = usize::from(self.played);
        if let Some(slots) = self.plays.get_mut(start..start + plays.len()) {
            slots.copy_from_slice(plays);
            self.takers[usize::from(self.tricks) % TRICKS] = taker;
            self.played += plays.len() as u8;
            self.tricks += 1;
        }
    }

    /// Ends the recording of all remaining tricks, with the cards each seat took in them, as counts.
    fn end_tricks(&mut self, taken: &[u64]) {
        for (seat, taken) in taken.iter().enumerate().take(self.seats()) {
            // The red cards are indexed by their numbers; collapses their two-bit counts to one bit each.
            let pairs = (taken & 0x1111 | taken >> 1 & 0x2222) & 0x3333;
            let fours = (pairs | pairs >> 2) & 0x0f0f;
            let curses = (fours | fours >> 4) as u8;
            self.curses[seat] |= curses;
            self.taken[seat] += self.curse_points(curses) as u16;
        }
        self.hands = [BlackCards::EMPTY; MAX_PLAYERS];
        let last = self.takers[TRICKS - 1];
        (self.best, self.lead, self.turn) = (last, last, last);
    }

    /// Gives a Curse card to the seat that took it.
    #[cfg(test)]
    pub(super) fn give_curse(&mut self, seat: Seat, card: BlackCard) {
        self.curses[seat.index()] |= 1 << card.number();
        self.taken[seat.index()] += u16::from(self.points[usize::from(card.number())]);
    }

    /// Whether all five tricks are taken.
    #[inline]
    pub fn is_over(&self) -> bool {
        usize::from(self.tricks) == TRICKS
    }

    /// The number of finished tricks.
    #[inline]
    pub fn tricks_taken(&self) -> usize {
        usize::from(self.tricks)
    }

    /// A finished trick: its leader, its cards in order, its taker. `None` if it is not finished.
    pub fn trick(&self, number: usize) -> Option<(Seat, &[BlackCard], Seat)> {
        if number >= self.tricks_taken() {
            return None;
        }
        let lead = match number.checked_sub(1) {
            None => self.first_lead,
            Some(before) => self.takers[before],
        };
        let start = number * self.seats();
        let cards = &self.plays[start..start + self.seats()];
        Some((lead, cards, self.takers[number]))
    }

    /// The last finished trick, as [`BlackHand::trick`].
    pub fn last_trick(&self) -> Option<(Seat, &[BlackCard], Seat)> {
        self.trick(self.tricks_taken().checked_sub(1)?)
    }

    /// The cards a seat has taken, in order.
    pub fn taken_in_order(&self, seat: Seat) -> impl Iterator<Item = BlackCard> + '_ {
        (0..self.tricks_taken())
            .filter_map(|number| self.trick(number))
            .filter(move |(_, _, taker)| *taker == seat)
            .flat_map(|(_, cards, _)| cards.iter().copied())
    }

    /// The cards of the current trick, from [`BlackHand::lead`] on.
    pub fn trick_under_way(&self) -> &[BlackCard] {
        let end = usize::from(self.played);
        &self.plays[end - usize::from(self.laid)..end]
    }

    /// Every card played, in order.
    pub fn plays(&self) -> &[BlackCard] {
        &self.plays[..usize::from(self.played)]
    }
}
