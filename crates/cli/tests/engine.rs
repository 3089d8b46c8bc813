//! The real process, driven through pipes.

#![allow(unreachable_pub, clippy::unwrap_used)]

use crate::session;

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, Command, Stdio};
use std::thread;

use session::Session;

fn engine() -> Child {
    Command::new(env!("CARGO_BIN_EXE_moonshot"))
        .arg("engine")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap()
}

#[test]
fn random_requests_leave_the_process_alive_and_its_state_right() {
    // A hundred thousand in `make test-all`.
    let batches = if std::env::var_os("MOONSHOT_LONG").is_some() {
        100
    } else {
        20
    };
    let mut child = engine();
    let mut input = child.stdin.take().unwrap();
    let mut output = BufReader::new(child.stdout.take().unwrap()).lines();
    let mut session = Session::new(2026);
    // A second engine in this process generates the requests; each of its answers is compared with a fold of the
    // accepted requests over the bare rules, and then with the answer of the real process.
    for batch in 0..batches {
        let exchanges: Vec<_> = (0..1000).map(|_| session.exchange()).collect();
        let mut expected = Vec::new();
        let mut lines = Vec::new();
        for (line, answer) in exchanges {
            lines.extend(line);
            lines.push(b'\n');
            expected.push(answer);
        }
        let writer = thread::spawn(move || {
            input.write_all(&lines).unwrap();
            input
        });
        for (place, answer) in expected.into_iter().enumerate() {
            assert_eq!(
                output.next().unwrap().unwrap(),
                answer,
                "request {place} of batch {batch}"
            );
        }
        input = writer.join().unwrap();
        assert!(child.try_wait().unwrap().is_none(), "the process lives");
    }
    drop(input);
    assert!(output.next().is_none(), "one answer a request");
    assert!(child.wait().unwrap().success());
    session.assert_varied(300 * batches);
}

#[test]
fn the_end_of_input_ends_the_process_quietly() {
    for input in [&b""[..], b"{\"do\":\"games\"}", b"nonsense\n"] {
        let mut child = engine();
        child.stdin.take().unwrap().write_all(input).unwrap();
        let output = child.wait_with_output().unwrap();
        assert!(output.status.success());
        assert!(output.stderr.is_empty());
        let lines = output.stdout.iter().filter(|byte| **byte == b'\n').count();
        assert_eq!(lines, usize::from(!input.is_empty()));
    }
}

#[test]
fn each_answer_comes_before_the_next_request() {
    let mut child = engine();
    let mut input = child.stdin.take().unwrap();
    let mut output = BufReader::new(child.stdout.take().unwrap()).lines();
    for _ in 0..3 {
        input.write_all(b"{\"do\":\"games\"}\n").unwrap();
        assert!(output.next().unwrap().unwrap().contains("\"ok\":true"));
    }
    drop(input);
    assert!(child.wait().unwrap().success());
}

#[test]
fn a_reader_that_goes_away_ends_the_process_quietly() {
    let mut child = engine();
    let mut input = child.stdin.take().unwrap();
    drop(child.stdout.take());
    while input.write_all(b"{\"do\":\"games\"}\n").is_ok() {}
    let output = child.wait_with_output().unwrap();
    assert!(output.status.success() && output.stderr.is_empty());
}
