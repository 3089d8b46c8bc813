//! What a trick game is made of, once its options are known: one value for each table.

use crate::card::{Card, Suit};
use crate::cards::Cards;

/// What shooting the moon does to the scores.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Moon {
    /// The shooter scores nothing, every other player everything (H-21).
    Add,
    /// The shooter's own total falls by everything.
    Subtract,
    /// The shooter chooses between the two (C-21, W-17).
    Choose,
}

/// What happens when a tile fails to follow though it could.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Revoke {
    /// It is refused (C-24).
    Refused,
    /// It may lie, be corrected, and costs 13 if it is gathered (C-25).
    Penalty,
}

/// When a total ends the match.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TargetRule {
    /// When it meets or exceeds the target (H-23).
    Meets,
    /// Only when it exceeds the target (C-22).
    Exceeds,
}

/// The most hands a pass cycle can be long.
pub(super) const MAX_CYCLE: usize = 8;

/// The rules of one table of a trick game.
///
/// Hearts, CARDominoes Hearts and Wild Twists Hearts are three values of this struct
/// ([`preset`](super::options)); a custom table is any other valid one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TrickRules {
    /// How many players, 3 to 8.
    pub seats: usize,
    /// The cards in play (H-02 to H-06, C-02 to C-04, W-01).
    pub pack: Cards,
    /// How many cards each player passes; 0 for none (H-08, W-05).
    pub pass_count: usize,
    /// For each hand of the cycle how many places to the left the cards go, 0 for none (H-09, C-10).
    pub pass_cycle: [u8; MAX_CYCLE],
    /// How many entries of `pass_cycle` count.
    pub cycle_length: usize,
    /// Whether the player who must open may lead any of its clubs, not its lowest alone.
    pub any_club_opens: bool,
    /// Cards that may not be thrown on the first trick (H-13); empty where there is no ban (C-15).
    pub banned_first: Cards,
    /// Whether hearts must be broken before they are led (H-16).
    pub must_break: bool,
    /// The cards that break hearts (H-15, C-16, W-13).
    pub breakers: Cards,
    /// Whether they do so when their trick is complete (C-16), not as they are played.
    pub breaks_after_trick: bool,
    /// Whether a leader with nothing but hearts and Q♠ may lead a heart before they are broken.
    pub hearts_instead_of_queen: bool,
    /// Whether J♦ is worth -10.
    pub jack_bonus: bool,
    /// Whether taking no trick is worth -5, unless somebody shot the moon.
    pub no_tricks_bonus: bool,
    /// What the moon does.
    pub moon: Moon,
    /// What a failure to follow does.
    pub revoke: Revoke,
    /// Whether a draw decides who deals first, and the deal is shown (C-05).
    pub draws_dealer: bool,
    /// Whether a finished trick is closed by the next lead (C-19).
    pub last_trick_closes: bool,
    /// The total that ends the match, if one does.
    pub target: Option<i32>,
    /// How the target is met.
    pub target_rule: TargetRule,
    /// The number of hands that ends the match, if one does (W-02).
    pub hands: Option<u32>,
}

impl TrickRules {
    /// How many cards each player is dealt.
    pub fn cards_each(&self) -> usize {
        self.pack.len().checked_div(self.seats).unwrap_or_default()
    }

    /// How many cards are left over in the middle (W-03).
    pub fn leftovers(&self) -> usize {
        self.pack.len() - self.cards_each() * self.seats
    }

    /// Whether the Wilds are in the pack.
    pub fn has_wilds(&self) -> bool {
        self.pack.intersects(Cards::WILDS)
    }

    /// How many places to the left cards go in that hand (from 1); 0 for no pass (H-26).
    pub fn pass_left(&self, hand_number: u32) -> usize {
        let cycle = &self.pass_cycle[..self.cycle_length.min(MAX_CYCLE)];
        if self.pass_count == 0 || cycle.is_empty() || self.seats == 0 {
            return 0;
        }
        let place = (hand_number.max(1) - 1) as usize % cycle.len();
        usize::from(cycle[place]) % self.seats
    }

    /// The cards that score points against their taker: the hearts in play and Q♠ (H-20).
    pub fn point_cards(&self) -> Cards {
        self.pack & (Cards::HEARTS | Cards::one(Card::QUEEN_OF_SPADES))
    }

    /// What all point cards come to: 26, or 27 with the Wild Heart.
    pub fn moon_points(&self) -> i32 {
        penalty_points(self.point_cards())
    }

    /// The points printed on cards, J♦ included where it counts.
    #[inline]
    pub fn points(&self, cards: Cards) -> i32 {
        let jack = self.jack_bonus && cards.contains(Card::JACK_OF_DIAMONDS);
        penalty_points(cards) - if jack { JACK_POINTS } else { 0 }
    }
}

/// What J♦ takes off, where it counts.
pub(super) const JACK_POINTS: i32 = 10;
/// What taking no trick takes off, where it counts.
pub(super) const NO_TRICKS_POINTS: i32 = 5;
/// What a gathered revoke costs (C-26).
pub(super) const REVOKE_POINTS: i32 = 13;

/// 1 for each heart, 13 for Q♠ (H-20).
#[inline]
pub(crate) fn penalty_points(cards: Cards) -> i32 {
    let queen = if cards.contains(Card::QUEEN_OF_SPADES) {
        13
    } else {
        0
    };
    cards.of(Suit::Hearts).len() as i32 + queen
}
