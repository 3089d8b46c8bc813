//! Fault injection: PostgreSQL stops, and connections break, at the worst moments. What was acknowledged is stored exactly once.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use moonshot_table::Entry;
use moonshot_testbed::{Lost, Postgres, Wire};

use super::TIMINGS;
use crate::conformance::{act, append, create, table};
use crate::rating::{Rated, RatedMatch, Rating, after};
use crate::sql::{Connection, query};
use crate::{Connections, ServerId, SqlStore, Store, StoreError, TableRecord, Timings, Write};

/// A store at that address, with a table.
async fn store_with_a_table(address: &str) -> (SqlStore, TableRecord) {
    let store = SqlStore::postgres(address, TIMINGS).await.unwrap();
    let table = table(1, None);
    create(&store, &table).await.unwrap();
    (store, table)
}

/// Checks that the log has the first so many entries.
async fn assert_log(store: &SqlStore, table: &TableRecord, entries: usize) {
    let wanted: Vec<Entry> = (0..entries).map(act).collect();
    assert_eq!(Store::log(store, &table.id).await.unwrap(), wanted);
}

/// Another connection, which locks the entries until it rolls back.
pub(super) async fn holding_entries(cluster: &Postgres) -> Connection {
    holding(cluster, "LOCK TABLE entries IN ACCESS EXCLUSIVE MODE").await
}

