//! Reports of people about each other, for the host of the server.

use std::path::PathBuf;

use moonshot_table::PersonId;
use thiserror::Error;

use crate::StoreError;
use crate::data_directory::DATABASE;
use crate::sql::{Answer, Row, open_unmigrated, query};
use crate::{Location, TableId};

/// A report of one person about another at their table.
#[derive(Clone, PartialEq, Debug)]
pub struct Report {
    /// When it was made, in milliseconds since 1970.
    pub made: i64,
    /// The table.
    pub table: TableId,
    /// The reporter.
    pub by: Reported,
    /// The reported person.
    pub about: Reported,
    /// The reason, by its name in requests.
    pub reason: String,
    /// What the reporter wrote; may be empty.
    pub note: String,
    /// The latest chat of the table, a line each, the oldest first.
    pub talk: String,
}

/// A person in a report.
#[derive(Clone, PartialEq, Debug)]
pub struct Reported {
    /// The person.
    pub person: PersonId,
    /// Their name at the table.
    pub name: String,
}

/// A stored report.
#[derive(Clone, PartialEq, Debug)]
pub struct ReportRecord {
    /// The day and time, in UTC: `2026-01-31 12:00`.
    pub when: String,
    /// The report.
    pub report: Report,
}

/// Why the reports cannot be read.
#[derive(Debug, Error)]
pub enum ReportsError {
    /// There is no database.
    #[error("there are no tables in {}; name their directory with --data", .0.display())]
    NoTables(PathBuf),
    /// The database cannot be read.
    #[error("{location}: {}", .cause.explained())]
    Database {
        /// The database.
        location: Location,
        /// Why.
        cause: StoreError,
    },
}

/// The stored reports, the newest first, at most `limit`. Servers may be running.
///
/// # Errors
/// When there is no database, or it cannot be read.
pub async fn reports(location: &Location, limit: usize) -> Result<Vec<ReportRecord>, ReportsError> {
    if let Some(directory) = location.directory()
        && !directory.join(DATABASE).is_file()
    {
        return Err(ReportsError::NoTables(directory.to_owned()));
    }
    read(location, limit)
        .await
        .map_err(|cause| ReportsError::Database {
            location: location.clone(),
            cause: cause.into(),
        })
}

async fn read(location: &Location, limit: usize) -> Answer<Vec<ReportRecord>> {
    let mut database = open_unmigrated(location).await?;
    let known = database.either(
        "SELECT 1 FROM sqlite_master WHERE name = 'reports'",
        "SELECT 1 WHERE to_regclass('reports') IS NOT NULL",
    );
    // Older releases had no reports.
    if query(known).fetch_optional(&mut database).await?.is_none() {
        return Ok(Vec::new());
    }
    let newest = database.either(
        "SELECT *, strftime('%Y-%m-%d %H:%M', made / 1000, 'unixepoch') AS shown
         FROM reports ORDER BY id DESC LIMIT $1",
        "SELECT *, to_char(to_timestamp(made / 1000) AT TIME ZONE 'UTC', 'YYYY-MM-DD HH24:MI') AS shown
         FROM reports ORDER BY id DESC LIMIT $1",
    );
    let rows = query(newest)
        .bind(i64::try_from(limit).unwrap_or(i64::MAX))
        .fetch_all(&mut database)
        .await?;
    rows.iter().map(report).collect()
}

fn report(row: &Row) -> Answer<ReportRecord> {
    let somebody = |person, name| {
        let bytes: &[u8] = row.try_get(person)?;
        let known = PersonId::from_bytes(bytes);
        Ok::<_, sqlx::Error>(Reported {
            person: known.ok_or_else(|| sqlx::Error::Decode("no person".into()))?,
            name: row.try_get(name)?,
        })
    };
    let table: &str = row.try_get("table_id")?;
    let report = Report {
        made: row.try_get("made")?,
        table: table
            .parse()
            .map_err(|error| sqlx::Error::Decode(Box::new(error)))?,
        by: somebody("by_person", "by_name")?,
        about: somebody("about_person", "about_name")?,
        reason: row.try_get("reason")?,
        note: row.try_get("note")?,
        talk: row.try_get("talk")?,
    };
    Ok(ReportRecord {
        when: row.try_get("shown")?,
        report,
    })
}
