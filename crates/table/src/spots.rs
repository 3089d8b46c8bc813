//! Files of spots: positions to practise, each with the match before it and the price of what could be done.
//!
//! `moonshot spots` writes them, and a server reads those that it comes with. A step is `"0 QS"`, a seat and its action, or the
//! outcome of a chance event; both in the notation of transcripts. `docs/practice.md` has the fields.

use moonshot_protocol::{OutcomeError, Setup, SetupError, outcome};
use moonshot_rules::{AnyGame, Game, Seat, Step};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use thiserror::Error;

use crate::error::ActError;
use crate::matches::Match;

/// The `format` field of every file of spots.
pub const SPOTS_FORMAT: &str = "moonshot-spots";

/// The version of the format.
pub const SPOTS_VERSION: u32 = 1;

/// A file of spots of one game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SpotFile {
    /// [`SPOTS_FORMAT`].
    pub format: String,
    /// [`SPOTS_VERSION`].
    pub version: u32,
    /// The game's id.
    pub game: String,
    /// The seed of the matches and the search.
    pub seed: u64,
    /// Playouts for each action and seed of the search.
    pub playouts: u32,
    /// The number of seeds of the search that agreed.
    pub seeds: u32,
    /// How much every other action costs at least, in costs of a mistake.
    pub margin: f64,
    /// The spots.
    pub spots: Vec<SpotRecord>,
}

/// A spot.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SpotRecord {
    /// The id: the game and eight hex digits of a hash of everything before the moment.
    pub id: String,
    /// The number of seats.
    pub players: usize,
    /// Every option with its value.
    pub options: Map<String, Value>,
    /// The steps before the moment.
    pub steps: Vec<Value>,
    /// The seat that decides.
    pub seat: Seat,
    /// The number of the hand, from 1.
    pub hand: u32,
    /// How many steps of the hand come before the moment.
    pub step: usize,
    /// The trick or, in Heartcatchers, the turn, from 1; null before the first.
    pub trick: Option<u32>,
    /// What the decision is about, as in reviews.
    pub area: String,
    /// The unit of costs, as in reviews.
    pub unit: String,
    /// The action that is better than all others.
    pub answer: String,
    /// Why: the code of a reason, as in hints.
    pub reason: String,
    /// How often bots without a search choose something else, from 0 to 1.
    pub missed: f64,
    /// The other actions, the cheapest first; only the first of very many.
    pub alternatives: Vec<SpotAlternative>,
}

/// Another action at a spot.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct SpotAlternative {
    /// The action, in notation.
    pub action: String,
    /// How much more it costs than the answer.
    pub cost: f64,
    /// The standard error of the cost.
    pub error: f64,
    /// The code of the main reason, as in reviews.
    pub reason: String,
    /// The cards that it rests on.
    pub cards: Vec<String>,
    /// What the reason is about, after the action: a frequency from 0 to 1, or points of the hand.
    pub after_action: f64,
    /// The same, after the answer.
    pub after_answer: f64,
}

/// Why a spot cannot be shown.
#[derive(Clone, PartialEq, Debug, Error)]
pub enum SpotFault {
    /// The setup is invalid.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// A step has another form.
    #[error("step {0} is neither an action nor an outcome")]
    Form(usize),
    /// An action is refused.
    #[error("step {index}: {error}")]
    Act {
        /// The index of the step.
        index: usize,
        /// The reason.
        error: ActError,
    },
    /// An outcome is refused.
    #[error("step {index}: {error}")]
    Outcome {
        /// The index of the step.
        index: usize,
        /// The reason.
        error: OutcomeError,
    },
}

/// A step as it is written in a file of spots.
pub fn spot_step(setup: &Setup, step: &Step<AnyGame>) -> Value {
    match step {
        Step::Act(seat, action) => Value::from(format!("{} {action}", seat.index())),
        Step::Chance(dealt) => outcome::write(setup, dealt),
    }
}

