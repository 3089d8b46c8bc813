//! Playouts: a hand from any point to its end, every choice uniformly random. The fast path of search and of
//! the benchmark.

use super::action::Played;
use super::hand::Hand;
use super::rules::{Moon, TrickRules};
use super::score::{self, MoonChoice};
use crate::card::Card;
use crate::cards::Cards;
use crate::game::Dice;
use crate::seat::{MAX_SEATS, Seat};

impl Hand {
    /// Shuffles and deals a hand, without the pass.
    ///
    /// Not the order of [`roll`](crate::Game::roll): seeds of matches go through that one alone.
    pub fn deal_random(rules: &TrickRules, dice: &mut impl Dice) -> Hand {
        let mut pack = [Card::QUEEN_OF_SPADES; super::hand::MAX_CARDS];
        let mut size = 0;
        for (slot, card) in pack.iter_mut().zip(rules.pack) {
            *slot = card;
            size += 1;
        }
        let mut hand = Hand::dealt(rules, &[], Cards::EMPTY);
        let each = rules.cards_each();
        // Dealing from the top while shuffling: every place takes a random one of what is left.
        let mut left = size;
        for seat in 0..rules.seats {
            for _ in 0..each {
                let pick = dice.below(left as u32) as usize;
                left -= 1;
                hand.give(seat, pack[pick]);
                pack[pick] = pack[left];
            }
        }
        hand.leave_over(pack[..left].iter().copied().collect());
        hand
    }

    /// Passes random cards where the hand of that number passes, and gives the first lead.
    pub fn open_random(&mut self, rules: &TrickRules, hand_number: u32, dice: &mut impl Dice) {
        let left = rules.pass_left(hand_number);
        if left > 0 {
            let mut chosen = [Cards::EMPTY; MAX_SEATS];
            for seat in Seat::all(rules.seats) {
                let mut held = self.held(seat);
                for _ in 0..rules.pass_count {
                    let card = pick(held, dice);
                    held.remove(card);
                    chosen[seat.index()].insert(card);
                }
            }
            self.pass(left, &chosen);
        }
        self.start_with_lowest_club();
        if rules.has_wilds() && !rules.any_club_opens {
            self.open_with_wild_club(rules, dice);
        }
    }

    /// The Wild Club's holder opens with it or not, one as likely as the other (W-08).
    fn open_with_wild_club(&mut self, rules: &TrickRules, dice: &mut impl Dice) {
        let Some(holder) = self.holder(Card::WILD_CLUB) else {
            return;
        };
        if holder != self.turn() && dice.below(2) == 0 {
            self.start(holder);
            self.play_unchecked(rules, Played::low(Card::WILD_CLUB));
        }
    }

    /// Plays uniformly random legal cards until the hand is played out, and scores it; a moon that may be
    /// chosen goes either way. Tables that gather revokes are played without any.
    pub fn play_out_random(
        &mut self,
        rules: &TrickRules,
        dice: &mut impl Dice,
    ) -> [i32; MAX_SEATS] {
        let rules = TrickRules {
            revoke: super::rules::Revoke::Refused,
            ..*rules
        };
        while !self.is_done() {
            let legal = self.legal_cards(&rules);
            let card = pick(legal, dice);
            let mut played = Played::high(card);
            if card.is_wild() && (self.is_fresh() || dice.below(2) == 0) {
                played = Played::low(card);
            }
            self.play_unchecked(&rules, played);
        }
        let choice = match rules.moon {
            Moon::Choose if dice.below(2) == 0 => MoonChoice::Itself,
            _ => MoonChoice::Others,
        };
        score::of_hand(self, &rules, Some(choice))
    }
}

/// A random card of a set that is not empty.
#[inline]
fn pick(cards: Cards, dice: &mut impl Dice) -> Card {
    let count = cards.len();
    let place = if count > 1 {
        dice.below(count as u32) as usize
    } else {
        0
    };
    // An empty set is never asked: the hand is not done, so somebody holds a card.
    cards.nth(place).unwrap_or(Card::QUEEN_OF_SPADES)
}
