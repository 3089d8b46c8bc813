//! Random whole hands: the deal, the pass and the opening, and then the tricks.

use moonshot_bits::Bits;

use super::seated::{SeatedKernel, run_seated};
use super::tricks::{Tricks, declare_wilds};
use super::{Deck, PLACES, choose_moon};
use crate::card::{Card, Suit};
use crate::cards::Cards;
use crate::dice::Dice;
use crate::seat::MAX_SEATS;
use crate::trick::hand::MAX_CARDS;
use crate::trick::rules::TrickRules;
use crate::trick::score::{self, Scores};

/// Plays a whole random hand and returns the scores.
pub(super) fn random_hand(deck: &mut Deck, number: u32, dice: &mut impl Dice) -> Scores {
    let (rules, level) = (deck.rules, deck.level);
    // The first trick of a one-card hand is its last, and custom tables have up to eight seats.
    if rules.cards_each() > 1
        && let Some(scores) = run_seated(WholeHand { deck, number, dice }, rules.seats, level)
    {
        return scores;
    }
    let mut hand = deck.deal(&rules, dice);
    hand.open_random(&rules, number, dice);
    hand.play_out_random(&rules, dice)
}

impl Deck {
    /// Draws the cards of each seat one after another, each from those left; then the leftovers.
    ///
    /// If there are no leftovers, the last hand gets the rest.
    #[inline(always)]
    pub(super) fn deal_to(
        &mut self,
        seats: usize,
        dice: &mut impl Dice,
    ) -> ([Cards; MAX_SEATS], Cards) {
        let mut held = [Cards::EMPTY; MAX_SEATS];
        let each = self.rules.cards_each();
        let mut rest = self.rules.pack;
        let mut left = self.size;
        let all_go = each * seats == left;
        for hand in &mut held[..if all_go { seats - 1 } else { seats }] {
            for _ in 0..each {
                let drawn = dice.below(left as u32) as usize % PLACES;
                left = (left - 1) % PLACES;
                self.cards.swap(drawn, left);
                hand.insert(self.cards[left]);
            }
            rest -= *hand;
        }
        if all_go {
            held[seats - 1] = rest;
            rest = Cards::EMPTY;
        }
        (held, rest)
    }
}

/// Draws the cards that each seat passes.
#[inline(always)]
pub(super) fn choose_passes<B: Bits>(
    bits: B,
    held: &[Cards; MAX_SEATS],
    seats: usize,
    rules: &TrickRules,
    dice: &mut impl Dice,
) -> [Cards; MAX_SEATS] {
    let mut chosen = [Cards::EMPTY; MAX_SEATS];
    for (chosen, held) in chosen.iter_mut().zip(held).take(seats) {
        let word = held.word();
        let passed = match rules.pass_count {
            3 if bits.count(word) > 3 => three_of(bits, word, dice),
            count => some_of(bits, word, count, dice),
        };
        *chosen = Cards::of_word(passed);
    }
    chosen
}

/// Draws `count` of the bits one after another, each from those left; all of them if there are fewer.
#[inline(always)]
fn some_of<B: Bits>(bits: B, word: u64, count: usize, dice: &mut impl Dice) -> u64 {
    let mut left = word;
    for _ in 0..count.min(MAX_CARDS) {
        let place = dice.below(bits.count(left).max(1));
        left &= !bits.select(left, place);
    }
    word & !left
}

/// [`some_of`] for three out of more than three, which is every preset pass: finds the three in parallel instead of one
/// after another.
#[inline(always)]
fn three_of<B: Bits>(bits: B, word: u64, dice: &mut impl Dice) -> u64 {
    let count = bits.count(word);
    let [first, second, third] = [count, count - 1, count - 2].map(|left| dice.below(left));
    // Converts indices among those left into indices among all.
    let third = third.wrapping_add(u32::from(third >= second));
    let third = third.wrapping_add(u32::from(third >= first));
    let second = second.wrapping_add(u32::from(second >= first));
    let [first, second, third] = [first, second, third].map(|place| bits.select(word, place));
    first | second | third
}

/// The leader of the first trick, and the legal opening cards (H-11, C-13, W-06 to W-08).
#[inline(always)]
fn opening<const SEATS: usize>(
    held: &[Cards; MAX_SEATS],
    rules: &TrickRules,
    dice: &mut impl Dice,
) -> (usize, Cards) {
    let mut leader = 0;
    let mut lowest = Cards::EMPTY;
    for (seat, held) in held[..SEATS].iter().enumerate() {
        let clubs = (*held - Cards::WILDS).of(Suit::Clubs).word();
        let club = clubs & clubs.wrapping_neg();
        // Subtracting 1 makes an empty set compare highest.
        if club.wrapping_sub(1) < lowest.word().wrapping_sub(1) {
            lowest = Cards::of_word(club);
            leader = seat;
        }
    }
    if rules.any_club_opens {
        return (leader, held[leader].of(Suit::Clubs));
    }
    let wild = Cards::one(Card::WILD_CLUB);
    let holder = held[..SEATS]
        .iter()
        .position(|held| held.contains_all(wild));
    match holder {
        Some(holder) if holder == leader => (leader, lowest | wild),
        Some(holder) if dice.below(2) == 0 => (holder, wild),
        _ => (leader, lowest),
    }
}

/// A hand with that number, from the deal to its scores.
struct WholeHand<'a, D> {
    deck: &'a mut Deck,
    number: u32,
    dice: &'a mut D,
}

impl<D: Dice> SeatedKernel for WholeHand<'_, D> {
    type Output = Scores;

    #[inline(always)]
    fn run<const SEATS: usize, B: Bits>(self, bits: B) -> Scores {
        let WholeHand { deck, number, dice } = self;
        let (mut held, extras) = deck.deal_to(SEATS, dice);
        let rules = &deck.rules;
        let left = rules.pass_left(number);
        if left > 0 {
            let chosen = choose_passes(bits, &held, SEATS, rules, dice);
            for from in 0..SEATS {
                let to = from + left;
                let to = if to < SEATS { to } else { to - SEATS };
                held[from] -= chosen[from];
                held[to % MAX_SEATS] |= chosen[from];
            }
        }
        let (leader, opening) = opening::<SEATS>(&held, rules, dice);
        let lows = declare_wilds(rules, dice);
        let mut tricks = Tricks::<SEATS>::new(rules, lows, &held, leader, !rules.must_break);
        if !opening.is_empty() {
            tricks.open(bits, opening, &mut (), dice);
            tricks.take(extras);
            tricks.play(bits, rules.cards_each() - 1, &mut (), dice);
        }
        score::of_taken(&tricks.taken(), rules, || choose_moon(dice))
    }
}
