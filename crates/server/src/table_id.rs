//! The names of tables.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

/// Letters and digits without those that look alike.
const ALPHABET: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";

/// The letter for the last five bits of a byte.
pub(crate) fn letter(byte: u8) -> char {
    ALPHABET[usize::from(byte & 31)] as char
}

const LENGTH: usize = 16;

/// A table's name in addresses: 16 letters and digits, 80 random bits.
#[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct TableId(String);

impl TableId {
    /// A new name, from random bytes.
    pub fn from_random(bytes: [u8; LENGTH]) -> TableId {
        TableId(bytes.into_iter().map(letter).collect())
    }

    /// The name.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for TableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// A text that is no table's name.
#[derive(Debug, Error)]
#[error("not the name of a table")]
pub struct ParseTableIdError;

impl FromStr for TableId {
    type Err = ParseTableIdError;

    fn from_str(text: &str) -> Result<TableId, ParseTableIdError> {
        if text.len() == LENGTH && text.bytes().all(|letter| ALPHABET.contains(&letter)) {
            Ok(TableId(text.to_owned()))
        } else {
            Err(ParseTableIdError)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_goes_round_and_what_is_none_is_refused() {
        let id = TableId::from_random([0, 31, 32, 255, 10, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
        assert_eq!(id.to_string().parse::<TableId>().unwrap(), id);
        for text in [
            "",
            "short",
            "0123456789abcdeU",
            "0123456789abcdefg",
            "../../etc/passwd",
        ] {
            assert!(text.parse::<TableId>().is_err(), "{text}");
        }
    }
}
