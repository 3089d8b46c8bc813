//! Connections, over real sockets: how many there may be, and how long each part of the conversation may take.

use std::net::SocketAddr;
use std::time::{Duration, Instant};

use futures_util::{SinkExt, StreamExt};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};
use tokio_tungstenite::tungstenite::Message;

use super::harness::{Browser, TestServer, no_rates};
use super::live;
use crate::net::limits::{Limits, Reach};

/// The shortest of the limits that a test gives.
const SHORT: Duration = Duration::from_millis(300);
/// Longer than any test should take.
const LONG: Duration = Duration::from_secs(20);

/// Limits without any that would end a test.
fn patient() -> Limits {
    Limits {
        head_timeout: LONG,
        body_timeout: LONG,
        idle_timeout: LONG,
        stalled_timeout: LONG,
        ..no_rates()
    }
}

async fn server(limits: Limits) -> (TestServer, SocketAddr) {
    let server = TestServer::with_limits(limits, Reach::default()).await;
    let address = server.listen().await;
    (server, address)
}

/// A server that trusts the proxies of this machine and takes one connection from each client.
async fn behind_a_proxy() -> (TestServer, SocketAddr) {
    let limits = Limits {
        connections_by_address: Some(1),
        ..patient()
    };
    let reach = Reach {
        trusted_proxies: vec!["127.0.0.0/8".parse().unwrap()],
        ..Reach::default()
    };
    let server = TestServer::with_limits(limits, reach).await;
    let address = server.listen().await;
    (server, address)
}

async fn connect(address: SocketAddr) -> TcpStream {
    TcpStream::connect(address).await.unwrap()
}

