//! A match: its log, and the state that is a fold over it.

use moonshot_rules::{
    AnyGame, ChanceError, Dice, Game, NotationError, Refusal, Seat, Setup, SetupError, Step, Turn,
};
use serde_json::Value;
use thiserror::Error;

use crate::entry::Entry;
use crate::moment::Moment;
use crate::seeds::Seeds;

/// How many steps lie between two remembered states, which undoing starts from.
const CHECKPOINT_EVERY: usize = 64;

/// A match of any game: what was agreed, the seeds, the log, and the state it leads to.
///
/// With seeds every chance event is resolved from them as soon as it is due, so the log holds what the players did
/// and nothing else. Without seeds the match stops at each chance event and waits for its outcome.
#[derive(Clone, Debug)]
pub struct Match {
    setup: Setup,
    seeds: Option<Seeds>,
    log: Vec<Entry>,
    /// The steps that led to the state; what was taken back is not among them.
    line: Vec<Taken>,
    /// States along the line, with how many steps lie before each; the first has none.
    checkpoints: Vec<(usize, AnyGame)>,
    state: AnyGame,
}

/// A step of the line, and whether the seeds resolved it.
#[derive(Clone, Debug)]
struct Taken {
    step: Step<AnyGame>,
    from_seeds: bool,
}

