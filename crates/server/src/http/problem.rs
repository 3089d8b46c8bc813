//! Errors as responses: `application/problem+json` (RFC 9457).

use axum::Json;
use axum::http::{HeaderValue, header};
use axum::response::{IntoResponse, Response};
use moonshot_rules::RefusalKind;

use crate::error::ApiError;
use moonshot_api::Problem;

impl IntoResponse for ApiError {
    fn into_response(self) -> Response {
        self.log();
        let (status, code, title) = self.kind();
        let wait = match self {
            ApiError::TooOften(seconds) => Some(seconds),
            ApiError::TooManyConnections => Some(10),
            ApiError::Upgrading => Some(5),
            _ => None,
        };
        let problem = Problem {
            kind: format!("urn:moonshot:problem:{code}"),
            title: title.to_owned(),
            status: status.as_u16(),
            detail: self.to_string(),
            code: code.to_owned(),
            reason: match &self {
                ApiError::Act(error) if error.kind() == Some(RefusalKind::Illegal) => {
                    error.reason()
                }
                _ => None,
            },
            option: match &self {
                ApiError::Setup(error, _) => error.option_name().map(str::to_owned),
                _ => None,
            },
            other_name: match &self {
                ApiError::NameTaken { other, .. } | ApiError::NameOfAccount { other, .. } => {
                    other.clone()
                }
                _ => None,
            },
            snapshot: match self {
                ApiError::Stale(snapshot) => Some(snapshot),
                _ => None,
            },
        };
        let mut response = (status, Json(problem)).into_response();
        response.headers_mut().insert(
            header::CONTENT_TYPE,
            HeaderValue::from_static("application/problem+json"),
        );
        if let Some(seconds) = wait {
            response
                .headers_mut()
                .insert(header::RETRY_AFTER, HeaderValue::from(seconds));
        }
        response
    }
}
