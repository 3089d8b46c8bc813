//! A table in this process: the player against bots.

use std::sync::mpsc::{Receiver, Sender};

use moonshot_api::{NextBest, PricedAction, Suggestion, SuggestionUnit, TableEvent, TableNews};
use moonshot_bots::{Alternative, Budget, FastDice, Hint, HintUnit, Level};
use moonshot_protocol::{Reason, Setup, SetupError, find};
use moonshot_rules::{Game, Phase, Seat, Step, Viewer};
use moonshot_table::{ActError, Match, Moment, Seeds};
use serde_json::{Map, Value};
use thiserror::Error;

use super::Source;
use super::memory::Memory;
use super::saved::{SavedMatch, Slot};
use super::scene::{Seating, snapshot};
use crate::model::{Command, Update};
use crate::question::KEEP;

/// The names of bots, as the page has them.
const BOTS: [&str; 7] = ["Ada", "Boris", "Clara", "Dmitri", "Edith", "Felix", "Greta"];
/// Playouts for a hint: under a second.
const ADVICE: u32 = 4_000;
/// The player sits here.
const YOU: Seat = match Seat::new(0) {
    Some(seat) => seat,
    None => unreachable!(),
};

/// A match to begin.
#[derive(Clone, Debug)]
pub struct NewMatch {
    /// The game's id.
    pub game: String,
    /// The number of players; as many as are usual if there is none.
    pub players: Option<usize>,
    /// The options that differ from their defaults.
    pub options: Map<String, Value>,
    /// The level of the bots.
    pub level: Level,
    /// The seed of every shuffle.
    pub seed: [u8; 32],
    /// The player's name.
    pub name: String,
}

/// Why a match cannot begin.
#[derive(Debug, Error)]
pub enum NewMatchError {
    /// The game, the number of players or an option is wrong.
    #[error("{0}")]
    Setup(#[from] SetupError),
}

/// A match in this process.
pub struct Local {
    game: Match,
    seating: Seating,
    memory: Memory,
    /// Whether the player keeps a tile that does not follow suit, in the trick under way.
    keeps: bool,
    /// The seed of the bots' choices.
    dice: u64,
    /// Where the match is kept.
    slot: Option<Slot>,
}

impl NewMatch {
    /// Begins the match.
    ///
    /// # Errors
    /// If the game, the number of players or an option is wrong.
    pub fn begin(self) -> Result<SavedMatch, NewMatchError> {
        let range = find(&self.game).map_or((4, 4), |entry| entry.players);
        let players = self.players.unwrap_or(4.clamp(range.0, range.1));
        let setup = Setup::read(&self.game, players, &self.options)?;
        let mut dice = [0; 8];
        dice.copy_from_slice(&self.seed[..8]);
        let game = Match::new(setup, Some(Seeds::new(self.seed, Vec::new())))?;
        let bots = BOTS.iter().map(|name| (*name).to_owned());
        let bots = bots.filter(|name| *name != self.name);
        Ok(SavedMatch {
            names: std::iter::once(self.name.clone())
                .chain(bots)
                .take(players)
                .collect(),
            level: self.level,
            dice: u64::from_le_bytes(dice),
            game,
        })
    }
}

impl Local {
    /// The table of a match, which is kept in the slot if there is one.
    pub fn new(saved: SavedMatch, slot: Option<Slot>) -> Local {
        let players = saved.game.state().seats();
        let levels = Seat::all(players).map(|seat| (seat != YOU).then_some(saved.level));
        let mut table = Local {
            seating: Seating {
                you: YOU,
                names: saved.names,
                levels: levels.collect(),
            },
            memory: Memory::default(),
            keeps: false,
            dice: saved.dice,
            game: saved.game,
            slot,
        };
        table.recall();
        table
    }

    /// Remembers what happened in the steps that stand.
    fn recall(&mut self) {
        self.memory = Memory::default();
        for moment in standing_moments(&self.game) {
            self.remember(&moment);
        }
    }

