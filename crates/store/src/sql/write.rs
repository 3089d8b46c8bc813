//! Writes a batch in one transaction. Appends to different logs are one statement, whatever else is in the batch.

use std::collections::{BTreeMap, HashSet};

use moonshot_protocol::CardFaces;
use moonshot_rules::Seat;
use moonshot_table::{Change, Entry, PersonId, Seeds};
use serde_json::{Map, Value, json};
use sqlx::error::ErrorKind;

use super::ratings::rate;
use super::statement::{Connection, query};
use super::tables::damaged;
use crate::system::{now, random};
use crate::{Report, SeatRecord, StoreError, TableId, TableRecord, Write, Written};

/// Each element of the JSON list `$1` is a table, a position and the entries to append. They are appended if the log has exactly
/// `position` entries; the answer has the table's id once for each appended entry.
///
/// The rows to insert are complete before the first one is inserted, so the condition does not see new rows.
const APPEND: &str = "
    INSERT INTO entries (table_id, position, made, entry)
    SELECT tables.id, run.value ->> 1 + entry.key, $2, entry.value
    FROM json_each($1) AS run
    JOIN tables ON tables.id = run.value ->> 0
    JOIN json_each(run.value, '$[2]') AS entry
    WHERE run.value ->> 1 =
        (SELECT coalesce(max(position) + 1, 0) FROM entries WHERE table_id = tables.id)
    RETURNING table_id";

/// The same for SQLite if every log has the expected length. If not, nothing is appended and the statement fails: a stale append has no
/// position, which a constraint refuses. It returns no rows, each of which would travel between threads.
const APPEND_ALL: &str = "
    WITH run AS MATERIALIZED (
        SELECT tables.id AS id, run.value AS value,
            CASE WHEN run.value ->> 1 =
                (SELECT coalesce(max(position) + 1, 0) FROM entries WHERE table_id = tables.id)
            THEN run.value ->> 1 END AS position
        FROM json_each($1) AS run LEFT JOIN tables ON tables.id = run.value ->> 0)
    INSERT INTO entries (table_id, position, made, entry)
    SELECT run.id, run.position + entry.key, $2, entry.value
    FROM run JOIN json_each(run.value, '$[2]') AS entry";

/// The same in PostgreSQL, which names the elements of a JSON list differently. Each table is looked up by itself, so that the cost of a
/// batch does not grow with the number of tables. Servers' clocks may differ, so entries are marked with the database's time.
const APPEND_POSTGRES: &str = concat!(
    "
    WITH run AS MATERIALIZED (
        SELECT value ->> 0 AS id, (value ->> 1)::bigint AS position, value -> 2 AS entries
        FROM json_array_elements($1::json) AS list (value)),
    due AS MATERIALIZED (
        SELECT id, position, entries FROM run
        WHERE (SELECT tables.id FROM tables WHERE tables.id = run.id) IS NOT NULL AND position =
            (SELECT coalesce(max(log.position) + 1, 0) FROM entries AS log WHERE log.table_id = run.id))
    INSERT INTO entries (table_id, position, made, entry)
    SELECT due.id, due.position + entry.place - 1,
           ",
    database_time!(),
    ", entry.text
    FROM due CROSS JOIN LATERAL json_array_elements_text(due.entries) WITH ORDINALITY AS entry (text, place)
    RETURNING table_id"
);

/// The advisory lock for changes of accounts, ratings and reports in a PostgreSQL database: the letters of `moonshot`.
const PEOPLE: i64 = i64::from_be_bytes(*b"moonshot");

/// Seats of the probe table: as many as a game can have.
const READY_SEATS: usize = 8;
/// Bytes of its log: about as many as bots write before a player's first turn.
const READY_ENTRIES: usize = 2_000;

/// Maximum number of reports of a person within an hour.
const REPORTS_AN_HOUR: i64 = 5;
/// An hour, in milliseconds.
const HOUR: i64 = 3_600_000;
/// Maximum number of stored reports; the newest stay.
const REPORTS_KEPT: i64 = 10_000;

/// Identifies a batch in PostgreSQL, however often it is tried.
pub(super) struct Receipt<'a> {
    /// The store that writes it, among those over the database.
    pub(super) writer: &'a [u8; 16],
    /// Its number among those of that store.
    pub(super) batch: i64,
    /// The result of each write if the last try was committed; `None` while none can have been.
    pub(super) written: Option<Vec<Written>>,
    /// Whether the last try reached its COMMIT, and so may have been committed although it failed.
    pub(super) committing: bool,
}

