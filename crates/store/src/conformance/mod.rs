//! The conformance suite: what every backend must do, as code that panics where one does not.
//!
//! A third backend runs it in a test. Enable the feature for tests only:
//!
//! ```toml
//! [dev-dependencies]
//! moonshot-store = { version = "0.1", features = ["conformance"] }
//! ```
//!
//! Then pass an empty store to [`run`]. This is how SQLite passes:
//!
//! ```
//! # use std::sync::Arc;
//! # use moonshot_store::{SqlStore, conformance};
//! #[tokio::main]
//! async fn main() -> Result<(), Box<dyn std::error::Error>> {
//!     let directory = tempfile::tempdir()?;
//!     let store = SqlStore::sqlite(directory.path()).await?;
//!     conformance::run(Arc::new(store)).await;
//!     Ok(())
//! }
//! ```
//!
//! A backend whose [`Store::leases`] are not `None` also passes [`run_shared`], with two stores over one database.
//!
//! The suite checks results, not durability: what happens when a disk fills up or a connection breaks after a commit is for the
//! backend's own tests. `src/tests/faults.rs` has those of PostgreSQL.
#![allow(clippy::unwrap_used, clippy::panic)] // A failed assertion is how the suite reports.

mod accounts;
mod documents;
mod leases;

use std::sync::Arc;
use std::time::Duration;

use moonshot_api::Autoplay;
use moonshot_protocol::CardFaces;
use moonshot_rules::Seat;
use moonshot_table::{Change, Entry, PersonId, Seeds};
use serde_json::{Map, json};
use tokio::time::sleep;

use crate::system::now;
use crate::{
    Report, Reported, SeatRecord, Sitting, Store, StoreError, TableId, TableRecord, Write, Written,
};

pub(crate) fn person(number: u8) -> PersonId {
    PersonId::from_bytes(&[number; 32]).unwrap()
}

/// A record of a Hearts table for three, as tests use it: the id and the seeds follow from the number, and the person sits at the
/// first seat.
pub fn table(number: u8, sitting: Option<PersonId>) -> TableRecord {
    let options: Map<_, _> = [("target".to_owned(), json!(50))].into_iter().collect();
    let seat = |person| SeatRecord {
        name: "Zoë".into(),
        person,
        program: false,
        account: false,
    };
    TableRecord {
        id: TableId::from_random([number; 26]),
        created: 1_000 + i64::from(number),
        game: "hearts".into(),
        options,
        card_set: None,
        lesson: None,
        origin: None,
        seeds: Seeds::new(
            [number; 32],
            vec![b"one".to_vec(), Vec::new(), vec![0, 255]],
        ),
        waits: false,
        seats: vec![seat(sitting), seat(None), seat(None)],
        autoplay: Default::default(),
    }
}

pub(crate) fn act(number: usize) -> Entry {
    Entry::Act {
        seat: Seat::new(number % 3).unwrap(),
        action: format!("action {number}"),
    }
}

/// Commits a single write.
pub(crate) async fn commit(store: &dyn Store, write: Write) -> Written {
    let mut written = store.commit(&[write]).await?;
    assert_eq!(written.len(), 1);
    written.remove(0)
}

pub(crate) async fn create(store: &dyn Store, table: &TableRecord) -> Written {
    let made = Write::Create {
        table: Box::new(table.clone()),
        entries: Vec::new(),
    };
    commit(store, made).await
}

pub(crate) fn appended(id: &TableId, position: usize, entries: &[Entry]) -> Write {
    Write::Append {
        table: id.clone(),
        position,
        entries: entries.to_vec(),
    }
}

pub(crate) async fn append(
    store: &dyn Store,
    id: &TableId,
    position: usize,
    entry: &Entry,
) -> Written {
    commit(store, appended(id, position, std::slice::from_ref(entry))).await
}

