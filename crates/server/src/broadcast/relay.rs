//! Wakes the tasks that wait for a change.
//!
//! Tasks can be woken in turn: each does its work and then wakes the next. Waking them all at once would spread them over
//! threads that then contend for the same lock (a thundering herd).

use std::collections::VecDeque;
use std::pin::Pin;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::task::{Context, Poll, Waker};

/// While more tasks than this wait, each wakes two others, so that the work spreads over all threads.
const FEW: usize = 8;

/// Something that changes.
#[derive(Default)]
pub(crate) struct Relay {
    waiting: Mutex<Waiting>,
}

#[derive(Default)]
struct Waiting {
    /// The number of changes so far.
    changes: u64,
    /// The number of the next task to wait.
    next: u64,
    at_once: Vec<(u64, Waker)>,
    /// In order of their numbers, and so of what they have seen.
    in_turn: VecDeque<Turn>,
}

/// A task that is woken in turn.
struct Turn {
    number: u64,
    /// How many changes it has seen.
    seen: u64,
    waker: Waker,
}

impl Relay {
    /// Wakes all waiting tasks: something has changed.
    pub(crate) fn notify(&self) {
        let mut waiting = self.lock();
        waiting.changes += 1;
        let at_once: Vec<Waker> = waiting.at_once.drain(..).map(|(_, waker)| waker).collect();
        let first = waiting.next();
        drop(waiting);
        at_once
            .into_iter()
            .chain(first.into_iter().flatten())
            .for_each(Waker::wake);
    }

    /// A waiter for the changes from now on.
    pub(crate) fn waiter(self: &Arc<Self>) -> Waiter {
        Waiter {
            seen: self.lock().changes,
            relay: Arc::clone(self),
            in_turn: false,
            ahead: false,
        }
    }

    /// Whether there are waiters.
    pub(crate) fn has_waiters(self: &Arc<Self>) -> bool {
        Arc::strong_count(self) > 1
    }

    fn wake_next(&self) {
        let next = self.lock().next();
        next.into_iter().flatten().for_each(Waker::wake);
    }

    fn lock(&self) -> MutexGuard<'_, Waiting> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Waiting {
    /// The next tasks to wake, if any has not seen the last change. Each has to wake the next.
    fn next(&mut self) -> [Option<Waker>; 2] {
        let changes = self.changes;
        let many = self.in_turn.len() > FEW;
        let mut one = || {
            let turn = self.in_turn.pop_front_if(|turn| turn.seen != changes);
            turn.map(|turn| turn.waker)
        };
        [one(), if many { one() } else { None }]
    }

    /// The waker of the task with that number, unless it was woken.
    fn place(&mut self, in_turn: bool, number: u64) -> Option<&mut Waker> {
        if in_turn {
            let place = self.turn(number)?;
            return Some(&mut self.in_turn[place].waker);
        }
        let mut waiting = self.at_once.iter_mut();
        let found = waiting.find(|(other, _)| *other == number);
        found.map(|(_, waker)| waker)
    }

    fn turn(&self, number: u64) -> Option<usize> {
        self.in_turn
            .binary_search_by_key(&number, |turn| turn.number)
            .ok()
    }

    fn enter(&mut self, in_turn: bool, waker: Waker) -> u64 {
        let number = self.next;
        self.next += 1;
        if in_turn {
            let seen = self.changes;
            self.in_turn.push_back(Turn {
                number,
                seen,
                waker,
            });
        } else {
            self.at_once.push((number, waker));
        }
        number
    }

    /// Removes the task with that number. Returns whether it was still waiting.
    fn leave(&mut self, in_turn: bool, number: u64) -> bool {
        if in_turn {
            let place = self.turn(number);
            return place.and_then(|place| self.in_turn.remove(place)).is_some();
        }
        let waiting = self.at_once.len();
        self.at_once.retain(|(other, _)| *other != number);
        self.at_once.len() < waiting
    }
}

/// Waits for changes; woken immediately unless [`Waiter::in_turn`] says otherwise.
pub(crate) struct Waiter {
    relay: Arc<Relay>,
    /// How many changes it has seen.
    seen: u64,
    in_turn: bool,
    /// Whether it is this task's turn, so that others wait for it.
    ahead: bool,
}

impl Waiter {
    /// The same, woken in turn. While it awaits [`Waiter::changed`] its task must do nothing else, and it must call
    /// [`Waiter::pass_on`] soon after: other tasks wait for that.
    pub(crate) fn in_turn(mut self) -> Waiter {
        self.in_turn = true;
        self
    }

