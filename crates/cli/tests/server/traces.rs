//! Traces, as a collector receives them.

use std::collections::BTreeSet;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpListener;
use std::sync::mpsc::{Receiver, channel};
use std::time::{Duration, Instant};

use moonshot_testbed::Postgres;
use opentelemetry_proto::tonic::collector::trace::v1::ExportTraceServiceRequest;
use opentelemetry_proto::tonic::common::v1::KeyValue;
use opentelemetry_proto::tonic::trace::v1::Span;
use prost::Message;

use super::client::{Frame, Player, Program, command, command_with_store};
use super::watch::{figure, get, observed};

/// A collector; returns its address and the requests it receives, until the test ends.
fn collector() -> (String, Receiver<ExportTraceServiceRequest>) {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = format!("http://{}", listener.local_addr().unwrap());
    let (hand_over, collected) = channel();
    std::thread::spawn(move || {
        for stream in listener.incoming() {
            let mut stream = BufReader::new(stream.unwrap());
            let (mut line, mut length) = (String::new(), 0);
            stream.read_line(&mut line).unwrap();
            assert_eq!(line, "POST /v1/traces HTTP/1.1\r\n");
            while line != "\r\n" {
                line.clear();
                stream.read_line(&mut line).unwrap();
                let line = line.to_lowercase();
                if let Some(value) = line.strip_prefix("content-length: ") {
                    length = value.trim().parse().unwrap();
                } else if let Some(value) = line.strip_prefix("content-type: ") {
                    assert_eq!(value.trim(), "application/x-protobuf");
                }
            }
            let mut body = vec![0; length];
            stream.read_exact(&mut body).unwrap();
            let answer = b"HTTP/1.1 200 OK\r\ncontent-length: 0\r\n\r\n";
            stream.get_mut().write_all(answer).unwrap();
            let request = ExportTraceServiceRequest::decode(&body[..]).unwrap();
            if hand_over.send(request).is_err() {
                return;
            }
        }
    });
    (address, collected)
}

fn spans(requests: &[ExportTraceServiceRequest]) -> Vec<&Span> {
    let resources = requests.iter().flat_map(|request| &request.resource_spans);
    let scopes = resources.flat_map(|resource| &resource.scope_spans);
    scopes.flat_map(|scope| &scope.spans).collect()
}

#[test]
fn an_action_is_one_trace_from_its_request_to_each_watcher() {
    let data = tempfile::tempdir().unwrap();
    let (address, collected) = collector();
    let mut command = command(data.path(), "127.0.0.1:0");
    // Logs everything, so that all possible spans exist.
    command
        .args(["--otlp", &address, "--log-level", "trace"])
        .env("OTEL_BSP_SCHEDULE_DELAY", "100");
    let mut program = Program::spawn(command);
    let complaints = program.complaints();
    let player = Player::sit_down(&program, "hearts", 4);
    let mut sockets = [player.socket(&program), player.socket(&program)];
    for socket in &mut sockets {
        assert!(matches!(socket.next(), Some(Frame::Text(_))));
    }
    let snapshot = player.wait(&program);
    let hand = snapshot["view"]["legal"][0]["from"].to_string();
    player.act(&program, &snapshot, 0);
    for socket in &mut sockets {
        assert!(matches!(socket.next(), Some(Frame::Text(_))));
    }
    program.signal("TERM");
    assert!(program.end().success());
    let said = complaints.join().unwrap();
    assert!(!said.contains("moonshot_trace"), "the log has no spans");

    let mut requests = Vec::new();
    while let Ok(request) = collected.recv_timeout(Duration::from_secs(1)) {
        requests.push(request);
    }
    let spans = spans(&requests);
    let named = |name: &str| -> Vec<&Span> {
        let spans = spans.iter().copied();
        spans.filter(|span| span.name == name).collect()
    };
    let actions = named("action");
    assert_eq!(actions.len(), 1, "{spans:?}");
    let action = actions[0];
    assert!(action.parent_span_id.is_empty());
    let of_it = |name: &str| -> Vec<&Span> {
        let mut found = named(name);
        found.retain(|span| span.trace_id == action.trace_id);
        found
    };
    let [append] = of_it("append")[..] else {
        panic!("{spans:?}")
    };
    let [notice] = of_it("notice")[..] else {
        panic!("{spans:?}")
    };
    let sends = of_it("send");
    assert_eq!(sends.len(), sockets.len(), "{spans:?}");
    assert_eq!(append.parent_span_id, action.span_id);
    assert_eq!(notice.parent_span_id, action.span_id);
    assert!(append.end_time_unix_nano <= notice.start_time_unix_nano);
    for tell in sends {
        assert_eq!(tell.parent_span_id, notice.span_id);
        assert!(tell.start_time_unix_nano >= append.end_time_unix_nano);
    }

    // No span identifies a person.
    let own = |attribute: &KeyValue| attribute.key.clone();
    let keys: BTreeSet<String> = spans
        .iter()
        .flat_map(|span| span.attributes.iter().map(own))
        .collect();
    let known = ["bytes", "entries", "result", "transport"];
    assert!(
        keys.iter().all(|key| known.contains(&key.as_str())),
        "{keys:?}"
    );
    let names: BTreeSet<&str> = spans.iter().map(|span| span.name.as_str()).collect();
    assert_eq!(
        names,
        BTreeSet::from(["action", "append", "notice", "send"])
    );
    let text = format!("{requests:?}");
    assert!(text.contains("moonshot"), "the service has a name");
    for secret in [player.token(), player.id(), "P0", "nonce", "seed"] {
        assert!(!text.contains(secret), "{secret} is in {text}");
    }
    for card in hand.split('"').filter(|part| part.len() == 2) {
        assert!(!text.contains(&format!("\"{card}\"")), "{card} in {text}");
    }
}

