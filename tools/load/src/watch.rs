//! One table as its clients share it: who waits to be told of which action, and each socket's newest snapshot.

use std::collections::VecDeque;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Instant;

use tokio::sync::Notify;
use tokio_tungstenite::tungstenite::Utf8Bytes;

use crate::record::{Record, note};
use crate::referee::Referee;
use crate::trouble::Trouble;
use crate::update::{Head, Position, is_told};

/// An action that was sent.
pub(crate) struct Act {
    pub(crate) sent: Instant,
    /// Whether it was sent in the measured time.
    pub(crate) measured: bool,
    seat: usize,
    action: String,
    /// How many sockets have not been told.
    waiting: AtomicUsize,
    record: Arc<Record>,
}

impl Drop for Act {
    fn drop(&mut self) {
        if self.measured {
            self.record.under_way.fetch_sub(1, Ordering::Relaxed);
        }
    }
}

/// A table as its clients share it.
pub(crate) struct Watch {
    record: Arc<Record>,
    /// How many of the sockets are people's own: the first ones.
    people: usize,
    sockets: Mutex<Vec<Socket>>,
    /// Watches what the first socket is told, while it is told everything.
    referee: Mutex<Option<Referee>>,
    /// One for each socket: it was told something.
    told: Vec<Notify>,
    /// A socket had its first update.
    begun: Notify,
}

#[derive(Default)]
struct Socket {
    /// The position that was read last, of a person's own socket.
    position: Option<Position>,
    /// The messages after it: one with a whole snapshot is the first.
    unread: Vec<Utf8Bytes>,
    /// The version of its last update; `None` before the first.
    version: Option<u64>,
    waiting: VecDeque<Arc<Act>>,
}

impl Socket {
    /// The newest position, if there was any yet; the outer `None` if it cannot be read.
    fn read(&mut self) -> Option<Option<Position>> {
        for text in self.unread.drain(..) {
            self.position = Some(Position::read(self.position.take(), &text)?);
        }
        Some(self.position.clone())
    }
}

impl Watch {
    pub(crate) fn new(record: Arc<Record>, people: usize, sockets: usize) -> Watch {
        Watch {
            record,
            people,
            referee: Mutex::default(),
            sockets: Mutex::new((0..sockets).map(|_| Socket::default()).collect()),
            told: (0..sockets).map(|_| Notify::new()).collect(),
            begun: Notify::new(),
        }
    }

    /// The same with a referee, who knows Hearts for four.
    pub(crate) fn refereed(self) -> Watch {
        Watch {
            referee: Mutex::new(Some(Referee::default())),
            ..self
        }
    }

    /// Has the referee look at what the first socket is told.
    fn judge(&self, head: &Head<'_>, leaves_out: bool) {
        let mut watching = self.referee.lock().unwrap_or_else(PoisonError::into_inner);
        let Some(referee) = &mut *watching else {
            return;
        };
        let judged = head
            .events
            .iter()
            .try_for_each(|event| event.judge(referee));
        if let Err(foul) = judged {
            self.record.error(&Trouble::Foul(foul));
        }
        if judged.is_err() || leaves_out {
            *watching = None;
        }
    }

    fn sockets(&self) -> MutexGuard<'_, Vec<Socket>> {
        self.sockets.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Returns when every socket has had an update.
    pub(crate) async fn all_watch(&self) {
        let waits = |socket: &Socket| socket.version.is_none();
        while self.sockets().iter().any(waits) {
            self.begun.notified().await;
        }
    }

    /// The newest position of the person whose socket that is, not older than that version, as soon as they may act or
    /// the match is over. `None` if it cannot be read.
    pub(crate) async fn position(&self, place: usize, version: u64) -> Option<Position> {
        loop {
            let position = self.sockets().get_mut(place)?.read()?;
            let newest = position.filter(|newest| newest.version >= version);
            if let Some(position) = newest
                && (position.is_over || !position.legal.is_empty())
            {
                return Some(position);
            }
            self.told.get(place)?.notified().await;
        }
    }

    /// Notes that the person at a seat is about to send an action.
    pub(crate) fn send(&self, seat: usize, action: &str) -> Arc<Act> {
        let mut all = self.sockets();
        let watching = |socket: &&mut Socket| is_told(action) && socket.version.is_some();
        let sockets: Vec<_> = all.iter_mut().filter(watching).collect();
        let measured = self.record.is_measuring();
        if measured {
            self.record.under_way.fetch_add(1, Ordering::Relaxed);
        }
        let act = Arc::new(Act {
            measured,
            seat,
            action: action.to_owned(),
            waiting: AtomicUsize::new(sockets.len()),
            record: Arc::clone(&self.record),
            sent: Instant::now(),
        });
        for socket in sockets {
            socket.waiting.push_back(Arc::clone(&act));
        }
        act
    }

    /// Forgets an action that was refused.
    pub(crate) fn withdraw(&self, act: &Arc<Act>) {
        for socket in self.sockets().iter_mut() {
            socket.waiting.retain(|waiting| !Arc::ptr_eq(waiting, act));
        }
    }

    /// Takes an update that a socket read; returns whether the match is over, or `None` if it cannot be read.
    pub(crate) fn read(&self, place: usize, text: Utf8Bytes, at: Instant) -> Option<bool> {
        let bytes = text.len();
        self.read_of(place, text, at, bytes)
    }