    /// Waits for an unseen change. Cancel-safe.
    pub(crate) fn changed(&mut self) -> impl Future<Output = ()> {
        self.pass_on();
        Changed {
            waiter: self,
            number: None,
        }
    }

    /// Wakes the next task.
    pub(crate) fn pass_on(&mut self) {
        if std::mem::take(&mut self.ahead) {
            self.relay.wake_next();
        }
    }
}

impl Drop for Waiter {
    fn drop(&mut self) {
        self.pass_on();
    }
}

struct Changed<'r> {
    waiter: &'r mut Waiter,
    /// The task's number while it waits.
    number: Option<u64>,
}

impl Future for Changed<'_> {
    type Output = ();

    fn poll(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<()> {
        let Changed { waiter, number } = &mut *self;
        let mut waiting = waiter.relay.lock();
        match *number {
            None if waiter.seen == waiting.changes => {
                *number = Some(waiting.enter(waiter.in_turn, cx.waker().clone()));
                return Poll::Pending;
            }
            None => {}
            Some(waits) => {
                if let Some(waker) = waiting.place(waiter.in_turn, waits) {
                    waker.clone_from(cx.waker());
                    return Poll::Pending;
                }
                waiter.ahead = waiter.in_turn;
                *number = None;
            }
        }
        waiter.seen = waiting.changes;
        Poll::Ready(())
    }
}

