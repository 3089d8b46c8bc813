//! The command: which servers are measured, one after another.

use std::path::Path;

use anyhow::{Context, bail};

use crate::arguments::{Arguments, Plan};
use crate::figures::Figures;
use crate::measure::measure;
use crate::process::raise_file_limit;
use crate::report;
use crate::server::Started;
use crate::target::Target;

/// Files that are open beside the connections.
const OTHER_FILES: u64 = 100;

/// Measures as the arguments say, and prints the figures.
///
/// # Errors
/// When a server does not start, stop or let tables be made, or the figures cannot be written.
pub fn run(arguments: &Arguments) -> anyhow::Result<()> {
    let plan = arguments.plan();
    // Each person has a connection for requests; the sockets of a match that has just ended may still be open.
    let needed = (plan.tables * (2 * plan.sockets + 1)) as u64 + OTHER_FILES;
    if raise_file_limit().is_some_and(|limit| limit < needed) {
        bail!("this needs {needed} open files; raise the limit (ulimit -n)");
    }
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
        .context("cannot start")?;
    let columns = runtime.block_on(async {
        tokio::select! {
            columns = columns(arguments, &plan) => columns,
            _ = tokio::signal::ctrl_c() => bail!("stopped"),
        }
    })?;
    print!("{}", report::table(&plan, &columns));
    if let Some(file) = &arguments.json {
        let json = serde_json::to_string_pretty(&report::json(&plan, &columns))?;
        std::fs::write(file, json + "\n")
            .with_context(|| format!("cannot write {}", file.display()))?;
    }
    Ok(())
}

/// Measures each server in turns; returns each with its figures.
async fn columns(arguments: &Arguments, plan: &Plan) -> anyhow::Result<Vec<(String, Figures)>> {
    let mut columns = Vec::new();
    let mut servers: Vec<(&str, &Path, &[String])> = Vec::new();
    if let Some(program) = &arguments.before {
        servers.push(("before", program, &[]));
    }
    if let Some(program) = &arguments.server {
        let name = if servers.is_empty() {
            "server"
        } else {
            "after"
        };
        servers.push((name, program, &arguments.server_option));
    }
    columns.extend(
        servers
            .iter()
            .map(|(name, ..)| ((*name).to_owned(), Figures::default())),
    );
    if let Some(url) = &arguments.at {
        columns.push(("server".to_owned(), Figures::default()));
        let target = Target::at(url, arguments.addresses)?;
        for _ in 0..arguments.rounds {
            columns[0]
                .1
                .add(&measure(plan, &target, arguments.pid).await?);
        }
    }
    for round in 1..=arguments.rounds {
        for (place, (name, program, options)) in servers.iter().enumerate() {
            eprintln!(
                "Measuring {name}, {} ({round} of {})",
                program.display(),
                arguments.rounds
            );
            let started = Started::new(program, arguments.data.as_deref(), options)?;
            let target = Target::at(&started.url, arguments.addresses)?;
            let figures = measure(plan, &target, Some(started.pid())).await?;
            started.stop()?;
            columns[place].1.add(&figures);
        }
    }
    Ok(columns)
}
