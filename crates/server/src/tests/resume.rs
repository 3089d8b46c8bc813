//! A server that starts over tables whose bots were about to act.

use std::sync::Arc;
use std::time::{Duration, Instant};

use moonshot_store::{SqlStore, Store, TableId};
use tokio::sync::oneshot;

use super::harness::{Browser, FirstLegal, TestServer, slow_bots};
use crate::serve::{Config, Server};

/// How many entries a table's log has, as another program that opens the file sees it.
async fn entries(directory: &std::path::Path, table: &TableId) -> usize {
    let store = SqlStore::sqlite(directory).await.unwrap();
    let log = Store::log(&store, table).await.unwrap();
    Store::close(&store).await.unwrap();
    log.len()
}

#[tokio::test]
async fn bots_go_on_when_a_server_starts_though_nobody_opens_their_table() {
    let directory = Arc::new(tempfile::tempdir().unwrap());
    let (bots, gate) = slow_bots();
    let store = SqlStore::sqlite(directory.path()).await.unwrap();
    let stopped = TestServer::with(Arc::new(store), bots, Arc::clone(&directory));
    let table = Browser::default().sit_down(&stopped, "hearts", 4).await;
    let table: TableId = table.rsplit('/').next().unwrap().parse().unwrap();
    stopped.app.tables.store().close().await.unwrap();
    drop((stopped, gate));
    assert_eq!(entries(directory.path(), &table).await, 0);

    let config = Config::new(([127, 0, 0, 1], 0).into(), directory.path().to_owned());
    let server = Server::open(&config, Arc::new(FirstLegal)).await.unwrap();
    let (stop, stopping) = oneshot::channel::<()>();
    let running = tokio::spawn(server.run(async move {
        let _ = stopping.await;
    }));
    let began = Instant::now();
    while entries(directory.path(), &table).await < 3 {
        assert!(
            began.elapsed() < Duration::from_secs(10),
            "the bots have not passed"
        );
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    stop.send(()).unwrap();
    running.await.unwrap();
}
