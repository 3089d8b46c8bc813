//! The OpenAPI document and its viewer.

use std::sync::{Arc, LazyLock};

use axum::extract::Path;
use axum::http::header::{self, HeaderMap, HeaderValue};
use axum::response::{IntoResponse, Redirect, Response};
use utoipa_swagger_ui::Config;

use crate::error::ApiError;
use crate::http::assets;
use crate::http::openapi::DOCUMENT;

static VIEWER: LazyLock<Arc<Config<'static>>> = LazyLock::new(|| {
    let config = Config::from("/api/openapi.json")
        .use_base_layout()
        .validator_url("none");
    Arc::new(config)
});

/// The OpenAPI document.
pub(crate) async fn document(headers: HeaderMap) -> Response {
    let kind = HeaderValue::from_static("application/json");
    assets::public_text(kind, DOCUMENT.as_bytes().to_vec(), &headers)
}

/// Redirects to the viewer.
pub(crate) async fn go_to_viewer() -> Redirect {
    Redirect::permanent("/api/docs/")
}

/// The viewer. All its files are embedded: it works without the internet.
pub(crate) async fn viewer(headers: HeaderMap) -> Result<Response, ApiError> {
    file("", &headers)
}

/// A file of the viewer.
pub(crate) async fn viewer_file(
    Path(name): Path<String>,
    headers: HeaderMap,
) -> Result<Response, ApiError> {
    file(&name, &headers)
}

fn file(name: &str, headers: &HeaderMap) -> Result<Response, ApiError> {
    let found = utoipa_swagger_ui::serve(name, Arc::clone(&VIEWER))
        .map_err(|_| ApiError::Internal("the viewer of the API cannot be read"))?
        .ok_or(ApiError::NoRoute)?;
    let bytes = found.bytes.into_owned();
    // Images are compressed already.
    if found.content_type.starts_with("image/") {
        let kind = [(header::CONTENT_TYPE, found.content_type)];
        return Ok((kind, bytes).into_response());
    }
    let kind = HeaderValue::try_from(found.content_type)
        .map_err(|_| ApiError::Internal("a file of the viewer of the API has no type"))?;
    Ok(assets::public_text(kind, bytes, headers))
}
