//! The common interface of all games: a match as a state machine.

use std::fmt;

use arrayvec::ArrayVec;
use thiserror::Error;

use crate::dice::Dice;
use crate::legal::LegalActions;
use crate::refusal::{ChanceError, GameRefusal, NoSuchSeat, NotationError, TableError};
use crate::seat::{MAX_SEATS, Seat, Seats, Viewer};

/// What a match waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Turn {
    /// One or more seats may act.
    Seats(Seats),
    /// A chance event is pending.
    Chance(ChanceKind),
    /// Nothing: the match is over.
    Over,
}

/// The phase of a match.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum Phase {
    /// The draw for first dealer is pending (C-05).
    Draw,
    /// A deal is pending.
    Deal,
    /// Players choose the cards to pass.
    Pass,
    /// A gift is to be turned up (B-07).
    Gift,
    /// Return Gift: each player passes one card to the right.
    Return,
    /// The holder of the Wild Club decides whether to open (W-08).
    Opening,
    /// Cards are played to tricks.
    Play,
    /// The winner of a complete trick gathers it (C-25).
    Gather,
    /// The player who shot the moon chooses its effect.
    Moon,
    /// A turn of Heartcatchers.
    Turn,
    /// The match is over.
    Over,
}

/// A kind of chance event.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum ChanceKind {
    /// The draw for first dealer (C-05).
    Draw,
    /// The shuffle and deal of a hand, or of a game of Heartcatchers.
    Deal,
    /// The draw of a gift (B-07).
    Gift,
}

impl ChanceKind {
    /// The event's name in the engine protocol.
    pub const fn text(self) -> &'static str {
        match self {
            ChanceKind::Draw => "draw",
            ChanceKind::Deal => "deal",
            ChanceKind::Gift => "gift",
        }
    }
}

impl fmt::Display for ChanceKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.text())
    }
}

/// A number for each seat, in seat order.
pub type Totals = ArrayVec<i32, MAX_SEATS>;

/// The outcome of a match.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Outcome {
    /// The winners; several if the win is shared.
    pub winners: Seats,
    /// The final totals.
    pub totals: Totals,
    /// The reason the match ended.
    pub reason: EndReason,
}

/// The reason a match ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum EndReason {
    /// A total reached the target (H-23) or passed it (C-22).
    Target,
    /// A player took all six Curse cards (B-14).
    AllCurses,
    /// A total is 13 or more (B-15).
    Thirteen,
    /// The agreed number of hands was played (W-18).
    Length,
    /// The games won decide a match of Heartcatchers (K-19).
    Games,
}

/// The seats with the lowest total, which win; several if they are tied (H-25, C-23, W-18, B-16).
pub(crate) fn lowest_totals(totals: &[i32]) -> Seats {
    let lowest = totals.iter().min();
    let has_lowest = |seat: &Seat| totals.get(seat.index()) == lowest;
    Seat::all(totals.len()).filter(has_lowest).collect()
}

