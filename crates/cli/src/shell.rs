//! `moonshot completions` and `moonshot man`: the command line for shells and for `man`.

use std::fs;
use std::io::{self, Write};
use std::path::PathBuf;

use anyhow::Context;
use clap::{Args, CommandFactory};
use clap_complete::Shell;

/// Arguments of `moonshot completions`.
#[derive(Args)]
pub(crate) struct CompletionArguments {
    /// The shell.
    #[arg(value_name = "SHELL")]
    shell: Shell,
}

/// Prints the completions for a shell.
pub(crate) fn completions(arguments: &CompletionArguments) -> anyhow::Result<()> {
    let mut command = crate::Arguments::command();
    let mut text: Vec<u8> = Vec::new();
    clap_complete::generate(arguments.shell, &mut command, "moonshot", &mut text);
    io::stdout().write_all(&text)?;
    Ok(())
}

/// Arguments of `moonshot man`.
#[derive(Args)]
pub(crate) struct ManArguments {
    /// The directory, which is made if it is missing.
    #[arg(value_name = "DIR")]
    directory: PathBuf,
}

/// Writes a page for the program and for each command.
pub(crate) fn man(arguments: &ManArguments) -> anyhow::Result<()> {
    let directory = &arguments.directory;
    let written = fs::create_dir_all(directory)
        .and_then(|()| clap_mangen::generate_to(crate::Arguments::command(), directory));
    written.with_context(|| format!("cannot write to {}", directory.display()))
}
