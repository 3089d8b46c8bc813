//! Any text as a card set: it is read or refused by name, and round-trips.

use moonshot_protocol::CardFaces;

/// Panics if an invariant is violated.
pub fn check(data: &[u8]) {
    let Ok(text) = std::str::from_utf8(data) else {
        return;
    };
    match CardFaces::read(text) {
        Ok(read) => assert_eq!(CardFaces::read(&read.to_toml()), Ok(read)),
        Err(error) => assert!(!error.field.is_empty() && !error.right.is_empty()),
    }
}
