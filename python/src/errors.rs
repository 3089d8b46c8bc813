//! Exceptions: each has the code of the engine protocol.

use moonshot_protocol::{OutcomeError, SetupError};
use moonshot_table::{ActError, TranscriptError};
use moonshot_tensors::VectorError;
use pyo3::PyTypeInfo;
use pyo3::create_exception;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

create_exception!(
    moonshot_hearts,
    MoonshotError,
    PyValueError,
    "A refused call; nothing has changed. `code` is its code in the engine protocol, `reason` a more exact one or None."
);
create_exception!(
    moonshot_hearts,
    IllegalAction,
    MoonshotError,
    "The action may not be taken now, or not by this seat."
);
create_exception!(
    moonshot_hearts,
    BadSetup,
    MoonshotError,
    "No such game, number of players or option."
);
create_exception!(
    moonshot_hearts,
    BadTranscript,
    MoonshotError,
    "The transcript is damaged, or a step of it is illegal."
);

/// Adds the exceptions to the module.
pub(crate) fn add(module: &Bound<'_, PyModule>) -> PyResult<()> {
    let py = module.py();
    let all = [
        ("MoonshotError", MoonshotError::type_object(py)),
        ("IllegalAction", IllegalAction::type_object(py)),
        ("BadSetup", BadSetup::type_object(py)),
        ("BadTranscript", BadTranscript::type_object(py)),
    ];
    for (name, exception) in all {
        exception.setattr("code", py.None())?;
        exception.setattr("reason", py.None())?;
        module.add(name, exception)?;
    }
    Ok(())
}

/// An exception of that type with a code.
fn error<E: PyTypeInfo>(code: &str, reason: Option<&str>, sentence: impl ToString) -> PyErr {
    let sentence = sentence.to_string();
    Python::attach(|py| {
        let error = PyErr::from_type(E::type_object(py), sentence);
        let value = error.value(py);
        let marked = value
            .setattr("code", code)
            .and_then(|()| value.setattr("reason", reason));
        marked.err().unwrap_or(error)
    })
}

/// A refused action.
pub(crate) fn act(refused: &ActError) -> PyErr {
    let reason = refused.reason();
    error::<IllegalAction>(
        refused.code(),
        reason.as_ref().map(|reason| &*reason.code),
        refused,
    )
}

/// A number that is not legal.
pub(crate) fn illegal(sentence: impl ToString) -> PyErr {
    error::<IllegalAction>("illegal-action", None, sentence)
}

/// A seat that may not act.
pub(crate) fn not_your_turn(sentence: impl ToString) -> PyErr {
    error::<IllegalAction>("not-your-turn", Some("not-your-turn"), sentence)
}

/// A refused outcome of chance.
pub(crate) fn outcome(refused: &OutcomeError) -> PyErr {
    let code = match refused {
        OutcomeError::NotPending { .. } => "not-pending",
        _ => "bad-chance",
    };
    error::<MoonshotError>(code, None, refused)
}

/// A refused setup.
pub(crate) fn setup(refused: &SetupError) -> PyErr {
    let code = match refused {
        SetupError::UnknownGame { .. } => "unknown-game",
        SetupError::BadPlayers { .. } => "bad-players",
        SetupError::BadOption { .. } => "bad-option",
    };
    error::<BadSetup>(code, None, refused)
}

/// A refused transcript.
pub(crate) fn transcript(refused: &TranscriptError) -> PyErr {
    error::<BadTranscript>("bad-request", None, refused)
}

/// An argument of the wrong kind.
pub(crate) fn argument(sentence: impl ToString) -> PyErr {
    error::<MoonshotError>("bad-request", None, sentence)
}

/// A refused step of many matches.
pub(crate) fn vector(refused: &VectorError) -> PyErr {
    match refused {
        VectorError::Illegal { .. } => illegal(refused),
        _ => argument(refused),
    }
}
