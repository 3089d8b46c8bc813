//! What comes before a request is done: how often that may be, and who asks.

use std::sync::Arc;
use std::time::Duration;

use axum::extract::{FromRequestParts, Request, State};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue};
use axum::middleware::Next;
use axum::response::Response;

use super::{Client, Deed, Edge};
use crate::error::ApiError;
use crate::identity::{Known, PersonId, Token};

/// Who asks.
#[derive(Clone)]
pub(crate) struct Caller {
    known: Option<Arc<Known>>,
    client: Client,
}

impl Caller {
    /// The person, if they are known.
    pub(crate) fn person(&self) -> Option<PersonId> {
        self.known.as_ref().map(|known| known.person.clone())
    }

    /// By what they are known.
    pub(crate) fn known(&self) -> Option<&Arc<Known>> {
        self.known.as_ref()
    }

    /// By which session they are known, if they are signed in to an account.
    pub(crate) fn signed_in(&self) -> Option<&Arc<Known>> {
        self.known().filter(|known| known.signed_in)
    }

    /// Where they ask from.
    pub(crate) fn client(&self) -> Client {
        self.client
    }

    /// The person, who gets an identity if they are not known; and the `Set-Cookie` header that hands it out. A known one
    /// is sent again, so that the cookie does not expire while it is used.
    pub(crate) async fn welcome(&self, edge: &Edge) -> Result<(PersonId, HeaderValue), ApiError> {
        let (_, person, cookie) = self.introduce(edge).await?;
        Ok((person, cookie))
    }

    /// The same with the token itself.
    pub(crate) async fn introduce(
        &self,
        edge: &Edge,
    ) -> Result<(Token, PersonId, HeaderValue), ApiError> {
        let (token, person) = match &self.known {
            Some(known) => (known.token.clone(), known.person.clone()),
            None => {
                let token = Token::new()?;
                let person = token.person();
                (token, person)
            }
        };
        let cookie = edge.identities.cookie(Some(&token), self.client.https);
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

/// Counts a request, finds out who asks and lets them through, or refuses what is too often.
pub(crate) async fn admit(
    State((edge, deed)): State<(Arc<Edge>, Deed)>,
    mut request: Request,
    next: Next,
) -> Result<Response, ApiError> {
    let client = request.extensions().get::<Client>();
    let client = *client.ok_or(ApiError::Internal("nobody asked where from"))?;
    let caller = edge.ask_who(deed, client, request.headers()).await?;
    request.extensions_mut().insert(caller);
    Ok(next.run(request).await)
}

impl Edge {
    /// Counts what is to be done and finds out who asks; refuses what is too often.
    pub(crate) async fn ask_who(
        &self,
        deed: Deed,
        client: Client,
        headers: &HeaderMap,
    ) -> Result<Caller, ApiError> {
        let too_often = |wait| {
            self.metrics.refused(deed.limit());
            too_often(wait)
        };
        self.throttle
            .at_address(deed, client.address.into())
            .map_err(too_often)?;
        let known = self.identities.of(headers).await?;
        if let Some(known) = &known {
            let person = &known.person;
            self.throttle.by_person(deed, person).map_err(too_often)?;
        }
        Ok(Caller {
            known: known.map(Arc::new),
            client,
        })
    }
}

pub(super) fn too_often(wait: Duration) -> ApiError {
    // Rounded up, so that a client that waits so long is not told to wait again.
    ApiError::TooOften(wait.as_secs() + 1)
}
