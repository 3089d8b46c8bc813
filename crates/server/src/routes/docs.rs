//! The description of the API, for programs and for people.

use std::sync::{Arc, LazyLock};

use axum::extract::Path;
use axum::http::header;
use axum::response::{IntoResponse, Redirect, Response};
use utoipa_swagger_ui::Config;

use crate::error::ApiError;
use crate::openapi::DOCUMENT;

static VIEWER: LazyLock<Arc<Config<'static>>> = LazyLock::new(|| {
    let config = Config::from("/api/openapi.json")
        .use_base_layout()
        .validator_url("none");
    Arc::new(config)
});

/// The OpenAPI document.
pub(crate) async fn document() -> Response {
    let json = [(header::CONTENT_TYPE, "application/json")];
    (json, DOCUMENT.as_str()).into_response()
}

/// Where the page that shows the document is.
pub(crate) async fn go_to_viewer() -> Redirect {
    Redirect::permanent("/api/docs/")
}

/// The page that shows the document. All it needs is in the program: it works without the internet.
pub(crate) async fn viewer() -> Result<Response, ApiError> {
    file("")
}

/// A file of that page.
pub(crate) async fn viewer_file(Path(name): Path<String>) -> Result<Response, ApiError> {
    file(&name)
}

fn file(name: &str) -> Result<Response, ApiError> {
    let found = utoipa_swagger_ui::serve(name, Arc::clone(&VIEWER))
        .map_err(|_| ApiError::Internal("the viewer of the API cannot be read"))?
        .ok_or(ApiError::NoRoute)?;
    let kind = [(header::CONTENT_TYPE, found.content_type)];
    Ok((kind, found.bytes.into_owned()).into_response())
}
