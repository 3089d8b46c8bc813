//! Connections and limits: accept loop, timeouts, connection and rate limits, host names, client addresses behind proxies.
//!
//! Runs before every handler. Knows nothing of accounts, tables and routes.

pub(crate) mod addresses;
mod client;
mod connections;
mod files;
mod hosts;
pub(crate) mod limits;
mod line;
mod listen;
mod rates;

use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;

use moonshot_table::PersonId;

pub(crate) use client::{Client, arrive};
pub(crate) use connections::ConnectionSlot;
pub(crate) use files::raise_file_limit;
pub(crate) use line::{TimedStream, Watched};
pub(crate) use listen::{listen, serve};
pub(crate) use rates::{RateClass, RateCount};

use crate::error::ApiError;
use crate::metrics::{Limit, Metrics};
use crate::net::limits::{Limits, Reach};
use hosts::Hosts;
use rates::Throttle;

/// Limits and host names, checked before every handler.
pub(crate) struct Edge {
    pub(crate) limits: Limits,
    pub(crate) reach: Reach,
    /// Metrics of the server.
    pub(crate) metrics: Metrics,
    hosts: Hosts,
    throttle: Throttle,
}

impl Edge {
    pub(crate) fn new(limits: Limits, reach: Reach, metrics: Metrics) -> Edge {
        Edge {
            metrics,
            hosts: Hosts::new(&reach.hosts),
            throttle: Throttle::new(&limits),
            limits,
            reach,
        }
    }

    /// Counts a request from an address, and refuses it where the address has made too many.
    pub(crate) fn count_request(&self, class: RateClass, from: IpAddr) -> Result<(), ApiError> {
        self.limited(class, self.throttle.at_address(class, from.into()))
    }

    /// Counts a person's request, and refuses it where they have made too many.
    pub(crate) fn count_person(&self, class: RateClass, person: &PersonId) -> Result<(), ApiError> {
        self.limited(class, self.throttle.by_person(class, person))
    }

    fn limited(&self, class: RateClass, counted: Result<(), Duration>) -> Result<(), ApiError> {
        counted.map_err(|wait| {
            self.metrics.refused.of(class.limit()).inc();
            too_often(wait)
        })
    }

    /// Counts a password attempt for the handle with that key.
    pub(crate) fn count_try(&self, key: &str) -> Result<(), ApiError> {
        self.throttle.at_handle(key).map_err(|wait| {
            self.metrics.refused.of(Limit::SignIn).inc();
            too_often(wait)
        })
    }

    /// Rate-limited requests since the last call, for other servers; from then on they are collected if `anybody` listens.
    pub(crate) fn counted(&self, anybody: bool) -> Vec<RateCount> {
        self.throttle.unreported_counts(anybody)
    }

    /// Counts requests made at another server.
    pub(crate) fn count(&self, counted: &[RateCount]) {
        counted
            .iter()
            .for_each(|counted| self.throttle.count(counted));
    }

    /// Periodically drops idle rate counters. Ends with the edge.
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

fn too_often(wait: Duration) -> ApiError {
    // Rounded up, so that a client that waits so long does not have to wait again.
    ApiError::TooOften(wait.as_secs() + 1)
}
