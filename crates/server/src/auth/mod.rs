//! Who sends a request: guests, accounts, passwords, passkeys, sessions and tokens.
//!
//! A request is identified by a token in a cookie, signed by this server; the store has only its hash. A guest is a person
//! by their token alone. An account is known by the tokens of its sessions; the token of the guest who made it is one of
//! them, until they sign out there.
//!
//! Knows nothing of tables and the lobby, and does not route requests.

pub(crate) mod account;
mod caller;
mod cookie;
mod known;
mod pass;
mod seat_code;
mod standing;
mod token;

use moonshot_table::PersonId;

pub(crate) use caller::Caller;
pub(crate) use known::{Identities, Known, SESSION_KEPT};
pub(crate) use pass::Pass;
pub(crate) use seat_code::SeatCodes;
pub(crate) use token::Token;

/// A person who takes a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Player {
    /// Who.
    pub(crate) person: PersonId,
    /// Whether it is a program with a bot account.
    pub(crate) program: bool,
    /// The handle of their account, if they have one.
    pub(crate) handle: Option<String>,
    /// Whether seats under that name get the account's badge.
    pub(crate) marked: bool,
}

impl Player {
    /// Whether the name is the handle of their account, ignoring case, so that the seat gets the account's badge.
    pub(crate) fn is_called(&self, name: &str) -> bool {
        let handle = self.handle.as_deref().filter(|_| self.marked);
        handle.is_some_and(|handle| crate::names::are_alike(handle, name))
    }
}
