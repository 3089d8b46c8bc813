//! The layout of observations as Python values.

use moonshot_tensors::Layout;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyList, PySlice, PyTuple};

/// A dictionary with the sizes, and the fields with their slices, shapes, ranges and meanings.
pub(crate) fn describe<'py>(py: Python<'py>, layout: &Layout) -> PyResult<Bound<'py, PyAny>> {
    let fields = PyList::empty(py);
    for field in layout.fields() {
        let entry = PyDict::new(py);
        let range = field.range();
        entry.set_item("name", field.name)?;
        entry.set_item(
            "slice",
            PySlice::new(py, range.start as isize, range.end as isize, 1),
        )?;
        entry.set_item("shape", PyTuple::new(py, &field.shape)?)?;
        entry.set_item("low", field.low)?;
        entry.set_item("high", field.high)?;
        entry.set_item("doc", field.doc)?;
        fields.append(entry)?;
    }
    let all = PyDict::new(py);
    all.set_item("observation", layout.observation_len())?;
    all.set_item("information_state", layout.information_len())?;
    all.set_item("fields", fields)?;
    Ok(all.into_any())
}
