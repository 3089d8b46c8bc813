//! What all tables of a server share.

use std::sync::{Arc, Weak};

use futures_util::future::BoxFuture;
use moonshot_store::{Store, TableId, TableRecord, Writer};
use moonshot_table::Entry;
use tokio::time::Instant;

use super::bots::{self, Bots};
use super::live::LiveTable;
use super::review::Reviews;
use super::state::Table;
use crate::cluster::Cluster;
use crate::error::ApiError;
use crate::metrics::{GaugeGuard, Metrics};
use crate::util::workers::Threads;
use moonshot_api::OpenTable;

/// What a table needs of the lobby around it.
pub(crate) trait Lobby: Send + Sync {
    /// Lists a table among the open ones as it is now, or takes it off the list.
    fn list(&self, id: &TableId, created: i64, table: Option<OpenTable>);

    /// The table of that name.
    fn table<'a>(&'a self, id: &'a str) -> BoxFuture<'a, Result<Arc<LiveTable>, ApiError>>;
}

/// What the tables share.
pub(crate) struct TableContext {
    /// The lobby around them; gone when the server stops.
    pub(crate) lobby: Weak<dyn Lobby>,
    pub(crate) store: Arc<dyn Store>,
    pub(crate) writer: Writer,
    pub(crate) bots: Arc<dyn Bots>,
    /// The other servers over the store.
    pub(crate) cluster: Arc<Cluster>,
    /// Workers for bots and hints.
    pub(crate) thinkers: Threads,
    /// Workers for histories and transcripts.
    pub(crate) tellers: Threads,
    /// Workers for replaying long logs.
    pub(crate) readers: Threads,
    /// The reviews that are running.
    pub(crate) reviews: Reviews,
    /// Metrics of bots and streams.
    pub(crate) metrics: Metrics,
}

impl TableContext {
    /// Runs a bot's search on a worker thread as soon as one is free. The more others wait, the shorter the search.
    pub(crate) async fn think<T: Send + 'static>(
        &self,
        bots: Arc<dyn Bots>,
        thought: impl FnOnce(&dyn Bots) -> Option<T> + Send + 'static,
    ) -> Option<T> {
        let waits = GaugeGuard::new(&self.metrics.thoughts_waiting);
        let metrics = self.metrics.clone();
        let thought = self.thinkers.work(move |waiting| {
            drop(waits);
            let began = Instant::now();
            let bots = bots::hurried(bots, waiting);
            let thought = thought(&*bots);
            metrics.thought_time.observe(began.elapsed().as_secs_f64());
            thought
        });
        thought.await.flatten()
    }

    /// Replays a log. A long one is replayed on a worker thread.
    pub(crate) async fn replay(
        &self,
        record: &TableRecord,
        log: Vec<Entry>,
    ) -> Result<Table, ApiError> {
        /// A log of this many entries is replayed in less than a millisecond.
        const SHORT: usize = 64;
        let record = record.clone();
        if log.len() <= SHORT {
            return Ok(Table::replay(record, &log)?);
        }
        let replayed = self.readers.work(move |_| Table::replay(record, &log));
        let replayed = replayed.await;
        Ok(replayed.ok_or(ApiError::Internal("a log could not be replayed"))??)
    }
}
