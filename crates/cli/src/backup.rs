//! `moonshot backup` and `moonshot restore`.

use std::path::PathBuf;

use anyhow::Context;
use clap::Args;
use moonshot_store::{Backup, backup, restore};

use crate::settings::DataOptions;

/// Arguments of `moonshot backup`.
#[derive(Args)]
pub(crate) struct BackupArguments {
    /// The file to write. It contains the seeds of unfinished matches: keep it as secret as the tables themselves.
    #[arg(value_name = "FILE")]
    file: PathBuf,
    /// Overwrite the file if it exists.
    #[arg(long)]
    force: bool,
    #[command(flatten)]
    data: DataOptions,
}

/// Arguments of `moonshot restore`.
#[derive(Args)]
pub(crate) struct RestoreArguments {
    /// The backup to restore.
    #[arg(value_name = "FILE")]
    file: PathBuf,
    #[command(flatten)]
    data: DataOptions,
}

/// Makes a backup and prints a summary.
pub(crate) fn make(arguments: &BackupArguments) -> anyhow::Result<()> {
    let directory = arguments.data.directory()?;
    let made = runtime()?.block_on(backup(&directory, &arguments.file, arguments.force))?;
    println!("{}: {}", arguments.file.display(), contents(&made));
    Ok(())
}

/// Restores a backup and prints where the previous tables are kept.
pub(crate) fn put_back(arguments: &RestoreArguments) -> anyhow::Result<()> {
    let directory = arguments.data.directory()?;
    let restored = runtime()?.block_on(restore(&directory, &arguments.file))?;
    println!("{}: {}", directory.display(), contents(&restored));
    if let Some(kept) = restored.kept {
        println!("What was there before is in {}", kept.display());
    }
    Ok(())
}

fn contents(backup: &Backup) -> String {
    let plural = if backup.tables == 1 { "" } else { "s" };
    format!("{} table{plural}, {} bytes", backup.tables, backup.bytes)
}

pub(crate) fn runtime() -> anyhow::Result<tokio::runtime::Runtime> {
    tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
        .context("cannot start")
}