/// Why an act was refused; nothing changed.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum ActError {
    /// The text names no action of the game.
    #[error(transparent)]
    Notation(#[from] NotationError),
    /// The action may not be done now.
    #[error(transparent)]
    Refused(#[from] Refusal),
}

/// Nothing stands that could be taken back, or fewer entries stand than were to be kept.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("There is nothing to take back.")]
pub struct NothingToUndo;

/// Why a log could not be replayed.
#[derive(Clone, PartialEq, Debug, Error)]
pub enum ReplayError {
    /// What the match was agreed to be is refused.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// An entry is refused by the rules.
    #[error("entry {index}: {reason}")]
    Entry {
        /// The entry's place in the log, from 0.
        index: usize,
        /// Why, as a sentence.
        reason: String,
    },
}

impl Match {
    /// A match about to start; with seeds, the chance that is due first is resolved already.
    ///
    /// # Errors
    /// When the game has no such table: number of players, or options that do not go together.
    pub fn new(setup: Setup, seeds: Option<Seeds>) -> Result<Match, SetupError> {
        let state = AnyGame::new(&setup)?;
        let mut started = Match {
            setup,
            seeds,
            log: Vec::new(),
            line: Vec::new(),
            checkpoints: vec![(0, state.clone())],
            state,
        };
        started.resolve_chance();
        Ok(started)
    }

    /// The match that a log leads to.
    ///
    /// # Errors
    /// When the setup is refused, or an entry: its place and the reason.
    pub fn replay(
        setup: Setup,
        seeds: Option<Seeds>,
        entries: impl IntoIterator<Item = Entry>,
    ) -> Result<Match, ReplayError> {
        let mut replayed = Match::new(setup, seeds)?;
        for (index, entry) in entries.into_iter().enumerate() {
            replayed
                .enter(&entry)
                .map_err(|reason| ReplayError::Entry { index, reason })?;
        }
        Ok(replayed)
    }

    /// What the match was agreed to be.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The seeds, where its chance comes from any. Secret until the match is over.
    pub fn seeds(&self) -> Option<&Seeds> {
        self.seeds.as_ref()
    }

    /// The state. All-seeing: people, bots and spectators get a view of it.
    pub fn state(&self) -> &AnyGame {
        &self.state
    }

    /// The log.
    pub fn entries(&self) -> &[Entry] {
        &self.log
    }

    /// How many entries the log has.
    pub fn version(&self) -> u64 {
        self.log.len() as u64
    }

    /// Whether the match has ended.
    pub fn is_over(&self) -> bool {
        self.state.turn() == Turn::Over
    }

    /// A seat does something, given in notation; then the seeds resolve the chance that is due.
    ///
    /// # Errors
    /// In this order: the match is over, a chance event is due, the text is no action, it is not the seat's turn,
    /// it may not be done now. Nothing changed then.
    pub fn act(&mut self, seat: Seat, action: &str) -> Result<Moment, ActError> {
        match self.state.turn() {
            Turn::Over => return Err(Refusal::MatchOver.into()),
            Turn::Chance(_) => return Err(Refusal::NotYourTurn.into()),
            Turn::Seats(_) => {}
        }
        let action = self.state.parse_action(action)?;
        let before = self.state.clone();
        self.state.play(seat, &action)?;
        let entry = Entry::Act {
            seat,
            action: action.to_string(),
        };
        Ok(self.entered(entry, before, Step::Act(seat, action)))
    }

    /// The chance event that is due came out so; `outcome` is in the engine protocol's form.
    ///
    /// # Errors
    /// When none is due (with seeds, none ever is), or the outcome is not what is due. Nothing changed then.
    pub fn chance(&mut self, outcome: &Value) -> Result<Moment, ChanceError> {
        let outcome = self.state.parse_chance(outcome)?;
        let before = self.state.clone();
        self.state.chance(&outcome)?;
        let entry = Entry::Chance {
            outcome: serde_json::to_value(&outcome)
                .map_err(|error| ChanceError::Bad(error.to_string()))?,
        };
        Ok(self.entered(entry, before, Step::Chance(outcome)))
    }

    /// The chance event that is due comes out as the dice say.
    ///
    /// # Errors
    /// When none is due.
    pub fn chance_by(&mut self, dice: &mut dyn Dice) -> Result<Moment, ChanceError> {
        let outcome = self
            .state
            .roll(dice)
            .ok_or(ChanceError::NotPending { due: None })?;
        let outcome =
            serde_json::to_value(&outcome).map_err(|error| ChanceError::Bad(error.to_string()))?;
        self.chance(&outcome)
    }

    /// How many acts and given outcomes stand: entries of the log that were not taken back.
    pub fn standing(&self) -> usize {
        self.line.iter().filter(|taken| !taken.from_seeds).count()
    }

    /// Every step that led to the state, with whether the seeds resolved it; nothing that was taken back.
    pub fn line(&self) -> impl Iterator<Item = (&Step<AnyGame>, bool)> {
        self.line
            .iter()
            .map(|taken| (&taken.step, taken.from_seeds))
    }

    /// Takes back everything after the first `keep` of the entries that stand, with the chance that the seeds
    /// resolved after it. The taking back is itself an entry of the log.
    ///
    /// # Errors
    /// When no more than `keep` entries stand.
    pub fn undo(&mut self, keep: usize, seat: Option<Seat>) -> Result<Moment, NothingToUndo> {
        if keep >= self.standing() {
            return Err(NothingToUndo);
        }
        let before = self.state.clone();
        self.rewind(self.line_length_keeping(keep));
        let entry = Entry::Undo { keep, seat };
        self.log.push(entry.clone());
        Ok(Moment {
            entry: Some(entry),
            before,
            steps: Vec::new(),
            after: self.state.clone(),
        })
    }

    /// Takes back the last act or given outcome that stands, with the chance that the seeds resolved after it, as if
    /// it had never been: the log forgets it too. For a match that nobody else follows, and whose log would
    /// grow without end while somebody searches back and forth.
    ///
    /// # Errors
    /// When nothing stands.
    pub fn forget_last(&mut self) -> Result<(), NothingToUndo> {
        let keep = self.standing().checked_sub(1).ok_or(NothingToUndo)?;
        if self.log.len() > keep + 1 {
            // Something was taken back before, and the log tells of it.
            return self.undo(keep, None).map(drop);
        }
        self.rewind(self.line_length_keeping(keep));
        self.log.truncate(keep);
        Ok(())
    }

    /// The match told again from its start: the opening chance, if the seeds resolved any, then entry by entry.
    pub fn moments(&self) -> impl Iterator<Item = Moment> {
        let mut retold = self.at_start();
        let opening = Moment {
            entry: None,
            before: self.checkpoints[0].1.clone(),
            steps: retold.line.iter().map(|taken| taken.step.clone()).collect(),
            after: retold.state.clone(),
        };
        let opening = (!opening.steps.is_empty()).then_some(opening);
        let rest = self
            .log
            .iter()
            .map_while(move |entry| retold.enter(entry).ok());
        opening.into_iter().chain(rest)
    }

    /// The same match before the first entry of its log.
    fn at_start(&self) -> Match {
        let mut start = self.clone();
        start.log.clear();
        start.rewind(self.line_length_keeping(0));
        start
    }

    /// Does what an entry of a log says.
    ///
    /// # Errors
    /// When the rules refuse it, with the reason as a sentence. Nothing changed then.
    pub fn enter(&mut self, entry: &Entry) -> Result<Moment, String> {
        match entry {
            Entry::Act { seat, action } => {
                self.act(*seat, action).map_err(|error| error.to_string())
            }
            Entry::Chance { outcome } => self.chance(outcome).map_err(|error| error.to_string()),
            Entry::Undo { keep, seat } => {
                self.undo(*keep, *seat).map_err(|error| error.to_string())
            }
        }
    }

    /// Logs a step that the state has taken, and resolves the chance after it.
    fn entered(&mut self, entry: Entry, before: AnyGame, step: Step<AnyGame>) -> Moment {
        let first = self.line.len();
        self.log.push(entry.clone());
        self.took(step, false);
        self.resolve_chance();
        Moment {
            entry: Some(entry),
            before,
            steps: self.line[first..]
                .iter()
                .map(|taken| taken.step.clone())
                .collect(),
            after: self.state.clone(),
        }
    }

    fn took(&mut self, step: Step<AnyGame>, from_seeds: bool) {
        self.line.push(Taken { step, from_seeds });
        if self.line.len().is_multiple_of(CHECKPOINT_EVERY) {
            self.checkpoints.push((self.line.len(), self.state.clone()));
        }
    }

    /// Resolves every chance event that is due, if there are seeds to do it from.
    fn resolve_chance(&mut self) {
        while let (Some(seeds), Turn::Chance(kind)) = (&self.seeds, self.state.turn()) {
            let mut dice = seeds.dice(kind, self.state.document().hand_number);
            let Some(outcome) = self.state.roll(&mut dice) else {
                break;
            };
            if self.state.chance(&outcome).is_err() {
                break;
            }
            self.took(Step::Chance(outcome), true);
        }
    }

    /// How long the line is after `keep` entries and the chance that followed them.
    fn line_length_keeping(&self, keep: usize) -> usize {
        let mut seen = 0;
        let cut = self.line.iter().position(|taken| {
            seen += usize::from(!taken.from_seeds);
            seen > keep
        });
        cut.unwrap_or(self.line.len())
    }

    /// Shortens the line to its first `length` steps and brings the state there.
    fn rewind(&mut self, length: usize) {
        self.line.truncate(length);
        self.checkpoints.retain(|(at, _)| *at <= length);
        let Some((at, state)) = self.checkpoints.last() else {
            return;
        };
        self.state = state.clone();
        for taken in &self.line[*at..] {
            // These steps led along this very line before, so the rules take them again.
            let _ = match &taken.step {
                Step::Act(seat, action) => self.state.play(*seat, action).is_ok(),
                Step::Chance(outcome) => self.state.chance(outcome).is_ok(),
            };
        }
    }
}
