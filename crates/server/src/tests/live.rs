//! Live streams, over real sockets.

use std::net::SocketAddr;
use std::time::Duration;

use axum::body::Body;
use axum::http::{Method, StatusCode, header};
use futures_util::{SinkExt, StreamExt};
use http_body_util::BodyExt;
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::{Error, Message};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};
use tower::ServiceExt;

use super::described;
use super::harness::{Browser, TestServer};

pub(super) type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

pub(super) async fn connect(
    address: SocketAddr,
    browser: &Browser,
    path: &str,
    origin: Option<&str>,
) -> Result<Socket, Error> {
    let mut request = format!("ws://{address}{path}")
        .into_client_request()
        .unwrap();
    if let Some(cookie) = &browser.cookie {
        request
            .headers_mut()
            .insert(header::COOKIE, cookie.parse().unwrap());
    }
    if let Some(origin) = origin {
        request
            .headers_mut()
            .insert(header::ORIGIN, origin.parse().unwrap());
    }
    Ok(connect_async(request).await?.0)
}

pub(super) async fn next(socket: &mut Socket) -> Value {
    loop {
        match socket.next().await.unwrap().unwrap() {
            Message::Text(text) => {
                let update = serde_json::from_str(&text).unwrap();
                described::is_update(&update);
                return update;
            }
            Message::Ping(_) => {}
            other => panic!("{other:?}"),
        }
    }
}

/// The next update; `None` when the stream ends.
pub(super) async fn update(socket: &mut Socket) -> Option<Value> {
    loop {
        match socket.next().await?.ok()? {
            Message::Text(text) => return serde_json::from_str(&text).ok(),
            Message::Close(_) => return None,
            _ => {}
        }
    }
}

/// The code with which the server closes the stream, after what it had sent before.
pub(super) async fn end(socket: &mut Socket) -> u16 {
    loop {
        match socket.next().await.unwrap().unwrap() {
            Message::Close(frame) => return frame.unwrap().code.into(),
            Message::Text(_) | Message::Ping(_) => {}
            other => panic!("{other:?}"),
        }
    }
}

/// Reads until the update of that version. Updates come in order, and none is told twice.
async fn read_to(socket: &mut Socket, seen: u64, version: u64) -> Vec<Value> {
    let (mut updates, mut last) = (Vec::new(), seen);
    while last < version {
        let update = next(socket).await;
        let now = update["version"].as_u64().unwrap();
        assert_eq!(update["snapshot"]["version"], now);
        if now == seen {
            // The first message was the present state.
            assert_eq!(update["events"], json!([]));
            continue;
        }
        assert!(now > last);
        last = now;
        updates.push(update);
    }
    assert_eq!(last, version);
    updates
}

/// What happened in these updates, in order.
fn events(updates: &[Value]) -> Vec<Value> {
    let events = |update: &Value| update["events"].as_array().unwrap().clone();
    updates.iter().flat_map(events).collect()
}

fn version(snapshot: &Value) -> u64 {
    snapshot["version"].as_u64().unwrap()
}

#[tokio::test]
async fn a_watcher_is_told_of_every_change_in_order() {
    let server = TestServer::new().await;
    let address = server.listen().await;
    let mut browser = Browser::default();
    let table = browser.sit_down(&server, "hearts", 4).await;
    let start = browser.wait(&server, &table).await;
    let mut socket = connect(address, &browser, &format!("{table}/live"), None)
        .await
        .unwrap();
    let first = next(&mut socket).await;
    assert_eq!(
        first,
        json!({"version": 3, "events": [], "snapshot": start})
    );
    let (mut updates, mut seen) = (Vec::new(), 3);
    for turn in 0..30 {
        browser.play_on(&server, &table).await;
        let now = version(&browser.wait(&server, &table).await);
        // Whoever reads slowly is told the same in fewer messages.
        if turn < 10 || turn % 4 == 1 {
            updates.extend(read_to(&mut socket, seen, now).await);
            seen = now;
        }
    }
    let now = browser.wait(&server, &table).await;
    assert_eq!(updates.last().unwrap()["snapshot"], now);
    let told = events(&updates);
    let count = |kind: &str| told.iter().filter(|event| event["kind"] == kind).count();
    assert_eq!(told[0]["kind"], "pass-chosen");
    // A hand of thirteen tricks, another pass, and the tricks since.
    let tricks = count("trick-taken");
    assert!(count("hand-scored") == 2 && count("dealt") == 2 && tricks > 26);
    let lying = now["view"]["detail"]["trick"].as_array().unwrap().len();
    assert_eq!(count("played"), 4 * tricks + lying);
    assert!(updates.iter().all(|update| update["events"] != json!([])));
    // A bot's run is one message.
    assert!(updates.len() < 40, "{}", updates.len());

    // A watcher who reconnects and is little behind gets what they missed.
    let (before, last) = (&updates[updates.len() - 2], &updates[updates.len() - 1]);
    let missed = |since: u64| format!("{table}/live?since={since}");
    let path = missed(version(before));
    let mut again = connect(address, &browser, &path, None).await.unwrap();
    assert_eq!(next(&mut again).await, *last);
    let path = missed(version(&now) - 1);
    let mut again = connect(address, &browser, &path, None).await.unwrap();
    let newest = next(&mut again).await;
    let tail = newest["events"].as_array().unwrap();
    assert!(!tail.is_empty() && told.ends_with(tail) && tail.len() < told.len());
    // Whoever is further behind gets the present, and so does whoever has missed nothing.
    for since in [0, 3, 20, version(&now), 1_000_000] {
        let mut again = connect(address, &browser, &missed(since), None)
            .await
            .unwrap();
        let present = json!({"version": now["version"], "events": [], "snapshot": now});
        assert_eq!(next(&mut again).await, present, "since {since}");
    }
}

