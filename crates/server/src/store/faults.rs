//! PostgreSQL that goes away in the middle of something. What was acknowledged is there once, and in its place.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use moonshot_table::Entry;
use moonshot_testbed::{Lost, Postgres, Wire};

use super::conformance::{act, append, create, table};
use super::{SqlStore, Store, StoreError, TableRecord};

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
    for lost in [Lost::Answer, Lost::Question] {
        wire.lose(lost);
        let refused = append(&store, &table.id, 2, &act(9)).await;
        assert!(matches!(refused, Err(StoreError::Stale)), "{refused:?}");
    }
    assert_log(&store, &table, 5).await;
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
    let trouble = crate::trouble::Trouble::of(&refused);
    assert_eq!(trouble, crate::trouble::Trouble::Away, "{refused:?}");
    assert!(began.elapsed() > patience);
    cluster.go_on().unwrap();
    append(&store, &table.id, 0, &act(0)).await.unwrap();
    assert_log(&store, &table, 1).await;
}
