//! Imports transcripts: each becomes the table of a finished match that its importer finds in their list.
//!
//! A transcript is text from anywhere. It is checked entry by entry as `moonshot verify` does, and nothing in it names a person of
//! this server: identities are left out, and names and marks of accounts prove nothing.

use std::sync::Arc;

use moonshot_rules::Seat;
use moonshot_store::{Origin, OriginKind, SeatRecord, TableId, TableRecord, Write};
use moonshot_table::{Change, Entry, Match, PersonId, Seeds, TranscriptError, TranscriptFault};

use super::tables::Tables;
use crate::error::ApiError;
use crate::names;
use crate::table::origin::ImportDetail;
use crate::table::state::Table;
use crate::util::clock::now;
use crate::util::random;
use moonshot_api::TableMade;

/// The kind of the documents that say who imported which table.
pub(crate) const IMPORT: &str = "import";
/// Maximum number of imported matches of a person: a new one takes the place of the oldest.
const MOST_IMPORTS: usize = if cfg!(test) { 3 } else { 100 };

impl Tables {
    /// Makes the table of a finished match from its transcript.
    ///
    /// # Errors
    /// If the text is not the transcript of a finished match: what is wrong, and where.
    pub(crate) async fn import(
        &self,
        person: &PersonId,
        text: Vec<u8>,
    ) -> Result<TableMade, ApiError> {
        let id = TableId::from_random(random::bytes()?);
        let spare = random::bytes()?;
        let read = self
            .context
            .tellers
            .work(move |_| imported(id, spare, text));
        let read = read.await;
        let (state, log) = read.ok_or(ApiError::Internal("a transcript could not be read"))??;
        if !self.context.cluster.all_read(&log) {
            return Err(ApiError::Upgrading);
        }
        self.make_room(person).await?;
        let (made, record) = (state.made(), &state.record);
        let document = Write::Document {
            kind: IMPORT.to_owned(),
            key: record.id.to_string(),
            owner: Some(person.clone()),
            table: Some(record.id.clone()),
            body: String::new(),
        };
        let create = Write::Create {
            table: Box::new(record.clone()),
            entries: log,
        };
        for write in [create, state.over_mark(), document] {
            self.write(write).await?;
        }
        self.keep(state).await?;
        Ok(made)
    }

    /// Deletes the person's oldest imports, so that there is room for one more.
    async fn make_room(&self, person: &PersonId) -> Result<(), ApiError> {
        let store = &self.context.store;
        let kept = store.documents_of(person, IMPORT, 2 * MOST_IMPORTS).await?;
        for document in kept.into_iter().skip(MOST_IMPORTS - 1) {
            let table = self.open(&document.key).await?;
            table.delete().await?;
            self.drop_deleted(table.id());
        }
        Ok(())
    }

    /// The tables that the person imported, with the time of each, the newest first.
    pub(super) async fn imports_of(
        &self,
        person: &PersonId,
    ) -> Result<Vec<(TableId, i64)>, ApiError> {
        let store = &self.context.store;
        let documents = store.documents_of(person, IMPORT, MOST_IMPORTS).await?;
        let tables = documents.into_iter();
        Ok(tables
            .filter_map(|document| Some((document.table?, document.made)))
            .collect())
    }
}

/// The table of a transcript, and its log. `spare` stands for seeds that the transcript does not have.
fn imported(id: TableId, spare: [u8; 32], text: Vec<u8>) -> Result<(Table, Vec<Entry>), ApiError> {
    let whole = |fault| TranscriptError {
        line: None,
        entry: None,
        fault,
    };
    let text =
        String::from_utf8(text).map_err(|error| whole(TranscriptFault::Form(error.to_string())))?;
    let game = Match::load(&text)?;
    if !game.is_over() {
        return Err(ApiError::UnfinishedTranscript);
    }
    let players = game.setup().players();
    let seat = |number: usize| SeatRecord {
        name: (number + 1).to_string(),
        ..SeatRecord::default()
    };
    let detail = ImportDetail {
        seeds: game.seeds().is_some(),
    };
    let seeds = game.seeds().map(|seeds| {
        let first = seeds.nonces().to_vec();
        Seeds::new(*seeds.server_seed(), first)
    });
    let record = TableRecord {
        created: now(),
        game: game.setup().game().id.to_owned(),
        options: game.setup().options().clone(),
        card_set: game.setup().card_set().cloned().map(Arc::new),
        lesson: None,
        origin: Some(Origin {
            kind: OriginKind::Imported,
            of: id.to_string(),
            detail: serde_json::to_string(&detail).unwrap_or_default(),
        }),
        seeds: seeds.unwrap_or_else(|| Seeds::new(spare, vec![Vec::new(); players])),
        waits: game.waited(),
        seats: match game.waited() {
            true => vec![SeatRecord::default(); players],
            false => (0..players).map(seat).collect(),
        },
        autoplay: Default::default(),
        id,
    };
    let log: Vec<Entry> = game.entries().filter_map(harmless).collect();
    // Without what concerned people the log could lead elsewhere.
    let table = Table::replay(record, &log).ok();
    let same = |table: &Table| table.game.is_over() && table.game.state() == game.state();
    let table = table.filter(same).ok_or(ApiError::UnfinishedTranscript)?;
    Ok((table, log))
}

/// The entry without anything that concerns people of this server; `None` if nothing is left of it.
fn harmless(entry: Entry) -> Option<Entry> {
    let Entry::Table { change } = entry else {
        return Some(entry);
    };
    if !change.matters() {
        return None;
    }
    let change = match change {
        Change::Sit {
            seat, name, nonce, ..
        } => Change::Sit {
            seat,
            person: None,
            name: named(&name, seat),
            nonce,
            program: false,
            account: false,
        },
        Change::Bot { seat, name, level } => Change::Bot {
            seat,
            name: named(&name, seat),
            level: level.filter(|level| level.parse::<moonshot_bots::Level>().is_ok()),
        },
        other => other,
    };
    Some(Entry::Table { change })
}

/// The name, if people could have it here; else the number of the seat.
fn named(name: &str, seat: Seat) -> String {
    names::name(name).unwrap_or_else(|_| (seat.index() + 1).to_string())
}
