//! What a server does for the others and learns of them, again and again.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use serde::Deserialize;
use serde_json::value::RawValue;
use tokio::sync::mpsc;
use tokio::task::JoinSet;
use tokio::time::{Instant, Interval, MissedTickBehavior, interval, sleep, timeout};

use super::bus::{Bus, Heard};
use super::{BEAT, Begun, Notice, SAY_AGAIN, Service, lock};
use crate::edge::Edge;
use crate::metrics::Notices;
use crate::store::{Beat, SEEN, ServerId};
use crate::tables::Tables;

/// How long to wait before listening is tried again.
const RETRY: Duration = Duration::from_secs(1);
/// After how long without a word from others that are there it is listened anew: the way to them may be gone, and nobody
/// said so.
const SILENCE: Duration = Duration::from_millis(SEEN.as_millis() as u64 * 3 / 2);
/// How many notices go out together at most.
const TOGETHER: usize = 256;
/// How often others are told what was done here that limits count.
const COUNT: Duration = Duration::from_millis(250);
/// How many tables of a server that has gone are taken over at a time.
const ORPHANS: usize = 100;

/// A letter, of which each notice is read by itself.
#[derive(Deserialize)]
struct Read<'a> {
    from: String,
    #[serde(borrow)]
    notices: Vec<&'a RawValue>,
}

/// Works with the other servers for as long as what it returns lives.
pub(crate) fn go_on(begun: Begun, tables: Arc<Tables>, edge: Arc<Edge>) -> JoinSet<()> {
    let Begun {
        service,
        outgoing,
        bus,
    } = begun;
    let mut tasks = JoinSet::new();
    service.metrics.listening(!service.shared);
    if !service.shared {
        return tasks;
    }
    service.say(Notice::Hello);
    if let Some(bus) = bus.map(Arc::new) {
        tasks.spawn(send(Arc::clone(&service), Arc::clone(&bus), outgoing));
        let (service, tables, edge) =
            (Arc::clone(&service), Arc::clone(&tables), Arc::clone(&edge));
        tasks.spawn(async move { service.listen(&bus, &tables, &edge).await });
    }
    let counting = (Arc::clone(&service), Arc::clone(&edge));
    tasks.spawn(async move { tell_counted(&counting.0, &counting.1).await });
    let speaking = (Arc::clone(&service), Arc::clone(&tables));
    tasks.spawn(async move { speaking.0.says(&speaking.1).await });
    tasks.spawn(async move { service.beats(&tables, &edge).await });
    tasks
}

/// Sends what is to be told, as much as there is at a time.
async fn send(service: Arc<Service>, bus: Arc<Bus>, mut outgoing: mpsc::Receiver<Notice>) {
    let mut notices = Vec::new();
    while outgoing.recv_many(&mut notices, TOGETHER).await > 0 {
        for Letter { text, notices } in letters(&service.id, notices.drain(..), bus.longest()) {
            let way = match bus.send(text).await {
                Ok(()) => Notices::Sent,
                Err(error) => {
                    tracing::warn!(%error, "other servers are not told what happened here");
                    Notices::Lost
                }
            };
            service.metrics.notices(way, notices);
        }
    }
}

/// Notices that go out together.
struct Letter {
    text: String,
    notices: usize,
}

