//! Tables that nobody has used for a long time expire.

use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;

use tokio::time::Instant;

use crate::auth::SESSION_KEPT;
use crate::error::ApiError;
use crate::lobby::tables::Tables;
use crate::store::TableId;
use crate::store::{AccountWrite, StoreError, Write};
use crate::util::clock::day;

/// How often tables that have expired are looked for.
const LOOK_EVERY: Duration = Duration::from_secs(30 * 60);
/// How long a table must have been found expired, by a clock that only goes forward, before it is deleted: a clock of the
/// machine that goes wrong for a while deletes nothing.
const CERTAIN: Duration = Duration::from_secs(60 * 60);
/// The most tables of each kind, or names, that are looked at at a time.
const MOST: usize = 1000;

/// How long tables are kept after the last thing that happened there. `None`: for ever.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Expiry {
    /// Those whose match is not over.
    pub abandoned: Option<Duration>,
    /// Those whose match is over.
    pub finished: Option<Duration>,
}

impl Default for Expiry {
    /// Abandoned matches go after ninety days; finished ones are their players' to keep.
    fn default() -> Expiry {
        Expiry {
            abandoned: Some(Duration::from_secs(90 * 24 * 60 * 60)),
            finished: None,
        }
    }
}

/// Tables that were found expired, and when first.
pub(crate) type Found = HashMap<TableId, Instant>;

/// Deletes tables that have expired, and the names of deleted accounts where that failed before, and notes what names of accounts
/// look like, for as long as it runs.
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
    /// Notes what the names of accounts look like that an older release made.
    pub(crate) async fn note_looks(&self) -> Result<(), ApiError> {
        loop {
            let names = self.store().accounts().without_looks(MOST).await?;
            if names.is_empty() {
                return Ok(());
            }
            let looks = AccountWrite::Looks { names };
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
                // Somebody may be there who only looks.
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
