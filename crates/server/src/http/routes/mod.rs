//! The request handlers, one file per subject.

pub(crate) mod account;
pub(crate) mod challenge;
pub(crate) mod docs;
pub(crate) mod lobby;
pub(crate) mod network;
pub(crate) mod people;
pub(crate) mod play;
pub(crate) mod practice;
pub(crate) mod ratings;
pub(crate) mod shared_replay;
pub(crate) mod study;
pub(crate) mod watch;

use std::sync::Arc;

use axum::extract::State;
use axum::http::StatusCode;

use crate::error::ApiError;
use crate::http::app::App;
use moonshot_api::ErrorCode::*;

/// Liveness: whether the process answers. The storage is not checked: a restart would not fix it.
#[utoipa::path(
    get,
    path = "/healthz",
    tag = "server",
    responses((status = 204, description = "It answers."))
)]
pub(crate) async fn health() -> StatusCode {
    StatusCode::NO_CONTENT
}

/// Readiness: the server is not stopping, and its storage can write.
#[utoipa::path(
    get,
    path = "/readyz",
    tag = "server",
    responses((status = 204, description = "It is ready.")),
    extensions(("x-refuses" = json!([StorageUnavailable, Stopping])))
)]
pub(crate) async fn ready(State(app): State<App>) -> Result<StatusCode, ApiError> {
    if *app.closing.borrow() {
        return Err(ApiError::Stopping);
    }
    let tables = Arc::clone(&app.tables);
    let written = app.readiness.check(tables.store()).await;
    written.map_err(ApiError::NotReady)?;
    Ok(StatusCode::NO_CONTENT)
}

/// The response for unknown paths of the API.
pub(crate) async fn nothing_here() -> ApiError {
    ApiError::NoRoute
}

/// The response for unsupported methods.
pub(crate) async fn wrong_method() -> ApiError {
    ApiError::Method
}

/// Completes the work even if the client disconnects.
pub(crate) async fn to_the_end<T: Send + 'static>(
    work: impl Future<Output = Result<T, ApiError>> + Send + 'static,
) -> Result<T, ApiError> {
    tokio::spawn(work).await?
}
