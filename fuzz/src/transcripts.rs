//! Any text as a transcript, and any JSON as one with valid checks: it is read or refused, and round-trips.

use moonshot_rules::Game;
use moonshot_table::Match;
use serde_json::Value;

#[path = "../../crates/table/tests/common/forge.rs"]
mod forge;

/// Panics if an invariant is violated.
pub fn check(data: &[u8]) {
    let Ok(text) = std::str::from_utf8(data) else {
        return;
    };
    load(text);
    if let Ok(mut value) = serde_json::from_str::<Value>(text)
        && forge::forge(&mut value).is_some()
    {
        load(&value.to_string());
    }
}

fn load(text: &str) {
    match Match::load(text) {
        Ok(loaded) => {
            let again = Match::load(&loaded.transcript().to_string()).expect("ours is read");
            assert!(again.state() == loaded.state());
            assert_eq!(again.state().turn(), loaded.state().turn());
        }
        Err(error) => assert!(!error.to_string().is_empty()),
    }
}
