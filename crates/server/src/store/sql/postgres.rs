//! A PostgreSQL database, for one server or several.
//!
//! A batch is a transaction that first takes hold of the tables it is about, in the order of their names, so that what it
//! reads stays true until it ends and no two servers wait for each other. Each batch leaves a receipt in its transaction, a number in its
//! writer's row. When the end of a transaction got lost with the connection it is tried again, and finds its receipt if it was
//! committed: nothing is stored twice, and nothing is taken for lost that was stored. (PostgreSQL can be asked after a transaction by
//! its number, but after a crash another may have that number.)

use std::io;
use std::str::FromStr;
use std::sync::atomic::AtomicI64;
use std::time::Duration;

use sqlx::postgres::{PgConnectOptions, PgPool};
use sqlx::{Connection as _, PgConnection};
use tokio::time::{Instant, sleep, timeout};

use super::statement::{Answer, Connection, Pool, query};
use super::write::Receipt;
use super::{Place, SqlStore, Step, releases};
use crate::metrics::Retry;
use crate::store::loan;
use crate::store::{StoreError, Write, Written};
use crate::util::clock::now;
use crate::util::random;

/// How many connections read.
const READERS: u32 = 8;
/// How long a write is tried again, and a read waits, while the database is away.
const PATIENCE: Duration = Duration::from_secs(15);
/// How long one try may take.
const TRY: Duration = Duration::from_secs(10);
/// How long a read may take. The longest look through every table there is, now and then.
const READ: Duration = Duration::from_secs(if cfg!(test) { 2 } else { 10 });
/// How long what was lost with a connection is asked for again: a database that stops or starts takes connections that it ends at
/// once. Where one cannot be reached for longer, whoever asks is better served by another server.
const LOST: Duration = Duration::from_secs(2);
/// A read that takes longer has waited for a connection: the database answers within milliseconds.
const WAITED: Duration = Duration::from_secs(1);
/// How long to wait between tries.
const PAUSE: Duration = Duration::from_millis(100);

/// After how many milliseconds the receipts of a store that writes no more are forgotten: a week.
const FORGET: i64 = 7 * 24 * 60 * 60 * 1000;

/// The migrations, the oldest first.
const MIGRATIONS: [Step; 8] = [
    (
        1,
        "everything",
        include_str!("../../../migrations/postgres/0001_everything.sql"),
    ),
    (
        2,
        "servers",
        include_str!("../../../migrations/postgres/0002_servers.sql"),
    ),
    (
        3,
        "names",
        include_str!("../../../migrations/postgres/0003_names.sql"),
    ),
    (
        4,
        "erased",
        include_str!("../../../migrations/postgres/0004_erased.sql"),
    ),
    (
        5,
        "formats",
        include_str!("../../../migrations/postgres/0005_formats.sql"),
    ),
    (
        6,
        "ceremonies",
        include_str!("../../../migrations/postgres/0006_ceremonies.sql"),
    ),
    (
        7,
        "reserves",
        include_str!("../../../migrations/postgres/0007_reserves.sql"),
    ),
    (
        8,
        "looks",
        include_str!("../../../migrations/postgres/0008_looks.sql"),
    ),
];

/// The number of the last one.
pub(in crate::store) const LAST: i64 = MIGRATIONS[MIGRATIONS.len() - 1].0;

impl SqlStore {
    /// Opens the database at that address, `postgres://user:password@host:port/name`, and makes what it needs there. The
    /// database itself must exist. Servers that are started at the same time wait for each other.
    ///
    /// # Errors
    /// When the address cannot be read, the database cannot be reached or written, or was written by a newer release.
    pub async fn postgres(address: &str) -> Result<SqlStore, StoreError> {
        SqlStore::patient(address, PATIENCE).await
    }

    /// The same, with that patience while the database is away.
    pub(in crate::store) async fn patient(
        address: &str,
        patience: Duration,
    ) -> Result<SqlStore, StoreError> {
        let options = PgConnectOptions::from_str(address)?.application_name("moonshot");
        // A pool waits for a database that is not there; whoever starts a server is told at once.
        let mut first = Connection::Postgres(PgConnection::connect_with(&options).await?);
        releases::check(&mut first, LAST).await?;
        first.close().await?;
        let migrating = PgPool::connect_with(options.clone()).await?;
        super::migrator(MIGRATIONS).run(&migrating).await?;
        migrating.close().await;
        let readers = loan::pool()
            .max_connections(READERS)
            .acquire_timeout(patience)
            .connect_lazy_with(options.clone());
        let place = Place::Postgres {
            options,
            patience,
            writer: random::bytes().map_err(|_| StoreError::NoRandomness)?,
            batches: AtomicI64::new(0),
        };
        let mut writer = place.connect().await?;
        let old = query("DELETE FROM writers WHERE used < $1").bind(now() - FORGET);
        old.execute(&mut writer).await?;
        let readers = Pool::Postgres(readers, patience.min(READ));
        Ok(SqlStore::of(place, readers, writer))
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
        // Statements are small; to compile one takes longer than to run it.
        "SELECT set_config('jit', 'off', FALSE)",
    ] {
        query(setting).execute(&mut *connection).await?;
    }
    Ok(())
}

