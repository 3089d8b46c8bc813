//! `moonshot reports`.

use clap::Args;
use moonshot_store::{ReportRecord, reports};

use crate::backup::runtime;
use crate::settings::DataOptions;

/// Arguments of `moonshot reports`.
#[derive(Args)]
pub(crate) struct Arguments {
    /// Number of reports to show.
    #[arg(long, value_name = "NUMBER", default_value_t = 50)]
    limit: usize,
    #[command(flatten)]
    data: DataOptions,
}

/// Prints the reports, the newest first.
pub(crate) fn run(arguments: &Arguments) -> anyhow::Result<()> {
    let location = arguments.data.location()?;
    let kept = runtime()?.block_on(reports(&location, arguments.limit))?;
    if kept.is_empty() {
        println!("Nobody has been reported.");
    }
    for report in &kept {
        println!("{}", text(report));
    }
    Ok(())
}

/// Formats a report: persons, table and reason, then the chat.
fn text(ReportRecord { when, report }: &ReportRecord) -> String {
    let (by, about) = (&report.by.name, &report.about.name);
    let mut text = format!(
        "{when} UTC  table {}\n  {by} reports {about}: {}\n",
        report.table, report.reason
    );
    let lines = report.talk.lines().map(|line| format!("  > {line}\n"));
    if !report.note.is_empty() {
        text.push_str(&format!("  \"{}\"\n", report.note));
    }
    text.extend(lines);
    text
}