/// Another connection in a transaction that has run this statement.
async fn holding(cluster: &Postgres, hold: &'static str) -> Connection {
    let other = SqlStore::postgres(&cluster.address(), TIMINGS)
        .await
        .unwrap();
    let mut other = other.connect().await.unwrap();
    other.run("BEGIN").await.unwrap();
    other.run(hold).await.unwrap();
    other
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_commit_whose_answer_is_lost_is_resolved() {
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
    // A stale append stays stale, and nothing is stored.
    for lost in [Lost::Question, Lost::Answer] {
        wire.lose(lost);
        let refused = append(&store, &table.id, 2, &act(9)).await;
        assert!(matches!(refused, Err(StoreError::Stale)), "{refused:?}");
    }
    assert_log(&store, &table, 5).await;
    // No transaction is left open.
    let mut other = store.connect().await.unwrap();
    let held =
        query("SELECT pid::bigint FROM pg_stat_activity WHERE state LIKE 'idle in transaction%'")
            .fetch_all(&mut other)
            .await
            .unwrap();
    assert_eq!(held.len(), 0, "a transaction is left open");
}

/// Two stores over one database, like those of two servers.
async fn two_stores(cluster: &Postgres) -> [Arc<SqlStore>; 2] {
    let open = async || {
        Arc::new(
            SqlStore::postgres(&cluster.address(), TIMINGS)
                .await
                .unwrap(),
        )
    };
    [open().await, open().await]
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_servers_neither_overwrite_nor_deadlock_each_other() {
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
async fn matches_that_end_on_two_servers_at_once_all_count() {
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
    // Each match starts from the ratings after the one before.
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

/// Another server in the middle of a transaction.
async fn in_the_middle(store: &SqlStore, statements: &[&'static str]) -> crate::sql::Connection {
    let mut other = store.connect().await.unwrap();
    other.run("BEGIN").await.unwrap();
    for statement in statements {
        other.run(statement).await.unwrap();
    }
    other
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_concurrent_write_waits_and_then_sees_the_other() {
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
async fn serialisation_failures_are_retried() {
    let cluster = Postgres::start().unwrap();
    let (store, table) = store_with_a_table(&cluster.address()).await;
    let mut other = store.connect().await.unwrap();
    // A sequence counts the tries: it is not rolled back.
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
    // A constraint violation is not retried.
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
async fn servers_that_start_together_migrate_once() {
    let cluster = Postgres::start().unwrap();
    let opening = (0..6).map(|_| {
        let address = cluster.address();
        tokio::spawn(async move { SqlStore::postgres(&address, TIMINGS).await })
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
async fn commits_are_synchronous_whatever_the_database_says() {
    for (set, wanted) in [
        ("off", "on"),
        ("local", "local"),
        ("remote_apply", "remote_apply"),
    ] {
        let cluster = Postgres::start_with(&[&format!("synchronous_commit={set}")]).unwrap();
        let store = SqlStore::postgres(&cluster.address(), TIMINGS)
            .await
            .unwrap();
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
async fn a_frozen_server_finds_its_append_stale() {
    // Two stores over one database, like those of two servers: one loses its connections.
    let cluster = Postgres::start().unwrap();
    let wire = Wire::to(cluster.socket_directory()).unwrap();
    let (one, table) = store_with_a_table(&cluster.address_at(wire.directory())).await;
    let other = SqlStore::postgres(&cluster.address(), TIMINGS)
        .await
        .unwrap();
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
async fn an_unreachable_database_is_an_error_and_nothing_is_stored() {
    let mut cluster = Postgres::start().unwrap();
    let patience = Duration::from_millis(500);
    let store = SqlStore::postgres(
        &cluster.address(),
        Timings {
            outage: patience,
            ..TIMINGS
        },
    )
    .await;
    let (store, table) = (store.unwrap(), table(1, None));
    create(&store, &table).await.unwrap();
    cluster.stop().unwrap();
    let began = std::time::Instant::now();
    let refused = append(&store, &table.id, 0, &act(0)).await.unwrap_err();
    let trouble = crate::Trouble::of(&refused);
    assert_eq!(trouble, crate::Trouble::Away, "{refused:?}");
    assert!(began.elapsed() > patience);
    let began = std::time::Instant::now();
    assert!(Store::log(&store, &table.id).await.is_err());
    assert!(began.elapsed() > patience);
    cluster.go_on().unwrap();
    append(&store, &table.id, 0, &act(0)).await.unwrap();
    assert_log(&store, &table, 1).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn half_open_connections_are_replaced() {
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
    // The open connections become half-open.
    wire.silence();
    let began = std::time::Instant::now();
    let reads = all().await;
    assert!(reads.iter().all(|read| matches!(read, Ok(1))), "{reads:?}");
    append(&store, &table.id, 1, &act(1)).await.unwrap();
    // A try of a commit takes ten seconds until its connection is closed.
    let took = began.elapsed();
    assert!(took < Duration::from_secs(20), "{took:?}");
    assert_log(&store, &table, 2).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_read_that_is_not_answered_fails_and_keeps_no_connection() {
    let cluster = Postgres::start().unwrap();
    let wire = Wire::to(cluster.socket_directory()).unwrap();
    let (store, table) = store_with_a_table(&cluster.address_at(wire.directory())).await;
    // As many reads as connections. They wait for a lock until the connections are silent.
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
        // Until every statement has arrived.
        tokio::time::sleep(Duration::from_millis(300)).await;
        wire.silence();
        other.run("ROLLBACK").await.unwrap();
    };
    let (reads, ()) = tokio::join!(futures_util::future::join_all(reads), silencing);
    for read in reads {
        let trouble = crate::Trouble::of(&read.unwrap_err());
        assert_eq!(trouble, crate::Trouble::Away);
    }
    assert!(
        began.elapsed() < Duration::from_secs(8),
        "{:?}",
        began.elapsed()
    );
    // The pool opens as many again.
    let reads = (0..8).map(|_| Store::log(&store, &table.id));
    for read in futures_util::future::join_all(reads).await {
        assert_eq!(read.unwrap(), []);
    }
}

/// The connections that wait for a lock.
const WAITING: &str =
    "SELECT pid::bigint AS pid FROM pg_stat_activity WHERE wait_event_type = 'Lock'";
/// Terminates them.
const END_THEM: &str =
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE wait_event_type = 'Lock'";

/// Terminates the connections that wait for a lock, once there are `many`. `watching` is in no transaction: in one it would not see new
/// connections.
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
async fn reads_that_lose_their_connection_are_retried() {
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
async fn reads_are_not_retried_for_ever() {
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

/// The statement may have been executed before its connection was lost.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn lease_changes_are_not_retried() {
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
async fn reads_wait_for_a_database_that_restarts() {
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
        // The last outages are longer than reads with a lost connection are retried.
        let away = if fault < 4 { 300 } else { 2500 };
        tokio::time::sleep(Duration::from_millis(away)).await;
        cluster.go_on().unwrap();
    }
    stop.store(true, Ordering::SeqCst);
    for reads in futures_util::future::join_all(readers).await {
        assert!(reads.unwrap() > 10);
    }
}
