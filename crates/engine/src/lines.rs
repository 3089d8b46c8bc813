//! Reads requests from any input line by line, and writes answers to any output.

use std::io::{self, BufRead, Write};

use crate::engine::Engine;
use crate::request::MAX_LINE;

/// Answers every line of `input` until it ends. Flushes each answer before it reads the next line.
///
/// Buffers at most [`MAX_LINE`] bytes: the rest of a longer line is skipped.
///
/// # Errors
/// If the input cannot be read or the output cannot be written.
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

/// Reads a line without its line feed; for one that is too long, its first `MAX_LINE + 1` bytes. False at the end.
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

    /// A reader that returns these errors first, and then the text.
    struct Failing(Vec<io::ErrorKind>, &'static [u8]);

    impl io::Read for Failing {
        fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
            match self.0.pop() {
                Some(error) => Err(error.into()),
                None => self.1.read(into),
            }
        }
    }

    /// The output of an engine for an input.
    fn said(errors: &[io::ErrorKind], text: &'static [u8]) -> (io::Result<()>, String) {
        let mut output = Vec::new();
        let input = io::BufReader::new(Failing(errors.to_vec(), text));
        let end = converse(&mut Engine::new([0; 32]), input, &mut output);
        (end, String::from_utf8(output).unwrap())
    }

    #[test]
    fn every_line_is_answered_by_a_line() {
        let (end, answers) = said(&[], b"{\"id\":1,\"do\":\"games\"}\n\n{\"id\":3}");
        end.unwrap();
        let answers: Vec<&str> = answers.split_terminator('\n').collect();
        let begins = [
            "{\"id\":1,\"ok\":true",
            "{\"id\":null,\"ok\":false",
            "{\"id\":3,\"ok\":false",
        ];
        assert_eq!(answers.len(), begins.len());
        let mut both = answers.iter().zip(begins);
        assert!(
            both.all(|(answer, begin)| answer.starts_with(begin)),
            "{answers:?}"
        );
    }

    #[test]
    fn reading_goes_on_after_an_interruption_and_no_other_error() {
        let (end, answers) = said(&[io::ErrorKind::Interrupted; 2], b"x");
        end.unwrap();
        assert_eq!(answers.lines().count(), 1);
        let (end, answers) = said(&[io::ErrorKind::PermissionDenied], b"x");
        assert_eq!(end.unwrap_err().kind(), io::ErrorKind::PermissionDenied);
        assert_eq!(answers, "");
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
