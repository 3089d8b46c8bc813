//! Runs a contest.

use std::sync::Arc;

use moonshot_rules::trick::FinishedHand;
use moonshot_rules::{
    AnyAction, AnyCard, AnyGame, AnyRefusal, ChanceError, ChanceKind, Game, Seat, Turn,
};
use thiserror::Error;

use super::arena_match::ArenaMatch;
use super::entrant::{Entrant, Ours, Pace, Playouts};
use super::report::{Points, Report, Unit, Wins};
use super::stats::{Mean, wilson};
use crate::dice::FastDice;
use crate::level::Level;

/// One bot in one seat against others in the rest, each seat in turn.
#[derive(Clone, Debug)]
pub struct Contest {
    /// The initial state of every match.
    pub start: AnyGame,
    /// The bot to measure.
    pub bot: Level,
    /// The bot in the other seats.
    pub against: Level,
    /// Number of hands of a trick game, or of matches of another game.
    pub count: u64,
    /// Seed of every deal and every random choice.
    pub seed: u64,
    /// Number of playouts for each decision of a bot that searches.
    pub playouts: u32,
}

/// Why a contest was aborted.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum ArenaError {
    /// A bot chose an illegal action; a bug in the bot.
    #[error("seat {seat} plays {action}, which is refused: {why}")]
    Refused {
        /// The bot's seat.
        seat: usize,
        /// The action.
        action: AnyAction,
        /// The reason it is illegal.
        why: AnyRefusal,
    },
    /// The match waits for a bot that has no action; a bug in the bot.
    #[error("the match waits for seat {0}, which has nothing to do")]
    Idle(usize),
    /// The outcome of a chance event was refused; a bug in the rules.
    #[error("a {kind} failed: {error}")]
    Chance {
        /// The pending event.
        kind: ChanceKind,
        /// The reason.
        error: ChanceError<AnyCard>,
    },
}

impl Contest {
    /// Runs the contest.
    ///
    /// Each deal is played once from every seat, which cancels out the luck of the deal and the seat.
    ///
    /// # Errors
    /// [`ArenaError`] if a bot chooses an illegal action.
    pub fn run(&self) -> Result<Report, ArenaError> {
        match &self.start {
            AnyGame::Trick(_) => self.run_hands(&self.start),
            AnyGame::BlackHearts(_) | AnyGame::Heartcatchers(_) => self.run_matches(&self.start),
        }
    }

    /// Plays hand after hand, starting a new match after each.
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

    /// Plays the contest's number of hands, and calls back with each and the bot's seat.
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

    /// Plays whole matches, and counts the wins.
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

/// A match in progress, with the seat of the measured bot.
struct Seating {
    table: ArenaMatch,
    seat: usize,
}

impl Seating {
    /// The `number`-th match of a contest: rotates the seats, and advances to the next deal after each rotation.
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
            table: ArenaMatch::new(game, &entrants, deals, players),
            seat,
        }
    }
}
