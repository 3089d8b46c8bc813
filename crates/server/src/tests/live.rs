//! Live streams, over real sockets.

use std::net::SocketAddr;
use std::time::Duration;

use axum::body::Body;
use axum::http::{Request, StatusCode, header};
use futures_util::{SinkExt, StreamExt};
use http_body_util::BodyExt;
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::{Error, Message};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};
use tower::ServiceExt;

use super::harness::{Browser, House};

type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

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
            Message::Text(text) => return serde_json::from_str(&text).unwrap(),
            Message::Ping(_) => {}
            other => panic!("{other:?}"),
        }
    }
}

/// Reads until the update of that version, which must come in order.
async fn read_to(socket: &mut Socket, seen: u64, version: u64) -> Vec<Value> {
    let mut updates = Vec::new();
    for expected in seen + 1..=version {
        let mut update = next(socket).await;
        if update["version"] == seen {
            // The first message was the present state.
            assert_eq!(update["events"], json!([]));
            update = next(socket).await;
        }
        assert_eq!(update["version"], expected);
        assert_eq!(update["snapshot"]["version"], expected);
        updates.push(update);
    }
    updates
}

#[tokio::test]
async fn a_watcher_is_told_of_every_change_in_order() {
    let house = House::new().await;
    let address = house.listen().await;
    let mut browser = Browser::default();
    let table = browser.sit_down(&house, "hearts", 4).await;
    let start = browser.wait(&house, &table).await;
    let mut socket = connect(address, &browser, &format!("{table}/live"), None)
        .await
        .unwrap();
    let first = next(&mut socket).await;
    assert_eq!(
        first,
        json!({"version": 3, "events": [], "snapshot": start})
    );
    for _ in 0..30 {
        browser.play_on(&house, &table).await;
    }
    let now = browser.wait(&house, &table).await;
    let updates = read_to(&mut socket, 3, now["version"].as_u64().unwrap()).await;
    assert_eq!(updates.last().unwrap()["snapshot"], now);
    assert!(
        updates
            .iter()
            .all(|update| !update["events"].as_array().unwrap().is_empty())
    );
    let kinds: Vec<&str> = updates
        .iter()
        .flat_map(|update| update["events"].as_array().unwrap())
        .map(|event| event["kind"].as_str().unwrap())
        .collect();
    assert_eq!(kinds[0], "pass-chosen");
    for kind in ["passed", "played", "trick-taken", "hand-scored", "dealt"] {
        assert!(kinds.contains(&kind), "{kind}");
    }
    // A watcher who reconnects gets the same updates, from memory or from the log.
    for since in [3, 4, 20, now["version"].as_u64().unwrap() - 1] {
        let path = format!("{table}/live?since={since}");
        let mut again = connect(address, &browser, &path, None).await.unwrap();
        let retold = read_to(&mut again, since, now["version"].as_u64().unwrap()).await;
        assert_eq!(retold, updates[since as usize - 3..], "since {since}");
    }
    for since in [now["version"].as_u64().unwrap(), 1_000_000] {
        let path = format!("{table}/live?since={since}");
        let mut again = connect(address, &browser, &path, None).await.unwrap();
        assert_eq!(
            next(&mut again).await["events"],
            json!([]),
            "there is nothing after {since}"
        );
    }
}

#[tokio::test]
async fn a_spectator_is_told_what_lies_open_and_no_more() {
    let house = House::new().await;
    let address = house.listen().await;
    let mut browser = Browser::default();
    let table = browser.sit_down(&house, "hearts", 4).await;
    let path = format!("{table}/live?since=0");
    let mut socket = connect(address, &Browser::default(), &path, None)
        .await
        .unwrap();
    for _ in 0..16 {
        browser.play_on(&house, &table).await;
    }
    let version = browser.wait(&house, &table).await["version"]
        .as_u64()
        .unwrap();
    for update in read_to(&mut socket, 0, version).await {
        let view = &update["snapshot"]["view"];
        assert!(
            view["hands"]
                .as_array()
                .unwrap()
                .iter()
                .all(Value::is_number)
        );
        assert_eq!(update["snapshot"]["you"], Value::Null);
        for event in update["events"].as_array().unwrap() {
            assert!(event["kind"] != "passed" || event["cards"].is_null());
        }
    }
}

