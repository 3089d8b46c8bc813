//! The test suite that every backend passes.

mod accounts;
mod leases;

use std::sync::Arc;
use std::time::Duration;

use moonshot_protocol::CardFaces;
use moonshot_rules::Seat;
use moonshot_table::{Change, Entry, LOG_FORMAT, PersonId, Seeds};
use moonshot_testbed::Postgres;
use serde_json::{Map, json};
use tokio::time::sleep;

use crate::store::TableId;
use crate::store::sql::query;
use crate::store::{
    Report, Reported, SeatRecord, Sitting, SqlStore, Store, StoreError, TableRecord, Write, Written,
};
use crate::util::clock::now;
use moonshot_api::Autoplay;

fn person(number: u8) -> PersonId {
    PersonId::from_bytes(&[number; 32]).unwrap()
}

pub(crate) fn table(number: u8, sitting: Option<PersonId>) -> TableRecord {
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
        seeds: Seeds::new(
            [number; 32],
            vec![b"one".to_vec(), Vec::new(), vec![0, 255]],
        ),
        waits: false,
        seats: vec![seat(sitting), seat(None), seat(None)],
        autoplay: Default::default(),
    }
}

pub(in crate::store) fn act(number: usize) -> Entry {
    Entry::Act {
        seat: Seat::new(number % 3).unwrap(),
        action: format!("action {number}"),
    }
}

/// Commits one write alone.
async fn commit(store: &dyn Store, write: Write) -> Written {
    let mut written = store.commit(&[write]).await?;
    assert_eq!(written.len(), 1);
    written.remove(0)
}

pub(in crate::store) async fn create(store: &dyn Store, table: &TableRecord) -> Written {
    let made = Write::Create {
        table: Box::new(table.clone()),
        entries: Vec::new(),
    };
    commit(store, made).await
}

fn appended(id: &TableId, position: usize, entries: &[Entry]) -> Write {
    Write::Append {
        table: id.clone(),
        position,
        entries: entries.to_vec(),
    }
}

pub(in crate::store) async fn append(
    store: &dyn Store,
    id: &TableId,
    position: usize,
    entry: &Entry,
) -> Written {
    commit(store, appended(id, position, std::slice::from_ref(entry))).await
}

/// The suite. `store` is empty.
async fn conforms(store: Arc<dyn Store>) {
    store.ready().await.unwrap();
    a_table_is_read_back_as_it_was_made(&*store).await;
    a_log_grows_at_its_end_alone(&*store).await;
    a_run_of_entries_is_added_whole_or_not_at_all(&*store).await;
    of_a_batch_each_write_stands_or_falls_alone(&*store).await;
    of_many_writers_one_wins_each_place(&store).await;
    tables_are_listed_by_who_sits_there(&*store).await;
    a_setting_is_kept(&*store).await;
    who_sits_down_later_is_listed(&*store).await;
    a_table_is_put_away_for_its_person_alone(&*store).await;
    the_times_of_the_last_entries_are_told(&*store).await;
    reports_are_kept_and_bounded(&*store).await;
    a_secret_is_made_once(&*store).await;
    tables_that_are_over_are_not_counted(&*store).await;
    accounts::conform(&*store).await;
}

/// Changes what is stored of the table's format, as a newer release does, after it was found to be as it should.
async fn has_format(store: &SqlStore, id: &TableId, wanted: i64, then: i64) {
    let mut connection = store.connect().await.unwrap();
    let row = query("SELECT format FROM tables WHERE id = $1")
        .bind(id.as_str())
        .fetch_one(&mut connection)
        .await
        .unwrap();
    assert_eq!(row.try_get::<i64>("format").unwrap(), wanted);
    query("UPDATE tables SET format = $1 WHERE id = $2")
        .bind(then)
        .bind(id.as_str())
        .execute(&mut connection)
        .await
        .unwrap();
    connection.close().await.unwrap();
}

