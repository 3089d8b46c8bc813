//! The rules of a trick game, one value for each table.

use std::ops::Deref;

use crate::card::{Card, Rank, Suit};
use crate::cards::Cards;
use crate::game::PassRule;
use crate::refusal::{RulesError, TableError};

/// The effect of shooting the moon.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Moon {
    /// The points go to every other player instead of the shooter (H-21).
    Add,
    /// The points are subtracted from the shooter's total.
    Subtract,
    /// The shooter chooses one of the two (C-21, W-17).
    Choose,
}

/// The consequence of a tile that fails to follow though the player could.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Revoke {
    /// It is illegal (C-24).
    #[default]
    Refused,
    /// It is allowed and can be corrected, and costs [`TrickOptions::revoke_points`] once gathered (C-25).
    Penalty,
}

/// How a total ends the match.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum TargetRule {
    /// It meets or exceeds the target (H-23).
    Meets,
    /// It exceeds the target (C-22).
    Exceeds,
}

/// The points of a heart.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum HeartPoints {
    /// One point each (H-20).
    One,
    /// Its rank: 2 to 10, the jack 11, the queen 12, the king 13, the ace 14; a Wild Heart one.
    Spots,
}

/// The actions, other than cards, that the notation of a table includes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct TrickNotation {
    /// `pass 2C QS AH`.
    pub passes: bool,
    /// `moon self` and `moon others`.
    pub moon_choice: bool,
    /// `gather` and `correct 7D`.
    pub gathers: bool,
}

impl TrickNotation {
    /// Everything, for custom tables.
    pub const ALL: TrickNotation = TrickNotation {
        passes: true,
        moon_choice: true,
        gathers: true,
    };
}

/// Maximum number of hands in a pass cycle.
pub const MAX_CYCLE: usize = 8;

/// The pass direction of each hand, repeated from the start.
///
/// ```
/// use moonshot_rules::trick::PassCycle;
/// let cycle = PassCycle::new(&[1, 3, 2, 0])?;
/// assert_eq!((cycle.left(1), cycle.left(4), cycle.left(5)), (1, 0, 1));
/// # Ok::<(), moonshot_rules::RulesError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct PassCycle {
    places: [u8; MAX_CYCLE],
    length: u8,
}

impl PassCycle {
    /// No cards are passed.
    pub const NONE: PassCycle = PassCycle {
        places: [0; MAX_CYCLE],
        length: 0,
    };

    /// A cycle with the number of seats to the left that cards go in each hand, 0 for no pass.
    ///
    /// # Errors
    /// [`RulesError::CycleTooLong`] for more than [`MAX_CYCLE`] hands.
    pub fn new(places: &[u8]) -> Result<PassCycle, RulesError> {
        if places.len() > MAX_CYCLE {
            return Err(RulesError::CycleTooLong { most: MAX_CYCLE });
        }
        Ok(PassCycle::first_of(places))
    }

    /// The first [`MAX_CYCLE`] entries.
    fn first_of(places: &[u8]) -> PassCycle {
        let mut cycle = PassCycle::NONE;
        for (entry, place) in cycle.places.iter_mut().zip(places) {
            *entry = *place;
            cycle.length += 1;
        }
        cycle
    }

    /// For each hand of the cycle, the number of seats to the left that cards go.
    pub fn places(&self) -> &[u8] {
        &self.places[..usize::from(self.length).min(MAX_CYCLE)]
    }

    /// The number of seats to the left that cards go in that hand, from 1; 0 if the cycle is empty.
    pub fn left(&self, hand_number: u32) -> usize {
        let places = self.places();
        let hand = hand_number.max(1) as usize - 1;
        let place = hand.checked_rem(places.len()).and_then(|n| places.get(n));
        place.map_or(0, |left| usize::from(*left))
    }
}