    fn remember(&mut self, moment: &Moment) -> Vec<TableEvent> {
        let events = moment.events(Viewer::Seat(YOU));
        for event in &events {
            self.memory.note(YOU, event);
        }
        events.into_iter().map(TableEvent::Game).collect()
    }

    fn scene(&self, events: Vec<TableEvent>) -> Update {
        let view = self.game.view_document(Viewer::Seat(YOU));
        let document = view.unwrap_or_else(|_| self.game.document());
        let state = self.game.state();
        let mut snapshot = snapshot(
            self.game.setup(),
            state,
            document,
            &self.seating,
            &self.memory,
        );
        snapshot.can_undo = self.last_decision().is_some();
        Update::Scene {
            events,
            snapshot: Box::new(snapshot),
        }
    }

    /// What a player sees who comes to the table: the deal, if nothing happened since.
    fn opening(&mut self) -> Update {
        let first = (self.game.version() == 0)
            .then(|| self.game.moments().next())
            .flatten();
        let events = first
            .map(|moment| moment.events(Viewer::Seat(YOU)))
            .unwrap_or_default();
        self.scene_after(events.into_iter().map(TableEvent::Game).collect())
    }

    /// The scene after these events, and after what bots do who act at the same time as the player, such as passing: the
    /// player is asked once.
    fn scene_after(&mut self, mut events: Vec<TableEvent>) -> Update {
        while self.game.state().to_act().contains(YOU) {
            let next = self.next_bot();
            let Some(moment) = next.and_then(|(seat, level)| self.play_bot(seat, level)) else {
                break;
            };
            events.extend(self.happened(&moment));
        }
        self.scene(events)
    }

    /// The number of standing entries before the player's last decision.
    fn last_decision(&self) -> Option<usize> {
        let given = self.game.steps().filter(|step| !step.from_seeds);
        let own = given.enumerate().filter_map(|(at, step)| match step.step {
            Step::Act(seat, _) if seat == YOU => Some(at),
            _ => None,
        });
        own.last()
    }

    /// The bot that acts next; `None` if the player has to, or the match is over.
    fn next_bot(&self) -> Option<(Seat, Level)> {
        let state = self.game.state();
        let asked = state.to_act();
        // Nobody gathers a trick while the player may correct a tile.
        if state.phase() == Phase::Gather && asked.contains(YOU) && !self.keeps {
            return None;
        }
        let mut bots = Seat::all(state.seats()).zip(&self.seating.levels);
        bots.find_map(|(seat, level)| Some((seat, (*level)?)).filter(|_| asked.contains(seat)))
    }

    /// Lets a bot act; what happens.
    fn play_bot(&mut self, seat: Seat, level: Level) -> Option<Moment> {
        let state = self.game.state();
        let mut dice = FastDice::part(self.dice, self.game.version());
        let view = state.view(Viewer::Seat(seat)).ok()?;
        let choice = level.bot().choose(&view, Budget::default(), &mut dice)?;
        self.game.act(seat, &choice.action.to_string()).ok()
    }

    fn happened(&mut self, moment: &Moment) -> Vec<TableEvent> {
        if self.game.state().phase() != Phase::Gather {
            self.keeps = false;
        }
        self.remember(moment)
    }

    fn act(&mut self, action: &str) -> Update {
        if action == KEEP {
            self.keeps = true;
            return self.scene(Vec::new());
        }
        match self.game.act(YOU, action) {
            Ok(moment) => {
                let events = self.happened(&moment);
                self.scene_after(events)
            }
            Err(error) => Update::Refused(Box::new(reason(&error))),
        }
    }

    fn undo(&mut self) -> Update {
        let keep = self.last_decision();
        if keep
            .and_then(|keep| self.game.undo(keep, Some(YOU)).ok())
            .is_none()
        {
            return Update::Refused(Box::new(Reason {
                code: "not-now".into(),
                parameters: Map::new(),
                sentence: String::new(),
            }));
        }
        self.keeps = false;
        self.recall();
        self.scene_after(vec![TableEvent::Table(TableNews::Undone { seat: YOU })])
    }