/// The notices as letters that are not longer than that, if it can be.
fn letters(from: &ServerId, notices: impl Iterator<Item = Notice>, longest: usize) -> Vec<Letter> {
    let mut letters: Vec<Letter> = Vec::new();
    for notice in notices {
        let Ok(text) = serde_json::to_string(&notice) else {
            continue;
        };
        match letters.last_mut() {
            Some(letter) if letter.text.len() + text.len() + 3 <= longest => {
                letter.text.push(',');
                letter.text.push_str(&text);
                letter.notices += 1;
            }
            _ => letters.push(Letter {
                text: format!(r#"{{"from":"{from}","notices":[{text}"#),
                notices: 1,
            }),
        }
    }
    for letter in &mut letters {
        letter.text.push_str("]}");
    }
    letters
}

/// Ticks at each beat; what a stopped server has missed is not made up for.
fn beat_by_beat() -> Interval {
    let mut every = interval(BEAT);
    every.set_missed_tick_behavior(MissedTickBehavior::Delay);
    every
}

/// Tells the others, a few times a second, what was done here that limits count.
async fn tell_counted(service: &Service, edge: &Edge) {
    let mut every = interval(COUNT);
    loop {
        every.tick().await;
        let deeds = edge.counted(service.is_accompanied());
        for deeds in deeds.chunks(16) {
            let deeds = deeds.to_vec();
            service.tell(Notice::Counted { deeds });
        }
    }
}

impl Service {
    async fn listen(&self, bus: &Bus, tables: &Tables, edge: &Edge) {
        loop {
            match bus.listen().await {
                Err(error) => tracing::warn!(%error, "other servers are not heard"),
                Ok(mut ear) => {
                    self.metrics.listening(bus.is_connected());
                    self.ask_again(tables, edge).await;
                    loop {
                        match timeout(SILENCE, ear.next()).await {
                            Ok(Ok(Heard::Letter(letter))) => self.read(&letter, tables, edge),
                            Ok(Ok(Heard::Gap)) => {
                                self.metrics.listening(true);
                                self.ask_again(tables, edge).await;
                            }
                            Ok(Err(error)) => {
                                tracing::warn!(%error, "other servers are not heard");
                                break;
                            }
                            // Whoever is there says so at every beat.
                            Err(_) if self.is_accompanied() => {
                                tracing::warn!("other servers are not heard: nothing comes");
                                break;
                            }
                            Err(_) => self.metrics.listening(bus.is_connected()),
                        }
                    }
                }
            }
            self.metrics.listening(false);
            sleep(RETRY).await;
        }
    }

    /// Something may have been missed.
    async fn ask_again(&self, tables: &Tables, edge: &Edge) {
        edge.identities.changed_elsewhere();
        self.say(Notice::Hello);
        tables.ask_after().await;
    }

    fn read(&self, letter: &str, tables: &Tables, edge: &Edge) {
        let Ok(Read { from, notices }) = serde_json::from_str(letter) else {
            tracing::debug!("a letter cannot be read");
            return;
        };
        let Some(from) = ServerId::read(&from).filter(|from| *from != self.id) else {
            return;
        };
        self.heard().insert(from, Instant::now());
        self.accompanied.store(true, Ordering::Release);
        self.metrics.notices(Notices::Heard, notices.len());
        for notice in notices {
            match serde_json::from_str(notice.get()) {
                Ok(notice) => self.hear(from, notice, tables, edge),
                Err(error) => tracing::debug!(%error, "a notice cannot be read"),
            }
        }
    }

    fn hear(&self, from: ServerId, notice: Notice, tables: &Tables, edge: &Edge) {
        match notice {
            Notice::Hello => {
                self.tell(Notice::Here);
                tables.say_who_is_here();
            }
            Notice::Moved {
                table,
                entries,
                traced,
            } => tables.hear_of(&table, entries, traced.as_deref()),
            Notice::Rewritten { table } => tables.hear_of_rewriting(&table),
            Notice::Asked { table } => tables.answer(&table),
            Notice::Present(present) => tables.hear_present(from, *present),
            Notice::Standings => edge.identities.changed_elsewhere(),
            Notice::Counted { deeds } => edge.count(&deeds),
            Notice::Here | Notice::Unknown => {}
        }
    }

    /// Tells the others that this server is there and who is at the tables here, and forgets what they say no more. Apart from the
    /// beats: those wait for the store, and whoever says nothing for long is taken for gone.
    async fn says(&self, tables: &Tables) {
        let mut every = beat_by_beat();
        for beat in 0_u32.. {
            every.tick().await;
            self.tell(Notice::Here);
            tables.forget_silent();
            if beat % SAY_AGAIN == 0 {
                tables.say_who_is_here();
            }
        }
    }

    /// Shows the store that this server is there, and does what is to be done now and then.
    async fn beats(&self, tables: &Tables, edge: &Edge) {
        let mut every = beat_by_beat();
        for beat in 0_u32.. {
            every.tick().await;
            match self.leases.beat().await {
                Ok(Some(beat)) => self.learn(beat, tables, edge),
                Ok(None) => return,
                Err(error) => {
                    tracing::warn!(%error, "the store is not shown that this server is there");
                }
            }
            self.metrics.leases(self.leases.count());
            if beat % SAY_AGAIN == 0 {
                if self.asks {
                    tables.ask_after().await;
                }
                self.adopt(tables).await;
            }
        }
    }

    fn learn(&self, beat: Beat, tables: &Tables, edge: &Edge) {
        self.accompanied
            .store(!beat.others.is_empty(), Ordering::Release);
        self.reads.store(beat.reads, Ordering::Release);
        *lock(&self.there) = beat.others;
        let before = lock(&self.changes).replace((beat.standings, beat.erased));
        let Some((standings, erased)) = before else {
            return;
        };
        if standings != beat.standings {
            edge.identities.changed_elsewhere();
        }
        if erased != beat.erased {
            tables.read_all_anew();
        }
    }

    /// Takes over what servers did that have gone.
    async fn adopt(&self, tables: &Tables) {
        let orphans = match self.leases.orphans(ORPHANS).await {
            Ok(orphans) => orphans,
            Err(error) => {
                return tracing::warn!(%error, "nobody takes over from servers that have gone");
            }
        };
        for table in orphans {
            match self.leases.of(&table).await {
                Ok(super::Lease::Ours) => {
                    self.metrics.taken_over();
                    tables.go_on_with(&table).await;
                }
                Ok(super::Lease::Anothers(_)) => {}
                Err(error) => return tracing::warn!(%error, "a table is taken over later"),
            }
        }
    }
}
