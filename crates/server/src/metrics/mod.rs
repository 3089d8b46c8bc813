//! Metrics for Prometheus (docs/hosting/monitoring.md lists them), and the spans of a trace.
//!
//! Knows nothing of the rest of the server: callers pass in what they measured.

mod labels;
mod process;
pub(crate) mod trace;

use std::fmt;
use std::sync::Arc;
use std::time::Duration;

use moonshot_store::{Commit, Read, Recorder, Retry, Unread};
use prometheus_client::encoding::{EncodeLabelSet, text};
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::Histogram;
use prometheus_client::metrics::info::Info;
use prometheus_client::registry::{Registry, Unit};

pub use labels::{ActionResult, Limit, Notices, Reason, StatusClass, StoreConnection, Transport};

/// Bounds of times, in seconds: finest where an answer should be, within 10 ms.
const TIMES: [f64; 15] = [
    0.000_5, 0.001, 0.002, 0.003, 0.005, 0.007_5, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0,
];
/// Bounds of the number of entries that are made durable together.
const BATCHES: [f64; 9] = [1.0, 2.0, 4.0, 8.0, 16.0, 32.0, 64.0, 128.0, 256.0];

/// The handles of all figures. A clone counts into the same figures.
#[derive(Clone)]
pub struct Metrics(Arc<Figures>);

struct Figures {
    registry: Registry,
    actions: Family<Result, Counter>,
    action_time: Histogram,
    append_time: Histogram,
    batch: Histogram,
    appends_failed: Counter,
    conflicts: Counter,
    writes_waiting: Gauge,
    retries: Family<Why, Counter>,
    read_time: Family<Of, Histogram, fn() -> Histogram>,
    reads_failed: Family<Fault, Counter>,
    store_wait_time: Histogram,
    store_connections: Family<In, Gauge>,
    store_max_connections: Gauge,
    tables_made: Counter,
    tables_open: Gauge,
    tables_evicted: Counter,
    watchers: Family<Over, Gauge>,
    watchers_dropped: Family<Because, Counter>,
    updates: Family<Over, Counter>,
    update_bytes: Family<Over, Counter>,
    told_time: Histogram,
    notices: Family<Way, Counter>,
    listening: Gauge,
    leases: Gauge,
    taken_over: Counter,
    thoughts_waiting: Gauge,
    thought_time: Histogram,
    answers: Family<Answered, Counter>,
    ready: Gauge,
    connections: Gauge,
    connections_accepted: Counter,
    refused: Family<By, Counter>,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, EncodeLabelSet)]
struct Result {
    result: ActionResult,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, EncodeLabelSet)]
struct Why {
    reason: &'static str,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, EncodeLabelSet)]
struct Of {
    what: &'static str,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, EncodeLabelSet)]
struct Fault {
    reason: &'static str,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, EncodeLabelSet)]
struct In {
    state: StoreConnection,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, EncodeLabelSet)]
struct Over {
    transport: Transport,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, EncodeLabelSet)]
struct Way {
    way: Notices,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, EncodeLabelSet)]
struct Because {
    reason: Reason,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, EncodeLabelSet)]
struct Answered {
    status: StatusClass,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, EncodeLabelSet)]
struct By {
    limit: Limit,
}

impl Default for Metrics {
    fn default() -> Metrics {
        let mut figures = Figures {
            registry: Registry::with_prefix("moonshot"),
            actions: Family::default(),
            action_time: Histogram::new(TIMES),
            append_time: Histogram::new(TIMES),
            batch: Histogram::new(BATCHES),
            appends_failed: Counter::default(),
            conflicts: Counter::default(),
            writes_waiting: Gauge::default(),
            retries: Family::default(),
            read_time: Family::new_with_constructor(|| Histogram::new(TIMES)),
            reads_failed: Family::default(),
            store_wait_time: Histogram::new(TIMES),
            store_connections: Family::default(),
            store_max_connections: Gauge::default(),
            tables_made: Counter::default(),
            tables_open: Gauge::default(),
            tables_evicted: Counter::default(),
            watchers: Family::default(),
            watchers_dropped: Family::default(),
            updates: Family::default(),
            update_bytes: Family::default(),
            told_time: Histogram::new(TIMES),
            notices: Family::default(),
            listening: Gauge::default(),
            leases: Gauge::default(),
            taken_over: Counter::default(),
            thoughts_waiting: Gauge::default(),
            thought_time: Histogram::new(TIMES),
            answers: Family::default(),
            ready: Gauge::default(),
            connections: Gauge::default(),
            connections_accepted: Counter::default(),
            refused: Family::default(),
        };
        figures.register();
        Metrics(Arc::new(figures))
    }
}

