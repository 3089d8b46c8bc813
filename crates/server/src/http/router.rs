//! The router: the endpoints, the page and the middleware around them.

use std::sync::Arc;

use axum::Router;
use axum::extract::{DefaultBodyLimit, Request, State};
use axum::middleware::{Next, from_fn, from_fn_with_state};
use axum::response::{IntoResponse, Response};
use axum::routing::any;
use tower_http::trace::TraceLayer;

use super::admit::admit;
use crate::http::app::App;
use crate::http::assets;
use crate::http::endpoint::ENDPOINTS;
use crate::http::routes;
use crate::http::security;
use crate::http::site;
use crate::http::table_page;
use crate::metrics::{Metrics, StatusClass};
use crate::net::{Edge, arrive};

/// Maximum length of a request body, in bytes.
const LONGEST_BODY: usize = 16 * 1024;
/// The prefix of the API.
const API: &str = "/api";

/// The whole server as a service, which tests call without a socket.
pub(crate) fn router(app: App) -> Router {
    let (mut api, mut rest) = (Router::new(), Router::new());
    for endpoint in ENDPOINTS.iter() {
        let mut handler = endpoint.handler.clone();
        if let Some(class) = endpoint.rate_class {
            handler = handler.layer(from_fn_with_state((app.admission(), class), admit));
        }
        match endpoint.path.strip_prefix(API) {
            Some(path) => api = api.route(path, handler),
            None => rest = rest.route(&endpoint.path, handler),
        }
    }
    let api = api
        .method_not_allowed_fallback(routes::wrong_method)
        .fallback(routes::nothing_here)
        .layer(from_fn(around_the_api));
    let around = (Arc::clone(&app.edge), app.metrics.clone());
    rest.nest(API, api)
        .route("/api/", any(routes::nothing_here))
        .route("/table/{table}", any(table_page::serve))
        .route("/docs", any(site::serve))
        .route("/docs/", any(site::serve))
        .route("/docs/{*file}", any(site::serve))
        .fallback(assets::serve)
        .layer(from_fn_with_state(around, around_everything))
        .layer(TraceLayer::new_for_http().on_failure(()))
        .with_state(app)
}

/// Outer middleware: resolves the client, adds security headers, counts responses. One function instead of several layers, as
/// each layer multiplies the compiled code of everything inside.
async fn around_everything(
    State((edge, metrics)): State<(Arc<Edge>, Metrics)>,
    mut request: Request,
    next: Next,
) -> Response {
    let mut answer = match arrive(&edge, &mut request) {
        Ok(()) => next.run(request).await,
        Err(refused) => refused.into_response(),
    };
    security::add_security_headers(&mut answer);
    let class = StatusClass::of(answer.status().as_u16());
    metrics.answers.of(class).inc();
    answer
}

/// Middleware of the API: refuses other origins, limits bodies, forbids caching.
async fn around_the_api(mut request: Request, next: Next) -> Response {
    let mut answer = match security::check_origin(&request) {
        Ok(()) => {
            DefaultBodyLimit::max(LONGEST_BODY).apply(&mut request);
            next.run(request).await
        }
        Err(refused) => refused.into_response(),
    };
    security::forbid_caching(&mut answer);
    answer
}
