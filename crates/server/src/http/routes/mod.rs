//! The request handlers, one file per subject.

pub(crate) mod account;
pub(crate) mod docs;
pub(crate) mod lobby;
pub(crate) mod network;
pub(crate) mod people;
pub(crate) mod play;
pub(crate) mod ratings;
pub(crate) mod watch;

use std::sync::Arc;

use axum::Json;
use axum::http::StatusCode;
use moonshot_table::PersonId;

use axum::extract::State;

use crate::auth::Caller;
use crate::error::ApiError;
use crate::http::app::App;
use crate::table::{Command, LiveTable};
use moonshot_api::Accepted;

/// Whether the process answers. The storage is not asked: starting anew would not mend it.
#[utoipa::path(
    get,
    path = "/healthz",
    tag = "server",
    responses((status = 204, description = "It answers."))
)]
pub(crate) async fn health() -> StatusCode {
    StatusCode::NO_CONTENT
}

/// Whether the server can do its work: it is not stopping, and its storage can write.
#[utoipa::path(
    get,
    path = "/readyz",
    tag = "server",
    responses((status = 204, description = "It can do its work."))
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

/// The table and the person of a request.
pub(crate) async fn asked(
    app: &App,
    table: &str,
    caller: &Caller,
) -> Result<(Arc<LiveTable>, PersonId), ApiError> {
    let table = app.tables.open(table).await?;
    let person = caller.person().ok_or(ApiError::NotSeated)?;
    Ok((table, person))
}

/// Carries out a command of the caller; answers with their version after it.
pub(super) async fn execute(
    app: App,
    table: String,
    caller: Caller,
    command: Command,
) -> Result<Json<Accepted>, ApiError> {
    let (table, person) = asked(&app, &table, &caller).await?;
    let version = to_the_end(async move { table.execute(&person, command).await }).await?;
    Ok(Json(Accepted { version }))
}

/// Completes the work even if the client disconnects.
pub(crate) async fn to_the_end<T: Send + 'static>(
    work: impl Future<Output = Result<T, ApiError>> + Send + 'static,
) -> Result<T, ApiError> {
    tokio::spawn(work).await?
}
