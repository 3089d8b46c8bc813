//! A match: its log, and the state that is a fold over it.

use std::sync::Arc;

use moonshot_protocol::{
    Document, OutcomeError, Setup, SetupError, document, outcome, parse_action,
};
use moonshot_rules::trick::{Played, TrickAction};
use moonshot_rules::{
    AnyAction, AnyChance, AnyGame, BlackCard, BlackHeartsAction, Dice, Game, HeartcatchersAction,
    NoSuchSeat, Seat, Step, Turn, Viewer,
};
use serde_json::Value;

use crate::change::Change;
use crate::entry::Entry;
use crate::error::{ActError, EntryError, NothingToUndo, ReplayError};
use crate::hints::{Decision, HintTaken, Hints};
use crate::membership::{self, ChangeError, Membership, TableSeat};
use crate::moment::Moment;
use crate::seeds::Seeds;

/// Number of steps between two checkpoints, from which undo starts.
const CHECKPOINT_EVERY: usize = 64;

/// A match of any game: the setup, the seeds, the log, and the resulting state.
///
/// With seeds, every chance event is resolved from them as soon as it is pending, so the log contains only the players'
/// actions. Without seeds, the match waits for the outcome of each chance event.
#[derive(Clone, Debug)]
pub struct Match {
    setup: Arc<Setup>,
    seeds: Option<Seeds>,
    log: Vec<Logged>,
    /// The steps that led to the state, without undone ones.
    steps: Vec<Standing>,
    /// The outcomes that the seeds resolved among these steps, in order.
    resolved: Vec<AnyChance>,
    /// Earlier states with the number of steps before each, without the first state.
    checkpoints: Vec<(usize, AnyGame)>,
    state: AnyGame,
    membership: Membership,
    /// The membership before the first log entry, if the log contains a change.
    first_membership: Option<Box<Membership>>,
    hints: Hints,
}

/// A log entry in a compact form, a sixth of the size, because a server keeps many.
#[derive(Clone, PartialEq, Debug)]
enum Logged {
    Act(Seat, Short),
    LongAct(Seat, Box<AnyAction>),
    Chance(Box<AnyChance>),
    Undo { keep: u32, seat: Option<Seat> },
    Table(Box<Change>),
}

/// An action in compact form. Nearly all fit: most actions play a card.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Short {
    Trick(Played),
    BlackHearts(BlackCard),
    Heartcatchers(HeartcatchersAction),
}

const _: () = assert!(size_of::<Logged>() == 16 && size_of::<Standing>() == 8);

/// A standing step, in compact form.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Standing {
    /// The log entry with that index.
    Entry(u32),
    /// An outcome that the seeds resolved, by its index among those.
    FromSeeds(u32),
}

impl Logged {
    fn act(seat: Seat, action: AnyAction) -> Logged {
        let short = match action {
            AnyAction::Trick(TrickAction::Play(card)) => Short::Trick(card),
            AnyAction::BlackHearts(BlackHeartsAction::Play(card)) => Short::BlackHearts(card),
            AnyAction::Heartcatchers(action) => Short::Heartcatchers(action),
            _ => return Logged::LongAct(seat, Box::new(action)),
        };
        Logged::Act(seat, short)
    }

    /// The acting seat and its action, if the entry is one.
    fn done(&self) -> Option<(Seat, AnyAction)> {
        match self {
            Logged::Act(seat, short) => Some((*seat, AnyAction::from(*short))),
            Logged::LongAct(seat, action) => Some((*seat, **action)),
            Logged::Chance(_) | Logged::Undo { .. } | Logged::Table(_) => None,
        }
    }
}

impl From<Short> for AnyAction {
    fn from(short: Short) -> AnyAction {
        match short {
            Short::Trick(card) => AnyAction::Trick(TrickAction::Play(card)),
            Short::BlackHearts(card) => AnyAction::BlackHearts(BlackHeartsAction::Play(card)),
            Short::Heartcatchers(action) => AnyAction::Heartcatchers(action),
        }
    }
}

