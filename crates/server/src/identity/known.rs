//! Who is known: whoever has a token that this server signed, and whoever has a table from before it signed any.

use std::collections::HashSet;
use std::sync::{Arc, Mutex, PoisonError};

use axum::http::{HeaderMap, HeaderValue, header};
use moonshot_rules::Seat;
use tokio::sync::OnceCell;

use super::seat_code::SeatCodes;
use super::token::{Claim, Key};
use super::{PersonId, Token, cookie};
use crate::error::ApiError;
use crate::random;
use crate::store::{Store, StoreError};

/// The name of the key among the store's secrets.
const SECRET: &str = "token-key";
/// How many people with old tokens are remembered.
const REMEMBERED: usize = 10_000;

/// Tells who is known.
pub(crate) struct Identities {
    store: Arc<dyn Store>,
    key: OnceCell<Key>,
    /// People with tokens of the old form whom the store was seen to know.
    old: Mutex<HashSet<PersonId>>,
}

impl Identities {
    pub(crate) fn new(store: Arc<dyn Store>) -> Identities {
        Identities {
            store,
            key: OnceCell::new(),
            old: Mutex::default(),
        }
    }

    /// Reads the key from the store, which makes it the first time.
    pub(crate) async fn load(&self) -> Result<(), StoreError> {
        self.key().await.map(drop)
    }

    /// The token of a request's cookie and whose it is, if it is an identity.
    pub(crate) async fn of(
        &self,
        headers: &HeaderMap,
    ) -> Result<Option<(Token, PersonId)>, ApiError> {
        for value in bearer(headers).into_iter().chain(cookie::values(headers)) {
            let (token, signed) = match self.key().await?.read(value) {
                Some(Claim::Signed(token)) => (token, true),
                Some(Claim::Unsigned(token)) => (token, false),
                None => continue,
            };
            let person = token.person();
            if signed || self.was_seated(&person).await? {
                return Ok(Some((token, person)));
            }
        }
        Ok(None)
    }

    /// The token, signed, as a program shows it.
    pub(crate) async fn text(&self, token: &Token) -> Result<String, ApiError> {
        Ok(self.key().await?.sign(token))
    }

    /// The code with which the person's seat at a table can be taken over.
    pub(crate) async fn seat_code(
        &self,
        table: &str,
        seat: Seat,
        person: &PersonId,
    ) -> Result<String, ApiError> {
        Ok(self.seat_codes(table).await?.of(seat, person))
    }

    /// What knows the seat codes of a table.
    pub(crate) async fn seat_codes(&self, table: &str) -> Result<SeatCodes, ApiError> {
        Ok(SeatCodes::new(self.key().await?.clone(), table))
    }

    /// The `Set-Cookie` header with the token, signed.
    pub(crate) async fn cookie(&self, token: &Token, https: bool) -> Result<HeaderValue, ApiError> {
        let text = self.key().await?.sign(token);
        cookie::set(&text, https).map_err(|_| ApiError::Internal("a token is no cookie"))
    }

    async fn key(&self) -> Result<&Key, StoreError> {
        let read = || async {
            let fresh = random::bytes().map_err(|_| StoreError::NoRandomness)?;
            self.store.secret(SECRET, fresh).await.map(Key::new)
        };
        self.key.get_or_try_init(read).await
    }

    /// Whether the store knows somebody who has no signature to show.
    async fn was_seated(&self, person: &PersonId) -> Result<bool, StoreError> {
        if self.old().contains(person) {
            return Ok(true);
        }
        let seated = !self.store.tables_of(person, 1).await?.is_empty();
        if seated {
            let mut old = self.old();
            if old.len() >= REMEMBERED {
                old.clear();
            }
            old.insert(person.clone());
        }
        Ok(seated)
    }

    fn old(&self) -> std::sync::MutexGuard<'_, HashSet<PersonId>> {
        self.old.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The token that a program shows.
fn bearer(headers: &HeaderMap) -> Option<&str> {
    let value = headers.get(header::AUTHORIZATION)?.to_str().ok()?;
    let (scheme, token) = value.split_once(' ')?;
    scheme.eq_ignore_ascii_case("bearer").then(|| token.trim())
}
