//! Ids of tables.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use thiserror::Error;

/// Lower-case letters and digits, without those that look alike (Crockford's base 32).
const ALPHABET: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";

/// The character for the low five bits of a byte, in an alphabet without characters that look alike.
pub fn base32_letter(byte: u8) -> char {
    ALPHABET[usize::from(byte & 31)] as char
}

/// Length of a new id, at 5 bits each: 130 random bits, so that nobody finds a table by guessing.
const LENGTH: usize = 26;
/// Length of ids that earlier releases created.
const OLD_LENGTH: usize = 16;

/// A table's id, as in its address: 26 letters and digits, 130 random bits. Tables of early releases have 16.
#[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct TableId(String);

impl TableId {
    /// A new id, from random bytes.
    pub fn from_random(bytes: [u8; LENGTH]) -> TableId {
        TableId(bytes.into_iter().map(base32_letter).collect())
    }

    /// The id as text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for TableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl Serialize for TableId {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&self.0)
    }
}

impl<'de> Deserialize<'de> for TableId {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<TableId, D::Error> {
        let text = String::deserialize(deserializer)?;
        text.parse().map_err(serde::de::Error::custom)
    }
}

/// A text is not the id of a table.
#[derive(Debug, Error)]
#[error("not the name of a table")]
pub struct ParseTableIdError;

impl FromStr for TableId {
    type Err = ParseTableIdError;

    fn from_str(text: &str) -> Result<TableId, ParseTableIdError> {
        let long = [LENGTH, OLD_LENGTH].contains(&text.len());
        if long && text.bytes().all(|letter| ALPHABET.contains(&letter)) {
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
        let id = TableId::from_random(std::array::from_fn(|place| {
            250_u8.wrapping_add(place as u8)
        }));
        assert_eq!(id.as_str().len(), 26);
        assert_eq!(id.to_string().parse::<TableId>().unwrap(), id);
        let old = "0123456789abcdef";
        assert_eq!(old.parse::<TableId>().unwrap().as_str(), old);
        for text in [
            "",
            "short",
            "0123456789abcdeU",
            "0123456789abcdefg",
            "../../etc/passwd",
            "0123456789abcdefghjkmnpqr",
            "0123456789abcdefghjkmnpqrst",
            "0123456789abcdefghjkmnpqrU",
        ] {
            assert!(text.parse::<TableId>().is_err(), "{text}");
        }
    }

    #[test]
    fn every_byte_counts_for_the_name() {
        let zeros = TableId::from_random([0; LENGTH]);
        for place in 0..LENGTH {
            let mut bytes = [0; LENGTH];
            bytes[place] = 1;
            assert_ne!(TableId::from_random(bytes), zeros, "{place}");
        }
    }
}
