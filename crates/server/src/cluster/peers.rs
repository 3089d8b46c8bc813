//! Exchanges notices and heartbeats with the other servers, and takes over tables of servers that are gone.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use moonshot_store::{Heartbeat, ServerId, TableId};
use serde::Deserialize;
use serde_json::value::RawValue;
use tokio::sync::mpsc;
use tokio::task::JoinSet;
use tokio::time::{Instant, Interval, MissedTickBehavior, interval, sleep, timeout};

use super::bus::{Bus, Received};
use super::{
    Cluster, ClusterSetup, HEARTBEAT, Notice, PresenceReport, SAY_AGAIN, SERVER_EXPIRY,
    SharedReplayReport, lock,
};
use crate::metrics::Notices;
use crate::net::RateCount;

/// Delay before subscribing to the bus is retried.
const RETRY: Duration = Duration::from_secs(1);
/// How long a bus may stay silent while other servers are known; after that the server resubscribes, as the connection may be
/// half-open.
const SILENCE: Duration = Duration::from_millis(SERVER_EXPIRY.as_millis() as u64 * 3 / 2);
/// Maximum number of notices sent together.
const TOGETHER: usize = 256;
/// How often rate-limited requests are reported to other servers.
const COUNT: Duration = Duration::from_millis(250);
/// How many orphaned tables are taken over at a time.
const ORPHANS: usize = 100;

/// Handles notices from other servers, and provides the announcements to them.
pub(crate) trait Node: Send + Sync + 'static {
    /// A log has grown to that many entries.
    fn log_grew(&self, table: &TableId, entries: usize, traced: Option<&str>);
    /// A table was rewritten or deleted.
    fn rewritten(&self, table: &TableId);
    /// Some table was rewritten, and it is not known which.
    fn any_rewritten(&self);
    /// Another server has loaded a table and requests its presence.
    fn presence_asked(&self, table: &TableId);
    /// The presence at a table through another server.
    fn presence(&self, from: ServerId, present: PresenceReport);
    /// The participants of a shared replay through another server.
    fn shared_replay(&self, from: ServerId, report: SharedReplayReport);
    /// Announces the presence at each table and shared replay through this server.
    fn announce_presence(&self);
    /// Forgets the presence of servers that stopped announcing it.
    fn forget_silent(&self);
    /// Asks the store how long the logs in use are.
    fn check_logs(&self) -> impl Future<Output = ()> + Send;
    /// Resumes a table whose server is gone.
    fn resume(&self, table: &TableId) -> impl Future<Output = ()> + Send;
    /// Tokens may stand for other people than before.
    fn sessions_changed(&self);
    /// Requests that were rate-limited here since the last call; from then on they are collected if `anybody` listens.
    fn counted(&self, anybody: bool) -> Vec<RateCount>;
    /// Counts requests made at another server.
    fn count(&self, deeds: &[RateCount]);
}

/// A message. Each notice is parsed by itself, so that an unknown one does not affect the others.
#[derive(Deserialize)]
struct Read<'a> {
    from: String,
    #[serde(borrow)]
    notices: Vec<&'a RawValue>,
}

/// Joins the other servers until the returned tasks are dropped.
pub(crate) fn join(begun: ClusterSetup, node: impl Node) -> JoinSet<()> {
    let node = Arc::new(node);
    let ClusterSetup {
        cluster,
        outgoing,
        bus,
    } = begun;
    let mut tasks = JoinSet::new();
    cluster.metrics.listening.set((!cluster.shared).into());
    if !cluster.shared {
        return tasks;
    }
    cluster.announce(Notice::Hello);
    if let Some(bus) = bus.map(Arc::new) {
        tasks.spawn(send(Arc::clone(&cluster), Arc::clone(&bus), outgoing));
        let (cluster, node) = (Arc::clone(&cluster), Arc::clone(&node));
        tasks.spawn(async move { cluster.listen(&bus, &*node).await });
    }
    let counting = (Arc::clone(&cluster), Arc::clone(&node));
    tasks.spawn(async move { publish_counted(&counting.0, &*counting.1).await });
    let announcing = (Arc::clone(&cluster), Arc::clone(&node));
    tasks.spawn(async move { announcing.0.announces(&*announcing.1).await });
    tasks.spawn(async move { cluster.heartbeats(&*node).await });
    tasks
}

