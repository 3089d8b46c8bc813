//! The metrics listener: metrics, liveness and readiness for operators.

use axum::Router;
use axum::extract::State;
use axum::http::{HeaderName, header};
use axum::routing::get;
use tokio::net::TcpListener;
use tokio::sync::watch;

use super::app::App;
use super::routes;
use crate::metrics::Metrics;
use crate::net;
use crate::net::limits::{Limits, Reach};

/// Maximum number of connections. Idle ones make room, so that a flood does not use up file descriptors.
const CONNECTIONS: usize = 16;

/// The media type that Prometheus requests.
const OPEN_METRICS: &str = "application/openmetrics-text; version=1.0.0; charset=utf-8";

/// Serves the listener until dropped, also while the server drains.
pub(crate) async fn serve(listener: TcpListener, app: App) {
    let limits = app.edge.limits.clone();
    let router = Router::new()
        .route("/metrics", get(metrics))
        .route("/healthz", get(routes::health))
        .route("/readyz", get(routes::ready))
        .fallback(routes::nothing_here)
        .with_state(app);
    let limits = Limits {
        connections: Some(CONNECTIONS),
        connections_by_address: None,
        ..limits
    };
    // Its connections are not counted in the server's metrics.
    let (_open, closing) = watch::channel(false);
    let (reach, uncounted) = (Reach::default(), Metrics::default());
    net::serve(listener, router, &limits, &reach, &uncounted, None, closing).await;
}

async fn metrics(State(app): State<App>) -> ([(HeaderName, &'static str); 1], String) {
    let written = app.readiness.check(app.tables.store()).await;
    app.metrics.ready.set(written.is_ok().into());
    if let Some(there) = app.tables.store().connections() {
        app.metrics
            .store_connections(there.used, there.idle, there.most);
    }
    (
        [(header::CONTENT_TYPE, OPEN_METRICS)],
        app.metrics.to_text(),
    )
}