impl Figures {
    fn register(&mut self) {
        let all = &mut self.registry;
        let version = Info::new(vec![("version", env!("CARGO_PKG_VERSION"))]);
        all.register("build", "The release that runs", version);
        all.register(
            "actions",
            "Actions of people, by how they ended",
            self.actions.clone(),
        );
        all.register_with_unit(
            "action",
            "From an action's arrival until it is durable and acknowledged",
            Unit::Seconds,
            self.action_time.clone(),
        );
        all.register_with_unit(
            "append",
            "How long a commit to the storage takes",
            Unit::Seconds,
            self.append_time.clone(),
        );
        all.register(
            "batch_entries",
            "How many writes of all tables a commit makes durable",
            self.batch.clone(),
        );
        all.register(
            "appends_failed",
            "Commits that the storage did not make",
            self.appends_failed.clone(),
        );
        all.register(
            "append_conflicts",
            "Writes that were refused because the log had moved on",
            self.conflicts.clone(),
        );
        all.register(
            "writes_waiting",
            "Writes that wait for the commit under way",
            self.writes_waiting.clone(),
        );
        all.register(
            "append_retries",
            "Times that a commit was tried again, by reason",
            self.retries.clone(),
        );
        all.register_with_unit(
            "read",
            "How long reads of the storage take, by what is read",
            Unit::Seconds,
            self.read_time.clone(),
        );
        all.register(
            "reads_failed",
            "Reads of the storage that failed, by reason",
            self.reads_failed.clone(),
        );
        all.register_with_unit(
            "store_wait",
            "How long what is read waits for a connection to the storage",
            Unit::Seconds,
            self.store_wait_time.clone(),
        );
        all.register(
            "store_connections",
            "Connections to the storage that read, by what they do",
            self.store_connections.clone(),
        );
        all.register(
            "store_max_connections",
            "How many connections to the storage may read",
            self.store_max_connections.clone(),
        );
        all.register(
            "tables_made",
            "Tables that were made",
            self.tables_made.clone(),
        );
        all.register("tables_open", "Tables in memory", self.tables_open.clone());
        all.register(
            "tables_evicted",
            "Tables that were taken out of memory because nobody used them",
            self.tables_evicted.clone(),
        );
        all.register(
            "watchers",
            "Streams that are open, by transport",
            self.watchers.clone(),
        );
        all.register(
            "watchers_dropped",
            "Streams that the server closed, by reason",
            self.watchers_dropped.clone(),
        );
        all.register(
            "updates",
            "Updates that watchers were sent, by transport",
            self.updates.clone(),
        );
        all.register_with_unit(
            "update",
            "How much text that was, by transport",
            Unit::Bytes,
            self.update_bytes.clone(),
        );
        all.register_with_unit(
            "told",
            "From what is durable until a watcher is sent it",
            Unit::Seconds,
            self.told_time.clone(),
        );
        all.register(
            "notices",
            "What servers tell each other, by what became of it",
            self.notices.clone(),
        );
        all.register(
            "listening",
            "Whether this server can hear what others tell it; 1 where it has nobody to hear",
            self.listening.clone(),
        );
        all.register(
            "leases",
            "Tables of which this server does what happens by itself, of several servers over one store",
            self.leases.clone(),
        );
        all.register(
            "tables_taken_over",
            "Tables that were taken over from servers that had gone",
            self.taken_over.clone(),
        );
        all.register(
            "thoughts_waiting",
            "Bots and hints that wait for a thread to think in",
            self.thoughts_waiting.clone(),
        );
        all.register_with_unit(
            "thought",
            "How long bots and hints think, without waiting for a thread",
            Unit::Seconds,
            self.thought_time.clone(),
        );
        all.register(
            "answers",
            "Answers to requests, by the class of their status",
            self.answers.clone(),
        );
        all.register(
            "ready",
            "Whether the storage could write when that was tried last: 1 or 0",
            self.ready.clone(),
        );
        all.register(
            "connections",
            "Connections that are open",
            self.connections.clone(),
        );
        all.register(
            "connections_accepted",
            "Connections that were accepted",
            self.connections_accepted.clone(),
        );
        all.register(
            "refused",
            "Requests and connections that were refused, by limit",
            self.refused.clone(),
        );
        // What may never happen is there from the start, as zero: an alert compares with something.
        for &transport in Transport::ALL {
            drop(self.watchers.get_or_create(&Over { transport }));
            drop(self.updates.get_or_create(&Over { transport }));
            drop(self.update_bytes.get_or_create(&Over { transport }));
        }
        for &status in StatusClass::ALL {
            drop(self.answers.get_or_create(&Answered { status }));
        }
        for &reason in Reason::ALL {
            drop(self.watchers_dropped.get_or_create(&Because { reason }));
        }
        for &result in ActionResult::ALL {
            drop(self.actions.get_or_create(&Result { result }));
        }
        for reason in Retry::ALL.iter().map(|reason| reason.as_str()) {
            drop(self.retries.get_or_create(&Why { reason }));
        }
        for what in Read::ALL.iter().map(|what| what.as_str()) {
            drop(self.read_time.get_or_create(&Of { what }));
        }
        for reason in Unread::ALL.iter().map(|reason| reason.as_str()) {
            drop(self.reads_failed.get_or_create(&Fault { reason }));
        }
        for &state in StoreConnection::ALL {
            drop(self.store_connections.get_or_create(&In { state }));
        }
        for &way in Notices::ALL {
            drop(self.notices.get_or_create(&Way { way }));
        }
        for &limit in Limit::ALL {
            drop(self.refused.get_or_create(&By { limit }));
        }
        all.register_collector(Box::new(process::Process));
    }
}

