//! Accounts in either database.

use moonshot_table::PersonId;

use super::statement::{Answer, Connection, Row, Runner, query};
use super::{SqlStore, looks};
use crate::accounts::MOST_FORMER_NAMES;
use crate::{
    AccountRecord, AccountStore, AccountWrite, Ending, Looks, PasskeyRecord, Pending, Read,
    SessionRecord, Standing, StoreError, TokenHash, Written,
};

impl AccountStore for SqlStore {
    fn standing<'a>(&'a self, token: &'a TokenHash) -> Pending<'a, Standing> {
        self.read(Read::Accounts, move || async move {
            Ok(standing(&self.readers, token).await?)
        })
    }

    fn account_of<'a>(&'a self, person: &'a PersonId) -> Pending<'a, Option<AccountRecord>> {
        let by = AccountBy::Person(person);
        self.read(Read::Accounts, move || async move {
            Ok(account(&self.readers, by).await?)
        })
    }

    fn account_named<'a>(&'a self, key: &'a str) -> Pending<'a, Option<AccountRecord>> {
        let by = AccountBy::Key(key);
        self.read(Read::Accounts, move || async move {
            Ok(account(&self.readers, by).await?)
        })
    }

    fn holder_of<'a>(&'a self, key: &'a str, now: i64) -> Pending<'a, Option<PersonId>> {
        self.read(Read::Accounts, move || async move {
            Ok(holder_of(&self.readers, key, now).await?)
        })
    }

    fn holder_of_lookalike<'a>(
        &'a self,
        looks: &'a Looks,
        now: i64,
    ) -> Pending<'a, Option<PersonId>> {
        self.read(Read::Accounts, move || async move {
            Ok(looks::holder(&self.readers, looks, now).await?)
        })
    }

    fn without_looks(&self, most: usize) -> Pending<'_, Vec<(String, String)>> {
        let most = i64::try_from(most).unwrap_or(i64::MAX);
        self.read(Read::Sweeps, move || async move {
            Ok(looks::without(&self.readers, most).await?)
        })
    }

    fn passkeys_of<'a>(&'a self, person: &'a PersonId) -> Pending<'a, Vec<PasskeyRecord>> {
        self.read(Read::Accounts, move || async move {
            Ok(passkeys_of(&self.readers, person).await?)
        })
    }

    fn passkey<'a>(&'a self, id: &'a [u8]) -> Pending<'a, Option<PasskeyRecord>> {
        self.read(Read::Accounts, move || async move {
            Ok(passkey_with(&self.readers, id).await?)
        })
    }

    fn sessions_of<'a>(&'a self, person: &'a PersonId) -> Pending<'a, Vec<SessionRecord>> {
        self.read(Read::Accounts, move || async move {
            Ok(sessions_of(&self.readers, person).await?)
        })
    }

    fn to_erase(&self) -> Pending<'_, Vec<PersonId>> {
        self.read(Read::Sweeps, move || async move {
            Ok(to_erase(&self.readers).await?)
        })
    }
}

/// Applies a change within a transaction. The outer error ends the transaction.
pub(super) async fn write(
    connection: &mut Connection,
    write: &AccountWrite,
) -> Result<Written, StoreError> {
    let written = one(connection, write).await?;
    let used = matches!(
        write,
        AccountWrite::Used { .. } | AccountWrite::UsedPasskey { .. } | AccountWrite::Looks { .. }
    );
    if written.is_ok() && !used && connection.either(false, true) {
        // Other servers cache tokens.
        query("UPDATE standings SET changed = changed + 1")
            .execute(&mut *connection)
            .await?;
    }
    Ok(written)
}

