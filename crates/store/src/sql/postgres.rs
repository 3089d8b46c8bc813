//! A PostgreSQL database, for one server or several.
//!
//! A batch is a transaction that first locks its tables, in the order of their ids, so that what it reads stays true until it ends and
//! two servers do not deadlock. Each batch writes a receipt in its transaction: its number, in the row of its writer. If the answer to a
//! commit is lost with the connection, the batch is retried and finds the receipt if it was committed: nothing is stored twice or
//! reported as failed that was stored. (PostgreSQL can return the status of a transaction by its id, but after a crash another may have
//! that id.)

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
use crate::loan;
use crate::system::{now, random};
use crate::{Retry, StoreError, Timings, Write, Written};

/// How many connections read.
const READERS: u32 = 8;
/// Maximum duration of one try.
const TRY: Duration = Duration::from_secs(10);
/// How long reads that lost their connection are retried: a database that stops or starts accepts connections and closes them at once. If
/// it takes longer, a client does better to try another server.
const LOST: Duration = Duration::from_secs(2);
/// A longer read has waited for a connection: the database answers within milliseconds.
const WAITED: Duration = Duration::from_secs(1);
/// Delay between tries.
const PAUSE: Duration = Duration::from_millis(100);

/// How long the receipts of a store that no longer writes are kept, in milliseconds: a week.
const FORGET: i64 = 7 * 24 * 60 * 60 * 1000;

/// The migrations, the oldest first.
const MIGRATIONS: [Step; 9] = [
    (
        1,
        "everything",
        include_str!("../../migrations/postgres/0001_everything.sql"),
    ),
    (
        2,
        "servers",
        include_str!("../../migrations/postgres/0002_servers.sql"),
    ),
    (
        3,
        "names",
        include_str!("../../migrations/postgres/0003_names.sql"),
    ),
    (
        4,
        "erased",
        include_str!("../../migrations/postgres/0004_erased.sql"),
    ),
    (
        5,
        "formats",
        include_str!("../../migrations/postgres/0005_formats.sql"),
    ),
    (
        6,
        "ceremonies",
        include_str!("../../migrations/postgres/0006_ceremonies.sql"),
    ),
    (
        7,
        "reserves",
        include_str!("../../migrations/postgres/0007_reserves.sql"),
    ),
    (
        8,
        "looks",
        include_str!("../../migrations/postgres/0008_looks.sql"),
    ),
    (
        9,
        "origins",
        include_str!("../../migrations/postgres/0009_origins.sql"),
    ),
];

/// The number of the last one.
pub(crate) const LAST: i64 = MIGRATIONS[MIGRATIONS.len() - 1].0;

impl SqlStore {
    /// Opens the database at that address, `postgres://user:password@host:port/name`, and migrates it. The database itself must exist.
    /// Servers that start at the same time wait for each other.
    ///
    /// # Errors
    /// When the address cannot be read, the database cannot be reached or written, or was written by a newer release.
    pub async fn postgres(address: &str, timings: Timings) -> Result<SqlStore, StoreError> {
        let options = PgConnectOptions::from_str(address)?.application_name("moonshot");
        // A pool waits for an unreachable database. At the start that is an error at once.
        let mut first = Connection::Postgres(PgConnection::connect_with(&options).await?);
        releases::check(&mut first, LAST).await?;
        first.close().await?;
        let migrating = PgPool::connect_with(options.clone()).await?;
        super::migrator(MIGRATIONS).run(&migrating).await?;
        migrating.close().await;
        let readers = loan::pool_options(timings.ping)
            .max_connections(READERS)
            .acquire_timeout(timings.outage)
            .connect_lazy_with(options.clone());
        let place = Place::Postgres {
            options,
            writer: random()?,
            batches: AtomicI64::new(0),
        };
        let mut writer = place.connect().await?;
        let old = query("DELETE FROM writers WHERE used < $1").bind(now() - FORGET);
        old.execute(&mut writer).await?;
        let readers = Pool::Postgres(readers, timings.outage.min(timings.read));
        Ok(SqlStore::of(place, readers, writer, timings))
    }
}