/// A step that led to the current state and was not undone.
#[derive(Clone, PartialEq, Debug)]
pub struct StandingStep {
    /// The action or outcome.
    pub step: Step<AnyGame>,
    /// Whether the seeds resolved it.
    pub from_seeds: bool,
}

impl Match {
    /// A new match; with seeds, the first chance event is already resolved.
    ///
    /// # Errors
    /// If the number of players or the options are invalid.
    pub fn new(setup: Setup, seeds: Option<Seeds>) -> Result<Match, SetupError> {
        let membership = Membership::seated(vec![TableSeat::taken("", None); setup.players()]);
        Match::among(setup, seeds, membership)
    }

    /// A new match with this membership. If it has not begun it waits for [`Change::Start`] before the first deal.
    ///
    /// # Errors
    /// The same as [`Match::new`].
    ///
    /// # Panics
    /// If the membership does not have the right number of seats.
    pub fn among(
        setup: Setup,
        seeds: Option<Seeds>,
        membership: Membership,
    ) -> Result<Match, SetupError> {
        assert_eq!(
            membership.places().len(),
            setup.players(),
            "a place for each"
        );
        let state = setup.start()?;
        let mut started = Match {
            setup: Arc::new(setup),
            seeds,
            log: Vec::new(),
            steps: Vec::new(),
            resolved: Vec::new(),
            checkpoints: Vec::new(),
            state,
            membership,
            first_membership: None,
            hints: Hints::default(),
        };
        started.resolve_chance();
        Ok(started)
    }

    /// The match that a log leads to.
    ///
    /// # Errors
    /// If the setup or an entry is refused; the error has its index and the reason.
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

    /// The seeds, if the match has them. Secret until the match is over.
    pub fn seeds(&self) -> Option<&Seeds> {
        self.seeds.as_ref()
    }

    /// The complete state, including hidden information: people, bots and spectators get a view of it.
    pub fn state(&self) -> &AnyGame {
        &self.state
    }

    /// The complete state, as the engine protocol's `state`. For the engine and referees, never for a player.
    pub fn document(&self) -> Document {
        document::state(&self.setup, &self.state)
    }

    /// The view of a viewer, as the engine protocol's `view`.
    ///
    /// # Errors
    /// If the viewer's seat is not at this table.
    pub fn view_document(&self, viewer: Viewer) -> Result<Document, NoSuchSeat> {
        let view = self.state.view(viewer)?;
        Ok(document::view(&self.setup, &view))
    }

