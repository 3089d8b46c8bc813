//! The edge of the server: who may connect, by which name, how often, and who they are.

mod admit;
mod client;
mod connections;
mod files;
mod hosts;
mod line;
mod listen;
mod rates;

use std::sync::Arc;

pub(crate) use admit::{Caller, admit};
pub(crate) use client::{Client, arrive};
pub(crate) use connections::Place;
pub(crate) use files::raise_file_limit;
pub(crate) use line::{Line, Watched};
pub(crate) use listen::{listen, serve};
pub(crate) use rates::{Counted, Deed};

use crate::edge::hosts::Hosts;
use crate::edge::rates::Throttle;
use crate::error::ApiError;
use crate::identity::Identities;
use crate::limits::{Limits, Reach};
use crate::metrics::{Limit, Metrics};
use crate::store::Store;

/// What the middleware at the edge knows.
pub(crate) struct Edge {
    pub(crate) limits: Limits,
    pub(crate) reach: Reach,
    pub(crate) identities: Identities,
    /// What is counted of the server.
    pub(crate) metrics: Metrics,
    hosts: Hosts,
    throttle: Throttle,
}

impl Edge {
    pub(crate) fn new(
        store: Arc<dyn Store>,
        limits: Limits,
        reach: Reach,
        metrics: Metrics,
    ) -> Edge {
        Edge {
            identities: Identities::new(store),
            metrics,
            hosts: Hosts::new(&reach.hosts),
            throttle: Throttle::new(&limits),
            limits,
            reach,
        }
    }

    /// Counts a password that is tried for the handle of that key.
    pub(crate) fn count_try(&self, key: &str) -> Result<(), ApiError> {
        self.throttle.at_handle(key).map_err(|wait| {
            self.metrics.refused(Limit::SignIn);
            admit::too_often(wait)
        })
    }

    /// What was done here that limits count, since this was asked last: for the other servers, if there are any.
    pub(crate) fn counted(&self, anybody: bool) -> Vec<Counted> {
        self.throttle.to_tell(anybody)
    }

    /// Counts what was done at another server.
    pub(crate) fn count(&self, counted: &[Counted]) {
        counted
            .iter()
            .for_each(|counted| self.throttle.count(counted));
    }

    /// Forgets, now and then, who has not done anything for a while. Ends when the edge is gone.
    pub(crate) fn tidy(self: &Arc<Self>) {
        let edge = Arc::downgrade(self);
        tokio::spawn(async move {
            let mut every = tokio::time::interval(rates::TIDY_EVERY);
            loop {
                every.tick().await;
                let Some(edge) = edge.upgrade() else { return };
                edge.throttle.tidy();
            }
        });
    }
}
