//! One run: the tables are made, play, and are measured.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use thiserror::Error;
use tokio::task::JoinSet;
use tokio::time::sleep;

use crate::arguments::Plan;
use crate::figures::{Figures, Memory};

use crate::process::{all_cpu, anonymous, cpu, resident};
use crate::record::Record;
use crate::table::Table;
use crate::target::Target;

/// How long the last tables may take after the ramp.
const SEAT_WITHIN: Duration = Duration::from_secs(60);
/// How long sockets may take to be told of the last actions.
const SETTLE_WITHIN: Duration = Duration::from_secs(5);
/// After how long without an update nothing more is expected.
const QUIET: Duration = Duration::from_millis(300);

/// Why nothing could be measured.
#[derive(Debug, Error)]
pub enum MeasureError {
    /// Not all tables could be made and watched.
    #[error(
        "only {seated} of {tables} tables were made and watched in time; what went wrong: {errors:?}"
    )]
    NotSeated {
        /// Those that could.
        seated: usize,
        /// All.
        tables: usize,
        /// What went wrong, each kind with how often.
        errors: std::collections::BTreeMap<String, u64>,
    },
}

/// Plays at the server as planned and measures it. `pids` are its processes, if they are on this machine. Runs on the present
/// runtime, best one of a single thread, for the server may have to share the processor with it.
///
/// # Errors
/// When not all tables can be made.
pub async fn measure(plan: &Plan, target: &Target, pids: &[u32]) -> Result<Figures, MeasureError> {
    let record = Arc::new(Record::default());
    let resident = || sum(pids, resident).map(|kilobytes| kilobytes as f64);
    let own = || sum(pids, anonymous).map(|kilobytes| kilobytes as f64);
    let (before, own_before) = (resident(), own());
    // Dropped at the end, which ends all people and their sockets.
    let (people, half) = seat(plan, target, &record, resident).await?;
    let seated = resident();
    sleep(plan.warm).await;

    let cpu_times = || [sum(pids, cpu), cpu(std::process::id()), all_cpu()];
    let (began, cpu_began) = (Instant::now(), cpu_times());
    record.measure(true);
    sleep(plan.measured).await;
    record.measure(false);
    let (measured, cpu_now) = (began.elapsed(), cpu_times());
    let used = |which: usize| Some(cpu_now[which]?.saturating_sub(cpu_began[which]?));
    let (server_cpu, client_cpu, all_cpu) = (used(0), used(1), used(2));
    let ours = server_cpu
        .zip(client_cpu)
        .map(|(server, client)| server + client);
    let other_cpu = all_cpu
        .zip(ours)
        .map(|(all, ours)| all.saturating_sub(ours));
    let own = own().zip(own_before).map(|(now, before)| now - before);
    let memory = match (before, half, seated, resident(), own) {
        (Some(before), Some(half), Some(seated), Some(end), Some(own)) => Some(Memory {
            before,
            half,
            seated,
            end,
            own,
        }),
        _ => None,
    };

    settle(&record).await;
    drop(people);
    let counts = record.counts().clone();
    Ok(Figures {
        rounds: 1,
        measured,
        counts,
        server_cpu,
        client_cpu,
        other_cpu,
        memory,
    })
}

/// Starts the tables one after another; returns when all are there, with what the server had when half of them were.
async fn seat(
    plan: &Plan,
    target: &Target,
    record: &Arc<Record>,
    resident: impl Fn() -> Option<f64>,
) -> Result<(JoinSet<()>, Option<f64>), MeasureError> {
    let (plan, target) = (Arc::new(plan.clone()), Arc::new(target.clone()));
    let mut people = JoinSet::new();
    let mut half = None;
    let began = Instant::now();
    for table in 0..plan.tables {
        if table == plan.tables / 2 {
            are_seated(table, &plan, record, began).await?;
            half = resident();
        }
        let due = plan.ramp.mul_f64(table as f64 / plan.tables as f64);
        sleep(due.saturating_sub(began.elapsed())).await;
        let seated = Table::new(
            table,
            Arc::clone(&plan),
            Arc::clone(&target),
            Arc::clone(record),
        );
        people.spawn(seated.play());
    }
    are_seated(plan.tables, &plan, record, began).await?;
    sleep(plan.ramp.saturating_sub(began.elapsed())).await;
    Ok((people, half))
}

/// Returns when so many tables are there.
async fn are_seated(
    tables: usize,
    plan: &Plan,
    record: &Record,
    began: Instant,
) -> Result<(), MeasureError> {
    while record.seated.load(Ordering::Relaxed) < tables {
        if began.elapsed() > plan.ramp + SEAT_WITHIN {
            return Err(MeasureError::NotSeated {
                seated: record.seated.load(Ordering::Relaxed),
                tables: plan.tables,
                errors: record.counts().errors.clone(),
            });
        }
        sleep(Duration::from_millis(20)).await;
    }
    Ok(())
}

/// Waits until everybody has been told of every measured action and nothing more happens, as bots go on for a while; or
/// until there has been time enough.
async fn settle(record: &Record) {
    record.stop();
    let began = Instant::now();
    let mut read = 0;
    while began.elapsed() < SETTLE_WITHIN {
        let (before, now) = (read, record.read.load(Ordering::Relaxed));
        if before == now && record.under_way.load(Ordering::Relaxed) == 0 {
            return;
        }
        read = now;
        sleep(QUIET).await;
    }
    let left = record.under_way.load(Ordering::Relaxed) as u64;
    if left > 0 {
        let kind = format!("an action not told within {} s", SETTLE_WITHIN.as_secs());
        record.counts().errors.insert(kind, left);
    }
}

/// What the processes come to together; `None` where there are none, or something is not known of one.
fn sum<T: std::iter::Sum>(pids: &[u32], of: impl Fn(u32) -> Option<T>) -> Option<T> {
    let all: Option<T> = pids.iter().map(|pid| of(*pid)).sum();
    all.filter(|_| !pids.is_empty())
}
