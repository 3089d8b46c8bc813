//! The figures as a table and as JSON.

use std::fmt::Write;
use std::time::Duration;

use hdrhistogram::Histogram;
use serde_json::{Map, Value, json};

use crate::arguments::Plan;
use crate::figures::{Figures, Memory};

/// One figure: its name in JSON, in the table, and its value where it is known.
struct Row {
    key: String,
    name: String,
    value: Option<f64>,
}

/// All figures of a server.
fn rows(plan: &Plan, figures: &Figures) -> Vec<Row> {
    let mut rows = Vec::new();
    let mut row = |key: &str, name: &str, value: Option<f64>| {
        rows.push(Row {
            key: key.to_owned(),
            name: name.to_owned(),
            value: value.filter(|value| value.is_finite()),
        });
    };
    let counts = &figures.counts;
    let seconds = figures.measured.as_secs_f64();
    let a_second = |count: u64| Some(count as f64 / seconds);
    row("plays_per_second", "plays a second", a_second(counts.plays));
    row(
        "actions_per_second",
        "people's actions a second",
        a_second(counts.answer.len()),
    );
    let cores = |cpu: Option<Duration>| cpu.map(|cpu| cpu.as_secs_f64() / seconds);
    let server = cores(figures.server_cpu);
    let a_play = seconds * 1e6 / counts.plays as f64;
    row(
        "cpu_per_play_us",
        "server CPU a play, µs",
        server.map(|cores| cores * a_play),
    );
    row("server_cores", "server CPU, cores", server);
    row(
        "client_cores",
        "clients' CPU, cores",
        cores(figures.client_cpu),
    );
    row(
        "other_cores",
        "all else's CPU, cores",
        cores(figures.other_cpu),
    );
    let times = [
        ("answer", "answer", &counts.answer),
        ("told", "told", &counts.told),
        ("told_all", "told all", &counts.told_all),
    ];
    for (key, name, times) in times {
        for (percentile, label) in [
            (50.0, "p50"),
            (99.0, "p99"),
            (99.9, "p99.9"),
            (100.0, "max"),
        ] {
            let key = format!("{key}_{}_ms", label.replace('.', "_"));
            row(
                &key,
                &format!("{name} {label}, ms"),
                milliseconds(times, percentile),
            );
        }
    }
    let memory = figures.memory;
    let a_table = |now: f64, before: f64| (now - before) / plan.tables as f64;
    row(
        "rss_before_mb",
        "memory before any table, MB",
        memory.map(|m| m.before / 1024.0),
    );
    row(
        "rss_end_mb",
        "memory at the end, MB",
        memory.map(|m| m.end / 1024.0),
    );
    let seated = memory.map(|memory| a_table(memory.seated, memory.before));
    row("kb_per_table_seated", "kB a table after the ramp", seated);
    let more = |memory: Memory| {
        let tables = plan.tables - plan.tables / 2;
        (memory.seated - memory.half) / tables as f64
    };
    row(
        "kb_per_table_more",
        "kB a table, of the second half",
        memory.map(more),
    );
    let end = memory.map(|memory| a_table(memory.end, memory.before));
    row("kb_per_table", "kB a table at the end", end);
    let own = memory.map(|memory| memory.own / plan.tables as f64);
    row("kb_per_table_own", "kB of it no page of a file", own);
    row(
        "updates_per_second",
        "updates a second, all sockets",
        a_second(counts.updates),
    );
    row(
        "bytes_per_update",
        "bytes an update",
        Some(counts.bytes as f64 / counts.updates as f64),
    );
    let counted = [
        ("matches", "matches ended", counts.matches),
        ("caught_up", "updates of the present", counts.caught_up),
        ("left_out", "actions left out by them", counts.left_out),
        ("dropped_sockets", "dropped sockets", counts.dropped),
        ("errors", "errors", counts.errors.values().sum()),
    ];
    for (key, name, count) in counted {
        row(key, name, Some(count as f64));
    }
    rows
}

/// A percentile in milliseconds; `None` if there is no value.
fn milliseconds(times: &Histogram<u64>, percentile: f64) -> Option<f64> {
    let micros = times.value_at_percentile(percentile).min(times.max());
    (!times.is_empty()).then_some(micros as f64 / 1000.0)
}

/// A number with as many digits as mean anything.
fn digits(value: Option<f64>) -> String {
    match value {
        None => "-".to_owned(),
        Some(value) if value.fract() == 0.0 => format!("{value}"),
        Some(value) if value.abs() < 10.0 => format!("{value:.2}"),
        Some(value) if value.abs() < 100.0 => format!("{value:.1}"),
        Some(value) => format!("{value:.0}"),
    }
}