/// Over one database, with a subscriber at the other server.
#[test]
fn an_action_at_one_server_is_told_at_another_in_the_same_trace() {
    let cluster = Postgres::start().unwrap();
    let (address, collected) = collector();
    let server = || {
        let mut command = command_with_store(&cluster.address());
        command
            .args(["--otlp", &address])
            .env("OTEL_BSP_SCHEDULE_DELAY", "50");
        observed(command)
    };
    let ((first, of_first), (second, of_second)) = (server(), server());
    let player = Player::sit_down(&first, "hearts", 4);
    let mut socket = player.socket(&second);
    assert!(matches!(socket.next(), Some(Frame::Text(_))));
    // Servers discover each other after a while.
    let mut requests = Vec::new();
    let began = Instant::now();
    let is_whole = |requests: &[ExportTraceServiceRequest]| {
        let spans = spans(requests);
        let of = |name: &'static str, parent: &Span| -> Option<&Span> {
            let mut found = spans.iter().copied();
            found.find(|span| span.name == name && span.parent_span_id == parent.span_id)
        };
        let actions = spans.iter().filter(|span| span.name == "action");
        actions.into_iter().any(|action| {
            let chain = of("notice", action)
                .and_then(|notice| of("receive", notice))
                .and_then(|hear| of("send", hear));
            chain.is_some_and(|tell| tell.trace_id == action.trace_id)
        })
    };
    while !is_whole(&requests) {
        assert!(began.elapsed() < Duration::from_secs(60), "{requests:?}");
        let snapshot = player.wait(&first);
        assert!(snapshot["view"]["outcome"].is_null(), "the match is over");
        player.act(&first, &snapshot, 0);
        requests.extend(collected.recv_timeout(Duration::from_secs(1)));
        requests.extend(collected.try_iter());
    }

    let told = |metrics: &str, name: &str| figure(&get(metrics, "/metrics"), name);
    assert!(told(&of_first, "moonshot_notices_total{way=\"sent\"}") > 0.0);
    assert!(told(&of_second, "moonshot_notices_total{way=\"heard\"}") > 0.0);
    assert!(told(&of_second, "moonshot_told_seconds_count") > 0.0);
}

#[test]
fn a_collector_that_is_away_holds_nobody_up() {
    let data = tempfile::tempdir().unwrap();
    let closed = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = format!("http://{}", closed.local_addr().unwrap());
    drop(closed);
    let mut command = command(data.path(), "127.0.0.1:0");
    command
        .args(["--otlp", &address])
        .env("OTEL_BSP_SCHEDULE_DELAY", "50");
    let program = Program::spawn(command);
    let player = Player::sit_down(&program, "hearts", 4);
    for turn in 0..5 {
        let snapshot = player.wait(&program);
        player.act(&program, &snapshot, turn);
        std::thread::sleep(Duration::from_millis(60));
    }
    let (status, _) = program.stop("TERM");
    assert!(status.success());
}

#[test]
fn a_wrong_address_of_a_collector_is_refused() {
    let data = tempfile::tempdir().unwrap();
    for wrong in [
        "127.0.0.1:4318",
        "https://127.0.0.1:4318",
        "http://:1",
        "http://host",
    ] {
        let output = command(data.path(), "127.0.0.1:0")
            .args(["--otlp", wrong])
            .output()
            .unwrap();
        let said = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(2), "{wrong}: {said}");
        assert!(said.contains("the address of a collector"), "{said}");
    }
}
