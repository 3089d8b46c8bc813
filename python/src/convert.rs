//! Values between Python and Rust.

use std::sync::Arc;

use moonshot_protocol::{LegalText, Setup, games};
use moonshot_rules::Seat;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyString};
use serde_json::{Map, Value};

use crate::errors;

/// An action: its number, or its text.
#[derive(FromPyObject)]
pub(crate) enum Action {
    Id(i64),
    Text(String),
}

/// A seed: a number, or 32 bytes as 64 hexadecimal digits.
#[derive(FromPyObject)]
pub(crate) enum Seed {
    Number(u64),
    Text(String),
    Bytes([u8; 32]),
}

impl Seed {
    /// The 32 bytes. A number is written in little-endian order and followed by zeros.
    pub(crate) fn bytes(self) -> PyResult<[u8; 32]> {
        match self {
            Seed::Bytes(bytes) => Ok(bytes),
            Seed::Number(number) => {
                let mut bytes = [0; 32];
                bytes[..8].copy_from_slice(&number.to_le_bytes());
                Ok(bytes)
            }
            Seed::Text(text) => {
                let mut bytes = [0; 32];
                hex::decode_to_slice(&text, &mut bytes).map_err(|_| {
                    errors::argument("A seed is an integer or 64 hexadecimal digits.")
                })?;
                Ok(bytes)
            }
        }
    }

    /// 64 bits, for generators that need no more.
    pub(crate) fn number(self) -> PyResult<u64> {
        if let Seed::Number(number) = self {
            return Ok(number);
        }
        let bytes = self.bytes()?;
        let words = bytes.chunks_exact(8).map(|word| {
            let mut le = [0; 8];
            le.copy_from_slice(word);
            u64::from_le_bytes(le)
        });
        Ok(words.fold(0, |all, word| all.rotate_left(17) ^ word))
    }
}

/// The most matches of a call: more would take all memory.
const MOST_MATCHES: usize = 1 << 20;

/// A number of matches, if they fit into memory.
pub(crate) fn matches(n: usize) -> PyResult<usize> {
    match n {
        0..=MOST_MATCHES => Ok(n),
        _ => Err(errors::argument(format!(
            "“n” must be at most {MOST_MATCHES}, not {n}."
        ))),
    }
}

/// Random bytes of the operating system.
pub(crate) fn random<const N: usize>() -> PyResult<[u8; N]> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).map_err(|error| {
        errors::argument(format!("The system gives no random numbers: {error}"))
    })?;
    Ok(bytes)
}

/// The setup of a table. Without a number of players it is four, or the nearest that the game allows.
pub(crate) fn setup(
    game: &str,
    players: Option<usize>,
    options: Option<&Bound<'_, PyDict>>,
) -> PyResult<Arc<Setup>> {
    let options = match options {
        None => Map::new(),
        Some(options) => match value(options.as_any())? {
            Value::Object(options) => options,
            _ => Map::new(),
        },
    };
    let info = games().into_iter().find(|info| info.id == game);
    let usual = info.map_or(4, |info| 4.clamp(info.players.0, info.players.1));
    let setup = Setup::read(game, players.unwrap_or(usual), &options);
    setup
        .map(Arc::new)
        .map_err(|refused| errors::setup(&refused))
}

/// A seat of the table.
pub(crate) fn seat(number: usize, seats: usize) -> PyResult<Seat> {
    let seat = Seat::new(number).filter(|seat| seat.index() < seats);
    seat.ok_or_else(|| {
        errors::argument(format!(
            "There is no seat {number}: seats are 0 to {}.",
            seats - 1
        ))
    })
}

/// The Python value of a JSON text.
pub(crate) fn from_json<'py>(py: Python<'py>, text: &str) -> PyResult<Bound<'py, PyAny>> {
    py.import("json")?.call_method1("loads", (text,))
}

/// The JSON value of a Python value.
pub(crate) fn value(object: &Bound<'_, PyAny>) -> PyResult<Value> {
    let text = json(object)?;
    serde_json::from_str(&text).map_err(|error| errors::argument(error.to_string()))
}

/// The JSON text of a Python value.
pub(crate) fn json(object: &Bound<'_, PyAny>) -> PyResult<String> {
    let text = object.py().import("json")?.call_method1("dumps", (object,));
    let text = text.map_err(|error| errors::argument(format!("That is no JSON: {error}")))?;
    Ok(text.cast_into::<PyString>()?.to_string())
}

/// Legal actions in the form of the engine protocol.
pub(crate) fn legal<'py>(py: Python<'py>, legal: &[LegalText]) -> PyResult<Bound<'py, PyAny>> {
    let text = serde_json::to_string(legal).map_err(|error| errors::argument(error.to_string()))?;
    from_json(py, &text)
}