/// Commits the writes, or fails and leaves a transaction to roll back. With a receipt, nothing is written that an earlier try has
/// committed.
pub(super) async fn all(
    connection: &mut Connection,
    writes: &[Write],
    receipt: Option<&mut Receipt<'_>>,
) -> Result<Vec<Written>, StoreError> {
    let Some(receipt) = receipt else {
        let parts = Parts::of(writes);
        if parts.others.is_empty() {
            // A single statement is a transaction of its own.
            return parts.write(connection, writes).await;
        }
        connection.run("BEGIN IMMEDIATE").await?;
        let written = parts.write(connection, writes).await?;
        connection.run("COMMIT").await?;
        return Ok(written);
    };
    connection
        .run("BEGIN ISOLATION LEVEL READ COMMITTED")
        .await?;
    let is_new = lock(connection, writes, receipt).await?;
    if let (false, Some(written)) = (is_new, &receipt.written) {
        connection.run("ROLLBACK").await?;
        return Ok(written.clone());
    }
    let written = Parts::of(writes).write(connection, writes).await?;
    receipt.written = Some(written.clone());
    receipt.committing = true;
    connection.run("COMMIT").await?;
    Ok(written)
}

/// The writes of a batch, by their index in it.
struct Parts {
    /// Appends to different logs, which are most of it: they are written first, with one statement.
    appends: Vec<usize>,
    /// The others, in order.
    others: Vec<usize>,
}

impl Parts {
    /// Writes to a table stay in order, so only the first one can be written before the others. Writes to different tables are
    /// independent.
    fn of(writes: &[Write]) -> Parts {
        let mut tables = HashSet::new();
        let (appends, others) = (0..writes.len()).partition(|index| match &writes[*index] {
            Write::Append { table, entries, .. } => {
                tables.insert(table.as_str()) && format(entries) == FIRST_FORMAT
            }
            Write::Create { table, .. } => {
                tables.insert(table.id.as_str());
                false
            }
            write => {
                tables.extend(of_table(write));
                false
            }
        });
        Parts { appends, others }
    }

    /// Writes all of them, within a transaction unless one statement is enough. Returns the result of each write, in the order of the
    /// batch.
    async fn write(
        &self,
        connection: &mut Connection,
        writes: &[Write],
    ) -> Result<Vec<Written>, StoreError> {
        let mut written = vec![Ok(()); writes.len()];
        if !self.appends.is_empty() {
            let appends: Vec<&Write> = self.appends.iter().map(|index| &writes[*index]).collect();
            let results = append(connection, &appends).await?;
            for (index, result) in self.appends.iter().zip(results) {
                written[*index] = result;
            }
        }
        for index in &self.others {
            written[*index] = one(connection, &writes[*index]).await?;
        }
        Ok(written)
    }
}

/// Locks what the writes change until the transaction ends, always in the same order: accounts as a whole, then the receipt, then the
/// tables by id. Returns whether no earlier try was committed: the receipt waits for one that is still running.
async fn lock(
    connection: &mut Connection,
    writes: &[Write],
    receipt: &Receipt<'_>,
) -> Result<bool, StoreError> {
    if writes.iter().any(concerns_people) {
        query("SELECT pg_advisory_xact_lock($1)")
            .bind(PEOPLE)
            .execute(&mut *connection)
            .await?;
    }
    let tables: Vec<&str> = writes.iter().filter_map(of_table).collect();
    let row = query(
        "WITH receipt AS (
             INSERT INTO writers (writer, batch, used) VALUES ($1, $2, $3)
             ON CONFLICT (writer) DO UPDATE SET batch = $2, used = $3 WHERE writers.batch < $2
             RETURNING batch)
         SELECT (SELECT count(*) FROM receipt) AS new, count(*) AS held FROM
         (SELECT id FROM tables WHERE id = ANY (ARRAY(SELECT json_array_elements_text($4::json)))
          ORDER BY id FOR NO KEY UPDATE) AS held",
    )
    .bind(receipt.writer)
    .bind(receipt.batch)
    .bind(now())
    .bind(&Value::from(tables).to_string())
    .fetch_one(&mut *connection)
    .await?;
    Ok(row.try_get::<i64>("new")? == 1)
}

