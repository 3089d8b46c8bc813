//! The one writer of a store: it commits what all tables have to store in batches.
//!
//! While a batch is on its way to the disk the next one collects, so that a busy server writes to the disk no more often
//! than a quiet one.

use std::sync::Arc;
use std::time::Instant;

use tokio::sync::{mpsc, oneshot};

use crate::metrics::Metrics;

use super::{Store, StoreError, Write, Written};

/// How many writes may wait for the one under way. Whoever comes after them waits for a place.
const WAITING: usize = 4096;
/// The most writes in a transaction: a batch is a few milliseconds of work.
const BATCH: usize = 512;

/// A handle of the writer.
#[derive(Clone)]
pub(crate) struct Writer {
    jobs: mpsc::Sender<Job>,
}

struct Job {
    write: Write,
    answer: oneshot::Sender<Written>,
}

impl Writer {
    /// Starts the task that writes to the store. It ends when every handle is gone.
    pub(crate) fn start(store: Arc<dyn Store>, metrics: Metrics) -> Writer {
        let (jobs, queue) = mpsc::channel(WAITING);
        tokio::spawn(write_batches(store, metrics, queue));
        Writer { jobs }
    }

    /// Stores it; durable when it returns.
    ///
    /// # Errors
    /// As [`Store::commit`].
    pub(crate) async fn write(&self, write: Write) -> Written {
        let (answer, answered) = oneshot::channel();
        let job = Job { write, answer };
        self.jobs.send(job).await.map_err(|_| StoreError::Closed)?;
        answered.await.map_err(|_| StoreError::Closed)?
    }
}

async fn write_batches(store: Arc<dyn Store>, metrics: Metrics, mut queue: mpsc::Receiver<Job>) {
    let mut batch = Vec::new();
    while queue.recv_many(&mut batch, BATCH).await > 0 {
        let (writes, answers): (Vec<_>, Vec<_>) =
            batch.drain(..).map(|job| (job.write, job.answer)).unzip();
        metrics.writes_waiting(queue.len());
        let began = Instant::now();
        let written = store.commit(&writes).await;
        match &written {
            Ok(results) => {
                metrics.appended(began.elapsed());
                metrics.batch(writes.len());
                let late = |result: &&Written| matches!(result, Err(StoreError::Stale));
                metrics.conflicted(results.iter().filter(late).count());
            }
            Err(_) => metrics.append_failed(),
        }
        for (place, answer) in answers.into_iter().enumerate() {
            let result = match &written {
                Ok(results) => results
                    .get(place)
                    .cloned()
                    .unwrap_or(Err(StoreError::Closed)),
                Err(error) => Err(error.clone()),
            };
            // Whoever asked may have gone; the write stands all the same.
            let _ = answer.send(result);
        }
    }
}
