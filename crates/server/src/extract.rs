//! Extractors that refuse bad requests as problems.

use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::extract::{FromRequest, FromRequestParts, Path, Query, Request};
use axum::http::StatusCode;
use axum::http::request::Parts;
use serde::Deserialize;
use serde::de::DeserializeOwned;

use crate::app::App;
use crate::error::ApiError;

/// A JSON body of a bounded length that arrives in a bounded time.
pub(crate) struct Body<T>(pub(crate) T);

impl<T: DeserializeOwned> FromRequest<App> for Body<T> {
    type Rejection = ApiError;

    async fn from_request(request: Request, app: &App) -> Result<Body<T>, ApiError> {
        let reading = Json::<T>::from_request(request, app);
        let read = tokio::time::timeout(app.edge.limits.body_timeout, reading).await;
        match read.map_err(|_| ApiError::TooSlow)? {
            Ok(Json(value)) => Ok(Body(value)),
            Err(JsonRejection::JsonSyntaxError(error)) => Err(ApiError::BadJson(error.body_text())),
            Err(JsonRejection::JsonDataError(error)) => {
                Err(ApiError::BadRequest(error.body_text()))
            }
            Err(JsonRejection::MissingJsonContentType(_)) => Err(ApiError::NotJson),
            Err(error) if error.status() == StatusCode::PAYLOAD_TOO_LARGE => {
                Err(ApiError::TooLarge)
            }
            Err(error) => Err(ApiError::BadRequest(error.body_text())),
        }
    }
}

/// The table's name in the address.
pub(crate) struct TableName(pub(crate) String);

impl<S: Send + Sync> FromRequestParts<S> for TableName {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<TableName, ApiError> {
        let name = Path::<String>::from_request_parts(parts, state).await;
        name.map(|Path(name)| TableName(name))
            .map_err(|_| ApiError::NoTable)
    }
}

/// The version after which a stream starts: `?since=`.
pub(crate) struct Since(pub(crate) Option<u64>);

impl<S: Send + Sync> FromRequestParts<S> for Since {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Since, ApiError> {
        #[derive(Deserialize)]
        struct Parameters {
            since: Option<u64>,
        }
        match Query::<Parameters>::from_request_parts(parts, state).await {
            Ok(Query(parameters)) => Ok(Since(parameters.since)),
            Err(_) => Err(ApiError::BadRequest(
                "`since` is a version, a whole number.".into(),
            )),
        }
    }
}