/// Whether a write changes accounts, ratings or reports.
fn concerns_people(write: &Write) -> bool {
    match write {
        Write::Account(_) | Write::Report(_) | Write::Erase { .. } => true,
        Write::Document { owner, .. } => owner.is_some(),
        Write::Over { rated, .. } => rated.is_some(),
        Write::Create { .. }
        | Write::Append { .. }
        | Write::Autoplay { .. }
        | Write::PutAway { .. }
        | Write::Listed { .. }
        | Write::Reserves { .. }
        | Write::Delete { .. }
        | Write::DeleteDocument { .. }
        | Write::Ready => false,
    }
}

/// The table that a write changes, if it exists before.
fn of_table(write: &Write) -> Option<&str> {
    match write {
        Write::Append { table, .. }
        | Write::Autoplay { table, .. }
        | Write::PutAway { table, .. }
        | Write::Over { table, .. }
        | Write::Listed { table, .. }
        | Write::Reserves { table, .. }
        | Write::Delete { table, .. }
        | Write::Erase { table, .. } => Some(table.as_str()),
        Write::Document { table, .. } => table.as_ref().map(TableId::as_str),
        Write::Create { .. }
        | Write::Account(_)
        | Write::Report(_)
        | Write::DeleteDocument { .. }
        | Write::Ready => None,
    }
}

/// Applies one write within a transaction. The outer error ends the transaction.
async fn one(connection: &mut Connection, write: &Write) -> Result<Written, StoreError> {
    match write {
        Write::Create { table, entries } => create(connection, table, entries).await,
        Write::Append { table, entries, .. } => {
            let written = append(connection, &[write]).await?;
            let written = written.into_iter().next().unwrap_or(Err(StoreError::Stale));
            if written.is_ok() {
                raise_format(connection, table, format(entries)).await?;
                sit(connection, table, sat_down(entries)).await?;
            }
            Ok(written)
        }
        Write::Autoplay {
            table,
            person,
            autoplay,
        } => {
            query("UPDATE sittings SET autoplay = $1 WHERE table_id = $2 AND person = $3")
                .bind(autoplay.as_str())
                .bind(table.as_str())
                .bind(person.as_bytes())
                .execute(&mut *connection)
                .await?;
            Ok(Ok(()))
        }
        Write::PutAway {
            table,
            person,
            put_away,
        } => {
            query("UPDATE sittings SET put_away = $1 WHERE table_id = $2 AND person = $3")
                .bind(*put_away)
                .bind(table.as_str())
                .bind(person.as_bytes())
                .execute(&mut *connection)
                .await?;
            Ok(Ok(()))
        }
        Write::Erase {
            table,
            person,
            position,
            entries,
            seats,
        } => {
            let length = log_length(connection, table).await?;
            if length != *position as i64 {
                return Ok(Err(StoreError::Stale));
            }
            erase(connection, table, person, entries, seats).await?;
            if connection.either(false, true) {
                // Other servers have read the log.
                query("UPDATE standings SET erased = erased + 1")
                    .execute(&mut *connection)
                    .await?;
            }
            Ok(Ok(()))
        }
        Write::Account(write) => super::accounts::write(connection, write).await,
        Write::Report(made) => report(connection, made).await,
        Write::Ready => ready(connection).await,
        Write::Document {
            kind,
            key,
            owner,
            table,
            body,
        } => {
            let document = super::documents::Put {
                kind,
                key,
                owner: owner.as_ref(),
                table: table.as_ref(),
                body,
            };
            super::documents::write(connection, document).await
        }
        Write::DeleteDocument { kind, key } => {
            super::documents::delete(connection, kind, key).await
        }
        Write::Delete {
            table,
            unchanged_since,
        } => delete(connection, table, *unchanged_since).await,
        Write::Listed { table, listed } => {
            query("UPDATE tables SET listed = $1 WHERE id = $2")
                .bind(*listed)
                .bind(table.as_str())
                .execute(&mut *connection)
                .await?;
            Ok(Ok(()))
        }
        Write::Reserves { table, reserves } => {
            query("UPDATE tables SET reserves = $1 WHERE id = $2")
                .bind(&json!(reserves).to_string())
                .bind(table.as_str())
                .execute(&mut *connection)
                .await?;
            Ok(Ok(()))
        }
        Write::Over { table, rated } => {
            let marked = query("UPDATE tables SET over = TRUE WHERE id = $1 AND over = FALSE")
                .bind(table.as_str())
                .execute(&mut *connection)
                .await?;
            if let (1, Some(rated)) = (marked, rated) {
                rate(connection, rated).await?;
            }
            Ok(Ok(()))
        }
    }
}

