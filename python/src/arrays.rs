//! Arrays of the caller: checked for type, shape and order before anything is written.

use numpy::{
    Element, PyArray1, PyArrayDyn, PyArrayMethods, PyReadwriteArrayDyn, PyUntypedArrayMethods,
};
use pyo3::prelude::*;
use pyo3::types::PyTuple;

use crate::errors;

/// The array of the caller, borrowed for writing.
pub(crate) fn writable<'py, T: Element>(
    name: &str,
    array: &Bound<'py, PyAny>,
    shape: &[usize],
) -> PyResult<PyReadwriteArrayDyn<'py, T>> {
    let wrong = |what: String| {
        let dtype = T::get_dtype(array.py());
        errors::argument(format!(
            "“{name}” must be a writable C-contiguous array of {dtype} with shape {shape:?}, and {what}."
        ))
    };
    let array = array
        .cast::<PyArrayDyn<T>>()
        .map_err(|_| wrong("is something else".to_owned()))?;
    if array.shape() != shape {
        return Err(wrong(format!("has shape {:?}", array.shape())));
    }
    if !array.is_c_contiguous() {
        return Err(wrong("is not contiguous".to_owned()));
    }
    let borrowed = array.try_readwrite();
    borrowed.map_err(|error| wrong(format!("cannot be written: {error}")))
}

/// A new array of zeros. NumPy raises MemoryError if it does not fit.
pub(crate) fn zeros<'py, T: Element>(
    py: Python<'py>,
    shape: &[usize],
) -> PyResult<Bound<'py, PyArrayDyn<T>>> {
    let shape = PyTuple::new(py, shape)?;
    let array = py
        .import("numpy")?
        .call_method1("zeros", (shape, T::get_dtype(py)))?;
    Ok(array.cast_into::<PyArrayDyn<T>>()?)
}

/// Fills the caller's array, or a new one.
pub(crate) fn filled<'py, T: Element + Copy + Default>(
    py: Python<'py>,
    name: &str,
    out: Option<&Bound<'py, PyAny>>,
    shape: &[usize; 1],
    fill: impl FnOnce(&mut [T]),
) -> PyResult<Bound<'py, PyAny>> {
    match out {
        Some(out) => {
            let mut array = writable::<T>(name, out, shape)?;
            fill(array.as_slice_mut().map_err(errors::argument)?);
            Ok(out.clone())
        }
        None => {
            let mut numbers = vec![T::default(); shape[0]];
            fill(&mut numbers);
            Ok(PyArray1::from_vec(py, numbers).into_any())
        }
    }
}
