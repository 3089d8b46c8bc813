//! Who sends a request: a random token in a cookie. The store has only its hash.

use std::fmt;

use axum::http::HeaderMap;
use axum::http::header::{COOKIE, HeaderValue};
use sha2::{Digest, Sha256};

use crate::random;

const COOKIE_NAME: &str = "moonshot";
/// 400 days, the longest that browsers keep a cookie.
const MAX_AGE_SECONDS: u32 = 34_560_000;

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

/// The secret by which a browser is recognised. It does not print.
pub(crate) struct Token([u8; 32]);

impl Token {
    /// A new token, from the operating system's randomness.
    pub(crate) fn new() -> Result<Token, getrandom::Error> {
        random::bytes().map(Token)
    }

    /// The token in a request's cookie; `None` if the cookie has not the form of ours.
    pub(crate) fn of(headers: &HeaderMap) -> Option<Token> {
        headers
            .get_all(COOKIE)
            .iter()
            .filter_map(|value| value.to_str().ok())
            .flat_map(|value| value.split(';'))
            .filter_map(|pair| pair.trim().split_once('='))
            .filter(|(name, _)| *name == COOKIE_NAME)
            .find_map(|(_, value)| hex::decode(value).ok()?.try_into().ok())
            .map(Token)
    }

    /// The person who holds the token.
    pub(crate) fn person(&self) -> PersonId {
        PersonId(Sha256::digest(self.0).into())
    }

    /// The `Set-Cookie` header with the token, hidden from scripts and from other sites.
    pub(crate) fn cookie(&self) -> Option<HeaderValue> {
        let token = hex::encode(self.0);
        let text = format!(
            "{COOKIE_NAME}={token}; Path=/; Max-Age={MAX_AGE_SECONDS}; HttpOnly; SameSite=Lax"
        );
        let mut value = HeaderValue::from_str(&text).ok()?;
        value.set_sensitive(true);
        Some(value)
    }
}

/// The person a request comes from, if they are known.
pub(crate) fn person(headers: &HeaderMap) -> Option<PersonId> {
    Token::of(headers).map(|token| token.person())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn with(cookie: &str) -> HeaderMap {
        let mut headers = HeaderMap::new();
        headers.insert(COOKIE, cookie.parse().unwrap());
        headers
    }

    #[test]
    fn a_token_handed_out_is_known_again() {
        let token = Token::new().unwrap();
        let set = token.cookie().unwrap();
        let pair = set.to_str().unwrap().split(';').next().unwrap().to_owned();
        assert_eq!(
            person(&with(&format!("a=b; {pair}; c=d"))),
            Some(token.person())
        );
    }

    #[test]
    fn a_cookie_that_was_not_made_here_is_nobody() {
        for cookie in [
            "moonshot=",
            "moonshot=00",
            "moonshot=zz",
            "other=1",
            "moonshot",
            ";;=",
        ] {
            assert_eq!(person(&with(cookie)), None, "{cookie}");
        }
    }

    #[test]
    fn the_person_is_not_the_token() {
        let token = Token::new().unwrap();
        assert_ne!(token.person().as_bytes(), token.0);
    }
}