/// The figures of each server in a column; with two of them, their ratio in a third.
pub(crate) fn table(plan: &Plan, columns: &[(String, Figures)]) -> String {
    let mut text = format!(
        "{} tables of {} for {}, {} of them people, {} sockets each, think time {} s, {} s measured\n\n",
        plan.tables,
        plan.game,
        plan.players,
        plan.people,
        plan.sockets,
        plan.think.as_secs_f64(),
        plan.measured.as_secs_f64()
    );
    let all: Vec<Vec<Row>> = columns
        .iter()
        .map(|(_, figures)| rows(plan, figures))
        .collect();
    let mut line = |name: &str, cells: &mut dyn Iterator<Item = String>| {
        let _ = write!(text, "{name:<32}");
        for cell in cells {
            let _ = write!(text, "{cell:>14}");
        }
        text.push('\n');
    };
    let ratio = (columns.len() == 2).then(|| "ratio".to_owned());
    let names = columns.iter().map(|(name, _)| name.clone());
    line("", &mut names.chain(ratio));
    let Some(first) = all.first() else {
        return text;
    };
    for (place, row) in first.iter().enumerate() {
        let values: Vec<Option<f64>> = all.iter().map(|rows| rows[place].value).collect();
        let ratio = match values[..] {
            [Some(before), Some(after)] if before != 0.0 => Some(format!("{:.3}", after / before)),
            _ => None,
        };
        line(&row.name, &mut values.into_iter().map(digits).chain(ratio));
    }
    for (name, figures) in columns {
        for (kind, times) in &figures.counts.errors {
            let _ = writeln!(text, "{name}: {times} × {kind}");
        }
    }
    text
}

/// The same as JSON.
pub(crate) fn json(plan: &Plan, columns: &[(String, Figures)]) -> Value {
    let column = |(name, figures): &(String, Figures)| {
        let rows = rows(plan, figures).into_iter();
        let mut object: Map<String, Value> = rows.map(|row| (row.key, json!(row.value))).collect();
        object.insert("errors_by_kind".to_owned(), json!(figures.counts.errors));
        object.insert("rounds".to_owned(), json!(figures.rounds));
        (name.clone(), Value::Object(object))
    };
    let servers: Map<String, Value> = columns.iter().map(column).collect();
    json!({
        "plan": {
            "game": plan.game,
            "players": plan.players,
            "people": plan.people,
            "tables": plan.tables,
            "sockets": plan.sockets,
            "tabs": plan.tabs,
            "think_seconds": plan.think.as_secs_f64(),
            "ramp_seconds": plan.ramp.as_secs_f64(),
            "warm_seconds": plan.warm.as_secs_f64(),
            "measured_seconds": plan.measured.as_secs_f64(),
            "seed": plan.seed,
        },
        "servers": servers,
    })
}

#[cfg(test)]
mod tests {
    use clap::Parser;

    use super::*;
    use crate::arguments::Arguments;

    fn plan() -> Plan {
        Arguments::parse_from(["load", "--at", "http://127.0.0.1:1", "--tables", "10"]).plan()
    }

    fn figures(plays: u64) -> Figures {
        let mut figures = Figures {
            rounds: 1,
            measured: Duration::from_secs(10),
            server_cpu: Some(Duration::from_secs(5)),
            memory: Some(Memory {
                before: 1024.0,
                half: 1099.0,
                seated: 1124.0,
                end: 1324.0,
                own: 250.0,
            }),
            ..Figures::default()
        };
        figures.counts.plays = plays;
        for micros in 1..=1000 {
            figures.counts.answer.record(micros).unwrap();
        }
        figures
    }

    /// The words of the table's line with that name.
    fn cells(text: &str, name: &str) -> Vec<String> {
        let line = text
            .lines()
            .find_map(|line| line.strip_prefix(name))
            .unwrap();
        line.split_whitespace().map(str::to_owned).collect()
    }

    #[test]
    fn the_table_has_both_servers_and_their_ratio() {
        let columns = [
            ("before".to_owned(), figures(1000)),
            ("after".to_owned(), figures(4000)),
        ];
        let text = table(&plan(), &columns);
        assert_eq!(cells(&text, "plays a second"), ["100", "400", "4.000"]);
        assert_eq!(
            cells(&text, "server CPU a play, µs"),
            ["5000", "1250", "0.250"]
        );
        assert_eq!(cells(&text, "answer p50, ms"), ["0.50", "0.50", "1.000"]);
        assert_eq!(cells(&text, "answer p99, ms"), ["0.99", "0.99", "1.000"]);
        assert_eq!(cells(&text, "answer max, ms"), ["1", "1", "1.000"]);
        assert_eq!(cells(&text, "told p50, ms"), ["-", "-"]);
        assert_eq!(
            cells(&text, "kB a table after the ramp"),
            ["10", "10", "1.000"]
        );
        assert_eq!(
            cells(&text, "kB a table, of the second half"),
            ["5", "5", "1.000"]
        );
        assert_eq!(cells(&text, "kB a table at the end"), ["30", "30", "1.000"]);
        let own = "kB of it no page of a file";
        assert_eq!(cells(&text, own), ["25", "25", "1.000"]);
    }

    #[test]
    fn errors_are_told_by_kind() {
        let mut figures = figures(1);
        figures
            .counts
            .errors
            .insert("act: 409 stale-version".to_owned(), 3);
        let columns = [("server".to_owned(), figures)];
        assert!(table(&plan(), &columns).contains("server: 3 × act: 409 stale-version\n"));
        let json = json(&plan(), &columns);
        assert_eq!(
            json["servers"]["server"]["errors_by_kind"]["act: 409 stale-version"],
            3
        );
        assert_eq!(json["servers"]["server"]["errors"], 3.0);
        assert_eq!(json["plan"]["tables"], 10);
    }
}
