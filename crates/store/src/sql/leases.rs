//! Leases in a PostgreSQL database, by the database's clock: those of servers may differ.

use std::time::Duration;

use moonshot_table::LOG_FORMAT;
use serde_json::Value;

use super::SqlStore;
use super::statement::{Answer, Connection, Row, query};
use super::tables::table_id;
use crate::{CeremonyRecord, Heartbeat, LeaseStore, Pending, Read, ServerId, StoreError, TableId};

/// Milliseconds since 1970, by the database's clock.
const NOW: &str = database_time!();

/// How long servers that have stopped are kept, in milliseconds.
const FORGET: i64 = 60 * 60 * 1000;

/// Replaces `{now}` in a statement.
macro_rules! timed {
    ($sql:literal) => {
        sqlx::AssertSqlSafe($sql.replace("{now}", NOW))
    };
}

/// How many milliseconds ago the latest heartbeat of a server over this database was; `None` if it has expired, or the database is
/// SQLite.
pub(crate) async fn last_heartbeat(
    database: &mut Connection,
    expiry: Duration,
) -> Answer<Option<i64>> {
    if let Connection::Sqlite(_) = database {
        return Ok(None);
    }
    let seen = query(timed!(
        "SELECT {now} - max(seen) AS ago FROM servers WHERE seen > {now} - $1 HAVING count(*) > 0"
    ));
    let seen = seen.bind(expiry.as_millis() as i64);
    let row = seen.fetch_optional(database).await?;
    row.map(|row| row.try_get("ago")).transpose()
}

impl SqlStore {
    /// After how many milliseconds without a heartbeat a server counts as stopped.
    fn expiry(&self) -> i64 {
        self.timings.server_expiry.as_millis() as i64
    }

    async fn heartbeat(&self, server: &ServerId) -> Result<Heartbeat, StoreError> {
        let seen = self.expiry();
        let row = query(timed!(
            "WITH before AS (SELECT seen FROM servers WHERE id = $1),
             shown AS (
                 INSERT INTO servers (id, seen, reads) VALUES ($1, {now}, $3)
                 ON CONFLICT (id) DO UPDATE SET seen = {now})
             SELECT coalesce((SELECT seen FROM before) > {now} - $2, FALSE) AS stayed,
                    changed, erased FROM standings"
        ))
        .bind(server.as_bytes())
        .bind(seen)
        .bind(i64::from(LOG_FORMAT))
        .fetch_one(&self.readers)
        .await?;
        let others = query(timed!(
            "SELECT id, reads FROM servers WHERE id <> $1 AND seen > {now} - $2"
        ))
        .bind(server.as_bytes())
        .bind(seen)
        .fetch_all(&self.readers)
        .await?;
        let other = |row: &Row| -> Option<ServerId> {
            let bytes: &[u8] = row.try_get("id").ok()?;
            Some(ServerId::new(bytes.try_into().ok()?))
        };
        let mut reads = LOG_FORMAT;
        for row in &others {
            let other: i64 = row.try_get("reads")?;
            reads = reads.min(u32::try_from(other).unwrap_or_default());
        }
        Ok(Heartbeat {
            stayed: row.try_get("stayed")?,
            others: others.iter().filter_map(other).collect(),
            reads,
            standings: row.try_get("changed")?,
            erased: row.try_get("erased")?,
        })
    }

    async fn lease(&self, server: &ServerId, table: &TableId) -> Result<bool, StoreError> {
        let taken = query(timed!(
            "INSERT INTO leases (table_id, server) SELECT id, $2 FROM tables WHERE id = $1
             ON CONFLICT (table_id) DO UPDATE SET server = $2
             WHERE leases.server = $2 OR NOT EXISTS
                 (SELECT FROM servers WHERE id = leases.server AND seen > {now} - $3)"
        ))
        .bind(table.as_str())
        .bind(server.as_bytes())
        .bind(self.expiry())
        .execute(&self.readers)
        .await?;
        Ok(taken == 1)
    }

