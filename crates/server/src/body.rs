//! Reading JSON bodies, with refusals of our own form.

use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::extract::{FromRequest, Request};
use axum::http::StatusCode;
use serde::de::DeserializeOwned;

use crate::error::ApiError;

/// A JSON body of a bounded length.
pub(crate) struct Body<T>(pub(crate) T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for Body<T> {
    type Rejection = ApiError;

    async fn from_request(request: Request, state: &S) -> Result<Body<T>, ApiError> {
        match Json::<T>::from_request(request, state).await {
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