/// A match of one game: its state, and the only ways to change it.
///
/// A match is a deterministic fold over its actions and chance outcomes. Implementations have no clock, no randomness
/// and no I/O, and their methods never panic.
///
/// ```
/// # struct Lcg(u64);
/// # impl moonshot_rules::Dice for Lcg {
/// #     fn below(&mut self, bound: u32) -> u32 {
/// #         self.0 = self.0.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
/// #         ((self.0 >> 33) % u64::from(bound)) as u32
/// #     }
/// # }
/// # let mut dice = Lcg(1);
/// use moonshot_rules::{Game, HeartsOptions, LegalActions, TrickGame, Turn};
///
/// let mut game = TrickGame::new(4, HeartsOptions::default())?;
/// while game.hand_number() == 1 {
///     match game.turn() {
///         Turn::Chance(_) => game.chance(&game.roll(&mut dice).expect("a deal is due"))?,
///         Turn::Seats(seats) => {
///             let seat = seats.first().expect("somebody is to act");
///             let action = game.legal(seat).pick(&mut dice).expect("there is something to do");
///             game.play(seat, &action)?;
///         }
///         Turn::Over => break,
///     }
/// }
/// assert_eq!(game.totals().iter().sum::<i32>() % 26, 0);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub trait Game: Clone + PartialEq + fmt::Debug + Send + Sync {
    /// The options of a match.
    type Options;
    /// An action of a seat. `Display` writes its notation.
    type Action: Copy + PartialEq + fmt::Debug + fmt::Display;
    /// A card of this game. `Display` writes its notation.
    type Card: Copy + PartialEq + fmt::Debug + fmt::Display;
    /// The reason an action is illegal.
    type Refusal: GameRefusal;
    /// The legal actions of a seat, as one small value.
    type Legal: LegalActions<Action = Self::Action>;
    /// The outcome of a chance event.
    type Chance: Clone + PartialEq + fmt::Debug;
    /// The view of one viewer, from which the state cannot be recovered.
    type View: View<Action = Self::Action, Legal = Self::Legal>;
    /// An event as one viewer saw it.
    type Event: Clone + PartialEq + fmt::Debug;

    /// A new match; its first chance event is pending.
    ///
    /// # Errors
    /// [`TableError`] if the game does not support this number of players, or the options contradict each other.
    fn new(players: usize, options: impl Into<Self::Options>) -> Result<Self, TableError>;

    /// The number of seats.
    fn seats(&self) -> usize;

    /// The phase of the match.
    fn phase(&self) -> Phase;

    /// The number of the current hand (in Heartcatchers: game), from 1. Scoring a hand advances it, even when the match
    /// is over.
    fn hand_number(&self) -> u32;

    /// The running totals (in Heartcatchers: games won), one for each seat.
    fn totals(&self) -> &[i32];

    /// The pending chance event.
    fn pending(&self) -> Option<ChanceKind>;

    /// The seats that may act now, including those that are not public (W-08, C-25).
    fn to_act(&self) -> Seats;

    /// What the match waits for.
    fn turn(&self) -> Turn {
        match self.pending() {
            Some(kind) => Turn::Chance(kind),
            None if self.phase() == Phase::Over => Turn::Over,
            None => Turn::Seats(self.to_act()),
        }
    }

    /// Whether the match is over.
    fn is_over(&self) -> bool {
        self.phase() == Phase::Over
    }

    /// Returns an error if the action is illegal. All other legality queries rest on this one. Does not allocate.
    ///
    /// # Errors
    /// The reason, with a stable code ([`GameRefusal::code`]).
    fn check(&self, seat: Seat, action: &Self::Action) -> Result<(), Self::Refusal>;

    /// Whether the action is legal.
    fn is_legal(&self, seat: Seat, action: &Self::Action) -> bool {
        self.check(seat, action).is_ok()
    }

    /// The legal actions of a seat; none if it may not act. Agrees with [`Game::check`], and does not allocate.
    fn legal(&self, seat: Seat) -> Self::Legal;

    /// Plays an action. An illegal action changes nothing.
    ///
    /// # Errors
    /// The same as [`Game::check`].
    fn play(&mut self, seat: Seat, action: &Self::Action) -> Result<(), Self::Refusal>;

    /// Draws an outcome of the pending chance event; `None` if there is none.
    ///
    /// Stable: the same numbers give the same outcome in every release.
    fn roll(&self, dice: &mut dyn Dice) -> Option<Self::Chance>;

    /// Applies an outcome of the pending chance event. An invalid outcome changes nothing.
    ///
    /// # Errors
    /// [`ChanceError`] if no such event is pending, or the cards are wrong.
    fn chance(&mut self, outcome: &Self::Chance) -> Result<(), ChanceError<Self::Card>>;

    /// Parses an action.
    ///
    /// # Errors
    /// [`NotationError`] if the text is not an action of this game.
    fn parse_action(&self, text: &str) -> Result<Self::Action, NotationError>;

    /// The view of a viewer.
    ///
    /// # Errors
    /// [`NoSuchSeat`] if the viewer's seat is not at this table.
    fn view(&self, viewer: Viewer) -> Result<Self::View, NoSuchSeat>;

    /// The view of a spectator: everything public.
    fn open_view(&self) -> Self::View;

    /// The outcome of the match, once it is over.
    fn outcome(&self) -> Option<Outcome>;

    /// The events that the viewer saw between `self` and `after`, which is `self` after `step`. A viewer whose seat is
    /// not at this table sees what a spectator sees.
    fn events(&self, after: &Self, step: &Step<Self>, viewer: Viewer) -> Vec<Self::Event>;

    /// Takes a random step: the pending chance event, or a uniformly random legal action of the first seat that may
    /// act. Returns false, and does nothing, once the match is over.
    fn advance_at_random(&mut self, dice: &mut impl Dice) -> bool
    where
        Self: Sized,
    {
        if let Some(outcome) = self.roll(dice) {
            return self.chance(&outcome).is_ok();
        }
        let Some(seat) = self.to_act().first() else {
            return false;
        };
        let action = self.legal(seat).pick(dice);
        action.is_some_and(|action| self.play(seat, &action).is_ok())
    }

    /// Applies a step. A refused step changes nothing.
    ///
    /// # Errors
    /// [`StepError`] if the action or the outcome is refused.
    fn step(&mut self, step: &Step<Self>) -> Result<(), StepError<Self>>
    where
        Self: Sized,
    {
        match step {
            Step::Act(seat, action) => self.play(*seat, action).map_err(StepError::Refused),
            Step::Chance(outcome) => self.chance(outcome).map_err(StepError::Chance),
        }
    }
}