impl Drop for Changed<'_> {
    fn drop(&mut self) {
        let Some(number) = self.number else {
            return;
        };
        let relay = &self.waiter.relay;
        let waited = relay.lock().leave(self.waiter.in_turn, number);
        if !waited && self.waiter.in_turn {
            // It was this task's turn, and it gives up.
            relay.wake_next();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::atomic::{AtomicUsize, Ordering};
    use std::task::Wake;
    use std::time::Duration;

    /// How often a task was woken.
    #[derive(Default)]
    struct Woken(AtomicUsize);

    impl Wake for Woken {
        fn wake(self: Arc<Self>) {
            self.0.fetch_add(1, Ordering::Relaxed);
        }
    }

    impl Woken {
        fn count(&self) -> usize {
            self.0.load(Ordering::Relaxed)
        }
    }

    fn poll<F: Future>(future: Pin<&mut F>, woken: &Arc<Woken>) -> Poll<F::Output> {
        future.poll(&mut Context::from_waker(&Waker::from(Arc::clone(woken))))
    }

    /// Polls all waiters, each with its own waker.
    fn all_wait<'r>(
        waiters: &'r mut [Waiter],
        woken: &[Arc<Woken>],
    ) -> Vec<Pin<Box<impl Future<Output = ()> + use<'r>>>> {
        let mut waiting: Vec<_> = waiters
            .iter_mut()
            .map(|waiter| Box::pin(waiter.changed()))
            .collect();
        for (changed, woken) in waiting.iter_mut().zip(woken) {
            assert!(poll(changed.as_mut(), woken).is_pending());
        }
        waiting
    }

    fn counts(woken: &[Arc<Woken>]) -> Vec<usize> {
        woken.iter().map(|woken| woken.count()).collect()
    }

    fn some<const N: usize>() -> [Arc<Woken>; N] {
        std::array::from_fn(|_| Arc::default())
    }

    #[test]
    fn tasks_in_turn_are_woken_one_by_one_and_others_at_once() {
        let (relay, woken) = (Arc::new(Relay::default()), some::<5>());
        let mut waiters: Vec<Waiter> = (0..5).map(|_| relay.waiter()).collect();
        waiters = (0..)
            .zip(waiters)
            .map(|(place, waiter)| if place < 3 { waiter.in_turn() } else { waiter })
            .collect();
        for round in 1..=2 {
            let mut waiting = all_wait(&mut waiters, &woken);
            relay.notify();
            let before = round - 1;
            assert_eq!(
                counts(&woken),
                [round, before, before, round, round],
                "{round}"
            );
            // A task that is polled before its turn keeps waiting.
            assert!(poll(waiting[1].as_mut(), &woken[1]).is_pending());
            for (place, changed) in waiting.iter_mut().enumerate() {
                if place != 1 && place != 2 {
                    assert!(poll(changed.as_mut(), &woken[place]).is_ready());
                }
            }
            assert_eq!(woken[1].count(), before, "the first has not looked");
            let mut waiting = waiting.into_iter();
            drop(waiting.next());
            let [mut second, mut third] = std::array::from_fn(|_| waiting.next().unwrap());
            drop(waiting);
            relay.wake_next();
            assert!(poll(second.as_mut(), &woken[1]).is_ready());
            assert_eq!(woken[2].count(), before, "the second has not looked");
            relay.wake_next();
            assert!(poll(third.as_mut(), &woken[2]).is_ready());
            drop((second, third));
            for waiter in &mut waiters {
                waiter.ahead = false;
            }
        }
    }

    #[test]
    fn a_task_passes_on_its_turn_however_it_leaves() {
        for leaves in 0..4 {
            let (relay, woken) = (Arc::new(Relay::default()), some::<2>());
            let [mut first, mut second] = [(); 2].map(|()| relay.waiter().in_turn());
            let mut waits = Box::pin(second.changed());
            {
                let mut changed = Box::pin(first.changed());
                assert!(poll(changed.as_mut(), &woken[0]).is_pending());
                assert!(poll(waits.as_mut(), &woken[1]).is_pending());
                relay.notify();
                assert_eq!(counts(&woken), [1, 0]);
                if leaves > 0 {
                    assert!(poll(changed.as_mut(), &woken[0]).is_ready());
                }
            }
            match leaves {
                // Its future was dropped above, before it was polled again.
                0 => {}
                1 => first.pass_on(),
                2 => drop(first.changed()),
                _ => drop(first),
            }
            assert_eq!(counts(&woken), [1, 1], "{leaves}");
            assert!(poll(waits.as_mut(), &woken[1]).is_ready());
        }
    }

    #[test]
    fn each_change_is_seen_once_also_by_tasks_that_did_not_wait() {
        for in_turn in [false, true] {
            let (relay, [woken]) = (Arc::new(Relay::default()), some());
            let mut waiter = relay.waiter();
            waiter.in_turn = in_turn;
            relay.notify();
            relay.notify();
            assert!(poll(Box::pin(waiter.changed()).as_mut(), &woken).is_ready());
            let mut changed = Box::pin(waiter.changed());
            assert!(poll(changed.as_mut(), &woken).is_pending());
            drop(changed);
            // A task that has seen the last change is not woken.
            let mut changed = Box::pin(waiter.changed());
            assert!(poll(changed.as_mut(), &woken).is_pending());
            relay.wake_next();
            assert_eq!(woken.count(), 0);
            drop(changed);
            relay.notify();
            let waiting = relay.lock();
            assert_eq!((waiting.at_once.len(), waiting.in_turn.len()), (0, 0));
            assert_eq!(woken.count(), 0, "the task did not wait");
        }
    }

    #[test]
    fn the_last_waker_is_used() {
        for in_turn in [false, true] {
            let (relay, woken) = (Arc::new(Relay::default()), some::<2>());
            let mut waiter = relay.waiter();
            waiter.in_turn = in_turn;
            let mut changed = Box::pin(waiter.changed());
            for woken in &woken {
                assert!(poll(changed.as_mut(), woken).is_pending());
            }
            relay.notify();
            assert_eq!(counts(&woken), [0, 1]);
        }
    }

    #[test]
    fn many_tasks_are_woken_two_at_a_time() {
        const MANY: usize = 20;
        let (relay, woken) = (Arc::new(Relay::default()), some::<MANY>());
        let mut waiters: Vec<Waiter> = (0..MANY).map(|_| relay.waiter().in_turn()).collect();
        let _waiting = all_wait(&mut waiters, &woken);
        relay.notify();
        let total = |woken: &[Arc<Woken>]| counts(woken).iter().sum::<usize>();
        assert_eq!(total(&woken), 2);
        relay.wake_next();
        assert_eq!(total(&woken), 4);
        for _ in 0..MANY {
            relay.wake_next();
        }
        assert_eq!(counts(&woken), [1; MANY]);
    }

    /// All tasks see the last change, also those that stop waiting now and then.
    #[tokio::test(flavor = "multi_thread", worker_threads = 4)]
    async fn all_tasks_see_the_last_change() {
        const CHANGES: u64 = 2_000;
        let relay = Arc::new(Relay::default());
        let tasks: Vec<_> = (0..24_u64)
            .map(|number| {
                let mut waiter = relay.waiter();
                waiter.in_turn = number % 4 != 0;
                tokio::spawn(async move {
                    let mut looks = 0;
                    while waiter.seen < CHANGES {
                        looks += 1;
                        if (looks + number) % 7 == 0 {
                            tokio::select! {
                                biased;
                                () = tokio::task::yield_now() => {}
                                () = waiter.changed() => {}
                            }
                        } else {
                            waiter.changed().await;
                        }
                    }
                })
            })
            .collect();
        for _ in 0..CHANGES {
            relay.notify();
            tokio::task::yield_now().await;
        }
        for task in tasks {
            let seen = tokio::time::timeout(Duration::from_secs(60), task);
            seen.await.expect("a task missed the last change").unwrap();
        }
    }
}
