//! One game of Heartcatchers: field, hands, pile and turns. Small, `Copy`, and free of allocation, because searches
//! copy it millions of times per second.

mod playout;

use super::action::{HeartcatchersAction, Place, Side};
use super::card::{HeartCard, HeartCards};
use super::stack::Stack;
use crate::dice::Dice;
use crate::refusal::BadOutcome;
use crate::seat::Seat;

/// Cards in the pack (K-01).
pub(super) const PACK: usize = 20;
/// Stacks on each side (K-02).
pub(super) const STACKS: usize = 3;
/// Cards in a full hand (K-03).
pub(super) const HAND: usize = 3;
/// Cards of the draw pile (K-03).
pub(super) const PILE: usize = 8;
/// Turns of a game (K-13).
pub(super) const TURNS: u32 = 14;

/// The three stacks of each seat.
pub type Field = [[Stack; STACKS]; 2];

/// A game of Heartcatchers, from the deal to the last turn, in 168 bytes.
///
/// Its methods are unchecked: they do not verify that an action is legal. [`Heartcatchers`](crate::Heartcatchers) is
/// the checked interface. No method panics: only the lowest bit of a seat's number is used, and a card that is not held
/// is played all the same.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct HeartGame {
    pub(super) field: Field,
    pub(super) hands: [HeartCards; 2],
    /// The draw pile, four bits for each card, the next one lowest.
    pub(super) pile: u32,
    /// Number of turns taken.
    pub(super) taken: u8,
    pub(super) starter: Seat,
}

/// A deal: the cards, and the starting player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Dealt {
    pub(super) field: [[HeartCard; STACKS]; 2],
    pub(super) hands: [HeartCards; 2],
    pub(super) pile: [HeartCard; PILE],
}

/// The pack in printing order (K-01).
const ORDER: [HeartCard; PACK] = {
    let mut pack = [HeartCard::UNCATCHABLE; PACK];
    let (mut next, mut nibble) = (0, 1);
    while let Some(card) = HeartCard::from_nibble(nibble) {
        let mut copy = 0;
        while copy < card.copies() {
            pack[next] = card;
            next += 1;
            copy += 1;
        }
        nibble += 1;
    }
    pack
};

impl Dealt {
    /// A random deal. The same dice give the same deal in every release.
    ///
    /// Draws from the pack in printing order, each card from those left: seat 0's row, seat 1's row, the pile, seat 0's
    /// hand; seat 1's hand gets the rest. A draw swaps the drawn card with the last of those left.
    #[inline]
    pub(super) fn roll<D: Dice + ?Sized>(dice: &mut D) -> Dealt {
        let mut pack = ORDER;
        let mut left = PACK;
        let mut draw = || {
            // Keeps a `Dice` that returns numbers out of range from causing a panic.
            let place = (dice.below(left as u32) as usize).min(left - 1);
            left -= 1;
            pack.swap(place, left);
            pack[left]
        };
        let field = [[draw(), draw(), draw()], [draw(), draw(), draw()]];
        let pile = std::array::from_fn(|_| draw());
        let mut hands = [HeartCards::EMPTY; 2];
        for _ in 0..HAND {
            hands[0].insert(draw());
        }
        for card in &pack[..HAND] {
            hands[1].insert(*card);
        }
        Dealt { field, hands, pile }
    }

    /// The problem with the deal, if any.
    pub(super) fn fault(&self) -> Option<BadOutcome<HeartCard>> {
        if let Some(hand) = self.hands.iter().find(|hand| hand.len() != HAND) {
            return Some(BadOutcome::HandSize {
                given: hand.len(),
                each: HAND,
            });
        }
        HeartCard::all().find_map(|card| {
            let laid = self.field.iter().flatten().chain(&self.pile);
            let laid = laid.filter(|other| **other == card).count();
            let dealt = laid + self.hands[0].count(card) + self.hands[1].count(card);
            let copies = card.copies();
            (dealt != copies).then_some(BadOutcome::Copies {
                card,
                dealt,
                copies,
            })
        })
    }
}

/// The opposite seat.
#[inline]
pub(super) const fn across(seat: Seat) -> Seat {
    Seat::at(1 - (seat.index() & 1))
}

