//! Random playouts: the fast path for search and benchmarks.
//!
//! Each card rolls the dice once to select one of the legal kinds, except Two o'clock's lead and every seat's last
//! card.

#[cfg(test)]
mod tests;

use std::hint::select_unpredictable;

use moonshot_bits::{Bits, Kernel, Level};

use super::{BlackHand, MAX_PLAYERS, PASS, TRICKS};
use crate::bag::kinds::Indexed;
use crate::black_hearts::card::{BlackCard, BlackCards, NUMBERS};
use crate::black_hearts::card_set::Effect;
use crate::black_hearts::deal::{HAND, Pack};
use crate::dice::Dice;
use crate::game::Phase;
use crate::seat::{MAX_SEATS, Seat};

impl BlackHand {
    /// Plays a whole random hand up to its last trick: the deal, the passes, this gift if there is one, and the play.
    /// `seats` and `points` are those of [`BlackHand::deal`].
    pub fn random_hand(
        seats: usize,
        points: [u8; NUMBERS as usize],
        gift: Option<Effect>,
        dice: &mut impl Dice,
    ) -> BlackHand {
        BlackHand::random_hand_at(Level::best(), seats, points, gift, dice)
    }

    /// [`BlackHand::random_hand`] with these instructions. Every level plays the same hand from the same dice.
    pub fn random_hand_at(
        level: Level,
        seats: usize,
        points: [u8; NUMBERS as usize],
        gift: Option<Effect>,
        dice: &mut impl Dice,
    ) -> BlackHand {
        let mut hand = BlackHand::undealt(seats, points);
        let whole = WholeHand {
            hand: &mut hand,
            gift,
            dice,
        };
        match whole.hand.seats() {
            3 => level.run(Seated::<_, 3>(whole)),
            4 => level.run(Seated::<_, 4>(whole)),
            5 => level.run(Seated::<_, 5>(whole)),
            _ => level.run(Seated::<_, 6>(whole)),
        }
        hand
    }

    /// Plays random cards until the hand is over, each legal kind equally likely. Does nothing before the play begins.
    pub fn play_out_random(&mut self, dice: &mut impl Dice) {
        self.play_out_random_at(Level::best(), dice);
    }

    /// [`BlackHand::play_out_random`] with these instructions. Every level plays the same cards from the same dice.
    pub fn play_out_random_at(&mut self, level: Level, dice: &mut impl Dice) {
        while self.laid > 0 && self.play_random(dice) {}
        let left = TRICKS.saturating_sub(self.tricks_taken());
        let is_even = |hand: &BlackCards| hand.len() == left;
        let even = left > 0 && self.hands[..self.seats()].iter().all(is_even);
        if even && self.laid == 0 && self.phase == Phase::Play {
            let tricks = RestOfHand {
                hand: &mut *self,
                dice,
            };
            match tricks.hand.seats() {
                3 => level.run(Seated::<_, 3>(tricks)),
                4 => level.run(Seated::<_, 4>(tricks)),
                5 => level.run(Seated::<_, 5>(tricks)),
                _ => level.run(Seated::<_, 6>(tricks)),
            }
        }
        // Plays the rest if the hands have different sizes.
        while self.play_random(dice) {}
    }

    /// Plays a random card for the seat whose turn it is; false if it has none.
    fn play_random(&mut self, dice: &mut impl Dice) -> bool {
        let legal = self.legal();
        let no_choice = self.played == 0 || self.held(self.turn).len() == 1;
        let place = match legal.kind_count() {
            0 => return false,
            _ if no_choice => 0,
            kinds => dice.below(kinds as u32) as usize,
        };
        let Some(card) = legal.nth_kind(place).filter(|_| !self.is_over()) else {
            return false;
        };
        self.play_unchecked(card);
        true
    }
}

/// A kernel specialised for a constant number of seats.
struct Seated<K, const SEATS: usize>(K);

/// A whole hand, starting before the deal.
struct WholeHand<'a, D> {
    hand: &'a mut BlackHand,
    gift: Option<Effect>,
    dice: &'a mut D,
}

/// The remaining tricks of a hand.
struct RestOfHand<'a, D> {
    hand: &'a mut BlackHand,
    dice: &'a mut D,
}

impl<D: Dice, const SEATS: usize> Kernel for Seated<RestOfHand<'_, D>, SEATS> {
    type Output = ();

    #[inline(always)]
    fn run<B: Bits>(self, bits: B) {
        play_tricks::<SEATS, B>(bits, self.0.hand, self.0.dice);
    }
}

