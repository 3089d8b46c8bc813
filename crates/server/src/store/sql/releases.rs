//! Which releases can use a database.
//!
//! Each release brings the stored form up to date when it starts. Most of what it adds an older release need not know, and
//! can go on beside it: while servers are replaced one after the other, and when a host goes back to the release before. What it
//! cannot live with raises the number in `needed`.

use sqlx::migrate::MigrateError;

use super::statement::{Answer, Connection, query};
use crate::store::StoreError;

/// Fails if a program whose last migration is that one cannot use the database.
pub(super) async fn check(connection: &mut Connection, last: i64) -> Result<(), StoreError> {
    match newer(connection, last).await? {
        Some(needed) => Err(MigrateError::VersionMissing(needed).into()),
        None => Ok(()),
    }
}

/// The last migration that a program has to know, if it is newer than that one. A database that is new, or older than this number,
/// asks for nothing.
pub(in crate::store) async fn newer(connection: &mut Connection, last: i64) -> Answer<Option<i64>> {
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
