//! Typed options of the three trick games, and of custom tables, which set every option of the state machine.

use super::rules::{Revoke, TrickOptions, TrickRules};
use crate::refusal::TableError;

/// The options of Hearts.
///
/// ```
/// use moonshot_rules::{HeartsOptions, Target};
/// assert_eq!(HeartsOptions::default().target, Target::Hundred);
/// let short = HeartsOptions { target: Target::Fifty };
/// assert_eq!(short, HeartsOptions::default().with_target(Target::Fifty));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct HeartsOptions {
    /// The total that ends the match (H-23).
    pub target: Target,
}

/// The total that ends a match of Hearts (H-23).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Target {
    /// 50 points.
    Fifty,
    /// 100 points.
    #[default]
    Hundred,
}

impl Target {
    /// The number of points.
    pub const fn points(self) -> i32 {
        match self {
            Target::Fifty => 50,
            Target::Hundred => 100,
        }
    }

    /// The target with that many points; `None` if it is not 50 or 100.
    pub const fn new(points: i64) -> Option<Target> {
        match points {
            50 => Some(Target::Fifty),
            100 => Some(Target::Hundred),
            _ => None,
        }
    }
}

impl HeartsOptions {
    /// The options with this target.
    #[must_use]
    pub const fn with_target(mut self, target: Target) -> HeartsOptions {
        self.target = target;
        self
    }
}

/// The options of CARDominoes Hearts.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct CardominoesOptions {
    /// The total that a player must exceed to end the match (C-22).
    pub target: PlayTo,
    /// What happens when a tile fails to follow (C-24, C-25).
    pub revoke: Revoke,
}

impl CardominoesOptions {
    /// The options with this target.
    #[must_use]
    pub const fn with_target(mut self, target: PlayTo) -> CardominoesOptions {
        self.target = target;
        self
    }

    /// The options with this handling of revokes.
    #[must_use]
    pub const fn with_revoke(mut self, revoke: Revoke) -> CardominoesOptions {
        self.revoke = revoke;
        self
    }
}

/// A target of 1 to 1000 points.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct PlayTo(u16);

impl PlayTo {
    /// The minimum.
    pub const MIN: PlayTo = PlayTo(1);
    /// The maximum.
    pub const MAX: PlayTo = PlayTo(1000);

    /// The target with that many points; `None` if it is not 1 to 1000.
    pub const fn new(points: i64) -> Option<PlayTo> {
        if points >= PlayTo::MIN.0 as i64 && points <= PlayTo::MAX.0 as i64 {
            Some(PlayTo(points as u16))
        } else {
            None
        }
    }

    /// The number of points.
    pub const fn points(self) -> i32 {
        self.0 as i32
    }
}

impl Default for PlayTo {
    /// 100 points.
    fn default() -> PlayTo {
        PlayTo(100)
    }
}

/// The options of Wild Twists Hearts.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct WildTwistsOptions {
    /// The number of hands in the match (W-02).
    pub length: Length,
}

impl WildTwistsOptions {
    /// The options with this length.
    #[must_use]
    pub const fn with_length(mut self, length: Length) -> WildTwistsOptions {
        self.length = length;
        self
    }
}

/// The number of hands in a match of Wild Twists Hearts (W-02).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Length {
    /// One hand.
    #[default]
    Short,
    /// Three hands.
    Medium,
    /// Five hands.
    Long,
}

impl Length {
    /// The number of hands.
    pub const fn hands(self) -> u32 {
        match self {
            Length::Short => 1,
            Length::Medium => 3,
            Length::Long => 5,
        }
    }
}

/// A trick game with its options: the argument of [`TrickGame::new`](crate::Game::new).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TrickVariant {
    /// Hearts, for 3 to 7 players.
    Hearts(HeartsOptions),
    /// CARDominoes Hearts, for 3 to 5 players.
    Cardominoes(CardominoesOptions),
    /// Wild Twists Hearts, for 3 to 8 players.
    WildTwists(WildTwistsOptions),
    /// A table with custom options, for the number of players they specify.
    Custom(TrickOptions),
}

impl TrickVariant {
    /// The minimum and maximum number of players.
    pub const fn players(&self) -> (usize, usize) {
        match self {
            TrickVariant::Hearts(_) => (3, 7),
            TrickVariant::Cardominoes(_) => (3, 5),
            TrickVariant::WildTwists(_) => (3, 8),
            TrickVariant::Custom(options) => (options.seats, options.seats),
        }
    }

    /// The rules for this number of players.
    ///
    /// # Errors
    /// [`TableError`] if the game does not support this number of players, or custom options contradict each other.
    pub fn rules(&self, players: usize) -> Result<TrickRules, TableError> {
        if let TrickVariant::Custom(options) = self {
            let rules = TrickRules::new(*options)?;
            TableError::check_players(players, self.players())?;
            return Ok(rules);
        }
        TableError::check_players(players, self.players())?;
        TrickRules::new(match self {
            TrickVariant::Hearts(options) => TrickOptions {
                target: Some(options.target.points()),
                ..TrickOptions::hearts(players)
            },
            TrickVariant::Cardominoes(options) => TrickOptions {
                target: Some(options.target.points()),
                revoke: options.revoke,
                ..TrickOptions::cardominoes(players)
            },
            TrickVariant::WildTwists(options) => TrickOptions {
                hands: Some(options.length.hands()),
                ..TrickOptions::wild_twists(players)
            },
            TrickVariant::Custom(options) => *options,
        })
    }
}

impl From<HeartsOptions> for TrickVariant {
    fn from(options: HeartsOptions) -> TrickVariant {
        TrickVariant::Hearts(options)
    }
}

impl From<CardominoesOptions> for TrickVariant {
    fn from(options: CardominoesOptions) -> TrickVariant {
        TrickVariant::Cardominoes(options)
    }
}

impl From<WildTwistsOptions> for TrickVariant {
    fn from(options: WildTwistsOptions) -> TrickVariant {
        TrickVariant::WildTwists(options)
    }
}

impl From<TrickOptions> for TrickVariant {
    fn from(options: TrickOptions) -> TrickVariant {
        TrickVariant::Custom(options)
    }
}

impl From<TrickRules> for TrickVariant {
    fn from(rules: TrickRules) -> TrickVariant {
        TrickVariant::Custom(*rules)
    }
}