async fn one(connection: &mut Connection, write: &AccountWrite) -> Result<Written, StoreError> {
    Ok(match write {
        AccountWrite::Make {
            account,
            looks,
            passkey,
            session,
        } => make(connection, account, looks, passkey.as_deref(), session).await?,
        AccountWrite::Begin { session, password } => {
            begin(connection, session, password.as_deref()).await?
        }
        AccountWrite::Used { token, day } => {
            query("UPDATE sessions SET used = $1 WHERE token = $2")
                .bind(*day)
                .bind(token.as_bytes().as_slice())
                .execute(&mut *connection)
                .await?;
            Ok(())
        }
        AccountWrite::End { person, which } => {
            end(connection, person, *which).await?;
            Ok(())
        }
        AccountWrite::Rename {
            person,
            handle,
            key,
            looks,
            now,
            until,
        } => {
            let name = Name { handle, key, looks };
            rename(connection, person, name, *now, *until).await?
        }
        AccountWrite::Expire { unused_since } => {
            query("DELETE FROM sessions WHERE used < $1")
                .bind(*unused_since)
                .execute(&mut *connection)
                .await?;
            looks::sweep(connection).await?;
            Ok(())
        }
        AccountWrite::Looks { names } => {
            for (key, looks) in names {
                looks::note(connection, key, looks).await?;
            }
            Ok(())
        }
        AccountWrite::Password {
            person,
            password,
            keep,
        } => set_password(connection, person, password.as_deref(), *keep).await?,
        AccountWrite::AddPasskey(passkey) => add_passkey(connection, passkey).await?,
        AccountWrite::UsedPasskey { id, passkey, day } => {
            query("UPDATE passkeys SET passkey = $1, used = $2 WHERE id = $3")
                .bind(passkey)
                .bind(*day)
                .bind(id)
                .execute(&mut *connection)
                .await?;
            Ok(())
        }
        AccountWrite::RemovePasskey { person, id } => {
            remove_passkey(connection, person, id).await?
        }
        AccountWrite::Delete { person } => {
            delete(connection, person).await?;
            Ok(())
        }
        AccountWrite::Erased { person } => {
            for erase in [
                "UPDATE gone SET erased = TRUE WHERE person = $1",
                "DELETE FROM reports WHERE by_person = $1 OR about_person = $1",
                // An older release that deletes an account leaves them.
                "DELETE FROM documents WHERE owner = $1",
            ] {
                query(erase)
                    .bind(person.as_bytes())
                    .execute(&mut *connection)
                    .await?;
            }
            Ok(())
        }
    })
}

async fn make(
    connection: &mut Connection,
    account: &AccountRecord,
    looks: &Looks,
    passkey: Option<&PasskeyRecord>,
    session: &SessionRecord,
) -> Answer<Written> {
    if let Some(passkey) = passkey
        && passkey_with(&mut *connection, &passkey.id).await?.is_some()
    {
        return Ok(Err(StoreError::Exists));
    }
    let holder = holder_of(&mut *connection, &account.key, account.created).await?;
    let alike = looks::holder(&mut *connection, looks, account.created).await?;
    if holder.or(alike).is_some() {
        return Ok(Err(StoreError::Exists));
    }
    let made = query(
        "INSERT INTO accounts (person, handle, key, bot, created, \"user\", password)
         SELECT $1, $2, $3, $4, $5, $6, $7 WHERE NOT EXISTS (SELECT 1 FROM gone WHERE person = $1)
         ON CONFLICT DO NOTHING",
    )
    .bind(account.person.as_bytes())
    .bind(&account.handle)
    .bind(&account.key)
    .bind(account.bot)
    .bind(account.created)
    .bind(account.user.as_slice())
    .bind(&account.password)
    .execute(&mut *connection)
    .await?;
    if made == 0 {
        return Ok(Err(StoreError::Exists));
    }
    looks::note(connection, &account.key, looks).await?;
    if let Some(passkey) = passkey
        && let refused @ Err(_) = add_passkey(connection, passkey).await?
    {
        return Ok(refused);
    }
    begin(connection, session, None).await
}

/// A handle, and by what names are compared.
struct Name<'a> {
    handle: &'a str,
    key: &'a str,
    looks: &'a Looks,
}

async fn rename(
    connection: &mut Connection,
    person: &PersonId,
    name: Name<'_>,
    now: i64,
    until: i64,
) -> Answer<Written> {
    let Name { handle, key, looks } = name;
    let Some(before) = account(&mut *connection, AccountBy::Person(person)).await? else {
        return Ok(Err(StoreError::Stale));
    };
    let holder = holder_of(&mut *connection, key, now).await?;
    let alike = looks::holder(&mut *connection, looks, now).await?;
    if [holder, alike]
        .iter()
        .flatten()
        .any(|holder| holder != person)
    {
        return Ok(Err(StoreError::Exists));
    }
    // Expired reservations are free for anybody; so is a former name that becomes the present one.
    query("DELETE FROM former_names WHERE until <= $1 OR key = $2")
        .bind(now)
        .bind(key)
        .execute(&mut *connection)
        .await?;
    if before.key != key {
        let kept = query("SELECT count(*) AS kept FROM former_names WHERE person = $1")
            .bind(person.as_bytes())
            .fetch_one(&mut *connection)
            .await?;
        if kept.try_get::<i64>("kept")? >= MOST_FORMER_NAMES {
            return Ok(Err(StoreError::TooMany));
        }
        query("INSERT INTO former_names (key, person, until) VALUES ($1, $2, $3)")
            .bind(&before.key)
            .bind(person.as_bytes())
            .bind(until)
            .execute(&mut *connection)
            .await?;
    }
    let renamed = query("UPDATE accounts SET handle = $2, key = $3 WHERE person = $1")
        .bind(person.as_bytes())
        .bind(handle)
        .bind(key)
        .execute(&mut *connection)
        .await?;
    looks::note(connection, key, looks).await?;
    Ok(changed(renamed))
}