/// Runs the suite over an empty store.
///
/// # Panics
/// Where the store does not conform.
pub async fn run(store: Arc<dyn Store>) {
    store.ready().await.unwrap();
    a_table_is_read_back_as_it_was_made(&*store).await;
    appends_need_the_expected_length(&*store).await;
    entries_are_appended_together_or_not_at_all(&*store).await;
    a_refused_write_does_not_affect_its_batch(&*store).await;
    of_concurrent_appends_one_succeeds(&store).await;
    tables_are_listed_by_who_sits_there(&*store).await;
    a_setting_is_kept(&*store).await;
    people_who_sit_down_later_are_listed(&*store).await;
    a_table_is_archived_for_one_person(&*store).await;
    the_times_of_the_latest_entries_are_read(&*store).await;
    reports_are_kept_and_bounded(&*store).await;
    a_secret_is_made_once(&*store).await;
    tables_that_are_over_are_not_open(&*store).await;
    accounts::conform(&*store).await;
    documents::conform(&*store).await;
}

/// Runs the suite for stores that several servers share, over two stores of one empty database. `server_expiry` is how long the
/// stores wait before a server without a heartbeat counts as stopped; the suite takes some times that.
///
/// # Panics
/// Where the stores do not conform.
pub async fn run_shared(one: Arc<dyn Store>, other: Arc<dyn Store>, server_expiry: Duration) {
    leases::conform(&*one, &*other, server_expiry).await;
}

async fn a_table_is_read_back_as_it_was_made(store: &dyn Store) {
    let made = TableRecord {
        lesson: Some("hearts".into()),
        ..table(1, Some(person(1)))
    };
    assert_eq!(store.table(&made.id).await.unwrap(), None);
    create(store, &made).await.unwrap();
    assert_eq!(store.table(&made.id).await.unwrap().as_ref(), Some(&made));
    let other = TableRecord {
        game: "cardominoes".into(),
        card_set: Some(Arc::new(CardFaces::house().clone())),
        ..made.clone()
    };
    assert!(
        matches!(create(store, &other).await, Err(StoreError::Exists)),
        "a table is not made twice"
    );
    assert_eq!(store.table(&made.id).await.unwrap(), Some(made));
}

async fn appends_need_the_expected_length(store: &dyn Store) {
    let id = table(1, None).id;
    assert_eq!(store.log(&id).await.unwrap(), []);
    let undo = Entry::Undo {
        keep: 0,
        seat: Seat::new(0),
    };
    append(store, &id, 0, &act(0)).await.unwrap();
    append(store, &id, 1, &undo).await.unwrap();
    for stale in [0, 1, 3, 100] {
        let refused = append(store, &id, stale, &act(9)).await;
        assert!(
            matches!(refused, Err(StoreError::Stale)),
            "at {stale}: {refused:?}"
        );
    }
    assert_eq!(store.log(&id).await.unwrap(), [act(0), undo]);
    let nowhere = append(store, &table(99, None).id, 0, &act(0)).await;
    assert!(nowhere.is_err(), "there is no such table");
}

async fn entries_are_appended_together_or_not_at_all(store: &dyn Store) {
    let made = table(20, None);
    create(store, &made).await.unwrap();
    let run = [act(0), act(1), act(2)];
    commit(store, appended(&made.id, 0, &run)).await.unwrap();
    for stale in [0, 1, 2, 4] {
        let refused = commit(store, appended(&made.id, stale, &run)).await;
        assert!(matches!(refused, Err(StoreError::Stale)), "at {stale}");
    }
    commit(store, appended(&made.id, 3, &run)).await.unwrap();
    let log = [&run[..], &run[..]].concat();
    assert_eq!(store.log(&made.id).await.unwrap(), log);
    for position in 0..=7 {
        let after = store.log_after(&made.id, position).await.unwrap();
        assert_eq!(after, log[position.min(6)..], "after {position}");
    }
    let begun = table(21, None);
    let create = Write::Create {
        table: Box::new(begun.clone()),
        entries: run.to_vec(),
    };
    commit(store, create).await.unwrap();
    assert_eq!(store.log(&begun.id).await.unwrap(), run);
    let asked = [table(98, None).id, begun.id.clone(), made.id.clone()];
    let mut lengths = store.lengths(&asked).await.unwrap();
    lengths.sort_by_key(|(_, length)| *length);
    assert_eq!(lengths, [(begun.id, 3), (made.id, 6)]);
    assert_eq!(store.lengths(&[]).await.unwrap(), []);
}

