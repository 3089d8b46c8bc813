//! Random whole tricks: equivalent to [`Hand::legal_cards`](super::Hand::legal_cards) and
//! [`Hand::play_unchecked`](super::Hand::play_unchecked), but for a constant number of seats and without branches on
//! the cards. Such branches are hard to predict, and a misprediction costs as much as a whole card.

use std::hint::select_unpredictable;

use moonshot_bits::Bits;

use super::declared::Declared;
use crate::card::Card;
use crate::cards::Cards;
use crate::dice::Dice;
use crate::seat::{MAX_SEATS, Seat};
use crate::trick::action::Played;
use crate::trick::hand::{MAX_CARDS, MAX_TRICKS};
use crate::trick::rules::TrickRules;

/// A recorder of finished tricks.
pub(super) trait Record {
    /// Records a trick: the indices of its cards from the leader on, and its winner.
    fn trick(&mut self, places: &[u8], winner: Seat);
}

/// Records nothing.
impl Record for () {
    #[inline(always)]
    fn trick(&mut self, _: &[u8], _: Seat) {}
}

/// Records all tricks. Stores indices, which is cheaper than decoding every card.
pub(super) struct Places {
    places: [u8; MAX_CARDS],
    winners: [Seat; MAX_TRICKS],
    played: usize,
    tricks: usize,
}

impl Places {
    pub(super) const NONE: Places = Places {
        places: [0; MAX_CARDS],
        winners: [Seat::at(0); MAX_TRICKS],
        played: 0,
        tricks: 0,
    };

    /// The cards, and the winner of each trick.
    #[inline(always)]
    pub(super) fn plays(&self) -> (impl Iterator<Item = Played>, &[Seat]) {
        let places = self.places.iter().take(self.played);
        let winners = &self.winners[..self.tricks.min(MAX_TRICKS)];
        (places.map(|place| Declared::played_at(*place)), winners)
    }
}

impl Record for Places {
    #[inline(always)]
    fn trick(&mut self, places: &[u8], winner: Seat) {
        let slots = self.places.get_mut(self.played..self.played + places.len());
        if let (Some(slots), Some(taker)) = (slots, self.winners.get_mut(self.tricks)) {
            slots.copy_from_slice(places);
            *taker = winner;
            self.played += places.len();
            self.tricks += 1;
        }
    }
}

/// Draws the declarations of all four Wilds and returns those declared lowest. Does not roll the dice at a table
/// without Wilds.
#[inline]
pub(super) fn declare_wilds(rules: &TrickRules, dice: &mut impl Dice) -> Cards {
    if !rules.has_wilds() {
        return Cards::EMPTY;
    }
    // A declaration is a free choice, so drawing it before the play is equivalent to drawing it at the time.
    let drawn = u64::from(dice.below(16));
    let spread = drawn | drawn << 15 | drawn << 30 | drawn << 45;
    Cards::of_word(spread << 13) & Cards::WILDS
}

/// A uniformly random card of a nonempty set.
#[inline(always)]
pub(super) fn pick<B: Bits>(bits: B, cards: Declared, dice: &mut impl Dice) -> Declared {
    let word = cards.word();
    Declared::of_word(bits.select(word, dice.below(bits.count(word))))
}

/// The cards if there are any, else the others.
#[inline(always)]
fn or(cards: Declared, others: Declared) -> Declared {
    select_unpredictable(cards.is_empty(), others, cards)
}

/// Masks a seat's index, so that the compiler knows it to be in range.
#[inline(always)]
const fn place(seat: usize) -> usize {
    seat % MAX_SEATS
}

/// The tricks that have special rules.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Which {
    /// The first one, in which some cards may be banned (H-13).
    First,
    Middle,
    /// The last one, in which no seat has a choice.
    Last,
}

/// The state of a hand between tricks that the remaining play depends on.
pub(super) struct Tricks<const SEATS: usize> {
    held: [Declared; MAX_SEATS],
    taken: [Declared; MAX_SEATS],
    leader: usize,
    /// The hearts while they are unbroken; empty afterwards.
    unbroken: Declared,
    /// The cards that break hearts.
    breakers: Declared,
    /// With hearts and this card only, an unbroken heart may be led: the queen at some tables.
    beside_hearts: Declared,
    /// The cards that may not be discarded on the first trick.
    banned: Declared,
}