    /// The same of a text that was made of a message with so many bytes.
    pub(crate) fn read_of(
        &self,
        place: usize,
        text: Utf8Bytes,
        at: Instant,
        bytes: usize,
    ) -> Option<bool> {
        self.record.read.fetch_add(1, Ordering::Relaxed);
        let head = Head::read(&text)?;
        let mut sockets = self.sockets();
        let socket = sockets.get_mut(place)?;
        let jumps = |before| head.version > before + 1 && head.events.is_empty();
        let leaves_out = socket.version.is_some_and(jumps);
        if place == 0 {
            self.judge(&head, leaves_out);
        }
        let mut counts = self.record.counts();
        if self.record.is_measuring() {
            counts.updates += 1;
            counts.bytes += bytes as u64;
            if place == 0 {
                counts.plays += head.plays() as u64;
            }
            counts.caught_up += u64::from(leaves_out);
        }
        for event in &head.events {
            let is_of = |act: &Act| event.is(act.seat, &act.action);
            let found = socket.waiting.iter().position(|act| is_of(act));
            // What came before it at the same seat will not be told any more.
            let before = found.map_or(0, |found| found + 1);
            let seat = found.and_then(|found| Some(socket.waiting.get(found)?.seat));
            let mut place = 0;
            let mut told = Vec::new();
            socket.waiting.retain(|act| {
                place += 1;
                let ends = place <= before && Some(act.seat) == seat;
                if ends {
                    told.push(Arc::clone(act));
                }
                !ends
            });
            for act in told {
                if !act.measured {
                } else if is_of(&act) {
                    let time = at.saturating_duration_since(act.sent);
                    note(&mut counts.told, time);
                    if act.waiting.fetch_sub(1, Ordering::Relaxed) == 1 {
                        note(&mut counts.told_all, time);
                    }
                } else {
                    counts.left_out += 1;
                }
            }
        }
        let (first, is_end) = (socket.version.is_none(), head.is_end());
        let version = head.version;
        socket.version = Some(version);
        if place < self.people {
            if text.contains(r#""snapshot":"#) {
                // What was before it does not matter any more.
                socket.unread.clear();
            }
            socket.unread.push(text);
        }
        if first {
            self.begun.notify_one();
        }
        self.told.get(place)?.notify_one();
        Some(is_end)
    }

    /// A socket is lost: it is told of nothing more until it is back.
    pub(crate) fn lose(&self, place: usize) {
        if let Some(socket) = self.sockets().get_mut(place) {
            *socket = Socket::default();
        }
        *self.referee.lock().unwrap_or_else(PoisonError::into_inner) = None;
        self.record.counts().dropped += 1;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn update(version: u64, events: &str) -> Utf8Bytes {
        format!(r#"{{"version":{version},"events":[{events}],"snapshot":{{}}}}"#).into()
    }

    fn played(card: &str) -> String {
        format!(r#"{{"kind":"played","seat":0,"card":"{card}","led":false}}"#)
    }

    /// A table with two sockets that have had the present.
    fn table() -> (Arc<Record>, Watch) {
        let record = Arc::new(Record::default());
        record.measure(true);
        let watch = Watch::new(Arc::clone(&record), 1, 2);
        for place in 0..2 {
            assert_eq!(
                watch.read(place, update(0, ""), Instant::now()),
                Some(false)
            );
        }
        (record, watch)
    }

    /// How many values there are of `told` and of `told_all`.
    fn told(record: &Record) -> (u64, u64) {
        let counts = record.counts();
        (counts.told.len(), counts.told_all.len())
    }

    #[test]
    fn an_action_is_told_when_its_event_comes() {
        let (record, watch) = table();
        drop(watch.send(0, "QS"));
        watch.read(0, update(1, ""), Instant::now());
        assert_eq!(told(&record), (0, 0));
        watch.read(0, update(2, &played("QS")), Instant::now());
        assert_eq!(told(&record), (1, 0));
        assert_eq!(record.under_way.load(Ordering::Relaxed), 1);
        watch.read(1, update(1, &played("QS")), Instant::now());
        assert_eq!(told(&record), (2, 1));
        assert_eq!(record.under_way.load(Ordering::Relaxed), 0);
        let counts = record.counts();
        assert_eq!((counts.plays, counts.updates), (1, 5));
    }

    #[test]
    fn what_the_server_leaves_out_has_no_time() {
        let (record, watch) = table();
        drop((
            watch.send(0, "pass QS KS AS"),
            watch.send(0, "2C"),
            watch.send(0, "3C"),
        ));
        watch.read(1, update(9, ""), Instant::now());
        watch.read(1, update(10, &played("3C")), Instant::now());
        let counts = record.counts();
        assert_eq!(
            (counts.told.len(), counts.left_out, counts.caught_up),
            (1, 2, 1)
        );
    }

    #[test]
    fn two_actions_in_one_update_are_both_told() {
        let (record, watch) = table();
        drop((watch.send(0, "2C"), watch.send(0, "3C")));
        let both = format!("{},{}", played("2C"), played("3C"));
        watch.read(1, update(2, &both), Instant::now());
        let counts = record.counts();
        assert_eq!((counts.told.len(), counts.left_out), (2, 0));
    }

    #[test]
    fn a_refused_action_and_a_lost_socket_wait_for_nothing() {
        let (record, watch) = table();
        let refused = watch.send(0, "2C");
        watch.withdraw(&refused);
        drop((refused, watch.send(0, "3C")));
        watch.lose(0);
        watch.read(1, update(1, &played("3C")), Instant::now());
        assert_eq!(record.under_way.load(Ordering::Relaxed), 0);
        let counts = record.counts();
        assert_eq!((counts.left_out, counts.dropped), (0, 1));
    }
}
