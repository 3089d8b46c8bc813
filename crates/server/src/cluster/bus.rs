//! The message bus between servers: NATS, or PostgreSQL's NOTIFY.

use std::str::FromStr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use async_nats::connection::State;
use async_nats::{
    Client, ClientError, ConnectErrorKind, ConnectOptions, Event, ServerError, Subscriber,
};
use futures_util::StreamExt;
use moonshot_store::{Loan, pool_options};
use sqlx::postgres::{PgConnectOptions, PgListener, PgPool};
use thiserror::Error;
use tokio::sync::Notify;
use tokio::time::timeout;

use super::nats_address::Login;
use super::{NatsAddress, TIMINGS};

/// How long sending a message may take; after that it is lost.
const PATIENCE: Duration = Duration::from_secs(2);

/// Interval of NATS heartbeats.
const PING: Duration = Duration::from_secs(4);
/// Logged when NATS rejects the credentials.
const REFUSED: &str = "NATS does not let this server in. Correct the name and the password, or the token, in the address of --nats";

/// Whether NATS rejected the credentials.
fn is_refusal(event: &Event) -> bool {
    match event {
        Event::ServerError(error) => *error == ServerError::AuthorizationViolation,
        Event::ClientError(ClientError::Other(error)) => {
            *error == ConnectErrorKind::AuthorizationViolation.to_string()
        }
        _ => false,
    }
}

/// Why a message was lost.
#[derive(Debug, Error)]
pub(super) enum BusError {
    /// It took too long.
    #[error("it took too long")]
    Slow,
    #[error(transparent)]
    Postgres(#[from] sqlx::Error),
    #[error(transparent)]
    Publish(#[from] async_nats::PublishError),
    #[error(transparent)]
    Subscribe(#[from] async_nats::SubscribeError),
    #[error(transparent)]
    Connect(#[from] async_nats::ConnectError),
}

/// A message bus.
pub(super) enum Bus {
    Postgres {
        pool: PgPool,
        address: String,
    },
    Nats {
        client: Client,
        /// The subject of this cluster's messages.
        subject: String,
        /// Notified when the connection is restored.
        connected: Arc<Notify>,
    },
}

impl Bus {
    /// The channel of NOTIFY. Channels are per database.
    const CHANNEL: &str = "moonshot";

    /// A bus over the database.
    pub(super) fn postgres(address: &str) -> Result<Bus, BusError> {
        Ok(Bus::Postgres {
            pool: one_connection(address)?,
            address: address.to_owned(),
        })
    }

    /// A bus over NATS, which may become available later.
    pub(super) async fn nats(address: &NatsAddress, subject: String) -> Result<Bus, BusError> {
        let connected = Arc::new(Notify::new());
        let wakes = Arc::clone(&connected);
        // Whether the rejection was logged: the client retries forever.
        let refused = Arc::new(AtomicBool::new(false));
        let options = match address.login() {
            None => ConnectOptions::new(),
            Some(Login::Token(token)) => ConnectOptions::with_token(token.clone()),
            Some(Login::Password { name, password }) => {
                ConnectOptions::with_user_and_password(name.clone(), password.clone())
            }
        };
        let client = options
            .name("moonshot")
            .retry_on_initial_connect()
            .connection_timeout(PATIENCE)
            // After three missed heartbeats the client reconnects.
            .ping_interval(PING)
            .no_echo()
            .event_callback(move |event| {
                let (wakes, refused) = (Arc::clone(&wakes), Arc::clone(&refused));
                async move {
                    match event {
                        Event::Connected => {
                            tracing::info!("connected to NATS");
                            refused.store(false, Ordering::Release);
                            wakes.notify_one();
                        }
                        event if is_refusal(&event) => {
                            if !refused.swap(true, Ordering::AcqRel) {
                                tracing::error!("{REFUSED}");
                            }
                        }
                        // The client retries forever, so this server is stopping.
                        Event::Closed => tracing::debug!("the connection to NATS is closed"),
                        event => tracing::warn!(%event, "NATS"),
                    }
                }
            })
            .connect(address.server())
            .await?;
        Ok(Bus::Nats {
            client,
            subject,
            connected,
        })
    }

    /// Maximum length of a message, in bytes.
    pub(super) fn longest(&self) -> usize {
        match self {
            // NOTIFY takes just under 8,000.
            Bus::Postgres { .. } => 7_500,
            Bus::Nats { .. } => 256 * 1024,
        }
    }

    /// Whether messages can arrive now, as far as is known.
    pub(super) fn is_connected(&self) -> bool {
        match self {
            // A listener is always connected.
            Bus::Postgres { .. } => true,
            Bus::Nats { client, .. } => client.connection_state() == State::Connected,
        }
    }

    /// Sends a message to the other servers.
    pub(super) async fn send(&self, message: String) -> Result<(), BusError> {
        let sending = async {
            match self {
                Bus::Postgres { pool, .. } => {
                    let notify = sqlx::query("SELECT pg_notify($1, $2)")
                        .bind(Bus::CHANNEL)
                        .bind(message);
                    let loan = Loan::of(pool).await?;
                    let sent = loan.within(PATIENCE, async |one| notify.execute(one).await);
                    sent.await?;
                }
                Bus::Nats {
                    client, subject, ..
                } => client.publish(subject.clone(), message.into()).await?,
            }
            Ok(())
        };
        timeout(PATIENCE, sending)
            .await
            .unwrap_or(Err(BusError::Slow))
    }

    /// Subscribes to the messages of other servers.
    pub(super) async fn listen(&self) -> Result<Listener, BusError> {
        Ok(match self {
            Bus::Postgres { address, .. } => {
                // A pool of its own: the last listener may still wait for an unresponsive database.
                let listening = async {
                    let mut listener = PgListener::connect_with(&one_connection(address)?).await?;
                    listener.listen(Bus::CHANNEL).await?;
                    Ok(listener)
                };
                let listener = timeout(2 * PATIENCE, listening).await;
                Listener::Postgres(listener.unwrap_or(Err(BusError::Slow))?)
            }
            Bus::Nats {
                client,
                subject,
                connected,
            } => Listener::Nats {
                subscriber: client.subscribe(subject.clone()).await?,
                connected: Arc::clone(connected),
            },
        })
    }
}

/// A pool of one connection, opened on first use.
fn one_connection(address: &str) -> Result<PgPool, BusError> {
    let options = PgConnectOptions::from_str(address)?.application_name("moonshot");
    Ok(pool_options(TIMINGS.ping)
        .max_connections(1)
        .acquire_timeout(PATIENCE)
        .connect_lazy_with(options))
}

/// Receives messages.
pub(super) enum Listener {
    Postgres(PgListener),
    Nats {
        subscriber: Subscriber,
        connected: Arc<Notify>,
    },
}

/// Something received.
pub(super) enum Received {
    Message(String),
    /// Messages may have been missed.
    Gap,
}

impl Listener {
    /// The next message.
    pub(super) async fn next(&mut self) -> Result<Received, BusError> {
        match self {
            Listener::Postgres(listener) => Ok(match listener.try_recv().await? {
                Some(notification) => Received::Message(notification.payload().to_owned()),
                None => Received::Gap,
            }),
            Listener::Nats {
                subscriber,
                connected,
            } => tokio::select! {
                message = subscriber.next() => match message {
                    Some(message) => Ok(Received::Message(
                        String::from_utf8_lossy(&message.payload).into_owned(),
                    )),
                    None => Err(BusError::Slow),
                },
                () = connected.notified() => Ok(Received::Gap),
            },
        }
    }
}
