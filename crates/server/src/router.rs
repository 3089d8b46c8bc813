//! The router: every address with its handler and the middleware around it.

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::middleware::{from_fn, map_response};
use axum::routing::{any, get, patch, post};
use tower_http::trace::TraceLayer;

use crate::app::App;
use crate::assets;
use crate::guard;
use crate::routes::{self, lobby, play, watch as watching};

/// The longest body a request may have, in bytes.
const LONGEST_BODY: usize = 16 * 1024;

/// The whole server as a service; tests call it without a socket.
pub(crate) fn router(app: App) -> Router {
    let api = Router::new()
        .route("/games", get(lobby::games))
        .route("/tables", post(lobby::make_table).get(lobby::tables))
        .route("/tables/{table}", get(watching::snapshot))
        .route("/tables/{table}/actions", post(play::act))
        .route("/tables/{table}/undo", post(play::undo))
        .route("/tables/{table}/finish", post(play::finish))
        .route("/tables/{table}/settings", patch(play::settings))
        .route("/tables/{table}/suggestion", get(play::suggestion))
        .route("/tables/{table}/transcript", get(watching::transcript))
        .route("/tables/{table}/live", get(watching::live))
        .route("/tables/{table}/events", get(watching::events))
        .method_not_allowed_fallback(routes::wrong_method)
        .fallback(routes::nothing_here)
        .layer(DefaultBodyLimit::max(LONGEST_BODY))
        .layer(from_fn(guard::same_origin))
        .layer(map_response(guard::never_cached));
    Router::new()
        .route("/healthz", get(routes::health))
        .route("/readyz", get(routes::ready))
        .nest("/api", api)
        .route("/api/", any(routes::nothing_here))
        .fallback(assets::serve)
        .layer(map_response(guard::security_headers))
        .layer(TraceLayer::new_for_http().on_failure(()))
        .with_state(app)
}