#[tokio::test]
async fn a_spectator_is_told_what_lies_open_and_no_more() {
    let server = TestServer::new().await;
    let address = server.listen().await;
    let mut browser = Browser::default();
    let table = browser.sit_down(&server, "hearts", 4).await;
    let path = format!("{table}/live");
    let mut socket = connect(address, &Browser::default(), &path, None)
        .await
        .unwrap();
    let mut updates = vec![next(&mut socket).await];
    for _ in 0..16 {
        browser.play_on(&server, &table).await;
        let now = version(&browser.wait(&server, &table).await);
        let seen = version(updates.last().unwrap());
        updates.extend(read_to(&mut socket, seen, now).await);
    }
    assert!(updates.len() > 16);
    for update in &updates {
        let view = &update["snapshot"]["view"];
        assert!(
            view["hands"]
                .as_array()
                .unwrap()
                .iter()
                .all(Value::is_number)
        );
        assert_eq!(update["snapshot"]["you"], Value::Null);
    }
    let told = events(&updates);
    let passed: Vec<_> = told
        .iter()
        .filter(|event| event["kind"] == "passed")
        .collect();
    assert!(passed.len() >= 4 && passed.iter().all(|event| event["cards"].is_null()));
}

#[tokio::test]
async fn an_undo_is_told_to_whoever_watches() {
    let server = TestServer::new().await;
    let address = server.listen().await;
    let mut browser = Browser::default();
    let table = browser.sit_down(&server, "hearts", 4).await;
    browser.play_on(&server, &table).await;
    let now = version(&browser.wait(&server, &table).await);
    let path = format!("{table}/live?since={now}");
    let mut socket = connect(address, &browser, &path, None).await.unwrap();
    assert_eq!(version(&next(&mut socket).await), now);
    browser
        .post(&server, &format!("{table}/undo"), json!({"version": now}))
        .await;
    let update = next(&mut socket).await;
    assert_eq!(update["events"], json!([{"kind": "undone", "seat": 0}]));
    assert_eq!(update["version"], now + 1);
    assert_eq!(update["snapshot"]["view"]["phase"], "pass");
    assert_eq!(update["snapshot"]["passed"], Value::Null);
}

#[tokio::test]
async fn somebody_who_does_not_read_holds_nobody_up() {
    let server = TestServer::new().await;
    let address = server.listen().await;
    let mut browser = Browser::default();
    let table = browser.sit_down(&server, "hearts", 3).await;
    let path = format!("{table}/live");
    let mut idle = connect(address, &browser, &path, None).await.unwrap();
    let began = version(&next(&mut idle).await);
    while browser.play_on(&server, &table).await {}
    let over = version(&browser.look(&server, &table).await);
    assert!(over > 100, "{over} is a short match");
    // It gets the newest when it reads again.
    let updates = read_to(&mut idle, began, over).await;
    assert_eq!(updates.last().unwrap()["snapshot"]["view"]["phase"], "over");
}

