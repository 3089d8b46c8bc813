//! Who sends a request: a token in a cookie, which this server signed. The store has only its hash.

mod cookie;
mod known;
mod token;

use std::fmt;

pub(crate) use known::Identities;
pub(crate) use token::Token;

/// A person, as the store knows them: the SHA-256 of their token.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct PersonId([u8; 32]);

impl PersonId {
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
