//! A match.

use std::sync::Arc;

use moonshot_protocol::{Setup, document, outcome, parse_action};
use moonshot_rules::{AnyAction, AnyGame, ChanceKind, Game, Seat, Step, Turn, Viewer};
use moonshot_table::{ActError, Match as Record, Seeds};
use moonshot_tensors::{Actions, Cursor, Layout, totals};
use pyo3::prelude::*;
use pyo3::types::PyDict;

use crate::convert::{self, Action, Seed};
use crate::view::View;
use crate::{arrays, errors, layout};

/// The five games and custom tables with their options, as the engine protocol lists them.
#[pyfunction]
pub(crate) fn games(py: Python<'_>) -> PyResult<Bound<'_, PyAny>> {
    let text = serde_json::to_string(&moonshot_protocol::games())
        .map_err(|error| errors::argument(error.to_string()))?;
    convert::from_json(py, &text)
}

/// The table that a match is played at: what never changes.
#[derive(Debug)]
pub(crate) struct Table {
    pub(crate) setup: Arc<Setup>,
    pub(crate) actions: Actions,
    pub(crate) layout: Layout,
}

impl Table {
    fn new(setup: &Arc<Setup>, game: &AnyGame) -> Arc<Table> {
        Arc::new(Table {
            setup: Arc::clone(setup),
            actions: Actions::new(game),
            layout: Layout::new(game),
        })
    }
}

/// Where the outcomes of chance come from.
#[derive(Clone, Debug)]
enum Chance {
    Seeds(Arc<Seeds>),
    Given,
}

#[pyclass(module = "moonshot_hearts")]
#[derive(Clone, Debug)]
pub(crate) struct Match {
    pub(crate) table: Arc<Table>,
    pub(crate) game: AnyGame,
    pub(crate) cursor: Cursor,
    chance: Chance,
    /// The match up to the point from which `since` counts; `None` for a determinization, which has no past.
    record: Option<Arc<Record>>,
    since: Vec<Step<AnyGame>>,
}

impl Match {
    fn of(record: Record) -> Match {
        let setup = Arc::new(record.setup().clone());
        let game = record.state().clone();
        Match {
            table: Table::new(&setup, &game),
            chance: match record.seeds() {
                Some(seeds) => Chance::Seeds(Arc::new(seeds.clone())),
                None => Chance::Given,
            },
            game,
            cursor: Cursor::default(),
            record: Some(Arc::new(record)),
            since: Vec::new(),
        }
    }

    /// A match that a seat could be in for all it knows. What chance will bring is drawn from this seed.
    pub(crate) fn imagined(table: &Arc<Table>, game: AnyGame, seed: [u8; 32]) -> Match {
        Match {
            table: Arc::clone(table),
            game,
            cursor: Cursor::default(),
            chance: Chance::Seeds(Arc::new(Seeds::new(seed, Vec::new()))),
            record: None,
            since: Vec::new(),
        }
    }

    /// The seat that decides now, or that seat if it is given.
    fn seat_or(&self, seat: Option<usize>) -> PyResult<Seat> {
        match seat {
            Some(seat) => convert::seat(seat, self.game.seats()),
            None => self.deciding(),
        }
    }

    fn deciding(&self) -> PyResult<Seat> {
        let refused = || match self.game.turn() {
            Turn::Over => errors::act(&ActError::MatchOver),
            _ => errors::act(&ActError::ChanceDue),
        };
        self.cursor.seat(&self.game).ok_or_else(refused)
    }

    fn play(&mut self, seat: Seat, action: AnyAction) -> PyResult<()> {
        let refused = self.game.play(seat, &action);
        refused.map_err(|refused| errors::act(&ActError::Refused(refused)))?;
        self.since.push(Step::Act(seat, action));
        self.come_out()
    }

    /// Resolves pending chance events, if a seed does.
    fn come_out(&mut self) -> PyResult<()> {
        let Chance::Seeds(seeds) = &self.chance else {
            return Ok(());
        };
        while let Some(kind) = self.game.pending() {
            let outcome = self
                .game
                .roll(&mut seeds.dice(kind, self.game.hand_number()));
            let refused = || errors::argument("The chance event cannot be resolved.");
            let outcome = outcome.ok_or_else(refused)?;
            self.game.chance(&outcome).map_err(|_| refused())?;
        }
        Ok(())
    }

    fn take(&mut self, id: i64) -> PyResult<()> {
        let seat = self.deciding()?;
        let refused = |sentence: String| errors::illegal(sentence);
        let id = usize::try_from(id).map_err(|_| refused(format!("There is no action {id}.")))?;
        let before = self.cursor;
        let Table { actions, .. } = &*self.table;
        match self.cursor.take(actions, &self.game, id) {
            Ok(None) => Ok(()),
            Ok(Some(action)) => {
                let done = self.play(seat, action);
                if done.is_err() {
                    self.cursor = before;
                }
                done
            }
            Err(_) => Err(self.why_not(seat, id)),
        }
    }

    /// Why a number is not legal: the sentence of the rules, where there is one.
    fn why_not(&self, seat: Seat, id: usize) -> PyErr {
        let Some(text) = self.table.actions.text(id) else {
            let last = self.table.actions.len() - 1;
            return errors::illegal(format!("There is no action {id}: actions are 0 to {last}."));
        };
        let refusal = self
            .table
            .actions
            .action(id)
            .map(|action| self.game.check(seat, &action));
        let cards = self.game.legal(seat);
        match refusal {
            Some(Err(refusal)) if moonshot_rules::LegalActions::pass(&cards).is_none() => {
                errors::act(&ActError::Refused(refusal))
            }
            _ => errors::illegal(format!("“{text}” ({id}) cannot be chosen now.")),
        }
    }

    fn act_text(&mut self, text: &str, seat: Option<usize>) -> PyResult<()> {
        let deciding = self.deciding()?;
        let seat = self.seat_or(seat)?;
        let picks = moonshot_rules::LegalActions::pass(&self.game.legal(seat)).is_some();
        let small = (picks && !text.starts_with("pass ")) || text == "wait";
        if small && seat == deciding {
            let id = self.table.actions.find(text);
            let id =
                id.ok_or_else(|| errors::illegal(format!("“{text}” is no card of this game.")))?;
            return self.take(id as i64);
        }
        let action = parse_action(&self.game, text).map_err(|error| errors::act(&error.into()))?;
        self.play(seat, action)?;
        self.cursor.acted(seat == deciding);
        Ok(())
    }

    /// The match with everything that has happened in it.
    fn whole(&self) -> PyResult<Record> {
        let record = self.record.as_deref();
        let none =
            || errors::argument("A determinization has no transcript: nobody has played it.");
        let mut record = record.ok_or_else(none)?.clone();
        for step in &self.since {
            let failed = match step {
                Step::Act(seat, action) => {
                    let acted = record.act(*seat, &action.to_string());
                    acted.map(drop).map_err(|refused| errors::act(&refused))
                }
                Step::Chance(chance) => {
                    let value = outcome::write(&self.table.setup, chance);
                    let came = record.chance(&value);
                    came.map(drop).map_err(|refused| errors::outcome(&refused))
                }
            };
            failed?;
        }
        Ok(record)
    }
}

/// A match as it is pickled: its transcript, and the cards picked for a pass.
type Pickled = (String, Vec<usize>);

#[pymethods]
impl Match {
    #[new]
    #[pyo3(signature = (game="hearts", players=None, options=None, seed=None, *, manual_chance=false))]
    fn new(
        game: &str,
        players: Option<usize>,
        options: Option<&Bound<'_, PyDict>>,
        seed: Option<Seed>,
        manual_chance: bool,
    ) -> PyResult<Match> {
        let setup = convert::setup(game, players, options)?;
        let seeds = match (manual_chance, seed) {
            (true, None) => None,
            (true, Some(_)) => {
                return Err(errors::argument(
                    "With manual_chance there is no seed: give each outcome.",
                ));
            }
            (false, Some(seed)) => Some(seed.bytes()?),
            (false, None) => Some(convert::random()?),
        };
        let seeds = seeds.map(|seed| Seeds::new(seed, Vec::new()));
        let record = Record::new(Setup::clone(&setup), seeds);
        record
            .map(Match::of)
            .map_err(|refused| errors::setup(&refused))
    }

    /// The match of a transcript.
    #[staticmethod]
    fn load(transcript: &Bound<'_, PyAny>) -> PyResult<Match> {
        let text = match transcript.extract::<String>() {
            Ok(text) => text,
            Err(_) => convert::json(transcript)?,
        };
        let record = Record::load(&text);
        record
            .map(Match::of)
            .map_err(|refused| errors::transcript(&refused))
    }

    #[getter]
    fn game(&self) -> &str {
        self.table.setup.game().id
    }

    #[getter]
    fn players(&self) -> usize {
        self.game.seats()
    }

    #[getter]
    fn options<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        let options = document::options(&self.table.setup);
        convert::from_json(py, &serde_json::Value::Object(options).to_string())
    }

    #[getter]
    fn seed(&self) -> Option<String> {
        match (&self.chance, &self.record) {
            (Chance::Seeds(seeds), Some(_)) => Some(hex::encode(seeds.server_seed())),
            _ => None,
        }
    }

    #[getter]
    fn phase(&self) -> String {
        let phase = serde_json::to_value(self.game.phase()).unwrap_or_default();
        phase.as_str().unwrap_or_default().to_owned()
    }

    #[getter]
    fn seat(&self) -> Option<usize> {
        self.cursor.seat(&self.game).map(Seat::index)
    }

    #[getter]
    fn to_act(&self) -> Vec<usize> {
        self.game.to_act().iter().map(Seat::index).collect()
    }

    #[getter]
    fn pending_chance(&self) -> Option<&'static str> {
        self.game.pending().map(ChanceKind::text)
    }

    #[getter]
    fn picked(&self) -> Vec<usize> {
        self.cursor.picked()
    }

    #[getter]
    fn hand_number(&self) -> u32 {
        self.game.hand_number()
    }

    #[getter]
    fn totals(&self) -> Vec<i32> {
        self.game.totals().to_vec()
    }

    #[getter]
    fn returns(&self) -> Vec<f32> {
        totals(&self.game)
    }

    #[getter]
    fn last_hand(&self) -> Option<Vec<f32>> {
        let mut gains = vec![0.0; self.game.seats()];
        moonshot_tensors::last_hand(&self.game, &mut gains).then_some(gains)
    }

    #[getter]
    fn over(&self) -> bool {
        self.game.is_over()
    }

    #[getter]
    fn outcome<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        let outcome = document::state(&self.table.setup, &self.game).outcome;
        let text = serde_json::to_string(&outcome).unwrap_or_default();
        convert::from_json(py, &text)
    }

    #[getter]
    fn num_actions(&self) -> usize {
        self.table.actions.len()
    }

    #[getter]
    fn layout<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        layout::describe(py, &self.table.layout)
    }

    fn legal(&self) -> Vec<usize> {
        self.cursor
            .legal(&self.table.actions, &self.game)
            .iter()
            .collect()
    }

    #[pyo3(signature = (seat=None))]
    fn legal_texts<'py>(
        &self,
        py: Python<'py>,
        seat: Option<usize>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let legal = match seat {
            None if self.game.to_act().is_empty() => Vec::new(),
            _ => moonshot_protocol::legal_texts(&self.game.legal(self.seat_or(seat)?)),
        };
        convert::legal(py, &legal)
    }

    #[pyo3(signature = (out=None))]
    fn mask<'py>(
        &self,
        py: Python<'py>,
        out: Option<&Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let ids = self.cursor.legal(&self.table.actions, &self.game);
        arrays::filled(
            py,
            "out",
            out,
            &[self.table.actions.len()],
            |mask: &mut [i8]| ids.write(mask),
        )
    }

    #[pyo3(signature = (action, seat=None))]
    fn act(&mut self, action: Action, seat: Option<usize>) -> PyResult<()> {
        match action {
            Action::Id(id) => {
                if let Some(seat) = seat
                    && self.deciding()? != convert::seat(seat, self.game.seats())?
                {
                    let now = self.deciding()?.index();
                    let sentence = format!("Seat {now} decides now, not seat {seat}.");
                    return Err(errors::not_your_turn(sentence));
                }
                self.take(id)
            }
            Action::Text(text) => self.act_text(&text, seat),
        }
    }

    #[pyo3(signature = (outcome=None))]
    fn chance(&mut self, outcome: Option<&Bound<'_, PyAny>>) -> PyResult<()> {
        let chance = match outcome {
            Some(given) => {
                let given = convert::value(given)?;
                let read = outcome::read(&self.table.setup, &self.game, &given);
                read.map_err(|refused| errors::outcome(&refused))?
            }
            None => {
                let mut dice = moonshot_table::SeededDice::new(convert::random()?);
                let none =
                    || errors::outcome(&moonshot_protocol::OutcomeError::NotPending { due: None });
                self.game.roll(&mut dice).ok_or_else(none)?
            }
        };
        let refused = |error| {
            errors::outcome(&moonshot_protocol::OutcomeError::of_rules(
                &self.table.setup,
                error,
            ))
        };
        self.game.chance(&chance).map_err(refused)?;
        self.since.push(Step::Chance(chance));
        Ok(())
    }

    fn action_text(&self, id: usize) -> PyResult<String> {
        let text = self.table.actions.text(id);
        text.ok_or_else(|| errors::argument(format!("There is no action {id}.")))
    }

    /// The numbers of an action: one, or one for each card of a pass.
    fn action_ids(&self, text: &str) -> PyResult<Vec<usize>> {
        if let Some(id) = self.table.actions.find(text) {
            return Ok(vec![id]);
        }
        let action = parse_action(&self.game, text).map_err(|error| errors::act(&error.into()))?;
        let ids = self.table.actions.ids(&action);
        ids.ok_or_else(|| errors::argument(format!("“{text}” has no number at this table.")))
    }

    #[getter]
    fn cards(&self) -> Vec<String> {
        let actions = &self.table.actions;
        (0..actions.cards())
            .filter_map(|id| actions.card_text(id))
            .collect()
    }

    /// What this seat sees; `None` is a spectator.
    #[pyo3(signature = (seat))]
    fn view(&self, seat: Option<usize>) -> PyResult<View> {
        let viewer = match seat {
            Some(seat) => Viewer::Seat(convert::seat(seat, self.game.seats())?),
            None => Viewer::Spectator,
        };
        let view = self.game.view(viewer).map_err(errors::argument)?;
        let deciding = viewer.seat().is_some() && viewer.seat() == self.cursor.seat(&self.game);
        Ok(View {
            table: Arc::clone(&self.table),
            view,
            cursor: deciding.then_some(self.cursor),
        })
    }

    fn state<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        let state = document::state(&self.table.setup, &self.game);
        let text = serde_json::to_string(&state).map_err(errors::argument)?;
        convert::from_json(py, &text)
    }

    #[pyo3(signature = (seat=None, out=None))]
    fn observation<'py>(
        &self,
        py: Python<'py>,
        seat: Option<usize>,
        out: Option<&Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let seat = self.seat_or(seat)?;
        self.view(Some(seat.index()))?.observation(py, out)
    }

    #[pyo3(signature = (seat=None, out=None))]
    fn information_state<'py>(
        &self,
        py: Python<'py>,
        seat: Option<usize>,
        out: Option<&Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let seat = self.seat_or(seat)?;
        self.view(Some(seat.index()))?.information_state(py, out)
    }

    fn transcript<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        let transcript = self.whole()?.transcript().to_value();
        convert::from_json(py, &transcript.to_string())
    }

    fn clone(&self) -> Match {
        Clone::clone(self)
    }

    fn __copy__(&self) -> Match {
        Clone::clone(self)
    }

    fn __deepcopy__(&self, _memo: &Bound<'_, PyAny>) -> Match {
        Clone::clone(self)
    }

    /// Pickled as its transcript, with the cards picked for a pass so far.
    fn __reduce__<'py>(slf: &Bound<'py, Self>) -> PyResult<(Bound<'py, PyAny>, Pickled)> {
        let this = slf.borrow();
        let transcript = this.whole()?.transcript().to_value().to_string();
        let again = slf.get_type().getattr("_again")?;
        Ok((again, (transcript, this.cursor.picked())))
    }

    #[staticmethod]
    fn _again(transcript: &str, picked: Vec<i64>) -> PyResult<Match> {
        let record = Record::load(transcript).map_err(|refused| errors::transcript(&refused))?;
        let mut again = Match::of(record);
        for id in picked {
            again.take(id)?;
        }
        Ok(again)
    }

    fn __eq__(&self, other: &Match) -> bool {
        self.table.setup == other.table.setup
            && self.game == other.game
            && self.cursor == other.cursor
    }

    fn __repr__(&self) -> String {
        let (game, players) = (self.table.setup.game().id, self.game.seats());
        let (hand, phase) = (self.game.hand_number(), self.phase());
        format!(
            "<Match of {game}, {players} players, hand {hand}, {phase}, totals {:?}>",
            self.game.totals()
        )
    }
}
