//! Playouts: a hand from any point to its end, every choice uniformly random. The fast path of search and of
//! the benchmark.
//!
//! What asks the dice, in this order, and nothing else: each card of a deal, each card that is passed, the Wild Club's
//! holder where it may choose to open (W-08), at a table with Wilds once how all four of them will be declared, each
//! card played, and the shooter of a moon where it may choose. The opening card asks nothing where only one may
//! open; nor does a seat's last card.

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
use crate::seat::{MAX_SEATS, Seat};
use declared::Declared;
use seated::{SeatedKernel, run_seated};
use tricks::{Record, Tricks};

/// The pack of a table, to deal random hands from, one after the other.
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
    /// The pack, in the order that the last deal left it in; the places past it are never dealt.
    cards: [Card; PLACES],
    size: usize,
}

/// Places of a [`Deck`]: a power of two, so that no place is out of range.
const PLACES: usize = 64;

impl Deck {
    /// The pack of a table in printing order.
    pub fn new(rules: &TrickRules) -> Deck {
        Deck::with_level(rules, Level::best())
    }

    /// The same, to be played with these instructions. Every level plays the same hands from the same dice.
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

    /// Shuffles and deals a hand, without the pass. `rules` are those that the deck was made for.
    ///
    /// Not the order of [`roll`](crate::Game::roll): seeds of matches go through that one alone. Here the deck
    /// stays as the hand before left it.
    pub fn deal(&mut self, rules: &TrickRules, dice: &mut impl Dice) -> Hand {
        let seats = self.rules.seats.min(MAX_SEATS);
        let (held, extras) = self.deal_to(seats, dice);
        Hand::dealt(rules, &held[..seats], extras)
    }

    /// A whole hand of that number at random (deal, pass, opening and play) and what each seat scored; the places past
    /// the last seat stay 0.
    ///
    /// It asks the dice the same as [`Deck::deal`], [`Hand::open_random`] and [`Hand::play_out_random`] one after the
    /// other, and comes to the same scores, in less time than these: it keeps no record of the play.
    pub fn random_hand(&mut self, hand_number: u32, dice: &mut impl Dice) -> [i32; MAX_SEATS] {
        whole::random_hand(self, hand_number, dice)
    }
}

impl Hand {
    /// Passes random cards where the hand of that number passes, and gives the first lead.
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

    /// Plays uniformly random legal cards until the hand is played out, and scores it; a Wild is declared either way,
    /// and a moon that may be chosen goes either way. Tables that gather revokes are played without any.
    ///
    /// The hand can be at any point of the play. It ends as if the cards had been played one by one.
    pub fn play_out_random(
        &mut self,
        rules: &TrickRules,
        dice: &mut impl Dice,
    ) -> [i32; MAX_SEATS] {
        self.play_out_random_at(Level::best(), rules, dice)
    }

    /// The same with these instructions. Every level plays the same cards from the same dice.
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
        // What is left where hands are uneven, or too small or large to play by the trick.
        while self.play_random(rules, lows, dice) {}
        let taken = &self.taken[..self.seats()];
        score::of_taken(taken, rules, || choose_moon(dice))
    }

    /// Plays a random legal card of the seat whose turn it is; false where it has none.
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
            // The dice have thrown a number that they may not.
            return false;
        }
        // A Wild that opens the hand is lowest (W-07).
        let card = if self.is_fresh() { card.lowest() } else { card };
        self.play_unchecked(rules, card.played());
        true
    }

    /// How many tricks can be played whole, with the same number of cards in every hand; `None` where there is
    /// another way to go on.
    fn whole_tricks(&self, rules: &TrickRules) -> Option<usize> {
        let (seats, count) = (self.seats(), self.held[0].len());
        let even = self.held[..seats].iter().all(|held| held.len() == count);
        let room = usize::from(self.played) + seats * count <= MAX_CARDS
            && self.tricks_done() + count <= MAX_TRICKS;
        let opens = self.tricks_done() > 0 || count > 1 && !self.legal_cards(rules).is_empty();
        (even && room && opens && count > 0 && self.in_trick() == 0).then_some(count)
    }
}

/// Which way a moon goes, one as likely as the other.
#[inline(always)]
fn choose_moon(dice: &mut impl Dice) -> Option<MoonChoice> {
    Some(match dice.below(2) {
        0 => MoonChoice::Itself,
        _ => MoonChoice::Others,
    })
}

/// Plays so many whole tricks and enters them into the hand.
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
        let mut left = self.count;
        if hand.tricks == 0 {
            tricks.open(bits, hand.legal_cards(rules), hand, self.dice);
            left -= 1;
        }
        tricks.play(bits, left, hand, self.dice);
        hand.end_tricks(&tricks.taken(), tricks.broken());
    }
}

/// A record of the play that whoever searches on from its end can read.
impl Record for Hand {
    #[inline(always)]
    fn trick(&mut self, plays: &[Played], winner: Seat) {
        self.enter_trick(plays, winner);
    }
}
