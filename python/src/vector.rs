//! Many matches at once.

use moonshot_tensors::{Arrays, Vector};
use numpy::{PyArrayDyn, PyReadonlyArray1, PyReadwriteArrayDyn};
use pyo3::prelude::*;
use pyo3::types::PyDict;

use crate::convert::{self, Seed};
use crate::{arrays, errors, layout};

#[pyclass(module = "moonshot_hearts")]
#[derive(Debug)]
pub(crate) struct VectorMatch {
    vector: Vector,
    game: &'static str,
}

/// The arrays of a call, borrowed for its time.
#[derive(Default)]
struct Borrowed<'py> {
    seats: Option<PyReadwriteArrayDyn<'py, i8>>,
    masks: Option<PyReadwriteArrayDyn<'py, i8>>,
    rewards: Option<PyReadwriteArrayDyn<'py, f32>>,
    ended: Option<PyReadwriteArrayDyn<'py, i8>>,
    observations: Option<PyReadwriteArrayDyn<'py, f32>>,
}

impl<'py> Borrowed<'py> {
    fn new(vector: &Vector, out: Option<&Bound<'py, PyDict>>) -> PyResult<Borrowed<'py>> {
        let mut borrowed = Borrowed::default();
        let Some(out) = out else {
            return Ok(borrowed);
        };
        let (n, seats, actions) = (vector.len(), vector.seats(), vector.actions().len());
        let layout = vector.layout();
        for (name, array) in out {
            let name: String = name.extract()?;
            match name.as_str() {
                "seats" => borrowed.seats = Some(arrays::writable(&name, &array, &[n])?),
                "masks" => borrowed.masks = Some(arrays::writable(&name, &array, &[n, actions])?),
                "rewards" => borrowed.rewards = Some(arrays::writable(&name, &array, &[n, seats])?),
                "ended" => borrowed.ended = Some(arrays::writable(&name, &array, &[n])?),
                "observations" => {
                    let length = layout.observation_len();
                    borrowed.observations = Some(arrays::writable(&name, &array, &[n, length])?);
                }
                "information_states" => {
                    let length = layout.information_len();
                    borrowed.observations = Some(arrays::writable(&name, &array, &[n, length])?);
                }
                _ => {
                    let names = "seats, masks, rewards, ended, observations or information_states";
                    return Err(errors::argument(format!(
                        "There is no array “{name}”: {names}."
                    )));
                }
            }
        }
        Ok(borrowed)
    }

    fn arrays(&mut self) -> PyResult<Arrays<'_>> {
        Ok(Arrays {
            seats: slice(&mut self.seats)?,
            masks: slice(&mut self.masks)?,
            rewards: slice(&mut self.rewards)?,
            ended: slice(&mut self.ended)?,
            observations: slice(&mut self.observations)?,
        })
    }
}

fn slice<'a, T: numpy::Element>(
    array: &'a mut Option<PyReadwriteArrayDyn<'_, T>>,
) -> PyResult<Option<&'a mut [T]>> {
    match array {
        None => Ok(None),
        Some(array) => array.as_slice_mut().map(Some).map_err(errors::argument),
    }
}

#[pymethods]
impl VectorMatch {
    #[new]
    #[pyo3(signature = (n, game="hearts", players=None, options=None, *, seed=None, threads=0))]
    fn new(
        n: usize,
        game: &str,
        players: Option<usize>,
        options: Option<&Bound<'_, PyDict>>,
        seed: Option<Seed>,
        threads: usize,
    ) -> PyResult<VectorMatch> {
        let setup = convert::setup(game, players, options)?;
        let start = setup.start().map_err(|refused| errors::setup(&refused))?;
        let vector = Vector::new(&start, convert::matches(n)?, number(seed)?, threads);
        Ok(VectorMatch {
            vector: vector.map_err(|refused| errors::vector(&refused))?,
            game: setup.game().id,
        })
    }

    fn __len__(&self) -> usize {
        self.vector.len()
    }

    #[getter]
    fn game(&self) -> &str {
        self.game
    }

    #[getter]
    fn players(&self) -> usize {
        self.vector.seats()
    }

    #[getter]
    fn num_actions(&self) -> usize {
        self.vector.actions().len()
    }