#[tokio::test]
async fn an_undo_is_told_to_whoever_watches() {
    let house = House::new().await;
    let address = house.listen().await;
    let mut browser = Browser::default();
    let table = browser.sit_down(&house, "hearts", 4).await;
    browser.play_on(&house, &table).await;
    let version = browser.wait(&house, &table).await["version"]
        .as_u64()
        .unwrap();
    let path = format!("{table}/live?since={version}");
    let mut socket = connect(address, &browser, &path, None).await.unwrap();
    assert_eq!(next(&mut socket).await["version"], version);
    browser
        .post(
            &house,
            &format!("{table}/undo"),
            json!({"version": version}),
        )
        .await;
    let update = next(&mut socket).await;
    assert_eq!(update["events"], json!([{"kind": "undone", "seat": 0}]));
    assert_eq!(update["version"], version + 1);
    assert_eq!(update["snapshot"]["view"]["phase"], "pass");
    assert_eq!(update["snapshot"]["passed"], Value::Null);
}

#[tokio::test]
async fn somebody_who_does_not_read_holds_nobody_up() {
    let house = House::new().await;
    let address = house.listen().await;
    let mut browser = Browser::default();
    let table = browser.sit_down(&house, "hearts", 3).await;
    let path = format!("{table}/live?since=0");
    let mut idle = connect(address, &browser, &path, None).await.unwrap();
    while browser.play_on(&house, &table).await {}
    let version = browser.look(&house, &table).await["version"]
        .as_u64()
        .unwrap();
    assert!(version > 300, "more than a socket holds");
    // It gets every update when it reads again.
    let updates = read_to(&mut idle, 0, version).await;
    assert_eq!(updates.last().unwrap()["snapshot"]["view"]["phase"], "over");
}

#[tokio::test]
async fn the_same_is_told_as_server_sent_events() {
    let house = House::new().await;
    let mut browser = Browser::default();
    let table = browser.sit_down(&house, "hearts", 4).await;
    let now = browser.wait(&house, &table).await;
    let path = format!("{table}/events?since=0");
    let response = house
        .router
        .clone()
        .oneshot(browser.request(axum::http::Method::GET, &path, None))
        .await
        .unwrap();
    assert_eq!(
        response.headers()[header::CONTENT_TYPE],
        "text/event-stream"
    );
    let mut body = response.into_body();
    let mut text = String::new();
    while text.matches("\n\n").count() < 3 {
        let frame = body.frame().await.unwrap().unwrap();
        text.push_str(std::str::from_utf8(&frame.into_data().unwrap()).unwrap());
    }
    let events: Vec<&str> = text.trim_end().split("\n\n").collect();
    let (id, data) = events[2].split_once('\n').unwrap();
    assert_eq!(id, "id: 3");
    let update: Value = serde_json::from_str(data.strip_prefix("data: ").unwrap()).unwrap();
    assert_eq!(update["snapshot"], now);
    // A browser that reconnects names the last event it saw.
    let request = Request::get(format!("{table}/events")).header("last-event-id", "2");
    let request = request
        .header(header::COOKIE, browser.cookie.unwrap())
        .body(Body::empty());
    let response = house
        .router
        .clone()
        .oneshot(request.unwrap())
        .await
        .unwrap();
    let frame = response
        .into_body()
        .frame()
        .await
        .unwrap()
        .unwrap()
        .into_data()
        .unwrap();
    assert_eq!(
        std::str::from_utf8(&frame).unwrap(),
        format!("{}\n\n", events[2])
    );
}

#[tokio::test]
async fn a_page_of_another_site_gets_no_socket() {
    let house = House::new().await;
    let address = house.listen().await;
    let mut browser = Browser::default();
    let table = browser.sit_down(&house, "hearts", 4).await;
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
    let house = House::new().await;
    let table = Browser::default().sit_down(&house, "hearts", 4).await;
    let answer = house.get(&format!("{table}/live")).await;
    assert_eq!(answer.problem(), (426, "not-websocket".into()));
    let bad = house.get(&format!("{table}/live?since=yesterday")).await;
    assert_eq!(bad.problem(), (400, "bad-request".into()));
}

#[tokio::test]
async fn sockets_are_closed_when_the_server_stops() {
    let house = House::new().await;
    let address = house.listen().await;
    let mut browser = Browser::default();
    let table = browser.sit_down(&house, "hearts", 4).await;
    let mut socket = connect(address, &browser, &format!("{table}/live"), None)
        .await
        .unwrap();
    next(&mut socket).await;
    socket
        .send(Message::Ping("still there?".into()))
        .await
        .unwrap();
    house.close.send_replace(true);
    let closed = async {
        while let Some(Ok(message)) = socket.next().await {
            if message.is_close() {
                return true;
            }
        }
        false
    };
    assert!(
        tokio::time::timeout(Duration::from_secs(5), closed)
            .await
            .unwrap()
    );
}
