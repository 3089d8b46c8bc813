//! Whole tricks at random: what [`Hand::legal_cards`](super::Hand::legal_cards) and
//! [`Hand::play_unchecked`](super::Hand::play_unchecked) do, for a known number of seats and without branches on
//! the cards. A processor foresees few of those, and each that it does not costs as much as a whole card.

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

/// What is told of the tricks as they are taken.
pub(super) trait Record {
    /// The next trick: its cards' places from the leader on, and who took it.
    fn trick(&mut self, places: &[u8], winner: Seat);
}

/// No record.
impl Record for () {
    #[inline(always)]
    fn trick(&mut self, _: &[u8], _: Seat) {}
}

/// A record of all tricks. Cards are entered by their places, which costs less than to make them out card by card.
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

    /// The cards, and who took each trick.
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

/// How all four Wilds will be declared: those that will be lowest, each of them with even chances. Asks nothing where
/// there are none.
#[inline]
pub(super) fn declare_wilds(rules: &TrickRules, dice: &mut impl Dice) -> Cards {
    if !rules.has_wilds() {
        return Cards::EMPTY;
    }
    // A Wild is declared freely, so it is all the same whether that is drawn before the play or when it is played.
    let drawn = u64::from(dice.below(16));
    let spread = drawn | drawn << 15 | drawn << 30 | drawn << 45;
    Cards::of_word(spread << 13) & Cards::WILDS
}

/// One of the cards, alone, each as likely as the others. There must be one.
#[inline(always)]
pub(super) fn pick<B: Bits>(bits: B, cards: Declared, dice: &mut impl Dice) -> Declared {
    let word = cards.word();
    Declared::of_word(bits.select(word, dice.below(bits.count(word))))
}

/// The cards if there are any, or else the others.
#[inline(always)]
fn or(cards: Declared, others: Declared) -> Declared {
    select_unpredictable(cards.is_empty(), others, cards)
}

/// An index of an array by seat that the compiler knows to be in range.
#[inline(always)]
const fn place(seat: usize) -> usize {
    seat % MAX_SEATS
}

/// Which trick of the hand it is, as far as the rules differ.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Which {
    /// The first one, where some cards may be banned (H-13).
    First,
    Middle,
    /// The last one, in which nobody has a choice.
    Last,
}

/// A hand between two tricks, as far as the play of those to come depends on it.
pub(super) struct Tricks<const SEATS: usize> {
    held: [Declared; MAX_SEATS],
    taken: [Declared; MAX_SEATS],
    leader: usize,
    /// The hearts while they are not broken; no cards from then on.
    unbroken: Declared,
    /// The cards that break them.
    breakers: Declared,
    /// The card beside which an unbroken heart may be led: the queen at some tables.
    beside_hearts: Declared,
    /// The cards that may not be thrown on the first trick.
    banned: Declared,
}

impl<const SEATS: usize> Tricks<SEATS> {
    /// The tricks of these hands, in which the Wilds of `lows` are declared lowest.
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

    /// Plays the first trick, which is opened with one of these cards and is not the last.
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

    /// Plays so many tricks, one at least: all that are left.
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

    /// What may be led from this hand after the first trick (H-16).
    #[inline(always)]
    fn legal_to_lead(&self, held: Declared) -> Declared {
        let others = held - self.unbroken;
        let only_hearts = (others - self.beside_hearts).is_empty();
        select_unpredictable(only_hearts, held, others)
    }

    /// Plays a trick that is led with this card, up to its taking.
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
            // Cards of the suit led have their strengths' places; others come to nothing.
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
