//! A PostgreSQL database, for one server or several.
//!
//! A batch is a transaction that first takes hold of the tables it is about, in the order of their names, so that what it
//! reads stays true until it ends and no two servers wait for each other. A transaction whose end got lost with the connection
//! is asked after by its number: nothing is stored twice, and nothing is taken for lost that was stored.

use std::str::FromStr;
use std::time::Duration;

use sqlx::postgres::{PgConnectOptions, PgPool, PgPoolOptions};
use tokio::sync::Mutex;
use tokio::time::{Instant, sleep, timeout};

use super::statement::{Answer, Connection, Readers, query};
use super::write::Ending;
use super::{Place, SqlStore, Step};
use crate::store::{StoreError, Write, Written};

/// How many connections read.
const READERS: u32 = 8;
/// How long a write is tried again while the database is away.
const PATIENCE: Duration = Duration::from_secs(15);
/// How long one try may take.
const TRY: Duration = Duration::from_secs(10);
/// How long to wait between tries.
const PAUSE: Duration = Duration::from_millis(100);

/// The migrations, the oldest first.
const MIGRATIONS: [Step; 1] = [(
    1,
    "everything",
    include_str!("../../../migrations/postgres/0001_everything.sql"),
)];

impl SqlStore {
    /// Opens the database at that address, `postgres://user:password@host:port/name`, and makes what it needs there. The
    /// database itself must exist. Servers that are started at the same time wait for each other.
    ///
    /// # Errors
    /// When the address cannot be read, the database cannot be reached or written, or was written by a newer release.
    pub async fn postgres(address: &str) -> Result<SqlStore, StoreError> {
        let options = PgConnectOptions::from_str(address)?.application_name("moonshot");
        let migrating = PgPool::connect_with(options.clone()).await?;
        super::migrator(MIGRATIONS).run(&migrating).await?;
        migrating.close().await;
        let readers = PgPoolOptions::new()
            .max_connections(READERS)
            .acquire_timeout(PATIENCE)
            .connect_with(options.clone())
            .await?;
        let place = Place::Postgres(options);
        Ok(SqlStore {
            writer: Mutex::new(Some(place.connect().await?)),
            readers: Readers::Postgres(readers),
            place,
        })
    }
}

/// Sets up a connection that writes.
pub(super) async fn set_up(connection: &mut Connection) -> Answer<()> {
    for setting in [
        // What is acknowledged is on the disk. A host may ask for more than that, and not for less.
        "SELECT set_config('synchronous_commit', 'on', FALSE)
         WHERE current_setting('synchronous_commit') = 'off'",
        // A server that has gone keeps no table to itself.
        "SELECT set_config('idle_in_transaction_session_timeout', '10s', FALSE)",
        "SELECT set_config('lock_timeout', '5s', FALSE)",
    ] {
        query(setting).execute(&mut *connection).await?;
    }
    Ok(())
}

/// Stores all of it in one transaction. While the database is away it is tried again.
pub(super) async fn commit(
    store: &SqlStore,
    slot: &mut Option<Connection>,
    writes: &[Write],
) -> Result<Vec<Written>, StoreError> {
    let until = Instant::now() + PATIENCE;
    loop {
        let mut ending = None;
        let tried = timeout(TRY, store.try_commit(slot, writes, &mut ending)).await;
        let error = match tried {
            Ok(Ok(written)) => return Ok(written),
            Ok(Err(error)) => error,
            Err(_) => sqlx::Error::PoolTimedOut.into(),
        };
        if let Some(ending) = ending {
            match was_committed(store, &ending, until).await {
                Some(true) => return Ok(ending.written),
                Some(false) => {}
                None => return Err(error),
            }
        }
        if !passes(&error) || Instant::now() >= until {
            return Err(error);
        }
        tracing::warn!(%error, "a write is tried again");
        sleep(PAUSE).await;
    }
}

/// Whether a transaction was committed whose end is not known. `None` where that cannot be found out.
async fn was_committed(store: &SqlStore, ending: &Ending, until: Instant) -> Option<bool> {
    while Instant::now() < until {
        match timeout(TRY, status(store, &ending.transaction)).await {
            Ok(Ok(status)) => match status.as_deref() {
                Some("committed") => return Some(true),
                Some("aborted") => return Some(false),
                // Its end is on its way.
                Some(_) => {}
                None => return None,
            },
            Ok(Err(error)) => tracing::warn!(%error, "the end of a write is asked after again"),
            Err(_) => {}
        }
        sleep(PAUSE).await;
    }
    None
}

async fn status(store: &SqlStore, transaction: &str) -> Answer<Option<String>> {
    let mut connection = store.place.connect().await?;
    let row = query("SELECT pg_xact_status($1::xid8) AS status")
        .bind(transaction)
        .fetch_one(&mut connection)
        .await?;
    let status = row.try_get("status");
    connection.close().await?;
    status
}

/// Whether an error may be gone the next time: of the connection, of a server that stops or starts, of two transactions
/// that got in each other's way.
fn passes(error: &StoreError) -> bool {
    let StoreError::Failed(error) = error else {
        return false;
    };
    match &**error {
        sqlx::Error::Io(_) | sqlx::Error::PoolTimedOut | sqlx::Error::Protocol(_) => true,
        sqlx::Error::Database(error) => error.code().is_some_and(|code| {
            let class = code.get(..2).unwrap_or_default();
            // Connection, rollback, resources but for a full disk, a lock not given, and an operator's doing.
            matches!(class, "08" | "40" | "57") || matches!(&*code, "53300" | "53400" | "55P03")
        }),
        _ => false,
    }
}
