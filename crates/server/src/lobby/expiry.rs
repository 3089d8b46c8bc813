//! Expiry of tables and sessions that were unused for a long time.

use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;

use moonshot_store::{AccountWrite, StoreError, TableId, Write};
use tokio::time::Instant;

use crate::auth::SESSION_KEPT;
use crate::error::ApiError;
use crate::lobby::tables::Tables;
use crate::names::looks;
use crate::util::clock::day;

/// Interval of checks.
const LOOK_EVERY: Duration = Duration::from_secs(30 * 60);
/// How long a table must have counted as expired, by a monotonic clock, before it is deleted: a temporarily wrong system clock
/// deletes nothing.
const CERTAIN: Duration = Duration::from_secs(60 * 60);
/// Maximum number of tables or names per check.
const MOST: usize = 1000;

/// How long tables are kept after their last change. `None`: forever.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Expiry {
    /// Unfinished matches.
    pub abandoned: Option<Duration>,
    /// Finished matches.
    pub finished: Option<Duration>,
}

impl Default for Expiry {
    /// Abandoned matches expire after ninety days; finished ones do not.
    fn default() -> Expiry {
        Expiry {
            abandoned: Some(Duration::from_secs(90 * 24 * 60 * 60)),
            finished: None,
        }
    }
}

/// Tables that count as expired, and since when.
pub(crate) type Found = HashMap<TableId, Instant>;

/// Periodically deletes expired tables and sessions, completes erasures, and computes missing skeletons of handles.
pub(crate) async fn watch(tables: Arc<Tables>, expiry: Expiry) {
    let mut found = Found::new();
    let mut ended = None;
    let mut every = tokio::time::interval(LOOK_EVERY);
    loop {
        every.tick().await;
        match tables.erase_deleted().await {
            Ok(()) => {}
            Err(ApiError::Stopping) => return,
            Err(error) => tracing::error!(
                error = error.causes(),
                "names of deleted accounts are still at some tables"
            ),
        }
        if let Err(error) = tables.note_looks().await {
            tracing::error!(
                error = error.causes(),
                "what names of accounts look like could not be noted"
            );
        }
        if let Err(error) = tables
            .expire_sessions(crate::util::clock::now(), Instant::now(), &mut ended)
            .await
        {
            tracing::error!(
                error = error.causes(),
                "sessions that have expired could not be deleted"
            );
        }
        match tables
            .expire(
                expiry,
                crate::util::clock::now(),
                Instant::now(),
                &mut found,
            )
            .await
        {
            Ok(()) => {}
            Err(ApiError::Stopping) => return,
            Err(error) => tracing::error!(
                error = error.causes(),
                "tables that have expired could not be deleted"
            ),
        }
    }
}

impl Tables {
    /// Stores the skeletons of handles that an older release created.
    pub(crate) async fn note_looks(&self) -> Result<(), ApiError> {
        loop {
            let names = self.store().accounts().without_looks(MOST).await?;
            if names.is_empty() {
                return Ok(());
            }
            let names = names.into_iter().map(|(key, name)| {
                let looks = looks(&name);
                (key, looks)
            });
            let looks = AccountWrite::Looks {
                names: names.collect(),
            };
            self.write(Write::Account(looks)).await?;
        }
    }

    /// Deletes the sessions of accounts that have expired by `now` (milliseconds since 1970), if they had an hour before
    /// `at` too. They are nobody's from the day on which they expire.
    pub(crate) async fn expire_sessions(
        &self,
        now: i64,
        at: Instant,
        found: &mut Option<(Instant, i64)>,
    ) -> Result<(), ApiError> {
        let ended = day(now) - SESSION_KEPT;
        let (first, then) = *found.get_or_insert((at, ended));
        if at.saturating_duration_since(first) < CERTAIN {
            return Ok(());
        }
        *found = Some((at, ended));
        let unused_since = then.min(ended);
        self.write(Write::Account(AccountWrite::Expire { unused_since }))
            .await
    }

    /// Deletes tables that have expired by `now` (milliseconds since 1970), if they had an hour before `at` too.
    pub(crate) async fn expire(
        &self,
        expiry: Expiry,
        now: i64,
        at: Instant,
        found: &mut Found,
    ) -> Result<(), ApiError> {
        let mut expired = Found::new();
        for (over, kept) in [(false, expiry.abandoned), (true, expiry.finished)] {
            let Some(kept) = kept else {
                continue;
            };
            let before = now.saturating_sub(i64::try_from(kept.as_millis()).unwrap_or(i64::MAX));
            for id in self.store().unchanged_since(before, over, MOST).await? {
                let missed = match over {
                    true => None,
                    false => self.mark_if_over(&id).await?,
                };
                if let Some(mark) = missed {
                    // It was played before matches that are over had a mark.
                    self.write(mark).await?;
                    continue;
                }
                let first = found.get(&id).copied().unwrap_or(at);
                let certain = at.saturating_duration_since(first) >= CERTAIN;
                // Somebody may be watching.
                if certain && self.forget(&id) {
                    self.delete(id, before).await?;
                } else {
                    expired.insert(id, first);
                }
            }
        }
        *found = expired;
        Ok(())
    }

    /// The mark of a match that is over. A table that cannot be read has not ended.
    async fn mark_if_over(&self, id: &TableId) -> Result<Option<Write>, ApiError> {
        let read = async {
            let record = self.store().table(id).await?.ok_or(ApiError::NoTable)?;
            let log = self.store().log(id).await?;
            self.replay(&record, log).await
        };
        match read.await {
            Ok(state) => Ok(state.game.is_over().then(|| state.over_mark())),
            Err(error @ (ApiError::Storage(_) | ApiError::Stopping)) => Err(error),
            Err(_) => Ok(None),
        }
    }

    /// Deletes a table, unless something happened there since then.
    async fn delete(&self, id: TableId, unchanged_since: i64) -> Result<(), ApiError> {
        let table = id.clone();
        let delete = Write::Delete {
            table,
            unchanged_since,
        };
        match self.write(delete).await {
            Ok(()) => tracing::info!(table = %id, "a table has expired"),
            // Somebody came back at the last moment.
            Err(ApiError::Storage(StoreError::Stale)) => {}
            Err(error) => return Err(error),
        }
        Ok(())
    }
}
