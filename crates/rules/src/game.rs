//! What every game of the family has in common: the state of a match, seen as a machine.

use std::fmt;

use serde::Serialize;
use serde_json::Value;
use thiserror::Error;

use crate::document::Document;
use crate::event::Event;
use crate::seat::{Seat, Seats, Viewer};

/// A source of uniformly distributed numbers; the rules have none of their own.
///
/// Above the rules it is a seeded stream (the table's shuffles) or a fast generator (search, benches).
pub trait Dice {
    /// A number from 0 to `bound - 1`, each equally likely. `bound` is at least 1.
    fn below(&mut self, bound: u32) -> u32;
}

/// Puts a list into a random order (Fisher-Yates, from the last place down).
///
/// Stable for ever: a release never changes which order the same numbers give.
pub fn shuffle<T>(list: &mut [T], dice: &mut dyn Dice) {
    for last in (1..list.len()).rev() {
        let other = dice.below(last as u32 + 1) as usize;
        list.swap(last, other);
    }
}

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

/// The part of a match it is in, named as the engine protocol names it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[serde(rename_all = "kebab-case")]
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
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[serde(rename_all = "kebab-case")]
pub enum ChanceKind {
    /// The draw for first dealer (C-05).
    Draw,
    /// The shuffle and deal of a hand, or of a game of Heartcatchers.
    Deal,
    /// Which gift is turned up (B-07).
    Gift,
}

impl fmt::Display for ChanceKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            ChanceKind::Draw => "draw",
            ChanceKind::Deal => "deal",
            ChanceKind::Gift => "gift",
        })
    }
}

/// How a match ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
pub struct Outcome {
    /// Who won; several where the win is shared.
    pub winners: Vec<Seat>,
    /// The final totals.
    pub totals: Vec<i32>,
    /// Why the match ended.
    pub reason: EndReason,
}

/// Why a match ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[serde(rename_all = "kebab-case")]
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
pub(crate) fn lowest_totals(totals: &[i32]) -> Vec<Seat> {
    let lowest = totals.iter().min();
    let has_lowest = |seat: &Seat| totals.get(seat.index()) == lowest;
    Seat::all(totals.len()).filter(has_lowest).collect()
}

/// Why an action was refused.
///
/// `Display` is a sentence that a player reads on the table.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum Refusal {
    /// The match is over.
    #[error("The match is over.")]
    MatchOver,
    /// Another seat is to act, or a chance event is due.
    #[error("It is not your turn.")]
    NotYourTurn,
    /// It is this seat's turn, but this may not be done now; the sentence says why.
    #[error("{0}")]
    Illegal(String),
}

impl Refusal {
    /// An illegal action, with the sentence that says why.
    pub fn because(why: impl Into<String>) -> Refusal {
        Refusal::Illegal(why.into())
    }
}

/// A text that names no action of the game.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("“{text}” is no action of this game; {expected}")]
pub struct NotationError {
    /// What was given.
    pub text: String,
    /// What an action looks like here.
    pub expected: String,
}

/// Why the outcome of a chance event was refused.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum ChanceError {
    /// No chance event is due, or one of another kind.
    #[error("no such chance event is due{}", .due.map(|kind| format!("; a {kind} is")).unwrap_or_default())]
    NotPending {
        /// What is due instead, if anything.
        due: Option<ChanceKind>,
    },
    /// The outcome is not of the form, or not of the cards that are due.
    #[error("{0}")]
    Bad(String),
}

/// A list entry of what a seat may do.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Legal<A, C> {
    /// This action.
    Action(A),
    /// Pass any `count` of the cards `from`; there may be hundreds of ways.
    Pass {
        /// How many cards are passed.
        count: usize,
        /// What they may be chosen from, in hand order.
        from: Vec<C>,
    },
}

/// A match of one game: state, and the only ways to change it.
///
/// A match is a deterministic fold over its actions and the outcomes of its chance events. Implementations
/// hold no clock, no randomness and do no I/O.
pub trait Game: Clone + Send + Sync {
    /// Something a seat may do. `Display` is its notation.
    type Action: Clone + PartialEq + fmt::Debug + fmt::Display;
    /// A card as this game knows it. `Display` is its notation.
    type Card: Copy + PartialEq + fmt::Debug + fmt::Display;
    /// The outcome of a chance event. Serializes to the protocol's `outcome`.
    type Chance: Clone + PartialEq + fmt::Debug + Serialize;
    /// What one viewer may know, with no way back to the state.
    type View: Clone + PartialEq + fmt::Debug;

    /// How many seats the table has.
    fn seats(&self) -> usize;

    /// What the match waits for.
    fn turn(&self) -> Turn;

    /// Why the action is refused, if it is. The primitive that legality rests on.
    fn check(&self, seat: Seat, action: &Self::Action) -> Result<(), Refusal>;

    /// Everything the seat may do now; empty if it may not act. Agrees with [`Game::check`].
    fn legal(&self, seat: Seat) -> Vec<Legal<Self::Action, Self::Card>>;

    /// Does the action, or refuses it and changes nothing.
    fn play(&mut self, seat: Seat, action: &Self::Action) -> Result<(), Refusal>;

    /// Draws an outcome for the chance event that is due; `None` when none is.
    fn roll(&self, dice: &mut dyn Dice) -> Option<Self::Chance>;

    /// Applies the outcome of the chance event that is due, or refuses it and changes nothing.
    fn chance(&mut self, outcome: &Self::Chance) -> Result<(), ChanceError>;

    /// Reads a chance outcome in the protocol's form.
    fn parse_chance(&self, outcome: &Value) -> Result<Self::Chance, ChanceError>;

    /// Reads an action in notation.
    fn parse_action(&self, text: &str) -> Result<Self::Action, NotationError>;

    /// What the viewer may know.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// How the match ended, once it has.
    fn outcome(&self) -> Option<Outcome>;

    /// Everything, as the engine protocol's `state`. For the engine and referees, never for a player.
    fn document(&self) -> Document;

    /// What the viewer saw happen between `self` and `after`, which is `self` after `step`.
    fn events(&self, after: &Self, step: &Step<Self>, viewer: Viewer) -> Vec<Event>;
}

/// One entry of a match's log: what took it from one state to the next.
#[derive(Clone, PartialEq, Debug)]
pub enum Step<G: Game> {
    /// A seat acted.
    Act(Seat, G::Action),
    /// A chance event came out.
    Chance(G::Chance),
}

/// A view, in the shape the engine protocol and the browser read.
pub trait ViewDocument {
    /// The document: the shape of a state with what the viewer may not know replaced, plus `legal`.
    fn document(&self) -> Document;
}
