//! Starting and stopping.

use std::future::Future;
use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use moonshot_protocol::CardFaces;
use moonshot_store::{DataDirectory, DirectoryError, Location, SqlStore, Store, StoreError};
use thiserror::Error;
use tokio::net::TcpListener;
use tokio::sync::watch;
use tokio::task::JoinSet;

use crate::auth::Identities;
use crate::auth::account::Accounts;
use crate::broadcast::session::SessionConfig;
use crate::cluster::TIMINGS;
use crate::cluster::{self, ClusterSetup, NatsAddress};
use crate::http::app::App;
use crate::http::router::router;
use crate::lobby::expiry::{self, Expiry};
use crate::lobby::remote::LocalNode;
use crate::lobby::tables::Tables;
use crate::metrics::Metrics;
use crate::net::addresses::restart_at;
use crate::net::limits::{Limits, Reach};
use crate::net::{self, Edge};
use crate::table::bots::Bots;

/// How long requests in flight have to end when the server stops, where nobody says otherwise.
const DRAIN: Duration = Duration::from_secs(10);
/// Tables changed within this time are resumed at the start, where nobody says otherwise.
const RESUME: Duration = Duration::from_secs(24 * 60 * 60);

/// How often memory that is no longer needed is given back.
const TIDY_EVERY: Duration = Duration::from_secs(1);

/// What a server is started with.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where to listen; port 0 takes a free one.
    pub listen: SocketAddr,
    /// Where the tables are kept. A directory is made if it does not exist.
    pub store: Location,
    /// The cards of Black Hearts for new tables; the built-in set where there are none.
    pub card_set: Option<CardFaces>,
    /// What clients may take of it.
    pub limits: Limits,
    /// By which names and through which proxies it is reached.
    pub reach: Reach,
    /// Where to answer Prometheus; `None` for nowhere.
    pub metrics_listen: Option<SocketAddr>,
    /// How long requests in flight have to end when the server stops.
    pub drain: Duration,
    /// Tables changed within this time before the start are resumed: their bots go on though nobody opens them.
    pub resume: Duration,
    /// How long tables are kept that nobody uses.
    pub expiry: Expiry,
    /// The NATS over which several servers over one PostgreSQL database tell each other what happened; without it they do so
    /// over the database.
    pub nats: Option<NatsAddress>,
    /// The command that starts it, without where to listen: shown with how to let in other machines.
    pub command: String,
}

impl Config {
    /// A server with every setting at its default.
    pub fn new(listen: SocketAddr, store: impl Into<Location>) -> Config {
        Config {
            listen,
            store: store.into(),
            card_set: None,
            limits: Limits::default(),
            reach: Reach::default(),
            metrics_listen: None,
            drain: DRAIN,
            resume: RESUME,
            expiry: Expiry::default(),
            nats: None,
            command: "moonshot serve".to_owned(),
        }
    }
}

/// Why a server could not start or go on.
#[derive(Debug, Error)]
pub enum ServeError {
    /// The port is taken.
    #[error(
        "{address} is in use, by another Moonshot perhaps. Stop it, or choose another port: `{instead}`"
    )]
    InUse {
        /// The address.
        address: SocketAddr,
        /// What to type for the next port.
        instead: String,
    },
    /// The address cannot be listened at for another reason.
    #[error("cannot listen at {address}")]
    Listen {
        /// The address.
        address: SocketAddr,
        /// What the system says.
        source: io::Error,
    },
    /// The data directory cannot be used: another server has it, or it cannot be written.
    #[error(transparent)]
    Directory(#[from] DirectoryError),
    /// The tables cannot be opened or written.
    #[error("cannot open the tables in {location}: {}", .cause.explained())]
    Store {
        /// Where they are.
        location: Location,
        /// What the storage says.
        cause: StoreError,
    },
}

