//! Tables and their logs in either database.

use std::sync::Arc;

use moonshot_api::Autoplay;
use moonshot_protocol::CardFaces;
use moonshot_rules::Seat;
use moonshot_table::{Entry, LOG_FORMAT, PersonId, Seeds};
use serde_json::{Map, Value};

use super::statement::{Field, Row, query};
use super::{SqlStore, write};
use crate::system::now;
use crate::{
    AccountStore, Connections, Document, LeaseStore, Origin, OriginKind, Pending, RatingStore,
    Read, SeatRecord, Sitting, Store, StoreError, TableId, TableRecord, Write, Written,
};

/// The tables in the lobby. SQLite uses the partial index only for the condition that it was created with.
pub(super) const LISTED: &str =
    "SELECT id FROM tables WHERE listed = 1 ORDER BY created DESC LIMIT $1";
/// The same in PostgreSQL.
const LISTED_POSTGRES: &str = "SELECT id FROM tables WHERE listed ORDER BY created DESC LIMIT $1";

/// The lengths of these tables' logs: the position after the last entry, from the index.
const LENGTHS: &str = "
    SELECT tables.id, (SELECT coalesce(max(position) + 1, 0) FROM entries WHERE table_id = tables.id) AS length
    FROM json_each($1) AS wanted JOIN tables ON tables.id = wanted.value";
/// The same in PostgreSQL.
const LENGTHS_POSTGRES: &str = "
    SELECT tables.id, (SELECT coalesce(max(position) + 1, 0) FROM entries WHERE table_id = tables.id) AS length
    FROM tables WHERE id = ANY (ARRAY(SELECT json_array_elements_text($1::json)))";

impl SqlStore {
    async fn table(&self, id: &TableId) -> Result<Option<TableRecord>, StoreError> {
        let Some(row) = query(
            "SELECT created, game, players, options, card_set, lesson, seed, nonces, waits, format,
                    origin, origin_of, origin_detail FROM tables WHERE id = $1",
        )
        .bind(id.as_str())
        .fetch_optional(&self.readers)
        .await?
        else {
            return Ok(None);
        };
        check_format(id, &row)?;
        let seats = query(
            "SELECT name, person, program, account FROM seats WHERE table_id = $1 ORDER BY seat",
        )
        .bind(id.as_str())
        .fetch_all(&self.readers)
        .await?
        .iter()
        .map(|row| seat_record(id, row))
        .collect::<Result<Vec<_>, _>>()?;
        if read::<i64>(&row, id, "players")? != seats.len() as i64 {
            return Err(damaged(id, "seats"));
        }
        let autoplay = query(
            "SELECT person, autoplay FROM sittings WHERE table_id = $1 AND autoplay <> 'off'",
        )
        .bind(id.as_str())
        .fetch_all(&self.readers)
        .await?
        .iter()
        .map(|row| setting(id, row))
        .collect::<Result<_, _>>()?;
        Ok(Some(TableRecord {
            id: id.clone(),
            created: read(&row, id, "created")?,
            game: read(&row, id, "game")?,
            options: options(read(&row, id, "options")?).ok_or_else(|| damaged(id, "options"))?,
            card_set: read::<Option<&str>>(&row, id, "card_set")?
                .map(CardFaces::read)
                .transpose()
                .map_err(|_| damaged(id, "card_set"))?
                .map(Arc::new),
            lesson: read(&row, id, "lesson")?,
            origin: origin(id, &row)?,
            seeds: seeds(read(&row, id, "seed")?, read(&row, id, "nonces")?)
                .ok_or_else(|| damaged(id, "seed"))?,
            waits: read(&row, id, "waits")?,
            seats,
            autoplay,
        }))
    }

    async fn log_after(&self, id: &TableId, position: usize) -> Result<Vec<Entry>, StoreError> {
        let rows = query(
            "SELECT entry, (SELECT format FROM tables WHERE id = $1) AS format
             FROM entries WHERE table_id = $1 AND position >= $2 ORDER BY position",
        )
        .bind(id.as_str())
        .bind(position as i64)
        .fetch_all(&self.readers)
        .await?;
        if let Some(row) = rows.first() {
            check_format(id, row)?;
        }
        rows.iter()
            .map(|row| {
                let text: &str = read(row, id, "entry")?;
                serde_json::from_str(text).map_err(|_| damaged(id, "entry"))
            })
            .collect()
    }

