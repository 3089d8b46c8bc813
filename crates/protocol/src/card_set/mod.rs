//! The printed faces of Black Hearts: curse points and gifts. They are data, so that an owner of the game
//! can make them match the printed cards.

mod read;

pub use read::CardSetError;

use super::card::NUMBERS;

/// How many gift cards there are at most, all copies counted (B-08).
pub const MAX_GIFTS: usize = 6;

/// The faces of the Curse and Gift cards, read from a card-set file (`docs/card-sets.md`).
///
/// ```
/// use moonshot_rules::CardSet;
/// let house = CardSet::house();
/// assert_eq!(house.points(), [1, 1, 2, 2, 3, 4]);
/// let other = house.to_toml().replace("points = 4", "points = -1");
/// assert_eq!(
///     CardSet::read(&other).unwrap_err().to_string(),
///     "curses[6].points: -1 is not allowed; a whole number from 0 to 99 would be right"
/// );
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CardSet {
    /// What the set is called.
    pub(super) name: String,
    /// By number, from 1.
    pub(super) curses: [Curse; NUMBERS as usize],
    /// In the file's order.
    pub(super) gifts: Vec<Gift>,
}

/// A Curse card's face.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Curse {
    /// The name of the curse.
    pub name: String,
    /// Its curse points, 0 to 99.
    pub points: u8,
}

/// A Gift card's face, and how many of it there are.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Gift {
    /// What notation and transcripts call it, such as `small-hours`.
    pub id: String,
    /// What players call it.
    pub name: String,
    /// What it changes, in a sentence.
    pub text: String,
    /// What it changes, for the rules.
    pub effect: Effect,
    /// How many of this card there are, 1 to 6.
    pub copies: u8,
}

/// What a gift changes for its hand (B-07).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Effect {
    /// The lowest number takes the trick; on a tie, the latest in turn order.
    LowestTakes,
    /// On a tie for the highest number, the earliest in turn order takes the trick.
    EarliestTakes,
    /// Curse points of the hand count so many times, 2 to 9.
    Multiply(u8),
    /// Each player's curse points of the hand are so many fewer, 1 to 99, but not below 0.
    Reduce(u8),
    /// Before the first trick each player passes so many cards, 1 to 4, to the right, all at once.
    PassRight(u8),
}

impl Effect {
    /// What a player scores who took curse cards of so many points.
    #[inline]
    pub fn score(self, points: i32) -> i32 {
        match self {
            Effect::Multiply(by) => points * i32::from(by),
            Effect::Reduce(by) => (points - i32::from(by)).max(0),
            Effect::LowestTakes | Effect::EarliestTakes | Effect::PassRight(_) => points,
        }
    }
}

impl CardSet {
    /// The house set, which comes with the project.
    pub fn house() -> CardSet {
        CardSet::read(include_str!("house.toml")).expect("a test reads the house set")
    }

    /// What the set is called.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The Curse cards, from number 1.
    pub fn curses(&self) -> &[Curse] {
        &self.curses
    }

    /// The curse points printed on the red 1 to 6.
    pub fn points(&self) -> [u8; NUMBERS as usize] {
        std::array::from_fn(|place| self.curses[place].points)
    }

    /// The Gift cards, one of each kind.
    pub fn gifts(&self) -> &[Gift] {
        &self.gifts
    }

    /// The gift of that id.
    pub fn gift(&self, id: &str) -> Option<&Gift> {
        self.gifts.iter().find(|gift| gift.id == id)
    }
}

impl Default for CardSet {
    /// The house set.
    fn default() -> CardSet {
        CardSet::house()
    }
}
