//! A view: what a seat knows.

use std::sync::Arc;

use moonshot_bots::FastDice;
use moonshot_protocol::document;
use moonshot_rules::{AnyView, Seat, View as _};
use moonshot_tensors::Cursor;
use pyo3::prelude::*;

use crate::convert::{self, Seed};
use crate::game::{Match, Table};
use crate::{arrays, errors};

#[pyclass(module = "moonshot_hearts", frozen)]
#[derive(Clone, Debug)]
pub(crate) struct View {
    pub(crate) table: Arc<Table>,
    pub(crate) view: AnyView,
    /// Of the seat that decides: the cards it has picked so far are its own knowledge.
    pub(crate) cursor: Option<Cursor>,
}

impl View {
    fn numbers<'py>(
        &self,
        py: Python<'py>,
        out: Option<&Bound<'py, PyAny>>,
        length: usize,
    ) -> PyResult<Bound<'py, PyAny>> {
        let Table {
            actions, layout, ..
        } = &*self.table;
        arrays::filled(py, "out", out, &[length], |numbers: &mut [f32]| {
            layout.write(actions, &self.view, self.cursor.as_ref(), numbers);
        })
    }
}

#[pymethods]
impl View {
    #[getter]
    fn seat(&self) -> Option<usize> {
        self.view.viewer().seat().map(Seat::index)
    }

    #[getter]
    fn game(&self) -> &str {
        self.table.setup.game().id
    }

    /// The view as the engine protocol writes it.
    fn document<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        let view = document::view(&self.table.setup, &self.view);
        let text = serde_json::to_string(&view).map_err(errors::argument)?;
        convert::from_json(py, &text)
    }

    fn legal_texts<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        convert::legal(py, &moonshot_protocol::legal_texts(&self.view.legal()))
    }

    #[pyo3(signature = (out=None))]
    pub(crate) fn observation<'py>(
        &self,
        py: Python<'py>,
        out: Option<&Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, PyAny>> {
        self.numbers(py, out, self.table.layout.observation_len())
    }

    #[pyo3(signature = (out=None))]
    pub(crate) fn information_state<'py>(
        &self,
        py: Python<'py>,
        out: Option<&Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, PyAny>> {
        self.numbers(py, out, self.table.layout.information_len())
    }

    /// Matches that this seat could be in for all it knows, each as likely as the others.
    #[pyo3(signature = (n=1, seed=None))]
    fn determinizations(
        &self,
        py: Python<'_>,
        n: usize,
        seed: Option<Seed>,
    ) -> PyResult<Vec<Match>> {
        let seed = match seed {
            Some(seed) => seed.number()?,
            None => u64::from_le_bytes(convert::random()?),
        };
        let mut matches = Vec::new();
        for number in 0..convert::matches(n)? as u64 {
            if number % 256 == 0 {
                py.check_signals()?;
            }
            let mut dice = FastDice::part(seed, number);
            let game = self.view.determinize(&mut dice).map_err(errors::argument)?;
            let mut bytes = [0; 32];
            for chunk in bytes.chunks_exact_mut(8) {
                chunk.copy_from_slice(&dice.bits().to_le_bytes());
            }
            matches.push(Match::imagined(&self.table, game, bytes));
        }
        Ok(matches)
    }

    fn __repr__(&self) -> String {
        let seat = self.view.viewer().seat().map(Seat::index);
        format!("<View of {} by seat {seat:?}>", self.table.setup.game().id)
    }
}
