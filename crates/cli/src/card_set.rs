//! Reading a card-set file that the command line names.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::Context;
use moonshot_protocol::CardFaces;

/// Which cards Black Hearts is played with.
#[derive(clap::Args)]
pub(crate) struct CardSetFile {
    /// A card-set file: the faces of the cards of Black Hearts, instead of the house set's.
    #[arg(long, value_name = "FILE", env = "MOONSHOT_CARD_SET")]
    card_set: Option<PathBuf>,
}

impl CardSetFile {
    /// The set in the file; `None` where no file is named. A bad file's error names the field.
    pub(crate) fn read(&self) -> anyhow::Result<Option<CardFaces>> {
        self.card_set.as_deref().map(read_card_set).transpose()
    }
}

/// The set in a file. A bad file's error names the field.
///
/// # Errors
/// When the file cannot be read or is no card set.
pub(crate) fn read_card_set(file: &Path) -> anyhow::Result<CardFaces> {
    let named = || file.display().to_string();
    let text = fs::read_to_string(file).with_context(named)?;
    CardFaces::read(&text).with_context(named)
}
