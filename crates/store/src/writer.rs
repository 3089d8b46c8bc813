//! Commits the writes of all tables in batches.
//!
//! While a batch is on its way to the disk the next one collects, so a busy server waits for the disk no more often than a quiet
//! one.

use std::sync::Arc;
use std::time::Instant;

use tokio::sync::{mpsc, oneshot};

use crate::{Commit, Recorder, Store, StoreError, Write, Written};

/// Maximum number of queued writes; further callers wait for a free place.
const WAITING: usize = 4096;
/// Maximum number of writes in a transaction: a few milliseconds of work.
const BATCH: usize = 512;

/// A handle of the task that writes to a store. Clones share the task.
#[derive(Clone)]
pub struct Writer {
    jobs: mpsc::Sender<Job>,
}

struct Job {
    write: Write,
    answer: oneshot::Sender<Written>,
}

impl Writer {
    /// Starts the task, which ends when the last handle is dropped. Must be called in a Tokio runtime.
    pub fn start(store: Arc<dyn Store>, recorder: Arc<dyn Recorder>) -> Writer {
        let (jobs, queue) = mpsc::channel(WAITING);
        tokio::spawn(write_batches(store, recorder, queue));
        Writer { jobs }
    }

    /// Queues the write and waits until it is durable.
    ///
    /// # Errors
    /// As [`Store::commit`].
    pub async fn write(&self, write: Write) -> Written {
        let (answer, answered) = oneshot::channel();
        let job = Job { write, answer };
        self.jobs.send(job).await.map_err(|_| StoreError::Closed)?;
        answered.await.map_err(|_| StoreError::Closed)?
    }
}

async fn write_batches(
    store: Arc<dyn Store>,
    recorder: Arc<dyn Recorder>,
    mut queue: mpsc::Receiver<Job>,
) {
    let mut batch = Vec::new();
    while queue.recv_many(&mut batch, BATCH).await > 0 {
        let (writes, answers): (Vec<_>, Vec<_>) =
            batch.drain(..).map(|job| (job.write, job.answer)).unzip();
        recorder.writes_waiting(queue.len());
        let began = Instant::now();
        let written = store.commit(&writes).await;
        match &written {
            Ok(results) => {
                let is_stale = |result: &&Written| matches!(result, Err(StoreError::Stale));
                recorder.committed(Commit {
                    took: began.elapsed(),
                    writes: writes.len(),
                    stale: results.iter().filter(is_stale).count(),
                });
            }
            Err(_) => recorder.commit_failed(),
        }
        for (place, answer) in answers.into_iter().enumerate() {
            let result = match &written {
                Ok(results) => results
                    .get(place)
                    .cloned()
                    .unwrap_or(Err(StoreError::Closed)),
                Err(error) => Err(error.clone()),
            };
            // The caller may have been dropped; the write stands.
            let _ = answer.send(result);
        }
    }
}
