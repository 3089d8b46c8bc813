//! The request handlers, one file a subject.

pub(crate) mod lobby;
pub(crate) mod play;
pub(crate) mod watch;

use axum::http::StatusCode;

use crate::app::App;
use crate::error::ApiError;
use axum::extract::State;

/// Whether the storage answers.
pub(crate) async fn health(State(app): State<App>) -> Result<StatusCode, ApiError> {
    app.tables.store().ping().await?;
    Ok(StatusCode::NO_CONTENT)
}

/// The answer for an unknown address of the API.
pub(crate) async fn nothing_here() -> ApiError {
    ApiError::NoRoute
}

/// The answer for a method that the address does not have.
pub(crate) async fn wrong_method() -> ApiError {
    ApiError::Method
}

/// Runs the work to its end even if the client disconnects.
pub(crate) async fn to_the_end<T: Send + 'static>(
    work: impl Future<Output = Result<T, ApiError>> + Send + 'static,
) -> Result<T, ApiError> {
    match tokio::spawn(work).await {
        Ok(done) => done,
        Err(_) => Err(ApiError::Internal("a request's work was cut short")),
    }
}
