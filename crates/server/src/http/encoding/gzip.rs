//! Gzip streams with a compressed prefix and an uncompressed end (RFC 1951, RFC 1952).

use std::io::Write;

use flate2::write::DeflateEncoder;
use flate2::{Compression, Crc};

/// The header of a stream: magic number, deflate, no flags, no time, unknown system.
const HEAD: [u8; 10] = [0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff];
/// Maximum length of an uncompressed block: its length has 16 bits.
const BLOCK: usize = 0xffff;

/// A compressed prefix, flushed to a byte boundary, so that more blocks can follow.
pub(crate) struct Beginning {
    packed: Vec<u8>,
    /// The checksum of the plain prefix.
    crc: Crc,
}

impl Beginning {
    pub(crate) fn new(text: &[u8]) -> Beginning {
        let mut writer = DeflateEncoder::new(HEAD.to_vec(), Compression::best());
        // Writing to memory does not fail.
        let _ = writer.write_all(text).and_then(|()| writer.flush());
        let mut crc = Crc::new();
        crc.update(text);
        Beginning {
            packed: writer.get_ref().clone(),
            crc,
        }
    }

    /// The whole stream: the compressed prefix and the text, uncompressed.
    pub(crate) fn with_plain_end(&self, text: &[u8]) -> Vec<u8> {
        let mut stream = Vec::with_capacity(self.packed.len() + text.len() + 24);
        stream.extend_from_slice(&self.packed);
        for block in text.chunks(BLOCK) {
            stream.extend_from_slice(&block_head(false, block.len() as u16));
            stream.extend_from_slice(block);
        }
        stream.extend_from_slice(&block_head(true, 0));
        let mut crc = Crc::new();
        crc.combine(&self.crc);
        crc.update(text);
        stream.extend_from_slice(&crc.sum().to_le_bytes());
        stream.extend_from_slice(&crc.amount().to_le_bytes());
        stream
    }
}

/// The header of an uncompressed block: whether it is the last, its length and the complement of its length.
fn block_head(last: bool, length: u16) -> [u8; 5] {
    let [low, high] = length.to_le_bytes();
    [u8::from(last), low, high, !low, !high]
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::Read;

    #[test]
    fn a_stream_of_both_is_read_as_one_text() {
        let page = "<p>what every page has</p>".repeat(40);
        let beginning = Beginning::new(page.as_bytes());
        assert!(beginning.packed.len() * 4 < page.len());
        for length in [0, 1, 2, 255, 65_534, 65_535, 65_536, 200_000] {
            let own: Vec<u8> = (0..length).map(|at| (at % 251) as u8).collect();
            let stream = beginning.with_plain_end(&own);
            let mut read = Vec::new();
            // The checksum and the length at the end are checked as well; nothing may come after them.
            let mut reader = flate2::bufread::GzDecoder::new(stream.as_slice());
            reader.read_to_end(&mut read).unwrap();
            assert!(read == [page.as_bytes(), &own].concat(), "{length}");
            assert!(reader.into_inner().is_empty(), "{length}");
            // Each byte of it takes a byte, whatever stands beside it.
            assert!(stream.len() >= beginning.packed.len() + length);
        }
    }
}
