//! Who is known: whoever has a token that this server signed, and whoever has a table from before it signed any.

use std::collections::HashSet;
use std::sync::{Arc, Mutex, PoisonError};

use axum::http::{HeaderMap, HeaderValue, header};
use moonshot_rules::Seat;
use tokio::sync::{OnceCell, watch};

use super::cookie::{self, Holds};
use super::seat_code::SeatCodes;
use super::standing::Standings;
use super::token::{Claim, Key, TokenKind};
use super::{PersonId, Token};
use crate::clock::today;
use crate::error::ApiError;
use crate::random;
use crate::store::{AccountWrite, Standing, Store, StoreError, TokenHash, Write};

/// The name of the key among the store's secrets.
const SECRET: &str = "token-key";
/// For how long a session is kept that nobody uses: 180 days, in milliseconds.
pub(crate) const SESSION_KEPT: i64 = 180 * 24 * 60 * 60 * 1000;
/// How many people with old tokens are remembered.
const REMEMBERED: usize = 10_000;

/// Somebody who is known, and by what.
pub(crate) struct Known {
    /// The token that was shown.
    pub(crate) token: Token,
    /// Who they are.
    pub(crate) person: PersonId,
    /// Whether they are signed in to an account; others are guests.
    pub(crate) signed_in: bool,
}

/// Tells who is known.
pub(crate) struct Identities {
    store: Arc<dyn Store>,
    standings: Standings,
    key: OnceCell<Key>,
    /// People with tokens of the old form whom the store was seen to know.
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

    /// Reads the key from the store, which makes it the first time.
    pub(crate) async fn load(&self) -> Result<(), StoreError> {
        self.key().await.map(drop)
    }

    /// Who sends a request: by its token, or else by its cookies. Where a session has ended, the browser is the guest again
    /// that it was before.
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

    /// The guest that the browser was before it signed in, if it was one.
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

    /// Whose a token is, if it is anybody's.
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

    /// Notes that a session is used today, if it was used last on an earlier day. A note that is lost is made tomorrow.
    fn used_today(&self, token: &TokenHash, used: i64) {
        let day = today();
        if used < day && self.standings.use_on(token, day) {
            let (store, token) = (Arc::clone(&self.store), *token);
            tokio::spawn(async move {
                let write = Write::Account(AccountWrite::Used { token, day });
                let written = store.commit(&[write]).await;
                if let Err(error) = written {
                    tracing::warn!(%error, "the day when a session was used is not stored");
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

    /// A receiver of how often a token may have ceased to stand for whom it did.
    pub(crate) fn hear(&self) -> watch::Receiver<u64> {
        self.standings.hear()
    }

    /// How often a token may have ceased to stand for whom it did.
    pub(crate) fn ended(&self) -> u64 {
        self.standings.ended()
    }

    /// The token is another's from now on, or nobody's: the store has been changed.
    pub(crate) fn changed(&self, token: &TokenHash) {
        self.standings.forget(token);
    }

    /// Sessions of that person have ended: the store has been changed.
    pub(crate) fn sessions_changed(&self, person: &PersonId) {
        self.standings.forget_sessions(person);
    }

    /// Tokens may stand for others than before: another server has changed the store.
    pub(crate) fn changed_elsewhere(&self) {
        self.standings.forget_all();
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

    /// The `Set-Cookie` header with the token, signed; without one the browser forgets who it is.
    pub(crate) async fn cookie(
        &self,
        token: Option<&Token>,
        https: bool,
    ) -> Result<HeaderValue, ApiError> {
        self.set(Holds::Identity, token, https).await
    }

    /// The same for the guest that a browser is again when it signs out.
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

/// Whether a session has ended that was used last on that day, in milliseconds since 1970.
fn has_expired(used: i64) -> bool {
    used < today() - SESSION_KEPT
}

/// The token that a program shows.
fn bearer(headers: &HeaderMap) -> Option<&str> {
    let value = headers.get(header::AUTHORIZATION)?.to_str().ok()?;
    let (scheme, token) = value.split_once(' ')?;
    scheme.eq_ignore_ascii_case("bearer").then(|| token.trim())
}
