//! Preparing and dealing the cards (B-01 to B-05).

use super::card::{BlackCard, BlackCards, Colour, NUMBERS};
use crate::dice::Dice;
use crate::refusal::BadOutcome;
use crate::seat::BySeat;

/// Minimum number of players.
pub(super) const MIN_PLAYERS: usize = 3;
/// Maximum number of players.
pub(super) const MAX_PLAYERS: usize = 6;
/// Cards dealt to each player (B-05).
pub(super) const HAND: usize = 5;
/// Copies of each white card (B-04).
const ALIKE: usize = 3;
/// Number of white cards.
const WHITES: usize = 18;
/// Maximum number of cards in a hand's pack.
const LARGEST: usize = MAX_PLAYERS * HAND;

/// The red and blue cards that are always in play with this number of seats (B-01, B-02).
pub(super) fn always(seats: usize) -> impl Iterator<Item = BlackCard> {
    let blues = BlackCard::all(Colour::Blue)
        .filter(move |card| seats > 3 || *card == BlackCard::TWO_O_CLOCK);
    BlackCard::all(Colour::Red).chain(blues)
}

/// The white cards, three of each number, of which some are in play (B-04).
pub(super) fn whites() -> impl Iterator<Item = BlackCard> {
    BlackCard::all(Colour::White).flat_map(|card| [card; ALIKE])
}

/// The number of white cards in play: enough to fill the hands (B-04).
pub(super) fn whites_used(seats: usize) -> usize {
    seats * HAND - always(seats).count()
}

/// The white cards, three of each number, ascending.
const WHITE_CARDS: [BlackCard; WHITES] = {
    let mut whites = [BlackCard::TWO_O_CLOCK; WHITES];
    let mut place = 0;
    while place < WHITES {
        whites[place] = BlackCard::numbered(Colour::White, (place / ALIKE) as u8 + 1);
        place += 1;
    }
    whites
};

/// The reds and then the blues, ascending, followed by space for the whites.
const REDS_AND_BLUES: [BlackCard; LARGEST] = {
    let mut pack = [BlackCard::TWO_O_CLOCK; LARGEST];
    let mut place = 0;
    while place < NUMBERS as usize {
        pack[place] = BlackCard::numbered(Colour::Red, place as u8 + 1);
        pack[NUMBERS as usize + place] = BlackCard::numbered(Colour::Blue, place as u8 + 1);
        place += 1;
    }
    pack
};

/// The reds and Two o'clock, followed by space for the whites.
const REDS_AND_TWO: [BlackCard; LARGEST] = {
    let mut pack = REDS_AND_BLUES;
    pack[NUMBERS as usize] = BlackCard::TWO_O_CLOCK;
    pack
};

/// A random deal. The same dice give the same deal in every release.
///
/// First draws the whites in play, one after another, each from those left; then each card of each hand in seat order
/// from the pack of reds, blues and those whites; the last hand gets the rest. A draw swaps the drawn card with the
/// last of those left.
#[inline]
pub(super) fn deal<D: Dice + ?Sized>(seats: usize, dice: &mut D) -> [BlackCards; MAX_PLAYERS] {
    let (mut pack, mut cards) = match seats {
        3 => (REDS_AND_TWO, NUMBERS as usize + 1),
        _ => (REDS_AND_BLUES, 2 * NUMBERS as usize),
    };
    let mut whites = WHITE_CARDS;
    for drawn in 0..seats * HAND - cards {
        pack[cards] = draw(&mut whites, WHITES - drawn, dice);
        cards += 1;
    }
    let mut hands = [BlackCards::EMPTY; MAX_PLAYERS];
    for hand in &mut hands[..seats - 1] {
        for _ in 0..HAND {
            *hand = hand.with(BlackCards::one(draw(&mut pack, cards, dice)));
            cards -= 1;
        }
    }
    hands[seats - 1] = pack[..HAND].iter().copied().collect();
    hands
}

