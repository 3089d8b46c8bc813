//! Random playouts: a hand from any point to its end, with uniformly random choices. The fast path for search and
//! benchmarks.
//!
//! The dice are rolled, in this order, only for: each card of a deal; each passed card; whether the holder of the Wild
//! Club opens, if it may choose (W-08); at a table with Wilds, once for the declarations of all four; each card played;
//! and the effect of a moon, if the shooter may choose. There is no roll for an opening card without a choice, nor for
//! a seat's last card.

mod declared;
mod seated;
mod tricks;
mod whole;

use moonshot_bits::{Bits, Level};

use super::action::Played;
use super::hand::{Hand, MAX_CARDS, MAX_TRICKS};
use super::rules::TrickRules;
use super::score::{self, MoonChoice};
use crate::card::Card;
use crate::cards::Cards;
use crate::dice::Dice;
use crate::seat::MAX_SEATS;
use declared::Declared;
use seated::{SeatedKernel, run_seated};
use tricks::{Places, Tricks};

/// The pack of a table, for dealing random hands one after the other.
///
/// ```
/// use moonshot_rules::trick::{Deck, TrickOptions, TrickRules};
/// # use moonshot_rules::Dice;
/// # struct Lcg(u64);
/// # impl Dice for Lcg {
/// #     fn below(&mut self, bound: u32) -> u32 {
/// #         self.0 = self.0.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
/// #         ((self.0 >> 33) % u64::from(bound)) as u32
/// #     }
/// # }
/// let mut deck = Deck::new(&TrickRules::new(TrickOptions::hearts(4))?);
/// let scores = deck.random_hand(1, &mut Lcg(1));
/// assert!([26, 78].contains(&scores.iter().sum()), "a hand has 26 points; a moon gives 26 to three players");
/// # Ok::<(), moonshot_rules::TableError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Deck {
    rules: TrickRules,
    level: Level,
    /// The pack, in the order that the last deal left; entries past it are never dealt.
    cards: [Card; PLACES],
    size: usize,
}

/// Size of a [`Deck`]: a power of two, so that a masked index is never out of range.
const PLACES: usize = 64;

impl Deck {
    /// The pack of a table in printing order.
    pub fn new(rules: &TrickRules) -> Deck {
        Deck::with_level(rules, Level::best())
    }

    /// [`Deck::new`] for these instructions. Every level plays the same hands from the same dice.
    pub fn with_level(rules: &TrickRules, level: Level) -> Deck {
        let mut cards = [Card::QUEEN_OF_SPADES; PLACES];
        for (slot, card) in cards.iter_mut().zip(rules.pack) {
            *slot = card;
        }
        Deck {
            rules: *rules,
            level,
            cards,
            size: rules.pack.len().min(MAX_CARDS),
        }
    }

    /// Shuffles and deals a hand, without the pass. `rules` must be those that the deck was made for.
    ///
    /// Not the order of [`roll`](crate::Game::roll), which match seeds go through: this deck continues from the order
    /// of the previous hand.
    pub fn deal(&mut self, rules: &TrickRules, dice: &mut impl Dice) -> Hand {
        let seats = self.rules.seats.min(MAX_SEATS);
        let (held, extras) = self.deal_to(seats, dice);
        Hand::dealt(rules, &held[..seats], extras)
    }

    /// Plays a whole random hand with that hand number (deal, pass, opening and play) and returns the scores; entries
    /// past the last seat are 0.
    ///
    /// Rolls the same dice and returns the same scores as [`Deck::deal`], [`Hand::open_random`] and
    /// [`Hand::play_out_random`] in sequence, but faster, because it keeps no record of the play.
    pub fn random_hand(&mut self, hand_number: u32, dice: &mut impl Dice) -> [i32; MAX_SEATS] {
        whole::random_hand(self, hand_number, dice)
    }
}

impl Hand {
    /// Passes random cards if the hand with that number has a pass, and sets the first lead.
    pub fn open_random(&mut self, rules: &TrickRules, hand_number: u32, dice: &mut impl Dice) {
        let left = rules.pass_left(hand_number);
        if left > 0 {
            let bits = moonshot_bits::Portable;
            let chosen = whole::choose_passes(bits, &self.held, self.seats(), rules, dice);
            self.pass(left, &chosen);
        }
        self.start_with_lowest_club();
        if rules.has_wilds() && !rules.any_club_opens {
            self.open_with_wild_club(rules, dice);
        }
    }

