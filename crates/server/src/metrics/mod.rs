//! Metrics for Prometheus (docs/hosting/monitoring.md lists them), and the spans of a trace.
//!
//! Knows nothing of the rest of the server: callers record what they measured.

mod labels;
mod process;
pub(crate) mod trace;

use std::fmt;
use std::marker::PhantomData;
use std::ops::Deref;
use std::sync::Arc;
use std::time::Duration;

use moonshot_store::{Commit, Read, Recorder, Retry, Unread};
use prometheus_client::encoding::{EncodeMetric, MetricEncoder, text};
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::Histogram;
use prometheus_client::metrics::info::Info;
use prometheus_client::metrics::{MetricType, TypedMetric};
use prometheus_client::registry::{Metric, Registry, Unit};

pub(crate) use labels::{
    ActionResult, Limit, Notices, Reason, StatusClass, StoreConnection, Transport,
};

/// Bucket bounds of times, in seconds; finest below 10 ms, the goal for actions.
const TIMES: [f64; 15] = [
    0.000_5, 0.001, 0.002, 0.003, 0.005, 0.007_5, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0,
];
/// Bucket bounds of the number of writes in a commit.
const BATCHES: [f64; 9] = [1.0, 2.0, 4.0, 8.0, 16.0, 32.0, 64.0, 128.0, 256.0];

/// All metrics. Clones share them.
#[derive(Clone, Default)]
pub(crate) struct Metrics(Arc<Instruments>);

impl Deref for Metrics {
    type Target = Instruments;

    fn deref(&self) -> &Instruments {
        &self.0
    }
}