/// The red and blue cards in play and all the white ones, to deal from.
pub(super) struct Pack {
    cards: [BlackCard; PLACES],
    whites: [BlackCard; PLACES],
    always: usize,
}

/// Size of a [`Pack`]: a power of two, so that a masked index is never out of range.
const PLACES: usize = 32;

impl Pack {
    /// The pack of a table of `seats`.
    #[inline(always)]
    pub(super) fn of(seats: usize) -> Pack {
        let (pack, always) = match seats {
            3 => (&REDS_AND_TWO, NUMBERS as usize + 1),
            _ => (&REDS_AND_BLUES, 2 * NUMBERS as usize),
        };
        let mut cards = [BlackCard::TWO_O_CLOCK; PLACES];
        cards[..LARGEST].copy_from_slice(pack);
        let mut whites = cards;
        whites[..WHITES].copy_from_slice(&WHITE_CARDS);
        Pack {
            cards,
            whites,
            always,
        }
    }

    /// A random deal, complete but for the last hand, which gets the rest.
    ///
    /// Makes fewer draws than [`deal`] and so deals in another order: it draws either the white cards in play or those
    /// left out, whichever are fewer.
    #[inline(always)]
    pub(super) fn deal<const SEATS: usize>(
        mut self,
        dice: &mut impl Dice,
    ) -> [[BlackCard; HAND]; SEATS] {
        let used = (SEATS * HAND - self.always).min(WHITES);
        let drawn = used.min(WHITES - used);
        for left in (WHITES - drawn..WHITES).rev() {
            draw_at(&mut self.whites, left, dice);
        }
        // The drawn ones are at the end.
        let first = if drawn == used { WHITES - used } else { 0 };
        self.cards[self.always..self.always + used]
            .copy_from_slice(&self.whites[first..first + used]);
        let mut dealt = [[BlackCard::TWO_O_CLOCK; HAND]; SEATS];
        let mut left = SEATS * HAND;
        for hand in &mut dealt[..SEATS - 1] {
            for card in hand {
                left -= 1;
                *card = draw_at(&mut self.cards, left, dice);
            }
        }
        dealt[SEATS - 1].copy_from_slice(&self.cards[..HAND]);
        dealt
    }
}

/// Draws one of the cards up to index `last` and swaps it there.
#[inline(always)]
fn draw_at(cards: &mut [BlackCard; PLACES], last: usize, dice: &mut impl Dice) -> BlackCard {
    let place = dice.below(last as u32 + 1) as usize % PLACES;
    cards.swap(place, last % PLACES);
    cards[last % PLACES]
}

#[inline]
fn draw<D: Dice + ?Sized>(pack: &mut [BlackCard], left: usize, dice: &mut D) -> BlackCard {
    // Keeps a `Dice` that returns numbers out of range from causing a panic.
    let place = (dice.below(left as u32) as usize).min(left - 1);
    pack.swap(place, left - 1);
    pack[left - 1]
}

/// The problem with a deal, if any.
pub(super) fn fault(seats: usize, hands: &BySeat<BlackCards>) -> Option<BadOutcome<BlackCard>> {
    if hands.len() != seats {
        return Some(BadOutcome::Hands {
            given: hands.len(),
            seats,
        });
    }
    if let Some(hand) = hands.iter().find(|hand| hand.len() != HAND) {
        return Some(BadOutcome::HandSize {
            given: hand.len(),
            each: HAND,
        });
    }
    for colour in Colour::ALL {
        for card in BlackCard::all(colour) {
            let dealt: usize = hands.iter().map(|hand| hand.count(card)).sum();
            let copies = match colour {
                Colour::White => ALIKE,
                Colour::Red | Colour::Blue => always(seats).filter(|c| *c == card).count(),
            };
            if dealt > copies {
                return Some(BadOutcome::Copies {
                    card,
                    dealt,
                    copies,
                });
            }
            if colour != Colour::White && dealt < copies {
                return Some(BadOutcome::Missing { card });
            }
        }
    }
    None
}