/// Sets up a connection that writes.
pub(super) async fn set_up(connection: &mut Connection) -> Answer<()> {
    for setting in [
        // What is acknowledged is on the disk. A host may configure more than that, not less.
        "SELECT set_config('synchronous_commit', 'on', FALSE)
         WHERE current_setting('synchronous_commit') = 'off'",
        // A server that disappeared must not keep its locks.
        "SELECT set_config('idle_in_transaction_session_timeout', '10s', FALSE)",
        "SELECT set_config('lock_timeout', '5s', FALSE)",
        // Statements are small; compiling one takes longer than running it.
        "SELECT set_config('jit', 'off', FALSE)",
    ] {
        query(setting).execute(&mut *connection).await?;
    }
    Ok(())
}

/// Commits the writes in one transaction. While the database is unreachable it is retried, with the same receipt.
pub(super) async fn commit(
    store: &SqlStore,
    slot: &mut Option<Connection>,
    writes: &[Write],
    mut receipt: Receipt<'_>,
) -> Result<Vec<Written>, StoreError> {
    let until = Instant::now() + store.timings.outage;
    loop {
        receipt.committing = false;
        let tried = timeout(TRY, store.try_commit(slot, writes, Some(&mut receipt))).await;
        let error = match tried {
            Ok(Ok(written)) => return Ok(written),
            Ok(Err(error)) => error,
            Err(_) => sqlx::Error::PoolTimedOut.into(),
        };
        let reason = match retry_reason(&error) {
            Some(Retry::Connection | Retry::Late) if receipt.committing => Retry::Answer,
            Some(reason) => reason,
            None => return Err(error),
        };
        if Instant::now() >= until {
            return Err(error);
        }
        store.readers.recorder.commit_retried(reason);
        tracing::warn!(%error, "a commit is retried");
        sleep(PAUSE).await;
    }
}

/// Reads, although the database restarts in the meantime: waits for it for up to `outage`, and retries reads that lost their connection
/// for a moment.
pub(super) async fn read<T, Reading>(
    reading: impl Fn() -> Reading,
    outage: Duration,
) -> Result<T, StoreError>
where
    Reading: Future<Output = Result<T, StoreError>>,
{
    let until = Instant::now() + outage;
    // Counts from the first lost connection: the read may have waited long before.
    let mut lost_until = None;
    loop {
        let began = Instant::now();
        let error = match reading().await {
            Err(error) => error,
            read => return read,
        };
        let until = if is_missing(&error) {
            // When it is reachable again it may still be starting.
            lost_until = None;
            until
        } else if is_lost(&error) {
            if began.elapsed() > WAITED {
                // The pool waited for the database, and then lent a connection from before.
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

/// Whether the database's socket does not exist. If its address is a port the pool waits by itself.
fn is_missing(error: &StoreError) -> bool {
    failed_with(error).is_some_and(|kind| kind == io::ErrorKind::NotFound)
}

/// Whether an answer was lost with its connection, so that another connection may succeed. A read that took too long would take as long
/// again.
fn is_lost(error: &StoreError) -> bool {
    let late = failed_with(error) == Some(io::ErrorKind::TimedOut);
    !late
        && matches!(
            retry_reason(error),
            Some(Retry::Connection | Retry::Interrupted)
        )
}

/// The kind of the operating system's error, if it is one.
fn failed_with(error: &StoreError) -> Option<io::ErrorKind> {
    match error {
        StoreError::Failed(error) => match &**error {
            sqlx::Error::Io(error) => Some(error.kind()),
            _ => None,
        },
        _ => None,
    }
}

/// Why a retry may succeed, if it may: the connection failed, the database stops or starts, or two transactions conflicted.
fn retry_reason(error: &StoreError) -> Option<Retry> {
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
                // Connections and other resources, but not the disk.
                (_, "53300" | "53400") => Some(Retry::Full),
                _ => None,
            }
        }
        _ => None,
    }
}
