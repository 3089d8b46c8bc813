//! Helpers for conversations with an engine.

use moonshot_engine::Engine;
use serde_json::Value;
use sha2::{Digest, Sha256};

/// An engine with fixed random outcomes.
pub fn engine() -> Engine {
    Engine::new([42; 32])
}

/// The complete answer to a request.
pub fn ask(engine: &mut Engine, request: &Value) -> Value {
    raw(engine, &request.to_string())
}

/// The complete answer to a line.
pub fn raw(engine: &mut Engine, line: &str) -> Value {
    let answer = engine.handle(line.as_bytes());
    assert!(!answer.contains('\n'), "an answer is one line");
    serde_json::from_str(&answer).unwrap()
}

/// The value of the answer to an accepted request.
#[track_caller]
pub fn ok(engine: &mut Engine, request: &Value) -> Value {
    let answer = ask(engine, request);
    assert_eq!(answer["ok"], true, "{request} is answered by {answer}");
    let fields = answer.as_object().unwrap();
    assert_eq!(fields.len(), 3);
    fields
        .iter()
        .find(|(name, _)| !matches!(name.as_str(), "id" | "ok"))
        .unwrap()
        .1
        .clone()
}

/// The first 16 hexadecimal digits of a text's SHA-256, which recorded files store instead of long texts.
pub fn hash_of(text: &str) -> String {
    hex::encode(Sha256::digest(text))[..16].to_owned()
}

/// The error code of a refused request.
#[track_caller]
pub fn refused(engine: &mut Engine, request: &Value) -> String {
    code(&ask(engine, request))
}

/// The error code of an answer, whose form is checked.
#[track_caller]
pub fn code(answer: &Value) -> String {
    assert_eq!(answer["ok"], false, "{answer}");
    assert_eq!(answer.as_object().unwrap().len(), 3);
    assert_eq!(answer["error"].as_object().unwrap().len(), 2);
    assert!(
        answer["error"]["message"]
            .as_str()
            .unwrap()
            .ends_with(|end| end != ' ')
    );
    answer["error"]["code"].as_str().unwrap().to_owned()
}
