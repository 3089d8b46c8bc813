//! Heartcatchers: catch hearts, steal them, and lay Secrets under them. 2 players, clauses K-01 to K-20.

mod action;
mod card;
mod chance;
mod choices;
mod document;
mod events;
mod field;
mod legality;
mod scoring;
mod stack;
mod view;

#[cfg(test)]
mod tests;

use serde_json::Value;

pub use action::{HeartcatchersAction, Place, Side};
pub use card::{HeartCard, HeartCards, HeartColour, HeartKind, ParseHeartCardError};
pub use chance::HeartcatchersChance;
pub use choices::Choices;
pub use field::{Field, HeartGame};
pub use scoring::Scored;
pub use stack::Stack;
pub use view::HeartcatchersView;

use crate::document::Document;
use crate::event::Event;
use crate::game::{
    ChanceError, Dice, EndReason, Game, Legal, NotationError, Outcome, Phase, Refusal, Step, Turn,
};
use crate::seat::{Seat, Seats, Viewer};
use crate::setup::Setup;

/// The options of Heartcatchers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct HeartcatchersOptions {
    /// Whether a face-up Uncatchable counts a point (K-17). Default: true.
    pub uncatchable_scores: bool,
    /// How many games a match has (K-19). Default: one.
    pub best_of: BestOf,
}

/// How many games a match of Heartcatchers has (K-19).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)] // the names say it
pub enum BestOf {
    One,
    Three,
    Five,
}

impl BestOf {
    /// The number of games.
    pub const fn games(self) -> u32 {
        match self {
            BestOf::One => 1,
            BestOf::Three => 3,
            BestOf::Five => 5,
        }
    }

    /// The value for that number of games; `None` where it is not 1, 3 or 5.
    pub const fn new(games: i64) -> Option<BestOf> {
        match games {
            1 => Some(BestOf::One),
            3 => Some(BestOf::Three),
            5 => Some(BestOf::Five),
            _ => None,
        }
    }
}

impl Default for HeartcatchersOptions {
    fn default() -> HeartcatchersOptions {
        HeartcatchersOptions {
            uncatchable_scores: true,
            best_of: BestOf::One,
        }
    }
}

/// A match of Heartcatchers.
///
/// ```
/// use moonshot_rules::{ChanceKind, Game, Heartcatchers, HeartcatchersOptions, Turn};
/// let game = Heartcatchers::new(HeartcatchersOptions::default());
/// assert_eq!(game.turn(), Turn::Chance(ChanceKind::Deal));
/// ```
#[derive(Clone, PartialEq, Debug)]
pub struct Heartcatchers {
    options: HeartcatchersOptions,
    game: HeartGame,
    /// Whether `game` is under way; otherwise a deal is due or the match is over.
    under_way: bool,
    /// The game within the match, from 1.
    game_number: u32,
    /// Who starts the match's first game, once drawn (K-04).
    first: Option<Seat>,
    won: [i32; 2],
    last_game: Option<Scored>,
    winners: Option<Seats>,
}

/// The players there are.
const SEATS: usize = 2;

impl Heartcatchers {
    /// A match before its first deal.
    pub fn new(options: HeartcatchersOptions) -> Heartcatchers {
        Heartcatchers {
            options,
            game: HeartGame::EMPTY,
            under_way: false,
            game_number: 1,
            first: None,
            won: [0; 2],
            last_game: None,
            winners: None,
        }
    }

    /// The match of a table that was set up for Heartcatchers.
    pub(crate) fn from_setup(setup: &Setup) -> Heartcatchers {
        Heartcatchers::new(HeartcatchersOptions {
            uncatchable_scores: setup.boolean("uncatchable_scores"),
            best_of: BestOf::new(setup.integer("best_of")).unwrap_or(BestOf::One),
        })
    }

    /// The part of the match.
    pub fn phase(&self) -> Phase {
        if self.winners.is_some() {
            Phase::Over
        } else if self.under_way {
            Phase::Turn
        } else {
            Phase::Deal
        }
    }

    /// The game under way, for searches that copy it; before a deal, an empty one.
    pub fn game(&self) -> &HeartGame {
        &self.game
    }

    /// The match's options.
    pub fn options(&self) -> HeartcatchersOptions {
        self.options
    }

    fn acting(&self) -> Seats {
        match self.phase() {
            Phase::Turn => Seats::one(self.game.turn()),
            _ => Seats::NONE,
        }
    }

    /// Scores the finished game, and ends the match or makes ready for the next deal.
    fn score_game(&mut self) {
        let scored = self.game.score(self.options.uncatchable_scores);
        let [own, other] = scored.points();
        self.won[0] += i32::from(own > other);
        self.won[1] += i32::from(other > own);
        self.last_game = Some(scored);
        self.winners = self.winners_after(self.game_number);
        self.game_number += 1;
        self.game = HeartGame::EMPTY;
        self.under_way = false;
    }

    /// Who has won the match after so many games, if anybody (K-19).
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

impl Game for Heartcatchers {
    type Action = HeartcatchersAction;
    type Card = HeartCard;
    type Chance = HeartcatchersChance;
    type View = HeartcatchersView;

    fn seats(&self) -> usize {
        SEATS
    }

    fn turn(&self) -> Turn {
        match self.due() {
            Some(kind) => Turn::Chance(kind),
            None if self.winners.is_some() => Turn::Over,
            None => Turn::Seats(self.acting()),
        }
    }

    fn check(&self, seat: Seat, action: &HeartcatchersAction) -> Result<(), Refusal> {
        self.refusal(seat, *action).map_or(Ok(()), Err)
    }

    fn legal(&self, seat: Seat) -> Vec<Legal<HeartcatchersAction, HeartCard>> {
        if !self.acting().contains(seat) {
            return Vec::new();
        }
        self.game.choices().iter().map(Legal::Action).collect()
    }

    fn play(&mut self, seat: Seat, action: &HeartcatchersAction) -> Result<(), Refusal> {
        self.check(seat, action)?;
        self.game.play_unchecked(*action);
        if self.game.is_over() {
            self.score_game();
        }
        Ok(())
    }

    fn roll(&self, dice: &mut dyn Dice) -> Option<HeartcatchersChance> {
        self.due().map(|_| self.draw_outcome(dice))
    }

    fn chance(&mut self, outcome: &HeartcatchersChance) -> Result<(), ChanceError> {
        self.check_chance(outcome)?;
        let first = outcome.first().or(self.first).unwrap_or_default();
        self.first = Some(first);
        let starter = first.clockwise(self.game_number as usize - 1, SEATS);
        self.game = HeartGame::dealt(&outcome.dealt, starter);
        self.under_way = true;
        Ok(())
    }

    fn parse_chance(&self, outcome: &Value) -> Result<HeartcatchersChance, ChanceError> {
        self.read_chance(outcome)
    }

    fn parse_action(&self, text: &str) -> Result<HeartcatchersAction, NotationError> {
        HeartcatchersAction::parse(text)
    }

    fn view(&self, viewer: Viewer) -> HeartcatchersView {
        HeartcatchersView::of(self, viewer)
    }

    fn outcome(&self) -> Option<Outcome> {
        self.winners.map(|winners| Outcome {
            winners: winners.to_vec(),
            totals: self.won.to_vec(),
            reason: EndReason::Games,
        })
    }

    fn document(&self) -> Document {
        self.state_document()
    }

    fn events(
        &self,
        after: &Heartcatchers,
        step: &Step<Heartcatchers>,
        viewer: Viewer,
    ) -> Vec<Event> {
        events::seen(self, after, step, viewer)
    }
}
