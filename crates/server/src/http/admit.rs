//! Admission: counts a request against the rate limits and finds out who sends it.

use std::sync::Arc;

use axum::extract::{Request, State};
use axum::http::HeaderMap;
use axum::middleware::Next;
use axum::response::Response;

use crate::auth::{Caller, Identities};
use crate::error::ApiError;
use crate::net::{Client, Edge, RateClass};

/// What admission needs to know.
#[derive(Clone)]
pub(super) struct Admission {
    pub(super) edge: Arc<Edge>,
    pub(super) identities: Arc<Identities>,
}

/// Counts a request, identifies its sender and passes it on, or refuses it over a rate limit.
pub(super) async fn admit(
    State((admission, class)): State<(Admission, RateClass)>,
    mut request: Request,
    next: Next,
) -> Result<Response, ApiError> {
    let client = request.extensions().get::<Client>();
    let client = *client.ok_or(ApiError::Internal("the request has no client address"))?;
    let caller = admission.caller(class, client, request.headers()).await?;
    request.extensions_mut().insert(caller);
    Ok(next.run(request).await)
}

impl Admission {
    /// Counts a request and identifies its sender; refuses it over a rate limit.
    pub(super) async fn caller(
        &self,
        class: RateClass,
        client: Client,
        headers: &HeaderMap,
    ) -> Result<Caller, ApiError> {
        self.edge.count_request(class, client.address)?;
        let known = self.identities.of(headers).await?;
        if let Some(known) = &known {
            self.edge.count_person(class, &known.person)?;
        }
        Ok(Caller::new(known, client))
    }
}
