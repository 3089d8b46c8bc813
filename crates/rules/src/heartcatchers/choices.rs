//! What may be done in a turn: all of it in a list, or the n-th without a list.

use super::action::{HeartcatchersAction, Place, Side};
use super::card::HeartCard;
use super::field::{HeartGame, across};
use super::stack::Stack;

/// The ways to lay a Secret: two sides of three places.
const SECRETS: u32 = 6;

/// The places of a row by the colour on top, a bit each: red, green, blue.
type ByColour = [u8; 4];

/// The actions of the seat whose turn it is, each once, in a stable order: for each card in hand order its
/// catches by place, its steals by place and then given place, its Secrets on the own side and then on the other's.
#[derive(Clone, Copy, Debug)]
pub struct Choices {
    cards: crate::HeartCards,
    mine: ByColour,
    theirs: ByColour,
    count: u32,
}

fn by_colour(row: &[Stack; 3]) -> ByColour {
    let mut places = [0; 4];
    for (place, stack) in row.iter().enumerate() {
        // Four cards a colour, counted from 1; before the deal there is no top card and no bit counts.
        let colour = stack.top_nibble().wrapping_sub(1) >> 2 & 3;
        places[usize::from(colour)] |= 1 << place;
    }
    places
}

/// The places that a card of that colour may catch; a colour is 0 to 2, and 3 for an Uncatchable.
#[inline]
fn caught(places: &ByColour, card: HeartCard) -> u8 {
    match card.colour() {
        Some(colour) => places[colour.catches() as usize],
        None => places[0] | places[1] | places[2],
    }
}

/// The place of the n-th bit.
#[inline]
fn nth_place(mut places: u8, n: u32) -> Place {
    for _ in 0..n {
        places &= places.wrapping_sub(1);
    }
    Place::at(places.trailing_zeros().min(2))
}

impl HeartGame {
    /// What the seat whose turn it is may do.
    #[inline]
    pub fn choices(&self) -> Choices {
        let seat = self.turn();
        let mut choices = Choices {
            cards: self.held(seat).kinds(),
            mine: by_colour(&self.field[seat.index()]),
            theirs: by_colour(&self.field[across(seat).index()]),
            count: 0,
        };
        for card in choices.cards {
            choices.count += choices.of(card).total();
        }
        choices
    }
}

/// The ways to play one card.
#[derive(Clone, Copy)]
struct Ways {
    mine: u8,
    theirs: u8,
}

impl Ways {
    #[inline]
    fn total(self) -> u32 {
        self.mine.count_ones() + 3 * self.theirs.count_ones() + SECRETS
    }
}

impl Choices {
    #[inline]
    fn of(&self, card: HeartCard) -> Ways {
        Ways {
            mine: caught(&self.mine, card),
            theirs: caught(&self.theirs, card),
        }
    }

    /// How many there are.
    #[inline]
    pub fn len(&self) -> usize {
        self.count as usize
    }

    /// Whether there are none: the game has ended.
    pub fn is_empty(&self) -> bool {
        self.count == 0
    }

    /// The n-th, counted from 0.
    #[inline]
    pub fn nth(&self, n: usize) -> Option<HeartcatchersAction> {
        let mut n = n as u32;
        for card in self.cards {
            let ways = self.of(card);
            if n < ways.total() {
                return Some(Choices::way(card, ways, n));
            }
            n -= ways.total();
        }
        None
    }

    #[inline]
    fn way(card: HeartCard, ways: Ways, n: u32) -> HeartcatchersAction {
        let catches = ways.mine.count_ones();
        if n < catches {
            let place = nth_place(ways.mine, n);
            return HeartcatchersAction::Catch { card, place };
        }
        let n = n - catches;
        let steals = 3 * ways.theirs.count_ones();
        if n < steals {
            return HeartcatchersAction::Steal {
                card,
                place: nth_place(ways.theirs, n / 3),
                given: Place::at(n % 3),
            };
        }
        let n = n - steals;
        HeartcatchersAction::Secret {
            card,
            side: if n < 3 { Side::Mine } else { Side::Theirs },
            place: Place::at(n % 3),
        }
    }

    /// All of them in order.
    pub fn iter(&self) -> impl Iterator<Item = HeartcatchersAction> + '_ {
        (0..self.len()).filter_map(|n| self.nth(n))
    }
}