    async fn lengths(&self, ids: &[TableId]) -> Result<Vec<(TableId, usize)>, StoreError> {
        let ids: Vec<&str> = ids.iter().map(TableId::as_str).collect();
        let rows = query(self.readers.either(LENGTHS, LENGTHS_POSTGRES))
            .bind(&Value::from(ids).to_string())
            .fetch_all(&self.readers)
            .await?;
        let length = |row: &Row| {
            let length: i64 = readable(row.try_get("length"))?;
            Some((table_id(row)?, usize::try_from(length).ok()?))
        };
        Ok(rows.iter().filter_map(length).collect())
    }

    async fn tables_of(
        &self,
        person: &PersonId,
        limit: usize,
    ) -> Result<Vec<(TableId, i64)>, StoreError> {
        // Ignores answers to a question that only one seat was asked (W-08), and hints: nobody else may notice them. Quotation marks in
        // chat are escaped, so chat does not match.
        let rows = query(
            "SELECT id, coalesce((SELECT made FROM entries WHERE table_id = id
                                  AND entry NOT LIKE '%\"action\":\"decline\"%'
                                  AND entry NOT LIKE '%\"what\":\"hint\"%'
                                  ORDER BY position DESC LIMIT 1), created) AS changed
             FROM tables WHERE id IN (SELECT table_id FROM sittings WHERE person = $1)
             ORDER BY changed DESC, id LIMIT $2",
        )
        .bind(person.as_bytes())
        .bind(limit as i64)
        .fetch_all(&self.readers)
        .await?;
        let listed = |row| Some((table_id(row)?, readable(row.try_get("changed"))?));
        Ok(rows.iter().filter_map(listed).collect())
    }

    async fn changed_since(&self, time: i64) -> Result<Vec<TableId>, StoreError> {
        let rows = query(
            "SELECT id FROM tables WHERE created >= $1 OR $1 <=
             (SELECT made FROM entries WHERE table_id = id ORDER BY position DESC LIMIT 1)",
        )
        .bind(time)
        .fetch_all(&self.readers)
        .await?;
        Ok(rows.iter().filter_map(table_id).collect())
    }
}

impl Store for SqlStore {
    fn commit<'a>(&'a self, writes: &'a [Write]) -> Pending<'a, Vec<Written>> {
        Box::pin(self.commit(writes))
    }

    fn table<'a>(&'a self, id: &'a TableId) -> Pending<'a, Option<TableRecord>> {
        self.read(Read::Table, move || self.table(id))
    }

    fn log_after<'a>(&'a self, id: &'a TableId, position: usize) -> Pending<'a, Vec<Entry>> {
        self.read(Read::Log, move || self.log_after(id, position))
    }

    fn lengths<'a>(&'a self, ids: &'a [TableId]) -> Pending<'a, Vec<(TableId, usize)>> {
        self.read(Read::Log, move || self.lengths(ids))
    }

