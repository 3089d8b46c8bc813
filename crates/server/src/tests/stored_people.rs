//! Tables of several people that older releases wrote, `stored/2` and those after it: in the file of each, copied to PostgreSQL,
//! and in PostgreSQL as the release itself had them there.

use std::fs;
use std::path::PathBuf;
use std::sync::Arc;

use moonshot_store::{Location, SqlStore, copy};
use moonshot_table::{Entry, LOG_FORMAT, Match, TRANSCRIPT_VERSION};
use moonshot_testbed::Postgres;
use serde::Deserialize;
use serde_json::{Map, Value, json};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection};

use super::harness::{Browser, FirstLegal, TestServer, legal, no_rates};
use crate::cluster::TIMINGS;

/// What there is in it.
#[derive(Deserialize)]
struct Index {
    tables: Vec<String>,
    /// Who sat there and who did not, with what they show.
    cookies: Map<String, Value>,
}

/// Each release's files.
const RELEASES: [&str; 7] = ["2", "3", "4", "5", "6", "7", "8"];

fn stored(release: &str, name: &str) -> PathBuf {
    let tests = [env!("CARGO_MANIFEST_DIR"), "src/tests/stored"];
    tests.iter().chain(&[release, name]).collect()
}

fn text(release: &str, name: &str) -> String {
    fs::read_to_string(stored(release, name)).unwrap()
}

/// What a release told of a match that is over, where it is kept.
fn transcript(release: &str, table: &str) -> Option<String> {
    fs::read_to_string(stored(release, &format!("{table}.transcript.json"))).ok()
}

/// Whose hints somebody is told of, in their order.
async fn hints(server: &TestServer, who: &mut Browser, address: &str) -> Value {
    let history = who.look(server, &format!("{address}/history")).await;
    let hands = history["hands"].as_array().unwrap().iter();
    let events = hands.flat_map(|hand| hand["events"].as_array().unwrap());
    let hints = events.filter(|event| event["kind"] == "hint");
    hints.map(|event| event["seat"].clone()).collect()
}

fn person(index: &Index, name: &str) -> Browser {
    Browser {
        cookie: index.cookies[name].as_str().map(str::to_owned),
    }
}

/// Everything is as that release stored and told it, and goes on.
async fn is_as_it_was(server: &TestServer, release: &str) {
    let text = |name: &str| text(release, name);
    let index: Index = serde_json::from_str(&text("index.json")).unwrap();
    let (mut over, mut went_on) = (0, 0);
    for table in &index.tables {
        let log = server.app.tables.store().log(&table.parse().unwrap()).await;
        let log: Vec<String> = log
            .unwrap()
            .iter()
            .map(|entry| serde_json::to_string(entry).unwrap())
            .collect();
        let old = text(&format!("{table}.log.jsonl"));
        assert_eq!(log, old.lines().collect::<Vec<_>>(), "{table}");

        let views: Value = serde_json::from_str(&text(&format!("{table}.views.json"))).unwrap();
        let address = format!("/api/tables/{table}");
        for name in index.cookies.keys() {
            let mut who = person(&index, name);
            let mut now = who.look(server, &address).await;
            now["hints"] = hints(server, &mut who, &address).await;
            let seats = now["seats"].as_array().unwrap();
            let seats = seats.iter().map(|seat| json!([seat["name"], seat["bot"]]));
            now["seats"] = seats.collect();
            let talk = now["life"]["talk"].as_array().unwrap().iter();
            now["talk"] = talk.map(|talk| talk["said"].clone()).collect();
            for (field, value) in views[name].as_object().unwrap() {
                assert_eq!(&now[field], value, "{table}, {name}, {field}");
            }
        }
        if !views["Anna"]["view"]["outcome"].is_null() {
            let told = Browser::default()
                .get(server, &format!("{address}/transcript"))
                .await;
            let (now, summary) = Match::verify(std::str::from_utf8(&told.body).unwrap()).unwrap();
            assert!(summary.deals_checked, "{table}");
            if let Some(kept) = transcript(release, table) {
                let (kept, summary) = Match::verify(&kept).unwrap();
                assert!(summary.deals_checked, "{table}");
                assert_eq!(kept.state(), now.state(), "{table}");
            }
            over += 1;
            continue;
        }
        let players = ["Anna", "Ben", "Robo"].into_iter();
        for name in players.filter(|name| index.cookies.contains_key(*name)) {
            let mut who = person(&index, name);
            let now = who.look(server, &address).await;
            if let Some(action) = legal(&now).first() {
                let acted = who.act(server, &address, &now["version"], action).await;
                assert_eq!(acted.status, 200, "{table}, {name}");
                went_on += 1;
                break;
            }
        }
    }
    assert_eq!((over, went_on), (3, 3));
}