impl<D: Dice, const SEATS: usize> Kernel for Seated<WholeHand<'_, D>, SEATS> {
    type Output = ();

    #[inline(always)]
    fn run<B: Bits>(self, bits: B) {
        let WholeHand { hand, gift, dice } = self.0;
        let mut dealt = Pack::of(SEATS).deal::<SEATS>(dice);
        hand.passed = choose::<SEATS>(&mut dealt, PASS, dice);
        exchange::<SEATS>(&mut dealt, PASS, 1);
        hand.phase = Phase::Play;
        hand.effect = gift;
        match gift {
            Some(Effect::LowestTakes) => hand.flip = 7,
            Some(Effect::EarliestTakes) => hand.latest = 0,
            Some(Effect::PassRight(cards)) => {
                let cards = usize::from(cards).min(HAND);
                hand.returned = choose::<SEATS>(&mut dealt, cards, dice);
                exchange::<SEATS>(&mut dealt, cards, SEATS - 1);
            }
            Some(Effect::Multiply(_) | Effect::Reduce(_)) | None => {}
        }
        for (hand, cards) in hand.hands.iter_mut().zip(&dealt) {
            *hand = bag(cards);
        }
        hand.begin_play();
        play_tricks::<SEATS, B>(bits, hand, dice);
    }
}

/// The cards as a bag. A pack has at most three copies of a card.
#[inline(always)]
fn bag(cards: &[BlackCard]) -> BlackCards {
    let counts = cards.iter().map(|card| 1 << (2 * card.index()));
    BlackCards::of(counts.sum())
}

/// Draws `count` cards of each hand, moves them to its front, and returns them.
#[inline(always)]
fn choose<const SEATS: usize>(
    dealt: &mut [[BlackCard; HAND]; SEATS],
    count: usize,
    dice: &mut impl Dice,
) -> [BlackCards; MAX_PLAYERS] {
    let mut chosen = [BlackCards::EMPTY; MAX_PLAYERS];
    for (chosen, hand) in chosen.iter_mut().zip(dealt) {
        for place in 0..count.min(HAND) {
            let drawn = place + dice.below((HAND - place) as u32) as usize;
            hand.swap(place, drawn.min(HAND - 1));
        }
        *chosen = bag(&hand[..count.min(HAND)]);
    }
    chosen
}

/// Moves the first cards of each hand to the left.
#[inline(always)]
fn exchange<const SEATS: usize>(dealt: &mut [[BlackCard; HAND]; SEATS], count: usize, left: usize) {
    let before = *dealt;
    for (giver, given) in before.iter().enumerate() {
        let taker = giver + left;
        let taker = if taker < SEATS { taker } else { taker - SEATS };
        let count = count.min(HAND);
        dealt[taker][..count].copy_from_slice(&given[..count]);
    }
}

/// The tricks that have special rules.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Which {
    /// The first one, which Two o'clock leads (B-09).
    First,
    Middle,
    /// The last one, in which no seat has a choice.
    Last,
}

/// Plays all remaining tricks. The hand must be between tricks, with a card for each remaining trick in every hand.
#[inline(always)]
fn play_tricks<const SEATS: usize, B: Bits>(bits: B, hand: &mut BlackHand, dice: &mut impl Dice) {
    let mut tricks = Tricks::<SEATS> {
        held: std::array::from_fn(|seat| hand.hands.get(seat).map_or(0, |hand| hand.counts())),
        taken: [0; MAX_SEATS],
        leader: hand.turn.index(),
        flip: u32::from(hand.flip),
        latest: u32::from(hand.latest),
    };
    if hand.tricks == 0 {
        tricks.trick(bits, Which::First, hand, dice);
    }
    for _ in usize::from(hand.tricks)..TRICKS - 1 {
        tricks.trick(bits, Which::Middle, hand, dice);
    }
    tricks.trick(bits, Which::Last, hand, dice);
    hand.end_tricks(&tricks.taken);
}

/// The state of a hand between tricks that the remaining play depends on, with cards as words of counts.
struct Tricks<const SEATS: usize> {
    held: [u64; MAX_SEATS],
    /// The cards each seat took; counts of identical cards may be merged to one.
    taken: [u64; MAX_SEATS],
    leader: usize,
    flip: u32,
    latest: u32,
}

impl<const SEATS: usize> Tricks<SEATS> {
    /// Plays a trick, without branches on the cards.
    #[inline(always)]
    fn trick<B: Bits>(
        &mut self,
        bits: B,
        which: Which,
        hand: &mut BlackHand,
        dice: &mut impl Dice,
    ) {
        let mut seat = self.leader;
        let mut winner = seat;
        let mut best = 0;
        let mut all = 0;
        let mut plays = [BlackCard::TWO_O_CLOCK; SEATS];
        for (place, play) in plays.iter_mut().enumerate() {
            let held = self.held[seat % MAX_SEATS];
            let card = match which {
                Which::First if place == 0 => BlackCards::one(BlackCard::TWO_O_CLOCK).counts(),
                Which::Last => held,
                _ => {
                    let kinds = BlackCards::of(held).kinds().counts();
                    bits.select(kinds, dice.below(bits.count(kinds)))
                }
            };
            self.held[seat % MAX_SEATS] = held.wrapping_sub(card);
            all |= card;
            *play = BlackCard::at(card.trailing_zeros() / 2);
            let strength = u32::from(play.number()) ^ self.flip;
            let takes = strength + self.latest > best;
            best = select_unpredictable(takes, strength, best);
            winner = select_unpredictable(takes, seat, winner);
            seat = if seat + 1 == SEATS { 0 } else { seat + 1 };
        }
        self.taken[winner % MAX_SEATS] |= all;
        self.leader = winner;
        hand.enter_trick(&plays, Seat::at(winner));
    }
}
