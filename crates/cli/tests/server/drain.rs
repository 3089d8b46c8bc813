//! Graceful shutdown: streams are closed, requests in flight end, nothing is lost and nothing is logged as an error.

use std::io::{Read, Write};
use std::net::TcpStream;
use std::time::{Duration, Instant};

use super::client::{Frame, Player, Program, action, command};

/// A connection that has sent a request's head but not its body.
fn in_flight(program: &Program, head: &str) -> TcpStream {
    let mut stream = TcpStream::connect(&program.address).unwrap();
    let limit = Some(Duration::from_secs(20));
    stream.set_read_timeout(limit).unwrap();
    stream.write_all(head.as_bytes()).unwrap();
    // The server starts to answer before it receives the signal.
    std::thread::sleep(Duration::from_millis(200));
    stream
}

#[test]
fn a_clean_stop_closes_streams_ends_requests_and_is_silent() {
    for signal in ["TERM", "INT"] {
        let data = tempfile::tempdir().unwrap();
        let mut command = command(data.path(), "127.0.0.1:0");
        command.env("RUST_LOG", "warn");
        let mut program = Program::spawn(command);
        let player = Player::sit_down(&program, "hearts", 4);
        let mut socket = player.socket(&program);
        let mut events = player.events(&program);
        for turn in 0..5 {
            player.act(&program, &player.wait(&program), turn);
        }
        // More tables, whose bots are acting when the signal arrives.
        for _ in 0..4 {
            Player::sit_down(&program, "wild-twists", 6);
        }
        let snapshot = player.wait(&program);
        let chosen = action(&snapshot["view"]["legal"][0]);
        let [head, body] = player.action(&program, &snapshot, &chosen);
        let mut request = in_flight(&program, &head);

        let began = Instant::now();
        program.signal(signal);
        let mut last = None;
        while let Some(frame) = socket.next() {
            last = Some(frame);
        }
        assert_eq!(last, Some(Frame::Close(1001)), "{signal}: going away");
        let mut story = String::new();
        events.read_to_string(&mut story).unwrap();
        assert!(story.contains("data: "), "{story}");
        assert!(
            story.ends_with("0\r\n\r\n"),
            "the events end as they should"
        );
        while TcpStream::connect(&program.address).is_ok() {
            let waited = began.elapsed();
            assert!(waited < Duration::from_secs(3), "nothing new is accepted");
        }
        request.write_all(body.as_bytes()).unwrap();
        let mut answer = String::new();
        request.read_to_string(&mut answer).unwrap();
        assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");

        let (status, said, complained) = program.wait();
        assert_eq!(status.code(), Some(0), "{signal}: {said} {complained}");
        assert!(began.elapsed() < Duration::from_secs(5));
        assert!(said.contains("Stopped. Every table is saved."), "{said}");
        assert_eq!(complained, "", "{signal}: a clean stop is silent");

        // The action in flight has been applied.
        let program = Program::start(data.path());
        let now = player.look(&program);
        assert!(now["version"].as_u64() > snapshot["version"].as_u64());
        program.kill();
    }
}

#[test]
fn a_request_that_does_not_end_is_waited_for_only_so_long() {
    let data = tempfile::tempdir().unwrap();
    let mut command = command(data.path(), "127.0.0.1:0");
    command.args(["--drain-seconds", "2"]);
    let mut program = Program::spawn(command);
    let player = Player::sit_down(&program, "hearts", 4);
    let [head, _] = player.action(&program, &player.wait(&program), "pass");
    let _request = in_flight(&program, &head);
    let began = Instant::now();
    program.signal("TERM");
    let (status, said, _) = program.wait();
    let took = began.elapsed();
    assert_eq!(status.code(), Some(0), "{said}");
    assert!(took > Duration::from_millis(1_900), "{took:?}");
    assert!(took < Duration::from_secs(8), "{took:?}");
}

#[test]
fn a_second_signal_stops_at_once() {
    let data = tempfile::tempdir().unwrap();
    let mut program = Program::start(data.path());
    let player = Player::sit_down(&program, "hearts", 4);
    let snapshot = player.wait(&program);
    player.act(&program, &snapshot, 0);
    let before = player.wait(&program);
    let [head, _] = player.action(&program, &before, "pass");
    let _request = in_flight(&program, &head);
    program.signal("TERM");
    std::thread::sleep(Duration::from_millis(500));
    let began = Instant::now();
    program.signal("INT");
    let (status, _, complained) = program.wait();
    assert!(began.elapsed() < Duration::from_secs(2));
    assert_eq!(status.code(), Some(1));
    assert!(complained.contains("stopped at once"), "{complained}");
    let program = Program::start(data.path());
    assert_eq!(player.look(&program), before);
    program.kill();
}
