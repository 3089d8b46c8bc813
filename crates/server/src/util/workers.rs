//! Work that takes long, in threads of a bounded number: however much of it is asked for, everything else has the rest of
//! the processor.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use tokio::sync::Semaphore;

/// The threads for one kind of work. Whoever waits longest is next.
pub(crate) struct Threads {
    number: usize,
    free: Arc<Semaphore>,
    waiting: AtomicUsize,
}

impl Default for Threads {
    /// As many as there are cores but one, which is left for everything else.
    fn default() -> Threads {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Threads::of((cores - 1).max(1))
    }
}

/// Counts as waiting until it is dropped.
struct Waits<'a>(&'a AtomicUsize);

impl Drop for Waits<'_> {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }
}

impl Threads {
    fn of(number: usize) -> Threads {
        Threads {
            number,
            free: Arc::new(Semaphore::new(number)),
            waiting: AtomicUsize::new(0),
        }
    }

    /// How many there are.
    #[cfg(test)]
    pub(crate) fn number(&self) -> usize {
        self.number
    }

    /// Does the work as soon as a thread is free; `None` if it panics. It is told how many wait for each thread when it
    /// begins, and goes on to its end though nobody waits for it any more.
    pub(crate) async fn work<T: Send + 'static>(
        &self,
        work: impl FnOnce(usize) -> T + Send + 'static,
    ) -> Option<T> {
        self.waiting.fetch_add(1, Ordering::Relaxed);
        let waits = Waits(&self.waiting);
        let free = Arc::clone(&self.free).acquire_owned().await.ok()?;
        drop(waits);
        let waiting = self.waiting.load(Ordering::Relaxed) / self.number;
        let done = tokio::task::spawn_blocking(move || {
            let done = work(waiting);
            drop(free);
            done
        });
        done.await.ok()
    }
}

/// How often spare work looks whether a thread is free.
const LOOK: Duration = Duration::from_millis(5);

impl Threads {
    /// Does work of the lowest priority: when a thread is free and nobody else waits for one. It should be short, as
    /// the next work waits for its end. `None` if it panics.
    pub(crate) async fn spare<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Option<T> {
        let free = loop {
            if self.waiting.load(Ordering::Relaxed) == 0
                && let Ok(free) = Arc::clone(&self.free).try_acquire_owned()
            {
                break free;
            }
            tokio::time::sleep(LOOK).await;
        };
        let done = tokio::task::spawn_blocking(move || {
            let done = work();
            drop(free);
            done
        });
        done.await.ok()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::mpsc;

    #[tokio::test]
    async fn no_more_is_done_at_a_time_and_each_is_told_how_many_wait() {
        let threads = Arc::new(Threads::of(2));
        let (begun, begins) = mpsc::channel();
        let mut gates = Vec::new();
        let mut tasks = Vec::new();
        for _ in 0..7 {
            let (gate, opened) = mpsc::channel::<()>();
            gates.push(gate);
            let (begun, threads) = (begun.clone(), Arc::clone(&threads));
            tasks.push(tokio::spawn(async move {
                let work = move |waiting| {
                    begun.send(waiting).unwrap();
                    let _ = opened.recv();
                    waiting
                };
                threads.work(work).await
            }));
            tokio::task::yield_now().await;
        }
        let next = || begins.recv_timeout(Duration::from_secs(10));
        assert_eq!((next(), next()), (Ok(0), Ok(0)));
        let none = begins.recv_timeout(Duration::from_millis(50));
        assert!(none.is_err(), "two at a time");
        // Whoever asked leaves; what they asked for goes on, and has its thread until it is done.
        tasks.remove(0).abort();
        tokio::task::yield_now().await;
        let none = begins.recv_timeout(Duration::from_millis(50));
        assert!(
            none.is_err(),
            "a thread is not free because nobody waits for it"
        );
        // Who has left the queue does not count.
        tasks.pop().unwrap().abort();
        tokio::task::yield_now().await;
        drop(gates);
        let mut told = Vec::new();
        for task in tasks {
            told.extend(task.await.unwrap());
        }
        assert_eq!(told, [0, 1, 1, 0, 0]);
    }

    #[tokio::test]
    async fn spare_work_is_done_when_nobody_else_waits() {
        let threads = Arc::new(Threads::of(1));
        let order: Arc<std::sync::Mutex<Vec<&str>>> = Arc::default();
        let note = |what| {
            let order = Arc::clone(&order);
            move || order.lock().unwrap().push(what)
        };
        let (gate, opened) = mpsc::channel::<()>();
        let spawned = |work: Box<dyn FnOnce() + Send>| {
            let threads = Arc::clone(&threads);
            tokio::spawn(async move { threads.work(|_| work()).await })
        };
        let first = spawned(Box::new(move || {
            let _ = opened.recv();
        }));
        tokio::task::yield_now().await;
        let spare = {
            let (threads, note) = (Arc::clone(&threads), note("spare"));
            tokio::spawn(async move { threads.spare(note).await })
        };
        tokio::time::sleep(LOOK * 2).await;
        let later = [
            spawned(Box::new(note("work"))),
            spawned(Box::new(note("work"))),
        ];
        tokio::task::yield_now().await;
        drop(gate);
        first.await.unwrap();
        for work in later {
            work.await.unwrap();
        }
        spare.await.unwrap();
        assert_eq!(*order.lock().unwrap(), ["work", "work", "spare"]);
        let failed: Option<()> = threads.spare(|| panic!("this is a test")).await;
        assert_eq!(failed, None);
        assert_eq!(threads.work(|waiting| waiting).await, Some(0));
    }

    #[tokio::test]
    async fn work_that_fails_gives_its_thread_back() {
        let threads = Threads::of(1);
        let failed: Option<()> = threads.work(|_| panic!("this is a test")).await;
        assert_eq!(failed, None);
        assert_eq!(threads.work(|waiting| waiting).await, Some(0));
    }
}
