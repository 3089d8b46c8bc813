//! What the system knows of a process, and this process's limit of open files.

use std::fs;
use std::time::Duration;

/// The processor time that a process has used, its own and the system's for it. `None` where there is no `/proc`.
pub(crate) fn cpu(pid: u32) -> Option<Duration> {
    let ticks = cpu_ticks(&fs::read_to_string(format!("/proc/{pid}/stat")).ok()?)?;
    Some(Duration::from_secs_f64(
        ticks as f64 / ticks_per_second()? as f64,
    ))
}

/// The processor time that all processes have used since the start of the system.
pub(crate) fn all_cpu() -> Option<Duration> {
    let ticks = busy_ticks(&fs::read_to_string("/proc/stat").ok()?)?;
    Some(Duration::from_secs_f64(
        ticks as f64 / ticks_per_second()? as f64,
    ))
}

/// The resident set of a process in kilobytes.
pub(crate) fn resident(pid: u32) -> Option<u64> {
    kilobytes(&status(pid)?, "VmRSS:")
}

/// What of that is no page of a file, in kilobytes: those the system takes back when it needs room, and how many of a
/// program's are there differs from start to start.
pub(crate) fn anonymous(pid: u32) -> Option<u64> {
    kilobytes(&status(pid)?, "RssAnon:")
}

fn status(pid: u32) -> Option<String> {
    fs::read_to_string(format!("/proc/{pid}/status")).ok()
}

/// `utime` and `stime`. The name before them is in brackets and may hold anything, brackets too.
fn cpu_ticks(stat: &str) -> Option<u64> {
    let (_, fields) = stat.rsplit_once(')')?;
    let mut fields = fields.split_whitespace().skip(11);
    let mut next = || fields.next()?.parse::<u64>().ok();
    Some(next()? + next()?)
}

/// All but `idle` and `iowait`, the fourth and fifth; guests are in `user` already.
fn busy_ticks(stat: &str) -> Option<u64> {
    let fields = stat
        .lines()
        .next()?
        .strip_prefix("cpu ")?
        .split_whitespace();
    let ticks: Vec<u64> = fields
        .map_while(|field| field.parse().ok())
        .take(8)
        .collect();
    let all: u64 = ticks.iter().sum();
    Some(all - ticks.get(3)? - ticks.get(4)?)
}

fn kilobytes(status: &str, name: &str) -> Option<u64> {
    let line = status.lines().find_map(|line| line.strip_prefix(name))?;
    line.trim().strip_suffix("kB")?.trim().parse().ok()
}

#[cfg(unix)]
fn ticks_per_second() -> Option<u64> {
    Some(rustix::param::clock_ticks_per_second())
}

#[cfg(not(unix))]
fn ticks_per_second() -> Option<u64> {
    None
}

/// Raises the soft limit of open files to the hard one; returns it if there is one.
#[cfg(unix)]
pub(crate) fn raise_file_limit() -> Option<u64> {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let Rlimit { maximum, .. } = getrlimit(Resource::Nofile);
    let raised = Rlimit {
        current: maximum,
        maximum,
    };
    // What was refused is seen in what the limit then is.
    let _ = setrlimit(Resource::Nofile, raised);
    getrlimit(Resource::Nofile).current
}

/// There is no such limit.
#[cfg(not(unix))]
pub(crate) fn raise_file_limit() -> Option<u64> {
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_process_with_a_strange_name_is_read() {
        let stat = "12 (a) b (c)) S 1 12 12 0 -1 4194560 1290 0 3 0 41 7 0 0 20 0 3 0 845 1 2";
        assert_eq!(cpu_ticks(stat), Some(48));
        assert_eq!(cpu_ticks("12 (a) S 1"), None);
    }

    #[test]
    fn the_system_is_busy_when_it_is_not_idle() {
        let stat = "cpu  100 1 20 9000 700 0 3 0 50 0\ncpu0 1 1 1 1\n";
        assert_eq!(busy_ticks(stat), Some(124));
        assert_eq!(busy_ticks("cpu  100 1 20"), None);
    }

    #[test]
    fn the_resident_set_is_in_kilobytes() {
        let status = "Name:\tmoonshot\nVmHWM:\t  9000 kB\nVmRSS:\t   8432 kB\nRssAnon:\t 3108 kB\n";
        assert_eq!(kilobytes(status, "VmRSS:"), Some(8432));
        assert_eq!(kilobytes(status, "RssAnon:"), Some(3108));
        assert_eq!(kilobytes("Name:\tmoonshot\n", "VmRSS:"), None);
    }

    #[cfg(target_os = "linux")]
    #[test]
    fn this_process_is_found() {
        assert!(all_cpu() >= cpu(std::process::id()) && all_cpu().is_some());
        let [all, own] = [resident, anonymous].map(|part| part(std::process::id()).unwrap());
        assert!(own > 100 && own < all, "{own} of {all}");
    }
}
