//! `moonshot-load`: the server under load. `moonshot-load --help` says how.

use clap::Parser;
use moonshot_load::Arguments;

fn main() -> anyhow::Result<()> {
    moonshot_load::run(&Arguments::parse())
}