/// A server that listens; [`Server::run`] begins to answer.
pub struct Server {
    listener: TcpListener,
    address: SocketAddr,
    metrics_listener: Option<TcpListener>,
    tables: Arc<Tables>,
    edge: Arc<Edge>,
    identities: Arc<Identities>,
    /// What works with the other servers.
    begun: ClusterSetup,
    /// The limit of open files.
    files: Option<u64>,
    /// The data directory, if there is one.
    directory: Option<DataDirectory>,
    drain: Duration,
    resume: Duration,
    expiry: Expiry,
    command: String,
}

impl Server {
    /// Opens the tables and the port. Requests wait until [`Server::run`].
    ///
    /// # Errors
    /// When another server has the data directory, its tables cannot be opened or written, or the port is taken.
    pub async fn open(config: &Config, bots: Arc<dyn Bots>) -> Result<Server, ServeError> {
        let claimed = config.store.directory().map(DataDirectory::claim);
        let mut directory = claimed.transpose()?;
        let listener = listen(config.listen, |next| restart_at(&config.command, next)).await?;
        let address = listener.local_addr().map_err(|source| ServeError::Listen {
            address: config.listen,
            source,
        })?;
        let metrics_listener = match config.metrics_listen {
            Some(address) => {
                Some(listen(address, |next| format!("--metrics-listen {next}")).await?)
            }
            None => None,
        };
        if let Some(directory) = &mut directory {
            directory.sign(Some(address))?;
            directory.protect_database()?;
        }
        let files = net::raise_file_limit();
        let metrics = Metrics::default();
        let store = open_store(&config.store)
            .await?
            .with_recorder(Arc::new(metrics.clone()));
        let store = Arc::new(store);
        let (limits, reach) = (config.limits.clone(), config.reach.clone());
        let edge = Edge::new(limits, reach, metrics.clone());
        let identities = Arc::new(Identities::new(store.clone()));
        let load = identities.load().await;
        load.map_err(|cause| ServeError::Store {
            location: config.store.clone(),
            cause,
        })?;
        let begun =
            ClusterSetup::new(store.clone(), &config.store, config.nats.as_ref(), metrics).await;
        let begun = begun.map_err(|cause| ServeError::Store {
            location: config.store.clone(),
            cause,
        })?;
        let tables = Tables::new(
            store,
            bots,
            config.card_set.clone().map(Arc::new),
            edge.metrics.clone(),
            Arc::clone(&begun.cluster),
        );
        Ok(Server {
            listener,
            address,
            metrics_listener,
            tables,
            edge: Arc::new(edge),
            identities,
            begun,
            files,
            directory,
            drain: config.drain,
            resume: config.resume,
            expiry: config.expiry,
            command: config.command.clone(),
        })
    }

    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Where Prometheus is answered, if anywhere.
    pub fn metrics_address(&self) -> Option<SocketAddr> {
        let listener = self.metrics_listener.as_ref()?;
        listener.local_addr().ok()
    }

    /// Serves until `stop` resolves, then drains: nothing new is accepted, streams are closed, and requests in flight
    /// have the time that was configured to end.
    pub async fn run(self, stop: impl Future<Output = ()> + Send + 'static) {
        let (close, closing) = watch::channel(false);
        let cluster = Arc::clone(self.tables.cluster());
        let (tables, edge) = (Arc::clone(&self.tables), Arc::clone(&self.edge));
        let identities = Arc::clone(&self.identities);
        let (app, together) = begin(self.begun, tables, edge, identities, closing.clone());
        let app = App {
            listens: Some(self.address),
            command: self.command.as_str().into(),
            ..app
        };
        let observed = self.metrics_listener.map(|listener| {
            let serving = crate::http::exporter::serve(listener, app.clone());
            tokio::spawn(serving).abort_handle()
        });
        self.edge.tidy();
        let (resuming, look_back) = (Arc::clone(&self.tables), self.resume);
        tokio::spawn(async move { resuming.resume(look_back).await });
        let expiring = tokio::spawn(expiry::watch(Arc::clone(&self.tables), self.expiry));
        let tidied = Arc::clone(&self.tables);
        let tidying = tokio::spawn(async move {
            let mut every = tokio::time::interval(TIDY_EVERY);
            loop {
                every.tick().await;
                tidied.tidy();
            }
        });
        let woken = Arc::clone(&self.tables);
        tokio::spawn(async move {
            stop.await;
            close_streams(&close, &woken);
        });
        let (limits, reach) = (&self.edge.limits, &self.edge.reach);
        let serving = net::serve(
            self.listener,
            router(app),
            limits,
            reach,
            &self.edge.metrics,
            self.files,
            closing.clone(),
        );
        tokio::select! {
            () = serving => {}
            () = after_closing(closing, self.drain) => {}
        }
        tidying.abort();
        expiring.abort();
        cluster.leave().await;
        drop(together);
        // Everything accepted is durable already; closing only checkpoints the file.
        if let Err(error) = self.tables.store().close().await {
            tracing::warn!(%error, "the tables did not close cleanly");
        }
        if let Some(observed) = observed {
            observed.abort();
        }
        // Until here no other server may open the tables.
        drop(self.directory);
    }
}