/// Declares the metrics: the field at which callers record, its type, the name in Prometheus, perhaps a unit, and the help text.
macro_rules! instruments {
    ($($field:ident: $type:ty $(= $new:expr)?, $name:literal $($unit:ident)?, $help:literal;)*) => {
        /// The metrics, in the order of the output.
        pub(crate) struct Instruments {
            registry: Registry,
            $(#[doc = $help] pub(crate) $field: $type,)*
        }

        impl Default for Instruments {
            fn default() -> Instruments {
                let mut registry = Registry::with_prefix("moonshot");
                let version = Info::new(vec![("version", env!("CARGO_PKG_VERSION"))]);
                registry.register("build", "The release that runs", version);
                $(
                    let $field = instruments!(@new $type $(, $new)?);
                    instruments!(@register registry, $field, $name $($unit)?, $help);
                )*
                registry.register_collector(Box::new(process::Process));
                Instruments { registry, $($field,)* }
            }
        }
    };
    (@new $type:ty) => { <$type>::initial() };
    (@new $type:ty, $new:expr) => { $new };
    (@register $to:ident, $field:ident, $name:literal, $help:literal) => {
        $to.register($name, $help, $field.clone())
    };
    (@register $to:ident, $field:ident, $name:literal $unit:ident, $help:literal) => {
        $to.register_with_unit($name, $help, Unit::$unit, $field.clone())
    };
}

instruments! {
    actions: Labelled<ActionResult, Counter>, "actions", "Actions of people, by how they ended";
    action_time: Histogram, "action" Seconds, "From an action's arrival until it is durable and acknowledged";
    append_time: Histogram, "append" Seconds, "How long a commit to the storage takes";
    batch_entries: Histogram = Histogram::new(BATCHES), "batch_entries",
        "How many writes of all tables a commit makes durable";
    appends_failed: Counter, "appends_failed", "Commits that the storage did not make";
    append_conflicts: Counter, "append_conflicts", "Writes that were refused because the log had moved on";
    writes_waiting: Gauge, "writes_waiting", "Writes that wait for the commit under way";
    append_retries: Labelled<Retry, Counter>, "append_retries",
        "Times that a commit was tried again, by reason";
    read_time: Labelled<Read, Histogram>, "read" Seconds, "How long reads of the storage take, by what is read";
    reads_failed: Labelled<Unread, Counter>, "reads_failed", "Reads of the storage that failed, by reason";
    store_wait_time: Histogram, "store_wait" Seconds,
        "How long what is read waits for a connection to the storage";
    store_connections: Labelled<StoreConnection, Gauge>, "store_connections",
        "Connections to the storage that read, by what they do";
    store_max_connections: Gauge, "store_max_connections", "How many connections to the storage may read";
    tables_made: Counter, "tables_made", "Tables that were made";
    tables_open: Gauge, "tables_open", "Tables in memory";
    tables_evicted: Counter, "tables_evicted", "Tables that were taken out of memory because nobody used them";
    watchers: Labelled<Transport, Gauge>, "watchers", "Streams that are open, by transport";
    watchers_dropped: Labelled<Reason, Counter>, "watchers_dropped",
        "Streams that the server closed, by reason";
    updates: Labelled<Transport, Counter>, "updates", "Updates that watchers were sent, by transport";
    update_bytes: Labelled<Transport, Counter>, "update" Bytes, "How much text that was, by transport";
    delivery_time: Histogram, "told" Seconds, "From what is durable until a watcher is sent it";
    notices: Labelled<Notices, Counter>, "notices", "What servers tell each other, by what became of it";
    listening: Gauge, "listening",
        "Whether this server can hear what others tell it; 1 where it has nobody to hear";
    leases: Gauge, "leases",
        "Tables of which this server does what happens by itself, of several servers over one store";
    tables_taken_over: Counter, "tables_taken_over", "Tables that were taken over from servers that had gone";
    thoughts_waiting: Gauge, "thoughts_waiting", "Bots and hints that wait for a thread to think in";
    thought_time: Histogram, "thought" Seconds, "How long bots and hints think, without waiting for a thread";
    answers: Labelled<StatusClass, Counter>, "answers", "Answers to requests, by the class of their status";
    ready: Gauge, "ready", "Whether the storage could write when that was tried last: 1 or 0";
    connections: Gauge, "connections", "Connections that are open";
    connections_accepted: Counter, "connections_accepted", "Connections that were accepted";
    refused: Labelled<Limit, Counter>, "refused", "Requests and connections that were refused, by limit";
}

/// A metric in its initial state.
pub(crate) trait Instrument: TypedMetric + Metric + Clone {
    fn initial() -> Self;
}

impl Instrument for Counter {
    fn initial() -> Counter {
        Counter::default()
    }
}

impl Instrument for Gauge {
    fn initial() -> Gauge {
        Gauge::default()
    }
}

impl Instrument for Histogram {
    fn initial() -> Histogram {
        Histogram::new(TIMES)
    }
}

/// A label with a fixed set of values.
pub(crate) trait Label: Copy + PartialEq + fmt::Debug + Send + Sync + 'static {
    const KEY: &'static str;
    const ALL: &'static [Self];

    fn text(self) -> &'static str;
}

/// A metric for each value of a label, all present from the start: alerts have a zero to compare with.
#[derive(Clone, Debug)]
pub(crate) struct Labelled<L, M>(Arc<[M]>, PhantomData<L>);

impl<L: Label, M: Instrument> Labelled<L, M> {
    fn initial() -> Labelled<L, M> {
        let metrics = L::ALL.iter().map(|_| M::initial());
        Labelled(metrics.collect(), PhantomData)
    }

    /// The metric of that value.
    pub(crate) fn of(&self, value: L) -> &M {
        // Every value is in the list.
        let place = L::ALL.iter().position(|label| *label == value);
        &self.0[place.unwrap_or_default()]
    }
}

impl<L: Label, M: Instrument> EncodeMetric for Labelled<L, M> {
    fn encode(&self, mut encoder: MetricEncoder<'_>) -> fmt::Result {
        for (label, metric) in L::ALL.iter().zip(&*self.0) {
            metric.encode(encoder.encode_family(&[(L::KEY, label.text())])?)?;
        }
        Ok(())
    }

    fn metric_type(&self) -> MetricType {
        M::TYPE
    }
}

impl Recorder for Metrics {
    fn committed(&self, commit: Commit) {
        self.append_time.observe(commit.took.as_secs_f64());
        self.batch_entries.observe(commit.writes as f64);
        self.append_conflicts.inc_by(commit.stale as u64);
    }

    fn commit_failed(&self) {
        self.appends_failed.inc();
    }

