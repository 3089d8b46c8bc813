//! Starting and stopping.

use std::future::Future;
use std::io;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use moonshot_protocol::CardFaces;
use thiserror::Error;
use tokio::net::TcpListener;
use tokio::sync::watch;

use crate::app::App;
use crate::bots::Bots;
use crate::edge::{self, Edge};
use crate::limits::{Limits, Reach};
use crate::router::router;
use crate::store::{SqliteStore, StoreError};
use crate::tables::Tables;

/// How long the server waits for connections to close when it stops.
const CLOSE_WITHIN: Duration = Duration::from_secs(3);

/// How often memory that is no longer needed is given back.
const TIDY_EVERY: Duration = Duration::from_secs(1);

/// What a server is started with.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where to listen; port 0 takes a free one.
    pub listen: SocketAddr,
    /// Where the tables are kept. Made if it does not exist.
    pub data: PathBuf,
    /// The cards of Black Hearts for new tables; the built-in set where there are none.
    pub card_set: Option<CardFaces>,
    /// What clients may take of it.
    pub limits: Limits,
    /// By which names and through which proxies it is reached.
    pub reach: Reach,
}

/// Why a server could not start or go on.
#[derive(Debug, Error)]
pub enum ServeError {
    /// The port is taken.
    #[error(
        "{0} is in use, by another Moonshot perhaps. Stop it, or choose another port: \
         `moonshot serve --listen {ip}:{port}`", ip = .0.ip(), port = .0.port().wrapping_add(1).max(1024)
    )]
    InUse(SocketAddr),
    /// The address cannot be listened at for another reason.
    #[error("cannot listen at {address}")]
    Listen {
        /// The address.
        address: SocketAddr,
        /// What the system says.
        source: io::Error,
    },
    /// The data directory cannot be made.
    #[error("cannot make the data directory {}", .directory.display())]
    Directory {
        /// The directory.
        directory: PathBuf,
        /// What the system says.
        source: io::Error,
    },
    /// The tables cannot be opened.
    #[error("cannot open the tables in {}", .directory.display())]
    Store {
        /// The data directory.
        directory: PathBuf,
        /// What the storage says.
        source: StoreError,
    },
}

/// A server that listens; [`Server::run`] begins to answer.
pub struct Server {
    listener: TcpListener,
    address: SocketAddr,
    tables: Arc<Tables>,
    edge: Arc<Edge>,
    /// The limit of open files.
    files: Option<u64>,
}

impl Server {
    /// Opens the tables and the port. Requests wait until [`Server::run`].
    ///
    /// # Errors
    /// When the data directory or its tables cannot be opened, or the port is taken.
    pub async fn open(config: &Config, bots: Arc<dyn Bots>) -> Result<Server, ServeError> {
        let listener = listen(config.listen).await?;
        let address = listener.local_addr().map_err(|source| ServeError::Listen {
            address: config.listen,
            source,
        })?;
        let files = edge::raise_file_limit();
        let store = Arc::new(open_store(&config.data).await?);
        let edge = Edge::new(store.clone(), config.limits.clone(), config.reach.clone());
        let load = edge.identities.load().await;
        load.map_err(|source| ServeError::Store {
            directory: config.data.clone(),
            source,
        })?;
        let tables = Arc::new(Tables::new(store, bots, config.card_set.clone()));
        Ok(Server {
            listener,
            address,
            tables,
            edge: Arc::new(edge),
            files,
        })
    }

    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Serves until `stop` resolves, then closes connections and tables.
    pub async fn run(self, stop: impl Future<Output = ()> + Send + 'static) {
        let (close, closing) = watch::channel(false);
        let app = App {
            tables: Arc::clone(&self.tables),
            edge: Arc::clone(&self.edge),
            closing: closing.clone(),
        };
        self.edge.tidy();
        let resuming = Arc::clone(&self.tables);
        tokio::spawn(async move {
            if let Err(error) = resuming.resume().await {
                tracing::error!(error = error.causes(), "tables could not be resumed");
            }
        });
        let tidied = Arc::clone(&self.tables);
        let tidying = tokio::spawn(async move {
            let mut every = tokio::time::interval(TIDY_EVERY);
            loop {
                every.tick().await;
                tidied.tidy();
            }
        });
        tokio::spawn(async move {
            stop.await;
            close.send_replace(true);
        });
        let (limits, reach) = (&self.edge.limits, &self.edge.reach);
        let serving = edge::serve(
            self.listener,
            router(app),
            limits,
            reach,
            self.files,
            closing.clone(),
        );
        tokio::select! {
            () = serving => {}
            () = after_closing(closing) => {}
        }
        tidying.abort();
        // Everything accepted is durable already; closing only checkpoints the file.
        if let Err(error) = self.tables.store().close().await {
            tracing::warn!(%error, "the tables did not close cleanly");
        }
    }
}

/// Returns when the time for closing connections is over.
async fn after_closing(mut closing: watch::Receiver<bool>) {
    if closing.wait_for(|closing| *closing).await.is_ok() {
        tokio::time::sleep(CLOSE_WITHIN).await;
    } else {
        std::future::pending::<()>().await;
    }
}

async fn listen(address: SocketAddr) -> Result<TcpListener, ServeError> {
    edge::listen(address)
        .await
        .map_err(|source| match source.kind() {
            io::ErrorKind::AddrInUse => ServeError::InUse(address),
            _ => ServeError::Listen { address, source },
        })
}

async fn open_store(directory: &Path) -> Result<SqliteStore, ServeError> {
    let at = || directory.to_owned();
    make_directory(directory).map_err(|source| ServeError::Directory {
        directory: at(),
        source,
    })?;
    SqliteStore::open(directory)
        .await
        .map_err(|source| ServeError::Store {
            directory: at(),
            source,
        })
}

/// Makes the directory if it does not exist, readable by its owner alone: it holds the seeds of running matches.
fn make_directory(directory: &Path) -> io::Result<()> {
    let mut builder = std::fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(directory)
}
