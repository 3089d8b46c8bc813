//! The legal actions of a turn, as a list or by index without a list.

use super::action::{HeartcatchersAction, Place, Side};
use super::card::{HeartCard, HeartCards};
use super::field::{HAND, HeartGame, STACKS, across};
use super::stack::Stack;
use crate::dice::Dice;
use crate::legal::{LegalActions, PassChoice};

/// Maximum number of ways to play one card: three catches, nine steals, six Secrets.
const MOST: usize = 18;

/// The stacks that a card catches, one bit each: first the player's own, then the opponent's.
type Caught = u8;

/// A way to play a card, numbered in the stable order: catches by place, steals by place and then given place, Secrets
/// on the own side and then on the other's.
type Way = u8;

const STEALS: Way = 3;
const SECRETS: Way = 12;

/// For each [`Caught`], the number of ways.
pub(super) static COUNTS: [u8; 64] = {
    let mut table = [0; 64];
    let mut caught = 0;
    while caught < 64 {
        table[caught] = ways(caught).0;
        caught += 1;
    }
    table
};

/// For each [`Caught`], the ways.
static WAYS: [[Way; PLACES]; 64] = {
    let mut table = [[0; PLACES]; 64];
    let mut caught = 0;
    while caught < 64 {
        table[caught] = ways(caught).1;
        caught += 1;
    }
    table
};

/// For each [`Caught`], the effect of each way.
pub(super) static EFFECTS: [[Effect; PLACES]; 64] = {
    let mut table = [[Effect(0); PLACES]; 64];
    let mut caught = 0;
    while caught < 64 {
        let (count, list) = ways(caught);
        let mut place = 0;
        while place < count as usize {
            table[caught][place] = Effect::of(list[place]);
            place += 1;
        }
        caught += 1;
    }
    table
};

/// Room for [`MOST`] ways: a power of two, so that a masked index is never out of range.
pub(super) const PLACES: usize = 32;

/// The ways to play a card that catches these stacks, and their number.
const fn ways(caught: usize) -> (u8, [Way; PLACES]) {
    let mut list = [0; PLACES];
    let mut count = 0;
    let mut way = 0;
    while way < MOST as Way {
        let needed = match way {
            0..STEALS => 1 << way,
            STEALS..SECRETS => 8 << ((way - STEALS) / 3),
            _ => 0,
        };
        if caught & needed == needed {
            list[count] = way;
            count += 1;
        }
        way += 1;
    }
    (count as u8, list)
}

/// The effect of a way on the field, whose stacks are indexed by side * 4 + place, own side first: it lays a card on or
/// under one stack, which then changes sides with another, or with itself.
#[derive(Clone, Copy)]
pub(super) struct Effect(u8);

impl Effect {
    const SECRET: u8 = 64;

    const fn of(way: Way) -> Effect {
        let (on, given, secret) = match way {
            0..STEALS => (way, way, 0),
            STEALS..SECRETS => (4 + (way - STEALS) / 3, (way - STEALS) % 3, 0),
            _ => {
                let stack = way - SECRETS + (way - SECRETS) / 3;
                (stack, stack, Effect::SECRET)
            }
        };
        Effect(on | given << 3 | secret)
    }

    /// The stack the card is laid on or under.
    #[inline(always)]
    pub(super) const fn on(self) -> usize {
        (self.0 & 7) as usize
    }

    /// The stack it changes sides with.
    #[inline(always)]
    pub(super) const fn given(self) -> usize {
        (self.0 >> 3 & 7) as usize
    }

    /// Whether the card goes under the stack instead of on top.
    #[inline(always)]
    pub(super) const fn is_secret(self) -> bool {
        self.0 & Effect::SECRET != 0
    }
}

/// The legal actions of the seat whose turn it is, in a stable order: for each card in hand order its catches by place,
/// its steals by place and then given place, its Secrets on the own side and then on the other's.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Choices {
    cards: HeartCards,
    /// The stacks each card catches, in hand order.
    caught: [Caught; HAND],
    /// The cumulative number of actions up to each card.
    up_to: [u8; HAND],
}

/// The stacks by top colour, eight bits for each colour: red, green, blue, Uncatchable.
#[inline]
pub(super) fn by_colour(row: &[Stack; STACKS], shift: u32) -> u32 {
    let mut stacks = 0;
    for (place, stack) in row.iter().enumerate() {
        // Four cards for each colour, counted from 1; before the deal a missing top card counts as an Uncatchable.
        let colour = u32::from(stack.top_nibble().wrapping_sub(1) >> 2 & 3);
        stacks |= 1 << (8 * colour + place as u32 + shift);
    }
    stacks
}

/// The stacks that a card of each colour catches, eight bits for each: red, green, blue, Uncatchable.
#[inline]
pub(super) fn by_catcher(stacks: u32) -> u32 {
    let [red, green, blue, _] = stacks.to_le_bytes();
    u32::from_le_bytes([green, blue, red, red | green | blue])
}

impl HeartGame {
    /// The legal actions of the seat whose turn it is.
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
                left = left.minus(HeartCards::one(card));
                choices.caught[place] = (caught >> (8 * card.colour_index())) as u8;
                count += COUNTS[usize::from(choices.caught[place]) % COUNTS.len()];
            }
            choices.up_to[place] = count;
        }
        choices
    }
}

impl Choices {
    /// No actions.
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

    /// The n-th action, counted from 0.
    #[inline]
    pub fn nth(&self, n: usize) -> Option<HeartcatchersAction> {
        if n >= self.len() {
            return None;
        }
        let n = n as u8;
        let slot = usize::from(n >= self.up_to[0]) + usize::from(n >= self.up_to[1]);
        let before = if slot == 0 { 0 } else { self.up_to[slot - 1] };
        let card = self.cards.nth_kind(slot)?;
        let ways = &WAYS[usize::from(self.caught[slot]) % WAYS.len()];
        Some(action(card, ways[usize::from(n - before) % ways.len()]))
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

    /// Always `None`: Heartcatchers has no pass.
    fn pass(&self) -> Option<PassChoice<HeartCards>> {
        None
    }

    #[inline]
    fn pick(&self, dice: &mut (impl Dice + ?Sized)) -> Option<HeartcatchersAction> {
        // A single card can be hidden in six ways, so if there is any action, there is a choice.
        let last = Choices::len(self).checked_sub(1)?;
        let place = dice.below(last as u32 + 1) as usize;
        Choices::nth(self, place.min(last))
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
