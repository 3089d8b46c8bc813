//! Reads a card-set file named on the command line.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::Context;
use moonshot_protocol::CardFaces;

/// The card set of Black Hearts.
#[derive(clap::Args)]
pub(crate) struct CardSetFile {
    /// A card-set file: the faces of the cards of Black Hearts, instead of the house set's.
    #[arg(long, value_name = "FILE", env = "MOONSHOT_CARD_SET")]
    card_set: Option<PathBuf>,
}

impl CardSetFile {
    /// The card set in the file; `None` if no file is named. Errors name the invalid field.
    pub(crate) fn read(&self) -> anyhow::Result<Option<CardFaces>> {
        self.card_set.as_deref().map(read_card_set).transpose()
    }
}

/// Reads a card-set file. Errors name the invalid field.
///
/// # Errors
/// If the file cannot be read or is not a card set.
pub(crate) fn read_card_set(file: &Path) -> anyhow::Result<CardFaces> {
    let named = || file.display().to_string();
    let text = fs::read_to_string(file).with_context(named)?;
    CardFaces::read(&text).with_context(named)
}