/// Writes as much as a new table takes, and deletes it within the same transaction. A smaller write could succeed on a full disk where no
/// table can be created.
async fn ready(connection: &mut Connection) -> Result<Written, StoreError> {
    query("UPDATE ready SET written = $1")
        .bind(now())
        .execute(&mut *connection)
        .await?;
    let mut seat = SeatRecord {
        name: "a name at a table".to_owned(),
        ..SeatRecord::default()
    };
    let mut seats = vec![seat.clone(); READY_SEATS - 1];
    seat.person = Some(PersonId::new(random()?));
    seats.push(seat);
    let table = TableRecord {
        id: TableId::from_random(random()?),
        created: now(),
        game: "hearts".to_owned(),
        options: Map::new(),
        card_set: None,
        lesson: None,
        origin: None,
        seeds: Seeds::new(random()?, vec![Vec::new(); READY_SEATS]),
        waits: false,
        seats,
        autoplay: BTreeMap::new(),
    };
    if let Err(error) = create(connection, &table, &[]).await? {
        return Ok(Err(error));
    }
    query("INSERT INTO entries (table_id, position, made, entry) VALUES ($1, 0, $2, $3)")
        .bind(table.id.as_str())
        .bind(table.created)
        .bind(&" ".repeat(READY_ENTRIES))
        .execute(&mut *connection)
        .await?;
    query("DELETE FROM entries WHERE table_id = $1")
        .bind(table.id.as_str())
        .execute(&mut *connection)
        .await?;
    forget(connection, &table.id).await?;
    Ok(Ok(()))
}

/// Adds a report, unless its reporter has made too many within an hour.
async fn report(connection: &mut Connection, report: &Report) -> Result<Written, StoreError> {
    let added = query(
        "INSERT INTO reports (made, table_id, by_person, by_name, about_person, about_name, reason, note, talk)
         SELECT $1, $2, $3, $4, $5, $6, $7, $8, $9
         WHERE $10 > (SELECT count(*) FROM reports WHERE by_person = $3 AND made > $1 - $11)",
    )
    .bind(report.made)
    .bind(report.table.as_str())
    .bind(report.by.person.as_bytes())
    .bind(&report.by.name)
    .bind(report.about.person.as_bytes())
    .bind(&report.about.name)
    .bind(&report.reason)
    .bind(&report.note)
    .bind(&report.talk)
    .bind(REPORTS_AN_HOUR)
    .bind(HOUR)
    .execute(&mut *connection)
    .await?;
    if added == 0 {
        return Ok(Err(StoreError::TooMany));
    }
    query("DELETE FROM reports WHERE id <= (SELECT max(id) FROM reports) - $1")
        .bind(REPORTS_KEPT)
        .execute(&mut *connection)
        .await?;
    Ok(Ok(()))
}

/// Deletes a table that did not change at that time or later.
async fn delete(
    connection: &mut Connection,
    table: &TableId,
    unchanged_since: i64,
) -> Result<Written, StoreError> {
    let deleted = query(
        "DELETE FROM entries WHERE table_id = $1 AND $2 >
         (SELECT max(made) FROM entries AS log WHERE log.table_id = $1)",
    )
    .bind(table.as_str())
    .bind(unchanged_since)
    .execute(&mut *connection)
    .await?;
    let left = query("SELECT 1 FROM entries WHERE table_id = $1 LIMIT 1")
        .bind(table.as_str())
        .fetch_optional(&mut *connection)
        .await?;
    if left.is_some() {
        return Ok(Err(StoreError::Stale));
    }
    let made_before = query("SELECT 1 FROM tables WHERE id = $1 AND created < $2")
        .bind(table.as_str())
        .bind(unchanged_since)
        .fetch_optional(&mut *connection)
        .await?;
    if made_before.is_none() && deleted == 0 {
        return Ok(Err(StoreError::Stale));
    }
    forget(connection, table).await?;
    Ok(Ok(()))
}