#[tokio::test]
async fn a_watcher_that_sends_is_closed() {
    let server = TestServer::new().await;
    let address = server.listen().await;
    let mut browser = Browser::default();
    let table = browser.sit_down(&server, "hearts", 4).await;
    let path = format!("{table}/live");
    for message in [Message::text("x"), Message::binary(vec![1])] {
        let mut socket = connect(address, &browser, &path, None).await.unwrap();
        next(&mut socket).await;
        // A ping is answered and does no harm.
        socket.send(Message::Ping("there?".into())).await.unwrap();
        assert!(matches!(socket.next().await, Some(Ok(Message::Pong(_)))));
        socket.send(message).await.unwrap();
        let Some(Ok(Message::Close(Some(frame)))) = socket.next().await else {
            panic!("the socket stays open");
        };
        assert_eq!(u16::from(frame.code), 1008);
    }
    assert_eq!(server.dropped("spoke"), 2);
    assert!(browser.play_on(&server, &table).await);
}

/// Reads one event of a stream: its id and its data.
async fn next_event(body: &mut Body) -> (u64, Value) {
    let frame = body.frame().await.unwrap().unwrap().into_data().unwrap();
    let text = std::str::from_utf8(&frame).unwrap();
    let (id, data) = text.trim_end().split_once('\n').unwrap();
    let data = data.strip_prefix("data: ").unwrap();
    let id = id.strip_prefix("id: ").unwrap();
    (id.parse().unwrap(), serde_json::from_str(data).unwrap())
}

/// Opens a stream of server-sent events, after that event where one is named. Nothing is made for it until it is read.
async fn open_events(
    server: &TestServer,
    browser: &Browser,
    path: &str,
    last: Option<u64>,
) -> Body {
    let mut request = browser.request(Method::GET, path, None);
    if let Some(last) = last {
        request.headers_mut().insert("last-event-id", last.into());
    }
    let response = server.router.clone().oneshot(request).await.unwrap();
    assert_eq!(
        response.headers()[header::CONTENT_TYPE],
        "text/event-stream"
    );
    response.into_body()
}

#[tokio::test]
async fn the_same_is_told_as_server_sent_events() {
    let server = TestServer::new().await;
    let mut browser = Browser::default();
    let table = browser.sit_down(&server, "hearts", 4).await;
    let now = browser.wait(&server, &table).await;
    let path = format!("{table}/events");
    let mut body = open_events(&server, &browser, &path, None).await;
    let (id, update) = next_event(&mut body).await;
    assert_eq!((id, &update["snapshot"]), (3, &now));
    browser.play_on(&server, &table).await;
    let (id, update) = next_event(&mut body).await;
    assert_eq!(update["version"], id);
    assert_eq!(update["events"][0]["kind"], "pass-chosen");
    // A browser that reconnects names the last event it saw.
    let mut again = open_events(&server, &browser, &path, Some(3)).await;
    assert_eq!(next_event(&mut again).await, (id, update));
}

#[tokio::test]
async fn whoever_comes_back_is_told_what_happened_though_a_stream_of_before_is_told_first() {
    let server = TestServer::new().await;
    let mut browser = Browser::default();
    let table = browser.sit_down(&server, "hearts", 4).await;
    browser.wait(&server, &table).await;
    let path = format!("{table}/events");
    // The connection of before has not ended for the server, and is read when the next one is there.
    let mut before = open_events(&server, &browser, &path, None).await;
    let (seen, _) = next_event(&mut before).await;
    browser.play_on(&server, &table).await;
    // It keeps what it is told, so that no message of the other one's does for it.
    let path = format!("{path}?changes=true");
    let mut again = open_events(&server, &browser, &path, Some(seen)).await;
    let (_, told) = next_event(&mut before).await;
    assert_eq!(told["events"][0]["kind"], "pass-chosen");
    let (_, told_again) = next_event(&mut again).await;
    assert_eq!(told_again["events"], told["events"]);
}

#[tokio::test]
async fn whoever_comes_back_is_told_of_a_setting_that_has_changed() {
    let server = TestServer::new().await;
    let address = server.listen().await;
    let mut browser = Browser::default();
    let table = browser.sit_down(&server, "hearts", 4).await;
    let path = format!("{table}/live");
    for setting in ["forced", "last-trick", "off"] {
        let mut socket = connect(address, &browser, &path, None).await.unwrap();
        next(&mut socket).await;
        let body = json!({"autoplay": setting});
        browser
            .patch(&server, &format!("{table}/settings"), body)
            .await;
        let mut again = connect(address, &browser, &path, None).await.unwrap();
        assert_eq!(next(&mut again).await["snapshot"]["autoplay"], setting);
    }
}

