//! Requests line by line from any input, answers line by line to any output.

use std::io::{self, BufRead, Write};

use crate::engine::Engine;
use crate::request::MAX_LINE;

/// Answers every line of `input` until it ends. Each answer is flushed before the next line is read.
///
/// No more than a line of the greatest length is kept: of a longer one the rest is skipped unread.
///
/// # Errors
/// When the input cannot be read or the output cannot be written.
pub fn converse(
    engine: &mut Engine,
    mut input: impl BufRead,
    mut output: impl Write,
) -> io::Result<()> {
    let mut line = Vec::new();
    while next_line(&mut input, &mut line)? {
        let mut answer = engine.handle(&line);
        answer.push('\n');
        output.write_all(answer.as_bytes())?;
        output.flush()?;
    }
    Ok(())
}

/// Reads a line without its end; of one that is too long, its first `MAX_LINE + 1` bytes. False at the end.
fn next_line(input: &mut impl BufRead, line: &mut Vec<u8>) -> io::Result<bool> {
    line.clear();
    let mut any = false;
    loop {
        let chunk = match input.fill_buf() {
            Ok(chunk) => chunk,
            Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
            Err(error) => return Err(error),
        };
        if chunk.is_empty() {
            return Ok(any);
        }
        any = true;
        let end = chunk.iter().position(|byte| *byte == b'\n');
        let here = &chunk[..end.unwrap_or(chunk.len())];
        let room = (MAX_LINE + 1).saturating_sub(line.len());
        line.extend_from_slice(&here[..here.len().min(room)]);
        let used = here.len() + usize::from(end.is_some());
        input.consume(used);
        if end.is_some() {
            return Ok(true);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(input: &[u8], buffer: usize) -> Vec<Vec<u8>> {
        let mut input = io::BufReader::with_capacity(buffer, input);
        let mut line = Vec::new();
        let mut lines = Vec::new();
        while next_line(&mut input, &mut line).unwrap() {
            lines.push(line.clone());
        }
        lines
    }

    #[test]
    fn lines_are_split_at_line_feeds_alone_and_the_last_needs_none() {
        for buffer in [1, 3, 64] {
            assert_eq!(
                lines(b"a\n\nbc\r\nd", buffer),
                [&b"a"[..], b"", b"bc\r", b"d"]
            );
            assert_eq!(lines(b"a\n", buffer), [b"a"]);
            assert!(lines(b"", buffer).is_empty());
        }
    }

    #[test]
    fn a_line_of_the_greatest_length_is_read_and_a_longer_one_is_skipped() {
        let mut input = vec![b' '; MAX_LINE];
        input.push(b'\n');
        input.extend(vec![b' '; 3 * MAX_LINE]);
        input.extend(b"\nnext\n");
        let read = lines(&input, 8192);
        assert_eq!(
            read.iter().map(Vec::len).collect::<Vec<_>>(),
            [MAX_LINE, MAX_LINE + 1, 4]
        );
    }
}