/// Deletes a table except its log.
async fn forget(connection: &mut Connection, table: &TableId) -> Result<(), StoreError> {
    for part in [
        "DELETE FROM seats WHERE table_id = $1",
        "DELETE FROM sittings WHERE table_id = $1",
        "DELETE FROM tables WHERE id = $1",
    ] {
        query(part)
            .bind(table.as_str())
            .execute(&mut *connection)
            .await?;
    }
    Ok(())
}

/// The length of a table's log.
async fn log_length(connection: &mut Connection, table: &TableId) -> Result<i64, StoreError> {
    let row = query("SELECT count(*) AS length FROM entries WHERE table_id = $1")
        .bind(table.as_str())
        .fetch_one(&mut *connection)
        .await?;
    Ok(row.try_get("length")?)
}

/// Removes a person from a table.
async fn erase(
    connection: &mut Connection,
    table: &TableId,
    person: &PersonId,
    entries: &[(usize, Entry)],
    seats: &[SeatRecord],
) -> Result<(), StoreError> {
    for (position, entry) in entries {
        let texts = texts(table, std::slice::from_ref(entry))?;
        query("UPDATE entries SET entry = $1 WHERE table_id = $2 AND position = $3")
            .bind(texts.first())
            .bind(table.as_str())
            .bind(*position as i64)
            .execute(&mut *connection)
            .await?;
    }
    for (seat, record) in seats.iter().enumerate() {
        query("UPDATE seats SET name = $1, person = $2 WHERE table_id = $3 AND seat = $4")
            .bind(&record.name)
            .bind(record.person.as_ref().map(PersonId::as_bytes))
            .bind(table.as_str())
            .bind(seat as i64)
            .execute(&mut *connection)
            .await?;
    }
    for part in [
        "DELETE FROM sittings WHERE table_id = $1 AND person = $2",
        "DELETE FROM documents WHERE table_id = $1 AND owner = $2",
    ] {
        query(part)
            .bind(table.as_str())
            .bind(person.as_bytes())
            .execute(&mut *connection)
            .await?;
    }
    // Excerpts of the chat have names in them.
    query("UPDATE reports SET talk = '' WHERE table_id = $1")
        .bind(table.as_str())
        .execute(&mut *connection)
        .await?;
    Ok(())
}

/// The secret of that name; `fresh` if there is none.
pub(super) async fn secret(
    connection: &mut Connection,
    name: &str,
    fresh: [u8; 32],
) -> Result<[u8; 32], StoreError> {
    query("INSERT INTO secrets (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING")
        .bind(name)
        .bind(fresh.as_slice())
        .execute(&mut *connection)
        .await?;
    let row = query("SELECT value FROM secrets WHERE name = $1")
        .bind(name)
        .fetch_one(&mut *connection)
        .await?;
    let value: &[u8] = row.try_get("value")?;
    Ok(value
        .try_into()
        .map_err(|error| sqlx::Error::Decode(Box::new(error)))?)
}

/// Appends to logs of different tables.
async fn append(
    connection: &mut Connection,
    writes: &[&Write],
) -> Result<Vec<Written>, StoreError> {
    let mut runs = Vec::with_capacity(writes.len());
    for write in writes {
        if let Write::Append {
            table,
            position,
            entries,
        } = write
        {
            runs.push(json!([table.as_str(), position, texts(table, entries)?]));
        }
    }
    let runs = Value::from(runs).to_string();
    if connection.either(true, false) {
        let all = query(APPEND_ALL).bind(&runs).bind(now());
        match all.execute(&mut *connection).await {
            Ok(_) => return Ok(vec![Ok(()); writes.len()]),
            Err(sqlx::Error::Database(error)) if error.kind() == ErrorKind::NotNullViolation => {}
            Err(error) => return Err(error.into()),
        }
    }
    let appending = connection.either(
        query(APPEND).bind(&runs).bind(now()),
        query(APPEND_POSTGRES).bind(&runs),
    );
    let rows = appending.fetch_all(&mut *connection).await?;
    let added: HashSet<&str> = rows
        .iter()
        .map(|row| row.try_get("table_id"))
        .collect::<Result<_, _>>()?;
    let result = |write: &&Write| match write {
        Write::Append { table, .. } if added.contains(table.as_str()) => Ok(()),
        _ => Err(StoreError::Stale),
    };
    Ok(writes.iter().map(result).collect())
}

/// The format that every release can read.
const FIRST_FORMAT: u32 = 1;

