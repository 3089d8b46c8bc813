//! `moonshot engine`: the engine protocol on standard input and output.

use std::fs;
use std::io::{self, ErrorKind};
use std::path::PathBuf;

use anyhow::Context;
use moonshot_engine::{Engine, converse};
use moonshot_rules::CardSet;

/// What `moonshot engine` can be told.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// A card-set file: the faces of the cards of Black Hearts, instead of the house set's.
    #[arg(long, value_name = "FILE")]
    card_set: Option<PathBuf>,
}

/// Answers until the input ends, or nobody reads the answers any more.
pub(crate) fn run(arguments: &Arguments) -> anyhow::Result<()> {
    let mut entropy = [0; 32];
    getrandom::fill(&mut entropy).map_err(|error| anyhow::anyhow!("no random numbers: {error}"))?;
    let mut engine = Engine::new(entropy);
    if let Some(file) = &arguments.card_set {
        let text = fs::read_to_string(file).with_context(|| file.display().to_string())?;
        let card_set = CardSet::read(&text).with_context(|| file.display().to_string())?;
        engine = engine.with_card_set(card_set);
    }
    match converse(&mut engine, io::stdin().lock(), io::stdout().lock()) {
        Err(error) if error.kind() == ErrorKind::BrokenPipe => Ok(()),
        other => Ok(other?),
    }
}