impl Recorder for Metrics {
    fn committed(&self, commit: Commit) {
        self.0.append_time.observe(commit.took.as_secs_f64());
        self.0.batch.observe(commit.writes as f64);
        self.0.conflicts.inc_by(commit.stale as u64);
    }

    fn commit_failed(&self) {
        self.0.appends_failed.inc();
    }

    fn commit_retried(&self, reason: Retry) {
        let reason = reason.as_str();
        self.0.retries.get_or_create(&Why { reason }).inc();
    }

    fn writes_waiting(&self, writes: usize) {
        self.0.writes_waiting.set(writes as i64);
    }

    fn read(&self, what: Read, took: Duration) {
        let what = what.as_str();
        let times = self.0.read_time.get_or_create(&Of { what });
        times.observe(took.as_secs_f64());
    }

    fn read_failed(&self, reason: Unread) {
        let reason = reason.as_str();
        self.0.reads_failed.get_or_create(&Fault { reason }).inc();
    }

    fn waited_for_connection(&self, took: Duration) {
        self.0.store_wait_time.observe(took.as_secs_f64());
    }
}

impl Metrics {
    /// An action of a person was answered.
    pub fn action_done(&self, result: ActionResult, took: Duration) {
        self.0.actions.get_or_create(&Result { result }).inc();
        if result == ActionResult::Done {
            self.0.action_time.observe(took.as_secs_f64());
        }
    }

    /// There are these connections to the storage.
    pub fn store_connections(&self, used: u32, idle: u32, most: u32) {
        let set = |state, count| {
            let gauge = self.0.store_connections.get_or_create(&In { state });
            gauge.set(count);
        };
        set(StoreConnection::Used, used.into());
        set(StoreConnection::Idle, idle.into());
        self.0.store_max_connections.set(most.into());
    }

    /// A bot or a hint wants to think; it counts as waiting until the answer is dropped.
    #[must_use = "the thought waits until this is dropped"]
    pub fn thought_waits(&self) -> GaugeGuard {
        GaugeGuard::new(&self.0.thoughts_waiting)
    }

    /// A bot or a hint has thought.
    pub fn thought(&self, took: Duration) {
        self.0.thought_time.observe(took.as_secs_f64());
    }

    /// A request was answered.
    pub fn answered(&self, status: StatusClass) {
        self.0.answers.get_or_create(&Answered { status }).inc();
    }

    /// Whether the storage could write.
    pub fn ready(&self, ready: bool) {
        self.0.ready.set(ready.into());
    }

    /// A table was made.
    pub fn table_made(&self) {
        self.0.tables_made.inc();
    }

    /// A table came into memory.
    pub fn table_opened(&self) {
        self.0.tables_open.inc();
    }

    /// A table left memory.
    pub fn table_evicted(&self) {
        self.0.tables_open.dec();
        self.0.tables_evicted.inc();
    }

    /// A stream was opened; it counts until the answer is dropped.
    #[must_use = "the stream counts until this is dropped"]
    pub fn watcher_opened(&self, transport: Transport) -> GaugeGuard {
        GaugeGuard::new(&self.0.watchers.get_or_create(&Over { transport }))
    }