/// Every option of the trick games, unchecked.
///
/// [`TrickOptions::hearts`], [`TrickOptions::cardominoes`] and [`TrickOptions::wild_twists`] are the presets; a custom
/// table changes fields of one of them, and [`TrickRules::new`] checks the result.
///
/// ```
/// use moonshot_rules::trick::{Moon, TrickOptions, TrickRules};
/// let options = TrickOptions { moon: Moon::Subtract, ..TrickOptions::hearts(5) };
/// let rules = TrickRules::new(options)?;
/// assert_eq!((rules.cards_each(), rules.moon_points()), (10, 26));
/// # Ok::<(), moonshot_rules::TableError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TrickOptions {
    /// Number of players, 3 to 8.
    pub seats: usize,
    /// The cards in play (H-02 to H-06, C-02 to C-04, W-01).
    pub pack: Cards,
    /// Number of cards each player passes; 0 for no pass (H-08, W-05).
    pub pass_count: usize,
    /// The direction of the pass, hand by hand (H-09, C-10).
    pub pass_cycle: PassCycle,
    /// Whether the opening player may lead any club, not only the lowest.
    pub any_club_opens: bool,
    /// Cards that may not be discarded on the first trick (H-13); empty if there is no ban (C-15).
    pub banned_first: Cards,
    /// Whether hearts must be broken before they are led (H-16).
    pub must_break: bool,
    /// The cards that break hearts (H-15, C-16, W-13).
    pub breakers: Cards,
    /// Whether they do so when their trick is complete (C-16), instead of when they are played.
    pub breaks_after_trick: bool,
    /// Whether a leader who holds only hearts and Q♠ may lead a heart before they are broken.
    pub hearts_instead_of_queen: bool,
    /// The points of a heart (H-20).
    pub heart_points: HeartPoints,
    /// The points of Q♠ (H-20): 13.
    pub queen_points: i32,
    /// The bonus of J♦; 0 if it has none.
    pub jack_points: i32,
    /// The bonus for taking no trick, unless somebody shot the moon; 0 if there is none.
    pub no_tricks_points: i32,
    /// The penalty for a gathered revoke (C-26): 13.
    pub revoke_points: i32,
    /// The effect of the moon.
    pub moon: Moon,
    /// The handling of revokes.
    pub revoke: Revoke,
    /// Whether a draw decides the first dealer, and tables show the dealer (C-05).
    pub draws_dealer: bool,
    /// Whether the next lead hides a finished trick (C-19).
    pub last_trick_closes: bool,
    /// The total that ends the match, if any.
    pub target: Option<i32>,
    /// How a total meets the target.
    pub target_rule: TargetRule,
    /// The number of hands that ends the match, if any (W-02).
    pub hands: Option<u32>,
    /// The actions that the table's notation includes.
    pub notation: TrickNotation,
}

impl TrickOptions {
    /// Hearts (H-01 to H-26). With eight seats, which Hearts does not support, four low cards are removed for an even
    /// deal.
    pub fn hearts(seats: usize) -> TrickOptions {
        use Rank::{Four, Three, Two};
        use Suit::{Clubs, Diamonds};
        let removed: &[(Rank, Suit)] = match seats {
            3 => &[(Two, Diamonds)],
            5 => &[(Two, Diamonds), (Three, Clubs)],
            6 | 8 => &[
                (Two, Diamonds),
                (Three, Diamonds),
                (Three, Clubs),
                (Four, Clubs),
            ],
            7 => &[(Two, Diamonds), (Three, Diamonds), (Three, Clubs)],
            _ => &[],
        };
        let right = seats.saturating_sub(1).min(usize::from(u8::MAX)) as u8;
        let points = Cards::HEARTS | Cards::one(Card::QUEEN_OF_SPADES);
        TrickOptions {
            seats,
            pack: standard_without(removed),
            pass_count: 3,
            pass_cycle: match seats {
                4 => PassCycle::first_of(&[1, 3, 2, 0]),
                _ => PassCycle::first_of(&[1, right]),
            },
            any_club_opens: false,
            banned_first: points,
            must_break: true,
            breakers: points,
            breaks_after_trick: false,
            hearts_instead_of_queen: false,
            heart_points: HeartPoints::One,
            queen_points: 13,
            jack_points: 0,
            no_tricks_points: 0,
            revoke_points: 13,
            moon: Moon::Add,
            revoke: Revoke::Refused,
            draws_dealer: false,
            last_trick_closes: false,
            target: Some(100),
            target_rule: TargetRule::Meets,
            hands: None,
            notation: TrickNotation {
                passes: true,
                moon_choice: false,
                gathers: false,
            },
        }
    }