impl<const SEATS: usize> Tricks<SEATS> {
    /// The remaining tricks of these hands, with the Wilds in `lows` declared lowest.
    #[inline(always)]
    pub(super) fn new(
        rules: &TrickRules,
        lows: Cards,
        held: &[Cards; MAX_SEATS],
        leader: usize,
        broken: bool,
    ) -> Tricks<SEATS> {
        let hearts = match broken {
            true => Cards::EMPTY,
            false => Cards::HEARTS,
        };
        let beside_hearts = match rules.hearts_instead_of_queen {
            true => Cards::one(Card::QUEEN_OF_SPADES),
            false => Cards::EMPTY,
        };
        let mut declared = [Declared::EMPTY; MAX_SEATS];
        for (declared, held) in declared.iter_mut().zip(held).take(SEATS) {
            *declared = Declared::new(*held, lows);
        }
        Tricks {
            held: declared,
            taken: [Declared::EMPTY; MAX_SEATS],
            leader,
            unbroken: Declared::either_way(hearts),
            breakers: Declared::either_way(rules.breakers),
            beside_hearts: Declared::either_way(beside_hearts),
            banned: Declared::either_way(rules.banned_first),
        }
    }

    /// Plays the first trick, opened with one of these cards. It must not be the last.
    #[inline(always)]
    pub(super) fn open<B: Bits>(
        &mut self,
        bits: B,
        opening: Cards,
        record: &mut impl Record,
        dice: &mut impl Dice,
    ) {
        let opening = Declared::either_way(opening) & self.held[place(self.leader)];
        let card = match bits.count(opening.word()) {
            1 => opening,
            _ => pick(bits, opening, dice),
        };
        self.held[place(self.leader)] -= card;
        // A Wild that opens the hand is lowest (W-07).
        self.trick(bits, Which::First, card.lowest(), record, dice);
    }

    /// Plays a number of tricks, at least one: all that remain.
    #[inline(always)]
    pub(super) fn play<B: Bits>(
        &mut self,
        bits: B,
        count: usize,
        record: &mut impl Record,
        dice: &mut impl Dice,
    ) {
        for _ in 1..count {
            let held = self.held[place(self.leader)];
            let card = pick(bits, self.legal_to_lead(held), dice);
            self.held[place(self.leader)] = held - card;
            self.trick(bits, Which::Middle, card, record, dice);
        }
        let card = self.held[place(self.leader)];
        self.trick(bits, Which::Last, card, record, dice);
    }

    /// The legal leads from this hand after the first trick (H-16).
    #[inline(always)]
    fn legal_to_lead(&self, held: Declared) -> Declared {
        let others = held - self.unbroken;
        let only_hearts = (others - self.beside_hearts).is_empty();
        select_unpredictable(only_hearts, held, others)
    }

    /// Plays a trick that is led with this card.
    #[inline(always)]
    fn trick<B: Bits>(
        &mut self,
        bits: B,
        which: Which,
        lead: Declared,
        record: &mut impl Record,
        dice: &mut impl Dice,
    ) {
        let led = lead.suit();
        let mut seat = self.leader;
        let mut winner = seat;
        let mut best = lead.word();
        let mut all = lead;
        let mut places = [lead.place(); SEATS];
        for place_of_card in &mut places[1..] {
            seat = if seat + 1 == SEATS { 0 } else { seat + 1 };
            let held = self.held[place(seat)];
            let discards = match which {
                Which::First => or(held - self.banned, held),
                Which::Middle | Which::Last => held,
            };
            let card = match which {
                Which::First | Which::Middle => pick(bits, or(held & led, discards), dice),
                Which::Last => held,
            };
            self.held[place(seat)] = held - card;
            all |= card;
            // Cards of the suit led keep their strength; all others become 0.
            let height = (card & led).word();
            let better = height > best;
            best = select_unpredictable(better, height, best);
            winner = select_unpredictable(better, seat, winner);
            *place_of_card = card.place();
        }
        self.taken[place(winner)] |= all;
        let breaks = all.intersects(self.breakers);
        self.unbroken = select_unpredictable(breaks, Declared::EMPTY, self.unbroken);
        self.leader = winner;
        record.trick(&places, Seat::at(winner));
    }

    /// Whether hearts are broken.
    pub(super) fn broken(&self) -> bool {
        self.unbroken.is_empty()
    }

    /// The cards that each seat has taken in these tricks.
    #[inline(always)]
    pub(super) fn taken(&self) -> [Cards; SEATS] {
        std::array::from_fn(|seat| self.taken[place(seat)].cards())
    }

    /// Gives cards to the seat that took the last trick.
    #[inline(always)]
    pub(super) fn take(&mut self, extras: Cards) {
        self.taken[place(self.leader)] |= Declared::new(extras, Cards::EMPTY);
    }
}