async fn begin(
    connection: &mut Connection,
    session: &SessionRecord,
    password: Option<&str>,
) -> Answer<Written> {
    let begun = query(
        "INSERT INTO sessions (token, person, device, created, used)
         SELECT $1, person, $3, $4, $5 FROM accounts
         WHERE person = $2 AND ($6 IS NULL OR password = $6)",
    )
    .bind(session.token.as_bytes().as_slice())
    .bind(session.person.as_bytes())
    .bind(&session.device)
    .bind(session.created)
    .bind(session.used)
    .bind(password)
    .execute(&mut *connection)
    .await?;
    Ok(changed(begun))
}

async fn end(connection: &mut Connection, person: &PersonId, which: Ending) -> Answer<()> {
    let (sql, token) = match which {
        Ending::All => ("DELETE FROM sessions WHERE person = $1", None),
        Ending::AllBut(kept) => (
            "DELETE FROM sessions WHERE person = $1 AND token <> $2",
            Some(kept),
        ),
        Ending::One(ended) => (
            "DELETE FROM sessions WHERE person = $1 AND token = $2",
            Some(ended),
        ),
    };
    let mut ending = query(sql).bind(person.as_bytes());
    if let Some(token) = &token {
        ending = ending.bind(token.as_bytes().as_slice());
    }
    ending.execute(&mut *connection).await?;
    Ok(())
}

async fn set_password(
    connection: &mut Connection,
    person: &PersonId,
    password: Option<&str>,
    keep: TokenHash,
) -> Answer<Written> {
    let set = query(
        "UPDATE accounts SET password = $2 WHERE person = $1
         AND ($2 IS NOT NULL OR EXISTS (SELECT 1 FROM passkeys WHERE person = $1))",
    )
    .bind(person.as_bytes())
    .bind(password)
    .execute(&mut *connection)
    .await?;
    if set == 0 {
        return Ok(Err(StoreError::Stale));
    }
    end(connection, person, Ending::AllBut(keep)).await?;
    Ok(Ok(()))
}

async fn add_passkey(connection: &mut Connection, passkey: &PasskeyRecord) -> Answer<Written> {
    if passkey_with(&mut *connection, &passkey.id).await?.is_some() {
        return Ok(Err(StoreError::Exists));
    }
    let added = query(
        "INSERT INTO passkeys (id, person, site, device, created, used, passkey)
         SELECT $1, person, $3, $4, $5, $6, $7 FROM accounts WHERE person = $2",
    )
    .bind(&passkey.id)
    .bind(passkey.person.as_bytes())
    .bind(&passkey.site)
    .bind(&passkey.device)
    .bind(passkey.created)
    .bind(passkey.used)
    .bind(&passkey.passkey)
    .execute(&mut *connection)
    .await?;
    Ok(changed(added))
}

async fn remove_passkey(
    connection: &mut Connection,
    person: &PersonId,
    id: &[u8],
) -> Answer<Written> {
    let removed = query(
        "DELETE FROM passkeys WHERE person = $1 AND id = $2
         AND (EXISTS (SELECT 1 FROM accounts WHERE person = $1 AND password IS NOT NULL)
              OR EXISTS (SELECT 1 FROM passkeys WHERE person = $1 AND id <> $2))",
    )
    .bind(person.as_bytes())
    .bind(id)
    .execute(&mut *connection)
    .await?;
    Ok(changed(removed))
}

async fn delete(connection: &mut Connection, person: &PersonId) -> Answer<()> {
    looks::forget(connection, person).await?;
    for part in [
        "INSERT INTO gone (person) SELECT person FROM accounts WHERE person = $1 ON CONFLICT DO NOTHING",
        "DELETE FROM sessions WHERE person = $1",
        "DELETE FROM passkeys WHERE person = $1",
        "DELETE FROM former_names WHERE person = $1",
        "DELETE FROM ratings WHERE player = $1",
        "DELETE FROM documents WHERE owner = $1",
        "DELETE FROM accounts WHERE person = $1",
    ] {
        query(part)
            .bind(person.as_bytes())
            .execute(&mut *connection)
            .await?;
    }
    Ok(())
}

/// The result of a write that has to change a row.
fn changed(rows: u64) -> Written {
    if rows == 0 {
        return Err(StoreError::Stale);
    }
    Ok(())
}

