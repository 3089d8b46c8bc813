//! Confusable forms of the names of accounts, in either database.
//!
//! The forms follow from the name alone. Older releases create and rename accounts without them; they are added later ([`without`]), and
//! those of names that are no longer used are deleted ([`sweep`]).

use moonshot_table::PersonId;

use super::statement::{Answer, Connection, Runner, query};
use crate::Looks;

/// The person whose account has or reserves a name with one of these forms; of several the oldest account.
pub(super) async fn holder(
    reader: impl Into<Runner<'_>> + Send,
    [one, other]: &Looks,
    now: i64,
) -> Answer<Option<PersonId>> {
    let row = query(
        "SELECT person FROM (
             SELECT accounts.person, accounts.created FROM looks
             JOIN accounts ON accounts.key = looks.key WHERE looks.look IN ($1, $2)
             UNION ALL
             SELECT accounts.person, accounts.created FROM looks
             JOIN former_names ON former_names.key = looks.key AND former_names.until > $3
             JOIN accounts ON accounts.person = former_names.person WHERE looks.look IN ($1, $2)
         ) AS holders ORDER BY created, person LIMIT 1",
    )
    .bind(one)
    .bind(other)
    .bind(now)
    .fetch_optional(reader)
    .await?;
    let person = row.map(|row| super::accounts::person_id(row.try_get("person")?));
    person.transpose()
}

/// Stores the forms of a name.
pub(super) async fn note(connection: &mut Connection, key: &str, looks: &Looks) -> Answer<()> {
    for look in looks {
        query("INSERT INTO looks (look, key) VALUES ($1, $2) ON CONFLICT DO NOTHING")
            .bind(look)
            .bind(key)
            .execute(&mut *connection)
            .await?;
    }
    Ok(())
}

/// Names of accounts without stored forms, each with its key. Of former names only the key is stored.
pub(super) async fn without(
    reader: impl Into<Runner<'_>> + Send,
    most: i64,
) -> Answer<Vec<(String, String)>> {
    let rows = query(
        "SELECT key, handle AS name FROM accounts
         WHERE NOT EXISTS (SELECT 1 FROM looks WHERE looks.key = accounts.key)
         UNION ALL SELECT key, key AS name FROM former_names
         WHERE NOT EXISTS (SELECT 1 FROM looks WHERE looks.key = former_names.key)
         LIMIT $1",
    )
    .bind(most)
    .fetch_all(reader)
    .await?;
    let names = rows
        .iter()
        .map(|row| Ok((row.try_get("key")?, row.try_get("name")?)));
    names.collect()
}

/// Deletes the forms of a person's names.
pub(super) async fn forget(connection: &mut Connection, person: &PersonId) -> Answer<()> {
    query(
        "DELETE FROM looks WHERE key IN (SELECT key FROM accounts WHERE person = $1
         UNION ALL SELECT key FROM former_names WHERE person = $1)",
    )
    .bind(person.as_bytes())
    .execute(connection)
    .await?;
    Ok(())
}

/// Deletes the forms of names that no account has or reserves.
pub(super) async fn sweep(connection: &mut Connection) -> Answer<()> {
    query(
        "DELETE FROM looks WHERE NOT EXISTS (SELECT 1 FROM accounts WHERE accounts.key = looks.key)
         AND NOT EXISTS (SELECT 1 FROM former_names WHERE former_names.key = looks.key)",
    )
    .execute(connection)
    .await?;
    Ok(())
}
