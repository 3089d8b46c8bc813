//! Connections of a pool to a PostgreSQL database that may go without a word, as where a machine or a cable fails: one is
//! thrown away if what was asked on it is not answered.
//!
//! A pool tries every connection that comes back to it, and waits for that as long as the network does: a quarter of an hour
//! where the other end is gone without a word. Until then the connection counts as one of those that may be open.

use std::io;
use std::time::Duration;

use sqlx::pool::PoolConnection;
use sqlx::postgres::{PgConnection, PgPool, PgPoolOptions};
use sqlx::{Connection as _, Error, Postgres};
use tokio::time::timeout;

/// How long a connection that nobody has used for a while may take to show that it still works.
const PROOF: Duration = Duration::from_millis(if cfg!(test) { 300 } else { 2_000 });

/// A pool whose connections are tried before they are lent, and closed where they do not answer soon.
pub(crate) fn pool() -> PgPoolOptions {
    PgPoolOptions::new()
        .test_before_acquire(false)
        .before_acquire(|connection, _| {
            Box::pin(async move {
                let proof = timeout(PROOF, connection.ping()).await;
                proof.map_err(|_| late(PROOF))?.map(|()| true)
            })
        })
}

fn late(limit: Duration) -> Error {
    let late = format!("the database has not answered for {limit:?}");
    io::Error::new(io::ErrorKind::TimedOut, late).into()
}

/// A connection on loan: it goes back to its pool only through [`Loan::within`].
pub(crate) struct Loan(Option<PoolConnection<Postgres>>);

impl Loan {
    pub(crate) async fn of(pool: &PgPool) -> Result<Loan, Error> {
        Ok(Loan(Some(pool.acquire().await?)))
    }

    /// What is asked on the connection, if it is answered within that time.
    pub(crate) async fn within<T>(
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
            // Its socket is closed without waiting for anything.
            drop(connection.detach());
        }
    }
}