    /// What counts the updates of a stream.
    pub fn updates(&self, transport: Transport) -> Updates {
        let over = Over { transport };
        Updates {
            sent: self.0.updates.get_or_create_owned(&over),
            bytes: self.0.update_bytes.get_or_create_owned(&over),
            told_time: self.0.told_time.clone(),
        }
    }

    /// That became of so many notices between servers.
    pub fn notices(&self, way: Notices, count: usize) {
        let counter = self.0.notices.get_or_create(&Way { way });
        counter.inc_by(count as u64);
    }

    /// Whether this server can hear the others, as far as it knows.
    pub fn listening(&self, listening: bool) {
        self.0.listening.set(listening.into());
    }

    /// This server has so many leases.
    pub fn leases(&self, leases: usize) {
        self.0.leases.set(leases as i64);
    }

    /// A table was taken over from a server that had gone.
    pub fn taken_over(&self) {
        self.0.taken_over.inc();
    }

    /// The server closed a stream.
    pub fn watcher_dropped(&self, reason: Reason) {
        self.0
            .watchers_dropped
            .get_or_create(&Because { reason })
            .inc();
    }

    /// A connection was accepted; it counts as open until the answer is dropped.
    #[must_use = "the connection counts until this is dropped"]
    pub fn connection_opened(&self) -> GaugeGuard {
        self.0.connections_accepted.inc();
        GaugeGuard::new(&self.0.connections)
    }

    /// A request or a connection was refused.
    pub fn refused(&self, limit: Limit) {
        self.0.refused.get_or_create(&By { limit }).inc();
    }

    /// All figures in Prometheus' text form.
    pub fn to_text(&self) -> String {
        let mut text = String::new();
        // A `String` takes everything.
        let _ = text::encode(&mut text, &self.0.registry);
        text
    }
}

impl fmt::Debug for Metrics {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Metrics")
    }
}

/// Counts the updates of a stream.
#[derive(Clone, Debug)]
pub struct Updates {
    sent: Counter,
    bytes: Counter,
    told_time: Histogram,
}

impl Updates {
    /// An update of so many bytes was sent. Where it tells of something that was done, `after` is how long that had been durable.
    pub fn sent(&self, bytes: usize, after: Option<Duration>) {
        self.sent.inc();
        self.bytes.inc_by(bytes as u64);
        if let Some(after) = after {
            self.told_time.observe(after.as_secs_f64());
        }
    }
}

/// Something that is counted in a figure until this is dropped.
#[derive(Debug)]
pub struct GaugeGuard(Gauge);

impl GaugeGuard {
    fn new(figure: &Gauge) -> GaugeGuard {
        figure.inc();
        GaugeGuard(figure.clone())
    }
}