    async fn release(&self, server: &ServerId, tables: &[TableId]) -> Result<(), StoreError> {
        let tables: Vec<&str> = tables.iter().map(TableId::as_str).collect();
        query(
            "DELETE FROM leases WHERE server = $1
             AND table_id = ANY (ARRAY(SELECT json_array_elements_text($2::json)))",
        )
        .bind(server.as_bytes())
        .bind(&Value::from(tables).to_string())
        .execute(&self.readers)
        .await?;
        Ok(())
    }

    async fn orphans(&self, limit: usize) -> Result<Vec<TableId>, StoreError> {
        let rows = query(timed!(
            "SELECT table_id AS id FROM leases WHERE NOT EXISTS
                 (SELECT FROM servers WHERE id = leases.server AND seen > {now} - $1) LIMIT $2"
        ))
        .bind(self.expiry())
        .bind(limit as i64)
        .fetch_all(&self.readers)
        .await?;
        Ok(rows.iter().filter_map(table_id).collect())
    }

    async fn leave(&self, server: &ServerId) -> Result<(), StoreError> {
        query("DELETE FROM leases WHERE server = $1")
            .bind(server.as_bytes())
            .execute(&self.readers)
            .await?;
        query(timed!(
            "DELETE FROM servers WHERE id = $1 OR seen < {now} - $2"
        ))
        .bind(server.as_bytes())
        .bind(FORGET)
        .execute(&self.readers)
        .await?;
        Ok(())
    }

    async fn begin_ceremony(
        &self,
        ceremony: &CeremonyRecord,
        lasts: Duration,
    ) -> Result<(), StoreError> {
        query(timed!(
            "WITH late AS (DELETE FROM ceremonies WHERE until <= {now})
             INSERT INTO ceremonies (id, site, until, asked) VALUES ($1, $2, {now} + $3, $4)"
        ))
        .bind(&ceremony.id)
        .bind(&ceremony.site)
        .bind(lasts.as_millis() as i64)
        .bind(&ceremony.challenge)
        .execute(&self.readers)
        .await?;
        Ok(())
    }

    async fn end_ceremony(&self, id: &str) -> Result<Option<CeremonyRecord>, StoreError> {
        let row = query(timed!(
            "DELETE FROM ceremonies WHERE id = $1 RETURNING site, asked, until > {now} AS in_time"
        ))
        .bind(id)
        .fetch_optional(&self.readers)
        .await?;
        let Some(row) = row else {
            return Ok(None);
        };
        let in_time: bool = row.try_get("in_time")?;
        let kept = CeremonyRecord {
            id: id.to_owned(),
            site: row.try_get("site")?,
            challenge: row.try_get("asked")?,
        };
        Ok(in_time.then_some(kept))
    }
}

impl LeaseStore for SqlStore {
    fn heartbeat<'a>(&'a self, server: &'a ServerId) -> Pending<'a, Heartbeat> {
        self.ask(Read::Shared, self.heartbeat(server))
    }

    fn lease<'a>(&'a self, server: &'a ServerId, table: &'a TableId) -> Pending<'a, bool> {
        self.ask(Read::Shared, self.lease(server, table))
    }

    fn release<'a>(&'a self, server: &'a ServerId, tables: &'a [TableId]) -> Pending<'a, ()> {
        self.ask(Read::Shared, self.release(server, tables))
    }

    fn orphans(&self, limit: usize) -> Pending<'_, Vec<TableId>> {
        self.read(Read::Shared, move || self.orphans(limit))
    }

    fn begin_ceremony<'a>(
        &'a self,
        ceremony: &'a CeremonyRecord,
        lasts: Duration,
    ) -> Pending<'a, ()> {
        self.ask(Read::Shared, self.begin_ceremony(ceremony, lasts))
    }

    fn end_ceremony<'a>(&'a self, id: &'a str) -> Pending<'a, Option<CeremonyRecord>> {
        self.ask(Read::Shared, self.end_ceremony(id))
    }

    fn leave<'a>(&'a self, server: &'a ServerId) -> Pending<'a, ()> {
        self.ask(Read::Shared, self.leave(server))
    }
}