/// Asks for a WebSocket that tells of a table.
async fn watch(stream: &mut TcpStream, table: &str) {
    let head = format!(
        "GET {table}/live HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\
         Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    );
    say(stream, &head).await;
}

/// A connection on which something was asked.
async fn known(address: SocketAddr) -> TcpStream {
    let mut stream = connect(address).await;
    say(&mut stream, HEALTH).await;
    assert!(answer(&mut stream).await.starts_with("HTTP/1.1 204"));
    stream
}

/// A connection with a stream, which nothing displaces.
async fn streaming(address: SocketAddr) -> TcpStream {
    let mut stream = connect(address).await;
    let ask = "GET /api/open/events HTTP/1.1\r\nHost: localhost\r\n\r\n";
    say(&mut stream, ask).await;
    assert!(answer(&mut stream).await.starts_with("HTTP/1.1 200"));
    stream
}

async fn say(stream: &mut TcpStream, text: &str) {
    stream.write_all(text.as_bytes()).await.unwrap();
}

/// What comes until the other side closes, or resets, the connection.
async fn rest(stream: &mut TcpStream) -> String {
    let mut bytes = Vec::new();
    let read = stream.read_to_end(&mut bytes);
    let read = tokio::time::timeout(LONG / 2, read).await;
    // A reset is as good as an end.
    let _ = read.expect("the connection is not closed");
    String::from_utf8(bytes).unwrap()
}

/// One answer on a connection that stays open.
async fn answer(stream: &mut TcpStream) -> String {
    let mut bytes = [0; 4096];
    let read = tokio::time::timeout(LONG / 2, stream.read(&mut bytes)).await;
    String::from_utf8_lossy(&bytes[..read.expect("there is no answer").unwrap()]).into_owned()
}

const HEALTH: &str = "GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n";

/// Whether the server answers a new connection.
async fn serves(address: SocketAddr) -> bool {
    let mut stream = connect(address).await;
    let _ = stream.write_all(HEALTH.as_bytes()).await;
    let mut bytes = [0; 64];
    let read = stream.read(&mut bytes).await.unwrap_or(0);
    bytes[..read].starts_with(b"HTTP/1.1 204")
}

async fn until_it_serves(address: SocketAddr) {
    let began = Instant::now();
    while !serves(address).await {
        assert!(began.elapsed() < LONG / 2, "it never serves again");
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
}

/// That something which began then took about `SHORT`, and neither no time nor for ever.
///
/// The server's clock starts before the client has seen what started it: take the time before that is asked for.
fn took_its_time(began: Instant) {
    let took = began.elapsed();
    assert!(took >= SHORT && took < LONG / 2, "{took:?}");
}

#[tokio::test]
async fn half_a_head_is_not_waited_for() {
    let limits = Limits {
        head_timeout: SHORT,
        ..patient()
    };
    let (_house, address) = server(limits).await;
    for ask in ["G", "GET /healthz HTTP/1.1\r\nHost: local"] {
        let began = Instant::now();
        let mut stream = connect(address).await;
        say(&mut stream, ask).await;
        assert_eq!(rest(&mut stream).await, "");
        took_its_time(began);
    }
    // Nor for one that comes a byte at a time, also after an answer.
    let mut stream = connect(address).await;
    let began = Instant::now();
    say(&mut stream, HEALTH).await;
    assert!(answer(&mut stream).await.starts_with("HTTP/1.1 204"));
    while stream.write_all(b"x").await.is_ok() && began.elapsed() < LONG / 2 {
        tokio::time::sleep(SHORT / 10).await;
    }
    took_its_time(began);
}

#[tokio::test]
async fn a_connection_without_a_request_is_closed_after_a_while() {
    let limits = Limits {
        idle_timeout: SHORT,
        ..patient()
    };
    let (_house, address) = server(limits).await;
    let began = Instant::now();
    let mut silent = connect(address).await;
    assert_eq!(rest(&mut silent).await, "");
    took_its_time(began);

    let mut stream = connect(address).await;
    let mut began = Instant::now();
    for _ in 0..8 {
        tokio::time::sleep(SHORT / 4).await;
        began = Instant::now();
        say(&mut stream, HEALTH).await;
        assert!(
            answer(&mut stream).await.starts_with("HTTP/1.1 204"),
            "while it is used it stays open"
        );
    }
    assert_eq!(rest(&mut stream).await, "");
    took_its_time(began);
}

#[tokio::test]
async fn a_stream_is_no_idle_connection() {
    // Long enough for pings that are answered on a busy machine.
    let limit = 3 * SHORT;
    let limits = Limits {
        head_timeout: limit,
        idle_timeout: limit,
        stalled_timeout: limit,
        ..patient()
    };
    let (server, address) = server(limits).await;
    let mut anna = Browser::default();
    let table = anna.sit_down(&server, "hearts", 4).await;
    anna.wait(&server, &table).await;
    let mut stream = connect(address).await;
    say(
        &mut stream,
        &format!("GET {table}/events HTTP/1.1\r\nHost: localhost\r\n\r\n"),
    )
    .await;
    let mut socket = live::connect(address, &anna, &format!("{table}/live"), None)
        .await
        .unwrap();
    live::next(&mut socket).await;
    let mut told = String::new();
    while !told.contains("\n\n\r\n") {
        told += &answer(&mut stream).await;
    }
    // Whoever reads answers pings.
    let quiet = tokio::time::timeout(limit * 3, live::next(&mut socket)).await;
    assert!(quiet.is_err(), "nothing is told meanwhile");
    assert!(anna.play_on(&server, &table).await);
    assert!(answer(&mut stream).await.contains("data: "));
    live::next(&mut socket).await;
}

#[tokio::test]
async fn a_watcher_whose_network_is_gone_is_gone() {
    let limits = Limits {
        stalled_timeout: SHORT,
        ..patient()
    };
    let (server, address) = server(limits).await;
    let mut anna = Browser::default();
    let table = anna.sit_down(&server, "hearts", 4).await;
    anna.wait(&server, &table).await;
    let mut socket = live::connect(address, &anna, &format!("{table}/live"), None)
        .await
        .unwrap();
    live::next(&mut socket).await;
    let stranger = Browser::default();
    let seats = stranger.look(&server, &table).await["seats"].clone();
    assert_eq!(seats[0]["here"], true);
    // Nobody answers, as when the network is gone: the connection stays open, and the socket is not looked at.
    let until = Instant::now() + LONG;
    while stranger.look(&server, &table).await["seats"][0]["here"] == true {
        assert!(Instant::now() < until, "they count as here for ever");
        tokio::time::sleep(SHORT / 4).await;
    }
    assert_eq!([server.dropped("silent"), server.dropped("slow")], [1, 0]);
}

#[tokio::test]
async fn a_watcher_that_does_not_read_is_dropped() {
    let limits = Limits {
        stalled_timeout: 8 * SHORT,
        ..patient()
    };
    let (server, address) = server(limits).await;
    let mut anna = Browser::default();
    let table = anna.sit_down(&server, "hearts", 4).await;
    let not_reading = async || {
        let socket = TcpSocket::new_v4().unwrap();
        socket.set_recv_buffer_size(2_048).unwrap();
        socket.connect(address).await.unwrap()
    };
    let mut socket = not_reading().await;
    watch(&mut socket, &table).await;
    let mut events = not_reading().await;
    let ask = format!("GET {table}/events HTTP/1.1\r\nHost: localhost\r\n\r\n");
    say(&mut events, &ask).await;
    let until = Instant::now() + LONG;
    while server.dropped("slow") < 2 {
        assert!(Instant::now() < until, "they are waited for for ever");
        if !anna.play_on(&server, &table).await {
            tokio::time::sleep(SHORT / 4).await;
        }
    }
    assert_eq!([server.dropped("silent"), server.dropped("slow")], [0, 2]);
}

/// The listener for figures of a server with these limits.
async fn figures(limits: Limits) -> (TestServer, SocketAddr) {
    let server = TestServer::with_limits(limits, Reach::default()).await;
    let listener = crate::net::listen(([127, 0, 0, 1], 0).into())
        .await
        .unwrap();
    let address = listener.local_addr().unwrap();
    tokio::spawn(crate::http::exporter::serve(listener, server.app.clone()));
    (server, address)
}

#[tokio::test]
async fn the_listener_for_figures_waits_for_no_half_a_head() {
    let limits = Limits {
        head_timeout: SHORT,
        ..patient()
    };
    let (_house, address) = figures(limits).await;
    let began = Instant::now();
    let mut half = connect(address).await;
    say(&mut half, "GET /metrics HTTP/1.1\r\nHo").await;
    assert_eq!(rest(&mut half).await, "");
    took_its_time(began);
}

#[tokio::test]
async fn silent_connections_make_room_at_the_listener_for_figures() {
    let (_house, address) = figures(patient()).await;
    let mut silent = Vec::new();
    for _ in 0..40 {
        silent.push(connect(address).await);
    }
    until_it_serves(address).await;
    assert_eq!(rest(&mut silent[0]).await, "");
    let mut asking = connect(address).await;
    let ask = "GET /metrics HTTP/1.1\r\nHost: prometheus\r\nConnection: close\r\n\r\n";
    say(&mut asking, ask).await;
    let figures = rest(&mut asking).await;
    assert!(figures.contains("moonshot_connections 0\n"), "{figures}");
}

#[tokio::test]
async fn a_watcher_that_goes_on_sending_is_closed() {
    let (server, address) = server(patient()).await;
    let table = Browser::default().sit_down(&server, "hearts", 4).await;
    const PING: [u8; 6] = [0x89, 0x80, 0, 0, 0, 0];
    const BEGUN: [u8; 6] = [0x01, 0x80, 0, 0, 0, 0];
    const GOES_ON: [u8; 6] = [0x00, 0x80, 0, 0, 0, 0];
    // Signs of life without end, and a message of empty pieces without end.
    for (dropped, [first, then]) in (1..).zip([[PING, PING], [BEGUN, GOES_ON]]) {
        let mut stream = connect(address).await;
        watch(&mut stream, &table).await;
        stream.write_all(&first).await.unwrap();
        // In threads of their own, for a server that only ever listens to them would have the test's.
        let mut stream = stream.into_std().unwrap();
        stream.set_nonblocking(false).unwrap();
        stream.set_write_timeout(Some(LONG)).unwrap();
        let mut told = stream.try_clone().unwrap();
        std::thread::spawn(move || std::io::copy(&mut told, &mut std::io::sink()));
        let flood = std::thread::spawn(move || {
            let until = Instant::now() + LONG;
            while Instant::now() < until {
                if std::io::Write::write_all(&mut stream, &then.repeat(10_000)).is_err() {
                    return true;
                }
            }
            false
        });
        while !flood.is_finished() {
            assert!(serves(address).await);
        }
        assert!(flood.join().unwrap(), "they are listened to for ever");
        assert_eq!(server.dropped("spoke"), dropped);
    }
}

#[tokio::test]
async fn a_message_that_is_announced_as_huge_is_not_waited_for() {
    let (server, address) = server(patient()).await;
    let table = Browser::default().sit_down(&server, "hearts", 4).await;
    let mut stream = connect(address).await;
    watch(&mut stream, &table).await;
    // A masked binary message of 2 MiB, of which nothing comes.
    let mut head = vec![0x82, 0xff];
    head.extend((2_u64 << 20).to_be_bytes());
    head.extend([0; 4]);
    stream.write_all(&head).await.unwrap();
    let mut told = Vec::new();
    let closed = tokio::time::timeout(LONG / 4, stream.read_to_end(&mut told));
    assert!(closed.await.is_ok(), "it is waited for");
}

#[tokio::test]
async fn a_watcher_may_give_many_signs_of_life() {
    let limits = Limits {
        stalled_timeout: 2 * SHORT,
        ..patient()
    };
    let (server, address) = server(limits).await;
    let anna = &mut Browser::default();
    let path = format!("{}/live", anna.sit_down(&server, "hearts", 4).await);
    let mut socket = live::connect(address, anna, &path, None).await.unwrap();
    for _ in 0..3 {
        for _ in 0..30 {
            socket
                .send(Message::Ping(vec![1; 100].into()))
                .await
                .unwrap();
        }
        let mut pongs = 0;
        loop {
            match socket.next().await {
                Some(Ok(Message::Pong(_))) => pongs += 1,
                // Whoever was asked for a sign may give as many again.
                Some(Ok(Message::Ping(_))) if pongs == 30 => break,
                Some(Ok(Message::Ping(_) | Message::Text(_))) => {}
                other => panic!("{other:?}"),
            }
        }
    }
    assert_eq!(server.dropped("spoke"), 0);
}

#[tokio::test]
async fn whoever_asks_is_told_that_their_connection_lives() {
    let limits = Limits {
        stalled_timeout: 8 * SHORT,
        ..patient()
    };
    let (server, address) = server(limits).await;
    let anna = &mut Browser::default();
    let table = anna.sit_down(&server, "hearts", 4).await;
    // What comes until the third ping, and what of it before there was time for one.
    let told = async |query: &str| {
        let path = format!("{table}/live{query}");
        let mut socket = live::connect(address, anna, &path, None).await.unwrap();
        let (began, mut texts, mut pings) = (Instant::now(), Vec::new(), 0);
        while pings < 3 {
            match socket.next().await.unwrap().unwrap() {
                Message::Ping(_) => pings += 1,
                Message::Text(text) => texts.push((text, began.elapsed() < SHORT)),
                other => panic!("{other:?}"),
            }
        }
        let beats = |at_once: bool| {
            let all = texts.iter().filter(|(_, early)| !at_once || *early);
            all.filter(|(text, _)| *text == r#"{"beat":2}"#).count()
        };
        assert!(texts.iter().any(|(text, _)| text.contains("snapshot")));
        (beats(false), beats(true))
    };
    // A beat comes after its ping.
    assert_eq!(told("?beats=true").await, (2, 1));
    assert_eq!(told("?beats=true&changes=true").await, (2, 1));
    assert_eq!(told("?changes=true").await, (0, 0));
    assert_eq!(told("").await, (0, 0));
    assert_eq!(server.dropped("silent"), 0);
}

/// Counts the heartbeats on a socket until it is closed or has sent nine pings, and returns the reason of the close. Answers heartbeats
/// with `answer`.
async fn beats(socket: &mut live::Socket, answer: Option<&str>) -> (usize, Option<String>) {
    let (mut beats, mut pings) = (0, 0);
    while pings < 9 {
        match socket.next().await {
            Some(Ok(Message::Ping(_))) => pings += 1,
            Some(Ok(Message::Text(text))) if text == r#"{"beat":1,"answer":true}"# => {
                beats += 1;
                if let Some(answer) = answer {
                    socket.send(Message::text(answer)).await.unwrap();
                }
            }
            Some(Ok(Message::Text(text))) => assert!(text.contains("snapshot"), "{text}"),
            Some(Ok(Message::Close(why))) => return (beats, Some(why.unwrap().reason.to_string())),
            other => panic!("{other:?}"),
        }
    }
    (beats, None)
}

/// Whether the first seat's player is connected, as others see it.
async fn is_here(server: &TestServer, table: &str) -> bool {
    let snapshot = server.get(table).await.json();
    snapshot["seats"][0]["here"].as_bool().unwrap()
}

/// Waits until they are not.
async fn leaves(server: &TestServer, table: &str) {
    let began = Instant::now();
    while is_here(server, table).await {
        assert!(began.elapsed() < LONG, "they are here for ever");
        tokio::time::sleep(SHORT / 10).await;
    }
}

#[tokio::test]
async fn whose_page_does_not_answer_beats_is_not_here() {
    let limits = Limits {
        stalled_timeout: SHORT,
        ..patient()
    };
    let (server, address) = server(limits).await;
    let anna = &mut Browser::default();
    let table = anna.sit_down(&server, "hearts", 4).await;
    let path = format!("{table}/live?attends=true");
    let mut awake = live::connect(address, anna, &path, None).await.unwrap();
    assert_eq!(beats(&mut awake, Some("awake")).await.1, None);
    assert!(is_here(&server, &table).await);
    assert_eq!(server.dropped("asleep"), 0);
    drop(awake);

    // The socket goes on answering pings, as a browser does for a page that it has frozen.
    let mut asleep = live::connect(address, anna, &path, None).await.unwrap();
    let (told, why) = beats(&mut asleep, None).await;
    assert_eq!(why.as_deref(), Some("The page is asleep."));
    assert!(told >= 4, "{told}");
    assert_eq!(server.dropped("asleep"), 1);
    leaves(&server, &table).await;

    // Nothing else may be said, nor that by whoever was not asked.
    for (path, says) in [
        (path.as_str(), "hello"),
        (&format!("{table}/live"), "awake"),
    ] {
        let mut socket = live::connect(address, anna, path, None).await.unwrap();
        socket.send(Message::text(says)).await.unwrap();
        let closed = loop {
            if let Message::Close(why) = socket.next().await.unwrap().unwrap() {
                break why.unwrap().reason;
            }
        };
        assert_eq!(closed, "Nothing is to be sent here.", "{says}");
    }
    assert_eq!(server.dropped("spoke"), 2);
}

#[tokio::test]
async fn a_stream_of_events_ends_for_whoever_attends() {
    let (server, address) = server(patient()).await;
    let anna = &mut Browser::default();
    let table = anna.sit_down(&server, "hearts", 4).await;
    let read = async || {
        let mut stream = connect(address).await;
        let cookie = anna.cookie.as_ref().unwrap();
        let ask = format!(
            "GET {table}/events?attends=true HTTP/1.1\r\nHost: localhost\r\nCookie: {cookie}\r\nConnection: close\r\n\r\n"
        );
        say(&mut stream, &ask).await;
        let mut told = String::new();
        let ends = tokio::time::timeout(LONG, stream.read_to_string(&mut told)).await;
        ends.expect("it goes on for ever").unwrap();
        told
    };
    assert!(!is_here(&server, &table).await);
    let told = read().await;
    assert!(told.contains("data: {\"beat\":1}\n"), "{told}");
    leaves(&server, &table).await;
}

/// Reads a stream of events until three signs of life have come: beats, of which the first comes at once, or comments. Checks them, and
/// that something beginning with `first` was told, once, after the first beat.
async fn is_alive(address: SocketAddr, path: &str, beats: usize, first: &str) {
    let mut stream = connect(address).await;
    let ask = format!("GET {path} HTTP/1.1\r\nHost: localhost\r\n\r\n");
    say(&mut stream, &ask).await;
    let (began, mut bytes) = (Instant::now(), Vec::new());
    let told = loop {
        let told = String::from_utf8_lossy(&bytes).into_owned();
        let signs = told.matches("\n:").count() + told.matches("{\"beat\"").count();
        if signs >= 3 {
            break told;
        }
        let read = tokio::time::timeout(LONG, stream.read_buf(&mut bytes)).await;
        read.expect("it says nothing any more").unwrap();
    };
    let seconds = if beats > 0 { 2 } else { 3 };
    assert!(began.elapsed() > Duration::from_millis(seconds * 1_000 - 100));
    // nginx holds nothing of it back.
    assert!(told.contains("\r\nx-accel-buffering: no\r\n"), "{told}");
    let beat = "data: {\"beat\":1}\n";
    assert_eq!(told.matches(beat).count(), beats, "{told}");
    assert_eq!(told.matches(first).count(), 1, "{told}");
    let beat = told.find(beat);
    assert!(beat.is_none_or(|at| at < told.find(first).unwrap()));
}

#[tokio::test]
async fn whoever_reads_events_is_told_that_their_connection_lives_if_they_ask() {
    let (server, address) = server(patient()).await;
    let mut anna = Browser::default();
    for (query, beats) in [("", 0), ("?beats=false", 0), ("?beats=true", 3)] {
        let lobby = format!("/api/open/events{query}");
        is_alive(address, &lobby, beats, "data: {\"tables\":[]}\n").await;
        // Each at a table of its own: whoever watched before is told to have left.
        let table = anna.sit_down(&server, "hearts", 4).await;
        let events = format!("{table}/events{query}");
        is_alive(address, &events, beats, "data: {\"version\":").await;
    }
}

#[tokio::test]
async fn half_a_body_is_not_waited_for() {
    let limits = Limits {
        body_timeout: SHORT,
        ..patient()
    };
    let (_house, address) = server(limits).await;
    let mut stream = connect(address).await;
    let began = Instant::now();
    say(
        &mut stream,
        "POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n\
         Content-Length: 100\r\n\r\n{\"game\":",
    )
    .await;
    let said = rest(&mut stream).await;
    took_its_time(began);
    assert!(said.starts_with("HTTP/1.1 408 "), "{said}");
    assert!(said.contains("\"code\":\"too-slow\""), "{said}");
}

#[tokio::test]
async fn who_does_not_read_what_they_asked_for_is_dropped() {
    let limits = Limits {
        stalled_timeout: SHORT,
        connections: Some(1),
        ..patient()
    };
    let (_house, address) = server(limits).await;
    let mut stream = connect(address).await;
    // More answers than the sockets between hold, and not one is read.
    let asked = "GET /api/games HTTP/1.1\r\nHost: localhost\r\n\r\n".repeat(100);
    let asking = async { while stream.write_all(asked.as_bytes()).await.is_ok() {} };
    let _ = tokio::time::timeout(SHORT, asking).await;
    until_it_serves(address).await;
}

#[tokio::test]
async fn one_address_has_so_many_connections_and_no_more() {
    let limits = Limits {
        connections_by_address: Some(3),
        ..patient()
    };
    let (server, address) = server(limits).await;
    let mut anna = Browser::default();
    let table = anna.sit_down(&server, "hearts", 4).await;
    // A WebSocket counts until it is closed.
    let mut socket = live::connect(address, &anna, &format!("{table}/live"), None)
        .await
        .unwrap();
    live::next(&mut socket).await;
    let streams = [streaming(address).await, streaming(address).await];
    let mut refused = connect(address).await;
    say(&mut refused, HEALTH).await;
    let said = rest(&mut refused).await;
    assert!(
        said.is_empty() || said.starts_with("HTTP/1.1 503 "),
        "{said}"
    );
    let mut refused = connect(address).await;
    let said = rest(&mut refused).await;
    let (head, body) = said.split_once("\r\n\r\n").unwrap();
    assert!(
        head.starts_with("HTTP/1.1 503 ") && head.contains("\r\nRetry-After: 10\r\n"),
        "{head}"
    );
    let problem: serde_json::Value = serde_json::from_str(body).unwrap();
    assert_eq!(problem["code"], "too-many-connections");

    // Another address is served all the while.
    let other = tokio::net::TcpSocket::new_v4().unwrap();
    other.bind(([127, 0, 0, 2], 0).into()).unwrap();
    let mut other = other.connect(address).await.unwrap();
    say(&mut other, HEALTH).await;
    assert!(answer(&mut other).await.starts_with("HTTP/1.1 204"));

    // There is a place again for each that goes.
    drop(streams);
    until_it_serves(address).await;
    let again = [streaming(address).await, streaming(address).await];
    tokio::time::sleep(Duration::from_millis(50)).await;
    assert!(!serves(address).await);
    socket.close(None).await.unwrap();
    while let Some(Ok(_)) = socket.next().await {}
    drop(socket);
    until_it_serves(address).await;
    drop(again);
}

#[tokio::test]
async fn there_are_so_many_connections_in_all() {
    let limits = Limits {
        connections: Some(2),
        connections_by_address: None,
        ..patient()
    };
    let (_house, address) = server(limits).await;
    let open = [streaming(address).await, streaming(address).await];
    tokio::time::sleep(Duration::from_millis(50)).await;
    assert!(!serves(address).await);
    drop(open);
    until_it_serves(address).await;
}

#[tokio::test]
async fn connections_that_only_wait_make_room_for_whoever_comes() {
    for (all, by_address) in [(4, None), (12, Some(4))] {
        let limits = Limits {
            connections: Some(all),
            connections_by_address: by_address,
            ..patient()
        };
        let (_house, address) = server(limits).await;
        let mut stream = streaming(address).await;
        let mut waiting = Vec::new();
        for _ in 0..3 {
            waiting.push(known(address).await);
        }
        // A connection waits a little after its answer.
        until_it_serves(address).await;
        let mut closed = 0;
        for stream in &mut waiting {
            let _ = stream.write_all(HEALTH.as_bytes()).await;
            let mut bytes = [0; 64];
            let read = tokio::time::timeout(LONG / 2, stream.read(&mut bytes)).await;
            match read.expect("neither an answer nor an end") {
                Ok(read) if bytes[..read].starts_with(b"HTTP/1.1 204") => {}
                _ => closed += 1,
            }
        }
        assert_eq!(closed, 1, "one makes room, the others stay");
        let mut byte = [0];
        let more = tokio::time::timeout(SHORT, stream.read(&mut byte)).await;
        assert!(more.is_err(), "and so does whoever is told something");
    }
}

#[tokio::test]
async fn silent_connections_make_room_for_whoever_comes() {
    for (all, by_address) in [(6, None), (12, Some(3))] {
        let limits = Limits {
            connections: Some(all),
            connections_by_address: by_address,
            ..patient()
        };
        let (_house, address) = server(limits).await;
        let mut asked = known(address).await;
        let mut silent = Vec::new();
        for number in 0..20 {
            let mut stream = connect(address).await;
            if number % 2 == 0 {
                // Half a request is no request.
                say(&mut stream, "GET /healthz HTTP/1.1\r\nHo").await;
            }
            silent.push(stream);
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
        assert!(serves(address).await, "a newcomer is served");
        say(&mut asked, HEALTH).await;
        let said = answer(&mut asked).await;
        assert!(said.starts_with("HTTP/1.1 204"), "who has asked stays");
        // The oldest has made room.
        assert_eq!(rest(&mut silent[0]).await, "");
    }
}

#[tokio::test]
async fn connections_of_a_trusted_proxy_are_not_those_of_one_client() {
    let (server, address) = behind_a_proxy().await;
    let open = [connect(address).await, connect(address).await];
    tokio::time::sleep(Duration::from_millis(50)).await;
    assert!(serves(address).await);
    drop(open);

    // What it carries counts for the client: here a stream, which is all that this client may have.
    let table = Browser::default().sit_down(&server, "hearts", 4).await;
    let ask = |from: &str, path: &str| {
        format!("GET {path} HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: {from}\r\n\r\n")
    };
    let mut stream = connect(address).await;
    say(&mut stream, &ask("203.0.113.1", &format!("{table}/events"))).await;
    assert!(answer(&mut stream).await.starts_with("HTTP/1.1 200"));
    let mut other = connect(address).await;
    for (from, status) in [
        ("203.0.113.1", "503"),
        ("203.0.113.2", "204"),
        ("203.0.113.3", "204"),
    ] {
        say(&mut other, &ask(from, "/healthz")).await;
        let said = answer(&mut other).await;
        assert!(
            said.starts_with(&format!("HTTP/1.1 {status}")),
            "{from}: {said}"
        );
    }
    drop(stream);
    let began = Instant::now();
    loop {
        say(&mut other, &ask("203.0.113.1", "/healthz")).await;
        if answer(&mut other).await.starts_with("HTTP/1.1 204") {
            break;
        }
        assert!(began.elapsed() < LONG / 2, "its stream counts for ever");
    }
}

#[tokio::test]
async fn a_websocket_through_a_proxy_counts_for_its_client_until_it_is_closed() {
    let (server, address) = behind_a_proxy().await;
    let mut anna = Browser::default();
    let table = anna.sit_down(&server, "hearts", 4).await;
    // Without a header the proxy asks for itself.
    let mut socket = live::connect(address, &anna, &format!("{table}/live"), None)
        .await
        .unwrap();
    live::next(&mut socket).await;
    assert!(!serves(address).await);
    socket.close(None).await.unwrap();
    while let Some(Ok(_)) = socket.next().await {}
    drop(socket);
    until_it_serves(address).await;
}

#[tokio::test]
async fn an_idle_connection_does_not_hold_up_the_end() {
    let server = TestServer::with_limits(patient(), Reach::default()).await;
    let listener = crate::net::listen(([127, 0, 0, 1], 0).into())
        .await
        .unwrap();
    let address = listener.local_addr().unwrap();
    let (router, closing) = (server.router.clone(), server.app.closing.clone());
    let serving = tokio::spawn(async move {
        crate::net::serve(
            listener,
            router,
            &patient(),
            &Reach::default(),
            &crate::metrics::Metrics::default(),
            None,
            closing,
        )
        .await;
    });
    let mut idle = connect(address).await;
    say(&mut idle, HEALTH).await;
    assert!(answer(&mut idle).await.starts_with("HTTP/1.1 204"));
    server.close_streams();
    let ended = tokio::time::timeout(Duration::from_secs(2), serving).await;
    ended
        .expect("the server waits for an idle connection")
        .unwrap();
    assert_eq!(rest(&mut idle).await, "");
    assert!(
        TcpStream::connect(address).await.is_err(),
        "it listens no more"
    );
}

#[tokio::test]
async fn a_head_of_moderate_size_is_read_and_a_huge_one_refused() {
    let (_house, address) = server(patient()).await;
    for (size, status) in [(6_000, "204"), (60_000, "431")] {
        let mut stream = connect(address).await;
        let cookie = "x".repeat(size);
        let ask = format!(
            "GET /healthz HTTP/1.1\r\nHost: localhost\r\nCookie: {cookie}\r\nConnection: close\r\n\r\n"
        );
        let _ = stream.write_all(ask.as_bytes()).await;
        let said = answer(&mut stream).await;
        assert!(
            said.starts_with(&format!("HTTP/1.1 {status}")),
            "{size}: {said}"
        );
    }
}