    /// CARDominoes Hearts (C-01 to C-27): Hearts with these differences. With six or more seats, which the game does
    /// not support, it uses the pack of Hearts.
    pub fn cardominoes(seats: usize) -> TrickOptions {
        let hearts = TrickOptions::hearts(seats);
        let right = seats.saturating_sub(1).min(usize::from(u8::MAX)) as u8;
        TrickOptions {
            pack: match seats {
                3 => standard_without(&[(Rank::Two, Suit::Clubs)]),
                5 => standard_without(&[(Rank::Two, Suit::Clubs), (Rank::Two, Suit::Diamonds)]),
                _ => hearts.pack,
            },
            pass_cycle: match seats {
                4 => hearts.pass_cycle,
                _ => PassCycle::first_of(&[1, right, 0]),
            },
            banned_first: Cards::EMPTY,
            breakers: Cards::HEARTS,
            breaks_after_trick: true,
            moon: Moon::Choose,
            draws_dealer: true,
            last_trick_closes: true,
            target_rule: TargetRule::Exceeds,
            notation: TrickNotation::ALL,
            ..hearts
        }
    }

    /// Wild Twists Hearts (W-01 to W-18): Hearts with these differences.
    pub fn wild_twists(seats: usize) -> TrickOptions {
        TrickOptions {
            pack: Cards::STANDARD | Cards::WILDS,
            pass_count: 0,
            pass_cycle: PassCycle::NONE,
            banned_first: Cards::EMPTY,
            breakers: Cards::HEARTS,
            moon: Moon::Choose,
            target: None,
            hands: Some(1),
            notation: TrickNotation {
                passes: false,
                moon_choice: true,
                gathers: false,
            },
            ..TrickOptions::hearts(seats)
        }
    }

    /// The number of cards each player is dealt.
    pub fn cards_each(&self) -> usize {
        self.pack.len().checked_div(self.seats).unwrap_or_default()
    }

    /// The number of leftover cards in the middle (W-03).
    pub fn leftovers(&self) -> usize {
        self.pack.len().checked_rem(self.seats).unwrap_or_default()
    }

    /// Whether the pack contains Wilds.
    pub fn has_wilds(&self) -> bool {
        self.pack.intersects(Cards::WILDS)
    }

    /// The number of seats to the left that cards go in that hand (from 1); 0 for no pass (H-26).
    pub fn pass_left(&self, hand_number: u32) -> usize {
        if self.pass_count == 0 {
            return 0;
        }
        let left = self.pass_cycle.left(hand_number);
        left.checked_rem(self.seats).unwrap_or_default()
    }

    /// The pass of that hand (from 1); `None` if it has none.
    pub fn pass(&self, hand_number: u32) -> Option<PassRule> {
        let left = self.pass_left(hand_number);
        (left > 0).then_some(PassRule {
            count: self.pass_count,
            left,
        })
    }

    /// The cards that cost points: the hearts in play and Q♠ (H-20).
    #[inline]
    pub fn point_cards(&self) -> Cards {
        self.pack & (Cards::HEARTS | Cards::one(Card::QUEEN_OF_SPADES))
    }

    /// The sum of all point cards: 26, or 27 with the Wild Heart.
    #[inline]
    pub fn moon_points(&self) -> i32 {
        self.penalty_points(self.point_cards())
    }

    /// The points printed on cards, including the bonus of J♦.
    #[inline]
    pub fn points(&self, cards: Cards) -> i32 {
        let jack = cards.contains(Card::JACK_OF_DIAMONDS);
        self.penalty_points(cards) - if jack { self.jack_points } else { 0 }
    }

    /// The points printed on one card.
    #[inline]
    pub fn points_of(&self, card: Card) -> i32 {
        self.points(Cards::one(card))
    }

