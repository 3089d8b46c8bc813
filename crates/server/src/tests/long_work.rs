//! What takes long waits for its turn, and nothing else waits for it.

use std::sync::mpsc::{Sender, channel};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use axum::http::StatusCode;
use futures_util::FutureExt;
use moonshot_rules::AnyView;
use serde_json::json;

use super::harness::{Browser, FirstLegal, TestServer, legal};
use crate::table::bots::Bots;
use crate::util::workers::Threads;

/// Keeps all those threads busy, until what this returns is dropped.
fn keep_busy(threads: &'static Threads) -> Vec<Sender<()>> {
    let busy = (0..threads.number()).map(|_| {
        let (gate, opened) = channel();
        let work = threads.work(move |_| opened.recv().is_ok());
        tokio::spawn(work);
        gate
    });
    busy.collect()
}

/// The long work of the server's tables, for as long as the test lasts.
fn long_work(server: &TestServer) -> &'static crate::table::TableContext {
    Box::leak(Box::new(server.app.tables.context()))
}

/// Whether it is not there after a while.
async fn waits<T>(answer: &mut (impl Future<Output = T> + Unpin)) -> bool {
    let waited = tokio::time::timeout(Duration::from_millis(100), answer).await;
    waited.is_err()
}

#[tokio::test]
async fn however_many_matches_are_to_be_told_people_play_on() {
    let server = TestServer::new().await;
    let mut anna = Browser::default();
    let table = anna.sit_down(&server, "hearts", 4).await;
    let over = anna.sit_down(&server, "heartcatchers", 2).await;
    while anna.play_on(&server, &over).await {}
    let busy = keep_busy(&long_work(&server).tellers);
    tokio::task::yield_now().await;
    let (history, transcript) = (format!("{over}/history"), format!("{over}/transcript"));
    let mut history = anna.get(&server, &history).boxed_local();
    let mut transcript = anna.get(&server, &transcript).boxed_local();
    assert!(waits(&mut history).await && waits(&mut transcript).await);
    let mut ben = anna.clone();
    for _ in 0..3 {
        assert!(ben.play_on(&server, &table).await);
    }
    drop(busy);
    assert_eq!(history.await.json()["over"], true);
    assert_eq!(transcript.await.status, StatusCode::OK);
}

#[tokio::test]
async fn however_many_tables_are_to_be_read_people_play_on() {
    let before = TestServer::new().await;
    let mut anna = Browser::default();
    let long = anna.sit_down(&before, "hearts", 4).await;
    for _ in 0..20 {
        assert!(anna.play_on(&before, &long).await);
    }
    let server = before.again().await;
    let busy = keep_busy(&long_work(&server).readers);
    tokio::task::yield_now().await;
    let mut opened = anna.get(&server, &long).boxed_local();
    assert!(waits(&mut opened).await);
    let mut ben = Browser::default();
    let table = ben.sit_down(&server, "hearts", 4).await;
    for _ in 0..3 {
        assert!(ben.play_on(&server, &table).await);
    }
    drop(busy);
    let opened = opened.await.json();
    assert_eq!(opened["you"], 0);
    assert!(!legal(&opened).is_empty());
}

/// Bots that note how many others wait for each thread when they think.
#[derive(Clone)]
struct Hurried {
    waiting: usize,
    told: Arc<Mutex<Vec<usize>>>,
}

impl Bots for Hurried {
    fn choose(&self, view: &AnyView) -> Option<String> {
        self.told.lock().unwrap().push(self.waiting);
        FirstLegal.choose(view)
    }

    fn hurried(&self, waiting: usize) -> Option<Arc<dyn Bots>> {
        let told = Arc::clone(&self.told);
        Some(Arc::new(Hurried { waiting, told }))
    }
}

#[tokio::test]
async fn bots_and_hints_are_hurried_by_all_who_wait() {
    let told = Arc::<Mutex<Vec<usize>>>::default();
    let bots = Hurried {
        waiting: 0,
        told: Arc::clone(&told),
    };
    let server = TestServer::with_bots(Arc::new(bots)).await;
    let threads: &Threads = &long_work(&server).thinkers;
    let busy = keep_busy(threads);
    tokio::task::yield_now().await;
    let mut anna = Browser::default();
    // At each three bots pass, one after another.
    let tables = 3 * threads.number();
    let mut last = String::new();
    for _ in 0..tables {
        last = anna.sit_down(&server, "hearts", 4).await;
    }
    let mut ask = anna.clone();
    let suggestion = format!("{last}/suggestion");
    let mut hint = ask.post(&server, &suggestion, json!({})).boxed_local();
    assert!(waits(&mut hint).await, "it waits behind them");
    assert!(told.lock().unwrap().is_empty());
    drop(busy);
    assert_eq!(hint.await.status, StatusCode::OK);
    let told = told.lock().unwrap();
    // The first who thinks is told of all others but those that begin with it; the hint is the last of this round.
    assert!(*told.iter().max().unwrap() >= 2, "{told:?}");
    assert!(told.len() > tables);
}
