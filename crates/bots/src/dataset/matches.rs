//! The matches of a dataset.

use moonshot_rules::{AnyAction, AnyGame, AnyView, Dice, Game, Seat, Turn, Viewer};

use crate::arena::ArenaError;
use crate::budget::Budget;
use crate::dice::FastDice;
use crate::hint::HintUnit;
use crate::level::Level;
use crate::search::{SearchResult, Unit};

/// The matches of a seed. They can be played in any order.
#[derive(Clone, Debug)]
pub struct Matches {
    /// The initial state of every match.
    pub start: AnyGame,
    /// The levels at the seats, in turn, beginning a level later in each match; at least one.
    pub bots: Vec<Level>,
    /// Seed of every deal and every choice.
    pub seed: u64,
    /// Number of playouts for each decision of a bot that searches.
    pub playouts: u32,
}

/// A match that was played to its end.
#[derive(Clone, PartialEq, Debug)]
pub struct PlayedMatch {
    /// Its number.
    pub number: u64,
    /// Its hands (in Heartcatchers: games), in order.
    pub hands: Vec<PlayedHand>,
    /// The final totals of the seats.
    pub totals: Vec<i32>,
    /// Each seat's share of the win: 1 divided by the number of winners, or 0.
    pub shares: Vec<f32>,
}

/// A hand, or a game of Heartcatchers.
#[derive(Clone, PartialEq, Debug)]
pub struct PlayedHand {
    /// The number, from 1.
    pub number: u32,
    /// The decisions, in order.
    pub decisions: Vec<Decision>,
    /// The totals before it.
    pub totals_before: Vec<i32>,
    /// The points of each seat: what the hand added to the totals; in Heartcatchers, the points of the seat's stacks.
    pub points: Vec<i32>,
    /// The totals after it.
    pub totals_after: Vec<i32>,
}

/// A decision of a seat.
#[derive(Clone, PartialEq, Debug)]
pub struct Decision {
    /// The number in its match, from 0.
    pub number: u32,
    /// The seat.
    pub seat: Seat,
    /// The level of its bot.
    pub bot: Level,
    /// What the seat could see.
    pub view: AnyView,
    /// What it did.
    pub action: AnyAction,
    /// What its search found; `None` if it did not search.
    pub evaluation: Option<Evaluation>,
}

/// The result of a search: actions with their costs, the best first.
#[derive(Clone, PartialEq, Debug)]
pub struct Evaluation {
    /// The unit of costs.
    pub unit: HintUnit,
    /// The actions that were evaluated.
    pub actions: Vec<AnyAction>,
    /// Their expected costs.
    pub costs: Vec<f32>,
    /// The standard errors of the costs.
    pub errors: Vec<f32>,
    /// The numbers of playouts.
    pub playouts: Vec<u32>,
}

impl From<SearchResult<AnyAction>> for Evaluation {
    fn from(result: SearchResult<AnyAction>) -> Evaluation {
        let all = &result.alternatives;
        Evaluation {
            unit: match result.unit {
                Unit::Points => HintUnit::Points,
                Unit::Chance => HintUnit::Chance,
            },
            actions: all.iter().map(|one| one.action).collect(),
            costs: all.iter().map(|one| one.cost as f32).collect(),
            errors: all.iter().map(|one| one.error as f32).collect(),
            playouts: all.iter().map(|one| one.visits).collect(),
        }
    }
}

impl Matches {
    /// Plays a match to its end. The same number, seed, bots and playouts give the same match on every machine.
    ///
    /// # Errors
    /// [`ArenaError`] if a bot chooses an illegal action: a bug in the bot.
    pub fn play(&self, number: u64) -> Result<PlayedMatch, ArenaError> {
        let mut deals = FastDice::part(self.seed, 2 * number);
        let mut dice = FastDice::part(self.seed, 2 * number + 1);
        let mut game = self.start.clone();
        let mut hands = Vec::new();
        let mut decisions = Vec::new();
        let mut totals = game.totals().to_vec();
        let mut decided = 0;
        loop {
            let hand = game.hand_number();
            match game.turn() {
                Turn::Over => break,
                Turn::Chance(kind) => {
                    let Some(outcome) = game.roll(&mut deals) else {
                        break;
                    };
                    let dealt = game.chance(&outcome);
                    dealt.map_err(|error| ArenaError::Chance { kind, error })?;
                }
                Turn::Seats(seats) => {
                    // With a revoke on the table several seats may act, and all of them in a pass.
                    let which = dice.below(seats.len() as u32) as usize;
                    let seat = seats.iter().nth(which).unwrap_or_default();
                    let decision = self.decide(&game, seat, number, decided, &mut dice)?;
                    let action = decision.action;
                    let done = game.play(seat, &action);
                    let seat = seat.index();
                    done.map_err(|why| ArenaError::Refused { seat, action, why })?;
                    decisions.push(decision);
                    decided += 1;
                }
            }
            if game.hand_number() > hand {
                let after = game.totals().to_vec();
                hands.push(PlayedHand {
                    number: hand,
                    decisions: std::mem::take(&mut decisions),
                    points: points(&game, &totals),
                    totals_before: std::mem::replace(&mut totals, after.clone()),
                    totals_after: after,
                });
            }
        }
        Ok(PlayedMatch {
            number,
            hands,
            totals,
            shares: shares(&game),
        })
    }

    fn decide(
        &self,
        game: &AnyGame,
        seat: Seat,
        number: u64,
        decided: u32,
        dice: &mut FastDice,
    ) -> Result<Decision, ArenaError> {
        let idle = ArenaError::Idle(seat.index());
        let shift = (number % self.bots.len().max(1) as u64) as usize;
        let bots = self.bots.iter().cycle().skip(shift);
        let bot = bots.copied().nth(seat.index()).unwrap_or_default();
        let Ok(view) = game.view(Viewer::Seat(seat)) else {
            return Err(idle);
        };
        let budget = Budget::playouts(self.playouts);
        let Some((choice, result)) = bot.choose_and_evaluate(&view, budget, dice) else {
            return Err(idle);
        };
        Ok(Decision {
            number: decided,
            seat,
            bot,
            view,
            action: choice.action,
            evaluation: result.map(Evaluation::from),
        })
    }
}

/// The points of the hand that has just ended.
fn points(game: &AnyGame, before: &[i32]) -> Vec<i32> {
    if let AnyGame::Heartcatchers(game) = game {
        let scored = game.last_game();
        return scored.map_or_else(Vec::new, |scored| scored.points().to_vec());
    }
    let both = game.totals().iter().zip(before);
    both.map(|(after, before)| after.saturating_sub(*before))
        .collect()
}

fn shares(game: &AnyGame) -> Vec<f32> {
    let winners = game
        .outcome()
        .map(|outcome| outcome.winners)
        .unwrap_or_default();
    let share = 1.0 / winners.len().max(1) as f32;
    let seats = Seat::all(game.seats());
    seats
        .map(|seat| if winners.contains(seat) { share } else { 0.0 })
        .collect()
}
