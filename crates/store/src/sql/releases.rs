//! Which releases can use a database.
//!
//! Each release migrates the database when it starts. Older releases can ignore most migrations and continue to use the database: during
//! a rolling upgrade, and when a host goes back to the previous release. A migration that they cannot ignore raises the number in
//! `needed`.

use sqlx::migrate::MigrateError;

use super::statement::{Answer, Connection, query};
use crate::StoreError;

/// Fails if a release whose last migration is `last` cannot use the database.
pub(super) async fn check(connection: &mut Connection, last: i64) -> Result<(), StoreError> {
    match newer(connection, last).await? {
        Some(needed) => Err(MigrateError::VersionMissing(needed).into()),
        None => Ok(()),
    }
}

/// The last migration that a release has to know, if it is newer than `last`. Databases that are new, or older than `needed`, require
/// none.
pub(crate) async fn newer(connection: &mut Connection, last: i64) -> Answer<Option<i64>> {
    let is_there = connection.either(
        "SELECT count(*) AS parts FROM sqlite_schema WHERE name = 'needed'",
        "SELECT count(*) AS parts FROM pg_tables WHERE schemaname = current_schema() AND tablename = 'needed'",
    );
    let row = query(is_there).fetch_one(&mut *connection).await?;
    if row.try_get::<i64>("parts")? == 0 {
        return Ok(None);
    }
    let row = query("SELECT migration FROM needed").fetch_one(connection);
    let needed: i64 = row.await?.try_get("migration")?;
    Ok((needed > last).then_some(needed))
}