async fn a_refused_write_does_not_affect_its_batch(store: &dyn Store) {
    let (old, new, again) = (table(22, None), table(23, None), table(20, None));
    create(store, &old).await.unwrap();
    let made = |table: &TableRecord| Write::Create {
        table: Box::new(table.clone()),
        entries: vec![act(7)],
    };
    let absent = table(98, None).id;
    let batch = [
        appended(&old.id, 0, &[act(0), act(1)]),
        made(&new),
        appended(&old.id, 2, &[act(2)]),
        appended(&old.id, 2, &[act(9)]),
        made(&again),
        appended(&absent, 0, &[act(9)]),
        appended(&new.id, 1, &[act(8)]),
    ];
    let written = store.commit(&batch).await.unwrap();
    let went: Vec<&str> = written
        .iter()
        .map(|written| match written {
            Ok(()) => "ok",
            Err(StoreError::Stale) => "stale",
            Err(StoreError::Exists) => "exists",
            Err(error) => panic!("{error}"),
        })
        .collect();
    assert_eq!(went, ["ok", "ok", "ok", "stale", "exists", "stale", "ok"]);
    let log = [act(0), act(1), act(2)];
    assert_eq!(store.log(&old.id).await.unwrap(), log);
    assert_eq!(store.log(&new.id).await.unwrap(), [act(7), act(8)]);
    assert_eq!(store.log(&again.id).await.unwrap().len(), 6);
    // A batch of appends is one statement, which sees only what was stored before.
    let batch = [
        appended(&new.id, 2, &[act(0), act(1)]),
        appended(&old.id, 2, &[act(9)]),
        appended(&absent, 0, &[act(9)]),
    ];
    let written = store.commit(&batch).await.unwrap();
    assert!(written[0].is_ok());
    for stale in &written[1..] {
        assert!(matches!(stale, Err(StoreError::Stale)), "{stale:?}");
    }
    let log = [act(7), act(8), act(0), act(1)];
    assert_eq!(store.log(&new.id).await.unwrap(), log);
    // Writes to one table stay in order.
    let batch = [
        Write::Delete {
            table: new.id.clone(),
            unchanged_since: i64::MAX,
        },
        appended(&old.id, 3, &[act(3)]),
        appended(&new.id, 4, &[act(2)]),
    ];
    let written = store.commit(&batch).await.unwrap();
    assert!(matches!(
        written[..],
        [Ok(()), Ok(()), Err(StoreError::Stale)]
    ));
    assert_eq!(store.log(&new.id).await.unwrap(), []);
    assert_eq!(store.log(&old.id).await.unwrap().len(), 4);
    create(store, &new).await.unwrap();
    assert!(store.commit(&[]).await.unwrap().is_empty());
}

async fn of_concurrent_appends_one_succeeds(store: &Arc<dyn Store>) {
    let made = table(2, None);
    create(&**store, &made).await.unwrap();
    for position in 0..5 {
        let writers = (0..8).map(|writer| {
            let (store, id) = (Arc::clone(store), made.id.clone());
            tokio::spawn(async move { append(&*store, &id, position, &act(writer)).await })
        });
        let mut won = 0;
        for writer in writers.collect::<Vec<_>>() {
            match writer.await.unwrap() {
                Ok(()) => won += 1,
                Err(StoreError::Stale) => {}
                Err(error) => panic!("{error}"),
            }
        }
        assert_eq!(won, 1);
        assert_eq!(store.log(&made.id).await.unwrap().len(), position + 1);
    }
}

async fn tables_are_listed_by_who_sits_there(store: &dyn Store) {
    let (anna, ben) = (person(11), person(12));
    for number in [3, 4, 5] {
        create(store, &table(number, Some(anna.clone())))
            .await
            .unwrap();
    }
    create(store, &table(6, Some(ben.clone()))).await.unwrap();
    let id = |number| TableId::from_random([number; 26]);
    let times = [(id(5), 1_005), (id(4), 1_004), (id(3), 1_003)];
    assert_eq!(store.tables_of(&anna, 10).await.unwrap(), times);
    append(store, &id(3), 0, &act(0)).await.unwrap();
    let listed = store.tables_of(&anna, 2).await.unwrap();
    assert_eq!((&listed[0].0, &listed[1]), (&id(3), &times[0]));
    assert!(listed[0].1 > 1_000_000, "the time of its last entry");
    assert_eq!(store.tables_of(&ben, 10).await.unwrap(), [(id(6), 1_006)]);
    // Nobody learns when a secret question was answered or a hint was taken.
    let seat = Seat::new(1).unwrap();
    let secret = [
        Entry::Act {
            seat,
            action: "decline".into(),
        },
        Entry::Table {
            change: Change::Hint { seat },
        },
    ];
    for (entry, position) in secret.into_iter().zip(1..) {
        sleep(Duration::from_millis(3)).await;
        append(store, &id(3), position, &entry).await.unwrap();
        assert_eq!(store.tables_of(&anna, 2).await.unwrap(), listed);
    }
    assert_eq!(store.tables_of(&person(13), 10).await.unwrap(), []);
    let changed = store.changed_since(listed[0].1).await.unwrap();
    assert!(changed.contains(&id(3)) && !changed.contains(&id(4)));
    // Tables 1 to 3 are older, but each has changed since.
    let mut since = store.changed_since(1_005).await.unwrap();
    since.sort();
    assert_eq!(since, [1, 2, 3, 5, 6, 20, 21, 22, 23].map(id));
}

