//! Streams of a table, asked as their tasks ask them: what one does holds up no other, and nothing is lost on the way.

use std::pin::Pin;

use futures_util::FutureExt;
use moonshot_rules::Viewer;

use super::harness::{Browser, TestServer, legal};
use crate::table::TableSubscriber;

/// A table at which it is a person's turn.
async fn sat_down(server: &TestServer) -> (Browser, String) {
    let mut person = Browser::default();
    let table = person.sit_down(server, "hearts", 4).await;
    person.wait_for_a_turn(server, &table).await;
    (person, table)
}

/// Streams of the person and of a spectator who have read what there is.
async fn subscribers(server: &TestServer, table: &str) -> [TableSubscriber; 2] {
    let mut subscribers = [
        server.follow(table, Some(0)).await.in_turn(),
        server.follow(table, None).await.in_turn(),
    ];
    // Whoever comes is something new for the one before.
    for _ in 0..2 {
        for subscriber in &mut subscribers {
            while subscriber.next().now_or_never().is_some() {}
        }
    }
    subscribers
}

async fn act(server: &TestServer, person: &mut Browser, table: &str) {
    let snapshot = person.wait_for_a_turn(server, table).await;
    let action = legal(&snapshot).remove(0);
    person
        .act(server, table, &snapshot["version"], &action)
        .await;
}

/// Whether it is there.
fn is_there<T>(waits: &mut Pin<Box<impl Future<Output = T>>>) -> bool {
    waits.as_mut().now_or_never().is_some()
}

#[tokio::test]
async fn whoever_is_told_first_may_take_their_time() {
    let server = TestServer::new().await;
    let (mut person, table) = sat_down(&server).await;
    let [mut first, mut second] = subscribers(&server, &table).await;
    let (mut first, mut second) = (Box::pin(first.next()), Box::pin(second.next()));
    assert!(!is_there(&mut first) && !is_there(&mut second));
    act(&server, &mut person, &table).await;
    assert!(!is_there(&mut second), "it is not their turn yet");
    assert!(is_there(&mut first));
    // The first one is sent its message now, and that may take long.
    assert!(is_there(&mut second));
}

#[tokio::test]
async fn whoever_is_interrupted_while_they_look_looks_again() {
    let server = TestServer::new().await;
    let (mut person, table) = sat_down(&server).await;
    let [mut first, mut second] = subscribers(&server, &table).await;
    let open = server.app.tables.open(table.rsplit('/').next().unwrap());
    let open = open.await.unwrap();
    let mut waits = Box::pin(second.next());
    {
        let mut looks = Box::pin(first.next());
        assert!(!is_there(&mut looks) && !is_there(&mut waits));
        act(&server, &mut person, &table).await;
        let live = open.look().await.unwrap();
        assert!(!is_there(&mut looks), "somebody else holds the table");
        drop(live);
        // It looks no more: the client has said something.
    }
    assert!(first.next().now_or_never().flatten().is_some());
    assert!(is_there(&mut waits));
}

#[tokio::test]
async fn whoever_looks_is_told_once() {
    let server = TestServer::new().await;
    let (mut person, table) = sat_down(&server).await;
    let [mut first, _second] = subscribers(&server, &table).await;
    for _ in 0..3 {
        act(&server, &mut person, &table).await;
        let told = first.next().now_or_never().flatten();
        assert!(told.is_some());
        let version = first.version();
        assert!(first.next().now_or_never().is_none());
        assert_eq!(first.version(), version);
    }
}

#[tokio::test]
async fn whoever_becomes_another_viewer_is_counted_as_that() {
    let server = TestServer::new().await;
    let (mut person, table) = sat_down(&server).await;
    let open = server.app.tables.open(table.rsplit('/').next().unwrap());
    let open = open.await.unwrap();
    let watching = async |viewer| open.look().await.unwrap().watching(viewer);
    let (seat, spectator) = (
        Viewer::Seat(moonshot_rules::Seat::new(0).unwrap()),
        Viewer::Spectator,
    );
    let [mut first, second] = subscribers(&server, &table).await;
    assert_eq!((watching(seat).await, watching(spectator).await), (1, 1));
    let left = person
        .post(&server, &format!("{table}/leave"), serde_json::json!({}))
        .await;
    assert_eq!(left.status, axum::http::StatusCode::OK);
    while first.next().now_or_never().is_some() {}
    assert_eq!((watching(seat).await, watching(spectator).await), (0, 2));
    drop((first, second));
    assert_eq!(watching(spectator).await, 0);
}
