//! Metrics of the process. Without `/proc` there are fewer.

use std::fmt;
use std::fs;

use prometheus_client::collector::Collector;
use prometheus_client::encoding::{DescriptorEncoder, EncodeMetric};
use prometheus_client::metrics::counter::ConstCounter;
use prometheus_client::metrics::gauge::ConstGauge;
use prometheus_client::registry::Unit;

/// Reads the metrics at each scrape.
#[derive(Debug)]
pub(super) struct Process;

impl Collector for Process {
    fn encode(&self, mut encoder: DescriptorEncoder<'_>) -> Result<(), fmt::Error> {
        if let Some(seconds) = cpu_seconds() {
            let metric = ConstCounter::new(seconds);
            let help = "Processor time that the server has used";
            let unit = Some(&Unit::Seconds);
            let place =
                encoder.encode_descriptor("process_cpu", help, unit, metric.metric_type())?;
            metric.encode(place)?;
        }
        let files = rlimit::getrlimit(rlimit::Resource::NOFILE).ok();
        let gauges = [
            (
                "process_resident_memory",
                "Memory that the server takes",
                Some(&Unit::Bytes),
                resident_bytes(),
            ),
            (
                "process_open_files",
                "Files and connections that are open",
                None,
                open_files(),
            ),
            (
                "process_max_files",
                "How many files and connections may be open",
                None,
                files.map(|(soft, _)| i64::try_from(soft).unwrap_or(i64::MAX)),
            ),
        ];
        for (name, help, unit, value) in gauges {
            if let Some(value) = value {
                let metric = ConstGauge::new(value);
                let place = encoder.encode_descriptor(name, help, unit, metric.metric_type())?;
                metric.encode(place)?;
            }
        }
        Ok(())
    }
}

fn cpu_seconds() -> Option<f64> {
    #[cfg(target_os = "linux")]
    {
        let stat = fs::read_to_string("/proc/self/stat").ok()?;
        let ticks = rustix::param::clock_ticks_per_second();
        Some(cpu_ticks(&stat)? as f64 / ticks as f64)
    }
    #[cfg(not(target_os = "linux"))]
    None
}

/// `utime` and `stime`. The process name before them is in brackets and may itself contain brackets.
#[cfg(target_os = "linux")]
fn cpu_ticks(stat: &str) -> Option<u64> {
    let (_, fields) = stat.rsplit_once(')')?;
    let mut fields = fields.split_whitespace().skip(11);
    let mut next = || fields.next()?.parse::<u64>().ok();
    Some(next()? + next()?)
}

fn resident_bytes() -> Option<i64> {
    let status = fs::read_to_string("/proc/self/status").ok()?;
    let line = status
        .lines()
        .find_map(|line| line.strip_prefix("VmRSS:"))?;
    let kilobytes: i64 = line.trim().strip_suffix("kB")?.trim().parse().ok()?;
    Some(kilobytes * 1024)
}

fn open_files() -> Option<i64> {
    let open = fs::read_dir("/proc/self/fd").ok()?.count();
    // Listing them takes a descriptor too.
    i64::try_from(open).ok().map(|open| open - 1)
}

#[cfg(all(test, target_os = "linux"))]
mod tests {
    use super::*;

    #[test]
    fn the_time_of_a_process_with_a_strange_name_is_read() {
        let stat = "12 (a) b (c)) S 1 12 12 0 -1 4194560 1290 0 3 0 41 7 0 0 20 0 3 0 845 1 2";
        assert_eq!(cpu_ticks(stat), Some(48));
        assert_eq!(cpu_ticks("12 (a) S 1"), None);
    }

    #[test]
    fn this_process_is_found() {
        assert!(cpu_seconds().is_some());
        assert!(resident_bytes().is_some_and(|bytes| bytes > 100_000));
        let before = open_files().unwrap();
        let one_more = fs::File::open("/proc/self/stat").unwrap();
        assert!(before > 0 && open_files() > Some(0));
        drop(one_more);
    }
}
