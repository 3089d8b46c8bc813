//! Identifies the sender of a request by their token.

use std::collections::HashSet;
use std::sync::{Arc, Mutex, PoisonError};

use axum::http::{HeaderMap, HeaderValue, header};
use moonshot_rules::Seat;
use moonshot_store::{AccountWrite, Standing, Store, StoreError, TokenHash, Write};
use tokio::sync::{OnceCell, watch};

use super::cookie::{self, Holds};
use super::seat_code::SeatCodes;
use super::standing::Standings;
use super::token::{Claim, Key, TokenKind};
use super::{PersonId, Token};
use crate::error::ApiError;
use crate::util::clock::today;
use crate::util::random;

/// The name of the key among the store's secrets.
const SECRET: &str = "token-key";
/// How long an unused session is kept: 180 days, in milliseconds.
pub(crate) const SESSION_KEPT: i64 = 180 * 24 * 60 * 60 * 1000;
/// Maximum number of cached people with unsigned tokens.
const REMEMBERED: usize = 10_000;

/// An identified person and their token.
pub(crate) struct Known {
    /// The token.
    pub(crate) token: Token,
    /// Who they are.
    pub(crate) person: PersonId,
    /// Whether they are signed in to an account; others are guests.
    pub(crate) signed_in: bool,
}

/// Identifies people by their tokens.
pub(crate) struct Identities {
    store: Arc<dyn Store>,
    standings: Standings,
    key: OnceCell<Key>,
    /// People with unsigned tokens whom the store is known to have.
    old: Mutex<HashSet<PersonId>>,
}

impl Identities {
    pub(crate) fn new(store: Arc<dyn Store>) -> Identities {
        Identities {
            standings: Standings::new(Arc::clone(&store)),
            store,
            key: OnceCell::new(),
            old: Mutex::default(),
        }
    }

    /// Reads the signing key from the store, which creates it the first time.
    pub(crate) async fn load(&self) -> Result<(), StoreError> {
        self.key().await.map(drop)
    }

    /// The sender of a request, by its bearer token or else by its cookies. After a session has ended, the browser is the guest it
    /// was before.
    pub(crate) async fn of(&self, headers: &HeaderMap) -> Result<Option<Known>, ApiError> {
        let cookies = [Holds::Identity, Holds::Guest].into_iter();
        let cookies = cookies.flat_map(|holds| cookie::values(headers, holds));
        for value in bearer(headers).into_iter().chain(cookies) {
            if let Some(known) = self.known(value).await? {
                return Ok(Some(known));
            }
        }
        Ok(None)
    }

    /// The guest identity from before signing in, if there is one.
    pub(crate) async fn guest_before(
        &self,
        headers: &HeaderMap,
    ) -> Result<Option<Token>, ApiError> {
        for value in cookie::values(headers, Holds::Guest) {
            if let Some(known) = self.known(value).await?
                && !known.signed_in
            {
                return Ok(Some(known.token));
            }
        }
        Ok(None)
    }

    /// The person of a token, if any.
    async fn known(&self, text: &str) -> Result<Option<Known>, ApiError> {
        let (token, signed) = match self.key().await?.read(text) {
            Some(Claim::Signed(token)) => (token, true),
            Some(Claim::Unsigned(token)) => (token, false),
            None => return Ok(None),
        };
        let found = match (self.standings.of(&token.hash()).await?, token.kind()) {
            (Standing::SignedIn { used, .. }, _) if has_expired(used) => None,
            (Standing::SignedIn { person, used }, _) => {
                self.used_today(&token.hash(), used);
                Some((person, true))
            }
            (Standing::Guest, TokenKind::Guest) => {
                let person = token.person();
                let is_known = signed || self.was_seated(&person).await?;
                is_known.then_some((person, false))
            }
            (Standing::Guest, TokenKind::Session) | (Standing::Nobody, _) => None,
        };
        Ok(found.map(|(person, signed_in)| Known {
            token,
            person,
            signed_in,
        }))
    }

