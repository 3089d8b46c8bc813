//! `moonshot dataset` in a build without the feature `dataset`.

use std::ffi::OsString;

use anyhow::bail;

/// Whatever is asked of it.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    #[arg(hide = true, trailing_var_arg = true, allow_hyphen_values = true)]
    _all: Vec<OsString>,
}

/// Says how to get it.
pub(crate) fn run(_: &Arguments) -> anyhow::Result<()> {
    bail!(
        "this build has no datasets: make play leaves them out to be ready sooner. Run `make release`, and use \
         target/release/moonshot"
    )
}
