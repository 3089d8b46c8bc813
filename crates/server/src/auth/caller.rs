//! The sender of a request.

use std::sync::Arc;

use axum::extract::FromRequestParts;
use axum::http::HeaderValue;
use axum::http::request::Parts;
use moonshot_table::PersonId;

use super::{Identities, Known, Token};
use crate::error::ApiError;
use crate::net::Client;

/// The sender of a request.
#[derive(Clone)]
pub(crate) struct Caller {
    known: Option<Arc<Known>>,
    client: Client,
}

impl Caller {
    /// The sender of a request from that client.
    pub(crate) fn new(known: Option<Known>, client: Client) -> Caller {
        Caller {
            known: known.map(Arc::new),
            client,
        }
    }

    /// The person, if identified.
    pub(crate) fn person(&self) -> Option<PersonId> {
        self.known.as_ref().map(|known| known.person.clone())
    }

    /// The identity, if there is one.
    pub(crate) fn known(&self) -> Option<&Arc<Known>> {
        self.known.as_ref()
    }

    /// The identity, if they are signed in to an account.
    pub(crate) fn signed_in(&self) -> Option<&Arc<Known>> {
        self.known().filter(|known| known.signed_in)
    }

    /// The client that sent the request.
    pub(crate) fn client(&self) -> Client {
        self.client
    }

    /// The person and the `Set-Cookie` header with their identity; creates a guest if there is none. An existing cookie is sent
    /// again, so that it does not expire while in use.
    pub(crate) async fn welcome(
        &self,
        identities: &Identities,
    ) -> Result<(PersonId, HeaderValue), ApiError> {
        let (_, person, cookie) = self.introduce(identities).await?;
        Ok((person, cookie))
    }

    /// The same with the token.
    pub(crate) async fn introduce(
        &self,
        identities: &Identities,
    ) -> Result<(Token, PersonId, HeaderValue), ApiError> {
        let (token, person) = match &self.known {
            Some(known) => (known.token.clone(), known.person.clone()),
            None => {
                let token = Token::new()?;
                let person = token.person();
                (token, person)
            }
        };
        let cookie = identities.cookie(Some(&token), self.client.https);
        let cookie = cookie.await?;
        Ok((token, person, cookie))
    }
}

impl<S: Send + Sync> FromRequestParts<S> for Caller {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Caller, ApiError> {
        let caller = parts.extensions.get::<Caller>();
        caller
            .cloned()
            .ok_or(ApiError::Internal("nobody asked who is there"))
    }
}
