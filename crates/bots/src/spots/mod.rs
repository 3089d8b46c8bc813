//! Spots: positions to practise, in which one action is better than all others by a clear margin.
//!
//! ```
//! use moonshot_bots::spots::{SpotOptions, Spots};
//! use moonshot_rules::{AnyGame, BlackHeartsOptions, Game};
//!
//! let start = AnyGame::new(3, BlackHeartsOptions::default())?;
//! let spots = Spots::new(start, 1, SpotOptions { playouts: 400, ..SpotOptions::default() });
//! let first = spots.of_match(0);
//! assert_eq!(first, spots.of_match(0), "the same seed gives the same spots");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! Bots of several levels play a match, and each decision of each seat is looked at ([`Spots::of_match`]). A decision is a spot if
//! the review's search recommends the same action under every one of several seeds, if every other legal action costs more than a
//! mistake under each of them, far beyond its error, and if bots without a search do not always find it: what everybody finds
//! teaches nothing. [`varied`] chooses among the spots so that they differ.
//!
//! `docs/practice.md` says how good they are.

mod examine;
mod varied;

use moonshot_rules::{AnyAction, AnyGame, Dice, Game, Seat, Step, Turn, Viewer};

use crate::budget::Budget;
use crate::dice::FastDice;
use crate::hint::HintUnit;
use crate::level::Level;
use crate::reason::ChoiceReason;
use crate::review::{Area, Comparison};
pub use examine::{Examination, examine};
pub use varied::{SpotTraits, varied};

/// Number of hands of a match that are looked at: a spot has its whole match before it, which should be short.
const HANDS: u32 = 4;
/// Maximum number of steps of a match.
const STEPS: usize = 2_000;
/// Playouts of the bots that search a little.
const PLAYOUTS: u32 = 400;
/// Who plays the matches: levels whose play leads to positions that people know.
const PLAYERS: [Level; 6] = [
    Level::Novice,
    Level::Casual,
    Level::Steady,
    Level::Sharp,
    Level::Bold,
    Level::MoonMad,
];

/// What counts as a spot.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct SpotOptions {
    /// Playouts for each action and seed.
    pub playouts: u32,
    /// How much every other action must cost, in costs of a mistake.
    pub margin: f64,
    /// The number of seeds that must agree.
    pub seeds: u32,
}

impl Default for SpotOptions {
    fn default() -> SpotOptions {
        SpotOptions {
            playouts: 16_000,
            margin: 1.0,
            seeds: 4,
        }
    }
}

/// A position to practise.
#[derive(Clone, PartialEq, Debug)]
pub struct Spot {
    /// The number of the match.
    pub number: u64,
    /// Every step of the match before the decision.
    pub steps: Vec<Step<AnyGame>>,
    /// The seat that decides.
    pub seat: Seat,
    /// The hand (in Heartcatchers: the game), from 1.
    pub hand: u32,
    /// The trick (in Heartcatchers: the turn), from 1; `None` before the first.
    pub trick: Option<u32>,
    /// What the decision is about.
    pub area: Area,
    /// What distinguishes it from others of that area.
    pub theme: String,
    /// The unit of costs.
    pub unit: HintUnit,
    /// The action that is better than all others.
    pub answer: AnyAction,
    /// Why it is.
    pub reason: ChoiceReason,
    /// The other legal actions, the cheapest first; the costs are means over the seeds.
    pub alternatives: Vec<Comparison>,
    /// How often bots without a search choose something else, from 0 to 1.
    pub missed: f64,
}

/// Finds spots in matches of bots.
#[derive(Clone, Debug)]
pub struct Spots {
    start: AnyGame,
    seed: u64,
    options: SpotOptions,
}

impl Spots {
    /// The spots of matches that begin with this state. The same seed and options give the same spots on every machine.
    #[must_use]
    pub const fn new(start: AnyGame, seed: u64, options: SpotOptions) -> Spots {
        Spots {
            start,
            seed,
            options,
        }
    }

    /// The spots of a match, in order. Matches can be looked at in any order.
    #[must_use]
    pub fn of_match(&self, number: u64) -> Vec<Spot> {
        let mut game = self.start.clone();
        let mut deals = FastDice::part(self.seed, 2 * number);
        let mut dice = FastDice::part(self.seed, 2 * number + 1);
        let levels = (0..game.seats()).map(|_| PLAYERS[dice.below(PLAYERS.len() as u32) as usize]);
        let levels: Vec<Level> = levels.collect();
        let (mut steps, mut spots) = (Vec::new(), Vec::new());
        while game.hand_number() <= HANDS && steps.len() < STEPS {
            let step = match game.turn() {
                Turn::Over => break,
                Turn::Chance(_) => game.roll(&mut deals).map(Step::Chance),
                Turn::Seats(seats) => seats.first().and_then(|seat| {
                    let view = game.view(Viewer::Seat(seat)).ok()?;
                    let examination = Examination {
                        seed: self.seed,
                        number: number << 32 | steps.len() as u64,
                        options: self.options,
                    };
                    if let Some(found) = examine(&view, examination) {
                        spots.push(Spot {
                            number,
                            steps: steps.clone(),
                            ..found
                        });
                    }
                    let mut bot = levels[seat.index()].bot();
                    let choice = bot.choose(&view, Budget::playouts(PLAYOUTS), &mut dice)?;
                    Some(Step::Act(seat, choice.action))
                }),
            };
            let Some(step) = step else { break };
            if game.step(&step).is_err() {
                break;
            }
            steps.push(step);
        }
        spots
    }
}
