//! The state that the request handlers share.

use std::net::SocketAddr;
use std::sync::Arc;

use tokio::sync::watch;

use crate::account::Accounts;
use crate::edge::Edge;
use crate::metrics::Metrics;
use crate::readiness::Readiness;
use crate::tables::Tables;
use crate::teller::Manner;

/// The state that the request handlers share.
#[derive(Clone)]
pub(crate) struct App {
    pub(crate) tables: Arc<Tables>,
    /// Who has an account, and how they sign in.
    pub(crate) accounts: Arc<Accounts>,
    /// Who may ask, and how often.
    pub(crate) edge: Arc<Edge>,
    /// Turns true when the server is about to stop.
    pub(crate) closing: watch::Receiver<bool>,
    /// Figures about the server.
    pub(crate) metrics: Metrics,
    /// How watchers are told over WebSockets.
    pub(crate) manner: Arc<Manner>,
    /// Where the server listens; `None` where it is asked without a socket.
    pub(crate) listens: Option<SocketAddr>,
    /// Whether the storage can write.
    pub(crate) readiness: Arc<Readiness>,
}