/// A copy of the file, brought up to date.
async fn copied(release: &str) -> (Arc<tempfile::TempDir>, SqlStore) {
    let directory = Arc::new(tempfile::tempdir().unwrap());
    let file = directory.path().join("moonshot.sqlite3");
    fs::copy(stored(release, "moonshot.sqlite3"), file).unwrap();
    let store = SqlStore::sqlite(directory.path()).await.unwrap();
    (directory, store)
}

/// A server over that database.
async fn over(database: &Postgres) -> TestServer {
    TestServer::among(&database.address(), None, Arc::new(FirstLegal), no_rates()).await
}

#[tokio::test]
async fn tables_of_several_people_are_as_an_older_release_left_them() {
    for release in RELEASES {
        let (directory, store) = copied(release).await;
        let server = TestServer::with(Arc::new(store), Arc::new(FirstLegal), directory);
        is_as_it_was(&server, release).await;
    }
}

#[tokio::test]
async fn tables_of_several_people_are_the_same_in_postgresql() {
    for release in RELEASES {
        let (directory, store) = copied(release).await;
        moonshot_store::Store::close(&store).await.unwrap();
        let database = Postgres::start().unwrap();
        let from = Location::Directory(directory.path().to_owned());
        let to = Location::Postgres(database.address());
        let copied = copy(&from, &to, TIMINGS).await.unwrap();
        assert_eq!(copied.tables, 6);
        is_as_it_was(&over(&database).await, release).await;
    }
}

#[tokio::test]
async fn a_database_of_an_older_release_is_as_it_left_it() {
    let releases = RELEASES.map(|release| (release, stored(release, "moonshot.sql")));
    // The first had no dump of its own.
    let dumps = releases.iter().filter(|(_, dump)| dump.exists());
    let mut found = 0;
    for (release, dump) in dumps {
        let database = Postgres::start().unwrap();
        database.restore(dump).unwrap();
        is_as_it_was(&over(&database).await, release).await;
        found += 1;
    }
    assert_eq!(found, RELEASES.len() - 1);
}

/// The number of the last migration that a database of that release has been through, as the dump of it says.
fn last_migration(dump: &str) -> i64 {
    let (_, rows) = dump.split_once("COPY public._sqlx_migrations ").unwrap();
    let (rows, _) = rows.split_once("\n\\.\n").unwrap();
    let numbers = rows.lines().skip(1);
    let numbers = numbers.map(|row| row.split('\t').next().unwrap().parse().unwrap());
    numbers.max().unwrap()
}

/// What is stored now is stored here too: later releases are held against it.
#[tokio::test]
async fn what_this_release_stores_is_kept() {
    let newest = RELEASES[RELEASES.len() - 1];
    let todo = format!(
        "\nThe newest release in src/tests/stored is `{newest}`, and does not have it. What older releases stored stays as it is.\n\
         1. If entries are new, have the people of tools/corpus do what makes them.\n\
         2. Play and keep the tables of this release: tools/corpus target/release/moonshot crates/server/src/tests/stored/N\n\
         3. Add N to RELEASES here and to stored/README.md.\n"
    );
    let index: Index = serde_json::from_str(&text(newest, "index.json")).unwrap();
    let logs = index.tables.iter();
    let logs: String = logs
        .map(|table| text(newest, &format!("{table}.log.jsonl")))
        .collect();
    let entries = logs.lines().map(serde_json::from_str::<Entry>);
    let format = entries.map(|entry| entry.unwrap().format()).max();
    assert_eq!(
        format,
        Some(LOG_FORMAT),
        "the format of entries is new{todo}"
    );

    let transcripts = index.tables.iter();
    let transcripts = transcripts.filter_map(|table| transcript(newest, table));
    let versions = transcripts.map(|transcript| {
        let transcript: Value = serde_json::from_str(&transcript).unwrap();
        transcript["version"].as_u64().unwrap()
    });
    assert_eq!(
        versions.max(),
        Some(TRANSCRIPT_VERSION.into()),
        "the version of transcripts is new{todo}"
    );

    let file = SqliteConnectOptions::new()
        .filename(stored(newest, "moonshot.sqlite3"))
        .immutable(true);
    let mut file = file.connect().await.unwrap();
    let last = sqlx::query_scalar("SELECT max(version) FROM _sqlx_migrations");
    let last: i64 = last.fetch_one(&mut file).await.unwrap();
    file.close().await.unwrap();
    let dumped = last_migration(&text(newest, "moonshot.sql"));
    assert_eq!(
        [last, dumped],
        SqlStore::LAST_MIGRATIONS,
        "there are new migrations (SQLite, PostgreSQL){todo}"
    );
}

#[test]
fn every_release_that_is_kept_is_held_against_this_one() {
    let kept = fs::read_dir(stored("", "")).unwrap();
    let kept = kept
        .map(|entry| entry.unwrap())
        .filter(|entry| entry.path().is_dir());
    let mut kept: Vec<String> = kept
        .map(|entry| entry.file_name().into_string().unwrap())
        .collect();
    kept.sort_by_key(|release| release.parse::<u32>().unwrap());
    assert_eq!(kept, RELEASES, "add what is missing to RELEASES");
}
