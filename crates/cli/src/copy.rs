//! `moonshot copy`.

use clap::Args;
use moonshot_store::{Copied, Location, Timings, copy};

use crate::backup::runtime;

/// Arguments of `moonshot copy`.
#[derive(Args)]
pub(crate) struct Arguments {
    /// The source: a directory, or the address of a PostgreSQL database.
    #[arg(value_name = "FROM")]
    from: Location,
    /// The destination: a directory without tables, or an empty database.
    #[arg(value_name = "TO")]
    to: Location,
}

/// Copies everything, compares the result, and prints a summary.
pub(crate) fn run(arguments: &Arguments) -> anyhow::Result<()> {
    let Arguments { from, to } = arguments;
    let copied = runtime()?.block_on(copy(from, to, Timings::DEFAULT))?;
    println!("{to}: {}, compared with {from}", contents(&copied));
    Ok(())
}

fn contents(copied: &Copied) -> String {
    let many = |count: u64, one: &str, more: &str| match count {
        1 => format!("1 {one}"),
        count => format!("{count} {more}"),
    };
    format!(
        "{} with {}, {}",
        many(copied.tables, "table", "tables"),
        many(copied.entries, "entry", "entries"),
        many(copied.accounts, "account", "accounts")
    )
}