/// Ends all streams: the server is about to stop. Whoever follows a table waits for news of it alone, and is woken.
pub(crate) fn close_streams(close: &watch::Sender<bool>, tables: &Tables) {
    close.send_replace(true);
    tables.wake_subscribers();
}

/// What handlers share, from when on the tables hear of what happens beside them: at other servers, for as long as the second
/// lives, and to the sessions of whoever watches.
pub(crate) fn begin(
    begun: ClusterSetup,
    tables: Arc<Tables>,
    edge: Arc<Edge>,
    identities: Arc<Identities>,
    closing: watch::Receiver<bool>,
) -> (App, JoinSet<()>) {
    let cluster = Arc::clone(&begun.cluster);
    let node = LocalNode {
        tables: Arc::clone(&tables),
        edge: Arc::clone(&edge),
        identities: Arc::clone(&identities),
    };
    let together = cluster::join(begun, node);
    wake_when_sessions_end(&identities, &tables);
    let accounts = Accounts::new(
        tables.shared_store(),
        tables.writer(),
        Arc::clone(&identities),
        Arc::clone(&edge),
        cluster,
    );
    let app = App {
        tables,
        accounts: Arc::new(accounts),
        identities,
        metrics: edge.metrics.clone(),
        manner: Arc::new(SessionConfig::new(
            edge.limits.stalled_timeout,
            &edge.metrics,
        )),
        edge,
        closing,
        listens: None,
        command: "moonshot serve".into(),
        readiness: Arc::default(),
    };
    (app, together)
}

/// Has whoever follows a table look whether they are still who they were, whenever somebody may not be.
fn wake_when_sessions_end(identities: &Identities, tables: &Arc<Tables>) {
    let mut ended = identities.subscribe();
    let tables = Arc::downgrade(tables);
    tokio::spawn(async move {
        while ended.changed().await.is_ok() {
            let Some(tables) = tables.upgrade() else {
                return;
            };
            tables.wake_subscribers();
        }
    });
}

/// Returns when the time for closing connections is over.
async fn after_closing(mut closing: watch::Receiver<bool>, drain: Duration) {
    if closing.wait_for(|closing| *closing).await.is_ok() {
        tokio::time::sleep(drain).await;
    } else {
        std::future::pending::<()>().await;
    }
}

/// Listens there; `instead` is what to type for another address.
async fn listen(
    address: SocketAddr,
    instead: impl FnOnce(SocketAddr) -> String,
) -> Result<TcpListener, ServeError> {
    net::listen(address)
        .await
        .map_err(|source| match source.kind() {
            io::ErrorKind::AddrInUse => {
                let next = address.port().wrapping_add(1).max(1024);
                let instead = instead(SocketAddr::new(address.ip(), next));
                ServeError::InUse { address, instead }
            }
            _ => ServeError::Listen { address, source },
        })
}

/// Opens the tables and writes to them once: a server that cannot write does not start.
async fn open_store(location: &Location) -> Result<SqlStore, ServeError> {
    let failed = |cause| ServeError::Store {
        location: location.clone(),
        cause,
    };
    let store = SqlStore::open(location, TIMINGS).await.map_err(failed)?;
    Store::ready(&store).await.map_err(failed)?;
    Ok(store)
}