async fn a_setting_is_kept(store: &dyn Store) {
    let (fred, gina) = (person(18), person(19));
    let mut made = table(28, Some(fred.clone()));
    made.seats[1].person = Some(gina.clone());
    create(store, &made).await.unwrap();
    let setting = |autoplay| Write::Autoplay {
        table: made.id.clone(),
        person: gina.clone(),
        autoplay,
    };
    commit(store, setting(Autoplay::Forced)).await.unwrap();
    let kept = async || store.table(&made.id).await.unwrap().unwrap().autoplay;
    assert_eq!(kept().await, [(gina.clone(), Autoplay::Forced)].into());
    commit(store, setting(Autoplay::Off)).await.unwrap();
    assert_eq!(kept().await, [].into(), "as it was: {fred:?}");
}

/// People who sit down by an entry are found like those who sat there from the start, also after somebody else took the seat.
async fn people_who_sit_down_later_are_listed(store: &dyn Store) {
    let (hans, iris) = (person(20), person(21));
    let mut made = table(29, None);
    made.waits = true;
    let sit = |seat, person: &PersonId| Entry::Table {
        change: Change::Sit {
            seat: Seat::new(seat).unwrap(),
            person: Some(person.clone()),
            name: "Who".into(),
            nonce: String::new(),
            program: false,
            account: false,
        },
    };
    let create = Write::Create {
        table: Box::new(made.clone()),
        entries: vec![sit(0, &hans)],
    };
    commit(store, create).await.unwrap();
    let append = |position, entries| Write::Append {
        table: made.id.clone(),
        position,
        entries,
    };
    let stale = commit(store, append(0, vec![sit(2, &iris)])).await;
    assert!(matches!(stale, Err(StoreError::Stale)));
    assert_eq!(
        store.sittings_of(&iris).await.unwrap(),
        [],
        "it was not stored"
    );
    commit(store, append(1, vec![act(0), sit(2, &iris)]))
        .await
        .unwrap();
    let seat = async |person| store.sittings_of(person).await.unwrap()[0].seat.index();
    assert_eq!((seat(&hans).await, seat(&iris).await), (0, 2));
    commit(store, append(3, vec![sit(1, &hans)])).await.unwrap();
    assert_eq!(seat(&hans).await, 1, "the seat taken last");
    let tables = store.tables_of(&iris, 9).await.unwrap();
    assert_eq!(tables.len(), 1);
    let read = store.table(&made.id).await.unwrap().unwrap();
    assert_eq!(read, made, "the record is what was before the first entry");
    let listed = async || store.listed(9).await.unwrap();
    assert_eq!(listed().await, []);
    for (listed_now, tables) in [(true, vec![made.id.clone()]), (false, vec![])] {
        let mark = Write::Listed {
            table: made.id.clone(),
            listed: listed_now,
        };
        commit(store, mark).await.unwrap();
        assert_eq!(listed().await, tables);
    }
    let delete = Write::Delete {
        table: made.id.clone(),
        unchanged_since: i64::MAX,
    };
    commit(store, delete).await.unwrap();
    assert_eq!(store.sittings_of(&hans).await.unwrap(), []);
}

