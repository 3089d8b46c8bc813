//! `moonshot engine`: the engine protocol on standard input and output.

use std::io::{self, ErrorKind};

use moonshot_engine::{Engine, converse};

/// What `moonshot engine` can be told.
#[derive(clap::Args)]
pub(crate) struct Arguments {}

/// Answers until the input ends, or nobody reads the answers any more.
pub(crate) fn run(_: &Arguments) -> anyhow::Result<()> {
    let mut entropy = [0; 32];
    getrandom::fill(&mut entropy).map_err(|error| anyhow::anyhow!("no random numbers: {error}"))?;
    let mut engine = Engine::new(entropy);
    match converse(&mut engine, io::stdin().lock(), io::stdout().lock()) {
        Err(error) if error.kind() == ErrorKind::BrokenPipe => Ok(()),
        other => Ok(other?),
    }
}
