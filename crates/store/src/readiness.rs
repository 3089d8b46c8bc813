//! Checks that the storage can write, by writing to it at most once a second.

use std::time::Duration;

use tokio::sync::Mutex;
use tokio::time::{Instant, timeout};

use crate::Store;
use crate::trouble::Trouble;

/// How long a result is cached.
const HOLDS: Duration = Duration::from_secs(1);
/// A slower write counts as failed.
const WRITE_WITHIN: Duration = Duration::from_secs(3);

/// Whether the storage can write. The result is cached for a second.
#[derive(Default)]
pub struct Readiness {
    last: Mutex<Option<(Instant, Result<(), Trouble>)>>,
}

impl Readiness {
    /// Runs [`Store::ready`], unless it ran within the last second. Concurrent callers share one write.
    ///
    /// # Errors
    /// When the storage cannot write, or takes more than three seconds.
    pub async fn check(&self, store: &dyn Store) -> Result<(), Trouble> {
        let mut last = self.last.lock().await;
        if let Some((asked, answer)) = &*last
            && asked.elapsed() < HOLDS
        {
            return *answer;
        }
        let answer = match timeout(WRITE_WITHIN, store.ready()).await {
            Ok(Ok(())) => Ok(()),
            Ok(Err(error)) => {
                tracing::warn!(error = error.explained(), "the storage cannot write");
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
