//! Playing a contest.

use std::sync::Arc;

use moonshot_rules::trick::FinishedHand;
use moonshot_rules::{
    AnyAction, AnyCard, AnyGame, AnyRefusal, ChanceError, ChanceKind, Game, Seat, Turn,
};
use thiserror::Error;

use super::entrant::{Entrant, Ours, Pace, Playouts};
use super::report::{Points, Report, Unit, Wins};
use super::stats::{Mean, wilson};
use super::table::Table;
use crate::dice::FastDice;
use crate::level::Level;

/// One bot at one seat against others at all the rest, each seat in turn.
#[derive(Clone, Debug)]
pub struct Contest {
    /// A match that is about to start; every match of the contest starts so.
    pub start: AnyGame,
    /// Who is measured.
    pub bot: Level,
    /// Who sits at the other seats.
    pub against: Level,
    /// How many hands of a trick game, or matches of another, are played.
    pub count: u64,
    /// Decides every deal and every choice of a player that throws dice.
    pub seed: u64,
    /// How many times a bot that thinks ahead plays a hand out in thought, for each decision.
    pub playouts: u32,
}

/// Why a contest came to no report.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum ArenaError {
    /// A bot did what the game refused; a defect of the bot.
    #[error("seat {seat} plays {action}, which is refused: {why}")]
    Refused {
        /// Whose bot.
        seat: usize,
        /// What it wanted to do.
        action: AnyAction,
        /// Why that may not be.
        why: AnyRefusal,
    },
    /// The match waits for a seat whose bot has nothing to do; a defect of the bot.
    #[error("the match waits for seat {0}, which has nothing to do")]
    Idle(usize),
    /// A chance event would not come out; a defect of the rules.
    #[error("a {kind} failed: {error}")]
    Chance {
        /// Which event was due.
        kind: ChanceKind,
        /// Why its outcome was refused.
        error: ChanceError<AnyCard>,
    },
}

impl Contest {
    /// Plays it.
    ///
    /// Each deal is played once from every seat, so that the luck of the deal and of the seat falls to all alike.
    ///
    /// # Errors
    ///
    /// [`ArenaError`] where a bot does what it may not.
    pub fn run(&self) -> Result<Report, ArenaError> {
        match &self.start {
            AnyGame::Trick(_) => self.run_hands(&self.start),
            AnyGame::BlackHearts(_) | AnyGame::Heartcatchers(_) => self.run_matches(&self.start),
        }
    }

    /// Hand after hand, a new match whenever one is over.
    fn run_hands(&self, game: &AnyGame) -> Result<Report, ArenaError> {
        let seats = game.seats();
        let (mut own, mut others, mut alone) = (Mean::default(), Mean::default(), Mean::default());
        let (mut moons, mut moons_against) = (0, 0);
        self.hands(game, self.bot, |seat, hand| {
            let all: i32 = hand.scores.iter().sum();
            own.add(f64::from(hand.scores[seat]));
            others.add(f64::from(all - hand.scores[seat]) / (seats - 1) as f64);
            match hand.shooter {
                Some(shooter) if shooter.index() == seat => moons += 1,
                Some(_) => moons_against += 1,
                None => {}
            }
        })?;
        self.hands(game, self.against, |_, hand| {
            alone.add(f64::from(hand.scores.iter().sum::<i32>()) / seats as f64);
        })?;
        let mut report = Report::of(self.bot, self.against, self.seed, Unit::Hands);
        report.count = own.count();
        report.points = Some(Points {
            bot: own.estimate(),
            opponents: others.estimate(),
            among_themselves: alone.estimate(),
            moons,
            moons_against,
        });
        Ok(report)
    }

    /// Plays as many hands as the contest has, and shows each one and where the bot sat.
    fn hands(
        &self,
        game: &AnyGame,
        bot: Level,
        mut finished: impl FnMut(usize, &FinishedHand),
    ) -> Result<(), ArenaError> {
        let mut left = self.count;
        let mut number = 0;
        while left > 0 {
            let mut seating = Seating::new(self, game, bot, number);
            let mut hands = 0;
            while left > 0 && seating.table.step()? {
                if matches!(seating.table.game().turn(), Turn::Seats(_)) {
                    continue;
                }
                if let AnyGame::Trick(game) = seating.table.game()
                    && let Some(hand) = game.last_hand()
                    && game.history().len() > hands
                {
                    hands = game.history().len();
                    left -= 1;
                    finished(seating.seat, hand);
                }
            }
            number += 1;
        }
        Ok(())
    }

    /// Whole matches, and who won them.
    fn run_matches(&self, game: &AnyGame) -> Result<Report, ArenaError> {
        let (mut won, mut shared) = (0.0, 0);
        for number in 0..self.count {
            let mut seating = Seating::new(self, game, self.bot, number);
            while seating.table.step()? {}
            let Some(outcome) = seating.table.game().outcome() else {
                continue;
            };
            let winners = outcome.winners.len();
            shared += u64::from(winners > 1);
            if Seat::new(seating.seat).is_some_and(|seat| outcome.winners.contains(seat)) {
                won += 1.0 / winners as f64;
            }
        }
        let mut report = Report::of(self.bot, self.against, self.seed, Unit::Matches);
        let share = wilson(won, self.count);
        let fair = 1.0 / game.seats() as f64;
        report.count = self.count;
        report.wins = Some(Wins {
            share,
            fair,
            times_fair: share.value / fair,
            shared,
        });
        Ok(report)
    }
}

/// A match under way, and where the bot that is measured sits.
struct Seating {
    table: Table,
    seat: usize,
}

impl Seating {
    /// The `number`-th match of a contest: the seats take turns, and so do the deals once all had theirs.
    fn new(contest: &Contest, game: &AnyGame, bot: Level, number: u64) -> Seating {
        let Contest { against, seed, .. } = *contest;
        let seats = game.seats() as u64;
        let seat = (number % seats) as usize;
        let pace: Arc<dyn Pace> = Arc::new(Playouts(contest.playouts));
        let ours = |level| Ours {
            level,
            pace: Arc::clone(&pace),
            parts: 1,
        };
        let (bot, against) = (ours(bot), ours(against));
        let entrants = (0..game.seats()).map(|at| match at == seat {
            true => &bot as &dyn Entrant,
            false => &against,
        });
        let entrants: Vec<&dyn Entrant> = entrants.collect();
        let deals = FastDice::part(seed, 2 * (number / seats));
        let players = FastDice::part(seed, 2 * number + 1);
        Seating {
            table: Table::new(game, &entrants, deals, players),
            seat,
        }
    }
}
