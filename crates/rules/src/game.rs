//! What every game of the family has in common: the state of a match, seen as a machine.

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
    /// One of these seats, or several at once, may act.
    Seats(Seats),
    /// A chance event is due.
    Chance(ChanceKind),
    /// Nothing: the match is over.
    Over,
}

/// The part of a match it is in.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum Phase {
    /// The draw for first dealer is due (C-05).
    Draw,
    /// A deal is due.
    Deal,
    /// Players choose the cards to pass.
    Pass,
    /// A gift is to be turned up (B-07).
    Gift,
    /// Return Gift: one card goes to the right.
    Return,
    /// The Wild Club's holder is asked to open (W-08).
    Opening,
    /// Cards are played to tricks.
    Play,
    /// The winner of a complete trick is to gather it (C-25).
    Gather,
    /// The shooter chooses what the moon does.
    Moon,
    /// A turn of Heartcatchers.
    Turn,
    /// The match is over.
    Over,
}

/// A kind of chance event.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum ChanceKind {
    /// The draw for first dealer (C-05).
    Draw,
    /// The shuffle and deal of a hand, or of a game of Heartcatchers.
    Deal,
    /// Which gift is turned up (B-07).
    Gift,
}

impl ChanceKind {
    /// The kind's name in the engine protocol.
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

/// A number for each seat of a table, in seat order.
pub type Totals = ArrayVec<i32, MAX_SEATS>;

/// How a match ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Outcome {
    /// Who won; several where the win is shared.
    pub winners: Seats,
    /// The final totals.
    pub totals: Totals,
    /// Why the match ended.
    pub reason: EndReason,
}

/// Why a match ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
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
    /// Heartcatchers: the games won decide (K-19).
    Games,
}

/// Who has the lowest total and so has won; several where the win is shared (H-25, C-23, W-18, B-16).
pub(crate) fn lowest_totals(totals: &[i32]) -> Seats {
    let lowest = totals.iter().min();
    let has_lowest = |seat: &Seat| totals.get(seat.index()) == lowest;
    Seat::all(totals.len()).filter(has_lowest).collect()
}

/// A match of one game: state, and the only ways to change it.
///
/// A match is a deterministic fold over its actions and the outcomes of its chance events. Implementations
/// hold no clock, no randomness and do no I/O, and no call of a method panics.
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
    /// What a table is made with.
    type Options;
    /// Something a seat may do. `Display` is its notation.
    type Action: Copy + PartialEq + fmt::Debug + fmt::Display;
    /// A card as this game knows it. `Display` is its notation.
    type Card: Copy + PartialEq + fmt::Debug + fmt::Display;
    /// Why an action is refused.
    type Refusal: GameRefusal;
    /// What a seat may do now, as one small value.
    type Legal: LegalActions<Action = Self::Action>;
    /// The outcome of a chance event.
    type Chance: Clone + PartialEq + fmt::Debug;
    /// What one viewer may know, with no way back to the state.
    type View: View<Action = Self::Action, Legal = Self::Legal>;
    /// Something that a viewer saw happen.
    type Event: Clone + PartialEq + fmt::Debug;

    /// A match that is about to start; its first chance event is due.
    ///
    /// # Errors
    ///
    /// [`TableError`] where the game is not played by so many, or the options make no game together.
    fn new(players: usize, options: impl Into<Self::Options>) -> Result<Self, TableError>;

    /// How many seats the table has.
    fn seats(&self) -> usize;

    /// The part of the match.
    fn phase(&self) -> Phase;

    /// Which hand (in Heartcatchers which game) it is, from 1. From the scoring of a hand on it is the next hand's,
    /// also when the match is over.
    fn hand_number(&self) -> u32;

    /// The running totals (in Heartcatchers the games won), one for each seat.
    fn totals(&self) -> &[i32];

    /// The chance event that is due.
    fn pending(&self) -> Option<ChanceKind>;

    /// The seats that may act now, those among them that are not public (W-08, C-25).
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

    /// Why the action is refused, if it is. The primitive that legality rests on; it does not allocate.
    ///
    /// # Errors
    ///
    /// The reason, as a value with a stable code ([`GameRefusal::code`]).
    fn check(&self, seat: Seat, action: &Self::Action) -> Result<(), Self::Refusal>;

    /// Whether the seat may do this now.
    fn is_legal(&self, seat: Seat, action: &Self::Action) -> bool {
        self.check(seat, action).is_ok()
    }

    /// Everything the seat may do now; nothing if it may not act. Agrees with [`Game::check`], and does not
    /// allocate.
    fn legal(&self, seat: Seat) -> Self::Legal;

    /// Does the action, or refuses it and changes nothing.
    ///
    /// # Errors
    ///
    /// As [`Game::check`].
    fn play(&mut self, seat: Seat, action: &Self::Action) -> Result<(), Self::Refusal>;

    /// Draws an outcome for the chance event that is due; `None` when none is.
    ///
    /// Stable: the same numbers give the same outcome in every release.
    fn roll(&self, dice: &mut dyn Dice) -> Option<Self::Chance>;

    /// Applies the outcome of the chance event that is due, or refuses it and changes nothing.
    ///
    /// # Errors
    ///
    /// [`ChanceError`] where none is due, one of another kind is, or these are not the cards that are due.
    fn chance(&mut self, outcome: &Self::Chance) -> Result<(), ChanceError<Self::Card>>;

    /// Reads an action in notation.
    ///
    /// # Errors
    ///
    /// [`NotationError`] where the text names no action of the game.
    fn parse_action(&self, text: &str) -> Result<Self::Action, NotationError>;

    /// What the viewer may know.
    ///
    /// # Errors
    ///
    /// [`NoSuchSeat`] where the viewer's seat is not at this table.
    fn view(&self, viewer: Viewer) -> Result<Self::View, NoSuchSeat>;

    /// What anybody may know: what lies open on the table.
    fn open_view(&self) -> Self::View;

    /// How the match ended, once it has.
    fn outcome(&self) -> Option<Outcome>;

    /// What the viewer saw happen between `self` and `after`, which is `self` after `step`. A viewer whose seat is
    /// not at this table saw what a spectator saw.
    fn events(&self, after: &Self, step: &Step<Self>, viewer: Viewer) -> Vec<Self::Event>;

    /// Does the next thing at random: the chance event that is due, or a legal action of the first seat that may
    /// act, each as likely as any other. Returns false, and does nothing, once the match is over.
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

    /// Does what a step says.
    ///
    /// # Errors
    ///
    /// [`StepError`] where the action or the outcome is refused; nothing changed then.
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

