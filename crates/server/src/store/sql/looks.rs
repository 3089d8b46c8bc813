//! Which names of accounts look alike, in either database.
//!
//! What a name looks like follows from it alone. Older releases make and change accounts without a look; it is added later
//! ([`without`]), and what nobody is called any more is deleted ([`sweep`]).

use moonshot_table::PersonId;

use super::statement::{Answer, Connection, Runner, query};
use crate::names::looks;

/// Whose name looks like that one: the account's that was made first, of those that have such a name or had it of late.
pub(super) async fn holder(
    reader: impl Into<Runner<'_>> + Send,
    name: &str,
    now: i64,
) -> Answer<Option<PersonId>> {
    let [one, other] = looks(name);
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
    .bind(&one)
    .bind(&other)
    .bind(now)
    .fetch_optional(reader)
    .await?;
    let person = row.map(|row| super::accounts::person_id(row.try_get("person")?));
    person.transpose()
}

/// Notes what a name looks like.
pub(super) async fn note(connection: &mut Connection, key: &str, name: &str) -> Answer<()> {
    for look in looks(name) {
        query("INSERT INTO looks (look, key) VALUES ($1, $2) ON CONFLICT DO NOTHING")
            .bind(&look)
            .bind(key)
            .execute(&mut *connection)
            .await?;
    }
    Ok(())
}

/// Names of accounts whose look is not noted yet, each with its key. A name that an account had before is known by its key.
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

/// Forgets the names of a person.
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

/// Forgets names that nobody has or had of late.
pub(super) async fn sweep(connection: &mut Connection) -> Answer<()> {
    query(
        "DELETE FROM looks WHERE NOT EXISTS (SELECT 1 FROM accounts WHERE accounts.key = looks.key)
         AND NOT EXISTS (SELECT 1 FROM former_names WHERE former_names.key = looks.key)",
    )
    .execute(connection)
    .await?;
    Ok(())
}
