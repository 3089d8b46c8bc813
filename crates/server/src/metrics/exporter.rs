//! The listener for whoever watches the server: figures, liveness and readiness.

use axum::Router;
use axum::extract::State;
use axum::http::{HeaderName, header};
use axum::routing::get;
use tokio::net::TcpListener;

use crate::app::App;
use crate::routes;

/// The form that Prometheus asks for.
const OPEN_METRICS: &str = "application/openmetrics-text; version=1.0.0; charset=utf-8";

/// Answers at the listener until it is dropped, also while the server drains.
pub(crate) async fn serve(listener: TcpListener, app: App) {
    let router = Router::new()
        .route("/metrics", get(metrics))
        .route("/healthz", get(routes::health))
        .route("/readyz", get(routes::ready))
        .fallback(routes::nothing_here)
        .with_state(app);
    if let Err(error) = axum::serve(listener, router).await {
        tracing::error!(%error, "the metrics listener failed");
    }
}

async fn metrics(State(app): State<App>) -> ([(HeaderName, &'static str); 1], String) {
    let written = app.readiness.check(app.tables.store()).await;
    app.metrics.ready(written.is_ok());
    (
        [(header::CONTENT_TYPE, OPEN_METRICS)],
        app.metrics.to_text(),
    )
}
