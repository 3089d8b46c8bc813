//! The addresses: one file a subject.

pub(crate) mod lobby;
pub(crate) mod play;
pub(crate) mod watch;

use axum::http::StatusCode;

use crate::app::App;
use crate::error::ApiError;
use axum::extract::State;

/// Whether the server can do its work: its storage answers.
pub(crate) async fn health(State(app): State<App>) -> Result<StatusCode, ApiError> {
    app.tables.store().ping().await?;
    Ok(StatusCode::NO_CONTENT)
}

/// An address of the API that there is not.
pub(crate) async fn nothing_here() -> ApiError {
    ApiError::NoRoute
}

/// An address that does not do what was asked of it.
pub(crate) async fn wrong_method() -> ApiError {
    ApiError::Method
}

/// Does something to its end, even when whoever asked for it goes away.
pub(crate) async fn to_the_end<T: Send + 'static>(
    work: impl Future<Output = Result<T, ApiError>> + Send + 'static,
) -> Result<T, ApiError> {
    match tokio::spawn(work).await {
        Ok(done) => done,
        Err(_) => Err(ApiError::Internal("a request's work was cut short")),
    }
}
