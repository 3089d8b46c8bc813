//! The identity of a person, as logs contain it.

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A person, identified by the hash of a secret token. In JSON it is 64 hex digits.
#[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct PersonId([u8; 32]);

impl PersonId {
    /// The person with that hash.
    pub const fn new(hash: [u8; 32]) -> PersonId {
        PersonId(hash)
    }

    /// The hash.
    pub fn as_bytes(&self) -> &[u8] {
        &self.0
    }

    /// The person with that hash; `None` unless it has 32 bytes.
    pub fn from_bytes(bytes: &[u8]) -> Option<PersonId> {
        bytes.try_into().ok().map(PersonId)
    }
}

impl fmt::Debug for PersonId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "PersonId({}…)", hex::encode(&self.0[..4]))
    }
}

impl Serialize for PersonId {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&hex::encode(self.0))
    }
}

impl<'de> Deserialize<'de> for PersonId {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<PersonId, D::Error> {
        let text = String::deserialize(deserializer)?;
        let mut hash = [0; 32];
        hex::decode_to_slice(&text, &mut hash).map_err(serde::de::Error::custom)?;
        Ok(PersonId(hash))
    }
}