/// A table of known shuffles, and what its player is told from version 3 on after some turns: `cut_off` for all of them, and
/// with `anew` by a server that was started since.
async fn told_after(turns: usize, cut_off: bool, anew: bool) -> (Vec<Value>, Value) {
    let mut server = TestServer::new().await;
    let mut address = server.listen().await;
    let mut browser = Browser::default();
    let table = browser
        .sit_down_with_seed(&server, "hearts", 4, &json!({}), 7)
        .await;
    let start = version(&browser.wait(&server, &table).await);
    let path = format!("{table}/live");
    let mut socket = connect(address, &browser, &path, None).await.unwrap();
    next(&mut socket).await;
    if cut_off {
        drop(socket);
        let id = table.rsplit('/').next().unwrap();
        let open = server.app.tables.open(id).await.unwrap();
        while open.is_used() {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        socket = connect(address, &Browser::default(), &path, None)
            .await
            .unwrap();
    }
    for _ in 0..turns {
        browser.play_on(&server, &table).await;
    }
    let now = browser.wait(&server, &table).await;
    if anew {
        server = server.again().await;
        address = server.listen().await;
    }
    if cut_off {
        let path = format!("{path}?since={start}");
        socket = connect(address, &browser, &path, None).await.unwrap();
    }
    (read_to(&mut socket, start, version(&now)).await, now)
}

#[tokio::test]
async fn whoever_was_cut_off_is_told_what_happened_meanwhile() {
    let (stayed, present) = told_after(5, false, false).await;
    let told = events(&stayed);
    assert!(told.iter().any(|event| event["kind"] == "passed"));
    assert!(told.len() > 20);
    for anew in [false, true] {
        let (back, now) = told_after(5, true, anew).await;
        assert_eq!(back.len(), 1, "in one message");
        assert_eq!(events(&back), told);
        assert_eq!(back[0]["snapshot"]["view"], present["view"]);
        assert_eq!(back[0]["snapshot"]["version"], now["version"]);
    }
    // What is long ago is not told again.
    let (back, now) = told_after(12, true, true).await;
    assert!(version(&now) > 3 + crate::broadcast::outbox::KEPT as u64);
    assert_eq!(events(&back), [] as [Value; 0]);
}

#[tokio::test]
async fn a_page_of_another_site_gets_no_socket() {
    let server = TestServer::new().await;
    let address = server.listen().await;
    let mut browser = Browser::default();
    let table = browser.sit_down(&server, "hearts", 4).await;
    let path = format!("{table}/live");
    let own = format!("http://{address}");
    assert!(connect(address, &browser, &path, Some(&own)).await.is_ok());
    match connect(address, &browser, &path, Some("https://evil.example")).await {
        Err(Error::Http(response)) => assert_eq!(response.status(), StatusCode::FORBIDDEN),
        other => panic!("{:?}", other.is_ok()),
    }
}

#[tokio::test]
async fn an_address_for_sockets_says_so_to_others() {
    let server = TestServer::new().await;
    let table = Browser::default().sit_down(&server, "hearts", 4).await;
    let answer = server.get(&format!("{table}/live")).await;
    assert_eq!(answer.problem(), (426, "not-websocket".into()));
    let bad = server.get(&format!("{table}/live?since=yesterday")).await;
    assert_eq!(bad.problem(), (400, "bad-request".into()));
}

#[tokio::test]
async fn streams_end_when_the_server_stops() {
    let server = TestServer::new().await;
    let address = server.listen().await;
    let mut browser = Browser::default();
    let table = browser.sit_down(&server, "hearts", 4).await;
    let mut socket = connect(address, &browser, &format!("{table}/live"), None)
        .await
        .unwrap();
    next(&mut socket).await;
    let events = browser.request(Method::GET, &format!("{table}/events"), None);
    let events = server.router.clone().oneshot(events).await.unwrap();
    let mut events = events.into_body();
    events.frame().await.unwrap().unwrap();
    // Both wait, and nothing else happens that could wake them.
    tokio::time::sleep(Duration::from_millis(100)).await;
    server.close_streams();
    let soon = Duration::from_secs(5);
    let farewell = tokio::time::timeout(soon, end(&mut socket)).await;
    assert_eq!(farewell.unwrap(), 1001);
    let ended = async { while events.frame().await.is_some() {} };
    tokio::time::timeout(soon, ended).await.unwrap();
}
