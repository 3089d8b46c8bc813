//! What follows from how a table came to be.

use moonshot_api::MatchOrigin;
use moonshot_store::{Origin, OriginKind, TableRecord};
use moonshot_table::Match;
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

/// The nonces with which a match can be dealt again. `None` if its deals do not follow from seeds, or a nonce changed on the way.
pub(crate) fn nonces_again(game: &Match) -> Option<Vec<Vec<u8>>> {
    let seeds = game.seeds()?;
    let nonces = seeds.nonces_of(1);
    let same = nonces == seeds.nonces_of(u32::MAX);
    same.then(|| nonces.into_iter().map(<[u8]>::to_vec).collect())
}

/// The origin of a table for those who may read its match.
pub(crate) fn shown(origin: &Origin) -> MatchOrigin {
    let of = match origin.kind {
        OriginKind::Imported => None,
        // `hearts/2026-11-29`: the game is that of the match.
        OriginKind::Daily => origin.of.rsplit('/').next(),
        _ => Some(origin.of.as_str()),
    };
    MatchOrigin {
        kind: origin.kind.as_str().to_owned(),
        of: of.map(str::to_owned),
    }
}
