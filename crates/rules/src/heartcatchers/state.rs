//! The state of a match and its unchecked transitions. `legality` checks actions and `view` hides what a viewer may not
//! see.

use arrayvec::ArrayVec;

use super::action::HeartcatchersTurn;
use super::field::{Dealt, Field, HeartGame, TURNS};
use super::options::{BestOf, HeartcatchersOptions};
use super::scoring::Scored;
use crate::game::{ChanceKind, EndReason, Outcome, Phase};
use crate::refusal::TableError;
use crate::seat::{Seat, Seats};

/// A match of Heartcatchers.
///
/// ```
/// use moonshot_rules::{ChanceKind, Game, Heartcatchers, HeartcatchersOptions, Turn};
/// let game = Heartcatchers::new(2, HeartcatchersOptions::default())?;
/// assert_eq!(game.turn(), Turn::Chance(ChanceKind::Deal));
/// # Ok::<(), moonshot_rules::TableError>(())
/// ```
#[derive(Clone, PartialEq, Debug)]
pub struct Heartcatchers {
    pub(super) options: HeartcatchersOptions,
    pub(super) game: HeartGame,
    /// Whether `game` is in progress; otherwise a deal is pending or the match is over.
    pub(super) under_way: bool,
    /// The public part of each turn of the current game.
    pub(super) turns: ArrayVec<HeartcatchersTurn, { TURNS as usize }>,
    /// The number of the game within the match, from 1.
    pub(super) game_number: u32,
    /// The starting player of the match's first game, once drawn (K-04).
    pub(super) first: Option<Seat>,
    pub(super) won: [i32; 2],
    pub(super) last_game: Option<Scored>,
    pub(super) winners: Option<Seats>,
}

/// The number of players.
pub(super) const SEATS: usize = 2;

impl Heartcatchers {
    pub(super) fn before_the_deal(
        players: usize,
        options: HeartcatchersOptions,
    ) -> Result<Heartcatchers, TableError> {
        TableError::check_players(players, (SEATS, SEATS))?;
        Ok(Heartcatchers {
            options,
            game: HeartGame::EMPTY,
            under_way: false,
            turns: ArrayVec::new(),
            game_number: 1,
            first: None,
            won: [0; 2],
            last_game: None,
            winners: None,
        })
    }

    /// The match's options.
    pub fn options(&self) -> HeartcatchersOptions {
        self.options
    }

    /// The current game, for searches that copy it; empty before a deal.
    pub fn game(&self) -> &HeartGame {
        &self.game
    }

    /// The public part of each turn of the current game, in order; none before a deal.
    pub fn turns(&self) -> &[HeartcatchersTurn] {
        &self.turns
    }

    /// The stacks of each seat.
    pub fn field(&self) -> &Field {
        self.game.field()
    }

    /// The scoring of the previous game.
    pub fn last_game(&self) -> Option<&Scored> {
        self.last_game.as_ref()
    }

    /// The number of cards a seat holds, which is public; 0 if the seat is not at the table.
    pub fn cards_held(&self, seat: Seat) -> usize {
        match self.under_way && seat.index() < SEATS {
            true => self.game.held_count(seat),
            false => 0,
        }
    }

    /// The number of cards in the pile, which is public.
    pub fn pile_len(&self) -> usize {
        match self.under_way {
            true => self.game.pile_count(),
            false => 0,
        }
    }

    /// The phase of the match.
    pub(super) fn part(&self) -> Phase {
        if self.winners.is_some() {
            Phase::Over
        } else if self.under_way {
            Phase::Turn
        } else {
            Phase::Deal
        }
    }

    /// The pending chance event.
    pub(super) fn due(&self) -> Option<ChanceKind> {
        (self.part() == Phase::Deal).then_some(ChanceKind::Deal)
    }

    /// The seat that may act now.
    pub(super) fn acting(&self) -> Seats {
        match self.part() {
            Phase::Turn => Seats::one(self.game.turn()),
            _ => Seats::NONE,
        }
    }

    /// The outcome of the match, once it is over.
    pub(super) fn ending(&self) -> Option<Outcome> {
        self.winners.map(|winners| Outcome {
            winners,
            totals: self.won.into_iter().collect(),
            reason: EndReason::Games,
        })
    }

    /// Deals a game; `first` is given in the match's first game only (K-04).
    pub(super) fn deal(&mut self, dealt: &Dealt, first: Option<Seat>) {
        let first = first.or(self.first).unwrap_or_default();
        self.first = Some(first);
        let starter = first.clockwise(self.game_number as usize - 1, SEATS);
        self.game = HeartGame::dealt(dealt, starter);
        self.under_way = true;
    }

    /// Scores the finished game, and ends the match or makes the next deal due.
    pub(super) fn score_game(&mut self) {
        let scored = self.game.score(self.options.uncatchable_scores);
        let [own, other] = scored.points();
        self.won[0] += i32::from(own > other);
        self.won[1] += i32::from(other > own);
        self.last_game = Some(scored);
        self.winners = self.winners_after(self.game_number);
        self.game_number += 1;
        self.game = HeartGame::EMPTY;
        self.turns.clear();
        self.under_way = false;
    }

    /// The winners after this number of games, if the match is decided (K-19).
    fn winners_after(&self, games: u32) -> Option<Seats> {
        let best_of = self.options.best_of;
        let left = best_of.games().saturating_sub(games) as i32;
        let lead = self.won[0] - self.won[1];
        if lead.abs() > left {
            Some(Seats::one(Seat::at(usize::from(lead < 0))))
        } else if best_of == BestOf::One {
            Some(Seats::all(SEATS))
        } else {
            None
        }
    }
}
