//! The state that the request handlers share.

use std::net::SocketAddr;
use std::sync::Arc;

use moonshot_store::Readiness;
use tokio::sync::watch;

use super::admit::Admission;
use crate::auth::Identities;
use crate::auth::account::Accounts;
use crate::broadcast::session::SessionConfig;
use crate::lobby::tables::Tables;
use crate::metrics::Metrics;
use crate::net::Edge;

/// The state that the request handlers share.
#[derive(Clone)]
pub(crate) struct App {
    pub(crate) tables: Arc<Tables>,
    /// Accounts and signing in.
    pub(crate) accounts: Arc<Accounts>,
    /// Who sends a request.
    pub(crate) identities: Arc<Identities>,
    /// Rate limits and the names the server answers to.
    pub(crate) edge: Arc<Edge>,
    /// Turns true when the server is about to stop.
    pub(crate) closing: watch::Receiver<bool>,
    /// Metrics.
    pub(crate) metrics: Metrics,
    /// What WebSocket sessions share.
    pub(crate) manner: Arc<SessionConfig>,
    /// Where the server listens; `None` in tests without a socket.
    pub(crate) listens: Option<SocketAddr>,
    /// The command that starts the server.
    pub(crate) command: Arc<str>,
    /// Whether the storage can write.
    pub(crate) readiness: Arc<Readiness>,
}

impl App {
    /// What admission of requests needs.
    pub(super) fn admission(&self) -> Admission {
        Admission {
            edge: Arc::clone(&self.edge),
            identities: Arc::clone(&self.identities),
        }
    }
}
