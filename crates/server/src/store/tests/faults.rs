//! PostgreSQL that goes away in the middle of something. What was acknowledged is there once, and in its place.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use moonshot_table::Entry;
use moonshot_testbed::{Lost, Postgres, Wire};

use super::conformance::{act, append, create, table};
use crate::store::rating::{Rated, RatedMatch, Rating, after};
use crate::store::sql::{Connection, query};
use crate::store::{Connections, ServerId, SqlStore, Store, StoreError, TableRecord, Write};

/// A store over that wire, with a table.
async fn store_with_a_table(address: &str) -> (SqlStore, TableRecord) {
    let store = SqlStore::postgres(address).await.unwrap();
    let table = table(1, None);
    create(&store, &table).await.unwrap();
    (store, table)
}

/// The log has these entries.
async fn assert_log(store: &SqlStore, table: &TableRecord, entries: usize) {
    let wanted: Vec<Entry> = (0..entries).map(act).collect();
    assert_eq!(Store::log(store, &table.id).await.unwrap(), wanted);
}

/// A connection of somebody else, who lets nobody read the entries until they roll back.
pub(in crate::store) async fn holding_entries(cluster: &Postgres) -> Connection {
    holding(cluster, "LOCK TABLE entries IN ACCESS EXCLUSIVE MODE").await
}

