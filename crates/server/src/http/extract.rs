//! Extractors that refuse malformed requests as problems.

use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::extract::{FromRequest, FromRequestParts, OptionalFromRequest, Path, Query, Request};
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use axum::http::request::Parts;
use serde::Deserialize;
use serde::de::DeserializeOwned;

use crate::broadcast::session::Heartbeats;
use crate::error::ApiError;
use crate::http::app::App;
use moonshot_api::Object;

/// A JSON object as body, limited in length and in time to arrive.
pub(crate) struct Body<T>(pub(crate) T);

impl<T: DeserializeOwned> FromRequest<App> for Body<T> {
    type Rejection = ApiError;

    async fn from_request(request: Request, app: &App) -> Result<Body<T>, ApiError> {
        let reading = <Json<Object<T>> as FromRequest<App>>::from_request(request, app);
        let read = tokio::time::timeout(app.edge.limits.body_timeout, reading).await;
        match read.map_err(|_| ApiError::TooSlow)? {
            Ok(Json(Object(value))) => Ok(Body(value)),
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

/// An optional body: absent without a `Content-Type`.
impl<T: DeserializeOwned> OptionalFromRequest<App> for Body<T> {
    type Rejection = ApiError;

    async fn from_request(request: Request, app: &App) -> Result<Option<Body<T>>, ApiError> {
        if !request.headers().contains_key(CONTENT_TYPE) {
            return Ok(None);
        }
        <Body<T> as FromRequest<App>>::from_request(request, app)
            .await
            .map(Some)
    }
}

/// The table's id in the path.
pub(crate) struct TableName(pub(crate) String);

impl<S: Send + Sync> FromRequestParts<S> for TableName {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<TableName, ApiError> {
        let name = Path::<String>::from_request_parts(parts, state).await;
        name.map(|Path(name)| TableName(name))
            .map_err(|_| ApiError::NoTable)
    }
}

/// The query parameters of a stream.
#[derive(Deserialize)]
pub(crate) struct Following {
    /// The version after which it starts.
    pub(crate) since: Option<u64>,
    /// Whether the client keeps the snapshot and wants deltas.
    #[serde(default)]
    pub(crate) changes: bool,
    /// Whether the client wants heartbeat messages.
    #[serde(default)]
    pub(crate) beats: bool,
    /// Whether the client also has to answer them.
    #[serde(default)]
    pub(crate) attends: bool,
}

impl Following {
    /// The heartbeats that the client asks for.
    pub(crate) fn heartbeats(&self) -> Heartbeats {
        match self {
            Following { attends: true, .. } => Heartbeats::Answered,
            Following { beats: true, .. } => Heartbeats::Sent,
            _ => Heartbeats::None,
        }
    }
}

impl<S: Send + Sync> FromRequestParts<S> for Following {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Following, ApiError> {
        match Query::from_request_parts(parts, state).await {
            Ok(Query(following)) => Ok(following),
            Err(_) => Err(ApiError::BadRequest(
                "`since` is a version, a whole number; `changes`, `beats` and `attends` are `true` or `false`.".into(),
            )),
        }
    }
}