    fn commit_retried(&self, reason: Retry) {
        self.append_retries.of(reason).inc();
    }

    fn writes_waiting(&self, writes: usize) {
        self.writes_waiting.set(writes as i64);
    }

    fn read(&self, what: Read, took: Duration) {
        self.read_time.of(what).observe(took.as_secs_f64());
    }

    fn read_failed(&self, reason: Unread) {
        self.reads_failed.of(reason).inc();
    }

    fn waited_for_connection(&self, took: Duration) {
        self.store_wait_time.observe(took.as_secs_f64());
    }
}

impl Metrics {
    /// Records the answer to a player's action.
    pub(crate) fn action_done(&self, result: ActionResult, took: Duration) {
        self.actions.of(result).inc();
        if result == ActionResult::Done {
            self.action_time.observe(took.as_secs_f64());
        }
    }

    /// Sets the numbers of connections to the storage.
    pub(crate) fn store_connections(&self, used: u32, idle: u32, most: u32) {
        let connections = &self.store_connections;
        connections.of(StoreConnection::Used).set(used.into());
        connections.of(StoreConnection::Idle).set(idle.into());
        self.store_max_connections.set(most.into());
    }

    /// The metrics of a stream's updates.
    pub(crate) fn updates(&self, transport: Transport) -> Updates {
        Updates {
            sent: self.updates.of(transport).clone(),
            bytes: self.update_bytes.of(transport).clone(),
            delivery_time: self.delivery_time.clone(),
        }
    }

    /// All metrics in the text format of Prometheus.
    pub(crate) fn to_text(&self) -> String {
        let mut text = String::new();
        // Writing to a `String` cannot fail.
        let _ = text::encode(&mut text, &self.registry);
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
pub(crate) struct Updates {
    sent: Counter,
    bytes: Counter,
    delivery_time: Histogram,
}

impl Updates {
    /// Records an update that was sent. `after` is how long its change had been durable, if it follows one.
    pub(crate) fn sent(&self, bytes: usize, after: Option<Duration>) {
        self.sent.inc();
        self.bytes.inc_by(bytes as u64);
        if let Some(after) = after {
            self.delivery_time.observe(after.as_secs_f64());
        }
    }
}

/// Counts one in a gauge until it is dropped.
#[derive(Debug)]
pub(crate) struct GaugeGuard(Gauge);

impl GaugeGuard {
    pub(crate) fn new(gauge: &Gauge) -> GaugeGuard {
        gauge.inc();
        GaugeGuard(gauge.clone())
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
    fn every_metric_is_in_the_output() {
        let metrics = Metrics::default();
        let counted = metrics.clone();
        counted.action_done(ActionResult::Done, Duration::from_millis(4));
        counted.action_done(ActionResult::Refused, Duration::from_millis(4));
        counted.committed(Commit {
            took: Duration::from_millis(30),
            writes: 3,
            stale: 2,
        });
        counted.tables_made.inc();
        counted.tables_open.inc();
        counted.tables_evicted.inc();
        counted.watchers_dropped.of(Reason::Slow).inc();
        counted.refused.of(Limit::ConnectionsByAddress).inc();
        counted.commit_failed();
        counted.writes_waiting(5);
        counted.thought_time.observe(0.08);
        counted.commit_retried(Retry::Answer);
        counted.read(Read::Log, Duration::from_millis(4));
        counted.read_failed(Unread::Damaged);
        counted.waited_for_connection(Duration::from_millis(30));
        counted.store_connections(3, 2, 8);
        let thought = GaugeGuard::new(&counted.thoughts_waiting);
        counted.answers.of(StatusClass::of(503)).inc();
        counted.ready.set(1);
        let updates = counted.updates(Transport::WebSocket);
        updates.sent(1_500, Some(Duration::from_millis(2)));
        updates.sent(500, None);
        counted.notices.of(Notices::Received).inc_by(3);
        counted.leases.set(4);
        counted.listening.set(1);
        counted.tables_taken_over.inc();
        let socket = GaugeGuard::new(counted.watchers.of(Transport::WebSocket));
        let connection = GaugeGuard::new(&counted.connections);
        counted.connections_accepted.inc();
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
        counted.ready.set(0);
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