async fn a_table_is_archived_for_one_person(store: &dyn Store) {
    let (dora, emil) = (person(16), person(17));
    let mut made = table(27, Some(dora.clone()));
    made.seats[2].person = Some(emil.clone());
    create(store, &made).await.unwrap();
    let away = |put_away| Write::PutAway {
        table: made.id.clone(),
        person: emil.clone(),
        put_away,
    };
    let sitting = |seat, put_away| Sitting {
        table: made.id.clone(),
        seat: Seat::new(seat).unwrap(),
        put_away,
    };
    commit(store, away(true)).await.unwrap();
    assert_eq!(store.sittings_of(&dora).await.unwrap(), [sitting(0, false)]);
    assert_eq!(store.sittings_of(&emil).await.unwrap(), [sitting(2, true)]);
    commit(store, away(false)).await.unwrap();
    assert_eq!(store.sittings_of(&emil).await.unwrap(), [sitting(2, false)]);
    assert_eq!(store.sittings_of(&person(13)).await.unwrap(), []);
    assert_eq!(store.table(&made.id).await.unwrap(), Some(made));
}

/// Times are read from the first entry on that is recent enough.
async fn the_times_of_the_latest_entries_are_read(store: &dyn Store) {
    let timed = table(190, None);
    create(store, &timed).await.unwrap();
    let before = now();
    for position in 0..3 {
        append(store, &timed.id, position, &act(position))
            .await
            .unwrap();
    }
    let since = store.made_since(&timed.id, before).await.unwrap();
    let (places, made): (Vec<usize>, Vec<i64>) = since.into_iter().unzip();
    assert_eq!(places, [0, 1, 2]);
    assert!(made.is_sorted() && made[0] >= before && made[2] <= now());
    let time = store.time().await.unwrap();
    assert!((made[2]..=now()).contains(&time));
    let later = now() + 60_000;
    assert!(store.made_since(&timed.id, later).await.unwrap().is_empty());
    let nowhere = TableId::from_random([191; 26]);
    assert!(store.made_since(&nowhere, 0).await.unwrap().is_empty());
}

/// Five reports of a person are stored within an hour; they outlive the table.
async fn reports_are_kept_and_bounded(store: &dyn Store) {
    let reported = table(192, None);
    create(store, &reported).await.unwrap();
    let somebody = |number| Reported {
        person: person(number),
        name: "Zoë".into(),
    };
    let report = |by, made| {
        Write::Report(Box::new(Report {
            made,
            table: reported.id.clone(),
            by: somebody(by),
            about: somebody(199),
            reason: "other".into(),
            note: String::new(),
            talk: String::new(),
        }))
    };
    let hour = 3_600_000;
    for minute in 0..5 {
        commit(store, report(193, minute * 60_000)).await.unwrap();
    }
    for made in [5 * 60_000, hour - 1] {
        let refused = commit(store, report(193, made)).await;
        assert!(matches!(refused, Err(StoreError::TooMany)));
    }
    commit(store, report(194, hour - 1)).await.unwrap();
    commit(store, report(193, hour + 60_000)).await.unwrap();
    let delete = Write::Delete {
        table: reported.id.clone(),
        unchanged_since: i64::MAX,
    };
    commit(store, delete).await.unwrap();
}

async fn a_secret_is_made_once(store: &dyn Store) {
    assert_eq!(store.secret("one", [1; 32]).await.unwrap(), [1; 32]);
    assert_eq!(store.secret("one", [2; 32]).await.unwrap(), [1; 32]);
    assert_eq!(store.secret("two", [2; 32]).await.unwrap(), [2; 32]);
}

async fn tables_that_are_over_are_not_open(store: &dyn Store) {
    let cara = person(14);
    for number in [24, 25, 26] {
        create(store, &table(number, Some(cara.clone())))
            .await
            .unwrap();
    }
    let id = |number| TableId::from_random([number; 26]);
    assert_eq!(store.open_tables_of(&cara, 2).await.unwrap().len(), 2);
    let over = Write::Over {
        table: id(25),
        rated: None,
    };
    commit(store, over).await.unwrap();
    let mut open = store.open_tables_of(&cara, 10).await.unwrap();
    open.sort();
    assert_eq!(open, [id(24), id(26)]);
    assert_eq!(store.open_tables_of(&person(99), 10).await.unwrap(), []);
    assert_eq!(store.tables_of(&cara, 10).await.unwrap().len(), 3);
}
