//! Streams for clients that keep the snapshot: what they have is always what the others are told whole.

use futures_util::FutureExt;
use serde_json::{Value, json};

use super::described;
use super::harness::{Browser, TestServer, legal};
use super::live::{connect, update};
use super::people::{done, two_people};
use crate::table::TableSubscriber;

/// A client that keeps the snapshot.
#[derive(Default)]
pub(super) struct Keeper {
    pub(super) snapshot: Value,
    /// How many bytes told it of changes, and by how many messages of each kind it was told.
    bytes: usize,
    whole: usize,
    pub(super) changes: usize,
}

impl Keeper {
    /// Reads a message and returns the update that it stands for.
    pub(super) fn read(&mut self, text: &str) -> Value {
        let mut message: Value = serde_json::from_str(text).unwrap();
        if let Some(snapshot) = message.get("snapshot") {
            self.whole += 1;
            self.snapshot = snapshot.clone();
            return message;
        }
        self.changes += 1;
        self.bytes += text.len();
        described::is_changes(&message);
        let changes = message.as_object_mut().unwrap().remove("changes").unwrap();
        for (pointer, value) in changes.as_object().unwrap() {
            let place = self.snapshot.pointer_mut(pointer);
            let place = place.unwrap_or_else(|| panic!("there is nothing at {pointer}"));
            assert_ne!(place, value, "{pointer} is what it was");
            *place = value.clone();
        }
        message["snapshot"] = self.snapshot.clone();
        message
    }
}

/// The same without the time that a pause has left, which is another in each message that is made.
fn timeless(mut told: Value) -> Value {
    for place in ["/pause/left", "/snapshot/pause/left"] {
        if let Some(left) = told.pointer_mut(place) {
            *left = Value::Null;
        }
    }
    told
}

/// Everything that is there to read.
async fn read(subscriber: &mut TableSubscriber) -> Vec<String> {
    let mut texts = Vec::new();
    while let Some((text, _)) = subscriber.next().now_or_never().flatten() {
        texts.push(text.to_string());
    }
    texts
}

async fn made(browser: &mut Browser, server: &TestServer, wanted: Value) -> String {
    let made = browser.post(server, "/api/tables", wanted).await;
    made.json()["table"].as_str().unwrap().to_owned()
}

#[tokio::test]
async fn what_a_client_keeps_is_what_is_told_whole() {
    for (game, options, seats) in [
        ("hearts", json!({}), 4),
        ("cardominoes", json!({"revoke": "penalty"}), 4),
        ("wild-twists", json!({}), 5),
        ("black-hearts", json!({}), 4),
        ("heartcatchers", json!({}), 2),
    ] {
        for sits in [true, false] {
            let server = TestServer::new().await;
            let mut browser = Browser::default();
            let names = &["A", "B", "C", "D", "E"][..seats];
            let wanted =
                json!({"game": game, "players": seats, "options": options, "names": names});
            let id = made(&mut browser, &server, wanted).await;
            let table = format!("/api/tables/{id}");
            let follow = || server.follow(&table, sits.then_some(0));
            let mut whole = follow().await;
            let mut kept = follow().await.with_deltas();
            // One that is told after another, with the same messages.
            let mut second = follow().await.with_deltas();
            let mut twin = Keeper::default();
            // One that is late each time: it has seen less than the others when it is told.
            let mut late = follow().await.with_deltas();
            let [mut keeper, mut sleeper] = [Keeper::default(), Keeper::default()];
            let mut bytes = 0;
            for turn in 0..20 {
                let snapshot = browser.wait_for_a_turn(&server, &table).await;
                let actions = legal(&snapshot);
                let whole = read(&mut whole).await;
                bytes += whole.iter().map(String::len).sum::<usize>();
                let told = read(&mut kept).await;
                assert_eq!(told.len(), whole.len());
                for (told, whole) in told.iter().zip(&whole) {
                    let whole = timeless(serde_json::from_str(whole).unwrap());
                    assert_eq!(timeless(keeper.read(told)), whole, "{game}");
                }
                for told in read(&mut second).await {
                    twin.read(&told);
                }
                assert_eq!(
                    timeless(twin.snapshot.clone()),
                    timeless(keeper.snapshot.clone()),
                    "{game}"
                );
                if turn % 3 == 0 {
                    for told in read(&mut late).await {
                        sleeper.read(&told);
                    }
                    assert_eq!(
                        timeless(sleeper.snapshot.clone()),
                        timeless(keeper.snapshot.clone()),
                        "{game}"
                    );
                }
                if actions.is_empty() {
                    break;
                }
                let action = &actions[turn % actions.len()];
                browser
                    .act(&server, &table, &snapshot["version"], action)
                    .await;
            }
            assert_eq!(keeper.whole, 1, "{game}");
            let changes = [keeper.changes, sleeper.changes];
            assert!(changes[0] > 3 && changes[1] > 0, "{game}: {changes:?}");
            assert!(
                keeper.bytes * 2 < bytes,
                "{game}: {} of {bytes}",
                keeper.bytes
            );
        }
    }
}