    /// Opens with the Wild Club, if it is held, with probability 1/2 (W-08).
    fn open_with_wild_club(&mut self, rules: &TrickRules, dice: &mut impl Dice) {
        let Some(holder) = self.holder(Card::WILD_CLUB) else {
            return;
        };
        if holder != self.turn() && dice.below(2) == 0 {
            self.start(holder);
            self.play_unchecked(rules, Played::low(Card::WILD_CLUB));
        }
    }

    /// Plays uniformly random legal cards until the hand is over, and scores it. A Wild is declared either way, and a
    /// shooter chooses either effect. Never revokes, even at tables where that is possible.
    ///
    /// The hand can be at any point of the play. It ends as if the cards had been played one by one.
    pub fn play_out_random(
        &mut self,
        rules: &TrickRules,
        dice: &mut impl Dice,
    ) -> [i32; MAX_SEATS] {
        self.play_out_random_at(Level::best(), rules, dice)
    }

    /// [`Hand::play_out_random`] with these instructions. Every level plays the same cards from the same dice.
    pub fn play_out_random_at(
        &mut self,
        level: Level,
        rules: &TrickRules,
        dice: &mut impl Dice,
    ) -> [i32; MAX_SEATS] {
        let lows = tricks::declare_wilds(rules, dice);
        while self.in_trick() > 0 && self.play_random(rules, lows, dice) {}
        if let Some(count) = self.whole_tricks(rules) {
            let (seats, hand) = (self.seats(), &mut *self);
            let play = PlayTricks {
                hand,
                rules,
                lows,
                count,
                dice,
            };
            run_seated(play, seats, level);
        }
        // Plays the rest if the hands have different sizes, or are too small or large for whole tricks.
        while self.play_random(rules, lows, dice) {}
        let taken = &self.taken[..self.seats()];
        score::of_taken(taken, rules, || choose_moon(dice))
    }

    /// Plays a random legal card for the seat whose turn it is; false if it has none.
    fn play_random(&mut self, rules: &TrickRules, lows: Cards, dice: &mut impl Dice) -> bool {
        let legal = Declared::new(self.legal_without_revokes(rules), lows);
        if legal.is_empty() {
            return false;
        }
        let count = moonshot_bits::count(legal.word());
        let no_choice = self.held(self.turn()).len() == 1 || self.is_fresh() && count == 1;
        let place = if no_choice { 0 } else { dice.below(count) };
        let card = Declared::of_word(moonshot_bits::select(legal.word(), place));
        if card.is_empty() {
            // The dice rolled a number out of range.
            return false;
        }
        // A Wild that opens the hand is lowest (W-07).
        let card = if self.is_fresh() { card.lowest() } else { card };
        self.play_unchecked(rules, Declared::played_at(card.place()));
        true
    }

    /// The number of tricks that can be played whole, with hands of equal size; `None` if that is not possible.
    fn whole_tricks(&self, rules: &TrickRules) -> Option<usize> {
        let (seats, count) = (self.seats(), self.held[0].len());
        let even = self.held[..seats].iter().all(|held| held.len() == count);
        let room = usize::from(self.played) + seats * count <= MAX_CARDS
            && self.tricks_done() + count <= MAX_TRICKS;
        let opens = self.tricks_done() > 0 || count > 1 && !self.legal_cards(rules).is_empty();
        // A hand can be started with a seat that has no place at its table.
        let sits = self.turn.index() < seats;
        (even && room && opens && sits && count > 0 && self.in_trick() == 0).then_some(count)
    }
}

/// Chooses the effect of a moon with equal probability.
#[inline(always)]
fn choose_moon(dice: &mut impl Dice) -> Option<MoonChoice> {
    Some(match dice.below(2) {
        0 => MoonChoice::Itself,
        _ => MoonChoice::Others,
    })
}

/// Plays a number of whole tricks and records them in the hand.
struct PlayTricks<'a, D> {
    hand: &'a mut Hand,
    rules: &'a TrickRules,
    lows: Cards,
    count: usize,
    dice: &'a mut D,
}

impl<D: Dice> SeatedKernel for PlayTricks<'_, D> {
    type Output = ();

    #[inline(always)]
    fn run<const SEATS: usize, B: Bits>(self, bits: B) {
        let (hand, rules) = (self.hand, self.rules);
        let leader = hand.turn.index();
        let mut tricks = Tricks::<SEATS>::new(rules, self.lows, &hand.held, leader, hand.broken);
        let mut record = Places::NONE;
        let mut left = self.count;
        if hand.tricks == 0 {
            tricks.open(bits, hand.legal_cards(rules), &mut record, self.dice);
            left -= 1;
        }
        tricks.play(bits, left, &mut record, self.dice);
        let (plays, winners) = record.plays();
        hand.enter_tricks(plays, winners, &tricks.taken(), tricks.broken());
    }
}