    #[inline]
    fn penalty_points(&self, cards: Cards) -> i32 {
        let hearts = cards.of(Suit::Hearts);
        let hearts = match self.heart_points {
            HeartPoints::One => hearts.len() as i32,
            HeartPoints::Spots => hearts.iter().map(spots).sum(),
        };
        let queen = cards.contains(Card::QUEEN_OF_SPADES);
        hearts + if queen { self.queen_points } else { 0 }
    }
}

/// The spots of a card: its rank as a number.
fn spots(card: Card) -> i32 {
    match card.rank() {
        Rank::Wild => 1,
        rank => rank as i32 + 2,
    }
}

/// The standard pack without these cards.
fn standard_without(removed: &[(Rank, Suit)]) -> Cards {
    let removed = removed.iter().map(|(rank, suit)| Card::new(*suit, *rank));
    Cards::STANDARD - removed.collect()
}

/// Maximum points of a card, a bonus or a penalty, positive or negative.
const MOST_POINTS: i32 = 1_000;
/// Maximum target.
const MOST_TARGET: i32 = 1_000_000;
/// Maximum number of hands in a match.
const MOST_HANDS: u32 = 10_000;

/// The rules of one table: valid [`TrickOptions`], checked in [`TrickRules::new`]. Dereferences to the options.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TrickRules(pub(super) TrickOptions);

impl Deref for TrickRules {
    type Target = TrickOptions;

    #[inline]
    fn deref(&self) -> &TrickOptions {
        &self.0
    }
}

impl TrickRules {
    /// Validates the options.
    ///
    /// # Errors
    /// [`TableError`] for the first problem found.
    pub fn new(options: TrickOptions) -> Result<TrickRules, TableError> {
        TableError::check_players(options.seats, (3, crate::seat::MAX_SEATS))?;
        options.check()?;
        Ok(TrickRules(options))
    }

    /// The options.
    pub fn options(&self) -> &TrickOptions {
        &self.0
    }
}

impl TrickOptions {
    fn check(&self) -> Result<(), RulesError> {
        let out_of_range = |what| Err(RulesError::OutOfRange { what });
        if !(Cards::STANDARD | Cards::WILDS).contains_all(self.pack) {
            return out_of_range("pack");
        }
        let leftovers = self.leftovers();
        if leftovers > 0 && !self.has_wilds() {
            return Err(RulesError::UnevenPack {
                cards: self.pack.len(),
                seats: self.seats,
            });
        }
        if (self.pack - Cards::WILDS).of(Suit::Clubs).len() <= leftovers {
            return Err(RulesError::TooFewClubs);
        }
        let queen = self.pack.contains(Card::QUEEN_OF_SPADES);
        if !queen || self.pack.of(Suit::Hearts).is_empty() {
            return Err(RulesError::NoPointCards);
        }
        if self.pass_count > self.cards_each() {
            return Err(RulesError::PassTooLarge {
                each: self.cards_each(),
            });
        }
        let places = self.pass_cycle.places();
        if places.iter().any(|left| usize::from(*left) >= self.seats) {
            return out_of_range("pass_cycle");
        }
        if self.pass_count > 0 && places.is_empty() {
            return Err(RulesError::NoDirection);
        }
        if self.target.is_none() && self.hands.is_none() {
            return Err(RulesError::NoEnd);
        }
        self.check_numbers()
    }

    fn check_numbers(&self) -> Result<(), RulesError> {
        let fits = |points: i32| (-MOST_POINTS..=MOST_POINTS).contains(&points);
        let numbers = [
            ("queen_points", fits(self.queen_points)),
            ("jack_points", fits(self.jack_points)),
            ("no_tricks_points", fits(self.no_tricks_points)),
            ("revoke_points", fits(self.revoke_points)),
            (
                "target",
                self.target.is_none_or(|n| (1..=MOST_TARGET).contains(&n)),
            ),
            (
                "hands",
                self.hands.is_none_or(|n| (1..=MOST_HANDS).contains(&n)),
            ),
        ];
        match numbers.into_iter().find(|(_, fits)| !fits) {
            Some((what, _)) => Err(RulesError::OutOfRange { what }),
            None => Ok(()),
        }
    }
}
