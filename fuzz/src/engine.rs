//! Any bytes as a conversation with the engine: one well-formed answer for each line, and a match that round-trips
//! through its transcript.

use moonshot_engine::Engine;
use serde_json::{Value, json};

/// Panics if an invariant is violated.
pub fn check(data: &[u8]) {
    let mut engine = Engine::new([7; 32]);
    for line in data.split(|byte| *byte == b'\n') {
        let answer = engine.handle(line);
        assert!(!answer.contains('\n'));
        // An id may be an unrepresentable number; it is returned unchanged.
        assert!(answer.starts_with("{\"id\":") && answer.ends_with('}'));
        assert!(
            answer.contains("\"ok\":true,") ^ answer.contains("\"ok\":false,\"error\":{\"code\":")
        );
    }
    let ask = |engine: &mut Engine, request: Value| -> Value {
        let answer = engine.handle(request.to_string().as_bytes());
        serde_json::from_str(&answer).expect("an answer without an odd id is JSON")
    };
    let told = ask(&mut engine, json!({"do": "transcript"}));
    if let Some(transcript) = told.get("transcript") {
        let mut other = Engine::new([8; 32]);
        let loaded = ask(&mut other, json!({"do": "load", "transcript": transcript}));
        assert_eq!(
            loaded["state"],
            ask(&mut engine, json!({"do": "state"}))["state"]
        );
    }
}