    #[getter]
    fn layout<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        layout::describe(py, self.vector.layout())
    }

    fn action_text(&self, id: usize) -> PyResult<String> {
        let text = self.vector.actions().text(id);
        text.ok_or_else(|| errors::argument(format!("There is no action {id}.")))
    }

    /// New arrays of the right types and shapes.
    #[pyo3(signature = (observations=false, information_states=false))]
    fn arrays<'py>(
        &self,
        py: Python<'py>,
        observations: bool,
        information_states: bool,
    ) -> PyResult<Bound<'py, PyDict>> {
        let (n, seats) = (self.vector.len(), self.vector.seats());
        let out = PyDict::new(py);
        out.set_item("seats", arrays::zeros::<i8>(py, &[n])?)?;
        out.set_item("masks", arrays::zeros::<i8>(py, &[n, self.num_actions()])?)?;
        out.set_item("rewards", arrays::zeros::<f32>(py, &[n, seats])?)?;
        out.set_item("ended", arrays::zeros::<i8>(py, &[n])?)?;
        let layout = self.vector.layout();
        if observations && information_states {
            return Err(errors::argument(
                "Choose observations or information states, not both.",
            ));
        }
        if observations {
            let shape = [n, layout.observation_len()];
            out.set_item("observations", arrays::zeros::<f32>(py, &shape)?)?;
        }
        if information_states {
            let shape = [n, layout.information_len()];
            out.set_item("information_states", arrays::zeros::<f32>(py, &shape)?)?;
        }
        Ok(out)
    }

    #[pyo3(signature = (out))]
    fn write(&mut self, py: Python<'_>, out: &Bound<'_, PyDict>) -> PyResult<()> {
        let mut borrowed = Borrowed::new(&self.vector, Some(out))?;
        let arrays = borrowed.arrays()?;
        let vector = &mut self.vector;
        let written = py.detach(move || vector.write(arrays));
        written.map_err(|refused| errors::vector(&refused))
    }

    #[pyo3(signature = (actions, out=None))]
    fn step(
        &mut self,
        py: Python<'_>,
        actions: &Bound<'_, PyAny>,
        out: Option<&Bound<'_, PyDict>>,
    ) -> PyResult<()> {
        let wrong = || {
            let n = self.vector.len();
            errors::argument(format!(
                "“actions” must be a C-contiguous array of int64 with shape [{n}]."
            ))
        };
        let ids: PyReadonlyArray1<'_, i64> = actions.extract().map_err(|_| wrong())?;
        let ids = ids.as_slice().map_err(|_| wrong())?;
        let mut borrowed = Borrowed::new(&self.vector, out)?;
        let arrays = borrowed.arrays()?;
        let vector = &mut self.vector;
        let stepped = py.detach(move || vector.step(ids, arrays));
        stepped.map_err(|refused| errors::vector(&refused))
    }

    /// A legal action at random for every table.
    #[pyo3(signature = (out=None))]
    fn sample<'py>(
        &mut self,
        py: Python<'py>,
        out: Option<&Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let shape = [self.vector.len()];
        let vector = &mut self.vector;
        arrays::filled(py, "out", out, &shape, |ids: &mut [i64]| {
            // The length was checked.
            let _ = vector.sample(ids);
        })
    }

    #[pyo3(signature = (seed=None))]
    fn reset(&mut self, seed: Option<Seed>) -> PyResult<()> {
        self.vector.reset(number(seed)?);
        Ok(())
    }

    fn __repr__(&self) -> String {
        format!(
            "<VectorMatch of {} tables of {}>",
            self.vector.len(),
            self.game
        )
    }
}

fn number(seed: Option<Seed>) -> PyResult<u64> {
    match seed {
        Some(seed) => seed.number(),
        None => Ok(u64::from_le_bytes(convert::random()?)),
    }
}

/// Plays whole random hands, and returns the scores of every seat.
#[pyfunction]
#[pyo3(signature = (n, game="hearts", players=None, options=None, *, seed=None, threads=0))]
pub(crate) fn random_hands<'py>(
    py: Python<'py>,
    n: usize,
    game: &str,
    players: Option<usize>,
    options: Option<&Bound<'py, PyDict>>,
    seed: Option<Seed>,
    threads: usize,
) -> PyResult<Bound<'py, PyArrayDyn<i32>>> {
    let setup = convert::setup(game, players, options)?;
    let start = setup.start().map_err(|refused| errors::setup(&refused))?;
    let seats = setup.players();
    let seed = number(seed)?;
    // One row after the other, in pieces, so that Ctrl-C is noticed.
    const PIECE: usize = 1 << 18;
    let array = arrays::zeros::<i32>(py, &[n, seats])?;
    let mut borrowed = numpy::PyArrayMethods::try_readwrite(&array).map_err(errors::argument)?;
    let scores = borrowed.as_slice_mut().map_err(errors::argument)?;
    for (piece, scores) in scores.chunks_mut(PIECE * seats).enumerate() {
        py.check_signals()?;
        let start = &start;
        let first = (piece * PIECE) as u64;
        let played =
            py.detach(move || moonshot_tensors::random_hands(start, scores, first, seed, threads));
        played.map_err(|refused| errors::vector(&refused))?;
    }
    drop(borrowed);
    Ok(array)
}
