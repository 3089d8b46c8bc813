//! Pooled connections to a PostgreSQL database that may stop answering without notice, as when a machine or a cable fails. A
//! connection is discarded if a statement on it is not answered in time.
//!
//! A pool of sqlx pings every connection that is returned to it, and waits as long as the network does: a quarter of an hour for a
//! half-open connection, which counts against the pool's maximum until then.

use std::io;
use std::time::Duration;

use sqlx::pool::PoolConnection;
use sqlx::postgres::{PgConnection, PgPool, PgPoolOptions};
use sqlx::{Connection as _, Error, Postgres};
use tokio::time::timeout;

/// Options of a pool that pings a connection before it lends it, and replaces those that do not answer within `ping`.
pub fn pool_options(ping: Duration) -> PgPoolOptions {
    PgPoolOptions::new()
        .test_before_acquire(false)
        .before_acquire(move |connection, _| {
            Box::pin(async move {
                let answer = timeout(ping, connection.ping()).await;
                answer.map_err(|_| late(ping))?.map(|()| true)
            })
        })
}

fn late(limit: Duration) -> Error {
    let late = format!("the database has not answered for {limit:?}");
    io::Error::new(io::ErrorKind::TimedOut, late).into()
}

/// A connection from a pool. It is returned only after a statement that was answered ([`Loan::within`]); dropping the loan closes
/// the connection.
pub struct Loan(Option<PoolConnection<Postgres>>);

impl Loan {
    /// Takes a connection from the pool.
    ///
    /// # Errors
    /// When the pool has none within its timeout, or is closed.
    pub async fn of(pool: &PgPool) -> Result<Loan, Error> {
        Ok(Loan(Some(pool.acquire().await?)))
    }

    /// Runs `ask` on the connection and returns it to the pool.
    ///
    /// # Errors
    /// When `ask` fails, or takes longer than `limit`: then the connection is closed.
    pub async fn within<T>(
        mut self,
        limit: Duration,
        ask: impl AsyncFnOnce(&mut PgConnection) -> Result<T, Error>,
    ) -> Result<T, Error> {
        let Some(connection) = &mut self.0 else {
            return Err(Error::PoolClosed);
        };
        match timeout(limit, ask(connection)).await {
            Ok(answer) => {
                drop(self.0.take());
                answer
            }
            Err(_) => Err(late(limit)),
        }
    }
}

impl Drop for Loan {
    fn drop(&mut self) {
        if let Some(connection) = self.0.take() {
            // Closes the socket without waiting for the other end.
            drop(connection.detach());
        }
    }
}
