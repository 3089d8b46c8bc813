//! Random playouts: the fast path for search and benchmarks.
//!
//! Each turn rolls the dice once for an index into [`HeartGame::choices`].

#[cfg(test)]
mod tests;

use std::hint::select_unpredictable;

use super::{HeartGame, TURNS};
use crate::dice::Dice;
use crate::heartcatchers::card::HeartCards;
use crate::heartcatchers::choices::{COUNTS, EFFECTS, Effect, by_catcher, by_colour};
use crate::heartcatchers::stack::Stack;
use crate::seat::Seat;

impl HeartGame {
    /// Plays a whole random game up to its last turn, started by this seat, 0 or 1.
    pub fn random_game(starter: Seat, dice: &mut impl Dice) -> HeartGame {
        let mut game = HeartGame::deal(starter, dice);
        game.play_out_random(dice);
        game
    }

    /// Plays random actions until the game is over, each of [`HeartGame::choices`] equally likely.
    pub fn play_out_random(&mut self, dice: &mut impl Dice) {
        let mut turns = Turns::of(self);
        while u32::from(self.taken) < TURNS && turns.play(self.turn().index(), dice) {
            self.taken += 1;
        }
        turns.put_into(self);
    }
}

/// A game in a form that needs no branches on the cards: every turn writes two stacks, the one that is played on and
/// the one that changes sides with it, which for most actions is the same.
struct Turns {
    /// The stacks, indexed by side * 4 + place.
    stacks: [Stack; 8],
    /// Eight bits for each colour: the stacks that have it on top, indexed by side * 3 + place.
    tops: u32,
    /// The hands as counts.
    hands: [u32; 2],
    pile: u32,
}

/// The lowest bit for each colour.
const EACH_COLOUR: u32 = 0x0101_0101;
/// The bits of one side's stacks for each colour.
const ONE_SIDE: u32 = 7 * EACH_COLOUR;
/// The low bit of each count.
const ONES: u32 = 0x5555_5555;

impl Turns {
    fn of(game: &HeartGame) -> Turns {
        let [[a, b, c], [d, e, f]] = game.field;
        Turns {
            stacks: [a, b, c, Stack::EMPTY, d, e, f, Stack::EMPTY],
            tops: by_colour(&game.field[0], 0) | by_colour(&game.field[1], 3),
            hands: game.hands.map(|hand| hand.counts() as u32),
            pile: game.pile,
        }
    }

    fn put_into(&self, game: &mut HeartGame) {
        let [a, b, c, _, d, e, f, _] = self.stacks;
        game.field = [[a, b, c], [d, e, f]];
        game.hands = self.hands.map(|hand| HeartCards::of(u64::from(hand)));
        game.pile = self.pile;
    }

    /// Takes a random turn for that side; false if it has no card.
    #[inline(always)]
    fn play(&mut self, side: usize, dice: &mut impl Dice) -> bool {
        let hand = self.hands[side & 1];
        let kinds = (hand | hand >> 1) & ONES;
        let rest = kinds & kinds.wrapping_sub(1);
        let cards = [
            kinds & kinds.wrapping_neg(),
            rest & rest.wrapping_neg(),
            rest & rest.wrapping_sub(1),
        ];
        // The own stacks come first, as the tables of ways expect.
        let tops = self.tops;
        let swapped = (tops & ONE_SIDE) << 3 | tops >> 3 & ONE_SIDE;
        let catcher = by_catcher(if side & 1 == 0 { tops } else { swapped });
        let caught = cards.map(|card| catcher >> colour(card) & 63);
        let count = |n: usize| {
            let count = COUNTS[caught[n] as usize];
            u32::from(if cards[n] == 0 { 0 } else { count })
        };
        let first = count(0);
        let second = first + count(1);
        let all = second + count(2);
        if all == 0 {
            return false;
        }
        let drawn = dice.below(all);
        let (past_first, past_second) = (drawn >= first, drawn >= second);
        let one_of = |each: [u32; 3]| {
            let later = select_unpredictable(past_second, each[2], each[1]);
            select_unpredictable(past_first, later, each[0])
        };
        let card = one_of(cards);
        let way = drawn.wrapping_sub(one_of([0, first, second]));
        let effects = &EFFECTS[one_of(caught) as usize % EFFECTS.len()];
        self.act(side, card, effects[way as usize % effects.len()]);
        true
    }

    /// Plays a card of that side, given as a count of one.
    #[inline(always)]
    fn act(&mut self, side: usize, card: u32, effect: Effect) {
        let flip = (side & 1) << 2;
        let (on, given) = (effect.on() ^ flip, effect.given() ^ flip);
        let (on, given) = (on % self.stacks.len(), given % self.stacks.len());
        let nibble = (card.trailing_zeros() / 2 + 1) as u8;
        let stack = self.stacks[on].with(nibble, effect.is_secret(), side & 1);
        self.stacks[on] = self.stacks[given];
        self.stacks[given] = stack;

        let (on, given) = (on - on / 4, given - given / 4);
        let other_top = self.tops >> given & EACH_COLOUR;
        let tops = self.tops & !(EACH_COLOUR << on) | other_top << on;
        let tops = tops & !(EACH_COLOUR << given) | 1 << (colour(card) + given as u32);
        self.tops = select_unpredictable(effect.is_secret(), self.tops, tops);

        // An empty pile yields no count, because its four bits are zero.
        let drawn = 1 << (2 * (self.pile & 15)) >> 2;
        self.pile >>= 4;
        let hand = &mut self.hands[side & 1];
        *hand = hand.wrapping_sub(card).wrapping_add(drawn);
    }
}

/// Eight times the index of a card's colour; the card is given as a count of one.
#[inline(always)]
fn colour(card: u32) -> u32 {
    // Four cards for each colour, two bits for each card.
    card.trailing_zeros() & 0x18
}