/// The view of a match: the state without what is hidden from the viewer.
pub trait View: Clone + PartialEq + fmt::Debug {
    /// An action of a seat.
    type Action;
    /// The legal actions of the viewer.
    type Legal: LegalActions<Action = Self::Action>;

    /// The viewer.
    fn viewer(&self) -> Viewer;

    /// The number of seats.
    fn seats(&self) -> usize;

    /// The phase of the match, as far as the viewer may know it (W-08).
    fn phase(&self) -> Phase;

    /// The number of the current hand, as [`Game::hand_number`].
    fn hand_number(&self) -> u32;

    /// The running totals, one for each seat.
    fn totals(&self) -> &[i32];

    /// The pending chance event.
    fn pending(&self) -> Option<ChanceKind>;

    /// The seats that may act now, as far as the viewer may know it (W-08, C-25).
    fn to_act(&self) -> Seats;

    /// The number of cards a seat holds; 0 if the seat is not at the table.
    fn cards_held(&self, seat: Seat) -> usize;

    /// The legal actions of the viewer; none for a spectator.
    fn legal(&self) -> Self::Legal;

    /// The outcome of the match, once it is over.
    fn outcome(&self) -> Option<Outcome>;

    /// The current pass, such as that of Return Gift, or else the first pass of this hand. `None` outside a hand and in
    /// hands without a pass (H-09, H-26, B-05, B-07, C-10, W-05).
    fn pass(&self) -> Option<PassRule>;

    /// The total that ends the match; `None` if no total does (H-23, C-22, B-15).
    fn score_line(&self) -> Option<ScoreLine> {
        None
    }

    /// Whether a finished trick is hidden once the next one is led (C-19).
    fn tricks_close(&self) -> bool {
        false
    }

    /// The seats whose card in the current trick does not follow suit. With the revoke penalty, one of them may have
    /// something to correct (C-25), and only that player knows.
    fn not_following(&self) -> Seats {
        Seats::NONE
    }

    /// The seats of [`View::not_following`] that may have something to correct (C-25), as far as anybody can see: they
    /// still hold a card, and the table plays with the revoke penalty. Nobody else learns whether they do (C-27).
    fn may_correct(&self) -> Seats {
        Seats::NONE
    }

    /// An action that takes the next trick, if the viewer is to lead and can prove from its knowledge that it takes
    /// every remaining trick, whatever the others play. Query again after each trick.
    fn claim(&self) -> Option<Self::Action> {
        None
    }

    /// Whether the cards seen so far prove that the rest of the hand cannot change any score.
    fn is_settled(&self) -> bool;
}

/// How cards are passed in a hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PassRule {
    /// Number of cards each player passes, at least 1.
    pub count: usize,
    /// Number of seats to the left that they go, from 1 to one less than the number of seats.
    pub left: usize,
}

/// The total that ends a match.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ScoreLine {
    /// The agreed total.
    pub total: i32,
    /// The lowest total that ends the match: `total` if it must be met, one more if it must be exceeded.
    pub ends_at: i32,
}

/// An entry of a match's log: one state transition.
#[derive(Clone, PartialEq, Debug)]
pub enum Step<G: Game> {
    /// A seat acted.
    Act(Seat, G::Action),
    /// The outcome of a chance event.
    Chance(G::Chance),
}

/// Why a [`Step`] was refused.
#[derive(Clone, PartialEq, Debug, Error)]
pub enum StepError<G: Game> {
    /// The action is illegal.
    #[error("{0}")]
    Refused(G::Refusal),
    /// The outcome of the chance event is invalid.
    #[error("{0}")]
    Chance(ChanceError<G::Card>),
}