async fn a_log_says_what_is_needed_to_read_it(store: &SqlStore) {
    let (plain, changed) = (table(81, None), table(82, None));
    create(store, &plain).await.unwrap();
    append(store, &plain.id, 0, &act(0)).await.unwrap();
    let changes = Entry::Table {
        change: Change::Start,
    };
    let made = Write::Create {
        table: Box::new(changed.clone()),
        entries: vec![act(0), changes.clone()],
    };
    commit(store, made).await.unwrap();
    has_format(store, &changed.id, 2, 2).await;
    has_format(store, &plain.id, 1, 1).await;
    append(store, &plain.id, 1, &changes).await.unwrap();
    append(store, &plain.id, 2, &act(2)).await.unwrap();
    let later = i64::from(LOG_FORMAT) + 1;
    has_format(store, &plain.id, 2, later).await;
    // A batch of one and one refuses what was not added, and notes nothing of it.
    let stale = appended(&changed.id, 9, std::slice::from_ref(&changes));
    assert!(matches!(commit(store, stale).await, Err(StoreError::Stale)));

    let newer =
        |error: StoreError| matches!(error, StoreError::Newer { table } if table == plain.id);
    assert!(store.table(&plain.id).await.is_err_and(newer));
    assert!(store.log_after(&plain.id, 1).await.is_err_and(newer));
    assert_eq!(store.log(&changed.id).await.unwrap().len(), 2);
    append(store, &plain.id, 3, &changes).await.unwrap();
    has_format(store, &plain.id, later, 2).await;
    assert_eq!(store.log(&plain.id).await.unwrap().len(), 4);
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

async fn a_log_grows_at_its_end_alone(store: &dyn Store) {
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

async fn a_run_of_entries_is_added_whole_or_not_at_all(store: &dyn Store) {
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

async fn of_a_batch_each_write_stands_or_falls_alone(store: &dyn Store) {
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
    // Entries alone go in with one statement, which sees only what was there before it.
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
    // What is about one table stays in its order.
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

async fn of_many_writers_one_wins_each_place(store: &Arc<dyn Store>) {
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
    // When a secret question was answered nobody learns, nor when a hint was taken, which may have been for one.
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
    // Tables 1 to 3 are older, but something happened at each since.
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

/// Whoever sits down by an entry is found like whoever sat there from the start, and found still when another sits there.
async fn who_sits_down_later_is_listed(store: &dyn Store) {
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

async fn a_table_is_put_away_for_its_person_alone(store: &dyn Store) {
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

/// The times of a log are told from the first entry on that is young enough.
async fn the_times_of_the_last_entries_are_told(store: &dyn Store) {
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

/// So many reports of a person are kept within an hour; they outlive the table.
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

async fn tables_that_are_over_are_not_counted(store: &dyn Store) {
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

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn sqlite_conforms() {
    let directory = tempfile::tempdir().unwrap();
    let store = Arc::new(SqlStore::sqlite(directory.path()).await.unwrap());
    conforms(store.clone()).await;
    a_log_says_what_is_needed_to_read_it(&store).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn postgres_conforms() {
    let cluster = Postgres::start().unwrap();
    let store = Arc::new(SqlStore::postgres(&cluster.address()).await.unwrap());
    conforms(store.clone()).await;
    a_log_says_what_is_needed_to_read_it(&store).await;
}

#[tokio::test]
async fn sqlite_is_the_same_after_a_restart() {
    let directory = tempfile::tempdir().unwrap();
    let made = table(1, Some(person(1)));
    let store = SqlStore::sqlite(directory.path()).await.unwrap();
    create(&store, &made).await.unwrap();
    append(&store, &made.id, 0, &act(0)).await.unwrap();
    drop(store);
    let store = SqlStore::sqlite(directory.path()).await.unwrap();
    assert_eq!(
        Store::table(&store, &made.id).await.unwrap(),
        Some(made.clone())
    );
    assert_eq!(Store::log(&store, &made.id).await.unwrap(), [act(0)]);
}

#[tokio::test]
async fn a_file_that_is_no_database_is_refused_and_left_alone() {
    let directory = tempfile::tempdir().unwrap();
    let file = directory.path().join("moonshot.sqlite3");
    let text = "this is somebody's diary, and not a database at all\n".repeat(100);
    std::fs::write(&file, &text).unwrap();
    assert!(SqlStore::sqlite(directory.path()).await.is_err());
    assert_eq!(std::fs::read_to_string(&file).unwrap(), text);
}