    fn time(&self) -> Pending<'_, i64> {
        if self.readers.either(true, false) {
            return Box::pin(std::future::ready(Ok(now())));
        }
        self.read(Read::Shared, || async {
            let asked = concat!("SELECT ", database_time!(), " AS time");
            let row = query(asked).fetch_one(&self.readers).await?;
            Ok(row.try_get("time")?)
        })
    }

    fn made_since<'a>(&'a self, id: &'a TableId, time: i64) -> Pending<'a, Vec<(usize, i64)>> {
        self.read(Read::Log, move || async move {
            let rows = query(
                "SELECT position, made FROM entries WHERE table_id = $1 AND position >=
                 (SELECT min(position) FROM entries WHERE table_id = $1 AND made >= $2) ORDER BY position",
            )
            .bind(id.as_str())
            .bind(time)
            .fetch_all(&self.readers)
            .await?;
            let timed = |row| {
                let position: i64 = read(row, id, "position")?;
                let position = usize::try_from(position).map_err(|_| damaged(id, "position"))?;
                Ok((position, read(row, id, "made")?))
            };
            rows.iter().map(timed).collect()
        })
    }

    fn reserves<'a>(&'a self, id: &'a TableId) -> Pending<'a, Vec<(Seat, u64)>> {
        self.read(Read::Table, move || async move {
            let row = query("SELECT reserves FROM tables WHERE id = $1")
                .bind(id.as_str())
                .fetch_optional(&self.readers)
                .await?;
            let text = row.and_then(|row| readable(row.try_get::<Option<String>>("reserves"))?);
            let reserves = text.and_then(|text| serde_json::from_str(&text).ok());
            Ok(reserves.unwrap_or_default())
        })
    }

    fn tables_of<'a>(
        &'a self,
        person: &'a PersonId,
        limit: usize,
    ) -> Pending<'a, Vec<(TableId, i64)>> {
        self.read(Read::Lists, move || self.tables_of(person, limit))
    }

    fn sittings_of<'a>(&'a self, person: &'a PersonId) -> Pending<'a, Vec<Sitting>> {
        self.read(Read::Lists, move || async move {
            let rows =
                query("SELECT table_id AS id, seat, put_away FROM sittings WHERE person = $1")
                    .bind(person.as_bytes())
                    .fetch_all(&self.readers)
                    .await?;
            let sitting = |row: &Row| {
                let seat: i64 = readable(row.try_get("seat"))?;
                Some(Sitting {
                    table: table_id(row)?,
                    seat: Seat::new(usize::try_from(seat).ok()?)?,
                    put_away: readable(row.try_get("put_away"))?,
                })
            };
            Ok(rows.iter().filter_map(sitting).collect())
        })
    }

    fn listed(&self, limit: usize) -> Pending<'_, Vec<TableId>> {
        self.read(Read::Lists, move || async move {
            let rows = query(self.readers.either(LISTED, LISTED_POSTGRES))
                .bind(limit as i64)
                .fetch_all(&self.readers)
                .await?;
            Ok(rows.iter().filter_map(table_id).collect())
        })
    }

    fn tables_with_origin<'a>(
        &'a self,
        kind: OriginKind,
        of: &'a str,
        limit: usize,
    ) -> Pending<'a, Vec<TableId>> {
        self.read(Read::Lists, move || async move {
            let rows = query(
                "SELECT id FROM tables WHERE origin = $1 AND origin_of = $2
                 ORDER BY created DESC, id LIMIT $3",
            )
            .bind(kind.as_str())
            .bind(of)
            .bind(limit as i64)
            .fetch_all(&self.readers)
            .await?;
            Ok(rows.iter().filter_map(table_id).collect())
        })
    }

    fn document<'a>(&'a self, kind: &'a str, key: &'a str) -> Pending<'a, Option<Document>> {
        self.read(Read::Documents, move || self.document(kind, key))
    }

    fn documents_of<'a>(
        &'a self,
        owner: &'a PersonId,
        kind: &'a str,
        limit: usize,
    ) -> Pending<'a, Vec<Document>> {
        self.read(Read::Documents, move || {
            self.documents_of(owner, kind, limit)
        })
    }

    fn documents_below<'a>(
        &'a self,
        kind: &'a str,
        prefix: &'a str,
        limit: usize,
    ) -> Pending<'a, Vec<Document>> {
        self.read(Read::Documents, move || {
            self.documents_below(kind, prefix, limit)
        })
    }

    fn unchanged_since(&self, time: i64, over: bool, limit: usize) -> Pending<'_, Vec<TableId>> {
        self.read(Read::Sweeps, move || async move {
            let rows = query(
                "SELECT id FROM tables WHERE over = $2 AND created < $1 AND $1 > coalesce(
                 (SELECT made FROM entries WHERE table_id = id ORDER BY position DESC LIMIT 1), created)
                 ORDER BY created LIMIT $3",
            )
            .bind(time)
            .bind(over)
            .bind(limit as i64)
            .fetch_all(&self.readers)
            .await?;
            Ok(rows.iter().filter_map(table_id).collect())
        })
    }

    fn changed_since(&self, time: i64) -> Pending<'_, Vec<TableId>> {
        self.read(Read::Sweeps, move || self.changed_since(time))
    }

    fn close(&self) -> Pending<'_, ()> {
        Box::pin(async {
            let mut writer = self.writer.lock().await;
            self.readers.close().await;
            if let Some(writer) = writer.take() {
                writer.close().await?;
            }
            Ok(())
        })
    }

    fn secret<'a>(&'a self, name: &'a str, fresh: [u8; 32]) -> Pending<'a, [u8; 32]> {
        Box::pin(async move {
            let mut writer = self.place.connect().await?;
            let kept = write::secret(&mut writer, name, fresh).await;
            writer.close().await?;
            kept
        })
    }

    fn people_at<'a>(&'a self, table: &'a TableId) -> Pending<'a, Vec<PersonId>> {
        self.read(Read::Table, move || async move {
            let rows = query("SELECT person FROM sittings WHERE table_id = $1")
                .bind(table.as_str())
                .fetch_all(&self.readers)
                .await?;
            let person = |row: &Row| {
                let person = PersonId::from_bytes(read(row, table, "person")?);
                person.ok_or_else(|| damaged(table, "person"))
            };
            rows.iter().map(person).collect()
        })
    }

    fn accounts(&self) -> &dyn AccountStore {
        self
    }

    fn ratings(&self) -> &dyn RatingStore {
        self
    }

    fn leases(&self) -> Option<&dyn LeaseStore> {
        self.readers.either(None, Some(self as &dyn LeaseStore))
    }

    fn connections(&self) -> Option<Connections> {
        Some(self.readers.count())
    }

    fn open_tables_of<'a>(
        &'a self,
        person: &'a PersonId,
        limit: usize,
    ) -> Pending<'a, Vec<TableId>> {
        self.read(Read::Lists, move || async move {
            let rows = query(
                "SELECT id FROM tables WHERE over = FALSE
                 AND id IN (SELECT table_id FROM sittings WHERE person = $1) LIMIT $2",
            )
            .bind(person.as_bytes())
            .bind(limit as i64)
            .fetch_all(&self.readers)
            .await?;
            Ok(rows.iter().filter_map(table_id).collect())
        })
    }
}

