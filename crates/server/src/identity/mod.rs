//! Who sends a request: a token in a cookie, which this server signed. The store has only its hash.
//!
//! A guest is a person by their token alone. Whoever has an account is known by the tokens of its sessions, which the store
//! keeps; the token they were a guest with is one of them, until they sign out there.

mod cookie;
mod known;
mod seat_code;
mod standing;
mod token;

pub(crate) use known::{Identities, Known, SESSION_KEPT};
pub(crate) use token::Token;

/// A person who sits down.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Player {
    /// Who.
    pub(crate) person: PersonId,
    /// Whether it is a program, under an account that is marked as a bot's.
    pub(crate) program: bool,
    /// What their account is called, if they have one.
    pub(crate) handle: Option<String>,
    /// Whether seats under that name have the account's mark.
    pub(crate) marked: bool,
}

impl Player {
    /// Whether that is what their account is called, whatever its case, so that the seat has the account's mark.
    pub(crate) fn is_called(&self, name: &str) -> bool {
        let handle = self.handle.as_deref().filter(|_| self.marked);
        handle.is_some_and(|handle| crate::names::are_alike(handle, name))
    }
}

/// A person, as the store knows them: by the SHA-256 of their token.
pub use moonshot_table::PersonId;
