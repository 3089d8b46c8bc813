//! The `moonshot` program. Read `run` first, and then the subcommand of interest: each has its own module. The settings
//! of `moonshot serve` are listed in `settings`.
#![forbid(unsafe_code)]

mod arena;
mod backup;
mod card_set;
mod copy;
#[cfg_attr(not(feature = "dataset"), path = "no_dataset.rs")]
mod dataset;
mod engine;
mod log;
mod play;
mod program;
mod ready;
mod reports;
mod review;
mod serve;
mod settings;
mod shard;
mod shell;
mod sit;
mod spots;
mod traces;
mod verify;

use std::ffi::OsString;
use std::process::ExitCode;

use clap::{Parser, Subcommand};

use settings::SettingError;

/// Five games of the Hearts family, at a table in your browser.
#[derive(Parser)]
#[command(name = "moonshot", version, propagate_version = true)]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Measure how well a bot plays against others.
    Arena(Box<arena::Arguments>),
    /// Copy all tables into a file, while the server runs or not.
    Backup(backup::BackupArguments),
    /// Print completions for a shell.
    Completions(shell::CompletionArguments),
    /// Copy everything from a directory into a PostgreSQL database, or the other way, while no server runs.
    Copy(copy::Arguments),
    /// Write decisions of bots as a Parquet file: views, actions, evaluations and results.
    Dataset(Box<dataset::Arguments>),
    /// Answer the engine protocol: JSON Lines on standard input and output.
    Engine(engine::Arguments),
    /// Write manual pages for man.
    Man(shell::ManArguments),
    /// Play in this terminal, against bots.
    Play(Box<play::Arguments>),
    /// Ask a running server whether it is ready: it answers, and can write to its storage.
    Ready(ready::Arguments),
    /// Show what people reported of each other, while the server runs or not.
    Reports(reports::Arguments),
    /// Put a backup in the place of the tables, while no server runs.
    Restore(backup::RestoreArguments),
    /// Review a match: what each decision cost, and the result less luck.
    Review(review::Arguments),
    /// Serve the tables to browsers.
    Serve(serve::Arguments),
    /// Have a program of your own play at a live table, under a bot account.
    Sit(sit::Arguments),
    /// Make spots: positions with one action that is better than all others, to practise.
    Spots(spots::Arguments),
    /// Check a transcript: its commitment, its deals and every action.
    Verify(verify::Arguments),
}

/// Runs the program with these arguments, which start with the program's name.
///
/// # Errors
/// If the command fails; the message is written for its user.
pub fn run(arguments: impl IntoIterator<Item = OsString>) -> anyhow::Result<ExitCode> {
    let arguments = match Arguments::try_parse_from(arguments) {
        Ok(arguments) => arguments,
        Err(error) => {
            // `--help` and `--version` go to standard output, mistakes to standard error.
            error.print()?;
            return Ok(ExitCode::from(u8::try_from(error.exit_code()).unwrap_or(2)));
        }
    };
    let done = match arguments.command {
        Command::Arena(arguments) => arena::run(&arguments),
        Command::Backup(arguments) => backup::make(&arguments),
        Command::Completions(arguments) => shell::completions(&arguments),
        Command::Copy(arguments) => copy::run(&arguments),
        Command::Dataset(arguments) => dataset::run(&arguments),
        Command::Engine(arguments) => engine::run(&arguments),
        Command::Man(arguments) => shell::man(&arguments),
        Command::Play(arguments) => play::run(&arguments),
        Command::Ready(arguments) => ready::run(&arguments),
        Command::Reports(arguments) => reports::run(&arguments),
        Command::Restore(arguments) => backup::put_back(&arguments),
        Command::Review(arguments) => review::run(&arguments),
        Command::Serve(arguments) => serve::run(&arguments),
        Command::Sit(arguments) => sit::run(&arguments),
        Command::Spots(arguments) => spots::run(&arguments),
        Command::Verify(arguments) => verify::run(&arguments),
    };
    match done {
        Ok(()) => Ok(ExitCode::SUCCESS),
        // What only a command can check is reported like any other mistake in the arguments.
        Err(error) if error.is::<clap::Error>() => {
            if let Some(mistake) = error.downcast_ref::<clap::Error>() {
                mistake.print()?;
            }
            Ok(ExitCode::from(2))
        }
        // Invalid settings are reported like invalid arguments.
        Err(error) if error.is::<SettingError>() => {
            eprintln!("moonshot: {error}");
            Ok(ExitCode::from(2))
        }
        Err(error) => Err(error),
    }
}