impl HeartGame {
    /// An empty table, before a deal.
    pub(super) const EMPTY: HeartGame = HeartGame {
        field: [[Stack::EMPTY; STACKS]; 2],
        hands: [HeartCards::EMPTY; 2],
        pile: 0,
        taken: 0,
        starter: Seat::at(0),
    };

    #[inline]
    pub(super) fn dealt(dealt: &Dealt, starter: Seat) -> HeartGame {
        let pile = dealt.pile.iter().rev();
        HeartGame {
            field: dealt.field.map(|row| row.map(Stack::of)),
            hands: dealt.hands,
            pile: pile.fold(0, |pile, card| pile << 4 | u32::from(card.nibble())),
            taken: 0,
            starter,
        }
    }

    /// A randomly dealt game (K-02, K-03), started by this seat.
    ///
    /// The same dice give the same deal as [`roll`](crate::Game::roll).
    #[inline]
    pub fn deal<D: Dice + ?Sized>(starter: Seat, dice: &mut D) -> HeartGame {
        HeartGame::dealt(&Dealt::roll(dice), starter)
    }

    /// The seat whose turn it is.
    #[inline]
    pub const fn turn(&self) -> Seat {
        Seat::at((self.starter.index() + self.taken as usize) & 1)
    }

    /// The number of the turn, from 1.
    #[inline]
    pub const fn turn_number(&self) -> u32 {
        self.taken as u32 + 1
    }

    /// How many turns were taken.
    #[inline]
    pub const fn turns_taken(&self) -> u32 {
        self.taken as u32
    }

    /// Whether the game has ended: the pile and both hands are empty (K-13).
    #[inline]
    pub const fn is_over(&self) -> bool {
        self.taken as u32 == TURNS
    }

    /// The stacks of each seat.
    #[inline]
    pub const fn field(&self) -> &Field {
        &self.field
    }

    /// A stack.
    pub const fn stack(&self, seat: Seat, place: Place) -> &Stack {
        &self.field[seat.index() & 1][place.index()]
    }

    /// The cards a seat holds.
    pub const fn held(&self, seat: Seat) -> HeartCards {
        self.hands[seat.index() & 1]
    }

    /// The draw pile in drawing order.
    pub fn pile(&self) -> impl Iterator<Item = HeartCard> + use<> {
        let pile = self.pile;
        (0..PILE).map_while(move |place| HeartCard::from_nibble((pile >> (4 * place)) as u8 & 15))
    }

    /// The number of cards in the pile, derived from the turns taken.
    pub(super) const fn pile_count(&self) -> usize {
        PILE.saturating_sub(self.taken as usize)
    }

    /// The number of cards a seat holds, derived from the turns taken.
    pub(super) const fn held_count(&self, seat: Seat) -> usize {
        let second = (self.starter.index() ^ seat.index()) & 1;
        let played = (self.taken as usize + 1 - second) / 2;
        let drawn = if played > PILE / 2 { PILE / 2 } else { played };
        HAND + drawn - played
    }

    /// Takes a turn. The seat whose turn it is must hold the card, and the card must catch its target. Does nothing
    /// once the game is over.
    #[inline]
    pub fn play_unchecked(&mut self, action: HeartcatchersAction) {
        if self.is_over() {
            return;
        }
        let seat = self.turn();
        let mine = seat.index() & 1;
        let theirs = 1 - mine;
        match action {
            HeartcatchersAction::Catch { card, place } => {
                self.field[mine][place.index()].cover(card);
            }
            HeartcatchersAction::Steal { card, place, given } => {
                let mut caught = self.field[theirs][place.index()];
                caught.cover(card);
                self.field[theirs][place.index()] = self.field[mine][given.index()];
                self.field[mine][given.index()] = caught;
            }
            HeartcatchersAction::Secret { card, side, place } => {
                let side = match side {
                    Side::Mine => mine,
                    Side::Theirs => theirs,
                };
                self.field[side][place.index()].hide(card, seat);
            }
        }
        self.hands[mine].remove(action.card());
        if let Some(drawn) = HeartCard::from_nibble((self.pile & 15) as u8) {
            self.hands[mine].insert(drawn);
            self.pile >>= 4;
        }
        self.taken += 1;
    }
}
