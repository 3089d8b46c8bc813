//! Bots.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use moonshot_bots::{Budget, FastDice, Hint, Level};
use moonshot_rules::{AnyAction, Dice};
use parking::Signals;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyList};

use crate::convert::{self, Seed};
use crate::errors;
use crate::game::Table;
use crate::view::View;

/// How often a search looks whether Ctrl-C was pressed.
const SIGNALS: Duration = Duration::from_millis(50);

#[pyclass(module = "moonshot_hearts")]
#[derive(Debug)]
pub(crate) struct Bot {
    level: Level,
    playouts: Option<u32>,
    millis: Option<u64>,
    threads: usize,
    dice: FastDice,
}

/// What a bot chose.
#[pyclass(module = "moonshot_hearts", frozen, get_all)]
#[derive(Debug)]
pub(crate) struct Choice {
    /// The action in notation.
    action: String,
    /// Its numbers: one, or one for each card of a pass.
    ids: Vec<usize>,
    /// Why, in English.
    reason: String,
}

#[pymethods]
impl Choice {
    fn __repr__(&self) -> String {
        format!("<Choice {}: {}>", self.action, self.reason)
    }
}

mod parking {
    //! Ctrl-C during a search, which runs without the interpreter's lock.

    use std::sync::Mutex;

    use super::*;

    /// Stops a search once a signal has come, and keeps its exception.
    pub(super) struct Signals {
        stopped: AtomicBool,
        next: Mutex<Instant>,
        error: Mutex<Option<PyErr>>,
    }

    impl Signals {
        pub(super) fn new() -> Signals {
            Signals {
                stopped: AtomicBool::new(false),
                next: Mutex::new(Instant::now() + SIGNALS),
                error: Mutex::new(None),
            }
        }

        /// Whether the search may go on.
        pub(super) fn go_on(&self) -> bool {
            if self.stopped.load(Ordering::Relaxed) {
                return false;
            }
            // Another thread of the search is looking already.
            let Ok(mut next) = self.next.try_lock() else {
                return true;
            };
            let now = Instant::now();
            if now < *next {
                return true;
            }
            *next = now + SIGNALS;
            // The method itself is not general enough in its lifetime.
            #[allow(clippy::redundant_closure_for_method_calls)]
            let looked = Python::attach(|py| py.check_signals());
            let Err(error) = looked else {
                return true;
            };
            if let Ok(mut kept) = self.error.lock() {
                *kept = Some(error);
            }
            self.stopped.store(true, Ordering::Relaxed);
            false
        }

        pub(super) fn end(self) -> PyResult<()> {
            let error = self.error.into_inner().ok().flatten();
            error.map_or(Ok(()), Err)
        }
    }
}

impl Bot {
    /// Runs a search without the interpreter's lock.
    fn search<T: Send>(
        &mut self,
        py: Python<'_>,
        think: impl FnOnce(Budget<'_>, &mut dyn Dice) -> T + Send,
    ) -> PyResult<T> {
        let signals = Signals::new();
        let deadline = self
            .millis
            .map(|millis| Instant::now() + Duration::from_millis(millis));
        let (playouts, threads) = (self.playouts, self.threads);
        let dice = &mut self.dice;
        let watched = &signals;
        let result = py.detach(move || {
            let go_on =
                || deadline.is_none_or(|deadline| Instant::now() < deadline) && watched.go_on();
            let most = match (playouts, deadline) {
                (Some(playouts), _) => playouts,
                (None, Some(_)) => u32::MAX,
                (None, None) => USUAL,
            };
            let budget = Budget::while_true(&go_on).at_most(most);
            think(budget.in_parts(threads).on_threads(threads), dice)
        });
        signals.end()?;
        Ok(result)
    }
}

/// The playouts of a bot that is given neither a number nor a time.
const USUAL: u32 = 4_000;

#[pymethods]
impl Bot {
    #[new]
    #[pyo3(signature = (level="steady", *, playouts=None, millis=None, threads=1, seed=None))]
    fn new(
        level: &str,
        playouts: Option<u32>,
        millis: Option<u64>,
        threads: usize,
        seed: Option<Seed>,
    ) -> PyResult<Bot> {
        let most = usize::from(Budget::MOST_PARTS);
        if !(1..=most).contains(&threads) {
            return Err(errors::argument(format!(
                "“threads” must be from 1 to {most}."
            )));
        }
        let seed = match seed {
            Some(seed) => seed.number()?,
            None => u64::from_le_bytes(convert::random()?),
        };
        Ok(Bot {
            level: level.parse().map_err(errors::argument)?,
            playouts,
            millis,
            threads,
            dice: FastDice::new(seed),
        })
    }

    #[staticmethod]
    fn levels() -> Vec<String> {
        let all = Level::ALL.into_iter().chain(Level::STYLES);
        all.map(|level| level.to_string()).collect()
    }

    #[getter]
    fn level(&self) -> String {
        self.level.to_string()
    }

    /// What the bot does there.
    fn choose(&mut self, py: Python<'_>, view: &View) -> PyResult<Choice> {
        let level = self.level;
        let seen = &view.view;
        let choice = self.search(py, |budget, dice| level.bot().choose(seen, budget, dice))?;
        let choice = choice.ok_or_else(nothing_to_do)?;
        Ok(Choice {
            action: choice.action.to_string(),
            ids: ids(&view.table, &choice.action),
            reason: choice.reason.to_string(),
        })
    }

    /// What each alternative is expected to cost.
    fn evaluate<'py>(&mut self, py: Python<'py>, view: &View) -> PyResult<Bound<'py, PyAny>> {
        let level = self.level;
        let seen = &view.view;
        let hint = self.search(py, |budget, dice| Hint::of(seen, level, budget, dice))?;
        let hint = hint.ok_or_else(nothing_to_do)?;
        let alternatives = PyList::empty(py);
        for alternative in &hint.alternatives {
            let entry = PyDict::new(py);
            entry.set_item("action", alternative.action.to_string())?;
            entry.set_item("ids", ids(&view.table, &alternative.action))?;
            entry.set_item("cost", alternative.cost)?;
            entry.set_item("error", alternative.error)?;
            entry.set_item("visits", alternative.visits)?;
            entry.set_item("moons", &alternative.moons)?;
            alternatives.append(entry)?;
        }
        let all = PyDict::new(py);
        all.set_item("unit", hint.unit.text())?;
        all.set_item("alternatives", alternatives)?;
        all.set_item("reason", hint.sentences())?;
        Ok(all.into_any())
    }

    fn __repr__(&self) -> String {
        format!("<Bot {}>", self.level)
    }
}

fn ids(table: &Arc<Table>, action: &AnyAction) -> Vec<usize> {
    table.actions.ids(action).unwrap_or_default()
}

fn nothing_to_do() -> PyErr {
    errors::not_your_turn("This seat has nothing to decide now.")
}
