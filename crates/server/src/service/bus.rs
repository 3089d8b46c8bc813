//! How notices go from server to server: over NATS, or over PostgreSQL's own NOTIFY.

use std::str::FromStr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use async_nats::connection::State;
use async_nats::{
    Client, ClientError, ConnectErrorKind, ConnectOptions, Event, ServerError, Subscriber,
};
use futures_util::StreamExt;
use sqlx::postgres::{PgConnectOptions, PgListener, PgPool};
use thiserror::Error;
use tokio::sync::Notify;
use tokio::time::timeout;

use super::NatsAddress;
use super::nats_address::Login;
use crate::loan::{self, Loan};

/// How long to wait until a letter is on its way; then it is lost.
const PATIENCE: Duration = Duration::from_secs(2);

/// How often NATS is asked whether it is there.
const PING: Duration = Duration::from_secs(4);
/// What the host is told whose NATS asks for another password.
const REFUSED: &str = "NATS does not let this server in. Correct the name and the password, or the token, in the address of --nats";

/// Whether NATS says that it does not know who this is.
fn is_refusal(event: &Event) -> bool {
    match event {
        Event::ServerError(error) => *error == ServerError::AuthorizationViolation,
        Event::ClientError(ClientError::Other(error)) => {
            *error == ConnectErrorKind::AuthorizationViolation.to_string()
        }
        _ => false,
    }
}

/// Why a letter was lost.
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

/// A way for letters.
pub(super) enum Bus {
    Postgres {
        /// What sends.
        pool: PgPool,
        address: String,
    },
    Nats {
        client: Client,
        /// Where this service's letters are.
        subject: String,
        /// Is told when the connection is there again.
        connected: Arc<Notify>,
    },
}

impl Bus {
    /// The channel of NOTIFY, which is the database's own.
    const CHANNEL: &str = "moonshot";

    /// Letters over the database.
    pub(super) fn postgres(address: &str) -> Result<Bus, BusError> {
        Ok(Bus::Postgres {
            pool: one_connection(address)?,
            address: address.to_owned(),
        })
    }

    /// Letters over NATS, as soon as it is there.
    pub(super) async fn nats(address: &NatsAddress, subject: String) -> Result<Bus, BusError> {
        let connected = Arc::new(Notify::new());
        let told = Arc::clone(&connected);
        // Whether it was said that NATS lets this server not in: it is tried again and again.
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
            // Where it says nothing to three of these in a row, it is connected to anew.
            .ping_interval(PING)
            .no_echo()
            .event_callback(move |event| {
                let (told, refused) = (Arc::clone(&told), Arc::clone(&refused));
                async move {
                    match event {
                        Event::Connected => {
                            tracing::info!("NATS is there");
                            refused.store(false, Ordering::Release);
                            told.notify_one();
                        }
                        event if is_refusal(&event) => {
                            if !refused.swap(true, Ordering::AcqRel) {
                                tracing::error!("{REFUSED}");
                            }
                        }
                        // It is tried again for ever, so this is the server that stops.
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

    /// The longest letter, in bytes.
    pub(super) fn longest(&self) -> usize {
        match self {
            // What NOTIFY takes is just short of 8,000.
            Bus::Postgres { .. } => 7_500,
            Bus::Nats { .. } => 256 * 1024,
        }
    }

    /// Whether letters can arrive now, as far as is known.
    pub(super) fn is_connected(&self) -> bool {
        match self {
            // Whatever listens is connected.
            Bus::Postgres { .. } => true,
            Bus::Nats { client, .. } => client.connection_state() == State::Connected,
        }
    }

    /// Sends a letter to the other servers.
    pub(super) async fn send(&self, letter: String) -> Result<(), BusError> {
        let sending = async {
            match self {
                Bus::Postgres { pool, .. } => {
                    let notify = sqlx::query("SELECT pg_notify($1, $2)")
                        .bind(Bus::CHANNEL)
                        .bind(letter);
                    let loan = Loan::of(pool).await?;
                    let sent = loan.within(PATIENCE, async |one| notify.execute(one).await);
                    sent.await?;
                }
                Bus::Nats {
                    client, subject, ..
                } => client.publish(subject.clone(), letter.into()).await?,
            }
            Ok(())
        };
        timeout(PATIENCE, sending)
            .await
            .unwrap_or(Err(BusError::Slow))
    }

    /// Listens to the others.
    pub(super) async fn listen(&self) -> Result<Ear, BusError> {
        Ok(match self {
            Bus::Postgres { address, .. } => {
                // A pool of its own: the last listener may still wait for a database that has gone.
                let listening = async {
                    let mut listener = PgListener::connect_with(&one_connection(address)?).await?;
                    listener.listen(Bus::CHANNEL).await?;
                    Ok(listener)
                };
                let listener = timeout(2 * PATIENCE, listening).await;
                Ear::Postgres(listener.unwrap_or(Err(BusError::Slow))?)
            }
            Bus::Nats {
                client,
                subject,
                connected,
            } => Ear::Nats {
                subscriber: client.subscribe(subject.clone()).await?,
                connected: Arc::clone(connected),
            },
        })
    }
}

/// A pool of one connection, which is made when it is needed.
fn one_connection(address: &str) -> Result<PgPool, BusError> {
    let options = PgConnectOptions::from_str(address)?.application_name("moonshot");
    Ok(loan::pool()
        .max_connections(1)
        .acquire_timeout(PATIENCE)
        .connect_lazy_with(options))
}

/// What hears letters.
pub(super) enum Ear {
    Postgres(PgListener),
    Nats {
        subscriber: Subscriber,
        connected: Arc<Notify>,
    },
}

/// Something heard.
pub(super) enum Heard {
    Letter(String),
    /// Letters may have been missed.
    Gap,
}

impl Ear {
    /// What is heard next.
    pub(super) async fn next(&mut self) -> Result<Heard, BusError> {
        match self {
            Ear::Postgres(listener) => Ok(match listener.try_recv().await? {
                Some(notification) => Heard::Letter(notification.payload().to_owned()),
                None => Heard::Gap,
            }),
            Ear::Nats {
                subscriber,
                connected,
            } => tokio::select! {
                message = subscriber.next() => match message {
                    Some(message) => Ok(Heard::Letter(
                        String::from_utf8_lossy(&message.payload).into_owned(),
                    )),
                    None => Err(BusError::Slow),
                },
                () = connected.notified() => Ok(Heard::Gap),
            },
        }
    }
}
