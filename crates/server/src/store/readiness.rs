//! Whether the storage can write: asked of it by writing, though not more often than once a second.

use std::time::Duration;

use tokio::sync::Mutex;
use tokio::time::{Instant, timeout};

use crate::store::Store;
use crate::store::trouble::{Trouble, explained_store};

/// An answer holds for this long.
const HOLDS: Duration = Duration::from_secs(1);
/// A write that takes longer counts as failed.
const WRITE_WITHIN: Duration = Duration::from_secs(3);

/// The last answer, which everybody who asks within a second is given.
#[derive(Default)]
pub(crate) struct Readiness {
    last: Mutex<Option<(Instant, Result<(), Trouble>)>>,
}

impl Readiness {
    /// Writes to the store what a new table takes, unless that was done within the last second. Whoever asks meanwhile waits for the
    /// same write.
    pub(crate) async fn check(&self, store: &dyn Store) -> Result<(), Trouble> {
        let mut last = self.last.lock().await;
        if let Some((asked, answer)) = &*last
            && asked.elapsed() < HOLDS
        {
            return *answer;
        }
        let answer = match timeout(WRITE_WITHIN, store.ready()).await {
            Ok(Ok(())) => Ok(()),
            Ok(Err(error)) => {
                tracing::warn!(error = explained_store(&error), "the storage cannot write");
                Err(Trouble::of(&error))
            }
            Err(_) => {
                tracing::warn!("the storage did not write within {WRITE_WITHIN:?}");
                Err(Trouble::Slow)
            }
        };
        *last = Some((Instant::now(), answer));
        answer
    }
}