    fn advice(&self) -> Update {
        let mut dice = FastDice::part(self.dice, self.game.version());
        let view = self.game.state().view(Viewer::Seat(YOU));
        let hint = view
            .ok()
            .and_then(|view| Hint::of(&view, Level::Master, Budget::playouts(ADVICE), &mut dice));
        Update::Advice(Box::new(hint.map(suggestion).unwrap_or_default()))
    }

    /// The update for the player's next command; `None` if there will be no more.
    fn answer(&mut self, commands: &Receiver<Command>) -> Option<Update> {
        loop {
            return Some(match commands.recv().ok()? {
                Command::Act(action) => self.act(&action),
                Command::Undo => self.undo(),
                Command::Advice => self.advice(),
                // The model says why they have no effect here.
                _ => continue,
            });
        }
    }

    fn save(&self, updates: &Sender<Update>) {
        let Some(slot) = &self.slot else { return };
        let saved = SavedMatch {
            names: self.seating.names.clone(),
            level: self
                .seating
                .levels
                .iter()
                .flatten()
                .next()
                .copied()
                .unwrap_or_default(),
            dice: self.dice,
            game: self.game.clone(),
        };
        if let Err(error) = slot.write(&saved) {
            let _ = updates.send(Update::Notice(error.to_string()));
        }
    }
}

impl Source for Local {
    fn run(mut self: Box<Self>, commands: Receiver<Command>, updates: Sender<Update>) {
        let (mut update, mut own) = (self.opening(), false);
        loop {
            let next = self.next_bot();
            // The player's moves survive a crash, and everything they have seen; a client may end with the match.
            if own || next.is_none() || self.game.is_over() {
                self.save(&updates);
            }
            if updates.send(update).is_err() {
                return;
            }
            let moment = next.and_then(|(seat, level)| self.play_bot(seat, level));
            own = moment.is_none();
            update = match moment {
                Some(moment) => {
                    let events = self.happened(&moment);
                    self.scene_after(events)
                }
                None => match self.answer(&commands) {
                    Some(update) => update,
                    None => return,
                },
            };
        }
    }
}

/// The moments of the steps that stand.
fn standing_moments(game: &Match) -> Vec<Moment> {
    let replayed = Match::new(game.setup().clone(), game.seeds().cloned());
    let Ok(mut replayed) = replayed else {
        return Vec::new();
    };
    let mut moments: Vec<Moment> = replayed.moments().collect();
    for step in game.steps().filter(|step| !step.from_seeds) {
        if let Step::Act(seat, action) = step.step {
            moments.extend(replayed.act(seat, &action.to_string()));
        }
    }
    moments
}

fn reason(error: &ActError) -> Reason {
    match error {
        ActError::MatchOver => Reason::match_over(),
        ActError::Refused(refusal) => Reason::of(refusal),
        ActError::ChanceDue => Reason::not_your_turn(),
        ActError::Notation(error) => Reason {
            code: "bad-notation".into(),
            parameters: Map::new(),
            sentence: error.to_string(),
        },
    }
}

/// A hint as a server would send it.
fn suggestion(hint: Hint) -> Suggestion {
    let unit = match hint.unit {
        HintUnit::Points => SuggestionUnit::Points,
        HintUnit::Chance => SuggestionUnit::Chance,
    };
    let searched = hint.alternatives.iter().filter(|one| one.visits > 0);
    let priced: Vec<PricedAction> = searched.map(priced).collect();
    let alternatives = if priced.len() > 1 { priced } else { Vec::new() };
    Suggestion {
        action: hint
            .alternatives
            .first()
            .map(|best| best.action.to_string()),
        reason: Some(Reason {
            code: hint.reason.code().into(),
            parameters: Map::new(),
            sentence: hint.reason.sentence().to_owned(),
        }),
        next: hint.next.map(|next| NextBest {
            action: next.action.to_string(),
            more: next.more,
            unit,
        }),
        unit: (!alternatives.is_empty()).then_some(unit),
        alternatives,
    }
}

fn priced(one: &Alternative) -> PricedAction {
    PricedAction {
        action: one.action.to_string(),
        cost: one.cost,
        error: one.error,
    }
}