/// What one viewer may know of a match: the state with what is hidden from the viewer left out.
pub trait View: Clone + PartialEq + fmt::Debug {
    /// Something a seat may do.
    type Action;
    /// What the viewer may do now.
    type Legal: LegalActions<Action = Self::Action>;

    /// Who looks.
    fn viewer(&self) -> Viewer;

    /// How many seats the table has.
    fn seats(&self) -> usize;

    /// The part of the match, as far as the viewer may know it (W-08).
    fn phase(&self) -> Phase;

    /// Which hand it is, as [`Game::hand_number`].
    fn hand_number(&self) -> u32;

    /// The running totals, one for each seat.
    fn totals(&self) -> &[i32];

    /// The chance event that is due.
    fn pending(&self) -> Option<ChanceKind>;

    /// The seats that may act now, as far as the viewer may know it (W-08, C-25).
    fn to_act(&self) -> Seats;

    /// How many cards a seat holds; 0 for a seat that is not at the table.
    fn cards_held(&self, seat: Seat) -> usize;

    /// What the viewer may do now; nothing for a spectator.
    fn legal(&self) -> Self::Legal;

    /// How the match ended, once it has.
    fn outcome(&self) -> Option<Outcome>;

    /// The pass of this hand; while another one is under way, as in Return Gift, that one. `None` outside a hand and
    /// where no cards are passed (H-09, H-26, B-05, B-07, C-10, W-05).
    fn pass(&self) -> Option<PassRule>;

    /// The total that ends the match; `None` where none does (H-23, C-22, B-15).
    fn score_line(&self) -> Option<ScoreLine> {
        None
    }

    /// Whether a trick may be looked at again only until the next one is led; then it is hidden (C-19).
    fn tricks_close(&self) -> bool {
        false
    }

    /// Who put down a card in the trick on the table that does not follow the suit led. Where the table plays revokes
    /// with a penalty, one of them may have something to correct (C-25), and only they know.
    fn not_following(&self) -> Seats {
        Seats::NONE
    }

    /// Who of [these](View::not_following) may, as far as anybody can see, have something to correct (C-25): holds another
    /// card, at a table that plays revokes with a penalty. Whether they have is told to nobody else (C-27).
    fn may_correct(&self) -> Seats {
        Seats::NONE
    }

    /// An action that takes the next trick, where the viewer is to lead and can prove, from what it knows, that whoever
    /// plays what, every trick that is left of the hand is its own. After that trick the same is asked again.
    fn claim(&self) -> Option<Self::Action> {
        None
    }

    /// Whether anybody can prove, from what has been seen openly, that the rest of the hand cannot change any
    /// score.
    fn is_settled(&self) -> bool;
}

/// How cards are passed in a hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PassRule {
    /// How many cards each player passes, from 1.
    pub count: usize,
    /// How many places to the left they go, from 1 to one less than the seats.
    pub left: usize,
}

/// The total that ends a match.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ScoreLine {
    /// The total as the table agreed on it.
    pub total: i32,
    /// The least total that ends the match: `total` where it must be met, one more where it must be exceeded.
    pub ends_at: i32,
}

/// One entry of a match's log: what took it from one state to the next.
#[derive(Clone, PartialEq, Debug)]
pub enum Step<G: Game> {
    /// A seat acted.
    Act(Seat, G::Action),
    /// A chance event came out.
    Chance(G::Chance),
}

/// Why a [`Step`] was refused.
#[derive(Clone, PartialEq, Debug, Error)]
pub enum StepError<G: Game> {
    /// The action.
    #[error("{0}")]
    Refused(G::Refusal),
    /// The outcome of a chance event.
    #[error("{0}")]
    Chance(ChanceError<G::Card>),
}