/// Sends queued notices in batches.
async fn send(cluster: Arc<Cluster>, bus: Arc<Bus>, mut outgoing: mpsc::Receiver<Notice>) {
    let mut notices = Vec::new();
    while outgoing.recv_many(&mut notices, TOGETHER).await > 0 {
        for Message { text, notices } in messages(&cluster.id, notices.drain(..), bus.longest()) {
            let way = match bus.send(text).await {
                Ok(()) => Notices::Sent,
                Err(error) => {
                    tracing::warn!(%error, "notices to other servers were lost");
                    Notices::Lost
                }
            };
            cluster.metrics.notices.of(way).inc_by(notices as u64);
        }
    }
}

/// Notices in one message.
struct Message {
    text: String,
    notices: usize,
}

/// Packs notices into messages of at most that length; a longer notice gets a message of its own.
fn messages(
    from: &ServerId,
    notices: impl Iterator<Item = Notice>,
    longest: usize,
) -> Vec<Message> {
    let mut messages: Vec<Message> = Vec::new();
    for notice in notices {
        let Ok(text) = serde_json::to_string(&notice) else {
            continue;
        };
        match messages.last_mut() {
            Some(message) if message.text.len() + text.len() + 3 <= longest => {
                message.text.push(',');
                message.text.push_str(&text);
                message.notices += 1;
            }
            _ => messages.push(Message {
                text: format!(r#"{{"from":"{from}","notices":[{text}"#),
                notices: 1,
            }),
        }
    }
    for message in &mut messages {
        message.text.push_str("]}");
    }
    messages
}

/// Ticks at each heartbeat. Missed ticks of a suspended server are skipped.
fn heartbeat_interval() -> Interval {
    let mut every = interval(HEARTBEAT);
    every.set_missed_tick_behavior(MissedTickBehavior::Delay);
    every
}

/// Reports rate-limited requests to the other servers a few times a second.
async fn publish_counted(cluster: &Cluster, node: &impl Node) {
    let mut every = interval(COUNT);
    loop {
        every.tick().await;
        let deeds = node.counted(cluster.has_peers());
        for deeds in deeds.chunks(16) {
            let deeds = deeds.to_vec();
            cluster.publish(Notice::Counted { deeds });
        }
    }
}

impl Cluster {
    async fn listen(&self, bus: &Bus, node: &impl Node) {
        loop {
            match bus.listen().await {
                Err(error) => tracing::warn!(%error, "cannot receive notices from other servers"),
                Ok(mut ear) => {
                    self.metrics.listening.set(bus.is_connected().into());
                    self.resync(node).await;
                    loop {
                        match timeout(SILENCE, ear.next()).await {
                            Ok(Ok(Received::Message(message))) => self.read(&message, node),
                            Ok(Ok(Received::Gap)) => {
                                self.metrics.listening.set(1);
                                self.resync(node).await;
                            }
                            Ok(Err(error)) => {
                                tracing::warn!(%error, "cannot receive notices from other servers");
                                break;
                            }
                            // Every live server sends at each heartbeat.
                            Err(_) if self.has_peers() => {
                                tracing::warn!("no notices from other servers; resubscribing");
                                break;
                            }
                            Err(_) => {
                                self.metrics.listening.set(bus.is_connected().into());
                            }
                        }
                    }
                }
            }
            self.metrics.listening.set(0);
            sleep(RETRY).await;
        }
    }

    /// Catches up after notices may have been missed.
    async fn resync(&self, node: &impl Node) {
        node.sessions_changed();
        self.announce(Notice::Hello);
        node.check_logs().await;
    }

    fn read(&self, message: &str, node: &impl Node) {
        let Ok(Read { from, notices }) = serde_json::from_str(message) else {
            tracing::debug!("a message cannot be parsed");
            return;
        };
        let Some(from) = ServerId::read(&from).filter(|from| *from != self.id) else {
            return;
        };
        self.last_notices().insert(from, Instant::now());
        self.has_peers.store(true, Ordering::Release);
        self.metrics
            .notices
            .of(Notices::Received)
            .inc_by(notices.len() as u64);
        for notice in notices {
            match serde_json::from_str(notice.get()) {
                Ok(notice) => self.receive(from, notice, node),
                Err(error) => tracing::debug!(%error, "a notice cannot be parsed"),
            }
        }
    }

    fn receive(&self, from: ServerId, notice: Notice, node: &impl Node) {
        match notice {
            Notice::Hello => {
                self.publish(Notice::Here);
                node.announce_presence();
            }
            Notice::Moved {
                table,
                entries,
                traced,
            } => node.log_grew(&table, entries, traced.as_deref()),
            Notice::Rewritten { table } => node.rewritten(&table),
            Notice::Asked { table } => node.presence_asked(&table),
            Notice::Present(present) => node.presence(from, *present),
            Notice::SharedReplay(report) => node.shared_replay(from, *report),
            Notice::Standings => node.sessions_changed(),
            Notice::Counted { deeds } => node.count(&deeds),
            Notice::Here | Notice::Unknown => {}
        }
    }

    /// Sends heartbeats and presence to the other servers, and forgets outdated presence. Separate from
    /// [`Cluster::heartbeats`], which waits for the store: a server that stays silent counts as gone.
    async fn announces(&self, node: &impl Node) {
        let mut every = heartbeat_interval();
        for beat in 0_u32.. {
            every.tick().await;
            self.publish(Notice::Here);
            node.forget_silent();
            if beat % SAY_AGAIN == 0 {
                node.announce_presence();
            }
        }
    }

    /// Sends heartbeats to the store and does periodic work.
    async fn heartbeats(&self, node: &impl Node) {
        let mut every = heartbeat_interval();
        for beat in 0_u32.. {
            every.tick().await;
            match self.leases.heartbeat().await {
                Ok(Some(beat)) => self.learn(beat, node),
                Ok(None) => return,
                Err(error) => {
                    tracing::warn!(%error, "a heartbeat to the store failed");
                }
            }
            self.metrics.leases.set(self.leases.count() as i64);
            if beat % SAY_AGAIN == 0 {
                if self.asks {
                    node.check_logs().await;
                }
                self.adopt(node).await;
            }
        }
    }

    fn learn(&self, beat: Heartbeat, node: &impl Node) {
        self.has_peers
            .store(!beat.others.is_empty(), Ordering::Release);
        self.reads.store(beat.reads, Ordering::Release);
        *lock(&self.there) = beat.others;
        let before = lock(&self.changes).replace((beat.standings, beat.erased));
        let Some((standings, erased)) = before else {
            return;
        };
        if standings != beat.standings {
            node.sessions_changed();
        }
        if erased != beat.erased {
            node.any_rewritten();
        }
    }

    /// Takes over the tables of servers that are gone.
    async fn adopt(&self, node: &impl Node) {
        let orphans = match self.leases.orphans(ORPHANS).await {
            Ok(orphans) => orphans,
            Err(error) => {
                return tracing::warn!(%error, "orphaned tables cannot be listed");
            }
        };
        for table in orphans {
            match self.leases.of(&table).await {
                Ok(super::Lease::Ours) => {
                    self.metrics.tables_taken_over.inc();
                    node.resume(&table).await;
                }
                Ok(super::Lease::Theirs(_)) => {}
                Err(error) => {
                    return tracing::warn!(%error, "an orphaned table cannot be taken over yet");
                }
            }
        }
    }
}
