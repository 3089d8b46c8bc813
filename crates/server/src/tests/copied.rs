//! Everything goes from one store to another and back.

use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use axum::http::StatusCode;
use moonshot_store::{
    AccountWrite, CopyError, Location, PasskeyRecord, SqlStore, Store, Write, copy, reports,
};
use moonshot_testbed::Postgres;
use serde_json::json;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection, PgConnection, Row};
use tokio::time::{Instant, sleep};

use super::accounts;
use super::harness::{Browser, FirstLegal, TestServer, no_rates};
use super::people::rating::a_match_with_a_winner;
use crate::cluster::SERVER_EXPIRY;
use crate::cluster::TIMINGS;
use crate::names::looks;

/// A house where something of everything is stored: a rated match of two accounts, a setting, a passkey, a report, and
/// somebody who is gone.
async fn a_house_with_everything() -> TestServer {
    let (house, mut anna, _ben, table, _) = a_match_with_a_winner().await;
    let wanted = json!({"seat": 1, "reason": "words", "note": "It’s “so”: 'x' \\ ☾"});
    let kept = anna.post(&house, &format!("{table}/report"), wanted).await;
    assert_eq!(kept.status, StatusCode::NO_CONTENT);
    let other = anna.sit_down(&house, "hearts", 4).await;
    let set = json!({"autoplay": "forced"});
    let set = anna.patch(&house, &format!("{other}/settings"), set).await;
    assert_eq!(set.status, StatusCode::OK);
    let mut cleo = Browser::default();
    accounts::make(&mut cleo, &house, "Cleo").await;
    let proof = json!({"proof": {"password": accounts::PASSWORD}});
    let deleted = cleo.post(&house, "/api/account/delete", proof).await;
    assert_eq!(deleted.status, StatusCode::OK);
    let store = house.app.tables.store();
    let account = store.accounts().account_named("anna").await.unwrap();
    let passkey = PasskeyRecord {
        id: vec![0, 1, 255],
        person: account.unwrap().person,
        site: "localhost".into(),
        device: "Firefox".into(),
        created: 1,
        used: 2,
        passkey: "{}".into(),
    };
    let renamed = AccountWrite::Rename {
        person: passkey.person.clone(),
        handle: "Annie".into(),
        key: "annie".into(),
        looks: looks("Annie"),
        now: 1,
        until: 2,
    };
    let renamed = Write::Account(renamed);
    store.commit(&[renamed]).await.unwrap()[0].clone().unwrap();
    let note = Write::Document {
        kind: "note".into(),
        key: "☾".into(),
        owner: Some(passkey.person.clone()),
        table: table.rsplit('/').next().map(|id| id.parse().unwrap()),
        body: "“so”: 'x'".into(),
    };
    let add = Write::Account(AccountWrite::AddPasskey(Box::new(passkey)));
    for written in store.commit(&[note, add]).await.unwrap() {
        written.unwrap();
    }
    house
}

