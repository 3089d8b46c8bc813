//! What follows from how a table came to be.

use moonshot_store::{Origin, OriginKind, TableRecord};
use serde::{Deserialize, Serialize};

/// The stored facts of an imported transcript, as JSON in [`Origin::detail`].
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct ImportDetail {
    /// Whether the transcript has the seeds of the shuffles. Without them its outcomes of chance are entries of the log.
    pub(crate) seeds: bool,
}

/// Whether the chance events of the table's match come from its seeds. In lessons, branches and imported transcripts without seeds
/// they are entries of the log.
pub(crate) fn deals_from_seeds(record: &TableRecord) -> bool {
    if record.lesson.is_some() {
        return false;
    }
    match &record.origin {
        Some(Origin {
            kind: OriginKind::Branch,
            ..
        }) => false,
        Some(Origin {
            kind: OriginKind::Imported,
            detail,
            ..
        }) => serde_json::from_str(detail).is_ok_and(|detail: ImportDetail| detail.seeds),
        _ => true,
    }
}