/// Fails where the log has entries that this release cannot read.
fn check_format(table: &TableId, row: &Row) -> Result<(), StoreError> {
    if read::<i64>(row, table, "format")? > i64::from(LOG_FORMAT) {
        return Err(StoreError::Newer {
            table: table.clone(),
        });
    }
    Ok(())
}

pub(super) fn damaged(table: &TableId, what: &'static str) -> StoreError {
    StoreError::Damaged {
        table: table.clone(),
        what,
    }
}

/// A column of a table's row; the table is damaged if it has a different type.
fn read<'r, T: Field<'r>>(
    row: &'r Row,
    id: &TableId,
    column: &'static str,
) -> Result<T, StoreError> {
    row.try_get(column).map_err(|_| damaged(id, column))
}

/// A table's id; `None`, and logged, if it is invalid.
pub(super) fn table_id(row: &Row) -> Option<TableId> {
    let text: &str = readable(row.try_get("id"))?;
    readable(text.parse())
}

/// What could be read. Errors are logged: one damaged row must not hide the others.
fn readable<T, E: std::fmt::Display>(read: Result<T, E>) -> Option<T> {
    read.inspect_err(|error| tracing::error!(%error, "a damaged row is skipped"))
        .ok()
}

fn seat_record(id: &TableId, row: &Row) -> Result<SeatRecord, StoreError> {
    let person = read::<Option<&[u8]>>(row, id, "person")?
        .map(|bytes| PersonId::from_bytes(bytes).ok_or_else(|| damaged(id, "person")))
        .transpose()?;
    Ok(SeatRecord {
        name: read(row, id, "name")?,
        person,
        program: read(row, id, "program")?,
        account: read(row, id, "account")?,
    })
}

/// The setting of a person at a table.
fn setting(id: &TableId, row: &Row) -> Result<(PersonId, Autoplay), StoreError> {
    let person = PersonId::from_bytes(read(row, id, "person")?);
    let autoplay = Autoplay::read(read(row, id, "autoplay")?);
    Ok((
        person.ok_or_else(|| damaged(id, "person"))?,
        autoplay.ok_or_else(|| damaged(id, "autoplay"))?,
    ))
}

/// How the table came to be. A newer release may know more kinds.
fn origin(id: &TableId, row: &Row) -> Result<Option<Origin>, StoreError> {
    let Some(kind) = read::<Option<&str>>(row, id, "origin")? else {
        return Ok(None);
    };
    let kind = OriginKind::read(kind).ok_or_else(|| StoreError::Newer { table: id.clone() })?;
    Ok(Some(Origin {
        kind,
        of: read(row, id, "origin_of")?,
        detail: read(row, id, "origin_detail")?,
    }))
}

fn options(text: &str) -> Option<Map<String, Value>> {
    serde_json::from_str(text).ok()
}

fn seeds(server: &[u8], nonces: &str) -> Option<Seeds> {
    let nonces: Vec<String> = serde_json::from_str(nonces).ok()?;
    let nonces: Result<Vec<Vec<u8>>, _> = nonces.iter().map(hex::decode).collect();
    Some(Seeds::new(server.try_into().ok()?, nonces.ok()?))
}