#[tokio::test]
async fn a_stream_of_changes_is_asked_for_and_begins_with_the_whole() {
    let server = TestServer::new().await;
    let address = server.listen().await;
    let mut browser = Browser::default();
    let table = browser.sit_down(&server, "hearts", 4).await;
    let snapshot = browser.wait_for_a_turn(&server, &table).await;
    let since = &snapshot["version"];
    // Whoever has that version already may not have its snapshot.
    let path = format!("{table}/live?changes=true&since={since}");
    let mut socket = connect(address, &browser, &path, None).await.unwrap();
    let first = update(&mut socket).await.unwrap();
    assert_eq!(first["snapshot"]["version"], *since);
    let action = &legal(&snapshot)[0];
    browser
        .act(&server, &table, &snapshot["version"], action)
        .await;
    let second = update(&mut socket).await.unwrap();
    assert_eq!(second["changes"]["/version"], second["version"]);
    assert_eq!(second.get("snapshot"), None);

    let wrong = browser
        .get(&server, &format!("{table}/events?changes=perhaps"))
        .await;
    assert_eq!(wrong.status, 400);
}

#[tokio::test]
async fn whoever_watches_is_told_with_one_message_whenever_they_came() {
    let server = TestServer::new().await;
    let mut browser = Browser::default();
    let table = browser.sit_down(&server, "hearts", 4).await;
    let mut watchers = Vec::new();
    for _ in 0..3 {
        watchers.push(server.follow(&table, None).await.with_deltas());
        // Each of them had a first message of their own.
        let present = watchers.last_mut().unwrap().next().await;
        assert!(present.unwrap().0.contains("\"snapshot\""));
    }
    for watcher in &mut watchers {
        read(watcher).await;
    }
    for _ in 0..3 {
        let snapshot = browser.wait_for_a_turn(&server, &table).await;
        let action = &legal(&snapshot)[0];
        browser
            .act(&server, &table, &snapshot["version"], action)
            .await;
    }
    let mut told = Vec::new();
    for watcher in &mut watchers {
        told.push(watcher.next().await.unwrap().0);
    }
    assert!(told[0].contains("\"changes\""));
    // Not only the same text, but the same memory: it was made once.
    assert!(told.iter().all(|text| text.as_ptr() == told[0].as_ptr()));
}

/// The newest that somebody keeps is what they are told whole.
async fn is_present(server: &TestServer, who: &Browser, table: &str, keeper: &Keeper) {
    let present = who.clone().get(server, table).await.json();
    assert_eq!(keeper.snapshot, present);
}

#[tokio::test]
async fn whoever_becomes_another_viewer_keeps_what_that_one_may_know() {
    let server = TestServer::new().await;
    let (_anna, mut ben, table) = two_people(&server).await;
    let mut subscriber = server.follow(&table, Some(1)).await.with_deltas();
    let mut keeper = Keeper::default();
    for told in read(&mut subscriber).await {
        keeper.read(&told);
    }
    assert_eq!(keeper.snapshot["you"], 1);
    assert!(keeper.snapshot["view"]["legal"].is_array());
    done(&server, &mut ben, &table, "leave", json!({})).await;
    // What he has seen before is read from the log.
    while !keeper.snapshot["you"].is_null() {
        let (told, _) = subscriber.next().await.unwrap();
        let told = keeper.read(&told);
        assert_eq!(told["events"][0]["kind"], "bot-sat");
    }
    assert!(keeper.snapshot["view"]["hands"][1].is_number());
    is_present(&server, &ben, &table, &keeper).await;
}

#[tokio::test]
async fn whoever_has_seen_less_of_the_same_version_is_told_more() {
    let server = TestServer::new().await;
    let (mut anna, _ben, table) = two_people(&server).await;
    let watch = async || server.follow(&table, None).await.with_deltas();
    let [mut first, mut second] = [Keeper::default(), Keeper::default()];
    let mut early = watch().await;
    for told in read(&mut early).await {
        first.read(&told);
    }
    // Something that is no version: somebody is here who was not. Only they have seen it.
    let cookie = &Browser::default();
    let address = server.listen().await;
    let socket = connect(address, cookie, &format!("{table}/live"), None).await;
    let mut socket = socket.unwrap();
    update(&mut socket).await.unwrap();
    let mut late = watch().await;
    for told in read(&mut late).await {
        second.read(&told);
    }
    let said = json!({"said": {"text": "Hello"}});
    done(&server, &mut anna, &table, "say", said).await;
    for told in read(&mut late).await {
        second.read(&told);
    }
    for told in read(&mut early).await {
        first.read(&told);
    }
    is_present(&server, &Browser::default(), &table, &second).await;
    is_present(&server, &Browser::default(), &table, &first).await;
}
