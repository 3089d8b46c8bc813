//! Playouts: a hand from any point to its end, every choice uniformly random. The fast path of search and of
//! the benchmark.

use super::action::Played;
use super::hand::{Hand, MAX_CARDS};
use super::rules::{Moon, Revoke, TrickOptions, TrickRules};
use super::score::{self, MoonChoice};
use crate::card::Card;
use crate::cards::Cards;
use crate::dice::Dice;
use crate::seat::{MAX_SEATS, Seat};

/// The pack of a table, to deal random hands from, one after the other.
#[derive(Clone, Debug)]
pub struct Deck {
    cards: [Card; MAX_CARDS],
    size: usize,
}

impl Deck {
    /// The pack in printing order.
    pub fn new(rules: &TrickRules) -> Deck {
        let mut cards = [Card::QUEEN_OF_SPADES; MAX_CARDS];
        for (slot, card) in cards.iter_mut().zip(rules.pack) {
            *slot = card;
        }
        Deck {
            cards,
            size: rules.pack.len(),
        }
    }

    /// Shuffles and deals a hand, without the pass.
    ///
    /// Not the order of [`roll`](crate::Game::roll): seeds of matches go through that one alone. Here the deck
    /// stays as the hand before left it.
    pub fn deal(&mut self, rules: &TrickRules, dice: &mut impl Dice) -> Hand {
        let mut hand = Hand::dealt(rules, &[], Cards::EMPTY);
        let cards = &mut self.cards[..self.size];
        let mut left = cards.len();
        for seat in 0..rules.seats {
            let mut dealt = Cards::EMPTY;
            for _ in 0..rules.cards_each() {
                let pick = dice.below(left as u32) as usize;
                left -= 1;
                cards.swap(pick, left);
                dealt.insert(cards[left]);
            }
            hand.give(seat, dealt);
        }
        hand.leave_over(cards[..left].iter().copied().collect());
        hand
    }
}

impl Hand {
    /// Passes random cards where the hand of that number passes, and gives the first lead.
    pub fn open_random(&mut self, rules: &TrickRules, hand_number: u32, dice: &mut impl Dice) {
        let left = rules.pass_left(hand_number);
        if left > 0 {
            let mut chosen = [Cards::EMPTY; MAX_SEATS];
            for seat in Seat::all(rules.seats) {
                let mut held = self.held(seat);
                for _ in 0..rules.pass_count {
                    if let Some(card) = held.pick(dice) {
                        held.remove(card);
                        chosen[seat.index()].insert(card);
                    }
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
        let rules = TrickRules(TrickOptions {
            revoke: Revoke::Refused,
            ..**rules
        });
        // Whoever is to play holds a card until the hand is done, so there is one to pick.
        while let Some(card) = self.legal_cards(&rules).pick(dice) {
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