impl Drop for GaugeGuard {
    fn drop(&mut self) {
        self.0.dec();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn has(metrics: &Metrics, line: &str) {
        let text = metrics.to_text();
        assert!(
            text.lines().any(|found| found == line),
            "{line} is not in\n{text}"
        );
    }

    #[test]
    fn every_method_counts_into_its_figure() {
        let metrics = Metrics::default();
        let counted = metrics.clone();
        counted.action_done(ActionResult::Done, Duration::from_millis(4));
        counted.action_done(ActionResult::Refused, Duration::from_millis(4));
        counted.committed(Commit {
            took: Duration::from_millis(30),
            writes: 3,
            stale: 2,
        });
        counted.table_made();
        counted.table_opened();
        counted.table_opened();
        counted.table_evicted();
        counted.watcher_dropped(Reason::Slow);
        counted.refused(Limit::ConnectionsByAddress);
        counted.commit_failed();
        counted.writes_waiting(5);
        counted.thought(Duration::from_millis(80));
        counted.commit_retried(Retry::Answer);
        counted.read(Read::Log, Duration::from_millis(4));
        counted.read_failed(Unread::Damaged);
        counted.waited_for_connection(Duration::from_millis(30));
        counted.store_connections(3, 2, 8);
        let thought = counted.thought_waits();
        counted.answered(StatusClass::of(503));
        counted.ready(true);
        let updates = counted.updates(Transport::WebSocket);
        updates.sent(1_500, Some(Duration::from_millis(2)));
        updates.sent(500, None);
        counted.notices(Notices::Heard, 3);
        counted.leases(4);
        counted.listening(true);
        counted.taken_over();
        let socket = counted.watcher_opened(Transport::WebSocket);
        let connection = counted.connection_opened();
        for line in [
            "moonshot_actions_total{result=\"done\"} 1",
            "moonshot_actions_total{result=\"refused\"} 1",
            "moonshot_actions_total{result=\"failed\"} 0",
            "moonshot_action_seconds_count 1",
            "moonshot_action_seconds_bucket{le=\"0.003\"} 0",
            "moonshot_action_seconds_bucket{le=\"0.005\"} 1",
            "moonshot_append_seconds_bucket{le=\"0.02\"} 0",
            "moonshot_append_seconds_bucket{le=\"0.05\"} 1",
            "moonshot_batch_entries_sum 3.0",
            "moonshot_tables_made_total 1",
            "moonshot_tables_open 1",
            "moonshot_tables_evicted_total 1",
            "moonshot_watchers{transport=\"websocket\"} 1",
            "moonshot_watchers{transport=\"events\"} 0",
            "moonshot_watchers_dropped_total{reason=\"slow\"} 1",
            "moonshot_watchers_dropped_total{reason=\"storage\"} 0",
            "moonshot_connections 1",
            "moonshot_connections_accepted_total 1",
            "moonshot_refused_total{limit=\"connections_by_address\"} 1",
            "moonshot_appends_failed_total 1",
            "moonshot_append_conflicts_total 2",
            "moonshot_writes_waiting 5",
            "moonshot_append_retries_total{reason=\"answer\"} 1",
            "moonshot_append_retries_total{reason=\"full\"} 0",
            "moonshot_read_seconds_bucket{le=\"0.003\",what=\"log\"} 0",
            "moonshot_read_seconds_bucket{le=\"0.005\",what=\"log\"} 1",
            "moonshot_read_seconds_count{what=\"table\"} 0",
            "moonshot_reads_failed_total{reason=\"damaged\"} 1",
            "moonshot_reads_failed_total{reason=\"storage\"} 0",
            "moonshot_store_wait_seconds_bucket{le=\"0.02\"} 0",
            "moonshot_store_wait_seconds_bucket{le=\"0.05\"} 1",
            "moonshot_store_connections{state=\"used\"} 3",
            "moonshot_store_connections{state=\"idle\"} 2",
            "moonshot_store_max_connections 8",
            "moonshot_thoughts_waiting 1",
            "moonshot_thought_seconds_bucket{le=\"0.05\"} 0",
            "moonshot_thought_seconds_bucket{le=\"0.1\"} 1",
            "moonshot_answers_total{status=\"5xx\"} 1",
            "moonshot_answers_total{status=\"2xx\"} 0",
            "moonshot_ready 1",
            "moonshot_updates_total{transport=\"websocket\"} 2",
            "moonshot_update_bytes_total{transport=\"websocket\"} 2000",
            "moonshot_told_seconds_count 1",
            "moonshot_told_seconds_bucket{le=\"0.001\"} 0",
            "moonshot_told_seconds_bucket{le=\"0.002\"} 1",
            "moonshot_notices_total{way=\"heard\"} 3",
            "moonshot_notices_total{way=\"lost\"} 0",
            "moonshot_leases 4",
            "moonshot_listening 1",
            "moonshot_tables_taken_over_total 1",
        ] {
            has(&metrics, line);
        }
        drop((socket, connection, thought));
        counted.ready(false);
        has(&metrics, "moonshot_ready 0");
        has(&metrics, "moonshot_thoughts_waiting 0");
        has(&metrics, "moonshot_watchers{transport=\"websocket\"} 0");
        has(&metrics, "moonshot_connections 0");
        has(&metrics, "moonshot_connections_accepted_total 1");
    }

    #[test]
    fn names_follow_the_conventions_and_each_has_a_description() {
        let text = Metrics::default().to_text();
        assert!(text.ends_with("# EOF\n"));
        let named = |kind: &str| -> Vec<String> {
            let lines = text.lines().filter_map(|line| line.strip_prefix(kind));
            let names = lines.filter_map(|line| line.split(' ').next());
            names.map(str::to_owned).collect()
        };
        let (types, helps) = (named("# TYPE "), named("# HELP "));
        assert_eq!(types, helps);
        let hosting = include_str!(concat!(
            env!("CARGO_MANIFEST_DIR"),
            "/../../docs/hosting/monitoring.md"
        ));
        for name in types {
            assert!(name.starts_with("moonshot_"), "{name}");
            assert!(
                hosting.contains(&name),
                "docs/hosting/monitoring.md does not list {name}"
            );
        }
    }
}
