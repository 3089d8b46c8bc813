//! What may be done in a turn: all of it in a list, or the n-th without a list.

use super::action::{HeartcatchersAction, Place, Side};
use super::card::{HeartCard, HeartCards};
use super::field::{HAND, HeartGame, STACKS, across};
use super::stack::Stack;
use crate::dice::Dice;
use crate::legal::{LegalActions, PassChoice};

/// The most ways to play one card: three catches, nine steals, six Secrets.
const MOST: usize = 18;

/// The stacks that a card catches, a bit each: the own places, then the opponent's.
type Caught = u8;

/// A way to play a card, counted in the stable order: catches by place, steals by place and then given place,
/// Secrets on the own side and then on the other's.
type Way = u8;

const STEALS: Way = 3;
const SECRETS: Way = 12;

/// For each [`Caught`], how many ways there are and which they are.
const WAYS: [(u8, [Way; MOST]); 64] = {
    let mut table = [(0, [0; MOST]); 64];
    let mut caught = 0;
    while caught < 64 {
        let mut count = 0;
        let mut way: Way = 0;
        while way < MOST as Way {
            let needed = match way {
                0..STEALS => 1 << way,
                STEALS..SECRETS => 8 << ((way - STEALS) / 3),
                _ => 0,
            };
            if caught & needed == needed {
                table[caught].1[count] = way;
                count += 1;
            }
            way += 1;
        }
        table[caught].0 = count as u8;
        caught += 1;
    }
    table
};

/// The actions of the seat whose turn it is, each once, in a stable order: for each card in hand order its
/// catches by place, its steals by place and then given place, its Secrets on the own side and then on the other's.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Choices {
    cards: HeartCards,
    /// What each card catches, in hand order.
    caught: [Caught; HAND],
    /// How many actions there are with the cards up to each.
    up_to: [u8; HAND],
}

/// The stacks by the colour on top, eight bits a colour: red, green, blue, Uncatchable.
#[inline]
fn by_colour(row: &[Stack; STACKS], shift: u32) -> u32 {
    let mut stacks = 0;
    for (place, stack) in row.iter().enumerate() {
        // Four cards a colour, counted from 1; before the deal no top card counts as an Uncatchable.
        let colour = u32::from(stack.top_nibble().wrapping_sub(1) >> 2 & 3);
        stacks |= 1 << (8 * colour + place as u32 + shift);
    }
    stacks
}

/// What a card of each colour catches, eight bits a colour: red, green, blue, Uncatchable.
#[inline]
fn by_catcher(stacks: u32) -> u32 {
    let [red, green, blue, _] = stacks.to_le_bytes();
    u32::from_le_bytes([green, blue, red, red | green | blue])
}

impl HeartGame {
    /// What the seat whose turn it is may do.
    #[inline]
    pub fn choices(&self) -> Choices {
        let seat = self.turn();
        let own = by_colour(&self.field[seat.index()], 0);
        let other = by_colour(&self.field[across(seat).index()], STACKS as u32);
        let caught = by_catcher(own | other);
        let mut choices = Choices {
            cards: self.held(seat),
            caught: [0; HAND],
            up_to: [0; HAND],
        };
        let mut count = 0;
        let mut left = choices.cards.kinds();
        for place in 0..HAND {
            if let Some(card) = left.first() {
                left = left.without(HeartCards::one(card));
                choices.caught[place] = (caught >> (8 * card.colour_index())) as u8;
                count += WAYS[usize::from(choices.caught[place])].0;
            }
            choices.up_to[place] = count;
        }
        choices
    }
}

impl Choices {
    /// Nothing.
    pub(super) const NONE: Choices = Choices {
        cards: HeartCards::EMPTY,
        caught: [0; HAND],
        up_to: [0; HAND],
    };

    /// How many there are.
    #[inline]
    pub fn len(&self) -> usize {
        usize::from(self.up_to[HAND - 1])
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The n-th, counted from 0.
    #[inline]
    pub fn nth(&self, n: usize) -> Option<HeartcatchersAction> {
        if n >= self.len() {
            return None;
        }
        let n = n as u8;
        let slot = usize::from(n >= self.up_to[0]) + usize::from(n >= self.up_to[1]);
        let before = if slot == 0 { 0 } else { self.up_to[slot - 1] };
        let card = self.cards.nth_kind(slot)?;
        let ways = &WAYS[usize::from(self.caught[slot])].1;
        Some(action(card, ways[usize::from(n - before) % MOST]))
    }
}

impl LegalActions for Choices {
    type Action = HeartcatchersAction;
    type Cards = HeartCards;

    #[inline]
    fn len(&self) -> usize {
        Choices::len(self)
    }

    #[inline]
    fn nth(&self, place: usize) -> Option<HeartcatchersAction> {
        Choices::nth(self, place)
    }

    /// `None`: no cards are passed.
    fn pass(&self) -> Option<PassChoice<HeartCards>> {
        None
    }

    #[inline]
    fn pick(&self, dice: &mut (impl Dice + ?Sized)) -> Option<HeartcatchersAction> {
        let last = Choices::len(self).checked_sub(1)?;
        let place = match last {
            0 => 0,
            _ => (dice.below(last as u32 + 1) as usize).min(last),
        };
        Choices::nth(self, place)
    }
}

#[inline]
fn action(card: HeartCard, way: Way) -> HeartcatchersAction {
    let place = |number: Way| Place::at(u32::from(number));
    match way {
        0..STEALS => HeartcatchersAction::Catch {
            card,
            place: place(way),
        },
        STEALS..SECRETS => HeartcatchersAction::Steal {
            card,
            place: place((way - STEALS) / 3),
            given: place((way - STEALS) % 3),
        },
        _ => HeartcatchersAction::Secret {
            card,
            side: match way < SECRETS + 3 {
                true => Side::Mine,
                false => Side::Theirs,
            },
            place: place((way - SECRETS) % 3),
        },
    }
}
