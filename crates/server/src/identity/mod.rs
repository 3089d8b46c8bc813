//! Who sends a request: a token in a cookie, which this server signed. The store has only its hash.

mod cookie;
mod known;
mod seat_code;
mod token;

pub(crate) use known::Identities;
pub(crate) use token::Token;

/// A person, as the store knows them: by the SHA-256 of their token.
pub use moonshot_table::PersonId;