/// The same of somebody who has done that, and has not ended.
async fn holding(cluster: &Postgres, hold: &'static str) -> Connection {
    let other = SqlStore::postgres(&cluster.address()).await.unwrap();
    let mut other = other.connect().await.unwrap();
    other.run("BEGIN").await.unwrap();
    other.run(hold).await.unwrap();
    other
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_end_that_gets_lost_is_found_out() {
    let cluster = Postgres::start().unwrap();
    let wire = Wire::to(cluster.socket_directory()).unwrap();
    let (store, table) = store_with_a_table(&cluster.address_at(wire.directory())).await;
    let mut cuts = 0;
    for (place, lost) in [
        Lost::Answer,
        Lost::Question,
        Lost::Nothing,
        Lost::Question,
        Lost::Answer,
    ]
    .into_iter()
    .enumerate()
    {
        wire.lose(lost);
        append(&store, &table.id, place, &act(place)).await.unwrap();
        cuts += usize::from(lost != Lost::Nothing);
        assert_eq!(wire.cuts(), cuts, "{lost:?} was lost");
        assert_log(&store, &table, place + 1).await;
    }
    // Somebody else was first: that is found out as well, and nothing is stored.
    for lost in [Lost::Question, Lost::Answer] {
        wire.lose(lost);
        let refused = append(&store, &table.id, 2, &act(9)).await;
        assert!(matches!(refused, Err(StoreError::Stale)), "{refused:?}");
    }
    assert_log(&store, &table, 5).await;
    // Nothing is held any more.
    let mut other = store.connect().await.unwrap();
    let held =
        query("SELECT pid::bigint FROM pg_stat_activity WHERE state LIKE 'idle in transaction%'")
            .fetch_all(&mut other)
            .await
            .unwrap();
    assert_eq!(held.len(), 0, "a transaction is left open");
}

/// Two stores over one database, as two servers have.
async fn two_stores(cluster: &Postgres) -> [Arc<SqlStore>; 2] {
    let open = async || Arc::new(SqlStore::postgres(&cluster.address()).await.unwrap());
    [open().await, open().await]
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn of_two_servers_one_wins_each_place_and_neither_waits_for_the_other_for_ever() {
    const PLACES: usize = 60;
    let cluster = Postgres::start().unwrap();
    let stores = two_stores(&cluster).await;
    let tables: Vec<TableRecord> = (1..=4).map(|number| table(number, None)).collect();
    for table in &tables {
        create(&*stores[0], table).await.unwrap();
    }
    let writers = stores
        .clone()
        .into_iter()
        .enumerate()
        .map(|(server, store)| {
            let mut ids: Vec<_> = tables.iter().map(|table| table.id.clone()).collect();
            if server == 1 {
                ids.reverse();
            }
            tokio::spawn(async move {
                let mut won = 0;
                for place in 0..PLACES {
                    let batch: Vec<Write> = ids
                        .iter()
                        .map(|id| Write::Append {
                            table: id.clone(),
                            position: place,
                            entries: vec![act(place)],
                        })
                        .collect();
                    let written = store.commit(&batch).await.unwrap();
                    won += written.iter().filter(|one| one.is_ok()).count();
                }
                won
            })
        });
    let mut won = 0;
    for writer in writers.collect::<Vec<_>>() {
        won += writer.await.unwrap();
    }
    assert_eq!(won, PLACES * tables.len());
    for table in &tables {
        assert_log(&stores[1], table, PLACES).await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn matches_that_end_at_two_servers_at_once_all_count() {
    const MATCHES: usize = 15;
    let cluster = Postgres::start().unwrap();
    let stores = two_stores(&cluster).await;
    let rated = RatedMatch {
        game: "hearts".into(),
        players: vec![
            (Rated::Level("sharp".into()), 1),
            (Rated::Level("novice".into()), 2),
        ],
    };
    for number in 0..2 * MATCHES {
        let one = table(u8::try_from(number).unwrap(), None);
        create(&*stores[0], &one).await.unwrap();
    }
    let ends = stores
        .clone()
        .into_iter()
        .enumerate()
        .map(|(server, store)| {
            let rated = rated.clone();
            tokio::spawn(async move {
                for number in 0..MATCHES {
                    let number = u8::try_from(2 * number + server).unwrap();
                    let over = Write::Over {
                        table: table(number, None).id,
                        rated: Some(rated.clone()),
                    };
                    store.commit(&[over]).await.unwrap()[0].clone().unwrap();
                }
            })
        });
    for end in ends.collect::<Vec<_>>() {
        end.await.unwrap();
    }
    let best = stores[0].ratings().best("hearts", 9).await.unwrap();
    // Each match is rated by what the one before it came to.
    let mut wanted = vec![(Rating::default(), 1), (Rating::default(), 2)];
    for _ in 0..2 * MATCHES {
        let after = after(&wanted);
        wanted = after.into_iter().zip([1, 2]).collect();
    }
    assert_eq!(best[0].rating, wanted[0].0);
    assert_eq!(best[1].rating, wanted[1].0);
    let counts: Vec<_> = best.iter().map(|one| (one.matches, one.won)).collect();
    let all = u32::try_from(2 * MATCHES).unwrap();
    assert_eq!(counts, [(all, all), (all, 0)]);
}

/// Another server that is in the middle of a transaction.
async fn in_the_middle(
    store: &SqlStore,
    statements: &[&'static str],
) -> crate::store::sql::Connection {
    let mut other = store.connect().await.unwrap();
    other.run("BEGIN").await.unwrap();
    for statement in statements {
        other.run(statement).await.unwrap();
    }
    other
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_comes_while_another_writes_waits_and_then_finds_what_it_wrote() {
    let cluster = Postgres::start().unwrap();
    let (store, one) = store_with_a_table(&cluster.address()).await;
    let store = Arc::new(store);
    let mut other = in_the_middle(
        &store,
        &[
            "SELECT id FROM tables FOR NO KEY UPDATE",
            "INSERT INTO entries SELECT id, 0, 0, '{\"undo\":{\"keep\":0}}' FROM tables",
        ],
    )
    .await;
    let mut late = tokio::spawn({
        let (store, id) = (Arc::clone(&store), one.id.clone());
        async move { append(&*store, &id, 0, &act(0)).await }
    });
    let waits = tokio::time::timeout(Duration::from_millis(300), &mut late).await;
    assert!(waits.is_err(), "it does not wait: {waits:?}");
    other.run("COMMIT").await.unwrap();
    let late = late.await.unwrap();
    assert!(matches!(late, Err(StoreError::Stale)), "{late:?}");

    let over = Write::Over {
        table: one.id.clone(),
        rated: Some(RatedMatch {
            game: "hearts".into(),
            players: vec![(Rated::Level("sharp".into()), 1)],
        }),
    };
    let people = "SELECT pg_advisory_xact_lock(x'6d6f6f6e73686f74'::bigint)";
    let mut other = in_the_middle(&store, &[people]).await;
    let mut rating = tokio::spawn({
        let store = Arc::clone(&store);
        async move { store.commit(&[over]).await.unwrap() }
    });
    let waits = tokio::time::timeout(Duration::from_millis(300), &mut rating).await;
    assert!(waits.is_err(), "it does not wait: {waits:?}");
    other.run("COMMIT").await.unwrap();
    assert!(rating.await.unwrap()[0].is_ok());
}

#[tokio::test]
async fn what_the_database_could_not_put_in_order_is_tried_again() {
    let cluster = Postgres::start().unwrap();
    let (store, table) = store_with_a_table(&cluster.address()).await;
    let mut other = store.connect().await.unwrap();
    // A sequence counts the tries, for it is not rolled back with them.
    let counted = "CREATE SEQUENCE tries;
        CREATE FUNCTION refuse() RETURNS trigger AS $$ BEGIN
            IF nextval('tries') <= 3 THEN
                RAISE EXCEPTION 'not now' USING ERRCODE = TG_ARGV[0];
            END IF;
            RETURN NEW;
        END $$ LANGUAGE plpgsql;
        CREATE TRIGGER refuse BEFORE INSERT ON entries FOR EACH ROW EXECUTE FUNCTION refuse('40001')";
    other.run(counted).await.unwrap();
    append(&store, &table.id, 0, &act(0)).await.unwrap();
    let tries = "SELECT last_value FROM tries";
    let row = query(tries).fetch_one(&mut other).await.unwrap();
    assert_eq!(row.try_get::<i64>("last_value").unwrap(), 4);
    assert_log(&store, &table, 1).await;
    // What will be refused again is not tried again.
    let wrong = "DROP TRIGGER refuse ON entries;
        SELECT setval('tries', 1, FALSE);
        CREATE TRIGGER refuse BEFORE INSERT ON entries FOR EACH ROW EXECUTE FUNCTION refuse('23514')";
    other.run(wrong).await.unwrap();
    let refused = append(&store, &table.id, 1, &act(1)).await;
    assert!(matches!(refused, Err(StoreError::Failed(_))), "{refused:?}");
    let row = query(tries).fetch_one(&mut other).await.unwrap();
    assert_eq!(row.try_get::<i64>("last_value").unwrap(), 1);
    assert_log(&store, &table, 1).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn servers_that_are_started_at_once_make_what_they_need_once() {
    let cluster = Postgres::start().unwrap();
    let opening = (0..6).map(|_| {
        let address = cluster.address();
        tokio::spawn(async move { SqlStore::postgres(&address).await })
    });
    let mut stores = Vec::new();
    for opened in opening.collect::<Vec<_>>() {
        stores.push(opened.await.unwrap().unwrap());
    }
    let table = table(1, None);
    create(&stores[0], &table).await.unwrap();
    for (place, store) in stores.iter().enumerate() {
        append(store, &table.id, place, &act(place)).await.unwrap();
    }
    assert_log(&stores[0], &table, stores.len()).await;
}

#[tokio::test]
async fn a_database_that_promises_less_is_made_to_keep_its_promise() {
    for (set, wanted) in [
        ("off", "on"),
        ("local", "local"),
        ("remote_apply", "remote_apply"),
    ] {
        let cluster = Postgres::start_with(&[&format!("synchronous_commit={set}")]).unwrap();
        let store = SqlStore::postgres(&cluster.address()).await.unwrap();
        let mut writer = store.connect().await.unwrap();
        let row = query("SELECT current_setting('synchronous_commit') AS kept")
            .fetch_one(&mut writer)
            .await
            .unwrap();
        assert_eq!(row.try_get::<String>("kept").unwrap(), wanted);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn kills_and_restarts_lose_nothing_and_double_nothing() {
    let mut cluster = Postgres::start().unwrap();
    let (store, table) = store_with_a_table(&cluster.address()).await;
    let (store, table) = (Arc::new(store), Arc::new(table));
    let stop = Arc::new(AtomicBool::new(false));
    let writing = tokio::spawn({
        let (store, table, stop) = (Arc::clone(&store), Arc::clone(&table), Arc::clone(&stop));
        async move {
            let mut place = 0;
            while !stop.load(Ordering::SeqCst) {
                append(&*store, &table.id, place, &act(place))
                    .await
                    .unwrap();
                place += 1;
            }
            place
        }
    });
    for fault in 0..6 {
        tokio::time::sleep(Duration::from_millis(150)).await;
        if fault % 2 == 0 {
            cluster.kill().unwrap();
        } else {
            cluster.stop().unwrap();
        }
        cluster.go_on().unwrap();
    }
    tokio::time::sleep(Duration::from_millis(300)).await;
    stop.store(true, Ordering::SeqCst);
    let written = writing.await.unwrap();
    assert!(written > 50, "only {written} writes in all that time");
    assert_log(&store, &table, written).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_frozen_server_that_wakes_again_finds_its_place_taken() {
    // Two stores over one database, as two servers have: one loses its connections in the middle of its work.
    let cluster = Postgres::start().unwrap();
    let wire = Wire::to(cluster.socket_directory()).unwrap();
    let (one, table) = store_with_a_table(&cluster.address_at(wire.directory())).await;
    let other = SqlStore::postgres(&cluster.address()).await.unwrap();
    append(&one, &table.id, 0, &act(0)).await.unwrap();
    wire.break_all();
    append(&other, &table.id, 1, &act(1)).await.unwrap();
    let late = append(&one, &table.id, 1, &act(7)).await;
    assert!(matches!(late, Err(StoreError::Stale)), "{late:?}");
    append(&one, &table.id, 2, &act(2)).await.unwrap();
    for store in [&one, &other] {
        assert_log(store, &table, 3).await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_database_that_stays_away_is_told_and_nothing_is_stored() {
    let mut cluster = Postgres::start().unwrap();
    let patience = Duration::from_millis(500);
    let store = SqlStore::patient(&cluster.address(), patience).await;
    let (store, table) = (store.unwrap(), table(1, None));
    create(&store, &table).await.unwrap();
    cluster.stop().unwrap();
    let began = std::time::Instant::now();
    let refused = append(&store, &table.id, 0, &act(0)).await.unwrap_err();
    let trouble = crate::store::trouble::Trouble::of(&refused);
    assert_eq!(trouble, crate::store::trouble::Trouble::Away, "{refused:?}");
    assert!(began.elapsed() > patience);
    let began = std::time::Instant::now();
    assert!(Store::log(&store, &table.id).await.is_err());
    assert!(began.elapsed() > patience);
    cluster.go_on().unwrap();
    append(&store, &table.id, 0, &act(0)).await.unwrap();
    assert_log(&store, &table, 1).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn connections_that_have_gone_without_a_word_are_replaced() {
    let cluster = Postgres::start().unwrap();
    let wire = Wire::to(cluster.socket_directory()).unwrap();
    let (store, table) = store_with_a_table(&cluster.address_at(wire.directory())).await;
    append(&store, &table.id, 0, &act(0)).await.unwrap();
    let read = async || Store::log(&store, &table.id).await.map(|log| log.len());
    let all = async || {
        let reads = (0..40).map(|_| read());
        futures_util::future::join_all(reads).await
    };
    assert!(all().await.iter().all(|read| matches!(read, Ok(1))));
    // Nothing asked on the connections there are is answered, and nobody says that they have gone.
    wire.silence();
    let began = std::time::Instant::now();
    let reads = all().await;
    assert!(reads.iter().all(|read| matches!(read, Ok(1))), "{reads:?}");
    append(&store, &table.id, 1, &act(1)).await.unwrap();
    // A write is tried for ten seconds before its connection is given up.
    let took = began.elapsed();
    assert!(took < Duration::from_secs(20), "{took:?}");
    assert_log(&store, &table, 2).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_read_that_is_not_answered_fails_and_keeps_no_connection() {
    let cluster = Postgres::start().unwrap();
    let wire = Wire::to(cluster.socket_directory()).unwrap();
    let (store, table) = store_with_a_table(&cluster.address_at(wire.directory())).await;
    // As many reads as there are connections, which wait in the database until their connections are silent.
    let mut other = holding_entries(&cluster).await;
    let began = std::time::Instant::now();
    let reads = (0..8).map(|_| Store::log(&store, &table.id));
    let silencing = async {
        let (used, idle, most) = (8, 0, 8);
        let all = Connections { used, idle, most };
        while store.connections() != Some(all) {
            let there = store.connections();
            assert!(began.elapsed() < Duration::from_secs(5), "{there:?}");
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        // Whoever has a connection asks.
        tokio::time::sleep(Duration::from_millis(300)).await;
        wire.silence();
        other.run("ROLLBACK").await.unwrap();
    };
    let (reads, ()) = tokio::join!(futures_util::future::join_all(reads), silencing);
    for read in reads {
        let trouble = crate::store::trouble::Trouble::of(&read.unwrap_err());
        assert_eq!(trouble, crate::store::trouble::Trouble::Away);
    }
    assert!(
        began.elapsed() < Duration::from_secs(8),
        "{:?}",
        began.elapsed()
    );
    // All of them may be open again.
    let reads = (0..8).map(|_| Store::log(&store, &table.id));
    for read in futures_util::future::join_all(reads).await {
        assert_eq!(read.unwrap(), []);
    }
}

/// Those who wait for somebody's hold.
const WAITING: &str =
    "SELECT pid::bigint AS pid FROM pg_stat_activity WHERE wait_event_type = 'Lock'";
/// Ends their connections.
const END_THEM: &str =
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE wait_event_type = 'Lock'";

/// Ends the connections of those who wait for somebody's hold, once so many do. In a transaction nobody is told of who came later.
async fn end_those_who_wait(watching: &mut Connection, many: usize) {
    let until = std::time::Instant::now() + Duration::from_secs(5);
    loop {
        let rows = query(WAITING).fetch_all(&mut *watching).await.unwrap();
        if rows.len() == many {
            break;
        }
        let there = rows.len();
        assert!(std::time::Instant::now() < until, "{there} wait");
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    watching.run(END_THEM).await.unwrap();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_lost_with_a_connection_is_read_again() {
    let cluster = Postgres::start().unwrap();
    let (store, table) = store_with_a_table(&cluster.address()).await;
    append(&store, &table.id, 0, &act(0)).await.unwrap();
    let mut watching = store.connect().await.unwrap();
    let mut other = holding_entries(&cluster).await;
    let reads = futures_util::future::join_all((0..4).map(|_| Store::log(&store, &table.id)));
    let ending = async {
        for _ in 0..2 {
            end_those_who_wait(&mut watching, 4).await;
        }
        tokio::time::sleep(Duration::from_millis(300)).await;
        other.run("ROLLBACK").await.unwrap();
    };
    let (reads, ()) = tokio::join!(reads, ending);
    for read in reads {
        assert_eq!(read.unwrap(), [act(0)]);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_lost_again_and_again_is_not_read_for_ever() {
    let cluster = Postgres::start().unwrap();
    let (store, table) = store_with_a_table(&cluster.address()).await;
    let mut watching = store.connect().await.unwrap();
    let _other = holding_entries(&cluster).await;
    let ending = async {
        loop {
            watching.run(END_THEM).await.unwrap();
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    };
    tokio::select! {
        read = Store::log(&store, &table.id) => assert!(read.is_err()),
        () = ending => {}
        () = tokio::time::sleep(Duration::from_secs(10)) => panic!("it is read for ever"),
    }
}

/// What was lost may have been done.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_changes_something_is_asked_once_though_its_connection_is_lost() {
    let cluster = Postgres::start().unwrap();
    let (store, table) = store_with_a_table(&cluster.address()).await;
    let (leases, server) = (store.leases().unwrap(), &ServerId::new([1; 8]));
    assert!(leases.lease(server, &table.id).await.unwrap());
    let hold = "LOCK TABLE leases, ceremonies IN ACCESS EXCLUSIVE MODE";
    let mut other = holding(&cluster, hold).await;
    let mut watching = store.connect().await.unwrap();
    let asking = futures_util::future::join3(
        leases.end_ceremony("one"),
        leases.lease(server, &table.id),
        leases.release(server, std::slice::from_ref(&table.id)),
    );
    let ending = async {
        end_those_who_wait(&mut watching, 3).await;
        tokio::time::sleep(Duration::from_millis(300)).await;
        other.run("ROLLBACK").await.unwrap();
    };
    let ((ended, leased, released), ()) = tokio::join!(asking, ending);
    assert!(ended.is_err() && leased.is_err() && released.is_err());
    assert_eq!(leases.orphans(9).await.unwrap(), [table.id]);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn reads_wait_for_a_database_that_is_started_anew() {
    let mut cluster = Postgres::start().unwrap();
    let (store, table) = store_with_a_table(&cluster.address()).await;
    append(&store, &table.id, 0, &act(0)).await.unwrap();
    let (store, table) = (Arc::new(store), Arc::new(table));
    let stop = Arc::new(AtomicBool::new(false));
    let reading = || {
        let (store, table, stop) = (Arc::clone(&store), Arc::clone(&table), Arc::clone(&stop));
        async move {
            let mut reads = 0;
            while !stop.load(Ordering::SeqCst) {
                assert_log(&store, &table, 1).await;
                reads += 1;
            }
            reads
        }
    };
    let readers: Vec<_> = (0..6).map(|_| tokio::spawn(reading())).collect();
    for fault in 0..6 {
        tokio::time::sleep(Duration::from_millis(100)).await;
        if fault % 2 == 0 {
            cluster.kill().unwrap();
        } else {
            cluster.stop().unwrap();
        }
        // Whoever asks now finds nobody; the last times for longer than what was lost with a connection is asked for again.
        let away = if fault < 4 { 300 } else { 2500 };
        tokio::time::sleep(Duration::from_millis(away)).await;
        cluster.go_on().unwrap();
    }
    stop.store(true, Ordering::SeqCst);
    for reads in futures_util::future::join_all(readers).await {
        assert!(reads.unwrap() > 10);
    }
}
