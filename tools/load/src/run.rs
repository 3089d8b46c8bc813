//! The command: which servers are measured, one after another.

use std::path::Path;

use anyhow::{Context, bail};

use crate::arguments::{Arguments, Plan};
use crate::figures::Figures;
use crate::measure::measure;
use crate::peer::Peer;
use crate::process::raise_file_limit;
use crate::report;
use crate::server::Started;
use crate::service::{Kind, Service};
use crate::target::Target;
use crate::trouble::FOUL;

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
    if arguments.peers.is_some() && !(plan.is_refereed() && plan.people == 1) {
        bail!("the rooms of other servers are Hearts for four, with one person");
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
    let fouls = columns
        .iter()
        .flat_map(|(_, figures)| figures.counts.errors.keys());
    if let Some(foul) = fouls.into_iter().find(|error| error.starts_with(FOUL)) {
        bail!("a match was not played by the rules: {foul}");
    }
    Ok(())
}

/// A column of the report that is started anew for each round.
struct Column<'a> {
    name: &'a str,
    kind: Kind,
    program: &'a Path,
    options: &'a [String],
}

/// Measures each server in turns; returns each with its figures.
async fn columns(arguments: &Arguments, plan: &Plan) -> anyhow::Result<Vec<(String, Figures)>> {
    let mut columns = Vec::new();
    let mut started: Vec<Column<'_>> = Vec::new();
    let mut alone = |name, program, options| {
        let kind = Kind::Alone;
        started.push(Column {
            name,
            kind,
            program,
            options,
        });
    };
    if let Some(program) = &arguments.before {
        alone("before", program, &[]);
    }
    if let Some(program) = &arguments.server {
        let options = &arguments.server_option;
        if arguments.services {
            started.extend(Kind::ALL.map(|(kind, name)| Column {
                name,
                kind,
                program,
                options,
            }));
        } else {
            let name = arguments.before.as_ref().map_or("server", |_| "after");
            alone(name, program, options);
        }
    }
    let names = started.iter().map(|column| column.name.to_owned());
    columns.extend(names.map(|name| (name, Figures::default())));
    if !arguments.at.is_empty() {
        columns.push(("server".to_owned(), Figures::default()));
        let target = Target::at_all(&arguments.at, arguments.addresses, arguments.apart)?;
        for _ in 0..arguments.rounds {
            let figures = measure(plan, &target, &arguments.pid).await?;
            columns[0].1.add(&figures);
        }
    }
    for round in 1..=arguments.rounds {
        for (place, column) in started.iter().enumerate() {
            eprintln!(
                "Measuring {}, {} ({round} of {})",
                column.name,
                column.program.display(),
                arguments.rounds
            );
            let data = arguments.data.as_deref();
            let service = Service::start(column.kind, column.program, data, column.options)?;
            let target = service.target(arguments.addresses)?;
            let figures = measure(plan, &target, &service.pids()).await?;
            service.stop()?;
            columns[place].1.add(&figures);
        }
        let peers = arguments.peers.iter();
        let peers = peers.flat_map(|directory| Peer::ALL.map(|peer| (directory, peer)));
        for (place, (directory, peer)) in peers.enumerate() {
            let (name, _) = peer.name();
            eprintln!("Measuring {name} ({round} of {})", arguments.rounds);
            let peers = Started::peer(directory, peer)?;
            let target = Target::at(&peers.url, arguments.addresses)?.of(Some(peer));
            let figures = measure(plan, &target, &[peers.pid()]).await?;
            peers.stop()?;
            let place = started.len() + place;
            if columns.len() == place {
                columns.push((name.to_owned(), Figures::default()));
            }
            columns[place].1.add(&figures);
        }
    }
    Ok(columns)
}