    /// The log.
    pub fn entries(&self) -> impl ExactSizeIterator<Item = Entry> + '_ {
        self.log.iter().map(|logged| self.entry(logged))
    }

    fn entry(&self, logged: &Logged) -> Entry {
        match logged {
            Logged::Act(seat, action) => Entry::Act {
                seat: *seat,
                action: AnyAction::from(*action).to_string(),
            },
            Logged::LongAct(seat, action) => Entry::Act {
                seat: *seat,
                action: action.to_string(),
            },
            Logged::Chance(outcome) => Entry::Chance {
                outcome: outcome::write(&self.setup, outcome),
            },
            Logged::Undo { keep, seat } => Entry::Undo {
                keep: *keep as usize,
                seat: *seat,
            },
            Logged::Table(change) => Entry::Table {
                change: (**change).clone(),
            },
        }
    }

    /// The membership of the table.
    pub fn membership(&self) -> &Membership {
        &self.membership
    }

    /// Whether the match waited for players before it began.
    pub fn waited(&self) -> bool {
        !self.first_membership().begun()
    }

    /// The membership before the first log entry.
    fn first_membership(&self) -> &Membership {
        self.first_membership.as_deref().unwrap_or(&self.membership)
    }

    /// The hints taken, in order; those for undone decisions appear at the point to which the match was undone.
    pub fn hints(&self) -> impl ExactSizeIterator<Item = &HintTaken> {
        self.hints.taken()
    }

    /// The number of log entries that record a hint.
    pub fn hints_noted(&self) -> usize {
        self.hints.noted()
    }

    /// The seat's current decision.
    fn decision(&self, seat: Seat) -> Decision {
        let acts = self.steps.iter().filter(|step| match step {
            Standing::FromSeeds(_) => false,
            Standing::Entry(place) => {
                let done = self.log[*place as usize].done();
                done.is_some_and(|(who, _)| who == seat)
            }
        });
        Decision::of(&self.state, seat, acts.count())
    }

    /// The number of log entries.
    pub fn version(&self) -> u64 {
        self.log.len() as u64
    }

    /// Whether the match has ended, by its rules or because its players stopped it.
    pub fn is_over(&self) -> bool {
        self.state.turn() == Turn::Over || self.membership.stopped()
    }

    /// Plays an action in notation, and then resolves the pending chance events from the seeds. A refused action
    /// changes nothing.
    ///
    /// # Errors
    /// Checked in this order: the match is over, a chance event is pending, the text is not an action, it is not the
    /// seat's turn, the action is illegal.
    pub fn act(&mut self, seat: Seat, action: &str) -> Result<Moment, ActError> {
        match self.state.turn() {
            _ if self.membership.stopped() => return Err(ActError::MatchOver),
            Turn::Over => return Err(ActError::MatchOver),
            Turn::Chance(_) => return Err(ActError::ChanceDue),
            Turn::Seats(_) => {}
        }
        let action: AnyAction = parse_action(&self.state, action)?;
        let before = self.state.clone();
        self.state.play(seat, &action).map_err(ActError::Refused)?;
        Ok(self.entered(Logged::act(seat, action), before))
    }

    /// Applies the outcome of the pending chance event, in the engine protocol's form. A refused outcome changes
    /// nothing.
    ///
    /// # Errors
    /// If no chance event is pending (with seeds, none ever is), or the outcome does not fit it.
    pub fn chance(&mut self, outcome: &Value) -> Result<Moment, OutcomeError> {
        let outcome = outcome::read(&self.setup, &self.state, outcome)?;
        self.came_out(outcome)
    }

    /// Resolves the pending chance event with these dice.
    ///
    /// # Errors
    /// If none is pending.
    pub fn chance_by(&mut self, dice: &mut dyn Dice) -> Result<Moment, OutcomeError> {
        let outcome = self.state.roll(dice);
        self.came_out(outcome.ok_or(OutcomeError::NotPending { due: None })?)
    }

    fn came_out(&mut self, outcome: AnyChance) -> Result<Moment, OutcomeError> {
        let before = self.state.clone();
        self.state
            .chance(&outcome)
            .map_err(|error| OutcomeError::of_rules(&self.setup, error))?;
        Ok(self.entered(Logged::Chance(Box::new(outcome)), before))
    }

    /// The number of standing actions and given outcomes: log entries that were not undone.
    pub fn standing(&self) -> usize {
        let entries = self.steps.iter().filter(|step| !step.is_from_seeds());
        entries.count()
    }

    /// Every step that led to the current state, without undone ones.
    pub fn steps(&self) -> impl ExactSizeIterator<Item = StandingStep> + '_ {
        self.steps_from(0)
    }

    fn steps_from(&self, first: usize) -> impl ExactSizeIterator<Item = StandingStep> + '_ {
        self.steps[first..].iter().map(|standing| StandingStep {
            step: self.step(standing),
            from_seeds: standing.is_from_seeds(),
        })
    }

    fn step(&self, standing: &Standing) -> Step<AnyGame> {
        let place = match standing {
            Standing::FromSeeds(place) => {
                return Step::Chance(self.resolved[*place as usize].clone());
            }
            Standing::Entry(place) => *place as usize,
        };
        match &self.log[place] {
            Logged::Act(seat, action) => Step::Act(*seat, (*action).into()),
            Logged::LongAct(seat, action) => Step::Act(*seat, **action),
            Logged::Chance(outcome) => Step::Chance((**outcome).clone()),
            // Steps never refer to these.
            Logged::Undo { .. } | Logged::Table(_) => unreachable!(),
        }
    }

    /// Undoes everything after the first `keep` standing entries, including the outcomes that the seeds resolved after
    /// them. The undo itself is an entry of the log.
    ///
    /// # Errors
    /// If no more than `keep` entries are standing.
    pub fn undo(&mut self, keep: usize, seat: Option<Seat>) -> Result<Moment, NothingToUndo> {
        if keep >= self.standing() {
            return Err(NothingToUndo);
        }
        let before = self.state.clone();
        self.rewind(self.steps_keeping(keep));
        let logged = Logged::Undo {
            // The number of steps fits into the type.
            keep: keep as u32,
            seat,
        };
        push_tight(&mut self.log, logged);
        Ok(Moment {
            setup: Arc::clone(&self.setup),
            entry: Some(Entry::Undo { keep, seat }),
            before,
            steps: Vec::new(),
            after: self.state.clone(),
        })
    }

    /// Applies a change at the table. At the beginning of the match, resolves the first chance events from the seeds. A
    /// refused change has no effect.
    ///
    /// # Errors
    /// If the change is not possible.
    pub fn change(&mut self, change: Change) -> Result<Moment, ChangeError> {
        let first = match self.first_membership {
            None => Some(Box::new(self.membership.clone())),
            Some(_) => None,
        };
        self.membership
            .change(&change, self.state.turn() == Turn::Over)?;
        if let Change::Hint { seat } = &change {
            let now = self.decision(*seat);
            let stood = self.steps.len();
            self.hints.take(&self.state, *seat, stood, now)?;
        }
        self.first_membership = first.or(self.first_membership.take());
        let before = self.state.clone();
        self.contribute(&change);
        push_tight(&mut self.log, Logged::Table(Box::new(change.clone())));
        let steps = self.steps.len();
        self.resolve_chance();
        Ok(Moment {
            setup: Arc::clone(&self.setup),
            entry: Some(Entry::Table { change }),
            before,
            steps: self.steps_from(steps).map(|done| done.step).collect(),
            after: self.state.clone(),
        })
    }

    /// Adds a change's contributions to the seeds: all of them when the match begins, later ones from the next hand on,
    /// so that no past shuffle changes.
    fn contribute(&mut self, change: &Change) {
        let Some(seeds) = &mut self.seeds else { return };
        let next = self.state.hand_number() + 1;
        match change {
            Change::Start => {
                for (seat, nonce) in self.membership.nonces().enumerate() {
                    seeds.contribute(0, seat, nonce.to_vec());
                }
            }
            Change::Sit { seat, nonce, .. } | Change::Nonce { seat, nonce } => {
                if let (true, Ok(nonce)) = (self.membership.begun(), membership::bytes(nonce)) {
                    seeds.contribute(next, seat.index(), nonce);
                }
            }
            _ => {}
        }
    }

    /// Removes the last standing action or outcome, including the outcomes that the seeds resolved after it, from the
    /// match and its log. For matches without observers, such as those of a search, whose log would otherwise grow
    /// without limit.
    ///
    /// # Errors
    /// If nothing is standing.
    pub fn forget_last(&mut self) -> Result<(), NothingToUndo> {
        let keep = self.standing().checked_sub(1).ok_or(NothingToUndo)?;
        if self.log.len() > keep + 1 {
            // The log contains an earlier undo, so it must keep its history.
            return self.undo(keep, None).map(drop);
        }
        self.rewind(self.steps_keeping(keep));
        self.log.truncate(keep);
        Ok(())
    }

    /// Replays the match from its start: the opening chance events, if the seeds resolved any, then entry by entry.
    pub fn moments(&self) -> impl Iterator<Item = Moment> {
        let mut retold = self.at_start();
        let opening = Moment {
            setup: Arc::clone(&self.setup),
            entry: None,
            before: self.first_state(),
            steps: retold.steps().map(|done| done.step).collect(),
            after: retold.state.clone(),
        };
        let opening = (!opening.steps.is_empty()).then_some(opening);
        let rest = self
            .entries()
            .map_while(move |entry| retold.enter(&entry).ok());
        opening.into_iter().chain(rest)
    }

    /// The match before the first log entry.
    fn at_start(&self) -> Match {
        let mut start = Match {
            setup: Arc::clone(&self.setup),
            seeds: self.seeds.as_ref().map(Seeds::at_start),
            log: Vec::new(),
            steps: Vec::new(),
            resolved: Vec::new(),
            checkpoints: Vec::new(),
            state: self.first_state(),
            membership: self.first_membership().clone(),
            first_membership: None,
            hints: Hints::default(),
        };
        start.resolve_chance();
        start
    }

    /// Applies a log entry. A refused entry changes nothing.
    ///
    /// # Errors
    /// If the entry is refused.
    pub fn enter(&mut self, entry: &Entry) -> Result<Moment, EntryError> {
        Ok(match entry {
            Entry::Act { seat, action } => self.act(*seat, action)?,
            Entry::Chance { outcome } => self.chance(outcome)?,
            Entry::Undo { keep, seat } => self.undo(*keep, *seat)?,
            Entry::Table { change } => self.change(change.clone())?,
        })
    }

    /// Appends an applied entry to the log, and resolves the chance events after it.
    fn entered(&mut self, logged: Logged, before: AnyGame) -> Moment {
        let (first, entry) = (self.steps.len(), self.entry(&logged));
        push_tight(&mut self.log, logged);
        self.took(Standing::Entry(self.log.len() as u32 - 1));
        self.resolve_chance();
        Moment {
            setup: Arc::clone(&self.setup),
            entry: Some(entry),
            before,
            steps: self.steps_from(first).map(|done| done.step).collect(),
            after: self.state.clone(),
        }
    }

    fn took(&mut self, standing: Standing) {
        push_tight(&mut self.steps, standing);
        if self.steps.len().is_multiple_of(CHECKPOINT_EVERY) {
            self.checkpoints
                .push((self.steps.len(), self.state.clone()));
        }
    }

    /// Resolves every pending chance event, if there are seeds.
    fn resolve_chance(&mut self) {
        if !self.membership.begun() || self.membership.stopped() {
            return;
        }
        while let (Some(seeds), Turn::Chance(kind)) = (&self.seeds, self.state.turn()) {
            let mut dice = seeds.dice(kind, self.state.hand_number());
            let Some(outcome) = self.state.roll(&mut dice) else {
                break;
            };
            if self.state.chance(&outcome).is_err() {
                break;
            }
            self.resolved.push(outcome);
            self.took(Standing::FromSeeds(self.resolved.len() as u32 - 1));
        }
    }

    /// The number of steps that `keep` entries and the chance events after them comprise.
    fn steps_keeping(&self, keep: usize) -> usize {
        let mut seen = 0;
        let cut = self.steps.iter().position(|step| {
            seen += usize::from(!step.is_from_seeds());
            seen > keep
        });
        cut.unwrap_or(self.steps.len())
    }

    /// The state before the first step, recomputed from the setup.
    fn first_state(&self) -> AnyGame {
        let state = self.setup.start();
        state.expect("the match was begun from this setup")
    }

    /// Keeps the first `length` steps and restores the state after them.
    fn rewind(&mut self, length: usize) {
        self.steps.truncate(length);
        let resolved = self.steps.iter().filter(|step| step.is_from_seeds());
        self.resolved.truncate(resolved.count());
        self.checkpoints.retain(|(at, _)| *at <= length);
        let checkpoint = self.checkpoints.last().cloned();
        let (at, state) = checkpoint.unwrap_or_else(|| (0, self.first_state()));
        self.state = state;
        for place in at..self.steps.len() {
            // These steps led from this very state before, so they are legal.
            let step = self.step(&self.steps[place]);
            let _ = self.state.step(&step);
        }
        let mut hints = std::mem::take(&mut self.hints);
        hints.take_back(length, |seat| self.decision(seat));
        self.hints = hints;
    }
}

/// Appends an item with little spare capacity: a server keeps many logs, and few of them grow fast.
fn push_tight<T>(items: &mut Vec<T>, item: T) {
    if items.len() == items.capacity() {
        items.reserve_exact(16);
    }
    items.push(item);
}

impl Standing {
    fn is_from_seeds(&self) -> bool {
        matches!(self, Standing::FromSeeds(_))
    }
}
