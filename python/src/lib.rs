//! The native module of the Python package `moonshot-hearts`; `moonshot_hearts/_native.pyi` documents it.
//!
//! Every class is a thin layer over a crate of the workspace: matches and views over the rules, bots over
//! `moonshot-bots`, numbers over `moonshot-tensors`. Long calls release the interpreter's lock and notice Ctrl-C.

mod arrays;
mod bot;
mod convert;
mod errors;
mod game;
mod layout;
mod vector;
mod view;

use pyo3::prelude::*;

#[pymodule]
fn _native(module: &Bound<'_, PyModule>) -> PyResult<()> {
    // Loads NumPy now: Ctrl-C while the first array is made would otherwise interrupt the import, which panics, as it does
    // where NumPy is missing.
    module.py().import("numpy")?;
    let _ = numpy::PyArray1::<i8>::zeros(module.py(), [0], false);
    module.add("__version__", env!("CARGO_PKG_VERSION"))?;
    module.add_class::<game::Match>()?;
    module.add_class::<view::View>()?;
    module.add_class::<bot::Bot>()?;
    module.add_class::<bot::Choice>()?;
    module.add_class::<vector::VectorMatch>()?;
    module.add_function(wrap_pyfunction!(game::games, module)?)?;
    module.add_function(wrap_pyfunction!(vector::random_hands, module)?)?;
    errors::add(module)
}
