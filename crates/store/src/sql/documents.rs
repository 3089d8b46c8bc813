//! Documents in either database.

use moonshot_table::PersonId;

use super::SqlStore;
use super::statement::{Connection, Row, query};
use crate::system::now;
use crate::{Document, StoreError, TableId, Written};

/// The columns of a document.
const COLUMNS: &str = "SELECT kind, key, made, owner, table_id, body FROM documents";

impl SqlStore {
    pub(super) async fn document(
        &self,
        kind: &str,
        key: &str,
    ) -> Result<Option<Document>, StoreError> {
        let one = format!("{COLUMNS} WHERE kind = $1 AND key = $2");
        let row = query(sqlx::AssertSqlSafe(one))
            .bind(kind)
            .bind(key)
            .fetch_optional(&self.readers)
            .await?;
        row.as_ref().map(document).transpose()
    }

    pub(super) async fn documents_of(
        &self,
        owner: &PersonId,
        kind: &str,
        limit: usize,
    ) -> Result<Vec<Document>, StoreError> {
        let own =
            format!("{COLUMNS} WHERE owner = $1 AND kind = $2 ORDER BY made DESC, key LIMIT $3");
        let rows = query(sqlx::AssertSqlSafe(own))
            .bind(owner.as_bytes())
            .bind(kind)
            .bind(limit as i64)
            .fetch_all(&self.readers)
            .await?;
        rows.iter().map(document).collect()
    }

    pub(super) async fn documents_below(
        &self,
        kind: &str,
        prefix: &str,
        limit: usize,
    ) -> Result<Vec<Document>, StoreError> {
        // Keys are compared byte by byte. No key has the last character there is.
        let below =
            format!("{COLUMNS} WHERE kind = $1 AND key >= $2 AND key < $3 ORDER BY key LIMIT $4");
        let rows = query(sqlx::AssertSqlSafe(below))
            .bind(kind)
            .bind(prefix)
            .bind(&format!("{prefix}{}", char::MAX))
            .bind(limit as i64)
            .fetch_all(&self.readers)
            .await?;
        rows.iter().map(document).collect()
    }
}

fn document(row: &Row) -> Result<Document, StoreError> {
    let owner = row.try_get::<Option<&[u8]>>("owner")?;
    let owner = owner.map(|bytes| {
        let person = PersonId::from_bytes(bytes);
        person.ok_or_else(|| sqlx::Error::Decode("a person has 32 bytes".into()))
    });
    let table = row.try_get::<Option<&str>>("table_id")?;
    let table = table.map(|text| {
        let read = text.parse();
        read.map_err(|error: crate::ParseTableIdError| sqlx::Error::Decode(Box::new(error)))
    });
    Ok(Document {
        kind: row.try_get("kind")?,
        key: row.try_get("key")?,
        made: row.try_get("made")?,
        owner: owner.transpose()?,
        table: table.transpose()?,
        body: row.try_get("body")?,
    })
}

/// A document to write.
pub(super) struct Put<'a> {
    pub(super) kind: &'a str,
    pub(super) key: &'a str,
    pub(super) owner: Option<&'a PersonId>,
    pub(super) table: Option<&'a TableId>,
    pub(super) body: &'a str,
}

/// Writes a document, over the one with that key. Nothing is written of a table that does not exist or for a person who deleted their
/// account.
pub(super) async fn write(
    connection: &mut Connection,
    document: Put<'_>,
) -> Result<Written, StoreError> {
    let written = query(
        "INSERT INTO documents (kind, key, made, owner, table_id, body)
         SELECT $1, $2, $3, $4, $5, $6
         WHERE NOT EXISTS (SELECT 1 FROM gone WHERE person = $4)
         AND ($5 IS NULL OR EXISTS (SELECT 1 FROM tables WHERE id = $5))
         ON CONFLICT (kind, key) DO UPDATE SET made = excluded.made, owner = excluded.owner,
            table_id = excluded.table_id, body = excluded.body",
    )
    .bind(document.kind)
    .bind(document.key)
    .bind(now())
    .bind(document.owner.map(PersonId::as_bytes))
    .bind(document.table.map(TableId::as_str))
    .bind(document.body)
    .execute(connection)
    .await?;
    Ok(match written {
        0 => Err(StoreError::Stale),
        _ => Ok(()),
    })
}

/// Deletes a document, if there is one.
pub(super) async fn delete(
    connection: &mut Connection,
    kind: &str,
    key: &str,
) -> Result<Written, StoreError> {
    query("DELETE FROM documents WHERE kind = $1 AND key = $2")
        .bind(kind)
        .bind(key)
        .execute(connection)
        .await?;
    Ok(Ok(()))
}
