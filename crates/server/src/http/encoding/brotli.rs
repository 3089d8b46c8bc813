//! Brotli streams with a compressed prefix and an uncompressed end (RFC 7932).

use std::io::Write;

use crate::http::encoding::{EFFORT, WINDOW};

/// Maximum length of an uncompressed block: its length has four hexadecimal digits.
const BLOCK: usize = 1 << 16;
/// The empty last block.
const END: u8 = 0b11;

/// Compresses a prefix and flushes it to a byte boundary, so that more blocks can follow.
pub(crate) fn beginning(text: &[u8]) -> Vec<u8> {
    let mut writer = brotli::CompressorWriter::new(Vec::new(), 4096, EFFORT, WINDOW);
    // Writing to memory does not fail.
    let _ = writer.write_all(text).and_then(|()| writer.flush());
    writer.get_ref().clone()
}

/// The whole stream: the compressed prefix and the text, uncompressed.
pub(crate) fn with_plain_end(beginning: &[u8], text: &[u8]) -> Vec<u8> {
    let mut stream = Vec::with_capacity(beginning.len() + text.len() + 8);
    stream.extend_from_slice(beginning);
    for block in text.chunks(BLOCK) {
        stream.extend_from_slice(&head(block.len()));
        stream.extend_from_slice(block);
    }
    stream.push(END);
    stream
}

/// The header of an uncompressed block. From the lowest bit: not the last block (0), a length of four digits (00), the
/// length minus one (16 bits), uncompressed (1), and zeros up to the byte boundary.
fn head(length: usize) -> [u8; 3] {
    let bits = ((length - 1) as u32) << 3 | 1 << 19;
    let [low, middle, high, _] = bits.to_le_bytes();
    [low, middle, high]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_stream_of_both_is_read_as_one_text() {
        let page = "<p>what every page has</p>".repeat(40);
        let packed = beginning(page.as_bytes());
        assert!(packed.len() * 4 < page.len());
        for length in [0, 1, 2, 255, 65_535, 65_536, 65_537, 200_000] {
            let own: Vec<u8> = (0..length).map(|at| (at % 251) as u8).collect();
            let stream = with_plain_end(&packed, &own);
            let mut read = Vec::new();
            brotli::BrotliDecompress(&mut stream.as_slice(), &mut read).unwrap();
            assert!(read == [page.as_bytes(), &own].concat(), "{length}");
            // Each byte of it takes a byte, whatever stands beside it.
            assert!(stream.len() >= packed.len() + length);
        }
    }
}
