//! What is started for a measurement: a server, or several over one database, and what they need.

use std::path::Path;

use anyhow::Context;
use moonshot_testbed::{Nats, Postgres};

use crate::server::Started;
use crate::target::{Target, TargetError};

/// What a service consists of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Kind {
    /// A server with a data directory.
    Alone,
    /// A server over PostgreSQL.
    OverPostgres,
    /// Two servers over PostgreSQL and NATS, with all connections of a table at the same one.
    Two,
}

impl Kind {
    /// All there are, with what their column is called.
    pub(crate) const ALL: [(Kind, &str); 3] = [
        (Kind::Alone, "SQLite"),
        (Kind::OverPostgres, "PostgreSQL"),
        (Kind::Two, "two servers"),
    ];
}

/// A service that runs.
pub(crate) struct Service {
    servers: Vec<Started>,
    // Stopped after the servers.
    _postgres: Option<Postgres>,
    _nats: Option<Nats>,
}

impl Service {
    /// Starts it; returns when its servers listen. A database is made in the system's directory for temporary files, and
    /// waits for the disk as one that is installed does.
    pub(crate) fn start(
        kind: Kind,
        program: &Path,
        data: Option<&Path>,
        options: &[String],
    ) -> anyhow::Result<Service> {
        let mut options = options.to_vec();
        let postgres = match kind {
            Kind::Alone => None,
            _ => Some(Postgres::start_with(&["fsync=on"]).context("cannot start PostgreSQL")?),
        };
        let nats = match kind {
            Kind::Two => Some(Nats::start().context("cannot start NATS")?),
            _ => None,
        };
        if let Some(nats) = &nats {
            options.extend(["--nats".to_owned(), nats.url()]);
        }
        let servers = if kind == Kind::Two { 2 } else { 1 };
        let servers = (0..servers).map(|_| match &postgres {
            None => Started::new(program, data, &options),
            Some(postgres) => Started::over(program, &postgres.address(), &options),
        });
        Ok(Service {
            servers: servers.collect::<anyhow::Result<_>>()?,
            _postgres: postgres,
            _nats: nats,
        })
    }

    /// Its servers as a target.
    pub(crate) fn target(&self, addresses: u8) -> Result<Target, TargetError> {
        let urls: Vec<String> = self.servers.iter().map(|one| one.url.clone()).collect();
        Target::at_all(&urls, addresses, false)
    }

    /// The processes of its servers.
    pub(crate) fn pids(&self) -> Vec<u32> {
        self.servers.iter().map(Started::pid).collect()
    }

    /// Asks its servers to stop and waits until they have.
    pub(crate) fn stop(self) -> anyhow::Result<()> {
        self.servers.into_iter().try_for_each(Started::stop)
    }
}