/// Every row of every table of a SQLite file, as text.
async fn rows(directory: &Path) -> Vec<String> {
    let mut file = SqliteConnectOptions::new()
        .filename(directory.join("moonshot.sqlite3"))
        .connect()
        .await
        .unwrap();
    let tables =
        "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE '\\_%' ESCAPE '\\'
                  AND name NOT LIKE 'sqlite%' AND name <> 'ready' ORDER BY name";
    let tables = sqlx::query(tables).fetch_all(&mut file).await.unwrap();
    let mut told = Vec::new();
    for table in tables {
        let table: String = table.get("name");
        let columns = format!(
            "SELECT group_concat('quote(\"' || name || '\")', ' || '','' || ') FROM pragma_table_info('{table}')"
        );
        let columns: String = sqlx::query_scalar(sqlx::AssertSqlSafe(columns))
            .fetch_one(&mut file)
            .await
            .unwrap();
        let sql = format!("SELECT {columns} FROM {table}");
        let all: Vec<String> = sqlx::query_scalar(sqlx::AssertSqlSafe(sql))
            .fetch_all(&mut file)
            .await
            .unwrap();
        assert!(!all.is_empty(), "nothing in {table} is copied");
        told.extend(all.into_iter().map(|row| format!("{table}: {row}")));
    }
    told.sort();
    told
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn everything_is_copied_there_and_back() {
    let house = a_house_with_everything().await;
    let from = house.location();
    let directory = house.directory().to_owned();
    house.app.tables.store().close().await.unwrap();
    let before = rows(&directory).await;

    let cluster = Postgres::start().unwrap();
    let database: Location = cluster.address().parse().unwrap();
    let there = copy(&from, &database, TIMINGS).await.unwrap();
    assert!(
        there.tables >= 2 && there.entries > 20 && there.accounts >= 2,
        "{there:?}"
    );

    let empty = tempfile::tempdir().unwrap();
    let back_at = Location::from(empty.path().join("new"));
    let back = copy(&database, &back_at, TIMINGS).await.unwrap();
    assert_eq!(back, there);
    assert_eq!(rows(back_at.directory().unwrap()).await, before);

    // Neither is copied to again, and the next report is another.
    for (from, to) in [(&from, &database), (&database, &back_at)] {
        let refused = copy(from, to, TIMINGS).await.unwrap_err();
        assert!(matches!(refused, CopyError::NotEmpty(_)), "{refused}");
    }
    assert_eq!(
        reports(&database, 9).await.unwrap(),
        reports(&from, 9).await.unwrap()
    );
    let store = SqlStore::open(&database, TIMINGS).await.unwrap();
    let old = reports(&database, 1).await.unwrap().remove(0);
    let again = Write::Report(Box::new(old.report));
    Store::commit(&store, &[again]).await.unwrap()[0]
        .clone()
        .unwrap();
    assert_eq!(reports(&database, 9).await.unwrap().len(), 2);
}

/// Has a database write something else than it is given into the column of a table, as soon as it has that table.
async fn spoil(cluster: &Postgres, table: &str, column: &str) {
    let mut database = PgConnection::connect(&cluster.address()).await.unwrap();
    let spoilt = format!(
        "CREATE FUNCTION write_wrong() RETURNS trigger AS $$ BEGIN
            NEW.{column} := NEW.{column} || ' ';
            RETURN NEW;
        END $$ LANGUAGE plpgsql;
        CREATE FUNCTION spoil() RETURNS event_trigger AS $$ DECLARE made record; BEGIN
            FOR made IN SELECT * FROM pg_event_trigger_ddl_commands() LOOP
                IF made.command_tag = 'CREATE TABLE' AND made.object_identity = 'public.{table}' THEN
                    CREATE TRIGGER write_wrong BEFORE INSERT ON {table}
                        FOR EACH ROW EXECUTE FUNCTION write_wrong();
                END IF;
            END LOOP;
        END $$ LANGUAGE plpgsql;
        CREATE EVENT TRIGGER spoil ON ddl_command_end EXECUTE FUNCTION spoil();"
    );
    let spoilt = sqlx::raw_sql(sqlx::AssertSqlSafe(spoilt));
    spoilt.execute(&mut database).await.unwrap();
}

#[tokio::test]
async fn a_copy_that_differs_in_one_column_of_anything_is_found_out() {
    let house = a_house_with_everything().await;
    let from = house.location();
    house.app.tables.store().close().await.unwrap();
    for (table, column) in [
        ("entries", "entry"),
        ("tables", "options"),
        ("seats", "name"),
        ("reports", "note"),
        ("documents", "body"),
    ] {
        let cluster = Postgres::start().unwrap();
        spoil(&cluster, table, column).await;
        let database: Location = cluster.address().parse().unwrap();
        let differs = copy(&from, &database, TIMINGS).await.unwrap_err();
        assert!(
            matches!(differs, CopyError::Differs { part, .. } if part == table),
            "{table}: {differs}"
        );
        let store = SqlStore::open(&database, TIMINGS).await.unwrap();
        let ids = store.accounts().account_named("annie").await.unwrap();
        assert!(ids.is_none(), "nothing of it is left");
    }
}

#[tokio::test]
async fn what_cannot_be_copied_is_said() {
    let nowhere = tempfile::tempdir().unwrap();
    let location = |name: &str| Location::from(nowhere.path().join(name));
    let refused = copy(&location("one"), &location("two"), TIMINGS)
        .await
        .unwrap_err();
    assert!(matches!(refused, CopyError::NoTables(_)), "{refused}");
    let refused = copy(&location("one"), &location("one"), TIMINGS)
        .await
        .unwrap_err();
    assert!(matches!(refused, CopyError::Same(_)), "{refused}");
    let house = TestServer::new().await;
    let _held = moonshot_store::DataDirectory::claim(house.directory()).unwrap();
    let refused = copy(&house.location(), &location("two"), TIMINGS)
        .await
        .unwrap_err();
    assert!(matches!(refused, CopyError::Directory(_)), "{refused}");
    let away: Location = "postgres:///none?host=/nonexistent".parse().unwrap();
    drop(_held);
    let refused = copy(&house.location(), &away, TIMINGS).await.unwrap_err();
    assert!(
        refused.to_string().contains("PostgreSQL cannot be reached"),
        "{refused}"
    );
}

/// A directory with a table, which no server uses.
async fn a_directory() -> TestServer {
    let house = TestServer::new().await;
    Browser::default().sit_down(&house, "hearts", 4).await;
    house.app.tables.store().close().await.unwrap();
    house
}

#[tokio::test]
async fn a_database_that_a_server_uses_is_not_copied_and_not_copied_to() {
    let cluster = Postgres::start().unwrap();
    let database: Location = cluster.address().parse().unwrap();
    let directory = a_directory().await;
    let place = tempfile::tempdir().unwrap();
    let new = Location::from(place.path().join("new"));
    let bots = Arc::new(FirstLegal);
    let mut server = TestServer::among(&cluster.address(), None, bots, no_rates()).await;
    for (from, to) in [(&database, &new), (&directory.location(), &database)] {
        let refused = copy(from, to, TIMINGS).await.unwrap_err();
        assert!(
            matches!(&refused, CopyError::InUse { location, .. } if *location == database),
            "{refused}"
        );
        assert!(
            refused.to_string().contains("Stop every server"),
            "{refused}"
        );
    }
    Browser::default().sit_down(&server, "hearts", 4).await;
    let refused = copy(&database, &new, TIMINGS).await.unwrap_err();
    assert!(matches!(refused, CopyError::InUse { .. }), "{refused}");
    // It is killed: a moment later it does not count any more.
    server.is_killed().await;
    let began = Instant::now();
    let copied = loop {
        match copy(&database, &new, TIMINGS).await {
            Err(CopyError::InUse { .. }) if began.elapsed() < SERVER_EXPIRY * 8 => {
                sleep(Duration::from_millis(20)).await;
            }
            copied => break copied.unwrap(),
        }
    };
    assert_eq!(copied.tables, 1);
}

#[tokio::test]
async fn a_database_that_a_server_begins_to_use_meanwhile_is_not_copied() {
    let cluster = Postgres::start().unwrap();
    let database: Location = cluster.address().parse().unwrap();
    copy(&a_directory().await.location(), &database, TIMINGS)
        .await
        .unwrap();
    let mut beside = PgConnection::connect(&cluster.address()).await.unwrap();
    // The copy waits for the reports, and a server is there when it goes on.
    for statement in ["BEGIN", "LOCK TABLE reports IN ACCESS EXCLUSIVE MODE"] {
        sqlx::query(statement).execute(&mut beside).await.unwrap();
    }
    let place = tempfile::tempdir().unwrap();
    let new = Location::from(place.path().join("new"));
    let (from, to) = (database.clone(), new.clone());
    let copying = tokio::spawn(async move { copy(&from, &to, TIMINGS).await });
    let waits = "SELECT count(*) > 0 FROM pg_locks WHERE NOT granted";
    while !sqlx::query_scalar::<_, bool>(waits)
        .fetch_one(&mut beside)
        .await
        .unwrap()
    {
        assert!(!copying.is_finished(), "it does not wait");
        sleep(Duration::from_millis(5)).await;
    }
    for statement in [
        "INSERT INTO servers (id, seen, reads) VALUES ('\\x0102030405060708', 9000000000000000, 99)",
        "COMMIT",
    ] {
        sqlx::query(statement).execute(&mut beside).await.unwrap();
    }
    let refused = copying.await.unwrap().unwrap_err();
    assert!(matches!(refused, CopyError::InUse { .. }), "{refused}");
    // Nothing of it is kept, so it can be done again when the server is gone.
    sqlx::query("DELETE FROM servers")
        .execute(&mut beside)
        .await
        .unwrap();
    assert_eq!(copy(&database, &new, TIMINGS).await.unwrap().tables, 1);
}