/// Whom a token stands for.
async fn standing(reader: impl Into<Runner<'_>> + Send, token: &TokenHash) -> Answer<Standing> {
    let row = query(
        "SELECT sessions.person AS person, sessions.used AS used,
                EXISTS (SELECT 1 FROM accounts WHERE person = $1)
                OR EXISTS (SELECT 1 FROM gone WHERE person = $1) AS known
         FROM (SELECT 1) AS one LEFT JOIN sessions ON sessions.token = $1",
    )
    .bind(token.as_bytes().as_slice())
    .fetch_one(reader)
    .await?;
    Ok(match row.try_get::<Option<&[u8]>>("person")? {
        Some(person) => Standing::SignedIn {
            person: person_id(person)?,
            used: row.try_get("used")?,
        },
        None if row.try_get("known")? => Standing::Nobody,
        None => Standing::Guest,
    })
}

/// How an account is found.
#[derive(Clone, Copy)]
enum AccountBy<'a> {
    Person(&'a PersonId),
    Key(&'a str),
}

async fn account(
    reader: impl Into<Runner<'_>> + Send,
    by: AccountBy<'_>,
) -> Answer<Option<AccountRecord>> {
    let found = match by {
        AccountBy::Person(person) => {
            query("SELECT * FROM accounts WHERE person = $1").bind(person.as_bytes())
        }
        AccountBy::Key(key) => query("SELECT * FROM accounts WHERE key = $1").bind(key),
    };
    let row = found.fetch_optional(reader).await?;
    row.as_ref().map(account_record).transpose()
}

async fn holder_of(
    reader: impl Into<Runner<'_>> + Send,
    key: &str,
    now: i64,
) -> Answer<Option<PersonId>> {
    let row = query(
        "SELECT person FROM accounts WHERE key = $1
         UNION ALL SELECT person FROM former_names WHERE key = $1 AND until > $2",
    )
    .bind(key)
    .bind(now)
    .fetch_optional(reader)
    .await?;
    let person = row.map(|row| person_id(row.try_get("person")?));
    person.transpose()
}

async fn passkeys_of(
    reader: impl Into<Runner<'_>> + Send,
    person: &PersonId,
) -> Answer<Vec<PasskeyRecord>> {
    let rows = query("SELECT * FROM passkeys WHERE person = $1 ORDER BY created, id")
        .bind(person.as_bytes())
        .fetch_all(reader)
        .await?;
    rows.iter().map(passkey_record).collect()
}

async fn passkey_with(
    reader: impl Into<Runner<'_>> + Send,
    id: &[u8],
) -> Answer<Option<PasskeyRecord>> {
    let found = query("SELECT * FROM passkeys WHERE id = $1").bind(id);
    let row = found.fetch_optional(reader).await?;
    row.as_ref().map(passkey_record).transpose()
}

async fn sessions_of(
    reader: impl Into<Runner<'_>> + Send,
    person: &PersonId,
) -> Answer<Vec<SessionRecord>> {
    let rows = query("SELECT * FROM sessions WHERE person = $1 ORDER BY created DESC, token")
        .bind(person.as_bytes())
        .fetch_all(reader)
        .await?;
    rows.iter().map(session_record).collect()
}

async fn to_erase(reader: impl Into<Runner<'_>> + Send) -> Answer<Vec<PersonId>> {
    let rows = query("SELECT person FROM gone WHERE erased = FALSE")
        .fetch_all(reader)
        .await?;
    let people = rows.iter().map(|row| person_id(row.try_get("person")?));
    people.collect()
}

fn account_record(row: &Row) -> Answer<AccountRecord> {
    Ok(AccountRecord {
        person: person_id(row.try_get("person")?)?,
        handle: row.try_get("handle")?,
        key: row.try_get("key")?,
        bot: row.try_get("bot")?,
        created: row.try_get("created")?,
        user: bytes(row.try_get("user")?)?,
        password: row.try_get("password")?,
    })
}

fn passkey_record(row: &Row) -> Answer<PasskeyRecord> {
    Ok(PasskeyRecord {
        id: row.try_get("id")?,
        person: person_id(row.try_get("person")?)?,
        site: row.try_get("site")?,
        device: row.try_get("device")?,
        created: row.try_get("created")?,
        used: row.try_get("used")?,
        passkey: row.try_get("passkey")?,
    })
}

fn session_record(row: &Row) -> Answer<SessionRecord> {
    Ok(SessionRecord {
        token: TokenHash::new(bytes(row.try_get("token")?)?),
        person: person_id(row.try_get("person")?)?,
        device: row.try_get("device")?,
        created: row.try_get("created")?,
        used: row.try_get("used")?,
    })
}

pub(super) fn person_id(stored: &[u8]) -> Answer<PersonId> {
    bytes(stored).map(PersonId::new)
}

fn bytes<const N: usize>(stored: &[u8]) -> Answer<[u8; N]> {
    let decoded = stored.try_into();
    decoded.map_err(|error: std::array::TryFromSliceError| sqlx::Error::Decode(Box::new(error)))
}