/// Stores all of it in one transaction. While the database is away it is tried again, by the same receipt.
pub(super) async fn commit(
    store: &SqlStore,
    slot: &mut Option<Connection>,
    writes: &[Write],
    mut receipt: Receipt<'_>,
    patience: Duration,
) -> Result<Vec<Written>, StoreError> {
    let until = Instant::now() + patience;
    loop {
        receipt.ending = false;
        let tried = timeout(TRY, store.try_commit(slot, writes, Some(&mut receipt))).await;
        let error = match tried {
            Ok(Ok(written)) => return Ok(written),
            Ok(Err(error)) => error,
            Err(_) => sqlx::Error::PoolTimedOut.into(),
        };
        let reason = match passes(&error) {
            Some(Retry::Connection | Retry::Late) if receipt.ending => Retry::Answer,
            Some(reason) => reason,
            None => return Err(error),
        };
        if Instant::now() >= until {
            return Err(error);
        }
        store.metrics.append_retried(reason);
        tracing::warn!(%error, "a write is tried again");
        sleep(PAUSE).await;
    }
}

/// What is read, although the database is started anew meanwhile: it is waited for with that patience, and what was lost with
/// a connection is asked for again, for a moment.
pub(super) async fn read<T, Reading>(
    reading: impl Fn() -> Reading,
    patience: Duration,
) -> Result<T, StoreError>
where
    Reading: Future<Output = Result<T, StoreError>>,
{
    let until = Instant::now() + patience;
    // From the first loss on: it may have been waited for long before.
    let mut lost_until = None;
    loop {
        let began = Instant::now();
        let error = match reading().await {
            Err(error) => error,
            read => return read,
        };
        let until = if is_not_there(&error) {
            // Once it is there again it may still be starting.
            lost_until = None;
            until
        } else if is_lost(&error) {
            if began.elapsed() > WAITED {
                // The pool waited for the database, and then returned a connection from before.
                lost_until = None;
            }
            let lost_until = *lost_until.get_or_insert_with(|| Instant::now() + LOST);
            lost_until.min(until + LOST)
        } else {
            return Err(error);
        };
        if Instant::now() >= until {
            return Err(error);
        }
        sleep(PAUSE).await;
    }
}

/// Whether no socket of the database is there. Where its address is a port the pool waits by itself.
fn is_not_there(error: &StoreError) -> bool {
    failed_with(error).is_some_and(|kind| kind == io::ErrorKind::NotFound)
}

/// Whether an answer was lost with its connection, and another connection may bring it; one that took too long would
/// take as long again.
fn is_lost(error: &StoreError) -> bool {
    let late = failed_with(error) == Some(io::ErrorKind::TimedOut);
    !late && matches!(passes(error), Some(Retry::Connection | Retry::Interrupted))
}

/// How the system failed, if it did.
fn failed_with(error: &StoreError) -> Option<io::ErrorKind> {
    match error {
        StoreError::Failed(error) => match &**error {
            sqlx::Error::Io(error) => Some(error.kind()),
            _ => None,
        },
        _ => None,
    }
}

/// Why an error may be gone the next time, if it may: of the connection, of a server that stops or starts, of two transactions
/// that got in each other's way.
fn passes(error: &StoreError) -> Option<Retry> {
    let StoreError::Failed(error) = error else {
        return None;
    };
    match &**error {
        sqlx::Error::Io(_) | sqlx::Error::Protocol(_) => Some(Retry::Connection),
        sqlx::Error::PoolTimedOut => Some(Retry::Late),
        sqlx::Error::Database(error) => {
            let code = error.code()?;
            match (code.get(..2)?, &*code) {
                ("08", _) => Some(Retry::Connection),
                ("40", _) => Some(Retry::Conflict),
                ("57", _) => Some(Retry::Interrupted),
                (_, "55P03") => Some(Retry::Lock),
                // Of the resources that may be short not the disk.
                (_, "53300" | "53400") => Some(Retry::Full),
                _ => None,
            }
        }
        _ => None,
    }
}
