//! `moonshot engine`: the engine protocol on standard input and output.

use std::io::{self, ErrorKind};
use std::sync::LazyLock;
use std::time::{Duration, Instant};

use moonshot_engine::{Engine, converse};

use crate::card_set::CardSetFile;

/// Arguments of `moonshot engine`.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    #[command(flatten)]
    cards: CardSetFile,
}

/// Answers requests until the input ends or the output is closed.
pub(crate) fn run(arguments: &Arguments) -> anyhow::Result<()> {
    let mut entropy = [0; 32];
    getrandom::fill(&mut entropy).map_err(|error| anyhow::anyhow!("no random numbers: {error}"))?;
    let mut engine = Engine::new(entropy).with_clock(elapsed);
    if let Some(card_set) = arguments.cards.read()? {
        engine = engine.with_card_set(card_set);
    }
    match converse(&mut engine, io::stdin().lock(), io::stdout().lock()) {
        Err(error) if error.kind() == ErrorKind::BrokenPipe => Ok(()),
        other => Ok(other?),
    }
}

/// Time since the program started.
fn elapsed() -> Duration {
    static START: LazyLock<Instant> = LazyLock::new(Instant::now);
    START.elapsed()
}