    /// Records that a session is used today, unless that is recorded already. A lost record is made up for tomorrow.
    fn used_today(&self, token: &TokenHash, used: i64) {
        let day = today();
        if used < day && self.standings.use_on(token, day) {
            let (store, token) = (Arc::clone(&self.store), *token);
            tokio::spawn(async move {
                let write = Write::Account(AccountWrite::Used { token, day });
                let written = store.commit(&[write]).await;
                if let Err(error) = written {
                    tracing::warn!(%error, "cannot store when a session was last used");
                }
            });
        }
    }

    /// Whether the token still stands for that person.
    pub(crate) async fn stands(&self, known: &Known) -> Result<bool, ApiError> {
        Ok(match self.standings.of(&known.token.hash()).await? {
            Standing::SignedIn { person, used } => person == known.person && !has_expired(used),
            Standing::Guest => known.token.kind() == TokenKind::Guest,
            Standing::Nobody => false,
        })
    }

    /// A receiver of the number of session changes.
    pub(crate) fn subscribe(&self) -> watch::Receiver<u64> {
        self.standings.subscribe()
    }

    /// The number of session changes so far.
    pub(crate) fn ended(&self) -> u64 {
        self.standings.ended()
    }

    /// To be called after the store was changed: the token may stand for another person.
    pub(crate) fn changed(&self, token: &TokenHash) {
        self.standings.forget(token);
    }

    /// To be called after the store was changed: sessions of that person have ended.
    pub(crate) fn sessions_changed(&self, person: &PersonId) {
        self.standings.forget_sessions(person);
    }

    /// Another server has changed sessions in the store.
    pub(crate) fn changed_elsewhere(&self) {
        self.standings.forget_all();
    }

    /// The signed token, as programs send it.
    pub(crate) async fn text(&self, token: &Token) -> Result<String, ApiError> {
        Ok(self.key().await?.sign(token))
    }

    /// The code for taking over the person's seat at a table.
    pub(crate) async fn seat_code(
        &self,
        table: &str,
        seat: Seat,
        person: &PersonId,
    ) -> Result<String, ApiError> {
        Ok(self.seat_codes(table).await?.of(seat, person))
    }

    /// The seat codes of a table.
    pub(crate) async fn seat_codes(&self, table: &str) -> Result<SeatCodes, ApiError> {
        Ok(SeatCodes::new(self.key().await?.clone(), table))
    }

    /// The `Set-Cookie` header with the signed token; without a token it deletes the cookie.
    pub(crate) async fn cookie(
        &self,
        token: Option<&Token>,
        https: bool,
    ) -> Result<HeaderValue, ApiError> {
        self.set(Holds::Identity, token, https).await
    }

    /// The same for the guest identity that comes back after signing out.
    pub(crate) async fn guest_cookie(
        &self,
        token: Option<&Token>,
        https: bool,
    ) -> Result<HeaderValue, ApiError> {
        self.set(Holds::Guest, token, https).await
    }

    async fn set(
        &self,
        holds: Holds,
        token: Option<&Token>,
        https: bool,
    ) -> Result<HeaderValue, ApiError> {
        let key = self.key().await?;
        let text = token.map(|token| key.sign(token));
        let cookie = cookie::set(holds, text.as_deref(), https);
        cookie.map_err(|_| ApiError::Internal("a token is no cookie"))
    }

    async fn key(&self) -> Result<&Key, StoreError> {
        let read = || async {
            let fresh = random::bytes().map_err(|_| StoreError::NoRandomness)?;
            self.store.secret(SECRET, fresh).await.map(Key::new)
        };
        self.key.get_or_try_init(read).await
    }

    /// Whether the store knows a person whose token is unsigned.
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

/// Whether a session last used on that day (milliseconds since 1970) has expired.
fn has_expired(used: i64) -> bool {
    used < today() - SESSION_KEPT
}

/// The bearer token of a request.
fn bearer(headers: &HeaderMap) -> Option<&str> {
    let value = headers.get(header::AUTHORIZATION)?.to_str().ok()?;
    let (scheme, token) = value.split_once(' ')?;
    scheme.eq_ignore_ascii_case("bearer").then(|| token.trim())
}