/// The format that a release has to know to read these entries.
fn format(entries: &[Entry]) -> u32 {
    let formats = entries.iter().map(Entry::format);
    formats.max().unwrap_or(FIRST_FORMAT)
}

/// Raises the format that a release has to know to read the table's log.
async fn raise_format(
    connection: &mut Connection,
    table: &TableId,
    format: u32,
) -> Result<(), StoreError> {
    if format > FIRST_FORMAT {
        query("UPDATE tables SET format = $1 WHERE id = $2 AND format < $1")
            .bind(i64::from(format))
            .bind(table.as_str())
            .execute(connection)
            .await?;
    }
    Ok(())
}

/// The people who take a seat in these entries.
fn sat_down(entries: &[Entry]) -> impl Iterator<Item = (Seat, &PersonId)> {
    entries.iter().filter_map(|entry| match entry {
        Entry::Table {
            change:
                Change::Sit {
                    seat,
                    person: Some(person),
                    ..
                },
        } => Some((*seat, person)),
        _ => None,
    })
}

/// Stores that these people sit there.
async fn sit(
    connection: &mut Connection,
    table: &TableId,
    people: impl Iterator<Item = (Seat, &PersonId)>,
) -> Result<(), StoreError> {
    for (seat, person) in people {
        query(
            "INSERT INTO sittings (table_id, person, seat) VALUES ($1, $2, $3)
             ON CONFLICT (person, table_id) DO UPDATE SET seat = $3",
        )
        .bind(table.as_str())
        .bind(person.as_bytes())
        .bind(seat.index() as i64)
        .execute(&mut *connection)
        .await?;
    }
    Ok(())
}

/// The entries as they are stored.
fn texts(table: &TableId, entries: &[Entry]) -> Result<Vec<String>, StoreError> {
    let text = |entry| serde_json::to_string(entry).map_err(|_| damaged(table, "entry"));
    entries.iter().map(text).collect()
}

/// Adds a table with its seats and its first entries, or nothing.
async fn create(
    connection: &mut Connection,
    table: &TableRecord,
    entries: &[Entry],
) -> Result<Written, StoreError> {
    let card_set = table.card_set.as_deref().map(CardFaces::to_toml);
    let nonces: Vec<String> = table.seeds.nonces().iter().map(hex::encode).collect();
    let origin = table.origin.as_ref();
    let made = query(
        "INSERT INTO tables (id, created, game, players, options, card_set, lesson, seed, nonces, waits, format,
                             origin, origin_of, origin_detail)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14) ON CONFLICT DO NOTHING",
    )
    .bind(table.id.as_str())
    .bind(table.created)
    .bind(&table.game)
    .bind(table.seats.len() as i64)
    .bind(&Value::from(table.options.clone()).to_string())
    .bind(&card_set)
    .bind(&table.lesson)
    .bind(table.seeds.server_seed().as_slice())
    .bind(&Value::from(nonces).to_string())
    .bind(table.waits)
    .bind(i64::from(format(entries)))
    .bind(origin.map(|origin| origin.kind.as_str()))
    .bind(origin.map(|origin| origin.of.as_str()))
    .bind(origin.map(|origin| origin.detail.as_str()))
    .execute(&mut *connection)
    .await?;
    if made == 0 {
        return Ok(Err(StoreError::Exists));
    }
    for (seat, record) in table.seats.iter().enumerate() {
        query(
            "INSERT INTO seats (table_id, seat, name, person, program, account)
             VALUES ($1, $2, $3, $4, $5, $6)",
        )
        .bind(table.id.as_str())
        .bind(seat as i64)
        .bind(&record.name)
        .bind(record.person.as_ref().map(PersonId::as_bytes))
        .bind(record.program)
        .bind(record.account)
        .execute(&mut *connection)
        .await?;
    }
    let seated = Seat::all(table.seats.len()).zip(&table.seats);
    let seated = seated.filter_map(|(seat, record)| Some((seat, record.person.as_ref()?)));
    sit(connection, &table.id, seated.chain(sat_down(entries))).await?;
    if entries.is_empty() {
        return Ok(Ok(()));
    }
    let first = Write::Append {
        table: table.id.clone(),
        position: 0,
        entries: entries.to_vec(),
    };
    let written = append(connection, &[&first]).await?;
    Ok(written.into_iter().next().unwrap_or(Err(StoreError::Stale)))
}