impl SpotRecord {
    /// The match at the moment.
    ///
    /// # Errors
    /// If a step is refused.
    pub fn replay(&self, game: &str) -> Result<Match, SpotFault> {
        let setup = Setup::read(game, self.players, &self.options)?;
        let mut played = Match::new(setup, None)?;
        for (index, step) in self.steps.iter().enumerate() {
            let Some(text) = step.as_str() else {
                let done = played.chance(step);
                done.map_err(|error| SpotFault::Outcome { index, error })?;
                continue;
            };
            let act = text.split_once(' ').and_then(|(seat, action)| {
                let seat = Seat::new(seat.parse().ok()?)?;
                Some((seat, action))
            });
            let (seat, action) = act.ok_or(SpotFault::Form(index))?;
            let done = played.act(seat, action);
            done.map_err(|error| SpotFault::Act { index, error })?;
        }
        Ok(played)
    }

    /// The id and the number of steps of the hand before the moment, which follow from the match.
    pub fn place(played: &Match) -> (String, usize) {
        let hand = played.state().hand_number();
        let mut state = played.setup().start().ok();
        let mut step = 0;
        for done in played.steps() {
            let Some(state) = &mut state else { break };
            step += usize::from(state.hand_number() == hand);
            // The match has taken it.
            let _ = state.step(&done.step);
        }
        let transcript = played.transcript().to_value();
        let last = transcript["entries"].as_array().and_then(|all| all.last());
        let check = last.map_or(&transcript["check"], |entry| &entry["check"]);
        let digits = check.as_str().and_then(|text| text.get(..8));
        let game = played.setup().game().id;
        (format!("{game}-{}", digits.unwrap_or_default()), step)
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::seeds::{SeededDice, Seeds};
    use moonshot_rules::{LegalActions, Turn};

    fn record(steps: Vec<Value>) -> SpotRecord {
        SpotRecord {
            id: String::new(),
            players: 4,
            options: Map::new(),
            steps,
            seat: Seat::default(),
            hand: 1,
            step: 0,
            trick: None,
            area: "pass".into(),
            unit: "points".into(),
            answer: "2C".into(),
            reason: "legal".into(),
            missed: 0.5,
            alternatives: Vec::new(),
        }
    }

    #[test]
    fn the_steps_of_a_match_lead_to_the_same_moment() {
        for (name, players) in [("hearts", 4), ("black-hearts", 4), ("heartcatchers", 2)] {
            let setup = Setup::read(name, players, &Map::new()).unwrap();
            let mut game = Match::new(setup, Some(Seeds::new([6; 32], Vec::new()))).unwrap();
            let mut dice = SeededDice::new([3; 32]);
            for _ in 0..90 {
                let Turn::Seats(seats) = game.state().turn() else {
                    break;
                };
                let seat = seats.iter().next().unwrap();
                let action = game.state().legal(seat).pick(&mut dice).unwrap();
                game.act(seat, &action.to_string()).unwrap();
            }
            let steps = game.steps();
            let steps = steps.map(|done| spot_step(game.setup(), &done.step));
            let spot = SpotRecord {
                players,
                ..record(steps.collect())
            };
            let again = spot.replay(name).unwrap();
            assert_eq!(again.state(), game.state(), "{name}");
            let (id, step) = SpotRecord::place(&again);
            assert!(id.starts_with(name) && id.len() == name.len() + 9, "{id}");
            // A hand may not have begun yet.
            assert!(step <= spot.steps.len() && (step > 0 || name != "hearts"));
        }
    }

    #[test]
    fn a_step_that_is_refused_is_named() {
        let fault = |steps: Vec<Value>| record(steps).replay("hearts").unwrap_err();
        assert_eq!(fault(vec![json!("QS")]), SpotFault::Form(0));
        assert_eq!(fault(vec![json!("9 QS")]), SpotFault::Form(0));
        let early = fault(vec![json!("0 QS")]);
        assert!(matches!(early, SpotFault::Act { index: 0, .. }), "{early}");
        let empty = fault(vec![json!({"hands": []})]);
        assert!(
            matches!(empty, SpotFault::Outcome { index: 0, .. }),
            "{empty}"
        );
    }
}
